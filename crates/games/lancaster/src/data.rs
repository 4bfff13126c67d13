//! All numbers of the game (chapter 3). Values no source gives are marked "designed" and are changed here only.

use enumset::EnumSet;

use crate::ids::{County, Favour, Law, Space};
use crate::realm::knights::{ConflictCards, Counts, Knights, Strength};
use crate::setup::LawStacks;

pub const ROUNDS: u8 = 5;

/// Gold, squires and voting markers in the box, each; they bind only under `supply: strict` (R2).
pub const TOKENS_IN_BOX: u8 = 37;

/// One colour's knights: three of strength 1, two of 2, one of 3 and one of 4.
pub const KNIGHTS: Knights = Counts([3, 2, 1, 1]);

pub const START_COURT: Knights = Counts([1, 1, 0, 0]);
/// An ally starts with a single knight at court (4.2).
pub const START_ALLY_COURT: Knights = Counts([0, 1, 0, 0]);
/// An ally's castle has these two spaces only, free of cost and never extended (4.2).
pub const ALLY_CASTLE: [Space; 2] = [Space::Recruit, Space::Upgrade];
/// Voting markers come on top, as many as the table agreed on (R3).
pub const START: Tokens = Tokens { gold: 2, squires: 2, votes: 0 };

/// Price for taking noble and reward of a county (5.6).
pub const BOTH_GOLD: u8 = 3;
pub const RANSOM_GOLD_PER_STRENGTH: u8 = 1;

/// Gold, squires and voting markers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tokens {
    pub gold: u8,
    pub squires: u8,
    pub votes: u8,
}

impl Tokens {
    pub const NONE: Tokens = Tokens { gold: 0, squires: 0, votes: 0 };

    const fn new(gold: u8, squires: u8, votes: u8) -> Self {
        Self { gold, squires, votes }
    }

    #[must_use]
    pub fn times(self, n: u8) -> Self {
        let times = |each: u8| each.saturating_mul(n);
        Self { gold: times(self.gold), squires: times(self.squires), votes: times(self.votes) }
    }
}

/// A county: the least strength its knight must have alone, and its reward besides the noble.
#[derive(Clone, Copy, Debug)]
pub struct CountyData {
    pub letter: char,
    pub minimum: u8,
    pub reward: CountyReward,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountyReward {
    Extension,
    Upgrade { votes: u8 },
    Recruit { votes: u8 },
    Points(u8),
    Crossing,
    Resources(Tokens),
}

const COUNTIES: [CountyData; 9] = [
    // Designed: minimum 2.
    CountyData { letter: 'A', minimum: 2, reward: CountyReward::Extension },
    CountyData { letter: 'B', minimum: 1, reward: CountyReward::Upgrade { votes: 0 } },
    // Designed: minimum 3.
    CountyData { letter: 'C', minimum: 3, reward: CountyReward::Recruit { votes: 2 } },
    CountyData { letter: 'D', minimum: 3, reward: CountyReward::Upgrade { votes: 2 } },
    // Designed: minimum 2.
    CountyData { letter: 'E', minimum: 2, reward: CountyReward::Extension },
    // Designed: all of Suffolk, its name included.
    CountyData { letter: 'F', minimum: 1, reward: CountyReward::Recruit { votes: 0 } },
    // Designed: 6 points.
    CountyData { letter: 'G', minimum: 4, reward: CountyReward::Points(6) },
    // Designed: minimum 2.
    CountyData { letter: 'H', minimum: 2, reward: CountyReward::Crossing },
    // Designed: minimum 1.
    CountyData { letter: 'I', minimum: 1, reward: CountyReward::Resources(Tokens::new(2, 2, 0)) },
];

/// Whoever holds it also names the start player (5.6).
pub const NAMES_START_PLAYER: County = County::Surrey;

pub const fn county(county: County) -> &'static CountyData {
    &COUNTIES[county as usize]
}

/// What a castle space gives each time it is scored (3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpaceReward {
    Gain(Tokens),
    /// May pay so many squires to recruit.
    Recruit {
        squires: u8,
    },
    /// May pay so many squires to upgrade.
    Upgrade {
        squires: u8,
    },
}

pub const fn space(space: Space) -> SpaceReward {
    match space {
        // Designed: the amount.
        Space::Gold => SpaceReward::Gain(Tokens::new(2, 0, 0)),
        Space::Squires => SpaceReward::Gain(Tokens::new(0, 2, 0)),
        // Designed: the whole space.
        Space::Mixed => SpaceReward::Gain(Tokens::new(1, 1, 0)),
        // Designed: the amount.
        Space::Votes => SpaceReward::Gain(Tokens::new(0, 0, 2)),
        Space::Recruit => SpaceReward::Recruit { squires: 3 },
        Space::Upgrade => SpaceReward::Upgrade { squires: 2 },
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FavourReward {
    Upgrade,
    Noble,
    Gain(Tokens),
}

pub const fn favour(favour: Favour) -> FavourReward {
    match favour {
        Favour::Upgrade => FavourReward::Upgrade,
        Favour::Noble => FavourReward::Noble,
        // Designed: the amounts of these four.
        Favour::Gold => FavourReward::Gain(Tokens::new(2, 0, 0)),
        Favour::Squires => FavourReward::Gain(Tokens::new(0, 2, 0)),
        Favour::Mixed1 | Favour::Mixed2 => FavourReward::Gain(Tokens::new(1, 1, 0)),
    }
}

/// The table of three plays without the upgrade (3.4).
pub const fn favour_is_in_play(favour: Favour, seats: u8) -> bool {
    !(seats == 3 && matches!(favour, Favour::Upgrade))
}

pub fn favours_in_play(seats: u8) -> EnumSet<Favour> {
    EnumSet::all().iter().filter(|&favour| favour_is_in_play(favour, seats)).collect()
}

/// Strength of France, copies, points of the three ranks. Designed: all points but those of 5, and the copies of 4
/// and 5.
const CONFLICTS: [(u8, u8, [u8; 3]); 9] = [
    (2, 1, [2, 1, 1]),
    (3, 2, [3, 1, 1]),
    (4, 2, [3, 2, 1]),
    (5, 2, [4, 2, 1]),
    (6, 1, [5, 3, 1]),
    (7, 1, [6, 3, 2]),
    (8, 1, [7, 4, 2]),
    (9, 1, [8, 4, 3]),
    (10, 1, [9, 5, 3]),
];

/// What a conflict pays to ranks 1 to 3 when England wins.
pub const fn conflict_points(strength: u8) -> [u8; 3] {
    CONFLICTS[strength as usize - 2].2
}

/// The conflict cards of a match: all but the two that its table leaves out (3.5, R5).
pub fn conflict_deck(seats: u8) -> ConflictCards {
    let removed: [u8; 2] = match seats {
        3 => [9, 10],
        5 => [2, 3],
        _ => [2, 10],
    };
    let mut deck = Counts(CONFLICTS.map(|(_, copies, _)| copies));
    for strength in removed {
        deck.0[usize::from(strength) - 2] -= 1;
    }
    deck
}

/// Tiles of its noble in each county (3.8).
pub const fn nobles_per_county(seats: u8) -> u8 {
    match seats {
        2 | 3 => 2,
        4 => 3,
        _ => 4,
    }
}

/// Which stack a law belongs to: the number on its back (R7). Designed: the split of L04 to L15.
pub const fn law_stack(law: Law, stacks: LawStacks) -> u8 {
    let n = law as u8;
    match stacks {
        LawStacks::Even => (n + 1) / 4,
        LawStacks::FrontHeavy => match n {
            0..=2 => 0,
            3..=8 => 1,
            9..=11 => 2,
            12..=14 => 3,
            _ => 4,
        },
    }
}

/// A law: how often a seat fulfils it, and what it gives each time (3.6).
#[derive(Clone, Copy, Debug)]
pub struct LawData {
    pub condition: Condition,
    pub reward: LawReward,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    MostGold,
    MostSquires,
    /// For every so many counties held.
    Counties(u8),
    /// For every so many conflicts with an own knight, both rows (R25).
    Conflicts(u8),
    Extensions(u8),
    Nobles(u8),
    /// For every deployed knight of this strength.
    Deployed(Strength),
    NoneDeployed(Strength),
    /// All three knights of strength 1 deployed, or as the option says (R9).
    YoungGuard,
    /// Knights of all four strengths deployed.
    EveryStrength,
    /// As often as the seat pays this.
    Pay(Tokens),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LawReward {
    Points(u8),
    Gain(Tokens),
    Recruit,
    Extension,
    /// One knight in service may be upgraded.
    UpgradeInService,
    /// One deployed knight may be upgraded.
    UpgradeDeployed,
    /// The deployed knight of strength 3 may be swapped for the 4.
    UpgradeBanneret,
}

pub const fn law(law: Law) -> LawData {
    use Condition as C;
    use LawReward as R;
    let (condition, reward) = match law {
        Law::L01 => (C::MostGold, R::UpgradeDeployed),
        Law::L02 => (C::MostSquires, R::Recruit),
        Law::L03 => (C::Counties(2), R::Points(3)),
        Law::L04 => (C::Pay(Tokens::new(1, 0, 0)), R::Gain(Tokens::new(0, 0, 1))),
        Law::L05 => (C::Pay(Tokens::new(1, 1, 0)), R::Points(3)),
        Law::L06 => (C::Conflicts(2), R::Extension),
        Law::L07 => (C::Deployed(Strength::Two), R::Gain(Tokens::new(0, 1, 0))),
        Law::L08 => (C::Conflicts(2), R::Gain(Tokens::new(1, 1, 1))),
        Law::L09 => (C::NoneDeployed(Strength::Two), R::UpgradeInService),
        Law::L10 => (C::Deployed(Strength::Three), R::UpgradeBanneret),
        Law::L11 => (C::Extensions(3), R::Points(5)),
        Law::L12 => (C::Conflicts(1), R::Points(3)),
        Law::L13 => (C::Counties(3), R::Points(8)),
        Law::L14 => (C::YoungGuard, R::Points(5)),
        Law::L15 => (C::Nobles(3), R::Recruit),
        Law::L16 => (C::Pay(Tokens::new(1, 0, 0)), R::Points(1)),
        Law::L17 => (C::Pay(Tokens::new(0, 1, 0)), R::Points(1)),
        Law::L18 => (C::EveryStrength, R::Points(6)),
    };
    LawData { condition, reward }
}

/// Points of first and second place in knighthood and in castle (chapter 6).
pub const FIRST_PLACE: u8 = 8;
pub const SECOND_PLACE: u8 = 4;
/// Two players: only first place pays, an unbroken tie this much each. Designed (R17).
pub const TWO_PLAYER_TIE: u8 = 4;

/// Points of n nobles at the end.
pub const NOBLE_POINTS: [u8; 10] = [0, 0, 1, 3, 6, 10, 15, 21, 28, 36];
