//! Where units go: strikes first, then guards, builders, single units that claim land, and the army made of the rest.

use scharz::data::Ground;
use scharz::{Action, Building, Kind, Level, Stack, Unit, places};

use super::course::War;
use super::host::LEVY;
use super::hunt::Hunters;
use super::odds::Force;
use super::survey::{Survey, field_yield};
use super::works::{Work, is_builder, works};

/// A strike is begun at these odds, and joined at lower ones.
pub(super) const BOLD: f32 = 0.62;
const COMMITTED: f32 = 0.45;
/// The same for the place that the war is about.
const DARING: f32 = 0.4;
/// How many attacks are compared.
const MOST_STRIKES: usize = 5;
/// Odds at which an own settlement is in danger.
const ALARM: f32 = 0.2;

/// Units of one kind that go to one space together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Order {
    pub stack: Stack,
    pub to: usize,
    pub count: usize,
    pub by: Passage,
}

/// Which of the clicks that move units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Passage {
    March,
    Board,
    Moor,
}

/// What the orders of this step are about: read from the first of them, so that later clicks carry on with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// Nothing is ordered yet.
    Open,
    /// No attack.
    Peace,
    /// An attack on this place.
    At(usize),
}

impl Aim {
    pub fn of(draft: &[Action], survey: &Survey<'_>) -> Aim {
        // A ship that puts out to sea does not say where its cargo will land.
        let first = draft.iter().find_map(|action| match action {
            Action::Go { to, .. } if to.data().is_field() => Some(to.local()),
            _ => None,
        });
        match first {
            None => Aim::Open,
            Some(place) if (survey.enemy_home | survey.enemy_out) >> place & 1 == 1 => Aim::At(place),
            Some(_) => Aim::Peace,
        }
    }
}

pub(super) struct March<'a, 'b> {
    pub(super) survey: &'b Survey<'a>,
    works: Vec<Work>,
    /// Units that must stay on their field.
    pinned: [u8; 64],
}

impl<'a, 'b> March<'a, 'b> {
    pub fn new(survey: &'b Survey<'a>) -> Self {
        let mut march = Self { survey, works: works(survey), pinned: [0; 64] };
        march.pin_guards();
        march.pin_crews();
        march.pin_army();
        march
    }

    /// The next order of a seat that pursues this aim.
    pub fn next(&self, aim: Aim) -> Option<Order> {
        let strike = match (aim, self.survey.stance.war) {
            (Aim::Peace, _) | (_, War::Peaceful) => None,
            (Aim::At(place), _) => self.strike_order(place, COMMITTED).or_else(|| self.best_strike(BOLD)),
            (Aim::Open, War::On(place)) => {
                self.strike_order(usize::from(place), DARING).or_else(|| self.best_strike(BOLD))
            }
            (Aim::Open, War::Watchful | War::Hold(_) | War::Raid) => self.best_strike(BOLD),
        };
        strike
            .or_else(|| self.campaign_order())
            .or_else(|| self.guard_order())
            .or_else(|| self.homeward_order())
            .or_else(|| self.hunt_order(Hunters::Riders))
            .or_else(|| self.crew_order())
            .or_else(|| {
                if self.is_bound_overseas() {
                    None
                } else {
                    self.colony_order().or_else(|| self.ashore_order())
                }
            })
            .or_else(|| self.forage_order())
            .or_else(|| self.claim_order())
            .or_else(|| self.muster_settlers())
            .or_else(|| self.hunt_order(Hunters::Spare))
            .or_else(|| self.host_order())
            .or_else(|| self.longship_order())
            .or_else(|| self.navy_order())
            .or_else(|| self.sailing_order())
    }

    /// Places worth attacking at these odds, best first.
    pub fn strikes(&self, least: f32) -> Vec<(usize, f32)> {
        let survey = self.survey;
        let targets = (survey.enemy_home | survey.enemy_out) & survey.world.map().fields & !survey.closed;
        let mut strikes: Vec<(usize, f32)> = places(targets)
            .filter_map(|place| self.strike_worth(place, least).map(|worth| (place, worth)))
            .filter(|&(_, worth)| worth > 0.0)
            .collect();
        strikes.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        strikes
    }

    /// The orders that begin each attack at these odds, and the one that begins none.
    pub fn orders(&self, least: f32) -> Vec<Order> {
        let strikes = self.strikes(least).into_iter().take(MOST_STRIKES);
        let orders = strikes.filter_map(|(place, _)| self.strike_order(place, least));
        orders.chain(self.next(Aim::Peace)).collect()
    }

    fn best_strike(&self, least: f32) -> Option<Order> {
        self.strikes(least).into_iter().find_map(|(place, _)| self.strike_order(place, least))
    }

    pub fn strike_order(&self, target: usize, least: f32) -> Option<Order> {
        self.strike_worth(target, least).filter(|&worth| worth > 0.0)?;
        let from = places(self.survey.neighbours(target)).find(|&from| self.n_available(from) > 0);
        let by_land = from.and_then(|from| self.order(from, target, self.n_available(from), |_| true));
        by_land.or_else(|| self.landing_order(target)).or_else(|| self.beaching_order(target))
    }

    /// What an attack on a place is worth, in victory points; nothing below these odds.
    fn strike_worth(&self, target: usize, least: f32) -> Option<f32> {
        let survey = self.survey;
        let (open, siege) = self.strikers(target);
        if open.is_none() || !survey.is_return_open(target) && !self.is_for_good(target) {
            return None;
        }
        let ground = survey.ground(target);
        let is_enemy_home = survey.enemy_home >> target & 1 == 1;
        let standing = survey.enemy_force(target, ground);
        let helpers = survey.enemy_around(target, ground).times(if is_enemy_home { 0.6 } else { 0.3 });
        let field_odds = survey.battle_odds(target, &open, &standing.plus(&helpers));
        if field_odds < least {
            return None;
        }
        let mut worth = field_odds * standing.units.min(4.0) * 0.6 - (1.0 - field_odds) * open.units;
        if standing.units > 0.0 {
            worth += field_odds;
        }
        if survey.home >> target & 1 == 1 {
            worth += 4.0 * field_odds;
        }
        if is_enemy_home {
            let inside = survey.enemy_inside(target).plus(&standing.times(0.8));
            let storm = survey.assault_odds(target, &siege, &inside);
            if standing.is_none() && storm < least {
                return None;
            }
            worth += storm * prize(survey, target);
        }
        Some(worth - 0.2)
    }

    /// Whether who goes there means to stay: without a home, or to conquer one beyond the sea.
    fn is_for_good(&self, target: usize) -> bool {
        let is_goal = matches!(self.survey.stance.war, War::On(place) if usize::from(place) == target);
        self.survey.home == 0 || is_goal && self.is_bound_overseas()
    }

    /// What a war on a settlement would bring, if all spare units were before it.
    pub fn target_worth(&self, place: usize) -> f32 {
        (0.2 + self.odds_at(place, &self.gathered(place, LEVY, Ground::Difficult)))
            * prize(self.survey, place)
    }

    /// Own units that are or can be on a place now: in the open, and as they would storm it.
    fn strikers(&self, target: usize) -> (Force, Force) {
        let survey = self.survey;
        let ground = survey.ground(target);
        let (mut open, mut siege) = (Force::default(), Force::default());
        let mut join = |unit: &Unit| {
            open.add(survey.world, survey.seat, unit, ground);
            siege.add(survey.world, survey.seat, unit, Ground::Difficult);
        };
        let here = survey.world.units_at(survey.seat, target).filter(|(_, unit)| unit.is_out());
        here.for_each(|(_, unit)| join(unit));
        for from in places(survey.neighbours(target)) {
            let units = survey.world.units_at(survey.seat, from).filter(|(_, unit)| survey.is_free(unit));
            units.take(self.n_available(from)).for_each(|(_, unit)| join(unit));
        }
        self.longships_for(target).for_each(&mut join);
        self.landers(target, join);
        (open, siege)
    }

    /// Units of a field that may leave it.
    pub(super) fn n_available(&self, place: usize) -> usize {
        let survey = self.survey;
        let free = survey.n_at(place, |unit| survey.is_free(unit));
        let staying = survey.n_at(place, |unit| unit.is_out()) - free;
        free - usize::from(self.pinned[place]).saturating_sub(staying).min(free)
    }

    /// Free units beyond the guards: crews for works that have not begun are among them.
    pub(super) fn n_unneeded(&self, place: usize) -> usize {
        let free = self.survey.n_at(place, |unit| self.survey.is_free(unit));
        free.saturating_sub(usize::from(self.guards_needed(place)))
    }

    /// The largest stack of a field that may go, at most `most` of it.
    pub(super) fn order(
        &self,
        from: usize,
        to: usize,
        most: usize,
        suits: impl Fn(&Unit) -> bool,
    ) -> Option<Order> {
        self.order_among((from, to), most.min(self.n_available(from)), suits)
    }

    /// The same among all who need not stay as guards.
    pub(super) fn order_of(&self, from: usize, to: usize, most: usize) -> Option<Order> {
        self.order_among((from, to), most.min(self.n_unneeded(from)), |_| true)
    }

    fn order_among(
        &self,
        (from, to): (usize, usize),
        most: usize,
        suits: impl Fn(&Unit) -> bool,
    ) -> Option<Order> {
        let survey = self.survey;
        let mut best: Option<Order> = None;
        let free = || {
            let units = survey.world.units_at(survey.seat, from).map(|(_, unit)| unit);
            units.filter(|unit| survey.is_free(unit) && suits(unit))
        };
        for unit in free() {
            let alike = free().filter(|other| other.stack() == unit.stack()).count();
            let count = alike.min(most);
            if count > best.map_or(0, |order| order.count) {
                best = Some(Order { stack: unit.stack(), to, count, by: Passage::March });
            }
        }
        let fewer =
            best.filter(|order| order.count > 1).map(|order| Order { count: order.count - 1, ..order });
        best.into_iter().chain(fewer).find(|order| self.keeps_supply(order))
    }

    /// So many units must stay that no enemy beside the settlement can take it.
    fn pin_guards(&mut self) {
        for place in places(self.survey.home) {
            self.pinned[place] = self.guards_needed(place);
        }
    }

    pub(super) fn guards_needed(&self, place: usize) -> u8 {
        let survey = self.survey;
        let threat = survey.enemy_around(place, Ground::Difficult);
        if threat.is_none() || survey.loss_odds(place, &threat, &Force::default()) < ALARM {
            return 0;
        }
        let guard = Force { units: 1.0, weight: 1.0, swords: 0.34, dice: 1.0, lives: 1.0 };
        let enough =
            (1..=6).find(|&count| survey.loss_odds(place, &threat, &guard.times(count as f32)) < 0.35);
        // A place that cannot be held is not worth the garrison.
        enough.unwrap_or(0)
    }

    fn pin_crews(&mut self) {
        for work in &self.works {
            let pinned = &mut self.pinned[work.place];
            *pinned = (*pinned).max(work.crew as u8);
        }
    }

    /// Whoever besieges the target of the war, or has come to hold a place, stays there.
    fn pin_army(&mut self) {
        if let War::On(place) | War::Hold(place) = self.survey.stance.war {
            let place = usize::from(place);
            self.pinned[place] = self.survey.n_at(place, |unit| unit.is_out()) as u8;
        }
    }

    /// Units beside a settlement that lacks guards.
    fn guard_order(&self) -> Option<Order> {
        let survey = self.survey;
        places(survey.home & !survey.closed).find_map(|place| {
            let needed = usize::from(self.guards_needed(place));
            let present = survey.n_at(place, |unit| unit.is_land() && unit.is_out());
            let lacking = needed.checked_sub(present).filter(|&lacking| lacking > 0)?;
            self.fetch(place, lacking, 1, |_| true)
        })
    }

    /// Brings at most so many units a step nearer to a place, from the nearest field that can spare them.
    fn fetch(
        &self,
        to: usize,
        most: usize,
        reach: u8,
        suits: impl Fn(&Unit) -> bool + Copy,
    ) -> Option<Order> {
        let survey = self.survey;
        let stands = survey.scene.out(survey.seat) & survey.world.map().fields & !(1 << to);
        let mut sources: Vec<(u8, usize)> = places(stands)
            .filter(|&from| survey.steps(from, to) <= reach && self.n_available(from) > 0)
            .map(|from| (survey.steps(from, to) + 2 * u8::from(self.is_lost_without_them(from)), from))
            .collect();
        sources.sort_unstable();
        sources.into_iter().find_map(|(_, from)| {
            let step = self.step_towards(from, to)?;
            self.order(from, step, most, suits)
        })
    }

    /// Whether a field would no longer be held if a unit left it.
    fn is_lost_without_them(&self, place: usize) -> bool {
        self.survey.home >> place & 1 == 0 && self.survey.n_at(place, |unit| unit.is_out()) <= 1
    }

    /// The neighbour on the way to a place that no stronger enemy holds.
    pub(super) fn step_towards(&self, from: usize, to: usize) -> Option<usize> {
        let survey = self.survey;
        let ways = survey.neighbours(from) & !((survey.enemy_out | survey.enemy_home) & !(1 << to));
        let nearer = places(ways).filter(|&way| survey.steps(way, to) < survey.steps(from, to));
        nearer.min_by_key(|&way| (survey.steps(way, to), survey.owned >> way & 1 == 0, way))
    }

    /// Builders for the works that lack them.
    fn crew_order(&self) -> Option<Order> {
        let survey = self.survey;
        self.works.iter().find_map(|work| {
            let builders = survey.n_at(work.place, |unit| unit.is_out() && is_builder(survey, unit));
            let lacking = work.crew.checked_sub(builders).filter(|&lacking| lacking > 0)?;
            let reach = if work.building == Building::BuildCity { 3 } else { 2 };
            self.fetch(work.place, lacking, reach, |unit| is_builder(survey, unit))
        })
    }

    /// Single units take free land beside the realm.
    fn claim_order(&self) -> Option<Order> {
        let survey = self.survey;
        let stands = survey.scene.out(survey.seat) & survey.world.map().fields;
        let mut best: Option<(f32, usize, usize)> = None;
        for from in places(stands).filter(|&from| self.n_available(from) > 0) {
            if self.is_lost_without_them(from) {
                continue;
            }
            for (to, worth) in self.claims(from) {
                let Some(step) = self.step_towards(from, to) else { continue };
                if best.is_none_or(|(most, ..)| worth > most) {
                    best = Some((worth, from, step));
                }
            }
        }
        let (_, from, step) = best?;
        self.order(from, step, 1, |_| true)
    }

    /// Free fields near a place, each with what it is worth to hold.
    pub(super) fn claims(&self, from: usize) -> impl Iterator<Item = (usize, f32)> + '_ {
        let survey = self.survey;
        let taken = survey.owned | survey.enemy_home | survey.enemy_out | survey.closed;
        let free = survey.world.map().fields & !taken & !survey.scene.out(survey.seat);
        places(free).filter_map(move |place| {
            let steps = survey.steps(from, place);
            let is_connected = survey.steps_from(survey.owned, place) <= 1;
            let threat = survey.enemy_around(place, Ground::Open);
            if steps == 0 || steps > 3 || !is_connected || threat.units > 1.0 {
                return None;
            }
            let growth = field_yield(survey.world, place).map_or(0.0, f32::from);
            Some((place, (2.0 + 0.3 * growth - threat.units) / f32::from(steps)))
        })
    }
}

/// Victory points both ways that the fall of a settlement moves.
pub(super) fn prize(survey: &Survey<'_>, place: usize) -> f32 {
    let is_city = survey.world.fields[place].settlement == scharz::Settlement::City;
    if is_city { 16.0 } else { 8.0 }
}

/// Who is missed least, first: for orders that want any unit.
pub(super) fn price(kind: Kind, level: Level) -> f32 {
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
