//! One mention, as a relay tells it or the page that mentions says it, and the answer that it is.

use std::fmt::Display;

use data_encoding::HEXLOWER;
use jiff::Timestamp;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use sha2::{Digest, Sha256};
use url::Url;

use crate::conversations::server::{MAX_NAME, MAX_URL, Post, PostAuthor, PostContent, link};

/// Of a page that mentions an article without answering it, in characters.
const EXCERPT: usize = 300;

/// A part of a list, the latest first.
#[derive(Deserialize)]
pub(super) struct Feed {
    children: Vec<Value>,
}

impl Feed {
    /// Whether there may be more behind it.
    pub(super) fn is_full(&self, asked: usize) -> bool {
        self.children.len() >= asked
    }

    /// Those that can be read.
    pub(super) fn mentions(self) -> Vec<Mention> {
        let all = self.children.into_iter();
        all.filter_map(|one| serde_json::from_value(one).ok())
            .collect()
    }
}

#[derive(Deserialize)]
pub(super) struct Mention {
    #[serde(rename = "wm-id", deserialize_with = "number")]
    pub(super) id: String,
    #[serde(rename = "wm-source")]
    pub(super) source: String,
    #[serde(rename = "wm-target")]
    pub(super) target: String,
    #[serde(rename = "wm-received")]
    pub(super) received: Timestamp,
    #[serde(rename = "wm-property")]
    pub(super) property: Property,
    #[serde(rename = "wm-private", default)]
    pub(super) is_private: bool,
    #[serde(default)]
    pub(super) published: Option<String>,
    #[serde(default)]
    pub(super) url: Option<String>,
    #[serde(default)]
    pub(super) name: Option<String>,
    #[serde(default)]
    pub(super) author: Card,
    #[serde(default)]
    pub(super) content: Content,
}

fn number<'de, D: Deserializer<'de>>(id: D) -> Result<String, D::Error> {
    u64::deserialize(id).map(|id| id.to_string())
}

/// How a page refers to another (<https://microformats.org/wiki/h-entry>).
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Property {
    InReplyTo,
    MentionOf,
    LikeOf,
    RepostOf,
    BookmarkOf,
    /// An answer to an invitation, and what is added later.
    #[serde(other)]
    Other,
}

#[derive(Default, Deserialize)]
pub(super) struct Card {
    #[serde(default)]
    pub(super) name: Option<String>,
    #[serde(default)]
    pub(super) url: Option<String>,
}

#[derive(Default, Deserialize)]
pub(super) struct Content {
    #[serde(default)]
    pub(super) html: Option<String>,
    #[serde(default)]
    pub(super) text: Option<String>,
}

impl Mention {
    pub(super) fn is_like(&self) -> bool {
        matches!(
            self.property,
            Property::LikeOf | Property::RepostOf | Property::BookmarkOf
        )
    }

    /// `None` for what says nothing.
    pub(super) fn into_answer(self) -> Option<Post> {
        let html = match self.property {
            Property::InReplyTo => self.answer(),
            Property::MentionOf => self.mention(),
            _ => return None,
        }?;
        let version = Sha256::digest(&html);
        let published = self.published.as_deref().and_then(time);
        let (handle, profile) = self.who();
        Some(Post {
            id: self.id.clone(),
            parent: None,
            version: HEXLOWER.encode(&version[..16]),
            written: published.unwrap_or(self.received),
            author: PostAuthor {
                id: profile.clone().unwrap_or_default(),
                name: short(self.author.name.as_deref().unwrap_or_default(), MAX_NAME),
                handle,
                profile,
            },
            is_public: !self.is_private,
            is_silenced: false,
            is_passed_on: false,
            likes: None,
            answers: 0,
            content: PostContent {
                html,
                ..PostContent::default()
            },
            url: self
                .url
                .filter(|url| link(url).is_some())
                .or_else(|| Some(self.source.clone())),
            uri: Some(name(&self.source, whole(&self.target))),
            former_uri: Some(self.source),
        })
    }

    fn answer(&self) -> Option<String> {
        let html = self
            .content
            .html
            .clone()
            .filter(|html| !html.trim().is_empty());
        let text = self.content.text.as_deref().map(paragraphs);
        html.or(text).filter(|html| !html.trim().is_empty())
    }

    /// The whole article of somebody else is no comment: its title leads there.
    fn mention(&self) -> Option<String> {
        let address = self.url.as_deref().unwrap_or(&self.source);
        let text = self.content.text.as_deref().unwrap_or_default().trim();
        let excerpt: String = text.chars().take(EXCERPT).collect();
        let excerpt = match excerpt.len() < text.len() {
            true => format!("{excerpt}…"),
            false => excerpt,
        };
        let name = self.name.as_deref().map(str::trim).unwrap_or_default();
        let title = if name.is_empty() { address } else { name };
        let title = format!(
            "<p><a href=\"{}\">{}</a></p>",
            escaped(address),
            escaped(&short(title, MAX_NAME))
        );
        Some(match excerpt.is_empty() || excerpt == name {
            true => title,
            false => format!("{title}{}", paragraphs(&excerpt)),
        })
    }

    /// The author's handle and profile: of people who are relayed from other networks that of their account there, of
    /// others their domain.
    fn who(&self) -> (String, Option<String>) {
        let own = self.author.url.as_deref().and_then(web);
        let url = own.clone().or_else(|| web(&self.source));
        let handle = url.as_ref().map(handle).unwrap_or_default();
        let profile = own.map(String::from).filter(|url| url.len() <= MAX_URL);
        (handle, profile)
    }
}

/// One page may mention several, and is a comment below each.
pub(super) fn name(source: &str, mentioned: impl Display) -> String {
    let hash = Sha256::digest(format!("{mentioned} {source}"));
    format!("webmention:{}", HEXLOWER.encode(&hash))
}

/// A part of a page is no page of its own.
fn whole(target: &str) -> &str {
    target.split_once('#').map_or(target, |(page, _)| page)
}

/// `@ann@social.example` of `https://social.example/@ann`, `@ann.bsky.social` of her profile, `@ann.example` of a site.
pub(super) fn handle(url: &Url) -> String {
    let host = url.host_str().unwrap_or_default();
    let host = host.strip_prefix("www.").unwrap_or(host);
    let path = url.path().trim_matches('/');
    let account = path.strip_prefix('@').filter(|name| !name.contains('/'));
    let profile = path
        .strip_prefix("profile/")
        .filter(|name| host == "bsky.app" && name.contains('.'));
    match (account, profile) {
        (Some(name), _) if !name.is_empty() => format!("@{name}@{host}"),
        (_, Some(name)) => format!("@{name}"),
        _ => format!("@{host}"),
    }
}

fn web(url: &str) -> Option<Url> {
    let url: Url = url.parse().ok()?;
    matches!(url.scheme(), "http" | "https").then_some(url)
}

/// Without a zone it is read as UTC.
fn time(text: &str) -> Option<Timestamp> {
    let zoned = text.parse().ok();
    zoned.or_else(|| format!("{text}Z").parse().ok())
}

fn short(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

fn paragraphs(text: &str) -> String {
    let paragraphs = text.split("\n\n").filter(|one| !one.trim().is_empty());
    let paragraphs = paragraphs.map(|one| format!("<p>{}</p>", escaped(one.trim())));
    paragraphs.collect()
}

fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_known_by_their_account_or_their_domain() {
        for (profile, expected) in [
            ("https://social.example/@ann", "@ann@social.example"),
            (
                "https://bsky.app/profile/ann.bsky.social",
                "@ann.bsky.social",
            ),
            ("https://ann.example/", "@ann.example"),
            ("https://ann.example/profile/bo.bsky.social", "@ann.example"),
            ("http://www.ann.example/about", "@ann.example"),
            ("https://ann.example/@/x", "@ann.example"),
        ] {
            assert_eq!(handle(&profile.parse().unwrap()), expected);
        }
    }

    #[test]
    fn a_time_without_a_zone_is_read_as_utc() {
        let utc = "2026-01-02T03:04:05Z".parse().unwrap();
        assert_eq!(time("2026-01-02T03:04:05"), Some(utc));
        assert_eq!(time("2026-01-02T04:04:05+01:00"), Some(utc));
        assert_eq!(time("yesterday"), None);
    }
}
