//! What the viewer's realm would eat if it were ready now (5.14), part by part.

use engine::{Ctx, FastChance, Seat};

use super::types::{ScharzDrawn, ScharzMeal};
use crate::economy::feeding;
use crate::economy::meal::{Kitchen, kitchens};
use crate::state::{Place, Scharz, World};

/// `seen` is the world with the seat's own clicks in it.
pub fn meals(state: &Scharz, seen: &World, seat: Seat) -> Vec<ScharzMeal> {
    let kitchens = kitchens(state.phase.name(), seen, seat, &state.drafts[seat]);
    kitchens.filter(|_| !seen.players[seat].is_out).filter_map(|kitchen| meal(seen, seat, kitchen)).collect()
}

/// Eaten in a world of its own. Nothing is rolled for.
fn meal(world: &World, seat: Seat, mut kitchen: Kitchen<'_>) -> Option<ScharzMeal> {
    let at = world.space(kitchen.group.stores.first()?);
    let (mut before, mut chance) = (*world, FastChance::new(0));
    let mut ctx = Ctx::silent(&mut chance);
    feeding::save(&mut before, seat, &mut kitchen, &mut ctx);
    let larder = kitchen.larder(&before, seat);
    let meat = kitchen.meal(&larder).meat;
    let mut after = before;
    feeding::eat(&mut after, seat, &kitchen, &mut ctx);
    let drawn = |place: Place| {
        let (was, is) = (&before.fields[place], &after.fields[place]);
        ScharzDrawn { at: world.space(place), grain: was.grain - is.grain, fish: was.fish - is.fish }
    };
    let stores: Vec<ScharzDrawn> = kitchen.group.stores.iter().map(drawn).collect();
    Some(ScharzMeal {
        at,
        rations: larder.rations,
        fodder: larder.fodder,
        fish: stores.iter().map(|store| u16::from(store.fish)).sum(),
        meat,
        grain: stores.iter().map(|store| u16::from(store.grain)).sum(),
        sold: larder.meat - meat,
        missing: larder.missing(),
        reach: stores.iter().map(|store| store.at).collect(),
        stores: stores.into_iter().filter(|store| store.grain + store.fish > 0).collect(),
    })
}
