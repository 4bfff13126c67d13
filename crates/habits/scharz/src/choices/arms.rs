//! Arms beyond light infantry (3.5), each where it pays: riders and elephants to hunt, mercenaries for prestige and in
//! danger, engines before walls, warships against ships and as longships, corsairs where a sea lies between own shores.

use scharz::data::Ground;
use scharz::{Action, Herd, Kind, Level, Place, Season, Space, Unit, data};

use crate::choices::trade::Buyer;
use crate::course::War;
use crate::orders::{Aim, LEVY, Muster};
use crate::survey::odds::Force;
use crate::survey::{FAR, Survey};

/// Units below which nobody gives a builder for a better soldier.
const BUILDERS: usize = 7;
/// The same for riders, where there are horses.
const RIDERS: usize = 5;
/// Prestige that is kept for its own sake when mercenaries and corsairs are hired for it.
const KEPT_PRESTIGE: i16 = 7;
/// Elephants eat much: so many are kept, and so many rations bought for them.
const MOST_ELEPHANTS: usize = 2;
const MOST_BREAD: i16 = 4;
/// Prestige at which corsairs are hired for sixteen points of it.
const CORSAIRS: i16 = 28;
/// Odds that a gold piece must add.
const LEAST_GAIN: f32 = 0.005;
/// Gold for a herd and its two riders, and some to spare.
const HORSES: i16 = 14;
/// Odds that an engine must add.
const BREACH: f32 = 0.2;
/// A fleet that storms a village.
const MOST_WARSHIPS: usize = 5;

/// The war that was decided on: its army in the open field and before the walls, and the odds as they are.
pub(crate) struct Campaign {
    target: Place,
    open: Force,
    siege: Force,
    odds: f32,
}

impl Campaign {
    /// Only for a purse that is for war.
    pub(crate) fn of(survey: &Survey<'_>) -> Option<Self> {
        let War::On(target) = survey.stance.war else { return None };
        if !survey.stance.purse.is_for_war() {
            return None;
        }
        let muster = Muster::new(survey, Aim::Open);
        let open = muster.gathered(target, LEVY, survey.ground(target));
        let siege = muster.gathered(target, LEVY, Ground::Difficult);
        Some(Self { target, odds: odds(survey, target, &open, &siege), open, siege })
    }

    /// What a unit more, or one in place of another, adds to the odds.
    fn gain(&self, survey: &Survey<'_>, more: &Unit, less: Option<&Unit>) -> f32 {
        let (mut open, mut siege) = (self.open, self.siege);
        for (unit, part) in [(Some(more), 1.0), (less, -1.0)] {
            let Some(unit) = unit else { continue };
            let on = |ground| Force::of(survey.world, survey.seat, std::iter::once(unit), ground).times(part);
            open = open.plus(&on(survey.ground(self.target)));
            siege = siege.plus(&on(Ground::Difficult));
        }
        odds(survey, self.target, &open, &siege) - self.odds
    }
}

/// How likely an army wins the field and takes the walls.
fn odds(survey: &Survey<'_>, target: Place, open: &Force, siege: &Force) -> f32 {
    let ground = survey.ground(target);
    let standing = survey.enemy_force(target, ground).plus(&survey.enemy_around(target, ground).times(0.6));
    survey.battle_odds(target, open, &standing) * survey.odds_at(target, siege)
}

impl Buyer<'_, '_> {
    /// By the odds of the war that was decided on, or by rule of thumb.
    pub(crate) fn arms_worth(&self, action: Action) -> f32 {
        self.war_worth(action).max(self.usual_worth(action))
    }

    /// The more a gold piece adds to the odds, the sooner it is spent.
    fn war_worth(&self, action: Action) -> f32 {
        let (survey, Some(war)) = (self.survey, &self.campaign) else { return 0.0 };
        let (at, kind, level, is_fed) = match action {
            Action::Hire { at, level: level @ Level::Standard } => {
                (at, Kind::Mercenary, level, self.is_fed(at))
            }
            Action::BuyElephant { at, level: level @ Level::Standard } => {
                (at, Kind::Elephant, level, self.surplus > 2)
            }
            Action::Upgrade { at, to: to @ Kind::HeavyInfantry, level } => (at, to, level, true),
            Action::Upgrade { at, to: to @ Kind::Cavalry, level } => (at, to, level, self.surplus > 0),
            _ => return 0.0,
        };
        let price = data::unit_cost(kind);
        let unit = |kind| Unit { level, ..Unit::new(kind, at) };
        let is_upgrade = matches!(action, Action::Upgrade { .. });
        let less = is_upgrade.then(|| unit(Kind::LightInfantry));
        let gain = war.gain(survey, &unit(kind), less.as_ref()) / f32::from(price);
        if is_fed && self.spare >= price && gain > LEAST_GAIN { 36.0 + (100.0 * gain).min(9.0) } else { 0.0 }
    }

    fn usual_worth(&self, action: Action) -> f32 {
        match action {
            Action::HireForPrestige { level: Level::Standard, at } => self.follower_worth(at),
            Action::Hire { level: Level::Standard, at } if self.is_fed(at) => self.mercenary_worth(at),
            Action::BuyElephant { level: Level::Standard, .. } => self.elephant_worth(),
            Action::BuyCorsairForPrestige { at } => self.corsair_worth(at),
            Action::BuyHerd { herd: Herd::Horses, .. } => self.horse_worth(),
            Action::Upgrade { at, to, level } => self.upgrade_worth(at, to, level),
            _ => 0.0,
        }
    }

    /// Ten prestige points and a gold piece (3.13): dear in peace, cheap beside enemies.
    fn follower_worth(&self, at: Space) -> f32 {
        let is_paid = self.spare >= 2 && self.survey.prestige() >= 10 + KEPT_PRESTIGE;
        let is_at_war = self.is_alarmed || self.survey.stance.purse.is_for_war();
        match () {
            () if !is_paid || !self.is_fed(at) => 0.0,
            () if is_at_war => 43.0 + self.need_at(at),
            () => 38.0 + self.need_at(at),
        }
    }

    fn mercenary_worth(&self, at: Space) -> f32 {
        let is_full = self.survey.world.n_standard(self.survey.seat) >= data::UNIT_LIMIT;
        if (self.is_alarmed || is_full) && self.spare >= 7 { 16.0 + self.need_at(at) } else { 0.0 }
    }

    /// Who has them hunts with them, and feeds them for gold if need be.
    fn elephant_worth(&self) -> f32 {
        let survey = self.survey;
        let herd = survey.world.units[survey.seat].count(|unit| unit.kind == Kind::Elephant);
        let price = data::unit_cost(Kind::Elephant);
        let (rations, grain) = data::food(Kind::Elephant);
        let lacking = (rations as i16 + grain as i16 - self.surplus).max(0);
        let is_paid = self.spare >= price + lacking;
        let is_wanted = herd < MOST_ELEPHANTS && !survey.is_remote() && !survey.is_last_year();
        if is_paid && is_wanted && self.surplus > -MOST_BREAD { 44.0 } else { 0.0 }
    }

    /// A sea between own shores is joined and fished for ever, in storms as well (5.6, 5.12).
    fn corsair_worth(&self, at: Space) -> f32 {
        let survey = self.survey;
        let is_spared = survey.prestige() >= CORSAIRS;
        let is_early = !survey.is_last_year();
        if !is_spared || !is_early {
            return 0.0;
        }
        survey.strait_worth(at.place())
    }

    /// Two riders for a herd.
    fn horse_worth(&self) -> f32 {
        let is_rich = self.spare >= HORSES && self.n_units >= BUILDERS && self.surplus > 2;
        if is_rich && !self.survey.is_remote() && self.survey.n_horses() == 0 { 15.0 } else { 0.0 }
    }

    fn upgrade_worth(&self, at: Space, to: Kind, level: Level) -> f32 {
        let survey = self.survey;
        let is_enough = self.n_units >= BUILDERS && self.spare >= 4 && self.surplus >= 0;
        let skill = if level == Level::Recruit { 0.0 } else { 1.0 };
        match to {
            Kind::HeavyInfantry if is_enough => 28.0 + skill,
            Kind::Cavalry => self.rider_worth() + skill,
            Kind::SiegeEngine => self.engine_worth(at),
            Kind::Warship => self.warship_worth(at),
            Kind::Transport if survey.wants_settlers(at.place()) && self.spare >= 2 => 42.0,
            Kind::Transport if survey.lacks_ships() && self.spare >= 2 => 42.0,
            Kind::Transport if is_enough && wants_transport(survey, at.place()) => 26.0,
            _ => 0.0,
        }
    }

    /// In Quick they need no horses, but double pay.
    fn rider_worth(&self) -> f32 {
        let is_paid = self.spare > data::unit_cost(Kind::Cavalry);
        match () {
            () if !is_paid || self.surplus <= 0 => -1.0,
            () if self.survey.world.is_quick() => {
                if self.n_units >= BUILDERS {
                    27.0
                } else {
                    -1.0
                }
            }
            () if self.n_units >= RIDERS && !self.survey.is_remote() => 42.0,
            () => -1.0,
        }
    }

    fn warship_worth(&self, at: Space) -> f32 {
        let survey = self.survey;
        let ships = survey.world.units[survey.seat].count(|unit| unit.kind == Kind::Warship);
        let price = data::unit_cost(Kind::Warship);
        match () {
            () if self.spare < price || ships >= MOST_WARSHIPS => 0.0,
            () if survey.has_longships() && self.n_units >= 4 => 43.0,
            () if survey.is_blockaded(at.place()) => 42.0,
            () => 0.0,
        }
    }

    /// Engines where an army camps before walls it cannot break, if it can break them with one crew less.
    fn engine_worth(&self, at: Space) -> f32 {
        let survey = self.survey;
        let place = at.place();
        let units = survey.world.units_at(survey.seat, place).map(|(_, unit)| unit);
        let fighting = units.filter(|unit| unit.is_out() && unit.kind != Kind::SiegeEngine);
        let force = Force::of(survey.world, survey.seat, fighting, Ground::Difficult);
        let crew = Unit::new(Kind::LightInfantry, at);
        let crew = Force::of(survey.world, survey.seat, std::iter::once(&crew), Ground::Difficult);
        let (garrison, rest) = (survey.enemy_inside(place), force.plus(&crew.times(-1.0)));
        let gain =
            survey.odds_with_engine(place, &rest, &garrison) - survey.assault_odds(place, &force, &garrison);
        let is_paid =
            self.spare >= data::unit_cost(Kind::SiegeEngine) && survey.world.season != Season::Winter;
        if is_paid && gain > BREACH && rest.units >= 2.0 { 35.0 } else { 0.0 }
    }
}

impl Survey<'_> {
    fn n_horses(&self) -> usize {
        let flocks = self.world.fields.items.values().flat_map(|field| field.herds.iter().flatten());
        flocks.filter(|flock| flock.owner == self.seat && flock.herd == Herd::Horses).count()
    }

    /// How much a sea held for good would join and feed.
    fn strait_worth(&self, sea: Place) -> f32 {
        let shores = self.world.data(sea).coast & self.home;
        let is_held = self.scene.out(self.seat).contains(sea);
        let yards = (shores & self.yards()).len();
        let is_strait = shores.iter().any(|shore| shores.iter().any(|other| self.steps(shore, other) >= FAR));
        match () {
            () if yards == 0 => 0.0,
            () if is_strait => 46.0,
            () if !is_held => 18.0 + yards as f32,
            () => 0.0,
        }
    }

    /// Whether enemies' ships lie before a yard.
    fn is_blockaded(&self, yard: Place) -> bool {
        (self.world.data(yard).coast & self.world.map().seas).meets(self.enemy_out)
    }
}

/// Transports are small; an army worth landing needs several.
const MOST_TRANSPORTS: usize = 3;

/// Whether more ships would carry the war over the sea.
pub(crate) fn wants_transport(survey: &Survey<'_>, yard: Place) -> bool {
    let seas = survey.world.data(yard).coast & survey.world.map().seas;
    let shores = seas.spread(|sea| survey.world.data(sea).coast);
    let n_ships = survey.world.units[survey.seat].count(|unit| unit.kind == Kind::Transport);
    survey.wants_settlers(yard) || shores.meets(survey.enemy_home) && n_ships < MOST_TRANSPORTS
}

#[cfg(test)]
mod tests {
    use scharz::{Event, Faction, MapId, Mode, Phase, Settlement, Yard};

    use super::*;
    use crate::course::{Purse, Stance};
    use crate::drill::{Drill, FOE, OWN, at};

    fn raises(mut drill: Drill, stance: Stance, wanted: Kind) -> bool {
        let told = drill.carry_out(stance, 1);
        told.iter().any(|event| match *event {
            Event::Bought { seat: OWN, kind, .. } | Event::Upgraded { seat: OWN, kind, .. } => kind == wanted,
            _ => false,
        })
    }

    #[test]
    fn corsairs_hold_the_sea_between_own_shores() {
        let irish_sea = |prestige: i16| {
            let mut drill = Drill::new(MapId::Britannia, Mode::Original)
                .village(OWN, "br_mona", Yard::Dock)
                .village(OWN, "br_mann", Yard::NoYard)
                .village(FOE, "br_cantium", Yard::NoYard);
            drill.state.world.players[OWN].pp = prestige;
            drill.go(Phase::Trade)
        };
        assert!(raises(irish_sea(30), Stance::default(), Kind::Corsair));
        assert!(!raises(irish_sea(20), Stance::default(), Kind::Corsair));
    }

    #[test]
    fn elam_rides_elephants_against_its_neighbours() {
        let elam = |foe: &str| {
            let mut drill = Drill::new(MapId::Orient, Mode::Extended)
                .people(OWN, Faction::OrientElam)
                .people(FOE, Faction::OrientBabylon)
                .village(OWN, "or_susa", Yard::NoYard)
                .village(OWN, "or_anshan", Yard::NoYard)
                .village(FOE, foe, Yard::NoYard);
            drill.state.world.players[OWN].gold = 16;
            drill.go(Phase::Trade)
        };
        assert!(raises(elam("or_uruk"), Stance::default(), Kind::Elephant));
        assert!(!raises(elam("or_memphis"), Stance::default(), Kind::Elephant));
    }

    #[test]
    fn mercenaries_follow_the_famous_in_danger() {
        let mut drill = Drill::new(MapId::Italia, Mode::Extended)
            .people(OWN, Faction::ItaliaCarthaginians)
            .people(FOE, Faction::ItaliaGreeks)
            .village(OWN, "it_karthago", Yard::NoYard)
            .village(FOE, "it_tarentum", Yard::NoYard)
            .units(FOE, "it_hippo", Kind::LightInfantry, 3);
        (drill.state.world.players[OWN].pp, drill.state.world.players[OWN].gold) = (30, 6);
        assert!(raises(drill.go(Phase::Trade), Stance::default(), Kind::Mercenary));
    }

    /// Beyond the light infantry that three villages raise.
    #[test]
    fn a_war_hires_what_raises_its_odds() {
        let rome = |purse: Purse| {
            let mut drill = Drill::new(MapId::Italia, Mode::Basic)
                .village(OWN, "it_senones", Yard::NoYard)
                .village(OWN, "it_arretium", Yard::NoYard)
                .village(OWN, "it_clusium", Yard::NoYard)
                .units(OWN, "it_senones", Kind::LightInfantry, 3)
                .village(FOE, "it_picenum", Yard::NoYard);
            // No seed is kept for a year that does not come.
            drill.state.world.year = 5;
            let war = War::On(at("it_picenum").place());
            raises(drill.go(Phase::Trade), Stance::new(war, purse), Kind::Mercenary)
        };
        assert!(rome(Purse::Soldiers));
        assert!(!rome(Purse::Balanced));
    }

    #[test]
    fn three_before_a_village_build_an_engine() {
        let mut drill = Drill::new(MapId::Italia, Mode::Basic)
            .village(OWN, "it_senones", Yard::NoYard)
            .village(FOE, "it_picenum", Yard::NoYard)
            .units(OWN, "it_picenum", Kind::LightInfantry, 3);
        drill.state.world.fields[at("it_senones").place()].settlement = Settlement::City;
        assert!(raises(drill.go(Phase::Trade), Stance::default(), Kind::SiegeEngine));
    }

    /// Two riders for a herd, where somebody is near enough to be hunted.
    #[test]
    fn who_has_horses_mounts() {
        let mut drill = Drill::new(MapId::Huns, Mode::Basic)
            .village(OWN, "hu_don", Yard::NoYard)
            .village(OWN, "hu_volga_bend", Yard::NoYard)
            .village(OWN, "hu_khoper", Yard::NoYard)
            .units(OWN, "hu_don", Kind::LightInfantry, 5)
            .village(FOE, "hu_maeotis", Yard::NoYard);
        drill.state.world.year = 5;
        drill.state.world.fields[at("hu_don").place()].put_herd(OWN, Herd::Horses);
        assert!(raises(drill.go(Phase::Trade), Stance::default(), Kind::Cavalry));
    }
}
