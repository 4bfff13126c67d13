//! The printed matter as tables: board, chart, decks, markers (chapter 3).
//!
//! Values marked "designed" are given by no surviving source; they live only here, so that a table with the printed
//! game in hand can correct them without touching the rules. The README tells how they were chosen.

use engine::Seat;

use crate::ids::{Attribute, Century, Country, Rank, Sector, TreacheryCard};

use Attribute::*;
use Country::*;
use Rank::*;

/// Declares the spaces: one row for each, sector by sector, the higher rank first.
macro_rules! spaces {
    ($($space:ident: $sector:ident $rank:ident,)*) => {
        /// One place for one noble of a fixed rank.
        #[derive(Debug, PartialOrd, Ord, Hash, enumset::EnumSetType, serde::Serialize, serde::Deserialize, ts_rs::TS)]
        #[enumset(repr = "u32", serialize_repr = "list")]
        #[serde(rename_all = "snake_case")]
        #[ts(export, export_to = "heads-of-state/")]
        pub enum Space { $($space,)* }

        impl Space {
            pub const ALL: &[Space] = &[$(Space::$space,)*];
        }

        const SPACES: [(Sector, Rank); Space::ALL.len()] = [$((Sector::$sector, Rank::$rank),)*];
    };
}

// 3.4: the pairings of Ireland and Burgundy exist in print, as do the King of England, the Kings and Princes of the
// other capitals but Castile's Prince, a Marquis, a Duke and a Baron in the German States. All the rest is designed.
spaces! {
    EnglandKing: England King,
    IrelandEarl: Ireland Earl,
    IrelandCount: Ireland Count,
    ScotlandMarquis: Scotland Marquis,
    ScotlandBaron: Scotland Baron,
    IleDeFranceKing: IleDeFrance King,
    IleDeFrancePrince: IleDeFrance Prince,
    AquitaineDuke: Aquitaine Duke,
    AquitaineMarquis: Aquitaine Marquis,
    BurgundyDuke: Burgundy Duke,
    BurgundyEarl: Burgundy Earl,
    ProvenceMarquis: Provence Marquis,
    ProvenceCount: Provence Count,
    BrittanyDuke: Brittany Duke,
    BrittanyBaron: Brittany Baron,
    BrandenburgKing: Brandenburg King,
    BrandenburgPrince: Brandenburg Prince,
    SaxonyMarquis: Saxony Marquis,
    SaxonyEarl: Saxony Earl,
    BavariaDuke: Bavaria Duke,
    BavariaCount: Bavaria Count,
    RhinelandEarl: Rhineland Earl,
    RhinelandBaron: Rhineland Baron,
    CastileKing: Castile King,
    CastilePrince: Castile Prince,
    AndalusiaDuke: Andalusia Duke,
    AndalusiaEarl: Andalusia Earl,
    GaliciaMarquis: Galicia Marquis,
    GaliciaCount: Galicia Count,
    CataloniaPrince: Catalonia Prince,
    CataloniaBaron: Catalonia Baron,
}

/// What is printed on a sector.
pub struct SectorData {
    pub country: Country,
    pub is_capital: bool,
    /// The number on the hexagon: value of the initial marker and tie-break.
    pub hexagon: u8,
}

const fn province(country: Country, hexagon: u8) -> SectorData {
    SectorData { country, is_capital: false, hexagon }
}

const fn capital(country: Country, hexagon: u8) -> SectorData {
    SectorData { country, is_capital: true, hexagon }
}

/// 3.4, in the order of [`Sector`]. The 7 of a sector with King and Prince is printed; every other number is
/// designed: the cards of the cheapest set in the sector and one more, 8 for England.
pub const SECTORS: [SectorData; 16] = [
    capital(GreatBritain, 8),
    province(GreatBritain, 3),
    province(GreatBritain, 2),
    capital(France, 7),
    province(France, 5),
    province(France, 4),
    province(France, 3),
    province(France, 2),
    capital(GermanStates, 7),
    province(GermanStates, 4),
    province(GermanStates, 3),
    province(GermanStates, 2),
    capital(Spain, 7),
    province(Spain, 4),
    province(Spain, 3),
    province(Spain, 2),
];

/// 3.3, in the order of [`Country`]: what the first and the second player present everywhere score.
/// Designed: Great Britain's 3, Spain's and the German States' pair.
pub const COUNTRY_MARKERS: [[u8; 2]; 4] = [[4, 3], [7, 6], [6, 5], [5, 4]];

/// 3.3: the pair of round-end markers, the same in all three rounds.
pub const ROUND_END_MARKERS: [[u8; 2]; 4] = [[8, 3], [10, 2], [6, 5], [7, 4]];

/// R12: the German second place as the worked example has it.
pub const GERMAN_SECOND_PLACE_OF_THE_EXAMPLE: u8 = 3;

/// House of Nobles markers (4, step 5).
pub const fn house_markers(n_seats: usize) -> &'static [u8] {
    if n_seats == 2 { &[16, 8] } else { &[16, 12, 8] }
}

/// 3.6: the set of each rank. Designed: Count, Marquis, Duke and Prince (their sizes are documented).
pub const CHART: [&[Attribute]; 7] = [
    &[Gold],
    &[Title, Duelling],
    &[Title, Troops, Castle],
    &[Gold, Title, Duelling, Education],
    &[Gold, Title, Troops, Castle, Bishop],
    &[Gold, Title, Troops, Education, Bishop, Palace],
    &[Gold, Title, Troops, Castle, Duelling, Education, Bishop, Palace],
];

/// 3.5: tokens of each rank that a player has. Designed: one for each space of the rank and a spare Baron.
pub const TOKENS: [u8; 7] = [5, 4, 5, 5, 5, 4, 4];

/// 3.5: noble cards of each rank.
pub const NOBLE_CARDS: u8 = 10;

/// 3.5: bonus for most noble cards of a rank.
pub const RANK_BONUS: [u8; 7] = [4, 6, 8, 10, 12, 14, 16];

/// 3.7: attribute cards of each kind without a number, then those added with the numbers 3, 4 and 5. Designed: all
/// counts.
pub const ATTRIBUTE_DECK: [[u8; 4]; 9] = [
    [9, 2, 2, 2], // Gold
    [9, 3, 2, 2], // Title
    [7, 2, 1, 2], // Troops
    [5, 2, 1, 2], // Castle
    [6, 1, 2, 1], // Duelling
    [5, 1, 2, 2], // Education
    [5, 1, 2, 2], // Bishop
    [4, 1, 2, 1], // Palace
    [5, 2, 1, 1], // Courtesan
];

/// 3.8: treachery cards of each kind. Designed: all counts but the six two-country cards together.
pub const TREACHERY_DECK: [u8; 11] = [7, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1];

/// Cards drawn in the first turn, by table size and by order of play (5.3).
pub const FIRST_TURN_DRAWS: [&[u8]; 6] = [&[], &[], &[2, 3], &[1, 2, 3], &[1, 1, 2, 3], &[1, 1, 2, 2, 3]];

pub const DISPLAY: usize = 6;
pub const TREACHERY_DISPLAY: usize = 2;
/// A sweep needs this many cards in the draw pile (5.3).
pub const SWEEP_NEEDS: u8 = 6;
pub const ATTRIBUTE_TURN_DRAWS: u8 = 3;
/// Hand limits at the end of a turn (5.10) and of a round (5.11): attribute and treachery cards.
pub const TURN_LIMITS: (u8, u8) = (10, 4);
pub const ROUND_LIMITS: (u8, u8) = (6, 2);
/// Cubes in the bag: the active player's and the target's (5.8).
pub const CUBES_FOR: u32 = 3;
pub const CUBES_AGAINST: u32 = 1;

impl Space {
    pub const fn sector(self) -> Sector {
        SPACES[self as usize].0
    }

    pub const fn rank(self) -> Rank {
        SPACES[self as usize].1
    }

    pub const fn country(self) -> Country {
        self.sector().country()
    }

    /// The space of this rank in a sector, if there is one.
    pub fn of(sector: Sector, rank: Rank) -> Option<Space> {
        sector.spaces().iter().find(|space| space.rank() == rank)
    }

    /// The space that an action names, which must exist.
    pub(crate) fn at(sector: Sector, rank: Rank) -> Space {
        Self::of(sector, rank).expect("a space of that rank")
    }
}

impl Sector {
    pub const fn country(self) -> Country {
        SECTORS[self as usize].country
    }

    pub const fn is_capital(self) -> bool {
        SECTORS[self as usize].is_capital
    }

    pub const fn hexagon(self) -> u8 {
        SECTORS[self as usize].hexagon
    }

    pub fn spaces(self) -> enumset::EnumSet<Space> {
        enumset::EnumSet::from_repr(SECTOR_SPACES[self as usize])
    }
}

impl Country {
    pub fn spaces(self) -> enumset::EnumSet<Space> {
        enumset::EnumSet::from_repr(COUNTRY_SPACES[self as usize])
    }

    /// Its sectors, from the highest hexagon number down.
    pub fn sectors(self) -> enumset::EnumSet<Sector> {
        enumset::EnumSet::from_repr(COUNTRY_SECTORS[self as usize])
    }

    pub const fn markers(self) -> [u8; 2] {
        COUNTRY_MARKERS[self as usize]
    }
}

impl Rank {
    /// The chart's set as a bit mask of [`Attribute`].
    pub const fn set_mask(self) -> u16 {
        SET_MASKS[self as usize]
    }

    pub const fn set(self) -> &'static [Attribute] {
        CHART[self as usize]
    }

    /// A Courtesan stands in no Baron's and no King's set (5.7).
    pub const fn takes_courtesan(self) -> bool {
        !matches!(self, Baron | King)
    }

    pub fn spaces(self) -> enumset::EnumSet<Space> {
        enumset::EnumSet::from_repr(RANK_SPACES[self as usize])
    }

    pub const fn bonus(self) -> u8 {
        RANK_BONUS[self as usize]
    }

    pub const fn tokens(self) -> u8 {
        TOKENS[self as usize]
    }
}

impl TreacheryCard {
    /// The countries whose symbol the card bears; none for the Assassin, who needs none.
    pub const fn countries(self) -> &'static [Country] {
        match self {
            TreacheryCard::Assassin => &[],
            TreacheryCard::Axeman => &[GreatBritain],
            TreacheryCard::Guillotine => &[France],
            TreacheryCard::Inquisition => &[Spain],
            TreacheryCard::Gallows => &[GermanStates],
            TreacheryCard::AxemanGuillotine => &[GreatBritain, France],
            TreacheryCard::AxemanInquisition => &[GreatBritain, Spain],
            TreacheryCard::AxemanGallows => &[GreatBritain, GermanStates],
            TreacheryCard::GuillotineInquisition => &[France, Spain],
            TreacheryCard::GuillotineGallows => &[France, GermanStates],
            TreacheryCard::InquisitionGallows => &[Spain, GermanStates],
        }
    }
}

/// How many attribute cards of a kind are in use at a table (3.7).
pub fn attribute_cards(attribute: Attribute, n_seats: usize) -> u8 {
    ATTRIBUTE_DECK[attribute as usize][..n_seats - 1].iter().sum()
}

/// The first-turn draws of the player who has the `turn`-th turn of the match, counted from 1.
pub fn first_turn_draws(n_seats: usize, turn: u16) -> Option<u8> {
    FIRST_TURN_DRAWS[n_seats].get(usize::from(turn) - 1).copied()
}

/// Treachery cards valid in a country, as a bit mask of [`TreacheryCard`].
pub const fn country_cards(country: Country) -> u16 {
    COUNTRY_CARDS[country as usize]
}

/// The order in which rounds follow each other.
pub const fn next_century(century: Century) -> Option<Century> {
    match century {
        Century::Year1589 => Some(Century::Year1689),
        Century::Year1689 => Some(Century::Year1789),
        Century::Year1789 => None,
    }
}

/// The seat whose cube a draw from the bag shows.
pub const fn cube_owner(draw: u32, attacker: Seat, owner: Seat) -> Seat {
    if draw < CUBES_FOR { attacker } else { owner }
}

const SET_MASKS: [u16; 7] = {
    let mut masks = [0; 7];
    let mut rank = 0;
    while rank < 7 {
        let mut card = 0;
        while card < CHART[rank].len() {
            masks[rank] |= 1 << CHART[rank][card] as u16;
            card += 1;
        }
        rank += 1;
    }
    masks
};

/// Bit masks of spaces, grouped by a number that each space has.
macro_rules! space_masks {
    ($n:expr, |$space:ident| $group:expr) => {{
        let mut masks = [0u32; $n];
        let mut index = 0;
        while index < SPACES.len() {
            let $space = Space::ALL[index];
            masks[$group as usize] |= 1 << index;
            index += 1;
        }
        masks
    }};
}

const RANK_SPACES: [u32; 7] = space_masks!(7, |space| space.rank());
const SECTOR_SPACES: [u32; 16] = space_masks!(16, |space| space.sector());
const COUNTRY_SPACES: [u32; 4] = space_masks!(4, |space| space.country());

const COUNTRY_SECTORS: [u16; 4] = {
    let mut masks = [0; 4];
    let mut sector = 0;
    while sector < SECTORS.len() {
        masks[SECTORS[sector].country as usize] |= 1 << sector;
        sector += 1;
    }
    masks
};

const COUNTRY_CARDS: [u16; 4] = {
    let mut masks = [0; 4];
    let mut card = 0;
    while card < TreacheryCard::ALL.len() {
        let countries = TreacheryCard::ALL[card].countries();
        let mut index = 0;
        while index < countries.len() {
            masks[countries[index] as usize] |= 1 << card;
            index += 1;
        }
        card += 1;
    }
    masks
};
