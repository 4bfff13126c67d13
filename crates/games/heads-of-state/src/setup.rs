//! Seat count and options (chapter 7).

use engine::BadSetup;

use crate::data::{GERMAN_SECOND_PLACE_OF_THE_EXAMPLE, ROUND_END_MARKERS};
use crate::ids::Country;

engine::options! {
    /// Seat count and house rules of a match. Defaults are the rulings of chapter 9.
    #[derive(Copy)]
    export_to "heads-of-state/";
    seats 4, 2..=5;
    /// R12: second round-end markers of the German States.
    de_second_place: GermanSecondPlace { Five = "5", Three = "3" };
    /// R13: which two country cards strike a capital.
    capital_pair: CapitalPair { Mixed = "mixed", Identical = "identical" };
    /// R6: whether nobles may be created in a first turn.
    first_turn_create: bool (true);
    /// R7: whether a first turn may sweep.
    first_turn_sweep: bool (false);
    /// R4: attribute cards in the Revolution pile.
    revolution_pile_cards: u8 (10, 10..=11);
    /// R15: what completes a House of Nobles.
    house_counts: HouseCounts { Creations = "creations", NobleCards = "noble_cards" };
    /// R22: whether surplus cards are discarded for all to see.
    discards_visible: bool (true);
    /// R11: whether treachery may follow a replacement.
    plot_order: PlotOrder { Interleaved = "interleaved", KillsFirst = "kills_first" };
    /// R10: which cards a Courtesan may stand for.
    courtesan_free: CourtesanFree { Yes = "yes", OnlyIfMissing = "only_if_missing" };
    /// R9: the order of the two draws of a treachery turn.
    treachery_draw_first: TreacheryDrawFirst { Yes = "yes", AnyOrder = "any_order" };
    /// R18: what the last tie-break in a country compares.
    last_tie_break: LastTieBreak {
        SectorBySector = "sector_by_sector",
        SectorOfBestNoble = "sector_of_best_noble"
    };
}

impl Setup {
    /// Refuses what no table can have.
    pub fn check(&self) -> Result<(), BadSetup> {
        self.check_ranges()
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
