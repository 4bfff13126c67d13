//! What a server is told when it starts.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use catalog::Catalog;

use crate::address::TrustedProxy;

#[derive(Clone)]
pub struct Config {
    /// Port 0 takes a free one; [`crate::Server::addr`] says which.
    pub addr: SocketAddr,
    /// `sqlite://path/to/file.db` or `postgres://user@host/database`. The key that signs cookies is kept in there too.
    pub db: String,
    pub catalog: Arc<Catalog>,
    /// Origins (`https://play.example.org`) accepted beside the server's own host: for a proxy that changes `Host`.
    pub origins: Vec<String>,
    /// Where `/metrics` is answered, if at all: for whoever watches over the server, and nobody else.
    pub metrics: Option<SocketAddr>,
    /// Whose word is taken for the address a request comes from.
    pub trusted_proxies: Vec<TrustedProxy>,
    pub seeds: Seeds,
    pub bots: BotConfig,
    pub limits: Limits,
    /// A table nobody looks at, where no bot has to move, is put away after this time, and loaded again when needed.
    pub idle: Duration,
}

/// Where the secret of a match comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seeds {
    /// From the system; nobody knows it before the match is over.
    Secret,
    /// Whoever sets a table may name it. For tests, which must meet the same match again.
    Chosen,
}

#[derive(Clone, Debug)]
pub struct BotConfig {
    /// How many may think at once.
    pub workers: usize,
    /// How many of them at the tables of one person.
    pub workers_each: usize,
    /// A bot's move takes at least this long, so that people can follow.
    pub min_delay: Duration,
    /// After this time a bot is told to answer with the best it has; its own budget normally ends far earlier.
    pub limit: Duration,
    /// If it does not answer within this time after that, any legal action is played for it.
    pub grace: Duration,
    /// How long it waits for a free worker before the same happens: on a full evening a bot is late, but plays its best.
    pub queue: Duration,
}

/// Generous: a person at a table never feels them.
#[derive(Clone, Debug)]
pub struct Limits {
    /// HTTP requests of one guest, or of all at one address who are no guests yet.
    pub requests_per_second: NonZeroU32,
    pub request_burst: NonZeroU32,
    /// All at one address together may ask this many times as often: a club has one.
    pub people_per_address: NonZeroU32,
    /// Passwords that may be tried for one name from one address.
    pub tries_per_minute: NonZeroU32,
    pub try_burst: NonZeroU32,
    /// Messages on one socket.
    pub messages_per_second: NonZeroU32,
    pub message_burst: NonZeroU32,
    /// A browser that takes longer to accept a message is gone.
    pub slowest_send: Duration,
    /// Connections in all, and from one address.
    pub connections: usize,
    pub connections_per_address: usize,
    /// Sockets in all, from one address, and of one guest.
    pub sockets: usize,
    pub sockets_per_address: usize,
    pub sockets_per_person: usize,
    /// Tables one guest may have set that have not ended.
    pub tables_per_person: u64,
    /// Tables that may be set from one address.
    pub tables_per_hour: NonZeroU32,
    pub table_burst: NonZeroU32,
    /// How often one seat may take something back in one match: each time is kept.
    pub undos_per_seat: u32,
    /// Sockets of spectators at one table; who plays there always finds room.
    pub spectators_per_table: usize,
    /// Sockets of one guest at one table; the next one takes the place of the oldest.
    pub sockets_per_guest: usize,
    /// Bytes of a request, and of a message on a socket.
    pub body: usize,
    /// Bytes of an uploaded record.
    pub record: usize,
    /// How long the head of a request may take to arrive, and a connection may be idle.
    pub head_time: Duration,
    /// How long the body of a request may take to arrive.
    pub body_time: Duration,
    /// How long a server that was asked to stop says that it is not ready, and goes on, before it does: a proxy looks elsewhere.
    pub leave_time: Duration,
    /// How long requests under way may take when the server stops.
    pub stop_time: Duration,
    /// How long a request may take, the wait for its turn included; a socket, once open, stays.
    pub request_time: Duration,
}

impl Config {
    /// A server with all games and usual limits.
    pub fn new(addr: SocketAddr, db: impl Into<String>) -> Self {
        Self {
            addr,
            db: db.into(),
            catalog: Arc::new(Catalog::standard()),
            origins: Vec::new(),
            metrics: None,
            trusted_proxies: Vec::new(),
            seeds: Seeds::Secret,
            bots: BotConfig::default(),
            limits: Limits::default(),
            idle: Duration::from_secs(600),
        }
    }
}

impl Default for BotConfig {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let workers = cores.saturating_sub(1).max(1);
        Self {
            workers,
            workers_each: workers.div_ceil(2),
            min_delay: Duration::from_millis(500),
            limit: Duration::from_secs(10),
            grace: Duration::from_secs(20),
            queue: Duration::from_secs(180),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        let number = |n| NonZeroU32::new(n).expect("not zero");
        Self {
            requests_per_second: number(20),
            request_burst: number(200),
            people_per_address: number(10),
            tries_per_minute: number(4),
            try_burst: number(10),
            messages_per_second: number(40),
            // A long order that is drawn anew is as many clicks taken back and made again, all at once.
            message_burst: number(400),
            slowest_send: Duration::from_secs(20),
            connections: 20_000,
            connections_per_address: 2000,
            sockets: 10_000,
            sockets_per_address: 1000,
            sockets_per_person: 40,
            tables_per_person: 100,
            tables_per_hour: number(600),
            table_burst: number(1000),
            undos_per_seat: 2000,
            spectators_per_table: 200,
            sockets_per_guest: 8,
            body: 16 * 1024,
            record: 2 * 1024 * 1024,
            head_time: Duration::from_secs(30),
            body_time: Duration::from_secs(20),
            leave_time: Duration::ZERO,
            stop_time: Duration::from_secs(5),
            request_time: Duration::from_secs(120),
        }
    }
}
