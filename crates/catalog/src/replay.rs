//! A match as a strip of pictures: the first view whole, then what changed.

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

/// Builds the strip from a checked record.
pub(crate) fn replay<G: Game>(record: &Record<G>, viewer: Viewer) -> Result<Replay, CatalogError> {
    let mut strip: Option<Replay> = None;
    let (mut last_view, mut last_tick, mut n_lines) = (Value::Null, 0, 0);
    record.replay_with(|running| {
        let view = to_value(&running.state().view(viewer));
        let strip = strip.get_or_insert_with(|| Replay {
            game: G::INFO.slug.to_owned(),
            viewer,
            first: view.clone(),
            steps: Vec::new(),
        });
        let is_noticed = running.tick(viewer) != last_tick || strip.steps.is_empty();
        if is_noticed {
            let log = new_lines(running, viewer, n_lines, strip.steps.len() as u32);
            n_lines += log.len();
            let patch =
                to_value(&json_patch::diff(if last_view.is_null() { &view } else { &last_view }, &view));
            let seat = running.actions().last().map(|played| played.seat);
            strip.steps.push(ReplayStep { seat, status: running.status(), patch, log });
            last_view = view;
            last_tick = running.tick(viewer);
        }
    })?;
    Ok(strip.expect("set-up is always shown"))
}

fn new_lines<G: Game>(running: &Match<G>, viewer: Viewer, from: usize, step: u32) -> Vec<LogEntry> {
    let lines = running.log_for(viewer).skip(from);
    lines.map(|line| LogEntry { step, event: to_value(&line.event) }).collect()
}
