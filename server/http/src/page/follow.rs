//! `/pages/{site}/follow?page=`: the form by which a reader follows a thread without writing, and without JavaScript.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, RawQuery, Request, State};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, StatusCode};

use super::document::{Article, Frame, html};
use super::form::Guard;
use super::links::Links;
use crate::client::Client;
use crate::contexts::ReaderServices;
use crate::error::{Problem, not_found};
use crate::extract;
use crate::fields::Fields;
use crate::forms::see_other;
use crate::languages::{preferred_texts, texts_of};
use crate::query::Query;
use afterword_i18n::Texts;
use afterword_model::{FollowPace, Form, PagePath, Site};
use afterword_services::follows::FollowDraft;

#[derive(Template)]
#[template(path = "follow.html")]
struct FollowPage<'a> {
    frame: Frame<'a>,
    heading: &'static str,
    is_done: bool,
    mistakes: &'a [String],
    form: Option<FollowForm<'a>>,
    /// The thread.
    back: Option<String>,
}

struct FollowForm<'a> {
    action: String,
    page: &'a str,
    guard: Guard,
    /// Each word, and what it means.
    paces: Vec<(&'static str, &'static str)>,
    pace: &'a str,
    email: &'a str,
}

/// What a reader has typed.
#[derive(Default)]
struct TypedFollow {
    page: String,
    email: String,
    pace: String,
    proof: String,
    is_trapped: bool,
}

/// The thread that is to be followed: its path, and its title.
type Followed = (String, String);

/// `GET /follow?site=&page=`: the short address of the form, for links of blogs.
pub(crate) async fn short(
    State(services): State<ReaderServices>,
    RawQuery(raw): RawQuery,
) -> Response {
    let found = Query::parse(raw.as_deref()).and_then(|query| {
        let site = extract::site(&services.sites, query.first("site"))?;
        let page = PagePath::parse(query.first("page").unwrap_or_default())
            .map_err(afterword_model::Invalid::from)?;
        Ok(Links::new(&site.key, page.as_str()).follow())
    });
    match found {
        Ok(address) => see_other(&address),
        Err(problem) => problem.into_response(),
    }
}

/// `GET /pages/{site}/follow?page=PATH`.
pub(crate) async fn shown(
    State(services): State<ReaderServices>,
    Path(key): Path<String>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Response {
    let query = Query::parse(raw.as_deref());
    let page = query.as_ref().ok().and_then(|query| query.first("page"));
    let typed = TypedFollow {
        page: page.unwrap_or_default().to_owned(),
        ..TypedFollow::default()
    };
    let site = extract::site(&services.sites, Some(&key));
    let problem = query.as_ref().err().cloned();
    answer(&services, (site, &headers), &typed, problem).await
}

/// `POST /pages/{site}/follow`.
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
            let typed = TypedFollow::default();
            return answer(&services, (Err(problem), &headers), &typed, None).await;
        }
    };
    let (typed, read) = match fields {
        Ok(fields) => typed(&services, &site, fields),
        Err(problem) => (TypedFollow::default(), Err(problem)),
    };
    let checked =
        extract::check_origin(&services.config, &site, &headers, client.as_ref()).and(read);
    let followed = match checked {
        Ok(()) => follow(&services, &site, &typed, client).await,
        Err(problem) => Err(problem),
    };
    match followed {
        Ok(followed) => done(&site, &followed),
        Err(problem) => answer(&services, (Ok(site), &headers), &typed, Some(problem)).await,
    }
}

fn typed(
    services: &ReaderServices,
    site: &Site,
    mut fields: Fields,
) -> (TypedFollow, Result<(), Problem>) {
    let mut typed = TypedFollow::default();
    let mut take = || -> Result<(), Problem> {
        typed.page = fields.required("page")?;
        typed.email = fields.optional("email")?.unwrap_or_default();
        typed.pace = fields.optional("follow")?.unwrap_or_default();
        typed.proof = fields.proof()?.unwrap_or_default();
        typed.is_trapped = fields.is_filled(&services.challenges.trap(site));
        Ok(())
    };
    let taken = take();
    (typed, taken.and_then(|()| fields.finish()))
}

async fn follow(
    services: &ReaderServices,
    site: &Arc<Site>,
    typed: &TypedFollow,
    client: Option<Client>,
) -> Result<Followed, Problem> {
    let followed = thread(services, site, &typed.page).await?;
    let draft = FollowDraft {
        page: typed.page.clone(),
        email: typed.email.clone(),
        pace: typed.pace.clone(),
        address: client.map(|client| client.address),
        form: Form {
            proof: Some(typed.proof.clone()),
            is_trapped: typed.is_trapped,
        },
    };
    services.follows.follow(site, draft).await?;
    Ok(followed)
}

/// A page without comments has an empty thread.
async fn thread(services: &ReaderServices, site: &Site, page: &str) -> Result<Followed, Problem> {
    if !services.follows.are_offered(site) {
        return Err(not_found());
    }
    let path = PagePath::parse(page).map_err(afterword_model::Invalid::from)?;
    let known = services.store.page(site.id, path.clone()).await?;
    Ok(known.map_or_else(
        || (path.as_str().to_owned(), String::new()),
        |page| (page.path, page.title),
    ))
}

fn done(site: &Site, followed: &Followed) -> Response {
    let texts = texts_of(site);
    let page = FollowPage {
        frame: frame(texts, Some((site, followed)), texts.report_thanks()),
        heading: texts.report_thanks(),
        is_done: true,
        mistakes: &[],
        form: None,
        back: Some(Links::new(&site.key, &followed.0).part()),
    };
    html(StatusCode::OK, Some(site), &page)
}

/// The form, with what is wrong with its input; without a thread only the problem.
async fn answer(
    services: &ReaderServices,
    (site, headers): (Result<Arc<Site>, Problem>, &HeaderMap),
    typed: &TypedFollow,
    problem: Option<Problem>,
) -> Response {
    let found = match &site {
        Ok(site) => thread(services, site, &typed.page).await,
        Err(problem) => Err(problem.clone()),
    };
    let site = site.ok();
    let texts = site
        .as_ref()
        .map_or_else(|| preferred_texts(headers), |site| texts_of(site));
    let (followed, missing) = match found {
        Ok(followed) => (Some(followed), None),
        Err(problem) => (None, Some(problem)),
    };
    let problem = missing.or(problem);
    let mistakes: Vec<String> = problem
        .iter()
        .map(|problem| problem.explained(texts, &["follow-problem-", "problem-"]))
        .collect();
    let heading = match &followed {
        Some(_) => texts.follow_title(),
        None => texts.page_error(),
    };
    let scene = site.as_deref().zip(followed.as_ref());
    let page = FollowPage {
        frame: Frame {
            site: site.as_deref(),
            ..frame(texts, scene, heading)
        },
        heading,
        is_done: false,
        mistakes: &mistakes,
        form: scene.map(|scene| form(services, scene, texts, typed)),
        back: scene.map(|(site, followed)| Links::new(&site.key, &followed.0).part()),
    };
    let status = problem.as_ref().map_or(StatusCode::OK, Problem::status);
    html(status, site.as_deref(), &page)
}

fn form<'a>(
    services: &ReaderServices,
    (site, followed): (&Site, &'a Followed),
    texts: &'static Texts,
    typed: &'a TypedFollow,
) -> FollowForm<'a> {
    FollowForm {
        action: format!("/pages/{}/follow", site.key),
        page: &followed.0,
        guard: Guard::with_valid_stamp(services, site, &typed.proof),
        paces: paces(texts),
        pace: match typed.pace.as_str() {
            "" => FollowPace::AtOnce.as_str(),
            pace => pace,
        },
        email: &typed.email,
    }
}

/// Each word for when followers hear of new comments, and its label.
pub(super) fn paces(texts: &'static Texts) -> Vec<(&'static str, &'static str)> {
    let label = |pace| match pace {
        FollowPace::AtOnce => texts.page_follow_at_once(),
        FollowPace::Daily => texts.page_follow_daily(),
    };
    FollowPace::ALL
        .map(|pace| (pace.as_str(), label(pace)))
        .to_vec()
}

fn frame<'a>(
    texts: &'static Texts,
    scene: Option<(&'a Site, &Followed)>,
    heading: &str,
) -> Frame<'a> {
    let article = scene.map(|(site, (path, title))| Article::new(site, path, title));
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
