//! Accusing a player of dark deeds (5.5).

use engine::{Ctx, Flow, Seat, Seats};

use crate::action::Action;
use crate::data::{ACCUSATION_STEPS, PENALTY_STEPS};
use crate::event::Event;
use crate::ids::{Clan, StepSource};
use crate::phases::{penalty, steps};
use crate::state::{Accusation, PhaseState, Regents};

pub(super) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    if !stands_with_king(state) {
        return Flow::Continue(());
    }
    let tiles = state.tiles(state.active);
    let mut targets = state.opponents(state.active).filter(|&target| can_be_accused(state, target));
    targets.try_for_each(|target| tiles.iter().try_for_each(|clan| visit(Action::Accuse { target, clan })))
}

/// An agent, not a counsellor, in the King's hall (R19).
pub(crate) fn stands_with_king(state: &Regents) -> bool {
    state.agents[state.active][state.king] > 0
}

fn can_be_accused(state: &Regents, target: Seat) -> bool {
    has_hidden_clan(state, target) && !state.has_failed(state.active, target)
}

/// A public clan can be accused by option only (R11).
pub(crate) fn has_hidden_clan(state: &Regents, target: Seat) -> bool {
    !state.exposed.contains(target) || state.setup.accuse_exposed_clan
}

pub(super) fn apply(state: &mut Regents, target: Seat, clan: Clan, ctx: &mut Ctx<'_, Event>) {
    let by = state.active;
    let accusation = Accusation { target, clan };
    state.accusations[by].push(accusation);
    ctx.make_final();
    let parties = Seats::one(by).with(target);
    ctx.tell(parties, || Event::AccusedOf { by, target, clan });
    ctx.tell_others(parties, || Event::Accused { by, target });
    if state.is_right(accusation) {
        state.exposed.insert(target);
        ctx.tell_all(|| Event::AccusationRight { by, target, clan });
        steps::enter(state, ACCUSATION_STEPS, StepSource::Accusation, ctx);
    } else {
        let clan = state.clans[target];
        ctx.tell(parties, || Event::AccusationWrongShown { by, target, clan });
        ctx.tell_others(parties, || Event::AccusationWrong { by, target });
        penalty::enter(state, PENALTY_STEPS, ctx);
    }
}

/// The steps of a right accusation are made: counsellor, then the accused's hand (R16, R18).
pub(crate) fn finish(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    let (by, target) = (state.active, state.accused());
    if state.gain_counsellor(by) {
        ctx.tell_all(|| Event::CounsellorGained { seat: by });
    }
    let hand = state.hand(target);
    state.disarmed.insert(target);
    ctx.tell_all(|| Event::HandDiscarded { seat: target, cards: hand.iter().collect() });
    state.phase = PhaseState::Actions;
}
