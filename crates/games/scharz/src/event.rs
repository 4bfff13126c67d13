//! What happened, as data.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::maps::{Climate, Space};
use crate::ids::{
    Building, Commander, Faction, Feast, Giver, Good, Herd, Kind, Level, PactKind, Payer, Proposal, Season,
    Way, Winter,
};

/// Told to all, but for declined proposals (8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export, export_to = "scharz/")]
pub enum Event {
    RivalDrawn {
        seat: Seat,
        rival: Seat,
    },
    FirstPlayer {
        seat: Seat,
    },
    FactionChosen {
        seat: Seat,
        faction: Faction,
    },
    VillageFounded {
        seat: Seat,
        at: Space,
    },
    CityFounded {
        seat: Seat,
        at: Space,
    },
    VillageMoved {
        seat: Seat,
        from: Space,
        to: Space,
    },
    SeasonBegan {
        year: u8,
        season: Season,
    },
    NewYear {
        year: u8,
    },
    /// Victory points for the losses of the year.
    YearCounted {
        seat: Seat,
        gained: i16,
        lost: i16,
    },
    VikingsLanded {
        seat: Seat,
        at: Space,
    },
    HerdsBorn {
        seat: Seat,
        herd: Herd,
        count: u8,
    },
    HerdLost {
        seat: Seat,
        at: Space,
        herd: Herd,
    },
    WinterWeather {
        climate: Climate,
        winter: Winter,
    },
    Storms,
    RiverFroze {
        at: Space,
    },
    /// Units of one kind arrived.
    Moved {
        seat: Seat,
        from: Space,
        to: Space,
        kind: Kind,
        count: u8,
    },
    /// Out of the settlement, onto its field.
    Sallied {
        seat: Seat,
        at: Space,
        kind: Kind,
        count: u8,
    },
    /// From a ship in the yard onto its field.
    Disembarked {
        seat: Seat,
        at: Space,
        kind: Kind,
        count: u8,
    },
    Boarded {
        seat: Seat,
        at: Space,
        kind: Kind,
        count: u8,
    },
    PaidMarch {
        seat: Seat,
    },
    HerdDriven {
        seat: Seat,
        from: Space,
        to: Space,
        herd: Herd,
    },
    Carried {
        seat: Seat,
        from: Space,
        to: Space,
        count: u8,
    },
    Raid {
        seat: Seat,
        at: Space,
        target: Seat,
        swords: u8,
    },
    /// Destroyed by an opponent.
    Destroyed {
        owner: Seat,
        by: Seat,
        at: Space,
        kind: Kind,
        level: Level,
    },
    /// Lost to attrition, hunger, wreck or for want of pay.
    UnitLost {
        owner: Seat,
        at: Space,
        kind: Kind,
    },
    TollPaid {
        seat: Seat,
        count: u8,
    },
    Rerolled {
        seat: Seat,
    },
    WentInside {
        seat: Seat,
        at: Space,
        kind: Kind,
        count: u8,
    },
    BattleBegan {
        at: Space,
        by: Seat,
        target: Seat,
    },
    Charged {
        seat: Seat,
        count: u8,
    },
    /// What a side brings to bear in one exchange.
    Struck {
        seat: Seat,
        round: u8,
        swords: u8,
        shields: u8,
    },
    Fled {
        seat: Seat,
        at: Space,
        to: Space,
    },
    BattleWon {
        at: Space,
        winner: Seat,
        target: Seat,
    },
    BattleDrawn {
        at: Space,
        by: Seat,
        target: Seat,
    },
    AssaultBegan {
        at: Space,
        by: Seat,
        target: Seat,
    },
    Breached {
        at: Space,
        by: Seat,
    },
    AssaultFailed {
        at: Space,
        by: Seat,
    },
    SettlementRazed {
        at: Space,
        by: Seat,
        owner: Seat,
        gold: i16,
    },
    SettlementTaken {
        at: Space,
        by: Seat,
        owner: Seat,
    },
    SettlementSurrendered {
        at: Space,
        by: Seat,
        owner: Seat,
    },
    SettlementStarved {
        at: Space,
        owner: Seat,
    },
    Plundered {
        seat: Seat,
        at: Space,
    },
    CropTaken {
        seat: Seat,
        owner: Seat,
        at: Space,
        count: u8,
    },
    CropDestroyed {
        seat: Seat,
        owner: Seat,
        at: Space,
    },
    HerdTaken {
        seat: Seat,
        owner: Seat,
        at: Space,
        herd: Herd,
    },
    HerdDestroyed {
        seat: Seat,
        owner: Seat,
        at: Space,
        herd: Herd,
    },
    UnitRaised {
        seat: Seat,
        at: Space,
        kind: Kind,
        level: Level,
    },
    PaidBuilders {
        seat: Seat,
    },
    Built {
        seat: Seat,
        at: Space,
        building: Building,
    },
    SiteBegun {
        seat: Seat,
        at: Space,
        building: Building,
    },
    Removed {
        seat: Seat,
        at: Space,
        building: Building,
    },
    /// Told to the two it concerns.
    Declined {
        seat: Seat,
        target: Seat,
        proposal: Proposal,
        giver: Giver,
        gold: u8,
        payer: Payer,
    },
    /// Agreed, but it has become impossible; told to the two it concerns.
    Lapsed {
        seat: Seat,
        target: Seat,
        proposal: Proposal,
        giver: Giver,
        gold: u8,
        payer: Payer,
    },
    PactMade {
        kind: PactKind,
        winner: Seat,
        target: Seat,
        gold: u8,
        payer: Payer,
    },
    PactEnded {
        seat: Seat,
        target: Seat,
    },
    AidGiven {
        seat: Seat,
        target: Seat,
        gold: u8,
    },
    Revolted {
        seat: Seat,
        target: Seat,
    },
    GuestsLeft {
        seat: Seat,
        from: Space,
        to: Space,
        /// Whose land they leave.
        #[serde(default)]
        target: Option<Seat>,
    },
    Bought {
        seat: Seat,
        at: Space,
        kind: Kind,
        level: Level,
    },
    Upgraded {
        seat: Seat,
        at: Space,
        kind: Kind,
    },
    Trained {
        seat: Seat,
        at: Space,
        kind: Kind,
    },
    /// Back to light infantry, or out of the game.
    Degraded {
        seat: Seat,
        at: Space,
        kind: Kind,
    },
    Dismissed {
        seat: Seat,
        at: Space,
        kind: Kind,
    },
    GoodBought {
        seat: Seat,
        at: Space,
        good: Good,
        count: u8,
    },
    GoodSold {
        seat: Seat,
        at: Space,
        good: Good,
        count: u8,
    },
    HerdBought {
        seat: Seat,
        at: Space,
        herd: Herd,
    },
    HerdSold {
        seat: Seat,
        at: Space,
        herd: Herd,
    },
    Slaughtered {
        seat: Seat,
        at: Space,
        herd: Herd,
    },
    Hurried {
        seat: Seat,
        at: Space,
    },
    SiteCancelled {
        seat: Seat,
        at: Space,
    },
    /// A village site fell to an enemy who controls its field.
    SiteLost {
        seat: Seat,
        at: Space,
    },
    Cleaned {
        seat: Seat,
        at: Space,
    },
    CommanderHired {
        seat: Seat,
        commander: Commander,
    },
    CommanderLeft {
        seat: Seat,
    },
    RivalChanged {
        seat: Seat,
        rival: Seat,
    },
    WagesPaid {
        seat: Seat,
        gold: i16,
    },
    FishCaught {
        seat: Seat,
        at: Space,
        count: u8,
    },
    Sown {
        seat: Seat,
        at: Space,
    },
    WeatherRerolled {
        seat: Seat,
        at: Space,
        die: u8,
    },
    Grew {
        at: Space,
        count: u8,
    },
    TaxesCollected {
        seat: Seat,
        gold: i16,
    },
    /// The Visigoths' share of Roman hirings.
    HiringShare {
        seat: Seat,
        gold: i16,
    },
    TaxShared {
        seat: Seat,
        target: Seat,
        gold: i16,
    },
    Harvested {
        seat: Seat,
        at: Space,
        to: Space,
        count: u8,
    },
    /// Of a crop without a store that had room.
    GrainLost {
        seat: Seat,
        at: Space,
        count: u8,
    },
    Feasted {
        seat: Seat,
        feast: Feast,
        points: i16,
    },
    Fed {
        seat: Seat,
        grain: u16,
        fish: u16,
        meat: u16,
    },
    PrestigeFell {
        seat: Seat,
        points: i16,
    },
    Eliminated {
        seat: Seat,
    },
    Announced {
        seat: Seat,
        way: Way,
    },
    AnnouncementLapsed {
        seat: Seat,
        way: Way,
    },
    MatchWon {
        winner: Seat,
        way: Way,
    },
    /// The places at the end, best first.
    Ranked {
        seat: Seat,
        points: i32,
        fed: bool,
    },
}
