//! Phase 1: placing knights (5.4).

use engine::{Ctx, Flow, Seat};

use crate::action::Action;
use crate::data;
use crate::event::Event;
use crate::ids::{Banner, County, House, Place, Space};
use crate::phases::{favour, not_offered, vote};
use crate::realm::knights::Strength;
use crate::state::{Garrison, Lancaster, Phase};

/// The start player begins, or the next seat that can place.
pub(crate) fn begin(state: &mut Lancaster, ctx: &mut Ctx<'_, Event>) {
    find_turn(state, state.start_player, ctx);
}

/// The next seat clockwise that can place is active; when nobody can, parliament meets. Nobody may pass.
pub(crate) fn next_turn(state: &mut Lancaster, after: Seat, ctx: &mut Ctx<'_, Event>) {
    find_turn(state, after.next(state.seats()), ctx);
}

fn find_turn(state: &mut Lancaster, first: Seat, ctx: &mut Ctx<'_, Event>) {
    for seat in first.clockwise(state.seats()) {
        if !has_knight_at_court(state, seat) {
            continue;
        }
        if legal(state, seat, &mut |_| Flow::Break(())).is_break() {
            state.phase = Phase::Place { seat };
            return;
        }
        ctx.tell_all(|| Event::TurnSkipped { seat });
        state.holdings_come_to_light(ctx);
    }
    vote::open(state, 0);
}

fn has_knight_at_court(state: &Lancaster, seat: Seat) -> bool {
    state.banners().iter().any(|&banner| !state.household(House { seat, banner }).court.is_empty())
}

pub(crate) fn legal(state: &Lancaster, seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    for &banner in state.banners() {
        let house = House { seat, banner };
        for knight in state.household(house).court.kinds() {
            for county in County::ALL {
                if state.squires_needed(house, knight, county).is_some() {
                    visit(Action::PlaceInCounty { banner, knight, county })?;
                }
            }
            for space in Space::ALL {
                if state.castle_space_is_free(house, space) {
                    visit(Action::PlaceInCastle { banner, knight, space })?;
                }
            }
            for conflict in Place::ALL {
                if state.is_open_to(conflict, house) {
                    visit(Action::PlaceInConflict { banner, knight, conflict })?;
                }
            }
        }
    }
    Flow::Continue(())
}

pub(crate) fn apply(state: &mut Lancaster, seat: Seat, action: Action, ctx: &mut Ctx<'_, Event>) {
    match action {
        Action::PlaceInCounty { banner: Banner::Own, knight, county } => {
            state.phase = Phase::Squires { seat, knight, county };
        }
        Action::PlaceInCounty { banner: Banner::Ally, knight, county } => {
            enter_county(state, House::ally(seat), knight, county, 0, ctx);
        }
        Action::PlaceInCastle { banner, knight, space } => {
            let household = state.household_mut(House { seat, banner });
            household.court[knight] -= 1;
            household.castle[space] = Some(knight);
            ctx.tell_all(|| Event::PlacedInCastle { seat, banner, knight, space });
            next_turn(state, seat, ctx);
        }
        Action::PlaceInConflict { banner, knight, conflict } => {
            let house = House { seat, banner };
            state.household_mut(house).court[knight] -= 1;
            let france = state.join_conflict(house, knight, conflict);
            ctx.tell_all(|| Event::PlacedInConflict { seat, banner, knight, conflict, france });
            favour::offer(state, house, ctx);
        }
        _ => not_offered(action),
    }
}

/// From the fewest squires that suffice to all the seat owns; on an empty county any number (R23).
pub(crate) fn legal_squires(
    state: &Lancaster,
    seat: Seat,
    knight: Strength,
    county: County,
    visit: &mut impl FnMut(Action) -> Flow,
) -> Flow {
    let needed = state.squires_needed(House::own(seat), knight, county).expect("the county can be entered");
    (needed..=state.players[seat].squires).try_for_each(|squires| visit(Action::AddSquires { squires }))
}

pub(crate) fn apply_squires(
    state: &mut Lancaster,
    seat: Seat,
    knight: Strength,
    county: County,
    action: Action,
    ctx: &mut Ctx<'_, Event>,
) {
    let Action::AddSquires { squires } = action else { not_offered(action) };
    state.players[seat].squires -= squires;
    enter_county(state, House::own(seat), knight, county, squires, ctx);
}

fn enter_county(
    state: &mut Lancaster,
    house: House,
    knight: Strength,
    county: County,
    squires: u8,
    ctx: &mut Ctx<'_, Event>,
) {
    let House { seat, banner } = house;
    state.household_mut(house).court[knight] -= 1;
    let entering = Garrison { house, knight, squires };
    let expelled = state.counties[county].garrison.replace(entering);
    ctx.tell_all(|| Event::PlacedInCounty { seat, banner, knight, county, squires });
    if let Some(Garrison { house, knight, squires }) = expelled {
        // The loser's squires go to the supply, its knight is back in the rotation at once.
        state.household_mut(house).court[knight] += 1;
        let House { seat: owner, banner } = house;
        ctx.tell_all(|| Event::Expelled { seat, owner, banner, knight, county, squires });
    }
    next_turn(state, seat, ctx);
}

impl Lancaster {
    /// The fewest squires with which this knight may enter the county; `None` if it may not at all.
    /// The minimum is for the knight alone (R22); a defender must be beaten, not equalled.
    pub fn squires_needed(&self, house: House, knight: Strength, county: County) -> Option<u8> {
        if knight.value() < data::county(county).minimum {
            return None;
        }
        match self.counties[county].garrison {
            None => Some(0),
            Some(garrison) if garrison.house.seat == house.seat => None,
            Some(garrison) => {
                let needed = garrison.total().saturating_add(1).saturating_sub(knight.value());
                (needed <= self.squires_of(house)).then_some(needed)
            }
        }
    }

    /// Squires a party may send along: an ally has none (7.1).
    pub fn squires_of(&self, house: House) -> u8 {
        if house.is_ally() { 0 } else { self.players[house.seat].squires }
    }

    /// A castle space takes one knight, and none once it is built; an ally's castle has but two spaces (4.2).
    pub fn castle_space_is_free(&self, house: House, space: Space) -> bool {
        let exists = match house.banner {
            Banner::Own => !self.players[house.seat].extensions.contains(space),
            Banner::Ally => data::ALLY_CASTLE.contains(&space),
        };
        exists && self.household(house).castle[space].is_none()
    }
}
