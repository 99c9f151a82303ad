//! `/u/{token}`: a reader unsubscribes, by a button or by one click in a mail program (RFC 8058).
//!
//! The link works for ever, even if the address was erased long ago. In case of doubt, the mails end.

use axum::extract::{Path, RawQuery, Request, State};
use axum::response::Response;
use http::{HeaderMap, StatusCode};

use super::answer::{Choice, Choices, Notice, failed, masked, name_of, page};
use super::body::Fields;

use crate::contexts::MailLinkServices;
use crate::error::{Problem, unknown_link};
use crate::fields::missing;
use crate::languages::{preferred_texts, texts_of};
use crate::query::Query;
use afterword_model::{Comment, CommentId};
use afterword_services::readers::Reader;
use afterword_store::StopMails;

/// Far more than a choice or a provider's one click needs.
const BODY: usize = 16 * 1024;

/// What the mail was about that the link is in.
#[derive(Default)]
struct Mail {
    /// The reader's own comment: somebody has replied.
    comment: Option<CommentId>,
    /// A new comment of a thread that the reader follows.
    thread: Option<CommentId>,
    /// Several followed threads.
    threads: bool,
}

impl Mail {
    fn of(raw: Option<&str>) -> Self {
        let Ok(query) = Query::parse(raw) else {
            return Self::default();
        };
        let comment = |name| CommentId::parse(query.first(name)?).ok();
        Self {
            comment: comment("comment"),
            thread: comment("thread"),
            threads: query.first("threads").is_some(),
        }
    }

    /// One click ends what the mail is about, and no other mails.
    fn one_click(&self) -> StopMails {
        match self.thread {
            Some(comment) => StopMails::OfThread(comment),
            None if self.threads => StopMails::OfThreads,
            None => StopMails::All,
        }
    }
}

pub(crate) async fn shown(
    State(services): State<MailLinkServices>,
    Path(token): Path<String>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Response {
    let mail = Mail::of(raw.as_deref());
    let found = match address(&services, &token) {
        Ok(id) => services
            .subscriptions
            .reader(id, mail.comment.or(mail.thread))
            .await
            .map_err(Problem::from),
        Err(problem) => Err(problem),
    };
    match found {
        Ok(Some(reader)) if !reader.stopped => choose(&reader, &token, &mail),
        Ok(reader) => over(&headers, reader.as_ref()),
        Err(problem) => failed(&headers, &problem),
    }
}

pub(crate) async fn stopped(
    State(services): State<MailLinkServices>,
    Path(token): Path<String>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let mail = Mail::of(request.uri().query());
    match end(&services, &token, &mail, request).await {
        Ok(ended) => over_now(&headers, &ended),
        Err(problem) => failed(&headers, &problem),
    }
}

/// What ended just now.
struct Ended {
    reader: Option<Reader>,
    of: StopMails,
    /// The thread's title, or its path.
    thread: Option<String>,
}

async fn end(
    services: &MailLinkServices,
    token: &str,
    mail: &Mail,
    request: Request,
) -> Result<Ended, Problem> {
    let of = Fields::read(request, BODY).await;
    let id = address(services, token)?;
    let of = wanted(&of?, mail)?;
    services.subscriptions.stop(id, of).await?;
    let comment = match of {
        StopMails::OfReplies(comment) => Some(comment),
        StopMails::All | StopMails::OfThread(_) | StopMails::OfThreads => None,
    };
    let reader = services.subscriptions.reader(id, comment).await?;
    let thread = match (&reader, of) {
        (Some(reader), StopMails::OfThread(comment)) => {
            services
                .subscriptions
                .thread_of(&reader.site, comment)
                .await?
        }
        _ => None,
    };
    Ok(Ended { reader, of, thread })
}

/// Signed by the server, so that it works for ever and needs no row.
fn address(services: &MailLinkServices, token: &str) -> Result<i64, Problem> {
    let address = services.keys.stopped_address(&token.to_ascii_lowercase());
    address.ok_or_else(unknown_link)
}

fn wanted(fields: &Fields, mail: &Mail) -> Result<StopMails, Problem> {
    let comment = fields.first("comment").map(CommentId::parse);
    match (fields.first("of"), comment) {
        _ if fields.is_one_click() => Ok(mail.one_click()),
        (Some("all"), _) => Ok(StopMails::All),
        (Some("comment"), Some(id)) => Ok(StopMails::OfReplies(id?)),
        (Some("thread"), Some(id)) => Ok(StopMails::OfThread(id?)),
        (Some("threads"), _) => Ok(StopMails::OfThreads),
        (Some("comment" | "thread"), None) => Err(missing("comment")),
        _ => Err(missing("of")),
    }
}

fn choose(reader: &Reader, token: &str, mail: &Mail) -> Response {
    let texts = texts_of(&reader.site);
    let (email, site) = (masked(&reader.email), name_of(&reader.site));
    let choice = |value, label: &str, hint| Choice {
        name: "of",
        value,
        label: label.to_owned(),
        hint: Some(hint),
    };
    let mut buttons = Vec::new();
    if let Some(comment) = &reader.comment
        && mail.comment.is_some()
    {
        let hint = texts.link_stop_one_hint(title_of(comment));
        buttons.push(choice("comment", texts.link_stop_one(), hint));
    }
    if let Some(comment) = &reader.thread {
        let hint = texts.link_stop_thread_hint(title_of(comment));
        buttons.push(choice("thread", texts.link_stop_thread(), hint));
    }
    // Where one thread is meant, the others are only named if there are any.
    let others = reader.follows > u32::from(reader.thread.is_some());
    if others && (mail.threads || reader.thread.is_some()) {
        let hint = texts.link_stop_threads_hint(site);
        buttons.push(choice("threads", texts.link_stop_threads(), hint));
    }
    let hint = texts.link_stop_all_hint(site);
    buttons.push(choice("all", texts.link_stop_all(), hint));
    let mut notice = Notice::new(texts, Some(&reader.site), texts.link_stop().to_owned());
    notice.lines = vec![texts.link_stop_what(&email, site)];
    notice.form = Some(Choices {
        action: format!("/u/{}", token.to_ascii_lowercase()),
        hidden: reader
            .comment
            .as_ref()
            .or(reader.thread.as_ref())
            .map(|comment| ("comment", comment.id.to_string())),
        buttons,
    });
    page(StatusCode::OK, &notice)
}

fn over_now(headers: &HeaderMap, ended: &Ended) -> Response {
    let is_of_threads = matches!(ended.of, StopMails::OfThread(_) | StopMails::OfThreads);
    match &ended.reader {
        Some(reader) if is_of_threads && !reader.stopped => {
            let texts = texts_of(&reader.site);
            let heading = texts.link_stopped().to_owned();
            let mut notice = Notice::new(texts, Some(&reader.site), heading);
            notice.done = true;
            notice.lines = vec![match &ended.thread {
                Some(title) => texts.link_stopped_thread(title),
                None => texts.link_stopped_threads(name_of(&reader.site)),
            }];
            page(StatusCode::OK, &notice)
        }
        reader => over(headers, reader.as_ref()),
    }
}

fn over(headers: &HeaderMap, reader: Option<&Reader>) -> Response {
    let texts = reader.map_or_else(|| preferred_texts(headers), |reader| texts_of(&reader.site));
    let site = reader.map(|reader| &*reader.site);
    let mut notice = Notice::new(texts, site, texts.link_stopped().to_owned());
    notice.done = true;
    notice.lines = vec![match reader {
        Some(Reader {
            comment: Some(comment),
            stopped: false,
            ..
        }) => texts.link_stopped_one(title_of(comment)),
        Some(reader) if reader.stopped => {
            texts.link_stopped_all(masked(&reader.email), name_of(&reader.site))
        }
        Some(_) => texts.link_stopped_that().to_owned(),
        None => texts.link_stopped_gone().to_owned(),
    }];
    page(StatusCode::OK, &notice)
}

/// A page without a title is shown by its path.
fn title_of(comment: &Comment) -> &str {
    if comment.page_title.is_empty() {
        &comment.page
    } else {
        &comment.page_title
    }
}
