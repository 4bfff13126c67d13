//! What a battle or assault would bring: many quick samples of the combat of 5.7 and 5.8 on a model of two armies,
//! for the table and for bots. Everybody who can charge does, nobody flees, nobody pays for re-rolls, free swords stay
//! swords. A test holds the model against the dice of the rules.

use engine::{Chance, FastChance, Seat};

use crate::data::{self, COMBAT_ROUNDS, Dye, Line, Morale};
use crate::fight::{Fight, Side};
use crate::ids::{Commander, Faction, Kind, Level, Post};
use crate::maps::tag;
use crate::phases::{fighters, ground, has_bonuses, wall_shields_at};
use crate::world::World;

/// Battle in the open, or assault on the settlement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clash {
    Battle,
    Assault,
}

/// Shares of a hundred for the attacker; losses in tenths of units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    pub win: u8,
    pub lose: u8,
    pub draw: u8,
    pub losses: [u16; 2],
    pub samples: u16,
}

/// Samples the clash of two players on a place as they stand there now.
pub fn odds(world: &World, place: usize, sides: [Seat; 2], clash: Clash, samples: u16) -> Odds {
    let arena = Arena::of(world, place, sides, clash);
    // The same position always shows the same odds.
    let mut chance = FastChance::new(0x0dd5);
    let (mut won, mut lost, mut losses) = (0u32, 0u32, [0u32; 2]);
    for _ in 0..samples {
        let outcome = arena.fight(&mut chance);
        won += u32::from(outcome.winner == Some(0));
        lost += u32::from(outcome.winner == Some(1));
        for (total, dead) in losses.iter_mut().zip(outcome.dead) {
            *total += u32::from(dead);
        }
    }
    let n = u32::from(samples.max(1));
    let share = |count: u32| ((count * 100 + n / 2) / n) as u8;
    let (win, lose) = (share(won), share(lost));
    let losses = losses.map(|dead| (dead * 10 / n) as u16);
    Odds { win, lose, draw: 100u8.saturating_sub(win + lose), losses, samples }
}

/// How one sampled clash ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub winner: Option<usize>,
    pub dead: [u8; 2],
}

#[derive(Clone, Copy)]
struct Fighter {
    kind: Kind,
    level: Level,
    dice: u8,
    dye: Dye,
    lives: u8,
    line: Line,
    on_site: bool,
}

impl Fighter {
    /// What its owner would rather keep.
    fn worth(&self) -> (usize, Level) {
        (data::BY_WORTH.iter().position(|&kind| kind == self.kind).unwrap_or(0), self.level)
    }

    fn charges(&self) -> bool {
        matches!(self.kind, Kind::Cavalry | Kind::Elephant) && !self.on_site
    }
}

#[derive(Clone)]
struct Host {
    fighters: Vec<Fighter>,
    has_bonuses: bool,
    /// Morale follows prestige, which grows with every kill, by so many halves of its value.
    is_extended: bool,
    pp: i16,
    halves: i16,
    is_rival: bool,
    /// Support of a fort, or the dice of the walls.
    walls: u8,
    hittites: bool,
    leader_rerolls: bool,
    extra: u8,
    free: u8,
}

/// Two hosts and the ground they meet on.
pub struct Arena {
    hosts: [Host; 2],
    clash: Clash,
    wall_shields: u8,
    can_charge: bool,
}

impl Arena {
    pub fn of(world: &World, place: usize, sides: [Seat; 2], clash: Clash) -> Self {
        let mut fight = Fight::none(world.n_seats());
        (fight.place, fight.is_assault) = (place as u8, clash == Clash::Assault);
        fight.sides = sides.map(Side::of);
        let hosts = [0, 1].map(|side| Host::of(world, &fight, side));
        let space = world.data(place);
        let no_ships = hosts.iter().all(|host| host.fighters.iter().all(|fighter| !fighter.kind.is_naval()));
        let open = clash == Clash::Battle && space.is_field() && !space.is_rough_land();
        let wall_shields = if fight.is_assault { wall_shields_at(world, place, sides[0]) } else { 0 };
        Self { hosts, clash, wall_shields, can_charge: open && no_ships }
    }

    /// One clash from beginning to end.
    pub fn fight(&self, chance: &mut dyn Chance) -> Outcome {
        let mut hosts = self.hosts.clone();
        let mut breached = self.clash == Clash::Battle;
        for round in 1..=COMBAT_ROUNDS {
            let charge = round == 1 && self.can_charge;
            if charge && hosts.iter().any(|host| host.fighters.iter().any(Fighter::charges)) {
                exchange(&mut hosts, Step::Charge, chance);
                if hosts.iter().any(|host| host.fighters.is_empty()) {
                    break;
                }
            }
            let step = if charge { Step::AfterCharge } else { Step::All };
            if breached {
                exchange(&mut hosts, step, chance);
            } else {
                breached = storm(&mut hosts, self.wall_shields, chance);
            }
            let stands = [0, 1].map(|side| self.stands(&hosts, side, breached));
            if stands != [true, true] {
                break;
            }
            for host in &mut hosts {
                host.extra = if breached { std::mem::take(&mut host.free) / 2 } else { 0 };
                host.free = 0;
            }
        }
        self.outcome(&hosts, breached)
    }

    /// Walls stand in for a garrison until the breach; engines alone do not storm.
    fn stands(&self, hosts: &[Host; 2], side: usize, breached: bool) -> bool {
        let mut left = hosts[side].fighters.iter();
        match (self.clash, side) {
            (Clash::Assault, 0) => left.any(|fighter| fighter.kind != Kind::SiegeEngine),
            (Clash::Assault, _) => !breached || left.next().is_some(),
            _ => left.next().is_some(),
        }
    }

    fn outcome(&self, hosts: &[Host; 2], breached: bool) -> Outcome {
        let dead = [0, 1].map(|side| (self.hosts[side].fighters.len() - hosts[side].fighters.len()) as u8);
        let winner = match [0, 1].map(|side| self.stands(hosts, side, breached)) {
            [true, false] => Some(0),
            [false, true] => Some(1),
            _ => None,
        };
        Outcome { winner, dead }
    }
}

/// Who rolls in an exchange.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Charge,
    AfterCharge,
    All,
}

impl Step {
    fn includes(self, fighter: &Fighter) -> bool {
        match self {
            Step::Charge => fighter.charges(),
            Step::AfterCharge => !fighter.charges(),
            Step::All => true,
        }
    }
}

/// Both strike at once; shields count double against a charge.
fn exchange(hosts: &mut [Host; 2], step: Step, chance: &mut dyn Chance) {
    let swords = [0, 1].map(|side| hosts[side].swords(step, chance));
    let factor = if step == Step::Charge { 2 } else { 1 };
    let shields = [0, 1].map(|side| factor * hosts[side].shields());
    for side in 0..2 {
        strike(hosts, side, swords[side].saturating_sub(shields[1 - side]));
    }
}

/// The host of a side deals its swords.
fn strike(hosts: &mut [Host; 2], side: usize, swords: u8) {
    let (free, value) = hosts[1 - side].fall(swords);
    let host = &mut hosts[side];
    host.free += free;
    host.pp = (host.pp + value * host.halves / 2).min(data::PP_CAP);
}

/// A round before the breach: all the shields of the walls at once, or nothing. Says whether they fell.
fn storm(hosts: &mut [Host; 2], walls: u8, chance: &mut dyn Chance) -> bool {
    let swords = [0, 1].map(|side| hosts[side].swords(Step::All, chance));
    let shields = hosts[1].shields();
    let is_breached = swords[0] >= walls;
    if is_breached {
        strike(hosts, 0, (swords[0] - walls).saturating_sub(shields));
    }
    strike(hosts, 1, swords[1]);
    if is_breached {
        hosts[1].walls = 0;
    }
    is_breached
}

impl Host {
    fn of(world: &World, fight: &Fight, side: usize) -> Self {
        let (place, seat, foe) = (fight.place(), fight.sides[side].seat, fight.sides[1 - side].seat);
        let is_garrison = fight.is_assault && side == 1;
        let units: Vec<_> = if is_garrison {
            world.units_at(seat, place).filter(|(_, unit)| unit.post == Post::Inside).collect()
        } else {
            fighters(world, seat, place).collect()
        };
        let fighters = units.iter().map(|(_, unit)| {
            let ground = ground(world, fight, side, unit);
            let (dice, dye) = data::dice(unit.kind, ground);
            let on_site = unit.post == Post::OnSite;
            let line = if on_site { Line::Rear } else { data::line(unit.kind, unit.level) };
            let lives = data::lives(unit.kind, unit.level, ground);
            Fighter { kind: unit.kind, level: unit.level, dice, dye, lives, line, on_site }
        });
        let is_rival = world.is_rival(seat, foe);
        let is_scot = world.faction(seat) == Some(Faction::BritanniaScots);
        let abroad = !world.data(place).is_tagged(tag::HIBERNIA);
        let field = &world.fields[place];
        let fort = if field.lord() == Some(seat) && field.fort { field.settlement as u8 } else { 0 };
        let walls = match (fight.is_assault, side) {
            (true, 1) => world.defence_level(place),
            (true, _) => 0,
            (false, _) => fort,
        };
        Self {
            fighters: fighters.collect(),
            has_bonuses: has_bonuses(world, seat),
            is_extended: world.is_extended(),
            pp: world.players[seat].pp,
            halves: 2 + i16::from(is_rival) + i16::from(is_scot && abroad),
            is_rival,
            walls,
            hittites: world.faction(seat) == Some(Faction::OrientHittites),
            leader_rerolls: world.players[seat].commander >= Commander::Better,
            extra: 0,
            free: 0,
        }
    }

    fn swords(&self, step: Step, chance: &mut dyn Chance) -> u8 {
        let mut roll = Roll::default();
        for fighter in self.rolling(step) {
            let mut leader = u8::from(self.leader_rerolls);
            for _ in 0..fighter.dice {
                roll.add(self.throw(fighter, &mut leader, chance), fighter.level);
            }
        }
        if self.has_bonuses {
            for kind in Kind::ALL {
                self.sevenths(kind, step, &mut roll, chance);
            }
        }
        if step != Step::Charge {
            (0..self.walls).for_each(|_| roll.add(Dye::Blue.is_sword(chance.below(6) + 1), Level::Standard));
        }
        let units = self.weight(|fighter| step.includes(fighter));
        let mood = self.morale();
        let mut total = roll.swords + self.extra;
        if self.has_bonuses {
            let per = if self.is_rival { mood.rival_sword_per } else { mood.sword_per };
            total += roll.blanks / 3 + units.checked_div(per).unwrap_or(0);
        }
        let loss = if mood.loss_per > 0 { units.div_ceil(mood.loss_per) } else { 0 };
        total.saturating_sub(loss)
    }

    fn morale(&self) -> Morale {
        if self.is_extended { data::morale(self.pp) } else { data::PLAIN_MORALE }
    }

    /// Those who roll: builders only half, the best of them.
    fn rolling(&self, step: Step) -> impl Iterator<Item = &Fighter> {
        let mut builders: Vec<&Fighter> = self.fighters.iter().filter(|fighter| fighter.on_site).collect();
        builders.sort_by_key(|fighter| std::cmp::Reverse((fighter.level, fighter.kind)));
        let n_rolling = if step == Step::Charge { 0 } else { builders.len() / 2 };
        let open = self.fighters.iter().filter(move |fighter| !fighter.on_site && step.includes(fighter));
        open.chain(builders.into_iter().take(n_rolling))
    }

    /// One die, with its free re-rolls; that of a better commander is one for the whole unit.
    fn throw(&self, fighter: &Fighter, leader: &mut u8, chance: &mut dyn Chance) -> bool {
        let mut sword = fighter.dye.is_sword(chance.below(6) + 1);
        if fighter.level == Level::Recruit || fighter.kind == Kind::Elephant {
            return sword;
        }
        let by_people = self.hittites && fighter.kind == Kind::LightInfantry;
        let own = data::free_rerolls(fighter.level) + u8::from(by_people);
        for used in 0..own + *leader {
            if sword {
                break;
            }
            *leader -= u8::from(used >= own);
            sword = fighter.dye.is_sword(chance.below(6) + 1);
        }
        sword
    }

    fn sevenths(&self, kind: Kind, step: Step, roll: &mut Roll, chance: &mut dyn Chance) {
        let of_kind = |fighter: &&Fighter| fighter.kind == kind && !fighter.on_site && step.includes(fighter);
        let weight: u8 =
            self.fighters.iter().filter(of_kind).map(|fighter| World::weight(fighter.level)).sum();
        let dye = self.fighters.iter().find(of_kind).filter(|fighter| fighter.dice > 0).map(|one| one.dye);
        if let Some(dye) = dye {
            (0..weight / 6).for_each(|_| roll.add(dye.is_sword(chance.below(6) + 1), Level::Standard));
        }
    }

    fn weight(&self, counts: impl Fn(&Fighter) -> bool) -> u8 {
        let armed = || self.fighters.iter().filter(|fighter| fighter.dice > 0 && counts(fighter));
        let sum = |on_site: bool| -> u8 {
            armed().filter(|one| one.on_site == on_site).map(|one| World::weight(one.level)).sum()
        };
        sum(false) + sum(true) / 2
    }

    fn shields(&self) -> u8 {
        if self.has_bonuses { self.weight(|_| true) / self.morale().shield_per } else { 0 }
    }

    /// Takes the hits line by line; says how many swords are left over, and what the dead were worth in prestige.
    fn fall(&mut self, mut swords: u8) -> (u8, i16) {
        let mut value = 0;
        while let Some(line) = self.fighters.iter().map(|fighter| fighter.line).min() {
            let killable = self
                .fighters
                .iter()
                .enumerate()
                .filter(|(_, fighter)| fighter.line == line && fighter.lives <= swords)
                .map(|(index, fighter)| (fighter.worth(), index));
            // The hitter takes the dearest, in the rear the owner gives the cheapest.
            let victim = if line == Line::Rear { killable.min() } else { killable.max() };
            let Some((_, index)) = victim else { break };
            let dead = self.fighters.remove(index);
            swords -= dead.lives;
            value += data::unit_pp(dead.kind);
        }
        (swords, value)
    }
}

/// Dice on the table.
#[derive(Default)]
struct Roll {
    swords: u8,
    blanks: u8,
}

impl Roll {
    /// Blanks of recruits count for nothing.
    fn add(&mut self, sword: bool, level: Level) {
        self.swords += u8::from(sword);
        self.blanks += u8::from(!sword && level != Level::Recruit);
    }
}
