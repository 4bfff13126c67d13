//! The army: spare units that gather, and march on what they can take.

use scharz::data::Ground;
use scharz::places;

use super::course::War;
use super::march::{BOLD, March, Order, prize};
use super::odds::Force;
use super::raid::Raiders;
use super::survey::{FAR, Survey};

/// An army gathers from so many steps around, sets out with at least so many units, and goes no farther than that.
const MUSTER: u8 = 3;
/// The same for a war that was decided on.
pub(super) const LEVY: u8 = 5;
const LEAST_ARMY: f32 = 4.0;
const FARTHEST: u8 = 7;

impl March<'_, '_> {
    /// The army gathers where it is strongest and marches on what it can take.
    pub(super) fn host_order(&self) -> Option<Order> {
        let survey = self.survey;
        let stands = survey.scene.out(survey.seat) & survey.world.map().fields;
        let strength = |place: usize| survey.own_force(place).times(1.0).units;
        let hub = places(stands)
            .filter(|&place| self.n_spare(place) > 0)
            .max_by(|&a, &b| strength(a).total_cmp(&strength(b)).then(b.cmp(&a)))?;
        let Some((target, is_ready)) = self.campaign(hub) else {
            return self.muster(self.embarkation()?, MUSTER);
        };
        if !is_ready {
            return self.muster(hub, MUSTER);
        }
        let step = self.step_towards(hub, target).filter(|&step| self.is_safe_step(hub, step))?;
        self.order(hub, step, self.n_spare(hub), |_| true)
    }

    /// What a war that was decided on asks for.
    pub(super) fn campaign_order(&self) -> Option<Order> {
        match self.survey.stance.war {
            War::On(target) if self.is_overseas(usize::from(target)) => self.expedition(usize::from(target)),
            War::On(target) => self.march_on(usize::from(target)),
            War::Hold(place) => self.muster(usize::from(place), LEVY),
            // Plain crops are not worth the neglect at home; the honour and the booty of a people may be.
            // Among several enemies one always cuts the way home.
            War::Watchful if self.survey.world.is_extended() && self.survey.has_single_enemy() => {
                self.raid_order(Raiders::Idle)
            }
            War::Raid => self.raid_order(Raiders::AllWhoCanLeave),
            War::Watchful | War::Peaceful => None,
        }
    }

    /// The army gathers near its target from far and wide, and sets out when most of it is there.
    fn march_on(&self, target: usize) -> Option<Order> {
        let survey = self.survey;
        let stands = survey.scene.out(survey.seat) & survey.world.map().fields & !(1 << target);
        let nearness =
            |place: usize| self.n_spare(place) as f32 - 0.8 * f32::from(survey.steps(place, target));
        let hub = places(stands)
            .filter(|&place| self.n_spare(place) > 0 && survey.steps(place, target) < FAR)
            .max_by(|&a, &b| nearness(a).total_cmp(&nearness(b)).then(b.cmp(&a)))?;
        let (here, all) =
            (self.gathered(hub, 0, Ground::Difficult), self.gathered(hub, LEVY, Ground::Difficult));
        let is_ready = here.units >= 0.7 * all.units || self.odds_at(target, &here) >= BOLD;
        if !is_ready {
            return self.muster(hub, LEVY);
        }
        let step = self.step_towards(hub, target).filter(|&step| self.is_safe_step(hub, step))?;
        self.order(hub, step, self.n_spare(hub), |_| true)
    }

    /// Spare units within so many steps, as they fight on this ground: difficult for who storms walls.
    pub(super) fn gathered(&self, hub: usize, reach: u8, ground: Ground) -> Force {
        let survey = self.survey;
        let stands = survey.scene.out(survey.seat) & survey.world.map().fields;
        let mut force = Force::default();
        for from in places(stands).filter(|&from| survey.steps(from, hub) <= reach) {
            let units = survey.world.units_at(survey.seat, from).filter(|(_, unit)| unit.is_out());
            let units = units.take(self.n_spare(from));
            units.for_each(|(_, unit)| force.add(survey.world, survey.seat, unit, ground));
        }
        force
    }

    pub(super) fn odds_at(&self, place: usize, force: &Force) -> f32 {
        self.survey.odds_at(place, force)
    }

    /// Spare units come to the army.
    pub(super) fn muster(&self, hub: usize, reach: u8) -> Option<Order> {
        let survey = self.survey;
        let stands = survey.scene.out(survey.seat) & survey.world.map().fields & !(1 << hub);
        let near = places(stands).filter(|&from| survey.steps(from, hub) <= reach && self.n_spare(from) > 0);
        near.min_by_key(|&from| survey.steps(from, hub))
            .and_then(|from| self.order(from, self.step_towards(from, hub)?, self.n_spare(from), |_| true))
    }

    /// The settlement to march on, and whether the army at the hub is enough for it.
    fn campaign(&self, hub: usize) -> Option<(usize, bool)> {
        let survey = self.survey;
        let (here, all) =
            (self.gathered(hub, 0, Ground::Difficult), self.gathered(hub, MUSTER, Ground::Difficult));
        if all.units < LEAST_ARMY {
            return None;
        }
        let reachable = places(survey.enemy_home).filter(|&place| survey.steps(hub, place) <= FARTHEST);
        let worth = |place: usize| {
            self.odds_at(place, &all) * prize(survey, place) / (1.5 + f32::from(survey.steps(hub, place)))
        };
        let target = reachable
            .filter(|&place| self.odds_at(place, &all) >= BOLD)
            .max_by(|&a, &b| worth(a).total_cmp(&worth(b)).then(b.cmp(&a)))?;
        let is_ready = self.odds_at(target, &here) >= BOLD || here.units + 0.5 > all.units;
        Some((target, is_ready))
    }

    /// Neither into a stronger army nor, late in the year, out of supply.
    fn is_safe_step(&self, from: usize, step: usize) -> bool {
        let survey = self.survey;
        let ground = survey.ground(step);
        let threat = survey.enemy_around(step, ground).plus(&survey.enemy_force(step, ground));
        let is_strong = survey.battle_odds(step, &survey.own_force(from), &threat) >= 0.5;
        is_strong && survey.is_return_open(step)
    }

    /// Units that a war may take away: not the last one that holds a field.
    pub(super) fn n_spare(&self, place: usize) -> usize {
        let free = self.n_available(place);
        let stays =
            self.survey.home >> place & 1 == 0 && free == self.survey.n_at(place, |unit| unit.is_out());
        if stays { free.saturating_sub(1) } else { free }
    }
}

impl Survey<'_> {
    /// How likely a force takes a settlement whose neighbours come to help.
    pub(super) fn odds_at(&self, place: usize, force: &Force) -> f32 {
        let standing = self.enemy_force(place, Ground::Open).plus(&self.enemy_around(place, Ground::Open));
        self.assault_odds(place, force, &self.enemy_inside(place).plus(&standing.times(0.7)))
    }
}
