//! Trade (5.10): building sites, dismantling, cleaning (3.7).

use engine::{Flow, Seat};

use super::market::Stall;
use super::works;
use crate::action::Action;
use crate::data;
use crate::data::maps::{Nature, Space};
use crate::ids::{Building, Level, Post, Settlement, Yard};
use crate::phases::Visit;
use crate::state::{Field, Mark, Place, Set, Unit, World};

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
    let fits = match building {
        Building::BuildVillage => {
            stall.scene.controlled(seat).contains(place) && !field.is_settled() && field.owner.is_none()
        }
        Building::BuildCity => {
            is_cus && field.settlement == Settlement::Village && may_found_city(world, seat, field.yard)
        }
        Building::BuildDock => is_cus && field.yard == Yard::NoYard && is_coastal(world, place),
        Building::BuildPort => is_cus && field.yard == Yard::Dock,
        Building::BuildFort => is_cus && !field.fort,
    };
    let has_crew = || {
        let crew = world.units_at(seat, place).filter(|(_, unit)| can_work(world, seat, unit)).take(4);
        crew.map(|(_, unit)| World::weight(unit.level).max(1)).sum::<u8>()
            >= works::min_builders(world, seat, building)
    };
    fits && field.site.is_none()
        && world.has_tile(seat)
        && stall.gold >= building_price(world, seat, building)
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
