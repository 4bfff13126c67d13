//! JSON for files that people compare: short lines, so that a change shows where it is, and few of them.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

/// What fits into a line stays in it.
const WIDTH: usize = 120;

/// The text of a file, with keys in alphabetical order.
pub fn lines(value: &impl Serialize) -> String {
    let mut text = String::new();
    write(&mut text, &sorted(serde_json::to_value(value).expect("plain data becomes JSON")), 0);
    text + "\n"
}

/// However `serde_json` was built.
fn sorted(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let by_key: BTreeMap<String, Value> = fields.into_iter().collect();
            Value::Object(by_key.into_iter().map(|(key, field)| (key, sorted(field))).collect())
        }
        Value::Array(items) => Value::Array(items.into_iter().map(sorted).collect()),
        other => other,
    }
}

/// On one line if it fits, else its parts on lines of their own.
fn write(text: &mut String, value: &Value, depth: usize) {
    let line = json(value);
    match value {
        Value::Object(fields) if line.len() + depth > WIDTH => {
            let parts = fields.iter().map(|(key, field)| (format!("{}: ", json(key)), field));
            write_parts(text, ['{', '}'], parts, depth);
        }
        Value::Array(items) if line.len() + depth > WIDTH => {
            write_parts(text, ['[', ']'], items.iter().map(|item| (String::new(), item)), depth);
        }
        _ => text.push_str(&line),
    }
}

fn write_parts<'a>(
    text: &mut String,
    [open, close]: [char; 2],
    parts: impl Iterator<Item = (String, &'a Value)>,
    depth: usize,
) {
    text.push(open);
    for (index, (name, part)) in parts.enumerate() {
        text.push_str(if index == 0 { "\n" } else { ",\n" });
        text.extend(std::iter::repeat_n(' ', depth + 1));
        text.push_str(&name);
        write(text, part, depth + 1);
    }
    text.push('\n');
    text.extend(std::iter::repeat_n(' ', depth));
    text.push(close);
}

/// All on one line.
pub fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data becomes JSON")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_fits_stays_in_a_line() {
        let long = "x".repeat(70);
        let text = lines(&json!({"b": [long, {"c": long}], "a": [1, 2]}));
        let expected =
            format!("{{\n \"a\": [1,2],\n \"b\": [\n  \"{long}\",\n  {{\"c\":\"{long}\"}}\n ]\n}}\n");
        assert_eq!(text, expected);
        assert_eq!(lines(&json!([{"b": 1, "a": null}])), "[{\"a\":null,\"b\":1}]\n");
    }
}
