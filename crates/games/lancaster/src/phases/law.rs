//! Phase 2, second half: the three laws in force pay out, left to right (5.5).

use engine::{Ctx, Flow, Seat};
use enumset::EnumSet;

use crate::action::Action;
use crate::data::{self, Condition, LawReward, Tokens};
use crate::event::Event;
use crate::ids::{Banner, Cause, House, Law, Space};
use crate::phases::{county, not_offered};
use crate::realm::knights::Strength;
use crate::realm::operations::Among;
use crate::setup::{Law14, Supply};
use crate::state::{Lancaster, Phase};

pub(crate) fn begin(state: &mut Lancaster, nth: u8, ctx: &mut Ctx<'_, Event>) {
    let Some(&law) = state.laws.get(usize::from(nth)) else {
        county::begin(state, ctx);
        return;
    };
    ctx.tell_all(|| Event::LawApplied { law });
    proceed(state, nth, Some(state.start_player), ctx);
}

/// Each law is completed for all seats before the next one.
fn proceed(state: &mut Lancaster, nth: u8, first: Option<Seat>, ctx: &mut Ctx<'_, Event>) {
    let law = state.laws[usize::from(nth)];
    if depends_on_holdings(law) {
        // Who is passed over, or wins, shows something of what stands behind the screens.
        state.holdings_come_to_light(ctx);
    }
    let mut next = first;
    while let Some(seat) = next {
        if let Some(left) = grant(state, law, seat, ctx) {
            state.phase = Phase::Law { nth, seat, left };
            return;
        }
        next = state.next_in_order(seat);
    }
    begin(state, nth + 1, ctx);
}

/// Gives a seat what needs no choice; otherwise says how often it may build or upgrade.
fn grant(state: &mut Lancaster, law: Law, seat: Seat, ctx: &mut Ctx<'_, Event>) -> Option<u8> {
    let times = state.law_times(law, seat);
    if times == 0 {
        return None;
    }
    let data = data::law(law);
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

pub(crate) fn legal(state: &Lancaster, nth: u8, seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    let data = data::law(state.laws[usize::from(nth)]);
    if let Condition::Pay(_) = data.condition {
        let at_most = state.law_times(state.laws[usize::from(nth)], seat);
        return (0..=at_most).try_for_each(|times| visit(Action::Pay { times }));
    }
    match among(data.reward) {
        Some(among) => state.visit_upgrades(House::own(seat), among, &mut |knight, at| {
            visit(Action::Upgrade { knight, at })
        })?,
        None => unbuilt(state, seat).iter().try_for_each(|space| visit(Action::Build { space }))?,
    }
    visit(Action::Decline)
}

pub(crate) fn apply(
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
            if left > 1 && !unbuilt(state, seat).is_empty() {
                state.phase = Phase::Law { nth, seat, left: left - 1 };
                return;
            }
        }
        _ => not_offered(action),
    }
    proceed(state, nth, state.next_in_order(seat), ctx);
}

fn price(law: Law) -> Tokens {
    match data::law(law).condition {
        Condition::Pay(price) => price,
        _ => Tokens::NONE,
    }
}

/// Whose knights a law upgrades, if it upgrades any.
fn among(reward: LawReward) -> Option<Among> {
    match reward {
        LawReward::UpgradeInService => Some(Among::InService),
        LawReward::UpgradeDeployed => Some(Among::Deployed),
        LawReward::UpgradeBanneret => Some(Among::Bannerets),
        _ => None,
    }
}

pub(crate) fn unbuilt(state: &Lancaster, seat: Seat) -> EnumSet<Space> {
    EnumSet::all() - state.players[seat].extensions
}

/// Whether gold or squires behind screens decide about the law.
pub(crate) fn depends_on_holdings(law: Law) -> bool {
    matches!(data::law(law).condition, Condition::MostGold | Condition::MostSquires | Condition::Pay(_))
}

impl Lancaster {
    /// How often a seat fulfils a law as things stand: once for every full group (R15).
    pub fn law_times(&self, law: Law, seat: Seat) -> u8 {
        let house = House::own(seat);
        let player = &self.players[seat];
        match data::law(law).condition {
            Condition::MostGold => u8::from(self.owns_most(seat, |seat| self.players[seat].gold)),
            Condition::MostSquires => u8::from(self.owns_most(seat, |seat| self.squires_counted(seat))),
            Condition::Counties(group) => self.counties_held(house) / group,
            Condition::Conflicts(group) => self.conflicts_joined(house) / group,
            Condition::Extensions(group) => player.extensions.len() as u8 / group,
            // The castle lord is no noble tile.
            Condition::Nobles(group) => player.nobles.len() as u8 / group,
            Condition::Deployed(strength) => self.deployed(house)[strength],
            Condition::NoneDeployed(strength) => u8::from(self.deployed(house)[strength] == 0),
            Condition::YoungGuard => u8::from(self.has_young_guard(house)),
            Condition::EveryStrength => u8::from(self.deployed(house).0.iter().all(|&count| count > 0)),
            Condition::Pay(_) => self.times_payable(law, seat),
        }
    }

    /// How many choices follow for a seat that fulfils the law so many times; 0 if it has none.
    pub(crate) fn law_choices(&self, law: Law, seat: Seat, times: u8) -> u8 {
        let data = data::law(law);
        match (data.condition, data.reward) {
            (Condition::Pay(_), _) => times,
            (_, LawReward::Extension) => times.min(unbuilt(self, seat).len() as u8),
            (_, reward) => {
                let can = among(reward).is_some_and(|among| self.can_upgrade(House::own(seat), among));
                u8::from(can)
            }
        }
    }

    /// All who are tied own the most (R11); owning nothing is not owning the most (R10).
    fn owns_most(&self, seat: Seat, value: impl Fn(Seat) -> u8) -> bool {
        let own = value(seat);
        (own > 0 || !self.setup.most_needs_one) && self.players.seats().all(|rival| value(rival) <= own)
    }

    /// Squires in counties are on their way to the supply and do not count, unless the option says so (R8).
    fn squires_counted(&self, seat: Seat) -> u8 {
        let standing = || -> u8 {
            let own = self.garrisons().filter(|(_, garrison)| garrison.house == House::own(seat));
            own.map(|(_, garrison)| garrison.squires).sum()
        };
        let committed = if self.setup.squires_in_counties_count { standing() } else { 0 };
        self.players[seat].squires.saturating_add(committed)
    }

    fn has_young_guard(&self, house: House) -> bool {
        let deployed = self.deployed(house);
        match self.setup.law14 {
            Law14::ThreeOnes => deployed[Strength::One] == data::KNIGHTS[Strength::One],
            Law14::StrengthThree => deployed[Strength::Three] > 0,
        }
    }

    /// A strict supply also limits how many markers can be bought (R2).
    fn times_payable(&self, law: Law, seat: Seat) -> u8 {
        let (price, player) = (price(law), &self.players[seat]);
        let by = |owned: u8, each: u8| owned.checked_div(each).unwrap_or(u8::MAX);
        let payable = by(player.gold, price.gold).min(by(player.squires, price.squires));
        match data::law(law).reward {
            LawReward::Gain(tokens) if self.setup.supply == Supply::Strict => {
                payable.min(by(self.supply().votes, tokens.votes))
            }
            _ => payable,
        }
    }

    /// Behind screens, whatever depends on gold or squires tells something that cannot be taken back.
    pub(crate) fn holdings_come_to_light(&self, ctx: &mut Ctx<'_, Event>) {
        if !self.setup.holdings_are_open() {
            ctx.seal();
        }
    }
}
