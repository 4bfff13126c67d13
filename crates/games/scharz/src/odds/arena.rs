//! Two hosts and the ground they meet on: one exchange after the other, told to a tally.

use engine::{Chance, Seat};

use super::Clash;
use super::host::{Host, Riders};
use super::tally::Tally;
use crate::data::{COMBAT_ROUNDS, Dye};
use crate::ids::Kind;
use crate::phases::{Phase, PhaseState};
use crate::setup::EmptySettlement;
use crate::state::{Fight, Place, Scharz, Side, World};
use crate::war::tally;

/// Who rolls in an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Step {
    Charge,
    AfterCharge,
    All,
}

/// Where a clash stands between two exchanges. Ordered by time, so that the earliest is worked out first.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Melee {
    pub round: u8,
    pub step: Step,
    /// Nothing stands between the hosts (any more).
    pub is_breached: bool,
    pub hosts: [Host; 2],
}

/// What lies on the table when the clash is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opening {
    /// Nothing: dice come next.
    Dice,
    /// These swords are rolled.
    Rolled([u8; 2]),
    /// So many swords are past all shields and not yet dealt.
    Struck([u8; 2]),
}

pub struct Arena {
    pub(super) start: Melee,
    clash: Clash,
    opening: Opening,
    /// Shields of the walls before the engines' work.
    wall_shields: u8,
    /// Nobody is inside, and by option (R16) that is enough.
    gates_stand_open: bool,
}

impl Arena {
    /// Both as they stand on a place, nothing begun.
    pub fn of(world: &World, place: Place, sides: [Seat; 2], clash: Clash) -> Self {
        let mut fight = Fight::none(world.n_seats());
        (fight.place, fight.is_assault) = (place, clash == Clash::Assault);
        fight.sides = sides.map(Side::of);
        let mut arena = Self::with(world, &fight, Riders::All);
        let walks_in = world.options.empty_settlement == EmptySettlement::WalkIn;
        arena.gates_stand_open = fight.is_assault && walks_in && arena.start.hosts[1].fighters.is_empty();
        let space = world.data(place);
        let is_open = clash == Clash::Battle && space.is_field() && !space.is_rough_land();
        if is_open {
            let [one, other] = &mut arena.start.hosts;
            let foes = [other.stand(), one.stand()];
            one.let_charge(foes[0]);
            other.let_charge(foes[1]);
            arena.start.step = arena.first_step();
        }
        arena
    }

    /// The fight on the table as it stands; `None` without one, or when it is decided.
    pub fn ongoing(state: &Scharz) -> Option<Self> {
        let fight = &state.fight;
        let sides = fight.sides.map(|side| side.seat);
        match state.phase.name() {
            _ if fight.round == 0 => None,
            Phase::Charge => Some(Self::of(&state.world, fight.place, sides, Clash::Battle)),
            Phase::Rerolls | Phase::Hits => {
                let mut arena = Self::with(&state.world, fight, Riders::Charged);
                arena.start.round = fight.round;
                arena.start.step = if fight.charging { Step::Charge } else { Step::All };
                arena.opening = opening(state);
                Some(arena)
            }
            Phase::FreeSwords | Phase::Flight | Phase::GoOn if fight.round < COMBAT_ROUNDS => {
                let mut arena = Self::with(&state.world, fight, Riders::All);
                arena.start.round = fight.round + 1;
                let is_breached = arena.start.is_breached;
                for host in &mut arena.start.hosts {
                    match state.phase.name() {
                        Phase::FreeSwords => host.count_free_swords(is_breached),
                        // What they bring is decided.
                        _ => host.free = 0,
                    }
                }
                Some(arena)
            }
            _ => None,
        }
    }

    fn with(world: &World, fight: &Fight, riders: Riders) -> Self {
        let is_breached = !fight.is_assault || fight.breached;
        let hosts = [0, 1].map(|side| Host::of(world, fight, side, riders));
        let wall_shields = if is_breached { 0 } else { 5 * world.defence_level(fight.place) };
        Self {
            start: Melee { round: 1, step: Step::All, is_breached, hosts },
            clash: if fight.is_assault { Clash::Assault } else { Clash::Battle },
            opening: Opening::Dice,
            wall_shields,
            gates_stand_open: false,
        }
    }

    /// Without chargers all roll at once.
    fn first_step(&self) -> Step {
        if self.start.hosts.iter().any(Host::has_chargers) { Step::Charge } else { Step::All }
    }

    /// A side runs, or breaks off, when less than this share of a hundred of its units is left.
    pub fn fleeing_below(mut self, shares: [u8; 2]) -> Self {
        for (host, share) in self.start.hosts.iter_mut().zip(shares) {
            host.flees_below = share;
        }
        self
    }

    /// The units of a side, by kind.
    pub fn units(&self, side: usize) -> [u8; 9] {
        self.start.hosts[side].by_kind()
    }

    /// Dice of a side in a roll of everybody, and its shields then.
    pub fn dice(&self, side: usize) -> (Vec<Dye>, u8) {
        let host = &self.start.hosts[side];
        let is_bare = !self.start.is_breached && side == 0;
        (host.dice(), if is_bare { 0 } else { host.shields() })
    }

    /// Shields of the walls, less what the engines take off.
    pub fn wall_shields(&self) -> u8 {
        self.wall_shields.saturating_sub(self.start.hosts[0].engines())
    }

    /// One clash from beginning to end, by the dice.
    pub(super) fn sample(&self, chance: &mut dyn Chance, tally: &mut Tally) {
        let mut state = self.begin(tally, 1);
        while let Some(melee) = state {
            let swords = [0, 1].map(|side| melee.hosts[side].swords(melee.step, chance));
            state = self.exchange(melee, swords, tally, 1);
        }
    }

    /// What lies on the table is settled; `None` if that is the end.
    pub(super) fn begin(&self, tally: &mut Tally, weight: u64) -> Option<Melee> {
        let start = self.start.clone();
        match self.opening {
            _ if self.gates_stand_open => {
                self.walk_in(tally, weight);
                None
            }
            Opening::Dice => Some(start),
            Opening::Rolled(swords) => self.exchange(start, swords, tally, weight),
            Opening::Struck(net) => self.deal(start, net, tally, weight),
        }
    }

    /// Both strike at once; says how the clash stands then, `None` when it is over.
    pub(super) fn exchange(
        &self,
        mut melee: Melee,
        swords: [u8; 2],
        tally: &mut Tally,
        weight: u64,
    ) -> Option<Melee> {
        let net = [0, 1].map(|side| self.past_shields(&melee, side, swords[side]));
        if melee.round == self.start.round {
            (0..2).for_each(|side| tally.sides[side].first_swords += weight * u64::from(swords[side]));
        }
        if !melee.is_breached && net[0].is_some() {
            melee.is_breached = true;
            tally.breached += weight;
            tally.breached_at_once += if melee.round == self.start.round { weight } else { 0 };
        }
        self.deal(melee, net.map(Option::unwrap_or_default), tally, weight)
    }

    /// Swords that shields leave; shields count double against a charge. Before the breach it is all the shields of the
    /// walls at once, or nothing (5.8): `None` then.
    pub(super) fn past_shields(&self, melee: &Melee, side: usize, swords: u8) -> Option<u8> {
        let foe = &melee.hosts[1 - side];
        let shields = match melee.step {
            Step::Charge => 2 * foe.shields(),
            _ => foe.shields() + foe.extra_shields,
        };
        match (melee.is_breached, side) {
            (true, _) => Some(swords.saturating_sub(shields)),
            (false, 0) => {
                let walls = self.wall_shields.saturating_sub(melee.hosts[0].engines());
                swords.checked_sub(walls).map(|left| left.saturating_sub(shields))
            }
            (false, _) => Some(swords),
        }
    }

    /// The dead fall, then comes the next step, the next round, or the end.
    fn deal(&self, mut melee: Melee, net: [u8; 2], tally: &mut Tally, weight: u64) -> Option<Melee> {
        (0..2).for_each(|side| strike(&mut melee.hosts, side, net[side]));
        if melee.is_breached && self.clash == Clash::Assault {
            melee.hosts[1].walls = 0;
        }
        if melee.step == Step::Charge && melee.hosts.iter().all(|host| !host.fighters.is_empty()) {
            melee.step = Step::AfterCharge;
            return Some(melee);
        }
        if melee.round == self.start.round {
            for side in 0..2 {
                tally.sides[side].first_lost += weight * u64::from(self.n_dead(&melee, side));
            }
        }
        let fled = if self.is_decided(&melee) { None } else { self.runaway(&melee.hosts) };
        if self.is_decided(&melee) || fled.is_some() || melee.round == COMBAT_ROUNDS {
            self.conclude(melee, fled, tally, weight);
            return None;
        }
        let is_breached = melee.is_breached;
        melee.hosts.iter_mut().for_each(|host| host.count_free_swords(is_breached));
        (melee.round, melee.step) = (melee.round + 1, Step::All);
        Some(melee)
    }

    pub(super) fn n_dead(&self, melee: &Melee, side: usize) -> u8 {
        (self.start.hosts[side].fighters.len() - melee.hosts[side].fighters.len()) as u8
    }

    fn is_decided(&self, melee: &Melee) -> bool {
        (0..2).any(|side| !self.stands(melee, side))
    }

    /// Walls stand in for a garrison until the breach; engines alone do not storm.
    fn stands(&self, melee: &Melee, side: usize) -> bool {
        let mut left = melee.hosts[side].fighters.iter();
        match (self.clash, side) {
            (Clash::Assault, 0) => left.any(|fighter| fighter.kind != Kind::SiegeEngine),
            (Clash::Assault, _) => !melee.is_breached || left.next().is_some(),
            _ => left.next().is_some(),
        }
    }

    /// If both would flee the attacker does (5.7); from a siege only the besieger can go (5.8).
    fn runaway(&self, hosts: &[Host; 2]) -> Option<usize> {
        let sides = if self.clash == Clash::Assault { 0..1 } else { 0..2 };
        sides.into_iter().find(|&side| hosts[side].runs(self.start.hosts[side].fighters.len()))
    }

    fn conclude(&self, mut melee: Melee, fled: Option<usize>, tally: &mut Tally, weight: u64) {
        let winner = match ([0, 1].map(|side| self.stands(&melee, side)), fled) {
            (_, Some(side)) => (self.clash == Clash::Battle).then_some(1 - side),
            ([true, false], _) => Some(0),
            ([false, true], _) => Some(1),
            _ => None,
        };
        if let (Clash::Battle, Some(side)) = (self.clash, fled) {
            // Engines cannot flee (5.7).
            melee.hosts[side].fighters.retain(|fighter| fighter.kind != Kind::SiegeEngine);
        }
        if let Some(side) = fled {
            tally.sides[side].fled += weight;
        }
        let rounds = melee.round - self.start.round + 1;
        tally.rounds += weight * u64::from(rounds);
        self.count_end(&melee.hosts, winner, tally, weight);
    }

    fn walk_in(&self, tally: &mut Tally, weight: u64) {
        self.count_end(&self.start.hosts, Some(0), tally, weight);
    }

    fn count_end(&self, hosts: &[Host; 2], winner: Option<usize>, tally: &mut Tally, weight: u64) {
        tally.total += weight;
        match winner {
            Some(side) => tally.sides[side].wins += weight,
            None => tally.drawn += weight,
        }
        for (side, host) in hosts.iter().enumerate() {
            let (began, left) = (self.units(side), host.by_kind());
            let sums = &mut tally.sides[side];
            sums.destroyed += if left == [0; 9] { weight } else { 0 };
            for (kind, sum) in sums.lost.iter_mut().enumerate() {
                *sum += weight * u64::from(began[kind] - left[kind]);
            }
        }
    }
}

/// The host of a side deals its swords.
pub(super) fn strike(hosts: &mut [Host; 2], side: usize, swords: u8) {
    let free = hosts[1 - side].fall(swords);
    // Charge and roll are paired apart.
    hosts[side].free = (hosts[side].free & !1) + free;
}

/// Swords on the table: rolled, or being dealt one side after the other.
fn opening(state: &Scharz) -> Opening {
    let sides = &state.fight.sides;
    let PhaseState::Hits(hits) = state.phase else {
        return Opening::Rolled([0, 1].map(|side| tally::tally(state, side).total()));
    };
    let hitter = hits.hitter().unwrap_or(2);
    Opening::Struck([0, 1].map(|side| match side.cmp(&hitter) {
        std::cmp::Ordering::Less => 0,
        std::cmp::Ordering::Equal => sides[side].swords,
        std::cmp::Ordering::Greater => sides[side].swords.saturating_sub(sides[1 - side].shields),
    }))
}
