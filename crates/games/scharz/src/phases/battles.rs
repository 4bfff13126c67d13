//! Battles (5.7): space by space, who attacks whom. Each battle is fought while this phase waits.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::state::{Fight, Numbered, Pairing, Scharz, World};
use crate::war::{battle, tally};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Battles {
    /// The first space that is not yet looked at.
    pub next: u8,
}

impl Described for Battles {
    fn rule(&self) -> &'static str {
        "5.7"
    }

    fn about(&self, state: &Scharz) -> About {
        About { place: Some(state.fight.place), ..About::default() }
    }
}

impl Window for Battles {
    /// The next battle of this space, or the next contested space.
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        if let Some(pairing) = next_pairing(state) {
            return Next::Call { waits: (*self).into(), first: battle::begin(state, pairing, ctx) };
        }
        state.fight = Fight::none(state.world.n_seats());
        let contested = state.world.scene().contested();
        let Some(place) = contested.first_from(self.next) else {
            state.world.tidy(|event| ctx.tell_all(|| event));
            return Next::go(Phase::Sieges);
        };
        state.fight.place = place;
        Next::open(Self { next: place.number() as u8 + 1 })
    }

    fn facts(&self) -> Facts {
        Facts::ORDINARY
    }

    /// Attack or hold, sealed (5.7).
    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat, place) = (&seen.state.world, seen.seat, seen.state.fight.place);
        let scene = world.scene();
        visit(Action::Ready)?;
        if !scene.facing(seat).contains(place) {
            return Flow::Continue(());
        }
        for target in world.order().filter(|&other| world.is_hostile(seat, other)) {
            let is_new = !seen.draft.contains(&Action::Attack { target });
            if is_new && scene.out(target).contains(place) {
                visit(Action::Attack { target })?;
            }
        }
        Flow::Continue(())
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, _: &mut World, _: Seat, _: &[Action], _: Action) {}

    fn tell(&self, _: &Scharz, _: Seat, _: &[Action], _: Action, _: Context<'_, '_>) {}

    fn note(&self, state: &mut Scharz, seat: Seat) {
        let draft = state.drafts[seat];
        for &action in draft.iter() {
            if let Action::Attack { target } = action {
                state.fight.attacks[seat].insert(target);
            }
        }
    }

    fn close(&self, state: &mut Scharz, _: Context<'_, '_>) -> Next {
        pair_up(state);
        Next::go(*self)
    }
}

/// A battle whose one side is gone lapses.
fn next_pairing(state: &mut Scharz) -> Option<Pairing> {
    while let Some(pairing) = state.fight.queue.pop_front() {
        let place = state.fight.place;
        let stands = |seat: Seat| tally::fighters(&state.world, seat, place).next().is_some();
        if stands(pairing.attacker) && stands(pairing.defender) {
            return Some(pairing);
        }
    }
    None
}

/// Battles of the settlement's owner come first, then by initiative (5.7).
fn pair_up(state: &mut Scharz) {
    let place = state.fight.place;
    let owner = state.world.fields[place].lord();
    let order = seats_in_order(&state.world, owner);
    let scene = state.world.scene();
    let mut queue = state.fight.queue;
    for (index, one) in order.iter().copied().flatten().enumerate() {
        for other in order[index + 1..].iter().copied().flatten() {
            let meet =
                state.world.is_hostile(one, other) && (scene.out(one) & scene.out(other)).contains(place);
            let attacks = state.fight.attacks;
            if meet && (attacks[one].contains(other) || attacks[other].contains(one)) {
                queue.push(battle::pairing(&state.world, place, one, other));
            }
        }
    }
    (state.fight.queue, state.fight.declared) = (queue, true);
}

/// All seats, the owner of the settlement before the others.
fn seats_in_order(world: &World, owner: Option<Seat>) -> [Option<Seat>; 4] {
    let mut order = [None; 4];
    let others = world.order().filter(|&seat| Some(seat) != owner);
    for (place, seat) in order.iter_mut().zip(owner.into_iter().chain(others)) {
        *place = Some(seat);
    }
    order
}
