//! `afterword moderate show`.

use afterword_i18n::Texts;
use clap::Args;

use super::ids::{self, IdArgument};
use super::{author, list};
use crate::cli::open::Access;
use crate::cli::{Settings, terminal};
use afterword_markup as markup;
use afterword_model::{Comment, EmailAddress, Reason, Report};
use afterword_services::App;
use afterword_services::CommentError;
use afterword_store::Decision;

#[derive(Debug, Args)]
pub(in crate::cli) struct Show {
    /// The id as `list` shows it
    #[arg(value_parser = IdArgument::parse)]
    id: IdArgument,

    /// Print the comment as the owner's API gives it, with the decisions about it
    #[arg(long)]
    json: bool,
}

pub(super) fn run(settings: &Settings, asked: &Show) -> anyhow::Result<()> {
    let access = Access::to_existing(settings)?;
    access.run(show(&access.app, asked))
}

async fn show(app: &App, asked: &Show) -> anyhow::Result<()> {
    let found = ids::find(app, std::slice::from_ref(&asked.id)).await?;
    let unknown = || Err(CommentError::UnknownComment.to_string());
    let id = found.into_iter().next().unwrap_or_else(unknown);
    let id = id.map_err(|words| anyhow::anyhow!("{}: {words}", asked.id))?;
    let comment = app.store.comment(id).await?;
    let comment = comment.ok_or(CommentError::UnknownComment)?;
    let decisions = app.store.decisions(id).await?;
    let reports = app.store.reports(vec![id]).await?;
    if asked.json {
        let mut view = list::owners_view(app, &comment, Some(&decisions))?;
        view["reports"] = reports.iter().map(report_view).collect();
        view["author_history"] = serde_json::json!(app.store.author_history(id).await?);
        return terminal::say_json(&view);
    }
    let parent = match comment.parent {
        Some(parent) => app.store.comment(parent).await?,
        None => None,
    };
    let mut out = terminal::table(&facts(app, &comment, parent.as_ref()));
    out.push('\n');
    for line in terminal::wrapped(comment.text.as_str(), terminal::COLUMNS - TEXT_MARGIN.len()) {
        out.push_str(format!("{TEXT_MARGIN}{line}").trim_end());
        out.push('\n');
    }
    for report in reports.iter().filter(|report| report.closed.is_none()) {
        out.push('\n');
        for line in terminal::wrapped(&list::reported(report), terminal::COLUMNS) {
            out.push_str(line.trim_end());
            out.push('\n');
        }
    }
    if !decisions.is_empty() {
        out.push('\n');
        out.push_str(&terminal::table(&history(&decisions)));
    }
    terminal::say(&out)
}

fn report_view(report: &Report) -> serde_json::Value {
    let (closed, outcome) = report.closed.unzip();
    serde_json::json!({
        "reason": report.reason,
        "text": report.text,
        "email": report.email.as_ref().map(EmailAddress::as_str),
        "created": report.created,
        "closed": closed,
        "outcome": outcome,
    })
}

const TEXT_MARGIN: &str = "    ";

/// Rows of a label and a value.
fn facts(app: &App, comment: &Comment, parent: Option<&Comment>) -> Vec<Vec<String>> {
    let mut facts = vec![
        fact("id", &comment.id.to_string()),
        fact("status", &status(comment)),
    ];
    facts.extend(
        comment
            .reasons
            .iter()
            .map(|reason| fact("verdict", &points_line(reason))),
    );
    facts.push(fact("page", &page(app, comment)));
    if let Some(parent) = parent {
        facts.push(fact("answers", &answered(parent)));
    }
    facts.push(fact("author", &author(comment)));
    facts.extend(addresses(comment));
    let now = app.clock.now();
    let moment = |at| format!("{}, {}", terminal::time(at), terminal::ago(now, at));
    facts.push(fact("written", &moment(comment.created)));
    facts.extend(
        comment
            .edited
            .map(|edited| fact("changed", &moment(edited))),
    );
    let reactions = comment
        .reactions
        .iter()
        .map(|(reaction, count)| format!("{reaction} {count}"));
    let reactions: Vec<String> = reactions.collect();
    if !reactions.is_empty() {
        facts.push(fact("reactions", &reactions.join("  ")));
    }
    facts
}

fn addresses(comment: &Comment) -> Vec<Vec<String>> {
    let Some(author) = &comment.author else {
        return Vec::new();
    };
    let email = author
        .email
        .iter()
        .map(|email| fact("e-mail", email.as_str()));
    let website = author
        .website
        .iter()
        .map(|website| fact("website", website.as_str()));
    email.chain(website).collect()
}

/// The text of a reason.
pub(super) fn english(reason: &Reason) -> String {
    Texts::english().reason(reason.as_code()).text
}

fn points_line(reason: &Reason) -> String {
    let said = english(reason);
    match reason.points() {
        0 => said,
        points => format!("{said} ({points:+})"),
    }
}

fn fact(label: &str, line: &str) -> Vec<String> {
    vec![label.to_owned(), terminal::safe(line)]
}

fn status(comment: &Comment) -> String {
    let pinned = if comment.pinned { ", pinned" } else { "" };
    let owner = comment.author.as_ref().is_some_and(|author| author.owner);
    let owner = if owner { ", by the owner" } else { "" };
    format!("{}{pinned}{owner}", comment.status)
}

fn page(app: &App, comment: &Comment) -> String {
    let address = app
        .sites
        .of(comment)
        .map_or_else(|_| comment.page.clone(), |site| site.url(&comment.page));
    match comment.page_title.as_str() {
        "" => address,
        title => format!("{title}, {address}"),
    }
}

/// Columns for an excerpt of the comment above.
const ANSWERED_COLUMNS: usize = 60;

fn answered(parent: &Comment) -> String {
    let line = format!(
        "{} by {}: {}",
        ids::short(parent.id),
        author(parent),
        markup::plain(parent.text.as_str())
    );
    terminal::excerpt(&line, ANSWERED_COLUMNS, 1).concat()
}

fn history(decisions: &[Decision]) -> Vec<Vec<String>> {
    let row = |decision: &Decision| {
        vec![
            terminal::time(decision.at),
            terminal::safe(&decision.action),
            format!("{} → {}", decision.before, decision.after),
            format!(
                "by {} ({})",
                terminal::safe(&decision.by),
                terminal::safe(&decision.interface)
            ),
        ]
    };
    decisions.iter().map(row).collect()
}
