//! Writes a function for each message of `texts/en.ftl` and `api.ftl`, so that a missing text or variable does not
//! compile. Also writes the list of languages, which are the files in `texts/`.

mod inventory;

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use inventory::{ParsedMessage, VariableKind};

/// All texts about problems begin so. Where several have a text for the same one, programs get the first.
const FAMILIES: [&str; 6] = [
    "api-",
    "problem-",
    "link-problem-",
    "console-problem-",
    "form-problem-",
    "mail-problem-",
];

fn main() -> Result<(), Box<dyn Error>> {
    let manifest = env::var("CARGO_MANIFEST_DIR")?;
    let folder = Path::new(&manifest).join("texts");
    let of_api = Path::new(&manifest).join("api.ftl");
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed={}", of_api.display());
    println!("cargo::rerun-if-changed=inventory.rs");
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "ftl") {
            files.push(path);
        }
    }
    files.sort();
    let mut code = sources(&files, &of_api)?;
    let mut languages = Vec::new();
    for path in &files {
        languages.push(messages_in(path)?);
    }
    let mut messages = messages_in(&folder.join("en.ftl"))?;
    messages.extend(messages_in(&of_api)?);
    for message in &mut messages {
        counts_anywhere(message, &languages);
    }
    // `Key::named` looks up by halves.
    messages.sort_by(|one, other| one.key.cmp(&other.key));
    list(&mut code, &messages)?;
    functions(&mut code, &messages)?;
    mail_sentences(&mut code, &languages)?;
    problem_texts(&mut code, &messages)?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("texts.rs"), code)?;
    Ok(())
}

fn messages_in(path: &Path) -> Result<Vec<ParsedMessage>, Box<dyn Error>> {
    let messages = inventory::read(&fs::read_to_string(path)?);
    Ok(messages.map_err(|error| format!("{}: {error}", path.display()))?)
}

/// The files themselves, as the program reads them.
fn sources(languages: &[PathBuf], of_api: &Path) -> Result<String, Box<dyn Error>> {
    let mut code = "const SOURCES: &[(&str, &str)] = &[\n".to_owned();
    for path in languages {
        let language = path.file_stem().unwrap_or_default().to_string_lossy();
        let path = path.display().to_string();
        writeln!(code, "    ({language:?}, include_str!({path:?})),")?;
    }
    code.push_str("];\n");
    let of_api = of_api.display().to_string();
    writeln!(code, "const OF_API: &str = include_str!({of_api:?});")?;
    Ok(code)
}

/// What chooses between plural forms in one language is a number in all.
fn counts_anywhere(message: &mut ParsedMessage, languages: &[Vec<ParsedMessage>]) {
    let same = languages
        .iter()
        .flatten()
        .filter(|other| other.key == message.key);
    for other in same {
        for (name, kind) in &mut message.variables {
            let elsewhere = other.variables.get(name).copied();
            *kind = elsewhere.map_or(*kind, |elsewhere| elsewhere.max(*kind));
        }
    }
}

fn list(code: &mut String, messages: &[ParsedMessage]) -> Result<(), Box<dyn Error>> {
    code.push_str("static MESSAGES: &[Message] = &[\n");
    for message in messages {
        write!(code, "    Message {{ key: {:?}, variables: &[", message.key)?;
        for (name, kind) in &message.variables {
            write!(
                code,
                "Variable {{ name: {name:?}, kind: VariableKind::{kind:?} }}, "
            )?;
        }
        code.push_str("] },\n");
    }
    code.push_str("];\nimpl Key {\n");
    for (index, message) in messages.iter().enumerate() {
        writeln!(code, "    #[doc = {:?}]", message.text)?;
        let name = message.function().to_uppercase();
        writeln!(code, "    pub const {name}: Key = Key({index});")?;
    }
    code.push_str("}\n");
    Ok(())
}

/// What our mails say in any language without a variable, so that nobody has to read all languages for it.
fn mail_sentences(
    code: &mut String,
    languages: &[Vec<ParsedMessage>],
) -> Result<(), Box<dyn Error>> {
    code.push_str("/// The texts of mails without variables, in all languages.\npub static MAIL_SENTENCES: &[&str] = &[\n");
    let all = languages.iter().flatten();
    for message in all.filter(|it| it.key.starts_with("mail-") && it.variables.is_empty()) {
        writeln!(code, "    {:?},", message.text)?;
    }
    code.push_str("];\n");
    Ok(())
}

/// A function for each problem, which takes what any of its texts needs.
fn problem_texts(code: &mut String, messages: &[ParsedMessage]) -> Result<(), Box<dyn Error>> {
    let mut problems: BTreeMap<&str, &ParsedMessage> = BTreeMap::new();
    for family in FAMILIES.iter().rev() {
        let all = messages.iter();
        problems
            .extend(all.filter_map(|message| Some((message.key.strip_prefix(family)?, message))));
    }
    code.push_str("impl ProblemText {\n");
    for (name, message) in &problems {
        let variables = variables_of_problem(messages, name);
        let function = name.replace('-', "_");
        write!(
            code,
            "    #[doc = {:?}]\n    #[must_use]\n    pub fn {function}(",
            message.text
        )?;
        let mut values = String::new();
        for (variable, kind) in variables {
            let parameter = variable.replace('-', "_");
            let (kind, value) = match kind {
                VariableKind::Text => ("Value<'static>", format!("{parameter}.into()")),
                VariableKind::Number => ("Count", format!("Value::from({parameter}.into())")),
            };
            write!(code, "{parameter}: impl Into<{kind}>, ")?;
            write!(values, "({variable:?}, {value}), ")?;
        }
        let key = message.function().to_uppercase();
        writeln!(
            code,
            ") -> Self {{ Self {{ name: {name:?}, key: Key::{key}, values: vec![{values}] }} }}"
        )?;
    }
    code.push_str("}\n");
    Ok(())
}

/// What any of the problem's texts needs.
fn variables_of_problem<'a>(
    messages: &'a [ParsedMessage],
    name: &str,
) -> BTreeMap<&'a String, VariableKind> {
    let is_text = |key: &str| {
        let mut families = FAMILIES.iter();
        families.any(|family| key.strip_prefix(family) == Some(name))
    };
    let mut variables: BTreeMap<&String, VariableKind> = BTreeMap::new();
    for text in messages.iter().filter(|message| is_text(&message.key)) {
        for (variable, kind) in &text.variables {
            let known = variables.entry(variable).or_insert(*kind);
            *known = (*known).max(*kind);
        }
    }
    variables
}

fn functions(code: &mut String, messages: &[ParsedMessage]) -> Result<(), Box<dyn Error>> {
    code.push_str("impl Texts {\n");
    for message in messages {
        let (name, key) = (message.function(), message.function().to_uppercase());
        writeln!(code, "    #[doc = {:?}]\n    #[must_use]", message.text)?;
        if message.variables.is_empty() {
            writeln!(
                code,
                "    pub fn {name}(&'static self) -> &'static str {{ self.plain(Key::{key}) }}"
            )?;
            continue;
        }
        let has_words = message
            .variables
            .values()
            .any(|kind| *kind == VariableKind::Text);
        let lifetime = if has_words { "<'a>" } else { "" };
        write!(code, "    pub fn {name}{lifetime}(&self")?;
        let mut values = String::new();
        for (variable, kind) in &message.variables {
            let parameter = variable.replace('-', "_");
            let kind = match kind {
                VariableKind::Text => "Value<'a>",
                VariableKind::Number => "Count",
            };
            write!(code, ", {parameter}: impl Into<{kind}>")?;
            let value = match kind {
                "Count" => format!("Value::from({parameter}.into())"),
                _ => format!("{parameter}.into()"),
            };
            write!(values, "({variable:?}, {value}), ")?;
        }
        writeln!(code, ") -> String {{ self.say(Key::{key}, &[{values}]) }}")?;
    }
    code.push_str("}\n");
    Ok(())
}
