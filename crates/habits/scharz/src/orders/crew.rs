//! Builders for the works that are planned.

use scharz::Building;

use crate::orders::{Muster, Order};
use crate::survey::works::is_builder;

/// Builders for the works that lack them.
pub(super) fn order(muster: &Muster<'_>) -> Option<Order> {
    let survey = muster.survey;
    muster.works.iter().find_map(|work| {
        let builders = survey.n_at(work.place, |unit| unit.is_out() && is_builder(survey, unit));
        let lacking = work.crew.checked_sub(builders).filter(|&lacking| lacking > 0)?;
        let reach = if work.building == Building::BuildCity { 3 } else { 2 };
        muster.fetch(work.place, lacking, reach, |unit| is_builder(survey, unit))
    })
}
