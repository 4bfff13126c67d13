//! A match as one viewer saw it, step by step: the first view whole, then what changed.

use engine::{Game, Match, Record, Seat, Status, Viewer};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use crate::any::to_value;
use crate::{CatalogError, LogEntry};

/// A match as one viewer saw it, to be stepped through without asking the server again.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export)]
pub struct Replay {
    pub game: String,
    pub viewer: Viewer,
    pub first: Value,
    pub steps: Vec<ReplayStep>,
}

/// One step the viewer could notice.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export)]
pub struct ReplayStep {
    /// Who acted.
    pub seat: Option<Seat>,
    pub status: Status,
    /// RFC 6902, from the view before to the view after.
    #[ts(type = "unknown[]")]
    pub patch: Value,
    pub log: Vec<LogEntry>,
}

/// Builds the replay of a record, which is checked by it.
pub(crate) fn replay<G: Game>(record: &Record<G>, viewer: Viewer) -> Result<Replay, CatalogError> {
    let mut replay: Option<Replay> = None;
    let (mut last_view, mut last_tick, mut n_lines) = (Value::Null, 0, 0);
    record.replay_with(|the_match| {
        let view = to_value(&the_match.state().view(viewer));
        let replay = replay.get_or_insert_with(|| Replay {
            game: G::INFO.slug.to_owned(),
            viewer,
            first: view.clone(),
            steps: Vec::new(),
        });
        let is_noticed = the_match.tick(viewer) != last_tick || replay.steps.is_empty();
        if is_noticed {
            let log = new_lines(the_match, viewer, n_lines, replay.steps.len() as u32);
            n_lines += log.len();
            let patch =
                to_value(&json_patch::diff(if last_view.is_null() { &view } else { &last_view }, &view));
            let seat = the_match.actions().last().map(|played| played.seat);
            replay.steps.push(ReplayStep { seat, status: the_match.status(), patch, log });
            last_view = view;
            last_tick = the_match.tick(viewer);
        }
    })?;
    Ok(replay.expect("set-up is always shown"))
}

fn new_lines<G: Game>(the_match: &Match<G>, viewer: Viewer, from: usize, step: u32) -> Vec<LogEntry> {
    let lines = the_match.log_for(viewer).skip(from);
    lines.map(|line| LogEntry { step, event: to_value(&line.event) }).collect()
}
