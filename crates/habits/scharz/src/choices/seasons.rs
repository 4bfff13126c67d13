//! Choices of the seasons and of the table: sowing, feasts, attrition, experience, diplomacy, announcements.

use engine::Seat;
use scharz::{
    Action, Feast, Giver, Kind, Level, Offer, Payer, Phase, Place, Proposal, Scharz, Season, Space, Way,
    World, data, feast_cost, larder,
};

use super::fights::best_by;
use crate::survey::{Survey, field_yield, price};

/// Best land first, as long as the stores will have room.
pub(crate) fn sow(survey: &Survey<'_>, actions: &[Action]) -> Option<usize> {
    let world = survey.world;
    let room: i16 = survey.home.iter().map(|place| i16::from(world.fields[place].storage())).sum();
    let stored = world.grain_in(survey.seat, survey.home) as i16;
    let sown: i16 = survey
        .owned
        .iter()
        .filter(|&place| world.fields[place].crop_owner == Some(survey.seat))
        .map(|place| i16::from(world.fields[place].crop) + growth(world, place))
        .sum();
    if stored + sown >= room + 3 {
        return None;
    }
    best_by(actions, |action| match *action {
        Action::Sow { at } => {
            let price = f32::from(1 + u8::from(world.fields[at.place()].plundered));
            let seed = if world.options.seed_returns { 1.0 } else { 0.0 };
            f32::from(growth(world, at.place())) + seed - price
        }
        _ => 0.0,
    })
}

fn growth(world: &World, place: Place) -> i16 {
    field_yield(world, place).map_or(0, i16::from)
}

/// Herds stand together on poor land, so that good land can be sown (3.8).
pub(crate) fn drive(survey: &Survey<'_>, draft: &[Action], actions: &[Action]) -> Option<usize> {
    let world = survey.world;
    // What standing here keeps from being sown.
    let cost = |place: Place, herds_besides: usize| {
        if herds_besides > 0 { 0.0 } else { 1.0 + f32::from(growth(world, place)) }
    };
    let leaving = |at: Space| cost(at.place(), world.fields[at.place()].n_herds() - 1);
    let goal = |action: &Action| match *action {
        Action::DriveTo { to } => 10.0 - cost(to.place(), world.fields[to.place()].n_herds()),
        _ => 0.0,
    };
    if let Some(Action::SelectHerd { .. }) = draft.last() {
        return best_by(actions, goal);
    }
    let has_goal = |at: Space| {
        let room = (survey.owned & survey.connected).iter().filter(|&to| to != at.place());
        room.filter(|&to| world.fields[to].takes_herd())
            .any(|to| cost(to, world.fields[to].n_herds()) + 0.5 < leaving(at))
    };
    let is_tired = draft.len() >= 12;
    actions.iter().position(|action| match *action {
        Action::SelectHerd { at, herd } => {
            !is_tired && leaving(at) > 1.0 && has_goal(at) && survey.may_drive_off(at.place(), herd)
        }
        _ => false,
    })
}

/// The largest feast that leaves enough for the winter.
pub(crate) fn feast(survey: &Survey<'_>, actions: &[Action]) -> Option<usize> {
    let world = survey.world;
    let larder = larder(world, survey.seat);
    let spare = larder.grain as i16 + larder.fish as i16 / 2 - (larder.rations + larder.fodder) as i16;
    let seed = survey.keep();
    let is_affordable = |feast: Feast| match feast_cost(world, survey.seat, feast) as i16 {
        0 => true,
        cost => cost + seed <= spare,
    };
    best_by(actions, |action| match *action {
        Action::Celebrate { feast } if is_affordable(feast) => 1.0 + f32::from(feast as u8),
        _ => 0.0,
    })
}

/// What attrition asks: save what can be saved cheaply (5.6).
pub(crate) fn attrition(state: &Scharz, seat: Seat, actions: &[Action]) -> Option<usize> {
    let prestige = state.world.players[seat].pp;
    best_by(actions, |action| match *action {
        Action::Toll { count } => 1.0 + f32::from(count),
        Action::TollFor { kind, level, count } => 1.0 + f32::from(count) + 0.01 * price(kind, level),
        Action::LiveOffTheLand => 3.0,
        Action::RollForUnits => 2.0,
        Action::Feed => 5.0,
        Action::Reroll if prestige >= 12 => 4.0,
        Action::Sacrifice { kind, level } => 2.0 + 0.5 / price(kind, level),
        Action::Accept | Action::Lose => 1.0,
        _ => 0.0,
    })
}

/// Prestige that is plentiful, with nothing better to do.
const PLENTY: std::ops::Range<i16> = 24..60;

/// A failed die is rolled again when prestige is plentiful.
pub(crate) fn brown_die(state: &Scharz, seat: Seat, actions: &[Action]) -> Option<usize> {
    let is_rich = PLENTY.contains(&state.world.players[seat].pp);
    let wanted = if is_rich && state.phase != Phase::Fishing { Action::Reroll } else { Action::Accept };
    actions.iter().position(|&action| action == wanted)
}

/// So is bad weather, die by die.
pub(crate) fn weather(state: &Scharz, seat: Seat, actions: &[Action]) -> Option<usize> {
    let paid = data::REROLL_PP * state.drafts[seat].len() as i16;
    let is_rich = PLENTY.contains(&(state.world.players[seat].pp - paid));
    let is_bad = |at: Space| {
        let die = state.world.weather.get(at.place());
        data::summer_weather(at.data().climate, u32::from(die)) < 0
    };
    actions.iter().position(|action| matches!(*action, Action::RerollWeather { at } if is_rich && is_bad(at)))
}

/// The dearest units learn first.
pub(crate) fn experience(actions: &[Action]) -> Option<usize> {
    best_by(actions, |action| match *action {
        Action::Raise { kind, level, .. } => {
            let ripe = if level == Level::Experienced { 2.0 } else { 0.0 };
            price(kind, level) + ripe
        }
        _ => 0.0,
    })
}

/// Builders work twice when several sites are open and the prestige is at hand.
pub(crate) fn build(survey: &Survey<'_>, actions: &[Action]) -> Option<usize> {
    let sites = survey
        .world
        .fields
        .items
        .values()
        .filter(|field| field.owner == Some(survey.seat) && field.site.is_some() && field.progress < 4);
    let is_worth_it = sites.count() >= 2 && (20..60).contains(&survey.prestige());
    actions.iter().position(|&action| is_worth_it && action == Action::PayBuilders)
}

/// How strong a seat's army is.
fn might(world: &World, seat: Seat) -> f32 {
    world.units[seat].iter().map(|(_, unit)| price(unit.kind, unit.level)).sum()
}

/// A people far stronger than another asks for tribute, once a year.
pub(crate) fn propose(survey: &Survey<'_>, draft: &[Action], actions: &[Action]) -> Option<usize> {
    let world = survey.world;
    if let Some(Action::Propose { .. }) = draft.last() {
        return Some(0);
    }
    if world.season != Season::Spring || world.year == 1 {
        return None;
    }
    best_by(actions, |action| match *action {
        // Once is enough.
        Action::Propose { .. } if draft.contains(action) => 0.0,
        Action::Propose { proposal: Proposal::Tribute, target, giver: Giver::Partner } => {
            let lead = might(world, survey.seat) - 2.0 * might(world, target);
            if world.is_hostile(survey.seat, target) { lead } else { 0.0 }
        }
        _ => 0.0,
    })
}

pub(crate) fn answer(state: &Scharz, seat: Seat, draft: &[Action], actions: &[Action]) -> Option<usize> {
    if !draft.is_empty() {
        return None;
    }
    actions.iter().position(|action| match *action {
        Action::Agree { target, index } => {
            let mut to_seat = state.offers[target].iter().filter(|offer| offer.target == seat);
            to_seat.nth(usize::from(index)).is_some_and(|offer| is_welcome(&state.world, seat, target, offer))
        }
        _ => false,
    })
}

/// To receive is always welcome; to pay only for peace with the far stronger, and never if it ends the match.
fn is_welcome(world: &World, seat: Seat, proposer: Seat, offer: &Offer) -> bool {
    let pays = offer.giver == Giver::Partner;
    if offer.proposal == Proposal::Aid {
        // Its giver gains more by it in the end: it is for those in need.
        let is_needy = world.players[seat].gold <= 1 && world.year < world.options.years;
        return !pays && is_needy && !world.has_prestige();
    }
    // A vassal is welcome, but is not bought.
    let is_costly = offer.payer == Payer::Superior && offer.gold > 2;
    if !pays {
        return !is_costly;
    }
    // Offers to others are secret: who is as weak as oneself may be about to pay too, and then the match is over (6.1).
    let is_last = world.order().filter(|&other| other != seat && other != proposer).all(|other| {
        let pact = world.pact(proposer, other);
        let serves = pact.kind.is_some() && pact.superior == Some(proposer);
        serves || is_threatened(world, other, proposer)
    });
    let gold = if offer.payer == Payer::Superior { 0 } else { i16::from(offer.gold) };
    !is_last && is_threatened(world, seat, proposer) && gold <= 4 && 2 * gold <= world.players[seat].gold
}

fn is_threatened(world: &World, seat: Seat, by: Seat) -> bool {
    might(world, by) > 1.8 * might(world, seat)
}

/// Whoever can win says so.
pub(crate) fn announce(actions: &[Action]) -> Option<usize> {
    best_by(actions, |action| match *action {
        Action::Announce { way: Way::Dominance } => 2.0,
        Action::Announce { .. } => 1.0,
        _ => 0.0,
    })
}

/// Newly bought in Belgica when there is gold for it (3.13).
pub(crate) fn new_year(survey: &Survey<'_>, actions: &[Action]) -> Option<usize> {
    let is_worth_it = survey.gold() >= 12 && survey.n_at_sea() > 0;
    actions.iter().position(|&action| is_worth_it && action == Action::BuyInBelgica)
}

impl Survey<'_> {
    fn n_at_sea(&self) -> usize {
        self.world.units[self.seat].count(|unit| unit.kind == Kind::Transport)
    }
}

#[cfg(test)]
mod tests {
    use scharz::{MapId, Mode, Setup, Unit};

    use super::*;

    /// Five warships ask for tribute while two others have so much light infantry.
    fn pays(infantry: [usize; 2]) -> bool {
        let [seat, other, proposer] = [0, 1, 2].map(Seat::new);
        let mut world = World::new(Setup::new(3, MapId::Taifas, Mode::Original, 5).options(), 3);
        let mut raise = |owner: Seat, kind: Kind, count: usize| {
            (0..count).for_each(|_| {
                world.units[owner].add(Unit::new(kind, Space::from_id("ta_leon").unwrap())).unwrap();
            });
        };
        raise(seat, Kind::LightInfantry, infantry[0]);
        raise(other, Kind::LightInfantry, infantry[1]);
        raise(proposer, Kind::Warship, 5);
        world.players[seat].gold = 8;
        let offer = Offer { target: seat, giver: Giver::Partner, gold: 2, ..Offer::default() };
        is_welcome(&world, seat, proposer, &offer)
    }

    #[test]
    fn the_weak_pay_the_strong() {
        assert!(pays([3, 12]));
    }

    /// If all pay at the same time, the match is over (6.1).
    #[test]
    fn nobody_pays_while_everybody_may_be_about_to_pay() {
        assert!(!pays([3, 3]));
    }

    #[test]
    fn nobody_pays_who_is_not_threatened() {
        assert!(!pays([12, 12]));
    }
}
