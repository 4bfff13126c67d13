//! The weather of the sown fields and the harvest, as they would come about if the viewer were ready now (5.13).

use engine::Seat;

use super::types::{ScharzCrop, ScharzHarvest, ScharzLoad, ScharzStore, ScharzWeather};
use crate::phases::{self, Load, Phase};
use crate::state::{Place, Scharz, World};

pub fn weather(state: &Scharz, seen: &World) -> Vec<ScharzWeather> {
    if state.phase != Phase::Weather {
        return Vec::new();
    }
    phases::sown(&state.world).iter().filter_map(|place| die(&state.world, seen, place)).collect()
}

/// `seen` lacks the dice that the viewer has taken up.
fn die(world: &World, seen: &World, place: Place) -> Option<ScharzWeather> {
    let (die, owner) = (world.weather.get(place), world.fields[place].crop_owner?);
    let change = phases::weather_change(world, place, die);
    let faces = |differs: fn(&i8, &i8) -> bool| {
        (1..=6).filter(|&face| differs(&phases::weather_change(world, place, face), &change)).count() as u8
    };
    (die > 0).then(|| ScharzWeather {
        at: world.space(place),
        owner,
        die,
        change,
        grain: phases::grown(world, place, change).0,
        again: seen.weather.get(place) == 0,
        better: faces(i8::gt),
        worse: faces(i8::lt),
    })
}

pub fn harvest(state: &Scharz, seen: &World, seat: Seat) -> Option<ScharzHarvest> {
    let fields = phases::crops(&state.world, seat);
    if state.phase != Phase::Harvest || fields.is_empty() || seen.players[seat].is_out {
        return None;
    }
    let (loads, n_chosen) = phases::harvest_foreseen(state, seat);
    let crops: Vec<_> =
        fields.iter().filter_map(|place| crop(state, seen, place, &loads, n_chosen)).collect();
    let stores = fields.spread(|place| phases::stores_of_crop(&state.world, seat, place));
    Some(ScharzHarvest {
        lost: crops.iter().map(|crop| crop.lost).sum(),
        stores: stores.iter().map(|place| store(&state.world, place, &loads)).collect(),
        crops,
    })
}

fn crop(state: &Scharz, seen: &World, place: Place, loads: &[Load], n_chosen: usize) -> Option<ScharzCrop> {
    let (at, field) = (state.world.space(place), &state.world.fields[place]);
    let mut own: Vec<ScharzLoad> = Vec::new();
    for (index, load) in loads.iter().enumerate().filter(|(_, load)| load.from == at) {
        let (to, chosen) = (load.to, index < n_chosen);
        match own.iter_mut().find(|other| other.to == to && other.chosen == chosen) {
            Some(other) => other.count += load.count,
            None => own.push(ScharzLoad { to, count: load.count, chosen }),
        }
    }
    let stored: u8 = own.iter().map(|load| load.count).sum();
    let (grain, open) = (field.crop, seen.fields[place].crop);
    Some(ScharzCrop { at, owner: field.crop_owner?, grain, loads: own, lost: grain - stored, open })
}

fn store(world: &World, place: Place, loads: &[Load]) -> ScharzStore {
    let (at, field) = (world.space(place), &world.fields[place]);
    let comes: u8 = loads.iter().filter(|load| load.to == at).map(|load| load.count).sum();
    ScharzStore { at, before: field.grain, after: field.grain + comes, storage: field.storage() }
}
