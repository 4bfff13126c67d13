//! Phase 1: placing knights (5.4).

pub(crate) mod squires;

use engine::{Ctx, Flow, Seat};
use enumset::EnumSet;

use crate::action::Action;
use crate::event::Event;
use crate::flow;
use crate::ids::{Banner, County, House, Place, Space};
use crate::phases::favour;
use crate::state::{Lancaster, PhaseState};

pub(crate) fn enter(state: &mut Lancaster, seat: Seat) {
    state.phase = PhaseState::Place { seat };
}

pub(crate) fn visit(state: &Lancaster, seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    for &banner in state.banners() {
        let house = House { seat, banner };
        // The same for every knight of the house. Who only asks whether anything can be done hardly ever looks so far.
        let mut elsewhere = None;
        for knight in state.household(house).court.kinds() {
            for county in County::ALL {
                if state.squires_needed(house, knight, county).is_some() {
                    visit(Action::PlaceInCounty { banner, knight, county })?;
                }
            }
            let (spaces, conflicts) = *elsewhere.get_or_insert_with(|| open_to(state, house));
            for space in spaces {
                visit(Action::PlaceInCastle { banner, knight, space })?;
            }
            for conflict in conflicts {
                visit(Action::PlaceInConflict { banner, knight, conflict })?;
            }
        }
    }
    Flow::Continue(())
}

/// Castle spaces and conflicts where a house may place any knight.
fn open_to(state: &Lancaster, house: House) -> (EnumSet<Space>, EnumSet<Place>) {
    let spaces = Space::ALL.into_iter().filter(|&space| state.castle_space_is_free(house, space));
    let conflicts = Place::ALL.into_iter().filter(|&place| state.is_open_to(place, house));
    (spaces.collect(), conflicts.collect())
}

pub(super) fn apply(state: &mut Lancaster, seat: Seat, action: Action, ctx: &mut Ctx<'_, Event>) {
    match action {
        Action::PlaceInCounty { banner: Banner::Own, knight, county } => {
            squires::enter(state, seat, knight, county);
        }
        Action::PlaceInCounty { banner: Banner::Ally, knight, county } => {
            state.enter_county(House::ally(seat), knight, county, 0, ctx);
            flow::next_turn(state, seat, ctx);
        }
        Action::PlaceInCastle { banner, knight, space } => {
            let household = state.household_mut(House { seat, banner });
            household.court[knight] -= 1;
            household.castle[space] = Some(knight);
            ctx.tell_all(|| Event::PlacedInCastle { seat, banner, knight, space });
            flow::next_turn(state, seat, ctx);
        }
        Action::PlaceInConflict { banner, knight, conflict } => {
            let house = House { seat, banner };
            state.household_mut(house).court[knight] -= 1;
            let france = state.join_conflict(house, knight, conflict);
            ctx.tell_all(|| Event::PlacedInConflict { seat, banner, knight, conflict, france });
            favour::enter(state, house, ctx);
        }
        _ => action.not_offered(),
    }
}
