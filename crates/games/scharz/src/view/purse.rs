//! What will move a purse until the year is over, in the order in which it happens.

use engine::Seat;

use super::seats::tax_to_lord;
use super::types::ScharzPayment;
use crate::economy::income;
use crate::flow::calendar;
use crate::ids::Season;
use crate::phases::{Phase, wages_now};
use crate::state::{Mark, Scharz, World};

/// Wages and taxes as things stand (5.11, 5.13). `world` is the one the viewer sees.
pub fn purse(state: &Scharz, world: &World, seat: Seat) -> Vec<ScharzPayment> {
    let mut left = world.players[seat].gold;
    let mut payments = Vec::new();
    let mut season = Some(world.season);
    while let Some(this) = season {
        for (step, gold) in moved_in(world, this, seat) {
            if gold == 0 || (this == world.season && is_over(state, world, step)) {
                continue;
            }
            left += gold;
            payments.push(ScharzPayment { step, season: this, gold, left });
        }
        season = this.next();
    }
    payments
}

/// First the wages of a season, then its taxes.
fn moved_in(world: &World, season: Season, seat: Seat) -> [(Phase, i16); 2] {
    let mut then = *world;
    then.season = season;
    if season != world.season {
        // Who is hired now is paid by then.
        then.units[seat].iter_mut().for_each(|unit| unit.marks -= Mark::Fresh);
    }
    let pay_day = if world.is_quick() { Phase::QuickWages } else { Phase::Wages };
    let has_taxes = calendar::agenda(&then).contains(&Phase::Taxes);
    let taxes = if has_taxes { income::tax_income(world, seat) - tax_to_lord(world, seat) } else { 0 };
    [(pay_day, -wages_now(&then, seat)), (Phase::Taxes, taxes)]
}

/// Whether a step of this season has passed.
fn is_over(state: &Scharz, world: &World, step: Phase) -> bool {
    let agenda = calendar::agenda(world);
    let place = |phase: Phase| agenda.iter().position(|&each| each == phase);
    place(state.stage()) > place(step)
}
