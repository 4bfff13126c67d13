//! Final scoring and the winner (chapter 6).

use engine::{Ctx, PerSeat, Seat, Seats};

use crate::board::tracks;
use crate::data::{DOMAIN_BONUS, DOMAIN_STEPS, LAST_ORDINAL, POINTS};
use crate::event::Event;
use crate::state::{PhaseState, Regents};

/// What a player's points are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    pub tracks: i32,
    pub domain_bonus: i32,
    pub chips: i32,
    pub counsellors: i32,
}

impl Score {
    pub fn total(self) -> i32 {
        self.tracks + self.domain_bonus + self.chips + self.counsellors
    }
}

pub(crate) fn finish(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    for seat in state.seats() {
        if !state.revealed.contains(seat) {
            turn_up_domain(state, seat, ctx);
        }
    }
    state.revealed = Seats::first(state.seat_count());
    state.phase = PhaseState::Over;
    ctx.make_final();
    tell_result(state, ctx);
}

/// Two spaces, whatever the thresholds say, not beyond the end; chips on the way by option (6.2, R32).
fn turn_up_domain(state: &mut Regents, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    let domain = state.domains[seat];
    let before = state.markers[seat][domain];
    state.markers[seat][domain] = (before + DOMAIN_STEPS).min(LAST_ORDINAL);
    let (from, to) = (POINTS[usize::from(before)], state.points_at(seat, domain));
    ctx.tell_all(|| Event::DomainTurnedUp { seat, domain, from, to });
    if state.setup.endgame_chip_claim {
        state.take_chips(seat, domain, before, ctx);
    }
}

fn tell_result(state: &Regents, ctx: &mut Ctx<'_, Event>) {
    for seat in state.seats() {
        let score = state.score(seat);
        ctx.tell_all(|| Event::FinalScore {
            seat,
            tracks: score.tracks,
            bonus: score.domain_bonus,
            chips: score.chips,
            counsellors: score.counsellors,
            points: score.total(),
        });
    }
    let winners = state.winners();
    for winner in winners.iter() {
        let points = state.score(winner).total();
        ctx.tell_all(|| match winners.len() {
            1 => Event::GameWon { winner, points },
            _ => Event::VictoryShared { winner, points },
        });
    }
}

impl Regents {
    /// As it would be counted now. The bonus of a domain card is counted once the card lies face up: before that
    /// it is secret.
    pub fn score(&self, seat: Seat) -> Score {
        let leads_domain = self.revealed.contains(seat) && self.leader(self.domains[seat]) == Some(seat);
        Score {
            tracks: tracks::points(&self.markers[seat]),
            domain_bonus: if leads_domain { DOMAIN_BONUS } else { 0 },
            chips: i32::from(self.chips[seat]),
            counsellors: i32::from(self.counsellors[seat]),
        }
    }

    /// Points decide, then chips; what is still equal is shared (6.3).
    pub(crate) fn ranking(&self) -> PerSeat<u8> {
        let rank = |seat: Seat| (self.score(seat).total(), self.chips[seat]);
        PerSeat::from_fn(self.seat_count(), |seat| {
            1 + self.seats().filter(|&rival| rank(rival) > rank(seat)).count() as u8
        })
    }

    pub(crate) fn winners(&self) -> Seats {
        let ranking = self.ranking();
        self.seats().filter(|&seat| ranking[seat] == 1).collect()
    }
}
