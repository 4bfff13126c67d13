//! Quick choices other than placements and votes: what favours, counties and castles offer, weighed without trying it.

use engine::Seat;
use lancaster::{Action, Banner, Claim, County, Garrison, PhaseState, Space, Strength, data};

use super::evaluate::Judge;

/// How much harder a noble is to come by with each point of strength its county asks for.
const HARD_TO_GET: f32 = 0.3;

impl Judge<'_> {
    /// How good an action looks in the present phase; nothing where only trying it tells.
    pub fn at_a_glance(&self, seat: Seat, action: &Action) -> Option<f32> {
        match (self.state.phase, *action) {
            (PhaseState::Law { .. }, _) => None,
            (PhaseState::FavourPick { house }, Action::TakeFavour { favour }) => {
                Some(self.favour(house, favour))
            }
            (_, Action::TakeNoble { county }) => Some(self.noble_from(county)),
            (_, Action::Build { space }) => Some(self.extension(seat, space)),
            (PhaseState::County { county }, Action::Claim { claim }) => Some(self.claim(county, claim)),
            (_, Action::NameStartPlayer { target }) => Some(if target == seat { 1.0 } else { 0.0 }),
            (_, Action::Ransom { knight }) => Some(self.ransom(knight)),
            (PhaseState::Ransom { .. }, Action::Decline) => Some(0.0),
            (PhaseState::Castle { .. }, _) => Some(self.castle_item(seat, action)),
            _ => None,
        }
    }

    /// Nobles of counties that are hard to enter are best taken by favour.
    fn noble_from(&self, county: County) -> f32 {
        HARD_TO_GET * f32::from(data::county(county).minimum)
    }

    fn claim(&self, county: County, claim: Claim) -> f32 {
        let Some(Garrison { house, knight, .. }) = self.state.counties[county].garrison else { return 0.0 };
        let spoils = self.spoils(county, house, knight);
        match claim {
            Claim::Noble => spoils.noble,
            Claim::Reward => spoils.reward,
            Claim::Both => spoils.noble + spoils.reward - f32::from(data::BOTH_GOLD) * self.worth.gold,
        }
    }

    /// Income first, then what can be paid for with profit; what cannot is left.
    fn castle_item(&self, seat: Seat, action: &Action) -> f32 {
        match *action {
            Action::ScoreIncome => 100.0,
            Action::ScoreSpace { space, .. } if !matches!(space, Space::Recruit | Space::Upgrade) => 50.0,
            Action::ScoreSpace { banner: Banner::Ally, .. } => 10.0,
            Action::ScoreSpace { banner: Banner::Own, space } => self.bargain(seat, space).1,
            _ => 0.05,
        }
    }

    /// How much a knight is missed: the dearest captive is bought free first, if its ransom is not dearer still.
    fn ransom(&self, knight: Strength) -> f32 {
        self.worth.loss(knight) - f32::from(knight.value()) * self.worth.gold
    }
}
