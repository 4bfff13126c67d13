//! An evaluation learned from self-play: a small network scores every seat by what it has, and who scores more than the
//! others is the likelier to win.

use std::fmt;
use std::str::FromStr;

use engine::PerSeat;

/// The most features a game may describe a seat by.
pub const MAX_FEATURES: usize = 32;
/// The most hidden units of a network.
pub(crate) const MAX_HIDDEN: usize = 32;

/// What a seat has, in numbers of about the same size; those a game does not use are 0.
pub type Features = [f32; MAX_FEATURES];

/// One hidden layer beside a straight sum. Its file is text: the shape, then one line for each hidden unit (its bias, its
/// inputs' weights, its own weight in the score), then the inputs' weights in the straight sum.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    n_features: usize,
    hidden: Vec<Unit>,
    direct: Features,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Unit {
    pub bias: f32,
    pub weights: Features,
    pub gain: f32,
}

#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no file of weights: {0}")]
pub struct BadWeights(&'static str);

impl Network {
    pub(crate) fn new(n_features: usize, hidden: Vec<Unit>, direct: Features) -> Self {
        Self { n_features, hidden, direct }
    }

    /// For every seat how likely it is to win.
    pub fn chances(&self, features: &PerSeat<Features>) -> PerSeat<f32> {
        let scores = PerSeat::from_fn(features.n_seats(), |seat| self.score(&features[seat]));
        softmax(&scores)
    }

    fn score(&self, features: &Features) -> f32 {
        let features = &features[..self.n_features];
        let units = self.hidden.iter().map(|unit| unit.gain * unit.answer(features));
        dot(&self.direct, features) + units.sum::<f32>()
    }
}

impl Unit {
    pub fn answer(&self, features: &[f32]) -> f32 {
        (self.bias + dot(&self.weights, features)).max(0.0)
    }
}

/// Eight sums side by side: one after the other would make the processor wait.
fn dot(weights: &Features, features: &[f32]) -> f32 {
    let mut sums = [0.0; 8];
    for (weights, features) in weights.chunks_exact(8).zip(features.chunks(8)) {
        for ((sum, weight), feature) in sums.iter_mut().zip(weights).zip(features) {
            *sum += weight * feature;
        }
    }
    sums.iter().sum()
}

pub(crate) fn softmax(scores: &PerSeat<f32>) -> PerSeat<f32> {
    let best = scores.values().copied().fold(f32::MIN, f32::max);
    crate::shares(PerSeat::from_fn(scores.n_seats(), |seat| (scores[seat] - best).exp()))
}

impl FromStr for Network {
    type Err = BadWeights;

    fn from_str(text: &str) -> Result<Self, BadWeights> {
        let mut numbers = text.split_whitespace();
        let mut size = |most: usize| {
            let size = numbers.next().and_then(|word| word.parse().ok()).filter(|&size| size <= most);
            size.ok_or(BadWeights("it does not begin with its shape"))
        };
        let (n_features, n_hidden): (usize, usize) = (size(MAX_FEATURES)?, size(MAX_HIDDEN)?);
        let mut weights = numbers.map(|word| word.parse::<f32>().ok().filter(|weight| weight.is_finite()));
        let mut next = || weights.next().flatten().ok_or(BadWeights("a number is missing"));
        let features = |next: &mut dyn FnMut() -> Result<f32, BadWeights>| {
            let mut features = [0.0; MAX_FEATURES];
            features[..n_features].iter_mut().try_for_each(|weight| next().map(|number| *weight = number))?;
            Ok(features)
        };
        let unit = |_| Ok(Unit { bias: next()?, weights: features(&mut next)?, gain: next()? });
        let hidden = (0..n_hidden).map(unit).collect::<Result<Vec<_>, BadWeights>>()?;
        let direct = features(&mut next)?;
        if weights.next().is_some() {
            return Err(BadWeights("there are too many numbers"));
        }
        Ok(Self { n_features, hidden, direct })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.n_features, self.hidden.len())?;
        for Unit { bias, weights, gain } in &self.hidden {
            write!(f, "{bias:.5}")?;
            weights[..self.n_features].iter().try_for_each(|weight| write!(f, " {weight:.5}"))?;
            writeln!(f, " {gain:.5}")?;
        }
        let direct: Vec<String> =
            self.direct[..self.n_features].iter().map(|weight| format!("{weight:.5}")).collect();
        writeln!(f, "{}", direct.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;

    fn seats(first: &[&[f32]]) -> PerSeat<Features> {
        PerSeat::from_fn(first.len(), |seat| {
            let mut features = [0.0; MAX_FEATURES];
            features[..first[seat.index()].len()].copy_from_slice(first[seat.index()]);
            features
        })
    }

    /// One unit that opens above 1, and a straight sum of the second feature.
    const TEXT: &str = "2 1\n-1.00000 1.00000 0.00000 2.00000\n0.00000 0.50000\n";

    #[test]
    fn a_network_scores_by_its_units_and_its_straight_sum() {
        let network: Network = TEXT.parse().unwrap();
        let chances = network.chances(&seats(&[&[1.5, 0.0], &[0.5, 2.0], &[1.0, 0.0]]));
        // Scores 1, 1 and 0.
        let expected = 1.0 / (2.0 + (-1.0f32).exp());
        assert!((chances[Seat::new(0)] - expected).abs() < 1e-6);
        assert!((chances[Seat::new(1)] - expected).abs() < 1e-6);
        assert!((chances.values().sum::<f32>() - 1.0).abs() < 1e-6);
    }

    #[test]
    fn a_file_is_read_as_it_is_written() {
        assert_eq!(TEXT.parse::<Network>().unwrap().to_string(), TEXT);
        for wrong in ["", "2", "99 1 0", "2 1 0 0 0 0 0", "2 1 0 0 0 0 0 0 0", "1 0 word", "1 0 inf"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }
}
