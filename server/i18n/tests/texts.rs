//! All languages are complete: they have the same messages with the same variables, and each message is used.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../inventory.rs"]
mod inventory;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use afterword_i18n::{Key, Texts, Value, VariableKind};
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;
use inventory::ParsedMessage;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("texts")
}

fn messages(language: &str) -> BTreeMap<String, ParsedMessage> {
    read(&folder().join(format!("{language}.ftl")))
}

fn read(path: &Path) -> BTreeMap<String, ParsedMessage> {
    let messages = inventory::read(&fs::read_to_string(path).unwrap()).unwrap();
    messages
        .into_iter()
        .map(|message| (message.key.clone(), message))
        .collect()
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let variables =
        |messages: &BTreeMap<String, ParsedMessage>| -> BTreeSet<(String, Vec<String>)> {
            let all = messages.values();
            all.map(|message| {
                let names = message.variables.keys().cloned().collect();
                (message.key.clone(), names)
            })
            .collect()
        };
    let english = variables(&messages("en"));
    for texts in Texts::all() {
        let language = texts.language();
        let here = variables(&messages(language));
        let missing: Vec<_> = english.difference(&here).collect();
        let superfluous: Vec<_> = here.difference(&english).collect();
        assert!(
            missing.is_empty() && superfluous.is_empty(),
            "texts/{language}.ftl lacks {missing:#?}\nand has too much: {superfluous:#?}"
        );
    }
}

#[test]
fn every_text_is_complete_once_its_variables_are_filled() {
    for texts in Texts::all() {
        for key in Key::beginning("") {
            for number in [0, 1, 2, 5, 11, 1_000_000] {
                let values = key.variables().iter().map(|variable| {
                    let value = match variable.kind {
                        VariableKind::Number => Value::Number(number),
                        VariableKind::Text => Value::from("words"),
                    };
                    (variable.name, value)
                });
                let text = texts.say(key, &values.collect::<Vec<_>>());
                let place = format!("{} in {}: {text:?}", key.name(), texts.language());
                assert!(!text.is_empty() && !text.contains(['{', '}']), "{place}");
                assert_eq!(text.trim_matches(' '), text, "{place}");
                assert!(!text.contains('\n'), "a text is one line: {place}");
            }
        }
    }
}

/// What CLDR has for whole numbers below a million. A few languages have one more above, which `other` does for.
const PLURAL_FORMS: &[(&str, &str)] = &[
    ("ar", "zero one two few many other"),
    ("cs", "one few other"),
    ("da", "one other"),
    ("de", "one other"),
    ("en", "one other"),
    ("es", "one other"),
    ("fa", "one other"),
    ("fi", "one other"),
    ("fr", "one other"),
    ("he", "one two other"),
    ("hu", "one other"),
    ("it", "one other"),
    ("ja", "other"),
    ("ko", "other"),
    ("nb", "one other"),
    ("nl", "one other"),
    ("pl", "one few many other"),
    ("pt", "one other"),
    ("pt-BR", "one other"),
    ("ro", "one few other"),
    ("ru", "one few many other"),
    ("sv", "one other"),
    ("tr", "one other"),
    ("uk", "one few many other"),
    ("zh-CN", "other"),
    ("zh-TW", "other"),
];

#[test]
fn every_choice_has_exactly_the_plural_forms_of_its_language() {
    for texts in Texts::all() {
        let language = texts.language();
        let known = PLURAL_FORMS.iter().find(|(known, _)| *known == language);
        let forms = known
            .unwrap_or_else(|| panic!("{language}: name its plural forms here"))
            .1;
        let forms: BTreeSet<String> = forms.split(' ').map(ToOwned::to_owned).collect();
        let source = fs::read_to_string(folder().join(format!("{language}.ftl"))).unwrap();
        let mut choices = Vec::new();
        for entry in parser::parse(source.as_str()).unwrap().body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let attributes = message.attributes.iter().map(|it| &it.value);
            for pattern in message.value.iter().chain(attributes) {
                choices_in(message.id.name, pattern, &mut choices);
            }
        }
        assert!(!choices.is_empty(), "{language}");
        for (name, mut here) in choices {
            // "none" and a number need no forms.
            let is_number = here
                .iter()
                .all(|it| it == "other" || it.parse::<u8>().is_ok());
            // An exact number stands before the form that is for it alone.
            for (number, form) in [("0", "zero"), ("1", "one"), ("2", "two")] {
                if here.remove(number) && forms.contains(form) {
                    here.insert(form.to_owned());
                }
            }
            assert!(
                here == forms || is_number,
                "{name} of {language}.ftl: {here:?}"
            );
        }
    }
}

/// The names of the variants of each choice by a number, also within another.
fn choices_in(name: &str, pattern: &Pattern<&str>, found: &mut Vec<(String, BTreeSet<String>)>) {
    for element in &pattern.elements {
        let PatternElement::Placeable {
            expression: Expression::Select { variants, .. },
        } = element
        else {
            continue;
        };
        let named = |variant: &Variant<&str>| match &variant.key {
            VariantKey::Identifier { name } => (*name).to_owned(),
            VariantKey::NumberLiteral { value } => (*value).to_owned(),
        };
        found.push((name.to_owned(), variants.iter().map(named).collect()));
        for variant in variants {
            choices_in(name, &variant.value, found);
        }
    }
}

#[test]
fn every_file_says_at_its_head_who_is_meant() {
    for texts in Texts::all() {
        let language = texts.language();
        let source = fs::read_to_string(folder().join(format!("{language}.ftl"))).unwrap();
        let head = source.lines().take_while(|line| line.starts_with('#'));
        assert!(head.count() >= 2, "{language}.ftl");
    }
}

/// It is English; nobody translates what only programs get.
#[test]
fn only_the_texts_of_the_api_are_in_its_file_and_begin_so() {
    let of_api = read(&folder().join("../api.ftl"));
    let begin = |name: &&String| name.starts_with("api-");
    assert!(of_api.keys().all(|name| begin(&name)));
    for texts in Texts::all() {
        assert_eq!(messages(texts.language()).keys().find(begin), None);
    }
}

/// Names of texts that are put together while the server runs; where that is done a test holds them all.
const FOUND_BY_NAME: &[&str] = &[
    "console-interface-",
    "console-mail-kind-",
    "reason-",
    "scope-",
    "setting-",
];

/// Texts of problems: `ProblemText` has a function for each, and a code may have one for all its problems.
const OF_PROBLEMS: &[&str] = &[
    "api-",
    "console-problem-",
    "follow-problem-",
    "form-problem-",
    "link-problem-",
    "mail-problem-",
    "problem-",
    "report-problem-",
];

#[test]
fn every_text_is_used() {
    let mut sources = String::new();
    read_all(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join(".."),
        &mut sources,
    );
    let codes = Path::new(env!("CARGO_MANIFEST_DIR")).join("../http/src/error/code.rs");
    let codes = fs::read_to_string(codes).unwrap();
    let used: BTreeSet<&str> = sources
        .split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'))
        .collect();
    let unused = Key::beginning("").map(Key::name).filter(|name| {
        let function = name.replace(['-', '.'], "_");
        let mut families = OF_PROBLEMS.iter();
        if let Some(problem) = families.find_map(|family| name.strip_prefix(family)) {
            let problem = problem.replace('-', "_");
            let is_made = sources.contains(&format!("ProblemText::{problem}("));
            return !is_made && !codes.contains(&format!(" \"{problem}\" "));
        }
        let is_found_by_name = FOUND_BY_NAME.iter().any(|start| name.starts_with(start));
        !is_found_by_name
            && !used.contains(function.as_str())
            && !used.contains(function.to_uppercase().as_str())
    });
    let unused: Vec<_> = unused.collect();
    assert!(unused.is_empty(), "nobody says {unused:#?}");
}

/// What is written in Rust and in templates, but for this crate's tests.
fn read_all(folder: &Path, sources: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() && name != "tests" && name != "target" {
            read_all(&path, sources);
        } else if [".rs", ".html", ".txt", ".atom"]
            .iter()
            .any(|end| name.ends_with(end))
        {
            sources.push_str(&fs::read_to_string(&path).unwrap());
            sources.push('\n');
        }
    }
}
