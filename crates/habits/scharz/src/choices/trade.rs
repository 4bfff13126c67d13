//! The market (5.10): food for the winter first, then buildings, then the army, with what the year leaves over.

use scharz::data::Ground;
use scharz::{
    Action, Building, Commander, Good, Herd, Kind, Level, Mark, Place, Post, Season, Space, Yard, data,
};

use crate::choices::arms::Campaign;
use crate::course::Purse;
use crate::survey::stores::RESERVED_SEED;
use crate::survey::works::{Work, works};
use crate::survey::{Survey, field_yield};

/// Clicks after which a market day is over.
const MOST_CLICKS: usize = 40;
/// Units that builders keep while no enemy is near.
const PEACETIME_ARMY: usize = 7;
/// Rations that may be missing, to be bought in winter: when enemies are near, and in the last year.
const IN_DANGER: i16 = 4;
const AT_LAST: i16 = 3;
/// A recruit and the bread for it.
const WITH_BREAD: i16 = 3;

/// The click to make, or nothing when the rest is better kept.
pub(crate) fn choose(survey: &Survey<'_>, n_clicks: usize, actions: &[Action]) -> Option<usize> {
    if n_clicks >= MOST_CLICKS {
        return None;
    }
    let buyer = Buyer::new(survey);
    let (mut best, mut best_worth) = (None, 0.0);
    for (index, &action) in actions.iter().enumerate() {
        let worth = buyer.worth(action);
        if worth > best_worth {
            (best, best_worth) = (Some(index), worth);
        }
    }
    best
}

pub(crate) struct Buyer<'a, 'b> {
    pub(crate) survey: &'b Survey<'a>,
    works: Vec<Work>,
    /// Gold beyond what the year still needs.
    pub(crate) spare: i16,
    /// Rations left after the coming winter, herds eaten; and grain beyond what should be left then.
    food: i16,
    pub(crate) surplus: i16,
    pub(crate) is_alarmed: bool,
    pub(crate) n_units: usize,
    pub(crate) campaign: Option<Campaign>,
}

impl<'a, 'b> Buyer<'a, 'b> {
    fn new(survey: &'b Survey<'a>) -> Self {
        Self {
            survey,
            works: works(survey),
            spare: survey.gold() - survey.reserve(),
            food: survey.food_balance(),
            surplus: survey.grain_after_winter() - survey.keep(),
            is_alarmed: survey.home.iter().any(|place| survey.is_exposed(place)),
            n_units: survey.n_land_units(),
            campaign: Campaign::of(survey),
        }
    }

    /// Above 0 for what should be done, more for what should be done first.
    fn worth(&self, action: Action) -> f32 {
        match action {
            Action::BuyGood { at, good: Good::Grain } => self.food_worth(at),
            Action::SellGood { good: Good::Grain, count, .. } => self.sale_worth(count),
            Action::Slaughter { herd: Herd::Sheep, .. } => self.slaughter_worth(),
            Action::Build { at, building } => self.building_worth(at, building),
            Action::EnterSite { at, .. } => self.helper_worth(at),
            Action::Hurry { at } => self.hurry_worth(at),
            Action::Clean { at } => self.cleaning_worth(at),
            Action::Disembark { to, .. } => self.landing_worth(to),
            Action::Degrade { at, post, kind, .. } => self.degrading_worth(at, post, kind),
            Action::ChangeRival { .. } => 0.0,
            _ => self.army_worth(action),
        }
    }

    /// Seed in spring, bread in the last market before the winter.
    fn food_worth(&self, at: Space) -> f32 {
        let world = self.survey.world;
        let left = if self.survey.is_last_year() { self.survey.settlement_rations() } else { 0 };
        let is_winter = world.season == Season::Winter;
        let is_short = is_winter && self.survey.shortage_at(at.place()) > 0;
        match () {
            // Units can be raised again.
            () if is_short && self.survey.is_village_at_stake(at.place()) => 102.0,
            () if is_short => 100.0,
            () if is_winter && !self.survey.is_hungry() && self.food < left => 99.0,
            () if world.season == Season::Spring
                && self.survey.seed_wanted(at.place()) > 0
                && self.surplus < 3 =>
            {
                100.0
            }
            () => 0.0,
        }
    }

    /// Grain for which the harvest will leave no room; and where a port pays for it, what winter and seed leave over.
    fn sale_worth(&self, count: u8) -> f32 {
        let amount = i16::from(count);
        let is_sold = match self.survey.world.season {
            Season::Summer => self.survey.overflow() >= amount,
            Season::Winter => self.survey.n_ports() > 0 && self.surplus >= amount + 2,
            _ => false,
        };
        if is_sold { 70.0 + f32::from(count) } else { 0.0 }
    }

    /// Sheep that would eat the seed.
    fn slaughter_worth(&self) -> f32 {
        let is_seed_at_risk = self.surplus < 0 && self.surplus + self.survey.keep() >= 0;
        if is_seed_at_risk && self.survey.world.season == Season::Winter { 50.0 } else { 0.0 }
    }

    fn building_worth(&self, at: Space, building: Building) -> f32 {
        let place = at.place();
        let rank = self.works.iter().position(|work| work.place == place && work.building == building);
        let is_first = self.survey.home.is_empty() && building == Building::BuildVillage;
        match rank {
            Some(rank) => (if self.survey.stance.purse.is_for_war() { 35.0 } else { 60.0 }) - rank as f32,
            None if is_first => 60.0,
            None => 0.0,
        }
    }

    /// Idle hands shorten the work, unless an enemy is near: builders fight badly.
    fn helper_worth(&self, at: Space) -> f32 {
        let survey = self.survey;
        let is_calm = !survey.is_exposed(at.place());
        let building = survey.world.fields[at.place()].site;
        let crew = building.map_or(1, |building| survey.least_crew(building));
        let workers = survey.n_at(at.place(), |unit| unit.post == Post::OnSite);
        let idle =
            survey.n_at(at.place(), |unit| unit.post == Post::Open && unit.kind == Kind::LightInfantry);
        // Only whole multiples of the least crew count (5.9).
        let helps = !workers.is_multiple_of(crew) || workers + crew <= 4 && idle >= crew;
        if is_calm && helps { 20.0 } else { 0.0 }
    }

    /// In need the last market before the winter turns dear units into gold and infantry that eats less.
    fn degrading_worth(&self, at: Space, post: Post, kind: Kind) -> f32 {
        let survey = self.survey;
        let is_short = if survey.world.is_quick() { self.spare < 0 } else { 2 * -self.food > survey.gold() };
        let is_last_market = survey.world.season == Season::Winter;
        let is_idle_ship =
            survey.world.is_quick() && post == Post::InYard && self.n_units < data::UNIT_LIMIT / 2 + 2;
        match kind {
            // In Quick nobody fishes: a ship without an army to carry is worth more as infantry.
            Kind::Transport if is_idle_ship && !survey.is_needed_overseas(at.place()) => 65.0,
            // Engines without a siege never move again: their crews do.
            Kind::SiegeEngine => 94.0,
            // Riders whom no enemy is near are worth more as builders, and eat less.
            Kind::Cavalry if survey.is_remote() => 64.0,
            _ if !is_last_market || !is_short => 0.0,
            Kind::Transport if post == Post::InYard => 93.0,
            Kind::Cavalry => 92.0,
            Kind::HeavyInfantry if post != Post::Inside => 91.0,
            // A dock pays nothing for them.
            Kind::Warship if survey.world.fields[at.place()].yard == Yard::Port => 91.0,
            _ => 0.0,
        }
    }

    fn hurry_worth(&self, at: Space) -> f32 {
        let field = &self.survey.world.fields[at.place()];
        let is_last = field.progress == 3;
        let least = if is_last { 4 } else { 9 };
        // Settlers whom winter finds without supply live on in a village.
        let place = at.place();
        let is_refuge = field.progress >= 2
            && self.spare >= 2
            && self.survey.n_at(place, |unit| unit.is_land()) > 0
            && self.survey.world.season == Season::Winter
            && !self.survey.scene.is_supplied(self.survey.seat, at.place());
        // A village beyond the sea must stand before the storms.
        let is_abroad = self.survey.is_colony(at.place()) && self.survey.world.season < Season::Winter;
        match () {
            () if is_refuge => 101.0,
            () if is_abroad && self.spare >= 2 => 43.0,
            () if self.spare >= least => 12.0,
            () => 0.0,
        }
    }

    fn cleaning_worth(&self, at: Space) -> f32 {
        let is_home = self.survey.home.contains(at.place());
        if is_home && self.spare >= 4 { 14.0 } else { 0.0 }
    }

    /// A people without a settlement goes ashore where a village can stand.
    fn landing_worth(&self, to: Space) -> f32 {
        let survey = self.survey;
        let place = to.place();
        let landed = survey.world.units[survey.seat].count(|unit| unit.is_land());
        let is_elsewhere = survey.has_longships() && survey.landfall() != Some(place);
        if !survey.home.is_empty() || survey.world.data(place).is_neutral() || landed >= 4 || is_elsewhere {
            return 0.0;
        }
        let company = survey.n_at(place, |unit| unit.is_land()) as f32;
        let growth = field_yield(survey.world, place).map_or(0.0, f32::from);
        let danger = survey.enemy_around(place, Ground::Open).units;
        (40.0 + 10.0 * company + growth - 5.0 * danger).max(1.0)
    }

    fn army_worth(&self, action: Action) -> f32 {
        match action {
            Action::BuyInfantry { at }
                if self.is_fed(at) && self.spare >= 2 + self.wage() && self.wants_infantry() =>
            {
                40.0 + self.need_at(at)
            }
            Action::Recruit { at } if self.is_fed(at) && self.spare >= 1 && self.wants_infantry() => {
                (if self.is_alarmed && self.spare >= 2 { 30.0 } else { 41.0 }) + self.need_at(at)
            }
            Action::DoubleQuota { at } if self.is_fed(at) && self.may_double() => 25.0 + self.need_at(at),
            Action::Train { at, kind, level, .. } => self.training_worth(at, kind, level),
            Action::HireCommander { commander } => self.commander_worth(commander),
            _ => self.arms_worth(action),
        }
    }

    /// Whether the realm, and the part of it around a settlement, can feed one more. Gold buys bread too (3.10): for
    /// soldiers when enemies are near, and for who takes land, in the last year down to the last piece of gold.
    pub(crate) fn is_fed(&self, at: Space) -> bool {
        let survey = self.survey;
        let place = at.place();
        let least = if self.is_alarmed && self.spare > WITH_BREAD { -IN_DANGER } else { 0 };
        // Peoples of Extended may have nothing but poor land around them, and would never grow.
        let is_ahead = survey.is_last_year()
            || survey.world.is_extended() && self.spare > WITH_BREAD + self.seed_price();
        let takes_land = is_ahead
            && self.spare >= WITH_BREAD
            && survey.has_room_for_bread(place)
            && survey.has_claim(place);
        match () {
            () if survey.world.is_quick() => self.surplus > 0,
            () if takes_land && survey.surplus_at(place) > -AT_LAST => true,
            () => self.surplus > least && survey.surplus_at(place) > least,
        }
    }

    /// What the seed that the winter does not leave costs in spring, beyond what the reserve holds for it.
    fn seed_price(&self) -> i16 {
        2 * (-self.surplus - RESERVED_SEED).max(0)
    }

    /// In Quick every unit costs a gold piece in winter.
    fn wage(&self) -> i16 {
        i16::from(self.survey.world.is_quick())
    }

    /// As many as can be paid and fed.
    fn wants_infantry(&self) -> bool {
        let enough = match self.survey.stance.purse {
            Purse::Builders if !self.is_alarmed => PEACETIME_ARMY,
            _ => data::UNIT_LIMIT,
        };
        self.n_units < enough
    }

    /// Two prestige points for a second unit, unless prestige is wanted for itself.
    fn may_double(&self) -> bool {
        self.spare >= 3 && self.wants_infantry() && (9..60).contains(&self.survey.prestige())
    }

    /// More where enemies are near, and where land is free.
    pub(crate) fn need_at(&self, at: Space) -> f32 {
        let survey = self.survey;
        let danger = if survey.is_exposed(at.place()) { 2.0 } else { 0.0 };
        let free = survey.neighbours(at.place()) - survey.owned - survey.enemy_home;
        danger + 0.1 * free.len() as f32
    }

    fn training_worth(&self, at: Space, kind: Kind, level: Level) -> f32 {
        let survey = self.survey;
        let is_idle =
            survey.n_at(at.place(), |unit| unit.is_out() && !unit.marks.contains(Mark::Training)) > 1;
        let is_worthy = level < Level::Experienced && !kind.is_ship();
        if is_idle && is_worthy && self.spare >= 7 && self.surplus >= 0 && !survey.is_exposed(at.place()) {
            10.0
        } else {
            0.0
        }
    }

    /// The first level gives the bonuses of battle; more only for the rich.
    fn commander_worth(&self, commander: Commander) -> f32 {
        let has_army = self.n_units + self.survey.n_longships() >= 5 && self.surplus >= 0;
        match commander {
            Commander::Poor if has_army && self.spare >= 2 => 45.0,
            Commander::Better if has_army && self.spare >= 14 => 9.0,
            _ => 0.0,
        }
    }
}

impl Survey<'_> {
    pub(crate) fn is_last_year(&self) -> bool {
        self.world.year >= self.world.options.years
    }

    /// Whether a unit from here can take free land beside the realm, or go aboard for some beyond the sea.
    fn has_claim(&self, from: Place) -> bool {
        self.has_passage(from) || self.has_claim_ashore(from)
    }

    fn has_claim_ashore(&self, from: Place) -> bool {
        let taken = self.owned | self.enemy_home | self.enemy_out | self.closed;
        let is_beside =
            |place: Place| self.steps(from, place) <= 2 && self.steps_from(self.owned, place) <= 1;
        (self.world.map().fields - taken).iter().any(is_beside)
    }
}

#[cfg(test)]
mod tests {
    use scharz::{Event, Faction, Kind, MapId, Mode, Phase, Season, Yard};

    use crate::course::Stance;
    use crate::drill::{Drill, FOE, OWN, at};

    /// Light infantry raised beside empty stores.
    fn raised(villages: &[&str], season: Season, gold: i16) -> usize {
        let mut drill = Drill::new(MapId::Italia, Mode::Extended)
            .people(OWN, Faction::ItaliaCelts)
            .people(FOE, Faction::ItaliaGreeks)
            .village(FOE, "it_tarentum", Yard::NoYard);
        (drill.state.world.players[OWN].gold, drill.state.world.season) = (gold, season);
        for id in villages {
            drill = drill.village(OWN, id, Yard::NoYard);
            drill.state.world.fields[at(id).place()].grain = 0;
        }
        let told = drill.go(Phase::Trade).carry_out(Stance::default(), 1);
        told.iter().filter(|event| matches!(event, Event::Bought { seat: OWN, .. })).count()
    }

    #[test]
    fn gold_feeds_who_takes_land() {
        assert!(raised(&["it_senones"], Season::Winter, 16) > 0);
    }

    #[test]
    fn without_gold_nobody_is_raised_to_starve() {
        assert_eq!(raised(&["it_senones"], Season::Winter, 3), 0);
    }

    /// Gold for the bread of one more is not enough: the next year wants its seed as well.
    #[test]
    fn seed_comes_before_who_takes_land() {
        let villages = ["it_senones", "it_arretium"];
        assert_eq!(raised(&villages, Season::Autumn, 14), 0);
        assert!(raised(&villages, Season::Autumn, 24) > 0);
    }

    /// People of an island raised by the market of autumn, for coasts beyond the sea.
    fn raised_on_an_island(idle: usize) -> usize {
        let mut drill = Drill::new(MapId::Britannia, Mode::Extended)
            .village(OWN, "br_mona", Yard::Dock)
            .units(OWN, "br_mona", Kind::LightInfantry, idle)
            .moored(OWN, "br_mona", 1)
            .village(FOE, "br_cantium", Yard::NoYard);
        (drill.state.world.players[OWN].gold, drill.state.world.season) = (30, Season::Autumn);
        let told = drill.go(Phase::Trade).carry_out(Stance::default(), 1);
        told.iter().filter(|event| matches!(event, Event::Bought { seat: OWN, .. })).count()
    }

    /// A village stores five rations, and six eat there already.
    #[test]
    fn nobody_is_raised_where_there_is_no_room_for_bread() {
        assert_eq!(raised_on_an_island(4), 0);
        assert!(raised_on_an_island(1) > 0);
    }
}
