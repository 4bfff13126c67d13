//! A second reading of the rules that err most easily: which knights may go where, with how many squires, and what a
//! conflict pays and does. Plain and slow, written from the rules page with tables of its own, and compared with the
//! rules in many random positions.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Chance, FastChance, Game, Seat};
use lancaster::{
    Action, Banner, Conflict, County, Event, Garrison, House, Knights, Lancaster, PhaseState, Place, Setup,
    Space, Stack, Strength,
};

use crate::rules::table::Table;

const N_POSITIONS: usize = 4_000;

/// 3.2: the least strength of the knight alone, from A to I.
const MINIMUM: [u8; 9] = [2, 1, 3, 3, 2, 1, 4, 2, 1];

/// 3.5: what a conflict pays to the first, second and third, by the strength of France.
const POINTS: [(u8, [u8; 3]); 9] = [
    (2, [2, 1, 1]),
    (3, [3, 1, 1]),
    (4, [3, 2, 1]),
    (5, [4, 2, 1]),
    (6, [5, 3, 1]),
    (7, [6, 3, 2]),
    (8, [7, 4, 2]),
    (9, [8, 4, 3]),
    (10, [9, 5, 3]),
];

const BANNERS: [Banner; 2] = [Banner::Own, Banner::Ally];

/// 5.4, 7.1: every placement, with every number of squires.
#[test]
fn placements() {
    let mut chance = FastChance::new(54);
    let mut n_placements = 0;
    for _ in 0..N_POSITIONS {
        let state = random_position(&mut chance);
        let (found, wanted) = (offered(&state), wanted(&state));
        assert_eq!(found, wanted, "{state:?}");
        n_placements += wanted.len();
    }
    assert!(n_placements > 20 * N_POSITIONS, "only {n_placements} placements were compared");
}

/// 5.8: who wins, who scores, who can buy which knights free, and where cards, knights and gold go.
#[test]
fn conflicts() {
    let mut chance = FastChance::new(58);
    let mut n_bought = 0;
    for _ in 0..N_POSITIONS {
        let mut state = random_position(&mut chance);
        state.proposals = [None; 3];
        state.phase = PhaseState::StartPlayer { seat: Seat::new(0) };
        // Castles are empty: nothing is asked before the conflicts.
        for seat in state.players.seats() {
            (state.players[seat].gold, state.players[seat].squires) = (chance.below(6) as u8, 0);
            banners(&state).iter().for_each(|&banner| clear_castle(&mut state, House { seat, banner }));
        }
        let mut after = apply(&state, Action::NameStartPlayer { target: state.start_player });
        let mut wanted = settled(&state);
        n_bought += ransoms(&state, &mut after, &mut wanted, &mut chance);
        for (seat, points) in &wanted.points {
            let gained = after.players[Seat::new(*seat)].points - state.players[Seat::new(*seat)].points;
            assert_eq!(u32::from(gained), *points, "points of {seat} in {state:?}");
        }
        for seat in state.players.seats() {
            assert_eq!(after.players[seat].gold, wanted.gold[seat.index()], "gold of {seat:?} in {state:?}");
            for &banner in banners(&state) {
                let (found, home) =
                    (&after.houses[banner][seat], &wanted.homes[&(banner as u8, seat.index())]);
                assert_eq!((found.court, found.reserve), *home, "{banner:?} of {seat:?} in {state:?}");
            }
        }
        let lower = |place: Place| after.conflicts[place].map(|conflict| (conflict.france, conflict.stacks));
        assert_eq!(Place::LOWER.map(lower), wanted.lower, "{state:?}");
    }
    assert!(n_bought > N_POSITIONS / 4, "only {n_bought} knights were bought free");
}

/// 5.8: in turn, each owner buys any of its captured knights for 1 gold per strength point, the others are lost; nobody pays
/// for an ally's (7.1). Answers at random, and says how many were bought.
fn ransoms(
    before: &Lancaster,
    after: &mut Lancaster,
    wanted: &mut Settled,
    chance: &mut FastChance,
) -> usize {
    let mut n_bought = 0;
    for (place, captives) in wanted.captured.clone() {
        for seat in before.start_player.clockwise(before.players.seats().count()) {
            for stack in captives.iter().filter(|stack| stack.house.seat == seat) {
                let home = (stack.house.banner as u8, seat.index());
                let mut captured = stack.knights;
                let mut is_asked = stack.house.banner == Banner::Own;
                while is_asked {
                    let gold = wanted.gold[seat.index()];
                    let payable: Vec<Strength> = Strength::ALL
                        .into_iter()
                        .filter(|&knight| captured[knight] > 0 && knight.value() <= gold)
                        .collect();
                    if payable.is_empty() {
                        break;
                    }
                    assert_eq!(after.phase, PhaseState::Ransom { conflict: place, seat }, "{before:?}");
                    let mut offered = Vec::new();
                    after.push_actions(seat, &mut offered);
                    let buys = payable.iter().map(|&knight| Action::Ransom { knight });
                    assert_eq!(offered, buys.chain([Action::Decline]).collect::<Vec<_>>(), "{before:?}");
                    let choice = offered[chance.below(offered.len() as u32) as usize];
                    *after = apply(after, choice);
                    is_asked = choice != Action::Decline;
                    let Action::Ransom { knight } = choice else { continue };
                    captured[knight] -= 1;
                    wanted.gold[seat.index()] -= knight.value();
                    wanted.homes.get_mut(&home).unwrap().0[knight] += 1;
                    n_bought += 1;
                }
                for knight in Strength::ALL {
                    wanted.homes.get_mut(&home).unwrap().1[knight] += captured[knight];
                }
            }
        }
    }
    n_bought
}

/// Every legal placement as words: party, knight, where to, squires.
fn offered(state: &Lancaster) -> BTreeSet<String> {
    let PhaseState::Place { seat } = state.phase else { unreachable!("somebody places") };
    let mut actions = Vec::new();
    state.push_actions(seat, &mut actions);
    let mut found = BTreeSet::new();
    for action in actions {
        match action {
            Action::PlaceInCounty { banner: Banner::Own, knight, county } => {
                for squires in squires_offered(state, action) {
                    found.insert(format!("Own {knight:?} to {county:?} with {squires}"));
                }
            }
            Action::PlaceInCounty { knight, county, .. } => {
                found.insert(format!("Ally {knight:?} to {county:?} with 0"));
            }
            Action::PlaceInCastle { banner, knight, space } => {
                found.insert(format!("{banner:?} {knight:?} to {space:?}"));
            }
            Action::PlaceInConflict { banner, knight, conflict } => {
                found.insert(format!("{banner:?} {knight:?} to {conflict:?}"));
            }
            other => panic!("{other:?} places no knight"),
        }
    }
    found
}

/// The numbers of squires that may go along; a single one is not asked.
fn squires_offered(state: &Lancaster, action: Action) -> Vec<u8> {
    let PhaseState::Place { seat } = state.phase else { unreachable!("somebody places") };
    let after = apply(state, action);
    if !matches!(after.phase, PhaseState::Squires { .. }) {
        return vec![state.players[seat].squires];
    }
    let mut actions = Vec::new();
    after.push_actions(seat, &mut actions);
    let squires = |action| match action {
        Action::AddSquires { squires } => squires,
        other => panic!("{other:?} adds no squires"),
    };
    actions.into_iter().map(squires).collect()
}

/// What 5.4 and 7.1 allow.
fn wanted(state: &Lancaster) -> BTreeSet<String> {
    let PhaseState::Place { seat } = state.phase else { unreachable!("somebody places") };
    let mut wanted = BTreeSet::new();
    for &banner in banners(state) {
        let (house, is_ally) = (House { seat, banner }, banner == Banner::Ally);
        for knight in Strength::ALL.into_iter().filter(|&knight| state.houses[banner][seat].court[knight] > 0)
        {
            for (index, county) in County::ALL.into_iter().enumerate() {
                let purse = if is_ally { 0 } else { state.players[seat].squires };
                for squires in
                    (0..=purse).filter(|&squires| may_enter(state, house, knight, county, index, squires))
                {
                    wanted.insert(format!("{banner:?} {knight:?} to {county:?} with {squires}"));
                }
            }
            for space in Space::ALL {
                // 7.1: an ally's castle has an Armoury and a Tiltyard, and nothing is built there.
                let exists = !is_ally || matches!(space, Space::Recruit | Space::Upgrade);
                let is_built = !is_ally && state.players[seat].extensions.contains(space);
                if exists && !is_built && state.houses[banner][seat].castle[space].is_none() {
                    wanted.insert(format!("{banner:?} {knight:?} to {space:?}"));
                }
            }
            for place in Place::ALL {
                let Some(conflict) = state.conflicts[place] else { continue };
                let stacks: Vec<Stack> = conflict.stacks.into_iter().flatten().collect();
                if stacks.len() < 3 || stacks.iter().any(|stack| stack.house == house) {
                    wanted.insert(format!("{banner:?} {knight:?} to {place:?}"));
                }
            }
        }
    }
    wanted
}

/// Two players have allies (7.1).
fn banners(state: &Lancaster) -> &'static [Banner] {
    if state.setup.seats == 2 { &BANNERS } else { &BANNERS[..1] }
}

fn may_enter(
    state: &Lancaster,
    house: House,
    knight: Strength,
    county: County,
    index: usize,
    squires: u8,
) -> bool {
    let suffices = match state.counties[county].garrison {
        None => true,
        Some(defender) if defender.house.seat == house.seat => false,
        Some(defender) => knight.value() + squires > defender.knight.value() + defender.squires,
    };
    knight.value() >= MINIMUM[index] && suffices
}

struct Settled {
    points: BTreeMap<usize, u32>,
    /// What lies in the lower row afterwards, with the knights on it.
    lower: [Option<(u8, [Option<Stack>; 3])>; 2],
    /// Court and reserve by banner and seat.
    homes: BTreeMap<(u8, usize), (Knights, Knights)>,
    gold: Vec<u8>,
    /// What was captured in the lower row.
    captured: Vec<(Place, Vec<Stack>)>,
}

/// Lower row first, then the upper one, each from left to right (5.8).
fn settled(state: &Lancaster) -> Settled {
    let mut points: BTreeMap<usize, u32> = state.players.seats().map(|seat| (seat.index(), 0)).collect();
    let (mut lost, mut captured) = (Vec::new(), Vec::new());
    let mut homes = BTreeMap::new();
    for seat in state.players.seats() {
        for &banner in banners(state) {
            let home = &state.houses[banner][seat];
            homes.insert((banner as u8, seat.index()), (home.court, home.reserve));
        }
    }
    for place in [Place::LowerLeft, Place::LowerRight, Place::UpperLeft, Place::UpperRight] {
        let Some(conflict) = state.conflicts[place] else { continue };
        let values = POINTS.iter().find(|(france, _)| *france == conflict.france).unwrap().1;
        let strength =
            |stack: &Stack| -> u8 { Strength::ALL.map(|one| one.value() * stack.knights[one]).iter().sum() };
        // Later spaces stand before earlier ones of the same strength.
        let mut stacks: Vec<Stack> = conflict.stacks.into_iter().flatten().collect();
        let total: u8 = stacks.iter().map(strength).sum();
        stacks.reverse();
        stacks.sort_by_key(|stack| std::cmp::Reverse(strength(stack)));
        let is_won = total >= conflict.france;
        let paid = if is_won { &values[..] } else { &values[1..] };
        for (stack, &value) in stacks.iter().zip(paid) {
            if stack.house.banner == Banner::Own {
                *points.get_mut(&stack.house.seat.index()).unwrap() += u32::from(value);
            }
        }
        match (is_won, place) {
            (true, _) => {
                for stack in &stacks {
                    let home = homes.get_mut(&(stack.house.banner as u8, stack.house.seat.index())).unwrap();
                    Strength::ALL.into_iter().for_each(|knight| home.0[knight] += stack.knights[knight]);
                }
            }
            (false, Place::UpperLeft | Place::UpperRight) => lost.push((conflict.france, conflict.stacks)),
            (false, _) => captured.push((place, stacks)),
        }
    }
    let gold = state.players.seats().map(|seat| state.players[seat].gold).collect();
    Settled { points, lower: [lost.first().copied(), lost.get(1).copied()], homes, gold, captured }
}

fn apply(state: &Lancaster, action: Action) -> Lancaster {
    let mut after = state.clone();
    let seat = state.status().pending().iter().next().unwrap();
    after.apply(seat, &action, &mut engine::Ctx::<Event>::silent(&mut FastChance::new(1)));
    after
}

/// Round 2 to 4, somebody to place: knights and squires anywhere, drawn from each party's seven.
fn random_position(chance: &mut FastChance) -> Lancaster {
    let n_seats = 2 + chance.below(4) as usize;
    let mut state = Table::with(Setup { seats: n_seats as u8, ..Setup::default() }).state().clone();
    let seat = Seat::new(chance.below(n_seats as u32) as usize);
    state.phase = PhaseState::Place { seat };
    state.round = 2 + chance.below(3) as u8;
    deal_conflicts(&mut state, chance);
    for seat in state.players.seats() {
        state.players[seat].squires = chance.below(7) as u8;
        state.players[seat].extensions = Space::ALL.into_iter().filter(|_| chance.below(4) == 0).collect();
        for &banner in banners(&state) {
            spread(&mut state, House { seat, banner }, chance);
        }
    }
    if state.houses[Banner::Own][seat].court.is_empty() {
        state.houses[Banner::Own][seat].court[Strength::Two] = 1;
    }
    state
}

fn deal_conflicts(state: &mut Lancaster, chance: &mut FastChance) {
    for place in Place::ALL {
        let france = 2 + chance.below(9) as u8;
        let is_there = place == Place::UpperLeft || place == Place::UpperRight || chance.below(2) == 0;
        state.conflicts[place] = is_there.then_some(Conflict { france, stacks: [None; 3] });
    }
}

/// Each of the seven knights goes somewhere at random, if there is room.
fn spread(state: &mut Lancaster, house: House, chance: &mut FastChance) {
    let mut home = state.houses[house.banner][house.seat];
    home.court = Knights::NONE;
    home.reserve = Knights::NONE;
    for strength in [1, 1, 1, 2, 2, 3, 4].map(|value| Strength::try_from(value).unwrap()) {
        match chance.below(6) {
            0 => home.reserve[strength] += 1,
            1 => {
                let county = County::ALL[chance.below(9) as usize];
                let squires = if house.banner == Banner::Own { chance.below(3) as u8 } else { 0 };
                if state.counties[county].garrison.is_none() {
                    state.counties[county].garrison = Some(Garrison { house, knight: strength, squires });
                }
            }
            2 | 3 => join(state, house, strength, Place::ALL[chance.below(4) as usize]),
            4 if house.banner == Banner::Own => {
                let space = Space::ALL[chance.below(6) as usize];
                if !state.players[house.seat].extensions.contains(space) {
                    home.castle[space] = Some(strength);
                }
            }
            _ => home.court[strength] += 1,
        }
    }
    state.houses[house.banner][house.seat] = home;
}

fn join(state: &mut Lancaster, house: House, strength: Strength, place: Place) {
    let Some(conflict) = &mut state.conflicts[place] else { return };
    let own = conflict.stacks.iter_mut().find(|stack| stack.is_some_and(|stack| stack.house == house));
    if let Some(Some(stack)) = own {
        stack.knights[strength] += 1;
    } else if let Some(free) = conflict.stacks.iter_mut().find(|stack| stack.is_none()) {
        let mut knights = Knights::NONE;
        knights[strength] = 1;
        *free = Some(Stack { house, knights });
    }
}

fn clear_castle(state: &mut Lancaster, house: House) {
    state.houses[house.banner][house.seat].castle.clear();
    state.players[house.seat].extensions.clear();
}
