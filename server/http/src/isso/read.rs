//! What Isso's script reads: a thread, counts, and what the form must know.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, Request, State};
use axum::response::{IntoResponse, Response};
use http::HeaderMap;
use jiff::Timestamp;
use serde::Serialize;

use super::thread::{Order, Part, branches, replies};
use super::view::{Branch, IssoComment, Writing};
use crate::contexts::ReaderServices;
use crate::counts::CountRequests;
use crate::error::{Problem, internal};
use crate::extract;
use crate::fields::{missing, words};
use crate::json::{self, Json};
use crate::query::{Query, invalid, one_of};
use crate::response_cache::{CachedKind, ResponseCache, Validity};
use crate::views::offers_notifications;
use afterword_i18n::ProblemText;
use afterword_model::policy::Sort;
use afterword_model::{Comment, CommentNumber, CommentSources, Invalid, PageKey, PagePath, Site};
use afterword_services::thread::{Thread, ThreadRequest, parse_cursor};
use afterword_store::VersionSlot;

/// The most comments of one page that are shown: Isso's script puts all of them into the page at once.
const MOST: usize = 5_000;
/// Comments that are read at once.
const BLOCK: u32 = 200;

/// The settings of the server that the form must know.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct FormConfig {
    reply_to_self: bool,
    require_email: bool,
    require_author: bool,
    reply_notifications: bool,
    gravatar: bool,
    feed: bool,
}

impl FormConfig {
    fn of(services: &ReaderServices, site: &Site) -> Self {
        Self {
            reply_to_self: true,
            require_email: false,
            require_author: true,
            reply_notifications: offers_notifications(services, site),
            gravatar: false,
            feed: true,
        }
    }
}

#[derive(Serialize)]
struct Configured {
    config: FormConfig,
}

#[derive(Serialize)]
struct Answer<T> {
    id: Option<u64>,
    total_replies: usize,
    hidden_replies: usize,
    replies: Vec<T>,
    config: FormConfig,
}

pub(super) async fn config(
    State(services): State<ReaderServices>,
    Path(key): Path<String>,
) -> Result<Response, Problem> {
    let site = super::site(&services, &key)?;
    let config = FormConfig::of(&services, &site);
    Ok(Json(Configured { config }).into_response())
}

/// The page that `uri` names.
///
/// # Errors
/// `missing_field`, `invalid_page`.
pub(super) fn page(query: &Query) -> Result<PagePath, Problem> {
    let uri = query.first("uri").ok_or_else(|| missing("uri"))?;
    Ok(path(uri)?)
}

/// Isso takes any name of a thread; here it is a path. The address of a whole page is none.
///
/// # Errors
/// [`Invalid::Page`].
pub(super) fn path(uri: &str) -> Result<PagePath, Invalid> {
    let path = match uri.starts_with('/') || uri.contains("://") {
        true => PagePath::parse(uri),
        false => PagePath::parse(&format!("/{uri}")),
    };
    path.map_err(Invalid::from)
}

/// # Errors
/// `invalid_parameter`.
fn part(query: &Query) -> Result<Part, Problem> {
    let number = |name| query.parsed::<usize>(name, || ProblemText::not_a_number(name));
    let sort = query.first("sort").filter(|sort| !sort.is_empty());
    let order = match sort {
        None => Order::Oldest,
        Some(word) => {
            Order::parse(word).ok_or_else(|| invalid("sort", one_of("sort", &Order::ALL)))?
        }
    };
    let after = query.parsed::<f64>("after", || ProblemText::not_a_number("after"))?;
    let after = after.and_then(|seconds| {
        let span = jiff::SignedDuration::try_from_secs_f64(seconds).ok()?;
        // As exact as the times in our answers.
        let span = span.round(jiff::Unit::Millisecond).ok()?;
        Timestamp::UNIX_EPOCH.checked_add(span).ok()
    });
    let parent = query.parsed::<u64>("parent", || ProblemText::not_a_number("parent"))?;
    let (offset, limit) = (number("offset")?, number("limit")?);
    Ok(Part {
        order,
        after: after.unwrap_or(Timestamp::MIN),
        // Without a limit it means nothing.
        offset: limit.and(offset).unwrap_or_default(),
        limit,
        nested: number("nested_limit")?,
        parent: parent.map(CommentNumber::new),
    })
}

pub(super) async fn thread(
    State(services): State<ReaderServices>,
    State(cache): State<Arc<ResponseCache>>,
    Path(key): Path<String>,
    RawQuery(raw): RawQuery,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    // Before the site and the thread are read: whatever changes from now on makes the answer an old one.
    let since = services.store.changes_feed().version();
    let site = super::site(&services, &key)?;
    let query = Query::parse(raw.as_deref())?;
    let (path, part) = (page(&query)?, part(&query)?);
    let is_plain = query.first("plain").is_some_and(|plain| plain != "0");
    let meaning = format!("isso\n{} {path:?} {part:?} {is_plain}", site.key);
    let _turn = cache.turn().await?;
    if let Some(same) = cache.same(&meaning) {
        let response = cache.handled(&asked, &same);
        return Ok(response.map(axum::body::Body::from).into_response());
    }
    let thread = whole(&services, &site, path).await?;
    let validity = Validity {
        since,
        pages: [VersionSlot::of(thread.number)].into(),
        closing: thread.closing,
    };
    let (threads, of) = (services.threads.clone(), Arc::clone(&site));
    let answer = move |thread: &Thread| answer(&services, &of, &thread.comments, (&part, is_plain));
    let body = threads.answer(thread, answer).await?;
    let response = cache.response(CachedKind::Thread, body, site, validity);
    let response = response.map_err(|_| internal())?;
    cache.insert(&meaning, &response);
    let response = cache.handled(&asked, &response);
    Ok(response.map(axum::body::Body::from).into_response())
}

/// All of a page, oldest first.
async fn whole(services: &ReaderServices, site: &Site, path: PagePath) -> Result<Thread, Problem> {
    let ask = |after| ThreadRequest {
        path: path.clone(),
        sort: Sort::Oldest,
        after,
        limit: BLOCK,
        sources: CommentSources::ALL,
    };
    let mut thread = services.threads.read(site, ask(None)).await?;
    while let Some(next) = thread.next.take() {
        if thread.comments.len() >= MOST {
            break;
        }
        let more = services.threads.read(site, ask(Some(parse_cursor(&next)?)));
        let more = more.await?;
        thread.comments.extend(more.comments);
        thread.next = more.next;
    }
    Ok(thread)
}

fn answer(
    services: &ReaderServices,
    site: &Site,
    comments: &[Comment],
    (part, plain): (&Part, bool),
) -> Vec<u8> {
    let writing = Writing {
        site,
        keys: &services.keys,
        plain,
    };
    let config = FormConfig::of(services, site);
    let Some(parent) = part.parent else {
        let found = branches(comments, part, site);
        return json::to_vec(&Answer {
            id: None,
            total_replies: found.total,
            hidden_replies: found.hidden,
            replies: found
                .shown
                .iter()
                .map(|shown| Branch::new(shown, writing))
                .collect(),
            config,
        });
    };
    let found = replies(comments, parent, part, site);
    json::to_vec(&Answer {
        id: Some(parent.get()),
        total_replies: found.total,
        hidden_replies: found.hidden,
        replies: found
            .shown
            .into_iter()
            .map(|comment| IssoComment::public(comment, Some(parent), writing))
            .collect(),
        config,
    })
}

/// A list of pages; their counts, in its order. What is no page has none.
pub(super) async fn counts(
    State(asking): State<CountRequests>,
    Path(key): Path<String>,
    request: Request,
) -> Result<Response, Problem> {
    let site = extract::site(&asking.sites, Some(&key))?;
    let uris = words(request, asking.config.limits.body.length()).await?;
    let limit = asking.limits.current().pages_per_count;
    if uris.len() > limit {
        let text = ProblemText::too_many_pages(uris.len(), limit);
        return Err(Problem::new(crate::error::code::TOO_MANY_PAGES, text));
    }
    let paths: Vec<Option<PagePath>> = uris.iter().map(|uri| path(uri).ok()).collect();
    let keys: Vec<PageKey> = paths
        .iter()
        .flatten()
        .map(|path| PageKey::of_key(site.id, PagePath::key_of(path.as_str())))
        .collect();
    let counted = asking.counts.counted(&keys).await?;
    let mut counted = counted.iter().map(|page| page.count);
    let counts: Vec<u32> = paths
        .iter()
        .map(|path| {
            path.as_ref()
                .and_then(|_| counted.next())
                .unwrap_or_default()
        })
        .collect();
    Ok(Json(counts).into_response())
}
