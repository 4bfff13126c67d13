//! Scenario files: positions anybody can write without Rust.

#[test]
fn scenarios_hold() {
    testkit::scenario::check_dir::<heads_of_state::HeadsOfState>("tests/scenarios");
}
