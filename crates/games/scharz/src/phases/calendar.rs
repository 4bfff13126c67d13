//! The calendar (5.1): what comes before and after the rounds; New Year (5.13).

use engine::Seat;

use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, World, pieces, season};
use crate::data;
use crate::data::maps::{places, tag};
use crate::ids::{Faction, Kind, Level, Mode, PactKind, Season};
use crate::state::{Pact, Unit};

/// The prologue is over.
pub fn begin(state: &mut Scharz, ctx: Context<'_, '_>) {
    pieces::finish(&mut state.world);
    begin_round(state, ctx);
}

fn begin_round(state: &mut Scharz, ctx: Context<'_, '_>) {
    let (year, season) = (state.world.year, state.world.season);
    ctx.tell_all(|| Event::SeasonBegan { year, season });
    new_round(&mut state.world);
    state.go_to(before_round(&state.world).unwrap_or(Phase::Units));
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
        world.units[seat].iter_mut().for_each(|unit| unit.marks.new_round());
        let player = &mut world.players[seat];
        (player.presence, player.raided, player.mounts) = (presence, 0, 0);
        (player.infantry_bought, player.hired) = (0, 0);
        (player.paid_march, player.changed_rival) = (false, false);
        (player.bought_elephant, player.bought_corsair) = (false, false);
    }
    world.fields.items.iter_mut().for_each(|field| field.new_round());
}

/// After sub-phase 10: the season's second special phase.
pub fn after_round(state: &mut Scharz) {
    state.go_to(special_after(&state.world).unwrap_or(Phase::RoundEnd));
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

pub fn tell_belgica(world: &World, seat: Seat, ctx: Context<'_, '_>) {
    let at = world.space(belgica(world));
    ctx.tell_all(|| Event::Bought { seat, at, kind: Kind::HeavyInfantry, level: Level::Standard });
}
