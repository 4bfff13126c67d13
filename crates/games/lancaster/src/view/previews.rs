//! What things would give now: shown on the table, so that nobody has to count.

use engine::{PerSeat, Seat, Viewer};

use super::sees_holdings;
use super::types::{LancasterGain, LancasterJoin, LancasterLawGain};
use crate::data::{self, Condition, CountyReward, FavourReward, LawReward, SpaceReward, Tokens};
use crate::ids::{County, Favour, House, Law, Place, Space};
use crate::realm::knights::Strength;
use crate::realm::laws::depends_on_holdings;
use crate::realm::operations::Among;
use crate::scoring::{self, Standing};
use crate::state::{Conflict, Lancaster, PhaseState, Stack};

impl LancasterGain {
    fn tokens(tokens: Tokens) -> Self {
        Self {
            gold: i16::from(tokens.gold),
            squires: i16::from(tokens.squires),
            votes: i16::from(tokens.votes),
            ..Self::default()
        }
    }
}

pub(crate) fn space_gain(house: House, space: Space) -> LancasterGain {
    let price = |squires: u8| if house.is_ally() { 0 } else { -i16::from(squires) };
    match data::space(space) {
        SpaceReward::Gain(tokens) => LancasterGain::tokens(tokens),
        SpaceReward::Recruit { squires } => {
            LancasterGain { recruits: 1, squires: price(squires), ..Default::default() }
        }
        SpaceReward::Upgrade { squires } => {
            LancasterGain { upgrades: 1, squires: price(squires), ..Default::default() }
        }
    }
}

pub(crate) fn county_gain(county: County) -> LancasterGain {
    let gain = LancasterGain::default();
    match data::county(county).reward {
        CountyReward::Extension => LancasterGain { extensions: 1, ..gain },
        CountyReward::Upgrade { votes } => LancasterGain { upgrades: 1, votes: votes.into(), ..gain },
        CountyReward::Recruit { votes } => LancasterGain { recruits: 1, votes: votes.into(), ..gain },
        CountyReward::Points(points) => LancasterGain { points: points.into(), ..gain },
        CountyReward::Crossing => LancasterGain { crossings: 1, ..gain },
        CountyReward::Resources(tokens) => LancasterGain::tokens(tokens),
    }
}

pub(crate) fn favour_gain(favour: Favour) -> LancasterGain {
    match data::favour(favour) {
        FavourReward::Upgrade => LancasterGain { upgrades: 1, ..Default::default() },
        FavourReward::Noble => LancasterGain { nobles: 1, ..Default::default() },
        FavourReward::Gain(tokens) => LancasterGain::tokens(tokens),
    }
}

/// What is left of a reward for a party as things stand: an ally has no use for most (7.1), and what cannot be
/// carried out comes to nothing (R29).
pub(crate) fn real_gain(state: &Lancaster, house: House, gain: LancasterGain) -> LancasterGain {
    let if_any = |count: u8, is_possible: bool| if is_possible { count } else { 0 };
    let usable = LancasterGain {
        recruits: if_any(gain.recruits, state.can_recruit(house)),
        upgrades: if_any(gain.upgrades, state.can_upgrade(house, Among::InService)),
        nobles: if_any(gain.nobles, County::ALL.iter().any(|&county| state.can_take_noble(house, county))),
        crossings: if_any(gain.crossings, Place::ALL.iter().any(|&place| state.is_open_to(place, house))),
        ..LancasterGain::default()
    };
    if house.is_ally() {
        return usable;
    }
    let extensions = if_any(gain.extensions, !state.unbuilt(house.seat).is_empty());
    let LancasterGain { recruits, upgrades, nobles, crossings, .. } = usable;
    LancasterGain { recruits, upgrades, nobles, crossings, extensions, ..gain }
}

/// What a law would give every seat if it were carried out now.
pub(crate) fn law_gains(state: &Lancaster, viewer: Viewer, law: Law) -> Vec<Option<LancasterLawGain>> {
    let sees_all = state.players.seats().all(|seat| sees_holdings(state, viewer, seat));
    let knows = |seat: Seat| match data::law(law).condition {
        Condition::MostGold | Condition::MostSquires => sees_all,
        _ => !depends_on_holdings(law) || sees_holdings(state, viewer, seat),
    };
    state.players.seats().map(|seat| knows(seat).then(|| law_gain(state, law, seat))).collect()
}

fn law_gain(state: &Lancaster, law: Law, seat: Seat) -> LancasterLawGain {
    let times = state.law_times(law, seat);
    let data = data::law(law);
    let choices = if times > 0 { state.law_choices(law, seat, times) } else { 0 };
    let mut gives = match data.reward {
        LawReward::Points(points) => {
            LancasterGain { points: i16::from(points) * i16::from(times), ..Default::default() }
        }
        LawReward::Gain(tokens) => LancasterGain::tokens(tokens.times(times)),
        LawReward::Recruit => {
            let left = state.household(House::own(seat)).reserve[Strength::One];
            LancasterGain { recruits: times.min(left), ..Default::default() }
        }
        LawReward::Extension => {
            LancasterGain { extensions: times.min(state.unbuilt(seat).len() as u8), ..Default::default() }
        }
        LawReward::UpgradeInService | LawReward::UpgradeDeployed | LawReward::UpgradeBanneret => {
            LancasterGain { upgrades: choices, ..Default::default() }
        }
    };
    if let Condition::Pay(price) = data.condition {
        let price = price.times(times);
        gives.gold -= i16::from(price.gold);
        gives.squires -= i16::from(price.squires);
    }
    LancasterLawGain { times, is_optional: choices > 0, gives }
}

/// Every kind of knight at the courts a seat steers.
pub(crate) fn at_court(
    state: &Lancaster,
    seat: Option<Seat>,
) -> impl Iterator<Item = (House, Strength)> + '_ {
    seat.into_iter().flat_map(move |seat| {
        let houses = state.banners().iter().map(move |&banner| House { seat, banner });
        houses.flat_map(|house| state.household(house).court.kinds().map(move |knight| (house, knight)))
    })
}

/// Knights that may still enter a conflict: those at court, and one that is crossing from Dorset.
pub(crate) fn about_to_join(
    state: &Lancaster,
    seat: Option<Seat>,
) -> impl Iterator<Item = (House, Strength)> + '_ {
    let crossing = match state.phase {
        PhaseState::CountyCross { county } => Some(state.holder(county)),
        _ => None,
    };
    let crossing = crossing.filter(|garrison| Some(garrison.house.seat) == seat);
    at_court(state, seat).chain(crossing.map(|garrison| (garrison.house, garrison.knight)))
}

/// How a conflict would stand if this knight joined it.
pub(crate) fn join(mut conflict: Conflict, house: House, knight: Strength) -> Option<LancasterJoin> {
    let space = conflict.stacks.iter().position(|stack| stack.is_none_or(|s| s.house == house))?;
    let joined = conflict.stacks[space].get_or_insert(Stack { house, knights: Default::default() });
    joined.knights[knight] += 1;
    let rank = conflict.rank(space)?;
    Some(LancasterJoin {
        banner: house.banner,
        knight,
        total: conflict.total(),
        england_wins: conflict.england_wins(),
        rank,
        on_win: conflict.points_on_win(rank),
        on_loss: conflict.points_on_loss(rank),
    })
}

/// A seat's share of a final category as it stands; none if a tie-break decides that the viewer may not see.
pub(crate) fn award(
    state: &Lancaster,
    viewer: Viewer,
    standings: &PerSeat<Standing>,
    seat: Seat,
) -> Option<u8> {
    if state.players.seats().all(|seat| sees_holdings(state, viewer, seat)) {
        return Some(scoring::awards(standings)[seat]);
    }
    let own = standings[seat].0;
    let ahead = standings.values().filter(|other| other.0 > own).count() as u8;
    let tied = standings.values().filter(|other| other.0 == own).count() as u8;
    // Two ahead take both places, however they share them; only a tie for one of the places stays open.
    (tied == 1 || ahead >= 2).then(|| scoring::award(state.seats(), ahead, tied))
}
