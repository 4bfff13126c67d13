//! Raids (5.8): small parties go where nobody stands, take crops, herds and honour, and are gone before they are fought.

use crate::orders::{Muster, Order};
use scharz::Place;

/// Riders and walkers of one party, and how far they look for something to plunder.
const PARTY: usize = 2;
const REACH: u8 = 3;
/// What is not worth the march.
const LEAST: f32 = 0.8;

/// Who goes raiding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Raiders {
    /// Those who have nothing else to do.
    Idle,
    /// Builders as well.
    AllWhoCanLeave,
}

/// A party takes the next step to the field most worth plundering.
pub(super) fn order(muster: &Muster<'_>, who: Raiders) -> Option<Order> {
    let survey = muster.survey;
    let stands = survey.scene.out(survey.seat) & survey.world.map().fields;
    let mut best: Option<(f32, Place, Place)> = None;
    for from in stands.iter().filter(|&from| n_raiders(muster, from, who) > 0) {
        for to in survey.world.map().fields.iter().filter(|&to| survey.steps(from, to) <= REACH) {
            let worth = survey.raid_worth(to, PARTY as f32) / (1.0 + 0.3 * f32::from(survey.steps(from, to)));
            if worth > LEAST && best.is_none_or(|(most, ..)| worth > most) && survey.is_within_reach(to) {
                best = Some((worth, from, to));
            }
        }
    }
    let (_, from, to) = best?;
    let step = muster.step_towards(from, to)?;
    match who {
        Raiders::Idle => muster.order(from, step, PARTY.min(muster.n_spare(from)), |_| true),
        Raiders::AllWhoCanLeave => muster.order_of(from, step, PARTY.min(n_raiders(muster, from, who))),
    }
}

/// Units of a field that may go raiding: not those who are about to plunder it.
fn n_raiders(muster: &Muster<'_>, place: Place, who: Raiders) -> usize {
    let survey = muster.survey;
    if survey.enemy_home.contains(place) && !survey.world.fields[place].plundered {
        return 0;
    }
    match who {
        Raiders::Idle => muster.n_spare(place),
        Raiders::AllWhoCanLeave => muster.n_unneeded(place),
    }
}

#[cfg(test)]
mod tests {
    use scharz::{Event, Kind, MapId, Mode, Phase, Season, Yard};

    use crate::course::{Purse, Stance, War};
    use crate::drill::{Drill, FOE, OWN};

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
