//! What a view says of each player.

use engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::ids::{Commander, Faction, Goal, Mood, Part, Season, Way};
use crate::phases::Phase;

seen! {
    ScharzSeat {
        seat: Seat,
        faction: Option<Faction>,
        rival: Option<Seat>,
        gold: i16,
        prestige: i16,
        victory_points: i16,
        commander: Commander,
        is_out: bool,
        is_away: bool,
        announced: Option<Way>,
        /// Prestige value of units destroyed and lost this year.
        destroyed: i16,
        lost: i16,
        units: u8,
        unit_limit: u8,
        tiles: u8,
        tile_limit: u8,
        /// Wants to be asked only for trade, the season's own phase or trouble.
        quiet: bool,
        /// Extended.
        morale: Option<Mood>,
        /// Others who pay or serve, of all others.
        sovereignty: ScharzProgress,
        /// Victory points, and how many Dominance needs.
        dominance: ScharzProgress,
        /// Minor goals that are met, of two.
        power: ScharzProgress,
        goals: Vec<ScharzGoal>,
        importance: i32,
        importance_parts: Vec<ScharzPart>,
        feeds_settlements: bool,
        /// What Taxes would bring now, and what of it goes to the lord.
        taxes: i16,
        tax_to_lord: i16,
        /// Prestige of a small feast; grain that a double and a triple one cost.
        feast: i16,
        feast_costs: Vec<u16>,
        /// Wages of the next pay day, as things stand.
        wages: i16,
        /// Wages and taxes until the year is over, in the order in which they come.
        purse: Vec<ScharzPayment>,
        larder: ScharzLarder,
    }

    /// Gold that comes or goes, and what is left then.
    ScharzPayment {
        step: Phase,
        season: Season,
        gold: i16,
        left: i16,
    }

    ScharzGoal {
        goal: Goal,
        have: i16,
        need: i16,
        met: bool,
    }

    ScharzProgress {
        have: i16,
        need: i16,
    }

    /// A line of the count of Importance.
    ScharzPart {
        part: Part,
        points: i32,
    }

    /// The food of the coming winter, as it stands now.
    ScharzLarder {
        rations: u16,
        fodder: u16,
        grain: u16,
        fish: u16,
        /// Grain missing without slaughter, in each part of the realm that eats by itself.
        missing: u16,
        /// Meat that all fed herds would give in winter.
        meat: u16,
        /// Grain on own crops that is still to be harvested.
        crops: u16,
        is_enough: bool,
    }
}
