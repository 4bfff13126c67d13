//! What a viewer or a guest may know: the only place that decides it.
//!
//! A match leaves the server as a [`Picture`] for one viewer, a table as a [`TableInfo`] for one asker, a record only when
//! nothing is secret any more.

use catalog::{JsonText, LogEntry};
use engine::{Seat, Seats, Seed, Status, Viewer};
use serde_json::{Value, json};
use store::{Phase, Sitter, Table};

use crate::error::ApiResult;
use crate::pace::{clock_infos, motion_info, plays_itself, stand_in_info};
use crate::plan::terms_of;
use crate::protocol::{ErrorCode, Picture, SeatInfo, SeatKind, TableInfo, TablePhase, TableResult};
use crate::table_match::{Broken, TableMatch};

/// The lines of its log a browser has.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct KnownLog {
    /// How many lines no undo can remove.
    n_final: usize,
    /// The lines after those.
    tail: Vec<LogEntry>,
}

impl KnownLog {
    /// What a browser says it has of the final lines. A wrong claim spoils nothing but its own log.
    pub fn claimed(n_lines: u32) -> Self {
        Self { n_final: n_lines as usize, tail: Vec::new() }
    }
}

/// What viewers see of a match at one moment, each made once.
pub(crate) struct Sights<'a> {
    pub the_match: &'a TableMatch,
    made: Vec<(Viewer, Sight)>,
}

/// What all who look as one viewer see alike.
#[derive(Clone)]
struct Sight {
    view: JsonText,
    legal: JsonText,
    can_undo: bool,
}

impl<'a> Sights<'a> {
    pub fn new(the_match: &'a TableMatch) -> Self {
        Self { the_match, made: Vec::new() }
    }

    fn of(&mut self, viewer: Viewer) -> Result<Sight, Broken> {
        if let Some((_, sight)) = self.made.iter().find(|(of, _)| *of == viewer) {
            return Ok(sight.clone());
        }
        let (legal, can_undo) = match viewer {
            Viewer::Seat { seat } => (self.the_match.legal_text(seat)?, self.the_match.can_undo(seat)),
            Viewer::Public | Viewer::Open => (JsonText::of(&[(); 0]), false),
        };
        let sight = Sight { view: self.the_match.view(viewer)?, legal, can_undo };
        self.made.push((viewer, sight.clone()));
        Ok(sight)
    }
}

/// What `viewer` sees now, the log as a difference to what it knew.
pub(crate) fn picture(
    sights: &mut Sights<'_>,
    viewer: Viewer,
    known: &mut KnownLog,
) -> Result<Picture, Broken> {
    let Sight { view, legal, can_undo } = sights.of(viewer)?;
    let the_match = sights.the_match;
    let n_final = the_match.final_lines(viewer);
    let from = known.n_final.min(n_final);
    let lines = the_match.log(viewer, from)?;
    let n_same = known.tail.iter().zip(&lines).take_while(|(old, new)| old == new).count();
    *known = KnownLog { n_final, tail: lines[n_final - from..].to_vec() };
    Ok(Picture {
        viewer,
        tick: the_match.tick(viewer),
        status: the_match.status(),
        view,
        legal,
        can_undo,
        log_from: (from + n_same) as u32,
        log: lines[n_same..].to_vec(),
        log_final: n_final as u32,
    })
}

/// Whether `guest` may see what `viewer` sees: everybody may see what is public; what a seat sees, only who plays it; and
/// nothing is secret once the match has ended.
pub(crate) fn check_viewer(table: &Table, guest: &str, viewer: Viewer) -> ApiResult<()> {
    let exists = match viewer {
        Viewer::Seat { seat } => seat.index() < table.seats.len(),
        Viewer::Public | Viewer::Open => true,
    };
    let is_allowed = match viewer {
        Viewer::Public => true,
        Viewer::Seat { seat } => table.phase.has_ended() || plays(table, guest, seat),
        Viewer::Open => table.phase.has_ended(),
    };
    match (exists, is_allowed, viewer) {
        (true, true, _) => Ok(()),
        (true, false, Viewer::Open) => Err(ErrorCode::NotOver.into()),
        _ => Err(ErrorCode::ForeignSeat.into()),
    }
}

/// Whether the whole record, seed included, may be given away.
pub(crate) fn check_record(table: &Table) -> ApiResult<()> {
    if table.phase.has_ended() { Ok(()) } else { Err(ErrorCode::NotOver.into()) }
}

pub(crate) fn plays(table: &Table, guest: &str, seat: Seat) -> bool {
    table.seats.get(seat.index()).is_some_and(|sitter| sitter.is_guest(guest))
}

/// A table as `guest` may see it. `here`: guests with a socket at it.
pub(crate) fn table_info(table: &Table, guest: &str, here: &[&str]) -> TableInfo {
    let has_ended = table.phase.has_ended();
    let pending: Seats = table.pending.iter().map(|&seat| Seat::new(seat.into())).collect();
    let seats = Seat::all(table.seats.len());
    TableInfo {
        id: table.id.clone(),
        game: table.game.clone(),
        setup: table.setup.clone(),
        phase: phase(table),
        help: table.help.into(),
        is_host: table.host == guest,
        is_my_turn: table.phase == Phase::Running
            && pending.iter().any(|seat| plays(table, guest, seat) && plays_itself(&table.seats, seat)),
        seats: seats.zip(&table.seats).map(|(seat, sitter)| seat_info(seat, sitter, guest, here)).collect(),
        commitment: commitment(&table.seed),
        seed: has_ended.then(|| table.seed.clone()),
        created_at: table.created_at,
        updated_at: table.updated_at,
        result: (!table.results.is_empty()).then(|| TableResult {
            points: table.results.iter().map(|result| result.points).collect(),
            places: table.results.iter().map(|result| result.place).collect(),
        }),
        terms: terms_of(table),
        waits_until: table.waits_until.filter(|_| table.phase == Phase::Gathering),
        rematch: table.rematch.clone(),
        clocks: clock_infos(&table.clocks),
        motion: motion_info(table),
    }
}

/// Who sat where, for a record. Names are no part of the match: nothing checks them.
pub(crate) fn record_players(table: &Table) -> Value {
    let seats = table_info(table, "", &[]).seats;
    seats.iter().map(|SeatInfo { kind, name, .. }| json!({ "kind": kind, "name": name })).collect()
}

fn seat_info(seat: Seat, sitter: &Sitter, asker: &str, here: &[&str]) -> SeatInfo {
    let (kind, name, is_here) = match sitter {
        Sitter::Open => (SeatKind::Open, String::new(), false),
        Sitter::Bot { level } => (SeatKind::Bot, level.clone(), true),
        Sitter::Person { guest, alias, guest_name, .. } => {
            let name = alias.as_ref().unwrap_or(guest_name).clone();
            (SeatKind::Person, name, here.contains(&guest.as_str()))
        }
    };
    SeatInfo { seat, kind, name, is_mine: sitter.is_guest(asker), is_here, stand_in: stand_in_info(sitter) }
}

fn phase(table: &Table) -> TablePhase {
    match table.phase {
        _ if table.phase != Phase::Gathering && table.never_began() => TablePhase::CalledOff,
        Phase::Gathering => TablePhase::Gathering,
        Phase::Running => TablePhase::Running,
        Phase::Over => TablePhase::Over,
        Phase::Halted => TablePhase::Halted,
        Phase::Parked => TablePhase::Parked,
    }
}

fn commitment(seed: &str) -> String {
    seed.parse::<Seed>().map(|seed| seed.commitment()).unwrap_or_default()
}

/// The seats of a status, as they are stored.
pub(crate) fn pending_list(status: Status) -> Vec<u8> {
    status.pending().iter().map(|seat| seat.index() as u8).collect()
}
