//! Trade (5.10): what is on offer besides units in service (`muster`) and buildings (`sites`). What a click does is in
//! `deals`.

use engine::{Flow, Seat};

use super::{muster, sites};
use crate::action::Action;
use crate::data;
use crate::data::maps::{MapId, Tag};
use crate::ids::{Commander, Faction, Good, Herd, Kind, Level, Mode, Yard};
use crate::phases::Visit;
use crate::setup::HorseMeat;
use crate::state::{Place, Scene, Set, World};

/// What one player can trade with, looked up once.
pub struct Stall<'a> {
    pub world: &'a World,
    pub scene: Scene<'a>,
    pub seat: Seat,
    pub cus: Set<Place>,
    nodes: Set<Place>,
    pub connected: Set<Place>,
    /// The parts of the network with an own port.
    with_port: Set<Place>,
    pub gold: i16,
    pub pp: i16,
}

impl<'a> Stall<'a> {
    pub fn new(world: &'a World, seat: Seat) -> Self {
        let scene = world.scene();
        let player = &world.players[seat];
        let (cus, nodes) = (scene.cus(seat), scene.nodes(seat));
        let (connected, with_port) =
            (scene.flood(seat, nodes, cus), scene.flood(seat, nodes, scene.ports(seat)));
        let pp = if world.has_prestige() { player.pp } else { 0 };
        Self { world, scene, seat, cus, nodes, connected, with_port, gold: player.gold, pp }
    }

    /// Whether an own port lies in the same part of the network.
    pub fn has_port(&self, place: Place) -> bool {
        self.with_port.contains(place)
    }

    /// Own settlements in the same part of the network.
    pub fn neighbours(&self, place: Place) -> Set<Place> {
        self.scene.flood(self.seat, self.nodes, Set::one(place)) & self.cus
    }

    /// What they store between them.
    fn stock(&self, place: Place, good: Good) -> u16 {
        match good {
            Good::Grain => self.world.grain_in(self.seat, self.neighbours(place)),
            Good::Fish => self.world.fish_in(self.seat, self.neighbours(place)),
        }
    }

    /// Whether a herd can be bought and sold here; horses of the Almoravids need no port (3.13).
    pub fn trades(&self, place: Place, herd: Herd) -> bool {
        let is_almoravid = self.world.faction(self.seat) == Some(Faction::TaifasAlmoravids);
        (herd == Herd::Horses && is_almoravid) || self.has_port(place)
    }
}

pub fn visit(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    visit(Action::Ready)?;
    if world.players[seat].is_away {
        return Flow::Continue(());
    }
    let stall = Stall::new(world, seat);
    for place in stall.cus {
        visit_levies(&stall, place, visit)?;
    }
    visit_exotic(&stall, visit)?;
    muster::visit_units(&stall, visit)?;
    if world.is(Mode::Basic) {
        visit_goods(&stall, visit)?;
        visit_herds(&stall, visit)?;
    }
    sites::visit_sites(&stall, visit)?;
    visit_court(&stall, visit)
}

/// Light infantry and mercenaries of one settlement.
fn visit_levies(stall: &Stall<'_>, place: Place, visit: Visit<'_>) -> Flow {
    let (world, field) = (stall.world, &stall.world.fields[place]);
    if field.plundered {
        return Flow::Continue(());
    }
    let at = world.space(place);
    let has_cube = world.has_cube(stall.seat, Kind::LightInfantry, place);
    let buys = world.bonus(stall.seat, true, |faction| faction.can_buy_infantry());
    let recruits = world.is(Mode::Original) && world.bonus(stall.seat, true, |faction| faction.can_recruit());
    if has_cube
        && buys
        && field.recruited == 0
        && field.levies_left() > 0
        && stall.gold >= data::unit_cost(Kind::LightInfantry)
    {
        visit(Action::BuyInfantry { at })?;
    }
    if has_cube
        && recruits
        && field.bought == 0
        && field.levies_left() > 0
        && stall.gold >= data::RECRUIT_COST
    {
        visit(Action::Recruit { at })?;
    }
    if world.is(Mode::Original) && stall.pp >= 2 && !field.doubled && has_cube {
        visit(Action::DoubleQuota { at })?;
    }
    if field.hires_left() > 0 && world.units[stall.seat].has_slot() {
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

fn visit_mercenaries(stall: &Stall<'_>, place: Place, visit: Visit<'_>) -> Flow {
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
        for place in elephant_places(stall) {
            for level in levels(world)
                .filter(|&level| stall.gold >= data::unit_cost(Kind::Elephant) + surcharge(level))
            {
                visit(Action::BuyElephant { at: world.space(place), level })?;
            }
        }
    }
    let has_gold = stall.gold >= data::unit_cost(Kind::Corsair);
    if world.is(Mode::Original) && !player.bought_corsair && (has_gold || stall.pp >= data::CORSAIR_PP) {
        for place in corsair_seas(stall) {
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
pub fn elephant_places(stall: &Stall<'_>) -> Set<Place> {
    let world = stall.world;
    if world.bonus(stall.seat, false, |faction| faction.buys_elephants()) {
        return stall.cus;
    }
    if world.options.map != MapId::Italia {
        return Set::EMPTY;
    }
    world.map().set(|space| space.is_tagged(Tag::Desert)) & stall.scene.out(stall.seat)
}

fn corsair_seas(stall: &Stall<'_>) -> Set<Place> {
    let world = stall.world;
    let has_yard = stall.cus.iter().any(|place| world.fields[place].yard != Yard::NoYard);
    if !has_yard {
        return Set::EMPTY;
    }
    let seas = world.map().seas;
    let controlled = stall.scene.controlled(stall.seat) | stall.scene.waters(stall.seat);
    let near = controlled.spread(|place| {
        let data = world.data(place);
        if data.is_field() { data.coast } else { data.water | Set::one(place) }
    });
    (near & seas) - stall.scene.hostile_out(stall.seat)
}

fn visit_goods(stall: &Stall<'_>, visit: Visit<'_>) -> Flow {
    for place in stall.cus {
        let (at, field) = (stall.world.space(place), &stall.world.fields[place]);
        let has_port = stall.has_port(place);
        if field.grain_room() > 0 && stall.gold >= 2 {
            visit(Action::BuyGood { at, good: Good::Grain })?;
        }
        if has_port && field.fish_room() > 0 && stall.gold >= 1 {
            visit(Action::BuyGood { at, good: Good::Fish })?;
        }
        visit_sale(stall, place, Good::Grain, if has_port { 1 } else { 2 }, visit)?;
        if has_port {
            visit_sale(stall, place, Good::Fish, 2, visit)?;
        }
    }
    Flow::Continue(())
}

/// One lot that brings a gold piece, put together in the part of the network if need be (3.10), or all that is here.
fn visit_sale(stall: &Stall<'_>, place: Place, good: Good, lot: u8, visit: Visit<'_>) -> Flow {
    let (at, field) = (stall.world.space(place), &stall.world.fields[place]);
    let stock = match good {
        Good::Grain => field.grain,
        Good::Fish => field.fish,
    };
    if stock >= lot || (stock > 0 && stall.stock(place, good) >= u16::from(lot)) {
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
    for place in stall.connected & land {
        let (at, field) = (world.space(place), &world.fields[place]);
        let trades = |herd: Herd| stall.trades(place, herd);
        let is_controlled = stall.scene.controlled(seat).contains(place);
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
