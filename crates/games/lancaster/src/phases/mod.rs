//! What follows what (5.2). Each phase lists its legal actions, applies one, and runs on to the next decision.

pub(crate) mod castle;
pub(crate) mod county;
pub(crate) mod extension;
pub(crate) mod favour;
pub(crate) mod law;
pub(crate) mod place;
pub(crate) mod ransom;
pub(crate) mod vote;

use engine::{Ctx, Flow, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Lancaster, Phase};

/// Visits all legal actions of a seat that is awaited, until the visitor has seen enough.
pub(crate) fn visit_legal(state: &Lancaster, seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    match state.phase {
        Phase::Extension { .. } => extension::legal(visit),
        Phase::Place { seat } => place::legal(state, seat, visit),
        Phase::Squires { seat, knight, county } => place::legal_squires(state, seat, knight, county, visit),
        Phase::FavourPick { .. } => favour::legal_pick(state, visit),
        Phase::FavourUpgrade { house } => favour::legal_upgrade(state, house, visit),
        Phase::FavourNoble { house } => favour::legal_noble(state, house, visit),
        Phase::Vote { .. } => vote::legal(state, seat, visit),
        Phase::Law { nth, seat, .. } => law::legal(state, nth, seat, visit),
        Phase::County { county } => county::legal(state, county, visit),
        Phase::CountyBuild { county } => county::legal_build(state, county, visit),
        Phase::CountyUpgrade { county } => county::legal_upgrade(state, county, visit),
        Phase::CountyCross { county } => county::legal_cross(state, county, visit),
        Phase::StartPlayer { .. } => county::legal_start_player(state, visit),
        Phase::Castle { seat, own, ally } => castle::legal(state, seat, own, ally, visit),
        Phase::CastleUpgrade { seat, banner, .. } => castle::legal_upgrade(state, seat, banner, visit),
        Phase::Ransom { conflict, seat } => ransom::legal_ransom(state, conflict, seat, visit),
        Phase::Over => Flow::Continue(()),
    }
}

/// Applies a legal action, and after it everything that leaves no choice (5.3).
pub(crate) fn apply(state: &mut Lancaster, seat: Seat, action: Action, ctx: &mut Ctx<'_, Event>) {
    step(state, seat, action, ctx);
    run_on(state, seat, ctx);
}

/// Resolves decisions with a single option without asking. Sealed choices are always asked.
fn run_on(state: &mut Lancaster, actor: Seat, ctx: &mut Ctx<'_, Event>) {
    while let Some(seat) = state.turn_seat() {
        let Some(action) = sole_action(state, seat) else { return };
        if seat != actor {
            // That a rival has no choice may tell how poor it is.
            state.holdings_come_to_light(ctx);
        }
        step(state, seat, action, ctx);
    }
}

fn sole_action(state: &Lancaster, seat: Seat) -> Option<Action> {
    let mut found = None;
    let several = visit_legal(state, seat, &mut |action| match found.replace(action) {
        None => Flow::Continue(()),
        Some(_) => Flow::Break(()),
    });
    debug_assert!(found.is_some(), "a decision without any option is never asked: {:?}", state.phase);
    if several.is_break() { None } else { found }
}

fn step(state: &mut Lancaster, seat: Seat, action: Action, ctx: &mut Ctx<'_, Event>) {
    match state.phase {
        Phase::Extension { .. } => extension::apply(state, seat, action, ctx),
        Phase::Place { seat } => place::apply(state, seat, action, ctx),
        Phase::Squires { seat, knight, county } => {
            place::apply_squires(state, seat, knight, county, action, ctx);
        }
        Phase::FavourPick { house } => favour::apply_pick(state, house, action, ctx),
        Phase::FavourUpgrade { house } => favour::apply_upgrade(state, house, action, ctx),
        Phase::FavourNoble { house } => favour::apply_noble(state, house, action, ctx),
        Phase::Vote { nth } => vote::apply(state, nth, seat, action, ctx),
        Phase::Law { nth, seat, left } => law::apply(state, nth, seat, left, action, ctx),
        Phase::County { county } => county::apply(state, county, action, ctx),
        Phase::CountyBuild { county } => county::apply_build(state, county, action, ctx),
        Phase::CountyUpgrade { county } => county::apply_upgrade(state, county, action, ctx),
        Phase::CountyCross { county } => county::apply_cross(state, county, action, ctx),
        Phase::StartPlayer { seat } => county::apply_start_player(state, seat, action, ctx),
        Phase::Castle { seat, own, ally } => castle::apply(state, seat, own, ally, action, ctx),
        Phase::CastleUpgrade { seat, banner, own, ally } => {
            castle::apply_upgrade(state, seat, banner, (own, ally), action, ctx);
        }
        Phase::Ransom { conflict, seat } => ransom::apply_ransom(state, conflict, seat, action, ctx),
        Phase::Over => unreachable!("nobody acts once the match is over"),
    }
}

/// An action that the phase did not offer: a caller broke its promise.
pub(crate) fn not_offered(action: Action) -> ! {
    unreachable!("{action:?} is not legal in this phase")
}
