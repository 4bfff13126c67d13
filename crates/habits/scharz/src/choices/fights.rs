//! Battles and sieges (5.5 to 5.8): who goes inside, who attacks, whom to strike, when to run.

use engine::Seat;
use scharz::data::Ground;
use scharz::{Action, Fate, Kind, Level, Loot, Mark, Phase, PhaseState, Place, Post, Scharz, Space, Unit};

use crate::course::War;
use crate::survey::odds::Force;
use crate::survey::{Survey, price};

/// Odds from which a battle is sought, and below which it is left.
const ATTACK_ODDS: f32 = 0.56;
const FLIGHT_ODDS: f32 = 0.25;
/// Odds from which walls are stormed.
const STORM_ODDS: f32 = 0.5;
/// Prestige that is kept for its own sake before dice are rolled again.
const LEAST_PRESTIGE: i16 = 14;

/// Units beside a settlement under attack come to its help if that turns the day.
pub(crate) fn retreat(survey: &Survey<'_>, draft: &[Action], actions: &[Action]) -> Option<usize> {
    let attacked = (survey.home & survey.enemy_out).iter().find(|&place| is_worth_helping(survey, place))?;
    match draft.last() {
        Some(Action::Select { .. }) => best_go(actions, attacked),
        _ => actions.iter().position(|action| match *action {
            Action::Select { at, post: Post::Aboard, .. } => at.data().coast.contains(attacked),
            Action::Select { at, post: Post::Open, .. } => {
                let from = at.place();
                let is_beside = survey.neighbours(from).contains(attacked);
                let is_spare =
                    !survey.home.contains(from) || survey.enemy_around(from, Ground::Open).is_none();
                is_beside && is_spare && survey.may_leave(from, attacked)
            }
            _ => false,
        }),
    }
}

fn best_go(actions: &[Action], place: Place) -> Option<usize> {
    let count = |action: &Action| match *action {
        Action::Go { to, count } if to.place() == place => count,
        _ => 0,
    };
    (0..actions.len()).filter(|&index| count(&actions[index]) > 0).max_by_key(|&index| count(&actions[index]))
}

fn is_worth_helping(survey: &Survey<'_>, place: Place) -> bool {
    let ground = survey.ground(place);
    let enemy = survey.enemy_force(place, ground);
    let mut own = survey.own_force(place);
    for from in survey.neighbours(place) {
        own = own.plus(&survey.force_of(survey.seat, from, |unit| survey.is_free(unit)));
    }
    for sea in survey.world.data(place).coast {
        own = own.plus(&survey.force_of(survey.seat, sea, may_land));
    }
    let inside = survey.force_of(survey.seat, place, |unit| unit.post == Post::Inside).plus(&own);
    let storm = survey.enemy_force(place, Ground::Difficult);
    survey.battle_odds(place, &own, &enemy) >= 0.5 || survey.loss_odds(place, &storm, &inside) < 0.4
}

/// Who is aboard and has not moved (5.5).
fn may_land(unit: &Unit) -> bool {
    unit.post == Post::Aboard && unit.kind != Kind::HeavyInfantry && !unit.marks.contains(Mark::Moved)
}

/// Behind the walls unless the open field can be won.
pub(crate) fn withdraw(survey: &Survey<'_>, actions: &[Action]) -> Option<usize> {
    let wanted = |at: Space| {
        let place = at.place();
        let enemy = survey.enemy_force(place, survey.ground(place));
        let own = survey.own_force(place);
        own.is_none() || survey.battle_odds(place, &own, &enemy) < ATTACK_ODDS
    };
    let worth = |action: &Action| match *action {
        Action::Withdraw { at, kind, level, count } if wanted(at) => {
            10.0 * price(kind, level) + f32::from(count)
        }
        Action::WithdrawHerd { at, .. } if wanted(at) => 1.0,
        _ => 0.0,
    };
    best_by(actions, worth)
}

/// The action with the greatest worth above 0.
pub(crate) fn best_by(actions: &[Action], worth: impl Fn(&Action) -> f32) -> Option<usize> {
    let (mut best, mut most) = (None, 0.0);
    for (index, action) in actions.iter().enumerate() {
        let value = worth(action);
        if value > most {
            (best, most) = (Some(index), value);
        }
    }
    best
}

/// Attack whom one can beat.
pub(crate) fn declare(state: &Scharz, seat: Seat, actions: &[Action]) -> Option<usize> {
    let survey = Survey::new(&state.world, seat, state.phase.name());
    let place = state.fight.place;
    best_by(actions, |action| match *action {
        Action::Attack { target } => {
            let enemy = survey.force_of(target, place, |unit| unit.is_out());
            survey.battle_odds(place, &survey.own_force(place), &enemy) - ATTACK_ODDS
        }
        _ => 0.0,
    })
}

/// All that can charge does.
pub(crate) fn charge(actions: &[Action]) -> Option<usize> {
    best_by(actions, |action| match *action {
        Action::Charge { cavalry, elephants } => f32::from(cavalry + elephants),
        _ => 0.0,
    })
}

/// Two blank dice or a paid second one are rolled again while there is prestige to spare.
pub(crate) fn reroll(state: &Scharz, seat: Seat, actions: &[Action]) -> Option<usize> {
    let side = state.fight.side_of(seat)?;
    let fighter = &state.fight.sides[side];
    let blanks = fighter.dice.iter().filter(|die| !die.sword && die.level != Level::Recruit).count();
    let is_rich = state.world.players[seat].pp >= LEAST_PRESTIGE && blanks >= 2;
    let best = |action: &Action| match *action {
        Action::RerollDie { kind: Kind::HeavyInfantry | Kind::Cavalry, .. } => 3.0,
        Action::RerollFort => 2.0,
        Action::RerollDie { .. } => 1.0,
        _ => 0.0,
    };
    if fighter.second_reroll || is_rich { best_by(actions, best) } else { None }
}

/// The hitter takes the dearest, the owner of the rear gives the cheapest.
pub(crate) fn hit(state: &Scharz, seat: Seat, actions: &[Action]) -> Option<usize> {
    // When both have struck cargo goes down, by its owner's choice.
    let hitter = match state.phase {
        PhaseState::Hits(hits) => hits.hitter(),
        _ => Some(0),
    };
    let hitter = hitter.map(|side| state.fight.sides[side].seat);
    best_by(actions, |action| match *action {
        Action::Hit { kind, level } if hitter == Some(seat) => price(kind, level),
        Action::Hit { kind, level } => 1.0 / price(kind, level),
        _ => 0.0,
    })
}

/// Away from a lost battle, to the safest field.
pub(crate) fn flight(state: &Scharz, seat: Seat, actions: &[Action]) -> Option<usize> {
    let survey = Survey::new(&state.world, seat, state.phase.name());
    let place = state.fight.place;
    let foe = state.fight.sides.iter().map(|side| side.seat).find(|&other| other != seat)?;
    let enemy = survey.force_of(foe, place, |unit| unit.is_out());
    if survey.battle_odds(place, &survey.own_force(place), &enemy) >= FLIGHT_ODDS {
        return None;
    }
    best_by(actions, |action| match *action {
        Action::Flee { to } => {
            let refuge = if survey.home.contains(to.place()) { 4.0 } else { 0.0 };
            let company = survey.own_force(to.place()).units;
            let supply = if survey.connected.contains(to.place()) { 2.0 } else { 0.0 };
            let danger = survey.enemy_around(to.place(), Ground::Open).units;
            (10.0 + refuge + company + supply - 0.5 * danger).max(0.1)
        }
        _ => 0.0,
    })
}

/// Whether the settlement is stormed, or the assault goes on.
pub(crate) fn siege(state: &Scharz, seat: Seat, actions: &[Action]) -> Option<usize> {
    if state.phase == Phase::Fall {
        return actions
            .iter()
            .position(|&action| action == Action::Occupy { city: Fate::Keep, port: Fate::Keep });
    }
    let place = match state.phase {
        PhaseState::Sieges(sieges) => Place::new(sieges.place),
        _ => state.fight.place,
    };
    let wanted = if storm_odds(state, seat, place) >= STORM_ODDS {
        Action::Assault
    } else {
        refusal(state.phase.name())
    };
    actions.iter().position(|&action| action == wanted)
}

fn refusal(phase: Phase) -> Action {
    if phase == Phase::GoOn { Action::BreakOff } else { Action::Pass }
}

fn storm_odds(state: &Scharz, seat: Seat, place: Place) -> f32 {
    let survey = Survey::new(&state.world, seat, state.phase.name());
    let units = state.world.units_at(seat, place).map(|(_, unit)| unit).filter(|unit| unit.is_out());
    let force = Force::of(&state.world, seat, units, Ground::Difficult);
    let garrison = survey.enemy_inside(place);
    if state.phase == Phase::GoOn && state.fight.breached {
        return survey.battle_odds(place, &force, &garrison);
    }
    survey.assault_odds(place, &force, &garrison)
}

/// Foreign crops and herds, besieged settlements for the honour, and what a people plunders with pride.
pub(crate) fn plunder(survey: &Survey<'_>, actions: &[Action]) -> Option<usize> {
    best_by(actions, |action| match *action {
        Action::Plunder { at, loot: Loot::Steal } => plunder_worth(survey, at),
        _ => 0.0,
    })
}

fn plunder_worth(survey: &Survey<'_>, at: Space) -> f32 {
    let world = survey.world;
    let field = &world.fields[at.place()];
    let foreign = |owner: Seat| owner != survey.seat && world.is_hostile(survey.seat, owner);
    let crops = f32::from(u8::from(field.crop_owner.is_some_and(foreign)));
    let herds = field.herds.iter().flatten().filter(|flock| foreign(flock.owner)).count() as f32;
    let is_besieged = field.lord().is_some_and(foreign);
    let honour = match world.faction(survey.seat) {
        _ if !world.has_prestige() => 0.0,
        _ if is_besieged => 1.0,
        Some(faction) => {
            let data = world.data(at.place());
            let is_home = data.homeland == scharz::Homeland::Of(faction.local());
            let is_proud = faction.plunders_with_honour(data, is_home, world.options.danube_literal);
            // Land beside the own villages is better kept whole.
            let is_far = survey.steps_from(survey.home, at.place()) > 1 || survey.stance.war == War::Raid;
            if is_proud && is_far { 0.6 } else { -1.0 }
        }
        None => -1.0,
    };
    let bread = if survey.plunders_for_bread(at) { 1.5 } else { 0.0 };
    2.0 * (crops + herds) + honour + bread - if is_besieged { 0.0 } else { 0.3 }
}
