//! What must always hold: pieces conserved, tracks in range, a decision for somebody.

use engine::{Game, Seat};
use enumset::EnumSet;

use crate::board::is_sound;
use crate::cards::Bag;
use crate::data::{self, DISPLAY, TREACHERY_DISPLAY};
use crate::ids::{Country, Kind, Rank, Sector};
use crate::state::{HeadsOfState, Mode, Phase, treachery_deck};

type Check = Result<(), String>;

pub(crate) fn check(table: &HeadsOfState) -> Check {
    check_seats(table)?;
    check_cards(table)?;
    check_piles(table)?;
    check_board(table)?;
    check_markers(table)?;
    check_turn(table)?;
    check_discarding(table)
}

fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// Every table has one entry for each seat.
fn check_seats(table: &HeadsOfState) -> Check {
    let (board, attributes, treachery) = (&table.board, &table.attributes.stock, &table.treachery.stock);
    let sizes = [
        table.scores.n_seats(),
        board.nobles.n_seats(),
        board.dead.n_seats(),
        board.presence.n_seats(),
        board.created.n_seats(),
        board.noble_cards.n_seats(),
        board.countries_done.n_seats(),
        attributes.hands.n_seats(),
        attributes.known.n_seats(),
        attributes.drafts.n_seats(),
        attributes.unseen_discards.n_seats(),
        attributes.held.n_seats(),
        treachery.hands.n_seats(),
        treachery.known.n_seats(),
        treachery.drafts.n_seats(),
        treachery.unseen_discards.n_seats(),
        treachery.held.n_seats(),
    ];
    let n_seats = usize::from(table.setup.seats);
    ensure((2..=5).contains(&n_seats), || format!("{n_seats} seats"))?;
    ensure(sizes.iter().all(|&size| size == n_seats), || "a table lacks a seat or has one too many".into())?;
    ensure(table.turn.seat.index() < n_seats, || {
        format!("the active {:?} is not at the table", table.turn.seat)
    })
}

fn check_cards(table: &HeadsOfState) -> Check {
    let (attributes, treachery) = (&table.attributes, &table.treachery);
    let all = attributes.stock.all().plus(&attributes.face_up()).plus(&attributes.revolution_pile);
    same_cards("attribute", &all, &table.attribute_deck())?;
    same_cards("treachery", &treachery.stock.all().plus(&treachery.face_up()), &treachery_deck())?;
    attributes.stock.check()?;
    treachery.stock.check()?;
    table.seats().try_for_each(|seat| check_hand_size(table, seat))
}

fn same_cards<K: Kind>(deck: &str, found: &Bag<K>, expected: &Bag<K>) -> Check {
    K::ALL.iter().try_for_each(|&kind| {
        ensure(found[kind] == expected[kind], || {
            format!("{} {deck} cards {kind:?} instead of {}", found[kind], expected[kind])
        })
    })
}

/// During a turn the limits may be exceeded by what the turn draws (5.10).
fn check_hand_size(table: &HeadsOfState, seat: Seat) -> Check {
    let (mut attributes, mut treachery) = data::TURN_LIMITS;
    if seat == table.turn.seat && table.phase != Phase::ChooseTurn {
        (attributes, treachery) = (attributes + data::ATTRIBUTE_TURN_DRAWS, treachery + 1);
    }
    ensure(table.above(seat, attributes, treachery) == (0, 0), || format!("{seat:?} holds too many cards"))
}

fn check_piles(table: &HeadsOfState) -> Check {
    let cards = &table.attributes;
    let n_revolution = cards.revolution_pile.len();
    ensure(n_revolution <= table.setup.revolution_pile_cards, || "the Revolution pile is too big".into())?;
    ensure(cards.stock.pile.is_empty() || n_revolution == table.setup.revolution_pile_cards, || {
        "the Revolution pile was used before the draw pile was empty".into()
    })?;
    let n_swept = usize::from(cards.swept.len());
    ensure(n_swept == if table.turn.mode == Mode::Sweep { DISPLAY } else { 0 }, || {
        format!("{n_swept} cards are swept aside in this kind of turn")
    })?;
    let is_start = table.phase == Phase::ChooseTurn;
    let n_shown = (cards.face_up().len(), table.treachery.face_up().len());
    ensure(!is_start || n_shown == (DISPLAY as u8, TREACHERY_DISPLAY as u8), || {
        "a turn begins with full displays".into()
    })
}

fn check_board(table: &HeadsOfState) -> Check {
    let board = &table.board;
    let n_nobles: usize = board.nobles.values().map(|nobles| nobles.len()).sum();
    ensure(n_nobles == board.occupied().len(), || "two nobles stand in one space".into())?;
    table.seats().try_for_each(|seat| {
        for &sector in Sector::ALL {
            let n_dead = (board.dead[seat] & sector.spaces()).len();
            ensure(n_dead <= 1, || format!("{seat:?} has {n_dead} dead nobles in {sector:?}"))?;
        }
        let tokens = board.nobles[seat] | board.dead[seat];
        let sectors: EnumSet<Sector> = tokens.iter().map(|space| space.sector()).collect();
        let ranks: EnumSet<Rank> = tokens.iter().map(|space| space.rank()).collect();
        ensure(sectors.is_subset(board.presence[seat]), || {
            format!("{seat:?} lacks presence where it has nobles")
        })?;
        ensure(ranks.is_subset(board.created[seat]), || format!("{seat:?} has nobles it never created"))?;
        let carded: EnumSet<Rank> = board.noble_cards[seat].kinds().collect();
        ensure(carded.is_subset(board.created[seat]), || {
            format!("{seat:?} has cards of nobles it never created")
        })?;
        let done = board.countries_done[seat];
        ensure(done.iter().all(|country| country.sectors().is_subset(board.presence[seat])), || {
            format!("{seat:?} is done with a country in which it lacks a sector")
        })?;
        Rank::ALL.iter().try_for_each(|&rank| check_tokens(table, seat, rank))
    })
}

fn check_tokens(table: &HeadsOfState, seat: Seat, rank: Rank) -> Check {
    let board = &table.board;
    let n_used = (board.nobles[seat] & rank.spaces()).len() + (board.dead[seat] & rank.spaces()).len();
    ensure(n_used <= usize::from(rank.tokens()), || format!("{seat:?} has {n_used} tokens {rank:?} in use"))
}

fn check_markers(table: &HeadsOfState) -> Check {
    let board = &table.board;
    let entered = board.presence.values().fold(EnumSet::new(), |all, &presence| all | presence);
    ensure(board.initial_markers == !entered, || {
        "an initial marker lies exactly where nobody has ever been".into()
    })?;
    for &country in Country::ALL {
        let n_done = table.seats().filter(|&seat| board.countries_done[seat].contains(country)).count();
        let n_taken = usize::from(board.country_markers_taken[country]);
        ensure(n_taken == n_done.min(2), || {
            format!("{n_taken} markers of {country:?} are taken, not {n_done}")
        })?;
    }
    let n_markers = data::house_markers(table.n_seats()).len().min(board.house_done.len());
    ensure(usize::from(board.house_markers_taken) == n_markers, || {
        format!("{} House markers are taken, not {n_markers}", board.house_markers_taken)
    })?;
    Rank::ALL.iter().try_for_each(|&rank| {
        let n_cards: u8 = board.noble_cards.values().map(|cards| cards[rank]).sum();
        ensure(n_cards <= data::NOBLE_CARDS, || format!("{n_cards} noble cards {rank:?}"))
    })
}

fn check_turn(table: &HeadsOfState) -> Check {
    let turn = &table.turn;
    ensure(turn.number > 0, || "turns are counted from 1".into())?;
    let n_draws = turn.attribute_draws + turn.treachery_draws;
    let is_drawing = matches!(table.phase, Phase::Draw | Phase::TrimInTurn);
    ensure(is_drawing == (n_draws > 0) || table.phase == Phase::Over, || {
        format!("{n_draws} draws are left in phase {:?}", table.phase)
    })?;
    let is_plot = turn.mode == Mode::Treachery;
    ensure(is_plot || (turn.targeted | turn.vacated).is_empty(), || {
        "nobles are attacked in treachery turns only".into()
    })?;
    ensure(
        is_plot == (table.phase == Phase::Plot) || !matches!(table.phase, Phase::Plot | Phase::Create),
        || format!("phase {:?} does not belong to a turn of mode {:?}", table.phase, turn.mode),
    )?;
    ensure(
        turn.vacated.is_disjoint(table.board.occupied()) && turn.vacated.is_subset(turn.targeted),
        || "an emptied space is vacant and was attacked".into(),
    )?;
    let hand = &table.attributes.stock.hands[turn.seat];
    let is_sound = table.phase != Phase::Plot || is_sound(hand, turn.vacated, table.setup.courtesan_free);
    ensure(is_sound, || format!("{:?} cannot replace all but one of its victims", turn.seat))
}

fn check_discarding(table: &HeadsOfState) -> Check {
    for seat in table.seats() {
        let (attributes, treachery) = table.surplus(seat);
        let drafts = (table.attributes.stock.drafts[seat].len(), table.treachery.stock.drafts[seat].len());
        ensure(drafts.0 <= attributes && drafts.1 <= treachery, || format!("{seat:?} discards too much"))?;
        ensure(!table.ready.contains(seat) || drafts == (attributes, treachery), || {
            format!("{seat:?} is ready without having chosen its surplus")
        })?;
    }
    let is_trim = matches!(table.phase, Phase::TrimInTurn | Phase::TrimBetweenTurns);
    ensure(table.ready.is_empty() || (is_trim && table.ready.is_subset_of(table.trimming())), || {
        "a seat is ready that has nothing to discard".into()
    })?;
    ensure(!is_trim || !table.status().pending().is_empty(), || "nobody is left to trim a hand".into())?;
    ensure(table.phase != Phase::Discard || table.surplus(table.turn.seat) != (0, 0), || {
        "there is nothing to discard".into()
    })
}
