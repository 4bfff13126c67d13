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

    /// Kills every process of it at once, as a machine that loses its power would.
    pub fn kill(&self) {
        let pid_file = format!("{}/postmaster.pid", self.data());
        let first = std::fs::read_to_string(&pid_file).expect("it runs");
        let postmaster = first.lines().next().expect("its first line is a process").to_owned();
        // Stopped first, so that it makes no more of them: one that is overlooked would hold the memory they share.
        done(Command::new("kill").args(["-STOP", &postmaster]));
        let mut all = children_of(&postmaster);
        all.insert(0, postmaster);
        // One that ended meanwhile is no matter.
        let _ = Command::new("kill").arg("-9").args(&all).stderr(Stdio::null()).status();
        while all.iter().any(|process| is_alive(process)) {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        // Where nobody has asked about the dead yet, it would be taken for alive.
        std::fs::remove_file(pid_file).expect("it left its number behind");
        std::fs::remove_file(self.folder.path().join(".s.PGSQL.5432.lock")).expect("and beside its socket");
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

fn children_of(parent: &str) -> Vec<String> {
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let names = processes.map(|process| process.file_name().to_string_lossy().into_owned());
    names.filter(|process| stat(process).is_some_and(|(_, of)| of == parent)).collect()
}

/// The state of a process, and its parent.
fn stat(process: &str) -> Option<(char, String)> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // Its name, in brackets, may hold anything.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace();
    Some((fields.next()?.chars().next()?, fields.next()?.to_owned()))
}

/// One that has ended and that nobody has asked about yet is none any more.
fn is_alive(process: &str) -> bool {
    stat(process).is_some_and(|(state, _)| state != 'Z')
}

fn is_root() -> bool {
    done(Command::new("id").arg("-u")).stdout == b"0\n"
}

fn done(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    output
}
