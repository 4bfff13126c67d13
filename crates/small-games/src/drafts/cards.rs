//! The thirty cards of this game.

use engine::Chance;

pub const N_CARDS: u8 = 30;

pub type Cards = crate::cards::Cards<N_CARDS>;

impl Cards {
    /// One card, each equally likely. The set must not be empty.
    pub fn random(self, chance: &mut dyn Chance) -> u8 {
        let index = chance.below(self.len() as u32) as usize;
        self.iter().nth(index).expect("a draw below the number of cards")
    }

    /// What the cards count at the end (D4).
    pub fn worth(self) -> i32 {
        self.iter().map(|card| i32::from(card % 3) + 1).sum()
    }
}
