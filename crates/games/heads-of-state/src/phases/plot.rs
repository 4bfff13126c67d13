//! D5: treachery and the duty to replace (5.8, 5.9).

use arrayvec::ArrayVec;
use engine::Seat;
use enumset::EnumSet;

use super::Ctx;
use super::create::{after_payment, payments};
use crate::action::Action;
use crate::cards::Bag;
use crate::data::{self, CUBES_AGAINST, CUBES_FOR, Space};
use crate::event::Event;
use crate::ids::{Attribute, Rank, Sector, TreacheryCard};
use crate::setup::{CapitalPair, CourtesanFree, PlotOrder};
use crate::state::HeadsOfState;

/// Ranks of spaces that wait for a replacement.
type Ranks = ArrayVec<Rank, { Space::ALL.len() }>;

/// Whether all but one of the spaces can be refilled from the hand together (5.9).
pub fn is_sound(hand: &Bag<Attribute>, vacated: EnumSet<Space>, courtesan: CourtesanFree) -> bool {
    if vacated.len() <= 1 {
        return true;
    }
    vacated.iter().any(|skipped| {
        let ranks: Ranks = (vacated - skipped).iter().map(Space::rank).collect();
        is_payable(hand, &ranks, courtesan)
    })
}

/// Whether nobles of all these ranks can be paid together, no card twice.
fn is_payable(hand: &Bag<Attribute>, ranks: &[Rank], courtesan: CourtesanFree) -> bool {
    match courtesan {
        CourtesanFree::Yes => ranks.split_first().is_none_or(|(&first, rest)| {
            payments(hand, first, courtesan)
                .into_iter()
                .any(|payment| is_payable(&after_payment(*hand, first, payment), rest, courtesan))
        }),
        CourtesanFree::OnlyIfMissing => is_payable_in_some_order(hand, ranks),
    }
}

/// Where a Courtesan stands only for what is missing at that moment, the order of payments matters (R10).
fn is_payable_in_some_order(hand: &Bag<Attribute>, ranks: &[Rank]) -> bool {
    let courtesan = CourtesanFree::OnlyIfMissing;
    ranks.is_empty()
        || (0..ranks.len()).any(|index| {
            let mut rest: Ranks = ranks.iter().copied().collect();
            let rank = rest.remove(index);
            payments(hand, rank, courtesan)
                .into_iter()
                .any(|payment| is_payable_in_some_order(&after_payment(*hand, rank, payment), &rest))
        })
}

impl HeadsOfState {
    pub(crate) fn list_plots(&self, out: &mut Vec<Action>) {
        self.list_plays(out);
        self.list_creations_in(self.turn.vacated, |space, payment| self.may_replace(space, payment), out);
        if self.turn.vacated.len() <= 1 {
            out.push(Action::Finish);
        }
    }

    fn list_plays(&self, out: &mut Vec<Action>) {
        let hand = self.treachery.stock.hands[self.turn.seat];
        if hand.is_empty() || !self.may_play_after_replacing() {
            return;
        }
        let targets = self.targets();
        let mut sound = SoundKills::of(self);
        for space in targets {
            if sound.allow(self, space) {
                self.list_plays_against(&hand, space, out);
            }
        }
    }

    /// R11, where the house rule wants all kills before any replacement.
    pub(crate) fn may_play_after_replacing(&self) -> bool {
        self.setup.plot_order == PlotOrder::Interleaved || !self.turn.has_replaced
    }

    /// Living nobles of the others that were not attacked in this turn (R26).
    pub(crate) fn targets(&self) -> EnumSet<Space> {
        self.board.occupied() - self.board.nobles[self.turn.seat] - self.turn.targeted
    }

    fn list_plays_against(&self, hand: &Bag<TreacheryCard>, space: Space, out: &mut Vec<Action>) {
        let (sector, rank) = (space.sector(), space.rank());
        let mut push = |card, second| out.push(Action::PlayTreachery { sector, rank, card, second });
        self.each_way_to_strike(hand, sector, &mut push);
    }

    /// 5.8: one card against a province, two against a capital; Assassins and country cards never together.
    pub(crate) fn each_way_to_strike(
        &self,
        hand: &Bag<TreacheryCard>,
        sector: Sector,
        found: &mut impl FnMut(TreacheryCard, Option<TreacheryCard>),
    ) {
        let assassin = TreacheryCard::Assassin;
        let mut cards = hand.mask() & data::country_cards(sector.country());
        if !sector.is_capital() {
            if hand[assassin] > 0 {
                found(assassin, None);
            }
            while let Some(card) = next_card(&mut cards) {
                found(card, None);
            }
            return;
        }
        if hand[assassin] > 1 {
            found(assassin, Some(assassin));
        }
        while let Some(card) = next_card(&mut cards) {
            if hand[card] > 1 {
                found(card, Some(card));
            }
            // Any two cards valid there, unless the house rule wants them identical (R13).
            let mut others = if self.setup.capital_pair == CapitalPair::Mixed { cards } else { 0 };
            while let Some(second) = next_card(&mut others) {
                found(card, Some(second));
            }
        }
    }

    /// Whether a replacement with this payment leaves the duty payable.
    pub(crate) fn may_replace(&self, space: Space, payment: Option<Attribute>) -> bool {
        let vacated = self.turn.vacated - space;
        let hand = self.attributes.stock.hands[self.turn.seat];
        vacated.len() <= 1
            || is_sound(&after_payment(hand, space.rank(), payment), vacated, self.setup.courtesan_free)
    }

    pub(crate) fn is_sound_after_kill(&self, space: Space) -> bool {
        let hand = &self.attributes.stock.hands[self.turn.seat];
        is_sound(hand, self.turn.vacated | space, self.setup.courtesan_free)
    }

    pub(crate) fn play_treachery(
        &mut self,
        sector: Sector,
        rank: Rank,
        card: TreacheryCard,
        second: Option<TreacheryCard>,
        ctx: &mut Ctx<'_>,
    ) {
        let seat = self.turn.seat;
        let space = Space::of(sector, rank).expect("a space of that rank");
        let owner = self.board.owner(space).expect("a noble to attack");
        for card in std::iter::once(card).chain(second) {
            self.treachery.stock.spend(seat, card);
        }
        self.turn.targeted.insert(space);
        let cards = || std::iter::once(card).chain(second).collect();
        ctx.tell_all(|| Event::TreacheryPlayed { seat, owner, sector, rank, cards: cards() });
        if card != TreacheryCard::Assassin || draws_own_cube(seat, owner, ctx) {
            self.kill(owner, space, ctx);
        } else {
            ctx.tell_all(|| Event::AssassinationFailed { seat, owner, sector, rank });
        }
    }

    /// The victim keeps noble card, presence and points; only the living noble is gone.
    pub(crate) fn kill(&mut self, owner: Seat, space: Space, ctx: &mut Ctx<'_>) {
        let (seat, sector, rank) = (self.turn.seat, space.sector(), space.rank());
        self.board.nobles[owner].remove(space);
        self.turn.vacated.insert(space);
        if self.dead_token_stays(owner, sector) {
            self.board.dead[owner].insert(space);
        }
        ctx.tell_all(|| Event::NobleKilled { seat, owner, sector, rank });
    }

    /// A dead token lies on the hexagon only while it can still prove something (R16).
    fn dead_token_stays(&self, owner: Seat, sector: Sector) -> bool {
        let country = sector.country();
        let has_one_there = !self.board.dead[owner].is_disjoint(sector.spaces());
        let is_done = self.board.countries_done[owner].contains(country);
        !has_one_there && !is_done && self.board.next_country_marker(country).is_some()
    }
}

/// The bag (5.8): three cubes for, one against.
fn draws_own_cube(seat: Seat, owner: Seat, ctx: &mut Ctx<'_>) -> bool {
    let draw = ctx.chance().below(CUBES_FOR + CUBES_AGAINST);
    let succeeds = data::cube_owner(draw, seat, owner) == seat;
    if succeeds {
        ctx.tell_all(|| Event::AssassinationSucceeded { seat, owner });
    }
    succeeds
}

fn next_card(mask: &mut u16) -> Option<TreacheryCard> {
    let index = mask.trailing_zeros() as usize;
    *mask &= mask.wrapping_sub(1);
    TreacheryCard::ALL.get(index).copied()
}

/// Which kills leave the duty payable: that depends on the rank alone, so each rank is asked once.
struct SoundKills {
    asked: EnumSet<Rank>,
    sound: EnumSet<Rank>,
}

impl SoundKills {
    fn of(table: &HeadsOfState) -> Self {
        let known = if table.turn.vacated.is_empty() { EnumSet::all() } else { EnumSet::new() };
        Self { asked: known, sound: known }
    }

    fn allow(&mut self, table: &HeadsOfState, space: Space) -> bool {
        let rank = space.rank();
        if self.asked.insert(rank) && table.is_sound_after_kill(space) {
            self.sound.insert(rank);
        }
        self.sound.contains(rank)
    }
}
