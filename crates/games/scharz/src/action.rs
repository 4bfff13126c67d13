//! Everything a seat can click.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::maps::Space;
use crate::ids::{
    Building, Commander, Faction, Fate, Feast, Food, Giver, Good, Herd, Kind, Level, Load, Loot, Opening,
    Post, Proposal, Way,
};

/// One click. Which decision it answers follows from the phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export, export_to = "scharz/")]
pub enum Action {
    /// Closes the own part of a simultaneous step; or does no more, takes no more.
    #[default]
    Ready,
    /// Ready with the orders, and asked again before the next ones only for trade, the season's own phase or trouble.
    ReadyUnlessDisturbed,
    /// Takes the proposal for everything that is left: set-up pieces, newborn herds.
    AsProposed,
    ChooseFaction {
        faction: Faction,
    },
    /// Places a village, or with the first placement a city (4).
    Settle {
        at: Space,
        opening: Opening,
    },
    /// Moves an own village in step 6 of the prologue.
    Resettle {
        from: Space,
        to: Space,
    },
    Pass,
    /// Puts the next start piece here.
    Put {
        at: Space,
    },
    /// Puts a newborn herd here.
    PutHerd {
        at: Space,
        herd: Herd,
    },
    /// Takes up units of one kind to move them.
    Select {
        at: Space,
        post: Post,
        kind: Kind,
        level: Level,
    },
    /// Takes up those of a stack of transports that carry somebody, or those that do not.
    SelectTransports {
        at: Space,
        post: Post,
        level: Level,
        load: Load,
    },
    /// Takes up all ships of a space as a fleet (5.3).
    SelectFleet {
        at: Space,
    },
    /// A ship that does not sail with its fleet (5.3).
    StayBehind {
        at: Space,
        kind: Kind,
        level: Level,
        load: Load,
    },
    /// Moves so many of the chosen units: marches, sails, lands or sallies.
    Go {
        to: Space,
        count: u8,
    },
    /// Goes aboard own transports there.
    Board {
        to: Space,
        count: u8,
    },
    /// Ships enter the yard there.
    Moor {
        to: Space,
        count: u8,
    },
    /// From port to port (5.3).
    Transfer {
        to: Space,
        count: u8,
    },
    /// Pays 14 prestige points for Special moves (3.11).
    PayMarch,
    SelectHerd {
        at: Space,
        herd: Herd,
    },
    DriveTo {
        to: Space,
    },
    /// Takes up so much of a store to move it (5.4).
    SelectGood {
        at: Space,
        good: Good,
        count: u8,
    },
    CarryTo {
        to: Space,
    },
    /// Pays 4 prestige points and rolls again.
    Reroll,
    /// Lets the roll stand.
    Accept,
    /// Pays 4 prestige points and rolls again for the weather of a field (5.13).
    RerollWeather {
        at: Space,
    },
    /// Pays the toll on the Paths for so many units (3.12).
    Toll {
        count: u8,
    },
    /// Pays it for units of one kind; more may follow.
    TollFor {
        kind: Kind,
        level: Level,
        count: u8,
    },
    /// Plunders the field instead of rolling for each unit (5.6).
    LiveOffTheLand,
    /// The same, but leaves the crop and the herds of others alone.
    TakeNothing,
    /// Rolls for each unit.
    RollForUnits,
    /// Feeds what the roll would kill.
    Feed,
    /// Loses what the roll killed.
    Lose,
    /// One of the garrison dies in place of the settlement (5.6).
    Sacrifice {
        kind: Kind,
        level: Level,
    },
    /// Brings units of one kind inside (5.7).
    Withdraw {
        at: Space,
        kind: Kind,
        level: Level,
        count: u8,
    },
    /// Brings units inside that work on the site, while others like them stay in the open.
    WithdrawBuilders {
        at: Space,
        kind: Kind,
        level: Level,
        count: u8,
    },
    WithdrawHerd {
        at: Space,
        herd: Herd,
    },
    /// Ships without a berth, as many of those alike, go to this sea (5.0).
    PutToSea {
        to: Space,
        count: u8,
    },
    /// This herd keeps the one stall; the other is lost.
    KeepHerd {
        at: Space,
        herd: Herd,
    },
    /// One of a garrison for which the settlement has become too small stands in the open.
    StandOutside {
        at: Space,
        kind: Kind,
        level: Level,
    },
    Attack {
        target: Seat,
    },
    Charge {
        cavalry: u8,
        elephants: u8,
    },
    /// Lets riders or elephants of one level charge; more may follow.
    ChargeWith {
        kind: Kind,
        level: Level,
        count: u8,
    },
    /// Pays for one more paid re-roll of a blank die of this kind (5.7).
    RerollDie {
        kind: Kind,
        level: Level,
    },
    RerollFort,
    /// Names a rear unit as the first target for 6 prestige points.
    Aim {
        kind: Kind,
        level: Level,
    },
    /// The next victim.
    Hit {
        kind: Kind,
        level: Level,
    },
    /// How many pairs of free swords become shields; the others become swords.
    Free {
        shields: u8,
    },
    Flee {
        to: Space,
    },
    Assault,
    BreakOff,
    Occupy {
        city: Fate,
        port: Fate,
    },
    Plunder {
        at: Space,
        loot: Loot,
    },
    /// Plunders a field with two herds: this one is stolen, the other destroyed (5.8).
    PlunderFor {
        at: Space,
        herd: Herd,
    },
    /// Spends a credit of experience (5.9).
    Raise {
        at: Space,
        kind: Kind,
        level: Level,
    },
    /// Pays 12 prestige points: builders work twice.
    PayBuilders,
    Propose {
        proposal: Proposal,
        target: Seat,
        giver: Giver,
    },
    Offer {
        gold: u8,
    },
    /// The same, for the whole game (Alans, 3.13).
    OfferForEver {
        gold: u8,
    },
    /// The lord adds gold to a vassalage, for the vassal.
    OfferFromLord {
        gold: u8,
    },
    Revolt,
    Agree {
        target: Seat,
        index: u8,
    },
    BuyInfantry {
        at: Space,
    },
    Recruit {
        at: Space,
    },
    DoubleQuota {
        at: Space,
    },
    Hire {
        at: Space,
        level: Level,
    },
    HireForPrestige {
        at: Space,
        level: Level,
    },
    BuyElephant {
        at: Space,
        level: Level,
    },
    BuyCorsair {
        at: Space,
    },
    BuyCorsairForPrestige {
        at: Space,
    },
    Upgrade {
        at: Space,
        level: Level,
        to: Kind,
    },
    /// Makes light infantry ride, on horses of the herd on this field (3.5).
    Mount {
        at: Space,
        level: Level,
        from: Space,
    },
    Degrade {
        at: Space,
        post: Post,
        kind: Kind,
        level: Level,
    },
    /// Where a ship degraded away from its yard puts its crew ashore.
    Disembark {
        at: Space,
        kind: Kind,
        level: Level,
        to: Space,
    },
    Train {
        at: Space,
        post: Post,
        kind: Kind,
        level: Level,
    },
    BuyGood {
        at: Space,
        good: Good,
    },
    SellGood {
        at: Space,
        good: Good,
        count: u8,
    },
    BuyHerd {
        at: Space,
        herd: Herd,
    },
    SellHerd {
        at: Space,
        herd: Herd,
    },
    Slaughter {
        at: Space,
        herd: Herd,
    },
    Build {
        at: Space,
        building: Building,
    },
    /// Begins a building with so many of these in its crew, the others being the least experienced.
    BuildWith {
        at: Space,
        building: Building,
        kind: Kind,
        level: Level,
        count: u8,
    },
    EnterSite {
        at: Space,
        kind: Kind,
        level: Level,
    },
    Hurry {
        at: Space,
    },
    CancelSite {
        at: Space,
    },
    Dismantle {
        at: Space,
        building: Building,
    },
    Clean {
        at: Space,
    },
    HireCommander {
        commander: Commander,
    },
    ChangeRival {
        rival: Seat,
    },
    Dismiss {
        at: Space,
        post: Post,
        kind: Kind,
        level: Level,
    },
    BuyInBelgica,
    Sow {
        at: Space,
    },
    /// Brings the crop of a field into a store, as much as it holds (5.13).
    Reap {
        at: Space,
        to: Space,
    },
    Celebrate {
        feast: Feast,
    },
    /// Draws on this store before the others, for seed, a feast or winter (5.13, 5.14).
    DrawFrom {
        at: Space,
        good: Good,
    },
    /// Has this food eaten before the others, in the part of the realm around a settlement (5.14).
    EatFirst {
        at: Space,
        food: Food,
    },
    /// Brings so much of the catch to the yard here (5.12).
    LandFish {
        at: Space,
        count: u8,
    },
    /// Lets the commander go unpaid (5.11).
    LetCommanderGo,
    /// Gives up a unit before food or pay is handed out.
    GiveUp {
        at: Space,
        post: Post,
        kind: Kind,
        level: Level,
    },
    /// Gives up a village, or lets a city shrink, before food or pay is handed out.
    Abandon {
        at: Space,
    },
    Announce {
        way: Way,
    },
}
