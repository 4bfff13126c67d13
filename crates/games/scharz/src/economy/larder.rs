//! What each part of a realm needs and has in winter (5.14): every part of the network by itself.

use engine::Seat;

use crate::data;
use crate::data::maps::{Climate, Colour};
use crate::ids::{Faction, Herd, Post, Season, Winter};
use crate::state::{Place, Provision, Scene, Set, Unit, World};

/// What one part of a realm needs and has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Larder {
    pub rations: u16,
    /// Grain beyond rations: fodder of cavalry, elephants and herds.
    pub fodder: u16,
    pub grain: u16,
    pub fish: u16,
    pub meat: u16,
}

impl Larder {
    /// Rations that grain must cover after fish and meat.
    pub fn rations_from_grain(&self) -> u16 {
        self.rations.saturating_sub(self.fish / 2).saturating_sub(self.meat)
    }

    /// Grain that is not there.
    pub fn missing(&self) -> u16 {
        (self.fodder + self.rations_from_grain()).saturating_sub(self.grain)
    }

    pub fn is_enough(&self) -> bool {
        self.missing() == 0
    }

    /// Whether one mouth less leaves more grain: who eats fish or meat takes none from a rider's horse.
    pub fn is_eased_by(&self, (rations, fodder): (u16, u16)) -> bool {
        fodder > 0 || (rations > 0 && self.rations_from_grain() > 0)
    }
}

/// The parts of a realm that feed together: all connected components, then each encircled settlement.
#[derive(Clone, Copy)]
pub struct Group {
    pub stores: Set<Place>,
    /// Settlements that eat here.
    pub settlements: Set<Place>,
    /// Spaces whose units and herds eat here.
    pub spaces: Set<Place>,
    pub is_besieged: bool,
}

impl Group {
    pub fn feeds(&self, unit: &Unit) -> bool {
        let is_inside = matches!(unit.post, Post::Inside | Post::InYard);
        let is_here = self.spaces.contains(unit.at.place());
        is_here && (!self.is_besieged || is_inside || unit.post == Post::Aboard)
    }
}

/// As things stand; once Feeding has begun, as they stood then.
pub fn groups(world: &World, seat: Seat) -> impl Iterator<Item = Group> + use<> {
    let scene = world.scene();
    let Provision { joined, beside } = world.players[seat].provision;
    let (nodes, mut left, mut beside) = if world.is_reckoned {
        (joined, joined, beside)
    } else {
        let nodes = scene.nodes(seat);
        (nodes, scene.cus(seat), outside(&scene, world, seat, nodes))
    };
    let mut parts = [None; 16];
    for part in &mut parts {
        let Some(first) = left.first() else { break };
        let component = scene.flood(seat, nodes, Set::one(first));
        left -= component;
        let guests = near(world, seat, component) & beside;
        beside -= guests;
        let settlements = component & scene.home(seat);
        *part =
            Some(Group { stores: settlements, settlements, spaces: component | guests, is_besieged: false });
    }
    parts.into_iter().flatten()
}

/// Who eats or is paid with whom is settled for all at once, before anything is lost.
pub fn reckon(world: &mut World) {
    world.besieged = world.encircled();
    for seat in world.players.seats() {
        let scene = world.scene();
        let joined = scene.connected(seat);
        let beside = outside(&scene, world, seat, scene.nodes(seat)) & near(world, seat, joined);
        world.players[seat].provision = Provision { joined, beside };
    }
    world.is_reckoned = true;
}

pub fn end_reckoning(world: &mut World) {
    (world.is_reckoned, world.besieged) = (false, Set::EMPTY);
    world.players.seats().for_each(|seat| world.players[seat].provision = Provision::default());
}

/// Spaces with own units outside the network, those in encircled settlements apart.
fn outside(scene: &Scene<'_>, world: &World, seat: Seat, nodes: Set<Place>) -> Set<Place> {
    let units: Set<Place> = world.units[seat].iter().map(|(_, unit)| unit.at.place()).collect();
    units - nodes - scene.encircled(seat)
}

/// Spaces from which units are fed by a part of the network that they do not stand in (5.0).
fn near(world: &World, seat: Seat, component: Set<Place>) -> Set<Place> {
    component.spread(|place| {
        let data = world.data(place);
        if data.is_field() {
            data.land | data.coast | world.fords(seat, place)
        } else {
            data.coast | data.water
        }
    })
}

/// A settlement that was encircled: by itself, or once set free from what its network has left.
pub fn besieged_group(world: &World, seat: Seat, place: Place) -> Group {
    let scene = world.scene();
    let own = Set::one(place);
    if scene.encircled(seat).meets(own) {
        return Group { stores: own, settlements: own, spaces: own, is_besieged: true };
    }
    let stores = scene.component(seat, place) & scene.cus(seat);
    Group { stores, settlements: own, spaces: own, is_besieged: false }
}

/// Own settlements that eat after the besiegers.
pub fn late_settlements(world: &World, seat: Seat) -> impl Iterator<Item = Place> + use<> {
    (world.besieged & world.scene().home(seat)).iter()
}

/// Own settlements that are encircled, or were when the reckoning began.
pub fn besieged(world: &World, seat: Seat) -> Set<Place> {
    let scene = world.scene();
    if world.is_reckoned { world.besieged & scene.home(seat) } else { scene.encircled(seat) }
}

/// Whether a unit belongs to one of these settlements: inside, in the yard, or aboard a ship there.
pub fn is_within(walls: Set<Place>, unit: &Unit) -> bool {
    walls.contains(unit.at.place()) && matches!(unit.post, Post::Inside | Post::InYard | Post::Aboard)
}

/// Whether a herd in the open needs no fodder (5.14).
pub fn is_exempt(world: &World, seat: Seat, place: Place) -> bool {
    let data = world.data(place);
    let good_winter = world.is_extended() && world.winter[data.climate as usize] == Winter::Good;
    good_winter
        || (world.is_extended() && has_winter_pasture(world, place))
        || uses_transhumance(world, seat, place)
}

/// Green in the subtropics, yellow in the subtropics and the temperate zone.
fn has_winter_pasture(world: &World, place: Place) -> bool {
    let data = world.data(place);
    match data.climate {
        Climate::Subtropical => data.has(Colour::Green) || data.has(Colour::Yellow),
        Climate::Temperate => data.has(Colour::Yellow),
        Climate::Cold => false,
    }
}

/// The Huns' bonus repeats what Extended gives everybody; it never needs more than a pasture.
fn uses_transhumance(world: &World, seat: Seat, place: Place) -> bool {
    world.faction(seat) == Some(Faction::HunsHuns) && has_winter_pasture(world, place)
}

fn hungry_herds(world: &World, seat: Seat, group: Group) -> u16 {
    let mut count = 0;
    for place in group.spaces {
        let field = &world.fields[place];
        if !group.is_besieged && !is_exempt(world, seat, place) {
            count += field.herds.iter().flatten().filter(|flock| flock.owner == seat).count();
        }
        if field.lord() == Some(seat) && group.stores.contains(place) {
            count += field.n_inside();
        }
    }
    count as u16
}

/// What a part needs and has before anything is slaughtered; see `meal` for more.
pub fn stock(world: &World, seat: Seat, group: Group) -> Larder {
    let mut larder = Larder {
        fodder: hungry_herds(world, seat, group),
        grain: world.grain_in(seat, group.stores),
        fish: world.fish_in(seat, group.stores),
        ..Larder::default()
    };
    for (_, unit) in world.units[seat].iter().filter(|(_, unit)| group.feeds(unit)) {
        let (rations, grain) = food(world, seat, unit);
        larder.rations += rations;
        larder.fodder += grain;
    }
    larder.rations +=
        group.settlements.iter().map(|place| world.fields[place].settlement as u16).sum::<u16>();
    larder
}

/// All that the realm needs and has outside sieges, for the view.
pub fn larder(world: &World, seat: Seat) -> Larder {
    let mut total = Larder::default();
    for group in groups(world, seat) {
        let part = stock(world, seat, group);
        total.rations += part.rations;
        total.fodder += part.fodder;
        total.grain += part.grain;
        total.fish += part.fish;
    }
    total
}

/// Grain that is missing where it is needed: no part of a realm eats what lies in another.
pub fn grain_missing(world: &World, seat: Seat) -> u16 {
    groups(world, seat).map(|group| stock(world, seat, group).missing()).sum()
}

/// Rations and fodder of a unit; those of the Vikings of TAIFAS need none in year 2 (3.10, 3.13).
pub fn food(world: &World, seat: Seat, unit: &Unit) -> (u16, u16) {
    if brings_food(world, seat) { (0, 0) } else { data::food(unit.kind) }
}

/// Units of the Vikings of TAIFAS bring their own food in year 2; villages and herds do not (3.13).
pub fn brings_food(world: &World, seat: Seat) -> bool {
    world.faction(seat) == Some(Faction::TaifasVikings) && world.year == 2
}

/// Meat that all connected herds would give in winter.
pub fn winter_meat(world: &World, seat: Seat) -> u16 {
    let meat = |herd: Herd| u16::from(data::meat(herd, Season::Winter).unwrap_or(0));
    let spaces: Set<Place> = groups(world, seat).map(|group| group.spaces).collect();
    let on_field = |place: Place| -> u16 {
        let field = &world.fields[place];
        let out = field.herds.iter().flatten().filter(|flock| flock.owner == seat).map(|flock| flock.herd);
        let inside = field.inside.iter().flatten().copied().filter(|_| field.lord() == Some(seat));
        out.chain(inside).map(meat).sum()
    };
    (spaces & world.map().fields).iter().map(on_field).sum()
}

/// Grain on own crops, yield included once it has grown.
pub fn grain_on_crops(world: &World, seat: Seat) -> u16 {
    let crops = world.fields.items.values().filter(|field| field.crop_owner == Some(seat));
    crops.map(|field| u16::from(field.crop)).sum()
}
