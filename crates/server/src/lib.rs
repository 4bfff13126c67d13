//! The game server.
//!
//! [`serve`] opens the store, resumes every running match and answers HTTP. A request passes `security` (headers, rate,
//! origin) and `session` (who is asking), then reaches `lobby`, `consult`, `records` or `socket`. Each table with somebody at it
//! is one task (`table_task`), found through the `hub`; it owns the match (`table_match`), tells the `audience` what each
//! viewer may know (`picture`, the one place where that is decided) and lets bots think (`thinking`).

mod assets;
mod audience;
mod clock;
mod config;
mod consult;
mod error;
mod hub;
mod lobby;
mod openapi;
mod picture;
mod plan;
pub mod protocol;
mod records;
mod request;
mod router;
mod security;
mod serving;
mod session;
mod socket;
mod table_match;
mod table_task;
mod thinking;

pub use config::{BotConfig, Config, Limits, Seeds};
pub use serving::{ServeError, Server, serve};
