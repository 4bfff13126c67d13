//! New Year (5.13): the year is counted, agreements age, the initiative passes on.

use engine::{Flow, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::data;
use crate::data::maps::Tag;
use crate::event::Event;
use crate::flow::calendar;
use crate::ids::{Faction, Kind, Level, Mode, PactKind};
use crate::state::{Pact, Place, Scharz, Unit, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct NewYear {
    /// The year is counted.
    pub begun: bool,
}

impl Described for NewYear {
    fn rule(&self) -> &'static str {
        "5.13"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for NewYear {
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        if !self.begun {
            let year = state.world.year;
            ctx.tell_all(|| Event::NewYear { year });
            calendar::count_year(&mut state.world, ctx);
            age_pacts(&mut state.world, ctx);
            pass_initiative(&mut state.world, ctx);
            land_vikings(&mut state.world, ctx);
        }
        Next::open(Self { begun: true })
    }

    fn facts(&self) -> Facts {
        Facts::ORDINARY
    }

    /// The Germans may buy one heavy infantry in Belgica (3.13).
    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat) = (seen.world, seen.seat);
        visit(Action::Ready)?;
        let is_german = world.faction(seat) == Some(Faction::BritanniaGermans);
        let can_pay = world.players[seat].gold >= BELGICA_PRICE;
        if is_german
            && seen.draft.is_empty()
            && can_pay
            && world.has_cube(seat, Kind::HeavyInfantry, belgica(world))
        {
            visit(Action::BuyInBelgica)?;
        }
        Flow::Continue(())
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, _: &[Action], _: Action) {
        world.players[seat].gold -= BELGICA_PRICE;
        let at = world.space(belgica(world));
        world.units[seat].add(Unit::new(Kind::HeavyInfantry, at));
    }

    fn tell(&self, state: &Scharz, seat: Seat, _: &[Action], _: Action, ctx: Context<'_, '_>) {
        let at = state.world.space(belgica(&state.world));
        ctx.tell_all(|| Event::Bought { seat, at, kind: Kind::HeavyInfantry, level: Level::Standard });
    }

    fn note(&self, _: &mut Scharz, _: Seat) {}

    fn close(&self, state: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::go(if state.world.is(Mode::Basic) { Phase::Breeding } else { Phase::Units })
    }
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
    world.tidy(|event| ctx.tell_all(|| event));
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
    for seat in world.players.seats().filter(|&seat| world.players[seat].is_away).collect::<Seats>().iter() {
        let sea = world.map().set(|space| space.is_tagged(Tag::VikingStart)).first().expect("their sea");
        let at = world.space(sea);
        for _ in 0..5 {
            world.units[seat].add(Unit::new(Kind::Warship, at));
        }
        let player = &mut world.players[seat];
        (player.is_away, player.gold, player.pp) = (false, player.gold + data::START.gold, data::START.pp);
        ctx.tell_all(|| Event::VikingsLanded { seat, at });
    }
}

fn belgica(world: &World) -> Place {
    world.map().set(|space| space.is_tagged(Tag::Belgica)).first().expect("Belgica is on the map")
}

pub const BELGICA_PRICE: i16 = data::unit_cost(Kind::LightInfantry) + data::unit_cost(Kind::HeavyInfantry);
