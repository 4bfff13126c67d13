//! When a law is fulfilled, how often, and what it asks for (3.6).

use engine::Seat;

use crate::data::{self, Condition, LawReward, Tokens};
use crate::ids::{House, Law};
use crate::realm::knights::Strength;
use crate::realm::operations::Among;
use crate::setup::{Law14, Supply};
use crate::state::Lancaster;

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
            (_, LawReward::Extension) => times.min(self.unbuilt(seat).len() as u8),
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
}

pub(crate) fn price(law: Law) -> Tokens {
    match data::law(law).condition {
        Condition::Pay(price) => price,
        _ => Tokens::NONE,
    }
}

/// Whose knights a law upgrades, if it upgrades any.
pub(crate) fn among(reward: LawReward) -> Option<Among> {
    match reward {
        LawReward::UpgradeInService => Some(Among::InService),
        LawReward::UpgradeDeployed => Some(Among::Deployed),
        LawReward::UpgradeBanneret => Some(Among::Bannerets),
        _ => None,
    }
}

/// Whether gold or squires behind screens decide about the law.
pub(crate) fn depends_on_holdings(law: Law) -> bool {
    compares_holdings(law) || matches!(data::law(law).condition, Condition::Pay(_))
}

/// Whether the law compares gold or squires behind screens.
pub(crate) fn compares_holdings(law: Law) -> bool {
    matches!(data::law(law).condition, Condition::MostGold | Condition::MostSquires)
}
