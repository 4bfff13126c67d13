//! Phase 3c: conflicts in France (5.8).

use engine::{Ctx, Flow, Seat};

use crate::action::Action;
use crate::data;
use crate::event::Event;
use crate::flow;
use crate::ids::{House, Place};
use crate::phases::not_offered;
use crate::realm::knights::{Knights, Strength};
use crate::realm::operations::ransom_of;
use crate::state::{Conflict, Lancaster, Phase, Stack};

/// Whether a conflict is settled, or first somebody decides about captured knights.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Settled,
    Awaited,
}

pub(crate) fn begin(state: &mut Lancaster, ctx: &mut Ctx<'_, Event>) {
    proceed(state, &Place::IN_ORDER, ctx);
}

fn proceed(state: &mut Lancaster, places: &[Place], ctx: &mut Ctx<'_, Event>) {
    for &place in places {
        if resolve(state, place, ctx) == Outcome::Awaited {
            return;
        }
    }
    flow::end(state, ctx);
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
        capture_allies(state, place, ctx);
        capture(state, place, Some(state.start_player), ctx)
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

fn remove_card(state: &mut Lancaster, place: Place, ctx: &mut Ctx<'_, Event>) {
    let conflict = state.conflicts[place].take().expect("the card lies there");
    ctx.tell_all(|| Event::ConflictRemoved { conflict: place, france: conflict.france });
}

/// Nobody pays for an ally's knights: straight to its reserve (7.1).
fn capture_allies(state: &mut Lancaster, place: Place, ctx: &mut Ctx<'_, Event>) {
    if state.setup.has_allies() {
        for seat in state.from_start_player() {
            give_up(state, place, House::ally(seat), ctx);
        }
    }
}

/// From `first` on, each owner decides about its captured knights; at last the card leaves.
fn capture(state: &mut Lancaster, place: Place, first: Option<Seat>, ctx: &mut Ctx<'_, Event>) -> Outcome {
    let mut next = first;
    while let Some(seat) = next {
        if captives(state, place, House::own(seat)).is_some() {
            state.phase = Phase::Ransom { conflict: place, seat };
            return Outcome::Awaited;
        }
        next = state.next_in_order(seat);
    }
    remove_card(state, place, ctx);
    Outcome::Settled
}

fn captives(state: &Lancaster, place: Place, house: House) -> Option<Knights> {
    Some(state.conflicts[place].as_ref()?.stack_of(house)?.knights)
}

/// Each knight for 1 gold per strength point, one after the other, until the owner leaves the rest.
pub(crate) fn legal_ransom(
    state: &Lancaster,
    place: Place,
    seat: Seat,
    visit: &mut impl FnMut(Action) -> Flow,
) -> Flow {
    let knights = captives(state, place, House::own(seat)).unwrap_or_default();
    knights
        .kinds()
        .filter(|&knight| ransom_of(knight).gold <= state.players[seat].gold)
        .try_for_each(|knight| visit(Action::Ransom { knight }))?;
    visit(Action::Decline)
}

pub(crate) fn apply_ransom(
    state: &mut Lancaster,
    place: Place,
    seat: Seat,
    action: Action,
    ctx: &mut Ctx<'_, Event>,
) {
    match action {
        Action::Ransom { knight } => {
            ransom(state, place, seat, knight, ctx);
            if captives(state, place, House::own(seat)).is_some() {
                return;
            }
        }
        Action::Decline => give_up(state, place, House::own(seat), ctx),
        _ => not_offered(action),
    }
    if capture(state, place, state.next_in_order(seat), ctx) == Outcome::Settled {
        proceed(state, places_after(place), ctx);
    }
}

fn places_after(place: Place) -> &'static [Place] {
    let index = Place::IN_ORDER.iter().position(|&other| other == place);
    &Place::IN_ORDER[index.map_or(0, |index| index + 1)..]
}

fn ransom(state: &mut Lancaster, place: Place, seat: Seat, knight: Strength, ctx: &mut Ctx<'_, Event>) {
    let house = House::own(seat);
    let gold = ransom_of(knight).gold;
    state.players[seat].gold -= gold;
    state.household_mut(house).court[knight] += 1;
    let conflict = state.conflicts[place].as_mut().expect("knights are captured there");
    let stack = conflict.stack_of_mut(house).expect("knights are captured there");
    stack.knights[knight] -= 1;
    if stack.knights.is_empty() {
        conflict.remove_stack(house);
    }
    ctx.tell_all(|| Event::Ransomed { seat, knight, gold });
}

/// A party's knights still captured go to its reserve.
fn give_up(state: &mut Lancaster, place: Place, house: House, ctx: &mut Ctx<'_, Event>) {
    let Some(knights) = captives(state, place, house) else { return };
    let conflict = state.conflicts[place].as_mut().expect("knights are captured there");
    conflict.remove_stack(house);
    let reserve = &mut state.household_mut(house).reserve;
    *reserve = reserve.plus(knights);
    let House { seat, banner } = house;
    ctx.tell_all(|| Event::Captured { seat, banner, knights: knights.list() });
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

    fn remove_stack(&mut self, house: House) {
        let kept = self.stacks.iter().flatten().filter(|stack| stack.house != house).copied();
        let mut stacks = [None; 3];
        stacks.iter_mut().zip(kept).for_each(|(space, stack)| *space = Some(stack));
        self.stacks = stacks;
    }
}
