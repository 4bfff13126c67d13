//! Whatever is sent: no panic, no answer that blames the server, no memory that is not given back. Inputs are made from good ones,
//! broken in one or many places.
//!
//! A few by default. The full count:
//! `LIEGE_HOSTILE=10000000 cargo test --release -p liege --test hostile parsers -- --nocapture`
//! `LIEGE_HOSTILE=1000000 cargo test --release -p liege --test hostile server -- --nocapture`

mod corpus;
mod mangle;
mod parsers;
mod server;

/// How many inputs are tried: few, or as many as one asks for.
fn n_inputs(few: usize) -> usize {
    std::env::var("LIEGE_HOSTILE").ok().map_or(few, |n| n.parse().expect("LIEGE_HOSTILE is a number"))
}

/// What this process has in memory, in megabytes.
fn memory() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap() / 1024
}
