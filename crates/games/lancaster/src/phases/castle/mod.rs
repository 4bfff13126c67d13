//! Phase 3b: castles are scored, each item once and in any order (5.7); then the round table.

pub(crate) mod upgrade;

use engine::{Ctx, Flow, Seat};
use enumset::EnumSet;

use crate::action::Action;
use crate::data::{self, SpaceReward, Tokens};
use crate::event::Event;
use crate::flow::{self, Part};
use crate::ids::{Banner, Cause, Court, House, Occasion, Space, Spot};
use crate::realm::knights::Strength;
use crate::realm::operations::Among;
use crate::state::{Lancaster, PhaseState};

type Items = EnumSet<Space>;

/// A seat scores its castle: its own items, and those of its ally, that are not scored yet.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    pub seat: Seat,
    pub own: Items,
    pub ally: Items,
}

pub(crate) fn enter(state: &mut Lancaster, ctx: &mut Ctx<'_, Event>) {
    begin_turn(state, state.start_player, ctx);
}

fn begin_turn(state: &mut Lancaster, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    let own = occupied(state, House::own(seat)) | state.players[seat].extensions;
    let ally = match state.setup.has_allies() {
        true => occupied(state, House::ally(seat)),
        false => Items::empty(),
    };
    let turn = Turn { seat, own, ally };
    if !is_a_choice(state, turn) && is_a_choice_of_the_rich(state, turn) {
        // The seat is not asked because it is too poor.
        state.holdings_come_to_light(ctx);
    }
    proceed(state, turn, ctx);
}

fn occupied(state: &Lancaster, house: House) -> Items {
    let castle = &state.household(house).castle;
    castle.iter().filter(|(_, knight)| knight.is_some()).map(|(space, _)| space).collect()
}

/// Asks while the order or a payment can matter; then the rest is scored in the usual order.
fn proceed(state: &mut Lancaster, turn: Turn, ctx: &mut Ctx<'_, Event>) {
    let Turn { seat, own, ally } = turn;
    if is_a_choice(state, turn) {
        state.phase = PhaseState::Castle { seat, own, ally };
        return;
    }
    own.iter().for_each(|space| score_or_skip(state, House::own(seat), space, ctx));
    ally.iter().for_each(|space| score_or_skip(state, House::ally(seat), space, ctx));
    seat_round_table(state, seat, ctx);
    match state.next_in_order(seat) {
        Some(seat) => begin_turn(state, seat, ctx),
        None => flow::after(Part::Castles, state, ctx),
    }
}

/// Nothing can be decided where no upgrade and no recruit can be had in any order.
fn is_a_choice(state: &Lancaster, turn: Turn) -> bool {
    let squires = squires_at_most(state, turn.seat, turn.own);
    may_pay(state, turn.seat, turn.own, squires) || ally_has_a_choice(state, turn.seat, turn.ally)
}

/// Whether there would be a choice with squires enough.
fn is_a_choice_of_the_rich(state: &Lancaster, turn: Turn) -> bool {
    may_pay(state, turn.seat, turn.own, u8::MAX)
}

/// What the seat has once all of these items have paid.
fn squires_at_most(state: &Lancaster, seat: Seat, own: Items) -> u8 {
    state.players[seat].squires.saturating_add(own.iter().map(squires_from).sum())
}

/// The fewest squires with which the seat would be asked at all.
pub(crate) fn squires_implied(state: &Lancaster, Turn { seat, own, ally }: Turn) -> u8 {
    if ally_has_a_choice(state, seat, ally) {
        return 0;
    }
    let income: u8 = own.iter().map(squires_from).sum();
    let fewest = (0..=u8::MAX).find(|&squires| may_pay(state, seat, own, squires));
    fewest.map_or(0, |squires| squires.saturating_sub(income))
}

/// Whether so many squires can pay for something in some order: then for something that is possible as things stand.
fn may_pay(state: &Lancaster, seat: Seat, own: Items, squires: u8) -> bool {
    let house = House::own(seat);
    let mut paid = [Space::Recruit, Space::Upgrade].into_iter().filter(|&space| own.contains(space));
    paid.any(|space| squires >= price(house, space).squires && is_possible(state, house, space))
}

fn ally_has_a_choice(state: &Lancaster, seat: Seat, ally: Items) -> bool {
    ally.contains(Space::Upgrade) && may_become_possible(state, House::ally(seat), ally, Space::Upgrade)
}

/// Whether an item is of use in some order of these.
fn is_usable(state: &Lancaster, house: House, items: Items, space: Space) -> bool {
    let squires = squires_at_most(state, house.seat, if house.is_ally() { Items::empty() } else { items });
    let after_other = price(house, Space::Recruit).squires + price(house, Space::Upgrade).squires;
    let alone = squires >= price(house, space).squires && is_possible(state, house, space);
    alone || (squires >= after_other && may_become_possible(state, house, items, space))
}

/// A recruit can be upgraded, and an upgrade frees a recruit; both need a knight of strength 2 in the reserve.
fn may_become_possible(state: &Lancaster, house: House, items: Items, space: Space) -> bool {
    let other = if space == Space::Upgrade { Space::Recruit } else { Space::Upgrade };
    let household = state.household(house);
    is_possible(state, house, space)
        || (items.contains(other) && can_be_had(state, house, other) && household.reserve[Strength::Two] > 0)
}

pub(crate) fn squires_from(space: Space) -> u8 {
    match data::space(space) {
        SpaceReward::Gain(tokens) => tokens.squires,
        _ => 0,
    }
}

/// What using an item costs: nothing in an ally's castle (7.1).
pub(crate) fn price(house: House, space: Space) -> Tokens {
    match data::space(space) {
        SpaceReward::Recruit { squires } | SpaceReward::Upgrade { squires } if !house.is_ally() => {
            Tokens { squires, ..Tokens::NONE }
        }
        _ => Tokens::NONE,
    }
}

pub(super) fn visit(
    state: &Lancaster,
    Turn { seat, own, ally }: Turn,
    visit: &mut impl FnMut(Action) -> Flow,
) -> Flow {
    if own.iter().filter(|&space| is_income(space)).count() > 1 {
        visit(Action::ScoreIncome)?;
    }
    for (house, items) in [(House::own(seat), own), (House::ally(seat), ally)] {
        let banner = house.banner;
        for space in items {
            if can_score(state, house, space) {
                visit(Action::ScoreSpace { banner, space })?;
            }
            if may_skip(house, space) && is_usable(state, house, items, space) {
                visit(Action::SkipSpace { banner, space })?;
            }
        }
    }
    Flow::Continue(())
}

fn is_income(space: Space) -> bool {
    matches!(data::space(space), SpaceReward::Gain(_))
}

fn can_score(state: &Lancaster, house: House, space: Space) -> bool {
    state.players[house.seat].squires >= price(house, space).squires && is_possible(state, house, space)
}

/// Whether an item can be carried out, once it is paid for; an ally's recruit may come to nothing.
pub(crate) fn is_possible(state: &Lancaster, house: House, space: Space) -> bool {
    match data::space(space) {
        SpaceReward::Gain(_) => true,
        SpaceReward::Recruit { .. } => house.is_ally() || state.can_recruit(house),
        SpaceReward::Upgrade { .. } => state.can_upgrade(house, Among::InService),
    }
}

/// As [`is_possible`], but an ally's recruit must find a knight.
fn can_be_had(state: &Lancaster, house: House, space: Space) -> bool {
    match data::space(space) {
        SpaceReward::Recruit { .. } => state.can_recruit(house),
        _ => is_possible(state, house, space),
    }
}

/// The items of a turn that may be used or left unused: each is of use in some order.
pub(crate) fn offers(state: &Lancaster, turn: Turn) -> impl Iterator<Item = (House, Space)> + '_ {
    let items = [(House::own(turn.seat), turn.own), (House::ally(turn.seat), turn.ally)];
    let all = items.into_iter().flat_map(|(house, items)| items.iter().map(move |space| (house, space)));
    all.filter(move |&(house, space)| {
        let items = if house.is_ally() { turn.ally } else { turn.own };
        may_skip(house, space) && is_usable(state, house, items, space)
    })
}

/// What costs squires may be skipped; an ally's recruit is automatic, its upgrade optional (7.1).
pub(crate) fn may_skip(house: House, space: Space) -> bool {
    match data::space(space) {
        SpaceReward::Gain(_) => false,
        SpaceReward::Recruit { .. } => !house.is_ally(),
        SpaceReward::Upgrade { .. } => true,
    }
}

pub(super) fn apply(state: &mut Lancaster, mut turn: Turn, action: Action, ctx: &mut Ctx<'_, Event>) {
    let seat = turn.seat;
    match action {
        Action::ScoreIncome => {
            let income: Items = turn.own.iter().filter(|&space| is_income(space)).collect();
            income.iter().for_each(|space| score(state, House::own(seat), space, ctx));
            turn.own -= income;
        }
        Action::ScoreSpace { banner, space } => {
            let house = turn.take_out(banner, space);
            if space == Space::Upgrade {
                pay_for(state, house, space, ctx);
                return upgrade::enter(state, turn, banner);
            }
            score(state, house, space, ctx);
        }
        Action::SkipSpace { banner, space } => skip(state, turn.take_out(banner, space), space, ctx),
        _ => action.not_offered(),
    }
    proceed(state, turn, ctx);
}

impl Turn {
    /// Takes an item out and says whose it is.
    fn take_out(&mut self, banner: Banner, space: Space) -> House {
        match banner {
            Banner::Own => self.own.remove(space),
            Banner::Ally => self.ally.remove(space),
        };
        House { seat: self.seat, banner }
    }
}

/// The usual order leaves only payments that cannot be made.
fn score_or_skip(state: &mut Lancaster, house: House, space: Space, ctx: &mut Ctx<'_, Event>) {
    if may_skip(house, space) {
        skip(state, house, space, ctx);
    } else {
        score(state, house, space, ctx);
    }
}

/// Scores an item that needs no further choice; its knight goes home right after.
fn score(state: &mut Lancaster, house: House, space: Space, ctx: &mut Ctx<'_, Event>) {
    let cause = Cause::Castle(space);
    match data::space(space) {
        SpaceReward::Gain(tokens) => state.gain(house.seat, tokens, cause, ctx),
        _ => {
            pay_for(state, house, space, ctx);
            state.recruit(house, cause, ctx);
        }
    }
    go_home(state, house, space, ctx);
}

fn pay_for(state: &mut Lancaster, house: House, space: Space, ctx: &mut Ctx<'_, Event>) {
    let price = price(house, space);
    if price != Tokens::NONE {
        state.pay(house.seat, price, Cause::Castle(space), ctx);
    }
}

fn skip(state: &mut Lancaster, house: House, space: Space, ctx: &mut Ctx<'_, Event>) {
    let House { seat, banner } = house;
    ctx.tell_all(|| Event::SpaceSkipped { seat, banner, space });
    go_home(state, house, space, ctx);
}

fn go_home(state: &mut Lancaster, house: House, space: Space, ctx: &mut Ctx<'_, Event>) {
    let household = state.household_mut(house);
    if let Some(knight) = household.castle[space].take() {
        household.court[knight] += 1;
        let (House { seat, banner }, from) = (house, Spot::Castle(space));
        ctx.tell_all(|| Event::WentHome { seat, banner, knight, from, to: Court::Court });
    }
}

/// One marker for the castle lord and one for each noble; none in the last round (R39).
fn seat_round_table(state: &mut Lancaster, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    if state.round < data::ROUNDS {
        let votes = 1 + state.players[seat].nobles.len() as u8;
        state.gain(seat, Tokens { votes, ..Tokens::NONE }, Cause::Occasion(Occasion::RoundTable), ctx);
    }
}
