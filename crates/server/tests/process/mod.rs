//! The process that a test runs in.

/// What it has in memory, in megabytes, now and at its highest.
pub fn memory() -> (usize, usize) {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let kilobytes = |name: &str| {
        let line = status.lines().find(|line| line.starts_with(name)).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap()
    };
    (kilobytes("VmRSS:") / 1024, kilobytes("VmHWM:") / 1024)
}
