//! The table as one seat sees it while it chooses: land, forces by field, distances, odds.

pub(crate) mod coast;
pub(crate) mod ferries;
pub(crate) mod longships;
pub(crate) mod losses;
pub(crate) mod odds;
pub(crate) mod plunder;
pub(crate) mod shores;
pub(crate) mod stores;
pub(crate) mod supply;
pub(crate) mod voyages;
pub(crate) mod works;

use std::cell::OnceCell;
use std::sync::LazyLock;

use engine::Seat;
use scharz::data::Ground;
use scharz::{
    Kind, Level, MapId, Mark, PerPlace, Phase, Place, Post, Scene, Season, Set, Settlement, Unit, Winter,
    World, Yard, data,
};

use crate::course::{Stance, War};
use crate::survey::coast::menace;
use crate::survey::odds::{Force, Spirit, Walls};
use crate::survey::stores::Part;

/// How far a victorious army looks for its next target.
const NEXT: u8 = 3;
/// Enemies farther away than this are for another year.
const REMOTE: u8 = 4;
/// Too far to walk.
pub(crate) const FAR: u8 = 99;

/// Steps between two places.
type Steps = PerPlace<PerPlace<u8>>;

/// Steps over land between all places of all maps; a black river counts as three steps.
static STEPS: LazyLock<Vec<Steps>> = LazyLock::new(|| MapId::ALL.into_iter().map(steps_on).collect());

fn steps_on(map: MapId) -> Steps {
    let all = map.data().all();
    let mut steps = PerPlace::all(PerPlace::all(FAR));
    for place in all {
        let space = map.data().at(place);
        steps[place][place] = 0;
        (space.land & map.data().fields).iter().for_each(|to| steps[place][to] = 1);
        (space.river & map.data().fields).iter().for_each(|to| steps[place][to] = 3);
    }
    for via in all {
        for from in all {
            for to in all {
                let around = steps[from][via].saturating_add(steps[via][to]).min(FAR);
                steps[from][to] = steps[from][to].min(around);
            }
        }
    }
    steps
}

pub(crate) struct Survey<'a> {
    pub world: &'a World,
    pub scene: Scene<'a>,
    pub seat: Seat,
    pub phase: Phase,
    pub stance: Stance,
    /// Own settlements, those of enemies, fields controlled or held.
    pub home: Set<Place>,
    pub enemy_home: Set<Place>,
    pub enemy_out: Set<Place>,
    pub owned: Set<Place>,
    pub controlled: Set<Place>,
    pub connected: Set<Place>,
    /// Fields that own units may not enter.
    pub closed: Set<Place>,
    /// Where enemies lie who may come ashore.
    pub menace: Set<Place>,
    steps: &'static Steps,
    pub(crate) known: Known,
}

/// What takes long to count and is asked for again and again.
#[derive(Default)]
pub(crate) struct Known {
    /// What winter would take.
    pub toll: OnceCell<usize>,
    pub astray: OnceCell<usize>,
    /// What the year still needs.
    pub parts: OnceCell<Vec<Part>>,
    pub reserve: OnceCell<i16>,
}

impl<'a> Survey<'a> {
    pub fn new(world: &'a World, seat: Seat, phase: Phase) -> Self {
        let scene = world.scene();
        let controlled = scene.controlled(seat);
        Self {
            world,
            scene,
            seat,
            phase,
            stance: Stance::default(),
            home: scene.home(seat),
            enemy_home: scene.hostile_home(seat),
            enemy_out: scene.hostile_out(seat),
            owned: controlled | scene.held(seat),
            controlled,
            connected: scene.connected(seat),
            closed: closed(world, &scene, seat),
            menace: menace(world, seat),
            steps: &STEPS[world.options.map as usize],
            known: Known::default(),
        }
    }

    /// The same survey for a seat that has taken a stance. A war whose target has fallen goes on against the next one.
    pub fn under(self, stance: Stance) -> Self {
        let war = match stance.war {
            War::On(place) if !self.enemy_home.contains(place) => self.next_war(),
            War::Hold(place) if !self.home.contains(place) => War::Watchful,
            war => war,
        };
        Self { stance: Stance { war, ..stance }, ..self }
    }

    /// The enemy settlement nearest to the own army, if it is near.
    fn next_war(&self) -> War {
        let armies = self.scene.out(self.seat) & self.world.map().fields;
        let near =
            (self.enemy_home - self.closed).iter().map(|place| (self.steps_from(armies, place), place));
        let next = near.filter(|&(steps, _)| steps <= NEXT).min();
        next.map_or(War::Watchful, |(_, place)| War::On(place))
    }

    pub fn steps(&self, from: Place, to: Place) -> u8 {
        self.steps[from][to]
    }

    /// Steps from the nearest place of a set.
    pub fn steps_from(&self, from: Set<Place>, to: Place) -> u8 {
        from.iter().map(|place| self.steps[place][to]).min().unwrap_or(FAR)
    }

    /// Fields to which units on a field may march now.
    pub fn neighbours(&self, place: Place) -> Set<Place> {
        let data = self.world.data(place);
        if !data.is_field() || self.is_frosty(place) {
            return Set::EMPTY;
        }
        let reach =
            ((data.land | self.world.fords(self.seat, place)) & self.world.map().fields) - self.closed;
        reach.only(|to| !self.is_frosty(to))
    }

    pub fn is_frosty(&self, place: Place) -> bool {
        self.world.winter[self.world.data(place).climate as usize] == Winter::Bad
            && self.world.season == Season::Winter
    }

    pub fn ground(&self, place: Place) -> Ground {
        if self.world.data(place).is_rough_land() { Ground::Difficult } else { Ground::Open }
    }

    /// Own units in the open on a place.
    pub fn own_force(&self, place: Place) -> Force {
        self.force_of(self.seat, place, |unit| unit.is_out())
    }

    pub fn force_of(&self, seat: Seat, place: Place, counts: impl Fn(&Unit) -> bool) -> Force {
        let units = self.world.units_at(seat, place).map(|(_, unit)| unit).filter(|unit| counts(unit));
        Force::of(self.world, seat, units, self.ground(place))
    }

    pub fn enemies(&self) -> impl Iterator<Item = Seat> + '_ {
        self.world.order().filter(|&other| self.world.is_hostile(self.seat, other))
    }

    pub fn has_single_enemy(&self) -> bool {
        self.enemies().count() <= 1
    }

    /// All enemies in the open on a place, as they fight on this ground.
    pub fn enemy_force(&self, place: Place, ground: Ground) -> Force {
        let mut force = Force::default();
        if self.enemy_out.contains(place) {
            for enemy in self.enemies() {
                let units = self.world.units_at(enemy, place).filter(|(_, unit)| unit.is_out());
                units.for_each(|(_, unit)| force.add(self.world, enemy, unit, ground));
            }
        }
        force
    }

    /// Enemies who could come onto a field in one step, or from the water.
    pub fn enemy_around(&self, place: Place, ground: Ground) -> Force {
        let data = self.world.data(place);
        let near = (data.land | data.river) & self.enemy_out & self.world.map().fields;
        let by_land =
            near.iter().fold(Force::default(), |force, from| force.plus(&self.enemy_force(from, ground)));
        by_land.plus(&self.enemy_offshore(place, ground))
    }

    /// Enemies inside a settlement.
    pub fn enemy_inside(&self, place: Place) -> Force {
        match self.world.fields[place].lord().filter(|&lord| self.world.is_hostile(self.seat, lord)) {
            Some(lord) => self.force_of(lord, place, |unit| unit.post == Post::Inside),
            None => Force::default(),
        }
    }

    /// The enemy whom a fight on this place would be against: the owner of the settlement, or who stands there.
    pub fn foe_at(&self, place: Place) -> Option<Seat> {
        let lord = self.world.fields[place].lord().filter(|&lord| self.world.is_hostile(self.seat, lord));
        lord.or_else(|| self.enemies().find(|&enemy| self.scene.out(enemy).contains(place)))
            .or_else(|| self.enemies().next())
    }

    pub fn spirits(&self, foe: Seat) -> (Spirit, Spirit) {
        (Spirit::of(self.world, self.seat, foe), Spirit::of(self.world, foe, self.seat))
    }

    /// How likely these units win the open field of a place.
    pub fn battle_odds(&self, place: Place, own: &Force, enemy: &Force) -> f32 {
        let Some(foe) = self.foe_at(place) else { return 1.0 };
        let (spirit, foe_spirit) = self.spirits(foe);
        let mut enemy = *enemy;
        let mut own = *own;
        let field = &self.world.fields[place];
        if field.fort {
            // Support dice of a fort (5.7).
            let dice = f32::from(field.settlement as u8);
            let side = if field.lord() == Some(self.seat) { &mut own } else { &mut enemy };
            if side.lives > 0.0 {
                (side.dice, side.swords) = (side.dice + dice, side.swords + 0.5 * dice);
            }
        }
        odds::battle((&own, &spirit), (&enemy, &foe_spirit))
    }

    /// How likely these own units, counted on difficult ground, storm the settlement of a place.
    pub fn assault_odds(&self, place: Place, own: &Force, garrison: &Force) -> f32 {
        let Some(foe) = self.foe_at(place) else { return 0.0 };
        let (spirit, foe_spirit) = self.spirits(foe);
        odds::assault((own, &spirit), (garrison, &foe_spirit), self.walls(place, self.seat))
    }

    /// The same with one siege engine more before the walls.
    pub fn odds_with_engine(&self, place: Place, own: &Force, garrison: &Force) -> f32 {
        let Some(foe) = self.foe_at(place) else { return 0.0 };
        let (spirit, foe_spirit) = self.spirits(foe);
        let mut walls = self.walls(place, self.seat);
        walls.shields = (walls.shields - f32::from(data::engine_value(Level::Standard))).max(0.0);
        odds::assault((own, &spirit), (garrison, &foe_spirit), walls)
    }

    /// How likely an enemy force takes an own settlement held by a garrison.
    pub fn loss_odds(&self, place: Place, enemy: &Force, garrison: &Force) -> f32 {
        let Some(foe) = self.foe_at(place) else { return 0.0 };
        let (spirit, foe_spirit) = self.spirits(foe);
        odds::assault((enemy, &foe_spirit), (garrison, &spirit), self.walls(place, foe))
    }

    /// Shields and dice of a settlement, less what a besieger's engines take off (5.8).
    fn walls(&self, place: Place, besieger: Seat) -> Walls {
        let level = f32::from(self.world.defence_level(place));
        let engines: u8 = self
            .world
            .units_at(besieger, place)
            .filter(|(_, unit)| unit.kind == Kind::SiegeEngine)
            .map(|(_, unit)| data::engine_value(unit.level))
            .sum();
        Walls { shields: (5.0 * level - f32::from(engines)).max(0.0), dice: level }
    }

    /// Land units that stand in the open and may still march in this sub-phase.
    pub fn is_free(&self, unit: &Unit) -> bool {
        let has_moved = match self.phase {
            Phase::Special => unit.marks.contains(Mark::Rode) || unit.kind != Kind::Cavalry,
            _ => unit.marks.contains(Mark::Moved),
        };
        unit.post == Post::Open
            && unit.is_land()
            && unit.kind != Kind::SiegeEngine
            && !has_moved
            && !unit.marks.contains(Mark::Stuck)
            && !unit.marks.contains(Mark::Training)
    }

    /// Whether any own unit may have a move in Special (5.3) that these habits would use.
    pub fn rides(&self) -> bool {
        self.has_longships() || self.world.units[self.seat].count(|unit| unit.kind == Kind::Cavalry) > 0
    }

    pub fn n_at(&self, place: Place, counts: impl Fn(&Unit) -> bool) -> usize {
        self.world.units_at(self.seat, place).filter(|(_, unit)| counts(unit)).count()
    }

    pub fn n_land_units(&self) -> usize {
        self.world.units[self.seat].count(|unit| unit.is_land())
    }

    pub fn gold(&self) -> i16 {
        self.world.players[self.seat].gold
    }

    pub fn prestige(&self) -> i16 {
        if self.world.has_prestige() { self.world.players[self.seat].pp } else { 0 }
    }

    /// Settlements that count, with sites of villages.
    pub fn n_settlements(&self) -> usize {
        let sites =
            self.world.fields.items.values().filter(|field| {
                field.owner == Some(self.seat) && !field.is_settled() && field.site.is_some()
            });
        self.home.len() + sites.count()
    }

    pub fn has_city(&self) -> bool {
        self.home.iter().any(|place| self.world.fields[place].settlement == Settlement::City)
    }

    pub fn n_ports(&self) -> usize {
        self.home.iter().filter(|&place| self.world.fields[place].yard == Yard::Port).count()
    }

    /// Whether an enemy army could be here within two steps.
    pub fn is_exposed(&self, place: Place) -> bool {
        self.is_raided(place)
            || (self.enemy_out & self.world.map().fields)
                .iter()
                .any(|from| self.steps[from][place] <= 2 && self.enemy_force(from, Ground::Open).units >= 2.0)
    }

    /// Whether no enemy is so near that riders reach him within a season or two.
    pub(crate) fn is_remote(&self) -> bool {
        let fields = self.world.map().fields;
        let own = (self.home | self.scene.out(self.seat)) & fields;
        let theirs = (self.enemy_home | self.enemy_out) & fields;
        own.iter().all(|place| self.steps_from(theirs, place) > REMOTE)
    }

    /// How likely a force takes a settlement whose neighbours come to help.
    pub(crate) fn odds_at(&self, place: Place, force: &Force) -> f32 {
        let standing = self.enemy_force(place, Ground::Open).plus(&self.enemy_around(place, Ground::Open));
        self.assault_odds(place, force, &self.enemy_inside(place).plus(&standing.times(0.7)))
    }
}

/// Yield of a sown grain: that of the better colour (3.9).
pub(crate) fn field_yield(world: &World, place: Place) -> Option<u8> {
    world.data(place).colours.iter().filter_map(|&colour| data::colour_yield(colour)).max()
}

/// A friend's fields, and the neutral ones where they do not exist (5.2).
fn closed(world: &World, scene: &Scene<'_>, seat: Seat) -> Set<Place> {
    let friends = world
        .players
        .seats()
        .filter(|&other| other != seat && !world.is_hostile(seat, other) && !world.is_lord_of(seat, other));
    // Nobody gains by standing on neutral ground.
    friends.fold(world.map().neutral, |set, other| set | scene.owned(other))
}

/// Victory points both ways that the fall of a settlement moves.
pub(crate) fn prize(survey: &Survey<'_>, place: Place) -> f32 {
    let is_city = survey.world.fields[place].settlement == scharz::Settlement::City;
    if is_city { 16.0 } else { 8.0 }
}

/// Who is missed least, first: for orders that want any unit.
pub(crate) fn price(kind: Kind, level: Level) -> f32 {
    let plain = match kind {
        Kind::LightInfantry => 2.0,
        Kind::SiegeEngine | Kind::Transport | Kind::Mercenary => 4.0,
        Kind::HeavyInfantry | Kind::Cavalry => 5.0,
        Kind::Warship => 6.0,
        Kind::Elephant => 8.0,
        Kind::Corsair => 10.0,
    };
    plain * (0.7 + 0.3 * f32::from(level as u8))
}
