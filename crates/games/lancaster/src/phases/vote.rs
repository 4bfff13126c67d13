//! Phase 2, first half: three votes, sealed and revealed together (5.5).

use engine::{Ctx, Flow, PerSeat, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::flow::{self, Part};
use crate::ids::{Ballot, Law};
use crate::state::{Lancaster, PhaseState, Vote, VoteResult};

pub(crate) fn enter(state: &mut Lancaster, nth: u8) {
    state.votes = PerSeat::new(state.seats());
    state.phase = PhaseState::Vote { nth };
}

/// Also a seat without markers must commit: it is always asked.
pub(super) fn visit(state: &Lancaster, seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    for ballot in [Ballot::Yes, Ballot::No] {
        (0..=state.players[seat].votes).try_for_each(|markers| visit(Action::Vote { ballot, markers }))?;
    }
    Flow::Continue(())
}

pub(super) fn apply(state: &mut Lancaster, nth: u8, seat: Seat, action: Action, ctx: &mut Ctx<'_, Event>) {
    let Action::Vote { ballot, markers } = action else { action.not_offered() };
    state.votes[seat] = Some(Vote { ballot, markers });
    if state.votes.values().all(Option::is_some) {
        ctx.make_final();
        reveal(state, nth, ctx);
    }
}

fn reveal(state: &mut Lancaster, nth: u8, ctx: &mut Ctx<'_, Event>) {
    let votes = state.votes;
    state.votes = PerSeat::new(state.seats());
    for (seat, vote) in votes.iter() {
        let Vote { ballot, markers } = vote.expect("all have voted");
        // Used markers go to the supply whatever the result.
        state.players[seat].votes -= markers;
        ctx.tell_all(|| Event::Voted { seat, ballot, markers });
    }
    let law = state.proposals[usize::from(nth)].take().expect("a proposal is voted on");
    let (yes, no) = (sum(&votes, Ballot::Yes), sum(&votes, Ballot::No));
    // A tie carries the law.
    let dropped = (yes >= no).then(|| adopt(state, law));
    keep(state, nth, VoteResult { law, yes, no, dropped, votes });
    ctx.tell_all(|| match dropped {
        Some(dropped) => Event::LawAdopted { law, yes, no, dropped },
        None => Event::LawRejected { law, yes, no },
    });
    match nth {
        0 | 1 => enter(state, nth + 1),
        _ => close(state, ctx),
    }
}

/// All results of one Parliament stay on the table; its first vote clears those of the last round.
fn keep(state: &mut Lancaster, nth: u8, result: VoteResult) {
    match usize::from(nth).checked_sub(1) {
        Some(earlier) => state.earlier_votes[earlier] = state.last_vote,
        None => state.earlier_votes = [None; 2],
    }
    state.last_vote = Some(result);
}

fn sum(votes: &PerSeat<Option<Vote>>, ballot: Ballot) -> u8 {
    let counted = votes.values().flatten().filter(|vote| vote.ballot == ballot);
    counted.fold(0, |sum: u8, vote| sum.saturating_add(vote.markers).saturating_add(1))
}

/// The leftmost law leaves, the others move left, the new one takes the right place.
fn adopt(state: &mut Lancaster, law: Law) -> Law {
    let [dropped, left, middle] = state.laws;
    state.laws = [left, middle, law];
    dropped
}

/// Unspent markers are lost; what laws give from now on is kept for the next round (R14).
fn close(state: &mut Lancaster, ctx: &mut Ctx<'_, Event>) {
    for seat in state.from_start_player() {
        let votes = std::mem::take(&mut state.players[seat].votes);
        if votes > 0 {
            ctx.tell_all(|| Event::MarkersReturned { seat, votes });
        }
    }
    flow::after(Part::Votes, state, ctx);
}
