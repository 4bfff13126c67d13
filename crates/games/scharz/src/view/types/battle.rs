//! Battles and their odds in a view.

use engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use super::ScharzStack;
use crate::data::maps::Space;
use crate::ids::{Kind, Level, Rank};

seen! {
    /// The battle or assault on the table.
    ScharzBattle {
        at: Space,
        round: u8,
        is_assault: bool,
        breached: bool,
        is_charge: bool,
        /// Shields of the walls that an assault must break in one round.
        walls: u8,
        sides: Vec<ScharzSide>,
    }

    ScharzSide {
        seat: Seat,
        is_attacker: bool,
        /// It counts the other as its rival.
        is_rival: bool,
        units: Vec<ScharzStack>,
        /// The units by line, in the order in which they die.
        lines: Vec<ScharzLine>,
        dice: Vec<ScharzDie>,
        /// Swords not yet dealt, shields in their way.
        swords: u8,
        shields: u8,
        free: u8,
        tally: ScharzTally,
    }

    ScharzLine {
        rank: Rank,
        kind: Kind,
        level: Level,
        count: u8,
        /// Of each unit.
        lives: u8,
        on_site: bool,
    }

    /// Where the swords of the roll on the table come from.
    ScharzTally {
        rolled: u8,
        /// For every three blanks.
        blanks: u8,
        /// For number against rivals, or morale.
        number: u8,
        /// Lost to low morale.
        loss: u8,
        /// Free swords of the round before.
        free: u8,
        total: u8,
    }

    ScharzDie {
        kind: Kind,
        level: Level,
        /// White, blue, red or reversed.
        colour: String,
        sword: bool,
        /// Rolled by `unit`, the seventh die (`extra`), or fort and `walls`.
        source: String,
        /// Rolled again for prestige so often.
        paid: u8,
    }

    /// For the attacker, in per cent; nobody flees or pays.
    ScharzOdds {
        at: Space,
        by: Seat,
        target: Seat,
        is_assault: bool,
        win: u8,
        lose: u8,
        draw: u8,
        /// Units that fall on average, in tenths: the attacker's, the defender's.
        losses: Vec<u16>,
        /// So many clashes were tried; 0: this is exact.
        samples: u16,
        /// The dice of a round lie on the table: `next_round` is what is left of it.
        this_round: bool,
        /// Of the losses in the next combat round.
        next_round: Vec<u16>,
        /// The same of `next_round` and `breach`.
        next_samples: u16,
        /// The chance that the walls fall in it, in per cent.
        breach: Option<u8>,
    }
}
