//! `/pages/{site}?page=`: the thread as a page that needs no JavaScript, and the form on it.
//!
//! ```text
//! thread     the page itself
//! part       which comments it shows
//! tree       the flat list → nested comments
//! typed      a reader's input, kept until it can be stored
//! form       the form, empty or filled in
//! compose    the page around a submitted form
//! structured_data   the comments for search engines
//! report     the form that reports a comment
//! follow     the form by which a reader follows a thread
//! document   the frame and the headers of all these pages
//! by_mail    the address for comments by mail
//! answer     a comment of the owner alone
//! links      addresses · texts: names inside of sentences
//! ```
//!
//! Not here: storing the form's comment (`forms.rs`). Authors can't change their comments on these pages: without a
//! cookie or a script nothing can keep their edit token.

pub(super) mod answer;
pub(super) mod by_mail;
pub(super) mod compose;
pub(super) mod document;
pub(super) mod follow;
mod form;
pub(super) mod links;
mod part;
pub(super) mod report;
mod structured_data;
pub(super) mod texts;
mod thread;
mod tree;
pub(super) mod typed;

use axum::extract::{Path, RawQuery, State};
use axum::response::Response;
use http::HeaderMap;

use self::thread::Opened;
use super::extract;
use super::languages::preferred_texts;
use super::query::Query;
use crate::contexts::ReaderServices;

/// `GET /pages/{site}?page=&sort=&after=&limit=&at=ID&reply=ID`.
pub(super) async fn thread(
    State(services): State<ReaderServices>,
    Path(key): Path<String>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Response {
    let preferred_texts = preferred_texts(&headers);
    let site = match extract::site(&services.sites, Some(&key)) {
        Ok(site) => site,
        Err(problem) => {
            return compose::failed(&services, (None, preferred_texts), "", problem).await;
        }
    };
    let query = match Query::parse(raw.as_deref()) {
        Ok(query) => query,
        Err(problem) => {
            return compose::failed(&services, (Some(&site), preferred_texts), "", problem).await;
        }
    };
    match Opened::read(&services, &site, &query).await {
        Ok(opened) => opened.page(),
        Err(problem) => {
            let page = query.first("page").unwrap_or_default();
            compose::failed(&services, (Some(&site), preferred_texts), page, problem).await
        }
    }
}
