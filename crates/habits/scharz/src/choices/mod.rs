//! One choice by rules of thumb.

mod arms;
pub(crate) mod careful;
mod fights;
pub(crate) mod opening;
mod seasons;
mod trade;

use engine::{Chance, FastChance, Seat};
use scharz::{Action, Phase, Scharz, Stack};

use crate::course::Stance;
use crate::orders::{Aim, Muster, Order, Passage, strike};
use crate::survey::Survey;

/// How often a beginner leaves a step before it is done, or clicks at random, in a hundred choices.
const LAPSES: u32 = 22;
const BLUNDERS: u32 = 6;

/// The index of the click to make.
pub(crate) fn choose(
    state: &Scharz,
    seat: Seat,
    actions: &[Action],
    stance: Stance,
    chance: &mut FastChance,
) -> usize {
    let wanted = match state.phase.name() {
        Phase::ChooseFactions
        | Phase::FirstVillage
        | Phase::SecondVillage
        | Phase::ThirdVillage
        | Phase::MoveVillage => Some(opening::choose(state, seat, actions, chance)),
        Phase::Pieces => opening::place(state, seat, actions),
        Phase::Births => position(actions, Action::AsProposed),
        Phase::Breeding | Phase::Fishing => seasons::brown_die(state, seat, actions),
        Phase::Weather => seasons::weather(state, seat, actions),
        // What the rules propose goes to the safest stores.
        Phase::Harvest => None,
        Phase::Attrition => seasons::attrition(state, seat, actions),
        Phase::Battles => fights::declare(state, seat, actions),
        Phase::Charge => fights::charge(actions),
        Phase::Rerolls => fights::reroll(state, seat, actions),
        Phase::Hits => fights::hit(state, seat, actions),
        Phase::Flight => fights::flight(state, seat, actions),
        Phase::Sieges | Phase::GoOn | Phase::Fall => fights::siege(state, seat, actions),
        Phase::Experience => seasons::experience(actions),
        Phase::Answer => seasons::answer(state, seat, &state.drafts[seat], actions),
        Phase::RoundEnd => seasons::announce(actions),
        _ => with_survey(state, seat, actions, stance),
    };
    wanted.unwrap_or_else(|| otherwise(actions))
}

/// Choices that look at the whole realm, with the own clicks of this step played in.
fn with_survey(state: &Scharz, seat: Seat, actions: &[Action], stance: Stance) -> Option<usize> {
    let draft = &state.drafts[seat][..];
    let seen;
    let world = if draft.is_empty() {
        &state.world
    } else {
        seen = state.seen_by(seat);
        &seen
    };
    let survey = Survey::new(world, seat, state.phase.name()).under(stance);
    match state.phase.name() {
        Phase::Special if !survey.rides() => None,
        Phase::Units | Phase::Special => {
            let muster = Muster::new(&survey, Aim::of(draft, &survey));
            next_order(&muster, draft).and_then(|order| click_of(&order, draft, actions))
        }
        Phase::Herds => seasons::drive(&survey, draft, actions),
        Phase::Retreat => fights::retreat(&survey, draft, actions),
        Phase::Withdraw => fights::withdraw(&survey, actions),
        Phase::Plunder => fights::plunder(&survey, actions),
        Phase::Build => seasons::build(&survey, actions),
        Phase::Propose => seasons::propose(&survey, draft, actions),
        Phase::Trade => trade::choose(&survey, draft.len(), actions),
        Phase::Sowing => seasons::sow(&survey, actions),
        Phase::Feasts => seasons::feast(&survey, actions),
        Phase::NewYear => seasons::new_year(&survey, actions),
        _ => None,
    }
}

/// What is planned next; for units already taken up, what they are good for.
fn next_order(muster: &Muster<'_>, draft: &[Action]) -> Option<Order> {
    let order = muster.next().map(|(_, order)| order);
    let Some(&Action::Select { at, post, kind, level }) = draft.last() else { return order };
    let taken = Stack { at, post, kind, level };
    let is_theirs = |order: &Order| order.stack == taken;
    order.filter(is_theirs).or_else(|| strike::beginnings(muster, 0.0).into_iter().find(is_theirs))
}

/// An order is two clicks: the units, then the field.
pub(crate) fn click_of(order: &Order, draft: &[Action], actions: &[Action]) -> Option<usize> {
    let stack = order.stack;
    let select = Action::Select { at: stack.at, post: stack.post, kind: stack.kind, level: stack.level };
    if !is_choosing(draft) {
        return position(actions, select);
    }
    let count = |action: &Action| {
        let (to, count, by) = match *action {
            Action::Go { to, count } => (to, count, Passage::March),
            Action::Board { to, count } => (to, count, Passage::Board),
            Action::Moor { to, count } => (to, count, Passage::Moor),
            _ => return 0,
        };
        let fits = to.place() == order.to && by == order.by && usize::from(count) <= order.count;
        if fits { count } else { 0 }
    };
    let fitting = (0..actions.len()).filter(|&index| count(&actions[index]) > 0);
    fitting.max_by_key(|&index| count(&actions[index]))
}

/// Units are taken up and wait for their target.
pub(crate) fn is_choosing(draft: &[Action]) -> bool {
    let last = draft.last();
    matches!(last, Some(Action::Select { .. } | Action::SelectTransports { .. } | Action::SelectFleet { .. }))
}

fn position(actions: &[Action], wanted: Action) -> Option<usize> {
    actions.iter().position(|&action| action == wanted)
}

/// Does no more where that is possible; else the first thing on the list.
pub(crate) fn otherwise(actions: &[Action]) -> usize {
    let quiet = [Action::Ready, Action::Pass, Action::Accept];
    quiet.into_iter().find_map(|action| position(actions, action)).unwrap_or(0)
}

/// A beginner knows the same rules of thumb, but forgets about them, and sometimes tries something.
pub(crate) fn choose_carelessly(
    state: &Scharz,
    seat: Seat,
    actions: &[Action],
    chance: &mut FastChance,
) -> usize {
    let lapse = chance.below(100);
    let can_err = !matches!(
        state.phase.name(),
        Phase::Feeding | Phase::SiegeFeeding | Phase::QuickWages | Phase::RoundEnd
    );
    if can_err && lapse < LAPSES && position(actions, Action::Ready).is_some() {
        return otherwise(actions);
    }
    let may_try = matches!(
        state.phase.name(),
        Phase::Units | Phase::Battles | Phase::Sieges | Phase::GoOn | Phase::Sowing | Phase::Hits
    );
    if may_try && lapse < LAPSES + BLUNDERS {
        return chance.below(actions.len() as u32) as usize;
    }
    choose(state, seat, actions, Stance::default(), chance)
}
