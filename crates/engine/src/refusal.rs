//! Why a request was refused: a closed list of codes, translated in the browser. A refusal changes nothing.

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

/// Declares the reasons for which a game refuses an action, a closed list with one row each: name, id and rule. Reasons
/// with the same id have the same text and send the reader to different rules.
///
/// ```
/// engine::reasons! {
///     NotNow "not_now" "5.2",
///     NoAttributeDrawLeft "no_draw_left" "5.5",
///     NoTreacheryDrawLeft "no_draw_left" "5.6",
/// }
/// assert_eq!(Reason::ALL.len(), 3);
/// assert_eq!(engine::Refusal::from(Reason::NotNow), engine::Refusal::because("not_now", "5.2"));
/// ```
#[macro_export]
macro_rules! reasons {
    ($($name:ident $id:literal $rule:literal,)+) => {
        /// Why an action is refused.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Reason { $($name,)+ }

        impl Reason {
            pub const ALL: &'static [Reason] = &[$(Reason::$name,)+];

            /// What the browser is told: the id of the text, and the rule.
            pub const fn told(self) -> $crate::Reason {
                match self { $(Reason::$name => $crate::Reason { id: $id, rule: $rule },)+ }
            }
        }

        impl ::std::convert::From<Reason> for $crate::Refusal {
            fn from(reason: Reason) -> Self {
                $crate::Refusal::Illegal { reason: Some(reason.told()) }
            }
        }
    };
}
