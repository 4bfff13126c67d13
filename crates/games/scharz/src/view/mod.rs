//! What a viewer sees: the whole world, with the own clicks of an open step in it and nobody else's (8), built field by
//! field. Reviewed together with `determinize`.

mod battle;
mod borders;
mod crops;
mod draft;
mod fields;
mod meals;
mod prices;
mod prompt;
mod purse;
mod seats;
mod talks;
mod types;
mod works;

use engine::{Seat, Viewer};

use crate::data::maps::Climate;
use crate::economy::hunger;
use crate::flow::calendar;
use crate::ids::PactKind;
use crate::scoring;
use crate::state::{Scharz, World};

pub use borders::ScharzBorders;
pub use prompt::ScharzPromptId;
pub use types::*;

pub fn view(state: &Scharz, viewer: Viewer) -> ScharzView {
    match seat_of(state, viewer) {
        Some(seat) => build(state, &state.seen_by(seat), viewer),
        None => build(state, &state.world, viewer),
    }
}

/// The seat that looks, if it is one of this table.
pub fn seat_of(state: &Scharz, viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat { seat } if seat.index() < state.world.n_seats() => Some(seat),
        _ => None,
    }
}

fn build(state: &Scharz, world: &World, viewer: Viewer) -> ScharzView {
    let seat = seat_of(state, viewer);
    ScharzView {
        map: world.options.map,
        mode: world.options.mode,
        orders: world.options.orders,
        empty_settlement: world.options.empty_settlement,
        year: world.year,
        years: world.options.years,
        season: world.season,
        phase: state.phase.name(),
        stage: state.stage(),
        calendar: calendar::agenda(world),
        order: world.order().collect(),
        spaces: fields::spaces(world),
        seats: world.players.seats().map(|each| seats::seat_view(state, world, each, seat)).collect(),
        pacts: pacts(world),
        winter: winter(world),
        storms: world.storms,
        frozen: world.frozen.iter().map(|place| world.space(place)).collect(),
        battle: battle::battle(state),
        odds: battle::all_odds(state),
        offers: talks::offers(state, viewer),
        deals: seat.map_or_else(Vec::new, |seat| talks::deals(state, world, seat)),
        draft: seat.map_or_else(Vec::new, |seat| state.drafts[seat].to_vec()),
        moves: seat.map_or_else(Vec::new, |seat| draft::moves(state, seat)),
        warnings: seat.map_or_else(Vec::new, |seat| draft::warnings(state, world, seat)),
        hunger: seat.map_or_else(Vec::new, |seat| hunger::hunger(state, world, seat)),
        meals: seat.map_or_else(Vec::new, |seat| meals::meals(state, world, seat)),
        weather: crops::weather(state, world),
        harvest: seat.and_then(|seat| crops::harvest(state, world, seat)),
        prices: seat.map(|seat| prices::prices(world, seat)),
        costs: seat.map_or_else(Vec::new, |seat| prices::costs(state, world, seat)),
        basket: seat.map_or_else(Vec::new, |seat| prices::basket(state, seat)),
        sites: works::sites(state, world),
        works: seat.map_or_else(Vec::new, |seat| works::works(state, world, seat)),
        prompt: prompt::prompt(state, viewer),
        winner: state.winner,
        way: state.way,
        places: scoring::places(state).values().copied().collect(),
        table: Box::new((*world, state.fight, state.phase, state.suspended)),
    }
}

fn pacts(world: &World) -> Vec<ScharzPact> {
    let mut pacts = Vec::new();
    for seat in world.players.seats() {
        for other in world.players.seats().skip(seat.index() + 1) {
            let pact = world.pact(seat, other);
            if let (Some(kind), Some(superior)) = (pact.kind, pact.superior) {
                let inferior = if superior == seat { other } else { seat };
                let is_bounded = kind != PactKind::Vassalage && !pact.permanent;
                let ends = is_bounded.then_some(world.year + pact.years);
                let (years, permanent) = (pact.years, pact.permanent);
                pacts.push(ScharzPact { kind, superior, inferior, years, permanent, ends });
            }
        }
    }
    pacts
}

fn winter(world: &World) -> Vec<ScharzWinter> {
    let on_map = |climate: &Climate| {
        !world.map().set(|space| space.is_field() && space.climate == *climate).is_empty()
    };
    let zones = Climate::ALL.into_iter().filter(on_map);
    zones.map(|climate| ScharzWinter { climate, winter: world.winter[climate as usize] }).collect()
}
