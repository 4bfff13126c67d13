//! What was acknowledged survives `kill -9`. The test starts itself as a second process, which writes and says what was
//! acknowledged, and kills it in the middle.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::Arc;

use store::contract::{a_step, a_table};
use store::{SqliteStore, Store};

const WRITER: &str = "LIEGE_TEST_WRITER";
const N_WRITERS: u32 = 8;

fn main() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    match std::env::var(WRITER) {
        Ok(url) => runtime.block_on(write_until_killed(&url)),
        Err(_) => {
            for n_lines in [1, 40, 400] {
                runtime.block_on(survives_a_kill_after(n_lines));
            }
        }
    }
}

async fn write_until_killed(url: &str) {
    let store = Arc::new(SqliteStore::open(url).await.unwrap());
    let mut writers = Vec::new();
    for writer in 0..N_WRITERS {
        let (store, id) = (Arc::clone(&store), format!("t{writer}"));
        store.create_table(a_table(&id, "g")).await.unwrap();
        writers.push(tokio::spawn(async move {
            for number in 0.. {
                store.append(a_step(&id, number)).await.unwrap();
                say(&id, number);
            }
        }));
    }
    for writer in writers {
        writer.await.unwrap();
    }
}

/// One line, in one piece.
fn say(id: &str, number: u32) {
    use std::io::Write;
    std::io::stdout().lock().write_all(format!("{id} {number}\n").as_bytes()).unwrap();
}

async fn survives_a_kill_after(n_lines: usize) {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}/liege.db", folder.path().display());
    let acknowledged = kill_a_writer(&url, n_lines);
    assert!(acknowledged.len() >= n_lines, "the writer stopped by itself");
    let store = SqliteStore::open(&url).await.unwrap();
    for (id, number) in acknowledged {
        let steps = store.steps(&id).await.unwrap();
        assert_eq!(
            steps.get(number as usize),
            Some(&a_step(&id, number).step),
            "step {number} of {id} was lost"
        );
    }
}

fn kill_a_writer(url: &str, n_lines: usize) -> Vec<(String, u32)> {
    let program = std::env::current_exe().unwrap();
    let mut child = Command::new(program).env(WRITER, url).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut acknowledged: Vec<String> = lines.by_ref().take(n_lines).map(Result::unwrap).collect();
    child.kill().unwrap();
    child.wait().unwrap();
    acknowledged.extend(lines.map_while(Result::ok));
    acknowledged.iter().filter_map(|line| read_line(line)).collect()
}

/// None for a line that the kill cut short.
fn read_line(line: &str) -> Option<(String, u32)> {
    let (id, number) = line.split_once(' ')?;
    Some((id.to_owned(), number.parse().ok()?))
}
