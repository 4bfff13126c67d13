//! Sums over clashes. Weights are counts of samples, or exact chances as parts of `ONE`.

/// The weight of certainty: fine enough that rounding never shows, and 48 units of it fit.
pub(super) const ONE: u64 = 1 << 56;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The weight of all clashes.
    pub total: u64,
    pub drawn: u64,
    /// Combat rounds.
    pub rounds: u64,
    pub breached: u64,
    pub breached_at_once: u64,
    pub sides: [SideTally; 2],
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideTally {
    pub wins: u64,
    /// Fled, or broke off.
    pub fled: u64,
    pub destroyed: u64,
    /// Units lost, by kind.
    pub lost: [u64; 9],
    /// Swords and dead of the first combat round, the charge included.
    pub first_swords: u64,
    pub first_lost: u64,
}

impl Tally {
    /// The mean of a sum, in parts of so many; rounded.
    pub fn part(&self, sum: u64, parts: u16) -> u16 {
        let total = u128::from(self.total.max(1));
        ((u128::from(sum) * u128::from(parts) + total / 2) / total) as u16
    }
}

/// The chance that two independent things happen.
pub(super) fn both(one: u64, other: u64) -> u64 {
    ((u128::from(one) * u128::from(other)) >> 56) as u64
}
