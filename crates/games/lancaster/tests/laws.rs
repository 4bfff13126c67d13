//! The laws of the test kit, over every seat count and every option.

use lancaster::{Lancaster, Setup};

testkit::laws!(Lancaster, Setup::every());

/// 512 bytes are the budget; bots copy states by the million.
#[test]
fn a_state_is_small() {
    assert!(size_of::<Lancaster>() <= 512, "{} bytes", size_of::<Lancaster>());
    assert!(size_of::<lancaster::Action>() <= 8, "{} bytes", size_of::<lancaster::Action>());
}
