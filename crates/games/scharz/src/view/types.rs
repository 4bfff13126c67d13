//! The types of a view, exported to the browser.

use engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use super::ScharzPrompt;
use crate::action::Action;
use crate::fight::Fight;
use crate::ids::{
    Building, Commander, Faction, Giver, Goal, Herd, Kind, Level, Mode, Orders, PactKind, Post, Proposal,
    Season, Settlement, Way, Winter, Yard,
};
use crate::maps::{Climate, MapId, Space};
use crate::state::{Cursor, Phase};
use crate::world::World;

/// A plain record of the view.
macro_rules! seen {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
            #[ts(export, export_to = "scharz/")]
            pub struct $name { $($(#[$field_doc])* pub $field: $type,)* }
        )*
    };
}

seen! {
    /// Everything one viewer may see.
    ScharzView {
        map: MapId,
        mode: Mode,
        orders: Orders,
        year: u8,
        years: u8,
        season: Season,
        phase: Phase,
        /// Initiative order of those still in the game.
        order: Vec<Seat>,
        /// Spaces with something on them, in the order of their ids.
        spaces: Vec<ScharzField>,
        seats: Vec<ScharzSeat>,
        pacts: Vec<ScharzPact>,
        winter: Vec<ScharzWinter>,
        storms: bool,
        frozen: Vec<Space>,
        battle: Option<ScharzBattle>,
        /// Proposals to and from the viewer.
        offers: Vec<ScharzOffer>,
        /// The viewer's own clicks in the step that is open.
        draft: Vec<Action>,
        prompt: ScharzPrompt,
        winner: Option<Seat>,
        way: Option<Way>,
        places: Vec<u8>,
        /// The public position itself, for programs. It tells apart what looks alike above, such as which of two
        /// equal units has marched; nothing in it is secret.
        #[serde(skip)]
        #[ts(skip)]
        table: Box<(World, Fight, Cursor)>,
    }

    /// One space with all that lies on it.
    ScharzField {
        at: Space,
        owner: Option<Seat>,
        settlement: Settlement,
        yard: Yard,
        fort: bool,
        site: Option<Building>,
        /// Per cent.
        progress: u8,
        /// What the site grows this round, in per cent.
        pace: u8,
        hurried: u8,
        plundered: bool,
        crop: u8,
        crop_owner: Option<Seat>,
        herds: Vec<ScharzHerd>,
        inside: Vec<Herd>,
        grain: u8,
        grain_room: u8,
        fish: u8,
        fish_room: u8,
        garrison: u8,
        storage: u8,
        moored: u8,
        berths: u8,
        defence: u8,
        shields: u8,
        controlled_by: Option<Seat>,
        held_by: Option<Seat>,
        contested: bool,
        encircled: bool,
        /// Connected for the one who controls or holds it.
        connected: bool,
        stacks: Vec<ScharzStack>,
    }

    ScharzHerd {
        herd: Herd,
        owner: Seat,
    }

    /// Units that look alike.
    ScharzStack {
        owner: Seat,
        kind: Kind,
        level: Level,
        post: Post,
        count: u8,
        /// Of them have used their normal capacity.
        moved: u8,
        training: u8,
    }

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
        goals: Vec<ScharzGoal>,
        dominance_needs: i16,
        importance: i32,
        feeds_settlements: bool,
        taxes: i16,
        feast: i16,
        larder: ScharzLarder,
    }

    ScharzGoal {
        goal: Goal,
        have: i16,
        need: i16,
    }

    /// The food of the coming winter, as it stands now.
    ScharzLarder {
        rations: u16,
        fodder: u16,
        grain: u16,
        fish: u16,
        is_enough: bool,
    }

    ScharzPact {
        kind: PactKind,
        superior: Seat,
        inferior: Seat,
        years: u8,
        permanent: bool,
    }

    ScharzWinter {
        climate: Climate,
        winter: Winter,
    }

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
        units: Vec<ScharzStack>,
        dice: Vec<ScharzDie>,
        swords: u8,
        shields: u8,
        free: u8,
    }

    ScharzDie {
        kind: Kind,
        level: Level,
        /// White, blue, red or reversed.
        colour: String,
        sword: bool,
    }

    ScharzOffer {
        by: Seat,
        target: Seat,
        proposal: Proposal,
        giver: Giver,
        gold: u8,
        permanent: bool,
        /// Accepting it ends the match.
        wins: bool,
    }
}
