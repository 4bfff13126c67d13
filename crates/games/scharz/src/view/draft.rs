//! The viewer's own clicks: as moves on the map, and what they would bring upon it.

use engine::{Flow, Seat};

use super::types::{ScharzMove, ScharzWarning};
use crate::action::Action;
use crate::data::maps::Space;
use crate::economy::larder;
use crate::ids::{Kind, Trouble};
use crate::phases::{Phase, wages_now};
use crate::state::{Draft, Scharz, World};

/// Every pair of clicks that takes something up and sends it somewhere.
pub fn moves(state: &Scharz, seat: Seat) -> Vec<ScharzMove> {
    let draft = &state.drafts[seat];
    let pairs = draft.windows(2).enumerate();
    pairs
        .filter_map(|(click, pair)| {
            let order = one(pair[0], pair[1], click as u8)?;
            let most = most(state, seat, &draft[..=click], pair[1]).max(order.count);
            Some(ScharzMove { most, ..order })
        })
        .collect()
}

/// As many as might have been sent when the stack was in the hand.
fn most(state: &Scharz, seat: Seat, before: &[Action], sent: Action) -> u8 {
    let mut then = *state;
    then.drafts[seat] = Draft::default();
    before.iter().for_each(|&click| then.drafts[seat].push(click));
    let mut most = 0;
    let _ = then.visit(seat, &mut |action| {
        most = most.max(counted(action, sent).unwrap_or(0));
        Flow::Continue(())
    });
    most
}

/// How many `action` sends, if it differs from `sent` at most in that.
fn counted(action: Action, sent: Action) -> Option<u8> {
    match (action, sent) {
        (Action::Go { to, count }, Action::Go { to: there, .. })
        | (Action::Board { to, count }, Action::Board { to: there, .. })
        | (Action::Moor { to, count }, Action::Moor { to: there, .. })
        | (Action::Transfer { to, count }, Action::Transfer { to: there, .. }) => {
            (to == there).then_some(count)
        }
        _ => None,
    }
}

fn one(taken: Action, sent: Action, click: u8) -> Option<ScharzMove> {
    let mut order = match taken {
        Action::Select { at, kind, level, .. } => {
            ScharzMove { kind: Some(kind), level: Some(level), ..empty(at, click) }
        }
        Action::SelectTransports { at, level, .. } => {
            ScharzMove { kind: Some(Kind::Transport), level: Some(level), ..empty(at, click) }
        }
        Action::SelectFleet { at } => empty(at, click),
        Action::SelectHerd { at, herd } => ScharzMove { herd: Some(herd), ..empty(at, click) },
        Action::SelectGood { at, good, count } => ScharzMove { good: Some(good), count, ..empty(at, click) },
        _ => return None,
    };
    let (way, to, count) = match sent {
        Action::Go { to, count } => ("go", to, count),
        Action::Board { to, count } => ("board", to, count),
        Action::Moor { to, count } => ("moor", to, count),
        Action::Transfer { to, count } => ("transfer", to, count),
        Action::DriveTo { to } => ("drive", to, 1),
        Action::CarryTo { to } => ("carry", to, order.count),
        _ => return None,
    };
    (order.way, order.to, order.count) = (way.to_owned(), to, count);
    Some(order)
}

fn empty(from: Space, click: u8) -> ScharzMove {
    let way = String::new();
    ScharzMove {
        from,
        to: from,
        way,
        kind: None,
        level: None,
        herd: None,
        good: None,
        count: 0,
        most: 0,
        click,
    }
}

/// What the step would bring upon the viewer who is ready now.
pub fn warnings(state: &Scharz, seen: &World, seat: Seat) -> Vec<ScharzWarning> {
    if state.phase.name() == Phase::Trade { unpaid(seen, seat) } else { stranded(state, seen, seat) }
}

/// Whoever cannot pay after the market closes loses units or settlements (5.11).
fn unpaid(seen: &World, seat: Seat) -> Vec<ScharzWarning> {
    let missing = wages_now(seen, seat) - seen.players[seat].gold.max(0);
    let warning = ScharzWarning { trouble: Trouble::Unpaid, at: None, missing };
    (missing > 0).then_some(warning).into_iter().collect()
}

/// Compares the world with and without the own clicks of a movement step.
fn stranded(state: &Scharz, seen: &World, seat: Seat) -> Vec<ScharzWarning> {
    let is_movement =
        matches!(state.phase.name(), Phase::Units | Phase::Special | Phase::Herds | Phase::Retreat);
    if !is_movement || state.drafts[seat].is_empty() {
        return Vec::new();
    }
    let (before, after) = (state.world.scene(), seen.scene());
    let emptied = ((after.home(seat) & before.out(seat)) - after.out(seat)) & after.near_enemies(seat);
    let stranded = after.out(seat) - after.supplied(seat) - (before.out(seat) - before.supplied(seat));
    let warn = |trouble| move |place| ScharzWarning { trouble, at: Some(seen.space(place)), missing: 0 };
    let mut warnings: Vec<_> = emptied.iter().map(warn(Trouble::LeftEmpty)).collect();
    warnings.extend(stranded.iter().map(warn(Trouble::CutOff)));
    let is_fed = |world: &World| larder::grain_missing(world, seat) == 0;
    if !seen.is_quick() && is_fed(&state.world) && !is_fed(seen) {
        warnings.push(ScharzWarning { trouble: Trouble::Hungry, at: None, missing: 0 });
    }
    warnings
}
