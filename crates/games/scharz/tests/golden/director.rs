//! Players who all help the first of them to win in one way: chance hardly ever comes to it by itself. Two serve as
//! vassals; a third would make their lord the sovereign.

use engine::{Ctx, FastChance, Game, Match, Played, Seat, Viewer};
use scharz::{Action, Giver, Goal, Proposal, Scharz, Way};

const LORD: Seat = Seat::new(0);
/// Gold for two partners in the next season.
const KEPT_FOR_AID: i16 = 6;

/// The policy of a table that wants the first seat to win in this way.
pub fn all_help(way: Way) -> impl Fn(&Match<Scharz>, &mut FastChance) -> Option<Played<Action>> {
    move |game, _| {
        let seat = game.status().pending().iter().next()?;
        let legal = game.legal_actions(seat);
        let help = legal.iter().copied().rfind(|&action| is_help(game.state(), seat, action, way));
        let march = || (seat == LORD).then(|| march_out(game.state(), &legal)).flatten();
        Some(Played { seat, action: help.or_else(march).unwrap_or_else(|| least(&legal)) })
    }
}

/// Vassals give all their gold; their lord gives as little aid as may be, for the prestige. All that is proposed is meant to be agreed to.
fn is_help(state: &Scharz, seat: Seat, action: Action, way: Way) -> bool {
    let is_vassal = [1, 2].contains(&seat.index());
    match action {
        Action::Announce { way: announced } => seat == LORD && announced == way,
        Action::Propose { proposal: Proposal::Vassalhood, target, giver } => {
            is_vassal && target == LORD && giver == Giver::Proposer
        }
        Action::Propose { proposal: Proposal::Aid, giver, .. } => seat == LORD && giver == Giver::Proposer,
        // More than one has could be named, and would lapse (5.10).
        Action::Offer { gold } => is_vassal && i16::from(gold) <= state.world.players[seat].gold,
        Action::BuyInfantry { .. } => seat == LORD && state.world.players[LORD].gold > KEPT_FOR_AID,
        Action::Agree { .. } | Action::AsProposed | Action::Sow { .. } => true,
        _ => false,
    }
}

/// The next click of the march after which the lord has most fields, if that is more than now.
fn march_out(state: &Scharz, legal: &[Action]) -> Option<Action> {
    let reached = |&action: &Action| match action {
        Action::Select { .. } => {
            let taken = after(state, action);
            let mut orders = Vec::new();
            taken.legal_actions(LORD, &mut orders);
            orders.iter().map(|&order| n_fields(&after(&taken, order))).max()
        }
        Action::Go { .. } => Some(n_fields(&after(state, action))),
        _ => None,
    };
    let best = legal.iter().copied().max_by_key(reached)?;
    let is_taken_up = matches!(best, Action::Go { .. });
    (is_taken_up || reached(&best) > Some(n_fields(state))).then_some(best)
}

fn after(state: &Scharz, action: Action) -> Scharz {
    let mut next = *state;
    next.apply(LORD, &action, &mut Ctx::silent(&mut FastChance::new(0)));
    next
}

fn n_fields(state: &Scharz) -> i16 {
    let view = state.view(Viewer::Seat { seat: LORD });
    let goal = view.seats[LORD.index()].goals.iter().find(|goal| goal.goal == Goal::GoalFields);
    goal.map_or(0, |goal| goal.have)
}

/// What changes as little as may be.
fn least(legal: &[Action]) -> Action {
    let quiet = [Action::Ready, Action::Pass, Action::Accept];
    quiet.into_iter().find(|action| legal.contains(action)).unwrap_or(legal[0])
}
