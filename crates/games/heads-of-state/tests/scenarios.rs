//! Scenario files: positions anybody can write without Rust.

#[test]
fn scenarios_hold() {
    testkit::check_scenarios::<heads_of_state::HeadsOfState>("tests/scenarios");
}
