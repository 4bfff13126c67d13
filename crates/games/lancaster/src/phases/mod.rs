//! The phases (5.2) and their dispatch. Each begins with `enter`, lists what may be done with `visit`, and does it with
//! `apply`.

pub(crate) mod castle;
pub(crate) mod county;
mod extension;
pub(crate) mod favour;
pub(crate) mod law;
pub(crate) mod place;
pub(crate) mod ransom;
mod start_player;
pub(crate) mod vote;

use engine::{Ctx, Flow, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Lancaster, PhaseState};

/// Visits all legal actions of a seat that is awaited, until the visitor has seen enough.
pub(crate) fn visit(state: &Lancaster, seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    match state.phase {
        PhaseState::Extension { .. } => extension::visit(visit),
        PhaseState::Place { seat } => place::visit(state, seat, visit),
        PhaseState::Squires { seat, knight, county } => {
            place::squires::visit(state, seat, knight, county, visit)
        }
        PhaseState::FavourPick { .. } => favour::visit(state, visit),
        PhaseState::FavourUpgrade { house } => favour::upgrade::visit(state, house, visit),
        PhaseState::FavourNoble { house } => favour::noble::visit(state, house, visit),
        PhaseState::Vote { .. } => vote::visit(state, seat, visit),
        PhaseState::Law { nth, seat, .. } => law::visit(state, nth, seat, visit),
        PhaseState::County { county } => county::visit(state, county, visit),
        PhaseState::CountyBuild { county } => county::build::visit(state, county, visit),
        PhaseState::CountyUpgrade { county } => county::upgrade::visit(state, county, visit),
        PhaseState::CountyCross { county } => county::cross::visit(state, county, visit),
        PhaseState::StartPlayer { .. } => start_player::visit(state, visit),
        PhaseState::Castle { seat, own, ally } => {
            castle::visit(state, castle::Turn { seat, own, ally }, visit)
        }
        PhaseState::CastleUpgrade { seat, banner, .. } => castle::upgrade::visit(state, seat, banner, visit),
        PhaseState::Ransom { conflict, seat } => ransom::visit(state, conflict, seat, visit),
        PhaseState::Over => Flow::Continue(()),
    }
}

/// Applies a legal action and goes on to the next decision, even one that leaves no choice.
pub(crate) fn apply(state: &mut Lancaster, seat: Seat, action: Action, ctx: &mut Ctx<'_, Event>) {
    match state.phase {
        PhaseState::Extension { .. } => extension::apply(state, seat, action, ctx),
        PhaseState::Place { seat } => place::apply(state, seat, action, ctx),
        PhaseState::Squires { seat, knight, county } => {
            place::squires::apply(state, seat, knight, county, action, ctx);
        }
        PhaseState::FavourPick { house } => favour::apply(state, house, action, ctx),
        PhaseState::FavourUpgrade { house } => favour::upgrade::apply(state, house, action, ctx),
        PhaseState::FavourNoble { house } => favour::noble::apply(state, house, action, ctx),
        PhaseState::Vote { nth } => vote::apply(state, nth, seat, action, ctx),
        PhaseState::Law { nth, seat, left } => law::apply(state, nth, seat, left, action, ctx),
        PhaseState::County { county } => county::apply(state, county, action, ctx),
        PhaseState::CountyBuild { county } => county::build::apply(state, county, action, ctx),
        PhaseState::CountyUpgrade { county } => county::upgrade::apply(state, county, action, ctx),
        PhaseState::CountyCross { county } => county::cross::apply(state, county, action, ctx),
        PhaseState::StartPlayer { seat } => start_player::apply(state, seat, action, ctx),
        PhaseState::Castle { seat, own, ally } => {
            castle::apply(state, castle::Turn { seat, own, ally }, action, ctx);
        }
        PhaseState::CastleUpgrade { seat, banner, own, ally } => {
            castle::upgrade::apply(state, castle::Turn { seat, own, ally }, banner, action, ctx);
        }
        PhaseState::Ransom { conflict, seat } => ransom::apply(state, conflict, seat, action, ctx),
        PhaseState::Over => unreachable!("nobody acts once the match is over"),
    }
}
