//! Who would win: battles and assaults by expected swords, round after round, without dice.

use engine::Seat;
use scharz::data::{Dye, Ground, Morale};
use scharz::{Commander, Faction, Kind, Level, Post, Unit, World, data};

/// Units that fight together, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Force {
    pub units: f32,
    /// Units as bonuses count them.
    pub weight: f32,
    /// Expected swords of their dice, and the dice.
    pub swords: f32,
    pub dice: f32,
    pub lives: f32,
}

/// What a player's units get beyond their dice against one opponent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spirit {
    shield_per: f32,
    sword_per: f32,
    loss_per: f32,
    has_bonuses: bool,
}

/// A settlement under assault.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Walls {
    pub shields: f32,
    pub dice: f32,
}

impl Force {
    pub fn of<'a>(world: &World, seat: Seat, units: impl Iterator<Item = &'a Unit>, ground: Ground) -> Force {
        let mut force = Force::default();
        units.for_each(|unit| force.add(world, seat, unit, ground));
        force
    }

    pub fn add(&mut self, world: &World, seat: Seat, unit: &Unit, ground: Ground) {
        let ground = if unit.post == Post::Aboard { Ground::Difficult } else { ground };
        let (count, dye) = data::dice(unit.kind, ground);
        // Builders roll half their dice (5.7).
        let part = if unit.post == Post::OnSite { 0.5 } else { 1.0 };
        let dice = f32::from(count) * part;
        self.units += 1.0;
        self.dice += dice;
        self.swords += dice * chance_of_sword(world, seat, unit, dye);
        self.lives += f32::from(data::lives(unit.kind, unit.level, ground));
        if count > 0 {
            self.weight += part * f32::from(World::weight(unit.level));
        }
    }

    pub fn plus(&self, other: &Force) -> Force {
        Force {
            units: self.units + other.units,
            weight: self.weight + other.weight,
            swords: self.swords + other.swords,
            dice: self.dice + other.dice,
            lives: self.lives + other.lives,
        }
    }

    pub fn times(&self, part: f32) -> Force {
        Force {
            units: self.units * part,
            weight: self.weight * part,
            swords: self.swords * part,
            dice: self.dice * part,
            lives: self.lives * part,
        }
    }

    pub fn is_none(&self) -> bool {
        self.lives <= 0.0
    }
}

fn chance_of_sword(world: &World, seat: Seat, unit: &Unit, dye: Dye) -> f32 {
    let plain: f32 = match dye {
        Dye::White => 1.0 / 3.0,
        Dye::Blue => 0.5,
        Dye::Red | Dye::Reversed => 2.0 / 3.0,
    };
    let mut rerolls = i32::from(data::free_rerolls(unit.level));
    rerolls += i32::from(world.players[seat].commander >= Commander::Better);
    let by_people = world.faction(seat) == Some(Faction::OrientHittites) && unit.kind == Kind::LightInfantry;
    rerolls += i32::from(by_people);
    if unit.level == Level::Recruit || unit.kind == Kind::Elephant {
        rerolls = 0;
    }
    1.0 - (1.0 - plain).powi(1 + rerolls)
}

impl Spirit {
    pub fn of(world: &World, seat: Seat, foe: Seat) -> Spirit {
        let player = &world.players[seat];
        let mood: Morale = if world.is_extended() { data::morale(player.pp) } else { data::PLAIN_MORALE };
        let sword_per = if world.is_rival(seat, foe) { mood.rival_sword_per } else { mood.sword_per };
        Spirit {
            shield_per: f32::from(mood.shield_per),
            sword_per: f32::from(sword_per),
            loss_per: f32::from(mood.loss_per),
            has_bonuses: !world.is_extended() || player.commander != Commander::NoCommander,
        }
    }

    /// Expected swords of a force of which this part still stands (5.7 step 4).
    fn swords(&self, force: &Force, part: f32) -> f32 {
        let weight = force.weight * part;
        let mut swords = force.swords * part;
        if self.has_bonuses {
            let sevenths = (weight / 6.0).floor() * force.swords / force.dice.max(1.0);
            let blanks = (force.dice - force.swords) * part;
            swords += sevenths + (blanks / 3.0 - 0.3).max(0.0);
            if self.sword_per > 0.0 {
                swords += (weight / self.sword_per + 0.01).floor();
            }
        }
        if self.loss_per > 0.0 {
            swords -= (force.units * part / self.loss_per).ceil();
        }
        swords.max(0.0)
    }

    fn shields(&self, force: &Force, part: f32) -> f32 {
        if self.has_bonuses { (force.weight * part / self.shield_per + 0.01).floor() } else { 0.0 }
    }
}

/// How likely the first force wins a battle in the open.
pub(crate) fn battle((force, spirit): (&Force, &Spirit), (foe, foe_spirit): (&Force, &Spirit)) -> f32 {
    if foe.is_none() || force.is_none() {
        return if force.is_none() { 0.0 } else { 1.0 };
    }
    let (mut part, mut foe_part) = (1.0f32, 1.0f32);
    for _ in 0..data::COMBAT_ROUNDS {
        let hits = (spirit.swords(force, part) - foe_spirit.shields(foe, foe_part)).max(0.15);
        let foe_hits = (foe_spirit.swords(foe, foe_part) - spirit.shields(force, part)).max(0.15);
        part -= foe_hits / force.lives;
        foe_part -= hits / foe.lives;
        if part <= 0.0 || foe_part <= 0.0 {
            break;
        }
    }
    likely(4.5 * (part - foe_part))
}

/// How likely an assault takes the settlement: a breach must come in one roll (5.8).
pub(crate) fn assault(
    (force, spirit): (&Force, &Spirit),
    (garrison, foe_spirit): (&Force, &Spirit),
    walls: Walls,
) -> f32 {
    let (mut part, mut going, mut taken) = (1.0f32, 1.0f32, 0.0f32);
    for _ in 0..data::COMBAT_ROUNDS {
        let swords = spirit.swords(force, part);
        let deviation = (0.23 * force.dice * part).sqrt().max(0.3);
        let most = force.dice * part + swords - force.swords * part;
        let breach = if most + 0.01 < walls.shields {
            0.0
        } else {
            likely(1.7 * (swords + 0.5 - walls.shields) / deviation)
        };
        let after = if garrison.is_none() {
            1.0
        } else {
            battle((&force.times(part), spirit), (garrison, foe_spirit))
        };
        taken += going * breach * after;
        going *= 1.0 - breach;
        // Wounds heal after every round (5.7): fewer swords than a unit has lives do nothing.
        let is_scratch = garrison.is_none() && walls.dice < 1.5 && force.lives >= 1.9 * force.units;
        part -=
            if is_scratch { 0.0 } else { 0.5 * walls.dice + foe_spirit.swords(garrison, 1.0) } / force.lives;
        if part <= 0.1 || going < 0.05 {
            break;
        }
    }
    taken
}

fn likely(margin: f32) -> f32 {
    1.0 / (1.0 + (-margin).exp())
}
