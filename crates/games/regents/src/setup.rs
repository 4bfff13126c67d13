//! Seat count and options of a match (chapter 7).

use engine::BadSetup;

engine::options! {
    /// What a table agrees on before it sits down. Defaults are the recommended readings of the rulebooks.
    #[derive(Copy)]
    export_to "regents/";
    seats 4, 3..=5;
    /// R1
    castle_map: CastleMap { Star = "star", SideDoors = "side_doors" };
    /// R3
    threshold_mode: ThresholdMode { Reached = "reached", Passed = "passed" };
    /// R8
    setup_locations: SetupLocations { Halls = "halls", All = "all" };
    /// R9
    spy_requires_shared_location: bool (false);
    /// R10
    spied_player_told: bool (true);
    /// R11
    accuse_exposed_clan: bool (false);
    /// R14
    penalty_floor: PenaltyFloor { FirstSpace = "first_space", OffTrack = "off_track" };
    /// R20
    may_forgo_actions: bool (false);
    /// R24
    diplomacy_scope: DiplomacyScope { All = "all", Halls = "halls" };
    /// R33
    leader_bonus: LeaderBonus { PerTrack = "per_track", OnePerPlayer = "one_per_player" };
    /// R35
    neutral_move: NeutralMove { AfterScoring = "after_scoring", BeforeScoring = "before_scoring" } for 3..=3;
    /// R32
    endgame_chip_claim: bool (true);
    /// R28
    privilege_agents: PrivilegeAgents { Own = "own", Any = "any" };
    /// R29
    chip_at_once: bool (false);
    /// R38
    hall_advance: HallAdvance { Must = "must", May = "may" };
}

impl Setup {
    /// Refuses what no table can play.
    pub fn check(&self) -> Result<(), BadSetup> {
        self.check_ranges()
    }
}
