//! Conflicts in France: how they are settled (5.8), and who stands where in them.

use engine::Ctx;

use crate::data;
use crate::event::Event;
use crate::flow::{self, Part};
use crate::ids::{House, Place};
use crate::phases::ransom;
use crate::state::{Conflict, Lancaster, Stack};

/// Whether a conflict is settled, or first somebody decides about captured knights.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    Settled,
    Awaited,
}

/// Settles the conflicts of these places in turn, until somebody has to decide.
pub(crate) fn settle(state: &mut Lancaster, places: &[Place], ctx: &mut Ctx<'_, Event>) {
    for &place in places {
        if resolve(state, place, ctx) == Outcome::Awaited {
            return;
        }
    }
    flow::after(Part::Conflicts, state, ctx);
}

fn resolve(state: &mut Lancaster, place: Place, ctx: &mut Ctx<'_, Event>) -> Outcome {
    let Some(conflict) = state.conflicts[place] else { return Outcome::Settled };
    let (france, total) = (conflict.france, conflict.total());
    ctx.tell_all(|| match conflict.england_wins() {
        true => Event::ConflictWon { conflict: place, france, total },
        false => Event::ConflictLost { conflict: place, france, total },
    });
    score_ranks(state, &conflict, ctx);
    if conflict.england_wins() {
        for stack in conflict.stacks.iter().flatten() {
            let court = &mut state.household_mut(stack.house).court;
            *court = court.plus(stack.knights);
        }
        remove_card(state, place, ctx);
        Outcome::Settled
    } else if place.is_second_attempt() {
        ransom::enter(state, place, ctx)
    } else {
        move_down(state, place, conflict, ctx);
        Outcome::Settled
    }
}

/// Points by rank; what an ally's rank would score is lost, not passed on (7.1).
fn score_ranks(state: &mut Lancaster, conflict: &Conflict, ctx: &mut Ctx<'_, Event>) {
    for rank in 1..=3 {
        let Some(stack) = conflict.ranked(rank) else { return };
        let points = match conflict.england_wins() {
            true => conflict.points_on_win(rank),
            false => conflict.points_on_loss(rank),
        };
        let (House { seat, banner }, strength) = (stack.house, stack.knights.strength());
        ctx.tell_all(|| Event::ConflictRanked { seat, banner, rank, strength, points });
        if !stack.house.is_ally() {
            state.add_points(seat, u16::from(points));
        }
    }
}

/// A conflict lost for the first time moves down with its stacks; so does an empty one (R20).
fn move_down(state: &mut Lancaster, from: Place, conflict: Conflict, ctx: &mut Ctx<'_, Event>) {
    let free = Place::LOWER.into_iter().find(|&place| state.conflicts[place].is_none());
    let to = free.expect("second attempts are settled before new conflicts");
    state.conflicts[from] = None;
    state.conflicts[to] = Some(conflict);
    ctx.tell_all(|| Event::SecondAttempt { from, conflict: to, france: conflict.france });
}

pub(crate) fn remove_card(state: &mut Lancaster, place: Place, ctx: &mut Ctx<'_, Event>) {
    let conflict = state.conflicts[place].take().expect("the card lies there");
    ctx.tell_all(|| Event::ConflictRemoved { conflict: place, france: conflict.france });
}

impl Conflict {
    /// England needs as much as France has, no more.
    pub fn england_wins(&self) -> bool {
        self.total() >= self.france
    }

    /// The rank of the stack on a space: by strength; on a tie the lower space, which joined later (R27).
    pub fn rank(&self, space: usize) -> Option<u8> {
        let key = |space: usize| self.stacks[space].map(|stack| (stack.knights.strength(), space));
        let own = key(space)?;
        let better = (0..self.stacks.len()).filter_map(key).filter(|&other| other > own);
        Some(1 + better.count() as u8)
    }

    fn ranked(&self, rank: u8) -> Option<Stack> {
        let space = (0..self.stacks.len()).find(|&space| self.rank(space) == Some(rank))?;
        self.stacks[space]
    }

    pub fn points_on_win(&self, rank: u8) -> u8 {
        data::conflict_points(self.france)[usize::from(rank) - 1]
    }

    /// On a loss nobody gets the first value and all ranks move down by one.
    pub fn points_on_loss(&self, rank: u8) -> u8 {
        data::conflict_points(self.france).get(usize::from(rank)).copied().unwrap_or(0)
    }

    pub(crate) fn remove_stack(&mut self, house: House) {
        let kept = self.stacks.iter().flatten().filter(|stack| stack.house != house).copied();
        let mut stacks = [None; 3];
        stacks.iter_mut().zip(kept).for_each(|(space, stack)| *space = Some(stack));
        self.stacks = stacks;
    }

    pub fn stack_of(&self, house: House) -> Option<&Stack> {
        self.stacks.iter().flatten().find(|stack| stack.house == house)
    }

    pub(crate) fn stack_of_mut(&mut self, house: House) -> Option<&mut Stack> {
        self.stacks.iter_mut().flatten().find(|stack| stack.house == house)
    }
}
