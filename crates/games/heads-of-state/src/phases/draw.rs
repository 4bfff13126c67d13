//! D2 and D3: drawing cards (5.5, 5.6).

use engine::{Ctx, Flow, Seats};

use super::{create, plot};
use crate::action::Action;
use crate::cards::piles;
use crate::event::Event;
use crate::flow::{self, revolution};
use crate::ids::{Attribute, TreacheryCard};
use crate::setup::TreacheryDrawFirst;
use crate::state::{HeadsOfState, Mode, Phase};

/// So many draws of each deck are owed.
pub(crate) fn enter(state: &mut HeadsOfState, mode: Mode, attribute_draws: u8, treachery_draws: u8) {
    state.turn.mode = mode;
    state.turn.attribute_draws = attribute_draws;
    state.turn.treachery_draws = treachery_draws;
    state.phase = Phase::Draw;
}

/// The draws that a Revolution interrupted are still owed (5.11).
pub(crate) fn resume(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) {
    state.phase = Phase::Draw;
    let (seat, draws) = (state.turn.seat, state.turn.attribute_draws);
    ctx.tell_all(|| Event::TurnResumed { seat, draws });
}

pub(crate) fn visit(state: &HeadsOfState, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    if state.turn.treachery_draws > 0 {
        state.treachery.face_up().kinds().try_for_each(|card| visit(Action::TakeTreachery { card }))?;
        visit(Action::DrawTreachery)?;
    }
    if attribute_draw_is_due(state) {
        let shown = display_mask(state);
        let mut kinds = Attribute::ALL.iter().filter(|&&attribute| shown & (1 << attribute as u16) != 0);
        kinds.try_for_each(|&attribute| visit(Action::TakeAttribute { attribute }))?;
        if may_draw_unseen(state) {
            visit(Action::DrawAttribute)?;
        }
    }
    Flow::Continue(())
}

pub(crate) fn apply(state: &mut HeadsOfState, action: Action, ctx: &mut Ctx<'_, Event>) {
    match action {
        Action::TakeAttribute { attribute } => take_attribute(state, attribute, ctx),
        Action::DrawAttribute => draw_attribute(state, ctx),
        Action::TakeTreachery { card } => take_treachery(state, card, ctx),
        Action::DrawTreachery => draw_treachery(state, ctx),
        _ => action.not_offered(),
    }
}

/// The treachery card comes first (R9).
pub(crate) fn attribute_draw_is_due(state: &HeadsOfState) -> bool {
    let in_any_order = state.setup.treachery_draw_first == TreacheryDrawFirst::AnyOrder;
    state.turn.attribute_draws > 0 && (state.turn.treachery_draws == 0 || in_any_order)
}

/// The one card of a sweep turn never comes from the Revolution pile (R8).
fn may_draw_unseen(state: &HeadsOfState) -> bool {
    state.turn.mode != Mode::Sweep || !state.attributes.stock.pile.is_empty()
}

fn display_mask(state: &HeadsOfState) -> u16 {
    state.attributes.display.iter().flatten().fold(0, |mask, &attribute| mask | 1 << attribute as u16)
}

/// A swept display of one kind beside an empty pile leaves no choice (5.2).
pub(crate) fn take_if_no_choice(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) {
    let shown = display_mask(state);
    if !may_draw_unseen(state) && shown.is_power_of_two() {
        take_attribute(state, Attribute::ALL[shown.trailing_zeros() as usize], ctx);
    }
}

fn take_attribute(state: &mut HeadsOfState, attribute: Attribute, ctx: &mut Ctx<'_, Event>) {
    let seat = state.turn.seat;
    let slot = state.attributes.display.iter_mut().find(|slot| **slot == Some(attribute));
    *slot.expect("a card on the display") = None;
    state.attributes.stock.take_openly(seat, attribute);
    ctx.tell_all(|| Event::AttributeTaken { seat, attribute });
    state.turn.attribute_draws -= 1;
    go_on(state, ctx);
}

/// From the top of the draw pile; when that is empty, of the Revolution pile.
fn draw_attribute(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) {
    let Some(attribute) = piles::next_attribute(state, ctx) else {
        // The draw that met the Revolution is not used up (5.5).
        return revolution::revolution(state, Phase::TrimInTurn, ctx);
    };
    let seat = state.turn.seat;
    state.attributes.stock.take_unseen(seat, attribute);
    ctx.tell(Seats::one(seat), || Event::AttributeDrawn { seat, attribute });
    ctx.tell_others(Seats::one(seat), || Event::AttributeDrawnUnseen { seat });
    state.turn.attribute_draws -= 1;
    go_on(state, ctx);
}

fn take_treachery(state: &mut HeadsOfState, card: TreacheryCard, ctx: &mut Ctx<'_, Event>) {
    let seat = state.turn.seat;
    let slot = state.treachery.display.iter_mut().find(|slot| **slot == Some(card));
    *slot.expect("a card on the display") = None;
    state.treachery.stock.take_openly(seat, card);
    ctx.tell_all(|| Event::TreacheryTaken { seat, card });
    state.turn.treachery_draws -= 1;
    go_on(state, ctx);
}

fn draw_treachery(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) {
    let seat = state.turn.seat;
    let card = piles::next_treachery(state, ctx);
    state.treachery.stock.take_unseen(seat, card);
    ctx.tell(Seats::one(seat), || Event::TreacheryDrawn { seat, card });
    ctx.tell_others(Seats::one(seat), || Event::TreacheryDrawnUnseen { seat });
    state.turn.treachery_draws -= 1;
    go_on(state, ctx);
}

fn go_on(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) {
    if state.turn.attribute_draws + state.turn.treachery_draws > 0 {
        return;
    }
    match state.turn.mode {
        Mode::Treachery => plot::enter(state),
        // R6, where the house rule forbids to create in a first turn.
        _ if state.first_turn_draws().is_some() && !state.setup.first_turn_create => {
            flow::end_turn(state, ctx)
        }
        _ => create::enter(state),
    }
}
