//! Scenario files: positions anybody can write without Rust.

#[test]
fn scenarios_hold() {
    testkit::scenario::check_dir::<lancaster::Lancaster>("tests/scenarios");
}
