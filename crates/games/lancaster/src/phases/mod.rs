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
use crate::state::{Lancaster, Phase};

/// Visits all legal actions of a seat that is awaited, until the visitor has seen enough.
pub(crate) fn visit(state: &Lancaster, seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    match state.phase {
        Phase::Extension { .. } => extension::visit(visit),
        Phase::Place { seat } => place::visit(state, seat, visit),
        Phase::Squires { seat, knight, county } => place::squires::visit(state, seat, knight, county, visit),
        Phase::FavourPick { .. } => favour::visit(state, visit),
        Phase::FavourUpgrade { house } => favour::upgrade::visit(state, house, visit),
        Phase::FavourNoble { house } => favour::noble::visit(state, house, visit),
        Phase::Vote { .. } => vote::visit(state, seat, visit),
        Phase::Law { nth, seat, .. } => law::visit(state, nth, seat, visit),
        Phase::County { county } => county::visit(state, county, visit),
        Phase::CountyBuild { county } => county::build::visit(state, county, visit),
        Phase::CountyUpgrade { county } => county::upgrade::visit(state, county, visit),
        Phase::CountyCross { county } => county::cross::visit(state, county, visit),
        Phase::StartPlayer { .. } => start_player::visit(state, visit),
        Phase::Castle { seat, own, ally } => castle::visit(state, castle::Turn { seat, own, ally }, visit),
        Phase::CastleUpgrade { seat, banner, .. } => castle::upgrade::visit(state, seat, banner, visit),
        Phase::Ransom { conflict, seat } => ransom::visit(state, conflict, seat, visit),
        Phase::Over => Flow::Continue(()),
    }
}

/// Applies a legal action and goes on to the next decision, even one that leaves no choice.
pub(crate) fn apply(state: &mut Lancaster, seat: Seat, action: Action, ctx: &mut Ctx<'_, Event>) {
    match state.phase {
        Phase::Extension { .. } => extension::apply(state, seat, action, ctx),
        Phase::Place { seat } => place::apply(state, seat, action, ctx),
        Phase::Squires { seat, knight, county } => {
            place::squires::apply(state, seat, knight, county, action, ctx);
        }
        Phase::FavourPick { house } => favour::apply(state, house, action, ctx),
        Phase::FavourUpgrade { house } => favour::upgrade::apply(state, house, action, ctx),
        Phase::FavourNoble { house } => favour::noble::apply(state, house, action, ctx),
        Phase::Vote { nth } => vote::apply(state, nth, seat, action, ctx),
        Phase::Law { nth, seat, left } => law::apply(state, nth, seat, left, action, ctx),
        Phase::County { county } => county::apply(state, county, action, ctx),
        Phase::CountyBuild { county } => county::build::apply(state, county, action, ctx),
        Phase::CountyUpgrade { county } => county::upgrade::apply(state, county, action, ctx),
        Phase::CountyCross { county } => county::cross::apply(state, county, action, ctx),
        Phase::StartPlayer { seat } => start_player::apply(state, seat, action, ctx),
        Phase::Castle { seat, own, ally } => {
            castle::apply(state, castle::Turn { seat, own, ally }, action, ctx);
        }
        Phase::CastleUpgrade { seat, banner, own, ally } => {
            castle::upgrade::apply(state, castle::Turn { seat, own, ally }, banner, action, ctx);
        }
        Phase::Ransom { conflict, seat } => ransom::apply(state, conflict, seat, action, ctx),
        Phase::Over => unreachable!("nobody acts once the match is over"),
    }
}
