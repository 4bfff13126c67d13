//! Raids (5.8): small parties go where nobody stands, take crops, herds and honour, and are gone before they are fought.

use scharz::data::Ground;
use scharz::{Homeland, Season, places};

use super::march::{March, Order};
use super::survey::Survey;

/// Riders and walkers of one party, and how far they look for something to plunder.
const PARTY: usize = 2;
const REACH: u8 = 3;
/// What is not worth the march.
const LEAST: f32 = 0.8;

impl Survey<'_> {
    /// What plundering a field is worth, less the danger of being caught there by more than the own party.
    pub(super) fn raid_worth(&self, place: usize, party: f32) -> f32 {
        let (field, data) = (&self.world.fields[place], self.world.data(place));
        let barred = self.home | self.enemy_out | self.closed | self.scene.out(self.seat);
        if !data.is_field() || field.plundered || data.is_neutral() || barred >> place & 1 == 1 {
            return 0.0;
        }
        let foreign = |owner| owner != self.seat && self.world.is_hostile(self.seat, owner);
        let crops = u8::from(field.crop_owner.is_some_and(foreign));
        let herds = field.herds.iter().flatten().filter(|flock| foreign(flock.owner)).count();
        let danger = (self.enemy_around(place, Ground::Open).units - party + 1.0).max(0.0);
        self.honour(place) + 2.0 * (f32::from(crops) + herds as f32) - 0.8 * danger
    }

    /// Whether raiders will be home before the winter, enemies or not.
    fn is_within_reach(&self, place: usize) -> bool {
        let farthest = match self.world.season {
            Season::Spring | Season::Summer => 2,
            Season::Autumn => 1,
            Season::Winter => 0,
        };
        self.steps_from(self.connected & self.world.map().fields, place) <= farthest
    }

    /// Prestige for plundering (3.11, 3.13); a besieged town pays no taxes either.
    fn honour(&self, place: usize) -> f32 {
        let data = self.world.data(place);
        let is_proud = self.world.faction(self.seat).is_some_and(|people| {
            let is_home = data.homeland == Homeland::Of(people.local());
            people.plunders_with_honour(data, is_home, self.world.options.danube_literal)
        });
        match () {
            () if self.enemy_home >> place & 1 == 1 && self.world.has_prestige() => 3.0,
            () if self.enemy_home >> place & 1 == 1 => 1.0,
            () if is_proud => 2.0,
            () if self.world.has_prestige() => -2.0,
            () => 0.0,
        }
    }
}

/// Who goes raiding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Raiders {
    /// Those who have nothing else to do.
    Idle,
    /// Builders as well.
    AllWhoCanLeave,
}

impl March<'_, '_> {
    /// A party takes the next step to the field most worth plundering.
    pub(super) fn raid_order(&self, who: Raiders) -> Option<Order> {
        let survey = self.survey;
        let stands = survey.scene.out(survey.seat) & survey.world.map().fields;
        let mut best: Option<(f32, usize, usize)> = None;
        for from in places(stands).filter(|&from| self.n_raiders(from, who) > 0) {
            for to in places(survey.world.map().fields).filter(|&to| survey.steps(from, to) <= REACH) {
                let worth =
                    survey.raid_worth(to, PARTY as f32) / (1.0 + 0.3 * f32::from(survey.steps(from, to)));
                if worth > LEAST && best.is_none_or(|(most, ..)| worth > most) && survey.is_within_reach(to) {
                    best = Some((worth, from, to));
                }
            }
        }
        let (_, from, to) = best?;
        let step = self.step_towards(from, to)?;
        match who {
            Raiders::Idle => self.order(from, step, PARTY.min(self.n_spare(from)), |_| true),
            Raiders::AllWhoCanLeave => self.order_of(from, step, PARTY.min(self.n_raiders(from, who))),
        }
    }

    /// Units of a field that may go raiding: not those who are about to plunder it.
    fn n_raiders(&self, place: usize, who: Raiders) -> usize {
        let survey = self.survey;
        if survey.enemy_home >> place & 1 == 1 && !survey.world.fields[place].plundered {
            return 0;
        }
        match who {
            Raiders::Idle => self.n_spare(place),
            Raiders::AllWhoCanLeave => self.n_unneeded(place),
        }
    }
}

#[cfg(test)]
mod tests {
    use scharz::{Event, Kind, MapId, Mode, Phase, Season, Yard};

    use super::super::course::{Purse, Stance, War};
    use super::super::drill::{Drill, FOE, OWN};

    /// The crop of an empty village is taken in summer, by no more than a party.
    #[test]
    fn a_party_takes_the_crop_of_an_empty_village() {
        let mut drill = Drill::new(MapId::Italia, Mode::Original)
            .village(OWN, "it_senones", Yard::NoYard)
            .units(OWN, "it_senones", Kind::LightInfantry, 3)
            .village(FOE, "it_picenum", Yard::NoYard)
            .crop(FOE, "it_picenum");
        drill.state.world.season = Season::Summer;
        let mut drill = drill.go(Phase::Units);
        let told = drill.carry_out(Stance::new(War::Raid, Purse::Balanced), 1);
        let went = |event: &Event| matches!(event, Event::Moved { seat: OWN, count: 1..=2, .. });
        let took = |event: &Event| matches!(event, Event::CropTaken { seat: OWN, owner: FOE, .. });
        assert!(told.iter().any(went) && told.iter().any(took), "{told:?}");
    }

    /// Honour is where a people finds it: Celts plunder free land outside their homeland (3.13).
    #[test]
    fn who_is_proud_of_it_plunders_free_land() {
        let mut drill = Drill::new(MapId::Italia, Mode::Extended)
            .people(OWN, scharz::Faction::ItaliaCelts)
            .people(FOE, scharz::Faction::ItaliaGreeks)
            .village(OWN, "it_senones", Yard::NoYard)
            .units(OWN, "it_senones", Kind::LightInfantry, 3)
            .village(FOE, "it_tarentum", Yard::NoYard)
            .go(Phase::Units);
        let told = drill.carry_out(Stance::new(War::Raid, Purse::Balanced), 1);
        assert!(told.iter().any(|event| matches!(event, Event::Plundered { seat: OWN, .. })), "{told:?}");
    }
}
