//! Guesses fit everything the observer saw, and nothing that fits is left out (chapter 8).

use std::collections::BTreeSet;

use engine::{Chance, Ctx, FastChance, Game, Seat, Setup as _, Viewer};
use regents::{Accusation, Clan, Regents, Setup};

use crate::table::{BLUE, GREEN, RED, Table, YELLOW};

type Deal = Vec<Clan>;

fn deal_of(state: &Regents) -> Deal {
    state.clans.values().copied().collect()
}

fn guesses(state: &Regents, observer: Seat, n: u64) -> Vec<Regents> {
    let guess = |seed| {
        let mut guess = state.clone();
        guess.determinize(observer, &mut FastChance::new(seed));
        guess
    };
    (0..n).map(guess).collect()
}

/// A tile count that falls by one says that the true clan's tile was gone before (R13).
#[test]
fn r13_a_single_tile_is_a_clue() {
    // Green named Stewart against red (Campbell), then MacLeod against yellow, who is Stewart: one tile only.
    let table = Table::four().edit(|state| {
        let past = [(RED, Clan::Stewart), (YELLOW, Clan::Macleod)];
        past.into_iter()
            .for_each(|(target, clan)| state.accusations[GREEN].push(Accusation { target, clan }));
    });
    let guesses = guesses(table.state(), BLUE, 400);
    for guess in &guesses {
        assert_eq!(
            guess.accusations[GREEN][0].clan, guess.clans[YELLOW],
            "the tile lost before is yellow's clan"
        );
        guess.invariants().unwrap();
    }
    let clans: BTreeSet<Clan> = guesses.iter().map(|guess| guess.clans[YELLOW]).collect();
    assert_eq!(clans.len(), 5, "any clan but blue's own is possible");
}

/// The accused knows the tile that was shown, and keeps it in every guess.
#[test]
fn the_accused_knows_the_tile() {
    let table = Table::four()
        .edit(|state| state.accusations[GREEN].push(Accusation { target: BLUE, clan: Clan::Stewart }));
    assert!(
        guesses(table.state(), BLUE, 50)
            .iter()
            .all(|guess| guess.accusations[GREEN][0].clan == Clan::Stewart)
    );
    let seen: BTreeSet<Clan> =
        guesses(table.state(), RED, 200).iter().map(|guess| guess.accusations[GREEN][0].clan).collect();
    assert!(seen.len() > 3, "a third party does not know it: {seen:?}");
    assert!(guesses(table.state(), GREEN, 50).iter().all(|guess| guess.clans[BLUE] == Clan::Macduff));
}

/// Every deal that shows the observer the same view is guessed, and no other.
#[test]
fn guesses_are_all_the_deals_that_fit() {
    for (seats, seed) in [(3, 1), (3, 2), (4, 3), (4, 4), (4, 5), (5, 6)] {
        for state in moments(seats, seed) {
            let observer = Seat::new(seed as usize % seats);
            let guessed: BTreeSet<Deal> = guesses(&state, observer, 1500).iter().map(deal_of).collect();
            assert_eq!(guessed, fitting_deals(&state, observer), "{seats} seats, seed {seed}");
        }
    }
}

/// Some moments of a random match with few wrong accusations.
fn moments(seats: usize, seed: u64) -> Vec<Regents> {
    let mut chance = FastChance::new(seed);
    let mut state = Regents::start(&Setup::with_seats(seats), &mut Ctx::silent(&mut chance)).unwrap();
    let (mut moments, mut ply) = (Vec::new(), 0);
    while let Some(seat) = state.awaited() {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        state.apply(seat, &action, &mut Ctx::silent(&mut chance));
        ply += 1;
        let n_accusations: usize = state.accusations.values().map(|past| past.len()).sum();
        if ply % 20 == 0 && n_accusations <= 3 && !state.is_over() {
            moments.push(state.clone());
        }
    }
    moments
}

/// By brute force: all deals of clans, all tiles of hidden accusations, kept where the observer's view is the same.
fn fitting_deals(state: &Regents, observer: Seat) -> BTreeSet<Deal> {
    let view = state.view(Viewer::seat(observer));
    let mut fitting = BTreeSet::new();
    for deal in all_deals(state.n_seats()) {
        let mut world = state.clone();
        world.seats().for_each(|seat| world.clans[seat] = deal[seat.index()]);
        refresh_spied_cards(&mut world, observer);
        let hidden = hidden_accusations(state, observer);
        let n_worlds = 6usize.pow(hidden.len() as u32);
        let fits = (0..n_worlds).any(|code| {
            name_tiles(&mut world, &hidden, code);
            world.invariants().is_ok() && world.view(Viewer::seat(observer)) == view
        });
        if fits {
            fitting.insert(deal);
        }
    }
    fitting
}

fn all_deals(n_seats: usize) -> Vec<Deal> {
    let mut deals = vec![Vec::new()];
    for _ in 0..n_seats {
        let longer = deals.iter().flat_map(|deal: &Deal| {
            let free = Clan::ALL.into_iter().filter(|clan| !deal.contains(clan));
            free.map(|clan| deal.iter().copied().chain([clan]).collect())
        });
        deals = longer.collect();
    }
    deals
}

/// Wrong accusations between others: accuser and place in its list.
fn hidden_accusations(state: &Regents, observer: Seat) -> Vec<(Seat, usize)> {
    let accusers = state.opponents(observer);
    let all =
        accusers.flat_map(|accuser| (0..state.accusations[accuser].len()).map(move |index| (accuser, index)));
    let is_hidden = |&(accuser, index): &(Seat, usize)| {
        let accusation = state.accusations[accuser][index];
        accusation.target != observer && !state.is_right(accusation)
    };
    all.filter(is_hidden).collect()
}

fn name_tiles(world: &mut Regents, hidden: &[(Seat, usize)], code: usize) {
    for (place, &(accuser, index)) in hidden.iter().enumerate() {
        let clan = Clan::ALL[code / 6usize.pow(place as u32) % 6];
        world.accusations[accuser].iter_mut().nth(index).unwrap().clan = clan;
    }
}

/// Cards that only others saw follow the deal.
fn refresh_spied_cards(world: &mut Regents, observer: Seat) {
    for spy in world.opponents(observer) {
        let clans = world.clans;
        for spying in world.spyings[spy].iter_mut().filter(|spying| spying.target != observer) {
            let hand = spying.unplayed - clans[spying.target].lacks();
            spying.card = hand.iter().next().unwrap();
        }
    }
}
