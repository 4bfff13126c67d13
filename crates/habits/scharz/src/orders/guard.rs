//! Guards for settlements that enemies could take.

use crate::orders::{Muster, Order};

/// Units beside a settlement that lacks guards.
pub(super) fn order(muster: &Muster<'_>) -> Option<Order> {
    let survey = muster.survey;
    (survey.home - survey.closed).iter().find_map(|place| {
        let needed = usize::from(muster.guards_needed(place));
        let present = survey.n_at(place, |unit| unit.is_land() && unit.is_out());
        let lacking = needed.checked_sub(present).filter(|&lacking| lacking > 0)?;
        muster.fetch(place, lacking, 1, |_| true)
    })
}
