//! The viewer's own cards, and what they can do now.

use engine::{Ctx, FastChance, Flow, Game, Seat, Viewer};

use super::table::{attribute_counts, treachery_counts};
use super::types::*;
use crate::action::Action;
use crate::board;
use crate::cards::{Bag, Stock, payments};
use crate::data::{CUBES_AGAINST, CUBES_FOR, Space};
use crate::ids::{Attribute, Country, Kind, Rank, Sector, TreacheryCard};
use crate::phases::plot::visit_ways;
use crate::refusals::{Reason, why_no_kill};
use crate::state::{HeadsOfState, Phase, treachery_deck};

pub(super) fn hand(table: &HeadsOfState, viewer: Viewer) -> Option<HeadsOfStateHand> {
    let Viewer::Seat { seat } = viewer else { return None };
    let (attributes, treachery) = (&table.attributes, &table.treachery);
    // Where discards are not visible no list is kept for the player (R22).
    let counts_cards = table.setup.discards_visible;
    let unseen_attributes = || unseen(&attributes.stock, table.attribute_deck(), &attributes.face_up(), seat);
    let unseen_treachery = || unseen(&treachery.stock, treachery_deck(), &treachery.face_up(), seat);
    Some(HeadsOfStateHand {
        attributes: attribute_counts(&attributes.stock.hands[seat]),
        treachery: treachery_counts(&treachery.stock.hands[seat]),
        draft_attributes: attribute_counts(&attributes.stock.drafts[seat]),
        draft_treachery: treachery_counts(&treachery.stock.drafts[seat]),
        is_ready: table.ready.contains(seat),
        unseen_attributes: counts_cards.then(|| attribute_counts(&unseen_attributes())),
        unseen_treachery: counts_cards.then(|| treachery_counts(&unseen_treachery())),
        nobles: Rank::ALL.iter().map(|&rank| affordable(table, seat, rank)).collect(),
        creations: creations(table, seat),
        attacks: attacks(table, seat),
    })
}

/// Cards that a seat cannot place.
fn unseen<K: Kind>(stock: &Stock<K>, deck: Bag<K>, face_up: &Bag<K>, seat: Seat) -> Bag<K> {
    let known_elsewhere = stock.known.iter().filter(|(other, _)| *other != seat);
    let seen = known_elsewhere.fold(stock.hands[seat], |sum, (_, known)| sum.plus(known));
    deck.minus(&seen).minus(&stock.discard).minus(face_up)
}

fn affordable(table: &HeadsOfState, seat: Seat, rank: Rank) -> HeadsOfStateAffordable {
    let hand = &table.attributes.stock.hands[seat];
    let vacant = rank.spaces() - table.board.occupied();
    HeadsOfStateAffordable {
        rank,
        missing: rank.set().iter().copied().filter(|&card| hand[card] == 0).collect(),
        payments: payments(hand, rank, table.setup.courtesan_free).to_vec(),
        vacant: vacant.iter().map(|space| space.sector()).collect(),
    }
}

/// One entry for each space, from the legal actions.
fn creations(table: &HeadsOfState, seat: Seat) -> Vec<HeadsOfStateCreation> {
    let (mut legal, mut found) = (Vec::new(), Vec::<HeadsOfStateCreation>::new());
    table.legal_actions(seat, &mut legal);
    for action in legal {
        let Action::Create { sector, rank, courtesan_for } = action else { continue };
        match found.last_mut() {
            Some(last) if (last.sector, last.rank) == (sector, rank) => last.payments.push(courtesan_for),
            _ => found.push(creation(table, sector, rank, courtesan_for)),
        }
    }
    found
}

/// Creates on a copy and tells the difference.
fn creation(
    table: &HeadsOfState,
    sector: Sector,
    rank: Rank,
    courtesan_for: Option<Attribute>,
) -> HeadsOfStateCreation {
    let seat = table.turn.seat;
    let mut after = *table;
    board::create(
        &mut after,
        Space::at(sector, rank),
        courtesan_for,
        &mut Ctx::silent(&mut FastChance::new(0)),
    );
    let (before, now) = (table.scores[seat], after.scores[seat]);
    HeadsOfStateCreation {
        sector,
        rank,
        payments: vec![courtesan_for],
        initial: now.initial - before.initial,
        country: now.country - before.country,
        house: now.house - before.house,
        takes_card: table.board.noble_cards_left(rank) > 0,
        influence: after.influence_in(seat, sector) - table.influence_in(seat, sector),
        prize: change_of_prize(table, &after, seat, sector.country()),
    }
}

fn change_of_prize(before: &HeadsOfState, after: &HeadsOfState, seat: Seat, country: Country) -> i8 {
    after.prize(seat, country).cast_signed() - before.prize(seat, country).cast_signed()
}

fn attacks(table: &HeadsOfState, seat: Seat) -> Vec<HeadsOfStateAttack> {
    if table.phase != Phase::Plot || seat != table.turn.seat {
        return Vec::new();
    }
    let rival_nobles = table.board.occupied() - table.board.nobles[seat];
    rival_nobles.iter().filter_map(|space| attack(table, space)).collect()
}

fn attack(table: &HeadsOfState, space: Space) -> Option<HeadsOfStateAttack> {
    let (sector, rank, owner) = (space.sector(), space.rank(), table.board.owner(space)?);
    let hand = &table.treachery.stock.hands[table.turn.seat];
    let mut after = *table;
    board::kill(&mut after, owner, space, &mut Ctx::silent(&mut FastChance::new(0)));
    let change = |seat| change_of_prize(table, &after, seat, sector.country());
    Some(HeadsOfStateAttack {
        sector,
        rank,
        owner,
        ways: ways(table, hand, sector),
        blocked: why_no_kill(table, space).map(Reason::told),
        prize: change(table.turn.seat),
        owner_prize: change(owner),
    })
}

fn ways(table: &HeadsOfState, hand: &Bag<TreacheryCard>, sector: Sector) -> Vec<HeadsOfStateWay> {
    let mut ways = Vec::new();
    let all = visit_ways(table, hand, sector, &mut |card, second| {
        ways.push(HeadsOfStateWay { card, second, percent: percent(card) });
        Flow::Continue(())
    });
    debug_assert!(all.is_continue(), "this visitor never stops the visit");
    ways.sort_by_key(worth);
    ways
}

/// Certain ways before those that depend on a draw, cards for one country before the more useful ones for two.
fn worth(way: &HeadsOfStateWay) -> (bool, usize) {
    let cards = std::iter::once(way.card).chain(way.second);
    (way.percent < 100, cards.map(|card| card.countries().len()).sum())
}

fn percent(card: TreacheryCard) -> u8 {
    match card {
        TreacheryCard::Assassin => (100 * CUBES_FOR / (CUBES_FOR + CUBES_AGAINST)) as u8,
        _ => 100,
    }
}
