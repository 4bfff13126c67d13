//! Phase 2, second half: the three laws in force pay out, left to right (5.5).

use engine::{Ctx, Flow, Seat};

use crate::action::Action;
use crate::data::{self, Condition, LawReward};
use crate::event::Event;
use crate::flow::{self, Part};
use crate::ids::{Banner, Cause, House, Law};
use crate::realm::laws::{among, compares_holdings, price};
use crate::state::{Lancaster, PhaseState};

pub(crate) fn enter(state: &mut Lancaster, nth: u8, ctx: &mut Ctx<'_, Event>) {
    let Some(&law) = state.laws.get(usize::from(nth)) else {
        return flow::after(Part::Laws, state, ctx);
    };
    ctx.tell_all(|| Event::LawApplied { law });
    if compares_holdings(law) {
        // Who wins shows something of what stands behind the screens.
        state.holdings_come_to_light(ctx);
    }
    proceed(state, nth, Some(state.start_player), ctx);
}

/// Each law is completed for all seats before the next one.
fn proceed(state: &mut Lancaster, nth: u8, first: Option<Seat>, ctx: &mut Ctx<'_, Event>) {
    let law = state.laws[usize::from(nth)];
    let mut next = first;
    while let Some(seat) = next {
        if let Some(left) = grant(state, law, seat, ctx) {
            state.phase = PhaseState::Law { nth, seat, left };
            return;
        }
        next = state.next_in_order(seat);
    }
    enter(state, nth + 1, ctx);
}

/// Gives a seat what needs no choice; otherwise says how often it may build or upgrade.
fn grant(state: &mut Lancaster, law: Law, seat: Seat, ctx: &mut Ctx<'_, Event>) -> Option<u8> {
    let (data, times) = (data::law(law), state.law_times(law, seat));
    if times == 0 {
        if let Condition::Pay(_) = data.condition {
            pass_over(state, law, seat, ctx);
        }
        return None;
    }
    if matches!(data.condition, Condition::MostGold | Condition::MostSquires) {
        ctx.tell_all(|| Event::LawWon { seat, law });
    }
    let choices = state.law_choices(law, seat, times);
    match data.reward {
        // How often a seat could pay stays behind its screen: the phase is public.
        _ if matches!(data.condition, Condition::Pay(_)) => return Some(1),
        _ if choices > 0 => return Some(choices),
        LawReward::Extension
        | LawReward::UpgradeInService
        | LawReward::UpgradeDeployed
        | LawReward::UpgradeBanneret => {
            ctx.tell_all(|| Event::CameToNothing { seat, banner: Banner::Own, cause: Cause::Law(law) });
        }
        _ => give(state, law, seat, times, ctx),
    }
    None
}

/// Who cannot pay is passed over, and told of like one who does not want to (chapter 8). That nobody was asked still tells
/// something to whoever acted before.
fn pass_over(state: &Lancaster, law: Law, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    ctx.tell_all(|| Event::Declined { seat, banner: Banner::Own, cause: Cause::Law(law) });
    state.holdings_come_to_light(ctx);
}

/// The part of a reward that is simply handed out.
fn give(state: &mut Lancaster, law: Law, seat: Seat, times: u8, ctx: &mut Ctx<'_, Event>) {
    let cause = Cause::Law(law);
    match data::law(law).reward {
        LawReward::Points(points) => state.score(seat, u16::from(points) * u16::from(times), cause, ctx),
        LawReward::Gain(tokens) => state.gain(seat, tokens.times(times), cause, ctx),
        // As far as the reserve allows; the recruit stands at court until the next round (R31).
        LawReward::Recruit => (0..times).for_each(|_| state.recruit(House::own(seat), cause, ctx)),
        _ => unreachable!("an upgrade or extension is chosen"),
    }
}

pub(super) fn visit(state: &Lancaster, nth: u8, seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    let data = data::law(state.laws[usize::from(nth)]);
    if let Condition::Pay(_) = data.condition {
        let at_most = state.law_times(state.laws[usize::from(nth)], seat);
        return (0..=at_most).try_for_each(|times| visit(Action::Pay { times }));
    }
    match among(data.reward) {
        Some(among) => state.visit_upgrades(House::own(seat), among, &mut |knight, at| {
            visit(Action::Upgrade { knight, at })
        })?,
        None => state.unbuilt(seat).iter().try_for_each(|space| visit(Action::Build { space }))?,
    }
    visit(Action::Decline)
}

pub(super) fn apply(
    state: &mut Lancaster,
    nth: u8,
    seat: Seat,
    left: u8,
    action: Action,
    ctx: &mut Ctx<'_, Event>,
) {
    let law = state.laws[usize::from(nth)];
    let cause = Cause::Law(law);
    match action {
        Action::Decline | Action::Pay { times: 0 } => {
            ctx.tell_all(|| Event::Declined { seat, banner: Banner::Own, cause });
        }
        Action::Pay { times } => {
            state.pay(seat, price(law).times(times), cause, ctx);
            give(state, law, seat, times, ctx);
        }
        Action::Upgrade { knight, at } => state.upgrade(House::own(seat), knight, at, cause, ctx),
        Action::Build { space } => {
            state.build(seat, space, cause, ctx);
            if left > 1 && !state.unbuilt(seat).is_empty() {
                state.phase = PhaseState::Law { nth, seat, left: left - 1 };
                return;
            }
        }
        _ => action.not_offered(),
    }
    proceed(state, nth, state.next_in_order(seat), ctx);
}
