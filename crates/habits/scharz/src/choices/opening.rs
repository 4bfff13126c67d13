//! The prologue (4): where the first villages stand.

use engine::{Chance, FastChance, Seat};
use scharz::data::START;
use scharz::{Action, Opening, Phase, Place, Scharz, Space};

use crate::survey::{FAR, Survey, field_yield};

/// How far chance sways the choice of a field: no two matches should begin alike.
const NOISE: f32 = 1.5;

pub(crate) fn choose(state: &Scharz, seat: Seat, actions: &[Action], chance: &mut FastChance) -> usize {
    if state.phase == Phase::ChooseFactions {
        return chance.below(actions.len() as u32) as usize;
    }
    let survey = Survey::new(&state.world, seat, state.phase.name());
    let (mut best, mut most) = (0, f32::MIN);
    for (index, action) in actions.iter().enumerate() {
        let worth = match *action {
            Action::Settle { at, opening: Opening::VillageStart } => {
                village_worth(&survey, at) + NOISE * chance.unit() as f32
            }
            Action::Settle { .. } => -100.0,
            // The villages were placed with care.
            Action::Pass if state.phase == Phase::MoveVillage => 1000.0,
            _ => f32::MIN,
        };
        if worth > most {
            (best, most) = (index, worth);
        }
    }
    best
}

/// The fields that look best first.
pub(crate) fn sort_by_worth(state: &Scharz, seat: Seat, actions: &[Action], order: &mut [usize]) {
    let survey = Survey::new(&state.world, seat, state.phase.name());
    let worth = |index: usize| match actions[index] {
        Action::Settle { at, .. } => village_worth(&survey, at),
        _ => 0.0,
    };
    order.sort_by(|&a, &b| worth(b).total_cmp(&worth(a)));
}

/// Good land, room around it, near the own villages and not beside a rival's.
fn village_worth(survey: &Survey<'_>, at: Space) -> f32 {
    let place = at.place();
    let data = survey.world.data(place);
    let growth = |place: Place| field_yield(survey.world, place).map_or(0.0, f32::from);
    let around: f32 =
        (data.land & survey.world.map().fields).iter().map(|near| 0.6 + 0.15 * growth(near)).sum();
    let walls = if data.is_rough_land() { 1.2 } else { 0.0 };
    let coast = if data.coast.meets(survey.world.map().seas) { 1.0 } else { 0.0 };
    let kin = match survey.steps_from(survey.home, place) {
        FAR if survey.home.is_empty() => 0.0,
        1 => 3.0,
        2 => 2.5,
        3 => 0.0,
        _ if shares_sea(survey, place) => 1.5,
        _ => -4.0,
    };
    let strangers = match survey.steps_from(survey.enemy_home, place) {
        0..=1 => -5.0,
        2 => -2.0,
        3 => -0.5,
        _ => 0.0,
    };
    0.8 * growth(place) + around.min(5.0) + walls + coast + kin + strangers + overseas(survey, place)
}

/// One ship joins villages on the same sea (5.0).
fn shares_sea(survey: &Survey<'_>, place: Place) -> bool {
    survey.world.is_extended() && survey.own_waters().meets(survey.world.data(place).coast)
}

/// Pieces go where the rules propose them, spread evenly. Whoever settles an island puts the yard where it looks at the
/// most coasts, and everybody but the herds and the grain beside the ship or where there is land to walk to.
pub(crate) fn place(state: &Scharz, seat: Seat, actions: &[Action]) -> Option<usize> {
    let proposed = actions.iter().position(|&action| action == Action::AsProposed)?;
    let world = state.seen_by(seat);
    let survey = Survey::new(&world, seat, state.phase.name());
    let is_done = world.units[seat].count(|unit| unit.is_land()) >= usize::from(START.infantry);
    let has_island = survey.home.iter().any(|place| n_land(&survey, place) == 0);
    if !world.is_extended() || !has_island || is_done {
        return Some(proposed);
    }
    let yards = survey.yards();
    let worth = |place: Place| match yards.is_empty() {
        true => n_coasts(&survey, place),
        false => {
            let company = survey.n_at(place, |unit| unit.is_land());
            let land = (2 * n_land(&survey, place)).min(4) + if yards.contains(place) { 5 } else { 0 };
            land.saturating_sub(company)
        }
    };
    let puts = actions.iter().enumerate().filter_map(|(index, action)| match action {
        Action::Put { at } => Some((index, worth(at.place()))),
        _ => None,
    });
    puts.max_by_key(|&(_, worth)| worth).map(|(index, _)| index)
}

/// Fields to walk to.
fn n_land(survey: &Survey<'_>, place: Place) -> usize {
    (survey.world.data(place).land & survey.world.map().fields).len()
}

/// Free coasts on the seas around.
fn n_coasts(survey: &Survey<'_>, place: Place) -> usize {
    let (map, data) = (survey.world.map(), survey.world.data(place));
    let coasts = (data.coast & map.seas).spread(|sea| survey.world.data(sea).coast);
    ((coasts & map.fields) - map.neutral - survey.enemy_home - survey.home).len()
}

/// Whoever has no land to walk to looks at the coasts around.
fn overseas(survey: &Survey<'_>, place: Place) -> f32 {
    if !survey.world.is_extended() || n_land(survey, place) > 1 {
        return 0.0;
    }
    0.3 * n_coasts(survey, place).min(10) as f32
}

#[cfg(test)]
mod tests {
    use engine::{Ctx, Game};
    use scharz::{Faction, MapId, Mode, Setup, Yard};

    use super::*;
    use crate::choices;
    use crate::course::Stance;

    /// On islands nobody waits where no ship comes.
    #[test]
    fn islanders_start_beside_their_ship() {
        let setup = Setup::new(2, MapId::Britannia, Mode::Extended, 5);
        let mut chance = FastChance::new(1);
        let mut state = Scharz::start(&setup, &mut Ctx::silent(&mut chance)).unwrap();
        let islanders = Action::ChooseFaction { faction: Faction::BritanniaIslanders };
        let mut legal = Vec::new();
        while state.phase.name() as u8 <= Phase::Pieces as u8 {
            let seat = state.status().pending().iter().next().unwrap();
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let index = legal.iter().position(|&action| action == islanders);
            let index = index
                .unwrap_or_else(|| choices::choose(&state, seat, &legal, Stance::default(), &mut chance));
            state.apply(seat, &legal[index], &mut Ctx::silent(&mut chance));
        }
        let is_theirs = |seat: &Seat| state.world.faction(*seat) == Some(Faction::BritanniaIslanders);
        let seat = state.world.players.seats().find(is_theirs).unwrap();
        let yard = state
            .world
            .scene()
            .home(seat)
            .iter()
            .find(|&place| state.world.fields[place].yard != Yard::NoYard)
            .unwrap();
        let beside = state.world.units_at(seat, yard).filter(|(_, unit)| unit.is_land()).count();
        assert_eq!(beside, usize::from(START.infantry));
    }
}
