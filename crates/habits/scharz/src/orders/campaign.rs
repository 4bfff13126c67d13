//! The war that was decided on.

use scharz::data::Ground;

use crate::course::War;
use crate::orders::raid::Raiders;
use crate::orders::strike::STRIKE_ODDS;
use crate::orders::{LEVY, Muster, Order, expedition, host, raid};
use crate::survey::FAR;
use scharz::{Place, Set};

/// What a war that was decided on asks for.
pub(super) fn order(muster: &Muster<'_>) -> Option<Order> {
    match muster.survey.stance.war {
        War::On(target) if muster.is_overseas(target) => expedition::order(muster, target),
        War::On(target) => march_on(muster, target),
        War::Hold(place) => muster.gather(place, LEVY),
        // Plain crops are not worth the neglect at home; the honour and the booty of a people may be.
        // Among several enemies one always cuts the way home.
        War::Watchful if muster.survey.world.is_extended() && muster.survey.has_single_enemy() => {
            raid::order(muster, Raiders::Idle)
        }
        War::Raid => raid::order(muster, Raiders::AllWhoCanLeave),
        War::Watchful | War::Peaceful => None,
    }
}

/// The army gathers near its target from far and wide, and sets out when most of it is there.
fn march_on(muster: &Muster<'_>, target: Place) -> Option<Order> {
    let survey = muster.survey;
    let stands = (survey.scene.out(survey.seat) & survey.world.map().fields) - Set::one(target);
    let nearness = |place: Place| muster.n_spare(place) as f32 - 0.8 * f32::from(survey.steps(place, target));
    let hub = stands
        .iter()
        .filter(|&place| muster.n_spare(place) > 0 && survey.steps(place, target) < FAR)
        .max_by(|&a, &b| nearness(a).total_cmp(&nearness(b)).then(b.cmp(&a)))?;
    let (here, all) =
        (muster.gathered(hub, 0, Ground::Difficult), muster.gathered(hub, LEVY, Ground::Difficult));
    let is_ready = here.units >= 0.7 * all.units || survey.odds_at(target, &here) >= STRIKE_ODDS;
    if !is_ready {
        return muster.gather(hub, LEVY);
    }
    let step = muster.step_towards(hub, target).filter(|&step| host::is_safe_step(muster, hub, step))?;
    muster.order(hub, step, muster.n_spare(hub), |_| true)
}
