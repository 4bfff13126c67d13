//! Sets the table (chapter 4) and begins the first turn.

use engine::{Ctx, PerSeat, Seat, Seats};

use crate::cards::{Bag, Stock, piles};
use crate::event::Event;
use crate::flow;
use crate::ids::Century;
use crate::setup::Setup;
use crate::state::{
    AttributeCards, Board, HeadsOfState, Phase, Score, TreacheryCards, Turn, attribute_deck, treachery_deck,
};

pub(crate) fn start(setup: &Setup, ctx: &mut Ctx<'_, Event>) -> HeadsOfState {
    let n_seats = usize::from(setup.seats);
    let first = Seat::new(ctx.chance().below(u32::from(setup.seats)) as usize);
    let mut state = HeadsOfState {
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
    piles::deal_round(&mut state, ctx);
    flow::begin_turn(&mut state, ctx);
    state
}
