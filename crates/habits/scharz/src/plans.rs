//! What a search thinks about: where villages stand, stances at the beginning of a step, and single clicks that decide a
//! fight. Everything else is done by habit.

use bots::Plan;
use engine::{Chance, FastChance, Seat};
use scharz::data::Ground;
use scharz::{Action, Giver, Phase, Place, Proposal, Scharz, Set};

use crate::choices;
use crate::choices::opening;
use crate::course::{Course, Purse, Stance, War};
use crate::orders::{Aim, Muster, strike};
use crate::survey::{Survey, prize};

/// How many targets of a war are compared first and in all, and how far off they may be.
const TARGETS: usize = 3;
const MOST_TARGETS: usize = 7;
const FARTHEST: u8 = 5;
/// The same beyond the sea.
const COASTS: usize = 1;
const MOST_COASTS: usize = 4;
const MOST_SEAS: u8 = 4;
/// How many own settlements may be the army's camp, and how near an enemy must be for it.
const STRONGHOLDS: usize = 1;
const MOST_STRONGHOLDS: usize = 3;
const THREAT: u8 = 2;
/// How many fights of a season get full attention, and how many of their rounds.
const FIGHTS: f32 = 5.0;
const MOST_ROUNDS: u8 = 8;
/// How many clicks are compared.
const MOST_CLICKS: usize = 8;

/// Whether there is something to think about.
pub(crate) fn is_decisive(state: &Scharz, seat: Seat) -> bool {
    state.drafts[seat].is_empty() && !matches!(subject(state.phase.name()), Subject::Nothing)
}

/// The part of the budget: a season is shaped by its orders and its market.
pub(crate) fn attention(state: &Scharz) -> f32 {
    match (subject(state.phase.name()), state.phase.name()) {
        (Subject::Stances, _) => 1.0,
        (_, phase) if is_opening(phase) => 1.0,
        // Asked again after every round: a long fight is fought to its end by habit.
        (_, Phase::Flight | Phase::GoOn) if state.fight.round > MOST_ROUNDS => 0.0,
        (_, Phase::Flight | Phase::GoOn) => 0.02 * share_of_a_fight(state),
        _ => 0.08 * share_of_a_fight(state),
    }
}

/// All fights of a season together must not take long, however many there are: each gets less when there are many.
fn share_of_a_fight(state: &Scharz) -> f32 {
    let (mut seen, mut contested) = (Set::EMPTY, Set::EMPTY);
    for (_, units) in state.world.units.iter() {
        let present: Set<Place> = units.iter().map(|(_, unit)| unit.at.place()).collect();
        contested |= seen & present;
        seen |= present;
    }
    (FIGHTS / contested.len().max(1) as f32).min(1.0)
}

/// Before the first season.
fn is_opening(phase: Phase) -> bool {
    matches!(phase, Phase::ChooseFactions | Phase::FirstVillage | Phase::SecondVillage | Phase::ThirdVillage)
}

enum Subject {
    Stances,
    Clicks,
    Nothing,
}

fn subject(phase: Phase) -> Subject {
    match phase {
        Phase::Units | Phase::Trade => Subject::Stances,
        Phase::ChooseFactions
        | Phase::FirstVillage
        | Phase::SecondVillage
        | Phase::ThirdVillage
        | Phase::Withdraw
        | Phase::Battles
        | Phase::Flight
        | Phase::Sieges
        | Phase::GoOn
        | Phase::Fall
        | Phase::Propose
        | Phase::Answer
        | Phase::Feasts => Subject::Clicks,
        _ => Subject::Nothing,
    }
}

/// The habitual way first.
pub(crate) fn plans(
    state: &Scharz,
    seat: Seat,
    actions: &[Action],
    chance: &mut FastChance,
) -> Vec<Plan<Course>> {
    match subject(state.phase.name()) {
        Subject::Stances => {
            let Ideas { mut first, mut later } = ideas(state, seat);
            shuffle(&mut first[1..], chance);
            shuffle(&mut later, chance);
            first.into_iter().chain(later).map(|stance| Plan::Course(stance.into())).collect()
        }
        Subject::Clicks => clicks(state, seat, actions, chance),
        Subject::Nothing => Vec::new(),
    }
}

/// Whoever has little time looks at something else every season.
fn shuffle(stances: &mut [Stance], chance: &mut FastChance) {
    for last in (1..stances.len()).rev() {
        stances.swap(last, chance.below(last as u32 + 1) as usize);
    }
}

/// The habitual way, then what is looked at first, then what only long thinking comes to.
struct Ideas {
    first: Vec<Stance>,
    later: Vec<Stance>,
}

fn ideas(state: &Scharz, seat: Seat) -> Ideas {
    let survey = Survey::new(&state.world, seat, state.phase.name());
    let muster = Muster::new(&survey, Aim::Open);
    let purses = [Purse::Balanced, Purse::Soldiers, Purse::Builders];
    let mut first: Vec<Stance> = purses.map(|purse| Stance::new(War::Watchful, purse)).to_vec();
    first.extend(purses.map(|purse| Stance::new(War::Peaceful, purse)));
    first.extend([Purse::Balanced, Purse::Soldiers].map(|purse| Stance::new(War::Raid, purse)));
    let mut later = Vec::new();
    for (rank, place) in strongholds(&survey).into_iter().enumerate() {
        let stance = Stance::new(War::Hold(place), Purse::Soldiers);
        if rank < STRONGHOLDS { &mut first } else { &mut later }.push(stance);
    }
    for (rank, place) in targets(&survey, &muster).into_iter().enumerate() {
        let wars = [Purse::Balanced, Purse::Soldiers].map(|purse| Stance::new(War::On(place), purse));
        if rank < TARGETS { &mut first } else { &mut later }.extend(wars);
    }
    for (rank, place) in coasts(&survey, &muster).into_iter().enumerate() {
        let stance = Stance::new(War::On(place), Purse::Fleet);
        if rank < COASTS { &mut first } else { &mut later }.push(stance);
    }
    Ideas { first, later }
}

/// Settlements of enemies that may fall: near, and badly held.
fn targets(survey: &Survey<'_>, muster: &Muster<'_>) -> Vec<Place> {
    let armies = survey.scene.out(survey.seat) & survey.world.map().fields;
    let near = (survey.enemy_home - survey.closed).iter().filter_map(|place| {
        let steps = survey.steps_from(armies, place);
        let worth = strike::target_worth(muster, place) / (1.0 + f32::from(steps));
        (steps <= FARTHEST).then_some((worth, place))
    });
    best_of(near.collect(), MOST_TARGETS)
}

/// The same beyond the sea.
fn coasts(survey: &Survey<'_>, muster: &Muster<'_>) -> Vec<Place> {
    let (yards, longships) = (survey.yards(), survey.has_longships());
    let beyond =
        (survey.enemy_home - survey.closed).iter().filter(|&place| muster.is_overseas(place) || longships);
    let reached = beyond.filter_map(|place| {
        let moves = yards.iter().map(|yard| survey.voyage_to(yard, place)).min().unwrap_or(MOST_SEAS);
        let held =
            survey.enemy_force(place, Ground::Open).plus(&survey.enemy_around(place, Ground::Open)).units;
        let worth = prize(survey, place)
            / (2.0 + f32::from(moves) + held + f32::from(survey.world.defence_level(place)));
        (moves <= MOST_SEAS).then_some((worth, place))
    });
    best_of(reached.collect(), MOST_COASTS)
}

fn best_of(mut found: Vec<(f32, Place)>, most: usize) -> Vec<Place> {
    found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    found.into_iter().take(most).map(|(_, place)| place).collect()
}

/// Own settlements that enemies may reach soon.
fn strongholds(survey: &Survey<'_>) -> Vec<Place> {
    let mut found: Vec<(u8, Place)> = (survey.home & survey.world.map().fields)
        .iter()
        .map(|place| (survey.steps_from(survey.enemy_out & survey.world.map().fields, place), place))
        .filter(|&(steps, _)| steps <= THREAT)
        .collect();
    found.sort_unstable();
    found.into_iter().take(MOST_STRONGHOLDS).map(|(_, place)| place).collect()
}

/// What the habit would click, and what else there is.
fn clicks(state: &Scharz, seat: Seat, actions: &[Action], chance: &mut FastChance) -> Vec<Plan<Course>> {
    let habit = choices::choose(state, seat, actions, Stance::default(), chance);
    let is_sane = |index: usize| index != habit && !is_surrender(state, actions[index]);
    let mut order: Vec<usize> = (0..actions.len()).filter(|&index| is_sane(index)).collect();
    if is_opening(state.phase.name()) {
        opening::sort_by_worth(state, seat, actions, &mut order);
    }
    order.truncate(MOST_CLICKS - 1);
    std::iter::once(habit).chain(order).map(Plan::Click).collect()
}

/// An offer to pay the only other player: who accepts it has won (6.1).
fn is_surrender(state: &Scharz, action: Action) -> bool {
    let world = &state.world;
    let is_duel = world.players.values().filter(|player| !player.is_out).count() == 2;
    is_duel
        && matches!(action, Action::Propose { giver: Giver::Proposer, proposal, .. } if proposal != Proposal::Aid)
}

/// As usual, or with a plan.
pub(crate) fn courses(state: &Scharz, seat: Seat) -> Vec<Course> {
    if is_opening(state.phase.name()) {
        return vec![Course::default()];
    }
    ideas(state, seat).first.into_iter().map(Course::from).collect()
}

#[cfg(test)]
mod tests {
    use scharz::{Kind, MapId, Mode, Phase, Place};

    use super::attention;
    use crate::drill::{Drill, FOE, OWN};

    /// The attention that a season of so many fights can take, from the first to the last, however long they are.
    fn in_all(n_fights: usize) -> f32 {
        let fields: Vec<Place> = MapId::Italia.data().fields.iter().take(n_fights).collect();
        let left = |from: usize| {
            let mut drill = Drill::new(MapId::Italia, Mode::Original);
            for &field in &fields[from..] {
                let id = &MapId::Italia.space(field).data().id;
                drill = drill.units(OWN, id, Kind::LightInfantry, 1).units(FOE, id, Kind::LightInfantry, 1);
            }
            drill.state
        };
        let one = |from: usize| {
            let mut state = left(from);
            let mut at = |phase: Phase, round| {
                (state.phase, state.fight.round) = (phase.into(), round);
                attention(&state)
            };
            at(Phase::Battles, 0) + (1..=100).map(|round| at(Phase::Flight, round)).sum::<f32>()
        };
        (0..n_fights).map(one).sum()
    }

    /// `king` thinks two seconds about what has full attention and may take five for a sub-phase.
    #[test]
    fn a_season_full_of_fights_does_not_take_for_ever() {
        assert!(in_all(1) > 0.08 && in_all(4) > 3.9 * in_all(1), "few fights get all they need");
        assert!(in_all(12) < 2.5, "{}", in_all(12));
    }
}
