//! Seat count and options (chapter 7).

use engine::{Choices, OptionInfo};
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use crate::data::{GERMAN_SECOND_PLACE_OF_THE_EXAMPLE, ROUND_END_MARKERS};
use crate::ids::Country;

/// Seat count and house rules of a match. Defaults are the rulings of chapter 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export, export_to = "heads-of-state/")]
pub struct Setup {
    pub seats: u8,
    /// R12: second round-end markers of the German States.
    pub de_second_place: GermanSecondPlace,
    /// R13: which two country cards strike a capital.
    pub capital_pair: CapitalPair,
    /// R6: whether nobles may be created in a first turn.
    #[serde(deserialize_with = "flag")]
    pub first_turn_create: bool,
    /// R7: whether a first turn may sweep.
    #[serde(deserialize_with = "flag")]
    pub first_turn_sweep: bool,
    /// R4: attribute cards in the Revolution pile, 10 or 11.
    pub revolution_pile_cards: u8,
    /// R15: what completes a House of Nobles.
    pub house_counts: HouseCounts,
    /// R22: whether surplus cards are discarded for all to see.
    #[serde(deserialize_with = "flag")]
    pub discards_visible: bool,
    /// R11: whether treachery may follow a replacement.
    pub plot_order: PlotOrder,
    /// R10: which cards a Courtesan may stand for.
    pub courtesan_free: CourtesanFree,
    /// R9: the order of the two draws of a treachery turn.
    pub treachery_draw_first: TreacheryDrawFirst,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub enum GermanSecondPlace {
    #[serde(rename = "5")]
    Five,
    #[serde(rename = "3")]
    Three,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "heads-of-state/")]
pub enum CapitalPair {
    Mixed,
    Identical,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "heads-of-state/")]
pub enum HouseCounts {
    Creations,
    NobleCards,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "heads-of-state/")]
pub enum PlotOrder {
    Interleaved,
    KillsFirst,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "heads-of-state/")]
pub enum CourtesanFree {
    Yes,
    OnlyIfMissing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "heads-of-state/")]
pub enum TreacheryDrawFirst {
    Yes,
    AnyOrder,
}

pub(crate) const OPTIONS: &[OptionInfo] = &[
    option("de_second_place", one_of(&["5", "3"])),
    option("capital_pair", one_of(&["mixed", "identical"])),
    option("first_turn_create", Choices::Flag { default: true }),
    option("first_turn_sweep", Choices::Flag { default: false }),
    option("revolution_pile_cards", Choices::Number { min: 10, max: 11, default: 10 }),
    option("house_counts", one_of(&["creations", "noble_cards"])),
    option("discards_visible", Choices::Flag { default: true }),
    option("plot_order", one_of(&["interleaved", "kills_first"])),
    option("courtesan_free", one_of(&["yes", "only_if_missing"])),
    option("treachery_draw_first", one_of(&["yes", "any_order"])),
];

const fn option(key: &'static str, choices: Choices) -> OptionInfo {
    OptionInfo { key, choices, seats: (2, 5) }
}

const fn one_of(values: &'static [&'static str]) -> Choices {
    Choices::OneOf { values }
}

impl Setup {
    /// Setups that together cover every seat count and every value of every option.
    pub fn every() -> Vec<Setup> {
        let with_defaults = (2..=5).map(with_seats);
        let changed = CHANGES.iter().enumerate().map(|(index, change)| {
            let mut setup = with_seats(2 + index as u8 % 4);
            change(&mut setup);
            setup
        });
        let all_changed = (2..=5).map(|seats| {
            let mut setup = with_seats(seats);
            CHANGES.iter().for_each(|change| change(&mut setup));
            setup
        });
        with_defaults.chain(changed).chain(all_changed).collect()
    }

    /// The pair of round-end markers of a country (R12).
    pub fn round_end_markers(&self, country: Country) -> [u8; 2] {
        match (country, self.de_second_place) {
            (Country::GermanStates, GermanSecondPlace::Three) => {
                [ROUND_END_MARKERS[country as usize][0], GERMAN_SECOND_PLACE_OF_THE_EXAMPLE]
            }
            _ => ROUND_END_MARKERS[country as usize],
        }
    }
}

/// Each option set to its other value.
const CHANGES: [fn(&mut Setup); 10] = [
    |setup| setup.de_second_place = GermanSecondPlace::Three,
    |setup| setup.capital_pair = CapitalPair::Identical,
    |setup| setup.first_turn_create = false,
    |setup| setup.first_turn_sweep = true,
    |setup| setup.revolution_pile_cards = 11,
    |setup| setup.house_counts = HouseCounts::NobleCards,
    |setup| setup.discards_visible = false,
    |setup| setup.plot_order = PlotOrder::KillsFirst,
    |setup| setup.courtesan_free = CourtesanFree::OnlyIfMissing,
    |setup| setup.treachery_draw_first = TreacheryDrawFirst::AnyOrder,
];

const fn with_seats(seats: u8) -> Setup {
    Setup {
        seats,
        de_second_place: GermanSecondPlace::Five,
        capital_pair: CapitalPair::Mixed,
        first_turn_create: true,
        first_turn_sweep: false,
        revolution_pile_cards: 10,
        house_counts: HouseCounts::Creations,
        discards_visible: true,
        plot_order: PlotOrder::Interleaved,
        courtesan_free: CourtesanFree::Yes,
        treachery_draw_first: TreacheryDrawFirst::Yes,
    }
}

impl Default for Setup {
    fn default() -> Self {
        with_seats(4)
    }
}

impl engine::Setup for Setup {
    fn with_seats(n_seats: usize) -> Self {
        with_seats(u8::try_from(n_seats).unwrap_or(u8::MAX))
    }

    fn n_seats(&self) -> usize {
        usize::from(self.seats)
    }
}

/// A value as people write it: a word, a number or a truth value.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Flag(bool),
    Number(u8),
    Word(String),
}

/// Reads `true` and `"yes"` alike.
fn flag<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    match Written::deserialize(deserializer)? {
        Written::Flag(flag) => Ok(flag),
        Written::Word(word) if word == "yes" => Ok(true),
        Written::Word(word) if word == "no" => Ok(false),
        _ => Err(serde::de::Error::custom("expected true or false")),
    }
}

impl<'de> Deserialize<'de> for GermanSecondPlace {
    /// Reads `5` and `"5"` alike.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Written::deserialize(deserializer)? {
            Written::Number(5) => Ok(Self::Five),
            Written::Number(3) => Ok(Self::Three),
            Written::Word(word) if word == "5" => Ok(Self::Five),
            Written::Word(word) if word == "3" => Ok(Self::Three),
            _ => Err(serde::de::Error::custom("expected 5 or 3")),
        }
    }
}
