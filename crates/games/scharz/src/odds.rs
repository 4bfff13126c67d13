//! What a battle or assault would bring: many quick samples of the combat of 5.7 and 5.8 on a model of two armies,
//! for the table, for the calculator and for bots. Everybody who can charge does, nobody pays for re-rolls, free swords
//! stay swords, and nobody flees unless told to. Tests hold the model against the dice of the rules.

mod host;

use engine::{Chance, FastChance, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::{self, COMBAT_ROUNDS, Dye};
use crate::fight::{Fight, Side};
use crate::ids::Kind;
use crate::setup::EmptySettlement;
use crate::world::World;
use host::Host;

/// Battle in the open, or assault on the settlement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "scharz/", rename = "ScharzClash")]
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
    /// Of them in the first combat round.
    pub first: [u16; 2],
    pub samples: u16,
}

/// Samples the clash of two players on a place as they stand there now.
pub fn odds(world: &World, place: usize, sides: [Seat; 2], clash: Clash, samples: u16) -> Odds {
    let arena = Arena::of(world, place, sides, clash);
    // The same position always shows the same odds.
    let mut chance = FastChance::new(0x0dd5);
    let (mut won, mut lost, mut losses, mut first) = (0u32, 0u32, [0u32; 2], [0u32; 2]);
    for _ in 0..samples {
        let outcome = arena.fight(&mut chance);
        won += u32::from(outcome.winner == Some(0));
        lost += u32::from(outcome.winner == Some(1));
        for (side, total) in losses.iter_mut().enumerate() {
            *total += u32::from(outcome.dead(side));
            first[side] += u32::from(outcome.first_dead[side]);
        }
    }
    let n = u32::from(samples.max(1));
    let share = |count: u32| ((count * 100 + n / 2) / n) as u8;
    let (win, lose) = (share(won), share(lost));
    let [losses, first] = [losses, first].map(|dead| dead.map(|dead| (dead * 10 / n) as u16));
    Odds { win, lose, draw: 100u8.saturating_sub(win + lose), losses, first, samples }
}

/// How one sampled clash ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    pub winner: Option<usize>,
    /// Who ran away, or broke off the assault.
    pub fled: Option<usize>,
    /// Combat rounds that were fought.
    pub rounds: u8,
    /// The combat round in which the walls fell.
    pub breached_in: Option<u8>,
    /// Units lost, by kind.
    pub lost: [[u8; 9]; 2],
    /// Swords and dead of the first combat round, the charge included.
    pub first_swords: [u8; 2],
    pub first_dead: [u8; 2],
}

impl Outcome {
    pub fn dead(&self, side: usize) -> u8 {
        self.lost[side].iter().sum()
    }
}

/// Two hosts and the ground they meet on.
pub struct Arena {
    hosts: [Host; 2],
    clash: Clash,
    /// Shields of the walls before the engines' work.
    wall_shields: u8,
    can_charge: bool,
    /// Nobody is inside, and by option (R16) that is enough.
    gates_stand_open: bool,
}

impl Arena {
    pub fn of(world: &World, place: usize, sides: [Seat; 2], clash: Clash) -> Self {
        let mut fight = Fight::none(world.n_seats());
        (fight.place, fight.is_assault) = (place as u8, clash == Clash::Assault);
        fight.sides = sides.map(Side::of);
        let hosts = [0, 1].map(|side| Host::of(world, &fight, side));
        let space = world.data(place);
        let open = clash == Clash::Battle && space.is_field() && !space.is_rough_land();
        let wall_shields = if fight.is_assault { 5 * world.defence_level(place) } else { 0 };
        let walks_in = world.options.empty_settlement == EmptySettlement::WalkIn;
        let gates_stand_open = fight.is_assault && walks_in && hosts[1].fighters.is_empty();
        let can_charge = open && hosts.iter().all(Host::is_ashore);
        Self { hosts, clash, wall_shields, can_charge, gates_stand_open }
    }

    /// A side runs, or breaks off, when less than this share of a hundred of its units is left.
    pub fn fleeing_below(mut self, shares: [u8; 2]) -> Self {
        for (host, share) in self.hosts.iter_mut().zip(shares) {
            host.flees_below = share;
        }
        self
    }

    /// The units of a side, by kind.
    pub fn units(&self, side: usize) -> [u8; 9] {
        self.hosts[side].by_kind()
    }

    /// Dice of a side in a roll of everybody, and its shields then.
    pub fn dice(&self, side: usize) -> (Vec<Dye>, u8) {
        let host = &self.hosts[side];
        let is_bare = self.clash == Clash::Assault && side == 0;
        (host.dice(), if is_bare { 0 } else { host.shields() })
    }

    /// Shields of the walls, less what the engines take off.
    pub fn wall_shields(&self) -> u8 {
        self.wall_shields.saturating_sub(self.hosts[0].engines())
    }

    /// One clash from beginning to end.
    pub fn fight(&self, chance: &mut dyn Chance) -> Outcome {
        let mut outcome = Outcome::default();
        if self.gates_stand_open {
            outcome.winner = Some(0);
            return outcome;
        }
        let mut hosts = self.hosts.clone();
        for round in 1..=COMBAT_ROUNDS {
            outcome.rounds = round;
            let swords = self.round(&mut hosts, &mut outcome, chance);
            if round == 1 {
                outcome.first_swords = swords;
                outcome.first_dead = [0, 1].map(|side| self.dead(&hosts, side).iter().sum());
            }
            if [0, 1].iter().any(|&side| !self.stands(&hosts, side, &outcome)) {
                break;
            }
            outcome.fled = self.runaway(&hosts);
            if outcome.fled.is_some() {
                break;
            }
            hosts.iter_mut().for_each(|host| host.count_free_swords(self.is_breached(&outcome)));
        }
        self.conclude(&mut hosts, outcome)
    }

    /// One combat round; says how many swords both sides struck.
    fn round(&self, hosts: &mut [Host; 2], outcome: &mut Outcome, chance: &mut dyn Chance) -> [u8; 2] {
        if !self.is_breached(outcome) {
            let walls = self.wall_shields.saturating_sub(hosts[0].engines());
            let (swords, is_breach) = storm(hosts, walls, chance);
            outcome.breached_in = is_breach.then_some(outcome.rounds);
            return swords;
        }
        if outcome.rounds > 1 || !self.can_charge {
            return exchange(hosts, Step::All, chance);
        }
        let mut swords = [0; 2];
        if hosts.iter().any(Host::has_chargers) {
            swords = exchange(hosts, Step::Charge, chance);
            if hosts.iter().any(|host| host.fighters.is_empty()) {
                return swords;
            }
        }
        let others = exchange(hosts, Step::AfterCharge, chance);
        [0, 1].map(|side| swords[side] + others[side])
    }

    fn is_breached(&self, outcome: &Outcome) -> bool {
        self.clash == Clash::Battle || outcome.breached_in.is_some()
    }

    /// Walls stand in for a garrison until the breach; engines alone do not storm.
    fn stands(&self, hosts: &[Host; 2], side: usize, outcome: &Outcome) -> bool {
        let mut left = hosts[side].fighters.iter();
        match (self.clash, side) {
            (Clash::Assault, 0) => left.any(|fighter| fighter.kind != Kind::SiegeEngine),
            (Clash::Assault, _) => !self.is_breached(outcome) || left.next().is_some(),
            _ => left.next().is_some(),
        }
    }

    /// If both would flee the attacker does (5.7); from a siege only the besieger can go (5.8).
    fn runaway(&self, hosts: &[Host; 2]) -> Option<usize> {
        let sides = if self.clash == Clash::Assault { 0..1 } else { 0..2 };
        sides.into_iter().find(|&side| hosts[side].runs(self.hosts[side].fighters.len()))
    }

    fn conclude(&self, hosts: &mut [Host; 2], mut outcome: Outcome) -> Outcome {
        let stand = [0, 1].map(|side| self.stands(hosts, side, &outcome));
        outcome.winner = match (stand, outcome.fled) {
            (_, Some(side)) => (self.clash == Clash::Battle).then_some(1 - side),
            ([true, false], _) => Some(0),
            ([false, true], _) => Some(1),
            _ => None,
        };
        if let (Clash::Battle, Some(side)) = (self.clash, outcome.fled) {
            // Engines cannot flee (5.7).
            hosts[side].fighters.retain(|fighter| fighter.kind != Kind::SiegeEngine);
        }
        outcome.lost = [0, 1].map(|side| self.dead(hosts, side));
        outcome
    }

    fn dead(&self, hosts: &[Host; 2], side: usize) -> [u8; 9] {
        let mut dead = self.hosts[side].by_kind();
        for (count, left) in dead.iter_mut().zip(hosts[side].by_kind()) {
            *count -= left;
        }
        dead
    }
}

/// Who rolls in an exchange.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Charge,
    AfterCharge,
    All,
}

/// Both strike at once; shields count double against a charge.
fn exchange(hosts: &mut [Host; 2], step: Step, chance: &mut dyn Chance) -> [u8; 2] {
    let swords = [0, 1].map(|side| hosts[side].swords(step, chance));
    let factor = if step == Step::Charge { 2 } else { 1 };
    let shields = [0, 1].map(|side| factor * hosts[side].shields());
    for side in 0..2 {
        strike(hosts, side, swords[side].saturating_sub(shields[1 - side]));
    }
    swords
}

/// The host of a side deals its swords.
fn strike(hosts: &mut [Host; 2], side: usize, swords: u8) {
    let (free, value) = hosts[1 - side].fall(swords);
    let host = &mut hosts[side];
    host.free += free;
    host.pp = (host.pp + value * host.halves / 2).min(data::PP_CAP);
}

/// A round before the breach: all the shields of the walls at once, or nothing. Says whether they fell.
fn storm(hosts: &mut [Host; 2], walls: u8, chance: &mut dyn Chance) -> ([u8; 2], bool) {
    let swords = [0, 1].map(|side| hosts[side].swords(Step::All, chance));
    let shields = hosts[1].shields();
    let is_breach = swords[0] >= walls;
    if is_breach {
        strike(hosts, 0, (swords[0] - walls).saturating_sub(shields));
    }
    strike(hosts, 1, swords[1]);
    if is_breach {
        hosts[1].walls = 0;
    }
    (swords, is_breach)
}
