//! A question to the rules that needs no match: what would come of a battle or assault between any two armies on any
//! ground (5.7, 5.8). The armies are put on an empty map, and the model of `odds` fights it out there many times.

mod forecast;
mod meeting;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::maps::Space;
use crate::ids::{Commander, Faction, Kind, Level, Mode, Post, Settlement};
use crate::odds::Clash;
use crate::setup::EmptySettlement;

pub use meeting::{Meeting, meeting};

pub fn answer(question: &ScharzBattleQuestion) -> ScharzBattleAnswer {
    match meeting(question) {
        Ok(meeting) => ScharzBattleAnswer::Forecast(forecast::forecast(question, &meeting)),
        Err(why) => ScharzBattleAnswer::Impossible { why },
    }
}

/// Two armies and where they meet. A settlement belongs to the defender.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "scharz/")]
pub struct ScharzBattleQuestion {
    pub mode: Mode,
    pub clash: Clash,
    pub ground: ScharzGround,
    #[serde(default = "wilderness")]
    pub settlement: Settlement,
    #[serde(default)]
    pub fort: bool,
    /// The option of the table (R16).
    #[serde(default)]
    #[ts(optional, as = "Option<EmptySettlement>")]
    pub empty_settlement: EmptySettlement,
    pub attacker: ScharzHost,
    pub defender: ScharzHost,
}

/// A field of a map with all that its people know of it, or just a kind of land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export, export_to = "scharz/")]
pub enum ScharzGround {
    Field { at: Space },
    Land { land: ScharzLand },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "scharz/")]
pub enum ScharzLand {
    /// Also mixed fields.
    Plain,
    Mountains,
    Wetland,
    Water,
}

/// One of the two armies. What a mode does not know (people, commander, prestige) counts for nothing there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "scharz/")]
pub struct ScharzHost {
    pub units: Vec<ScharzTroop>,
    #[serde(default)]
    pub faction: Option<Faction>,
    #[serde(default = "no_commander")]
    pub commander: Commander,
    #[serde(default)]
    pub prestige: u8,
    /// The other side is this one's rival.
    #[serde(default)]
    pub is_rival: bool,
    /// It flees, or breaks off the assault, when less than this share of a hundred is left; 0: never.
    #[serde(default)]
    pub flees_below: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "scharz/")]
pub struct ScharzTroop {
    pub kind: Kind,
    #[serde(default = "standard")]
    pub level: Level,
    pub count: u8,
    /// On the field, at work on a site, or aboard. Who is at sea or under assault has no choice.
    #[serde(default = "open")]
    pub post: Post,
}

fn wilderness() -> Settlement {
    Settlement::Wilderness
}

fn no_commander() -> Commander {
    Commander::NoCommander
}

fn standard() -> Level {
    Level::Standard
}

fn open() -> Post {
    Post::Open
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export, export_to = "scharz/")]
pub enum ScharzBattleAnswer {
    Forecast(ScharzForecast),
    /// There can be no such battle.
    Impossible {
        why: ScharzImpossible,
    },
}

/// Shares are of a thousand, means of units, swords and rounds are in hundredths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "scharz/")]
pub struct ScharzForecast {
    /// So many clashes were tried; 0: this is exact.
    pub samples: u16,
    /// The same of the first round.
    pub first_samples: u16,
    pub drawn: u16,
    pub rounds: u16,
    /// Attacker and defender.
    pub sides: Vec<ScharzFate>,
    /// Of an assault.
    pub breach: Option<ScharzBreach>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "scharz/")]
pub struct ScharzFate {
    pub wins: u16,
    pub destroyed: u16,
    /// Fled, or broke off.
    pub fled: u16,
    pub units: u8,
    pub lost: u16,
    pub losses: Vec<ScharzLoss>,
    /// Dice and shields with everybody standing.
    pub dice: Vec<ScharzDice>,
    pub shields: u8,
    pub first_swords: u16,
    pub first_lost: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "scharz/")]
pub struct ScharzLoss {
    pub kind: Kind,
    pub count: u8,
    pub lost: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "scharz/")]
pub struct ScharzDice {
    pub colour: String,
    pub count: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "scharz/")]
pub struct ScharzBreach {
    pub ever: u16,
    pub first_round: u16,
    /// Swords that one round needs for it.
    pub shields: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "scharz/")]
pub enum ScharzImpossible {
    /// A side has nobody to fight with.
    Nobody,
    TooMany,
    /// Land units at sea need places on transports.
    NoRoomAboard,
    /// Elephants, corsairs and ships do not stay inside a settlement.
    NotInside,
    /// Corsairs do not come ashore.
    WrongGround,
    /// Only land units build, and only on land.
    NoSite,
    /// There is nothing to storm.
    NoSettlement,
    /// Peoples of another map.
    OtherMap,
}
