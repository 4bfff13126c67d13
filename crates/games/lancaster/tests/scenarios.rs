//! Scenario files: positions anybody can write without Rust.

#[test]
fn scenarios_hold() {
    testkit::check_scenarios::<lancaster::Lancaster>("tests/scenarios");
}
