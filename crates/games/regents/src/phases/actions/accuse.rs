//! Accusing a player of dark deeds (5.5).

use engine::{Ctx, Seat, Seats};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Clan, RetreatSource, StepSource, Track};
use crate::phases::unexpected;
use crate::state::{Accusation, Phase, Regents};

impl Regents {
    pub(crate) fn list_accusations(&self, out: &mut Vec<Action>) {
        if !self.stands_with_king() {
            return;
        }
        let tiles = self.tiles(self.active);
        for target in self.opponents(self.active).filter(|&target| self.can_be_accused(target)) {
            out.extend(tiles.iter().map(|clan| Action::Accuse { target, clan }));
        }
    }

    /// An agent, not a counsellor, in the King's hall (R19).
    pub(crate) fn stands_with_king(&self) -> bool {
        self.agents[self.active][self.king] > 0
    }

    fn can_be_accused(&self, target: Seat) -> bool {
        self.has_hidden_clan(target) && !self.has_failed(self.active, target)
    }

    /// A public clan can be accused by option only (R11).
    pub(crate) fn has_hidden_clan(&self, target: Seat) -> bool {
        !self.exposed.contains(target) || self.setup.accuse_exposed_clan
    }

    pub(crate) fn accuse(&mut self, target: Seat, clan: Clan, ctx: &mut Ctx<'_, Event>) {
        let by = self.active;
        let accusation = Accusation { target, clan };
        self.accusations[by].push(accusation);
        ctx.seal();
        let parties = Seats::one(by).with(target);
        ctx.tell(parties, || Event::AccusedOf { by, target, clan });
        ctx.tell_others(parties, || Event::Accused { by, target });
        if self.is_right(accusation) {
            self.exposed.insert(target);
            ctx.tell_all(|| Event::AccusationRight { by, target, clan });
            self.grant_steps(StepSource::Accusation, ctx);
        } else {
            let clan = self.clans[target];
            ctx.tell(parties, || Event::AccusationWrongShown { by, target, clan });
            ctx.tell_others(parties, || Event::AccusationWrong { by, target });
            self.settle_penalty(2, ctx);
        }
    }

    /// The steps are made: counsellor, then the accused's hand (R16, R18).
    pub(crate) fn finish_right_accusation(&mut self, ctx: &mut Ctx<'_, Event>) {
        let (by, target) = (self.active, self.accused());
        if self.gain_counsellor(by) {
            ctx.tell_all(|| Event::CounsellorGained { seat: by });
        }
        let hand = self.hand(target);
        self.disarmed.insert(target);
        ctx.tell_all(|| Event::HandDiscarded { seat: target, cards: hand.iter().collect() });
        self.phase = Phase::Actions;
    }

    /// The markers of the accuser that can still be pushed back.
    fn penalties(&self) -> impl Iterator<Item = Track> + Clone + '_ {
        let can_fall = |track: &Track| self.can_retreat(self.active, *track, RetreatSource::Penalty);
        Track::ALL.into_iter().filter(can_fall)
    }

    /// As much as possible is lost (R15). A loss without a choice is taken without asking.
    fn settle_penalty(&mut self, left: u8, ctx: &mut Ctx<'_, Event>) {
        for left in (1..=left).rev() {
            let mut penalties = self.penalties();
            let (first, second) = (penalties.next(), penalties.next());
            drop(penalties);
            match (first, second) {
                (Some(only), None) => self.penalize(only, ctx),
                (Some(_), Some(_)) => return self.phase = Phase::Penalty { left },
                (None, _) => break,
            }
        }
        self.finish_wrong_accusation(ctx);
    }

    pub(crate) fn list_penalty(&self, out: &mut Vec<Action>) {
        let target = self.active;
        out.extend(self.penalties().map(|track| Action::Penalize { target, track }));
    }

    pub(crate) fn act_penalty(&mut self, left: u8, action: Action, ctx: &mut Ctx<'_, Event>) {
        let Action::Penalize { track, .. } = action else { unexpected(self.phase, action) };
        self.penalize(track, ctx);
        self.settle_penalty(left - 1, ctx);
    }

    fn penalize(&mut self, track: Track, ctx: &mut Ctx<'_, Event>) {
        self.retreat(self.accused(), self.active, track, RetreatSource::Penalty, ctx);
    }

    /// The tiles went face down; everybody sees how many (5.5).
    fn finish_wrong_accusation(&mut self, ctx: &mut Ctx<'_, Event>) {
        let seat = self.active;
        let count = self.tiles_lost(seat, self.accusations[seat].len() - 1);
        ctx.tell_all(|| Event::TilesDiscarded { seat, count });
        self.phase = Phase::Actions;
    }

    /// How many tiles left the hand with the accuser's accusation number `index`: a public number.
    pub(crate) fn tiles_lost(&self, accuser: Seat, index: usize) -> u8 {
        let accusations = &self.accusations[accuser];
        let before = accusations[..index].iter();
        let held = before.fold(!enumset::EnumSet::empty(), |tiles, &past| tiles - self.tiles_spent(past));
        (self.tiles_spent(accusations[index]) & held).len() as u8
    }
}
