//! Feeding (5.14): herds of one part of the realm are slaughtered for another that would starve, for meat serves all.

use scharz::{Action, Group, Herd, Larder, Season, World, data, groups, stock};

use crate::survey::Survey;

/// A herd whose meat saves somebody; feeding takes care of the rest by itself.
pub(crate) fn feed(survey: &Survey<'_>, actions: &[Action]) -> Option<usize> {
    let now = n_starving(survey, *survey.world);
    if now == 0 {
        return None;
    }
    let mut world = *survey.world;
    for group in groups(survey.world, survey.seat) {
        while slaughter_one(survey, &mut world, group) {}
    }
    if n_starving(survey, world) >= now {
        return None;
    }
    actions.iter().position(|action| matches!(action, Action::Slaughter { .. }))
}

/// Rations and fodder that will be missing: part after part eats fish, meat and grain, and its own herds when short.
fn n_starving(survey: &Survey<'_>, mut world: World) -> u16 {
    let seat = survey.seat;
    let mut missing = 0;
    for group in groups(&world, seat) {
        while !stock(&world, seat, group).is_enough() && slaughter_one(survey, &mut world, group) {}
        let larder = stock(&world, seat, group);
        missing += larder.missing();
        world.players[seat].meat -= eaten_meat(&larder);
    }
    missing
}

fn eaten_meat(larder: &Larder) -> u16 {
    larder.rations.saturating_sub(larder.fish / 2).min(larder.meat)
}

/// Sheep first, as the rules propose.
fn slaughter_one(survey: &Survey<'_>, world: &mut World, group: Group) -> bool {
    let seat = survey.seat;
    for herd in Herd::ALL {
        for place in group.spaces & world.map().fields {
            let field = &mut world.fields[place];
            let is_own = field.lord() == Some(seat);
            if field.take_herd(seat, herd) || is_own && field.take_inside(herd) {
                world.players[seat].meat += u16::from(data::meat(herd, Season::Winter).unwrap_or(0));
                return true;
            }
        }
    }
    false
}
