//! Paid re-rolls (5.7 step 3): the attacker first, then the defender.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Context, Described, Next, Open, Phase, Visit};
use crate::action::Action;
use crate::event::Event;
use crate::ids::{Commander, Kind, Level};
use crate::state::{Die, Scharz, Source};
use crate::war::tally::{self, has_bonuses};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rerolls {
    /// Sides that want no more.
    pub n_done: u8,
}

impl Described for Rerolls {
    fn rule(&self) -> &'static str {
        "5.7"
    }

    fn about(&self, state: &Scharz) -> About {
        About { place: Some(state.fight.place), ..About::default() }
    }
}

impl Rerolls {
    fn next_side(self) -> Next {
        Next::go(Self { n_done: self.n_done + 1 })
    }
}

impl Open for Rerolls {
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        let side = usize::from(self.n_done);
        let Some(fighter) = state.fight.sides.get(side) else {
            tally::count_swords(state, ctx);
            return Next::go(Phase::Hits);
        };
        if can_pay(state, side) && fighter.dice.iter().any(|die| is_open(state, side, die)) {
            Next::ask(fighter.seat, *self)
        } else {
            self.next_side()
        }
    }

    fn visit(&self, state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
        visit(Action::Ready)?;
        let Some(side) = state.fight.side_of(seat) else { return Flow::Continue(()) };
        let dice = &state.fight.sides[side].dice;
        for (index, die) in dice.iter().enumerate().filter(|(_, die)| is_open(state, side, die)) {
            let twin = dice[..index]
                .iter()
                .any(|other| is_open(state, side, other) && reroll_of(other) == reroll_of(die));
            if !twin {
                visit(reroll_of(die))?;
            }
        }
        Flow::Continue(())
    }

    fn apply(&self, state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) -> Next {
        if action == Action::Ready {
            return self.next_side();
        }
        reroll(state, seat, action, ctx);
        Next::go(*self)
    }
}

fn can_pay(state: &Scharz, side: usize) -> bool {
    let fighter = &state.fight.sides[side];
    let world = &state.world;
    let has_points = fighter.second_reroll || world.players[fighter.seat].pp >= 4;
    world.has_prestige() && has_bonuses(world, fighter.seat) && has_points
}

/// A blank die that may be rolled again for prestige.
fn is_open(state: &Scharz, side: usize, die: &Die) -> bool {
    let seat = state.fight.sides[side].seat;
    let limit = 1 + u8::from(state.world.players[seat].commander >= Commander::Average);
    !die.sword && die.paid < limit && !is_barred(die)
}

/// Dice of recruits and elephants are never rolled again.
pub fn is_barred(die: &Die) -> bool {
    die.source == Source::Unit && (die.level == Level::Recruit || die.kind == Kind::Elephant)
}

pub fn reroll_of(die: &Die) -> Action {
    match die.source {
        Source::Walls => Action::RerollFort,
        _ => Action::RerollDie { kind: die.kind, level: die.level },
    }
}

fn reroll(state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) {
    let side = state.fight.side_of(seat).expect("a side of the fight");
    let open = state.fight.sides[side]
        .dice
        .iter()
        .position(|die| is_open(state, side, die) && reroll_of(die) == action);
    let index = open.expect("a die of this kind");
    // Two dice for 4 points.
    let is_second = std::mem::take(&mut state.fight.sides[side].second_reroll);
    if !is_second {
        state.world.gain_pp(seat, -4);
        state.fight.sides[side].second_reroll = true;
    }
    let die = state.fight.sides[side].dice.iter_mut().nth(index).expect("the die");
    die.paid += 1;
    die.sword = die.dye.is_sword(ctx.chance().below(6) + 1);
    ctx.tell_all(|| Event::Rerolled { seat });
}
