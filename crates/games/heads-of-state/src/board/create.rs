//! Creating a noble: its effects in their order (5.7).

use engine::{Ctx, Seat};
use enumset::EnumSet;

use crate::cards::paid_cards;
use crate::data::Space;
use crate::event::Event;
use crate::ids::{Attribute, Rank, Sector};
use crate::state::HeadsOfState;

pub(crate) fn create(
    state: &mut HeadsOfState,
    space: Space,
    courtesan_for: Option<Attribute>,
    ctx: &mut Ctx<'_, Event>,
) {
    let (seat, sector, rank) = (state.turn.seat, space.sector(), space.rank());
    let paid = paid_cards(rank, courtesan_for);
    paid.clone().for_each(|card| state.attributes.spend(seat, card));
    place(state, seat, space, ctx);
    ctx.tell_all(|| Event::NobleCreated { seat, sector, rank, paid: paid.collect() });
    take_noble_card(state, seat, rank, ctx);
    state.board.presence[seat].insert(sector);
    state.board.created[seat].insert(rank);
    score_initial_marker(state, seat, sector, ctx);
    score_country_marker(state, seat, sector, ctx);
    score_house(state, seat, ctx);
}

fn place(state: &mut HeadsOfState, seat: Seat, space: Space, ctx: &mut Ctx<'_, Event>) {
    let (rank, board) = (space.rank(), &mut state.board);
    if board.supply(seat, rank) == 0 {
        // R17: the own dead token of that rank that comes first in the order of sectors.
        let dead = (board.dead[seat] & rank.spaces()).iter().next();
        let taken_back = dead.expect("living nobles of a rank never exceed its spaces");
        board.dead[seat].remove(taken_back);
        let sector = taken_back.sector();
        ctx.tell_all(|| Event::TokenTakenBack { seat, sector, rank });
    }
    board.nobles[seat].insert(space);
    if state.turn.vacated.remove(space) {
        state.turn.has_replaced = true;
    }
}

fn take_noble_card(state: &mut HeadsOfState, seat: Seat, rank: Rank, ctx: &mut Ctx<'_, Event>) {
    if state.board.noble_cards_left(rank) > 0 {
        state.board.noble_cards[seat].add(rank);
    } else {
        ctx.tell_all(|| Event::NobleCardsGone { seat, rank });
    }
}

fn score_initial_marker(state: &mut HeadsOfState, seat: Seat, sector: Sector, ctx: &mut Ctx<'_, Event>) {
    if state.board.initial_markers.remove(sector) {
        let points = sector.hexagon();
        state.scores[seat].initial += points;
        ctx.tell_all(|| Event::InitialMarker { seat, sector, points });
    }
}

fn score_country_marker(state: &mut HeadsOfState, seat: Seat, sector: Sector, ctx: &mut Ctx<'_, Event>) {
    let country = sector.country();
    let board = &mut state.board;
    if board.countries_done[seat].contains(country) || !board.presence[seat].is_superset(country.sectors()) {
        return;
    }
    board.countries_done[seat].insert(country);
    // The own dead tokens of the country are not needed any more (R29).
    board.dead[seat].remove_all(country.spaces());
    match board.next_country_marker(country) {
        Some(points) => {
            board.country_markers_taken.add(country);
            state.scores[seat].country += points;
            ctx.tell_all(|| Event::CountryMarker { seat, country, points });
        }
        // R31: the country counts as done without a marker too.
        None => ctx.tell_all(|| Event::CountryMarkersGone { seat, country }),
    }
}

fn score_house(state: &mut HeadsOfState, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    if state.board.house_done.contains(seat) || state.house_ranks(seat) != EnumSet::all() {
        return;
    }
    state.board.house_done.insert(seat);
    match state.board.next_house_marker() {
        Some(points) => {
            state.board.house_markers_taken += 1;
            state.scores[seat].house += points;
            ctx.tell_all(|| Event::HouseMarker { seat, points });
        }
        None => ctx.tell_all(|| Event::HouseMarkersGone { seat }),
    }
}
