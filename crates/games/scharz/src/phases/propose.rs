//! Proposals (5.10), sealed.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::data;
use crate::ids::{Faction, Giver, Payer, Proposal};
use crate::realm::pacts;
use crate::state::{Offer, Scharz, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Propose {}

impl Described for Propose {
    fn rule(&self) -> &'static str {
        "5.10"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Propose {
    fn enter(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::open(*self)
    }

    fn facts(&self) -> Facts {
        Facts { is_small: true, ..Facts::ORDINARY }
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (seat, draft) = (seen.seat, seen.draft);
        let world = &pacts::in_talks(seen.world, seat, draft);
        if let Some(&Action::Propose { proposal, target, giver }) = draft.last() {
            let made = &draft[..draft.len() - 1];
            return visit_gold(world, seat, made, (proposal, target, giver), visit);
        }
        visit(Action::Ready)?;
        if pacts::may_revolt(world, seat) {
            visit(Action::Revolt)?;
        }
        let n_made = draft.iter().filter(|action| matches!(action, Action::Propose { .. })).count();
        if n_made == data::MAX_PROPOSALS {
            return Flow::Continue(());
        }
        for target in world.order().filter(|&other| other != seat) {
            for proposal in Proposal::ALL {
                for giver in Giver::ALL {
                    let deal = (proposal, target, giver);
                    let has_gold =
                        || visit_gold(world, seat, draft, deal, &mut |_| Flow::Break(())).is_break();
                    if pacts::is_possible(world, seat, proposal, target, giver) && has_gold() {
                        visit(Action::Propose { proposal, target, giver })?;
                    }
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
        if draft.contains(&Action::Revolt) {
            state.revolts.insert(seat);
        }
        for pair in draft.windows(2) {
            let [Action::Propose { proposal, target, giver }, offer] = *pair else { continue };
            let (gold, permanent, payer) = match offer {
                Action::Offer { gold } => (gold, false, Payer::Inferior),
                Action::OfferForEver { gold } => (gold, true, Payer::Inferior),
                Action::OfferFromLord { gold } => (gold, false, Payer::Superior),
                _ => continue,
            };
            state.offers[seat].push(Offer { proposal, target, giver, gold, permanent, payer, agreed: false });
        }
    }

    /// Revolts need no answer, and come before all proposals.
    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        let revolts = std::mem::take(&mut state.revolts);
        revolts.iter().for_each(|seat| pacts::revolt(&mut state.world, seat, ctx));
        Next::go(Phase::Answer)
    }
}

/// The gold of a proposal: what the payer may have, each sum once.
fn visit_gold(
    world: &World,
    seat: Seat,
    made: &[Action],
    (proposal, target, giver): (Proposal, Seat, Giver),
    visit: Visit<'_>,
) -> Flow {
    let propose = Action::Propose { proposal, target, giver };
    let mut visit_new = |offer: Action| {
        let is_made = made.windows(2).any(|pair| *pair == [propose, offer]);
        if is_made { Flow::Continue(()) } else { visit(offer) }
    };
    let (lord, payer) = pacts::parties(seat, target, giver);
    let least = proposal.least_gold() as u8;
    let most = pacts::most_gold(world, payer) as u8;
    (least..=most).try_for_each(|gold| visit_new(Action::Offer { gold }))?;
    let alans =
        world.faction(seat) == Some(Faction::HunsAlans) && world.faction(target) == Some(Faction::HunsHuns);
    if alans && proposal == Proposal::Ransom && giver == Giver::Proposer {
        (least..=most).try_for_each(|gold| visit_new(Action::OfferForEver { gold }))?;
    }
    if proposal != Proposal::Vassalhood {
        return Flow::Continue(());
    }
    let most = pacts::most_gold(world, lord) as u8;
    (1..=most).try_for_each(|gold| visit_new(Action::OfferFromLord { gold }))
}
