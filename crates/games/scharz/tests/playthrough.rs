//! Random matches as readable text: a quick one and a full one.

use scharz::{MapId, Mode, Scharz, Setup};

#[test]
fn a_quick_match() {
    let setup = Setup::new(2, MapId::Italia, Mode::Quick, 2);
    insta::assert_snapshot!("quick", testkit::playthrough::<Scharz>(setup, 7, 400));
}

#[test]
fn an_extended_match() {
    let setup = Setup::new(3, MapId::Huns, Mode::Extended, 2);
    insta::assert_snapshot!("extended", testkit::playthrough::<Scharz>(setup, 7, 400));
}
