//! Steps 3 to 5 of the prologue (4): three villages each, there and back and there again.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Context, Described, Next, Open, Phase, Visit};
use crate::action::Action;
use crate::data::maps::{Colour, Homeland, Tag};
use crate::event::Event;
use crate::ids::{Faction, Opening, Settlement, Yard};
use crate::state::{Place, Scharz, Set, World};

/// Clockwise from the first player; nobody after the last.
pub fn forth(world: &World, rank: u8) -> Option<Seat> {
    world.first.clockwise(world.n_seats()).nth(usize::from(rank))
}

/// Back from the last player; nobody after the first.
pub fn back(world: &World, rank: u8) -> Option<Seat> {
    forth(world, (world.n_seats() as u8).checked_sub(rank + 1)?)
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FirstVillage {
    pub rank: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SecondVillage {
    pub rank: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ThirdVillage {
    pub rank: u8,
}

impl Described for FirstVillage {
    fn rule(&self) -> &'static str {
        "4"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Open for FirstVillage {
    fn enter(&self, state: &mut Scharz, _: Context<'_, '_>) -> Next {
        match forth(&state.world, self.rank) {
            None => Next::go(Phase::SecondVillage),
            Some(seat) if state.world.players[seat].is_placed => Next::go(Self { rank: self.rank + 1 }),
            Some(seat) => Next::ask(seat, *self),
        }
    }

    /// A people that may begin with a city does so here, or must.
    fn visit(&self, state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
        let world = &state.world;
        let only_city = has_only_city(world, seat);
        for place in sites(world, seat, None) {
            let at = world.space(place);
            let city = world.bonus(seat, false, |faction| faction.may_start_with_city(world.data(place)));
            if !only_city {
                visit(Action::Settle { at, opening: Opening::VillageStart })?;
            }
            if city {
                visit(Action::Settle { at, opening: Opening::CityStart })?;
            }
        }
        Flow::Continue(())
    }

    fn apply(&self, state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) -> Next {
        settle(&mut state.world, seat, action, ctx);
        Next::go(Self { rank: self.rank + 1 })
    }
}

impl Described for SecondVillage {
    fn rule(&self) -> &'static str {
        "4"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Open for SecondVillage {
    fn enter(&self, state: &mut Scharz, _: Context<'_, '_>) -> Next {
        match back(&state.world, self.rank) {
            None => Next::go(Phase::ThirdVillage),
            Some(seat) if state.world.players[seat].is_placed => Next::go(Self { rank: self.rank + 1 }),
            Some(seat) => Next::ask(seat, *self),
        }
    }

    fn visit(&self, state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
        visit_villages(&state.world, seat, visit)
    }

    fn apply(&self, state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) -> Next {
        settle(&mut state.world, seat, action, ctx);
        Next::go(Self { rank: self.rank + 1 })
    }
}

impl Described for ThirdVillage {
    fn rule(&self) -> &'static str {
        "4"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Open for ThirdVillage {
    fn enter(&self, state: &mut Scharz, _: Context<'_, '_>) -> Next {
        match forth(&state.world, self.rank) {
            None => Next::go(Phase::MoveVillage),
            Some(seat) if state.world.players[seat].is_placed => Next::go(Self { rank: self.rank + 1 }),
            Some(seat) => Next::ask(seat, *self),
        }
    }

    /// Instead of the third village the one on Karthago may have a port (3.13).
    fn visit(&self, state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
        if carthage_village(&state.world, seat).is_some() {
            visit(Action::Pass)?;
        }
        visit_villages(&state.world, seat, visit)
    }

    fn apply(&self, state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) -> Next {
        if action == Action::Pass {
            let carthage = carthage_village(&state.world, seat).expect("the village on Karthago");
            state.world.fields[carthage].yard = Yard::Port;
        }
        settle(&mut state.world, seat, action, ctx);
        Next::go(Self { rank: self.rank + 1 })
    }
}

/// Constantinople has its city and no village (3.13).
fn has_only_city(world: &World, seat: Seat) -> bool {
    world.faction(seat) == Some(Faction::HunsConstantinople)
}

fn visit_villages(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    if has_only_city(world, seat) {
        return Flow::Continue(());
    }
    let opening = Opening::VillageStart;
    sites(world, seat, None)
        .iter()
        .try_for_each(|place| visit(Action::Settle { at: world.space(place), opening }))
}

fn carthage_village(world: &World, seat: Seat) -> Option<Place> {
    let is_theirs = world.faction(seat) == Some(Faction::ItaliaCarthaginians);
    let carthage = world.map().set(|space| space.is_tagged(Tag::Carthage));
    (world.scene().home(seat) & carthage).first().filter(|_| is_theirs)
}

/// Where a village may stand (4).
pub(super) fn sites(world: &World, seat: Seat, moved: Option<Place>) -> Set<Place> {
    let is_open = |place: Place| {
        let data = world.data(place);
        data.is_field()
            && !data.is_neutral()
            && !data.is_full(Colour::Grey)
            && !world.fields[place].is_settled()
    };
    let open = world.map().fields.only(is_open);
    match world.faction(seat) {
        Some(faction) => homeland_sites(world, seat, faction, open, moved),
        None => apart(world, seat, open),
    }
}

fn homeland_sites(
    world: &World,
    seat: Seat,
    faction: Faction,
    open: Set<Place>,
    moved: Option<Place>,
) -> Set<Place> {
    let home = world
        .map()
        .set(|space| space.homeland == Homeland::Of(faction.local()) && !faction.is_reserved_from(space));
    let mut sites = open & home;
    if faction == Faction::HunsConstantinople {
        sites &= world.map().set(|space| space.is_tagged(Tag::Constantinople));
    }
    let etruria = world.map().set(|space| space.is_tagged(Tag::Etruria));
    let kept = world.scene().home(seat) - moved.map_or(Set::EMPTY, Set::one);
    // The Etruscans need a village in Etruria: the last one must stand there if no other does.
    if faction == Faction::ItaliaEtruscans && kept.len() == 2 && !kept.meets(etruria) {
        sites &= etruria;
    }
    if sites.is_empty() { open - reserved(world, faction) } else { sites }
}

fn reserved(world: &World, faction: Faction) -> Set<Place> {
    world.map().set(|space| faction.is_reserved_from(space))
}

/// Not next to another player's village while any other field is left.
fn apart(world: &World, seat: Seat, open: Set<Place>) -> Set<Place> {
    let scene = world.scene();
    let others: Set<Place> =
        world.players.seats().filter(|&other| other != seat).map(|other| scene.home(other)).collect();
    let near = others.spread(|place| {
        let data = world.data(place);
        data.land | data.blocked | data.river
    });
    if open.is_subset(near) { open } else { open - near }
}

fn settle(world: &mut World, seat: Seat, action: Action, ctx: Context<'_, '_>) {
    let Action::Settle { at, opening } = action else { return };
    let field = &mut world.fields[at.place()];
    field.owner = Some(seat);
    field.settlement = match opening {
        Opening::VillageStart => Settlement::Village,
        Opening::CityStart => Settlement::City,
    };
    let is_huns = world.faction(seat) == Some(Faction::HunsHuns);
    if opening == Opening::CityStart || is_huns {
        world.players[seat].is_placed = true;
    }
    match opening {
        Opening::VillageStart => ctx.tell_all(|| Event::VillageFounded { seat, at }),
        Opening::CityStart => ctx.tell_all(|| Event::CityFounded { seat, at }),
    }
}
