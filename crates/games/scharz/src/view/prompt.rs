//! What is expected of the viewer.

use engine::{Seat, Viewer};

use super::types::{ScharzPrompt, StartPiece};
use crate::action::Action;
use crate::data::maps::{Space, places};
use crate::economy::larder;
use crate::ids::{Building, Good, Kind, Level};
use crate::phases::{self, Phase, Piece};
use crate::realm::room;
use crate::state::{RoomQuestion, Scharz};

pub fn prompt(state: &Scharz, viewer: Viewer) -> ScharzPrompt {
    let name = phase_name(state.phase.name());
    let asked = match viewer {
        Viewer::Seat { seat } if state.current_status().pending().contains(seat) => Some(seat),
        _ => None,
    };
    let room = asked.and_then(|seat| room::question(&state.seen_by(seat), seat));
    let id = match asked {
        _ if room.is_some() => room.map(|(_, question)| room_name(question)).unwrap_or_default(),
        Some(seat) if has_enough(state, seat) => "feeding_enough".to_owned(),
        Some(_) => name,
        None if state.phase == Phase::Over => name,
        None => format!("wait_{name}"),
    };
    let phase = state.phase.rules().described();
    let about = phase.map(|phase| phase.about(state)).unwrap_or_default();
    let put = asked.and_then(|seat| start_piece(state, seat));
    ScharzPrompt {
        id,
        rule: phase.map_or("6", |phase| phase.rule()),
        at: room.map(|(place, _)| place).or(about.place).and_then(|place| space(state, place)),
        kind: room.and_then(|(_, question)| ship(state, asked?, question)).or(about.kind),
        herd: about.herd,
        die: about.die,
        piece: put.map(|(piece, _)| piece_name(piece)),
        level: put.and_then(|(piece, _)| level(piece)),
        left: put.map_or(0, |(_, left)| left),
    }
}

/// What a place that has become too small asks (5.0).
fn room_name(question: RoomQuestion) -> String {
    let asked = match question {
        RoomQuestion::Herds => "room_herds",
        RoomQuestion::Garrison => "room_garrison",
        RoomQuestion::Ships { .. } => "room_ships",
    };
    asked.to_owned()
}

fn start_piece(state: &Scharz, seat: Seat) -> Option<(Piece, usize)> {
    let draft = &state.drafts[seat];
    let is_open = state.phase == Phase::Pieces && !draft.contains(&Action::AsProposed);
    is_open.then(|| phases::next_piece(&state.world, seat, draft.len()))?
}

fn piece_name(piece: Piece) -> StartPiece {
    match piece {
        Piece::Fort => StartPiece::Built(Building::BuildFort),
        Piece::Dock => StartPiece::Built(Building::BuildDock),
        Piece::Unit(kind, _) => StartPiece::Unit(kind),
        Piece::Herd(herd) => StartPiece::Herd(herd),
        Piece::Grain => StartPiece::Good(Good::Grain),
    }
}

fn level(piece: Piece) -> Option<Level> {
    match piece {
        Piece::Unit(_, level) if level != Level::Standard => Some(level),
        _ => None,
    }
}

fn ship(state: &Scharz, seat: Seat, question: RoomQuestion) -> Option<Kind> {
    let RoomQuestion::Ships { slots, .. } = question else { return None };
    places(slots).next().and_then(|slot| state.world.units[seat].get(slot)).map(|unit| unit.kind)
}

/// Herds may be slaughtered also where nobody goes hungry (5.14).
fn has_enough(state: &Scharz, seat: Seat) -> bool {
    let world = state.seen_by(seat);
    match state.phase.name() {
        Phase::Feeding => larder::grain_missing(&world, seat) == 0,
        Phase::SiegeFeeding => larder::grain_missing_inside(&world, seat) == 0,
        _ => false,
    }
}

fn phase_name(phase: Phase) -> String {
    let mut name = String::new();
    for letter in format!("{phase:?}").chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

/// The place, if it is one of the map.
fn space(state: &Scharz, place: usize) -> Option<Space> {
    (place < state.world.map().spaces.len()).then(|| state.world.space(place))
}
