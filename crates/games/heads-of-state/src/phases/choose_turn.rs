//! D1: the kind of turn (5.3, 5.4).

use super::Ctx;
use crate::action::{Action, TurnKind};
use crate::data::{ATTRIBUTE_TURN_DRAWS, SWEEP_NEEDS};
use crate::event::Event;
use crate::state::{HeadsOfState, Mode, Phase};

impl HeadsOfState {
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

    pub(crate) fn begin_draws(&mut self, mode: Mode, attribute_draws: u8, treachery_draws: u8) {
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
