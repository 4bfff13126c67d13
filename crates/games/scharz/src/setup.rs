//! Seat count, map, mode and the named options (4, 7, 9).

use engine::{BadSetup, Choices, OptionInfo};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::maps::MapId;
use crate::ids::{Faction, Mode, Orders};

/// How a match is set up. Missing keys take their defaults.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    pub seats: u8,
    pub map: MapId,
    pub mode: Mode,
    pub years: u8,
    pub orders: Orders,
    /// Extended: the factions by seat; empty: as `peoples` says.
    pub factions: Vec<Faction>,
    pub peoples: Peoples,
    pub build_pace: BuildPace,
    pub horse_spring_meat: HorseMeat,
    pub seed_returns: bool,
    pub unit_limit: UnitLimit,
    pub prestige_move: PrestigeMove,
    pub empty_settlement: EmptySettlement,
    pub plunder_pp: PlunderPp,
    pub grain_vp: GrainVp,
    pub danube_literal: bool,
    /// Dominance at 7 victory points in games of two or three years (7).
    pub short_dominance: bool,
}

/// The options as the rules ask for them: all of the set-up but the factions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    pub map: MapId,
    pub mode: Mode,
    pub years: u8,
    pub orders: Orders,
    pub build_pace: BuildPace,
    pub horse_spring_meat: HorseMeat,
    pub seed_returns: bool,
    pub unit_limit: UnitLimit,
    pub prestige_move: PrestigeMove,
    pub empty_settlement: EmptySettlement,
    pub plunder_pp: PlunderPp,
    pub grain_vp: GrainVp,
    pub danube_literal: bool,
    pub short_dominance: bool,
}

/// An option with two values, the first of them the default.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $first:ident, $($other:ident $(= $text:literal)?),* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { #[default] $first, $($(#[serde(rename = $text)])? $other),* }
    };
}

choice! {
    /// Extended: whether peoples are chosen at the table (4, step 2b), or dealt out by seat as recommended (3.13).
    Peoples { Chosen, Recommended }
}
choice! {
    /// Whether a big crew builds more than half a building per round (R6).
    BuildPace { Multiples, MaxDouble }
}
choice! {
    /// Meat of a horse herd in spring and summer (R8).
    HorseMeat { None, Three = "3" }
}
choice! {
    /// What the limit of 20 counts (R10).
    UnitLimit { Units, Cubes }
}
choice! {
    /// Whether 14 prestige points move all units or one (R11).
    PrestigeMove { All, Each }
}
choice! {
    /// Whether an empty settlement defends itself (R16).
    #[derive(Hash, TS)]
    #[ts(export, export_to = "scharz/")]
    EmptySettlement { Sdl, WalkIn }
}
choice! {
    /// Whose settlement makes plundering honourable (R17).
    PlunderPp { AnyOpponent, RivalOnly }
}
choice! {
    /// What stolen grain is worth (R18).
    GrainVp { PerCrop, PerGrain }
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            seats: 2,
            map: MapId::Italia,
            mode: Mode::Basic,
            years: 5,
            orders: Orders::Sealed,
            factions: Vec::new(),
            peoples: Peoples::default(),
            build_pace: BuildPace::default(),
            horse_spring_meat: HorseMeat::default(),
            seed_returns: true,
            unit_limit: UnitLimit::default(),
            prestige_move: PrestigeMove::default(),
            empty_settlement: EmptySettlement::default(),
            plunder_pp: PlunderPp::default(),
            grain_vp: GrainVp::default(),
            danube_literal: false,
            short_dominance: true,
        }
    }
}

impl engine::Setup for Setup {
    fn with_seats(n_seats: usize) -> Self {
        Self { seats: n_seats as u8, ..Self::default() }
    }

    fn n_seats(&self) -> usize {
        usize::from(self.seats)
    }
}

impl Setup {
    pub fn new(seats: u8, map: MapId, mode: Mode, years: u8) -> Self {
        Self { seats, map, mode, years, ..Self::default() }
    }

    pub fn options(&self) -> Options {
        Options {
            map: self.map,
            mode: self.mode,
            years: self.years,
            orders: self.orders,
            build_pace: self.build_pace,
            horse_spring_meat: self.horse_spring_meat,
            seed_returns: self.seed_returns,
            unit_limit: self.unit_limit,
            prestige_move: self.prestige_move,
            empty_settlement: self.empty_settlement,
            plunder_pp: self.plunder_pp,
            grain_vp: self.grain_vp,
            danube_literal: self.danube_literal,
            short_dominance: self.short_dominance,
        }
    }

    /// Refuses what no table can play.
    pub fn check(&self) -> Result<(), BadSetup> {
        let refuse = |words: &str| Err(BadSetup(words.to_owned()));
        if !(2..=4).contains(&self.seats) {
            return refuse("Scharz is for 2 to 4 seats");
        }
        if !(2..=5).contains(&self.years) {
            return refuse("a match lasts 2 to 5 years");
        }
        if !self.factions.is_empty() {
            return self.check_factions();
        }
        Ok(())
    }

    fn check_factions(&self) -> Result<(), BadSetup> {
        let refuse = |words: String| Err(BadSetup(words));
        if self.mode != Mode::Extended {
            return refuse("only Extended has factions".to_owned());
        }
        if self.factions.len() != usize::from(self.seats) {
            return refuse(format!("{} factions for {} seats", self.factions.len(), self.seats));
        }
        for &faction in &self.factions {
            let taken = self.factions.iter().filter(|&&other| other == faction).count();
            if faction.map() != self.map || taken > usize::from(faction.max_players()) {
                return refuse(format!("{faction:?} cannot be played so on this map"));
            }
        }
        let romes = [Faction::HunsConstantinople, Faction::HunsRomans];
        if self.seats == 2 && romes.iter().all(|rome| self.factions.contains(rome)) {
            return refuse("two players cannot be lord and vassal from the start".to_owned());
        }
        Ok(())
    }

    /// The peoples by seat, as far as they are fixed from the start.
    pub fn fixed_factions(&self) -> &[Faction] {
        let is_dealt = self.mode == Mode::Extended && self.peoples == Peoples::Recommended;
        match self.factions.as_slice() {
            [] if is_dealt => Faction::recommended(self.map, self.seats),
            given => given,
        }
    }

    /// Every map, mode and seat count at two years, and every option turned: what tests walk through.
    pub fn every() -> Vec<Setup> {
        let mut setups = Vec::new();
        for map in MapId::ALL {
            for mode in Mode::ALL {
                setups.extend((2..=4).map(|seats| Setup::new(seats, map, mode, 2)));
            }
        }
        for (index, map) in MapId::ALL.into_iter().enumerate() {
            setups.push(Setup::turned(2 + (index % 3) as u8, map, Mode::ALL[(index + 3) % 4]));
        }
        setups
    }

    /// Every option with its other value.
    pub fn turned(seats: u8, map: MapId, mode: Mode) -> Setup {
        Setup {
            orders: Orders::Sequential,
            build_pace: BuildPace::MaxDouble,
            horse_spring_meat: HorseMeat::Three,
            seed_returns: false,
            unit_limit: UnitLimit::Cubes,
            prestige_move: PrestigeMove::Each,
            empty_settlement: EmptySettlement::WalkIn,
            plunder_pp: PlunderPp::RivalOnly,
            grain_vp: GrainVp::PerGrain,
            danube_literal: true,
            short_dominance: false,
            peoples: Peoples::Recommended,
            ..Setup::new(seats, map, mode, 2)
        }
    }
}

/// The options as the lobby offers them.
pub const OPTIONS: &[OptionInfo] = &[
    one_of("map", &["italia", "britannia", "huns", "orient", "taifas", "vikings"]),
    one_of("mode", &["basic", "quick", "original", "extended"]),
    option("years", Choices::Number { min: 2, max: 5, default: 5 }),
    one_of("orders", &["sealed", "sequential"]),
    one_of("peoples", &["chosen", "recommended"]),
    one_of("build_pace", &["multiples", "max_double"]),
    one_of("horse_spring_meat", &["none", "3"]),
    option("seed_returns", Choices::Flag { default: true }),
    one_of("unit_limit", &["units", "cubes"]),
    one_of("prestige_move", &["all", "each"]),
    one_of("empty_settlement", &["sdl", "walk_in"]),
    one_of("plunder_pp", &["any_opponent", "rival_only"]),
    one_of("grain_vp", &["per_crop", "per_grain"]),
    option("danube_literal", Choices::Flag { default: false }),
    option("short_dominance", Choices::Flag { default: true }),
];

const fn one_of(key: &'static str, values: &'static [&'static str]) -> OptionInfo {
    option(key, Choices::OneOf { values })
}

const fn option(key: &'static str, choices: Choices) -> OptionInfo {
    OptionInfo { key, choices, seats: (2, 4) }
}
