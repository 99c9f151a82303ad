//! Ten articles and their readers' comments.

use std::collections::BTreeMap;

use anyhow::Context;
use serde::Deserialize;

/// In the order of the blog: newest first.
const FILES: [&str; 10] = [
    include_str!("articles/desk.toml"),
    include_str!("articles/radio.toml"),
    include_str!("articles/static-site.toml"),
    include_str!("articles/night-train.toml"),
    include_str!("articles/plain-text.toml"),
    include_str!("articles/weather.toml"),
    include_str!("articles/bread.toml"),
    include_str!("articles/small-type.toml"),
    include_str!("articles/birds.toml"),
    include_str!("articles/books.toml"),
];

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Article {
    pub(super) path: String,
    pub(super) title: String,
    /// Days since its publication.
    pub(super) days: u32,
    #[serde(default = "english")]
    pub(super) language: String,
    /// Markdown.
    pub(super) text: String,
    /// It accepts no more comments.
    #[serde(default)]
    pub(super) closed: bool,
    /// Name and text of comments without replies.
    #[serde(default)]
    pub(super) short: Vec<(String, String)>,
    #[serde(default)]
    pub(super) comment: Vec<Remark>,
}

/// A comment with all its replies.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Remark {
    pub(super) name: String,
    pub(super) text: String,
    pub(super) email: Option<String>,
    pub(super) website: Option<String>,
    /// The owner's reply.
    pub(super) answer: Option<String>,
    #[serde(default)]
    pub(super) pinned: bool,
    /// It waits for the owner.
    #[serde(default)]
    pub(super) held: bool,
    #[serde(default)]
    pub(super) reactions: BTreeMap<String, u8>,
    #[serde(default)]
    pub(super) reply: Vec<Remark>,
}

fn english() -> String {
    "en".to_owned()
}

pub(super) fn all() -> anyhow::Result<Vec<Article>> {
    FILES
        .iter()
        .map(|file| {
            let mut article: Article = toml::from_str(file).context("an article of the demo")?;
            let short = std::mem::take(&mut article.short).into_iter();
            let remarks = short.map(|(name, text)| Remark {
                name,
                text,
                ..Remark::default()
            });
            article.comment.splice(0..0, remarks);
            Ok(article)
        })
        .collect()
}
