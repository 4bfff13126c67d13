//! How a position looks: points that count at the end, how near each way of winning is, army, gold and food.

use bots::Part;
use engine::{PerSeat, Seat};
use scharz::data::Ground;
use scharz::{Goal, Mode, Phase, Scharz, Season, World, goals, importance, thresholds};

use crate::survey::{Survey, price};

/// Importance points that a unit of army value, a gold piece and a missing ration are worth.
const ARMY: f32 = 0.45;
const GOLD: f32 = 0.3;
const RATION: f32 = -0.8;
/// What a victory within reach is worth, in importance points.
const VICTORY: f32 = 26.0;

/// What a seat that is out has lost.
const LOST: f32 = -60.0;
const LAND: &str = "land";
/// Where prospects come from.
const NAMES: [&str; 8] = [LAND, "glory", "army", "gold", "sites", "victory", "dangers", "hunger"];

/// A seat's prospects in importance points.
pub(crate) fn prospects(state: &Scharz) -> PerSeat<f32> {
    PerSeat::from_fn(state.world.n_seats(), |seat| prospect(state, seat))
}

/// How far, in points, prospects may be off: much at the beginning.
pub(crate) fn doubt(world: &World) -> f32 {
    let seasons =
        4.0 * (f32::from(world.options.years) - f32::from(world.year)) + 3.0 - world.season as u8 as f32;
    5.0 + 0.5 * seasons
}

fn prospect(state: &Scharz, seat: Seat) -> f32 {
    parts(state, seat).iter().map(|&(_, points)| points).sum()
}

/// The same points by where they come from, for whoever explains a choice.
pub(crate) fn named_parts(state: &Scharz) -> Vec<Part> {
    let n_seats = state.world.n_seats();
    let by_seat: Vec<[(&str, f32); NAMES.len()]> =
        Seat::all(n_seats).map(|seat| parts(state, seat)).collect();
    let part = |(index, &name): (usize, &&'static str)| {
        let points = PerSeat::from_fn(n_seats, |seat| by_seat[seat.index()][index].1);
        Part { name, points }
    };
    NAMES.iter().enumerate().map(part).collect()
}

fn parts(state: &Scharz, seat: Seat) -> [(&'static str, f32); NAMES.len()] {
    let world = &state.world;
    let player = &world.players[seat];
    if player.is_out {
        return NAMES.map(|name| (name, if name == LAND { LOST } else { 0.0 }));
    }
    let survey = Survey::new(world, seat, state.phase.name());
    let army: f32 = world.units[seat].iter().map(|(_, unit)| price(unit.kind, unit.level)).sum();
    let prestige = if world.is(Mode::Original) { 0.06 * f32::from(player.pp) } else { 0.0 };
    let points = [
        importance(world, seat) as f32,
        f32::from(player.vp) + prestige,
        ARMY * army,
        GOLD * f32::from(player.gold.clamp(-5, 30)),
        sites(world, seat),
        VICTORY * nearness(world, seat),
        dangers(&survey),
        hunger(&survey),
    ];
    std::array::from_fn(|index| (NAMES[index], points[index]))
}

/// From 0 to 1, steeper towards the end: the nearest way to win; announced, it is half won.
fn nearness(world: &World, seat: Seat) -> f32 {
    let (needed, dominance) = thresholds(world, seat);
    let standing = goals(world, seat);
    let part = |have: i16, need: i16| (f32::from(have.max(0)) / f32::from(need.max(1))).min(1.0);
    let by_glory = part(world.players[seat].vp, dominance);
    let mut parts = [0.0f32; 5];
    for goal in Goal::ALL {
        let counts = match goal {
            Goal::GoalFields | Goal::GoalSettlements => true,
            Goal::GoalAgrarian | Goal::GoalCities => world.is(Mode::Basic),
            Goal::GoalPrestige => world.is(Mode::Original),
        };
        if counts {
            parts[goal as usize] = part(standing.have[goal as usize], needed[goal as usize]);
        }
    }
    parts.sort_by(|a, b| b.total_cmp(a));
    let by_power = 0.5 * (parts[0] + parts[1]);
    let announced = if world.players[seat].announced.is_some() { 0.6 } else { 0.0 };
    let nearest = by_glory.max(by_power);
    nearest.powi(3) + 0.3 * by_glory.min(by_power).powi(2) + announced
}

/// Work in progress.
fn sites(world: &World, seat: Seat) -> f32 {
    let own = world.fields.items.values().filter(|field| field.owner == Some(seat) && field.site.is_some());
    own.map(|field| 1.0 + 0.35 * f32::from(field.progress)).sum()
}

/// Settlements an enemy may take soon, and those one may take.
fn dangers(survey: &Survey<'_>) -> f32 {
    let mut points = 0.0;
    let field = survey.world.map().fields;
    for place in survey.home & field {
        let here = survey.enemy_force(place, Ground::Difficult);
        let near = survey.enemy_around(place, Ground::Difficult).times(0.4);
        let threat = here.plus(&near);
        if threat.units >= 2.0 {
            let guards =
                survey.own_force(place).plus(&survey.force_of(survey.seat, place, |unit| !unit.is_out()));
            points -= 4.0 * survey.loss_odds(place, &threat, &guards);
        }
    }
    for place in survey.enemy_home & survey.scene.out(survey.seat) {
        let force = survey.force_of(survey.seat, place, |unit| unit.is_out());
        let standing = survey.enemy_force(place, survey.ground(place));
        points += 2.5 * survey.battle_odds(place, &force, &standing).min(force.units / 5.0);
    }
    points
}

/// Rations that will be missing in winter.
fn hunger(survey: &Survey<'_>) -> f32 {
    let is_over = survey.world.season == Season::Winter && survey.phase == Phase::RoundEnd;
    if survey.world.is_quick() || is_over {
        0.0
    } else {
        -RATION * f32::from(survey.food_balance().clamp(-8, 3)).min(0.0)
    }
}
