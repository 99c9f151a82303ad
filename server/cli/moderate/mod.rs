//! `afterword moderate`: the owner at the terminal.

mod ids;
mod list;
mod show;

use std::os::unix::fs::MetadataExt;
use std::sync::Arc;

use clap::{Args, Subcommand};
use futures_util::future::join_all;
use serde_json::json;

use self::ids::IdArgument;
pub(in crate::cli) use self::ids::short;
use super::open::Access;
use super::{Settings, terminal, wrong_usage};
use afterword_model::{Action, Comment, CommentId, Decider, Interface};
use afterword_services::App;
use afterword_services::moderate::{Decided, Order};

#[derive(Debug, Subcommand)]
pub(super) enum Moderate {
    /// List comments, newest first
    List(list::List),
    /// Show everything about a comment
    Show(show::Show),
    /// Publish comments
    Approve {
        #[command(flatten)]
        ids: Ids,

        /// Your public answer below the comment, in Markdown
        #[arg(long, value_name = "TEXT")]
        reply: Option<String>,
    },
    /// Don't publish comments
    Reject(Ids),
    /// Don't publish comments, and remember them as spam
    Spam(Ids),
    /// Mark comments as spam, and from now on also all that comes from their authors' addresses and networks
    Block(Ids),
    /// Delete comments; `restore` brings them back
    Delete(Ids),
    /// Restore deleted comments as they were
    Restore(Ids),
    /// Put published comments at the top of their threads
    Pin(Ids),
    /// Put pinned comments back into their places
    Unpin(Ids),
    /// Ask the authors of words that are for you only whether these may be published
    Ask(Ids),
    /// Answer a word that is for you only, by mail to its author
    Reply {
        #[command(flatten)]
        ids: Ids,

        /// Your answer, in Markdown
        #[arg(long, value_name = "TEXT")]
        text: String,
    },
    /// Undo the latest decision about comments, with the text and the answer that came with it
    Undo(Ids),
}

#[derive(Debug, Args)]
pub(super) struct Ids {
    /// Ids as `list` shows them: the last letters and digits are enough
    #[arg(required = true, value_name = "ID", value_parser = IdArgument::parse)]
    ids: Vec<IdArgument>,

    /// Print [{asked, id, before, status}], or {asked, error} for what can't be done
    #[arg(long)]
    json: bool,
}

pub(super) fn run(settings: &Settings, command: Moderate) -> anyhow::Result<()> {
    let (action, ids, reply) = match command {
        Moderate::List(asked) => return list::run(settings, &asked),
        Moderate::Show(asked) => return show::run(settings, &asked),
        Moderate::Approve { ids, reply } => (Action::Approve, ids, reply),
        Moderate::Reject(ids) => (Action::Reject, ids, None),
        Moderate::Spam(ids) => (Action::Spam, ids, None),
        Moderate::Block(ids) => (Action::Block, ids, None),
        Moderate::Delete(ids) => (Action::Delete, ids, None),
        Moderate::Restore(ids) => (Action::Restore, ids, None),
        Moderate::Pin(ids) => (Action::Pin, ids, None),
        Moderate::Unpin(ids) => (Action::Unpin, ids, None),
        Moderate::Ask(ids) => (Action::Ask, ids, None),
        Moderate::Reply { ids, text } => (Action::Reply, ids, Some(text)),
        Moderate::Undo(ids) => (Action::Undo, ids, None),
    };
    if reply.is_some() && ids.ids.len() > 1 {
        return Err(wrong_usage("an answer is for one comment: give one ID"));
    }
    let access = Access::to_existing(settings)?;
    let outcomes = access.run(decide_all(&access.app, &ids.ids, action, reply))?;
    // The decisions are reported even if the server can't be told.
    let told = if outcomes.iter().any(|outcome| outcome.result.is_ok()) {
        access.tell_server()
    } else {
        Ok(())
    };
    report(&outcomes, ids.json)?;
    told?;
    let failed = outcomes
        .iter()
        .filter(|outcome| outcome.result.is_err())
        .count();
    anyhow::ensure!(
        failed == 0,
        "{failed} of {} could not be done",
        outcomes.len()
    );
    Ok(())
}

/// The result for one id.
struct DecisionResult {
    asked: IdArgument,
    result: Result<Decided, String>,
}

/// Decisions submitted at once: the store commits them together.
const AT_ONCE: usize = 200;

async fn decide_all(
    app: &Arc<App>,
    ids: &[IdArgument],
    action: Action,
    reply: Option<String>,
) -> anyhow::Result<Vec<DecisionResult>> {
    let by = Decider {
        name: user(),
        interface: Interface::CommandLine,
    };
    let decide_one = async |found: Result<CommentId, String>| {
        let reply = reply.clone();
        let order = Order {
            reply,
            ..Order::new(found?, action)
        };
        let decided = app.moderation.decide(by.clone(), order).await;
        decided.map_err(|error| error.to_string())
    };
    let found = ids::find(app, ids).await?;
    let mut results = Vec::with_capacity(ids.len());
    for part in found.chunks(AT_ONCE) {
        results.extend(join_all(part.iter().cloned().map(&decide_one)).await);
    }
    let outcomes = ids.iter().cloned().zip(results);
    Ok(outcomes
        .map(|(asked, result)| DecisionResult { asked, result })
        .collect())
}

/// The user for the audit log: the one on this machine, before `sudo`.
fn user() -> String {
    let variables = ["SUDO_USER", "USER", "LOGNAME"].into_iter();
    let mut names = variables.filter_map(|variable| std::env::var(variable).ok());
    let number = || {
        let process = std::fs::metadata("/proc/self").ok()?;
        Some(format!("user {}", process.uid()))
    };
    let name = names.find(|name| !name.is_empty()).or_else(number);
    name.map_or_else(|| "unknown".to_owned(), |name| terminal::safe(&name))
}

fn report(outcomes: &[DecisionResult], json: bool) -> anyhow::Result<()> {
    if json {
        let lines = outcomes.iter().map(|DecisionResult { asked, result }| match result {
            Ok(Decided { comment, before }) => json!({
                "asked": asked.to_string(), "id": comment.id, "before": before, "status": comment.status
            }),
            Err(words) => json!({"asked": asked.to_string(), "error": words}),
        });
        return terminal::say_json(&lines.collect::<Vec<_>>());
    }
    let mut done = String::new();
    for DecisionResult { asked, result } in outcomes {
        match result {
            Ok(decided) => done.push_str(&sentence(decided)),
            Err(words) => eprintln!("{asked}  {words}"),
        }
    }
    terminal::say(&done)
}

fn sentence(Decided { comment, before }: &Decided) -> String {
    let now = match (comment.status == *before, comment.pinned) {
        (true, true) => format!("{before}, pinned"),
        (true, false) => before.to_string(),
        (false, _) => format!("{before} → {}", comment.status),
    };
    let (id, name, page) = (
        ids::short(comment.id),
        author(comment),
        terminal::safe(&comment.page),
    );
    format!("{id}  {name}, on {page}: {now}\n")
}

/// The comment's author, as text for a terminal.
fn author(comment: &Comment) -> String {
    match &comment.author {
        Some(author) => terminal::safe(author.name.as_str()),
        None => "(erased)".to_owned(),
    }
}
