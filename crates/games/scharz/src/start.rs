//! Sets the table (4): rivals, the first player, peoples that the set-up fixes; the prologue follows in `phases`.

use engine::{BadSetup, List, PerSeat, Seat, Seats};

use crate::data::Dye;
use crate::event::Event;
use crate::phases::{Context, Phase, choose};
use crate::setup::Setup;
use crate::state::{Draft, Fight, Scharz, World};

/// Steps 1 and 2; then the match runs to its first decision.
pub fn start(setup: &Setup, ctx: Context<'_, '_>) -> Result<Scharz, BadSetup> {
    setup.check()?;
    let n_seats = usize::from(setup.seats);
    let mut world = World::new(setup.options(), n_seats);
    draw_rivals(&mut world, ctx);
    roll_for_first(&mut world, ctx);
    let mut state = Scharz {
        world,
        phase: Phase::ChooseFactions.into(),
        suspended: List::default(),
        turn: None,
        pending: Seats::NONE,
        ready: Seats::NONE,
        drafts: PerSeat::filled(n_seats, Draft::default()),
        fight: Fight::none(n_seats),
        offers: PerSeat::filled(n_seats, Default::default()),
        revolts: Seats::NONE,
        winner: None,
        way: None,
    };
    for (index, &faction) in setup.fixed_factions().iter().enumerate() {
        choose(&mut state.world, Seat::new(index), faction, ctx);
    }
    state.run(ctx);
    Ok(state)
}

fn draw_rivals(world: &mut World, ctx: Context<'_, '_>) {
    let n_seats = world.n_seats();
    for seat in world.players.seats() {
        let step = ctx.chance().below(n_seats as u32 - 1) as usize + 1;
        let rival = Seat::new((seat.index() + step) % n_seats);
        world.players[seat].rival = Some(rival);
        ctx.tell_all(|| Event::RivalDrawn { seat, rival });
    }
}

/// Six white dice each; the tied roll again.
fn roll_for_first(world: &mut World, ctx: Context<'_, '_>) {
    let mut tied = Seats::first(world.n_seats());
    // Ruling: whoever is still tied after ten rolls goes by seat number, so that no dice can hang the table.
    for _ in 0..10 {
        if tied.len() == 1 {
            break;
        }
        let mut best = 0;
        let mut leaders = Seats::NONE;
        for seat in tied.iter() {
            let swords = (0..6).filter(|_| Dye::White.is_sword(ctx.chance().below(6) + 1)).count();
            if swords > best || leaders.is_empty() {
                (best, leaders) = (swords, Seats::one(seat));
            } else if swords == best {
                leaders.insert(seat);
            }
        }
        tied = leaders;
    }
    world.first = tied.iter().next().expect("one is left");
    let seat = world.first;
    ctx.tell_all(|| Event::FirstPlayer { seat });
}
