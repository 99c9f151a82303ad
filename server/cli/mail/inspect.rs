//! `afterword mail inspect`: what a message would do, and why.

use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use serde::Serialize;

use crate::cli::terminal::{say_json, say_json_line};
use afterword_mail::outbound::own_sentences;
use afterword_mail_reader::{Inspection, Rules, inspect};

#[derive(Debug, Args)]
pub(in crate::cli) struct Inspect {
    /// The message as it came (RFC 5322), or `-` for standard input. Several messages, or a folder of
    /// `.eml` files, give one line for each, with the name of its file
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// One of several.
#[derive(Serialize)]
struct InspectedFile<'a> {
    file: &'a Path,
    #[serde(flatten)]
    inspection: Inspection,
}

pub(super) fn run(Inspect { files }: &Inspect) -> anyhow::Result<()> {
    if let [file] = files.as_slice()
        && !file.is_dir()
    {
        return say_json(&inspected(file)?);
    }
    for file in files {
        if !file.is_dir() {
            say_named(file)?;
            continue;
        }
        let messages = messages(file).with_context(|| format!("can't read {}", file.display()))?;
        messages.iter().try_for_each(|file| say_named(file))?;
    }
    Ok(())
}

fn say_named(file: &Path) -> anyhow::Result<()> {
    let inspection = inspected(file)?;
    say_json_line(&InspectedFile { file, inspection })
}

fn inspected(file: &Path) -> anyhow::Result<Inspection> {
    let message = read(file).with_context(|| format!("can't read {}", file.display()))?;
    let rules = Rules {
        own_sentences: own_sentences(),
        ..Rules::default()
    };
    Ok(inspect(&message, &rules))
}

/// The `.eml` files of a folder, sorted by name.
fn messages(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut messages = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let file = entry?.path();
        if file.extension().is_some_and(|extension| extension == "eml") {
            messages.push(file);
        }
    }
    messages.sort();
    Ok(messages)
}

pub(super) fn read(file: &Path) -> std::io::Result<Vec<u8>> {
    if file != Path::new("-") {
        return std::fs::read(file);
    }
    let mut message = Vec::new();
    std::io::stdin().read_to_end(&mut message)?;
    Ok(message)
}
