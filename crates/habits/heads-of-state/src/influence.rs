//! What influence in the four countries should bring at the ends of the rounds (6.2).
//!
//! Who stands first or second when a round ends is uncertain: the further off, the less today's lead counts, because
//! nobles die and others arrive. Places are drawn as from an urn, with weights that grow with influence.

use engine::{MAX_SEATS, Seat};
use heads_of_state::{Country, HeadsOfState, Space};

use super::turns_left::TurnsLeft;

/// What part of a noble's influence is left after one turn of every seat: two cards are needed to kill in a capital.
const FADING_PROVINCE: f32 = 0.92;
const FADING_CAPITAL: f32 = 0.965;
/// How much influence a step of the best noble's rank is worth: it decides ties.
const TIE_BREAK: f32 = 0.07;
/// How far influence may shift until the end of a round, at once and by turns to come.
const SHIFT: f32 = 0.3;
const SHIFT_BY_TURNS: f32 = 0.8;
/// Turns in which a seat without nobles becomes a rival.
const ARRIVAL: f32 = 2.0;

const N_COUNTRIES: usize = Country::ALL.len();
/// The influence for which steps are worked out: a noble alone in a province.
const STEP: f32 = 2.0;
const MAX_SCORINGS: usize = 3;

type Points = [f32; MAX_SEATS];
/// The owner of the noble in each space.
type Owners = [Option<Seat>; Space::ALL.len()];
/// How each seat competes for the places of each scoring to come.
type Weights = [[f32; MAX_SEATS]; MAX_SCORINGS];

pub(super) struct Influence {
    n_seats: usize,
    owners: Owners,
    outlooks: [Outlook; MAX_SCORINGS],
    n_scorings: usize,
    prizes: [[f32; 2]; N_COUNTRIES],
    weights: [Weights; N_COUNTRIES],
    points: [Points; N_COUNTRIES],
}

impl Influence {
    pub fn new(state: &HeadsOfState, turns_left: &TurnsLeft) -> Self {
        let mut influence = Self {
            n_seats: state.seats().len(),
            owners: owners(state),
            outlooks: [Outlook::default(); MAX_SCORINGS],
            n_scorings: turns_left.scorings().len(),
            prizes: [[0.0; 2]; N_COUNTRIES],
            weights: [[[0.0; MAX_SEATS]; MAX_SCORINGS]; N_COUNTRIES],
            points: [[0.0; MAX_SEATS]; N_COUNTRIES],
        };
        for (outlook, &turns) in influence.outlooks.iter_mut().zip(turns_left.scorings()) {
            *outlook = Outlook::after(turns);
        }
        for &country in Country::ALL {
            let at = country as usize;
            influence.prizes[at] = state.setup.round_end_markers(country).map(f32::from);
            influence.weights[at] = influence.weigh(&strengths(&influence.owners, country, None));
            influence.points[at] = influence.expected(country, &influence.weights[at]);
        }
        influence
    }

    /// What the seat's influence should bring in all rounds to come.
    pub fn points(&self, seat: Seat) -> f32 {
        self.points.iter().map(|points| points[seat.index()]).sum()
    }

    /// What one more point of influence in the country should bring the seat.
    pub fn step(&self, seat: Seat, country: Country) -> f32 {
        let at = country as usize;
        let mut points = [0.0; MAX_SEATS];
        for (outlook, weights) in self.outlooks.iter().zip(&self.weights[at]).take(self.n_scorings) {
            let mut weights = *weights;
            weights[seat.index()] = outlook.grown(weights[seat.index()]);
            add_prizes(&weights[..self.n_seats], self.prizes[at], &mut points);
        }
        (points[seat.index()] - self.points[at][seat.index()]) / STEP
    }

    /// By how much everybody's points change when a noble dies.
    pub fn change_by_death(&self, space: Space) -> Points {
        let country = space.country();
        let weights = self.weigh(&strengths(&self.owners, country, Some(space)));
        let mut change = self.expected(country, &weights);
        for (points, before) in change.iter_mut().zip(self.points[country as usize]) {
            *points -= before;
        }
        change
    }

    /// What a new noble adds to a seat's influence: the higher in a sector has two, the lower one, twice that in a
    /// capital. Whoever is there already adds one.
    pub fn of_new_noble(&self, seat: Seat, space: Space) -> f32 {
        let sector = space.sector();
        let others = (sector.spaces() - space).iter();
        let other = others.filter_map(|other| self.owners[other as usize].map(|owner| (other, owner))).next();
        let counts = match other {
            Some((_, owner)) if owner == seat => 1.0,
            Some((other, _)) if other < space => 1.0,
            _ => 2.0,
        };
        if sector.is_capital() { 2.0 * counts } else { counts }
    }

    fn weigh(&self, strengths: &[Strength; MAX_SEATS]) -> Weights {
        let mut weights = [[0.0; MAX_SEATS]; MAX_SCORINGS];
        for (outlook, weights) in self.outlooks.iter().zip(&mut weights).take(self.n_scorings) {
            for (weight, strength) in weights.iter_mut().zip(strengths).take(self.n_seats) {
                *weight = outlook.weight(strength);
            }
        }
        weights
    }

    fn expected(&self, country: Country, weights: &Weights) -> Points {
        let mut points = [0.0; MAX_SEATS];
        for weights in &weights[..self.n_scorings] {
            add_prizes(&weights[..self.n_seats], self.prizes[country as usize], &mut points);
        }
        points
    }
}

/// A seat's living nobles in a country.
#[derive(Clone, Copy, Debug, Default)]
struct Strength {
    province: f32,
    capital: f32,
    best: f32,
}

/// How sure a scoring is, some turns ahead.
#[derive(Clone, Copy, Debug, Default)]
struct Outlook {
    fading_province: f32,
    fading_capital: f32,
    per_shift: f32,
    /// How a step multiplies a weight.
    growth: f32,
    absent: f32,
}

impl Outlook {
    fn after(turns: f32) -> Self {
        let fading_province = FADING_PROVINCE.powf(turns);
        let per_shift = 1.0 / (SHIFT + SHIFT_BY_TURNS * turns.sqrt());
        Self {
            fading_province,
            fading_capital: FADING_CAPITAL.powf(turns),
            per_shift,
            growth: (STEP * fading_province * per_shift).exp(),
            absent: (-turns / ARRIVAL).exp(),
        }
    }

    fn weight(&self, strength: &Strength) -> f32 {
        let influence = strength.province * self.fading_province
            + strength.capital * self.fading_capital
            + strength.best * TIE_BREAK;
        (influence * self.per_shift).exp() - self.absent
    }

    /// The weight with a step more in a province.
    fn grown(&self, weight: f32) -> f32 {
        (weight + self.absent) * self.growth - self.absent
    }
}

fn owners(state: &HeadsOfState) -> Owners {
    let mut owners = [None; Space::ALL.len()];
    for (seat, nobles) in state.board.nobles.iter() {
        nobles.iter().for_each(|space| owners[space as usize] = Some(seat));
    }
    owners
}

fn strengths(owners: &Owners, country: Country, dead: Option<Space>) -> [Strength; MAX_SEATS] {
    let mut strengths = [Strength::default(); MAX_SEATS];
    let mut before = None;
    // Spaces of a sector are listed from the higher rank down.
    for space in country.spaces().iter().filter(|&space| Some(space) != dead) {
        let Some(owner) = owners[space as usize] else { continue };
        let strength = &mut strengths[owner.index()];
        strength.best = strength.best.max(f32::from(space.rank() as u8 + 1));
        let sector = space.sector();
        let counts = if before == Some(sector) { 1.0 } else { 2.0 };
        if sector.is_capital() {
            strength.capital += 2.0 * counts;
        } else {
            strength.province += counts;
        }
        before = Some(sector);
    }
    strengths
}

/// Adds first and second prize, each place drawn by weight.
fn add_prizes(weights: &[f32], [first, second]: [f32; 2], points: &mut Points) {
    let total: f32 = weights.iter().sum();
    if total <= f32::EPSILON {
        return;
    }
    for (winner, &weight) in weights.iter().enumerate() {
        let wins = weight / total;
        points[winner] += first * wins;
        // Summed anew: next to a great weight, a difference would lose the small ones.
        let mut others = 0.0;
        for (index, &weight) in weights.iter().enumerate() {
            others += if index == winner { 0.0 } else { weight };
        }
        let share = if others > f32::EPSILON { second * wins / others } else { 0.0 };
        for (index, &weight) in weights.iter().enumerate() {
            points[index] += if index == winner { 0.0 } else { share * weight };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shared_out(weights: &[f32], prizes: [f32; 2]) -> Vec<f32> {
        let mut points = [0.0; MAX_SEATS];
        add_prizes(weights, prizes, &mut points);
        points[..weights.len()].to_vec()
    }

    #[test]
    fn all_prizes_are_given_out() {
        let points = shared_out(&[3.0, 1.0, 0.5], [10.0, 2.0]);
        assert!((points.iter().sum::<f32>() - 12.0).abs() < 1e-4, "{points:?}");
        assert!(points[0] > points[1] && points[1] > points[2] && points[2] > 0.0);
    }

    /// The second marker is removed where nobody else is (R19).
    #[test]
    fn a_lone_seat_gets_the_first_prize_only() {
        assert_eq!(shared_out(&[0.0, 4.0], [7.0, 4.0]), [0.0, 7.0]);
    }

    #[test]
    fn the_second_place_is_fought_out_behind_a_sure_first() {
        let points = shared_out(&[1e20, 3.0, 1.0], [6.0, 5.0]);
        assert_eq!(points, [6.0, 3.75, 1.25]);
    }

    #[test]
    fn when_the_round_ends_now_only_nobles_count() {
        let outlook = Outlook::after(0.0);
        assert_eq!(outlook.weight(&Strength::default()), 0.0);
        let two = Strength { province: 2.0, ..Strength::default() };
        let four = Strength { capital: 4.0, ..Strength::default() };
        assert!(outlook.weight(&four) > 100.0 * outlook.weight(&two));
        let far = Outlook::after(10.0);
        assert!(far.weight(&four) < 4.0 * far.weight(&two));
    }
}
