//! Fits a network to how matches ended: by small steps down the surprise at who won (cross-entropy, Adam).

use engine::{Chance, FastChance, PerSeat};

use crate::network::{Features, MAX_FEATURES, Network, Unit, softmax};

const EPOCHS: usize = 12;
const BATCH: usize = 256;
/// The first steps are this long; the last ones a twentieth of it.
const STEP: f32 = 0.004;
/// Draws every weight towards 0, so that chance finds of few matches are forgotten.
const DECAY: f32 = 1e-4;

/// A position and what came of it.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub features: PerSeat<Features>,
    /// Shares of the win.
    pub shares: PerSeat<f32>,
}

/// The network of this shape that is least surprised by the samples.
pub(crate) fn fit(samples: &[Sample], n_features: usize, n_hidden: usize) -> Network {
    let scale = Scale::of(samples, n_features);
    let mut fit = Fit::new(n_features, n_hidden);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut chance = FastChance::new(1);
    let n_batches = (EPOCHS * samples.len().div_ceil(BATCH)).max(1);
    let mut nth = 0;
    for _ in 0..EPOCHS {
        (&mut chance as &mut dyn Chance).shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            let done = nth as f32 / n_batches as f32;
            for &index in batch {
                fit.learn(&samples[index], &scale, 1.0 / batch.len() as f32);
            }
            fit.step(STEP * (1.0 - 0.95 * done));
            nth += 1;
        }
    }
    fit.network(&scale)
}

/// How far features lie from 0 and from each other: a fit wants them all alike.
struct Scale {
    mean: Features,
    per_deviation: Features,
}

impl Scale {
    fn of(samples: &[Sample], n_features: usize) -> Self {
        let (mut sums, mut squares, mut n) = ([0.0f64; MAX_FEATURES], [0.0f64; MAX_FEATURES], 0.0f64);
        for features in samples.iter().flat_map(|sample| sample.features.values()) {
            for k in 0..n_features {
                sums[k] += f64::from(features[k]);
                squares[k] += f64::from(features[k]).powi(2);
            }
            n += 1.0;
        }
        let (mut mean, mut per_deviation) = ([0.0; MAX_FEATURES], [0.0; MAX_FEATURES]);
        for k in 0..n_features {
            let middle = sums[k] / n.max(1.0);
            let deviation = (squares[k] / n.max(1.0) - middle * middle).max(0.0).sqrt();
            mean[k] = middle as f32;
            // What is always the same says nothing.
            per_deviation[k] = if deviation > 1e-6 { (1.0 / deviation) as f32 } else { 0.0 };
        }
        Self { mean, per_deviation }
    }

    fn scaled(&self, features: &Features) -> Features {
        std::array::from_fn(|k| (features[k] - self.mean[k]) * self.per_deviation[k])
    }
}

/// All weights in one row: for each unit bias, inputs, gain; then the straight sum.
struct Fit {
    n_features: usize,
    n_hidden: usize,
    weights: Vec<f32>,
    gradient: Vec<f32>,
    momentum: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Fit {
    fn new(n_features: usize, n_hidden: usize) -> Self {
        let n = n_hidden * (n_features + 2) + n_features;
        let mut chance = FastChance::new(2);
        let width = 1.0 / (n_features as f32).sqrt();
        let mut weights: Vec<f32> = (0..n).map(|_| width * (2.0 * chance.unit() as f32 - 1.0)).collect();
        weights[n - n_features..].fill(0.0);
        Self {
            n_features,
            n_hidden,
            weights,
            gradient: vec![0.0; n],
            momentum: vec![0.0; n],
            squares: vec![0.0; n],
            steps: 0,
        }
    }

    fn unit(&self, unit: usize) -> usize {
        unit * (self.n_features + 2)
    }

    /// The score, and what each unit answers.
    fn score(&self, features: &Features, answers: &mut [f32]) -> f32 {
        let n = self.n_features;
        let dot = |weights: &[f32]| weights.iter().zip(features).map(|(w, x)| w * x).sum::<f32>();
        let mut score = dot(&self.weights[self.unit(self.n_hidden)..]);
        for (unit, answer) in answers.iter_mut().enumerate() {
            let at = self.unit(unit);
            *answer = (self.weights[at] + dot(&self.weights[at + 1..=at + n])).max(0.0);
            score += *answer * self.weights[at + n + 1];
        }
        score
    }

    fn learn(&mut self, sample: &Sample, scale: &Scale, weight: f32) {
        let n_seats = sample.shares.n_seats();
        let mut answers = vec![0.0; self.n_hidden * n_seats];
        let inputs = PerSeat::from_fn(n_seats, |seat| scale.scaled(&sample.features[seat]));
        let scores = PerSeat::from_fn(n_seats, |seat| {
            let own = seat.index() * self.n_hidden;
            self.score(&inputs[seat], &mut answers[own..own + self.n_hidden])
        });
        let chances = softmax(&scores);
        for seat in chances.seats() {
            let surprise = (chances[seat] - sample.shares[seat]) * weight;
            let own = seat.index() * self.n_hidden;
            self.push(&inputs[seat], &answers[own..own + self.n_hidden], surprise);
        }
    }

    /// Adds to the gradient what one seat's score should have been otherwise.
    fn push(&mut self, features: &Features, answers: &[f32], surprise: f32) {
        let n = self.n_features;
        let direct = self.unit(self.n_hidden);
        add(&mut self.gradient[direct..direct + n], surprise, features);
        for (unit, &answer) in answers.iter().enumerate().filter(|&(_, &answer)| answer > 0.0) {
            let at = self.unit(unit);
            let inner = surprise * self.weights[at + n + 1];
            self.gradient[at + n + 1] += surprise * answer;
            self.gradient[at] += inner;
            add(&mut self.gradient[at + 1..=at + n], inner, features);
        }
    }

    fn step(&mut self, step: f32) {
        const KEPT: f32 = 0.9;
        const SQUARES_KEPT: f32 = 0.999;
        self.steps += 1;
        let (first, second) = (1.0 - KEPT.powi(self.steps), 1.0 - SQUARES_KEPT.powi(self.steps));
        for index in 0..self.weights.len() {
            let gradient = self.gradient[index] + DECAY * self.weights[index];
            self.momentum[index] = KEPT * self.momentum[index] + (1.0 - KEPT) * gradient;
            self.squares[index] =
                SQUARES_KEPT * self.squares[index] + (1.0 - SQUARES_KEPT) * gradient.powi(2);
            let length = (self.squares[index] / second).sqrt() + 1e-8;
            self.weights[index] -= step * self.momentum[index] / first / length;
            self.gradient[index] = 0.0;
        }
    }

    /// The network for features as they come. What all seats' scores have in common decides nothing and is left out.
    fn network(&self, scale: &Scale) -> Network {
        let unscaled = |weights: &[f32]| {
            let mut unscaled = [0.0; MAX_FEATURES];
            for k in 0..self.n_features {
                unscaled[k] = weights[k] * scale.per_deviation[k];
            }
            unscaled
        };
        let unit = |unit: usize| {
            let at = self.unit(unit);
            let weights = unscaled(&self.weights[at + 1..]);
            let shift: f32 = weights.iter().zip(&scale.mean).map(|(weight, mean)| weight * mean).sum();
            Unit { bias: self.weights[at] - shift, weights, gain: self.weights[at + self.n_features + 1] }
        };
        let hidden = (0..self.n_hidden).map(unit).collect();
        Network::new(self.n_features, hidden, unscaled(&self.weights[self.unit(self.n_hidden)..]))
    }
}

fn add(sums: &mut [f32], times: f32, features: &Features) {
    sums.iter_mut().zip(features).for_each(|(sum, feature)| *sum += times * feature);
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;

    /// Three seats; who has most of the first feature wins, however large the others are.
    fn samples(n: usize) -> Vec<Sample> {
        let mut chance = FastChance::new(7);
        let sample = |_| {
            let features: PerSeat<Features> = PerSeat::from_fn(3, |_| {
                let mut features = [0.0; MAX_FEATURES];
                features[..3].fill_with(|| 10.0 * chance.unit() as f32);
                features
            });
            let first = |seat: Seat| features[seat][0];
            let best = features.seats().fold(Seat::new(0), |a, b| if first(b) > first(a) { b } else { a });
            Sample { features, shares: PerSeat::from_fn(3, |seat| f32::from(u8::from(seat == best))) }
        };
        (0..n).map(sample).collect()
    }

    #[test]
    fn a_fit_finds_what_decides() {
        let samples = samples(3000);
        for n_hidden in [0, 4] {
            let network = fit(&samples[..2500], 3, n_hidden);
            let told = |sample: &&Sample| {
                let chances = network.chances(&sample.features);
                let best = chances.values().copied().fold(0.0, f32::max);
                chances.seats().all(|seat| (chances[seat] == best) == (sample.shares[seat] == 1.0))
            };
            let right = samples[2500..].iter().filter(told).count();
            assert!(right > 400, "{n_hidden} hidden: {right} of 500");
        }
    }

    #[test]
    fn the_same_samples_give_the_same_network() {
        let samples = samples(600);
        assert_eq!(fit(&samples, 3, 2), fit(&samples, 3, 2));
    }
}
