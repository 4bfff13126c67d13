//! Answers to proposals (5.10), sealed; then what was agreed is carried out in initiative order.

use engine::{Flow, List, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::ids::Way;
use crate::realm::pacts;
use crate::scoring;
use crate::state::{Scharz, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Answer {}

impl Described for Answer {
    fn rule(&self) -> &'static str {
        "5.10"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Answer {
    fn enter(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::open(*self)
    }

    fn facts(&self) -> Facts {
        Facts::ORDINARY
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        visit(Action::Ready)?;
        for (proposer, offers) in seen.state.offers.iter() {
            // Counted among those to this seat: the number tells nothing of the others.
            let n_offers = offers.iter().filter(|offer| offer.target == seen.seat).count() as u8;
            for index in 0..n_offers {
                let agree = Action::Agree { target: proposer, index };
                if !seen.draft.contains(&agree) {
                    visit(agree)?;
                }
            }
        }
        Flow::Continue(())
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, _: &mut World, _: Seat, _: &[Action], _: Action) {}

    fn tell(&self, _: &Scharz, _: Seat, _: &[Action], _: Action, _: Context<'_, '_>) {}

    fn note(&self, state: &mut Scharz, seat: Seat) {
        let draft = state.drafts[seat];
        for &action in draft.iter() {
            if let Action::Agree { target, index } = action {
                let mut to_seat = state.offers[target].iter_mut().filter(|offer| offer.target == seat);
                to_seat.nth(usize::from(index)).expect("the proposal").agreed = true;
            }
        }
    }

    /// What was agreed is carried out, proposer by proposer.
    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        let before = state.world.pacts.map(|pact| pact.kind);
        if let Some(winner) = conclude_all(state, ctx) {
            state.offers.values_mut().for_each(|offers| *offers = List::default());
            return scoring::finish(state, Some(winner), Way::Sovereignty, ctx);
        }
        state.world.tidy(|event| ctx.tell_all(|| event));
        state.world.mark_guests(before);
        Next::go(Phase::Trade)
    }
}

/// Who becomes the sovereign of all wins at once (6.1): what was agreed besides does not count any more.
fn conclude_all(state: &mut Scharz, ctx: Context<'_, '_>) -> Option<Seat> {
    let order: Seats = state.world.alive();
    let mut met = [false; 6];
    for seat in state.world.first.clockwise(state.world.n_seats()).filter(|&seat| order.contains(seat)) {
        let offers = std::mem::take(&mut state.offers[seat]);
        for offer in offers.iter() {
            pacts::conclude(&mut state.world, seat, offer, &mut met, ctx);
            if let Some(winner) = scoring::sovereign(&state.world) {
                return Some(winner);
            }
        }
    }
    None
}
