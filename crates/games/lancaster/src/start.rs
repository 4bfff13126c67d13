//! Setting the table (chapter 4).

use engine::{BadSetup, Chance, Ctx, PerSeat, Seat, Setup as _};
use enum_map::EnumMap;
use enumset::EnumSet;

use crate::data;
use crate::event::Event;
use crate::flow;
use crate::ids::{Banner, County, Law, Noble};
use crate::realm::knights::Knights;
use crate::setup::{NobleLayout, Setup};
use crate::state::{CountyState, Household, Lancaster, PhaseState, Player};

pub(crate) fn start(setup: &Setup, ctx: &mut Ctx<'_, Event>) -> Result<Lancaster, BadSetup> {
    setup.check()?;
    let n_seats = setup.n_seats();
    let laws = first_laws(ctx);
    let counties = lay_nobles(setup, ctx);
    let start_player = Seat::new(ctx.chance().below(n_seats as u32) as usize);
    ctx.tell_all(|| Event::StartPlayerDrawn { seat: start_player });
    let mut state = Lancaster {
        setup: *setup,
        round: 1,
        start_player,
        phase: PhaseState::Extension { seat: start_player },
        players: PerSeat::from_fn(n_seats, |_| player(setup)),
        houses: EnumMap::from_fn(|banner| households(setup, banner)),
        counties,
        conflicts: EnumMap::default(),
        conflict_pile: data::conflict_deck(setup.seats),
        favours: EnumSet::empty(),
        laws,
        proposals: [None; 3],
        law_pile: EnumSet::all().iter().filter(|law| !laws.contains(law)).collect(),
        chosen: PerSeat::new(n_seats),
        votes: PerSeat::new(n_seats),
        last_vote: None,
        earlier_votes: [None; 2],
    };
    flow::prepare_round(&mut state, ctx);
    Ok(state)
}

fn player(setup: &Setup) -> Player {
    let data::Tokens { gold, squires, .. } = data::START;
    Player { gold, squires, votes: setup.start_votes, ..Player::default() }
}

fn households(setup: &Setup, banner: Banner) -> PerSeat<Household> {
    let household =
        |court: Knights| Household { court, reserve: data::KNIGHTS.minus(court), castle: EnumMap::default() };
    match banner {
        Banner::Own => PerSeat::from_fn(setup.n_seats(), |_| household(data::START_COURT)),
        Banner::Ally if setup.has_allies() => PerSeat::from_fn(2, |_| household(data::START_ALLY_COURT)),
        Banner::Ally => PerSeat::new(0),
    }
}

/// Stack 0, shuffled, is in force from the start.
fn first_laws(ctx: &mut Ctx<'_, Event>) -> [Law; 3] {
    let mut laws = [Law::L01, Law::L02, Law::L03];
    let chance: &mut dyn Chance = ctx.chance();
    chance.shuffle(&mut laws);
    ctx.tell_all(|| Event::FirstLawsLaid { laws: laws.to_vec() });
    laws
}

/// Nobles of a county's own letter, or letters dealt at random (R4).
fn lay_nobles(setup: &Setup, ctx: &mut Ctx<'_, Event>) -> EnumMap<County, CountyState> {
    let mut nobles = Noble::ALL;
    if setup.noble_layout == NobleLayout::Shuffled {
        let chance: &mut dyn Chance = ctx.chance();
        chance.shuffle(&mut nobles);
        ctx.tell_all(|| Event::NoblesShuffled { nobles: nobles.to_vec() });
    }
    EnumMap::from_fn(|county: County| CountyState {
        noble: nobles[county as usize],
        nobles_left: data::nobles_per_county(setup.seats),
        garrison: None,
    })
}
