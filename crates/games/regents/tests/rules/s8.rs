//! What is secret (chapter 8).

use std::collections::BTreeSet;

use engine::{Chance, Ctx, FastChance, Game, Seat, Seats, Setup as _, Viewer};
use regents::{Accusation, Action, Card, Clan, Location, Regents, RegentsExclusion, Setup};

use crate::rules::table::{BLUE, GREEN, RED, Table, YELLOW, exclusion, guesses};
use Location::{Knights, Throne};

/// Chapter 8: at the end everything is open to everybody.
#[test]
fn everything_is_open_at_the_end() {
    let table = Table::four().last_turn_of(8).does(Action::EndActions);
    let view = table.state().view(Viewer::Public);
    assert!(
        view.seats.iter().all(|seat| seat.secrets.is_some() && seat.clan.is_some() && seat.domain.is_some())
    );
    assert_eq!(table.state().revealed, Seats::first(4));
    assert_eq!(table.state().view(Viewer::Open), view);
    assert!(view.preview.is_none());
    assert_eq!(view.locations[0].id, Location::Throne);
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

type Deal = Vec<Clan>;

fn deal_of(state: &Regents) -> Deal {
    state.clans.values().copied().collect()
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

/// Chapter 8: a seat sees its own secrets, nobody else's; a spectator sees none; the open view sees all.
#[test]
fn secrets_are_the_owners() {
    let table = Table::four();
    for viewer in [RED, BLUE, YELLOW, GREEN] {
        for seat in table.view(viewer).seats {
            let is_own = seat.seat == viewer;
            assert_eq!(seat.secrets.is_some(), is_own);
            assert_eq!((seat.clan.is_some(), seat.domain.is_some()), (is_own, is_own));
            assert_eq!((seat.hand_size, seat.n_tiles), (5, 6));
        }
    }
    let public = table.state().view(Viewer::Public);
    assert!(public.seats.iter().all(|seat| seat.secrets.is_none() && seat.clan.is_none()));
    let open = table.state().view(Viewer::Open);
    assert!(open.seats.iter().all(|seat| seat.secrets.is_some() && seat.clan.is_some()));
}

/// 11.4: the deduction grid and its reasons.
#[test]
fn the_deduction_grid() {
    let table = Table::four().played(BLUE, &[Card::Suspicion]).edit(|state| state.exposed.insert(YELLOW));
    let view = table.view(RED);
    assert_eq!(exclusion(&view.seats[1], Clan::Campbell), Some(RegentsExclusion::Own));
    assert_eq!(exclusion(&view.seats[1], Clan::Mackintosh), Some(RegentsExclusion::CardPlayed));
    assert_eq!(exclusion(&view.seats[1], Clan::Stewart), Some(RegentsExclusion::OtherPublic));
    assert_eq!(exclusion(&view.seats[1], Clan::Macduff), None);
    assert_eq!(exclusion(&view.seats[2], Clan::Macduff), Some(RegentsExclusion::ClanPublic));
    assert_eq!(exclusion(&view.seats[2], Clan::Stewart), None);
    assert_eq!(exclusion(&table.view(GREEN).seats[1], Clan::Campbell), None);
}

/// Chapter 8: what a seat may do never depends on what it does not know.
#[test]
fn legal_actions_betray_nothing() {
    let table = Table::four().king(Location::Throne).agents(RED, Location::Throne, 1);
    let swapped = Table::four().king(Location::Throne).agents(RED, Location::Throne, 1).edit(|state| {
        (state.clans[BLUE], state.clans[YELLOW]) = (state.clans[YELLOW], state.clans[BLUE]);
        (state.domains[BLUE], state.domains[YELLOW]) = (state.domains[YELLOW], state.domains[BLUE]);
    });
    assert_eq!(table.legal(), swapped.legal());
    assert_eq!(table.view(RED), swapped.view(RED));
}

/// Undo goes back to the last thing that came to light (chapter 8).
#[test]
fn undo_until_something_came_to_light() {
    let mut table = Table::four().king(Throne).agents(RED, Knights, 1).does(Action::Recruit);
    table.game().undo(RED, None).unwrap();
    assert_eq!((table.state().turn.actions, table.state().reserve), (3, 20));
    let mut table = table.does(Action::Recruit).does(Action::PlayCard { card: regents::Card::Alliance });
    assert!(table.game().undo(RED, None).is_err(), "a card was shown");
    let mut table = table.does(Action::RevealDomain);
    assert!(table.game().undo(RED, None).is_err(), "the domain card was shown");
    let mut table = table.does(Action::Spy { target: BLUE });
    assert!(table.game().undo(RED, None).is_err(), "a card was seen");
    let mut table = table.does(Action::MoveKing { to: Knights });
    table.game().undo(RED, None).unwrap();
    assert_eq!(table.state().king, Throne);
    let mut table = table
        .does(Action::MoveKing { to: Knights })
        .edit(|state| state.turn.actions = 1)
        .does(Action::Accuse { target: BLUE, clan: regents::Clan::Macleod });
    assert!(table.game().undo(RED, None).is_err(), "a clan was shown");
}
