//! Names of the things on the table. Every id is a word of its own across all kinds, since texts are looked up by it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An enum of ids with snake case JSON names and the list of all its values.
macro_rules! ids {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
        #[serde(rename_all = "snake_case")]
        #[ts(export, export_to = "scharz/")]
        pub enum $name { $($(#[$variant_doc])* $variant),* }

        impl $name {
            pub const ALL: [$name; [$($name::$variant),*].len()] = [$($name::$variant),*];
        }
    };
}

ids! {
    /// Four modes of rising depth (3.4).
    Mode { Quick, Basic, Original, Extended }
}

ids! {
    Season { Spring, Summer, Autumn, Winter }
}

ids! {
    /// The unit types (3.5).
    Kind { LightInfantry, HeavyInfantry, Cavalry, SiegeEngine, Transport, Warship, Mercenary, Elephant, Corsair }
}

ids! {
    /// Experience (3.6).
    Level { Recruit, Standard, Experienced, Veteran, Elite }
}

ids! {
    /// Where on its space a unit is.
    Post {
        /// On the field, at sea or in a river section.
        Open,
        /// Working on the building site.
        OnSite,
        /// Withdrawn into the settlement.
        Inside,
        /// A ship in its shipyard.
        InYard,
        /// A land unit on a ship.
        Aboard,
    }
}

ids! {
    Settlement { Wilderness, Village, City }
}

ids! {
    Yard { NoYard, Dock, Port }
}

ids! {
    /// What can be built (3.7).
    Building { BuildVillage, BuildCity, BuildDock, BuildPort, BuildFort }
}

ids! {
    Herd { Sheep, Pigs, Cattle, Horses }
}

ids! {
    /// What can be sold (3.10).
    Good { Grain, Fish }
}

ids! {
    /// What is eaten in winter (3.10), in the order that is proposed (5.14).
    Food { Fish, Meat, Grain }
}

ids! {
    /// Kinds of agreements (5.10).
    PactKind { Truce, Peace, Vassalage }
}

ids! {
    /// What can be proposed: an agreement, or aid.
    Proposal { Tribute, Ransom, Vassalhood, Aid }
}

ids! {
    /// Who gives the gold, becomes the vassal, or gives aid.
    Giver { Proposer, Partner }
}

ids! {
    /// Whose gold goes with an agreement: the inferior's, or in a vassalage also the lord's (5.10).
    Payer { Inferior, Superior }
}

ids! {
    /// Whether a ship carries anybody.
    Load { Empty, Laden }
}

ids! {
    /// Commander levels (3.11).
    Commander { NoCommander, Poor, Average, Better, Brilliant }
}

ids! {
    /// Ways to win (6.1, 6.2).
    Way { Sovereignty, Dominance, Power, Importance, LastStanding }
}

ids! {
    /// Minor goals of Power (6.1).
    Goal { GoalFields, GoalSettlements, GoalAgrarian, GoalCities, GoalPrestige }
}

ids! {
    /// Morale (3.11).
    Mood { MoraleVeryLow, MoraleLow, MoraleAverage, MoraleHigh, MoraleVeryHigh }
}

ids! {
    /// Lines of the count of Importance (6.2).
    Part { FromVictoryPoints, FromAgreements, FromAid, FromFields, FromSettlements, FromAgriculture, FromPrestige }
}

ids! {
    /// Lines of a battle in the order in which they die (3.6).
    Rank { FrontLine, StandardLine, RearLine }
}

ids! {
    /// What own clicks may bring upon their own realm.
    Trouble {
        /// A settlement is left without units although enemies are near.
        LeftEmpty,
        /// Units lose their connection.
        CutOff,
        /// The stores do not feed the realm in winter.
        Hungry,
        /// The wages of this round cannot be paid.
        Unpaid,
    }
}

ids! {
    /// Sizes of the autumn feast (5.13).
    Feast { Small, Double, Triple }
}

ids! {
    /// What happens to foreign crops and herds on a plundered field (5.8).
    Loot { Steal, Destroy }
}

ids! {
    /// What becomes of a fallen city or port (5.8).
    Fate { Raze, Keep }
}

ids! {
    /// Winter weather of a zone (3.11).
    Winter { Good, Normal, Bad }
}

ids! {
    Orders { Sealed, Sequential }
}

ids! {
    /// What the first placement sets up (4).
    Opening { VillageStart, CityStart }
}

ids! {
    /// The peoples of all maps (3.13), each map's in the order of its file.
    Faction {
        BritanniaScots, BritanniaIslanders, BritanniaPicts, BritanniaRomans, BritanniaGermans, BritanniaCelts,
        HunsConstantinople, HunsRomans, HunsBosporus, HunsHuns, HunsAlans, HunsVisigoths, HunsOstrogoths, HunsSlavs,
        ItaliaEtruscans, ItaliaCarthaginians, ItaliaGreeks, ItaliaIllyrians, ItaliaCelts, ItaliaRomans,
        OrientEgypt, OrientCanaan, OrientQatna, OrientYamhad, OrientHittites, OrientAegean, OrientMitanni,
        OrientAssyria, OrientBabylon, OrientElam, OrientKassites, OrientHurrians,
        TaifasReinos, TaifasTaifas, TaifasAlmoravids, TaifasFranks, TaifasVikings,
        VikingsVikings, VikingsBritish, VikingsFranks, VikingsSlavsBalts,
    }
}

impl Season {
    pub fn next(self) -> Option<Season> {
        Season::ALL.get(self as usize + 1).copied()
    }
}

impl Kind {
    pub fn is_ship(self) -> bool {
        matches!(self, Kind::Transport | Kind::Warship)
    }

    /// Ships and corsairs.
    pub fn is_naval(self) -> bool {
        self.is_ship() || self == Kind::Corsair
    }

    /// Counts against the limit of 20 (3.2).
    pub fn is_standard(self) -> bool {
        !matches!(self, Kind::Mercenary | Kind::Elephant | Kind::Corsair)
    }
}

impl Level {
    pub fn next(self) -> Option<Level> {
        Level::ALL.get(self as usize + 1).copied()
    }
}

impl Commander {
    pub fn next_index(self) -> usize {
        self as usize + 1
    }
}
