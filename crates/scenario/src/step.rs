//! One step of a scenario, and how it is read.

use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(try_from = "RawStep")]
pub enum Step {
    /// An action, accepted or refused, with draws scripted for it.
    Act {
        seat: Seat,
        action: Value,
        answer: Answer,
        chance: Vec<u32>,
    },
    Undo {
        seat: Seat,
        answer: Answer,
    },
    /// What a seat may do.
    Legal {
        seat: Seat,
        legal: Legal,
    },
    /// The next draws.
    Chance(Vec<u32>),
    /// A subset of the state.
    State(Value),
    /// A subset of what somebody sees.
    View {
        of: ViewOf,
        expect: Value,
    },
    /// A subset of the status.
    Status(Value),
    Points(Vec<i32>),
    Places(Vec<u8>),
    Over(bool),
}

/// What the match must answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    Accepted,
    Refused { reason: Option<String> },
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Legal {
    #[serde(default)]
    pub includes: Vec<Value>,
    #[serde(default)]
    pub excludes: Vec<Value>,
    #[serde(default)]
    pub count: Option<usize>,
}

/// Whose view: a seat's number, `"public"` or `"open"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged, expecting = "a view is that of a seat (0 to 4), \"public\" or \"open\"")]
pub enum ViewOf {
    Seat(Seat),
    NoSeat(NoSeat),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoSeat {
    Public,
    Open,
}

impl Default for ViewOf {
    fn default() -> Self {
        ViewOf::NoSeat(NoSeat::Public)
    }
}

impl ViewOf {
    pub fn viewer(self) -> Viewer {
        match self {
            ViewOf::Seat(seat) => Viewer::seat(seat),
            ViewOf::NoSeat(NoSeat::Public) => Viewer::Public,
            ViewOf::NoSeat(NoSeat::Open) => Viewer::Open,
        }
    }
}

/// A step as written: any known key, the combination not yet looked at.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct RawStep {
    seat: Option<Seat>,
    action: Option<Value>,
    undo: Option<Seat>,
    refused: Option<bool>,
    reason: Option<String>,
    legal: Option<Legal>,
    chance: Option<Vec<u32>>,
    view: Option<ViewOf>,
    expect: Option<Value>,
    status: Option<Value>,
    points: Option<Vec<i32>>,
    places: Option<Vec<u8>>,
    over: Option<bool>,
}

impl TryFrom<RawStep> for Step {
    type Error = String;

    fn try_from(mut raw: RawStep) -> Result<Self, String> {
        let step = raw.take_step()?;
        let left = raw.keys_left();
        if left.is_empty() {
            return Ok(step);
        }
        Err(format!("a step says one thing: {} does not belong to this one", left.join(", ")))
    }
}

impl RawStep {
    /// Takes out what makes up one step; whatever is left then was too much.
    fn take_step(&mut self) -> Result<Step, String> {
        if let Some(action) = self.action.take() {
            let seat = self.seat.take().ok_or("an action needs its seat")?;
            let chance = self.chance.take().unwrap_or_default();
            return Ok(Step::Act { seat, action, answer: self.take_answer()?, chance });
        }
        if let Some(seat) = self.undo.take() {
            return Ok(Step::Undo { seat, answer: self.take_answer()? });
        }
        if let Some(legal) = self.legal.take() {
            let seat = self.seat.take().ok_or("legal needs its seat")?;
            return Ok(Step::Legal { seat, legal });
        }
        self.take_check()
            .ok_or_else(|| "a step needs an action, undo, legal, chance or something expected".into())
    }

    fn take_check(&mut self) -> Option<Step> {
        if let Some(expect) = self.expect.take() {
            return Some(match self.view.take() {
                Some(of) => Step::View { of, expect },
                None => Step::State(expect),
            });
        }
        let status = self.status.take().map(Step::Status);
        status
            .or_else(|| self.chance.take().map(Step::Chance))
            .or_else(|| self.points.take().map(Step::Points))
            .or_else(|| self.places.take().map(Step::Places))
            .or_else(|| self.over.take().map(Step::Over))
    }

    fn take_answer(&mut self) -> Result<Answer, String> {
        match (self.refused.take().unwrap_or(false), self.reason.take()) {
            (true, reason) => Ok(Answer::Refused { reason }),
            (false, None) => Ok(Answer::Accepted),
            (false, Some(_)) => Err("a reason belongs to something refused".into()),
        }
    }

    fn keys_left(&self) -> Vec<&'static str> {
        let keys = [
            ("seat", self.seat.is_some()),
            ("undo", self.undo.is_some()),
            ("refused", self.refused.is_some()),
            ("reason", self.reason.is_some()),
            ("legal", self.legal.is_some()),
            ("chance", self.chance.is_some()),
            ("view", self.view.is_some()),
            ("expect", self.expect.is_some()),
            ("status", self.status.is_some()),
            ("points", self.points.is_some()),
            ("places", self.places.is_some()),
            ("over", self.over.is_some()),
        ];
        keys.into_iter().filter(|(_, is_left)| *is_left).map(|(key, _)| key).collect()
    }
}
