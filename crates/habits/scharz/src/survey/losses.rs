//! Why units and settlements of Scharz were lost without a fight: somebody's doing, or their own lord's neglect.

use engine::{Seat, Told};
use scharz::{Event, Kind, Phase, Place, Scharz, Season, Set, Space, World};

/// What took a unit or settlement in winter, or at sea and in the wild before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// Nobody kept it from coming home.
    CutOff,
    /// The realm had less gold than it owed, and nobody had robbed it this year.
    Unpaid,
    /// The realm had less food than it needed, and nobody had robbed it this year.
    Hungry,
    /// Supplied when the season began, and enemies beside it.
    CutOffByEnemies,
    Besieged,
    /// Short of food or gold in a year in which enemies took crops, herds or settlements.
    Robbed,
    /// Storms, mountains, deserts and other dice of attrition.
    Attrition,
}

impl Cause {
    pub const ALL: [Cause; 7] = [
        Cause::CutOff,
        Cause::Unpaid,
        Cause::Hungry,
        Cause::CutOffByEnemies,
        Cause::Besieged,
        Cause::Robbed,
        Cause::Attrition,
    ];

    /// What a careful lord would have avoided.
    pub fn is_neglect(self) -> bool {
        self <= Cause::Hungry
    }
}

/// One loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    pub owner: Seat,
    pub at: Space,
    /// None for a settlement.
    pub kind: Option<Kind>,
    pub cause: Cause,
}

/// Follows one match.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    /// Seats from which enemies took something this year.
    robbed: [bool; 4],
    /// Spaces whose units were supplied when the season's orders were given.
    supplied: [Set<Place>; 4],
}

impl Watch {
    /// Begins in the middle of a match; whom enemies have robbed before is not known.
    pub fn starting(state: &Scharz) -> Self {
        let mut watch = Self::default();
        watch.note_supply(state);
        watch
    }

    /// The losses of one step, with the state before it.
    pub fn losses<'a>(
        &'a mut self,
        before: &'a Scharz,
        told: &'a [Told<Event>],
    ) -> impl Iterator<Item = Loss> + 'a {
        let is_open = before.ready.is_empty() && before.drafts.values().all(|draft| draft.is_empty());
        if before.phase == Phase::Units && is_open {
            self.note_supply(before);
        }
        told.iter().filter_map(|line| self.hear(before, line.event))
    }

    fn note_supply(&mut self, state: &Scharz) {
        let scene = state.world.scene();
        state.world.players.seats().for_each(|seat| self.supplied[seat.index()] = scene.supplied(seat));
    }

    fn hear(&mut self, before: &Scharz, event: Event) -> Option<Loss> {
        match event {
            Event::NewYear { .. } => self.robbed = [false; 4],
            Event::CropTaken { owner, .. }
            | Event::CropDestroyed { owner, .. }
            | Event::HerdTaken { owner, .. }
            | Event::HerdDestroyed { owner, .. }
            | Event::SettlementRazed { owner, .. }
            | Event::SettlementTaken { owner, .. }
            | Event::SettlementSurrendered { owner, .. } => self.robbed[owner.index()] = true,
            Event::UnitLost { owner, at, kind } => {
                let cause = self.cause(before, owner, at, Some(kind));
                return Some(Loss { owner, at, kind: Some(kind), cause });
            }
            Event::SettlementStarved { owner, at } => {
                return Some(Loss { owner, at, kind: None, cause: self.cause(before, owner, at, None) });
            }
            _ => {}
        }
        None
    }

    fn cause(&self, before: &Scharz, owner: Seat, at: Space, kind: Option<Kind>) -> Cause {
        let world = &before.world;
        let scene = world.scene();
        let is_feeding = world.season == Season::Winter && before.phase.name() as u8 >= Phase::Trade as u8;
        let is_pay_day = kind == Some(Kind::Mercenary) && before.phase.name() as u8 >= Phase::Trade as u8;
        let is_camped_on = scene.encircled(owner).contains(at.place());
        if !is_feeding && !is_pay_day {
            return if is_camped_on { Cause::Besieged } else { Cause::Attrition };
        }
        match () {
            () if is_camped_on => Cause::Besieged,
            () if kind.is_some() && !scene.is_supplied(owner, at.place()) => self.cut_off(world, owner, at),
            () if self.robbed[owner.index()] => Cause::Robbed,
            () if world.is_quick() || is_pay_day && world.players[owner].gold <= 0 => Cause::Unpaid,
            () => Cause::Hungry,
        }
    }

    fn cut_off(&self, world: &World, owner: Seat, at: Space) -> Cause {
        let data = world.data(at.place());
        let near = Set::one(at.place()) | data.land | data.coast | data.water | data.river;
        let enemies = world.scene().hostile_out(owner);
        let was_supplied = self.supplied[owner.index()].contains(at.place());
        let is_beside = near.meets(enemies);
        if was_supplied && is_beside { Cause::CutOffByEnemies } else { Cause::CutOff }
    }
}
