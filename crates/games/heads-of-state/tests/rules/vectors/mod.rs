//! The test vectors of the specification: the rulebook's examples (T1 to T23) and edge cases (E1 to E47).

mod edges;
mod examples;
