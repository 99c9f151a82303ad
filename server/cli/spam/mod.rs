//! `afterword spam`: the classifier's training data and its accuracy.

mod evaluate;
mod samples;
mod train;

use clap::{Args, Subcommand};
use serde_json::json;

use super::open::Access;
use super::sites::{self, Choice};
use super::{Settings, terminal};

#[derive(Debug, Subcommand)]
pub(super) enum Spam {
    /// Learn from all your decisions so far; nothing is learned twice
    Train(train::Train),
    /// Forget all that a site has learned
    Forget(Forget),
    /// Measure how well spam is recognised, with a file of comments that a person has labelled
    Evaluate(evaluate::Evaluate),
}

#[derive(Debug, Args)]
pub(super) struct Forget {
    #[command(flatten)]
    site: Choice,

    /// Print {site, forgotten}
    #[arg(long)]
    json: bool,
}

pub(super) fn run(settings: &Settings, command: Spam) -> anyhow::Result<()> {
    match command {
        Spam::Train(asked) => train::run(settings, &asked),
        Spam::Forget(asked) => forget(settings, &asked),
        Spam::Evaluate(asked) => evaluate::run(settings, &asked),
    }
}

fn forget(settings: &Settings, asked: &Forget) -> anyhow::Result<()> {
    let access = Access::to_existing(settings)?;
    let site = sites::named(&access.app, asked.site.site.as_deref())?;
    let forgotten = access.run(access.app.store.forget_lessons(site.id))?;
    if asked.json {
        return terminal::say_json(&json!({"site": site.key, "forgotten": forgotten}));
    }
    terminal::say(&format!(
        "Forgot what {forgotten} comments of `{}` had taught.\n",
        site.key
    ))
}
