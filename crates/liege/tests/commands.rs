//! The commands as a script would call them.

#[path = "commands/admin.rs"]
mod admin;

use std::io::{BufRead as _, BufReader, Write};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn liege(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_liege")).args(arguments).output().expect("the binary starts")
}

fn json(arguments: &[&str]) -> Value {
    let output = liege(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("prints JSON")
}

fn error(arguments: &[&str]) -> String {
    let output = liege(arguments);
    assert!(!output.status.success(), "{arguments:?} succeeded");
    String::from_utf8(output.stderr).unwrap()
}

/// What may differ between two runs of the same series.
fn without_times(mut report: Value) -> Value {
    for field in ["seconds", "decisions_per_second"] {
        report.as_object_mut().unwrap().remove(field);
    }
    report
}

#[test]
fn games_lists_the_catalog() {
    let games = json(&["games", "--json"]);
    let regents = games.as_array().unwrap().iter().find(|game| game["slug"] == "regents").unwrap();
    assert_eq!(regents["seats"], serde_json::json!([3, 5]));
}

#[test]
fn simulate_gives_the_same_result_with_any_number_of_jobs() {
    let run = |jobs| {
        let arguments = [
            "simulate",
            "regents",
            "--seats",
            "4",
            "--matches",
            "60",
            "--seed",
            "1",
            "--json",
            "--jobs",
            jobs,
        ];
        without_times(json(&arguments))
    };
    assert_eq!(run("1"), run("2"));
    assert_eq!(run("1")["matches"], 60);
}

#[test]
fn arena_rates_every_bot() {
    let report = json(&["arena", "regents", "--bots", "greedy,random", "--matches", "8", "--json"]);
    assert_eq!(report["bots"].as_array().unwrap().len(), 2);
    assert!(report["bots"][0]["ci95"].is_array());
}

#[test]
fn bench_names_state_size_and_speed() {
    let reports = json(&["bench", "regents", "--seats", "4", "--seconds", "0.1", "--json"]);
    assert!(reports[0]["state_bytes"].as_u64().unwrap() <= 512);
    assert!(reports[0]["decisions_per_second"].as_f64().unwrap() > 0.0);
}

#[test]
fn bench_of_a_seat_count_passes_over_games_that_cannot_seat_so_many() {
    let reports = json(&["bench", "--seats", "2", "--seconds", "0", "--json"]);
    let games: Vec<_> = reports.as_array().unwrap().iter().map(|report| &report["game"]).collect();
    assert!(games.contains(&&"lancaster".into()) && !games.contains(&&"regents".into()), "{games:?}");
}

#[test]
fn bench_of_the_search_tells_its_share_of_plain_playouts() {
    let reports = json(&["bench", "regents", "--seats", "3", "--seconds", "0", "--search", "--json"]);
    let speed = |field: &str| reports[0][field].as_f64().unwrap();
    assert!(speed("iterations_per_second") > 0.0 && speed("share") > 0.0);
    let share = speed("iterations_per_second") / speed("playouts_per_second");
    assert!((speed("share") - share).abs() < 1e-9);
}

#[test]
fn a_ladder_goes_on_where_it_was_broken_off() {
    let folder = tempfile::tempdir().unwrap();
    let (broken_off, at_once) = (folder.path().join("some/a.jsonl"), folder.path().join("b.jsonl"));
    let ladder = |file: &std::path::Path, matches: &str, bots: &str| {
        let file = file.to_str().unwrap();
        let arguments = ["ladder", "regents", "--seats", "3", "--matches", matches, "--bots", bots];
        liege(&[&arguments[..], &["--file", file, "--json"]].concat())
    };
    let report = |output: Output| serde_json::from_slice::<Value>(&output.stdout).unwrap();
    ladder(&broken_off, "2", "random,page");
    // As if the last line had been cut short.
    let kept = std::fs::read_to_string(&broken_off).unwrap();
    std::fs::write(&broken_off, &kept[..kept.len() - 5]).unwrap();
    let taken_up = report(ladder(&broken_off, "6", "random,page"));
    assert_eq!(taken_up, report(ladder(&at_once, "6", "random,page")));
    assert_eq!((&taken_up["game"], &taken_up["seats"]), (&"regents".into(), &3.into()));
    let taken: u64 =
        taken_up["rows"].as_array().unwrap().iter().map(|row| row["matches"].as_u64().unwrap()).sum();
    assert_eq!(taken, 18);
    assert!(!ladder(&at_once, "6", "random").status.success(), "another tournament");
}

#[test]
fn tune_writes_the_same_weights_again() {
    let folder = tempfile::tempdir().unwrap();
    let weights = |name: &str, jobs: &str| {
        let file = folder.path().join(name);
        let file = file.to_str().unwrap();
        let report = json(&["tune", "regents", "--matches", "12", "--jobs", jobs, "--file", file, "--json"]);
        assert!(report["positions"].as_u64().unwrap() > 50 && report["after"].is_number(), "{report}");
        std::fs::read_to_string(file).unwrap()
    };
    assert_eq!(weights("one", "1"), weights("two", "2"));
    assert!(error(&["tune", "scharz", "--matches", "0"]).contains("do not learn"));
}

#[test]
fn calibrate_puts_its_table_into_a_page() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("page.md");
    std::fs::write(&page, "before\n<!-- calibration regents -->\nold\n<!-- end -->\nafter\n").unwrap();
    let play = ["calibrate", "regents", "--seats", "3", "--matches", "20", "--json", "--page"];
    let report = json(&[&play[..], &[page.to_str().unwrap()]].concat());
    assert_eq!(report["stages"].as_array().unwrap().len(), 3);
    let page_now = std::fs::read_to_string(&page).unwrap();
    assert!(page_now.starts_with("before\n") && page_now.ends_with("<!-- end -->\nafter\n"), "{page_now}");
    assert!(page_now.contains("| beginning |") && !page_now.contains("old"));
    std::fs::write(&page, "no place\n").unwrap();
    assert!(error(&[&play[..], &[page.to_str().unwrap()]].concat()).contains("has no place"));
}

#[test]
fn nothing_played_is_nothing_won() {
    let report = json(&["simulate", "regents", "--matches", "0", "--json"]);
    assert_eq!(report["wins"].to_string(), "[0.0,0.0,0.0,0.0]");
}

#[test]
fn a_record_replays_and_a_flipped_action_is_refused() {
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/regents/tests/golden/v1");
    let record = std::fs::read_dir(golden).unwrap().next().unwrap().unwrap().path();
    let told = liege(&["replay", record.to_str().unwrap()]);
    assert!(String::from_utf8_lossy(&told.stdout).contains("the record is sound"));

    let mut flipped: Value = serde_json::from_slice(&std::fs::read(&record).unwrap()).unwrap();
    flipped["actions"].as_array_mut().unwrap().swap(1, 40);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("flipped.liege.json");
    std::fs::write(&file, flipped.to_string()).unwrap();
    assert!(error(&["replay", file.to_str().unwrap()]).contains("is refused"));
}

#[test]
fn perft_counts_grow() {
    let counts = json(&["perft", "regents", "--seats", "3", "--depth", "3", "--json"]);
    assert_eq!(counts[2]["sequences"], 125);
}

#[test]
fn state_prints_the_state_after_some_plies() {
    let first = json(&["state", "regents", "--seats", "4", "--seed", "7"]);
    let later = json(&["state", "regents", "--seats", "4", "--seed", "7", "--after", "30"]);
    assert!(first.is_object() && first != later);
}

#[test]
fn scenarios_pass_or_say_what_differs() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, scenario: Value| {
        let file = folder.path().join(name);
        std::fs::write(&file, scenario.to_string()).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let with_steps = |steps: Value| serde_json::json!({ "name": "t", "game": "regents", "setup": { "seats": 3 }, "seed": 7, "steps": steps });
    let good = write("good.json", with_steps(serde_json::json!([{ "points": [0, 0, 0] }])));
    let bad = write("bad.json", with_steps(serde_json::json!([{ "points": [9, 0, 0] }])));
    assert_eq!(json(&["scenario", &good, "--json"])[0]["ok"], true);
    let output = liege(&["scenario", &good, &bad, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let outcomes: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&outcomes[0]["detail"], &outcomes[1]["ok"]), (&Value::from(""), &Value::from(false)));
    assert_eq!(outcomes[1]["detail"], "step 1: points: expected [9, 0, 0], found [0, 0, 0]");
}

/// What `state` prints can be taken over into a scenario, in part or whole.
#[test]
fn a_state_is_a_patch_onto_itself() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("itself.json");
    for game in json(&["games", "--json"]).as_array().unwrap() {
        let slug = game["slug"].as_str().unwrap();
        let state = json(&["state", slug, "--seats", "3", "--seed", "7"]);
        let scenario = serde_json::json!({
            "name": "itself", "game": slug, "setup": {"seats": 3}, "seed": 7, "patch": state, "steps": [{"expect": state}],
        });
        std::fs::write(&file, scenario.to_string()).unwrap();
        assert_eq!(json(&["scenario", file.to_str().unwrap(), "--json"])[0]["ok"], true, "{slug}");
    }
}

#[test]
fn mistakes_are_explained() {
    assert!(error(&["simulate", "chess"]).contains("there is no game \"chess\"; there are"));
    assert!(error(&["simulate", "regents", "--seats", "9"]).contains("3 to 5 players"));
    assert!(error(&["simulate", "regents", "--bots", "emperor"]).contains("is no bot"));
    assert!(error(&["simulate", "regents", "--setup", "{"]).contains("--setup is not a JSON object"));
    assert!(error(&["simulate", "regents", "--setup", "{\"colour\": 1}"]).contains("unknown field"));
    assert!(error(&["simulate", "regents", "--setup", "{\"seats\": \"x\"}"]).contains("cannot be read"));
    assert!(
        error(&["state", "regents", "--seats", "3", "--setup", "{\"seats\": 4}"]).contains("--setup says 4")
    );
    assert!(error(&["bench", "regents", "--seconds", "nan"]).contains("no length of time"));
    assert!(error(&["replay", "x", "--lang", "xx"]).contains("possible values: en, fr, de, nl"));
    assert!(error(&["serve", "--addr", "8080"]).contains("try 127.0.0.1:8080"));
    assert!(error(&["serve", "--origin", "example.org"]).contains("https://play.example.org"));
    assert!(error(&["serve", "--origin", "https://example.org/liege"]).contains("https://play.example.org"));
    let no_store = error(&["serve", "--db", "mysql://x"]);
    assert_eq!(no_store.matches("mysql://x").count(), 1, "{no_store}");
    assert!(error(&["replay", "/no/such/file"]).contains("cannot read"));
    assert!(error(&["scenario", "/no/such/file"]).contains("failed"));
    assert!(error(&["state", "regents", "--seed", "x"]).contains("64 hex digits"));
}

#[test]
fn consult_answers_from_a_file_and_from_standard_input() {
    let question = serde_json::json!({
        "mode": "basic", "clash": "assault", "ground": {"type": "field", "at": "it_senones"}, "settlement": "village",
        "attacker": {"units": [{"kind": "light_infantry", "count": 8}]}, "defender": {"units": []},
    });
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("question.json");
    std::fs::write(&file, question.to_string()).unwrap();
    let answer = json(&["consult", "scharz", file.to_str().unwrap()]);
    assert!(answer["sides"][0]["wins"].as_u64().unwrap() > 900);
    let mut child = Command::new(env!("CARGO_BIN_EXE_liege"))
        .args(["consult", "scharz", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(question.to_string().as_bytes()).unwrap();
    let piped = child.wait_with_output().unwrap();
    assert_eq!(serde_json::from_slice::<Value>(&piped.stdout).unwrap(), answer);
    assert!(error(&["consult", "regents", file.to_str().unwrap()]).contains("answers no questions"));
    std::fs::write(&file, "{}").unwrap();
    assert!(error(&["consult", "scharz", file.to_str().unwrap()]).contains("cannot be read"));
}

/// A server of its own, stopped when it is dropped.
struct Serving {
    process: std::process::Child,
    address: String,
}

impl Serving {
    fn start(arguments: &[&str]) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_liege"))
            .args(["serve", "--addr", "127.0.0.1:0"])
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split_whitespace().last().unwrap().to_owned();
        Self { process, address }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

#[test]
fn load_is_played_without_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let db = |name: &str| format!("sqlite://{}/{name}.db", folder.path().display());
    let server = Serving::start(&["--db", &db("liege"), "--trusted-proxy", "127.0.0.1"]);
    let (pid, yardstick) = (server.process.id().to_string(), db("yardstick"));
    let mut arguments = vec!["load", &server.address, "--proxied", "--pid", &pid, "--json"];
    arguments.extend(["--tables", "3", "--seconds", "4", "--rate", "60", "--yardstick", &yardstick]);
    let report = json(&arguments);
    assert_eq!((&report["sockets"], &report["game"]), (&12.into(), &"lancaster".into()));
    for side in ["server", "yardstick"] {
        assert_eq!(report[side]["errors"], 0, "{report}");
        assert!(report[side]["actions"].as_u64() > Some(0), "{report}");
        assert!(report[side]["confirmed"]["p50"].as_f64() > Some(0.0), "{report}");
        assert!(report[side]["received"]["p50"].as_f64() > Some(0.0), "{report}");
    }
    assert!(report["memory"]["connection"].is_number() && report["server_cores"].is_number(), "{report}");
    let left = std::fs::read_dir(folder.path())
        .unwrap()
        .filter(|file| file.as_ref().unwrap().file_name().to_string_lossy().starts_with("yardstick"));
    assert_eq!(left.count(), 0, "the yardstick leaves nothing behind");
}

#[test]
fn load_is_bounded() {
    let address = "http://127.0.0.1:1";
    assert!(error(&["load", address, "--tables", "1001"]).contains("4004 sockets"));
    assert!(error(&["load", address, "--seconds", "601"]).contains("600 seconds"));
    assert!(error(&["load", address, "--tables", "1"]).contains("cannot be reached"));
    assert!(error(&["load", address, "--rate", "0"]).contains("above 0"));
}

/// A club that has grown moves to PostgreSQL and goes on there.
#[test]
fn a_copied_store_is_served() {
    let (cluster, folder) = (testkit::Cluster::start(), tempfile::tempdir().unwrap());
    let [small, large] =
        [format!("sqlite://{}/liege.db", folder.path().display()), cluster.database("liege")];
    let copy = ["admin", "copy", "--from", &small, "--to", &large, "--json"];
    assert!(error(&copy).contains("there is no file"));
    std::fs::write(folder.path().join("liege.db"), "").unwrap();
    assert!(error(&copy).contains("no server has kept anything"));
    for db in [&small, &large] {
        if db == &large {
            assert_eq!(json(&copy), serde_json::json!({"guests": 0, "accounts": 0, "tables": 0, "steps": 0}));
        }
        let server = Serving::start(&["--db", db]);
        assert!(server.address.contains("http://127.0.0.1:"), "{}", server.address);
    }
}
