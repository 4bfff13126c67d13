//! The laws of the test kit, over every map, mode and option, and what else must hold in every match.

mod conservation;
mod coverage;
mod random;
pub mod stubborn;
pub mod waste;

use scharz::{Scharz, Setup};

testkit::laws!(Scharz, Setup::every_board(), matches = 1);

/// 8 KiB are the budget; bots copy states by the million.
#[test]
fn a_state_is_small() {
    assert!(size_of::<Scharz>() <= 8 * 1024, "{} bytes", size_of::<Scharz>());
    assert!(size_of::<scharz::Action>() <= 8, "{} bytes", size_of::<scharz::Action>());
}
