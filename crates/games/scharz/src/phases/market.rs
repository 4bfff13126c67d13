//! Trade (5.10): what is on offer. What a click does is in `deals`.

use engine::Seat;

use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, World, building};
use crate::data;
use crate::ids::{Building, Commander, Faction, Good, Herd, Kind, Level, Mode, Post, Settlement, Yard};
use crate::maps::{MapId, Nature, places, tag};
use crate::realm::Scene;
use crate::setup::HorseMeat;
use crate::units::{Marks, Unit};

/// What one player can trade with, looked up once.
pub struct Stall<'a> {
    pub world: &'a World,
    pub scene: Scene<'a>,
    pub seat: Seat,
    pub cus: u64,
    pub connected: u64,
    pub gold: i16,
    pub pp: i16,
}

impl<'a> Stall<'a> {
    pub fn new(world: &'a World, seat: Seat) -> Self {
        let scene = world.scene();
        let player = &world.players[seat];
        let (cus, connected) = (scene.cus(seat), scene.connected(seat));
        let pp = if world.has_prestige() { player.pp } else { 0 };
        Self { world, scene, seat, cus, connected, gold: player.gold, pp }
    }

    /// Whether an own port lies in the same part of the network.
    pub fn has_port(&self, place: usize) -> bool {
        let ports = self.scene.ports(self.seat);
        ports != 0 && self.scene.component(self.seat, place) & ports != 0
    }

    fn faction(&self) -> Option<Faction> {
        self.world.faction(self.seat)
    }
}

pub fn visit(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    visit(Action::Ready)?;
    if world.players[seat].is_away {
        return Flow::Continue(());
    }
    let stall = Stall::new(world, seat);
    for place in places(stall.cus) {
        visit_levies(&stall, place, visit)?;
    }
    visit_exotic(&stall, visit)?;
    visit_units(&stall, visit)?;
    if world.is(Mode::Basic) {
        visit_goods(&stall, visit)?;
        visit_herds(&stall, visit)?;
    }
    visit_sites(&stall, visit)?;
    visit_court(&stall, visit)
}

/// Light infantry and mercenaries of one settlement.
fn visit_levies(stall: &Stall<'_>, place: usize, visit: Visit<'_>) -> Flow {
    let (world, field) = (stall.world, &stall.world.fields[place]);
    if field.plundered {
        return Flow::Continue(());
    }
    let at = world.space(place);
    let quota = field.settlement as u8 * if field.doubled { 2 } else { 1 };
    let has_cube = world.has_cube(stall.seat, Kind::LightInfantry, place);
    let buys = world.bonus(stall.seat, true, |faction| faction.can_buy_infantry());
    let recruits = world.is(Mode::Original) && world.bonus(stall.seat, true, |faction| faction.can_recruit());
    if has_cube
        && buys
        && field.recruited == 0
        && field.bought < quota
        && stall.gold >= data::unit_cost(Kind::LightInfantry)
    {
        visit(Action::BuyInfantry { at })?;
    }
    if has_cube
        && recruits
        && field.bought == 0
        && field.recruited < quota
        && stall.gold >= data::RECRUIT_COST
    {
        visit(Action::Recruit { at })?;
    }
    if world.is(Mode::Original) && stall.pp >= 2 && !field.doubled && has_cube {
        visit(Action::DoubleQuota { at })?;
    }
    if field.hired < field.settlement as u8 && world.units[stall.seat].has_slot() {
        visit_mercenaries(stall, place, visit)?;
    }
    Flow::Continue(())
}

/// Levels that can be bought: only standard before Original.
fn levels(world: &World) -> impl Iterator<Item = Level> {
    let n_levels = if world.is(Mode::Original) { 4 } else { 1 };
    Level::ALL.into_iter().skip(1).take(n_levels)
}

/// What a level above standard costs more.
pub fn surcharge(level: Level) -> i16 {
    data::LEVEL_COST * (level as i16 - Level::Standard as i16)
}

fn visit_mercenaries(stall: &Stall<'_>, place: usize, visit: Visit<'_>) -> Flow {
    let at = stall.world.space(place);
    let for_prestige = stall.world.bonus(stall.seat, false, |faction| faction.hires_for_prestige());
    for level in levels(stall.world) {
        if stall.gold >= data::unit_cost(Kind::Mercenary) + surcharge(level) {
            visit(Action::Hire { at, level })?;
        }
        if for_prestige
            && stall.gold >= data::MERCENARY_PP.0 + surcharge(level)
            && stall.pp >= data::MERCENARY_PP.1
        {
            visit(Action::HireForPrestige { at, level })?;
        }
    }
    Flow::Continue(())
}

/// Elephants and corsairs.
fn visit_exotic(stall: &Stall<'_>, visit: Visit<'_>) -> Flow {
    let (world, player) = (stall.world, &stall.world.players[stall.seat]);
    if !world.units[stall.seat].has_slot() {
        return Flow::Continue(());
    }
    if world.is_extended() && !player.bought_elephant {
        for place in places(elephant_places(stall)) {
            for level in levels(world)
                .filter(|&level| stall.gold >= data::unit_cost(Kind::Elephant) + surcharge(level))
            {
                visit(Action::BuyElephant { at: world.space(place), level })?;
            }
        }
    }
    let has_gold = stall.gold >= data::unit_cost(Kind::Corsair);
    if world.is(Mode::Original) && !player.bought_corsair && (has_gold || stall.pp >= data::CORSAIR_PP) {
        for place in places(corsair_seas(stall)) {
            let at = world.space(place);
            if has_gold {
                visit(Action::BuyCorsair { at })?;
            }
            if stall.pp >= data::CORSAIR_PP {
                visit(Action::BuyCorsairForPrestige { at })?;
            }
        }
    }
    Flow::Continue(())
}

/// The Desert of ITALIA with an own land unit, or settlements of Elam (3.5).
pub fn elephant_places(stall: &Stall<'_>) -> u64 {
    let world = stall.world;
    if world.bonus(stall.seat, false, |faction| faction.buys_elephants()) {
        return stall.cus;
    }
    if world.options.map != MapId::Italia {
        return 0;
    }
    world.map().set(|space| space.is_tagged(tag::DESERT)) & stall.scene.out(stall.seat)
}

fn corsair_seas(stall: &Stall<'_>) -> u64 {
    let world = stall.world;
    let has_yard = places(stall.cus).any(|place| world.fields[place].yard != Yard::NoYard);
    if !has_yard {
        return 0;
    }
    let seas = world.map().seas;
    let controlled = stall.scene.controlled(stall.seat) | stall.scene.waters(stall.seat);
    let near = places(controlled).fold(0, |set, place| {
        let data = world.data(place);
        set | if data.is_field() { data.coast } else { data.water | 1 << place }
    });
    near & seas & !stall.scene.hostile_out(stall.seat)
}

/// Upgrades, downgrades, training and dismissal of units that look alike.
fn visit_units(stall: &Stall<'_>, visit: Visit<'_>) -> Flow {
    let army = &stall.world.units[stall.seat];
    let alike = |one: &Unit, other: &Unit| one.stack() == other.stack();
    for (slot, unit) in army.iter() {
        let is_first_with = |can: &dyn Fn(usize, &Unit) -> bool| {
            let mut before = army.iter().take_while(|&(other, _)| other < slot);
            can(slot, unit) && !before.any(|(other, twin)| alike(unit, twin) && can(other, twin))
        };
        let crate::units::Stack { at, post, kind, level } = unit.stack();
        if kind == Kind::LightInfantry && is_first_with(&|_, unit| can_change(unit)) {
            for to in [Kind::HeavyInfantry, Kind::Cavalry, Kind::SiegeEngine, Kind::Transport, Kind::Warship]
            {
                if may_upgrade(stall, at.local(), to) {
                    visit(Action::Upgrade { at, level, to })?;
                }
            }
        }
        if is_first_with(&|slot, unit| can_degrade(stall, slot, unit)) {
            visit(Action::Degrade { at, post, kind, level })?;
        }
        if kind.is_ship()
            && post == Post::Open
            && is_first_with(&|slot, unit| can_disembark(stall, slot, unit))
        {
            visit_landings(stall, unit, visit)?;
        }
        if is_first_with(&|_, unit| can_train(stall, unit)) {
            visit(Action::Train { at, post, kind, level })?;
        }
        if is_first_with(&|_, _| true) {
            visit(Action::Dismiss { at, post, kind, level })?;
        }
    }
    Flow::Continue(())
}

/// Each unit changes at most once per round, and not in the round it was bought (3.5).
pub fn can_change(unit: &Unit) -> bool {
    unit.post == Post::Open && !unit.marks.has(Marks::FRESH) && !unit.marks.has(Marks::CHANGED)
}

pub fn unit_price(world: &World, seat: Seat, kind: Kind) -> i16 {
    let rebate = if kind.is_ship() { world.bonus(seat, 0, |faction| faction.ship_rebate()) } else { 0 };
    data::unit_cost(kind) - rebate
}

fn may_upgrade(stall: &Stall<'_>, place: usize, to: Kind) -> bool {
    let (world, seat) = (stall.world, stall.seat);
    let field = &world.fields[place];
    let is_cus = stall.cus >> place & 1 == 1;
    let has_city = stall.scene.cities(seat) != 0;
    let has_berth = is_cus && world.free_berths(seat, place) > 0 && field.ships < field.yard as u8;
    let fits = match to {
        Kind::HeavyInfantry => is_cus && has_city,
        Kind::Cavalry => {
            is_cus
                && (world.is_quick() || world.players[seat].mounts > 0 || horse_herd(world, seat).is_some())
        }
        Kind::SiegeEngine => has_city && is_siege_camp(stall, place),
        Kind::Transport => has_berth,
        Kind::Warship => has_berth && field.yard == Yard::Port,
        _ => false,
    };
    fits && stall.gold >= unit_price(world, seat, to)
}

/// A field whose hostile settlement the units encircle.
fn is_siege_camp(stall: &Stall<'_>, place: usize) -> bool {
    let owner = stall.world.fields[place].lord();
    owner.is_some_and(|owner| {
        stall.world.is_hostile(stall.seat, owner) && stall.scene.encircled(owner) >> place & 1 == 1
    })
}

/// A connected horse herd: its place, and whether it is inside.
pub fn horse_herd(world: &World, seat: Seat) -> Option<(usize, bool)> {
    let connected = world.scene().connected(seat);
    places(connected).find_map(|place| {
        let field = &world.fields[place];
        let out = field.herds.iter().flatten().any(|flock| flock.owner == seat && flock.herd == Herd::Horses);
        let inside = field.lord() == Some(seat) && field.inside.contains(&Some(Herd::Horses));
        (out || inside).then_some((place, !out))
    })
}

fn can_degrade(stall: &Stall<'_>, slot: usize, unit: &Unit) -> bool {
    let is_free = !unit.marks.has(Marks::FRESH) && !unit.marks.has(Marks::CHANGED);
    match unit.kind {
        Kind::HeavyInfantry | Kind::Cavalry => is_free && unit.post == Post::Open,
        Kind::Elephant => is_free && unit.post == Post::Open,
        Kind::SiegeEngine => is_free && unit.post == Post::Open && !is_siege_camp(stall, unit.at.local()),
        Kind::Transport | Kind::Warship => unit.post == Post::InYard && can_disembark(stall, slot, unit),
        _ => false,
    }
}

/// An empty ship that has not changed this round.
fn can_disembark(stall: &Stall<'_>, slot: usize, unit: &Unit) -> bool {
    let is_free = !unit.marks.has(Marks::FRESH) && !unit.marks.has(Marks::CHANGED);
    is_free && stall.world.cargo(stall.seat, slot).next().is_none()
}

/// Where the crew of an empty ship may go ashore for good.
fn visit_landings(stall: &Stall<'_>, unit: &Unit, visit: Visit<'_>) -> Flow {
    let place = unit.at.local();
    let data = stall.world.data(place);
    let shores = if data.is_field() { 1 << place } else { data.coast };
    let danger = stall.scene.hostile_out(stall.seat) | stall.scene.hostile_home(stall.seat);
    let open = super::may_enter(stall.world, &stall.scene, stall.seat);
    for to in places(shores & open & !danger) {
        visit(Action::Disembark {
            at: unit.at,
            kind: unit.kind,
            level: unit.level,
            to: stall.world.space(to),
        })?;
    }
    Flow::Continue(())
}

fn can_train(stall: &Stall<'_>, unit: &Unit) -> bool {
    let is_home = stall.cus >> unit.at.local() & 1 == 1 && matches!(unit.post, Post::Open | Post::InYard);
    let is_plain = unit.kind.is_standard() && unit.level != Level::Elite;
    let is_free = !unit.marks.has(Marks::FRESH) && !unit.marks.has(Marks::TRAINING);
    stall.world.is(Mode::Original) && is_home && is_plain && is_free && stall.gold >= data::TRAINING_COST
}

fn visit_goods(stall: &Stall<'_>, visit: Visit<'_>) -> Flow {
    for place in places(stall.cus) {
        let (at, field) = (stall.world.space(place), &stall.world.fields[place]);
        let has_port = stall.has_port(place);
        if field.grain_room() > 0 && stall.gold >= 2 {
            visit(Action::BuyGood { at, good: Good::Grain })?;
        }
        if has_port && field.fish_room() > 0 && stall.gold >= 1 {
            visit(Action::BuyGood { at, good: Good::Fish })?;
        }
        visit_sale(at, Good::Grain, field.grain, if has_port { 1 } else { 2 }, visit)?;
        if has_port {
            visit_sale(at, Good::Fish, field.fish, 2, visit)?;
        }
    }
    Flow::Continue(())
}

/// One lot that brings a gold piece, or all.
fn visit_sale(at: crate::maps::Space, good: Good, stock: u8, lot: u8, visit: Visit<'_>) -> Flow {
    if stock >= lot {
        visit(Action::SellGood { at, good, count: lot })?;
    }
    if stock > lot {
        visit(Action::SellGood { at, good, count: stock })?;
    }
    Flow::Continue(())
}

/// Meat of a herd in this season; horses in spring by option (R8).
pub fn meat(world: &World, herd: Herd) -> Option<u8> {
    let by_option =
        || (world.options.horse_spring_meat == HorseMeat::Three).then_some(data::HORSE_SPRING_MEAT);
    data::meat(herd, world.season).or_else(by_option)
}

fn visit_herds(stall: &Stall<'_>, visit: Visit<'_>) -> Flow {
    let (world, seat) = (stall.world, stall.seat);
    let land = world.map().fields;
    for place in places(stall.connected & land) {
        let (at, field) = (world.space(place), &world.fields[place]);
        let has_port = stall.has_port(place);
        let trades = |herd: Herd| {
            has_port || (herd == Herd::Horses && stall.faction() == Some(Faction::TaifasAlmoravids))
        };
        let is_controlled = stall.scene.controlled(seat) >> place & 1 == 1;
        for herd in Herd::ALL {
            let (buy, _) = data::herd_price(herd);
            if is_controlled && field.takes_herd() && trades(herd) && stall.gold >= buy {
                visit(Action::BuyHerd { at, herd })?;
            }
            let is_here = field.herds.iter().flatten().any(|flock| flock.owner == seat && flock.herd == herd)
                || (field.lord() == Some(seat) && field.inside.contains(&Some(herd)));
            if is_here && trades(herd) {
                visit(Action::SellHerd { at, herd })?;
            }
            if is_here && meat(world, herd).is_some() {
                visit(Action::Slaughter { at, herd })?;
            }
        }
    }
    Flow::Continue(())
}

fn visit_sites(stall: &Stall<'_>, visit: Visit<'_>) -> Flow {
    let (world, seat) = (stall.world, stall.seat);
    let contested = stall.scene.contested();
    let controlled = stall.scene.controlled(seat);
    for place in places(controlled | stall.scene.home(seat) | own_sites(world, seat)) {
        let at = world.space(place);
        let field = &world.fields[place];
        for building in Building::ALL {
            if may_start(stall, place, building) {
                visit(Action::Build { at, building })?;
            }
        }
        let is_calm = stall.scene.encircled(seat) >> place & 1 == 0;
        if field.owner == Some(seat) && field.site.is_some() && is_calm {
            visit_site(stall, place, visit)?;
        }
        if field.lord() == Some(seat) && is_calm && contested >> place & 1 == 0 {
            visit_dismantling(field, at, visit)?;
        }
        if field.plundered && controlled >> place & 1 == 1 && stall.gold >= data::CLEANING_COST {
            visit(Action::Clean { at })?;
        }
    }
    Flow::Continue(())
}

fn own_sites(world: &World, seat: Seat) -> u64 {
    let sites = world
        .fields
        .items
        .iter()
        .enumerate()
        .filter(|(_, field)| field.owner == Some(seat) && field.site.is_some());
    sites.fold(0, |set, (place, _)| set | 1 << place)
}

fn visit_dismantling(field: &crate::world::Field, at: crate::maps::Space, visit: Visit<'_>) -> Flow {
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

fn visit_site(stall: &Stall<'_>, place: usize, visit: Visit<'_>) -> Flow {
    let (world, seat) = (stall.world, stall.seat);
    let (at, field) = (world.space(place), &world.fields[place]);
    let bodies = world.units_at(seat, place).filter(|(_, unit)| unit.post == Post::OnSite).count();
    if bodies < usize::from(data::MAX_BUILDERS) {
        let crew = || world.units_at(seat, place).filter(|(_, unit)| can_work(world, seat, unit));
        for (slot, unit) in crew() {
            let is_first =
                crew().take_while(|&(other, _)| other < slot).all(|(_, twin)| twin.stack() != unit.stack());
            if is_first {
                visit(Action::EnterSite { at, kind: unit.kind, level: unit.level })?;
            }
        }
    }
    let building = field.site.expect("a site");
    if field.hurried < data::MAX_HURRIES && stall.gold >= hurry_price(building) {
        visit(Action::Hurry { at })?;
    }
    visit(Action::CancelSite { at })
}

/// Half the printed price, rounded up.
pub fn hurry_price(building: Building) -> i16 {
    (data::building(building).0 + 1) / 2
}

pub fn can_work(world: &World, seat: Seat, unit: &Unit) -> bool {
    unit.post == Post::Open && building::may_build(world, seat, unit.kind) && !unit.marks.has(Marks::TRAINING)
}

/// One gold less from 30 prestige points on.
pub fn building_price(world: &World, seat: Seat, building: Building) -> i16 {
    let rebate = i16::from(world.has_prestige() && world.players[seat].pp >= 30);
    data::building(building).0 - rebate
}

fn may_start(stall: &Stall<'_>, place: usize, building: Building) -> bool {
    let (world, seat) = (stall.world, stall.seat);
    let field = &world.fields[place];
    let is_cus = stall.cus >> place & 1 == 1;
    let fits = match building {
        Building::BuildVillage => {
            stall.scene.controlled(seat) >> place & 1 == 1 && !field.is_settled() && field.owner.is_none()
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
            >= building::min_builders(world, seat, building)
    };
    fits && field.site.is_none()
        && world.has_tile(seat)
        && stall.gold >= building_price(world, seat, building)
        && has_crew()
}

/// The first city anywhere, later ones beside a port (3.7).
fn may_found_city(world: &World, seat: Seat, yard: Yard) -> bool {
    let mut own = world.fields.items.iter().filter(|field| field.owner == Some(seat));
    let has_one =
        own.any(|field| field.settlement == Settlement::City || field.site == Some(Building::BuildCity));
    !has_one || yard == Yard::Port
}

pub fn is_coastal(world: &World, place: usize) -> bool {
    places(world.data(place).coast).any(|sea| world.data(sea).nature != Nature::River)
}

/// Commander and rival.
fn visit_court(stall: &Stall<'_>, visit: Visit<'_>) -> Flow {
    let (world, player) = (stall.world, &stall.world.players[stall.seat]);
    if world.is_extended() {
        for commander in Commander::ALL.into_iter().skip(player.commander.next_index()) {
            let price = data::commander(commander).0 - data::commander(player.commander).0;
            if stall.gold >= price {
                visit(Action::HireCommander { commander })?;
            }
        }
    }
    if stall.pp >= 8 && !player.changed_rival {
        for rival in world.order().filter(|&other| other != stall.seat && player.rival != Some(other)) {
            visit(Action::ChangeRival { rival })?;
        }
    }
    Flow::Continue(())
}

/// The market closes: the Visigoths are paid for Roman mercenaries (3.13).
pub fn close(state: &mut Scharz, ctx: Context<'_, '_>) {
    let world = &mut state.world;
    let visigoth = world.order().find(|&seat| world.faction(seat) == Some(Faction::HunsVisigoths));
    if let Some(seat) = visigoth {
        let romes = [Some(Faction::HunsRomans), Some(Faction::HunsConstantinople)];
        let hired: i16 = (0..64)
            .filter(|&place| {
                world.fields[place].lord().is_some_and(|lord| romes.contains(&world.faction(lord)))
            })
            .map(|place| i16::from(world.fields[place].hired))
            .sum();
        world.players[seat].gold += 2 * hired;
        if hired > 0 {
            ctx.tell_all(|| Event::HiringShare { seat, gold: 2 * hired });
        }
    }
    state.go_to(Phase::Wages);
}
