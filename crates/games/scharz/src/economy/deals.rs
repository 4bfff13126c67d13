//! Trade (5.10): what each click does to the own realm.

use engine::Seat;

use super::market::{meat, surcharge};
use super::muster::unit_price;
use super::sites::{Named, building_price, hurry_price};
use super::{market, muster, sites, stores};
use crate::action::Action;
use crate::data;
use crate::data::maps::Space;
use crate::event::Event;
use crate::ids::{Building, Commander, Faction, Good, Herd, Kind, Level, Post, Settlement, Yard};
use crate::phases::Context;
use crate::state::{Mark, Place, Set, Slot, Stack, Unit, World};

pub fn play(world: &mut World, seat: Seat, action: Action) {
    match action {
        Action::BuyInfantry { at } => buy_infantry(world, seat, at),
        Action::Recruit { at } => recruit(world, seat, at),
        Action::DoubleQuota { at } => {
            world.gain_pp(seat, -2);
            world.fields[at.place()].doubled = true;
        }
        Action::Hire { at, level } => hire(world, seat, at, level, (data::unit_cost(Kind::Mercenary), 0)),
        Action::HireForPrestige { at, level } => hire(world, seat, at, level, data::MERCENARY_PP),
        Action::BuyElephant { at, level } => {
            world.players[seat].bought_elephant = true;
            pay(world, seat, data::unit_cost(Kind::Elephant) + surcharge(level));
            enlist(world, seat, Kind::Elephant, level, at);
        }
        Action::BuyCorsair { at } => {
            pay(world, seat, data::unit_cost(Kind::Corsair));
            corsair(world, seat, at);
        }
        Action::BuyCorsairForPrestige { at } => {
            world.gain_pp(seat, -data::CORSAIR_PP);
            corsair(world, seat, at);
        }
        Action::HireCommander { commander } => hire_commander(world, seat, commander),
        Action::ChangeRival { rival } => {
            world.gain_pp(seat, -8);
            let player = &mut world.players[seat];
            (player.rival, player.changed_rival) = (Some(rival), true);
        }
        _ => play_more(world, seat, action),
    }
}

fn play_more(world: &mut World, seat: Seat, action: Action) {
    match action {
        Action::Upgrade { at, level, to } => upgrade(world, seat, at, level, to, None),
        Action::Mount { at, level, from } => {
            upgrade(world, seat, at, level, Kind::Cavalry, Some(from.place()));
        }
        Action::Degrade { at, post, kind, level } => degrade(world, seat, Stack { at, post, kind, level }),
        Action::Disembark { at, kind, level, to } => {
            disembark(world, seat, Stack { at, post: Post::Open, kind, level }, to)
        }
        Action::Train { at, post, kind, level } => train(world, seat, Stack { at, post, kind, level }),
        Action::Dismiss { at, post, kind, level } => dismiss(world, seat, Stack { at, post, kind, level }),
        Action::BuyGood { at, good } => buy_good(world, seat, at.place(), good),
        Action::SellGood { at, good, count } => sell_good(world, seat, at.place(), good, count),
        Action::BuyHerd { at, herd } => {
            pay(world, seat, data::herd_price(herd).0);
            world.fields[at.place()].put_herd(seat, herd);
        }
        Action::SellHerd { at, herd } => {
            remove_herd(world, seat, at.place(), herd);
            pay(world, seat, -data::herd_price(herd).1);
        }
        Action::Slaughter { at, herd } => slaughter(world, seat, at.place(), herd),
        _ => play_sites(world, seat, action),
    }
}

fn play_sites(world: &mut World, seat: Seat, action: Action) {
    match action {
        Action::Build { at, building } => build(world, seat, at.place(), building, None),
        Action::BuildWith { at, building, kind, level, count } => {
            build(world, seat, at.place(), building, Some(Named { kind, level, count }));
        }
        Action::EnterSite { at, kind, level } => {
            enter_site(world, seat, Stack { at, post: Post::Open, kind, level })
        }
        Action::Hurry { at } => hurry(world, seat, at.place()),
        Action::CancelSite { at } => world.drop_site(at.place()),
        Action::Dismantle { at, building } => dismantle(world, seat, at.place(), building),
        Action::Clean { at } => {
            pay(world, seat, data::CLEANING_COST);
            world.fields[at.place()].plundered = false;
        }
        _ => {}
    }
}

fn pay(world: &mut World, seat: Seat, gold: i16) {
    world.players[seat].gold -= gold;
}

fn enlist(world: &mut World, seat: Seat, kind: Kind, level: Level, at: Space) {
    let mut unit = Unit { level, ..Unit::new(kind, at) };
    unit.marks.insert(Mark::Fresh);
    world.units[seat].add(unit);
}

fn buy_infantry(world: &mut World, seat: Seat, at: Space) {
    pay(world, seat, data::unit_cost(Kind::LightInfantry));
    world.fields[at.place()].bought += 1;
    enlist(world, seat, Kind::LightInfantry, Level::Standard, at);
    world.players[seat].infantry_bought += 1;
    // Mitanni get a third for two bought in one round (3.13).
    let is_second = world.players[seat].infantry_bought == 2;
    let is_mitanni = world.faction(seat) == Some(Faction::OrientMitanni);
    if is_second && is_mitanni && world.has_cube(seat, Kind::LightInfantry, at.place()) {
        enlist(world, seat, Kind::LightInfantry, Level::Standard, at);
    }
}

fn recruit(world: &mut World, seat: Seat, at: Space) {
    pay(world, seat, data::RECRUIT_COST);
    world.fields[at.place()].recruited += 1;
    enlist(world, seat, Kind::LightInfantry, Level::Recruit, at);
}

fn hire(world: &mut World, seat: Seat, at: Space, level: Level, (gold, pp): (i16, i16)) {
    pay(world, seat, gold + surcharge(level));
    world.gain_pp(seat, -pp);
    world.fields[at.place()].hired += 1;
    world.players[seat].hired = world.players[seat].hired.saturating_add(1);
    enlist(world, seat, Kind::Mercenary, level, at);
}

fn corsair(world: &mut World, seat: Seat, at: Space) {
    world.players[seat].bought_corsair = true;
    enlist(world, seat, Kind::Corsair, Level::Standard, at);
}

fn hire_commander(world: &mut World, seat: Seat, commander: Commander) {
    let current = world.players[seat].commander;
    pay(world, seat, data::commander(commander).0 - data::commander(current).0);
    world.players[seat].commander = commander;
}

/// `horses` is where the herd stands that a rider is to have.
fn upgrade(world: &mut World, seat: Seat, at: Space, level: Level, to: Kind, horses: Option<Place>) {
    let stack = Stack { at, post: Post::Open, kind: Kind::LightInfantry, level };
    let Some(slot) = world.cheapest_of(seat, stack, |_, unit| muster::can_change(unit)) else { return };
    pay(world, seat, unit_price(world, seat, to));
    if to == Kind::Cavalry && !world.is_quick() {
        mount(world, seat, horses);
    }
    let unit = world.units[seat].get_mut(slot).expect("the unit");
    unit.kind = to;
    unit.marks.insert(Mark::Changed);
    unit.marks.remove(Mark::Training);
    if to.is_ship() {
        unit.post = Post::InYard;
        world.fields[at.place()].ships += 1;
    }
}

/// One horse herd mounts two riders (3.5).
fn mount(world: &mut World, seat: Seat, horses: Option<Place>) {
    if world.players[seat].mounts > 0 {
        world.players[seat].mounts -= 1;
    } else if let Some(place) = horses.or_else(|| muster::proposed_horses(world, seat)) {
        remove_herd(world, seat, place, Herd::Horses);
        world.players[seat].mounts = 1;
    }
}

/// A herd in the open, else one inside.
pub fn remove_herd(world: &mut World, seat: Seat, place: Place, herd: Herd) {
    let field = &mut world.fields[place];
    if !field.take_herd(seat, herd) {
        field.take_inside(herd);
    }
}

/// Back to light infantry, for the full price where it could be made (3.5); elephants leave.
fn degrade(world: &mut World, seat: Seat, stack: Stack) {
    let is_free = |slot: Slot, unit: &Unit| {
        !unit.marks.contains(Mark::Fresh)
            && !unit.marks.contains(Mark::Changed)
            && world.cargo(seat, slot).next().is_none()
    };
    let Some(slot) = world.cheapest_of(seat, stack, is_free) else { return };
    let is_refunded = match stack.kind {
        Kind::HeavyInfantry | Kind::Cavalry => world.scene().cus(seat).contains(stack.at.place()),
        Kind::Elephant => {
            market::elephant_places(&market::Stall::new(world, seat)).contains(stack.at.place())
        }
        Kind::Transport => stack.post == Post::InYard,
        // A dock builds no warships.
        Kind::Warship => stack.post == Post::InYard && world.fields[stack.at.place()].yard == Yard::Port,
        _ => false,
    };
    if is_refunded {
        pay(world, seat, -unit_price(world, seat, stack.kind));
    }
    if stack.kind == Kind::Elephant {
        world.units[seat].remove(slot);
        return;
    }
    land_as_infantry(world, seat, slot, stack.at);
}

fn disembark(world: &mut World, seat: Seat, stack: Stack, to: Space) {
    let is_empty = |slot: Slot, unit: &Unit| {
        !unit.marks.contains(Mark::Fresh)
            && !unit.marks.contains(Mark::Changed)
            && world.cargo(seat, slot).next().is_none()
    };
    if let Some(slot) = world.cheapest_of(seat, stack, is_empty) {
        land_as_infantry(world, seat, slot, to);
    }
}

fn land_as_infantry(world: &mut World, seat: Seat, slot: Slot, to: Space) {
    let unit = world.units[seat].get_mut(slot).expect("the unit");
    (unit.kind, unit.at, unit.post) = (Kind::LightInfantry, to, Post::Open);
    unit.marks.insert(Mark::Changed);
    unit.marks.remove(Mark::Training);
}

fn train(world: &mut World, seat: Seat, stack: Stack) {
    let is_free =
        |_: Slot, unit: &Unit| !unit.marks.contains(Mark::Fresh) && !unit.marks.contains(Mark::Training);
    if let Some(slot) = world.cheapest_of(seat, stack, is_free) {
        pay(world, seat, data::TRAINING_COST);
        world.units[seat].get_mut(slot).expect("the unit").marks.insert(Mark::Training);
    }
}

/// Slavs sell light infantry on the field of an own settlement (3.13).
fn dismiss(world: &mut World, seat: Seat, stack: Stack) {
    let Some(slot) = world.cheapest_of(seat, stack, |_, _| true) else { return };
    let sells = world.bonus(seat, false, |faction| faction.sells_infantry());
    if sells && stack.kind == Kind::LightInfantry && world.scene().cus(seat).contains(stack.at.place()) {
        pay(world, seat, -1);
    }
    world.lose_unit(seat, slot);
}

fn buy_good(world: &mut World, seat: Seat, place: Place, good: Good) {
    match good {
        Good::Grain => {
            pay(world, seat, 2);
            world.fields[place].grain += 1;
        }
        Good::Fish => {
            pay(world, seat, 1);
            world.fields[place].fish += 1;
        }
    }
}

/// Half gold is added up per sale and rounded down (3.10).
fn sell_good(world: &mut World, seat: Seat, place: Place, good: Good, count: u8) {
    let stall = market::Stall::new(world, seat);
    let (has_port, others) = (stall.has_port(place), stall.neighbours(place) - Set::one(place));
    let gold = match good {
        Good::Grain if has_port => i16::from(count),
        _ => i16::from(count / 2),
    };
    // What is here first.
    let mut left = u16::from(count);
    for among in [Set::one(place), others] {
        left -= stores::draw(world, seat, among, &[], good, left);
    }
    pay(world, seat, -gold);
}

/// Meat is sold at once: one gold each with a port, half without. An odd piece waits for the next one of its part (3.10).
fn slaughter(world: &mut World, seat: Seat, place: Place, herd: Herd) {
    let stall = market::Stall::new(world, seat);
    let (has_port, part) = (stall.has_port(place), stall.neighbours(place));
    let meat = i16::from(meat(world, herd).unwrap_or(0));
    remove_herd(world, seat, place, herd);
    if has_port {
        return pay(world, seat, -meat);
    }
    let meat = meat + (world.reaped & part).len() as i16;
    pay(world, seat, -(meat / 2));
    world.reaped -= part;
    world.reaped |= part.first().filter(|_| meat % 2 == 1).map_or(Set::EMPTY, Set::one);
}

/// The least crew enters at once; Quick begins half done (3.4).
fn build(world: &mut World, seat: Seat, place: Place, building: Building, named: Option<Named>) {
    let Some(crew) = sites::crew(world, seat, place, building, named) else { return };
    pay(world, seat, building_price(world, seat, building));
    let quick_start = if world.is_quick() { 2 } else { 0 };
    let field = &mut world.fields[place];
    (field.site, field.progress, field.hurried, field.owner) = (Some(building), quick_start, 0, Some(seat));
    for slot in crew {
        world.units[seat].get_mut(slot).expect("the unit").post = Post::OnSite;
    }
}

fn enter_site(world: &mut World, seat: Seat, stack: Stack) {
    if let Some(slot) = sites::next_of(world, seat, stack.at.place(), (stack.kind, stack.level)) {
        world.units[seat].get_mut(slot).expect("the unit").post = Post::OnSite;
    }
}

fn hurry(world: &mut World, seat: Seat, place: Place) {
    let building = world.fields[place].site.expect("a site");
    pay(world, seat, hurry_price(building));
    let field = &mut world.fields[place];
    field.hurried += 1;
    field.progress += 1;
    if field.progress >= 4 {
        world.finish_site(place);
    }
}

/// One gold for the tile itself; Goths get four for a village (3.13).
fn dismantle(world: &mut World, seat: Seat, place: Place, building: Building) {
    let gold = match building {
        Building::BuildVillage => world.bonus(seat, 1, |faction| faction.village_refund()),
        _ => 1,
    };
    pay(world, seat, -gold);
    match building {
        Building::BuildVillage | Building::BuildCity => world.ruin(place),
        Building::BuildDock | Building::BuildPort => {
            world.fields[place].yard = Yard::NoYard;
            if world.fields[place].site == Some(Building::BuildPort) {
                world.drop_site(place);
            }
            world.lose_room(place);
        }
        Building::BuildFort => {
            world.fields[place].fort = false;
            world.lose_room(place);
        }
    }
    debug_assert!(
        building != Building::BuildVillage || world.fields[place].settlement == Settlement::Wilderness
    );
}

pub fn tell(seat: Seat, action: Action, ctx: Context<'_, '_>) {
    if let Some(event) = told_of_units(seat, action).or_else(|| told_of_goods(seat, action)) {
        ctx.tell_all(|| event);
    }
}

fn told_of_units(seat: Seat, action: Action) -> Option<Event> {
    use Event::{Bought, CommanderHired, Degraded, Dismissed, RivalChanged, Trained, Upgraded};
    let (standard, recruit) = (Level::Standard, Level::Recruit);
    Some(match action {
        Action::BuyInfantry { at } => Bought { seat, at, kind: Kind::LightInfantry, level: standard },
        Action::Recruit { at } => Bought { seat, at, kind: Kind::LightInfantry, level: recruit },
        Action::Hire { at, level } | Action::HireForPrestige { at, level } => {
            Bought { seat, at, kind: Kind::Mercenary, level }
        }
        Action::BuyElephant { at, level } => Bought { seat, at, kind: Kind::Elephant, level },
        Action::BuyCorsair { at } | Action::BuyCorsairForPrestige { at } => {
            Bought { seat, at, kind: Kind::Corsair, level: standard }
        }
        Action::Upgrade { at, to, .. } => Upgraded { seat, at, kind: to },
        Action::Mount { at, .. } => Upgraded { seat, at, kind: Kind::Cavalry },
        Action::Degrade { at, kind, .. } | Action::Disembark { at, kind, .. } => Degraded { seat, at, kind },
        Action::Train { at, kind, .. } => Trained { seat, at, kind },
        Action::Dismiss { at, kind, .. } => Dismissed { seat, at, kind },
        Action::HireCommander { commander } => CommanderHired { seat, commander },
        Action::ChangeRival { rival } => RivalChanged { seat, rival },
        _ => return None,
    })
}

fn told_of_goods(seat: Seat, action: Action) -> Option<Event> {
    use Event::{
        Cleaned, GoodBought, GoodSold, HerdBought, HerdSold, Hurried, Removed, SiteBegun, SiteCancelled,
    };
    Some(match action {
        Action::BuyGood { at, good } => GoodBought { seat, at, good, count: 1 },
        Action::SellGood { at, good, count } => GoodSold { seat, at, good, count },
        Action::BuyHerd { at, herd } => HerdBought { seat, at, herd },
        Action::SellHerd { at, herd } => HerdSold { seat, at, herd },
        Action::Slaughter { at, herd } => Event::Slaughtered { seat, at, herd },
        Action::Build { at, building } | Action::BuildWith { at, building, .. } => {
            SiteBegun { seat, at, building }
        }
        Action::Hurry { at } => Hurried { seat, at },
        Action::CancelSite { at } => SiteCancelled { seat, at },
        Action::Dismantle { at, building } => Removed { seat, at, building },
        Action::Clean { at } => Cleaned { seat, at },
        _ => return None,
    })
}
