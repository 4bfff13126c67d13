//! Memory and processor time of a process, as Linux tells them.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use serde::Serialize;

use crate::LoadError;

pub struct Process(PathBuf);

/// What quiet things take in the server, in bytes each.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Memory {
    pub table: f64,
    pub connection: f64,
}

/// Linux counts processor time in hundredths of a second, whatever its own clock does.
const TICKS_PER_SECOND: f64 = 100.0;

impl Process {
    pub fn of(pid: u32) -> Result<Self, LoadError> {
        let folder = PathBuf::from(format!("/proc/{pid}"));
        if folder.join("stat").exists() {
            Ok(Self(folder))
        } else {
            Err(LoadError::Broken(format!("there is no process {pid} to be seen here")))
        }
    }

    pub fn this() -> Result<Self, LoadError> {
        Self::of(std::process::id())
    }

    /// Bytes in memory.
    pub fn memory(&self) -> Result<u64, LoadError> {
        let status = fs::read_to_string(self.0.join("status"))?;
        let kilobytes =
            status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB"));
        let kilobytes: Option<u64> = kilobytes.and_then(|text| text.trim().parse().ok());
        kilobytes.map(|kilobytes| kilobytes * 1024).ok_or_else(|| LoadError::Broken("no VmRSS".to_owned()))
    }

    /// In user mode and in the kernel together.
    pub fn cpu_time(&self) -> Result<Duration, LoadError> {
        cpu_time(&fs::read_to_string(self.0.join("stat"))?)
            .ok_or_else(|| LoadError::Broken("no processor time".to_owned()))
    }
}

/// The name of a program may hold blanks and brackets; after it the fields are counted from the third.
fn cpu_time(stat: &str) -> Option<Duration> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut times = fields.split_whitespace().skip(11).map(str::parse::<f64>);
    let (user, system) = (times.next()?.ok()?, times.next()?.ok()?);
    Some(Duration::from_secs_f64((user + system) / TICKS_PER_SECOND))
}

impl Memory {
    pub fn between(
        at_first: Option<u64>,
        with_tables: Option<u64>,
        with_sockets: Option<u64>,
        n_tables: usize,
        n_sockets: usize,
    ) -> Option<Self> {
        let each = |before: u64, after: u64, n: usize| (after as f64 - before as f64) / n.max(1) as f64;
        let (at_first, with_tables, with_sockets) = (at_first?, with_tables?, with_sockets?);
        Some(Self {
            table: each(at_first, with_tables, n_tables),
            connection: each(with_tables, with_sockets, n_sockets),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processor_time_is_read_behind_any_name() {
        let stat = "7 (a) b (c) S 1 7 7 0 -1 4194560 100 0 0 0 150 50 0 0 20 0 4 0 100";
        assert_eq!(cpu_time(stat), Some(Duration::from_secs(2)));
        assert_eq!(cpu_time("7 (liege"), None);
    }

    #[test]
    fn this_process_takes_memory() {
        assert!(Process::this().unwrap().memory().unwrap() > 100_000);
        assert!(Process::of(u32::MAX).is_err());
    }

    #[test]
    fn growth_is_shared_out() {
        let memory = Memory::between(Some(1000), Some(3000), Some(7000), 2, 8);
        assert_eq!(memory, Some(Memory { table: 1000.0, connection: 500.0 }));
    }
}
