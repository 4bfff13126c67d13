//! What things are worth in points, by the rounds still to come after this one. The numbers were found by letting
//! habits with different ones play against each other.

use std::sync::LazyLock;

use lancaster::data::{self, SpaceReward, Tokens};
use lancaster::{Lancaster, Space, Strength};

/// One gold, squire or voting marker kept for the next rounds, by rounds to come.
const GOLD: [f32; N_ROUNDS] = [0.05, 0.7, 0.8, 0.85, 0.9];
const SQUIRE: [f32; N_ROUNDS] = [0.05, 0.65, 0.75, 0.8, 0.85];
const VOTE: [f32; N_ROUNDS] = [0.0, 0.4, 0.3, 0.3, 0.3];
/// One placement of a knight, by its strength.
const ACTION: [f32; 4] = [2.2, 2.9, 3.7, 4.6];
/// The same for an ally's knight: it earns nothing, but helps and hinders.
const ALLY_ACTION: [f32; 4] = [0.7, 1.0, 1.3, 1.6];
/// One point of strength, or one extension, in the race for first and second place.
const IN_THE_RACE: f32 = 0.9;
/// How often an Armoury, or a Tiltyard, will be paid for in a later round.
const ARMOURY_USE: f32 = 0.4;
const TILTYARD_USE: f32 = 0.5;

const N_ROUNDS: usize = data::ROUNDS as usize;

static WORTHS: LazyLock<[Worth; N_ROUNDS]> = LazyLock::new(|| std::array::from_fn(Worth::new));

/// What a player believes things to be worth in one round.
#[derive(Clone, Debug)]
pub(super) struct Worth {
    pub rounds_to_come: f32,
    pub gold: f32,
    pub squire: f32,
    pub vote: f32,
    action: [f32; 4],
    knight: [f32; 4],
    ally_knight: [f32; 4],
    extension: [f32; 6],
    pub in_the_race: f32,
}

impl Worth {
    pub fn of(state: &Lancaster) -> &'static Worth {
        &WORTHS[usize::from(data::ROUNDS.saturating_sub(state.round)).min(N_ROUNDS - 1)]
    }

    /// One placement of this knight.
    pub fn action(&self, knight: Strength) -> f32 {
        self.action[knight as usize - 1]
    }

    pub fn ally_action(&self, knight: Strength) -> f32 {
        ALLY_ACTION[knight as usize - 1]
    }

    /// All placements of this knight from the next round on.
    pub fn knight(&self, knight: Strength) -> f32 {
        self.knight[knight as usize - 1]
    }

    pub fn ally_knight(&self, knight: Strength) -> f32 {
        self.ally_knight[knight as usize - 1]
    }

    /// What is lost with a knight that goes back to reserve.
    pub fn loss(&self, knight: Strength) -> f32 {
        self.knight(knight) + f32::from(knight.value()) * self.in_the_race
    }

    pub fn recruit(&self) -> f32 {
        self.loss(Strength::One)
    }

    pub fn upgrade(&self, knight: Strength) -> f32 {
        knight.above().map_or(0.0, |above| self.loss(above) - self.loss(knight))
    }

    /// What an extension brings from the next round on, the race for the best castle apart.
    pub fn extension(&self, space: Space) -> f32 {
        self.extension[space as usize]
    }

    pub fn tokens(&self, tokens: Tokens) -> f32 {
        f32::from(tokens.gold) * self.gold
            + f32::from(tokens.squires) * self.squire
            + f32::from(tokens.votes) * self.vote
    }

    fn new(rounds: usize) -> Self {
        let rounds_to_come = rounds as f32;
        Self {
            rounds_to_come,
            gold: GOLD[rounds],
            squire: SQUIRE[rounds],
            vote: VOTE[rounds],
            action: ACTION,
            knight: ACTION.map(|action| action * rounds_to_come),
            ally_knight: ALLY_ACTION.map(|action| action * rounds_to_come),
            extension: Space::ALL.map(|space| (0..rounds).map(|later| income(space, later)).sum()),
            in_the_race: IN_THE_RACE,
        }
    }
}

/// What a space is expected to bring in one round, with so many to come after it.
fn income(space: Space, rounds: usize) -> f32 {
    let profit = |gain: f32, squires: u8| (gain - f32::from(squires) * SQUIRE[rounds]).max(0.0);
    match data::space(space) {
        SpaceReward::Gain(Tokens { gold, squires, votes }) => {
            f32::from(gold) * GOLD[rounds]
                + f32::from(squires) * SQUIRE[rounds]
                + f32::from(votes) * VOTE[rounds]
        }
        SpaceReward::Recruit { squires } => {
            ARMOURY_USE * profit(ACTION[0] * rounds as f32 + IN_THE_RACE, squires)
        }
        SpaceReward::Upgrade { squires } => {
            TILTYARD_USE * profit((ACTION[1] - ACTION[0]) * rounds as f32 + IN_THE_RACE, squires)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lasts_is_worth_more_early() {
        for (late, early) in WORTHS.iter().zip(&WORTHS[1..]) {
            assert!(early.recruit() > late.recruit());
            assert!(early.upgrade(Strength::Two) > late.upgrade(Strength::Two));
            assert!(Space::ALL.iter().all(|&space| early.extension(space) >= late.extension(space)));
        }
    }
}
