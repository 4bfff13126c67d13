//! A PostgreSQL of its own for one test: in a temporary folder, on a socket in it, gone when the test ends. Debian's package
//! `postgresql` is enough; where it is missing the test fails and says so.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// Who runs the cluster where the test runs as root, which PostgreSQL refuses to.
const SERVANT: &str = "postgres";

/// A running cluster; dropping it stops it.
pub struct Cluster {
    programs: PathBuf,
    folder: TempDir,
}

impl Cluster {
    /// Makes and starts one.
    pub fn start() -> Self {
        let folder =
            tempfile::Builder::new().prefix("liege-pg").tempdir_in("/tmp").expect("a temporary folder");
        let cluster = Self { programs: programs(), folder };
        if is_root() {
            let path = cluster.folder.path().display().to_string();
            done(Command::new("chown").args([SERVANT, &path]));
        }
        let data = cluster.data();
        done(cluster.command("initdb").args(["-D", &data, "-U", SERVANT, "-A", "trust", "-E", "UTF8", "-N"]));
        cluster.come_back();
        cluster
    }

    /// Stops at once, without putting anything in order, and leaves its data.
    pub fn go_away(&self) {
        assert!(self.stop(), "it does not stop");
    }

    /// Starts again.
    pub fn come_back(&self) {
        let data = self.data();
        let socket = format!("-k {} -c listen_addresses=''", self.folder.path().display());
        let log = format!("{data}/log");
        // Nobody may hold our output open: the cluster would outlive whoever waits for its end.
        let start = ["start", "-w", "-s", "-D", &data, "-l", &log, "-o", &socket];
        let status = self.command("pg_ctl").args(start).stdout(Stdio::null()).stderr(Stdio::null()).status();
        assert!(status.is_ok_and(|status| status.success()), "the cluster does not start; see {log}");
    }

    fn stop(&self) -> bool {
        let stop = ["stop", "-m", "immediate", "-s", "-D", &self.data()].map(str::to_owned);
        self.command("pg_ctl").args(stop).status().is_ok_and(|status| status.success())
    }

    /// The address of a new, empty database.
    pub fn database(&self, name: &str) -> String {
        let host = self.folder.path().display().to_string();
        done(self.command("createdb").args(["-h", &host, "-U", SERVANT, name]));
        format!("postgres://{SERVANT}@localhost/{name}?host={host}")
    }

    fn data(&self) -> String {
        self.folder.path().join("data").display().to_string()
    }

    fn command(&self, program: &str) -> Command {
        let program = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid", SERVANT, "--regid", SERVANT, "--clear-groups"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path()).env("LC_ALL", "C.UTF-8").stdin(Stdio::null());
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        assert!(self.stop() || std::thread::panicking(), "it does not stop");
    }
}

/// Where Debian puts the newest, or wherever the path leads.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions.map(|version| version.path().join("bin")).filter(|path| holds_cluster(path)).max();
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let found = newest.or_else(|| std::env::split_paths(&paths).find(|path| holds_cluster(path)));
    found.expect("PostgreSQL is missing: install the package postgresql and try again")
}

fn holds_cluster(path: &Path) -> bool {
    path.join("initdb").exists() && path.join("pg_ctl").exists()
}

fn is_root() -> bool {
    done(Command::new("id").arg("-u")).stdout == b"0\n"
}

fn done(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    output
}
