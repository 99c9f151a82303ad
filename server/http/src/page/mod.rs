//! `/pages/{site}?page=`: the thread as a page that needs no JavaScript, and the form on it.
//!
//! ```text
//! thread     the page itself
//! part       which comments it shows
//! tree       the flat list → comments inside one another
//! typed      what a reader typed, kept until it can be stored
//! form       the form, empty or as it came back
//! compose    the page around a form that came back
//! document   the frame and the headers of all these pages
//! links      addresses · texts: the words, one table a language
//! ```
//!
//! Not here: storing what the form sends (`forms.rs`). The author of a comment can't change it on
//! these pages: without a cookie or a script there is no place for the token that says who it was.

pub(super) mod compose;
pub(super) mod document;
mod form;
pub(super) mod links;
mod part;
pub(super) mod texts;
mod thread;
mod tree;
pub(super) mod typed;

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::response::Response;

use self::thread::Opened;
use super::extract;
use super::query::Query;
use afterword_services::App;

/// `GET /pages/{site}?page=&sort=&after=&limit=&at=ID&reply=ID`.
pub(super) async fn thread(
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
    RawQuery(raw): RawQuery,
) -> Response {
    let site = match extract::site(&app, Some(&key)) {
        Ok(site) => site,
        Err(problem) => return compose::failed(&app, None, "", problem).await,
    };
    let query = match Query::parse(raw.as_deref()) {
        Ok(query) => query,
        Err(problem) => return compose::failed(&app, Some(&site), "", problem).await,
    };
    match Opened::read(&app, &site, &query).await {
        Ok(opened) => opened.page(),
        Err(problem) => {
            let page = query.first("page").unwrap_or_default();
            compose::failed(&app, Some(&site), page, problem).await
        }
    }
}
