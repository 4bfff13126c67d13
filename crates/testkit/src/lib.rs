//! What every game is tested with: the laws ([`laws!`]), scenario files ([`check_scenarios`]), golden records ([`golden`]),
//! playthrough dumps ([`playthrough`]), samples of all JSON ([`samples`]), worked examples ([`examples!`]), counts of action
//! sequences ([`perft`]) and the check that every rule is cited by a test ([`cited!`]). And a PostgreSQL of their own for tests
//! of storage ([`Cluster`]). For tests only: no program contains it.

mod cluster;
pub mod examples;
pub mod golden;
pub mod laws;
mod lines;
pub mod perft;
mod playthrough;
mod random;
mod rules;
pub mod samples;
mod scenarios;
pub mod types;

pub use cluster::Cluster;
pub use playthrough::playthrough;
pub use random::{Walk, playouts, random_item, random_move, random_play};
pub use rules::Citations;
pub use scenarios::check_scenarios;
