//! What follows what (5.2): turns while knights are placed, the parts of a round, the rounds (5.9).

use engine::{Ctx, Flow, Seat};
use enumset::EnumSet;

use crate::action::Action;
use crate::data;
use crate::event::Event;
use crate::ids::{House, Law, Place};
use crate::phases::{self, castle, county, law, place, vote};
use crate::realm::conflicts;
use crate::scoring;
use crate::state::{Conflict, Lancaster};

/// A part of a round that has come to its end.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part {
    FirstExtensions,
    Placing,
    Votes,
    Laws,
    Counties,
    Castles,
    Conflicts,
}

/// Begins what comes after a part of the round.
pub(crate) fn after(part: Part, state: &mut Lancaster, ctx: &mut Ctx<'_, Event>) {
    match part {
        Part::FirstExtensions => find_turn(state, state.start_player, ctx),
        Part::Placing => vote::enter(state, 0),
        Part::Votes => law::enter(state, 0, ctx),
        Part::Laws => county::enter(state, ctx),
        Part::Counties => castle::enter(state, ctx),
        Part::Castles => conflicts::settle(state, &Place::IN_ORDER, ctx),
        Part::Conflicts if state.round == data::ROUNDS => scoring::finish(state, ctx),
        Part::Conflicts => {
            state.round += 1;
            prepare_round(state, ctx);
            find_turn(state, state.start_player, ctx);
        }
    }
}

/// Applies a legal action, and after it everything that leaves no choice (5.3).
pub(crate) fn apply(state: &mut Lancaster, seat: Seat, action: Action, ctx: &mut Ctx<'_, Event>) {
    phases::apply(state, seat, action, ctx);
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
        phases::apply(state, seat, action, ctx);
    }
}

fn sole_action(state: &Lancaster, seat: Seat) -> Option<Action> {
    let mut found = None;
    let several = phases::visit(state, seat, &mut |action| match found.replace(action) {
        None => Flow::Continue(()),
        Some(_) => Flow::Break(()),
    });
    debug_assert!(found.is_some(), "a decision without any option is never asked: {:?}", state.phase);
    if several.is_break() { None } else { found }
}

/// A knight is placed: the next seat clockwise that can place is active. Nobody may pass (5.4).
pub(crate) fn next_turn(state: &mut Lancaster, after: Seat, ctx: &mut Ctx<'_, Event>) {
    find_turn(state, after.next(state.seats()), ctx);
}

/// When nobody can place any more, parliament meets.
fn find_turn(state: &mut Lancaster, first: Seat, ctx: &mut Ctx<'_, Event>) {
    for seat in first.clockwise(state.seats()) {
        if !has_knight_at_court(state, seat) {
            continue;
        }
        if place::visit(state, seat, &mut |_| Flow::Break(())).is_break() {
            return place::enter(state, seat);
        }
        ctx.tell_all(|| Event::TurnSkipped { seat });
        state.holdings_come_to_light(ctx);
    }
    after(Part::Placing, state, ctx);
}

fn has_knight_at_court(state: &Lancaster, seat: Seat) -> bool {
    state.banners().iter().any(|&banner| !state.household(House { seat, banner }).court.is_empty())
}

/// New conflicts on the upper row, all favours face up, three new proposals.
pub(crate) fn prepare_round(state: &mut Lancaster, ctx: &mut Ctx<'_, Event>) {
    let round = state.round;
    ctx.tell_all(|| Event::RoundBegan { round });
    state.favours = data::favours_in_play(state.setup.seats);
    for place in Place::UPPER {
        let france = draw_conflict(state, ctx);
        state.conflicts[place] = Some(Conflict::new(france));
        ctx.tell_all(|| Event::ConflictRevealed { conflict: place, france });
    }
    for index in 0..state.proposals.len() {
        let law = draw_law(state, ctx);
        state.proposals[index] = Some(law);
    }
    let proposals = state.proposals;
    ctx.tell_all(|| Event::ProposalsRevealed { laws: proposals.into_iter().flatten().collect() });
}

fn draw_conflict(state: &mut Lancaster, ctx: &mut Ctx<'_, Event>) -> u8 {
    let index = ctx.chance().pick(state.conflict_pile.0.into_iter().map(u32::from));
    state.conflict_pile.0[index] -= 1;
    index as u8 + 2
}

/// The stacks lie on each other, the lowest number on top, each shuffled by itself.
fn draw_law(state: &mut Lancaster, ctx: &mut Ctx<'_, Event>) -> Law {
    let stack = state.top_stack();
    let drawn = ctx.chance().below(stack.len() as u32) as usize;
    let law = stack.iter().nth(drawn).expect("a draw below the number of cards");
    state.law_pile.remove(law);
    law
}

impl Lancaster {
    /// The laws of which one lies on top of the pile: those left of the lowest stack.
    pub fn top_stack(&self) -> EnumSet<Law> {
        let stack_of = |law| data::law_stack(law, self.setup.law_stacks);
        let Some(first) = self.law_pile.iter().next() else { return EnumSet::empty() };
        self.law_pile.iter().filter(|&law| stack_of(law) == stack_of(first)).collect()
    }
}
