//! `afterword moderate list`.

use super::show;
use std::fmt::Write;

use clap::Args;
use serde_json::{Value, json};

use super::{author, ids};
use crate::cli::open::Access;
use crate::cli::sites::{self, Choice};
use crate::cli::{Settings, pages, terminal};
use afterword_i18n::Texts;
use afterword_markup as markup;
use afterword_model::{Comment, EmailAddress, PagePath, Report, SiteId, Status, Website};
use afterword_services::App;
use afterword_services::CommentError;
use afterword_store::{Decision, ListQuery, ReportFilter};

#[derive(Debug, Args)]
pub(in crate::cli) struct List {
    /// pending, approved, rejected, spam, deleted or any
    #[arg(long, default_value = "pending", value_parser = StatusArgument::parse)]
    status: StatusArgument,

    #[command(flatten)]
    site: Choice,

    /// Only comments of this page, like /posts/hello/
    #[arg(long, value_name = "PATH", value_parser = pages::path_argument)]
    page: Option<PagePath>,

    /// The most to list
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=1000))]
    limit: u32,

    /// Print a list of comments as the owner's API gives them
    #[arg(long)]
    json: bool,
}

/// A status, or any.
#[derive(Debug, Clone, Copy)]
struct StatusArgument(Option<Status>);

impl StatusArgument {
    fn parse(word: &str) -> Result<Self, String> {
        match word {
            "any" => Ok(Self(None)),
            word => word.parse().map(|status| Self(Some(status))),
        }
    }
}

pub(super) fn run(settings: &Settings, asked: &List) -> anyhow::Result<()> {
    let access = Access::to_existing(settings)?;
    let app = &access.app;
    let site = site(app, asked)?;
    let mut comments = access.run(app.store.comments(query(asked, site)))?;
    let more = comments.len() > asked.limit as usize;
    comments.truncate(asked.limit as usize);
    if asked.json {
        let views = comments
            .iter()
            .map(|comment| owners_view(app, comment, None));
        return terminal::say_json(&views.collect::<Result<Vec<_>, _>>()?);
    }
    let in_spam = match asked.status.0 {
        Some(Status::Pending) => in_spam(&access, asked, site)?,
        _ => String::new(),
    };
    if comments.is_empty() {
        eprintln!("{}{in_spam}", nothing(asked.status));
    }
    let reports = open_reports(&access, &comments)?;
    let mut out: String = comments
        .iter()
        .map(|comment| item(app, comment, asked.status, &reports))
        .collect();
    if more {
        writeln!(
            out,
            "There are more than {}: raise --limit to see them.\n",
            asked.limit
        )?;
    }
    if !comments.is_empty() && matches!(asked.status.0, Some(Status::Pending)) {
        writeln!(out, "{DECIDE}{in_spam}")?;
    }
    terminal::say(&out)
}

/// Waiting for the owner are pending comments, and reported ones.
fn query(asked: &List, site: Option<SiteId>) -> ListQuery {
    ListQuery {
        site,
        path: asked.page.clone(),
        status: asked.status.0,
        reports: match asked.status.0 {
            Some(Status::Pending) => ReportFilter::Also,
            _ => ReportFilter::Any,
        },
        // One more than is shown tells whether there are more.
        limit: asked.limit + 1,
        ..ListQuery::default()
    }
}

fn open_reports(access: &Access, comments: &[Comment]) -> anyhow::Result<Vec<Report>> {
    let ids = comments.iter().map(|comment| comment.id).collect();
    let mut reports = access.run(access.app.store.reports(ids))?;
    reports.retain(|report| report.closed.is_none());
    Ok(reports)
}

const DECIDE: &str = "Decide by `afterword moderate approve ID…`, or reject, spam, delete.";

fn site(app: &App, asked: &List) -> anyhow::Result<Option<SiteId>> {
    match (&asked.site.site, &asked.page) {
        (None, None) => Ok(None),
        (key, _) => Ok(Some(sites::named(app, key.as_deref())?.id)),
    }
}

/// What was taken for spam waits for nobody's decision, and may be a mistake.
fn in_spam(access: &Access, asked: &List, site: Option<SiteId>) -> anyhow::Result<String> {
    let spam = access.run(access.app.store.comments(ListQuery {
        site,
        path: asked.page.clone(),
        status: Some(Status::Spam),
        limit: MOST_SPAM + 1,
        ..ListQuery::default()
    }))?;
    let count = match spam.len() {
        0 => return Ok(String::new()),
        count if count > MOST_SPAM as usize => format!("more than {MOST_SPAM}"),
        count => count.to_string(),
    };
    let list = "`afterword moderate list --status spam`";
    Ok(format!(" ({count} in spam)\nSee spam by {list}."))
}

fn nothing(status: StatusArgument) -> String {
    match status.0 {
        Some(Status::Pending) => "no comment waits for you".to_owned(),
        Some(status) => format!("there are no comments that are {status}"),
        None => "there are no comments".to_owned(),
    }
}

/// More than this is not counted.
const MOST_SPAM: u32 = 999;

/// Columns for the id and the space after it.
const MARGIN: usize = 10;
const EXCERPT_LINES: usize = 2;

fn item(app: &App, comment: &Comment, wanted: StatusArgument, reports: &[Report]) -> String {
    let columns = terminal::COLUMNS - MARGIN;
    let mut lines = terminal::wrapped(&headline(app, comment, wanted), columns);
    let text = markup::plain(comment.text.as_str());
    lines.extend(terminal::excerpt(&text, columns, EXCERPT_LINES));
    for report in reports.iter().filter(|report| report.comment == comment.id) {
        lines.extend(terminal::excerpt(&reported(report), columns, EXCERPT_LINES));
    }
    let mut margin = ids::short(comment.id);
    let mut out = String::new();
    for line in lines {
        out.push_str(format!("{margin:MARGIN$}{line}").trim_end());
        out.push('\n');
        margin.clear();
    }
    out.push('\n');
    out
}

/// What a reader has said about a published comment.
pub(super) fn reported(report: &Report) -> String {
    let reason = Texts::english().reported_as(report.reason.as_str());
    match report.text.as_str() {
        "" => format!("reported: {reason}"),
        text => format!("reported: {reason}: {text}"),
    }
}

/// Author, time and place, and whatever is unusual.
fn headline(app: &App, comment: &Comment, wanted: StatusArgument) -> String {
    let mut line = author(comment);
    if comment.author.as_ref().is_some_and(|author| author.owner) {
        line.push_str(" (owner)");
    }
    line.push_str(", ");
    line.push_str(&terminal::ago(app.clock.now(), comment.created));
    line.push_str(if comment.parent.is_some() {
        ", a reply on "
    } else {
        ", on "
    });
    if let (Ok(site), true) = (app.sites.of(comment), app.sites.current().all().len() > 1) {
        line.push_str(site.key.as_str());
        line.push_str(": ");
    }
    line.push_str(&comment.page);
    if wanted.0.is_none() {
        line.push_str(" · ");
        line.push_str(comment.status.as_str());
    }
    if comment.pinned {
        line.push_str(" · pinned");
    }
    line
}

/// The same JSON as the owner's API gives (`docs/API.md`).
pub(super) fn owners_view(
    app: &App,
    comment: &Comment,
    decisions: Option<&[Decision]>,
) -> Result<Value, CommentError> {
    let site = app.sites.of(comment)?;
    let author = comment.author.as_ref();
    let mut view = json!({
        "id": comment.id,
        "parent": comment.parent,
        "status": comment.status,
        "author": author.map(|author| json!({
            "name": author.name,
            "website": author.website.as_ref().map(Website::as_str),
            "avatar": null,
            "owner": author.owner,
            "verified": author.verified,
        })),
        "html": comment.html,
        "created": comment.created,
        "edited": comment.edited,
        "pinned": comment.pinned,
        "private": comment.private,
        "score": comment.score,
        "reactions": comment.reactions,
        "site": site.key,
        "page": {"path": comment.page, "title": comment.page_title, "url": site.url(&comment.page)},
        "email": author.and_then(|author| author.email.as_ref()).map(EmailAddress::as_str),
        "text": comment.text,
        "revision": comment.revision,
        "reasons": comment.reasons.iter().map(show::english).collect::<Vec<_>>(),
        "verdict": comment.reasons,
    });
    if let Some(published) = comment.published.filter(|at| *at > comment.created) {
        view["published"] = json!(published);
    }
    if let Some(decisions) = decisions {
        view["decisions"] = json!(decisions);
    }
    Ok(view)
}
