//! Which clicks look good at a glance.

use engine::{Ctx, FastChance, Game, Seat};
use lancaster::{Action, County, Garrison, House, Lancaster, PhaseState, Place, Space, Strength};

use super::conflicts::is_new_to;
use super::evaluate::{self, Judge};
use super::{LancasterHabits, voting};
use bots::priors_from_evaluation;

/// So many points make a placement about three times as likely.
const HEAT: f32 = 0.8;
/// How far, in points, a quick placement may miss the best one; other quick choices miss by less.
const PLACEMENT_NOISE: f32 = 0.7;
const OTHER_NOISE: f32 = 0.35;
/// How much a point moves a seat's share of the win, times the doubt about points.
const SHARE_OF_A_POINT: f32 = 0.25;
/// What a rival loses by being expelled, for oneself.
const EXPELLING: f32 = 0.5;

pub(super) fn priors(
    habits: &LancasterHabits,
    state: &Lancaster,
    seat: Seat,
    actions: &[Action],
    chance: &mut FastChance,
    out: &mut Vec<f32>,
) {
    match state.phase {
        PhaseState::Place { .. } => {
            let glance = Glance::new(state, seat);
            let first = out.len();
            out.extend(actions.iter().map(|action| glance.placement(action)));
            let best = out[first..].iter().copied().fold(f32::MIN, f32::max);
            out[first..].iter_mut().for_each(|worth| *worth = ((*worth - best) / HEAT).exp().max(0.01));
        }
        PhaseState::Vote { .. } => voting::priors(state, seat, actions, out),
        _ => {
            let heat = SHARE_OF_A_POINT * HEAT / evaluate::doubt(state);
            priors_from_evaluation(habits, (state, seat), actions, chance, heat, out);
        }
    }
}

/// An action that looks good without looking further.
pub(super) fn quick_choice(
    state: &Lancaster,
    seat: Seat,
    actions: &[Action],
    chance: &mut FastChance,
) -> usize {
    match state.phase {
        PhaseState::Place { .. } => {
            let glance = Glance::new(state, seat);
            best_of(actions, |action| glance.placement(action) + PLACEMENT_NOISE * chance.unit() as f32)
        }
        PhaseState::Vote { .. } => voting::quick_vote(state, seat, actions, chance),
        PhaseState::Squires { knight, county, .. } => squires(state, seat, knight, county, actions, chance),
        _ => {
            let judge = Judge::new(state);
            best_of(actions, |action| match judge.at_a_glance(seat, action) {
                Some(worth) => worth + OTHER_NOISE * chance.unit() as f32,
                None => after(state, seat, action, chance),
            })
        }
    }
}

/// Own expected points less the rivals' mean, after an action.
fn after(state: &Lancaster, seat: Seat, action: &Action, chance: &mut FastChance) -> f32 {
    let mut after = state.clone();
    after.apply(seat, action, &mut Ctx::silent(chance));
    let points = evaluate::expected_points(&after);
    let total: f32 = points.values().sum();
    points[seat] - (total - points[seat]) / (points.n_seats() - 1) as f32
}

/// The fewest squires that do, or one or two more where that keeps rivals off.
fn squires(
    state: &Lancaster,
    seat: Seat,
    knight: Strength,
    county: County,
    actions: &[Action],
    chance: &mut FastChance,
) -> usize {
    let judge = Judge::new(state);
    let house = House::own(seat);
    let worth = judge.spoils(county, house, knight).best() - judge.worth.action(knight);
    let price = judge.worth.squire;
    best_of(&actions[..actions.len().min(3)], |action| match *action {
        Action::AddSquires { squires } => {
            let hold = judge.hold(county, Garrison { house, knight, squires });
            hold * worth.max(0.0) - f32::from(squires) * price + OTHER_NOISE * chance.unit() as f32
        }
        _ => 0.0,
    })
}

/// Placements weighed one against the other without trying them.
struct Glance<'a> {
    judge: Judge<'a>,
    seat: Seat,
    county_bonus: f32,
    conflict_bonus: f32,
}

impl<'a> Glance<'a> {
    fn new(state: &'a Lancaster, seat: Seat) -> Self {
        let judge = Judge::new(state);
        let (county_bonus, conflict_bonus) = judge.law_bonuses();
        Self { judge, seat, county_bonus, conflict_bonus }
    }

    /// What a placement brings beyond what its knight brings on average.
    fn placement(&self, action: &Action) -> f32 {
        match *action {
            Action::PlaceInCounty { banner, knight, county } => {
                self.in_county(House { seat: self.seat, banner }, knight, county)
            }
            Action::PlaceInCastle { banner, knight, space } => {
                self.in_castle(House { seat: self.seat, banner }, knight, space)
            }
            Action::PlaceInConflict { banner, knight, conflict } => {
                self.in_conflict(House { seat: self.seat, banner }, knight, conflict)
            }
            _ => 0.0,
        }
    }

    fn in_county(&self, house: House, knight: Strength, county: County) -> f32 {
        let (judge, state) = (&self.judge, self.judge.state);
        let squires = state.squires_needed(house, knight, county).unwrap_or(0);
        let spoils = judge.spoils(county, house, knight);
        let mut worth = judge.taken(county, house, spoils);
        if !house.is_ally() {
            worth += self.county_bonus;
            if state.players[house.seat].gold >= lancaster::data::BOTH_GOLD {
                worth += judge.profit(spoils);
            }
        }
        let hold = judge.hold(county, Garrison { house, knight, squires });
        let surplus = hold * (worth - self.placing(house, knight));
        surplus - f32::from(squires) * judge.worth.squire + self.expelling(county)
    }

    fn expelling(&self, county: County) -> f32 {
        let Some(expelled) = self.judge.state.counties[county].garrison else { return 0.0 };
        let spoils = self.judge.spoils(county, expelled.house, expelled.knight);
        let loses = spoils.best() - self.placing(expelled.house, expelled.knight)
            + f32::from(expelled.squires) * self.judge.worth.squire;
        EXPELLING * loses.max(0.0) / (self.judge.state.seats() - 1) as f32
    }

    fn in_castle(&self, house: House, knight: Strength, space: Space) -> f32 {
        let judge = &self.judge;
        let worth = match house.is_ally() {
            true if space == Space::Recruit => judge.recruit(house),
            true => judge.best_upgrade(house),
            false => {
                let (price, gain) = judge.bargain(house.seat, space);
                if judge.state.players[house.seat].squires >= price { gain } else { 0.0 }
            }
        };
        worth - self.placing(house, knight)
    }

    fn in_conflict(&self, house: House, knight: Strength, place: Place) -> f32 {
        let judge = &self.judge;
        let mut worth = judge.joining(place, house, knight).unwrap_or(0.0) + judge.best_favour(house);
        if !house.is_ally() && is_new_to(judge.state, place, house) {
            worth += self.conflict_bonus;
        }
        worth - self.placing(house, knight)
    }

    fn placing(&self, house: House, knight: Strength) -> f32 {
        match house.is_ally() {
            true => self.judge.worth.ally_action(knight),
            false => self.judge.worth.action(knight),
        }
    }
}

fn best_of(actions: &[Action], mut worth: impl FnMut(&Action) -> f32) -> usize {
    let (mut best, mut best_worth) = (0, f32::MIN);
    for (index, action) in actions.iter().enumerate() {
        let worth = worth(action);
        if worth > best_worth {
            (best, best_worth) = (index, worth);
        }
    }
    best
}
