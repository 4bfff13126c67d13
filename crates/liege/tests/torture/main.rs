//! Whatever is killed, and when: what people were told stays true. Servers under load are killed without warning, again and again;
//! what is on disk is compared with every answer that anybody got, and at the end every match is played again.
//!
//! A few kills by default. The full count, with a table of what was found:
//! `LIEGE_KILLS=200 cargo test -p liege --test torture -- --nocapture`

mod ledger;
mod node;
mod people;

use std::sync::Arc;
use std::time::{Duration, Instant};

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use testkit::Cluster;

use ledger::Ledger;
use node::{Houses, Node};

/// Answers that people get between a start and the next kill, at least.
const FEWEST_ANSWERS: usize = 25;
/// Longer than any start takes on a busy machine.
const LONGEST_WAIT: Duration = Duration::from_secs(120);

/// How often something is killed: few times, or as many as one asks for.
fn n_kills(few: usize, part_of_all: usize) -> usize {
    let asked =
        std::env::var("LIEGE_KILLS").ok().map(|n| n.parse::<usize>().expect("LIEGE_KILLS is a number"));
    asked.map_or(few, |n| n / part_of_all)
}

#[test]
fn a_killed_server_loses_nothing_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let db = format!("sqlite://{}/liege.db", folder.path().display());
    run("one server, SQLite", &db, 1, n_kills(3, 1), &Killing::Node);
}

#[test]
fn a_killed_server_loses_nothing_on_postgres() {
    let cluster = Cluster::start();
    run("one of two servers, PostgreSQL", &cluster.database("torture"), 2, n_kills(3, 1), &Killing::Node);
}

#[test]
fn a_killed_postgres_loses_nothing() {
    let cluster = Cluster::start();
    let db = cluster.database("torture");
    run("PostgreSQL under two servers", &db, 2, n_kills(1, 10), &Killing::Database(cluster));
}

/// What is killed.
enum Killing {
    Node,
    Database(Cluster),
}

fn run(what: &str, db: &str, n_nodes: usize, n_kills: usize, killing: &Killing) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(torture(what, db, n_nodes, n_kills, killing));
}

async fn torture(what: &str, db: &str, n_nodes: usize, n_kills: usize, killing: &Killing) {
    let begun = Instant::now();
    let mut chance =
        Pcg64Mcg::seed_from_u64(begun.elapsed().as_nanos() as u64 ^ u64::from(std::process::id()));
    let houses = Arc::new(Houses::new(n_nodes));
    let mut nodes: Vec<Node> = (0..n_nodes).map(|index| Node::start(db, &houses, index)).collect();
    let ledger = Arc::new(Ledger::default());
    let playing = people::play(&houses, &ledger);
    let mut slowest = Duration::ZERO;
    for _ in 0..n_kills {
        slowest = slowest.max(until_answers(&ledger).await);
        tokio::time::sleep(Duration::from_millis(chance.next_u64() % 700)).await;
        match killing {
            Killing::Node => {
                let index = chance.next_u64() as usize % n_nodes;
                nodes[index].kill(&houses);
                ledger.compare(db).await;
                nodes[index] = Node::start(db, &houses, index);
            }
            Killing::Database(cluster) => {
                cluster.kill();
                tokio::time::sleep(Duration::from_millis(chance.next_u64() % 1500)).await;
                cluster.come_back();
                ledger.compare(db).await;
            }
        }
    }
    slowest = slowest.max(until_answers(&ledger).await);
    houses.close();
    for playing in playing {
        playing.await.unwrap();
    }
    nodes.iter_mut().for_each(|node| node.kill(&houses));
    ledger.compare(db).await;
    let after_kill = ledger::audit(db).await;
    // Bots that were about to decide do so, and then nothing is due any more.
    let mut last = Node::start(db, &houses, 0);
    let n_due = ledger::until_nothing_is_due(db, LONGEST_WAIT).await;
    last.kill(&houses);
    let at_rest = ledger::audit(db).await;
    eprintln!(
        "{what}: {n_kills} kills in {:.0} s; {}; {} matches replayed, {} steps on disk; due after the last kill {}, done later {}; \
         longest from a start to {FEWEST_ANSWERS} answers {:.1} s",
        begun.elapsed().as_secs_f64(),
        ledger.summary(),
        at_rest.replayed,
        at_rest.steps,
        n_due.0,
        n_due.0 - n_due.1,
        slowest.as_secs_f64(),
    );
    assert_eq!((after_kill.faults, at_rest.faults), (Vec::new(), Vec::new()));
    assert_eq!(at_rest.set_aside, 0);
    assert_eq!(n_due.1, 0, "something is still due");
    assert_eq!(ledger.faults(), Vec::<String>::new());
}

/// Waits until people got some more answers; says how long that took.
async fn until_answers(ledger: &Ledger) -> Duration {
    let (begun, before) = (Instant::now(), ledger.n_done());
    while ledger.n_done() < before + FEWEST_ANSWERS {
        assert!(begun.elapsed() < LONGEST_WAIT, "nothing goes on: {:?}", ledger.faults());
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    begun.elapsed()
}
