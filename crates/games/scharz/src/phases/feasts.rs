//! Feasts (5.13).

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::economy::income::{feast_base, feast_cost, feast_points};
use crate::economy::stores;
use crate::event::Event;
use crate::ids::{Feast, Good};
use crate::state::{Scharz, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Feasts {}

impl Described for Feasts {
    fn rule(&self) -> &'static str {
        "5.13"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Feasts {
    fn enter(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::open(*self)
    }

    fn facts(&self) -> Facts {
        let small = Action::Celebrate { feast: Feast::Small };
        Facts {
            ends: |action| matches!(action, Action::Celebrate { .. }),
            when_full: small,
            ..Facts::ORDINARY
        }
    }

    /// Without grain for more the small feast needs no question.
    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat) = (seen.world, seen.seat);
        let stores = world.scene().cus(seat);
        let grain = world.grain_in(seat, stores);
        let can_choose = feast_base(world, seat) > 0 && grain >= feast_cost(world, seat, Feast::Double);
        if !can_choose {
            return Flow::Continue(());
        }
        let mut open = Feast::ALL.into_iter().filter(|&feast| grain >= feast_cost(world, seat, feast));
        open.try_for_each(|feast| visit(Action::Celebrate { feast }))?;
        let cheapest = feast_cost(world, seat, Feast::Double);
        stores::visit(world, seat, stores, seen.draft, Good::Grain, cheapest, visit)
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, before: &[Action], action: Action) {
        if let Action::Celebrate { feast } = action {
            celebrate(world, seat, feast, before);
        }
    }

    fn tell(&self, state: &Scharz, seat: Seat, _: &[Action], action: Action, ctx: Context<'_, '_>) {
        if let Action::Celebrate { feast } = action {
            let points = feast_points(&state.world, seat, feast);
            ctx.tell_all(|| Event::Feasted { seat, feast, points });
        }
    }

    fn note(&self, _: &mut Scharz, _: Seat) {}

    /// Who was not asked celebrates a small feast.
    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        for seat in state.world.players.seats() {
            let is_due =
                !std::mem::take(&mut state.world.players[seat].feasted) && !state.world.players[seat].is_out;
            if is_due {
                let points = feast_points(&state.world, seat, Feast::Small);
                celebrate(&mut state.world, seat, Feast::Small, &[]);
                state.world.players[seat].feasted = false;
                ctx.tell_all(|| Event::Feasted { seat, feast: Feast::Small, points });
            }
        }
        Next::go(Phase::RoundEnd)
    }
}

fn celebrate(world: &mut World, seat: Seat, feast: Feast, clicks: &[Action]) {
    let points = feast_points(world, seat, feast);
    let cost = feast_cost(world, seat, feast);
    let stores = world.scene().cus(seat);
    stores::draw(world, seat, stores, clicks, Good::Grain, cost);
    world.gain_pp(seat, points);
    world.players[seat].feasted = true;
}
