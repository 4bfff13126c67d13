//! A second reading of the rules that err most easily: majorities, groups, thresholds, the points of a turn and of the
//! end. Plain and slow, written from the rules page with tables of its own, and compared with the rules in many random positions.

use std::collections::BTreeSet;

use engine::{Chance, FastChance, Game, Seat};
use regents::{
    Action, Card, CastleMap, Event, HallAdvance, Location, PhaseState, Regents, Setup, ThresholdMode, Track,
    Turn,
};

use crate::rules::table::Table;

const N_POSITIONS: usize = 4_000;

/// 3.4: printed points by the number of the space, and the thresholds.
const SPACES: [i32; 14] = [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 24, 30];
const THRESHOLDS: [u8; 3] = [4, 8, 12];

/// 3.2: halls with their tracks; the places in board order.
const HALLS: [Location; 5] =
    [Location::Throne, Location::Knights, Location::Treasure, Location::Chapel, Location::Store];

type Markers = [u8; 5];

/// 3.5, 5.1: where a marker may step.
#[test]
fn thresholds() {
    let mut chance = FastChance::new(35);
    for _ in 0..N_POSITIONS {
        let state = random_position(&mut chance);
        for seat in state.seats() {
            let markers = markers_of(&state, seat);
            for (index, track) in Track::ALL.into_iter().enumerate() {
                let wanted = may_step(&markers, index, state.setup.threshold_mode);
                assert_eq!(state.can_step(seat, track), wanted, "{track:?} of {seat:?} in {state:?}");
            }
        }
    }
}

/// 5.7: what the active player scores, whatever the order and, by option (R38), whichever halls; chips on the way, which by
/// option (R29) can be played at once, and nothing for anybody else.
#[test]
fn scoring() {
    let mut chance = FastChance::new(57);
    let (mut n_steps, mut n_orders, mut n_left, mut n_at_once) = (0, 0, 0, 0);
    for _ in 0..N_POSITIONS {
        let state = random_position(&mut chance);
        let seat = state.active;
        let before = markers_of(&state, seat);
        let outcomes = outcomes(&state, before, halls_scored(&state), BTreeSet::new());
        let may_leave = state.setup.hall_advance == HallAdvance::May;
        n_orders += usize::from(outcomes.len() > 1 && !may_leave);
        let (after, has_played_on) = score(state.clone(), &mut chance);
        let found = markers_of(&after, seat);
        n_left += usize::from(may_leave && found == before && outcomes.len() > 1);
        let wins_chip = chips_won(&state, &before, &found) > 0;
        assert_eq!(has_played_on, state.setup.chip_at_once && wins_chip, "{state:?}");
        n_at_once += usize::from(has_played_on);
        assert!(outcomes.contains(&found), "{found:?} is none of {outcomes:?} in {state:?}");
        let steps = |markers: &Markers| markers.iter().map(|&marker| u32::from(marker)).sum::<u32>();
        n_steps += steps(&found) - steps(&before);
        for rival in state.opponents(seat) {
            assert_eq!(after.markers[rival], state.markers[rival], "{state:?}");
        }
        assert_eq!(after.chips[seat], state.chips[seat] + chips_won(&state, &before, &found), "{state:?}");
        let points: i32 = found.iter().map(|&marker| SPACES[usize::from(marker)]).sum();
        assert_eq!(after.score(seat).tracks, points);
    }
    assert!(n_steps > N_POSITIONS as u32 && n_orders > 0, "{n_steps} steps, {n_orders} orders that matter");
    assert!(n_left > 0 && n_at_once > 20, "{n_left} left all halls, {n_at_once} could play a chip at once");
}

/// 6.2, 6.3: domain cards still hidden make two steps, thresholds ignored; then points and places.
#[test]
fn the_end() {
    let mut chance = FastChance::new(62);
    let (mut n_bonuses, mut n_shared) = (0, 0);
    for _ in 0..N_POSITIONS {
        let mut state = random_position(&mut chance);
        let seats: Vec<Seat> = state.seats().collect();
        // The last turn of the match, and nothing to score in it.
        state.round = 8;
        state.active = *state.start.clockwise(seats.len()).collect::<Vec<_>>().last().unwrap();
        state.placed.clear();
        state.agents[state.active].clear();
        for &seat in &seats {
            state.chips[seat] = chance.below(4) as u8;
            state.counsellors[seat] = chance.below(4) as u8;
            if chance.below(2) == 0 {
                state.revealed.insert(seat);
            }
        }
        let wanted = counted(&state);
        let (after, _) = score(state.clone(), &mut chance);
        let found: Vec<i32> = seats.iter().map(|&seat| after.points(seat)).collect();
        assert_eq!(found, wanted.iter().map(|end| end.points).collect::<Vec<_>>(), "{state:?}");
        let places: Vec<usize> = seats.iter().map(|&seat| usize::from(after.places()[seat])).collect();
        let place = |end: &End| {
            1 + wanted.iter().filter(|rival| (rival.points, rival.chips) > (end.points, end.chips)).count()
        };
        assert_eq!(places, wanted.iter().map(place).collect::<Vec<_>>(), "{state:?}");
        n_bonuses += wanted.iter().filter(|end| end.has_bonus).count();
        n_shared += usize::from(places.iter().filter(|&&place| place == 1).count() > 1);
    }
    assert!(n_bonuses > N_POSITIONS / 2 && n_shared > 0, "{n_bonuses} bonuses, {n_shared} shared victories");
}

struct End {
    points: i32,
    chips: u8,
    has_bonus: bool,
}

/// 6.2: the points of every seat at the end.
fn counted(state: &Regents) -> Vec<End> {
    let seats: Vec<Seat> = state.seats().collect();
    let mut markers: Vec<Markers> = seats.iter().map(|&seat| markers_of(state, seat)).collect();
    let mut chips: Vec<u8> = seats.iter().map(|&seat| state.chips[seat]).collect();
    let mut lying = Track::ALL.map(|track| state.track_chips[track]);
    for (index, &seat) in seats.iter().enumerate().filter(|(_, seat)| !state.revealed.contains(**seat)) {
        let domain = domain_of(state, seat);
        let (from, to) = (markers[index][domain], (markers[index][domain] + 2).min(13));
        markers[index][domain] = to;
        if state.setup.endgame_chip_claim {
            let won = lying[domain].iter().filter(|chip| from < chip.ordinal() && chip.ordinal() <= to);
            let won: Vec<_> = won.collect();
            chips[index] += won.len() as u8;
            won.into_iter().for_each(|chip| _ = lying[domain].remove(chip));
        }
    }
    let end = |index: usize| {
        let domain = domain_of(state, seats[index]);
        let others = || markers.iter().enumerate().filter(|(other, _)| *other != index);
        let has_bonus = others().all(|(_, theirs)| theirs[domain] < markers[index][domain]);
        let tracks: i32 = markers[index].iter().map(|&marker| SPACES[usize::from(marker)]).sum();
        let held = i32::from(chips[index]) + i32::from(state.counsellors[seats[index]]);
        End { points: tracks + held + if has_bonus { 3 } else { 0 }, chips: chips[index], has_bonus }
    };
    (0..seats.len()).map(end).collect()
}

fn domain_of(state: &Regents, seat: Seat) -> usize {
    Track::ALL.into_iter().position(|track| track == state.domains[seat]).unwrap()
}

/// Ends the actions and answers every question of scoring at random; Tower and Rampart are declined. Says whether a chip
/// just won could be played.
fn score(mut state: Regents, chance: &mut FastChance) -> (Regents, bool) {
    let (seat, mut has_played_on) = (state.active, false);
    act(&mut state, Action::EndActions);
    while state.active == seat && state.awaited().is_some() {
        let mut actions = Vec::new();
        state.push_actions(seat, &mut actions);
        has_played_on |= actions.contains(&Action::PlayChip);
        actions.retain(|action| !is_left_out(*action));
        let choice = actions[chance.below(actions.len() as u32) as usize];
        act(&mut state, choice);
    }
    (state, has_played_on)
}

fn is_left_out(action: Action) -> bool {
    matches!(
        action,
        Action::TowerStep { .. }
            | Action::RampartRetreat { .. }
            | Action::MoveNeutral { .. }
            | Action::PlayChip
    )
}

fn act(state: &mut Regents, action: Action) {
    let seat = state.awaited().unwrap();
    state.apply(seat, &action, &mut engine::Ctx::<Event>::silent(&mut FastChance::new(1)));
}

/// 3.5: on a threshold all other markers must have reached, or passed, the threshold before it.
fn may_step(markers: &Markers, track: usize, mode: ThresholdMode) -> bool {
    let needed = match THRESHOLDS.iter().position(|&threshold| threshold == markers[track]) {
        None => return markers[track] < 13,
        Some(0) => 1,
        Some(nth) => THRESHOLDS[nth - 1] + u8::from(mode == ThresholdMode::Passed),
    };
    markers.iter().enumerate().all(|(other, &marker)| other == track || marker >= needed)
}

/// 5.1: halls in which the active player has more pieces than each rival and the neutral clan, without the King.
fn halls_scored(state: &Regents) -> Vec<usize> {
    let is_held = |hall: Location| {
        let own = state.agents[state.active][hall] + state.placed[hall];
        let rivals = state.opponents(state.active).map(|rival| state.agents[rival][hall]);
        let best = rivals.chain([state.neutral_agents[hall]]).max().unwrap();
        let has_king = state.king == hall && state.turn.card != Some(Card::Alliance);
        own > best && !has_king
    };
    (0..5).filter(|&hall| is_held(HALLS[hall])).collect()
}

/// 3.3: the halls that hang together with this one.
fn group(map: CastleMap, hall: usize, halls: &[usize]) -> usize {
    let mut found = BTreeSet::from([hall]);
    loop {
        let more: Vec<usize> = halls
            .iter()
            .copied()
            .filter(|other| !found.contains(other) && found.iter().any(|&one| are_linked(map, one, *other)))
            .collect();
        if more.is_empty() {
            return found.len();
        }
        found.extend(more);
    }
}

/// The Throne Room with every hall; by option Knights with Treasure and Chapel with Store.
fn are_linked(map: CastleMap, one: usize, other: usize) -> bool {
    let pair = (one.min(other), one.max(other));
    pair.0 == 0 || (map == CastleMap::SideDoors && (pair == (1, 2) || pair == (3, 4)))
}

/// Where the markers can stand once all these halls are scored, or by option some of them, each order tried.
fn outcomes(
    state: &Regents,
    markers: Markers,
    halls: Vec<usize>,
    done: BTreeSet<usize>,
) -> BTreeSet<Markers> {
    if done.len() == halls.len() {
        return BTreeSet::from([markers]);
    }
    let mut found = BTreeSet::new();
    if state.setup.hall_advance == HallAdvance::May {
        found.insert(markers);
    }
    for &hall in halls.iter().filter(|hall| !done.contains(hall)) {
        let (mut moved, mut after) = (markers, done.clone());
        for _ in 0..group(state.setup.castle_map, hall, &halls) {
            moved[hall] += u8::from(may_step(&moved, hall, state.setup.threshold_mode));
        }
        after.insert(hall);
        found.extend(outcomes(state, moved, halls.clone(), after));
    }
    found
}

/// R6: a chip for every threshold reached or passed on which one still lay.
fn chips_won(state: &Regents, before: &Markers, after: &Markers) -> u8 {
    let mut won = 0;
    for (index, track) in Track::ALL.into_iter().enumerate() {
        for threshold in state.track_chips[track] {
            won += u8::from(before[index] < threshold.ordinal() && threshold.ordinal() <= after[index]);
        }
    }
    won
}

fn markers_of(state: &Regents, seat: Seat) -> Markers {
    Track::ALL.map(|track| state.markers[seat][track])
}

/// Round 2, the actions are used up: pieces, markers, chips, King and options at random.
fn random_position(chance: &mut FastChance) -> Regents {
    let setups = Setup::every();
    let setup = setups[chance.below(setups.len() as u32) as usize];
    let mut state = Table::of(setup).state().clone();
    state.phase = PhaseState::Actions;
    state.active = Seat::new(chance.below(u32::from(setup.seats)) as usize);
    state.turn = Turn::default();
    state.king = HALLS[chance.below(5) as usize];
    if chance.below(4) == 0 {
        state.turn.card = Some(Card::Alliance);
    }
    for seat in state.seats() {
        for _ in 0..4 {
            state.agents[seat][Location::ALL[chance.below(7) as usize]] += 1;
        }
        // Markers stand around one of the thresholds, where the order of the halls can matter.
        let middle = [1, 4, 8, 11][chance.below(4) as usize];
        state.markers[seat]
            .values_mut()
            .for_each(|marker| *marker = (middle + chance.below(5) as u8).saturating_sub(2));
    }
    for _ in 0..chance.below(9) {
        state.placed[Location::ALL[chance.below(7) as usize]] += 1;
        state.reserve -= 1;
    }
    for track in Track::ALL {
        state.track_chips[track] = state.track_chips[track].iter().filter(|_| chance.below(2) == 0).collect();
    }
    state
}
