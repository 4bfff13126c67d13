//! The public part of the view.

use engine::{Seat, Viewer};
use enumset::EnumSet;

use super::types::*;
use crate::cards::Bag;
use crate::data::{self, Space};
use crate::ids::{Attribute, Country, Rank, Sector, TreacheryCard};
use crate::state::{AttributeCards, HeadsOfState};

pub(super) fn sectors(table: &HeadsOfState) -> Vec<HeadsOfStateSector> {
    let board = &table.board;
    let sector = |&sector: &Sector| HeadsOfStateSector {
        sector,
        country: sector.country(),
        is_capital: sector.is_capital(),
        hexagon: sector.hexagon(),
        has_marker: board.initial_markers.contains(sector),
        spaces: sector.spaces().iter().map(|space| space_view(table, space)).collect(),
        presence: table.seats().filter(|&seat| board.presence[seat].contains(sector)).collect(),
        dead: dead_tokens(table, sector),
    };
    Sector::ALL.iter().map(sector).collect()
}

fn space_view(table: &HeadsOfState, space: Space) -> HeadsOfStateSpace {
    let sector = space.sector();
    let occupied = (table.board.occupied() | space) & sector.spaces();
    let is_highest = occupied.iter().next() == Some(space);
    let factor = if sector.is_capital() { 2 } else { 1 };
    HeadsOfStateSpace {
        rank: space.rank(),
        owner: table.board.owner(space),
        influence: factor * if is_highest { 2 } else { 1 },
        was_attacked: table.turn.targeted.contains(space),
        was_emptied: table.turn.vacated.contains(space),
    }
}

fn dead_tokens(table: &HeadsOfState, sector: Sector) -> Vec<HeadsOfStateToken> {
    let tokens_of = |owner: Seat| {
        let dead = table.board.dead[owner] & sector.spaces();
        dead.iter().map(move |space| HeadsOfStateToken { owner, rank: space.rank() })
    };
    table.seats().flat_map(tokens_of).collect()
}

pub(super) fn countries(table: &HeadsOfState) -> Vec<HeadsOfStateCountry> {
    let country = |&country: &Country| HeadsOfStateCountry {
        country,
        markers: country.markers()[usize::from(table.board.country_markers_taken[country])..].to_vec(),
        prizes: table.setup.round_end_markers(country),
        standings: standings(table, country),
    };
    Country::ALL.iter().map(country).collect()
}

fn standings(table: &HeadsOfState, country: Country) -> Vec<HeadsOfStateStanding> {
    let standings = table.standings(country);
    let prizes = table.setup.round_end_markers(country);
    let row = |seat: Seat| {
        let place = standings.iter().position(|standing| standing.seat == seat);
        let standing = place.map(|place| &standings[place]);
        let next = place.and_then(|place| standings.get(place + 1));
        HeadsOfStateStanding {
            seat,
            influence: standing.map_or(0, |standing| standing.influence),
            best: standing.map(|standing| standing.best),
            place: place.map(|place| place as u8 + 1),
            points: place.and_then(|place| prizes.get(place)).copied().unwrap_or(0),
            decided_by: standing.map(|standing| standing.decided_by(next)),
            decided_in: standing.and_then(|standing| standing.deciding_sector(country, next)),
            missing: (country.sectors() - table.board.presence[seat]).iter().collect(),
            is_done: table.board.countries_done[seat].contains(country),
        }
    };
    table.seats().map(row).collect()
}

pub(super) fn ranks(table: &HeadsOfState) -> Vec<HeadsOfStateRank> {
    let rank = |&rank: &Rank| HeadsOfStateRank {
        rank,
        set: rank.set().to_vec(),
        takes_courtesan: rank.takes_courtesan(),
        bonus: rank.bonus(),
        cards_left: table.board.noble_cards_left(rank),
        seats: table.seats().map(|seat| rank_seat(table, rank, seat)).collect(),
    };
    Rank::ALL.iter().map(rank).collect()
}

fn rank_seat(table: &HeadsOfState, rank: Rank, seat: Seat) -> HeadsOfStateRankSeat {
    HeadsOfStateRankSeat {
        seat,
        cards: table.board.noble_cards[seat][rank],
        points: table.rank_points(rank)[seat],
        supply: table.board.supply(seat, rank),
        in_house: table.house_ranks(seat).contains(rank),
    }
}

pub(super) fn house_markers(table: &HeadsOfState) -> Vec<u8> {
    let markers = data::house_markers(usize::from(table.setup.seats));
    markers[usize::from(table.board.house_markers_taken)..].to_vec()
}

pub(super) fn attributes(table: &HeadsOfState) -> HeadsOfStateAttributes {
    let cards = &table.attributes;
    let (draw_pile, revolution_pile) = (cards.stock.pile.len(), cards.n_revolution_pile());
    HeadsOfStateAttributes {
        display: cards.display.to_vec(),
        swept: cards.swept.cards().collect(),
        draw_pile,
        revolution_pile,
        disc_lies: cards.revolution_pile.len() == table.setup.revolution_pile_cards,
        revolution_earliest: draw_pile + 1,
        revolution_latest: draw_pile + revolution_pile,
        revolution_percent: revolution_percent(cards),
        may_sweep: table.may_sweep(),
        discards: cards.stock.n_discards(),
        seen_discards: table.setup.discards_visible.then(|| attribute_counts(&cards.stock.discard)),
        returned: attribute_counts(&cards.returned),
        held_pool: table.setup.discards_visible.then(|| attribute_counts(&cards.stock.held_pool)),
    }
}

/// Rounded to the nearest whole.
fn revolution_percent(cards: &AttributeCards) -> u8 {
    let n_cards = cards.n_revolution_pile();
    if cards.stock.pile.is_empty() { (100 + n_cards / 2) / n_cards } else { 0 }
}

pub(super) fn treachery(table: &HeadsOfState) -> HeadsOfStateTreachery {
    let cards = &table.treachery;
    HeadsOfStateTreachery {
        display: cards.display.to_vec(),
        pile: cards.stock.pile.len(),
        discards: cards.stock.n_discards(),
        seen_discards: table.setup.discards_visible.then(|| treachery_counts(&cards.stock.discard)),
        held_pool: table.setup.discards_visible.then(|| treachery_counts(&cards.stock.held_pool)),
    }
}

pub(super) fn seats(
    table: &HeadsOfState,
    viewer: Viewer,
    countries: &[HeadsOfStateCountry],
    ranks: &[HeadsOfStateRank],
) -> Vec<HeadsOfStateSeat> {
    let places = table.ranking();
    let standing = |seat: Seat| SeatStanding {
        place: places[seat],
        influence: countries.iter().map(|country| country.standings[seat.index()].points).sum(),
        ranks: ranks.iter().map(|rank| rank.seats[seat.index()].points).sum(),
    };
    table.seats().map(|seat| seat_view(table, seat, viewer, standing(seat))).collect()
}

/// How a seat stands among the others now.
struct SeatStanding {
    place: u8,
    influence: u8,
    ranks: u8,
}

fn seat_view(table: &HeadsOfState, seat: Seat, viewer: Viewer, now: SeatStanding) -> HeadsOfStateSeat {
    let (attributes, treachery) = (&table.attributes.stock, &table.treachery.stock);
    let sees_hand = viewer.sees_secrets_of(seat);
    let house = table.house_ranks(seat);
    HeadsOfStateSeat {
        seat,
        points: table.scores[seat].total(),
        place: now.place,
        score: table.scores[seat],
        influence_now: now.influence,
        ranks_now: now.ranks,
        n_attributes: attributes.hands[seat].len(),
        n_treachery: treachery.hands[seat].len(),
        known_attributes: attribute_counts(&attributes.known[seat]),
        known_treachery: treachery_counts(&treachery.known[seat]),
        held_attributes: attributes.held[seat],
        held_treachery: treachery.held[seat],
        attributes: sees_hand.then(|| attribute_counts(&attributes.hands[seat])),
        treachery: sees_hand.then(|| treachery_counts(&treachery.hands[seat])),
        house: house.iter().collect(),
        house_missing: (EnumSet::all() - house).iter().collect(),
        house_is_done: table.board.house_done.contains(seat),
    }
}

pub(super) fn attribute_counts(bag: &Bag<Attribute>) -> Vec<HeadsOfStateAttributeCount> {
    bag.kinds().map(|attribute| HeadsOfStateAttributeCount { attribute, count: bag[attribute] }).collect()
}

pub(super) fn treachery_counts(bag: &Bag<TreacheryCard>) -> Vec<HeadsOfStateTreacheryCount> {
    bag.kinds().map(|card| HeadsOfStateTreacheryCount { card, count: bag[card] }).collect()
}
