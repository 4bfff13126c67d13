//! How far it is over the seas.

use std::sync::LazyLock;

use scharz::{Kind, MapId, PerPlace, Place, Set, Yard};

use crate::course::Purse;
use crate::survey::{FAR, Steps, Survey};

/// Ships that carry an army able to take a village; and what one of them takes aboard (3.5).
pub(crate) const FLOTILLA: usize = 2;

/// Moves between all seas, by map.
static SEAS: LazyLock<Vec<Steps>> = LazyLock::new(|| MapId::ALL.into_iter().map(seas_on).collect());

fn seas_on(map: MapId) -> Steps {
    let data = map.data();
    let mut steps = PerPlace::all(PerPlace::all(FAR));
    for sea in data.seas {
        steps[sea][sea] = 0;
        let (mut level, mut edge, mut seen) = (0, Set::one(sea), Set::one(sea));
        while !edge.is_empty() {
            level += 1;
            edge = (edge.spread(|from| data.at(from).water) & data.seas) - seen;
            seen |= edge;
            edge.iter().for_each(|to| steps[sea][to] = level);
        }
    }
    steps
}

impl Survey<'_> {
    /// Moves of a ship from a sea to one that touches a coast.
    pub(crate) fn seas_to(&self, sea: Place, coast: Place) -> u8 {
        let shores = self.world.data(coast).coast & self.world.map().seas;
        shores.iter().map(|shore| SEAS[self.world.options.map as usize][sea][shore]).min().unwrap_or(FAR)
    }

    /// The same from a yard or wherever a ship lies.
    pub(crate) fn voyage_to(&self, place: Place, coast: Place) -> u8 {
        if !self.world.data(place).is_field() {
            return self.seas_to(place, coast);
        }
        let seas = self.world.data(place).coast & self.world.map().seas;
        seas.iter().map(|sea| 1 + self.seas_to(sea, coast)).min().unwrap_or(FAR).min(FAR)
    }

    /// Own settlements with a yard.
    pub(crate) fn yards(&self) -> Set<Place> {
        self.home.only(|place| self.world.fields[place].yard != Yard::NoYard)
    }

    /// Whether the purse is for ships, and there are too few to carry an army.
    pub(crate) fn lacks_ships(&self) -> bool {
        let ships = self.world.units[self.seat].count(|unit| unit.kind == Kind::Transport);
        self.stance.purse == Purse::Fleet && ships < FLOTILLA
    }
}
