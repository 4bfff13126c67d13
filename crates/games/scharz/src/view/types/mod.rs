//! The types of a view, exported to the browser.

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

mod battle;
mod crops;
mod market;
mod meals;
mod seats;
mod talks;

use engine::{List, Seat};
use serde::Serialize;
use ts_rs::TS;

use super::prompt::ScharzPromptId;
use crate::action::Action;
use crate::data::maps::{Climate, MapId, Space};
use crate::ids::{
    Building, Good, Herd, Kind, Level, Mode, Orders, PactKind, Post, Season, Settlement, Trouble, Way,
    Winter, Yard,
};
use crate::phases::{Phase, PhaseState};
use crate::setup::EmptySettlement;
use crate::state::{Fight, World};

pub use battle::*;
pub use crops::*;
pub use market::*;
pub use meals::*;
pub use seats::*;
pub use talks::*;

seen! {
    /// Everything one viewer may see.
    ScharzView {
        map: MapId,
        mode: Mode,
        orders: Orders,
        /// What a settlement without a garrison is worth (R16); the calculator asks with it.
        empty_settlement: EmptySettlement,
        year: u8,
        years: u8,
        season: Season,
        phase: Phase,
        /// The phase of the calendar, also while room is made in between (5.0).
        stage: Phase,
        /// The phases of this season in which somebody may be asked, in order.
        calendar: Vec<Phase>,
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
        /// What the battles and assaults on the table, or just ahead, would bring.
        odds: Vec<ScharzOdds>,
        /// Proposals to and from the viewer.
        offers: Vec<ScharzOffer>,
        /// Proposals the viewer may make or is making, and what would follow.
        deals: Vec<ScharzDeal>,
        /// The viewer's own clicks in the step that is open.
        draft: Vec<Action>,
        /// The same as moves from space to space.
        moves: Vec<ScharzMove>,
        /// What these clicks would bring upon the viewer.
        warnings: Vec<ScharzWarning>,
        /// What feeding would take from the viewer who is ready now, as the clicks that one could make instead.
        hunger: Vec<Action>,
        /// What the viewer's realm would eat now, part by part, while food is handed out.
        meals: Vec<ScharzMeal>,
        /// The dice of the summer weather, while they lie on the table.
        weather: Vec<ScharzWeather>,
        /// The viewer's harvest as it would be brought in now.
        harvest: Option<ScharzHarvest>,
        /// What things cost the viewer now.
        prices: Option<ScharzPrices>,
        /// What each click open to the viewer moves of its gold, prestige, victory points and food, if anything.
        costs: Vec<ScharzCost>,
        /// What each own click of the open step has moved so far.
        basket: Vec<ScharzCost>,
        /// All building sites: crew, finishing date, use.
        sites: Vec<ScharzSite>,
        /// What clicks open to the viewer would make of its sites.
        works: Vec<ScharzWorks>,
        prompt: ScharzPrompt,
        winner: Option<Seat>,
        way: Option<Way>,
        places: Vec<u8>,
        /// The public position itself. Two positions can look alike above and still go on differently (which of two
        /// equal units has marched, in which slot it stands), while all of that is public: whoever compares views, as
        /// laws 6 and 7 of the test kit do, must see them differ. It is never sent: browsers need only the above.
        #[serde(skip)]
        #[ts(skip)]
        table: Box<(World, Fight, PhaseState, List<PhaseState, 3>)>,
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
        /// Workers on the site, and the fewest it needs.
        workers: u8,
        builders: u8,
        /// Rounds until it is finished at this pace; `null` without workers.
        rounds: Option<u8>,
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
        /// Enemies face each other: locked in Special, Herds and Retreat.
        contested: bool,
        encircled: bool,
        /// Who encircles it.
        besiegers: Vec<Seat>,
        /// Connected for the one who controls or holds it.
        connected: bool,
        /// Light infantry and mercenaries that can still be had here this round.
        levies: u8,
        hires: u8,
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
        /// Ships that carry somebody.
        laden: u8,
        /// Not connected to an own settlement (5.0).
        cut_off: bool,
    }

    ScharzPact {
        kind: PactKind,
        superior: Seat,
        inferior: Seat,
        years: u8,
        permanent: bool,
        /// It ends at the New Year of this year.
        ends: Option<u8>,
    }

    ScharzWinter {
        climate: Climate,
        winter: Winter,
    }

    /// An order being written.
    ScharzMove {
        from: Space,
        to: Space,
        /// `go`, `board`, `moor`, `transfer`, `drive` or `carry`.
        way: String,
        kind: Option<Kind>,
        level: Option<Level>,
        herd: Option<Herd>,
        good: Option<Good>,
        count: u8,
        /// As many could have gone there.
        most: u8,
        /// The number of its first click in the draft.
        click: u8,
    }

    ScharzWarning {
        trouble: Trouble,
        at: Option<Space>,
        /// Gold that the wages lack.
        missing: i16,
    }
}

/// What is asked; the fields beside the id are the arguments of its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "scharz/")]
pub struct ScharzPrompt {
    pub id: ScharzPromptId,
    /// The chapter of the rules page.
    pub rule: &'static str,
    pub at: Option<Space>,
    pub kind: Option<Kind>,
    pub herd: Option<Herd>,
    /// The brown die on the table.
    pub die: Option<u8>,
    /// The start piece that is put now, its level, and how many like it are left with it; or fish to be landed.
    pub piece: Option<StartPiece>,
    pub level: Option<Level>,
    pub left: usize,
}

/// A piece of the prologue, by its name (4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
#[ts(export, export_to = "scharz/")]
pub enum StartPiece {
    Built(Building),
    Unit(Kind),
    Herd(Herd),
    Good(Good),
}
