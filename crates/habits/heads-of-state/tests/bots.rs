//! Heads of State: positions in which a sensible player has one clear choice, and what no bot may do.

use bots::checks::{NEVER, bot, check_blind_to_secrets, check_chances, check_legal};
use bots::{Sight, decide};
use engine::{Ctx, FastChance, Game, Seat, Setup as _};
use heads_of_state::{
    Action, Attribute, Century, HeadsOfState, Mode, Phase, Rank, Sector, Setup, Space, TreacheryCard, Turn,
};
use heads_of_state_habits::HeadsOfStateHabits;

use Attribute::*;

const ME: Seat = Seat::new(0);
const RIVAL: Seat = Seat::new(1);
const THIRD: Seat = Seat::new(2);

fn choice(state: &HeadsOfState, name: &str, seed: u64) -> Action {
    decide(&HeadsOfStateHabits, &bot(name), &Sight::new(state, ME), seed, &NEVER)
}

/// All thinking bots agree, whatever their luck.
fn check(state: &HeadsOfState, is_sensible: impl Fn(&Action) -> bool) {
    state.invariants().unwrap();
    for name in ["greedy", "mcts@300it"] {
        for seed in 0..3 {
            let action = choice(state, name, seed);
            assert!(is_sensible(&action), "{name} with seed {seed} chose {action:?}");
        }
    }
}

/// An empty board, all hands empty, the first seat about to choose its turn.
fn table(n_seats: usize) -> HeadsOfState {
    let mut chance = FastChance::new(3);
    let mut state = HeadsOfState::start(&Setup::with_seats(n_seats), &mut Ctx::silent(&mut chance)).unwrap();
    state.turn = Turn::new(20, ME);
    state.phase = Phase::ChooseTurn;
    state
}

/// Puts all attribute cards but the Revolution pile into the draw pile, to be dealt as a test likes.
fn gather(state: &mut HeadsOfState) {
    for slot in &mut state.attributes.display {
        state.attributes.stock.pile.add(slot.take().unwrap());
    }
}

fn take_from_deck(state: &mut HeadsOfState, card: Attribute) {
    let cards = &mut state.attributes;
    if !cards.stock.pile.try_take(card) {
        let other = cards.stock.pile.take_nth(0);
        cards.revolution_pile.take(card);
        cards.revolution_pile.add(other);
    }
}

fn deal(state: &mut HeadsOfState, seat: Seat, cards: &[Attribute]) {
    for &card in cards {
        take_from_deck(state, card);
        state.attributes.stock.hands[seat].add(card);
    }
}

fn show(state: &mut HeadsOfState, cards: [Attribute; 6]) {
    for (slot, card) in cards.into_iter().enumerate() {
        take_from_deck(state, card);
        state.attributes.display[slot] = Some(card);
    }
}

fn deal_treachery(state: &mut HeadsOfState, seat: Seat, cards: &[TreacheryCard]) {
    for &card in cards {
        if !state.treachery.stock.pile.try_take(card) {
            let slot = state.treachery.display.iter_mut().find(|slot| **slot == Some(card)).unwrap();
            *slot = Some(state.treachery.stock.pile.take_nth(0));
        }
        state.treachery.stock.hands[seat].add(card);
    }
}

/// A living noble with all that his creation brought.
fn settle(state: &mut HeadsOfState, seat: Seat, spaces: &[Space]) {
    for &space in spaces {
        let board = &mut state.board;
        board.nobles[seat].insert(space);
        board.presence[seat].insert(space.sector());
        board.created[seat].insert(space.rank());
        board.noble_cards[seat].add(space.rank());
        board.initial_markers.remove(space.sector());
    }
}

/// The seat has drawn its cards in a turn of this kind.
fn has_drawn(state: &mut HeadsOfState, mode: Mode) {
    state.turn.mode = mode;
    state.phase = if mode == Mode::Treachery { Phase::Plot } else { Phase::Create };
}

/// Leaves this many cards before the Revolution pile; the others are discarded.
fn shorten(state: &mut HeadsOfState, n_cards: u8) {
    let stock = &mut state.attributes.stock;
    while stock.pile.len() > n_cards {
        let card = stock.pile.take_nth(0);
        stock.discard.add(card);
    }
}

#[test]
fn a_complete_set_makes_a_noble() {
    let mut state = table(4);
    gather(&mut state);
    deal(&mut state, ME, &[Title, Troops, Castle]);
    show(&mut state, [Gold, Gold, Title, Title, Troops, Duelling]);
    has_drawn(&mut state, Mode::Attribute);
    check(&state, |action| matches!(action, Action::Create { rank: Rank::Earl, .. }));
}

/// The last chance: England, the most Kings and Great Britain's influence for one set.
#[test]
fn all_eight_attributes_make_a_king() {
    let mut state = table(3);
    settle(&mut state, RIVAL, &[Space::ScotlandBaron, Space::IleDeFrancePrince, Space::CataloniaPrince]);
    settle(&mut state, THIRD, &[Space::IrelandCount, Space::BrandenburgPrince, Space::CastilePrince]);
    gather(&mut state);
    deal(&mut state, ME, &[Gold, Title, Troops, Castle, Duelling, Education, Bishop, Palace]);
    show(&mut state, [Gold, Gold, Title, Title, Troops, Duelling]);
    shorten(&mut state, 0);
    state.century = Century::Year1789;
    has_drawn(&mut state, Mode::Attribute);
    check(&state, |action| matches!(action, Action::Create { rank: Rank::King, .. }));
}

#[test]
fn the_last_missing_card_is_taken() {
    let mut state = table(3);
    gather(&mut state);
    deal(&mut state, ME, &[Gold, Title, Troops, Castle, Duelling, Education, Bishop]);
    show(&mut state, [Duelling, Duelling, Palace, Duelling, Castle, Duelling]);
    state.turn.mode = Mode::Attribute;
    state.turn.attribute_draws = 1;
    state.phase = Phase::Draw;
    check(&state, |action| *action == Action::TakeAttribute { attribute: Palace });
}

/// One Guillotine turns France: ten points change hands before the round ends.
#[test]
fn treachery_strikes_where_it_pays() {
    let mut state = table(3);
    settle(&mut state, RIVAL, &[Space::BurgundyDuke, Space::BrittanyBaron]);
    settle(&mut state, ME, &[Space::AquitaineMarquis, Space::ProvenceCount]);
    settle(&mut state, THIRD, &[Space::ScotlandBaron]);
    gather(&mut state);
    show(&mut state, [Gold, Gold, Title, Title, Troops, Duelling]);
    deal(&mut state, ME, &[Gold]);
    deal_treachery(&mut state, ME, &[TreacheryCard::Guillotine]);
    shorten(&mut state, 0);
    has_drawn(&mut state, Mode::Treachery);
    let is_strike = |action: &Action| match action {
        Action::PlayTreachery { sector, .. } => [Sector::Burgundy, Sector::Brittany].contains(sector),
        _ => false,
    };
    check(&state, is_strike);
}

/// With the last round about to end there is nothing to save the cards for.
#[test]
fn a_killed_noble_is_replaced() {
    let mut state = table(3);
    settle(&mut state, RIVAL, &[Space::BurgundyDuke]);
    settle(&mut state, ME, &[Space::AquitaineMarquis]);
    gather(&mut state);
    show(&mut state, [Gold, Gold, Title, Title, Troops, Duelling]);
    deal(&mut state, ME, &[Gold, Title, Troops, Castle, Bishop]);
    shorten(&mut state, 0);
    has_drawn(&mut state, Mode::Treachery);
    state.turn.targeted.insert(Space::BrittanyDuke);
    state.turn.vacated.insert(Space::BrittanyDuke);
    check(&state, |action| {
        matches!(action, Action::Create { sector: Sector::Brittany, rank: Rank::Duke, .. })
    });
}

#[test]
fn duplicates_are_discarded_first() {
    let mut state = table(4);
    gather(&mut state);
    deal(&mut state, ME, &[Gold, Title, Troops, Castle, Duelling, Education, Bishop]);
    deal(&mut state, ME, &[Duelling, Duelling, Duelling, Duelling]);
    show(&mut state, [Gold, Gold, Title, Title, Troops, Castle]);
    state.turn.mode = Mode::Attribute;
    state.phase = Phase::Discard;
    check(&state, |action| *action == Action::DiscardAttribute { attribute: Duelling });
}

/// In 1789 the Revolution takes the rest of the turn: a complete set is not put at risk for an unseen card.
#[test]
fn nobody_tempts_the_revolution_with_a_set_in_hand() {
    let mut state = table(3);
    settle(&mut state, RIVAL, &[Space::BurgundyDuke, Space::SaxonyMarquis]);
    settle(&mut state, THIRD, &[Space::ScotlandBaron, Space::AndalusiaEarl]);
    gather(&mut state);
    show(&mut state, [Gold, Gold, Title, Title, Troops, Duelling]);
    deal(&mut state, ME, &[Gold, Title, Troops, Education, Bishop, Palace]);
    shorten(&mut state, 0);
    while state.attributes.revolution_pile.len() > 1 {
        let card = state.attributes.revolution_pile.take_nth(0);
        state.attributes.stock.discard.add(card);
    }
    state.century = Century::Year1789;
    state.turn.mode = Mode::Attribute;
    state.turn.attribute_draws = 1;
    state.phase = Phase::Draw;
    check(&state, |action| matches!(action, Action::TakeAttribute { .. }));
}

#[test]
fn a_bot_knows_no_more_than_its_seat() {
    check_blind_to_secrets(&HeadsOfStateHabits, Setup::with_seats(4), 11, &["page", "greedy", "mcts@60it"]);
}

#[test]
fn all_decisions_are_legal_under_all_options() {
    for setup in Setup::every() {
        check_legal(&HeadsOfStateHabits, setup, &["random", "page", "random", "greedy", "mcts@12it"]);
    }
}

#[test]
fn chances_foretell_more_than_points() {
    check_chances(&HeadsOfStateHabits, (2..=5).map(Setup::with_seats).collect(), 100);
}
