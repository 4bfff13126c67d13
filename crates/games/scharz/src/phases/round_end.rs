//! The end of a round (5.15): prestige falls, realms go under, victories are announced and found to hold.

use engine::{Flow, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Seen, Visit, Window};
use crate::action::Action;
use crate::event::Event;
use crate::flow::calendar;
use crate::ids::{Season, Way};
use crate::scoring;
use crate::state::{Pact, Scharz, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RoundEnd {
    pub begun: bool,
}

impl Described for RoundEnd {
    fn rule(&self) -> &'static str {
        "5.15"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for RoundEnd {
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        if !self.begun {
            state.world.tidy(|event| ctx.tell_all(|| event));
            lose_prestige(&mut state.world, ctx);
            eliminate(&mut state.world, ctx);
            if let Some((winner, way)) = victory(state, ctx) {
                return scoring::finish(state, winner, way, ctx);
            }
        }
        Next::open(Self { begun: true })
    }

    fn facts(&self) -> Facts {
        Facts { ends: |action| matches!(action, Action::Announce { .. }), ..Facts::ORDINARY }
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat) = (seen.world, seen.seat);
        visit(Action::Ready)?;
        if world.players[seat].announced.is_some() || is_last_round(world) {
            return Flow::Continue(());
        }
        for way in [Way::Dominance, Way::Power] {
            if scoring::meets(world, seat, way) {
                visit(Action::Announce { way })?;
            }
        }
        Flow::Continue(())
    }

    /// Seen by everybody at once, others still being asked (8).
    fn clicked(&self, state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) -> Click {
        let Action::Announce { way } = action else { return Click::Waits };
        ctx.tell_all(|| Event::Announced { seat, way });
        state.world.players[seat].announced = Some(way);
        ctx.make_final();
        Click::Done
    }

    fn play(&self, _: &mut World, _: Seat, _: &[Action], _: Action) {}

    fn tell(&self, _: &Scharz, _: Seat, _: &[Action], _: Action, _: Context<'_, '_>) {}

    fn note(&self, _: &mut Scharz, _: Seat) {}

    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        if !is_last_round(&state.world) {
            return calendar::next_season(state, ctx);
        }
        calendar::count_year(&mut state.world, ctx);
        scoring::finish(state, None, Way::Importance, ctx)
    }
}

/// 4 points for each victory point fewer than at the end of the previous round.
fn lose_prestige(world: &mut World, ctx: Context<'_, '_>) {
    for seat in world.players.seats() {
        let missing = world.players[seat].vp_before - world.players[seat].vp;
        if missing > 0 && world.has_prestige() {
            world.gain_pp(seat, -4 * missing);
            ctx.tell_all(|| Event::PrestigeFell { seat, points: 4 * missing });
        }
        world.players[seat].vp_before = world.players[seat].vp;
    }
}

fn eliminate(world: &mut World, ctx: Context<'_, '_>) {
    for seat in world.players.seats() {
        let player = &world.players[seat];
        let is_gone = world.units[seat].iter().next().is_none() && world.scene().home(seat).is_empty();
        if player.is_out || player.is_away || !is_gone {
            continue;
        }
        remove_player(world, seat);
        ctx.tell_all(|| Event::Eliminated { seat });
    }
    let alive = world.alive();
    for seat in alive.iter() {
        let lost_rival = world.players[seat].rival.is_some_and(|rival| !alive.contains(rival));
        if lost_rival && alive.len() > 1 {
            let others = alive.without(seat);
            let index = ctx.chance().below(others.len() as u32) as usize;
            world.players[seat].rival = others.iter().nth(index);
        }
    }
}

fn remove_player(world: &mut World, seat: Seat) {
    world.players[seat].is_out = true;
    for field in world.fields.items.values_mut() {
        if field.crop_owner == Some(seat) {
            (field.crop, field.crop_owner) = (0, None);
        }
        for place in &mut field.herds {
            if place.is_some_and(|flock| flock.owner == seat) {
                *place = None;
            }
        }
        if field.owner == Some(seat) {
            field.clear_site();
        }
    }
    for other in world.players.seats().filter(|&other| other != seat) {
        *world.pact_mut(seat, other) = Pact::default();
    }
}

/// Last one standing, sovereignty by elimination, announcements of the previous round: who wins, and how.
fn victory(state: &mut Scharz, ctx: Context<'_, '_>) -> Option<(Option<Seat>, Way)> {
    let alive = state.world.alive();
    if alive.len() <= 1 {
        let last = alive.iter().next();
        return Some((last, last.map_or(Way::Importance, |_| Way::LastStanding)));
    }
    if let Some(winner) = scoring::sovereign(&state.world) {
        return Some((Some(winner), Way::Sovereignty));
    }
    let winner = announced_winner(&mut state.world, ctx)?;
    Some((Some(winner), state.world.players[winner].announced.unwrap_or(Way::Power)))
}

/// Of those whose announcement still holds the most important; the others take theirs back.
fn announced_winner(world: &mut World, ctx: Context<'_, '_>) -> Option<Seat> {
    let mut passed = Seats::NONE;
    for seat in world.alive().iter() {
        let Some(way) = world.players[seat].announced else { continue };
        if scoring::meets(world, seat, way) && scoring::feeds_settlements(world, seat, way) {
            passed.insert(seat);
        } else {
            world.players[seat].announced = None;
            ctx.tell_all(|| Event::AnnouncementLapsed { seat, way });
        }
    }
    world.order().filter(|&seat| passed.contains(seat)).max_by_key(|&seat| {
        (scoring::importance(world, seat), world.players[seat].gold, std::cmp::Reverse(world.rank(seat)))
    })
}

fn is_last_round(world: &World) -> bool {
    world.season == Season::Winter && world.year >= world.options.years
}
