//! `/answers/{id}`: a comment of the owner alone, as an h-entry (<https://microformats.org/wiki/h-entry>). It is the source
//! of the webmentions that tell other pages of its links.

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use http::{HeaderMap, StatusCode};

use super::compose;
use super::document::{Article, Frame, html};
use super::links::Links;
use super::texts::{SLOT, naming};
use crate::contexts::ReaderServices;
use crate::error::{Problem, code};
use crate::languages::{preferred_texts, texts_of};
use afterword_i18n::{ProblemText, minute};
use afterword_model::{Author, Comment, CommentId, CommentSource, Status};
use afterword_services::webmentions::{answer_address, has_page};
use jiff::Timestamp;

#[derive(Template)]
#[template(path = "answer.html")]
struct AnswerPage<'a> {
    frame: Frame<'a>,
    comment: &'a Comment,
    published: Timestamp,
    author: &'a Author,
    /// Where webmentions go, if the site takes them.
    webmentions: Option<String>,
    /// The author's page: the blog.
    home: String,
    /// Of this page.
    address: String,
    answered: Answered<'a>,
    /// The comment in its thread.
    thread: String,
}

/// What it answers: a comment by its author, or the article by its title.
struct Answered<'a> {
    address: String,
    name: &'a str,
}

/// `GET /answers/{id}`. What is there no longer, or never was, is gone: receivers of webmentions remove what came of it.
pub(crate) async fn shown(
    State(services): State<ReaderServices>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    match answer(&services, &id).await {
        Ok(page) => page,
        Err(problem) => {
            let texts = preferred_texts(&headers);
            compose::failed(&services, (None, texts), "", problem).await
        }
    }
}

async fn answer(services: &ReaderServices, id: &str) -> Result<Response, Problem> {
    let gone = || Problem::new(code::COMMENT_DELETED, ProblemText::comment_deleted());
    let found = services.store.comment(CommentId::parse(id)?).await?;
    let comment = found.filter(has_page).ok_or_else(gone)?;
    let author = comment.author.as_ref().ok_or_else(gone)?;
    let site = services.sites.of(&comment)?;
    let is_shown = |comment: &Comment| comment.status == Status::Approved;
    let parent = match comment.parent {
        Some(parent) => services.store.comment(parent).await?.filter(is_shown),
        None => None,
    };
    let article = Article::new(&site, &comment.page, &comment.page_title);
    let texts = texts_of(&site);
    let page = AnswerPage {
        frame: Frame {
            texts,
            title: format!("{}: {}", author.name.as_str(), article.title),
            site: Some(&site),
            article: Some(article.clone()),
            feed: None,
        },
        author,
        home: site.url("/"),
        address: answer_address(&services.config, comment.id),
        answered: answered(&article, parent.as_ref()),
        thread: Links::new(&site.key, &comment.page).at(comment.id),
        published: comment.published.unwrap_or(comment.created),
        webmentions: (site.rules.webmentions && !site.rules.retired)
            .then(|| format!("{}/webmention", services.config.server.public_url)),
        comment: &comment,
    };
    Ok(html(StatusCode::OK, Some(&site), &page))
}

fn answered<'a>(article: &'a Article, parent: Option<&'a Comment>) -> Answered<'a> {
    let by = parent.and_then(|parent| Some((parent, parent.author.as_ref()?)));
    let Some((parent, author)) = by else {
        return Answered {
            address: article.url.clone(),
            name: &article.title,
        };
    };
    let here = || format!("{}#comment-{}", article.url, parent.id);
    let elsewhere = |source: &CommentSource| source.url.as_str().to_owned();
    Answered {
        address: parent.source.as_ref().map_or_else(here, elsewhere),
        name: author.name.as_str(),
    }
}
