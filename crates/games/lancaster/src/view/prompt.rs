//! What is expected of a viewer, or for whom it waits: the closed list of prompts. Texts: `lancaster-prompt-<id>`.

use engine::{Seat, Status};
use serde::Serialize;
use ts_rs::TS;

use crate::data::{self, Condition, LawReward};
use crate::ids::{Banner, County, House, Law, Place, Space};
use crate::phases::castle::{self, Turn};
use crate::realm::knights::Strength;
use crate::realm::operations::ransom_of;
use crate::state::{Lancaster, PhaseState};

/// A prompt, and which rule says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterAsked {
    #[serde(flatten)]
    pub prompt: LancasterPrompt,
    pub rule: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "id", rename_all = "snake_case")]
#[ts(export, export_to = "lancaster/")]
pub enum LancasterPrompt {
    ChooseExtension,
    Place {
        knights: u8,
    },
    AddSquires {
        knight: Strength,
        county: County,
        needed: u8,
        owned: u8,
    },
    PickFavour {
        banner: Banner,
    },
    FavourUpgrade {
        banner: Banner,
    },
    FavourNoble {
        banner: Banner,
    },
    /// `nth` of three votes.
    Vote {
        nth: u8,
        law: Law,
        votes: u8,
    },
    LawUpgrade {
        law: Law,
    },
    LawExtension {
        law: Law,
        left: u8,
    },
    LawPay {
        law: Law,
        at_most: u8,
    },
    /// What taking noble and reward costs.
    Claim {
        banner: Banner,
        county: County,
        gold: u8,
        price_of_both: u8,
    },
    CountyBuild {
        county: County,
    },
    CountyUpgrade {
        banner: Banner,
        county: County,
    },
    Cross {
        banner: Banner,
        county: County,
    },
    NameStartPlayer,
    /// How many squires there are once everything that needs no payment and no choice is scored.
    Castle {
        squires: u8,
        squires_after_income: u8,
        /// What may be used or left unused.
        offers: Vec<LancasterOffer>,
    },
    CastleUpgrade {
        banner: Banner,
    },
    Ransom {
        conflict: Place,
        france: u8,
        knights: Vec<u8>,
        /// Of each captive, in the same order.
        prices: Vec<u8>,
        price_of_all: u8,
        gold: u8,
    },
    /// The viewer's choice is sealed; the others still choose.
    Sealed {
        waiting_for: LancasterTask,
        #[serde(flatten)]
        about: LancasterAbout,
    },
    /// Somebody else decides.
    Waiting {
        seat: Seat,
        waiting_for: LancasterTask,
        #[serde(flatten)]
        about: LancasterAbout,
    },
    /// For a spectator: several choose in secret.
    WaitingForAll {
        waiting_for: LancasterTask,
        #[serde(flatten)]
        about: LancasterAbout,
    },
    Over,
}

/// What somebody else's question is about: all that the table marks for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterAbout {
    pub banner: Option<Banner>,
    pub knight: Option<Strength>,
    pub county: Option<County>,
    pub conflict: Option<Place>,
    pub law: Option<Law>,
    /// Of the three votes.
    pub nth: Option<u8>,
}

/// An item of the castle that costs squires, or one of the ally's that may be left unused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterOffer {
    pub banner: Banner,
    pub space: Space,
    /// In squires.
    pub price: u8,
    /// Whether it could be carried out as things stand, once paid for.
    pub is_possible: bool,
}

/// What somebody is busy with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "lancaster/")]
#[allow(clippy::enum_variant_names, reason = "ids are unique across kinds")]
pub enum LancasterTask {
    TaskExtension,
    TaskPlace,
    TaskFavour,
    TaskVote,
    TaskLaw,
    TaskCounty,
    TaskStartPlayer,
    TaskCastle,
    TaskRansom,
}

pub(crate) fn asked(state: &Lancaster, viewer: Option<Seat>) -> LancasterAsked {
    LancasterAsked { prompt: prompt(state, viewer), rule: rule(state) }
}

/// The paragraph of the rules page that the decision under way belongs to.
fn rule(state: &Lancaster) -> &'static str {
    match state.phase {
        PhaseState::Extension { .. } => "4.1",
        PhaseState::Place { .. }
        | PhaseState::Squires { .. }
        | PhaseState::FavourPick { .. }
        | PhaseState::FavourUpgrade { .. }
        | PhaseState::FavourNoble { .. } => "5.4",
        PhaseState::Vote { .. } | PhaseState::Law { .. } => "5.5",
        PhaseState::County { .. }
        | PhaseState::CountyBuild { .. }
        | PhaseState::CountyUpgrade { .. }
        | PhaseState::CountyCross { .. }
        | PhaseState::StartPlayer { .. } => "5.6",
        PhaseState::Castle { .. } | PhaseState::CastleUpgrade { .. } => "5.7",
        PhaseState::Ransom { .. } => "5.8",
        PhaseState::Over => "6",
    }
}

fn prompt(state: &Lancaster, viewer: Option<Seat>) -> LancasterPrompt {
    let status = state.current_status();
    match status {
        Status::Over => LancasterPrompt::Over,
        Status::Turn { seat } if Some(seat) == viewer => own_turn(state, seat),
        Status::Turn { seat } => {
            LancasterPrompt::Waiting { seat, waiting_for: task(state), about: about(state) }
        }
        // Who else is ready is told by the status, not by the view.
        Status::Together { pending, .. } => match viewer {
            Some(seat) if pending.contains(seat) => own_turn(state, seat),
            Some(_) => LancasterPrompt::Sealed { waiting_for: task(state), about: about(state) },
            None => LancasterPrompt::WaitingForAll { waiting_for: task(state), about: about(state) },
        },
    }
}

fn own_turn(state: &Lancaster, seat: Seat) -> LancasterPrompt {
    use LancasterPrompt as P;
    let player = &state.players[seat];
    match state.phase {
        PhaseState::Extension { .. } => P::ChooseExtension,
        PhaseState::Place { .. } => {
            let courts =
                state.banners().iter().map(|&banner| state.household(House { seat, banner }).court.n());
            P::Place { knights: courts.sum() }
        }
        PhaseState::Squires { knight, county, .. } => {
            let needed = state.squires_needed(House::own(seat), knight, county).unwrap_or(0);
            P::AddSquires { knight, county, needed, owned: player.squires }
        }
        PhaseState::FavourPick { house } => P::PickFavour { banner: house.banner },
        PhaseState::FavourUpgrade { house } => P::FavourUpgrade { banner: house.banner },
        PhaseState::FavourNoble { house } => P::FavourNoble { banner: house.banner },
        PhaseState::Vote { nth } => match state.proposals[usize::from(nth)] {
            Some(law) => P::Vote { nth: nth + 1, law, votes: player.votes },
            None => P::Over,
        },
        PhaseState::Law { nth, left, .. } => law_prompt(state, seat, state.laws[usize::from(nth)], left),
        PhaseState::County { county } => {
            let banner = state.holder(county).house.banner;
            P::Claim { banner, county, gold: player.gold, price_of_both: data::BOTH_GOLD }
        }
        PhaseState::CountyBuild { county } => P::CountyBuild { county },
        PhaseState::CountyUpgrade { county } => {
            P::CountyUpgrade { banner: state.holder(county).house.banner, county }
        }
        PhaseState::CountyCross { county } => P::Cross { banner: state.holder(county).house.banner, county },
        PhaseState::StartPlayer { .. } => P::NameStartPlayer,
        PhaseState::Castle { seat, own, ally } => castle_prompt(state, Turn { seat, own, ally }),
        PhaseState::CastleUpgrade { banner, .. } => P::CastleUpgrade { banner },
        PhaseState::Ransom { conflict, .. } => ransom_prompt(state, conflict, seat),
        PhaseState::Over => P::Over,
    }
}

fn law_prompt(state: &Lancaster, seat: Seat, law: Law, left: u8) -> LancasterPrompt {
    let data = data::law(law);
    match (data.condition, data.reward) {
        (Condition::Pay(_), _) => LancasterPrompt::LawPay { law, at_most: state.law_times(law, seat) },
        (_, LawReward::Extension) => LancasterPrompt::LawExtension { law, left },
        _ => LancasterPrompt::LawUpgrade { law },
    }
}

fn castle_prompt(state: &Lancaster, turn: Turn) -> LancasterPrompt {
    let squires = state.players[turn.seat].squires;
    let income: u8 = turn.own.iter().map(castle::squires_from).sum();
    LancasterPrompt::Castle {
        squires,
        squires_after_income: squires.saturating_add(income),
        offers: castle::offers(state, turn).map(|(house, space)| offer(state, house, space)).collect(),
    }
}

fn offer(state: &Lancaster, house: House, space: Space) -> LancasterOffer {
    LancasterOffer {
        banner: house.banner,
        space,
        price: castle::price(house, space).squires,
        is_possible: castle::is_possible(state, house, space),
    }
}

fn ransom_prompt(state: &Lancaster, place: Place, seat: Seat) -> LancasterPrompt {
    let card = state.conflicts[place];
    let stack = card.and_then(|conflict| conflict.stack_of(House::own(seat)).copied());
    let knights = stack.map(|stack| stack.knights).unwrap_or_default();
    let alike = |knight: Strength| std::iter::repeat_n(ransom_of(knight).gold, knights[knight].into());
    let prices: Vec<u8> = knights.kinds().flat_map(alike).collect();
    LancasterPrompt::Ransom {
        conflict: place,
        france: card.map_or(0, |conflict| conflict.france),
        knights: knights.list(),
        price_of_all: prices.iter().sum(),
        prices,
        gold: state.players[seat].gold,
    }
}

fn task(state: &Lancaster) -> LancasterTask {
    use LancasterTask as T;
    match state.phase {
        PhaseState::Extension { .. } => T::TaskExtension,
        PhaseState::Place { .. } | PhaseState::Squires { .. } => T::TaskPlace,
        PhaseState::FavourPick { .. } | PhaseState::FavourUpgrade { .. } | PhaseState::FavourNoble { .. } => {
            T::TaskFavour
        }
        PhaseState::Vote { .. } => T::TaskVote,
        PhaseState::Law { .. } => T::TaskLaw,
        PhaseState::County { .. } | PhaseState::CountyBuild { .. } | PhaseState::CountyUpgrade { .. } => {
            T::TaskCounty
        }
        PhaseState::CountyCross { .. } => T::TaskCounty,
        PhaseState::StartPlayer { .. } => T::TaskStartPlayer,
        PhaseState::Castle { .. } | PhaseState::CastleUpgrade { .. } => T::TaskCastle,
        PhaseState::Ransom { .. } | PhaseState::Over => T::TaskRansom,
    }
}

fn about(state: &Lancaster) -> LancasterAbout {
    let none = LancasterAbout::default();
    match state.phase {
        PhaseState::Squires { knight, county, .. } => {
            LancasterAbout { knight: Some(knight), county: Some(county), ..none }
        }
        PhaseState::FavourPick { house }
        | PhaseState::FavourUpgrade { house }
        | PhaseState::FavourNoble { house } => LancasterAbout { banner: Some(house.banner), ..none },
        PhaseState::Vote { nth } => {
            LancasterAbout { law: state.proposals[usize::from(nth)], nth: Some(nth + 1), ..none }
        }
        PhaseState::Law { nth, .. } => LancasterAbout { law: Some(state.laws[usize::from(nth)]), ..none },
        PhaseState::County { county }
        | PhaseState::CountyBuild { county }
        | PhaseState::CountyUpgrade { county }
        | PhaseState::CountyCross { county } => {
            LancasterAbout { banner: Some(state.holder(county).house.banner), county: Some(county), ..none }
        }
        PhaseState::CastleUpgrade { banner, .. } => LancasterAbout { banner: Some(banner), ..none },
        PhaseState::Ransom { conflict, .. } => LancasterAbout { conflict: Some(conflict), ..none },
        PhaseState::Extension { .. }
        | PhaseState::Place { .. }
        | PhaseState::StartPlayer { .. }
        | PhaseState::Castle { .. }
        | PhaseState::Over => none,
    }
}
