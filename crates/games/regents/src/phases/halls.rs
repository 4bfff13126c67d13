//! The active player scores (5.7): Diplomacy, halls, Tower, Rampart.
//!
//! The player takes the items in any order (R38). Asked is only what can make a difference: the Tower before the
//! halls where that puts some marker further ahead, the order of the halls likewise; the Rampart touches nobody's
//! scoring and comes last.

use engine::{Ctx, Seat};
use enumset::EnumSet;

use crate::action::Action;
use crate::board::majorities::{hall_order_matters, halls_of, next_hall, tower_first_matters};
use crate::board::tracks::advance;
use crate::data::POINTS;
use crate::event::Event;
use crate::ids::{Card, Location, RetreatSource, StepSource, Track};
use crate::phases::unexpected;
use crate::setup::ThresholdMode;
use crate::state::{Phase, Regents, Scoring, TowerUse};

impl Regents {
    pub(crate) fn begin_scoring(&mut self, ctx: &mut Ctx<'_, Event>) {
        if self.turn.card == Some(Card::Diplomacy) && self.winnable_ties().next().is_some() {
            self.phase = Phase::Diplomacy;
        } else {
            self.fix_majorities(None, ctx);
        }
    }

    pub(crate) fn list_diplomacy(&self, out: &mut Vec<Action>) {
        out.extend(self.winnable_ties().map(|at| Action::WinTie { at }));
        out.push(Action::DeclineDiplomacy);
    }

    pub(crate) fn act_diplomacy(&mut self, action: Action, ctx: &mut Ctx<'_, Event>) {
        let seat = self.active;
        match action {
            Action::WinTie { at } => {
                ctx.tell_all(|| Event::DiplomacyUsed { seat, at });
                self.fix_majorities(Some(at), ctx);
            }
            Action::DeclineDiplomacy => self.fix_majorities(None, ctx),
            other => unexpected(self.phase, other),
        }
    }

    /// From here on sizes of groups do not change (R38).
    fn fix_majorities(&mut self, won_tie: Option<Location>, ctx: &mut Ctx<'_, Event>) {
        let seat = self.active;
        let majorities = self.majorities(seat, won_tie);
        let holds_tower = majorities.contains(Location::Tower);
        self.scoring = Scoring {
            halls: self.steps_due(majorities),
            n_halls: halls_of(majorities).len() as u8,
            tower: if holds_tower { TowerUse::Held } else { TowerUse::No },
            rampart: majorities.contains(Location::Rampart),
        };
        self.tell_what_does_not_score(seat, majorities, ctx);
        self.go_on_scoring(ctx);
    }

    fn tell_what_does_not_score(&self, seat: Seat, majorities: EnumSet<Location>, ctx: &mut Ctx<'_, Event>) {
        let hall = self.king;
        if self.king_cancels(seat, hall) && self.outnumbers(seat, hall) {
            ctx.tell_all(|| Event::MajorityCancelled { seat, hall });
        }
        if majorities.is_empty() {
            ctx.tell_all(|| Event::NothingScored { seat });
        }
    }

    /// Scores until something is to be decided.
    fn go_on_scoring(&mut self, ctx: &mut Ctx<'_, Event>) {
        let mode = self.setup.threshold_mode;
        while let Some(next) = next_hall(&self.markers[self.active], &self.scoring.halls) {
            let markers = &self.markers[self.active];
            if self.scoring.tower == TowerUse::Held && tower_first_matters(markers, &self.scoring.halls, mode)
            {
                return self.phase = Phase::TowerFirst;
            }
            if hall_order_matters(markers, &self.scoring.halls, mode) {
                return self.phase = Phase::Halls;
            }
            self.score_hall(next, ctx);
        }
        self.score_sides(ctx);
    }

    fn score_sides(&mut self, ctx: &mut Ctx<'_, Event>) {
        if self.scoring.tower != TowerUse::No && self.open_tracks(self.active).next().is_some() {
            self.phase = Phase::Tower;
        } else if self.scoring.rampart && self.rampart_targets().next().is_some() {
            self.phase = Phase::Rampart;
        } else {
            self.clean_up(ctx);
        }
    }

    pub(crate) fn list_halls(&self, out: &mut Vec<Action>) {
        let due = Track::ALL.into_iter().filter(|&track| self.scoring.halls[track] > 0);
        out.extend(due.map(|track| Action::ScoreHall { hall: track.hall() }));
    }

    pub(crate) fn act_hall(&mut self, action: Action, ctx: &mut Ctx<'_, Event>) {
        let Action::ScoreHall { hall } = action else { unexpected(self.phase, action) };
        let track = hall.track().expect("only halls are scored");
        self.score_hall(track, ctx);
        self.go_on_scoring(ctx);
    }

    /// `advance`: steps that are not possible are lost (5.1).
    fn score_hall(&mut self, track: Track, ctx: &mut Ctx<'_, Event>) {
        let (seat, group) = (self.active, self.scoring.halls[track]);
        let before = self.markers[seat][track];
        let steps = advance(&mut self.markers[seat], track, group, self.setup.threshold_mode);
        self.scoring.halls[track] = 0;
        self.put_off_tower();
        let (from, to) = (POINTS[usize::from(before)], self.points_at(seat, track));
        let (hall, lost) = (track.hall(), group - steps);
        ctx.tell_all(|| Event::HallScored { seat, hall, track, group, steps, lost, from, to });
        self.take_chips(seat, track, before, ctx);
    }

    /// The Tower comes before or after the halls; between two of them only where that can be better: all five halls
    /// under `passed` (5.7).
    fn put_off_tower(&mut self) {
        if self.scoring.tower != TowerUse::No {
            let every_moment =
                self.setup.threshold_mode == ThresholdMode::Passed && self.scoring.n_halls == 5;
            self.scoring.tower = if every_moment { TowerUse::Held } else { TowerUse::Later };
        }
    }

    /// Any own track, also one that has just advanced (R39).
    pub(crate) fn list_tower(&self, otherwise: Action, out: &mut Vec<Action>) {
        out.extend(self.open_tracks(self.active).map(|track| Action::TowerStep { track }));
        out.push(otherwise);
    }

    pub(crate) fn act_tower(&mut self, action: Action, ctx: &mut Ctx<'_, Event>) {
        let seat = self.active;
        self.scoring.tower = TowerUse::No;
        match action {
            Action::TowerStep { track } => self.step(seat, track, StepSource::Tower, ctx),
            Action::DeclineTower => ctx.tell_all(|| Event::TowerDeclined { seat }),
            Action::TowerLater => self.scoring.tower = TowerUse::Later,
            other => unexpected(self.phase, other),
        }
        self.go_on_scoring(ctx);
    }

    fn rampart_targets(&self) -> impl Iterator<Item = (Seat, Track)> + '_ {
        let rivals = self.opponents(self.active);
        let markers = rivals.flat_map(|rival| Track::ALL.into_iter().map(move |track| (rival, track)));
        markers.filter(|&(rival, track)| self.can_retreat(rival, track, RetreatSource::Rampart))
    }

    pub(crate) fn list_rampart(&self, out: &mut Vec<Action>) {
        out.extend(self.rampart_targets().map(|(target, track)| Action::RampartRetreat { target, track }));
        out.push(Action::DeclineRampart);
    }

    pub(crate) fn act_rampart(&mut self, action: Action, ctx: &mut Ctx<'_, Event>) {
        let by = self.active;
        self.scoring.rampart = false;
        match action {
            Action::RampartRetreat { target, track } => {
                self.retreat(by, target, track, RetreatSource::Rampart, ctx);
            }
            Action::DeclineRampart => ctx.tell_all(|| Event::RampartDeclined { seat: by }),
            other => unexpected(self.phase, other),
        }
        self.clean_up(ctx);
    }
}
