//! Positions in few words.

use engine::{FastChance, Game, Match, Refusal, Seat, Seed, Setup as _, Viewer};
use heads_of_state::*;

pub const B: usize = 0;
pub const R: usize = 1;
pub const Y: usize = 2;
pub const G: usize = 3;

/// A position under construction: an empty board in the middle of 1589, all hands empty, seat 0 to begin a turn.
pub struct Table(pub HeadsOfState);

impl Table {
    pub fn new(n_seats: usize) -> Self {
        Self::with(Setup::with_seats(n_seats))
    }

    pub fn with(setup: Setup) -> Self {
        let mut chance = FastChance::new(7);
        let mut state = HeadsOfState::start(&setup, &mut engine::Ctx::silent(&mut chance)).unwrap();
        state.turn = Turn::new(20, Seat::new(B));
        state.phase = Phase::ChooseTurn;
        Self(state)
    }

    /// Gives a hand, all of it known to nobody else.
    pub fn hand(mut self, seat: usize, cards: &str) -> Self {
        for card in attributes(cards) {
            self.free_attribute(card);
            self.0.attributes.stock.pile.take(card);
            self.0.attributes.stock.hands[Seat::new(seat)].add(card);
        }
        self
    }

    pub fn treachery(mut self, seat: usize, cards: &str) -> Self {
        for card in treachery_cards(cards) {
            self.free_treachery(card);
            self.0.treachery.stock.pile.take(card);
            self.0.treachery.stock.hands[Seat::new(seat)].add(card);
        }
        self
    }

    /// Makes sure that the pile holds such a card, by exchange with the display or the Revolution pile.
    fn free_attribute(&mut self, card: Attribute) {
        let cards = &mut self.0.attributes;
        while cards.stock.pile[card] == 0 {
            let other = cards.stock.pile.kinds().next().unwrap();
            cards.stock.pile.take(other);
            if cards.revolution_pile.try_take(card) {
                cards.revolution_pile.add(other);
            } else if let Some(slot) = cards.display.iter_mut().find(|slot| **slot == Some(card)) {
                *slot = Some(other);
            } else {
                cards.stock.discard.take(card);
                cards.stock.discard.add(other);
            }
            cards.stock.pile.add(card);
        }
    }

    fn free_treachery(&mut self, card: TreacheryCard) {
        let cards = &mut self.0.treachery;
        while cards.stock.pile[card] == 0 {
            let other = cards.stock.pile.kinds().next().unwrap();
            cards.stock.pile.take(other);
            match cards.display.iter_mut().find(|slot| **slot == Some(card)) {
                Some(slot) => *slot = Some(other),
                None => {
                    cards.stock.discard.take(card);
                    cards.stock.discard.add(other);
                }
            }
            cards.stock.pile.add(card);
        }
    }

    /// Shows these six cards.
    pub fn display(mut self, cards: &str) -> Self {
        for slot in 0..6 {
            let old = self.0.attributes.display[slot].take().unwrap();
            self.0.attributes.stock.pile.add(old);
        }
        for (slot, card) in attributes(cards).into_iter().enumerate() {
            self.free_attribute(card);
            self.0.attributes.stock.pile.take(card);
            self.0.attributes.display[slot] = Some(card);
        }
        self
    }

    /// Leaves this many cards in the draw pile; the others are discarded.
    pub fn draw_pile(mut self, n_cards: u8) -> Self {
        let stock = &mut self.0.attributes.stock;
        while stock.pile.len() > n_cards {
            let card = stock.pile.take_nth(0);
            stock.discard.add(card);
        }
        self
    }

    pub fn treachery_pile(mut self, n_cards: u8) -> Self {
        let stock = &mut self.0.treachery.stock;
        while stock.pile.len() > n_cards {
            let card = stock.pile.take_nth(0);
            stock.discard.add(card);
        }
        self
    }

    /// Living nobles, with the noble cards and markers their creation took.
    pub fn nobles(mut self, seat: usize, spaces: &str) -> Self {
        for space in spaces.split(',').map(|id| space(id.trim())) {
            self.enter(seat, space);
            self.0.board.nobles[Seat::new(seat)].insert(space);
        }
        self
    }

    /// Dead nobles, their tokens on the hexagons.
    pub fn dead(mut self, seat: usize, spaces: &str) -> Self {
        for space in spaces.split(',').map(|id| space(id.trim())) {
            self.enter(seat, space);
            self.0.board.dead[Seat::new(seat)].insert(space);
        }
        self
    }

    fn enter(&mut self, seat: usize, space: Space) {
        let (seat, board) = (Seat::new(seat), &mut self.0.board);
        board.presence[seat].insert(space.sector());
        board.created[seat].insert(space.rank());
        if board.noble_cards_left(space.rank()) > 0 {
            board.noble_cards[seat].add(space.rank());
        }
        board.initial_markers.remove(space.sector());
    }

    /// Noble cards of a seat, from Baron to King.
    pub fn noble_cards(mut self, seat: usize, counts: [u8; 7]) -> Self {
        let seat = Seat::new(seat);
        for (&rank, count) in Rank::ALL.iter().zip(counts) {
            self.0.board.noble_cards[seat][rank] = count;
            if count > 0 {
                self.0.board.created[seat].insert(rank);
            }
        }
        self
    }

    pub fn created(mut self, seat: usize, ranks: &[Rank]) -> Self {
        self.0.board.created[Seat::new(seat)].insert_all(ranks.iter().copied().collect());
        self
    }

    pub fn century(mut self, century: Century) -> Self {
        self.0.century = century;
        self
    }

    pub fn turn(mut self, seat: usize) -> Self {
        self.0.turn = Turn::new(20, Seat::new(seat));
        self
    }

    /// The seat has drawn and may create.
    pub fn creates(mut self, seat: usize) -> Self {
        self = self.turn(seat);
        self.0.turn.mode = Mode::Attribute;
        self.0.phase = Phase::Create;
        self
    }

    /// The seat has drawn and may plot.
    pub fn plots(mut self, seat: usize) -> Self {
        self = self.turn(seat);
        self.0.turn.mode = Mode::Treachery;
        self.0.phase = Phase::Plot;
        self
    }

    /// Sets the match going. The position must keep all invariants.
    #[track_caller]
    pub fn play(self) -> Play {
        let mut game = Match::start(self.0.setup, Seed::from_number(1)).unwrap();
        game.patch_state(self.0).unwrap();
        Play(game)
    }
}

/// A match from a position on.
pub struct Play(pub Match<HeadsOfState>);

impl Play {
    pub fn state(&self) -> &HeadsOfState {
        self.0.state()
    }

    pub fn active(&self) -> usize {
        self.state().turn.seat.index()
    }

    /// Fixes the next draws.
    pub fn script(&mut self, draws: &[u32]) {
        self.0.script(draws.iter().copied());
    }

    #[track_caller]
    pub fn act(&mut self, seat: usize, action: Action) {
        self.0.act(Seat::new(seat), None, &action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        assert_eq!(self.0.script_fault(), None);
        assert_eq!(self.state().invariants(), Ok(()));
    }

    /// Acts for the active seat.
    #[track_caller]
    pub fn now(&mut self, action: Action) {
        self.act(self.active(), action);
    }

    /// The id of the reason for which the active seat's action is refused.
    #[track_caller]
    pub fn refused(&self, action: Action) -> &'static str {
        match self.0.check(Seat::new(self.active()), &action) {
            Err(Refusal::Illegal { reason: Some(reason) }) => reason.id,
            other => panic!("{action:?} gives {other:?}"),
        }
    }

    pub fn legal(&self, seat: usize) -> Vec<Action> {
        self.0.legal_actions(Seat::new(seat))
    }

    pub fn offers(&self, action: Action) -> bool {
        self.legal(self.active()).contains(&action)
    }

    pub fn points(&self, seat: usize) -> i32 {
        self.state().points(Seat::new(seat))
    }

    pub fn all_points(&self) -> Vec<i32> {
        (0..self.state().n_seats()).map(|seat| self.points(seat)).collect()
    }

    pub fn hand(&self, seat: usize) -> Vec<Attribute> {
        self.state().attributes.stock.hands[Seat::new(seat)].cards().collect()
    }

    pub fn treachery_hand(&self, seat: usize) -> Vec<TreacheryCard> {
        self.state().treachery.stock.hands[Seat::new(seat)].cards().collect()
    }

    pub fn owner(&self, id: &str) -> Option<usize> {
        self.state().board.owner(space(id)).map(Seat::index)
    }

    pub fn view(&self, seat: usize) -> HeadsOfStateView {
        self.state().view(Viewer::seat(Seat::new(seat)))
    }

    pub fn events(&self) -> Vec<Event> {
        self.0.log().iter().map(|line| line.event.clone()).collect()
    }

    /// Discards for a seat and confirms.
    #[track_caller]
    pub fn discard(&mut self, seat: usize, cards: &str, treachery: &str) {
        for attribute in attributes(cards) {
            self.act(seat, Action::DiscardAttribute { attribute });
        }
        for card in treachery_cards(treachery) {
            self.act(seat, Action::DiscardTreachery { card });
        }
        self.act(seat, Action::ConfirmDiscards);
    }
}

/// The end of the round at once: the active seat draws the Revolution.
pub fn revolution(table: Table) -> Play {
    let mut play = table.draw_pile(0).play();
    play.now(turn(TurnKind::Attribute));
    play.script(&[0]);
    play.now(Action::DrawAttribute);
    play
}

pub fn turn(turn: TurnKind) -> Action {
    Action::ChooseTurn { turn }
}

pub fn take(card: &str) -> Action {
    Action::TakeAttribute { attribute: attributes(card)[0] }
}

pub fn take_treachery(card: &str) -> Action {
    Action::TakeTreachery { card: treachery_cards(card)[0] }
}

pub fn create(id: &str) -> Action {
    let space = space(id);
    Action::Create { sector: space.sector(), rank: space.rank(), courtesan_for: None }
}

/// Creates with a Courtesan in place of a card.
pub fn create_with(id: &str, replaced: &str) -> Action {
    let space = space(id);
    let courtesan_for = Some(attributes(replaced)[0]);
    Action::Create { sector: space.sector(), rank: space.rank(), courtesan_for }
}

pub fn strike(id: &str, cards: &str) -> Action {
    let (space, cards) = (space(id), treachery_cards(cards));
    let (sector, rank) = (space.sector(), space.rank());
    Action::PlayTreachery { sector, rank, card: cards[0], second: cards.get(1).copied() }
}

/// `gb.ireland.earl`.
#[track_caller]
pub fn space(id: &str) -> Space {
    let parts: Vec<&str> = id.split('.').collect();
    let [_, sector, rank] = parts[..] else { panic!("{id} is no space") };
    let sector = if sector == "ile" { "ile_de_france" } else { sector };
    Space::of(named(sector), named(rank)).unwrap_or_else(|| panic!("{id} is no space"))
}

pub fn named<T: serde::de::DeserializeOwned>(name: &str) -> T {
    serde_json::from_value(serde_json::Value::String(name.to_owned())).unwrap()
}

const ATTRIBUTE_CODES: [&str; 9] = ["GO", "TI", "TR", "CA", "DU", "ED", "BI", "PA", "CO"];
const TREACHERY_CODES: [&str; 11] =
    ["AS", "AX", "GU", "IN", "GA", "AX/GU", "AX/IN", "AX/GA", "GU/IN", "GU/GA", "IN/GA"];

/// `TI,TR,CA`.
pub fn attributes(cards: &str) -> Vec<Attribute> {
    read(cards, &ATTRIBUTE_CODES, Attribute::ALL)
}

/// `AS,GU,AX/GA`.
pub fn treachery_cards(cards: &str) -> Vec<TreacheryCard> {
    read(cards, &TREACHERY_CODES, TreacheryCard::ALL)
}

fn read<T: Copy>(cards: &str, codes: &[&str], all: &[T]) -> Vec<T> {
    let codes_of = |card: &str| codes.iter().position(|code| *code == card.trim());
    let read = |card| all[codes_of(card).unwrap_or_else(|| panic!("{card} is no card"))];
    cards.split(',').filter(|card| !card.trim().is_empty()).map(read).collect()
}
