//! `afterword mail inspect`: what a message would do, and why.

use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;

use crate::cli::terminal::say_json;
use crate::mail::inbound::{Rules, inspect};

#[derive(Debug, Args)]
pub(super) struct Inspect {
    /// The message as it came (RFC 5322); `-` for standard input
    file: PathBuf,
}

pub(super) fn run(Inspect { file }: &Inspect) -> anyhow::Result<()> {
    let message = read(file).with_context(|| format!("can't read {}", file.display()))?;
    say_json(&inspect(&message, &Rules::default()))
}

fn read(file: &Path) -> std::io::Result<Vec<u8>> {
    if file != Path::new("-") {
        return std::fs::read(file);
    }
    let mut message = Vec::new();
    std::io::stdin().read_to_end(&mut message)?;
    Ok(message)
}
