//! Seat count and named options (7.2).

use engine::{BadSetup, OptionInfo};

engine::options! {
    /// How a match is set up. Missing keys take their defaults. The digest of a record covers the order of the rows.
    #[derive(Copy)]
    export_to "lancaster/";
    seats 4, 2..=5;
    /// Whether gold, squires and voting markers can run out (R2).
    supply: Supply { Unlimited = "unlimited", Strict = "strict" };
    /// Voting markers at the start (R3).
    start_votes: u8 (1, 1..=2);
    /// Which nobles lie in which county (R4).
    noble_layout: NobleLayout { Matched = "matched", Shuffled = "shuffled" };
    /// Whether gold and squires stand behind screens (R1). Two players always play openly.
    holdings: Holdings { Hidden = "hidden", Open = "open" } for 3..=5;
    /// What law 14 asks for (R9).
    law14: Law14 { ThreeOnes = "three_ones", StrengthThree = "strength_three" };
    /// Whether a seat must own at least one piece to own the most (R10).
    most_needs_one: bool (true);
    /// Whether squires beside knights count for the most squires (R8).
    squires_in_counties_count: bool (false);
    /// How the first extension is chosen (R6).
    extension_choice: ExtensionChoice { Simultaneous = "simultaneous", TurnOrder = "turn_order" };
    /// How many laws each stack holds (R7).
    law_stacks: LawStacks { Even = "3-4-4-4-3", FrontHeavy = "3-6-3-3-3" };
}

/// The options in the order of the lobby: screens first.
pub const IN_LOBBY: &[OptionInfo] = {
    let [supply, start_votes, noble_layout, holdings, law14, most, squires, extension, stacks] = OPTIONS
    else {
        panic!("all options are shown in the lobby")
    };
    &[*holdings, *supply, *start_votes, *noble_layout, *law14, *most, *squires, *extension, *stacks]
};

impl Setup {
    /// Refuses what no table can have.
    pub fn check(&self) -> Result<(), BadSetup> {
        self.check_ranges()
    }

    /// Whether everybody sees all gold and squires: by option, and always with two players (4.2).
    pub fn holdings_are_open(&self) -> bool {
        self.holdings == Holdings::Open || self.has_allies()
    }

    /// The game of two is played with allies (7.1).
    pub fn has_allies(&self) -> bool {
        self.seats == 2
    }
}
