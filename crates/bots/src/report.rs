//! The arithmetic of reports.

pub(crate) fn per_second(count: u64, seconds: f64) -> f64 {
    count as f64 / seconds.max(1e-9)
}

/// The 95 % interval of a share by Wilson: it also holds for small numbers and near 0 and 1.
pub(crate) fn wilson(wins: f64, trials: f64) -> [f64; 2] {
    if trials == 0.0 {
        return [0.0, 1.0];
    }
    const Z: f64 = 1.959_963_984_540_054;
    let (share, z2) = (wins / trials, Z * Z / trials);
    let middle = (share + z2 / 2.0) / (1.0 + z2);
    let reach = Z / (1.0 + z2) * (share * (1.0 - share) / trials + z2 / (4.0 * trials)).sqrt();
    [(middle - reach).max(0.0), (middle + reach).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Known values: 10 of 20, and none of 10.
    #[test]
    fn intervals_are_wilsons() {
        let [low, high] = wilson(10.0, 20.0);
        assert!((low - 0.2993).abs() < 1e-4 && (high - 0.7007).abs() < 1e-4, "{low} {high}");
        let [low, high] = wilson(0.0, 10.0);
        assert!(low == 0.0 && (high - 0.2775).abs() < 1e-4, "{low} {high}");
        assert_eq!(wilson(0.0, 0.0), [0.0, 1.0]);
    }
}
