//! What feeding takes from a realm when its lord is ready as things stand (5.14), as clicks that one could make by hand.

use engine::{Ctx, FastChance, Seat};

use super::feeding::{self, Feed};
use super::larder::{groups, late_settlements};
use crate::action::Action;
use crate::ids::Herd;
use crate::phases::Phase;
use crate::state::{Place, Scharz, Set, Stack, World};

/// `seen` is the world with the seat's own clicks in it.
pub fn hunger(state: &Scharz, seen: &World, seat: Seat) -> Vec<Action> {
    let feed: Feed = match state.phase.name() {
        Phase::Feeding => feeding::feed_realm,
        Phase::SiegeFeeding => feeding::feed_besieged,
        _ => return Vec::new(),
    };
    if seen.players[seat].is_out {
        return Vec::new();
    }
    // The realm after its meal, in a world of its own. Nothing is rolled for.
    let (mut after, mut chance) = (*seen, FastChance::new(0));
    feed(&mut after, seat, &state.drafts[seat], &mut Ctx::silent(&mut chance));
    let mut taken = slaughtered(seen, &after, seat);
    taken.extend(given_up(seen, &after, seat));
    taken.extend(abandoned(seen, &after, seat));
    taken
}

/// Herds that nobody can feed die anyway: only those within reach are slaughtered.
fn slaughtered(before: &World, after: &World, seat: Seat) -> Vec<Action> {
    let near: Set<Place> = groups(before, seat).map(|group| group.spaces).collect();
    let besieged = late_settlements(before, seat).collect();
    let mut taken = Vec::new();
    for place in near | besieged {
        for herd in Herd::ALL {
            let count = n_herds(before, seat, place, herd).saturating_sub(n_herds(after, seat, place, herd));
            taken.extend(std::iter::repeat_n(Action::Slaughter { at: before.space(place), herd }, count));
        }
    }
    taken
}

fn n_herds(world: &World, seat: Seat, place: Place, herd: Herd) -> usize {
    let field = &world.fields[place];
    let out = field.herds.iter().flatten().filter(|flock| flock.owner == seat && flock.herd == herd);
    let inside =
        field.inside.iter().flatten().filter(|&&inside| field.lord() == Some(seat) && inside == herd);
    out.count() + inside.count()
}

fn given_up(before: &World, after: &World, seat: Seat) -> Vec<Action> {
    let lost = before.units[seat].iter().filter(|&(slot, _)| after.units[seat].get(slot).is_none());
    lost.map(|(_, unit)| {
        let Stack { at, post, kind, level } = unit.stack();
        Action::GiveUp { at, post, kind, level }
    })
    .collect()
}

fn abandoned(before: &World, after: &World, seat: Seat) -> Vec<Action> {
    let own = before.map().fields.only(|place| before.fields[place].lord() == Some(seat));
    let is_lost = |place: Place| {
        let (was, is) = (&before.fields[place], &after.fields[place]);
        is.lord() != Some(seat) || is.settlement != was.settlement
    };
    own.only(is_lost).iter().map(|place| Action::Abandon { at: before.space(place) }).collect()
}
