//! The laws every game must pass, over every seat count and every option.

use regents::{Regents, Setup};

testkit::laws!(Regents, Setup::every());

#[test]
fn a_state_is_small_and_flat() {
    assert!(size_of::<Regents>() <= 512, "{} bytes", size_of::<Regents>());
    assert!(size_of::<regents::Action>() <= 8);
}
