//! The market and building sites in a view.

use serde::Serialize;
use ts_rs::TS;

use crate::action::Action;
use crate::data::maps::Space;
use crate::ids::{Building, Commander, Herd, Kind, Proposal, Season};

seen! {
    ScharzCost {
        action: Action,
        gold: i16,
        prestige: i16,
        victory_points: i16,
        grain: i16,
        fish: i16,
    }

    /// A building site as it stands or would stand.
    ScharzSite {
        at: Space,
        building: Building,
        /// Workers, and the fewest it needs.
        workers: u8,
        builders: u8,
        /// Per cent.
        progress: u8,
        /// Rounds until it is finished with this crew, and when that is; `null` while nothing grows.
        rounds: Option<u8>,
        finished: Option<ScharzDate>,
        gains: ScharzGains,
    }

    ScharzDate {
        year: u8,
        season: Season,
    }

    /// What a finished building adds, as things stand now.
    #[derive(Default)]
    ScharzGains {
        taxes: i16,
        importance: i16,
        /// Room for units and grain, and for ships and fish.
        storage: i16,
        berths: i16,
        shields: i16,
        /// Light infantry and mercenaries each round.
        levies: i16,
        hires: i16,
    }

    /// Clicks one after the other, and the site after the last of them: the first one begins a site, hurries it or
    /// sends a worker; each further one sends one more worker.
    ScharzWorks {
        clicks: Vec<Action>,
        site: ScharzSite,
    }

    /// Prices with all rebates of the viewer (3.5, 3.7, 3.10, 3.11).
    ScharzPrices {
        units: Vec<ScharzUnitPrice>,
        /// For each level above standard of a mercenary or elephant.
        level: i16,
        recruit: i16,
        training: i16,
        cleaning: i16,
        buildings: Vec<ScharzBuildingPrice>,
        herds: Vec<ScharzHerdPrice>,
        commanders: Vec<ScharzCommanderPrice>,
        proposals: Vec<ScharzTerms>,
    }

    ScharzUnitPrice {
        kind: Kind,
        gold: i16,
        /// In place of gold, or beside a little of it, where that is possible.
        prestige: Option<i16>,
    }

    ScharzBuildingPrice {
        building: Building,
        gold: i16,
        hurry: i16,
        builders: u8,
    }

    ScharzHerdPrice {
        herd: Herd,
        buy: i16,
        sell: i16,
        /// Meat in this season; `null`: not allowed.
        meat: Option<u8>,
    }

    ScharzCommanderPrice {
        commander: Commander,
        gold: i16,
        wage: i16,
    }

    /// What a proposal moves when it is accepted: first who receives or rules, then who pays or serves; of aid first
    /// who takes, then who gives.
    ScharzTerms {
        proposal: Proposal,
        least_gold: i16,
        victory_points: Vec<i16>,
        prestige: Vec<i16>,
    }
}
