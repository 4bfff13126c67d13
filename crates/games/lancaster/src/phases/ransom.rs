//! Phase 3c: captured knights are bought free or given up (5.8).

use engine::{Ctx, Flow, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{House, Place};
use crate::realm::conflicts::{self, Outcome, remove_card};
use crate::realm::knights::{Knights, Strength};
use crate::realm::operations::ransom_of;
use crate::state::{Lancaster, PhaseState};

/// A second attempt is lost: allies' knights are gone, then the players are asked about theirs.
pub(crate) fn enter(state: &mut Lancaster, place: Place, ctx: &mut Ctx<'_, Event>) -> Outcome {
    capture_allies(state, place, ctx);
    ask_from(state, place, Some(state.start_player), ctx)
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
fn ask_from(state: &mut Lancaster, place: Place, first: Option<Seat>, ctx: &mut Ctx<'_, Event>) -> Outcome {
    let mut next = first;
    while let Some(seat) = next {
        if captives(state, place, House::own(seat)).is_some() {
            state.phase = PhaseState::Ransom { conflict: place, seat };
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
pub(super) fn visit(
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

pub(super) fn apply(
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
        _ => action.not_offered(),
    }
    if ask_from(state, place, state.next_in_order(seat), ctx) == Outcome::Settled {
        conflicts::settle(state, places_after(place), ctx);
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
