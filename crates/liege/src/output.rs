//! Printing: JSON for programs, lines for people.

use std::io::{self, IsTerminal, Write};
use std::path::Path;

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

/// Prints a line. A reader that went away (`liege games | head -1`) is no error.
pub fn line(text: impl AsRef<str>) -> Result<()> {
    match writeln!(io::stdout(), "{}", text.as_ref()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => std::process::exit(0),
        done => Ok(done?),
    }
}

pub fn json(thing: &impl Serialize) -> Result<()> {
    line(serde_json::to_string_pretty(thing)?)
}

/// A bar on standard error, shown to people only.
pub fn progress(total: u64, what: &'static str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}, {eta} left")
        .expect("the template is well formed");
    ProgressBar::new(total).with_style(style).with_message(what)
}

/// Puts a text into a page, between the comments `<!-- NAME -->` and `<!-- end -->`.
pub fn into_page(page: &Path, name: &str, text: &str) -> Result<()> {
    let before = std::fs::read_to_string(page).with_context(|| format!("cannot read {}", page.display()))?;
    let opening = format!("<!-- {name} -->\n");
    let place = before.split_once(&opening);
    let rest =
        place.and_then(|(head, tail)| Some((head, tail.find("<!-- end -->").map(|end| &tail[end..])?)));
    let (head, tail) = rest.with_context(|| format!("{} has no place for {name:?}", page.display()))?;
    std::fs::write(page, format!("{head}{opening}{text}{tail}"))
        .with_context(|| format!("cannot write {}", page.display()))
}
