//! The prologue (4): rivals, first player, factions and three villages; the pieces are in `pieces`.

use engine::{BadSetup, PerSeat, Seat, Seats};

use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, World};
use crate::data::Dye;
use crate::data::maps::{Colour, Homeland, Space, places, tag};
use crate::ids::{Faction, Opening, Settlement, Yard};
use crate::setup::Setup;
use crate::state::{Cursor, Draft, Fight};

/// Sets the table: steps 1 and 2.
pub fn start(setup: &Setup, ctx: Context<'_, '_>) -> Result<Scharz, BadSetup> {
    setup.check()?;
    let n_seats = usize::from(setup.seats);
    let mut world = World::new(setup.options(), n_seats);
    draw_rivals(&mut world, ctx);
    roll_for_first(&mut world, ctx);
    let mut state = Scharz {
        world,
        phase: Phase::ChooseFactions,
        turn: None,
        pending: Seats::NONE,
        ready: Seats::NONE,
        drafts: PerSeat::filled(n_seats, Draft::default()),
        cursor: Cursor::default(),
        errand: None,
        fight: Fight::none(n_seats),
        offers: PerSeat::filled(n_seats, Default::default()),
        revolts: Seats::NONE,
        winner: None,
        way: None,
    };
    for (index, &faction) in setup.fixed_factions().iter().enumerate() {
        choose(&mut state.world, Seat::new(index), faction, ctx);
    }
    state.run(ctx);
    Ok(state)
}

fn draw_rivals(world: &mut World, ctx: Context<'_, '_>) {
    let n_seats = world.n_seats();
    for seat in world.players.seats() {
        let step = ctx.chance().below(n_seats as u32 - 1) as usize + 1;
        let rival = Seat::new((seat.index() + step) % n_seats);
        world.players[seat].rival = Some(rival);
        ctx.tell_all(|| Event::RivalDrawn { seat, rival });
    }
}

/// Six white dice each; the tied roll again.
fn roll_for_first(world: &mut World, ctx: Context<'_, '_>) {
    let mut tied = Seats::first(world.n_seats());
    // Ruling: whoever is still tied after ten rolls goes by seat number, so that no dice can hang the table.
    for _ in 0..10 {
        if tied.len() == 1 {
            break;
        }
        let mut best = 0;
        let mut leaders = Seats::NONE;
        for seat in tied.iter() {
            let swords = (0..6).filter(|_| Dye::White.is_sword(ctx.chance().below(6) + 1)).count();
            if swords > best || leaders.is_empty() {
                (best, leaders) = (swords, Seats::one(seat));
            } else if swords == best {
                leaders.insert(seat);
            }
        }
        tied = leaders;
    }
    world.first = tied.iter().next().expect("one is left");
    let seat = world.first;
    ctx.tell_all(|| Event::FirstPlayer { seat });
}

/// Asks the next seat of the step, or goes on.
pub fn enter(state: &mut Scharz, _ctx: Context<'_, '_>) {
    let n_seats = state.world.n_seats() as u8;
    let is_idle = state.phase == Phase::ChooseFactions && !state.world.is_extended();
    if state.cursor.rank >= n_seats || is_idle {
        return state.go_to(match state.phase {
            Phase::ChooseFactions => Phase::FirstVillage,
            Phase::FirstVillage => Phase::SecondVillage,
            Phase::SecondVillage => Phase::ThirdVillage,
            Phase::ThirdVillage => Phase::MoveVillage,
            _ => Phase::Pieces,
        });
    }
    let seat = current(state);
    let is_done = match state.phase {
        Phase::ChooseFactions => state.world.faction(seat).is_some(),
        _ => state.world.players[seat].is_placed,
    };
    if is_done { state.cursor.rank += 1 } else { state.ask(seat) }
}

/// Odd steps run clockwise from the first player, even ones back from the last.
fn current(state: &Scharz) -> Seat {
    let n_seats = state.world.n_seats();
    let rank = usize::from(state.cursor.rank);
    let forward = matches!(state.phase, Phase::FirstVillage | Phase::ThirdVillage);
    let nth = if forward { rank } else { n_seats - 1 - rank };
    state.world.first.clockwise(n_seats).nth(nth).expect("a seat")
}

pub fn visit(state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
    let world = &state.world;
    match state.phase {
        Phase::ChooseFactions => {
            let recommended = Faction::recommended(world.options.map, world.n_seats() as u8);
            let others = Faction::of_map(world.options.map).iter().filter(|&it| !recommended.contains(it));
            let open = recommended.iter().chain(others).filter(|&&faction| is_free(world, faction));
            open.copied().try_for_each(|faction| visit(Action::ChooseFaction { faction }))
        }
        Phase::MoveVillage => {
            visit(Action::Pass)?;
            // The port of Karthago stays where it was placed (3.13).
            let has_port = |from: &usize| world.fields[*from].yard == Yard::Port;
            for from in places(world.scene().home(seat)).filter(|from| !has_port(from)) {
                for to in places(sites(world, seat, Some(from))) {
                    visit(Action::Resettle { from: world.space(from), to: world.space(to) })?;
                }
            }
            Flow::Continue(())
        }
        _ => visit_villages(state, seat, visit),
    }
}

fn visit_villages(state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
    let world = &state.world;
    if state.phase == Phase::ThirdVillage && carthage_village(world, seat).is_some() {
        visit(Action::Pass)?;
    }
    let is_first = state.phase == Phase::FirstVillage;
    let only_city = world.faction(seat) == Some(Faction::HunsConstantinople);
    for place in places(sites(world, seat, None)) {
        let at = world.space(place);
        let city =
            is_first && world.bonus(seat, false, |faction| faction.may_start_with_city(world.data(place)));
        if !only_city {
            visit(Action::Settle { at, opening: Opening::VillageStart })?;
        }
        if city {
            visit(Action::Settle { at, opening: Opening::CityStart })?;
        }
    }
    Flow::Continue(())
}

fn carthage_village(world: &World, seat: Seat) -> Option<usize> {
    let is_theirs = world.faction(seat) == Some(Faction::ItaliaCarthaginians);
    let carthage = world.map().set(|space| space.is_tagged(tag::CARTHAGE));
    places(world.scene().home(seat) & carthage).next().filter(|_| is_theirs)
}

fn is_free(world: &World, faction: Faction) -> bool {
    let count =
        |faction: Faction| world.players.values().filter(|player| player.faction == Some(faction)).count();
    let other_rome = match faction {
        Faction::HunsRomans => Faction::HunsConstantinople,
        Faction::HunsConstantinople => Faction::HunsRomans,
        _ => return count(faction) < usize::from(faction.max_players()),
    };
    count(faction) == 0 && (world.n_seats() > 2 || count(other_rome) == 0)
}

/// Where a village may stand (4).
fn sites(world: &World, seat: Seat, moved: Option<usize>) -> u64 {
    let is_open = |place: &usize| {
        let data = world.data(*place);
        data.is_field()
            && !data.is_neutral()
            && !data.is_full(Colour::Grey)
            && !world.fields[*place].is_settled()
    };
    let open = places(world.map().fields).filter(is_open).fold(0, |set, place| set | 1 << place);
    match world.faction(seat) {
        Some(faction) => homeland_sites(world, seat, faction, open, moved),
        None => apart(world, seat, open),
    }
}

fn homeland_sites(world: &World, seat: Seat, faction: Faction, open: u64, moved: Option<usize>) -> u64 {
    let home = world
        .map()
        .set(|space| space.homeland == Homeland::Of(faction.local()) && !faction.is_reserved_from(space));
    let mut sites = open & home;
    if faction == Faction::HunsConstantinople {
        sites &= world.map().set(|space| space.is_tagged(tag::CONSTANTINOPLE));
    }
    let etruria = world.map().set(|space| space.is_tagged(tag::ETRURIA));
    let kept = world.scene().home(seat) & !moved.map_or(0, |place| 1 << place);
    // The Etruscans need a village in Etruria: the last one must stand there if no other does.
    if faction == Faction::ItaliaEtruscans && kept.count_ones() == 2 && kept & etruria == 0 {
        sites &= etruria;
    }
    if sites == 0 { open & !reserved(world, faction) } else { sites }
}

fn reserved(world: &World, faction: Faction) -> u64 {
    world.map().set(|space| faction.is_reserved_from(space))
}

/// Not next to another player's village while any other field is left.
fn apart(world: &World, seat: Seat, open: u64) -> u64 {
    let scene = world.scene();
    let others =
        world.players.seats().filter(|&other| other != seat).fold(0, |set, other| set | scene.home(other));
    let near = places(others).fold(0, |set, place| {
        let data = world.data(place);
        set | data.land | data.blocked | data.river
    });
    if open & !near != 0 { open & !near } else { open }
}

pub fn answer(state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) {
    match action {
        Action::ChooseFaction { faction } => choose(&mut state.world, seat, faction, ctx),
        Action::Settle { at, opening } => settle(state, seat, at, opening, ctx),
        Action::Resettle { from, to } => {
            state.world.fields.items.swap(from.local(), to.local());
            ctx.tell_all(|| Event::VillageMoved { seat, from, to });
        }
        Action::Pass if state.phase == Phase::ThirdVillage => {
            let carthage = carthage_village(&state.world, seat).expect("the village on Karthago");
            state.world.fields[carthage].yard = Yard::Port;
        }
        _ => {}
    }
    state.cursor.rank += 1;
}

fn choose(world: &mut World, seat: Seat, faction: Faction, ctx: Context<'_, '_>) {
    let player = &mut world.players[seat];
    player.faction = Some(faction);
    if faction == Faction::TaifasVikings {
        (player.is_placed, player.is_away) = (true, true);
    }
    ctx.tell_all(|| Event::FactionChosen { seat, faction });
}

fn settle(state: &mut Scharz, seat: Seat, at: Space, opening: Opening, ctx: Context<'_, '_>) {
    let field = &mut state.world.fields[at.local()];
    field.owner = Some(seat);
    field.settlement = match opening {
        Opening::VillageStart => Settlement::Village,
        Opening::CityStart => Settlement::City,
    };
    let is_huns = state.world.faction(seat) == Some(Faction::HunsHuns);
    if opening == Opening::CityStart || is_huns {
        state.world.players[seat].is_placed = true;
    }
    match opening {
        Opening::VillageStart => ctx.tell_all(|| Event::VillageFounded { seat, at }),
        Opening::CityStart => ctx.tell_all(|| Event::CityFounded { seat, at }),
    }
}
