//! `/pages/{site}?page=`: the thread as a page that needs no JavaScript, and the form on it.
//!
//! ```text
//! part       which comments a page shows
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
mod document;
mod form;
pub(super) mod links;
mod part;
pub(super) mod texts;
mod tree;
pub(super) mod typed;

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, RawQuery, State};
use axum::response::Response;
use http::StatusCode;

use self::document::{Article, Frame, html};
use self::form::{Answered, Form};
use self::links::Links;
use self::part::Part;
use self::texts::Texts;
use self::tree::{Branch, Ground};
use self::typed::Typed;
use super::error::Problem;
use super::query::Query;
use super::{comments, extract};
use crate::app::App;
use crate::comments::{CommentId, Site};
use crate::config::Sort;

#[derive(Template)]
#[template(path = "thread.html")]
struct ThreadPage<'a> {
    frame: Frame<'a>,
    count: String,
    notice: Option<&'static str>,
    orders: Vec<Order>,
    branches: Vec<Branch<'a>>,
    beginning: Option<String>,
    more: Option<String>,
    /// `None` where the thread is closed.
    form: Option<Form<'a>>,
}

/// A link to the thread in another order.
struct Order {
    label: &'static str,
    address: String,
    current: bool,
}

/// What a reader asked for beside the part of the thread.
struct Wish {
    at: Option<CommentId>,
    /// What the last form did: `held`, `published` or nothing.
    outcome: String,
    reply: String,
}

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
    match show(&app, &site, &query).await {
        Ok(response) => response,
        Err(problem) => {
            let page = query.first("page").unwrap_or_default();
            compose::failed(&app, Some(&site), page, problem).await
        }
    }
}

async fn show(app: &App, site: &Arc<Site>, query: &Query) -> Result<Response, Problem> {
    let ask = comments::ask(app, site, query)?;
    let word = |name| query.first(name).unwrap_or_default().to_owned();
    let wish = Wish {
        at: CommentId::parse(&word("at")).ok(),
        outcome: word("afterword"),
        reply: word("reply"),
    };
    let sort = ask.sort;
    let Part { thread, later } = part::around(app, site, ask, wish.at).await?;
    let links = Links {
        sort: (sort != site.rules.sort).then_some(sort),
        after: query.first("after").filter(|after| !after.is_empty()),
        at: wish.at.filter(|_| later),
        ..Links::new(&site.key, &thread.path)
    };
    let texts = Texts::of(site.rules.language.as_str());
    let open = thread.closed.is_none();
    let ground = Ground {
        texts,
        links,
        open,
        depth: site.rules.depth,
        published: wish.at.filter(|_| wish.outcome == "published"),
        elsewhere: part::elsewhere(app, &thread.comments).await?,
    };
    let answered = Answered::find(app, site, &thread.path, &wish.reply).await?;
    let typed = Typed::new(&thread.path, answered.as_ref().map(Answered::id));
    let article = Article::new(site, &thread.path, &thread.title);
    let page = ThreadPage {
        frame: Frame {
            texts,
            title: format!("{} {}", texts.about, article.title),
            site: Some(site),
            article: Some(article),
            feed: Some(links.feed()),
        },
        count: texts.count(thread.count),
        notice: notice(texts, &wish, answered.is_some()),
        orders: orders(texts, site, links, sort, thread.count),
        branches: tree::grow(&thread.comments, &ground),
        beginning: later.then(|| links.beginning()),
        more: thread.next.as_deref().map(|cursor| links.more(cursor)),
        form: open.then(|| Form {
            texts,
            site,
            links,
            typed: &typed,
            answered: answered.as_ref(),
            mistakes: &[],
        }),
    };
    Ok(html(StatusCode::OK, Some(site), &page))
}

fn notice(texts: &'static Texts, wish: &Wish, answers: bool) -> Option<&'static str> {
    match wish.outcome.as_str() {
        "held" => Some(texts.held),
        _ if !wish.reply.is_empty() && !answers => Some(texts.parent_gone),
        _ => None,
    }
}

/// The ways to order what is more than one comment.
fn orders(texts: &Texts, site: &Site, links: Links<'_>, sort: Sort, count: u32) -> Vec<Order> {
    let choices = [
        (Sort::Oldest, texts.oldest),
        (Sort::Newest, texts.newest),
        (Sort::Top, texts.top),
    ];
    let offered = |choice: Sort| choice != Sort::Top || !site.rules.reactions.is_empty();
    choices
        .into_iter()
        .filter(|(choice, _)| count > 1 && offered(*choice))
        .map(|(choice, label)| Order {
            label,
            address: links.sorted(choice),
            current: choice == sort,
        })
        .collect()
}
