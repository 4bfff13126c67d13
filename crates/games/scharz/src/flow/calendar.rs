//! The calendar (5.1): rounds, seasons and years, and the phases of each.

use crate::data;
use crate::event::Event;
use crate::ids::{Mode, Season, Winter};
use crate::phases::{Context, Next, Phase};
use crate::state::{Scharz, Set, World};

/// The season begins.
pub fn begin_round(state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
    let (year, season) = (state.world.year, state.world.season);
    ctx.tell_all(|| Event::SeasonBegan { year, season });
    new_round(&mut state.world);
    Next::go(before_round(&state.world).unwrap_or(Phase::Units))
}

/// The season's first special phase.
fn before_round(world: &World) -> Option<Phase> {
    match world.season {
        Season::Spring if world.year > 1 => Some(Phase::NewYear),
        Season::Summer if world.is(Mode::Basic) => Some(Phase::Weather),
        Season::Autumn if world.is(Mode::Basic) => Some(Phase::Harvest),
        Season::Winter if world.is_extended() => Some(Phase::WinterWeather),
        _ => None,
    }
}

/// The second one; none after an autumn without feasts.
fn special_after(world: &World) -> Option<Phase> {
    match world.season {
        Season::Winter if world.is_quick() => Some(Phase::QuickWages),
        _ if world.is_quick() => Some(Phase::Taxes),
        Season::Spring => Some(Phase::Sowing),
        Season::Summer => Some(Phase::Taxes),
        Season::Autumn => world.has_prestige().then_some(Phase::Feasts),
        Season::Winter => Some(Phase::Feeding),
    }
}

/// The phases of this season in this mode, in order (3.4, 5.1).
pub fn agenda(world: &World) -> Vec<Phase> {
    use Phase::*;
    let breeds = world.season == Season::Spring && world.year > 1 && world.is(Mode::Basic);
    let mut agenda: Vec<Phase> = before_round(world).into_iter().collect();
    agenda.extend(breeds.then_some(Breeding));
    let round = [
        Units, Special, Herds, Retreat, Attrition, Withdraw, Battles, Sieges, Plunder, Experience, Build,
        Propose, Trade, Wages, Fishing,
    ];
    agenda.extend(round.into_iter().filter(|phase| match phase {
        Special | Herds | Fishing => world.is(Mode::Basic),
        Experience => world.is(Mode::Original),
        Attrition => world.is_extended(),
        _ => true,
    }));
    agenda.extend(special_after(world));
    agenda.push(RoundEnd);
    agenda
}

fn new_round(world: &mut World) {
    for seat in world.players.seats() {
        let presence = world.scene().out(seat);
        world.units[seat].iter_mut().for_each(|unit| unit.new_round());
        let player = &mut world.players[seat];
        (player.presence, player.raided, player.mounts) = (presence, Set::EMPTY, 0);
        (player.infantry_bought, player.hired) = (0, 0);
        (player.paid_march, player.changed_rival) = (false, false);
        (player.bought_elephant, player.bought_corsair) = (false, false);
    }
    world.fields.items.values_mut().for_each(|field| field.new_round());
}

/// After sub-phase 10: the season's second special phase.
pub fn after_round(world: &World) -> Next {
    Next::go(special_after(world).unwrap_or(Phase::RoundEnd))
}

pub fn next_season(state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
    thaw(&mut state.world);
    match state.world.season.next() {
        Some(season) => state.world.season = season,
        None => {
            state.world.season = Season::Spring;
            state.world.year += 1;
        }
    }
    begin_round(state, ctx)
}

/// Winter is over.
fn thaw(world: &mut World) {
    (world.winter, world.storms, world.frozen) = ([Winter::Normal; 3], false, Set::EMPTY);
}

/// New Year, steps 1 and 2: also after the last year (5.13).
pub fn count_year(world: &mut World, ctx: Context<'_, '_>) {
    for seat in world.players.seats() {
        let player = &mut world.players[seat];
        let (gained, lost) = (data::yearly_vp(player.destroyed), data::yearly_vp(player.lost));
        player.vp += gained - lost;
        (player.destroyed, player.lost) = (0, 0);
        if gained != 0 || lost != 0 {
            ctx.tell_all(|| Event::YearCounted { seat, gained, lost });
        }
        if world.has_prestige() {
            world.players[seat].pp = world.players[seat].pp.max(data::NEW_YEAR_PP);
        }
    }
}
