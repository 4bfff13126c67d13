//! Scenario files: positions anybody can write without Rust.

#[test]
fn scenarios_hold() {
    testkit::check_scenarios::<regents::Regents>("tests/scenarios");
}
