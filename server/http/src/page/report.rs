//! `/pages/{site}/report?comment=`: the form that reports a comment, which works without JavaScript.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, RawQuery, Request, State};
use axum::response::Response;
use http::{HeaderMap, StatusCode};

use super::document::{Article, Frame, html};
use super::form::{Guard, ParentComment};
use super::links::Links;
use crate::client::Client;
use crate::comment::report_reason;
use crate::contexts::ReaderServices;
use crate::error::Problem;
use crate::extract;
use crate::fields::Fields;
use crate::forms::see_other;
use crate::languages::{preferred_texts, texts_of};
use crate::query::Query;
use afterword_i18n::Texts;
use afterword_model::{Comment, CommentId, Form, ReportReason, Site, Status};
use afterword_services::CommentError;
use afterword_services::reports::ReportDraft;

#[derive(Template)]
#[template(path = "report.html")]
struct ReportPage<'a> {
    frame: Frame<'a>,
    heading: &'static str,
    is_done: bool,
    /// The reader left an address.
    is_answered: bool,
    mistakes: &'a [String],
    form: Option<ReportForm<'a>>,
    /// The comment in its thread.
    back: Option<String>,
}

struct ReportForm<'a> {
    action: String,
    back: String,
    comment: ParentComment,
    guard: Guard,
    /// Each word, and what it means.
    reasons: Vec<(&'static str, &'static str)>,
    reason: &'a str,
    text: &'a str,
    email: &'a str,
    answers: bool,
}

/// What a reader has typed.
#[derive(Default)]
struct TypedReport {
    comment: String,
    reason: String,
    text: String,
    email: String,
    proof: String,
    is_trapped: bool,
}

/// `GET /r/{id}`: the short address of the form, for links of blogs. They may name the comment as its anchor does.
pub(crate) async fn short(
    State(services): State<ReaderServices>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    match form_of(&services, &id).await {
        Ok(address) => see_other(&address),
        Err(problem) => {
            let typed = TypedReport::default();
            answer(&services, (Err(problem), &headers), &typed, None).await
        }
    }
}

async fn form_of(services: &ReaderServices, id: &str) -> Result<String, Problem> {
    let comment = services
        .store
        .comment(CommentId::parse(id.trim_start_matches("comment-"))?)
        .await?;
    let comment = comment.ok_or(CommentError::UnknownComment)?;
    let site = services.sites.of(&comment)?;
    Ok(Links::new(&site.key, &comment.page).report(comment.id))
}

/// `GET /pages/{site}/report?comment=ID`.
pub(crate) async fn shown(
    State(services): State<ReaderServices>,
    Path(key): Path<String>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Response {
    let query = Query::parse(raw.as_deref());
    let comment = query.as_ref().ok().and_then(|query| query.first("comment"));
    let typed = TypedReport {
        comment: comment.unwrap_or_default().to_owned(),
        ..TypedReport::default()
    };
    let site = extract::site(&services.sites, Some(&key));
    let problem = query.as_ref().err().cloned();
    answer(&services, (site, &headers), &typed, problem).await
}

/// `POST /pages/{site}/report`.
pub(crate) async fn sent(
    State(services): State<ReaderServices>,
    Path(key): Path<String>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let client = request.extensions().get::<Client>().copied();
    let fields = Fields::read(request, services.config.limits.body.length()).await;
    let site = match extract::site(&services.sites, Some(&key)) {
        Ok(site) => site,
        Err(problem) => {
            let typed = TypedReport::default();
            return answer(&services, (Err(problem), &headers), &typed, None).await;
        }
    };
    let (typed, read) = match fields {
        Ok(fields) => typed(&services, &site, fields),
        Err(problem) => (TypedReport::default(), Err(problem)),
    };
    let checked =
        extract::check_origin(&services.config, &site, &headers, client.as_ref()).and(read);
    let reported = match checked {
        Ok(()) => report(&services, &site, &typed, client).await,
        Err(problem) => Err(problem),
    };
    match reported {
        Ok(comment) => done(&services, &site, &comment, &typed),
        Err(problem) => answer(&services, (Ok(site), &headers), &typed, Some(problem)).await,
    }
}

fn typed(
    services: &ReaderServices,
    site: &Site,
    mut fields: Fields,
) -> (TypedReport, Result<(), Problem>) {
    let mut typed = TypedReport::default();
    let mut take = || -> Result<(), Problem> {
        typed.comment = fields.required("comment")?;
        typed.reason = fields.optional("reason")?.unwrap_or_default();
        typed.text = fields.optional("text")?.unwrap_or_default();
        typed.email = fields.optional("email")?.unwrap_or_default();
        typed.proof = fields.proof()?.unwrap_or_default();
        typed.is_trapped = fields.is_filled(&services.challenges.trap(site));
        Ok(())
    };
    let taken = take();
    (typed, taken.and_then(|()| fields.finish()))
}

async fn report(
    services: &ReaderServices,
    site: &Arc<Site>,
    typed: &TypedReport,
    client: Option<Client>,
) -> Result<Comment, Problem> {
    let comment = reported_comment(services, site, &typed.comment).await?;
    let draft = ReportDraft {
        comment: comment.id,
        reason: report_reason(&typed.reason)?,
        text: typed.text.clone(),
        email: Some(typed.email.clone()),
        address: client.map(|client| client.address),
        form: Form {
            proof: Some(typed.proof.clone()),
            is_trapped: typed.is_trapped,
        },
    };
    services.reports.report(site, draft).await?;
    Ok(comment)
}

/// One that readers of the site can see.
async fn reported_comment(
    services: &ReaderServices,
    site: &Site,
    id: &str,
) -> Result<Comment, Problem> {
    let comment = services.store.comment(CommentId::parse(id)?).await?;
    let is_shown = |c: &Comment| c.site == site.id && c.status == Status::Approved;
    let comment = comment.filter(is_shown);
    Ok(comment.ok_or(CommentError::UnknownComment)?)
}

fn done(
    services: &ReaderServices,
    site: &Site,
    comment: &Comment,
    typed: &TypedReport,
) -> Response {
    let texts = texts_of(site);
    let page = ReportPage {
        frame: frame(texts, Some((site, comment)), texts.report_thanks()),
        heading: texts.report_thanks(),
        is_done: true,
        is_answered: services.reports.answers() && !typed.email.trim().is_empty(),
        mistakes: &[],
        form: None,
        back: Some(Links::new(&site.key, &comment.page).at(comment.id)),
    };
    html(StatusCode::OK, Some(site), &page)
}

/// The form, with what is wrong with its input; without a comment only the problem.
async fn answer(
    services: &ReaderServices,
    (site, headers): (Result<Arc<Site>, Problem>, &HeaderMap),
    typed: &TypedReport,
    problem: Option<Problem>,
) -> Response {
    let found = match &site {
        Ok(site) => reported_comment(services, site, &typed.comment).await,
        Err(problem) => Err(problem.clone()),
    };
    let site = site.ok();
    let texts = site
        .as_ref()
        .map_or_else(|| preferred_texts(headers), |site| texts_of(site));
    let (comment, missing) = match found {
        Ok(comment) => (Some(comment), None),
        Err(problem) => (None, Some(problem)),
    };
    let problem = missing.or(problem);
    let mistakes: Vec<String> = problem
        .iter()
        .map(|problem| problem.explained(texts, &["report-problem-", "problem-"]))
        .collect();
    let heading = match &comment {
        Some(_) => texts.report_title(),
        None => texts.page_error(),
    };
    let scene = site.as_deref().zip(comment.as_ref());
    let page = ReportPage {
        frame: Frame {
            site: site.as_deref(),
            ..frame(texts, scene, heading)
        },
        heading,
        is_done: false,
        is_answered: false,
        mistakes: &mistakes,
        form: scene.and_then(|(site, comment)| form(services, (site, comment), texts, typed)),
        back: scene.map(|(site, comment)| Links::new(&site.key, &comment.page).at(comment.id)),
    };
    let status = problem.as_ref().map_or(StatusCode::OK, Problem::status);
    html(status, site.as_deref(), &page)
}

fn form<'a>(
    services: &ReaderServices,
    (site, comment): (&Site, &Comment),
    texts: &'static Texts,
    typed: &'a TypedReport,
) -> Option<ReportForm<'a>> {
    let reasons =
        ReportReason::ALL.map(|reason| (reason.as_str(), texts.reported_as(reason.as_str())));
    Some(ReportForm {
        action: format!("/pages/{}/report", site.key),
        back: Links::new(&site.key, &comment.page).at(comment.id),
        comment: ParentComment::of(comment.clone())?,
        guard: Guard::with_valid_stamp(services, site, &typed.proof),
        reasons: reasons.to_vec(),
        reason: &typed.reason,
        text: &typed.text,
        email: &typed.email,
        answers: services.reports.answers(),
    })
}

fn frame<'a>(
    texts: &'static Texts,
    scene: Option<(&'a Site, &Comment)>,
    heading: &str,
) -> Frame<'a> {
    let article =
        scene.map(|(site, comment)| Article::new(site, &comment.page, &comment.page_title));
    let about = article
        .as_ref()
        .map_or("⁂ Afterword", |article| article.title.as_str());
    Frame {
        texts,
        title: format!("{heading}: {about}"),
        site: scene.map(|(site, _)| site),
        article,
        feed: None,
    }
}
