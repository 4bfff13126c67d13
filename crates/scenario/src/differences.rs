//! Where two JSON values differ, by path.

use serde_json::Value;

/// Differences named at most.
const N_NAMED: usize = 8;

/// What `expected` asks for and `found` does not have: objects by subset, everything else (arrays too) exactly.
/// An expected null is met by a missing key.
pub fn subset(expected: &Value, found: &Value) -> Vec<String> {
    let mut differences = Vec::new();
    compare(expected, found, &Keys::Subset, String::new(), &mut differences);
    name_some(differences)
}

/// All differences between two values.
pub fn exact(one: &Value, other: &Value) -> Vec<String> {
    let mut differences = Vec::new();
    compare(one, other, &Keys::All, String::new(), &mut differences);
    name_some(differences)
}

/// Paths of a merge patch that the patched value does not have: likely misspelt.
pub fn missing_paths(patch: &Value, patched: &Value) -> Vec<String> {
    let mut missing = Vec::new();
    find_missing(patch, patched, String::new(), &mut missing);
    missing
}

enum Keys {
    Subset,
    All,
}

fn compare(expected: &Value, found: &Value, keys: &Keys, path: String, out: &mut Vec<String>) {
    match (expected, found) {
        (Value::Object(wanted), Value::Object(had)) => {
            for (key, value) in wanted {
                let at = step_into(&path, key);
                match had.get(key) {
                    Some(inner) => compare(value, inner, keys, at, out),
                    None if value.is_null() && matches!(keys, Keys::Subset) => (),
                    None => out.push(format!("{at}: expected {value}, found nothing")),
                }
            }
            if matches!(keys, Keys::All) {
                let extra = had.iter().filter(|(key, _)| !wanted.contains_key(*key));
                out.extend(
                    extra.map(|(key, v)| format!("{}: expected nothing, found {v}", step_into(&path, key))),
                );
            }
        }
        (Value::Array(wanted), Value::Array(had)) if wanted.len() == had.len() => {
            for (index, (value, inner)) in wanted.iter().zip(had).enumerate() {
                compare(value, inner, &Keys::All, step_into(&path, &index.to_string()), out);
            }
        }
        _ if expected == found => (),
        _ => out.push(format!(
            "{}: expected {expected}, found {found}",
            if path.is_empty() { "/" } else { &path }
        )),
    }
}

fn find_missing(patch: &Value, patched: &Value, path: String, out: &mut Vec<String>) {
    let Value::Object(wanted) = patch else { return };
    for (key, value) in wanted {
        let at = step_into(&path, key);
        match patched.get(key) {
            Some(inner) => find_missing(value, inner, at, out),
            None if value.is_null() => (),
            None => out.push(at),
        }
    }
}

/// As in a JSON pointer.
fn step_into(path: &str, key: &str) -> String {
    format!("{path}/{}", key.replace('~', "~0").replace('/', "~1"))
}

fn name_some(mut differences: Vec<String>) -> Vec<String> {
    if differences.len() > N_NAMED {
        let n_more = differences.len() - N_NAMED;
        differences.truncate(N_NAMED);
        differences.push(format!("and {n_more} more"));
    }
    differences
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn objects_are_compared_by_subset_and_arrays_exactly() {
        let found = json!({"a": {"b": 1, "c": [1, {"x": 1, "y": 2}]}, "d": null});
        for met in [
            json!({}),
            json!({"a": {"b": 1}}),
            json!({"e": null}),
            json!({"a": {"c": [1, {"x": 1, "y": 2}]}}),
        ] {
            assert_eq!(subset(&met, &found), Vec::<String>::new(), "{met}");
        }
        let unmet = [
            (json!({"a": {"b": 2}}), "/a/b: expected 2, found 1"),
            (json!({"a": {"c": [1]}}), "/a/c: expected [1], found [1,{\"x\":1,\"y\":2}]"),
            (json!({"a": {"c": [1, {"x": 1}]}}), "/a/c/1/y: expected nothing, found 2"),
            (json!({"e/f": 1}), "/e~1f: expected 1, found nothing"),
            (json!(3), "/: expected 3, found {\"a\":{\"b\":1,\"c\":[1,{\"x\":1,\"y\":2}]},\"d\":null}"),
        ];
        for (expected, words) in unmet {
            assert_eq!(subset(&expected, &found), [words]);
        }
    }

    #[test]
    fn long_lists_of_differences_are_cut() {
        let one: Value = (0..20).collect::<Vec<_>>().into();
        let other: Value = (1..21).collect::<Vec<_>>().into();
        assert_eq!(exact(&one, &other).len(), N_NAMED + 1);
    }

    #[test]
    fn misspelt_patches_are_found() {
        let state = json!({"round": 1, "seats": {"0": {"points": 3}}});
        assert_eq!(
            missing_paths(&json!({"seats": {"0": {"point": 3}}, "round": 2}), &state),
            ["/seats/0/point"]
        );
        assert!(missing_paths(&json!({"round": {"deep": null}}), &state).is_empty());
    }
}
