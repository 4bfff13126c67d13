//! Refusals of Trade (5.10): the first thing that is lacking.

use engine::Seat;

use super::Why;
use crate::action::Action;
use crate::data;
use crate::data::maps::Space;
use crate::ids::{Building, Good, Kind, Level, Mode, Settlement, Yard};
use crate::phases::{self, Stall};
use crate::state::World;

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
            | Degrade { .. }
            | Disembark { .. }
            | Train { .. }
            | BuyGood { .. }
            | SellGood { .. }
            | BuyHerd { .. }
            | SellHerd { .. }
            | Slaughter { .. }
            | Build { .. }
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

pub fn why(seen: &World, seat: Seat, action: Action) -> Why {
    let stall = Stall::new(seen, seat);
    match action {
        Action::BuyInfantry { at } | Action::Recruit { at } | Action::DoubleQuota { at } => {
            levy(&stall, at, action)
        }
        Action::Hire { at, level } => hire(&stall, at, level, data::unit_cost(Kind::Mercenary)),
        Action::HireForPrestige { at, level } => hire_for_prestige(&stall, at, level),
        Action::BuyElephant { .. } => elephant(&stall),
        Action::BuyCorsair { .. } | Action::BuyCorsairForPrestige { .. } => corsair(&stall, action),
        Action::Upgrade { at, to, .. } => upgrade(&stall, at, to),
        Action::Degrade { .. } | Action::Disembark { .. } => ("cannot_degrade", "3.5"),
        Action::Train { .. } => train(&stall),
        Action::BuyGood { .. } | Action::SellGood { .. } if !seen.is(Mode::Basic) => ("not_in_mode", "3.4"),
        Action::BuyGood { at, good } => buy_good(&stall, at, good),
        Action::SellGood { .. } => ("no_such_good", "3.10"),
        Action::BuyHerd { .. } | Action::SellHerd { .. } | Action::Slaughter { .. } => {
            livestock(&stall, action)
        }
        Action::Build { at, building } => build(&stall, at, building),
        Action::EnterSite { .. } | Action::CancelSite { .. } => ("no_site", "3.7"),
        Action::Hurry { at } => hurry(&stall, at),
        Action::Dismantle { .. } => ("not_yours", "5.10"),
        Action::Clean { at } => clean(&stall, at),
        Action::HireCommander { .. } if !seen.is_extended() => ("not_in_mode", "3.4"),
        Action::HireCommander { commander } if commander <= seen.players[seat].commander => {
            ("has_better", "3.11")
        }
        Action::HireCommander { .. } => ("no_gold", "3.11"),
        Action::ChangeRival { .. } if seen.players[seat].changed_rival => ("once_a_round", "5.10"),
        Action::ChangeRival { .. } => ("no_prestige", "3.11"),
        _ => ("no_such_unit", "3.5"),
    }
}

fn is_cus(stall: &Stall<'_>, at: Space) -> bool {
    at.map() == stall.world.options.map && stall.cus & at.bit() != 0
}

fn levy(stall: &Stall<'_>, at: Space, action: Action) -> Why {
    let (world, seat) = (stall.world, stall.seat);
    let field = &world.fields[at.local()];
    let recruits = matches!(action, Action::Recruit { .. });
    let doubles = matches!(action, Action::DoubleQuota { .. });
    let may = world.bonus(seat, true, |people| {
        doubles || if recruits { people.can_recruit() } else { people.can_buy_infantry() }
    });
    let mixed = if recruits { field.bought > 0 } else { field.recruited > 0 };
    match () {
        () if (recruits || doubles) && !world.is(Mode::Original) => ("not_in_mode", "3.4"),
        () if !may => ("not_this_people", "3.13"),
        () if !is_cus(stall, at) => ("needs_settlement", "3.5"),
        () if field.plundered => ("plundered", "5.8"),
        () if !world.has_cube(seat, Kind::LightInfantry, at.local()) => ("unit_limit", "3.2"),
        () if doubles && field.doubled => ("once_a_round", "3.11"),
        () if doubles => ("no_prestige", "3.11"),
        () if mixed => ("buy_or_recruit", "5.10"),
        () if field.levies_left() == 0 => ("quota", "3.8"),
        () => ("no_gold", "3.5"),
    }
}

fn hire(stall: &Stall<'_>, at: Space, level: Level, gold: i16) -> Why {
    let field = &stall.world.fields[at.local()];
    match () {
        () if level != Level::Standard && !stall.world.is(Mode::Original) => ("not_in_mode", "3.4"),
        () if !is_cus(stall, at) => ("needs_settlement", "3.5"),
        () if field.plundered => ("plundered", "5.8"),
        () if field.hires_left() == 0 => ("quota", "5.10"),
        () if level < Level::Standard => ("no_such_unit", "3.5"),
        () if stall.gold < gold + phases::surcharge(level) => ("no_gold", "3.5"),
        () => ("unit_limit", "3.2"),
    }
}

fn hire_for_prestige(stall: &Stall<'_>, at: Space, level: Level) -> Why {
    if !stall.world.bonus(stall.seat, false, |people| people.hires_for_prestige()) {
        return ("not_this_people", "3.13");
    }
    if stall.pp < data::MERCENARY_PP.1 {
        return ("no_prestige", "3.11");
    }
    hire(stall, at, level, data::MERCENARY_PP.0)
}

fn elephant(stall: &Stall<'_>) -> Why {
    match () {
        () if !stall.world.is_extended() => ("not_in_mode", "3.4"),
        () if phases::elephant_places(stall) == 0 => ("needs_desert", "3.5"),
        () if stall.world.players[stall.seat].bought_elephant => ("once_a_round", "5.10"),
        () => ("no_gold", "3.5"),
    }
}

fn corsair(stall: &Stall<'_>, action: Action) -> Why {
    let is_paid = matches!(action, Action::BuyCorsair { .. });
    match () {
        () if !stall.world.is(Mode::Original) => ("not_in_mode", "3.4"),
        () if stall.world.players[stall.seat].bought_corsair => ("once_a_round", "5.10"),
        () if is_paid && stall.gold < data::unit_cost(Kind::Corsair) => ("no_gold", "3.5"),
        () if !is_paid && stall.pp < data::CORSAIR_PP => ("no_prestige", "3.11"),
        () => ("no_such_sea", "3.5"),
    }
}

fn upgrade(stall: &Stall<'_>, at: Space, to: Kind) -> Why {
    let (world, seat) = (stall.world, stall.seat);
    let field = &world.fields[at.local()];
    let has_city = stall.scene.cities(seat) != 0;
    let is_home = is_cus(stall, at);
    let lacks = match to {
        Kind::HeavyInfantry | Kind::SiegeEngine if !has_city => Some(("needs_city", "3.5")),
        Kind::SiegeEngine if !phases::is_siege_camp(stall, at.local()) => Some(("needs_siege", "3.5")),
        Kind::SiegeEngine => None,
        _ if !is_home => Some(("needs_settlement", "3.5")),
        Kind::Cavalry if !phases::has_mount(world, seat) => Some(("needs_horses", "3.5")),
        Kind::Warship if field.yard != Yard::Port => Some(("needs_port", "3.5")),
        Kind::Transport if field.yard == Yard::NoYard => Some(("needs_yard", "3.5")),
        Kind::Transport | Kind::Warship if world.free_berths(seat, at.local()) == 0 => {
            Some(("no_berth", "3.8"))
        }
        Kind::Transport | Kind::Warship if field.ships >= field.yard as u8 => Some(("quota", "3.8")),
        _ => None,
    };
    let is_poor = stall.gold < phases::unit_price(world, seat, to);
    lacks.unwrap_or(if is_poor { ("no_gold", "3.5") } else { ("unit_not_free", "3.5") })
}

fn train(stall: &Stall<'_>) -> Why {
    match () {
        () if !stall.world.is(Mode::Original) => ("not_in_mode", "3.4"),
        () if stall.gold < data::TRAINING_COST => ("no_gold", "5.10"),
        () => ("cannot_train", "5.10"),
    }
}

fn buy_good(stall: &Stall<'_>, at: Space, good: Good) -> Why {
    let field = &stall.world.fields[at.local()];
    let room = if good == Good::Grain { field.grain_room() } else { field.fish_room() };
    match () {
        () if !is_cus(stall, at) => ("needs_settlement", "3.10"),
        () if good == Good::Fish && !stall.has_port(at.local()) => ("needs_port", "3.10"),
        () if room == 0 => ("no_room", "3.8"),
        () => ("no_gold", "3.10"),
    }
}

fn livestock(stall: &Stall<'_>, action: Action) -> Why {
    let (at, herd) = match action {
        Action::BuyHerd { at, herd } | Action::SellHerd { at, herd } | Action::Slaughter { at, herd } => {
            (at, herd)
        }
        _ => return ("wrong_phase", "5.1"),
    };
    let buys = matches!(action, Action::BuyHerd { .. });
    let slaughters = matches!(action, Action::Slaughter { .. });
    let is_near = at.map() == stall.world.options.map && stall.connected & at.bit() != 0;
    match () {
        () if !stall.world.is(Mode::Basic) => ("not_in_mode", "3.4"),
        () if !is_near => ("not_connected", "5.0"),
        () if slaughters && phases::meat(stall.world, herd).is_none() => ("no_meat_now", "3.10"),
        () if !slaughters && !stall.trades(at.local(), herd) => ("needs_port", "3.10"),
        () if !buys => ("no_such_herd", "3.10"),
        () if !stall.world.fields[at.local()].takes_herd() => ("no_room", "3.8"),
        () if stall.gold < data::herd_price(herd).0 => ("no_gold", "3.10"),
        () => ("not_controlled", "5.0"),
    }
}

fn build(stall: &Stall<'_>, at: Space, building: Building) -> Why {
    let (world, seat) = (stall.world, stall.seat);
    let field = &world.fields[at.local()];
    let is_here = at.map() == world.options.map;
    let is_controlled = is_here && stall.scene.controlled(seat) & at.bit() != 0;
    let is_village = building == Building::BuildVillage;
    let place = at.local();
    match () {
        () if is_village && !is_controlled => ("not_controlled", "3.7"),
        () if is_village && field.is_settled() => ("building_stands", "3.7"),
        () if !is_village && !is_cus(stall, at) => ("needs_settlement", "3.7"),
        () if field.site.is_some() => ("site_taken", "3.8"),
        () if building == Building::BuildDock && !phases::is_coastal(world, place) => ("needs_coast", "3.7"),
        () if building == Building::BuildPort && field.yard == Yard::NoYard => ("needs_yard", "3.7"),
        () if stands(stall, at, building) => ("building_stands", "3.7"),
        () if building == Building::BuildCity && !phases::may_found_city(world, seat, field.yard) => {
            ("city_needs_port", "3.7")
        }
        () if !world.has_tile(seat) => ("tile_limit", "3.2"),
        () if stall.gold < phases::building_price(world, seat, building) => ("no_gold", "3.7"),
        () => ("needs_crew", "3.7"),
    }
}

fn stands(stall: &Stall<'_>, at: Space, building: Building) -> bool {
    let field = &stall.world.fields[at.local()];
    match building {
        Building::BuildVillage => field.is_settled(),
        Building::BuildCity => field.settlement == Settlement::City,
        Building::BuildDock => field.yard != Yard::NoYard,
        Building::BuildPort => field.yard == Yard::Port,
        Building::BuildFort => field.fort,
    }
}

fn hurry(stall: &Stall<'_>, at: Space) -> Why {
    let field = &stall.world.fields[at.local()];
    match field.site.filter(|_| field.owner == Some(stall.seat)) {
        None => ("no_site", "3.7"),
        Some(_) if field.hurried >= data::MAX_HURRIES => ("hurried_twice", "5.10"),
        Some(_) => ("no_gold", "5.10"),
    }
}

fn clean(stall: &Stall<'_>, at: Space) -> Why {
    match () {
        () if !stall.world.fields[at.local()].plundered => ("not_plundered", "5.8"),
        () if stall.gold < data::CLEANING_COST => ("no_gold", "5.8"),
        () => ("not_controlled", "5.8"),
    }
}
