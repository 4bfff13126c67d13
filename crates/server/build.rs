//! The built pages are put into the program; a checkout without them must compile too.

fn main() {
    let pages = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist");
    if let Err(error) = std::fs::create_dir_all(pages) {
        println!("cargo::error=cannot make {pages}: {error}");
    }
    println!("cargo::rerun-if-changed={pages}");
}
