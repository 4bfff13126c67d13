//! D5: treachery and replacements (5.8, 5.9).

use engine::{Ctx, Flow, Seat};
use enumset::EnumSet;

use super::create::visit_creations;
use crate::action::Action;
use crate::board::{self, is_sound};
use crate::cards::{Bag, after_payment};
use crate::data::{self, CUBES_AGAINST, CUBES_FOR, Space};
use crate::event::Event;
use crate::flow;
use crate::ids::{Attribute, Rank, Sector, TreacheryCard};
use crate::setup::{CapitalPair, PlotOrder};
use crate::state::{HeadsOfState, Phase};

pub(crate) fn enter(state: &mut HeadsOfState) {
    state.phase = Phase::Plot;
}

pub(crate) fn visit(state: &HeadsOfState, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    visit_plays(state, visit)?;
    visit_creations(state, state.turn.vacated, |space, payment| may_replace(state, space, payment), visit)?;
    if state.turn.vacated.len() <= 1 {
        visit(Action::Finish)?;
    }
    Flow::Continue(())
}

fn visit_plays(state: &HeadsOfState, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    let hand = state.treachery.stock.hands[state.turn.seat];
    if hand.is_empty() || !may_play_after_replacing(state) {
        return Flow::Continue(());
    }
    let mut sound = SoundKills::of(state);
    for space in targets(state) {
        if sound.allow(state, space) {
            let (sector, rank) = (space.sector(), space.rank());
            visit_ways(state, &hand, sector, &mut |card, second| {
                visit(Action::PlayTreachery { sector, rank, card, second })
            })?;
        }
    }
    Flow::Continue(())
}

/// R11, where the house rule wants all kills before any replacement.
pub(crate) fn may_play_after_replacing(state: &HeadsOfState) -> bool {
    state.setup.plot_order == PlotOrder::Interleaved || !state.turn.has_replaced
}

/// Living nobles of the others that were not attacked in this turn (R26).
fn targets(state: &HeadsOfState) -> EnumSet<Space> {
    state.board.occupied() - state.board.nobles[state.turn.seat] - state.turn.targeted
}

/// All ways to strike that a hand has (5.8): one card against a province, two against a capital; Assassins and country
/// cards never together.
pub(crate) fn visit_ways(
    state: &HeadsOfState,
    hand: &Bag<TreacheryCard>,
    sector: Sector,
    visit: &mut impl FnMut(TreacheryCard, Option<TreacheryCard>) -> Flow,
) -> Flow {
    let assassin = TreacheryCard::Assassin;
    let mut cards = hand.mask() & data::country_cards(sector.country());
    if !sector.is_capital() {
        if hand[assassin] > 0 {
            visit(assassin, None)?;
        }
        while let Some(card) = next_card(&mut cards) {
            visit(card, None)?;
        }
        return Flow::Continue(());
    }
    if hand[assassin] > 1 {
        visit(assassin, Some(assassin))?;
    }
    while let Some(card) = next_card(&mut cards) {
        if hand[card] > 1 {
            visit(card, Some(card))?;
        }
        // Any two cards valid there, unless the house rule wants them identical (R13).
        let mut others = if state.setup.capital_pair == CapitalPair::Mixed { cards } else { 0 };
        while let Some(second) = next_card(&mut others) {
            visit(card, Some(second))?;
        }
    }
    Flow::Continue(())
}

fn next_card(mask: &mut u16) -> Option<TreacheryCard> {
    let index = mask.trailing_zeros() as usize;
    *mask &= mask.wrapping_sub(1);
    TreacheryCard::ALL.get(index).copied()
}

/// Whether a replacement with this payment leaves the duty payable.
fn may_replace(state: &HeadsOfState, space: Space, payment: Option<Attribute>) -> bool {
    let vacated = state.turn.vacated - space;
    let hand = state.attributes.stock.hands[state.turn.seat];
    vacated.len() <= 1
        || is_sound(&after_payment(hand, space.rank(), payment), vacated, state.setup.courtesan_free)
}

pub(crate) fn is_sound_after_kill(state: &HeadsOfState, space: Space) -> bool {
    let hand = &state.attributes.stock.hands[state.turn.seat];
    is_sound(hand, state.turn.vacated | space, state.setup.courtesan_free)
}

/// Which kills leave the duty payable: that depends on the rank alone, so each rank is asked once.
struct SoundKills {
    asked: EnumSet<Rank>,
    sound: EnumSet<Rank>,
}

impl SoundKills {
    fn of(state: &HeadsOfState) -> Self {
        let known = if state.turn.vacated.is_empty() { EnumSet::all() } else { EnumSet::new() };
        Self { asked: known, sound: known }
    }

    fn allow(&mut self, state: &HeadsOfState, space: Space) -> bool {
        let rank = space.rank();
        if self.asked.insert(rank) && is_sound_after_kill(state, space) {
            self.sound.insert(rank);
        }
        self.sound.contains(rank)
    }
}

pub(crate) fn apply(state: &mut HeadsOfState, action: Action, ctx: &mut Ctx<'_, Event>) {
    match action {
        Action::PlayTreachery { sector, rank, card, second } => {
            strike(state, Space::at(sector, rank), card, second, ctx);
        }
        Action::Create { sector, rank, courtesan_for } => {
            board::create(state, Space::at(sector, rank), courtesan_for, ctx);
        }
        Action::Finish => flow::end_turn(state, ctx),
        _ => action.not_offered(),
    }
}

fn strike(
    state: &mut HeadsOfState,
    space: Space,
    card: TreacheryCard,
    second: Option<TreacheryCard>,
    ctx: &mut Ctx<'_, Event>,
) {
    let (seat, sector, rank) = (state.turn.seat, space.sector(), space.rank());
    let owner = state.board.owner(space).expect("a noble to attack");
    let cards = std::iter::once(card).chain(second);
    for card in cards.clone() {
        state.treachery.stock.spend(seat, card);
    }
    state.turn.targeted.insert(space);
    ctx.tell_all(|| Event::TreacheryPlayed { seat, owner, sector, rank, cards: cards.collect() });
    if card != TreacheryCard::Assassin || draws_own_cube(seat, owner, ctx) {
        board::kill(state, owner, space, ctx);
    } else {
        ctx.tell_all(|| Event::AssassinationFailed { seat, owner, sector, rank });
    }
}

/// The bag (5.8): three cubes for, one against.
fn draws_own_cube(seat: Seat, owner: Seat, ctx: &mut Ctx<'_, Event>) -> bool {
    let draw = ctx.chance().below(CUBES_FOR + CUBES_AGAINST);
    let succeeds = data::cube_owner(draw, seat, owner) == seat;
    if succeeds {
        ctx.tell_all(|| Event::AssassinationSucceeded { seat, owner });
    }
    succeeds
}
