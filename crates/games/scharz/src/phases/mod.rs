//! The phases (5.16): the table of all of them, and the one place that leads from a phase to its rules.

mod answer;
mod attrition;
mod battles;
mod births;
mod breeding;
mod build;
mod charge;
mod choose_factions;
mod experience;
mod fall;
mod feasts;
mod feeding;
mod fishing;
mod flight;
mod free_swords;
mod go_on;
mod harvest;
mod herds;
mod hits;
mod json;
mod move_village;
mod new_year;
mod pieces;
mod plunder;
mod propose;
mod quick_wages;
mod raids;
mod rerolls;
mod retreat;
mod room;
mod round_end;
mod rules;
mod siege_feeding;
mod sieges;
mod sowing;
mod special;
mod taxes;
mod trade;
mod units;
mod villages;
mod wages;
mod weather;
mod winter_weather;
mod withdraw;

use serde::{Deserialize, Serialize};

pub use answer::Answer;
pub use attrition::Attrition;
pub use battles::Battles;
pub use births::Births;
pub use breeding::Breeding;
pub use build::Build;
pub use charge::Charge;
pub use choose_factions::{ChooseFactions, choose};
pub use experience::Experience;
pub use fall::Fall;
pub use feasts::Feasts;
pub use feeding::Feeding;
pub use fishing::Fishing;
pub use flight::Flight;
pub use free_swords::FreeSwords;
pub use go_on::GoOn;
pub use harvest::{Harvest, Load, crops, foreseen as harvest_foreseen, stores as stores_of_crop};
pub use herds::{Herds, has_arrived as herd_has_arrived, has_come as goods_have_come};
pub use hits::Hits;
pub use move_village::MoveVillage;
pub use new_year::{BELGICA_PRICE, NewYear};
pub use pieces::{Piece, Pieces, next as next_piece};
pub use plunder::Plunder;
pub use propose::Propose;
pub use quick_wages::{QuickWages, quick_due};
pub use raids::Raids;
pub use rerolls::{Rerolls, is_barred, reroll_of};
pub use retreat::Retreat;
pub use room::Room;
pub use round_end::RoundEnd;
pub use rules::{
    About, Automatic, Board, Click, Context, Described, Facts, Next, Open, Rules, Seen, Visit, Window,
};
pub use siege_feeding::SiegeFeeding;
pub use sieges::Sieges;
pub use sowing::Sowing;
pub use special::Special;
pub use taxes::Taxes;
pub use trade::Trade;
pub use units::Units;
pub use villages::{FirstVillage, SecondVillage, ThirdVillage};
pub use wages::{Wages, wages_ahead, wages_now};
pub use weather::{Weather, change as weather_change, grown, sown};
pub use winter_weather::WinterWeather;
pub use withdraw::Withdraw;

/// Makes the names of the phases, the phases with what they remember, and the way from one to the other. Each row is
/// a phase and its kind: `Automatic` asks nobody, `Open` asks one player at a time, `Window` all at once and sealed.
macro_rules! phases {
    ($($(#[$note:meta])* $name:ident: $kind:ident,)*) => {
        /// Where the match stands (5.16).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
        #[serde(rename_all = "snake_case")]
        #[ts(export, export_to = "scharz/")]
        pub enum Phase {
            $($(#[$note])* $name,)*
            Over,
        }

        impl Phase {
            pub const ALL: &[Phase] = &[$(Phase::$name,)* Phase::Over];
        }

        /// A phase with all that it remembers while it lasts. JSON: see `json`.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(remote = "Self", tag = "type", rename_all = "snake_case")]
        pub enum PhaseState {
            $($name($name),)*
            #[default]
            Over,
        }

        impl PhaseState {
            pub fn name(&self) -> Phase {
                match self {
                    $(PhaseState::$name(_) => Phase::$name,)*
                    PhaseState::Over => Phase::Over,
                }
            }

            /// The one dispatch: a phase without its rules does not compile.
            pub fn rules(&self) -> Rules<'_> {
                match self {
                    $(PhaseState::$name(phase) => Rules::$kind(phase),)*
                    PhaseState::Over => Rules::Over,
                }
            }
        }

        /// The phase as it begins.
        impl From<Phase> for PhaseState {
            fn from(phase: Phase) -> Self {
                match phase {
                    $(Phase::$name => PhaseState::$name($name::default()),)*
                    Phase::Over => PhaseState::Over,
                }
            }
        }

        $(
            impl From<$name> for PhaseState {
                fn from(phase: $name) -> Self {
                    PhaseState::$name(phase)
                }
            }
        )*
    };
}

phases! {
    ChooseFactions: Open,
    FirstVillage: Open,
    SecondVillage: Open,
    ThirdVillage: Open,
    MoveVillage: Open,
    Pieces: Window,
    NewYear: Window,
    Breeding: Open,
    Births: Window,
    Weather: Window,
    Harvest: Window,
    WinterWeather: Automatic,
    Units: Window,
    Raids: Open,
    Special: Window,
    Herds: Window,
    Retreat: Window,
    Attrition: Open,
    Withdraw: Window,
    Battles: Window,
    Charge: Window,
    Rerolls: Open,
    Hits: Open,
    FreeSwords: Window,
    Flight: Window,
    Sieges: Open,
    GoOn: Open,
    Fall: Open,
    Plunder: Window,
    Experience: Window,
    Build: Window,
    Propose: Window,
    Answer: Window,
    Trade: Window,
    Wages: Window,
    Fishing: Open,
    Sowing: Window,
    Taxes: Automatic,
    Feasts: Window,
    Feeding: Window,
    SiegeFeeding: Window,
    QuickWages: Window,
    RoundEnd: Window,
    /// In between: what has lost its room (5.0).
    Room: Open,
}

// Three phases can wait below the one under way, in a state of 8 KiB.
const _: () = assert!(size_of::<PhaseState>() <= 8);

impl PartialEq<Phase> for PhaseState {
    fn eq(&self, name: &Phase) -> bool {
        self.name() == *name
    }
}
