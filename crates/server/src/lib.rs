//! The game server.
//!
//! [`serve`] opens the store and answers HTTP (`serving`); what is due at tables is done meanwhile (`duties`), and what other
//! servers do is shown (`news`). A request passes `security` (headers,
//! origin, rate by `address`) and `session` (who is asking), then reaches `people`, `lobby`, `open_tables`, `gathering`, `consult`,
//! `records`, `coach` or `socket`; what takes a while waits its turn (`turns`). Each table with somebody at it is one task
//! (`table_task`), found through the `hub`; it owns the
//! match (`table_match`), tells the `audience` what each viewer may know (`picture`, the one place where that is decided), by way
//! of an `outbox` for each socket, and lets bots think (`thinking`).

mod address;
mod assets;
mod audience;
mod audit;
mod clock;
mod coach;
mod config;
mod consult;
mod crowd;
mod duties;
mod error;
mod gathering;
mod hub;
mod lobby;
mod metrics;
mod news;
mod open_tables;
mod openapi;
mod outbox;
mod pace;
mod people;
mod picture;
mod plan;
pub mod protocol;
mod records;
mod request;
mod router;
#[cfg(test)]
mod secrecy;
mod security;
mod serving;
mod session;
mod socket;
mod table_match;
mod table_task;
mod thinking;
mod turns;

pub use address::TrustedProxy;
pub use audit::{Audit, Fault, audit};
pub use config::{BotConfig, Config, Limits, Seeds};
pub use serving::{ServeError, Server, serve};
