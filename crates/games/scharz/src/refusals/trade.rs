//! Refusals of Trade (5.10): the first thing that is lacking.

use engine::Seat;

use super::Reason;
use crate::action::Action;
use crate::data;
use crate::data::maps::{MapId, Space};
use crate::economy::market::Stall;
use crate::economy::{market, muster, sites};
use crate::ids::{Building, Good, Kind, Level, Mode, Post, Settlement, Yard};
use crate::state::{Mark, Stack, World};

pub fn concerns(action: Action) -> bool {
    use Action::*;
    matches!(
        action,
        BuyInfantry { .. }
            | Recruit { .. }
            | DoubleQuota { .. }
            | Hire { .. }
            | HireForPrestige { .. }
            | BuyElephant { .. }
            | BuyCorsair { .. }
            | BuyCorsairForPrestige { .. }
            | Upgrade { .. }
            | Mount { .. }
            | Degrade { .. }
            | Disembark { .. }
            | Train { .. }
            | BuyGood { .. }
            | SellGood { .. }
            | BuyHerd { .. }
            | SellHerd { .. }
            | Slaughter { .. }
            | Build { .. }
            | BuildWith { .. }
            | EnterSite { .. }
            | Hurry { .. }
            | CancelSite { .. }
            | Dismantle { .. }
            | Clean { .. }
            | HireCommander { .. }
            | ChangeRival { .. }
            | Dismiss { .. }
    )
}

pub fn why(seen: &World, seat: Seat, action: Action) -> Reason {
    let stall = Stall::new(seen, seat);
    match action {
        Action::BuyInfantry { at } | Action::Recruit { at } | Action::DoubleQuota { at } => {
            levy(&stall, at, action)
        }
        Action::Hire { at, level } => hire(&stall, at, level, data::unit_cost(Kind::Mercenary)),
        Action::HireForPrestige { at, level } => hire_for_prestige(&stall, at, level),
        Action::BuyElephant { at, .. } => elephant(&stall, at),
        Action::BuyCorsair { at } | Action::BuyCorsairForPrestige { at } => corsair(&stall, at, action),
        Action::Upgrade { at, level, to } => upgrade(&stall, at, level, to),
        Action::Mount { at, level, from } => mount(&stall, at, level, from),
        Action::Degrade { at, post, kind, level } => degrade(&stall, Stack { at, post, kind, level }),
        Action::Disembark { at, kind, level, .. } => {
            disembark(&stall, Stack { at, post: Post::Open, kind, level })
        }
        Action::Train { at, post, kind, level } => train(&stall, Stack { at, post, kind, level }),
        Action::BuyGood { .. } | Action::SellGood { .. } if !seen.is(Mode::Basic) => Reason::NotInMode,
        Action::BuyGood { at, good } => buy_good(&stall, at, good),
        Action::SellGood { at, good, .. } => sell_good(&stall, at, good),
        Action::BuyHerd { .. } | Action::SellHerd { .. } | Action::Slaughter { .. } => {
            livestock(&stall, action)
        }
        Action::Build { at, building } | Action::BuildWith { at, building, .. } => {
            build(&stall, at, building)
        }
        Action::EnterSite { .. } | Action::CancelSite { .. } => Reason::NoSite,
        Action::Hurry { at } => hurry(&stall, at),
        Action::Dismantle { .. } => Reason::NotYours,
        Action::Clean { at } => clean(&stall, at),
        Action::HireCommander { .. } if !seen.is_extended() => Reason::NotInMode,
        Action::HireCommander { commander } if commander <= seen.players[seat].commander => Reason::HasBetter,
        Action::HireCommander { .. } => Reason::NoGoldForCommander,
        Action::ChangeRival { .. } if seen.players[seat].changed_rival => Reason::OnceARound,
        Action::ChangeRival { .. } => Reason::NoPrestige,
        _ => Reason::NoSuchUnit,
    }
}

fn is_cus(stall: &Stall<'_>, at: Space) -> bool {
    at.map() == stall.world.options.map && stall.cus.contains(at.place())
}

fn levy(stall: &Stall<'_>, at: Space, action: Action) -> Reason {
    let (world, seat) = (stall.world, stall.seat);
    let field = &world.fields[at.place()];
    let recruits = matches!(action, Action::Recruit { .. });
    let doubles = matches!(action, Action::DoubleQuota { .. });
    let may = world.bonus(seat, true, |people| {
        doubles || if recruits { people.can_recruit() } else { people.can_buy_infantry() }
    });
    let mixed = if recruits { field.bought > 0 } else { field.recruited > 0 };
    match () {
        () if (recruits || doubles) && !world.is(Mode::Original) => Reason::NotInMode,
        () if !may => Reason::NotThisPeople,
        () if !is_cus(stall, at) => Reason::NeedsSettlementForUnit,
        () if field.plundered => Reason::Plundered,
        () if !world.has_cube(seat, Kind::LightInfantry, at.place()) => Reason::UnitLimit,
        () if doubles && field.doubled => Reason::DoubledThisRound,
        () if doubles => Reason::NoPrestige,
        () if mixed => Reason::BuyOrRecruit,
        () if field.levies_left() == 0 => Reason::Quota,
        () => Reason::NoGoldForUnit,
    }
}

fn hire(stall: &Stall<'_>, at: Space, level: Level, gold: i16) -> Reason {
    let field = &stall.world.fields[at.place()];
    match () {
        () if level != Level::Standard && !stall.world.is(Mode::Original) => Reason::NotInMode,
        () if !is_cus(stall, at) => Reason::NeedsSettlementForUnit,
        () if field.plundered => Reason::Plundered,
        () if field.hires_left() == 0 => Reason::QuotaOfHires,
        () if level < Level::Standard => Reason::NoSuchUnit,
        () if stall.gold < gold + market::surcharge(level) => Reason::NoGoldForUnit,
        () => Reason::UnitLimit,
    }
}

fn hire_for_prestige(stall: &Stall<'_>, at: Space, level: Level) -> Reason {
    if !stall.world.bonus(stall.seat, false, |people| people.hires_for_prestige()) {
        return Reason::NotThisPeople;
    }
    if stall.pp < data::MERCENARY_PP.1 {
        return Reason::NoPrestige;
    }
    hire(stall, at, level, data::MERCENARY_PP.0)
}

/// By the Elamites in their settlements, by all in the Desert of ITALIA (3.5).
fn elephant(stall: &Stall<'_>, at: Space) -> Reason {
    let world = stall.world;
    let is_offered = at.map() == world.options.map && market::elephant_places(stall).contains(at.place());
    let is_elam = world.bonus(stall.seat, false, |faction| faction.buys_elephants());
    match () {
        () if !world.is_extended() => Reason::NotInMode,
        () if !is_offered && is_elam => Reason::NeedsSettlementForUnit,
        () if !is_offered && world.options.map == MapId::Italia => Reason::NeedsDesert,
        () if !is_offered => Reason::NotThisPeople,
        () if world.players[stall.seat].bought_elephant => Reason::OnceARound,
        () if !world.units[stall.seat].has_slot() => Reason::UnitLimit,
        () => Reason::NoGoldForUnit,
    }
}

fn corsair(stall: &Stall<'_>, at: Space, action: Action) -> Reason {
    let world = stall.world;
    let is_paid = matches!(action, Action::BuyCorsair { .. });
    let has_yard = stall.cus.iter().any(|place| world.fields[place].yard != Yard::NoYard);
    let has_enemies = at.map() == world.options.map && {
        let hostile = stall.scene.hostile_out(stall.seat);
        world.map().seas.contains(at.place()) && hostile.contains(at.place())
    };
    match () {
        () if !world.is(Mode::Original) => Reason::NotInMode,
        () if world.players[stall.seat].bought_corsair => Reason::OnceARound,
        () if is_paid && stall.gold < data::unit_cost(Kind::Corsair) => Reason::NoGoldForUnit,
        () if !is_paid && stall.pp < data::CORSAIR_PP => Reason::NoPrestige,
        () if !has_yard => Reason::NeedsAnyYard,
        () if !world.units[stall.seat].has_slot() => Reason::UnitLimit,
        () if has_enemies => Reason::HostileShips,
        () => Reason::NoSuchSea,
    }
}

fn upgrade(stall: &Stall<'_>, at: Space, level: Level, to: Kind) -> Reason {
    let (world, seat) = (stall.world, stall.seat);
    let field = &world.fields[at.place()];
    let has_city = !stall.scene.cities(seat).is_empty();
    let is_home = is_cus(stall, at);
    let lacks = match to {
        Kind::HeavyInfantry | Kind::SiegeEngine if !has_city => Some(Reason::NeedsCity),
        Kind::SiegeEngine if !muster::is_siege_camp(stall, at.place()) => Some(Reason::NeedsSiege),
        Kind::SiegeEngine => None,
        _ if !is_home => Some(Reason::NeedsSettlementForUnit),
        Kind::Cavalry if !muster::has_mount(stall) => Some(Reason::NeedsHorses),
        Kind::Warship if field.yard != Yard::Port => Some(Reason::NeedsPortForShip),
        Kind::Transport if field.yard == Yard::NoYard => Some(Reason::NeedsYardForShip),
        Kind::Transport | Kind::Warship if world.free_berths(seat, at.place()) == 0 => Some(Reason::NoBerth),
        Kind::Transport | Kind::Warship if field.ships >= field.yard as u8 => Some(Reason::Quota),
        _ => None,
    };
    let is_poor = stall.gold < muster::unit_price(world, seat, to);
    let stack = Stack { at, post: Post::Open, kind: Kind::LightInfantry, level };
    lacks.unwrap_or(if is_poor {
        Reason::NoGoldForUnit
    } else {
        busy(stall, stack).unwrap_or(Reason::UnitNotFree)
    })
}

fn mount(stall: &Stall<'_>, at: Space, level: Level, from: Space) -> Reason {
    let (world, seat) = (stall.world, stall.seat);
    let herds = muster::horses(stall);
    match upgrade(stall, at, level, Kind::Cavalry) {
        _ if from.map() != world.options.map || !herds.contains(from.place()) => Reason::NeedsHorses,
        Reason::UnitNotFree if herds.len() < 2 || world.players[seat].mounts > 0 => Reason::OneHerdOnly,
        reason => reason,
    }
}

/// Nobody of a stack is there, or all are new or have changed already.
fn busy(stall: &Stall<'_>, stack: Stack) -> Option<Reason> {
    let units = || stall.world.units[stall.seat].iter().filter(|(_, unit)| unit.stack() == stack);
    let are_all = |mark| units().all(|(_, unit)| unit.marks.contains(mark));
    match () {
        () if units().next().is_none() => Some(Reason::NoSuchUnit),
        () if are_all(Mark::Fresh) => Some(Reason::BoughtThisRound),
        () if are_all(Mark::Changed) => Some(Reason::ChangedThisRound),
        () => None,
    }
}

fn degrade(stall: &Stall<'_>, stack: Stack) -> Reason {
    let besieges = stack.kind == Kind::SiegeEngine && muster::is_siege_camp(stall, stack.at.place());
    match stack.kind {
        Kind::LightInfantry | Kind::Mercenary | Kind::Corsair => Reason::NothingLower,
        _ if besieges => Reason::StillBesieging,
        Kind::Transport | Kind::Warship => disembark(stall, stack),
        _ => busy(stall, stack).unwrap_or(Reason::CannotDegrade),
    }
}

fn disembark(stall: &Stall<'_>, stack: Stack) -> Reason {
    let world = stall.world;
    let ships = || world.units[stall.seat].iter().filter(|(_, unit)| unit.stack() == stack);
    let is_laden = |slot| world.cargo(stall.seat, slot).next().is_some();
    busy(stall, stack).unwrap_or(match () {
        () if ships().all(|(slot, _)| is_laden(slot)) => Reason::ShipIsLaden,
        () => Reason::CannotDegrade,
    })
}

fn train(stall: &Stall<'_>, stack: Stack) -> Reason {
    let units = || stall.world.units[stall.seat].iter().filter(|(_, unit)| unit.stack() == stack);
    let are_all = |mark| units().all(|(_, unit)| unit.marks.contains(mark));
    match () {
        () if !stall.world.is(Mode::Original) => Reason::NotInMode,
        () if units().next().is_none() => Reason::NoSuchUnit,
        () if !stack.kind.is_standard() => Reason::NeverTrained,
        () if stack.level == Level::Elite => Reason::EliteCannotTrain,
        () if are_all(Mark::Fresh) => Reason::BoughtThisRound,
        () if are_all(Mark::Training) => Reason::TrainsAlready,
        () if stall.gold < data::TRAINING_COST => Reason::NoGold,
        () => Reason::CannotTrain,
    }
}

fn buy_good(stall: &Stall<'_>, at: Space, good: Good) -> Reason {
    let field = &stall.world.fields[at.place()];
    let room = if good == Good::Grain { field.grain_room() } else { field.fish_room() };
    match () {
        () if !is_cus(stall, at) => Reason::NeedsSettlementToTrade,
        () if good == Good::Fish && !stall.has_port(at.place()) => Reason::NeedsPortToTrade,
        () if room == 0 => Reason::NoRoom,
        () => Reason::NoGoldForGoods,
    }
}

fn sell_good(stall: &Stall<'_>, at: Space, good: Good) -> Reason {
    match () {
        () if !is_cus(stall, at) => Reason::NeedsSettlementToTrade,
        () if good == Good::Fish && !stall.has_port(at.place()) => Reason::NeedsPortToTrade,
        () => Reason::NoSuchGood,
    }
}

fn livestock(stall: &Stall<'_>, action: Action) -> Reason {
    let (at, herd) = match action {
        Action::BuyHerd { at, herd } | Action::SellHerd { at, herd } | Action::Slaughter { at, herd } => {
            (at, herd)
        }
        _ => return Reason::WrongPhase,
    };
    let buys = matches!(action, Action::BuyHerd { .. });
    let slaughters = matches!(action, Action::Slaughter { .. });
    let is_near = at.map() == stall.world.options.map && stall.connected.contains(at.place());
    match () {
        () if !stall.world.is(Mode::Basic) => Reason::NotInMode,
        () if !is_near => Reason::NotConnected,
        () if slaughters && market::meat(stall.world, herd).is_none() => Reason::NoMeatNow,
        () if !slaughters && !stall.trades(at.place(), herd) => Reason::NeedsPortToTrade,
        () if !buys => Reason::NoSuchHerd,
        () if !stall.world.fields[at.place()].takes_herd() => Reason::NoRoom,
        () if stall.gold < data::herd_price(herd).0 => Reason::NoGoldForGoods,
        () => Reason::NotControlled,
    }
}

fn build(stall: &Stall<'_>, at: Space, building: Building) -> Reason {
    let (world, seat) = (stall.world, stall.seat);
    let field = &world.fields[at.place()];
    let is_here = at.map() == world.options.map;
    let is_controlled = is_here && stall.scene.controlled(seat).contains(at.place());
    let is_village = building == Building::BuildVillage;
    let place = at.place();
    match () {
        () if is_village && !is_controlled => Reason::NotControlledToBuild,
        () if is_village && field.is_settled() => Reason::BuildingStands,
        () if !is_village && !is_cus(stall, at) => Reason::NeedsSettlementToBuild,
        () if field.site.is_some() => Reason::SiteTaken,
        () if building == Building::BuildDock && !sites::is_coastal(world, place) => Reason::NeedsCoast,
        () if building == Building::BuildPort && field.yard == Yard::NoYard => Reason::NeedsYardForPort,
        () if stands(stall, at, building) => Reason::BuildingStands,
        () if building == Building::BuildCity && !sites::may_found_city(world, seat, field.yard) => {
            Reason::CityNeedsPort
        }
        () if !world.has_tile(seat) => Reason::TileLimit,
        () if stall.gold < sites::building_price(world, seat, building) => Reason::NoGoldToBuild,
        () => Reason::NeedsCrew,
    }
}

fn stands(stall: &Stall<'_>, at: Space, building: Building) -> bool {
    let field = &stall.world.fields[at.place()];
    match building {
        Building::BuildVillage => field.is_settled(),
        Building::BuildCity => field.settlement == Settlement::City,
        Building::BuildDock => field.yard != Yard::NoYard,
        Building::BuildPort => field.yard == Yard::Port,
        Building::BuildFort => field.fort,
    }
}

fn hurry(stall: &Stall<'_>, at: Space) -> Reason {
    let field = &stall.world.fields[at.place()];
    match field.site.filter(|_| field.owner == Some(stall.seat)) {
        None => Reason::NoSite,
        Some(_) if field.hurried >= data::MAX_HURRIES => Reason::HurriedTwice,
        Some(_) => Reason::NoGold,
    }
}

fn clean(stall: &Stall<'_>, at: Space) -> Reason {
    match () {
        () if !stall.world.fields[at.place()].plundered => Reason::NotPlundered,
        () if stall.gold < data::CLEANING_COST => Reason::NoGoldToClean,
        () => Reason::NotControlledToPlunder,
    }
}
