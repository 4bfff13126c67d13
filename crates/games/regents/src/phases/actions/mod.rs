//! The action phase: paid and free actions (5.4).

pub(crate) mod accuse;
pub(crate) mod cards;

use engine::{Ctx, Flow, Seat, Seats};

use super::not_offered;
use crate::action::Action;
use crate::data::{DOMAIN_COUNSELLORS, MIN_SPIED_HAND};
use crate::event::Event;
use crate::flow;
use crate::ids::Location;
use crate::state::{Regents, Spying};

pub(crate) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    if state.turn.actions > 0 {
        visit_moves(state, visit)?;
        visit_counsellors(state, visit)?;
        visit_spying(state, visit)?;
        accuse::visit(state, visit)?;
        visit_returns(state, visit)?;
    }
    if !state.turn.scored {
        cards::visit(state, visit)?;
        visit_domain(state, visit)?;
    }
    visit_chip(state, visit)?;
    // Ruling: the phase never ends by itself. An automatic end would take away the undo of the last action.
    if may_end(state) { visit(Action::EndActions) } else { Flow::Continue(()) }
}

/// All actions must be used, that of a chip played after scoring (R29) too, unless the option says otherwise (R20).
fn may_end(state: &Regents) -> bool {
    state.turn.actions == 0 || state.setup.may_forgo_actions
}

fn visit_moves(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    let mut walks = state.walks(Some(state.active), None);
    walks.try_for_each(|(from, to)| visit(Action::MoveAgent { from, to }))?;
    let halls = state.setup.castle_map.hall_links(state.king);
    halls.iter().try_for_each(|to| visit(Action::MoveKing { to }))
}

fn visit_counsellors(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    if !state.turn.recruited && state.reserve > 0 {
        visit(Action::Recruit)?;
    }
    if state.counsellors[state.active] > 0 {
        Location::ALL.into_iter().try_for_each(|at| visit(Action::PlaceCounsellor { at }))?;
    }
    Flow::Continue(())
}

fn visit_spying(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    if state.turn.spied {
        return Flow::Continue(());
    }
    let mut targets = state.opponents(state.active).filter(|&target| can_be_spied(state, target));
    targets.try_for_each(|target| visit(Action::Spy { target }))
}

fn can_be_spied(state: &Regents, target: Seat) -> bool {
    state.hand_size(target) >= MIN_SPIED_HAND && is_in_spying_range(state, target)
}

/// By option an own agent must share a place with one of the target's (R9).
fn is_in_spying_range(state: &Regents, target: Seat) -> bool {
    let (own, theirs) = (&state.agents[state.active], &state.agents[target]);
    !state.setup.spy_requires_shared_location
        || Location::ALL.into_iter().any(|at| own[at] > 0 && theirs[at] > 0)
}

fn visit_returns(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    if state.agents_outside(state.active) == 0 {
        return Flow::Continue(());
    }
    Location::ALL.into_iter().try_for_each(|at| visit(Action::ReturnAgent { at }))
}

fn visit_domain(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    if state.revealed.contains(state.active) { Flow::Continue(()) } else { visit(Action::RevealDomain) }
}

fn visit_chip(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    if !state.turn.chip_played && state.chips[state.active] > 0 {
        visit(Action::PlayChip)?;
    }
    Flow::Continue(())
}

pub(crate) fn apply(state: &mut Regents, action: Action, ctx: &mut Ctx<'_, Event>) {
    if !action.is_free() {
        state.turn.actions -= 1;
    }
    match action {
        Action::MoveAgent { from, to } => state.move_agent(from, to, ctx),
        Action::MoveKing { to } => move_king(state, to, ctx),
        Action::Recruit => recruit(state, ctx),
        Action::PlaceCounsellor { at } => place_counsellor(state, at, ctx),
        Action::Spy { target } => spy(state, target, ctx),
        Action::Accuse { target, clan } => accuse::apply(state, target, clan, ctx),
        Action::ReturnAgent { at } => return_agent(state, at, ctx),
        Action::PlayCard { card } => cards::apply(state, card, ctx),
        Action::RevealDomain => reveal_domain(state, ctx),
        Action::PlayChip => play_chip(state, ctx),
        Action::EndActions => flow::end_actions(state, ctx),
        other => not_offered(other),
    }
}

fn move_king(state: &mut Regents, to: Location, ctx: &mut Ctx<'_, Event>) {
    let (seat, from) = (state.active, state.king);
    state.king = to;
    ctx.tell_all(|| Event::KingMoved { seat, from, to });
}

fn recruit(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    let seat = state.active;
    state.gain_counsellor(seat);
    state.turn.recruited = true;
    ctx.tell_all(|| Event::CounsellorRecruited { seat });
}

fn place_counsellor(state: &mut Regents, at: Location, ctx: &mut Ctx<'_, Event>) {
    let seat = state.active;
    state.counsellors[seat] -= 1;
    state.placed[at] += 1;
    ctx.tell_all(|| Event::CounsellorPlaced { seat, at });
}

fn return_agent(state: &mut Regents, at: Location, ctx: &mut Ctx<'_, Event>) {
    let seat = state.active;
    state.agents[seat][at] += 1;
    ctx.tell_all(|| Event::AgentReturned { seat, at });
}

/// One card of the hand at random; the target learns which one it was, unless the option says no (R10).
fn spy(state: &mut Regents, target: Seat, ctx: &mut Ctx<'_, Event>) {
    let (by, hand) = (state.active, state.hand(target));
    let draw = ctx.chance().below(hand.len() as u32) as usize;
    let card = hand.iter().nth(draw).expect("the draw is below the size of the hand");
    ctx.make_final();
    state.turn.spied = true;
    state.spyings[by].push(Spying { target, card, unplayed: !state.played[target] });
    let mut told = Seats::one(by);
    if state.setup.spied_player_told {
        told.insert(target);
    }
    ctx.tell(told, || Event::SpiedCard { by, target, card });
    ctx.tell_others(told, || Event::Spied { by, target });
}

/// Two counsellors, or as many as there are, into the hall of the domain (R31).
fn reveal_domain(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    let (seat, domain) = (state.active, state.domains[state.active]);
    let counsellors = state.reserve.min(DOMAIN_COUNSELLORS);
    state.revealed.insert(seat);
    state.reserve -= counsellors;
    state.placed[domain.hall()] += counsellors;
    ctx.make_final();
    ctx.tell_all(|| Event::DomainRevealed { seat, domain, hall: domain.hall(), counsellors });
}

/// The chip leaves the game (5.4).
fn play_chip(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    let seat = state.active;
    state.chips[seat] -= 1;
    state.turn.chip_played = true;
    state.turn.actions += 1;
    ctx.tell_all(|| Event::ChipPlayed { seat });
}
