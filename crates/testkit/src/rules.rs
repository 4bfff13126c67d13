//! A rule cited by no test fails the build.

use std::fs;
use std::path::Path;

/// Makes a test each for the rules of a game's page, its rulings (`R1` to `R<rulings>`, all in the README), its amendments (`A1`
/// to `A<amendments>`, likewise) and its vectors: `cited!("regents", rulings = 43, amendments = 3)`.
#[macro_export]
macro_rules! cited {
    ($slug:literal, rulings = $rulings:literal, amendments = $amendments:literal) => {
        #[test]
        fn every_rule_of_the_page_is_cited() {
            let page = include_str!(concat!("../../../../locales/en/rules/", $slug, ".md"));
            $crate::Citations::of_tests(env!("CARGO_MANIFEST_DIR")).check_page(page);
        }

        #[test]
        fn every_ruling_is_cited() {
            let citations = $crate::Citations::of_tests(env!("CARGO_MANIFEST_DIR"));
            citations.check_rulings(include_str!("../README.md"), $rulings);
        }

        #[test]
        fn every_amendment_is_cited() {
            let citations = $crate::Citations::of_tests(env!("CARGO_MANIFEST_DIR"));
            citations.check_amendments(include_str!("../README.md"), $amendments);
        }

        #[test]
        fn every_vector_is_cited() {
            $crate::Citations::of_tests(env!("CARGO_MANIFEST_DIR"))
                .check_vectors(include_str!("vectors.toml"));
        }
    };
}

/// The tests of a game that may cite its rules. Every check panics with the numbers that no test cites.
pub struct Citations(Vec<(String, String)>);

impl Citations {
    /// Everything in `tests/rules` and `tests/scenarios` of the crate in this folder.
    pub fn of_tests(crate_folder: &str) -> Self {
        let folders = ["rules", "scenarios"].map(|name| Path::new(crate_folder).join("tests").join(name));
        Self(folders.iter().flat_map(read_sources).collect())
    }

    /// Every rule number of a page.
    #[track_caller]
    pub fn check_page(&self, page: &str) {
        rules_cited(page, &self.0).unwrap_or_else(no_test_cites);
    }

    /// Every number of this list.
    #[track_caller]
    pub fn check_numbers(&self, numbers: impl IntoIterator<Item = String>) {
        all_cited(numbers.into_iter().collect(), &self.0).unwrap_or_else(no_test_cites);
    }

    /// Every ruling; the README has these and no more.
    #[track_caller]
    pub fn check_rulings(&self, readme: &str, n_rulings: u32) {
        self.check_listed(readme, "R", n_rulings);
    }

    /// Every amendment, what a second reading of the sources settled; the README has these and no more.
    #[track_caller]
    pub fn check_amendments(&self, readme: &str, n_amendments: u32) {
        self.check_listed(readme, "A", n_amendments);
    }

    #[track_caller]
    fn check_listed(&self, readme: &str, letter: &str, count: u32) {
        let numbers: Vec<String> = (1..=count).map(|n| format!("{letter}{n}")).collect();
        let unlisted: Vec<_> = numbers.iter().filter(|number| !cites(readme, number)).collect();
        assert!(unlisted.is_empty(), "the README lacks {unlisted:?}");
        let next = format!("{letter}{}", count + 1);
        assert!(!cites(readme, &next), "the README has {next}, beyond the {count} that are known");
        self.check_numbers(numbers);
    }

    /// Every vector of a list.
    #[track_caller]
    pub fn check_vectors(&self, vectors_toml: &str) {
        vectors_cited(vectors_toml, &self.0).unwrap_or_else(no_test_cites);
    }
}

#[track_caller]
fn no_test_cites(missing: Vec<String>) {
    panic!("no test cites {missing:?}");
}

/// Checks that every rule number of a rules page is cited, as that very token, in the sources of some test: pairs of
/// a name and a text, see `read_sources`. The error lists the numbers that are not.
///
/// A rule number is `5.4` or `R12` (or `E5`, `R12.1`, …) at the start of a heading or as a bold mark (`**R12**`).
/// A bare chapter number (`## 5 The court`) is none: a `5` in a test cites nothing.
fn rules_cited<N: AsRef<str>, T: AsRef<str>>(rules_md: &str, sources: &[(N, T)]) -> Result<(), Vec<String>> {
    let numbers = rule_numbers(rules_md);
    if numbers.is_empty() {
        return Err(vec!["the page numbers no rule".to_owned()]);
    }
    all_cited(numbers, sources)
}

/// Likewise for worked examples and edge cases: every key of `vectors.toml`, which says in a line what each is about.
fn vectors_cited<N: AsRef<str>, T: AsRef<str>>(
    vectors_toml: &str,
    sources: &[(N, T)],
) -> Result<(), Vec<String>> {
    let vectors: toml::Table = vectors_toml.parse().map_err(|error| vec![format!("no TOML: {error}")])?;
    if vectors.is_empty() || vectors.values().any(|line| line.as_str().is_none_or(str::is_empty)) {
        return Err(vec!["every vector is told in a line".to_owned()]);
    }
    all_cited(vectors.into_iter().map(|(number, _)| number).collect(), sources)
}

fn all_cited<N: AsRef<str>, T: AsRef<str>>(
    numbers: Vec<String>,
    sources: &[(N, T)],
) -> Result<(), Vec<String>> {
    let is_cited = |number: &String| sources.iter().any(|(_, text)| cites(text.as_ref(), number));
    let missing: Vec<String> = numbers.into_iter().filter(|number| !is_cited(number)).collect();
    if missing.is_empty() { Ok(()) } else { Err(missing) }
}

/// All `*.rs` and `*.json` files of a directory tree, with their paths, in order. Panics when it cannot be read.
fn read_sources(dir: impl AsRef<Path>) -> Vec<(String, String)> {
    let mut sources = Vec::new();
    read_into(dir.as_ref(), &mut sources);
    sources.sort();
    sources
}

fn read_into(dir: &Path, sources: &mut Vec<(String, String)>) {
    let entries = fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    for entry in entries {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            read_into(&path, sources);
        } else if path.extension().is_some_and(|ending| ending == "rs" || ending == "json") {
            let text =
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            sources.push((path.display().to_string(), text));
        }
    }
}

/// The rule numbers of a page, in order of appearance.
fn rule_numbers(rules_md: &str) -> Vec<String> {
    let mut numbers: Vec<String> = Vec::new();
    for line in rules_md.lines() {
        let heading = line.trim_start().strip_prefix('#').map(|rest| rest.trim_start_matches('#'));
        let head = heading.and_then(|title| title.split_whitespace().next());
        // Every second piece of a line split at `**` is bold.
        let bold = line.split("**").skip(1).step_by(2).filter_map(|text| text.split_whitespace().next());
        for word in head.into_iter().chain(bold) {
            let number = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
            if is_rule_number(number) && !numbers.iter().any(|known| known == number) {
                numbers.push(number.to_owned());
            }
        }
    }
    numbers
}

/// Up to two capitals, then numbers with dots between; the capitals or a dot must be there. A small letter may end it.
fn is_rule_number(word: &str) -> bool {
    let digits = word.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let n_capitals = word.len() - digits.len();
    let digits = digits.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(digits);
    let all_numbers =
        digits.split('.').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()));
    all_numbers && n_capitals <= 2 && (n_capitals > 0 || digits.contains('.'))
}

/// Whether the number stands in the text as a token of its own: `5.4` is not in `15.4`, `5.41` or `5.4.1`.
fn cites(text: &str, number: &str) -> bool {
    text.match_indices(number).any(|(start, _)| {
        let mut after = text[start + number.len()..].chars();
        let before = text[..start].chars().next_back();
        let continues_before = before.is_some_and(|c| c.is_ascii_alphanumeric() || c == '.' || c == '_');
        let continues_after = match after.next() {
            Some('.') => after.next().is_some_and(|c| c.is_ascii_digit()),
            Some(c) => c.is_ascii_alphanumeric() || c == '_',
            None => false,
        };
        !continues_before && !continues_after
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# The game\n## 5 The court\n## 5.4 Moving\n### R12 Ties\n- **R13** text **bold** and **E5**: x\n1. **R13.1.** y";

    #[test]
    fn numbers_are_found_in_headings_and_bold_marks() {
        assert_eq!(rule_numbers(PAGE), ["5.4", "R12", "R13", "E5", "R13.1"]);
    }

    #[test]
    fn every_number_must_be_cited_as_a_token() {
        let cited = [("a.rs", "// 5.4, R12 (R13)."), ("b.rs", "\"E5\" R13.1")];
        assert_eq!(rules_cited(PAGE, &cited), Ok(()));
        let near = [("a.rs", "15.4 5.41 5.4.1 R123 xR12 r12 R13.1 E55")];
        assert_eq!(rules_cited(PAGE, &near), Err(["5.4", "R12", "R13", "E5"].map(String::from).to_vec()));
        assert!(rules_cited("no numbers", &cited).is_err());
    }

    #[test]
    fn every_vector_is_told_and_cited() {
        let cited = [("a.rs", "/// X1: one. E12b")];
        assert_eq!(vectors_cited("X1 = \"One.\"\nE12b = \"Two.\"", &cited), Ok(()));
        assert_eq!(vectors_cited("X1 = \"One.\"\nX2 = \"Two.\"", &cited), Err(vec!["X2".to_owned()]));
        for bad in ["", "X1 = \"\"", "X1 = 1", "X1"] {
            assert!(vectors_cited(bad, &cited).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn sources_are_read_from_a_tree() {
        let sources = read_sources(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
        assert!(
            sources.iter().any(|(path, text)| path.ends_with("rules.rs") && text.contains("read_sources"))
        );
        assert!(sources.iter().any(|(path, _)| path.ends_with("laws/undo.rs")));
    }
}
