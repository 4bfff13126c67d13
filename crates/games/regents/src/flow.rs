//! From turn to turn and round to round (5.2, 5.8, 5.10).

use engine::{Ctx, Seat, Seats};

use crate::data::{ACTIONS_PER_TURN, LEADER_BONUS_ROUND, N_ROUNDS};
use crate::event::Event;
use crate::ids::Track;
use crate::phases::diplomacy;
use crate::scoring;
use crate::setup::{LeaderBonus, NeutralMove};
use crate::state::{PhaseState, Regents, Scoring, Turn};

pub(crate) fn begin_round(state: &mut Regents, round: u8, ctx: &mut Ctx<'_, Event>) {
    state.round = round;
    ctx.tell_all(|| Event::RoundBegan { round });
    begin_turn(state, state.start, ctx);
}

fn begin_turn(state: &mut Regents, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    state.active = seat;
    state.turn = Turn { actions: ACTIONS_PER_TURN, ..Turn::default() };
    state.phase = PhaseState::Actions;
    let round = state.round;
    ctx.tell_all(|| Event::TurnBegan { seat, round });
}

/// The actions are over: scoring, or first the neutral clan (R35).
pub(crate) fn end_actions(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    if state.turn.scored {
        clean_up(state, ctx);
    } else if has_neutral_move(state, NeutralMove::BeforeScoring) {
        state.phase = PhaseState::Neutral;
    } else {
        diplomacy::enter(state, ctx);
    }
}

/// By option a chip won by scoring may bring one more action at once (R29).
pub(crate) fn end_scoring(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    let has_won_chip = state.chips[state.active] > state.scoring.chips_before;
    if state.setup.chip_at_once && has_won_chip && !state.turn.chip_played {
        state.turn.scored = true;
        state.phase = PhaseState::Actions;
    } else {
        clean_up(state, ctx);
    }
}

/// Counsellors on the board go back to the reserve (5.8); then, perhaps, the neutral clan (5.9).
fn clean_up(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    state.scoring = Scoring::default();
    let (seat, count) = (state.active, state.placed.values().sum::<u8>());
    if count > 0 {
        state.reserve += count;
        state.placed.clear();
        ctx.tell_all(|| Event::CounsellorsReturned { seat, count });
    }
    if has_neutral_move(state, NeutralMove::AfterScoring) {
        state.phase = PhaseState::Neutral;
    } else {
        next_turn(state, ctx);
    }
}

fn has_neutral_move(state: &Regents, moment: NeutralMove) -> bool {
    state.neutral_clan.is_some() && state.setup.neutral_move == moment
}

pub(crate) fn next_turn(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    let next = state.active.next(state.seat_count());
    if next != state.start {
        return begin_turn(state, next, ctx);
    }
    if state.round == LEADER_BONUS_ROUND {
        reward_leaders(state, ctx);
    }
    if state.round < N_ROUNDS {
        begin_round(state, state.round + 1, ctx);
    } else {
        scoring::finish(state, ctx);
    }
}

/// One counsellor for being alone in front, track by track while the reserve lasts (5.10, R33).
fn reward_leaders(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    let mut rewarded = Seats::NONE;
    for track in Track::ALL {
        let Some(seat) = state.leader(track) else { continue };
        let passed_over = state.setup.leader_bonus == LeaderBonus::OnePerPlayer && rewarded.contains(seat);
        if !passed_over && state.gain_counsellor(seat) {
            rewarded.insert(seat);
            ctx.tell_all(|| Event::LeaderBonus { seat, track });
        }
    }
}
