//! How a lord goes on who has nothing in mind but to bring everybody through the winter: a stance, with care.

use engine::{FastChance, Seat};
use scharz::{Action, Building, Feast, Phase, Scharz};

use super::march::March;
use super::stance::{Stance, War};
use super::steward;
use super::survey::Survey;
use bots::Manner;

/// By default as usual in everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Care {
    pub march: Marching,
    pub gold: Spending,
    pub land: Foraging,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Marching {
    #[default]
    AsUsual,
    /// As usual, but nobody is attacked.
    InPeace,
    /// Nobody goes anywhere but into safety.
    Homeward,
    /// Nobody stirs.
    NotAtAll,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spending {
    #[default]
    AsUsual,
    /// On food and on what is owed; no feasts either.
    OnBread,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Foraging {
    #[default]
    AsUsual,
    /// Every field within reach is plundered for its gold.
    Everywhere,
}

/// Where the code of care begins in that of a manner, above the stance.
const SHIFT: u32 = 12;

impl Care {
    /// All courses that take some care, what changes least first.
    pub fn all() -> impl Iterator<Item = Care> {
        let marches = [Marching::AsUsual, Marching::InPeace, Marching::Homeward, Marching::NotAtAll];
        let ways = [
            (Spending::AsUsual, Foraging::AsUsual),
            (Spending::OnBread, Foraging::AsUsual),
            (Spending::AsUsual, Foraging::Everywhere),
            (Spending::OnBread, Foraging::Everywhere),
        ];
        let courses = marches
            .into_iter()
            .flat_map(move |march| ways.into_iter().map(move |(gold, land)| Care { march, gold, land }));
        courses.skip(1)
    }

    /// The same manner with this care instead of its own.
    pub fn taken_in(self, manner: Manner) -> Manner {
        let code = (self.march as u16) << 2 | (self.gold as u16) << 1 | self.land as u16;
        Manner(manner.0 & ((1 << SHIFT) - 1) | code << SHIFT)
    }

    /// The stance and the care of a manner.
    pub(super) fn split(manner: Manner) -> (Stance, Care) {
        let code = manner.0 >> SHIFT;
        let march = [Marching::AsUsual, Marching::InPeace, Marching::Homeward, Marching::NotAtAll];
        let gold = [Spending::AsUsual, Spending::OnBread];
        let land = [Foraging::AsUsual, Foraging::Everywhere];
        let care = Care {
            march: march[usize::from(code >> 2)],
            gold: gold[usize::from(code >> 1 & 1)],
            land: land[usize::from(code & 1)],
        };
        (Stance::from(Manner(manner.0 & ((1 << SHIFT) - 1))), care)
    }

    /// The index of the click to make.
    pub(super) fn choose(
        self,
        state: &Scharz,
        seat: Seat,
        actions: &[Action],
        stance: Stance,
        chance: &mut FastChance,
    ) -> usize {
        if self == Care::default() {
            return steward::choose(state, seat, actions, stance, chance);
        }
        let plunder = actions.iter().position(|action| matches!(action, Action::Plunder { .. }));
        if let (Foraging::Everywhere, Phase::Plunder, Some(index)) = (self.land, state.phase.name(), plunder)
        {
            return index;
        }
        if let (Marching::Homeward, Phase::Units) = (self.march, state.phase.name()) {
            return homeward(state, seat, actions);
        }
        let allowed: Vec<usize> =
            (0..actions.len()).filter(|&index| self.allows(state, seat, &actions[index])).collect();
        let listed: Vec<Action> = allowed.iter().map(|&index| actions[index]).collect();
        let war = if self.march == Marching::AsUsual { stance.war } else { War::Peaceful };
        allowed[steward::choose(state, seat, &listed, Stance { war, ..stance }, chance)]
    }

    fn allows(self, state: &Scharz, seat: Seat, action: &Action) -> bool {
        match state.phase.name() {
            Phase::Units => self.march != Marching::NotAtAll || !matches!(action, Action::Select { .. }),
            Phase::Special => self.march <= Marching::InPeace || !matches!(action, Action::Select { .. }),
            Phase::Trade | Phase::NewYear => {
                self.gold == Spending::AsUsual || !is_luxury(action) || is_first_roof(state, seat, action)
            }
            Phase::Feasts => {
                self.gold == Spending::AsUsual
                    || !matches!(action, Action::Celebrate { feast } if *feast != Feast::Small)
            }
            _ => true,
        }
    }
}

/// The next click that brings somebody into safety.
fn homeward(state: &Scharz, seat: Seat, actions: &[Action]) -> usize {
    let (draft, world) = (&state.drafts[seat][..], state.seen_by(seat));
    let survey = Survey::new(&world, seat, state.phase.name());
    let order = March::new(&survey).homeward_order();
    let click = order.and_then(|order| steward::click_of(&order, draft, actions));
    click.unwrap_or_else(|| steward::otherwise(actions))
}

/// Who has no settlement finds bread nowhere (5.14).
fn is_first_roof(state: &Scharz, seat: Seat, action: &Action) -> bool {
    let is_village =
        matches!(action, Action::Build { building: Building::BuildVillage, .. } | Action::Hurry { .. });
    is_village && state.world.scene().cus(seat) == 0
}

/// What costs gold and feeds nobody.
fn is_luxury(action: &Action) -> bool {
    matches!(
        action,
        Action::BuyInfantry { .. }
            | Action::Recruit { .. }
            | Action::DoubleQuota { .. }
            | Action::Hire { .. }
            | Action::HireForPrestige { .. }
            | Action::BuyElephant { .. }
            | Action::BuyCorsair { .. }
            | Action::BuyCorsairForPrestige { .. }
            | Action::BuyInBelgica
            | Action::Upgrade { .. }
            | Action::Train { .. }
            | Action::Build { .. }
            | Action::Hurry { .. }
            | Action::Clean { .. }
            | Action::HireCommander { .. }
            | Action::BuyHerd { .. }
    )
}

#[cfg(test)]
mod tests {
    use scharz::{Kind, MapId, Mode, Yard};

    use super::super::drill::{Drill, FOE, OWN, at};
    use super::super::stance::Purse;
    use super::*;

    #[test]
    fn the_first_village_is_no_luxury() {
        let spares = |drill: Drill| {
            let build = Action::Build { at: at("it_senones"), building: Building::BuildVillage };
            let care = Care { gold: Spending::OnBread, ..Care::default() };
            care.allows(&drill.go(Phase::Trade).state, OWN, &build)
        };
        let settlers = || {
            Drill::new(MapId::Italia, Mode::Extended).village(FOE, "it_tarentum", Yard::NoYard).units(
                OWN,
                "it_senones",
                Kind::LightInfantry,
                2,
            )
        };
        assert!(spares(settlers()));
        assert!(!spares(settlers().village(OWN, "it_clusium", Yard::NoYard)));
    }

    #[test]
    fn a_manner_holds_a_stance_and_care() {
        let stance = Stance::new(War::Hold(63), Purse::Fleet);
        for care in Care::all().chain([Care::default()]) {
            assert_eq!(Care::split(care.taken_in(stance.into())), (stance, care));
        }
        assert_eq!(Care::all().count(), 15);
        assert_eq!(Care::split(Manner::default()), (Stance::default(), Care::default()));
    }
}
