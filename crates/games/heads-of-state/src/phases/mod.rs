//! What follows what (chapter 5). One file for each decision: what is legal, and what it does.

pub(crate) mod choose_turn;
pub(crate) mod create;
pub(crate) mod discard;
pub(crate) mod draw;
pub(crate) mod plot;

use engine::Seat;

use crate::action::Action;
use crate::event::Event;
use crate::state::{HeadsOfState, Phase};

pub(crate) type Ctx<'a> = engine::Ctx<'a, Event>;

impl HeadsOfState {
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::ChooseTurn => self.list_turns(out),
            Phase::Draw => self.list_draws(out),
            Phase::Create => self.list_creations(out),
            Phase::Plot => self.list_plots(out),
            Phase::Discard | Phase::TrimInTurn | Phase::TrimBetweenTurns => self.list_discards(seat, out),
            Phase::Over => {}
        }
    }

    pub(crate) fn perform(&mut self, seat: Seat, action: Action, ctx: &mut Ctx<'_>) {
        match action {
            Action::ChooseTurn { turn } => self.choose_turn(turn, ctx),
            Action::TakeAttribute { attribute } => self.take_attribute(attribute, ctx),
            Action::DrawAttribute => self.draw_attribute(ctx),
            Action::TakeTreachery { card } => self.take_treachery(card, ctx),
            Action::DrawTreachery => self.draw_treachery(ctx),
            Action::Create { sector, rank, courtesan_for } => self.create(sector, rank, courtesan_for, ctx),
            Action::PlayTreachery { sector, rank, card, second } => {
                self.play_treachery(sector, rank, card, second, ctx)
            }
            Action::Finish => self.end_turn(ctx),
            Action::DiscardAttribute { attribute } => self.attributes.stock.drafts[seat].add(attribute),
            Action::DiscardTreachery { card } => self.treachery.stock.drafts[seat].add(card),
            Action::ConfirmDiscards => self.confirm_discards(seat, ctx),
        }
    }
}
