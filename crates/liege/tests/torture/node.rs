//! Servers as processes, and where people find them.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// The servers that run now.
pub struct Houses {
    addresses: Mutex<Vec<Option<String>>>,
    n_asked: AtomicUsize,
    is_closed: AtomicBool,
}

impl Houses {
    pub fn new(n: usize) -> Self {
        Self {
            addresses: Mutex::new(vec![None; n]),
            n_asked: AtomicUsize::new(0),
            is_closed: AtomicBool::new(false),
        }
    }

    /// One of them, in turn: `127.0.0.1:4711`.
    pub fn any(&self) -> Option<String> {
        let addresses = self.addresses.lock().unwrap();
        let running: Vec<&String> = addresses.iter().flatten().collect();
        let turn = self.n_asked.fetch_add(1, Ordering::Relaxed);
        running.get(turn % running.len().max(1)).map(|address| (*address).clone())
    }

    pub fn close(&self) {
        self.is_closed.store(true, Ordering::Relaxed);
    }

    pub fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::Relaxed)
    }

    fn set(&self, index: usize, address: Option<String>) {
        self.addresses.lock().unwrap()[index] = address;
    }
}

pub struct Node {
    process: Child,
    index: usize,
}

impl Node {
    pub fn start(db: &str, houses: &Houses, index: usize) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_liege"))
            .args(["serve", "--addr", "127.0.0.1:0", "--hasty-bots", "--db", db])
            .env("RUST_LOG", "off")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().to_owned();
        assert!(address.starts_with("127.0.0.1:"), "the server did not start: {line:?}");
        houses.set(index, Some(address));
        Self { process, index }
    }

    /// At once, in the middle of whatever it does.
    pub fn kill(&mut self, houses: &Houses) {
        self.process.kill().unwrap();
        let ended = self.process.wait().unwrap();
        assert_eq!(ended.code(), None, "it had ended before by itself");
        houses.set(self.index, None);
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
