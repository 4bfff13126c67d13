//! Why the door stays shut. A closed list of codes, translated in the browser; a refusal changes nothing.

use serde::Serialize;
use ts_rs::TS;

use crate::Status;

/// A refusal to a player. Its JSON is `{"code": "illegal", "reason": {"id": "needs_agent", "rule": "5.5"}}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    /// The sender had not yet seen what happened since.
    #[error("stale: the match has moved on")]
    Stale,
    #[error("it is not this seat's decision")]
    NotAwaited,
    #[error("the action is not legal here{}", .reason.map(|r| format!(": {} (rule {})", r.id, r.rule)).unwrap_or_default())]
    Illegal {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reason: Option<Reason>,
    },
    #[error("the match is over")]
    GameOver,
    #[error("nothing of this seat can be taken back")]
    NothingToUndo,
    #[error("the action cannot be read")]
    Malformed,
}

/// Which rule forbids it: the text is `<slug>-why-<id>`, the link goes to `rule` on the rules page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Reason {
    pub id: &'static str,
    pub rule: &'static str,
}

impl Refusal {
    pub const fn illegal() -> Self {
        Refusal::Illegal { reason: None }
    }

    pub const fn because(id: &'static str, rule: &'static str) -> Self {
        Refusal::Illegal { reason: Some(Reason { id, rule }) }
    }

    pub fn not_awaited(status: Status) -> Self {
        if status.is_over() { Refusal::GameOver } else { Refusal::NotAwaited }
    }
}
