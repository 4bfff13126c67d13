//! What must always hold (5.10). The words reach whoever patches a state.

use engine::{Flow, Game, MAX_SEATS, Seat};
use enumset::EnumSet;

use crate::data;
use crate::ids::{Banner, House, Place, Space};
use crate::realm::knights::Knights;
use crate::setup::Supply;
use crate::state::{Lancaster, PhaseState};

type Check = Result<(), String>;

fn ensure(holds: bool, words: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(words()) }
}

pub(crate) fn check(state: &Lancaster) -> Check {
    table(state)?;
    seats_exist(state)?;
    conflicts(state)?;
    for house in houses(state) {
        knights(state, house)?;
        castle(state, house)?;
    }
    laws(state)?;
    nobles(state)?;
    tokens(state)?;
    phase(state)
}

fn houses(state: &Lancaster) -> impl Iterator<Item = House> + '_ {
    let banners = state.banners().iter();
    banners.flat_map(|&banner| state.players.seats().map(move |seat| House { seat, banner }))
}

fn table(state: &Lancaster) -> Check {
    let n = usize::from(state.setup.seats);
    let n_allies = if state.setup.has_allies() { n } else { 0 };
    let tables = [
        state.players.n_seats(),
        state.houses[Banner::Own].n_seats(),
        state.chosen.n_seats(),
        state.votes.n_seats(),
    ];
    ensure((2..=MAX_SEATS).contains(&n), || format!("{n} seats"))?;
    ensure(tables.iter().all(|&table| table == n), || "a table has not one entry for each seat".into())?;
    ensure(state.houses[Banner::Ally].n_seats() == n_allies, || "allies belong to two players".into())?;
    ensure((1..=data::ROUNDS).contains(&state.round), || format!("round {}", state.round))?;
    ensure(state.favours.is_subset(data::favours_in_play(state.setup.seats)), || {
        "a favour lies there that is not in play".into()
    })
}

fn seats_exist(state: &Lancaster) -> Check {
    let exists = |seat: Seat| seat.index() < state.seats();
    let is_here =
        |house: House| exists(house.seat) && (house.banner == Banner::Own || state.setup.has_allies());
    let stacks =
        state.conflicts.values().flatten().flat_map(|conflict| conflict.stacks.into_iter().flatten());
    let mut on_board = state.garrisons().map(|(_, garrison)| garrison.house).chain(stacks.map(|s| s.house));
    ensure(exists(state.start_player), || "the start player has no seat".into())?;
    ensure(on_board.all(is_here), || "a knight on the board belongs to nobody at the table".into())?;
    ensure(state.phase.seat().is_none_or(exists), || "the phase waits for nobody at the table".into())
}

/// Every colour owns exactly its seven knights, over all places.
fn knights(state: &Lancaster, house: House) -> Check {
    let household = state.household(house);
    let in_castle = household.castle.values().flatten().copied();
    let in_counties = state.garrisons().filter(|(_, g)| g.house == house).map(|(_, g)| g.knight);
    let alone = in_castle.chain(in_counties).fold(Knights::NONE, |sum, k| sum.plus(Knights::one(k)));
    let stacks = state.conflicts.values().flatten().filter_map(|conflict| conflict.stack_of(house));
    let in_france = stacks.fold(Knights::NONE, |sum, stack| sum.plus(stack.knights));
    let all = household.court.plus(household.reserve).plus(alone).plus(in_france);
    ensure(all == data::KNIGHTS, || {
        format!("{house:?} has knights {all:?} in all places together, not {:?}", data::KNIGHTS)
    })
}

fn castle(state: &Lancaster, house: House) -> Check {
    let castle = &state.household(house).castle;
    let allowed = |space: Space| match house.banner {
        Banner::Own => !state.players[house.seat].extensions.contains(space),
        Banner::Ally => data::ALLY_CASTLE.contains(&space),
    };
    let mut occupied = castle.iter().filter(|(_, knight)| knight.is_some());
    ensure(occupied.all(|(space, _)| allowed(space)), || {
        format!("a knight of {house:?} stands on a castle space that takes none")
    })
}

fn conflicts(state: &Lancaster) -> Check {
    let mut cards = state.conflict_pile;
    for conflict in state.conflicts.values().flatten() {
        ensure((2..=10).contains(&conflict.france), || {
            format!("no conflict of strength {}", conflict.france)
        })?;
        cards.0[usize::from(conflict.france) - 2] += 1;
        let spaces = &conflict.stacks;
        ensure(spaces.is_sorted_by_key(Option::is_none), || "a conflict has a gap between stacks".into())?;
        for (space, stack) in spaces.iter().enumerate().filter_map(|(i, s)| s.map(|s| (i, s))) {
            ensure(!stack.knights.is_empty(), || "a stack without knights".into())?;
            let twice = spaces[..space].iter().flatten().any(|other| other.house == stack.house);
            ensure(!twice, || format!("{:?} has two stacks in one conflict", stack.house))?;
        }
    }
    let deck = data::conflict_deck(state.setup.seats);
    ensure(cards.0.iter().zip(deck.0).all(|(&n, copies)| n <= copies), || {
        "a conflict card is there more often than in the box".into()
    })?;
    let upper_is_full = Place::UPPER.iter().all(|&place| state.conflicts[place].is_some());
    let is_settling = matches!(state.phase, PhaseState::Ransom { .. } | PhaseState::Over);
    ensure(upper_is_full || is_settling, || "the upper row holds two conflicts until they are settled".into())
}

fn laws(state: &Lancaster) -> Check {
    let face_up: Vec<_> = state.laws.into_iter().chain(state.proposals.into_iter().flatten()).collect();
    let distinct: EnumSet<_> = face_up.iter().copied().collect();
    ensure(distinct.len() == face_up.len(), || "a law lies there twice".into())?;
    ensure(distinct.is_disjoint(state.law_pile), || "a law lies face up and in the pile".into())?;
    let voted = match state.phase {
        PhaseState::Extension { .. } | PhaseState::Place { .. } | PhaseState::Squires { .. } => 0,
        PhaseState::FavourPick { .. } | PhaseState::FavourUpgrade { .. } | PhaseState::FavourNoble { .. } => {
            0
        }
        PhaseState::Vote { nth } => usize::from(nth),
        _ => state.proposals.len(),
    };
    ensure(voted < 3 || !matches!(state.phase, PhaseState::Vote { .. }), || "there are three votes".into())?;
    let mut open = state.proposals.iter().enumerate();
    ensure(open.all(|(index, law)| law.is_some() == (index >= voted)), || {
        "the proposals still to be voted on do not fit the phase".into()
    })?;
    let needed = 3 * usize::from(data::ROUNDS - state.round);
    ensure(state.law_pile.len() >= needed, || "the pile of laws is too small for the rounds to come".into())?;
    let cards = 2 * (data::ROUNDS - state.round);
    ensure(state.conflict_pile.n() >= cards, || "the pile of conflicts is too small".into())
}

/// Nobles on the board, at tables and removed by allies are as many as at the start.
fn nobles(state: &Lancaster) -> Check {
    let kinds: EnumSet<_> = state.counties.values().map(|county| county.noble).collect();
    ensure(kinds.len() == state.counties.len(), || "two counties have the same noble".into())?;
    let initial = usize::from(data::nobles_per_county(state.setup.seats));
    for (county, here) in &state.counties {
        let owners = state.players.values().filter(|player| player.nobles.contains(here.noble)).count();
        let known = owners + usize::from(here.nobles_left);
        let fits = known == initial || (state.setup.has_allies() && known < initial);
        ensure(fits, || format!("{county:?} began with {initial} nobles, now there are {known}"))?;
    }
    Ok(())
}

fn tokens(state: &Lancaster) -> Check {
    for (seat, vote) in state.votes.iter() {
        let markers = vote.map_or(0, |vote| vote.markers);
        ensure(markers <= state.players[seat].votes, || format!("{seat:?} votes with markers it lacks"))?;
    }
    if state.setup.supply == Supply::Unlimited {
        return Ok(());
    }
    let used = state.tokens_in_play();
    ensure(used.iter().all(|&used| used <= u16::from(data::TOKENS_IN_BOX)), || {
        format!("a strict supply has {} of each token, in use are {used:?}", data::TOKENS_IN_BOX)
    })
}

/// The decision that is asked for can be answered.
fn phase(state: &Lancaster) -> Check {
    let fits = match state.phase {
        PhaseState::Squires { seat, knight, county } => {
            let house = House::own(seat);
            state.household(house).court[knight] > 0 && state.squires_needed(house, knight, county).is_some()
        }
        PhaseState::FavourPick { .. } => !state.favours.is_empty(),
        PhaseState::FavourUpgrade { house } | PhaseState::FavourNoble { house } => {
            house.banner == Banner::Own || state.setup.has_allies()
        }
        PhaseState::Law { nth, .. } => usize::from(nth) < state.laws.len(),
        PhaseState::Castle { seat, own, ally } | PhaseState::CastleUpgrade { seat, own, ally, .. } => {
            items_exist(state, House::own(seat), own)
                && (ally.is_empty() || items_exist(state, House::ally(seat), ally))
        }
        PhaseState::Ransom { conflict, seat } => {
            let card = state.conflicts[conflict];
            conflict.is_second_attempt() && card.is_some_and(|card| card.has(House::own(seat)))
        }
        phase => phase.county().is_none_or(|county| state.counties[county].garrison.is_some()),
    };
    ensure(fits && has_option(state), || format!("nothing can be decided in {:?}", state.phase))
}

fn items_exist(state: &Lancaster, house: House, items: EnumSet<Space>) -> bool {
    if house.banner == Banner::Ally && !state.setup.has_allies() {
        return false;
    }
    let built = match house.banner {
        Banner::Own => state.players[house.seat].extensions,
        Banner::Ally => EnumSet::empty(),
    };
    let castle = &state.household(house).castle;
    items.iter().all(|space| built.contains(space) || castle[space].is_some())
}

/// Every awaited seat finds an action.
fn has_option(state: &Lancaster) -> bool {
    let pending = state.status().pending();
    pending.iter().all(|seat| state.visit_actions(seat, &mut |_| Flow::Break(())).is_break())
        && (!pending.is_empty() || state.phase == PhaseState::Over)
}
