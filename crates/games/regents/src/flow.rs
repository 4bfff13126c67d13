//! From turn to turn and round to round (5.2, 5.8, 5.10).

use engine::{Ctx, Seat, Seats};

use crate::data::{ACTIONS_PER_TURN, LEADER_BONUS_ROUND, N_ROUNDS};
use crate::event::Event;
use crate::ids::Track;
use crate::setup::{LeaderBonus, NeutralMove};
use crate::state::{Phase, Regents, Scoring, Turn};

impl Regents {
    pub(crate) fn begin_round(&mut self, round: u8, ctx: &mut Ctx<'_, Event>) {
        self.round = round;
        ctx.tell_all(|| Event::RoundBegan { round });
        self.begin_turn(self.start, ctx);
    }

    fn begin_turn(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        self.active = seat;
        self.turn = Turn { actions: ACTIONS_PER_TURN, ..Turn::default() };
        self.phase = Phase::Actions;
        let round = self.round;
        ctx.tell_all(|| Event::TurnBegan { seat, round });
    }

    /// The actions are over: scoring, or first the neutral clan (R35).
    pub(crate) fn end_actions(&mut self, ctx: &mut Ctx<'_, Event>) {
        if self.has_neutral_move(NeutralMove::BeforeScoring) {
            self.phase = Phase::Neutral;
        } else {
            self.begin_scoring(ctx);
        }
    }

    /// Counsellors on the board go back to the reserve (5.8); then, perhaps, the neutral clan (5.9).
    pub(crate) fn clean_up(&mut self, ctx: &mut Ctx<'_, Event>) {
        self.scoring = Scoring::default();
        let (seat, count) = (self.active, self.placed.values().sum::<u8>());
        if count > 0 {
            self.reserve += count;
            self.placed.clear();
            ctx.tell_all(|| Event::CounsellorsReturned { seat, count });
        }
        if self.has_neutral_move(NeutralMove::AfterScoring) {
            self.phase = Phase::Neutral;
        } else {
            self.next_turn(ctx);
        }
    }

    fn has_neutral_move(&self, moment: NeutralMove) -> bool {
        self.neutral_clan.is_some() && self.setup.neutral_move == moment
    }

    pub(crate) fn next_turn(&mut self, ctx: &mut Ctx<'_, Event>) {
        let next = self.active.next(self.seat_count());
        if next != self.start {
            return self.begin_turn(next, ctx);
        }
        if self.round == LEADER_BONUS_ROUND {
            self.reward_leaders(ctx);
        }
        if self.round < N_ROUNDS {
            self.begin_round(self.round + 1, ctx);
        } else {
            self.finish(ctx);
        }
    }

    /// One counsellor for being alone in front, track by track while the reserve lasts (5.10, R33).
    pub(crate) fn reward_leaders(&mut self, ctx: &mut Ctx<'_, Event>) {
        let mut rewarded = Seats::NONE;
        for track in Track::ALL {
            let Some(seat) = self.leader(track) else { continue };
            let passed_over = self.setup.leader_bonus == LeaderBonus::OnePerPlayer && rewarded.contains(seat);
            if !passed_over && self.gain_counsellor(seat) {
                rewarded.insert(seat);
                ctx.tell_all(|| Event::LeaderBonus { seat, track });
            }
        }
    }

    /// From the reserve to the player, if one is left; says whether it was.
    pub(crate) fn gain_counsellor(&mut self, seat: Seat) -> bool {
        let is_available = self.reserve > 0;
        if is_available {
            self.reserve -= 1;
            self.counsellors[seat] += 1;
        }
        is_available
    }
}
