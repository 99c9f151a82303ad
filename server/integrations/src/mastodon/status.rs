//! The JSON of a status (<https://docs.joinmastodon.org/entities/Status/>), as tolerant as servers differ, and what of it is
//! a comment.

use afterword_markup::{StatusMedia, from_html, status_html, status_links, status_name};
use afterword_model::{CommentSource, ConversationId, Network, Original, Website};
use jiff::Timestamp;
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use url::Url;

/// In bytes, of the JSON of a status.
pub(super) const MAX_STATUS: usize = 512 * 1024;
/// In bytes: longer ones are no addresses and names of anybody.
const MAX_URL: usize = 1000;
const MAX_NAME: usize = 300;

#[derive(Debug, Clone, Deserialize)]
pub(super) struct Status {
    pub(super) id: String,
    pub(super) created_at: Timestamp,
    #[serde(default)]
    pub(super) uri: Option<String>,
    #[serde(default)]
    pub(super) url: Option<String>,
    #[serde(default)]
    pub(super) edited_at: Option<String>,
    #[serde(default)]
    pub(super) in_reply_to_id: Option<String>,
    #[serde(default)]
    pub(super) visibility: Option<String>,
    #[serde(default)]
    spoiler_text: Option<String>,
    #[serde(default)]
    content: Option<String>,
    pub(super) account: Account,
    #[serde(default, deserialize_with = "or_default")]
    media_attachments: Vec<Media>,
    #[serde(default)]
    card: Option<Card>,
    #[serde(default, deserialize_with = "or_default")]
    pub(super) replies_count: u32,
    #[serde(default, deserialize_with = "or_default")]
    pub(super) reblogs_count: u32,
    #[serde(default, deserialize_with = "or_default")]
    pub(super) favourites_count: u32,
    #[serde(default)]
    pub(super) reblog: Option<Reblog>,
}

/// That it is somebody else's status, passed on.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Reblog {}

#[derive(Debug, Clone, Deserialize)]
pub(super) struct Account {
    pub(super) id: String,
    #[serde(default)]
    acct: String,
    #[serde(default)]
    display_name: Option<String>,
    #[serde(default)]
    pub(super) url: Option<String>,
    #[serde(default, deserialize_with = "or_default")]
    emojis: Vec<Emoji>,
    /// Silenced, or suspended, on the server that is asked.
    #[serde(default, deserialize_with = "or_default")]
    limited: bool,
    #[serde(default, deserialize_with = "or_default")]
    suspended: bool,
}

/// A picture that a name shows for `:shortcode:`.
#[derive(Debug, Clone, Deserialize)]
struct Emoji {
    shortcode: String,
}

#[derive(Debug, Clone, Deserialize)]
struct Media {
    #[serde(default)]
    url: Option<String>,
    #[serde(default)]
    remote_url: Option<String>,
    #[serde(default)]
    description: Option<String>,
}

#[derive(Debug, Clone, Deserialize)]
struct Card {
    #[serde(default)]
    url: Option<String>,
}

/// Some servers write null where others write nothing at all.
fn or_default<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default>(
    value: D,
) -> Result<T, D::Error> {
    Option::<T>::deserialize(value).map(Option::unwrap_or_default)
}

impl Status {
    /// For everybody's eyes.
    pub(super) fn is_public(&self) -> bool {
        matches!(self.visibility.as_deref(), Some("public" | "unlisted"))
    }

    /// Whether its author is silenced or suspended by who runs the owner's server.
    pub(super) fn is_silenced(&self) -> bool {
        self.account.limited || self.account.suspended
    }

    /// Another one after each edit.
    pub(super) fn version(&self) -> String {
        let edited = self.edited_at.clone();
        edited.unwrap_or_else(|| self.created_at.to_string())
    }

    pub(super) fn likes(&self) -> u32 {
        self.favourites_count.saturating_add(self.reblogs_count)
    }

    /// Its name in all of the fediverse.
    pub(super) fn uri(&self) -> Option<&str> {
        self.uri.as_deref().or(self.url.as_deref())
    }

    /// The links in it, the one that the server shows a preview of first.
    pub(super) fn links(&self) -> Vec<Url> {
        let card = self.card.as_ref().and_then(|card| card.url.clone());
        let own = status_links(self.content.as_deref().unwrap_or_default());
        let all = card.into_iter().chain(own);
        all.filter_map(|link| link.parse().ok()).collect()
    }

    /// As Markdown.
    pub(super) fn text(&self) -> String {
        let filled = |text: &'_ Option<String>| -> Option<String> {
            text.clone().filter(|text| !text.trim().is_empty())
        };
        let warning = filled(&self.spoiler_text);
        let media = self.media_attachments.iter().filter_map(|media| {
            Some(StatusMedia {
                url: media.remote_url.as_deref().or(media.url.as_deref())?,
                description: media.description.as_deref().filter(|text| !text.is_empty()),
            })
        });
        let content = self.content.as_deref().unwrap_or_default();
        from_html(&status_html(warning.as_deref(), content, media))
    }

    /// `None` without an address that readers could follow.
    pub(super) fn original(&self, conversation: ConversationId, host: &str) -> Option<Original> {
        let uri = self.uri().filter(|uri| uri.len() <= MAX_URL)?;
        let web = self.url.as_deref().unwrap_or(uri);
        let url = link(web).or_else(|| link(uri))?;
        Some(Original {
            source: CommentSource {
                network: Network::Mastodon,
                url,
                handle: self.account.handle(host),
            },
            conversation,
            post: self.id.clone(),
            version: self.version(),
            uri: uri.to_owned(),
        })
    }
}

/// An address of the web, as the link that it becomes.
fn link(url: &str) -> Option<Website> {
    let parsed: Url = url.parse().ok()?;
    let is_plain = parsed.username().is_empty() && parsed.password().is_none();
    let is_web = matches!(parsed.scheme(), "http" | "https") && parsed.host_str().is_some();
    let fits = parsed.as_str().len() <= MAX_URL;
    (is_plain && is_web && fits).then(|| Website::stored(parsed.into()))
}

impl Account {
    /// `@ann@social.example`; of those on the server itself it says only `ann`.
    pub(super) fn handle(&self, host: &str) -> String {
        let acct: String = self
            .acct
            .chars()
            .filter(|c| !c.is_control())
            .take(MAX_NAME)
            .collect();
        match acct.contains('@') {
            true => format!("@{acct}"),
            false => format!("@{acct}@{host}"),
        }
    }

    /// The name that others see; empty where there is none.
    pub(super) fn name(&self) -> String {
        let shown = self.display_name.as_deref().unwrap_or_default();
        let short: String = shown.chars().take(MAX_NAME).collect();
        status_name(
            &short,
            self.emojis.iter().map(|emoji| emoji.shortcode.as_str()),
        )
    }
}

/// What belongs to a status: whom it answers, and who answers it.
#[derive(Debug, Deserialize)]
pub(super) struct Context {
    #[serde(default)]
    descendants: Vec<Box<RawValue>>,
}

impl Context {
    /// One that can't be read, or that is longer than anybody writes, leaves the others.
    pub(super) fn answers(self) -> impl Iterator<Item = Status> {
        let all = self.descendants.into_iter();
        let short = all.filter(|status| status.get().len() <= MAX_STATUS);
        short.filter_map(|status| serde_json::from_str(status.get()).ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(more: &str) -> Status {
        let json = format!(
            r#"{{"id": "1", "created_at": "2026-11-27T10:00:00.000Z", "uri": "https://b.test/users/ann/1",
                "account": {{"id": "7", "acct": "ann@b.test", "display_name": "Ann :cat:",
                    "emojis": [{{"shortcode": "cat"}}]}}{more}}}"#
        );
        serde_json::from_str(&json).unwrap()
    }

    #[test]
    fn a_status_is_read_as_different_servers_write_it() {
        let bare = status("");
        assert_eq!(bare.account.name(), "Ann");
        assert_eq!(bare.account.handle("a.test"), "@ann@b.test");
        assert!(!bare.is_public(), "what says nothing is not for everybody");
        let nulls = status(
            r#", "media_attachments": null, "replies_count": null, "card": null, "visibility": "unlisted",
                "spoiler_text": null, "content": null, "edited_at": null, "reblog": null"#,
        );
        assert!(nulls.is_public());
        assert_eq!(nulls.version(), "2026-11-27T10:00:00Z");
    }

    #[test]
    fn a_warning_comes_first_and_pictures_are_links() {
        let text = status(
            r#", "spoiler_text": "The end", "content": "<p>Oh <a href=\"https://c.test/\">c</a></p>",
                "media_attachments": [{"url": "https://b.test/1.png", "description": "A <cat>"}]"#,
        )
        .text();
        assert_eq!(
            text,
            "**The end**\n\nOh [c](<https://c.test/>)\n\n[A \\<cat>](<https://b.test/1.png>)"
        );
    }

    #[test]
    fn only_an_address_of_the_web_is_followed() {
        let id = ConversationId(1);
        let of = |more| status(more).original(id, "a.test");
        let url = |more| of(more).map(|original| original.source.url.as_str().to_owned());
        let own = Some("https://b.test/@ann/1".to_owned());
        assert_eq!(url(r#", "url": "https://b.test/@ann/1""#), own);
        let uri = Some("https://b.test/users/ann/1".to_owned());
        assert_eq!(url(r#", "url": "javascript:alert(1)""#), uri);
        assert_eq!(url(r#", "url": "https://x:y@b.test/""#), uri);
    }
}
