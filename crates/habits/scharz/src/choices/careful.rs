//! One choice on a course: by rules of thumb under its stance, less what its care forbids.

use engine::{FastChance, Seat};
use scharz::{Action, Building, Feast, Phase, Scharz};

use crate::course::{Care, Course, Foraging, Marching, Spending, Stance, War};
use crate::orders::{Aim, Muster, homeward};
use crate::survey::Survey;

/// The index of the click that somebody on this course makes.
pub(crate) fn follow(
    state: &Scharz,
    seat: Seat,
    actions: &[Action],
    Course { stance, care }: Course,
    chance: &mut FastChance,
) -> usize {
    if care == Care::default() {
        return super::choose(state, seat, actions, stance, chance);
    }
    let plunder = actions.iter().position(|action| matches!(action, Action::Plunder { .. }));
    if let (Foraging::Everywhere, Phase::Plunder, Some(index)) = (care.land, state.phase.name(), plunder) {
        return index;
    }
    if let (Marching::Homeward, Phase::Units) = (care.march, state.phase.name()) {
        return homeward(state, seat, actions);
    }
    let allowed: Vec<usize> =
        (0..actions.len()).filter(|&index| allows(care, state, seat, &actions[index])).collect();
    let listed: Vec<Action> = allowed.iter().map(|&index| actions[index]).collect();
    let war = if care.march == Marching::AsUsual { stance.war } else { War::Peaceful };
    allowed[super::choose(state, seat, &listed, Stance { war, ..stance }, chance)]
}

fn allows(care: Care, state: &Scharz, seat: Seat, action: &Action) -> bool {
    match state.phase.name() {
        Phase::Units => care.march != Marching::NotAtAll || !matches!(action, Action::Select { .. }),
        Phase::Special => care.march <= Marching::InPeace || !matches!(action, Action::Select { .. }),
        Phase::Trade | Phase::NewYear => {
            care.gold == Spending::AsUsual || !is_luxury(action) || is_first_village(state, seat, action)
        }
        Phase::Feasts => {
            care.gold == Spending::AsUsual
                || !matches!(action, Action::Celebrate { feast } if *feast != Feast::Small)
        }
        _ => true,
    }
}

/// The next click that brings somebody into safety.
fn homeward(state: &Scharz, seat: Seat, actions: &[Action]) -> usize {
    let (draft, world) = (&state.drafts[seat][..], state.seen_by(seat));
    let survey = Survey::new(&world, seat, state.phase.name());
    let order = homeward::order(&Muster::new(&survey, Aim::Open));
    let click = order.and_then(|order| super::click_of(&order, draft, actions));
    click.unwrap_or_else(|| super::otherwise(actions))
}

/// Who has no settlement finds bread nowhere (5.14).
fn is_first_village(state: &Scharz, seat: Seat, action: &Action) -> bool {
    let is_village =
        matches!(action, Action::Build { building: Building::BuildVillage, .. } | Action::Hurry { .. });
    is_village && state.world.scene().cus(seat).is_empty()
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
            | Action::BuildWith { .. }
            | Action::Hurry { .. }
            | Action::Clean { .. }
            | Action::HireCommander { .. }
            | Action::BuyHerd { .. }
    )
}

#[cfg(test)]
mod tests {
    use scharz::{Kind, MapId, Mode, Yard};

    use super::*;
    use crate::drill::{Drill, FOE, OWN, at};

    #[test]
    fn the_first_village_is_no_luxury() {
        let spares = |drill: Drill| {
            let build = Action::Build { at: at("it_senones"), building: Building::BuildVillage };
            let care = Care { gold: Spending::OnBread, ..Care::default() };
            allows(care, &drill.go(Phase::Trade).state, OWN, &build)
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
}
