//! Comments sent by an HTML form, from our page without JavaScript or from a blog's own form. Every answer is for a
//! person: a redirect (303), or a page that says what to change.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Path, Request, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, StatusCode, header};

use super::client::Client;
use super::error::Problem;
use super::extract;
use super::fields::{Fields, Form};
use super::languages::preferred_texts;
use super::page::compose::{self, SentForm};
use super::page::links::Links;
use super::page::typed::Typed;
use crate::contexts::ReaderServices;
use afterword_model::{Comment, Site, Status, Text};
use afterword_model::{Draft, Submission};

/// Whether a person reads the answer: to a form, and if a browser asks for a page after an unreadable body.
#[must_use]
pub(super) fn is_form(headers: &HeaderMap, fields: &Result<Fields, Problem>) -> bool {
    let accepts = headers.get(header::ACCEPT);
    let accepts = accepts.and_then(|value| value.to_str().ok());
    match fields {
        Ok(fields) => fields.form == Form::Html,
        Err(_) => accepts.is_some_and(|accepts| accepts.contains("text/html")),
    }
}

/// All problems of a form.
struct FormProblems(Vec<Problem>);

impl<E: Into<Problem>> From<E> for FormProblems {
    fn from(problem: E) -> Self {
        Self(vec![problem.into()])
    }
}

/// A form for a site, and the problem of unknown fields.
struct SubmittedForm {
    site: Arc<Site>,
    typed: Typed,
    known: Result<(), Problem>,
}

/// Why a form can't be read, with its input as far as possible.
type UnreadableForm = Box<(Typed, Problem)>;

/// `site` from the address, if it has one.
fn read(
    services: &ReaderServices,
    fields: Result<Fields, Problem>,
    site: Option<&str>,
) -> Result<SubmittedForm, UnreadableForm> {
    let unread = |problem| Box::new((Typed::default(), problem));
    let mut fields = fields.map_err(unread)?;
    let mut typed = Typed::take(&mut fields).map_err(unread)?;
    match extract::site(&services.sites, Some(site.unwrap_or(&typed.site))) {
        Ok(site) => {
            typed.is_trapped = fields.is_filled(&services.challenges.trap(&site));
            let known = fields.finish();
            Ok(SubmittedForm { site, typed, known })
        }
        Err(problem) => Err(Box::new((typed, problem))),
    }
}

/// `POST /api/v1/comments` by a form.
pub(super) async fn submitted(
    services: ReaderServices,
    headers: &HeaderMap,
    client: Option<Client>,
    fields: Result<Fields, Problem>,
) -> Response {
    let SubmittedForm { site, typed, known } = match read(&services, fields, None) {
        Ok(form) => form,
        Err(unread) => return refuse(&services, None, (unread.0, headers), &[unread.1]).await,
    };
    let checked =
        extract::check_origin(&services.config, &site, headers, client.as_ref()).and(known);
    let address = client.map(|client| client.address);
    match store(&services, &site, (&typed, address), checked).await {
        Ok(comment) => see_other(&after(&site, &comment, &typed)),
        Err(FormProblems(problems)) => {
            refuse(&services, Some(&site), (typed, headers), &problems).await
        }
    }
}

async fn store(
    services: &ReaderServices,
    site: &Arc<Site>,
    (typed, address): (&Typed, Option<IpAddr>),
    checked: Result<(), Problem>,
) -> Result<Comment, FormProblems> {
    checked?;
    let limits = &services.config.limits;
    let mistakes = typed.mistakes(site, limits);
    if !mistakes.is_empty() {
        return Err(FormProblems(mistakes));
    }
    let draft = Draft {
        address,
        ..typed.draft()
    };
    let submission = Submission::parse(&draft, site, limits)?;
    let submitted = services
        .submissions
        .submit(Arc::clone(site), submission)
        .await?;
    Ok(submitted.comment)
}

async fn refuse(
    services: &ReaderServices,
    site: Option<&Site>,
    (typed, headers): (Typed, &HeaderMap),
    problems: &[Problem],
) -> Response {
    let preferred_texts = preferred_texts(headers);
    let sent = SentForm {
        site,
        typed,
        preferred_texts,
    };
    compose::refused(services, sent, problems).await
}

/// The author's next page: made of the site's own origin and stored data, never of input.
fn after(site: &Site, comment: &Comment, typed: &Typed) -> String {
    let published = comment.status == Status::Approved;
    let thread = Links::new(&site.key, &comment.page);
    let article = site.url(&comment.page);
    match (typed.back.as_str(), published) {
        ("thread", true) => thread.published(comment.id),
        ("thread", false) if comment.private => thread.private(),
        ("thread", false) => thread.held(),
        (_, true) => format!("{article}#comment-{}", comment.id),
        (_, false) if comment.private => format!("{article}?afterword=private#comments"),
        (_, false) => format!("{article}?afterword=held#comments"),
    }
}

pub(super) fn see_other(address: &str) -> Response {
    let mut response = StatusCode::SEE_OTHER.into_response();
    let headers = response.headers_mut();
    if let Ok(location) = HeaderValue::from_str(address) {
        headers.insert(header::LOCATION, location);
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// `POST /pages/{site}`: the form with its preview; nothing is stored.
pub(super) async fn previewed(
    State(services): State<ReaderServices>,
    Path(key): Path<String>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let client = request.extensions().get::<Client>().copied();
    let fields = Fields::read(request, services.config.limits.body.length()).await;
    let SubmittedForm { site, typed, known } = match read(&services, fields, Some(&key)) {
        Ok(form) => form,
        Err(unread) => return refuse(&services, None, (unread.0, &headers), &[unread.1]).await,
    };
    // Else any page could show its words under our name.
    let checked =
        extract::check_origin(&services.config, &site, &headers, client.as_ref()).and(known);
    let address = client.map(|client| client.address);
    match preview(&services, &site, (&typed, address), checked) {
        Ok(html) => {
            let sent = SentForm {
                site: Some(&site),
                typed,
                preferred_texts: preferred_texts(&headers),
            };
            compose::previewed(&services, &sent, &html).await
        }
        Err(FormProblems(problems)) => {
            refuse(&services, Some(&site), (typed, &headers), &problems).await
        }
    }
}

fn preview(
    services: &ReaderServices,
    site: &Site,
    (typed, address): (&Typed, Option<IpAddr>),
    checked: Result<(), Problem>,
) -> Result<String, FormProblems> {
    checked?;
    let limits = &services.config.limits;
    let text = Text::parse(&typed.text, limits.text)?;
    Ok(services.submissions.preview(site, &text, address)?)
}
