//! Trade (5.10): building sites, dismantling, cleaning (3.7).

use engine::{Flow, Seat};

use super::market::Stall;
use super::works;
use crate::action::Action;
use crate::data;
use crate::data::maps::{Nature, Space};
use crate::ids::{Building, Kind, Level, Post, Settlement, Yard};
use crate::phases::Visit;
use crate::state::{Field, Mark, Place, Set, Slot, Unit, World};

pub fn visit_sites(stall: &Stall<'_>, visit: Visit<'_>) -> Flow {
    let (world, seat) = (stall.world, stall.seat);
    let contested = stall.scene.contested();
    let controlled = stall.scene.controlled(seat);
    for place in controlled | stall.scene.home(seat) | own_sites(world, seat) {
        let at = world.space(place);
        let field = &world.fields[place];
        for building in Building::ALL {
            if may_start(stall, place, building) {
                visit(Action::Build { at, building })?;
                visit_crews(world, seat, place, building, visit)?;
            }
        }
        let is_calm = !stall.scene.encircled(seat).contains(place);
        if field.owner == Some(seat) && field.site.is_some() && is_calm {
            visit_site(stall, place, visit)?;
        }
        if field.lord() == Some(seat) && is_calm && !contested.contains(place) {
            visit_dismantling(field, at, visit)?;
        }
        if field.plundered && controlled.contains(place) && stall.gold >= data::CLEANING_COST {
            visit(Action::Clean { at })?;
        }
    }
    Flow::Continue(())
}

/// Other crews than that of the least experienced: more of one kind and level, where there are several.
fn visit_crews(world: &World, seat: Seat, place: Place, building: Building, visit: Visit<'_>) -> Flow {
    let able = able(world, seat, place);
    if !are_several(world, seat, able) {
        return Flow::Continue(());
    }
    let Some(usual) = crew_of(world, seat, able, building, None) else { return Flow::Continue(()) };
    let classes = Kind::ALL.into_iter().flat_map(|kind| Level::ALL.map(|level| (kind, level)));
    for (kind, level) in classes.filter(|&which| count_of(world, seat, able, which) > 0) {
        let least = count_of(world, seat, usual, (kind, level)) + 1;
        for count in least..=data::MAX_BUILDERS {
            if crew_of(world, seat, able, building, Some(Named { kind, level, count })).is_some() {
                visit(Action::BuildWith { at: world.space(place), building, kind, level, count })?;
            }
        }
    }
    Flow::Continue(())
}

/// So many of one kind and level that its owner wants in a crew.
#[derive(Clone, Copy)]
pub struct Named {
    pub kind: Kind,
    pub level: Level,
    pub count: u8,
}

/// The least crew of a new building, if there is one: exactly as many as named, then the least experienced.
pub fn crew(
    world: &World,
    seat: Seat,
    place: Place,
    building: Building,
    named: Option<Named>,
) -> Option<Set<Slot>> {
    crew_of(world, seat, able(world, seat, place), building, named)
}

fn crew_of(
    world: &World,
    seat: Seat,
    able: Set<Slot>,
    building: Building,
    named: Option<Named>,
) -> Option<Set<Slot>> {
    let needed = works::min_builders(world, seat, building);
    let (mut crew, mut workers, mut n_named) = (Set::EMPTY, 0, 0);
    let named_ones = named.map_or(Set::EMPTY, |it| alike(world, seat, able, (it.kind, it.level)));
    let n_wanted = named.map_or(0, |it| it.count);
    while workers < needed {
        let joins = if n_named < n_wanted { named_ones - crew } else { able - named_ones - crew };
        let slot = first_to_join(world, seat, joins)?;
        workers += World::weight(unit(world, seat, slot).level).max(1);
        crew.insert(slot);
        n_named += u8::from(named_ones.contains(slot));
    }
    (n_named == n_wanted).then_some(crew)
}

fn unit(world: &World, seat: Seat, slot: Slot) -> &Unit {
    world.units[seat].get(slot).expect("the unit")
}

/// Those of a kind and level.
fn alike(world: &World, seat: Seat, slots: Set<Slot>, which: (Kind, Level)) -> Set<Slot> {
    slots.only(|slot| class(unit(world, seat, slot)) == which)
}

fn class(unit: &Unit) -> (Kind, Level) {
    (unit.kind, unit.level)
}

fn count_of(world: &World, seat: Seat, slots: Set<Slot>, which: (Kind, Level)) -> u8 {
    alike(world, seat, slots, which).len() as u8
}

/// Whether they differ in kind or level.
fn are_several(world: &World, seat: Seat, slots: Set<Slot>) -> bool {
    let mut classes = slots.iter().map(|slot| class(unit(world, seat, slot)));
    let first = classes.next();
    classes.any(|other| Some(other) != first)
}

/// The least experienced, and of those who are alike one who came this round: nothing else can be done with them.
fn first_to_join(world: &World, seat: Seat, slots: Set<Slot>) -> Option<Slot> {
    slots.iter().min_by_key(|&slot| {
        let unit = unit(world, seat, slot);
        (unit.level, unit.kind, !unit.marks.contains(Mark::Fresh))
    })
}

/// Who can begin to work at a place.
fn able(world: &World, seat: Seat, place: Place) -> Set<Slot> {
    let units = world.units_at(seat, place).filter(|(_, unit)| can_work(world, seat, unit));
    units.map(|(slot, _)| slot).collect()
}

/// The next of a kind and level to join a crew.
pub fn next_of(world: &World, seat: Seat, place: Place, which: (Kind, Level)) -> Option<Slot> {
    first_to_join(world, seat, alike(world, seat, able(world, seat, place), which))
}

fn own_sites(world: &World, seat: Seat) -> Set<Place> {
    let fields = world.fields.items.iter();
    let sites = fields.filter(|(_, field)| field.owner == Some(seat) && field.site.is_some());
    sites.map(|(place, _)| place).collect()
}

fn visit_dismantling(field: &Field, at: Space, visit: Visit<'_>) -> Flow {
    let settlement =
        if field.settlement == Settlement::City { Building::BuildCity } else { Building::BuildVillage };
    visit(Action::Dismantle { at, building: settlement })?;
    match field.yard {
        Yard::NoYard => {}
        Yard::Dock => visit(Action::Dismantle { at, building: Building::BuildDock })?,
        Yard::Port => visit(Action::Dismantle { at, building: Building::BuildPort })?,
    }
    if field.fort {
        visit(Action::Dismantle { at, building: Building::BuildFort })
    } else {
        Flow::Continue(())
    }
}

fn visit_site(stall: &Stall<'_>, place: Place, visit: Visit<'_>) -> Flow {
    let (world, seat) = (stall.world, stall.seat);
    let (at, field) = (world.space(place), &world.fields[place]);
    visit_crew(world, seat, place, visit)?;
    let building = field.site.expect("a site");
    if field.hurried < data::MAX_HURRIES && stall.gold >= hurry_price(building) {
        visit(Action::Hurry { at })?;
    }
    visit(Action::CancelSite { at })
}

/// Who else may begin to work on a site.
fn visit_crew(world: &World, seat: Seat, place: Place, visit: Visit<'_>) -> Flow {
    let bodies = world.units_at(seat, place).filter(|(_, unit)| unit.post == Post::OnSite).count();
    if bodies >= usize::from(data::MAX_BUILDERS) {
        return Flow::Continue(());
    }
    let crew = || world.units_at(seat, place).filter(|(_, unit)| can_work(world, seat, unit));
    for (slot, unit) in crew() {
        let is_first =
            crew().take_while(|&(other, _)| other < slot).all(|(_, twin)| twin.stack() != unit.stack());
        if is_first {
            visit(Action::EnterSite { at: world.space(place), kind: unit.kind, level: unit.level })?;
        }
    }
    Flow::Continue(())
}

/// The least experienced unit that may join a crew, as the click that sends it.
pub fn next_worker(world: &World, seat: Seat, place: Place) -> Option<Action> {
    let mut best: Option<(Level, Action)> = None;
    let _ = visit_crew(world, seat, place, &mut |action| {
        if let Action::EnterSite { level, .. } = action
            && best.is_none_or(|(least, _)| level < least)
        {
            best = Some((level, action));
        }
        Flow::Continue(())
    });
    best.map(|(_, action)| action)
}

/// Half the printed price, rounded up.
pub fn hurry_price(building: Building) -> i16 {
    (data::building(building).0 + 1) / 2
}

pub fn can_work(world: &World, seat: Seat, unit: &Unit) -> bool {
    unit.post == Post::Open
        && works::may_build(world, seat, unit.kind)
        && !unit.marks.contains(Mark::Training)
}

/// One gold less from 30 prestige points on.
pub fn building_price(world: &World, seat: Seat, building: Building) -> i16 {
    let rebate = i16::from(world.has_prestige() && world.players[seat].pp >= 30);
    data::building(building).0 - rebate
}

pub fn may_start(stall: &Stall<'_>, place: Place, building: Building) -> bool {
    let (world, seat) = (stall.world, stall.seat);
    let field = &world.fields[place];
    let is_cus = stall.cus.contains(place);
    let fits = || match building {
        Building::BuildVillage => {
            !field.is_settled() && field.owner.is_none() && stall.scene.controlled(seat).contains(place)
        }
        Building::BuildCity => {
            is_cus && field.settlement == Settlement::Village && may_found_city(world, seat, field.yard)
        }
        Building::BuildDock => is_cus && field.yard == Yard::NoYard && is_coastal(world, place),
        Building::BuildPort => is_cus && field.yard == Yard::Dock,
        Building::BuildFort => is_cus && !field.fort,
    };
    let has_crew = || {
        let crew = world.units_at(seat, place).filter(|(_, unit)| can_work(world, seat, unit));
        crew.map(|(_, unit)| World::weight(unit.level).max(1)).sum::<u8>()
            >= works::min_builders(world, seat, building)
    };
    // What is quickly said comes first: this is asked of every place and building in turn.
    field.site.is_none()
        && stall.gold >= building_price(world, seat, building)
        && fits()
        && world.has_tile(seat)
        && has_crew()
}

/// The first city anywhere, later ones beside a port (3.7).
pub fn may_found_city(world: &World, seat: Seat, yard: Yard) -> bool {
    let mut own = world.fields.items.values().filter(|field| field.owner == Some(seat));
    let has_one =
        own.any(|field| field.settlement == Settlement::City || field.site == Some(Building::BuildCity));
    !has_one || yard == Yard::Port
}

pub fn is_coastal(world: &World, place: Place) -> bool {
    world.data(place).coast.iter().any(|sea| world.data(sea).nature != Nature::River)
}
