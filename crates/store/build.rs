//! Lists the migrations, so that they travel inside the program.

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=migrations");
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate lies");
    let [sqlite, postgres] =
        ["sqlite", "postgres"].map(|database| list(&Path::new(&root).join("migrations").join(database)));
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    let text =
        format!("const SQLITE: &[Script] = &[{sqlite}];\nconst POSTGRES: &[Script] = &[{postgres}];\n");
    fs::write(Path::new(&out).join("migrations.rs"), text).expect("it can be written");
}

/// `0002_fences.sql` is number 2, and its description is "fences".
fn list(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("a folder of migrations");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    paths.sort();
    let scripts = paths.iter().map(|path| {
        println!("cargo::rerun-if-changed={}", path.display());
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name");
        let (version, description) = name.split_once('_').expect("a number and a description");
        let version: i64 = version.parse().expect("a number");
        format!("({version}, {:?}, include_str!({path:?})),", description.replace('_', " "))
    });
    scripts.collect()
}
