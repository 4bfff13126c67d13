//! What is expected of a viewer, or for whom it waits. Texts: `lancaster-prompt-<id>`.

use engine::{Seat, Status};
use serde::Serialize;
use ts_rs::TS;

use crate::data::{self, Condition, LawReward};
use crate::ids::{Banner, County, House, Law, Place};
use crate::realm::knights::Strength;
use crate::realm::operations::ransom_of;
use crate::state::{Lancaster, Phase};

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
    },
    NameStartPlayer,
    /// How many squires there are once everything that simply pays is scored.
    Castle {
        squires: u8,
        squires_after_income: u8,
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
    },
    /// Somebody else decides.
    Waiting {
        seat: Seat,
        waiting_for: LancasterTask,
    },
    /// For a spectator: several choose in secret.
    WaitingForAll {
        waiting_for: LancasterTask,
    },
    Over,
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

pub(crate) fn prompt(state: &Lancaster, viewer: Option<Seat>) -> LancasterPrompt {
    let status = state.current_status();
    match status {
        Status::Over => LancasterPrompt::Over,
        Status::Turn { seat } if Some(seat) == viewer => own_turn(state, seat),
        Status::Turn { seat } => LancasterPrompt::Waiting { seat, waiting_for: task(state) },
        // Who else is ready is told by the status, not by the view.
        Status::Together { pending, .. } => match viewer {
            Some(seat) if pending.contains(seat) => own_turn(state, seat),
            Some(_) => LancasterPrompt::Sealed { waiting_for: task(state) },
            None => LancasterPrompt::WaitingForAll { waiting_for: task(state) },
        },
    }
}

fn own_turn(state: &Lancaster, seat: Seat) -> LancasterPrompt {
    use LancasterPrompt as P;
    let player = &state.players[seat];
    match state.phase {
        Phase::Extension { .. } => P::ChooseExtension,
        Phase::Place { .. } => {
            let courts =
                state.banners().iter().map(|&banner| state.household(House { seat, banner }).court.n());
            P::Place { knights: courts.sum() }
        }
        Phase::Squires { knight, county, .. } => {
            let needed = state.squires_needed(House::own(seat), knight, county).unwrap_or(0);
            P::AddSquires { knight, county, needed, owned: player.squires }
        }
        Phase::FavourPick { house } => P::PickFavour { banner: house.banner },
        Phase::FavourUpgrade { house } => P::FavourUpgrade { banner: house.banner },
        Phase::FavourNoble { house } => P::FavourNoble { banner: house.banner },
        Phase::Vote { nth } => match state.proposals[usize::from(nth)] {
            Some(law) => P::Vote { nth: nth + 1, law, votes: player.votes },
            None => P::Over,
        },
        Phase::Law { nth, left, .. } => law_prompt(state, seat, state.laws[usize::from(nth)], left),
        Phase::County { county } => {
            let banner = state.holder(county).house.banner;
            P::Claim { banner, county, gold: player.gold, price_of_both: data::BOTH_GOLD }
        }
        Phase::CountyBuild { county } => P::CountyBuild { county },
        Phase::CountyUpgrade { county } => {
            P::CountyUpgrade { banner: state.holder(county).house.banner, county }
        }
        Phase::CountyCross { county } => P::Cross { banner: state.holder(county).house.banner },
        Phase::StartPlayer { .. } => P::NameStartPlayer,
        Phase::Castle { own, .. } => {
            let income: u8 = own.iter().map(crate::phases::castle::squires_from).sum();
            P::Castle { squires: player.squires, squires_after_income: player.squires.saturating_add(income) }
        }
        Phase::CastleUpgrade { banner, .. } => P::CastleUpgrade { banner },
        Phase::Ransom { conflict, .. } => ransom_prompt(state, conflict, seat),
        Phase::Over => P::Over,
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
        Phase::Extension { .. } => T::TaskExtension,
        Phase::Place { .. } | Phase::Squires { .. } => T::TaskPlace,
        Phase::FavourPick { .. } | Phase::FavourUpgrade { .. } | Phase::FavourNoble { .. } => T::TaskFavour,
        Phase::Vote { .. } => T::TaskVote,
        Phase::Law { .. } => T::TaskLaw,
        Phase::County { .. } | Phase::CountyBuild { .. } | Phase::CountyUpgrade { .. } => T::TaskCounty,
        Phase::CountyCross { .. } => T::TaskCounty,
        Phase::StartPlayer { .. } => T::TaskStartPlayer,
        Phase::Castle { .. } | Phase::CastleUpgrade { .. } => T::TaskCastle,
        Phase::Ransom { .. } | Phase::Over => T::TaskRansom,
    }
}
