//! Care of a server's data.

use std::path::Path;

use serde_json::{Value, json};

use crate::{Serving, error, json as run};

fn url(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

/// As much as one writes on a napkin, while people play.
fn play(server: &Serving) {
    let arguments = ["load", &server.address, "--proxied", "--tables", "2", "--seconds", "2", "--json"];
    assert_eq!(run(&arguments)["server"]["errors"], 0);
}

#[test]
fn a_backup_made_under_way_is_restored_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let [live, copy, again] =
        ["liege.db", "copy.db", "deep/er/again.db"].map(|name| folder.path().join(name));
    let server = Serving::start(&["--db", &url(&live), "--trusted-proxy", "127.0.0.1", "--hasty-bots"]);
    play(&server);
    let to = copy.to_str().unwrap();
    let made = run(&["admin", "backup", "--db", &url(&live), "--to", to, "--json"]);
    assert_eq!(made["bytes"], std::fs::metadata(&copy).unwrap().len());
    play(&server);
    let stats = |file: &Path| run(&["admin", "stats", "--db", &url(file), "--json"]);
    assert_eq!(
        (&stats(&copy)["tables"]["lancaster"]["running"], &stats(&live)["tables"]["lancaster"]["running"]),
        (&json!(2), &json!(4))
    );
    // Both hold together, also the one that is in use.
    for file in [&copy, &live] {
        let checked = run(&["admin", "check", "--db", &url(file), "--json"]);
        assert_eq!(checked["faults"], json!([]), "{checked}");
        assert_eq!(checked["replayed"], checked["tables"]);
        assert!(checked["steps"].as_u64() > Some(0));
    }
    run(&["admin", "restore", "--from", to, "--db", &url(&again), "--json"]);
    let without_size = |mut stats: Value| stats.as_object_mut().unwrap().remove("bytes").map(|_| stats);
    assert_eq!(without_size(stats(&again)), without_size(stats(&copy)));
    drop(server);
    let server = Serving::start(&["--db", &url(&again), "--trusted-proxy", "127.0.0.1"]);
    play(&server);
    assert_eq!(stats(&again)["tables"]["lancaster"]["running"], 4);
}

#[cfg(unix)]
#[test]
fn a_backup_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let [live, copy, again] = ["liege.db", "copy.db", "again.db"].map(|name| folder.path().join(name));
    drop(Serving::start(&["--db", &url(&live)]));
    run(&["admin", "backup", "--db", &url(&live), "--to", copy.to_str().unwrap(), "--json"]);
    run(&["admin", "restore", "--from", copy.to_str().unwrap(), "--db", &url(&again), "--json"]);
    for file in [copy, again] {
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o077, 0, "{}", file.display());
    }
}

#[test]
fn nothing_is_written_over_and_nothing_foreign_is_taken() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let [live, copy, none, text, hurt] = ["liege.db", "copy.db", "none.db", "text.db", "hurt.db"].map(file);
    drop(Serving::start(&["--db", &url(&live)]));
    let backup = |from: &Path, to: &Path| {
        let to = to.to_str().unwrap().to_owned();
        error(&["admin", "backup", "--db", &url(from), "--to", &to])
    };
    let restore = |from: &Path, to: &Path| {
        let from = from.to_str().unwrap().to_owned();
        error(&["admin", "restore", "--from", &from, "--db", &url(to)])
    };
    run(&["admin", "backup", "--db", &url(&live), "--to", copy.to_str().unwrap(), "--json"]);
    std::fs::write(&text, "a letter to a friend".repeat(100)).unwrap();
    let mut bytes = std::fs::read(&copy).unwrap();
    bytes[4096..].fill(0xa5);
    std::fs::write(&hurt, bytes).unwrap();

    assert!(backup(&live, &copy).contains("exists already"));
    assert!(backup(&none, &file("x.db")).contains("there is no file"));
    assert!(backup(&text, &file("x.db")).contains("cannot back up"));
    assert!(backup(&live, &file("no/such/folder.db")).contains("cannot back up"));
    assert!(restore(&none, &file("x.db")).contains("there is no file"));
    assert!(restore(&copy, &live).contains("exists already"));
    assert!(restore(&text, &file("x.db")).contains("cannot restore"));
    assert!(restore(&hurt, &file("x.db")).contains("cannot restore"));
    // The log of another file of that name would be taken for this one's.
    std::fs::write(file("y.db-wal"), "").unwrap();
    assert!(restore(&copy, &file("y.db")).contains("y.db-wal exists already"));
    for command in ["check", "stats"] {
        assert!(error(&["admin", command, "--db", &url(&none)]).contains("there is no file"));
        assert!(error(&["admin", command, "--db", "liege.db"]).contains("no address of a store"));
    }
    assert!(error(&["admin", "backup", "--db", "postgres://h/d", "--to", "x"]).contains("pg_dump"));
    assert!(error(&["admin", "restore", "--from", "x", "--db", "postgres://h/d"]).contains("admin copy"));
    let names =
        std::fs::read_dir(folder.path()).unwrap().map(|it| it.unwrap().file_name().into_string().unwrap());
    let left: Vec<String> = names.filter(|name| name.contains("part") || name.starts_with("x.db")).collect();
    assert!(left.is_empty(), "{left:?}");
    assert!(!none.exists(), "a look makes no file");
}
