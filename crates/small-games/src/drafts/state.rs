//! The state and its steps.

use engine::{Ctx, Flow, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Cards, DraftsAction, DraftsEvent};

pub const N_FIELDS: usize = 4;
pub const N_TOKENS: u8 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drafts {
    /// Counted from 1.
    pub round: u8,
    pub rounds: u8,
    pub phase: Phase,
    /// The field named by the die in this round, once the orders are shown.
    pub bonus: Option<u8>,
    pub places: PerSeat<Place>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Phase {
    Window,
    Turn { seat: Seat, has_drawn: bool, has_buried: bool },
    Over,
}

/// What lies before one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    pub points: i32,
    pub hand: Cards,
    pub buried: Cards,
    /// Whom this seat spied on, and the card it saw.
    pub spied: Option<Seat>,
    pub known: Cards,
    /// Tokens on each field: a private draft until the window closes.
    pub order: [u8; N_FIELDS],
    pub ready: bool,
}

impl Place {
    pub fn tokens_left(&self) -> u8 {
        N_TOKENS - self.order.iter().sum::<u8>()
    }

    /// Cards in hand or buried: they stay with their owner to the end.
    pub fn owned(&self) -> Cards {
        self.hand.union(self.buried)
    }

    pub fn clear_order(&mut self) {
        self.order = [0; N_FIELDS];
        self.ready = false;
    }
}

impl Drafts {
    pub(super) fn empty(n_seats: usize, rounds: u8) -> Self {
        Self { round: 1, rounds, phase: Phase::Window, bonus: None, places: PerSeat::new(n_seats) }
    }

    /// Nobody has looked into the deck: it has no order.
    pub fn deck(&self) -> Cards {
        self.places.values().fold(Cards::ALL, |deck, place| deck.minus(place.owned()))
    }

    /// Who begins the turns of this round.
    fn starter(&self) -> Seat {
        Seat::new(usize::from(self.round - 1) % self.places.n_seats())
    }

    pub(super) fn visit_turn(
        &self,
        seat: Seat,
        has_drawn: bool,
        has_buried: bool,
        visit: &mut impl FnMut(DraftsAction) -> Flow,
    ) -> Flow {
        if !has_drawn {
            visit(DraftsAction::Draw)?;
        }
        if !has_buried {
            self.places[seat].hand.iter().try_for_each(|card| visit(DraftsAction::Bury { card }))?;
        }
        if self.places[seat].spied.is_none() {
            let mut rivals = self.places.seats().filter(|&rival| rival != seat);
            rivals.try_for_each(|target| visit(DraftsAction::Spy { target }))?;
        }
        visit(DraftsAction::EndTurn)
    }

    pub(super) fn make_ready(&mut self, seat: Seat, ctx: &mut Ctx<'_, DraftsEvent>) {
        self.places[seat].ready = true;
        ctx.tell_all(|| DraftsEvent::Ready { seat });
        if self.places.values().all(|place| place.ready) {
            self.reveal(ctx);
        }
    }

    /// The orders are shown and counted (D2).
    fn reveal(&mut self, ctx: &mut Ctx<'_, DraftsEvent>) {
        ctx.make_final();
        let bonus = ctx.chance().below(N_FIELDS as u32) as u8;
        self.bonus = Some(bonus);
        for field in 0..N_FIELDS {
            if let Some(winner) = self.majority(field) {
                self.places[winner].points += 1 + i32::from(field == usize::from(bonus));
            }
        }
        let orders = self.places.values().map(|place| place.order).collect();
        ctx.tell_all(|| DraftsEvent::Revealed { orders, bonus });
        self.phase = Phase::Turn { seat: self.starter(), has_drawn: false, has_buried: false };
    }

    /// Only a strict majority counts.
    fn majority(&self, field: usize) -> Option<Seat> {
        let most = self.places.values().map(|place| place.order[field]).max()?;
        let mut first = self.places.seats().filter(|&seat| self.places[seat].order[field] == most);
        first.next().filter(|_| most > 0 && first.next().is_none())
    }

    pub(super) fn draw(&mut self, seat: Seat, ctx: &mut Ctx<'_, DraftsEvent>) {
        let card = self.deck().random(ctx.chance());
        self.places[seat].hand.insert(card);
        if let Phase::Turn { has_drawn, .. } = &mut self.phase {
            *has_drawn = true;
        }
        ctx.tell(Seats::one(seat), || DraftsEvent::CardDrawn { seat, card });
        ctx.tell_others(Seats::one(seat), || DraftsEvent::Drew { seat });
    }

    pub(super) fn bury(&mut self, seat: Seat, card: u8, ctx: &mut Ctx<'_, DraftsEvent>) {
        self.places[seat].hand.remove(card);
        self.places[seat].buried.insert(card);
        if let Phase::Turn { has_buried, .. } = &mut self.phase {
            *has_buried = true;
        }
        ctx.tell(Seats::one(seat), || DraftsEvent::CardBuried { seat, card });
        ctx.tell_others(Seats::one(seat), || DraftsEvent::Buried { seat });
    }

    pub(super) fn spy(&mut self, seat: Seat, target: Seat, ctx: &mut Ctx<'_, DraftsEvent>) {
        let card = self.places[target].owned().random(ctx.chance());
        self.places[seat].spied = Some(target);
        self.places[seat].known = Cards::one(card);
        ctx.tell(Seats::one(seat), || DraftsEvent::CardSpied { seat, target, card });
        ctx.tell_others(Seats::one(seat), || DraftsEvent::Spied { seat, target });
    }

    pub(super) fn end_turn(&mut self, seat: Seat, ctx: &mut Ctx<'_, DraftsEvent>) {
        let next = seat.next(self.places.n_seats());
        if next != self.starter() {
            self.phase = Phase::Turn { seat: next, has_drawn: false, has_buried: false };
        } else if self.round < self.rounds {
            self.round += 1;
            self.bonus = None;
            self.places.values_mut().for_each(Place::clear_order);
            self.phase = Phase::Window;
        } else {
            // The buried cards come to light.
            ctx.make_final();
            self.phase = Phase::Over;
            ctx.tell_all(|| DraftsEvent::Over);
        }
    }
}

pub(super) fn invariants(state: &Drafts) -> Result<(), String> {
    let n_owned: usize = state.places.values().map(|place| place.hand.len() + place.buried.len()).sum();
    if n_owned + state.deck().len() != Cards::ALL.len() {
        return Err("a card is in two places".to_owned());
    }
    if !(1..=state.rounds).contains(&state.round) {
        return Err(format!("round {} of {}", state.round, state.rounds));
    }
    state.places.iter().try_for_each(|(seat, place)| check_place(state, seat, place))
}

fn check_place(state: &Drafts, seat: Seat, place: &Place) -> Result<(), String> {
    let n_tokens: u8 = place.order.iter().fold(0, |sum, &tokens| sum.saturating_add(tokens));
    if n_tokens > N_TOKENS || place.ready && n_tokens < N_TOKENS {
        return Err(format!("{seat:?} has {n_tokens} tokens on the fields"));
    }
    let owner_of_known = place.spied.map_or(Cards::default(), |target| state.places[target].owned());
    if place.known.len() != usize::from(place.spied.is_some())
        || !place.known.minus(owner_of_known).is_empty()
    {
        return Err(format!("{seat:?} knows a card it did not spy"));
    }
    Ok(())
}
