//! Writes a function for each message of `texts/en.ftl`, so that a missing text or variable does not compile. Also
//! writes the list of languages, which are the files there.

mod inventory;

use std::error::Error;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use inventory::{Kind, Message};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("texts");
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed=inventory.rs");
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "ftl") {
            files.push(path);
        }
    }
    files.sort();
    let mut languages = Vec::new();
    let mut code = "const SOURCES: &[(&str, &str)] = &[\n".to_owned();
    for path in &files {
        let language = path.file_stem().unwrap_or_default().to_string_lossy();
        let messages = inventory::read(&fs::read_to_string(path)?);
        let messages = messages.map_err(|error| format!("{}: {error}", path.display()))?;
        languages.push(messages);
        writeln!(
            code,
            "    ({language:?}, include_str!({:?})),",
            path.display().to_string()
        )?;
    }
    code.push_str("];\n");
    let mut messages = inventory::read(&fs::read_to_string(folder.join("en.ftl"))?)?;
    for message in &mut messages {
        counts_anywhere(message, &languages);
    }
    // `Key::named` looks up by halves.
    messages.sort_by(|one, other| one.key.cmp(&other.key));
    list(&mut code, &messages)?;
    functions(&mut code, &messages)?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("texts.rs"), code)?;
    Ok(())
}

/// What chooses between plural forms in one language is a number in all.
fn counts_anywhere(message: &mut Message, languages: &[Vec<Message>]) {
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

fn list(code: &mut String, messages: &[Message]) -> Result<(), Box<dyn Error>> {
    code.push_str("static MESSAGES: &[Message] = &[\n");
    for message in messages {
        write!(code, "    Message {{ key: {:?}, variables: &[", message.key)?;
        for (name, kind) in &message.variables {
            write!(
                code,
                "Variable {{ name: {name:?}, kind: Kind::{kind:?} }}, "
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

fn functions(code: &mut String, messages: &[Message]) -> Result<(), Box<dyn Error>> {
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
        let has_words = message.variables.values().any(|kind| *kind == Kind::Text);
        let lifetime = if has_words { "<'a>" } else { "" };
        write!(code, "    pub fn {name}{lifetime}(&self")?;
        let mut values = String::new();
        for (variable, kind) in &message.variables {
            let parameter = variable.replace('-', "_");
            let kind = match kind {
                Kind::Text => "Value<'a>",
                Kind::Number => "Count",
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
