//! What is expected of the viewer: the closed list of questions, and what they are about.

use engine::{Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use super::types::{ScharzPrompt, StartPiece};
use crate::action::Action;
use crate::data::maps::Space;
use crate::economy::meal;
use crate::ids::{Building, Good, Kind, Level};
use crate::phases::{self, Phase, PhaseState, Piece};
use crate::realm::room;
use crate::state::{Numbered, Place, RoomQuestion, Scharz};

/// Makes the closed list of questions: of each phase one for who is asked and one for who waits.
macro_rules! prompts {
    ($($asked:ident $waiting:ident,)*) => {
        /// The text is `scharz-prompt-<id>`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
        #[serde(rename_all = "snake_case")]
        #[ts(export, export_to = "scharz/")]
        pub enum ScharzPromptId {
            $($asked, $waiting,)*
            Over,
            /// Herds may be slaughtered also where nobody goes hungry (5.14).
            FeedingEnough,
            /// To which yard a catch goes (5.12).
            FishingYard,
            /// What a place that has become too small asks (5.0).
            RoomHerds,
            RoomGarrison,
            RoomShips,
        }

        impl ScharzPromptId {
            fn asked(phase: Phase) -> Self {
                match phase {
                    $(Phase::$asked => Self::$asked,)*
                    Phase::Over => Self::Over,
                }
            }

            fn waiting(phase: Phase) -> Self {
                match phase {
                    $(Phase::$asked => Self::$waiting,)*
                    Phase::Over => Self::Over,
                }
            }
        }
    };
}

prompts! {
    ChooseFactions WaitChooseFactions,
    FirstVillage WaitFirstVillage,
    SecondVillage WaitSecondVillage,
    ThirdVillage WaitThirdVillage,
    MoveVillage WaitMoveVillage,
    Pieces WaitPieces,
    NewYear WaitNewYear,
    Breeding WaitBreeding,
    Births WaitBirths,
    Weather WaitWeather,
    Harvest WaitHarvest,
    WinterWeather WaitWinterWeather,
    Units WaitUnits,
    Raids WaitRaids,
    Special WaitSpecial,
    Herds WaitHerds,
    Retreat WaitRetreat,
    Attrition WaitAttrition,
    Withdraw WaitWithdraw,
    Battles WaitBattles,
    Charge WaitCharge,
    Rerolls WaitRerolls,
    Hits WaitHits,
    FreeSwords WaitFreeSwords,
    Flight WaitFlight,
    Sieges WaitSieges,
    GoOn WaitGoOn,
    Fall WaitFall,
    Plunder WaitPlunder,
    Experience WaitExperience,
    Build WaitBuild,
    Propose WaitPropose,
    Answer WaitAnswer,
    Trade WaitTrade,
    Wages WaitWages,
    Fishing WaitFishing,
    Sowing WaitSowing,
    Taxes WaitTaxes,
    Feasts WaitFeasts,
    Feeding WaitFeeding,
    SiegeFeeding WaitSiegeFeeding,
    QuickWages WaitQuickWages,
    RoundEnd WaitRoundEnd,
    Room WaitRoom,
}

pub fn prompt(state: &Scharz, viewer: Viewer) -> ScharzPrompt {
    let asked = match viewer {
        Viewer::Seat { seat } if state.current_status().pending().contains(seat) => Some(seat),
        _ => None,
    };
    let room = asked.and_then(|seat| room::question(&state.seen_by(seat), seat));
    let id = match (room, asked) {
        (Some((_, question)), _) => room_id(question),
        (None, Some(seat)) if has_enough(state, seat) => ScharzPromptId::FeedingEnough,
        (None, Some(_)) if catch(state) > 0 => ScharzPromptId::FishingYard,
        (None, Some(_)) => ScharzPromptId::asked(state.phase.name()),
        (None, None) => ScharzPromptId::waiting(state.phase.name()),
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
        left: put.map_or(usize::from(catch(state)), |(_, left)| left),
    }
}

fn room_id(question: RoomQuestion) -> ScharzPromptId {
    match question {
        RoomQuestion::Herds => ScharzPromptId::RoomHerds,
        RoomQuestion::Garrison => ScharzPromptId::RoomGarrison,
        RoomQuestion::Ships { .. } => ScharzPromptId::RoomShips,
    }
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
    slots.first().and_then(|slot| state.world.units[seat].get(slot)).map(|unit| unit.kind)
}

/// Fish for which a yard is chosen (5.12).
fn catch(state: &Scharz) -> u8 {
    if let PhaseState::Fishing(fishing) = state.phase { fishing.caught } else { 0 }
}

/// Whether nobody goes hungry (5.14).
fn has_enough(state: &Scharz, seat: Seat) -> bool {
    let phase = state.phase.name();
    let is_meal = matches!(phase, Phase::Feeding | Phase::SiegeFeeding);
    is_meal && meal::grain_missing(phase, &state.seen_by(seat), seat, &state.drafts[seat]) == 0
}

/// The place, if it is one of the map.
fn space(state: &Scharz, place: Place) -> Option<Space> {
    (place.number() < state.world.map().spaces.len()).then(|| state.world.space(place))
}
