//! What search engines read of a thread: <https://schema.org/Comment> as JSON-LD. The page's elements say the same to
//! readers of microformats (<https://microformats.org/wiki/h-entry>, `h-cite` for comments).

use afterword_model::{Author, Comment, CommentId, Status};
use serde::Serialize;

use super::document::Article;
use super::links::website;

/// The article with the comments that are shown. Its own type is for the blog to say.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct WebPage<'a> {
    #[serde(rename = "@context")]
    context: &'static str,
    #[serde(rename = "@type")]
    kind: &'static str,
    #[serde(rename = "@id")]
    id: &'a str,
    url: &'a str,
    name: &'a str,
    comment_count: u32,
    comment: Vec<CommentNode<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CommentNode<'a> {
    #[serde(rename = "@type")]
    kind: &'static str,
    #[serde(rename = "@id")]
    id: String,
    url: String,
    author: Person<'a>,
    date_created: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    date_modified: Option<String>,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    parent_item: Option<Reference>,
}

impl<'a> CommentNode<'a> {
    fn new(article: &Article, comment: &'a Comment, author: &'a Author) -> Self {
        let address = |id: CommentId| format!("{}#comment-{id}", article.url);
        Self {
            kind: "Comment",
            id: address(comment.id),
            url: address(comment.id),
            author: Person {
                kind: "Person",
                name: author.name.as_str(),
                url: website(author),
            },
            date_created: comment.created.to_string(),
            date_modified: comment.edited.map(|edited| edited.to_string()),
            text: afterword_markup::plain(comment.text.as_str()),
            parent_item: comment.parent.map(|parent| Reference {
                kind: "Comment",
                id: address(parent),
            }),
        }
    }
}

#[derive(Serialize)]
struct Person<'a> {
    #[serde(rename = "@type")]
    kind: &'static str,
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<&'a str>,
}

#[derive(Serialize)]
struct Reference {
    #[serde(rename = "@type")]
    kind: &'static str,
    #[serde(rename = "@id")]
    id: String,
}

/// A JSON document that can stand in a `script` element. `count` is that of the whole thread, `shown` the part of it that
/// the page has. Removed comments are left out.
///
/// # Errors
/// An error of the serialiser, which these types don't have.
pub(super) fn json_ld(
    article: &Article,
    count: u32,
    shown: &[Comment],
) -> Result<String, serde_json::Error> {
    let comments = shown
        .iter()
        .filter(|comment| comment.status == Status::Approved)
        .filter_map(|comment| Some(CommentNode::new(article, comment, comment.author.as_ref()?)));
    let page = WebPage {
        context: "https://schema.org",
        kind: "WebPage",
        id: &article.url,
        url: &article.url,
        name: &article.title,
        comment_count: count,
        comment: comments.collect(),
    };
    // Nothing in a `script` element may look like its end (HTML, 4.12.1.3); in JSON `<` stands only in strings.
    Ok(serde_json::to_string(&page)?.replace('<', "\\u003c"))
}
