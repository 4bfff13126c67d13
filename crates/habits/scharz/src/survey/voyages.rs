//! How far it is over the seas.

use std::sync::LazyLock;

use scharz::{Kind, MapId, Yard, places};

use crate::course::Purse;
use crate::survey::{FAR, Survey};

/// Ships that carry an army able to take a village; and what one of them takes aboard (3.5).
pub(crate) const FLOTILLA: usize = 2;

type Steps = [[u8; 64]; 64];

/// Moves between all seas, by map.
static SEAS: LazyLock<Vec<Steps>> = LazyLock::new(|| MapId::ALL.into_iter().map(seas_on).collect());

fn seas_on(map: MapId) -> Steps {
    let data = map.data();
    let mut steps = [[FAR; 64]; 64];
    for sea in places(data.seas) {
        steps[sea][sea] = 0;
        let (mut level, mut edge, mut seen) = (0, 1u64 << sea, 1u64 << sea);
        while edge != 0 {
            level += 1;
            edge = places(edge).fold(0, |set, from| set | data.spaces[from].water) & data.seas & !seen;
            seen |= edge;
            places(edge).for_each(|to| steps[sea][to] = level);
        }
    }
    steps
}

impl Survey<'_> {
    /// Moves of a ship from a sea to one that touches a coast.
    pub(crate) fn seas_to(&self, sea: usize, coast: usize) -> u8 {
        let shores = self.world.data(coast).coast & self.world.map().seas;
        places(shores).map(|shore| SEAS[self.world.options.map as usize][sea][shore]).min().unwrap_or(FAR)
    }

    /// The same from a yard or wherever a ship lies.
    pub(crate) fn voyage_to(&self, place: usize, coast: usize) -> u8 {
        if !self.world.data(place).is_field() {
            return self.seas_to(place, coast);
        }
        let seas = self.world.data(place).coast & self.world.map().seas;
        places(seas).map(|sea| 1 + self.seas_to(sea, coast)).min().unwrap_or(FAR).min(FAR)
    }

    /// Own settlements with a yard.
    pub(crate) fn yards(&self) -> u64 {
        places(self.home)
            .filter(|&place| self.world.fields[place].yard != Yard::NoYard)
            .fold(0, |set, place| set | 1 << place)
    }

    /// Whether the purse is for ships, and there are too few to carry an army.
    pub(crate) fn lacks_ships(&self) -> bool {
        let ships = self.world.units[self.seat].count(|unit| unit.kind == Kind::Transport);
        self.stance.purse == Purse::Fleet && ships < FLOTILLA
    }
}
