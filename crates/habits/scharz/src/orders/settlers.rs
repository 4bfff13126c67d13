//! Settlers on their way to a ship.

use scharz::{Kind, Place, Set};

use crate::orders::colony::PARTY;
use crate::orders::{Muster, Order, claim, colony};

/// How far settlers walk to a ship.
const WALK: u8 = 4;

/// Whoever is idle where no land is left gathers at a yard from which a village beyond the sea can be founded.
pub(super) fn order(muster: &Muster<'_>) -> Option<Order> {
    let survey = muster.survey;
    if survey.world.is_quick() || !survey.may_found(PARTY) {
        return None;
    }
    let is_moored = |yard: Place| muster.transports().any(|(_, ship)| ship.at.place() == yard);
    let yard = (survey.yards() - survey.enemy_out)
        .iter()
        .find(|&yard| is_moored(yard) && colony::can_settle_from(muster, yard))?;
    let lacking = PARTY.checked_sub(colony::n_settlers(muster, yard)).filter(|&lacking| lacking > 0)?;
    let idle = ((survey.home & survey.afield()) - Set::one(yard)).iter().filter(|&from| {
        survey.steps(from, yard) <= WALK && muster.n_available(from) > 0 && claim::is_cramped(muster, from)
    });
    let from = idle.min_by_key(|&from| survey.steps(from, yard))?;
    muster.order(from, muster.step_towards(from, yard)?, lacking, |unit| unit.kind == Kind::LightInfantry)
}
