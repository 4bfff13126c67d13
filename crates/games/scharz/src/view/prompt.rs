//! What is expected of the viewer.

use engine::{Seat, Viewer};

use super::types::{ScharzPrompt, StartPiece};
use crate::action::Action;
use crate::data::maps::{Space, places};
use crate::ids::{Building, Good, Herd, Kind, Level};
use crate::phases::{self, Piece};
use crate::state::{Phase, Plight, Scharz};

pub fn prompt(state: &Scharz, viewer: Viewer) -> ScharzPrompt {
    let name = phase_name(state.phase);
    let asked = match viewer {
        Viewer::Seat { seat } if state.current_status().pending().contains(seat) => Some(seat),
        _ => None,
    };
    let room = asked.and_then(|seat| phases::room_question(&state.seen_by(seat), seat));
    let id = match asked {
        _ if room.is_some() => room.map(|(_, plight)| room_name(plight)).unwrap_or_default(),
        Some(seat) if has_enough(state, seat) => "feeding_enough".to_owned(),
        Some(_) => name,
        None if state.phase == Phase::Over => name,
        None => format!("wait_{name}"),
    };
    let put = asked.and_then(|seat| start_piece(state, seat));
    ScharzPrompt {
        id,
        rule: rule(state.phase),
        at: room.map_or_else(|| place(state), |(place, _)| Some(state.world.space(place))),
        kind: room.and_then(|(_, plight)| ship(state, asked?, plight)).or_else(|| piece(state)),
        herd: newborn(state),
        die: (state.cursor.die > 0).then_some(state.cursor.die),
        piece: put.map(|(piece, _)| piece_name(piece)),
        level: put.and_then(|(piece, _)| level(piece)),
        left: put.map_or(0, |(_, left)| left),
    }
}

/// What a place that has become too small asks (5.0).
fn room_name(plight: Plight) -> String {
    let asked = match plight {
        Plight::Herds => "room_herds",
        Plight::Garrison => "room_garrison",
        Plight::Ships { .. } => "room_ships",
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

fn ship(state: &Scharz, seat: Seat, plight: Plight) -> Option<Kind> {
    let Plight::Ships { slots, .. } = plight else { return None };
    places(slots).next().and_then(|slot| state.world.units[seat].get(slot)).map(|unit| unit.kind)
}

/// Herds may be slaughtered also where nobody goes hungry (5.14).
fn has_enough(state: &Scharz, seat: Seat) -> bool {
    let world = state.seen_by(seat);
    match state.phase {
        Phase::Feeding => phases::grain_missing(&world, seat) == 0,
        Phase::SiegeFeeding => phases::grain_missing_inside(&world, seat) == 0,
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

/// The space a question is about.
fn place(state: &Scharz) -> Option<Space> {
    let world = &state.world;
    let place = match state.phase {
        Phase::Battles | Phase::Charge | Phase::Rerolls | Phase::Hits | Phase::FreeSwords | Phase::Flight => {
            state.fight.place()
        }
        Phase::GoOn | Phase::Fall => state.fight.place(),
        Phase::Room | Phase::Sieges | Phase::Raids | Phase::Attrition | Phase::Fishing => {
            usize::from(state.cursor.place)
        }
        _ => return None,
    };
    (place < world.map().spaces.len()).then(|| world.space(place))
}

/// The unit an attrition die is about.
fn piece(state: &Scharz) -> Option<Kind> {
    let seat: Seat = state.turn?;
    let slot = usize::from(state.cursor.slot);
    let is_unit = state.phase == Phase::Attrition && state.cursor.die > 0 && slot < crate::data::SLOTS;
    is_unit.then(|| state.world.units[seat].get(slot).map(|unit| unit.kind))?
}

fn newborn(state: &Scharz) -> Option<Herd> {
    let herd = Herd::ALL.get(usize::from(state.cursor.slot)).copied();
    herd.filter(|_| state.phase == Phase::Breeding)
}

fn rule(phase: Phase) -> &'static str {
    use Phase::*;
    match phase {
        ChooseFactions | FirstVillage | SecondVillage | ThirdVillage | MoveVillage | Pieces => "4",
        NewYear | Breeding | Births | Weather | Harvest | WinterWeather | Sowing | Taxes | Feasts => "5.13",
        Units | Raids => "5.2",
        Special => "5.3",
        Herds => "5.4",
        Retreat => "5.5",
        Attrition => "5.6",
        Withdraw | Battles | Charge | Rerolls | Hits | FreeSwords | Flight => "5.7",
        Sieges | GoOn | Fall | Plunder => "5.8",
        Experience | Build => "5.9",
        Propose | Answer | Trade => "5.10",
        Wages | QuickWages => "5.11",
        Fishing => "5.12",
        Feeding | SiegeFeeding => "5.14",
        RoundEnd => "5.15",
        Room => "5.0",
        Over => "6",
    }
}
