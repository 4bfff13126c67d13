//! D4: creating nobles (5.7).

use engine::{Ctx, Flow};
use enumset::EnumSet;

use crate::action::Action;
use crate::board;
use crate::cards::payments_of_mask;
use crate::data::Space;
use crate::event::Event;
use crate::flow;
use crate::ids::{Attribute, Rank};
use crate::state::{HeadsOfState, Phase};

pub(crate) fn enter(state: &mut HeadsOfState) {
    state.phase = Phase::Create;
}

pub(crate) fn visit(state: &HeadsOfState, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    visit_creations(state, !state.board.occupied(), |_, _| true, visit)?;
    visit(Action::Finish)
}

/// Every noble that the active hand can pay for in these spaces, with every payment that is allowed.
pub(super) fn visit_creations(
    state: &HeadsOfState,
    spaces: EnumSet<Space>,
    allows: impl Fn(Space, Option<Attribute>) -> bool,
    visit: &mut impl FnMut(Action) -> Flow,
) -> Flow {
    let held = state.attributes.stock.hands[state.turn.seat].mask();
    for &rank in Rank::ALL {
        let open = spaces & rank.spaces();
        if open.is_empty() {
            continue;
        }
        let payments = payments_of_mask(held, rank, state.setup.courtesan_free);
        if payments.is_empty() {
            continue;
        }
        for space in open {
            let sector = space.sector();
            let mut allowed = payments.iter().filter(|&&courtesan_for| allows(space, courtesan_for));
            allowed.try_for_each(|&courtesan_for| visit(Action::Create { sector, rank, courtesan_for }))?;
        }
    }
    Flow::Continue(())
}

pub(crate) fn apply(state: &mut HeadsOfState, action: Action, ctx: &mut Ctx<'_, Event>) {
    match action {
        Action::Create { sector, rank, courtesan_for } => {
            board::create(state, Space::at(sector, rank), courtesan_for, ctx);
        }
        Action::Finish => flow::end_turn(state, ctx),
        _ => action.not_offered(),
    }
}
