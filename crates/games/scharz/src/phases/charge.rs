//! Who charges in the first combat round (5.7 step 1): the best riders by number, or any by level.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Seen, Visit, Window};
use crate::action::Action;
use crate::ids::{Kind, Level, Post};
use crate::state::{Mark, Scharz, Set, Slot, Unit, World};
use crate::war::{dice, tally};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Charge {}

const CHARGERS: [Kind; 2] = [Kind::Cavalry, Kind::Elephant];

impl Described for Charge {
    fn rule(&self) -> &'static str {
        "5.7"
    }

    fn about(&self, state: &Scharz) -> About {
        About { place: Some(state.fight.place), ..About::default() }
    }
}

impl Window for Charge {
    fn enter(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::open(*self)
    }

    fn facts(&self) -> Facts {
        Facts { ends: |action| !matches!(action, Action::ChargeWith { .. }), ..Facts::ORDINARY }
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (state, seat) = (seen.state, seen.seat);
        if state.fight.side_of(seat).is_none() {
            return Flow::Continue(());
        }
        visit(Action::Ready)?;
        let is_begun = !seen.draft.is_empty();
        if !is_begun {
            visit_numbers(state, seat, visit)?;
        }
        // By level there is something to choose only where a kind has several.
        CHARGERS
            .into_iter()
            .filter(|&kind| is_begun || n_levels(state, seat, kind) > 1)
            .try_for_each(|kind| visit_levels(state, seat, kind, visit))
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, _: &mut World, _: Seat, _: &[Action], _: Action) {}

    fn tell(&self, _: &Scharz, _: Seat, _: &[Action], _: Action, _: Context<'_, '_>) {}

    fn note(&self, state: &mut Scharz, seat: Seat) {
        let draft = state.drafts[seat];
        for &action in draft.iter() {
            match action {
                Action::Charge { cavalry, elephants } => {
                    state.fight.side_mut(seat).chargers = [cavalry, elephants];
                }
                Action::ChargeWith { kind, level, count } => tell_off(state, seat, kind, level, count),
                _ => {}
            }
        }
    }

    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        Next::Go(dice::roll_charge(state, ctx))
    }
}

fn visit_numbers(state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
    let [cavalry, elephants] = CHARGERS.map(|kind| riders(state, seat, kind).count() as u8);
    for cavalry in 0..=cavalry {
        for elephants in 0..=elephants {
            if cavalry + elephants > 0 {
                visit(Action::Charge { cavalry, elephants })?;
            }
        }
    }
    Flow::Continue(())
}

fn n_levels(state: &Scharz, seat: Seat, kind: Kind) -> usize {
    let has = |level: &Level| riders_of(state, seat, kind, *level).next().is_some();
    Level::ALL.iter().filter(|level| has(level)).count()
}

/// Each level is named once.
fn visit_levels(state: &Scharz, seat: Seat, kind: Kind, visit: Visit<'_>) -> Flow {
    for level in Level::ALL {
        let is_this = |action: &Action| match *action {
            Action::ChargeWith { kind: named, level: of, .. } => (named, of) == (kind, level),
            _ => false,
        };
        if !state.drafts[seat].iter().any(is_this) {
            let most = riders_of(state, seat, kind, level).count() as u8;
            (1..=most).try_for_each(|count| visit(Action::ChargeWith { kind, level, count }))?;
        }
    }
    Flow::Continue(())
}

/// Units of a kind that may charge: nobody rides against ships.
fn riders(state: &Scharz, seat: Seat, kind: Kind) -> impl Iterator<Item = (Slot, &Unit)> {
    let (world, place) = (&state.world, state.fight.place);
    let mut foes = state.fight.sides.iter().map(|side| side.seat).filter(|&other| other != seat);
    let meets_ships =
        foes.any(|foe| tally::fighters(world, foe, place).any(|(_, unit)| unit.kind.is_naval()));
    tally::fighters(world, seat, place)
        .filter(move |(_, unit)| unit.kind == kind && unit.post == Post::Open && !meets_ships)
}

fn riders_of(state: &Scharz, seat: Seat, kind: Kind, level: Level) -> impl Iterator<Item = (Slot, &Unit)> {
    riders(state, seat, kind).filter(move |(_, unit)| unit.level == level)
}

/// Riders of one level are told off for the charge.
fn tell_off(state: &mut Scharz, seat: Seat, kind: Kind, level: Level, count: u8) {
    let chosen = riders_of(state, seat, kind, level).take(usize::from(count));
    let chosen: Set<Slot> = chosen.map(|(slot, _)| slot).collect();
    for slot in chosen {
        state.world.units[seat].get_mut(slot).expect("a rider").marks.insert(Mark::Charged);
    }
}
