//! Seat count, map, mode and the named options (4, 7, 9).

use engine::BadSetup;
use engine::options::Choice;

use crate::data::maps::MapId;
use crate::ids::{Faction, Mode, Orders};

engine::options! {
    /// How a match is set up. Missing keys take their defaults.
    export_to "scharz/", flat Options;
    seats 2, 2..=4;
    map: MapId [];
    mode: Mode [];
    years: u8 (5, 2..=5);
    orders: Orders [];
    [beside
        /// Extended: the factions by seat; empty: as `peoples` says.
        factions: Vec<Faction>]
    /// Extended: whether peoples are chosen at the table (4, step 2b), or dealt out by seat as recommended (3.13).
    peoples: Peoples { Chosen = "chosen", Recommended = "recommended" };
    /// Whether a big crew builds more than half a building per round (R6).
    build_pace: BuildPace { Multiples = "multiples", MaxDouble = "max_double" };
    /// Meat of a horse herd in spring and summer (R8).
    horse_spring_meat: HorseMeat { None = "none", Three = "3" };
    /// Whether the seed comes back at harvest (R9).
    seed_returns: bool (true);
    /// What the limit of 20 counts (R10).
    unit_limit: UnitLimit { Units = "units", Cubes = "cubes" };
    /// Whether 14 prestige points move all units or one (R11).
    prestige_move: PrestigeMove { All = "all", Each = "each" };
    /// Whether an empty settlement defends itself (R16).
    empty_settlement: EmptySettlement { Sdl = "sdl", WalkIn = "walk_in" };
    /// Whose settlement makes plundering honourable (R17).
    plunder_pp: PlunderPp { AnyOpponent = "any_opponent", RivalOnly = "rival_only" };
    /// What stolen grain is worth (R18).
    grain_vp: GrainVp { PerCrop = "per_crop", PerGrain = "per_grain" };
    /// Whether the banks of the Danube are those of the player aid (R20).
    danube_literal: bool (false);
    /// Dominance at 7 victory points in games of two or three years (7).
    short_dominance: bool (true);
}

/// An option whose values have a home elsewhere; the lobby offers them in this order, the first is the default.
macro_rules! choice {
    ($name:ident { $first:ident = $text:literal, $($other:ident = $other_text:literal),* }) => {
        impl Default for $name {
            fn default() -> Self {
                $name::$first
            }
        }

        impl Choice for $name {
            const ALL: &'static [Self] = &[$name::$first, $($name::$other),*];
            const TEXTS: &'static [&'static str] = &[$text, $($other_text),*];
        }
    };
}

choice! {
    MapId {
        Italia = "italia",
        Britannia = "britannia",
        Huns = "huns",
        Orient = "orient",
        Taifas = "taifas",
        Vikings = "vikings"
    }
}
choice! {
    Mode { Basic = "basic", Quick = "quick", Original = "original", Extended = "extended" }
}
choice! {
    Orders { Sealed = "sealed", Sequential = "sequential" }
}

impl Setup {
    pub fn new(seats: u8, map: MapId, mode: Mode, years: u8) -> Self {
        Self { seats, map, mode, years, ..Self::default() }
    }

    /// Refuses what no table can play.
    pub fn check(&self) -> Result<(), BadSetup> {
        self.check_ranges()?;
        if self.factions.is_empty() { Ok(()) } else { self.check_factions() }
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
    pub fn every_board() -> Vec<Setup> {
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
        Setup { map, mode, years: 2, ..Setup::all_turned(seats) }
    }
}
