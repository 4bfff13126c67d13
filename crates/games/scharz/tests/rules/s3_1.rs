//! 3.1 Dice.

use scharz::data::Dye;
use scharz::data::Ground;
use scharz::*;

/// White 2, blue 3, red 4, reversed white 4 of 6 (3.1).
#[test]
fn dice_have_their_faces() {
    let swords = |dye: Dye| (1..=6).filter(|&rolled| dye.is_sword(rolled)).count();
    assert_eq!([Dye::White, Dye::Blue, Dye::Red, Dye::Reversed].map(swords), [2, 3, 4, 4]);
    assert_eq!(scharz::data::dice(Kind::LightInfantry, Ground::Difficult), (1, Dye::Reversed));
}
