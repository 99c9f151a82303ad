//! `afterword mail explain`: all checks of a message, without an effect.

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Context;
use clap::Args;

use super::inspect::read;
use crate::cli::Settings;
use crate::cli::contexts;
use crate::cli::open::Access;
use crate::cli::terminal::{safe, say, say_json};
use afterword_mail::{Explanation, Mailroom};
use afterword_services::receive_mail::{Arrival, Delivery};

/// Nothing is decided, stored or sent. A server that runs is not disturbed.
#[derive(Debug, Args)]
pub(in crate::cli) struct Explain {
    /// The message as it came (RFC 5322), or `-` for standard input
    file: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(settings: &Settings, Explain { file, json }: &Explain) -> anyhow::Result<()> {
    let raw = read(file).with_context(|| format!("can't read {}", file.display()))?;
    let access = Access::to_existing(settings)?;
    anyhow::ensure!(
        access.app.config.mail.from.is_some(),
        "mail is switched off: set mail.from"
    );
    let explained = access.run(async {
        let room = Mailroom::new(contexts::mail(&access.app), Arc::default())?;
        let arrival = Arrival::Command;
        room.explain(&Delivery { raw, arrival }).await
    })?;
    match json {
        true => say_json(&explained),
        false => say(&text(&explained)),
    }
}

/// The message's own words are a stranger's until all checks have passed.
fn text(explained: &Explanation) -> String {
    let lines = explained.checks.iter().map(|check| {
        let mark = match check.passed {
            Some(true) => "ok  ",
            Some(false) => "stop",
            None => "?   ",
        };
        format!("{mark}  {:<10} {}\n", check.name, safe(&check.says))
    });
    let mut text: String = lines.collect();
    text += &format!("\nIt does: {}\n", safe(&explained.outcome));
    for line in explained.text.lines() {
        text += &format!("  | {}\n", safe(line));
    }
    text
}
