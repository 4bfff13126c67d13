//! The prologue (4): where the first villages stand.

use engine::{Chance, FastChance, Seat};
use scharz::{Action, Opening, Phase, Scharz, Space, places};

use super::survey::{FAR, Survey, field_yield};

/// No two matches begin alike.
const CAPRICE: f32 = 1.5;

pub(super) fn choose(state: &Scharz, seat: Seat, actions: &[Action], chance: &mut FastChance) -> usize {
    if state.phase == Phase::ChooseFactions {
        return chance.below(actions.len() as u32) as usize;
    }
    let survey = Survey::new(&state.world, seat, state.phase);
    let (mut best, mut most) = (0, f32::MIN);
    for (index, action) in actions.iter().enumerate() {
        let worth = match *action {
            Action::Settle { at, opening: Opening::VillageStart } => {
                village_worth(&survey, at) + CAPRICE * chance.unit() as f32
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
pub(super) fn sort_by_worth(state: &Scharz, seat: Seat, actions: &[Action], order: &mut [usize]) {
    let survey = Survey::new(&state.world, seat, state.phase);
    let worth = |index: usize| match actions[index] {
        Action::Settle { at, .. } => village_worth(&survey, at),
        _ => 0.0,
    };
    order.sort_by(|&a, &b| worth(b).total_cmp(&worth(a)));
}

/// Good land, room around it, near the own villages and not beside a rival's.
fn village_worth(survey: &Survey<'_>, at: Space) -> f32 {
    let place = at.local();
    let data = survey.world.data(place);
    let growth = |place: usize| field_yield(survey.world, place).map_or(0.0, f32::from);
    let around: f32 =
        places(data.land & survey.world.map().fields).map(|near| 0.6 + 0.15 * growth(near)).sum();
    let walls = if data.is_rough_land() { 1.2 } else { 0.0 };
    let coast = if places(data.coast).any(|sea| survey.world.map().seas >> sea & 1 == 1) { 1.0 } else { 0.0 };
    let kin = match survey.steps_from(survey.home, place) {
        FAR if survey.home == 0 => 0.0,
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
fn shares_sea(survey: &Survey<'_>, place: usize) -> bool {
    survey.world.is_extended() && survey.own_waters() & survey.world.data(place).coast != 0
}

/// Whoever has no land to walk to looks at the coasts around.
fn overseas(survey: &Survey<'_>, place: usize) -> f32 {
    let (map, data) = (survey.world.map(), survey.world.data(place));
    if !survey.world.is_extended() || (data.land & map.fields).count_ones() > 1 {
        return 0.0;
    }
    let coasts = places(data.coast & map.seas).fold(0, |set, sea| set | survey.world.data(sea).coast);
    0.3 * (coasts & map.fields & !survey.enemy_home).count_ones().min(10) as f32
}
