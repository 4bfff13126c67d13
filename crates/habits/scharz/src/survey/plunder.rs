//! What plundering a field is worth (5.8).

use scharz::data::Ground;
use scharz::{Homeland, Place, Season};

use crate::survey::Survey;

impl Survey<'_> {
    /// What plundering a field is worth, less the danger of being caught there by more than the own party.
    pub(crate) fn raid_worth(&self, place: Place, party: f32) -> f32 {
        let (field, data) = (&self.world.fields[place], self.world.data(place));
        let barred = self.home | self.enemy_out | self.closed | self.scene.out(self.seat);
        if !data.is_field() || field.plundered || data.is_neutral() || barred.contains(place) {
            return 0.0;
        }
        let foreign = |owner| owner != self.seat && self.world.is_hostile(self.seat, owner);
        let crops = u8::from(field.crop_owner.is_some_and(foreign));
        let herds = field.herds.iter().flatten().filter(|flock| foreign(flock.owner)).count();
        let danger = (self.enemy_around(place, Ground::Open).units - party + 1.0).max(0.0);
        self.honour(place) + 2.0 * (f32::from(crops) + herds as f32) - 0.8 * danger
    }

    /// Whether raiders will be home before the winter, enemies or not.
    pub(crate) fn is_within_reach(&self, place: Place) -> bool {
        let farthest = match self.world.season {
            Season::Spring | Season::Summer => 2,
            Season::Autumn => 1,
            Season::Winter => 0,
        };
        self.steps_from(self.connected & self.world.map().fields, place) <= farthest
    }

    /// Prestige for plundering (3.11, 3.13); a besieged town pays no taxes either.
    fn honour(&self, place: Place) -> f32 {
        let data = self.world.data(place);
        let is_proud = self.world.faction(self.seat).is_some_and(|people| {
            let is_home = data.homeland == Homeland::Of(people.local());
            people.plunders_with_honour(data, is_home, self.world.options.danube_literal)
        });
        match () {
            () if self.enemy_home.contains(place) && self.world.has_prestige() => 3.0,
            () if self.enemy_home.contains(place) => 1.0,
            () if is_proud => 2.0,
            () if self.world.has_prestige() => -2.0,
            () => 0.0,
        }
    }
}
