//! Final scoring (chapter 6).

use engine::{Ctx, PerSeat, Seat};

use crate::data;
use crate::event::Event;
use crate::ids::House;
use crate::state::{FinalPoints, Lancaster, PhaseState};

pub(crate) fn finish(state: &mut Lancaster, ctx: &mut Ctx<'_, Event>) {
    let (knighthood, castle) = (awards(&state.knighthood()), awards(&state.castle_standing()));
    for seat in state.players.seats() {
        let nobles = noble_points(state, seat);
        let final_points = FinalPoints { knighthood: knighthood[seat], castle: castle[seat], nobles };
        let player = &mut state.players[seat];
        player.final_points = final_points;
        let added = [final_points.knighthood, final_points.castle, nobles];
        player.points = added.into_iter().map(u16::from).fold(player.points, u16::saturating_add);
        tell_final(seat, *player, ctx);
    }
    state.phase = PhaseState::Over;
    // Equal points share the victory.
    let best = state.players.values().map(|player| player.points).max();
    for (winner, player) in state.players.iter() {
        if Some(player.points) == best {
            ctx.tell_all(|| Event::MatchWon { winner });
        }
    }
}

fn tell_final(seat: Seat, player: crate::state::Player, ctx: &mut Ctx<'_, Event>) {
    ctx.tell_all(|| Event::HoldingsRevealed { seat, gold: player.gold, squires: player.squires });
    let FinalPoints { knighthood, castle, nobles } = player.final_points;
    ctx.tell_all(|| Event::FinalScored { seat, knighthood, castle, nobles, points: player.points });
}

pub(crate) fn noble_points(state: &Lancaster, seat: Seat) -> u8 {
    data::NOBLE_POINTS[state.players[seat].nobles.len()]
}

/// What counts in a category, and what breaks ties in it.
pub(crate) type Standing = (u8, u8);

impl Lancaster {
    /// Strength of all knights in service, also of those still in France; then squires.
    pub(crate) fn knighthood(&self) -> PerSeat<Standing> {
        PerSeat::from_fn(self.seats(), |seat| {
            (self.in_service(House::own(seat)).strength(), self.players[seat].squires)
        })
    }

    /// Built extensions; then gold.
    pub(crate) fn castle_standing(&self) -> PerSeat<Standing> {
        PerSeat::from_fn(self.seats(), |seat| {
            let player = &self.players[seat];
            (player.extensions.len() as u8, player.gold)
        })
    }
}

/// First and second place; ties that the second number does not break share, indivisible points are lost (R18, R19).
pub(crate) fn awards(standings: &PerSeat<Standing>) -> PerSeat<u8> {
    PerSeat::from_fn(standings.n_seats(), |seat| {
        let own = standings[seat];
        let ahead = standings.values().filter(|&&other| other > own).count() as u8;
        let tied = standings.values().filter(|&&other| other == own).count() as u8;
        award(standings.n_seats(), ahead, tied)
    })
}

/// The points of a seat with `ahead` seats before it and `tied` seats level, itself among them.
pub(crate) fn award(n_seats: usize, ahead: u8, tied: u8) -> u8 {
    match (n_seats, ahead, tied) {
        (_, 0, 1) => data::FIRST_PLACE,
        (2, 0, _) => data::TWO_PLAYER_TIE,
        (2, _, _) => 0,
        // Tied for first, they share both places.
        (_, 0, _) => (data::FIRST_PLACE + data::SECOND_PLACE) / tied,
        (_, 1, _) => data::SECOND_PLACE / tied,
        _ => 0,
    }
}
