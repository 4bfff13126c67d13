//! The two races of final scoring: the strongest knighthood and the largest castle.

use engine::{PerSeat, Seat};
use lancaster::House;
use lancaster::data::{FIRST_PLACE, SECOND_PLACE};

use super::evaluate::Judge;

/// A lead of so much is safe in the last round; every round to come makes it less so.
const SAFE_STRENGTH: f32 = 0.7;
const SAFE_EXTENSIONS: f32 = 0.6;
const STRENGTH_PER_ROUND: f32 = 1.4;
const EXTENSIONS_PER_ROUND: f32 = 0.7;
/// What one token more counts in a tie.
const TIE_BREAK: f32 = 0.06;

impl Judge<'_> {
    pub fn add_races(&self, points: &mut PerSeat<f32>) {
        let n_seats = points.n_seats();
        let rounds = self.worth.rounds_to_come;
        let knighthood = PerSeat::from_fn(n_seats, |seat| {
            f32::from(self.state.in_service(House::own(seat)).strength())
                + TIE_BREAK * f32::from(self.state.players[seat].squires.min(8))
        });
        add_race(points, &knighthood, SAFE_STRENGTH + STRENGTH_PER_ROUND * rounds);
        let castle = PerSeat::from_fn(n_seats, |seat| {
            let player = &self.state.players[seat];
            player.extensions.len() as f32 + TIE_BREAK * f32::from(player.gold.min(8))
        });
        add_race(points, &castle, SAFE_EXTENSIONS + EXTENSIONS_PER_ROUND * rounds);
    }
}

/// Adds what first and second place should bring every seat.
fn add_race(points: &mut PerSeat<f32>, standing: &PerSeat<f32>, safe_lead: f32) {
    for seat in points.seats() {
        let (first, second) = places(standing, seat, safe_lead);
        points[seat] += first * f32::from(FIRST_PLACE);
        // Two players race for the first place only.
        if points.n_seats() > 2 {
            points[seat] += second * f32::from(SECOND_PLACE);
        }
    }
}

/// How likely a seat ends first, and second.
fn places(standing: &PerSeat<f32>, seat: Seat, safe_lead: f32) -> (f32, f32) {
    let (mut first, mut second) = (1.0, 0.0);
    for rival in standing.seats().filter(|&rival| rival != seat) {
        let ahead = (0.5 + (standing[seat] - standing[rival]) / (2.0 * safe_lead)).clamp(0.0, 1.0);
        second = second * ahead + first * (1.0 - ahead);
        first *= ahead;
    }
    (first, second)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_safe_lead_takes_the_first_place_and_equals_share() {
        let standing = PerSeat::from_fn(3, |seat| [9.0, 4.0, 4.0][seat.index()]);
        assert_eq!(places(&standing, Seat::new(0), 2.0), (1.0, 0.0));
        assert_eq!(places(&standing, Seat::new(1), 2.0), (0.0, 0.5));
    }
}
