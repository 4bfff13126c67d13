//! Home before the winter (5.14): whom it finds beyond the own network is lost.

use scharz::{Mark, Place, Season, Stack, Unit};

use crate::orders::muster::may_go;
use crate::orders::{Muster, Order, Passage, ferry};
use crate::survey::Survey;

/// Before winter feeding nobody may stand where no supply reaches: a single unit closes the gap, or they come home.
pub(crate) fn order(muster: &Muster<'_>) -> Option<Order> {
    let survey = muster.survey;
    let toll = if survey.is_last_way_home() { survey.toll() } else { 0 };
    let rescue = if toll > 0 { rescue(muster, toll) } else { None };
    rescue.or_else(|| ferry::order(muster)).or_else(|| step_home(muster))
}

/// The order after which the winter takes the fewest units, if it helps.
fn rescue(muster: &Muster<'_>, toll: usize) -> Option<Order> {
    let survey = muster.survey;
    let stands = survey.scene.out(survey.seat) & survey.world.map().fields;
    let mut best = (toll, usize::MAX, None);
    for from in stands {
        let most = if survey.stranded().contains(from) { usize::MAX } else { 1 };
        for stack in stacks(muster, from) {
            for to in survey.neighbours(from) {
                let order = Order { stack, to, count: most, by: Passage::March };
                let (left, moving) = (toll_after(muster, &order), n_going(muster, &order));
                if left < toll && (left, moving) < (best.0, best.1) {
                    best = (left, moving, Some(order));
                }
            }
        }
    }
    best.2.or_else(|| relief(muster, toll))
}

/// A ship that joins a coast to the network.
fn relief(muster: &Muster<'_>, toll: usize) -> Option<Order> {
    let survey = muster.survey;
    let ships = survey.world.units[survey.seat].iter().map(|(_, unit)| unit);
    let idle = ships.filter(|ship| ship.kind.is_ship() && !ship.marks.contains(Mark::Moved));
    let seas = survey.world.map().seas - survey.enemy_out;
    let mut orders = idle.flat_map(|ship| {
        let data = survey.world.data(ship.at.place());
        let near = if data.is_field() { data.coast } else { data.water };
        let order = |to| Order::sail(ship, to);
        (near & seas).iter().map(order)
    });
    orders.find(|order| toll_after(muster, order) < toll)
}

/// A step into safety, or towards it, for those without supply who would come too late otherwise.
fn step_home(muster: &Muster<'_>) -> Option<Order> {
    let survey = muster.survey;
    let shelter = survey.shelter() & survey.world.map().fields;
    let astray = (survey.afield() - shelter - survey.firmly_supplied())
        .iter()
        .filter(|&from| survey.is_astray(shelter, from));
    astray.into_iter().find_map(|from| {
        let (to, steps) = survey.way_home(shelter, from)?;
        let stack = stacks(muster, from).into_iter().next()?;
        let order = Order { stack, to, count: usize::MAX, by: Passage::March };
        let is_in_time = steps == 1 || survey.world.season != Season::Winter;
        (is_in_time && muster.keeps_supply(&order)).then_some(order)
    })
}

fn stacks(muster: &Muster<'_>, from: Place) -> Vec<Stack> {
    let survey = muster.survey;
    let units = survey.world.units_at(survey.seat, from).map(|(_, unit)| unit);
    let mut stacks: Vec<Stack> =
        units.filter(|unit| may_go(survey, unit) && unit.is_land()).map(Unit::stack).collect();
    stacks.dedup();
    stacks
}

fn n_going(muster: &Muster<'_>, order: &Order) -> usize {
    let survey = muster.survey;
    let going =
        survey.world.units[survey.seat].count(|unit| unit.stack() == order.stack && may_go(survey, unit));
    going.min(order.count)
}

/// What winter would take after an order.
fn toll_after(muster: &Muster<'_>, order: &Order) -> usize {
    Survey::new(&muster.after(order), muster.survey.seat, muster.survey.phase).toll()
}
