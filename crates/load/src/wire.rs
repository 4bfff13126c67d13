//! Messages of a table's socket, as far as playing at random and checking answers needs them. What a game shows is passed
//! over unread.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// Any message: which fields there are depends on its type.
#[derive(Deserialize)]
pub struct Message<'a> {
    #[serde(rename = "type")]
    pub kind: &'a str,
    #[serde(borrow)]
    pub picture: Option<Picture<'a>>,
    pub done: Option<u32>,
    pub id: Option<u32>,
    #[serde(borrow)]
    pub refusal: Option<&'a RawValue>,
}

#[derive(Deserialize)]
pub struct Picture<'a> {
    pub viewer: Viewer,
    pub tick: u64,
    pub status: Status,
    #[serde(borrow)]
    pub legal: Vec<&'a RawValue>,
    pub log_from: usize,
    pub log: Vec<IgnoredAny>,
    pub log_final: usize,
}

#[derive(Deserialize)]
pub struct Viewer {
    pub seat: Option<usize>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Status {
    Turn { seat: usize },
    Together { pending: Vec<usize> },
    Over,
}

impl Status {
    pub fn awaits(&self, seat: usize) -> bool {
        match self {
            Status::Turn { seat: awaited } => *awaited == seat,
            Status::Together { pending } => pending.contains(&seat),
            Status::Over => false,
        }
    }
}

/// A request to play an action, which is JSON already.
pub fn act(id: u32, seat: usize, tick: u64, action: &str) -> String {
    format!(r#"{{"type":"act","id":{id},"seat":{seat},"tick":{tick},"action":{action}}}"#)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_read_and_its_view_is_not() {
        let text = r#"{"type":"update","picture":{"viewer":{"type":"seat","seat":1},"tick":7,
            "status":{"type":"together","pending":[1,2],"ready":[0]},"view":{"a":[1,"b"]},
            "legal":[{"type":"ready"}, {"type":"put","field":3}],"can_undo":false,"log_from":2,
            "log":[{"step":3,"event":{"type":"x"}}],"log_final":3},"done":4}"#;
        let message: Message = serde_json::from_str(text).unwrap();
        let picture = message.picture.unwrap();
        assert_eq!((message.kind, message.done, picture.tick), ("update", Some(4), 7));
        assert_eq!((picture.viewer.seat, picture.legal[1].get()), (Some(1), r#"{"type":"put","field":3}"#));
        assert!(picture.status.awaits(1) && !picture.status.awaits(0));
        assert_eq!((picture.log_from, picture.log.len(), picture.log_final), (2, 1, 3));
    }

    #[test]
    fn a_refusal_is_read() {
        let text = r#"{"type":"refused","id":3,"refusal":{"code":"stale"}}"#;
        let message: Message = serde_json::from_str(text).unwrap();
        assert_eq!((message.id, message.refusal.unwrap().get()), (Some(3), r#"{"code":"stale"}"#));
    }

    #[test]
    fn an_action_is_sent_as_it_came() {
        let sent: serde_json::Value = serde_json::from_str(&act(2, 1, 9, r#"{"type":"ready"}"#)).unwrap();
        assert_eq!(sent["action"]["type"], "ready");
        assert_eq!((&sent["id"], &sent["seat"], &sent["tick"]), (&2.into(), &1.into(), &9.into()));
    }
}
