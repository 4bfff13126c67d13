//! Beginning and end of rounds (5.9).

use engine::Ctx;
use enumset::EnumSet;

use crate::data;
use crate::event::Event;
use crate::ids::{Favour, Law, Place};
use crate::phases::place;
use crate::scoring;
use crate::state::{Conflict, Lancaster};

pub(crate) fn end(state: &mut Lancaster, ctx: &mut Ctx<'_, Event>) {
    if state.round == data::ROUNDS {
        scoring::finish(state, ctx);
        return;
    }
    state.round += 1;
    prepare(state, ctx);
    place::begin(state, ctx);
}

/// New conflicts on the upper row, all favours face up, three new proposals.
pub(crate) fn prepare(state: &mut Lancaster, ctx: &mut Ctx<'_, Event>) {
    let round = state.round;
    ctx.tell_all(|| Event::RoundBegan { round });
    state.favours = favours_in_play(state.setup.seats);
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

pub(crate) fn favours_in_play(seats: u8) -> EnumSet<Favour> {
    EnumSet::all().iter().filter(|&favour| data::favour_is_in_play(favour, seats)).collect()
}

fn draw_conflict(state: &mut Lancaster, ctx: &mut Ctx<'_, Event>) -> u8 {
    let index = ctx.chance().pick(state.conflict_pile.0.into_iter().map(u32::from));
    state.conflict_pile.0[index] -= 1;
    index as u8 + 2
}

/// Stacks lie one upon the other, the lowest number on top, each shuffled by itself.
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
