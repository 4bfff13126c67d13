//! Scenario files: positions anybody can write without Rust.

#[test]
fn scenarios_hold() {
    testkit::scenario::check_dir::<scharz::Scharz>("tests/scenarios");
}
