//! How a search goes about it. Former manners stay, as opponents by which progress is measured.

use crate::rollout::Judging;

/// The search of today, or a former one (`king@1`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Edition {
    First,
    #[default]
    Present,
}

/// What is not the same in all editions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Manner {
    pub judging: Judging,
    /// The weight of trying untried actions, in units of the rewards' spread.
    pub exploration: f32,
    /// A node is opened when it is visited for the so-manieth time; if nothing is said here, the habits know.
    pub opens_at: Option<u32>,
    /// Where plans are compared: the number played out is the square root of the iterations divided by this, as the first
    /// ones tell the most.
    pub price: f32,
}

impl Edition {
    pub(crate) fn manner(self) -> &'static Manner {
        match self {
            Edition::First => {
                &Manner { judging: Judging::Points, exploration: 3.0, opens_at: Some(2), price: 4.5 }
            }
            Edition::Present => {
                &Manner { judging: Judging::Chances, exploration: 3.0, opens_at: None, price: 2.0 }
            }
        }
    }

    /// What follows the name of a bot.
    pub(crate) fn suffix(self) -> &'static str {
        match self {
            Edition::First => "@1",
            Edition::Present => "",
        }
    }
}
