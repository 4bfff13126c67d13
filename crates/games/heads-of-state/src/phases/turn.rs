//! The start of a match and of a turn: D1 (4, 5.3, 5.4).

use engine::{PerSeat, Seat, Seats};

use super::Ctx;
use crate::action::{Action, TurnKind};
use crate::bag::Bag;
use crate::data::{ATTRIBUTE_TURN_DRAWS, SWEEP_NEEDS};
use crate::event::Event;
use crate::ids::Century;
use crate::setup::Setup;
use crate::state::{
    AttributeCards, Board, HeadsOfState, Mode, Phase, Score, TreacheryCards, Turn, attribute_deck,
    treachery_deck,
};
use crate::stock::Stock;

impl HeadsOfState {
    /// Sets the table (4) and begins the first turn.
    pub(crate) fn set_up(setup: &Setup, ctx: &mut Ctx<'_>) -> Self {
        let n_seats = usize::from(setup.seats);
        let first = Seat::new(ctx.chance().below(u32::from(setup.seats)) as usize);
        let mut table = Self {
            setup: *setup,
            century: Century::Year1589,
            phase: Phase::ChooseTurn,
            turn: Turn::new(1, first),
            ready: Seats::NONE,
            attributes: AttributeCards {
                stock: Stock::new(n_seats, attribute_deck(n_seats)),
                display: Default::default(),
                swept: Bag::EMPTY,
                revolution_pile: Bag::EMPTY,
                returned: Bag::EMPTY,
            },
            treachery: TreacheryCards { stock: Stock::new(n_seats, treachery_deck()), display: [None; 2] },
            board: Board::new(n_seats),
            scores: PerSeat::filled(n_seats, Score::default()),
        };
        ctx.tell_all(|| Event::FirstPlayer { seat: first });
        table.deal_round(ctx);
        table.begin_turn(ctx);
        table
    }

    /// TURN_START: D1, or straight to the draws of a first turn (R7).
    pub(crate) fn begin_turn(&mut self, ctx: &mut Ctx<'_>) {
        let seat = self.turn.seat;
        match self.first_turn_draws() {
            Some(draws) => {
                ctx.tell_all(|| Event::FirstTurnBegan { seat, draws });
                if self.setup.first_turn_sweep {
                    self.phase = Phase::ChooseTurn;
                } else {
                    self.begin_draws(Mode::First, draws, 0);
                }
            }
            None => {
                ctx.tell_all(|| Event::TurnBegan { seat });
                self.phase = Phase::ChooseTurn;
            }
        }
    }

    pub(crate) fn list_turns(&self, out: &mut Vec<Action>) {
        out.push(Action::ChooseTurn { turn: TurnKind::Attribute });
        if self.may_sweep() {
            out.push(Action::ChooseTurn { turn: TurnKind::Sweep });
        }
        if self.first_turn_draws().is_none() {
            out.push(Action::ChooseTurn { turn: TurnKind::Treachery });
        }
    }

    /// The Revolution pile does not count towards the six cards (5.3).
    pub fn may_sweep(&self) -> bool {
        self.attributes.stock.pile.len() >= SWEEP_NEEDS
    }

    pub(crate) fn choose_turn(&mut self, turn: TurnKind, ctx: &mut Ctx<'_>) {
        let seat = self.turn.seat;
        ctx.tell_all(|| Event::TurnChosen { seat, turn });
        match (turn, self.first_turn_draws()) {
            (TurnKind::Attribute, Some(draws)) => self.begin_draws(Mode::First, draws, 0),
            (TurnKind::Attribute, None) => self.begin_draws(Mode::Attribute, ATTRIBUTE_TURN_DRAWS, 0),
            (TurnKind::Treachery, _) => self.begin_draws(Mode::Treachery, 1, 1),
            (TurnKind::Sweep, _) => {
                self.sweep(ctx);
                self.begin_draws(Mode::Sweep, 1, 0);
                self.take_if_no_choice(ctx);
            }
        }
    }

    fn begin_draws(&mut self, mode: Mode, attribute_draws: u8, treachery_draws: u8) {
        self.turn.mode = mode;
        self.turn.attribute_draws = attribute_draws;
        self.turn.treachery_draws = treachery_draws;
        self.phase = Phase::Draw;
    }

    /// 5.4: the display is set aside and six new cards are dealt.
    fn sweep(&mut self, ctx: &mut Ctx<'_>) {
        let seat = self.turn.seat;
        let cards = &mut self.attributes;
        cards.swept = cards.display.iter().flatten().copied().collect();
        for slot in &mut cards.display {
            let card = cards.stock.pile.draw(ctx.chance());
            cards.returned.try_take(card);
            *slot = Some(card);
        }
        let (swept, display) = (cards.swept, cards.display);
        ctx.tell_all(|| Event::DisplaySwept { seat, attributes: swept.cards().collect() });
        ctx.tell_all(|| Event::DisplayDealt { attributes: display.into_iter().flatten().collect() });
    }
}
