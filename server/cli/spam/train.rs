//! `afterword spam train`: learns from decisions that were made before the classifier existed.

use std::io::{IsTerminal, Write};

use clap::Args;
use serde_json::json;

use crate::cli::open::Access;
use crate::cli::sites::{self, Choice};
use crate::cli::{Settings, terminal};
use afterword_model::SiteId;
use afterword_services::App;
use afterword_services::Changes;
use afterword_store::{Sources, Trained, Training};

/// Comments that are learned at once: a running server writes in between.
const PART: u32 = 100;

#[derive(Debug, Args)]
pub(in crate::cli) struct Train {
    #[command(flatten)]
    site: Choice,

    /// Learn also from imported comments that the former system had published or marked as spam
    #[arg(long)]
    imported: bool,

    /// Print {site, looked_at, good, spam, new}
    #[arg(long)]
    json: bool,
}

pub(super) fn run(settings: &Settings, asked: &Train) -> anyhow::Result<()> {
    let access = Access::to_existing(settings)?;
    let site = sites::named(&access.app, asked.site.site.as_deref())?;
    let sources = if asked.imported {
        Sources::DecidedAndImported
    } else {
        Sources::Decided
    };
    let sum = access.run(all(&access.app, site.id, sources))?;
    let Trained {
        looked_at,
        good,
        spam,
        new,
        ..
    } = sum;
    if asked.json {
        return terminal::say_json(&json!({
            "site": site.key, "looked_at": looked_at, "good": good, "spam": spam, "new": new
        }));
    }
    terminal::say(&format!(
        "Of {looked_at} comments of `{}`, {good} teach what is good and {spam} what is spam; {new} of them are new.\n",
        site.key
    ))
}

async fn all(app: &App, site: SiteId, sources: Sources) -> anyhow::Result<Trained> {
    let mut sum = Trained::default();
    loop {
        let part = app.store.train(Training {
            site,
            sources,
            after: sum.last,
            limit: PART,
        });
        let part = part.await?;
        if part.last.is_none() {
            break;
        }
        sum = Trained {
            last: part.last,
            looked_at: sum.looked_at + part.looked_at,
            good: sum.good + part.good,
            spam: sum.spam + part.spam,
            new: sum.new + part.new,
        };
        show(&sum);
    }
    if sum.last.is_some() && std::io::stderr().is_terminal() {
        eprintln!();
    }
    Ok(sum)
}

fn show(sum: &Trained) {
    if std::io::stderr().is_terminal() {
        let mut out = std::io::stderr();
        // A closed terminal is no reason to stop.
        let _ = write!(out, "\r{} read, {} new ", sum.looked_at, sum.new);
        let _ = out.flush();
    }
}
