//! Numbers of the game (chapter 3). Values that no source gives are marked "designed" and live only here.

mod factions;
pub(crate) mod maps;

use crate::ids::{Building, Commander, Herd, Kind, Level, Mood, Season, Winter};
use maps::{Climate, Colour};

/// Standard units of one player (3.2).
pub const UNIT_LIMIT: usize = 20;
/// Building tiles of one player (3.2).
pub const TILE_LIMIT: usize = 15;
/// All units a player can have at once, mercenaries, elephants and corsairs included. Designed: a bound of the state.
pub const SLOTS: usize = 48;
/// Prestige is capped here. Designed.
pub const PP_CAP: i16 = 120;
/// Combat rounds of a battle or assault. Designed.
pub const COMBAT_ROUNDS: u8 = 10;
/// Clicks of one seat in one simultaneous step (5.10: 60 trade actions). Designed.
pub const DRAFT_CLICKS: usize = 60;
/// Units that may leave or arrive by transfer, per port and sub-phase. Designed.
pub const TRANSFER_LIMIT: u8 = 4;
pub const MAX_PROPOSALS: usize = 3;

/// Faces of a die that are swords: rolled number at most this (3.1). Designed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Dye {
    White,
    Blue,
    Red,
    /// Sword and blank swapped.
    Reversed,
}

impl Dye {
    pub const fn is_sword(self, rolled: u32) -> bool {
        match self {
            Dye::White => rolled <= 2,
            Dye::Blue => rolled <= 3,
            Dye::Red => rolled <= 4,
            Dye::Reversed => rolled >= 3,
        }
    }

    /// In how many of 6^6 cases a die stays blank that is rolled again so often, five times at most.
    pub fn blanks(self, rerolls: u8) -> u32 {
        let faces = (1..=6).filter(|&rolled| !self.is_sword(rolled)).count() as u32;
        let tries = 1 + u32::from(rerolls.min(5));
        faces.pow(tries) * 6u32.pow(6 - tries)
    }
}

/// Whether starred values count (3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Open,
    Difficult,
}

/// Attack dice of one unit (3.5).
pub const fn dice(kind: Kind, ground: Ground) -> (u8, Dye) {
    match (kind, ground) {
        (Kind::LightInfantry, Ground::Open) => (1, Dye::White),
        (Kind::LightInfantry, Ground::Difficult) => (1, Dye::Reversed),
        (Kind::HeavyInfantry | Kind::Cavalry, Ground::Open) => (1, Dye::Red),
        (Kind::HeavyInfantry | Kind::Cavalry, Ground::Difficult) => (1, Dye::Blue),
        (Kind::SiegeEngine, _) => (0, Dye::White),
        (Kind::Transport, _) => (1, Dye::White),
        (Kind::Warship | Kind::Mercenary, _) => (1, Dye::Blue),
        (Kind::Elephant, Ground::Open) => (2, Dye::Red),
        (Kind::Elephant, Ground::Difficult) => (0, Dye::Red),
        (Kind::Corsair, _) => (4, Dye::White),
    }
}

/// Lives, the extra one of veterans and elites included (3.5, 3.6).
pub const fn lives(kind: Kind, level: Level, ground: Ground) -> u8 {
    let base = match (kind, ground) {
        (Kind::HeavyInfantry | Kind::Cavalry, Ground::Open) => 2,
        (Kind::Warship | Kind::Mercenary, _) => 2,
        (Kind::Elephant, Ground::Open) | (Kind::Corsair, _) => 3,
        (Kind::Elephant, Ground::Difficult) => 2,
        _ => 1,
    };
    base + matches!(level, Level::Veteran | Level::Elite) as u8
}

/// Lines of a battle in the order in which they die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Line {
    Front,
    Standard,
    Rear,
}

/// The line of a unit that is not on a building site (3.5, 3.6).
pub const fn line(kind: Kind, level: Level) -> Line {
    match (kind, level) {
        (Kind::SiegeEngine | Kind::Transport, _) => Line::Rear,
        (_, Level::Recruit) => Line::Front,
        (_, Level::Standard) => Line::Standard,
        _ => Line::Rear,
    }
}

/// Free re-rolls by level (3.6).
pub const fn free_rerolls(level: Level) -> u8 {
    match level {
        Level::Recruit | Level::Standard => 0,
        Level::Experienced | Level::Veteran => 1,
        Level::Elite => 2,
    }
}

/// Shields that one engine takes off (3.6).
pub const fn engine_value(level: Level) -> u8 {
    3 + level as u8
}

/// Gold for an upgrade from light infantry, or the plain price of what is bought (3.5).
pub const fn unit_cost(kind: Kind) -> i16 {
    match kind {
        Kind::LightInfantry | Kind::SiegeEngine | Kind::Transport => 2,
        Kind::HeavyInfantry | Kind::Cavalry => 3,
        Kind::Warship | Kind::Mercenary => 4,
        Kind::Elephant => 6,
        Kind::Corsair => 10,
    }
}

pub const RECRUIT_COST: i16 = 1;
/// For each level above standard of a mercenary or elephant.
pub const LEVEL_COST: i16 = 2;
pub const TRAINING_COST: i16 = 2;
pub const CORSAIR_PP: i16 = 16;
/// For another roll of a brown die (3.11).
pub const REROLL_PP: i16 = 4;
/// Mercenaries of some factions: so much gold and prestige.
pub const MERCENARY_PP: (i16, i16) = (1, 10);

/// From the cheapest to the dearest: what is proposed as a victim. Designed.
pub const BY_WORTH: [Kind; 9] = [
    Kind::LightInfantry,
    Kind::SiegeEngine,
    Kind::Transport,
    Kind::HeavyInfantry,
    Kind::Cavalry,
    Kind::Mercenary,
    Kind::Warship,
    Kind::Elephant,
    Kind::Corsair,
];

/// The rank of a unit from the cheapest to the dearest, a higher level dearer.
pub fn worth(kind: Kind, level: Level) -> u8 {
    let rank = BY_WORTH.iter().position(|&known| known == kind).unwrap_or(0);
    (rank * Level::ALL.len()) as u8 + level as u8
}

/// Prestige for destroying a unit; also its weight in the yearly tally (3.11).
pub const fn unit_pp(kind: Kind) -> i16 {
    if matches!(kind, Kind::LightInfantry) { 2 } else { 4 }
}

/// Places a unit takes aboard (3.5); 0: cannot be carried.
pub const fn ship_size(kind: Kind) -> u8 {
    match kind {
        Kind::LightInfantry | Kind::HeavyInfantry | Kind::Mercenary => 1,
        Kind::Cavalry => 2,
        Kind::Elephant => 3,
        _ => 0,
    }
}

/// Places a unit takes in a settlement; 0: cannot withdraw.
pub const fn storage_size(kind: Kind) -> u8 {
    match kind {
        Kind::Cavalry => 2,
        Kind::Elephant | Kind::Corsair => 0,
        _ => 1,
    }
}

pub const SHIP_ROOM: u8 = 3;

/// Rations and extra grain in winter (3.10).
pub const fn food(kind: Kind) -> (u16, u16) {
    match kind {
        Kind::Cavalry => (1, 1),
        Kind::Elephant => (1, 2),
        Kind::Corsair => (0, 0),
        _ => (1, 0),
    }
}

/// Price and minimum builders (3.7).
pub const fn building(building: Building) -> (i16, u8) {
    match building {
        Building::BuildVillage => (3, 2),
        Building::BuildCity => (5, 4),
        Building::BuildDock => (2, 1),
        Building::BuildPort => (4, 2),
        Building::BuildFort => (2, 1),
    }
}

pub const MAX_BUILDERS: u8 = 4;
pub const MAX_HURRIES: u8 = 2;
pub const CLEANING_COST: i16 = 3;

/// Yield of one sown grain by colour; `None` cannot be sown (3.9).
pub const fn colour_yield(colour: Colour) -> Option<u8> {
    match colour {
        Colour::Yellow => Some(3),
        Colour::Green => Some(2),
        Colour::Brown | Colour::Turquoise => Some(1),
        Colour::Grey => None,
    }
}

/// Agrarian points of a herd (3.10).
pub const fn herd_ap(herd: Herd) -> i16 {
    match herd {
        Herd::Sheep => 2,
        Herd::Pigs | Herd::Horses => 4,
        Herd::Cattle => 6,
    }
}

/// Buying and selling price in a port (3.10). The buying price of horses is designed.
pub const fn herd_price(herd: Herd) -> (i16, i16) {
    match herd {
        Herd::Sheep => (5, 3),
        Herd::Pigs | Herd::Horses => (7, 5),
        Herd::Cattle => (9, 7),
    }
}

/// Meat of a slaughtered herd (3.10); horses in spring and summer by option (R8).
pub const fn meat(herd: Herd, season: Season) -> Option<u8> {
    let is_late = matches!(season, Season::Autumn | Season::Winter);
    match (herd, is_late) {
        (Herd::Sheep, false) => Some(2),
        (Herd::Sheep, true) | (Herd::Pigs, false) => Some(3),
        (Herd::Pigs | Herd::Horses, true) => Some(5),
        (Herd::Cattle, false) => Some(4),
        (Herd::Cattle, true) => Some(7),
        (Herd::Horses, false) => None,
    }
}
pub const HORSE_SPRING_MEAT: u8 = 3;

/// Purchase and yearly wage of a commander level (3.11).
pub const fn commander(level: Commander) -> (i16, i16) {
    let rank = level as i16;
    (2 * rank, rank)
}

/// Start pieces (4).
pub struct Start {
    pub gold: i16,
    pub pp: i16,
    pub infantry: u8,
    pub grain: u8,
    pub sheep: u8,
    pub pigs: u8,
    /// More light infantry and gold without a coast.
    pub inland: (u8, i16),
}
pub const START: Start = Start { gold: 5, pp: 7, infantry: 5, grain: 10, sheep: 2, pigs: 1, inland: (2, 2) };

/// Prestige below this rises to it at New Year.
pub const NEW_YEAR_PP: i16 = 7;

/// Least gold of tribute, ransom and aid. Designed.
pub const LEAST_TRIBUTE: i16 = 2;
pub const LEAST_RANSOM: i16 = 4;
pub const LEAST_AID: i16 = 3;
/// More is not offered. Designed: it keeps the list short.
pub const MOST_OFFERED: i16 = 60;

/// The effect of summer weather on the yield of a sown field (3.11). Ranges are designed.
pub const fn summer_weather(climate: Climate, rolled: u32) -> i8 {
    match (climate, rolled) {
        (Climate::Cold, 1..=2) | (Climate::Temperate | Climate::Subtropical, 1) => -1,
        (_, 6) | (Climate::Subtropical, 5) => 1,
        _ => 0,
    }
}

/// Winter weather of a climate zone (3.11). Ranges are designed.
pub const fn winter_weather(climate: Climate, rolled: u32) -> Winter {
    match (climate, rolled) {
        (Climate::Cold, 1) | (Climate::Temperate, 1..=2) | (Climate::Subtropical, 1..=3) => Winter::Good,
        (Climate::Cold, 4..=6) | (Climate::Temperate, 5..=6) | (Climate::Subtropical, 6) => Winter::Bad,
        _ => Winter::Normal,
    }
}

/// Storms lie on all seas from this roll on. Designed.
pub const STORM_FROM: u32 = 4;
/// A black river section freezes from this roll on (3.13).
pub const FROZEN_FROM: u32 = 5;

/// A ship at sea is lost from this roll on; 7: never (3.11). Ranges are designed.
pub const fn wreck_from(season: Season, is_rough: bool, is_stormy: bool) -> u32 {
    match (season, is_rough, is_stormy) {
        (Season::Spring | Season::Summer, ..) | (Season::Autumn, false, _) => 7,
        (Season::Autumn, true, _) | (Season::Winter, false, false) => 6,
        (Season::Winter, true, false) | (Season::Winter, false, true) => 5,
        (Season::Winter, true, true) => 4,
    }
}

/// How often per group of units bonuses are given, by morale (3.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Morale {
    pub shield_per: u8,
    pub rival_sword_per: u8,
    /// 0: none.
    pub sword_per: u8,
    /// One sword less for each started group of so many units; 0: none.
    pub loss_per: u8,
}

pub const fn morale(pp: i16) -> Morale {
    match pp {
        ..=9 => Morale { shield_per: 5, rival_sword_per: 4, sword_per: 0, loss_per: 5 },
        10..=29 => Morale { shield_per: 5, rival_sword_per: 4, sword_per: 0, loss_per: 0 },
        30..=49 => Morale { shield_per: 4, rival_sword_per: 4, sword_per: 0, loss_per: 0 },
        50..=69 => Morale { shield_per: 4, rival_sword_per: 3, sword_per: 4, loss_per: 0 },
        _ => Morale { shield_per: 3, rival_sword_per: 3, sword_per: 4, loss_per: 0 },
    }
}

/// The name of the row of the table.
pub const fn mood(pp: i16) -> Mood {
    match pp {
        ..=9 => Mood::MoraleVeryLow,
        10..=29 => Mood::MoraleLow,
        30..=49 => Mood::MoraleAverage,
        50..=69 => Mood::MoraleHigh,
        _ => Mood::MoraleVeryHigh,
    }
}

/// The plain number bonuses of the other modes (5.7).
pub const PLAIN_MORALE: Morale = Morale { shield_per: 5, rival_sword_per: 4, sword_per: 0, loss_per: 0 };

/// Victory points at New Year for the prestige value of units destroyed or lost (3.11).
pub const fn yearly_vp(tally: i16) -> i16 {
    let tens = tally / 10;
    if tens > 3 { 3 } else { tens }
}

/// Thresholds and their change per agreement (6.1).
pub const DOMINANCE: (i16, i16) = (10, 2);
/// In games of two or three years. Designed.
pub const SHORT_DOMINANCE: i16 = 7;
pub const GOALS: [(i16, i16); 5] = [(14, 2), (9, 1), (40, 5), (2, 0), (70, 10)];
/// Victory points that lower the goals once more.
pub const GOALS_EASED_AT_VP: i16 = 5;
