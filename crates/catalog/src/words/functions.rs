//! Functions that messages may call, for words that change before a name: `{ DE($seat) }` is "d’Anne" or "de Ben".
//! The browser has the same ones (`web/src/lib/words/functions.ts`), so that both read the same files.

use fluent_bundle::{FluentBundle, FluentResource, FluentValue};

pub(super) fn register(bundle: &mut FluentBundle<FluentResource>) {
    for (name, change) in [("DE", de as fn(&str) -> String), ("A", a)] {
        bundle
            .add_function(name, move |positional, _| match positional {
                [FluentValue::String(text)] => change(text).into(),
                _ => FluentValue::Error,
            })
            .expect("each function is added once");
    }
}

/// French "de": d’Anne, de Ben, du Nord, des Orcades.
fn de(name: &str) -> String {
    contracted(name, "du", "des")
        .unwrap_or_else(|| if opens_with_vowel(name) { format!("d’{name}") } else { format!("de {name}") })
}

/// French "à": à Anne, au Nord, aux Orcades.
fn a(name: &str) -> String {
    contracted(name, "au", "aux").unwrap_or_else(|| format!("à {name}"))
}

fn contracted(name: &str, le: &str, les: &str) -> Option<String> {
    let singular = name.strip_prefix("le ").map(|rest| format!("{le} {rest}"));
    singular.or_else(|| name.strip_prefix("les ").map(|rest| format!("{les} {rest}")))
}

/// A mute letter cannot be heard from its spelling: before "h" nothing is dropped, before "y" only if a consonant
/// follows.
fn opens_with_vowel(name: &str) -> bool {
    let is_vowel = |letter: char| "aeiouàâäéèêëîïôöùûüæœ".contains(letter);
    let mut letters = name.chars().flat_map(char::to_lowercase);
    match letters.next() {
        Some('y') => letters.next().is_some_and(|next| !is_vowel(next)),
        first => first.is_some_and(is_vowel),
    }
}

#[cfg(test)]
mod tests {
    use super::{a, de};

    #[test]
    fn little_words_change_before_a_name() {
        let said =
            ["Anne", "Éloi", "Yves", "Yann", "Ben", "Hugo", "Robot bleu", "le Nord", "les Orcades"].map(de);
        let wanted = "d’Anne d’Éloi d’Yves de Yann de Ben de Hugo de Robot bleu du Nord des Orcades";
        assert_eq!(said.join(" "), wanted);
        assert_eq!(["Anne", "le Nord", "les Orcades"].map(a).join(" "), "à Anne au Nord aux Orcades");
    }
}
