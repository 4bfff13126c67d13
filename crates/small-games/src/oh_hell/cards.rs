//! The 52 cards, suit by suit.

pub const N_SUITS: u8 = 4;
pub const N_RANKS: u8 = 13;
pub const N_CARDS: u8 = N_SUITS * N_RANKS;

pub type Cards = crate::cards::Cards<N_CARDS>;

pub const fn suit_of(card: u8) -> u8 {
    card / N_RANKS
}

impl Cards {
    #[must_use]
    pub const fn of_suit(self, suit: u8) -> Self {
        Self(self.0 & ((1 << N_RANKS) - 1) << (suit * N_RANKS))
    }
}
