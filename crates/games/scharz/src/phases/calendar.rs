//! The calendar (5.1): what comes before and after the rounds; New Year (5.13).

use engine::Seat;

use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, World, prologue, season};
use crate::data;
use crate::ids::{Faction, Kind, Mode, PactKind, Season};
use crate::maps::{places, tag};
use crate::units::Unit;
use crate::world::Pact;

/// The prologue is over.
pub fn begin(state: &mut Scharz, ctx: Context<'_, '_>) {
    prologue::finish(&mut state.world);
    begin_round(state, ctx);
}

fn begin_round(state: &mut Scharz, ctx: Context<'_, '_>) {
    let (year, season) = (state.world.year, state.world.season);
    ctx.tell_all(|| Event::SeasonBegan { year, season });
    new_round(&mut state.world);
    let phase = match season {
        Season::Spring if year > 1 => Phase::NewYear,
        Season::Summer if state.world.is(Mode::Basic) => Phase::Weather,
        Season::Autumn if state.world.is(Mode::Basic) => Phase::Harvest,
        Season::Winter if state.world.is_extended() => Phase::WinterWeather,
        _ => Phase::Units,
    };
    state.go_to(phase);
}

fn new_round(world: &mut World) {
    for seat in world.players.seats() {
        let presence = world.scene().out(seat);
        world.units[seat].iter_mut().for_each(|unit| unit.marks.new_round());
        let player = &mut world.players[seat];
        (player.presence, player.raided, player.mounts, player.infantry_bought) = (presence, 0, 0, 0);
        (player.paid_march, player.changed_rival) = (false, false);
        (player.bought_elephant, player.bought_corsair) = (false, false);
    }
    world.fields.items.iter_mut().for_each(|field| field.new_round());
}

/// After sub-phase 10: the season's second special phase.
pub fn after_round(state: &mut Scharz) {
    let world = &state.world;
    let phase = match world.season {
        Season::Winter if world.is_quick() => Phase::QuickWages,
        _ if world.is_quick() => Phase::Taxes,
        Season::Spring => Phase::Sowing,
        Season::Summer => Phase::Taxes,
        Season::Autumn if world.has_prestige() => Phase::Feasts,
        Season::Autumn => Phase::RoundEnd,
        Season::Winter => Phase::Feeding,
    };
    state.go_to(phase);
}

pub fn next_season(state: &mut Scharz, ctx: Context<'_, '_>) {
    season::thaw(&mut state.world);
    match state.world.season.next() {
        Some(season) => state.world.season = season,
        None => {
            state.world.season = Season::Spring;
            state.world.year += 1;
        }
    }
    begin_round(state, ctx);
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

pub fn enter_new_year(state: &mut Scharz, ctx: Context<'_, '_>) {
    if state.cursor.step == 0 {
        state.cursor.step = 1;
        let year = state.world.year;
        ctx.tell_all(|| Event::NewYear { year });
        count_year(&mut state.world, ctx);
        age_pacts(&mut state.world, ctx);
        pass_initiative(&mut state.world, ctx);
        land_vikings(&mut state.world, ctx);
    }
    state.open_window(ctx);
}

/// Truces end, peaces count down (5.13).
fn age_pacts(world: &mut World, ctx: Context<'_, '_>) {
    for seat in world.players.seats() {
        for other in world.players.seats().skip(seat.index() + 1) {
            let pact = world.pact_mut(seat, other);
            pact.aid_this_year = false;
            if !matches!(pact.kind, Some(PactKind::Truce | PactKind::Peace)) || pact.permanent {
                continue;
            }
            pact.years = pact.years.saturating_sub(1);
            if pact.years == 0 {
                *pact = Pact::default();
                ctx.tell_all(|| Event::PactEnded { seat, target: other });
            }
        }
    }
    world.tidy();
}

fn pass_initiative(world: &mut World, ctx: Context<'_, '_>) {
    let n_seats = world.n_seats();
    let next = world.first.next(n_seats).clockwise(n_seats).find(|&seat| !world.players[seat].is_out);
    world.first = next.unwrap_or(world.first);
    let seat = world.first;
    ctx.tell_all(|| Event::FirstPlayer { seat });
}

/// The Vikings of TAIFAS come in year 2 with five warships (3.13).
fn land_vikings(world: &mut World, ctx: Context<'_, '_>) {
    for seat in
        world.players.seats().filter(|&seat| world.players[seat].is_away).collect::<engine::Seats>().iter()
    {
        let sea =
            places(world.map().set(|space| space.is_tagged(tag::VIKING_START))).next().expect("their sea");
        let at = world.space(sea);
        for _ in 0..5 {
            world.units[seat].add(Unit::new(Kind::Warship, at));
        }
        let player = &mut world.players[seat];
        (player.is_away, player.gold, player.pp) = (false, player.gold + data::START.gold, data::START.pp);
        ctx.tell_all(|| Event::VikingsLanded { seat, at });
    }
}

fn belgica(world: &World) -> usize {
    world.map().set(|space| space.is_tagged(tag::BELGICA)).trailing_zeros() as usize
}

const BELGICA_PRICE: i16 = data::unit_cost(Kind::LightInfantry) + data::unit_cost(Kind::HeavyInfantry);

/// The Germans may buy one heavy infantry in Belgica (3.13).
pub fn visit_new_year(world: &World, seat: Seat, draft: &[Action], visit: Visit<'_>) -> Flow {
    visit(Action::Ready)?;
    let is_german = world.faction(seat) == Some(Faction::BritanniaGermans);
    if is_german && draft.is_empty() && world.players[seat].gold >= BELGICA_PRICE {
        let has_cube = world.has_cube(seat, Kind::HeavyInfantry, belgica(world));
        if has_cube {
            visit(Action::BuyInBelgica)?;
        }
    }
    Flow::Continue(())
}

pub fn play_new_year(world: &mut World, seat: Seat) {
    world.players[seat].gold -= BELGICA_PRICE;
    let at = world.space(belgica(world));
    world.units[seat].add(Unit::new(Kind::HeavyInfantry, at));
}
