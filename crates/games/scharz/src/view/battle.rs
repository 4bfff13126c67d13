//! The battle or assault on the table, and the odds of what may come.

use engine::Seat;

use super::fields::stacks;
use super::types::{ScharzBattle, ScharzDie, ScharzLine, ScharzOdds, ScharzSide, ScharzTally};
use crate::data::{self, Line};
use crate::ids::{Post, Rank};
use crate::odds::{self, Clash, Effort, Method, Odds};
use crate::phases::{Phase, PhaseState};
use crate::state::{Die, Place, Scharz, Source};
use crate::war::{assault, battle, tally};

/// Enough for a table to judge by, and little enough that a view stays quick.
const EFFORT: Effort = Effort { whole: 80_000, first: 40_000, samples: 200 };

pub fn battle(state: &Scharz) -> Option<ScharzBattle> {
    if state.fight.round == 0 {
        return None;
    }
    Some(ScharzBattle {
        at: state.world.space(state.fight.place),
        round: state.fight.round,
        is_assault: state.fight.is_assault,
        breached: state.fight.breached,
        is_charge: state.fight.charging,
        walls: if state.fight.is_assault { assault::wall_shields(state) } else { 0 },
        sides: (0..2).map(|side| side_view(state, side)).collect(),
    })
}

fn side_view(state: &Scharz, side: usize) -> ScharzSide {
    let fighter = &state.fight.sides[side];
    let army = &state.world.units[fighter.seat];
    let units = tally::side_slots(state, side).iter().filter_map(|slot| Some((slot, army.get(slot)?)));
    let tally = tally::tally(state, side);
    ScharzSide {
        seat: fighter.seat,
        is_attacker: side == 0,
        is_rival: state.world.is_rival(fighter.seat, state.fight.sides[1 - side].seat),
        units: stacks(&state.world, fighter.seat, false, units),
        lines: lines(state, side),
        dice: fighter.dice.iter().map(die).collect(),
        swords: fighter.swords,
        shields: fighter.shields,
        free: fighter.free,
        tally: ScharzTally {
            rolled: tally.rolled,
            blanks: tally.blanks,
            number: tally.number,
            loss: tally.loss,
            free: tally.free,
            total: tally.total(),
        },
    }
}

fn die(die: &Die) -> ScharzDie {
    let colour = format!("{:?}", die.dye).to_lowercase();
    let source = match die.source {
        Source::Unit => "unit",
        Source::Extra => "extra",
        Source::Walls => "walls",
    };
    ScharzDie {
        kind: die.kind,
        level: die.level,
        colour,
        sword: die.sword,
        source: source.to_owned(),
        paid: die.paid,
    }
}

fn lines(state: &Scharz, side: usize) -> Vec<ScharzLine> {
    let seat = state.fight.sides[side].seat;
    let mut lines: Vec<ScharzLine> = Vec::new();
    for slot in tally::side_slots(state, side) {
        let Some(unit) = state.world.units[seat].get(slot) else { continue };
        let on_site = unit.post == Post::OnSite;
        let line = if on_site { Line::Rear } else { data::line(unit.kind, unit.level) };
        let lives = data::lives(unit.kind, unit.level, tally::ground(&state.world, &state.fight, side, unit));
        let alike = |known: &&mut ScharzLine| {
            (known.kind, known.level, known.on_site, known.lives) == (unit.kind, unit.level, on_site, lives)
        };
        match lines.iter_mut().find(alike) {
            Some(known) => known.count += 1,
            None => lines.push(ScharzLine {
                rank: Rank::ALL[line as usize],
                kind: unit.kind,
                level: unit.level,
                count: 1,
                lives,
                on_site,
            }),
        }
    }
    lines.sort_by_key(|line| (line.rank, line.kind, line.level));
    lines
}

/// Of the fight on the table; before it of every pair that may attack, or of the assault that is asked for.
pub fn all_odds(state: &Scharz) -> Vec<ScharzOdds> {
    let fight = &state.fight;
    if fight.round > 0 {
        return on_the_table(state).into_iter().collect();
    }
    match state.phase {
        PhaseState::Battles(_) => declared(state),
        PhaseState::Sieges(sieges) => state.turn.map_or_else(Vec::new, |besieger| {
            let place = Place::new(sieges.place);
            let owner = state.world.fields[place].lord();
            owner.map(|owner| ahead(state, place, [besieger, owner], Clash::Assault)).into_iter().collect()
        }),
        _ => Vec::new(),
    }
}

fn on_the_table(state: &Scharz) -> Option<ScharzOdds> {
    let fight = &state.fight;
    let found = odds::ongoing(state, EFFORT)?;
    let is_rolled = matches!(state.phase.name(), Phase::Rerolls | Phase::Hits);
    let before_breach = fight.is_assault && !fight.breached;
    Some(ScharzOdds {
        is_assault: fight.is_assault,
        this_round: is_rolled,
        breach: before_breach.then_some(found.first_breach),
        ..told(state, fight.place, fight.sides.map(|side| side.seat), &found)
    })
}

fn declared(state: &Scharz) -> Vec<ScharzOdds> {
    let (world, place) = (&state.world, state.fight.place);
    let scene = world.scene();
    let here: Vec<Seat> = world.order().filter(|&seat| scene.facing(seat).contains(place)).collect();
    let mut found = Vec::new();
    for (index, &first) in here.iter().enumerate() {
        for &other in here[index + 1..].iter().filter(|&&other| world.is_hostile(first, other)) {
            found.push(ahead(state, place, battle::roles(world, place, first, other), Clash::Battle));
        }
    }
    found
}

fn ahead(state: &Scharz, place: Place, sides: [Seat; 2], clash: Clash) -> ScharzOdds {
    let found = odds::odds(&state.world, place, sides, clash, EFFORT);
    let is_assault = clash == Clash::Assault;
    ScharzOdds {
        is_assault,
        breach: is_assault.then_some(found.first_breach),
        ..told(state, place, sides, &found)
    }
}

fn told(state: &Scharz, place: Place, sides: [Seat; 2], found: &Odds) -> ScharzOdds {
    ScharzOdds {
        at: state.world.space(place),
        by: sides[0],
        target: sides[1],
        is_assault: false,
        win: found.win,
        lose: found.lose,
        draw: found.draw,
        losses: found.losses.to_vec(),
        samples: samples(found.method),
        this_round: false,
        next_round: found.first.to_vec(),
        next_samples: samples(found.first_method),
        breach: None,
    }
}

/// None where nothing was sampled.
fn samples(method: Method) -> u16 {
    match method {
        Method::Exact => 0,
        Method::Sampled(count) => count,
    }
}
