//! Nothing comes from nothing: units, gold and goods change only with an event that says so.

use engine::{Chance, Ctx, FastChance, Game, Seat, Told};
use scharz::{Action, Event, Faction, MapId, Mode, Scharz, Setup};

use super::waste::is_waste;

/// What lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Totals {
    units: usize,
    gold: i32,
    grain: u32,
    fish: u32,
    herds: u32,
}

fn totals(state: &Scharz) -> Totals {
    let world = &state.world;
    let fields = &world.fields.items;
    let herds: usize = fields.values().map(|field| field.n_herds() + field.n_inside()).sum();
    let newborn: u32 = world.players.values().flat_map(|player| player.newborn).map(u32::from).sum();
    Totals {
        units: Seat::all(world.n_seats()).map(|seat| world.units[seat].count(|_| true)).sum(),
        gold: world.players.values().map(|player| i32::from(player.gold)).sum(),
        grain: fields.values().map(|field| u32::from(field.grain) + u32::from(field.crop)).sum(),
        fish: fields.values().map(|field| u32::from(field.fish)).sum(),
        herds: herds as u32 + newborn,
    }
}

/// Units that an event brings.
fn new_units(event: &Event) -> usize {
    match event {
        Event::Bought { .. } => 1,
        Event::VikingsLanded { .. } => 5,
        _ => 0,
    }
}

/// Events that move no gold, or only from one player to another.
fn keeps_gold(event: &Event) -> bool {
    use Event::*;
    matches!(
        event,
        Moved { .. }
            | Boarded { .. }
            | PaidMarch { .. }
            | HerdDriven { .. }
            | Carried { .. }
            | Raid { .. }
            | Destroyed { .. }
            | UnitLost { .. }
            | Rerolled { .. }
            | WentInside { .. }
            | BattleBegan { .. }
            | Charged { .. }
            | Struck { .. }
            | Fled { .. }
            | BattleWon { .. }
            | BattleDrawn { .. }
            | UnitRaised { .. }
            | PaidBuilders { .. }
            | Built { .. }
            | Declined { .. }
            | Lapsed { .. }
            | PactMade { .. }
            | AidGiven { .. }
            | Revolted { .. }
            | GuestsLeft { .. }
            | Sown { .. }
            | WeatherRerolled { .. }
            | Grew { .. }
            | Harvested { .. }
            | CropTaken { .. }
            | GrainLost { .. }
            | SeasonBegan { .. }
            | Announced { .. }
            | HerdsBorn { .. }
            | FishCaught { .. }
    )
}

/// Whether an event brings grain, fish or herds from the bank.
fn brings(event: &Event) -> [bool; 3] {
    use Event::*;
    let grain = matches!(event, Grew { .. } | GoodBought { .. });
    let fish = matches!(event, FishCaught { .. } | GoodBought { .. });
    let herds = matches!(event, HerdsBorn { .. } | HerdBought { .. });
    [grain, fish, herds]
}

fn check(before: Totals, after: Totals, told: &[Told<Event>], has_mitanni: bool) -> Result<(), String> {
    let events = || told.iter().map(|told| &told.event);
    let ensure = |holds: bool, words: &str| if holds { Ok(()) } else { Err(words.to_owned()) };
    let gained: usize = events().map(new_units).sum();
    ensure(after.units <= before.units + gained + usize::from(has_mitanni), "units from nothing")?;
    if events().all(keeps_gold) {
        ensure(after.gold == before.gold, "gold from nothing, or to nobody")?;
    }
    let [grain, fish, herds] = events()
        .map(brings)
        .fold([false; 3], |one, other| [one[0] || other[0], one[1] || other[1], one[2] || other[2]]);
    ensure(grain || after.grain <= before.grain, "grain from nothing")?;
    ensure(fish || after.fish <= before.fish, "fish from nothing")?;
    ensure(herds || after.herds <= before.herds, "herds from nothing")
}

fn walk(setup: &Setup, seed: u64) {
    let mut chance = FastChance::new(seed);
    let mut state = Scharz::start(setup, &mut Ctx::silent(&mut chance)).unwrap();
    let (mut legal, mut told, mut started) = (Vec::new(), Vec::new(), false);
    while let Some(seat) = state.status().pending().iter().next() {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let kept: Vec<Action> = legal.iter().copied().filter(|action| !is_waste(action)).collect();
        let list = if kept.is_empty() { &legal } else { &kept };
        let action = list[chance.below(list.len() as u32) as usize];
        let before = totals(&state);
        told.clear();
        state.apply(seat, &action, &mut Ctx::telling(&mut chance, &mut told));
        let has_mitanni = state.world.players.values().any(|it| it.faction == Some(Faction::OrientMitanni));
        // Start pieces come from the box.
        if started {
            let held = check(before, totals(&state), &told, has_mitanni);
            held.unwrap_or_else(|words| panic!("{setup:?} seed {seed}: {words} with {action:?}: {told:?}"));
        }
        started |= told.iter().any(|told| matches!(told.event, Event::SeasonBegan { .. }));
    }
}

#[test]
fn nothing_comes_from_nothing() {
    for map in MapId::ALL {
        for mode in Mode::ALL {
            for seed in 0..6 {
                walk(&Setup::new(2 + (seed % 3) as u8, map, mode, 3), seed);
            }
        }
    }
}
