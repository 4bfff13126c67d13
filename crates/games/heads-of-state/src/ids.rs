//! The names of things: countries, sectors, ranks and cards (chapter 2).

use enumset::EnumSetType;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A small closed list of things that can be counted in a [`crate::Bag`].
pub trait Kind: Copy + Eq + Ord + std::fmt::Debug + Serialize + DeserializeOwned + 'static {
    const ALL: &'static [Self];
    fn index(self) -> usize;
}

/// Declares a list of ids with its JSON names.
macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident in $repr:literal { $($(#[$line:meta])* $item:ident,)* }) => {
        $(#[$doc])*
        #[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, Serialize, Deserialize, TS)]
        #[enumset(repr = $repr, serialize_repr = "list")]
        #[serde(rename_all = "snake_case")]
        #[ts(export, export_to = "heads-of-state/")]
        pub enum $name { $($(#[$line])* $item,)* }

        impl $name {
            pub const ALL: &[$name] = &[$($name::$item,)*];
        }

        impl Kind for $name {
            const ALL: &'static [Self] = Self::ALL;
            fn index(self) -> usize {
                self as usize
            }
        }
    };
}

kinds! {
    Country in "u8" {
        GreatBritain,
        France,
        GermanStates,
        Spain,
    }
}

kinds! {
    /// In the order of the board's table (3.4): by country, from the highest hexagon number down.
    Sector in "u16" {
        England,
        Ireland,
        Scotland,
        IleDeFrance,
        Aquitaine,
        Burgundy,
        Provence,
        Brittany,
        Brandenburg,
        Saxony,
        Bavaria,
        Rhineland,
        Castile,
        Andalusia,
        Galicia,
        Catalonia,
    }
}

kinds! {
    /// From the lowest to the highest (R2).
    Rank in "u8" {
        Baron,
        Count,
        Earl,
        Marquis,
        Duke,
        Prince,
        King,
    }
}

kinds! {
    /// The eight attributes and the Courtesan.
    Attribute in "u16" {
        Gold,
        Title,
        Troops,
        Castle,
        Duelling,
        Education,
        Bishop,
        Palace,
        Courtesan,
    }
}

kinds! {
    /// The Assassin, the card of each country, and one card for each pair of countries.
    TreacheryCard in "u16" {
        Assassin,
        Axeman,
        Guillotine,
        Inquisition,
        Gallows,
        AxemanGuillotine,
        AxemanInquisition,
        AxemanGallows,
        GuillotineInquisition,
        GuillotineGallows,
        InquisitionGallows,
    }
}

/// A round, named for the year its flag bears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "heads-of-state/")]
pub enum Century {
    #[serde(rename = "year_1589")]
    Year1589,
    #[serde(rename = "year_1689")]
    Year1689,
    #[serde(rename = "year_1789")]
    Year1789,
}
