//! What strangers send takes little memory, and gives it back. Alone in its process, whose memory it looks at.

mod process;

use std::net::SocketAddr;

use process::memory;
use server::Config;

const N_UPLOADS: usize = 20;
const MEGABYTE: usize = 1024 * 1024;

/// Text that becomes a hundred times as large when it is read into a tree.
fn hostile_record() -> String {
    let junk = "{\"a\":0},".repeat(2 * MEGABYTE / 8 - 100);
    format!("{{\"game\":\"regents\",\"junk\":[{junk}0]}}")
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn hostile_records_cost_little() {
    let folder = tempfile::tempdir().unwrap();
    let db = format!("sqlite://{}/liege.db", folder.path().display());
    let server = server::serve(Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), db)).await.unwrap();
    let (url, body) = (format!("http://{}/api/replay", server.addr()), hostile_record());
    let (before, _) = memory();
    let uploads: Vec<_> = (0..N_UPLOADS)
        .map(|_| {
            let request = reqwest::Client::new().post(&url).header("content-type", "application/json");
            tokio::spawn(request.body(body.clone()).send())
        })
        .collect();
    for upload in uploads {
        assert_eq!(upload.await.unwrap().unwrap().status(), 422);
    }
    let (after, highest) = memory();
    // The clients hold their bodies in this process too.
    let sent = 2 * N_UPLOADS * body.len() / MEGABYTE;
    assert!(highest < before + sent + 150, "{before} MB before, {highest} MB at the highest");
    assert!(after < before + sent + 50, "{before} MB before, {after} MB afterwards");
}
