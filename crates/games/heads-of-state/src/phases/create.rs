//! D4 and the replacements of D5: creating nobles, and what that scores (5.7).

use arrayvec::ArrayVec;
use engine::Seat;
use enumset::EnumSet;

use super::Ctx;
use crate::action::Action;
use crate::cards::{Bag, Revealed};
use crate::data::Space;
use crate::event::Event;
use crate::ids::{Attribute, Rank, Sector};
use crate::setup::{CourtesanFree, HouseCounts};
use crate::state::HeadsOfState;

/// The ways to pay for a noble: each the card that a Courtesan replaces, or none.
pub type Payments = ArrayVec<Option<Attribute>, 7>;

/// All payments that a hand can make for a rank (5.7). Each card of a set is needed once.
pub fn payments(hand: &Bag<Attribute>, rank: Rank, courtesan: CourtesanFree) -> Payments {
    payments_of_mask(hand.mask(), rank, courtesan)
}

fn payments_of_mask(held: u16, rank: Rank, courtesan: CourtesanFree) -> Payments {
    let mut payments = Payments::new();
    let missing = rank.set_mask() & !held;
    if missing == 0 {
        payments.push(None);
    }
    let has_courtesan = held & (1 << Attribute::Courtesan as u16) != 0;
    if !has_courtesan || !rank.takes_courtesan() {
        return payments;
    }
    if missing.is_power_of_two() {
        payments.push(Some(Attribute::ALL[missing.trailing_zeros() as usize]));
    } else if missing == 0 && courtesan == CourtesanFree::Yes {
        // She may stand for a card that is held, too (R10).
        payments.extend(rank.set().iter().copied().map(Some));
    }
    payments
}

/// The very cards of a payment.
pub fn paid_cards(rank: Rank, courtesan_for: Option<Attribute>) -> impl Iterator<Item = Attribute> + Clone {
    rank.set().iter().map(move |&card| if Some(card) == courtesan_for { Attribute::Courtesan } else { card })
}

/// What a hand is after a payment that it can make.
pub fn after_payment(
    mut hand: Bag<Attribute>,
    rank: Rank,
    courtesan_for: Option<Attribute>,
) -> Bag<Attribute> {
    paid_cards(rank, courtesan_for).for_each(|card| hand.take(card));
    hand
}

impl HeadsOfState {
    pub(crate) fn list_creations(&self, out: &mut Vec<Action>) {
        self.list_creations_in(!self.board.occupied(), |_, _| true, out);
        out.push(Action::Finish);
    }

    /// Every space in which a noble may be created now, cards aside.
    pub fn open_spaces(&self) -> EnumSet<Space> {
        match self.phase {
            crate::state::Phase::Plot => self.turn.vacated,
            _ => !self.board.occupied(),
        }
    }

    pub(crate) fn list_creations_in(
        &self,
        spaces: EnumSet<Space>,
        allows: impl Fn(Space, Option<Attribute>) -> bool,
        out: &mut Vec<Action>,
    ) {
        let held = self.attributes.stock.hands[self.turn.seat].mask();
        for &rank in Rank::ALL {
            let open = spaces & rank.spaces();
            if open.is_empty() {
                continue;
            }
            let payments = payments_of_mask(held, rank, self.setup.courtesan_free);
            if payments.is_empty() {
                continue;
            }
            for space in open {
                let allowed = payments.iter().filter(|&&courtesan_for| allows(space, courtesan_for));
                let sector = space.sector();
                out.extend(allowed.map(|&courtesan_for| Action::Create { sector, rank, courtesan_for }));
            }
        }
    }

    /// The effects in their order (5.7).
    pub(crate) fn create(
        &mut self,
        sector: Sector,
        rank: Rank,
        courtesan_for: Option<Attribute>,
        ctx: &mut Ctx<'_>,
    ) {
        let seat = self.turn.seat;
        let space = Space::of(sector, rank).expect("a space of that rank");
        self.pay(seat, rank, courtesan_for);
        self.place(seat, space, ctx);
        let paid = paid_cards(rank, courtesan_for);
        ctx.tell_all(|| Event::NobleCreated { seat, sector, rank, paid: paid.collect() });
        self.take_noble_card(seat, rank, ctx);
        self.board.presence[seat].insert(sector);
        self.board.created[seat].insert(rank);
        self.score_initial_marker(seat, sector, ctx);
        self.score_country_marker(seat, sector, ctx);
        self.score_house(seat, ctx);
    }

    fn pay(&mut self, seat: Seat, rank: Rank, courtesan_for: Option<Attribute>) {
        for card in paid_cards(rank, courtesan_for) {
            self.spend_attribute(seat, card);
        }
    }

    /// A card leaves a hand in the open; a swept card may have come to light again with it.
    pub(crate) fn spend_attribute(&mut self, seat: Seat, card: Attribute) {
        if self.attributes.stock.spend(seat, card) == Revealed::New {
            self.attributes.returned.try_take(card);
        }
    }

    fn place(&mut self, seat: Seat, space: Space, ctx: &mut Ctx<'_>) {
        let rank = space.rank();
        if self.board.supply(seat, rank) == 0 {
            // R17: the own dead token of that rank that comes first in the order of sectors.
            let dead = (self.board.dead[seat] & rank.spaces()).iter().next();
            let taken_back = dead.expect("living nobles of a rank never exceed its spaces");
            self.board.dead[seat].remove(taken_back);
            let sector = taken_back.sector();
            ctx.tell_all(|| Event::TokenTakenBack { seat, sector, rank });
        }
        self.board.nobles[seat].insert(space);
        if self.turn.vacated.remove(space) {
            self.turn.has_replaced = true;
        }
    }

    fn take_noble_card(&mut self, seat: Seat, rank: Rank, ctx: &mut Ctx<'_>) {
        if self.board.noble_cards_left(rank) > 0 {
            self.board.noble_cards[seat].add(rank);
        } else {
            ctx.tell_all(|| Event::NobleCardsGone { seat, rank });
        }
    }

    fn score_initial_marker(&mut self, seat: Seat, sector: Sector, ctx: &mut Ctx<'_>) {
        if self.board.initial_markers.remove(sector) {
            let points = sector.hexagon();
            self.scores[seat].initial += points;
            ctx.tell_all(|| Event::InitialMarker { seat, sector, points });
        }
    }

    fn score_country_marker(&mut self, seat: Seat, sector: Sector, ctx: &mut Ctx<'_>) {
        let country = sector.country();
        let board = &mut self.board;
        if board.countries_done[seat].contains(country)
            || !board.presence[seat].is_superset(country.sectors())
        {
            return;
        }
        board.countries_done[seat].insert(country);
        // All own dead tokens of the country have done their duty (R29).
        board.dead[seat].remove_all(country.spaces());
        match board.next_country_marker(country) {
            Some(points) => {
                board.country_markers_taken.add(country);
                self.scores[seat].country += points;
                ctx.tell_all(|| Event::CountryMarker { seat, country, points });
            }
            // R31: done all the same.
            None => ctx.tell_all(|| Event::CountryMarkersGone { seat, country }),
        }
    }

    fn score_house(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        if self.board.house_done.contains(seat) || !self.house_ranks(seat).is_superset(EnumSet::all()) {
            return;
        }
        self.board.house_done.insert(seat);
        match self.board.next_house_marker() {
            Some(points) => {
                self.board.house_markers_taken += 1;
                self.scores[seat].house += points;
                ctx.tell_all(|| Event::HouseMarker { seat, points });
            }
            None => ctx.tell_all(|| Event::HouseMarkersGone { seat }),
        }
    }

    /// The ranks that count towards a seat's House of Nobles (R15).
    pub fn house_ranks(&self, seat: Seat) -> EnumSet<Rank> {
        match self.setup.house_counts {
            HouseCounts::Creations => self.board.created[seat],
            HouseCounts::NobleCards => self.board.noble_cards[seat].kinds().collect(),
        }
    }
}
