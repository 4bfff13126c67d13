//! Plunder (5.8).

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::economy::haul;
use crate::ids::Loot;
use crate::state::{Place, Scharz, Set, World};
use crate::war::{booty, spoils};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Plunder {}

impl Described for Plunder {
    fn rule(&self) -> &'static str {
        "5.8"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Plunder {
    fn enter(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::open(*self)
    }

    fn facts(&self) -> Facts {
        Facts { is_small: true, ..Facts::ORDINARY }
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat, draft) = (seen.world, seen.seat, seen.draft);
        if let Some(&taken @ (Action::SelectHerd { .. } | Action::SelectGood { .. })) = draft.last() {
            return spoils::visit_targets(world, seat, taken, visit);
        }
        visit(Action::Ready)?;
        for place in fields(world, seat) {
            let at = world.space(place);
            visit(Action::Plunder { at, loot: Loot::Steal })?;
            if booty::has_loot(world, seat, place) {
                visit(Action::Plunder { at, loot: Loot::Destroy })?;
            }
            visit_herds(world, seat, place, visit)?;
        }
        let board = &seen.state.world;
        if !spoils::is_any(board, seat, draft) {
            return Flow::Continue(());
        }
        spoils::visit(board, world, seat, draft, visit)
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, before: &[Action], action: Action) {
        spoils::play(world, seat, before, action);
    }

    fn tell(&self, state: &Scharz, seat: Seat, before: &[Action], action: Action, ctx: Context<'_, '_>) {
        match booty::booty_of(action) {
            Some((at, booty)) => booty::tell(&state.world, seat, at, booty, ctx),
            None => haul::tell(seat, before, action, ctx),
        }
    }

    fn note(&self, _: &mut Scharz, _: Seat) {}

    fn close(&self, state: &mut Scharz, _: Context<'_, '_>) -> Next {
        state.world.stormed = Set::EMPTY;
        Next::go(Phase::Experience)
    }
}

/// Of two herds one may be stolen and the other destroyed.
fn visit_herds(world: &World, seat: Seat, place: Place, visit: Visit<'_>) -> Flow {
    let [Some(one), Some(other)] = world.fields[place].herds else { return Flow::Continue(()) };
    if [one, other].iter().any(|flock| !world.is_hostile(seat, flock.owner)) {
        return Flow::Continue(());
    }
    let at = world.space(place);
    visit(Action::PlunderFor { at, herd: one.herd })?;
    if one.herd != other.herd {
        visit(Action::PlunderFor { at, herd: other.herd })
    } else {
        Flow::Continue(())
    }
}

/// Fields the player may plunder: controlled with own units and without friends, or around an encircled settlement.
fn fields(world: &World, seat: Seat) -> Set<Place> {
    let scene = world.scene();
    let enemies = world.players.seats().filter(|&other| world.is_hostile(seat, other));
    let around: Set<Place> = enemies.map(|other| scene.encircled(other)).collect();
    // Of several besiegers, who are friends, the first in initiative order plunders.
    let is_first = |place: Place| {
        let camps = |other: Seat| {
            let owner = world.fields[place].lord();
            scene.out(other).contains(place) && owner.is_some_and(|owner| world.is_hostile(other, owner))
        };
        !world.order().take_while(|&other| other != seat).any(camps)
    };
    let alone = scene.controlled(seat) - scene.friends(seat);
    let open = (scene.out(seat) - scene.hostile_out(seat)) & (alone | around.only(is_first));
    let allowed = |place: Place| {
        let field = &world.fields[place];
        !field.plundered
            && field.lord() != Some(seat)
            && !world.data(place).is_neutral()
            && world.data(place).is_field()
    };
    open.only(allowed)
}
