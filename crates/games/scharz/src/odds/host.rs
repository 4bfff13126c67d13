//! One side of the model: its fighters, their dice and bonuses, and the order in which they fall.

use engine::Chance;

use super::arena::Step;
use crate::data::{self, Dye, Line, Morale, SHIP_ROOM};
use crate::ids::{Commander, Faction, Kind, Level, Post};
use crate::state::{Fight, MAX_DICE, Mark, Unit, World};
use crate::war::tally::{self, fighters, ground, has_bonuses};

/// What a charge would meet.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Foes {
    Ashore,
    WithShips,
}

/// Which riders and elephants roll in a charge.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Riders {
    /// Before the charge: all that can.
    All,
    /// In its round: those who did.
    Charged,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Fighter {
    pub kind: Kind,
    pub level: Level,
    pub dice: u8,
    pub dye: Dye,
    charges: bool,
    lives: u8,
    line: Line,
    on_site: bool,
    /// What its owner would rather keep.
    worth: u8,
    is_aboard: bool,
}

impl Fighter {
    fn of(world: &World, fight: &Fight, side: usize, riders: Riders, unit: &Unit) -> Self {
        let Unit { kind, level, .. } = *unit;
        let ground = ground(world, fight, side, unit);
        let (dice, dye) = data::dice(kind, ground);
        let on_site = unit.post == Post::OnSite;
        Self {
            kind,
            level,
            dice,
            dye,
            charges: match riders {
                Riders::All => matches!(kind, Kind::Cavalry | Kind::Elephant) && !on_site,
                Riders::Charged => unit.marks.contains(Mark::Charged),
            },
            lives: data::lives(kind, level, ground),
            line: if on_site { Line::Rear } else { data::line(kind, level) },
            on_site,
            worth: data::worth(kind, level),
            is_aboard: unit.post == Post::Aboard,
        }
    }

    fn rolls_in(&self, step: Step) -> bool {
        match step {
            Step::Charge => self.charges,
            Step::AfterCharge => !self.charges,
            Step::All => true,
        }
    }
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Host {
    pub fighters: Vec<Fighter>,
    has_bonuses: bool,
    /// As it is when the clash begins: what is won in it is booked at its end.
    mood: Morale,
    is_rival: bool,
    /// Support of a fort, or the dice of the walls.
    pub walls: u8,
    /// Cargo of a sunk ship needs another one.
    is_at_sea: bool,
    hittites: bool,
    leader_rerolls: bool,
    pub flees_below: u8,
    /// Swords and shields that left-over swords of the round before bring.
    extra: u8,
    pub extra_shields: u8,
    pub free: u8,
}

impl Host {
    pub fn of(world: &World, fight: &Fight, side: usize, riders: Riders) -> Self {
        let (place, seat, foe) = (fight.place, fight.sides[side].seat, fight.sides[1 - side].seat);
        let is_garrison = fight.is_assault && side == 1;
        let units: Vec<_> = if is_garrison {
            world.units_at(seat, place).filter(|(_, unit)| unit.post == Post::Inside).collect()
        } else {
            fighters(world, seat, place).collect()
        };
        let field = &world.fields[place];
        let fort = if field.lord() == Some(seat) && field.fort { field.settlement as u8 } else { 0 };
        let walls = match (fight.is_assault, side) {
            (true, 1) if !fight.breached => world.defence_level(place),
            (true, _) => 0,
            (false, _) => fort,
        };
        Self {
            fighters: units.iter().map(|(_, unit)| Fighter::of(world, fight, side, riders, unit)).collect(),
            has_bonuses: has_bonuses(world, seat),
            mood: tally::morale(world, seat),
            is_rival: world.is_rival(seat, foe),
            walls,
            is_at_sea: !world.data(place).is_field(),
            hittites: world.faction(seat) == Some(Faction::OrientHittites),
            leader_rerolls: world.players[seat].commander >= Commander::Better,
            flees_below: 0,
            extra: fight.sides[side].extra_swords,
            extra_shields: fight.sides[side].extra_shields,
            free: fight.sides[side].free,
        }
    }

    pub fn stand(&self) -> Foes {
        let has_ships = self.fighters.iter().any(|fighter| fighter.kind.is_naval());
        if has_ships { Foes::WithShips } else { Foes::Ashore }
    }

    /// Nobody rides against ships.
    pub fn let_charge(&mut self, foes: Foes) {
        self.fighters.iter_mut().for_each(|fighter| fighter.charges &= foes == Foes::Ashore);
    }

    pub fn has_chargers(&self) -> bool {
        self.fighters.iter().any(|fighter| fighter.charges)
    }

    /// Shields that its engines take off the walls (5.8).
    pub fn engines(&self) -> u8 {
        let engines = self.fighters.iter().filter(|fighter| fighter.kind == Kind::SiegeEngine);
        engines.map(|engine| data::engine_value(engine.level)).fold(0, u8::saturating_add)
    }

    pub fn by_kind(&self) -> [u8; 9] {
        let mut counts = [0; 9];
        self.fighters.iter().for_each(|fighter| counts[fighter.kind as usize] += 1);
        counts
    }

    /// Whether it has had enough; corsairs never flee.
    pub fn runs(&self, began_with: usize) -> bool {
        let is_pinned = self.fighters.iter().any(|fighter| fighter.kind == Kind::Corsair);
        !is_pinned && self.fighters.len() * 100 < began_with * usize::from(self.flees_below)
    }

    /// Before the breach left-over swords bring nothing (5.8).
    pub fn count_free_swords(&mut self, is_breached: bool) {
        let free = std::mem::take(&mut self.free);
        (self.extra, self.extra_shields) = (if is_breached { free / 2 } else { 0 }, 0);
    }

    pub fn swords(&self, step: Step, chance: &mut dyn Chance) -> u8 {
        let mut roll = Roll::default();
        for fighter in self.rolling(step) {
            let (own, mut leader) = self.rerolls(fighter);
            for _ in 0..fighter.dice {
                roll.add(throw(fighter.dye, own, &mut leader, chance), fighter.level);
            }
        }
        for (dye, count) in self.other_dice(step) {
            (0..count).for_each(|_| roll.add(dye.is_sword(chance.below(6) + 1), Level::Standard));
        }
        self.total(step, roll.swords, roll.blanks)
    }

    /// Swords of a roll with all bonuses (5.7 step 4); blanks of recruits are not among the blanks.
    pub fn total(&self, step: Step, swords: u8, blanks: u8) -> u8 {
        let units = self.weight(|fighter| fighter.rolls_in(step));
        let mood = self.mood;
        let mut total = swords + self.extra;
        if self.has_bonuses {
            let per = if self.is_rival { mood.rival_sword_per } else { mood.sword_per };
            total += blanks / 3 + units.checked_div(per).unwrap_or(0);
        }
        let heads = self.fighters.iter().filter(|fighter| fighter.dice > 0 && fighter.rolls_in(step));
        let heads = heads.count() as u8;
        let loss = if mood.loss_per > 0 { heads.div_ceil(mood.loss_per) } else { 0 };
        total.saturating_sub(loss)
    }

    /// The colours of all dice of a roll in which everybody takes part.
    pub fn dice(&self) -> Vec<Dye> {
        let units = self.rolling(Step::All).flat_map(|fighter| (0..fighter.dice).map(move |_| fighter.dye));
        let others = self.other_dice(Step::All).flat_map(|(dye, count)| (0..count).map(move |_| dye));
        units.chain(others).take(MAX_DICE).collect()
    }

    /// Those who roll: builders only half, the best of them.
    pub fn rolling(&self, step: Step) -> impl Iterator<Item = &Fighter> {
        let mut builders: Vec<&Fighter> = self.fighters.iter().filter(|fighter| fighter.on_site).collect();
        builders.sort_by_key(|fighter| {
            let (own, leader) = self.rerolls(fighter);
            (fighter.dye.blanks(own + leader), std::cmp::Reverse(fighter.level))
        });
        let n_rolling = if step == Step::Charge { 0 } else { builders.len() / 2 };
        let open = self.fighters.iter().filter(move |fighter| !fighter.on_site && fighter.rolls_in(step));
        open.chain(builders.into_iter().take(n_rolling))
    }

    /// Free re-rolls of each die of a unit, and those of a better commander for the whole unit (3.6, 3.11, 3.13).
    pub fn rerolls(&self, fighter: &Fighter) -> (u8, u8) {
        if fighter.level == Level::Recruit || fighter.kind == Kind::Elephant {
            return (0, 0);
        }
        let by_people = self.hittites && fighter.kind == Kind::LightInfantry;
        (data::free_rerolls(fighter.level) + u8::from(by_people), u8::from(self.leader_rerolls))
    }

    /// Seventh dice of each kind, and those of walls or fort.
    pub fn other_dice(&self, step: Step) -> impl Iterator<Item = (Dye, u8)> + '_ {
        let sevenths = Kind::ALL.into_iter().filter_map(move |kind| self.sevenths(kind, step));
        let walls = if step == Step::Charge { 0 } else { self.walls };
        sevenths.filter(|_| self.has_bonuses).chain([(Dye::Blue, walls)])
    }

    fn sevenths(&self, kind: Kind, step: Step) -> Option<(Dye, u8)> {
        let of_kind = |fighter: &&Fighter| fighter.kind == kind && !fighter.on_site && fighter.rolls_in(step);
        let armed = self.fighters.iter().find(of_kind).filter(|fighter| fighter.dice > 0)?;
        let weight: u8 =
            self.fighters.iter().filter(of_kind).map(|fighter| World::weight(fighter.level)).sum();
        Some((armed.dye, weight / 6))
    }

    fn weight(&self, counts: impl Fn(&Fighter) -> bool) -> u8 {
        let armed = || self.fighters.iter().filter(|fighter| fighter.dice > 0 && counts(fighter));
        let sum = |on_site: bool| -> u8 {
            armed().filter(|one| one.on_site == on_site).map(|one| World::weight(one.level)).sum()
        };
        sum(false) + sum(true) / 2
    }

    pub fn shields(&self) -> u8 {
        if self.has_bonuses { self.weight(|_| true) / self.mood.shield_per } else { 0 }
    }

    /// Takes the hits line by line; says how many swords are left over.
    pub fn fall(&mut self, mut swords: u8) -> u8 {
        while let Some(line) = self.fighters.iter().map(|fighter| fighter.line).min() {
            let killable = self
                .fighters
                .iter()
                .enumerate()
                .filter(|(_, fighter)| fighter.line == line && fighter.lives <= swords)
                .map(|(index, fighter)| (fighter.worth, index));
            // The hitter takes the dearest, in the rear the owner gives the cheapest.
            let victim = if line == Line::Rear { killable.min() } else { killable.max() };
            let Some((_, index)) = victim else { break };
            swords -= self.fighters.remove(index).lives;
        }
        self.drown();
        swords
    }

    /// Cargo beyond the room of the ships that are left is lost after the hits (5.7).
    fn drown(&mut self) {
        while self.is_at_sea {
            let cargo = || self.fighters.iter().enumerate().filter(|(_, fighter)| fighter.is_aboard);
            let size = |fighter: &Fighter| data::ship_size(fighter.kind);
            let n_ships = self.fighters.iter().filter(|ship| ship.kind == Kind::Transport).count();
            // No two of these share a ship.
            let bulky = || cargo().filter(|(_, fighter)| size(fighter) > 1);
            let is_crowded = bulky().count() > n_ships;
            let load: u8 = cargo().map(|(_, fighter)| size(fighter)).sum();
            if !is_crowded && usize::from(load) <= n_ships * usize::from(SHIP_ROOM) {
                break;
            }
            let worth = |&(index, fighter): &(usize, &Fighter)| (fighter.worth, index);
            let lost = if is_crowded { bulky().min_by_key(worth) } else { cargo().min_by_key(worth) };
            let Some((index, _)) = lost else { break };
            self.fighters.remove(index);
        }
    }
}

/// One die, with its free re-rolls.
fn throw(dye: Dye, own: u8, leader: &mut u8, chance: &mut dyn Chance) -> bool {
    let mut sword = dye.is_sword(chance.below(6) + 1);
    for used in 0..own + *leader {
        if sword {
            break;
        }
        *leader -= u8::from(used >= own);
        sword = dye.is_sword(chance.below(6) + 1);
    }
    sword
}

/// Dice on the table.
#[derive(Default)]
struct Roll {
    dice: usize,
    swords: u8,
    blanks: u8,
}

impl Roll {
    /// Blanks of recruits count for nothing, dice beyond the bound of the state neither.
    fn add(&mut self, sword: bool, level: Level) {
        self.dice += 1;
        if self.dice <= MAX_DICE {
            self.swords += u8::from(sword);
            self.blanks += u8::from(!sword && level != Level::Recruit);
        }
    }
}
