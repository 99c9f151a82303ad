//! The JSON of a status (<https://docs.joinmastodon.org/entities/Status/>), as tolerant as servers differ, and what of it is
//! a comment.

use afterword_markup::status_name;
use jiff::Timestamp;
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use crate::conversations::server::{MAX_NAME, Post, PostAuthor, PostContent, PostMedia};

/// In bytes, of the JSON of a status.
pub(super) const MAX_STATUS: usize = 512 * 1024;

#[derive(Debug, Clone, Deserialize)]
pub(super) struct Status {
    id: String,
    created_at: Timestamp,
    #[serde(default)]
    uri: Option<String>,
    #[serde(default)]
    url: Option<String>,
    #[serde(default)]
    edited_at: Option<String>,
    #[serde(default)]
    in_reply_to_id: Option<String>,
    #[serde(default)]
    visibility: Option<String>,
    #[serde(default)]
    spoiler_text: Option<String>,
    #[serde(default)]
    content: Option<String>,
    account: Account,
    #[serde(default, deserialize_with = "or_default")]
    media_attachments: Vec<Media>,
    #[serde(default)]
    card: Option<Card>,
    #[serde(default, deserialize_with = "or_default")]
    replies_count: u32,
    #[serde(default, deserialize_with = "or_default")]
    reblogs_count: u32,
    #[serde(default, deserialize_with = "or_default")]
    favourites_count: u32,
    #[serde(default)]
    reblog: Option<Reblog>,
}

/// That it is somebody else's status, passed on.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Reblog {}

#[derive(Debug, Clone, Deserialize)]
pub(super) struct Account {
    id: String,
    #[serde(default)]
    acct: String,
    #[serde(default)]
    display_name: Option<String>,
    #[serde(default)]
    url: Option<String>,
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
    /// Whom it is for.
    pub(super) fn visibility(&self) -> Option<&str> {
        self.visibility.as_deref()
    }

    /// `host`: of the server that says it.
    pub(super) fn into_post(self, host: &str) -> Post {
        let media = self.media_attachments.into_iter().filter_map(|media| {
            Some(PostMedia {
                url: media.remote_url.or(media.url)?,
                description: media.description,
            })
        });
        Post {
            version: self
                .edited_at
                .unwrap_or_else(|| self.created_at.to_string()),
            is_public: matches!(self.visibility.as_deref(), Some("public" | "unlisted")),
            // By who runs the owner's server.
            is_silenced: self.account.limited || self.account.suspended,
            is_passed_on: self.reblog.is_some(),
            likes: Some(self.favourites_count.saturating_add(self.reblogs_count)),
            answers: self.replies_count,
            author: PostAuthor {
                name: self.account.name(),
                handle: self.account.handle(host),
                id: self.account.id,
                profile: self.account.url,
            },
            content: PostContent {
                warning: self.spoiler_text,
                html: self.content.unwrap_or_default(),
                media: media.collect(),
                preview: self.card.and_then(|card| card.url),
            },
            id: self.id,
            uri: self.uri.or_else(|| self.url.clone()),
            former_uri: None,
            url: self.url,
            parent: self.in_reply_to_id,
            written: self.created_at,
        }
    }
}

impl Account {
    /// `@ann@social.example`; of those on the server itself it says only `ann`.
    fn handle(&self, host: &str) -> String {
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
    fn name(&self) -> String {
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
    use afterword_model::{ConversationId, Network};

    use super::*;

    fn status(more: &str) -> Status {
        let json = format!(
            r#"{{"id": "1", "created_at": "2026-11-27T10:00:00.000Z", "uri": "https://b.test/users/ann/1",
                "account": {{"id": "7", "acct": "ann@b.test", "display_name": "Ann :cat:",
                    "emojis": [{{"shortcode": "cat"}}]}}{more}}}"#
        );
        serde_json::from_str(&json).unwrap()
    }

    fn post(more: &str) -> Post {
        status(more).into_post("a.test")
    }

    #[test]
    fn a_status_is_read_as_different_servers_write_it() {
        let bare = post("");
        assert_eq!(bare.author.name, "Ann");
        assert_eq!(bare.author.handle, "@ann@b.test");
        assert!(!bare.is_public, "what says nothing is not for everybody");
        let nulls = post(
            r#", "media_attachments": null, "replies_count": null, "card": null, "visibility": "unlisted",
                "spoiler_text": null, "content": null, "edited_at": null, "reblog": null"#,
        );
        assert!(nulls.is_public);
        assert_eq!(nulls.version, "2026-11-27T10:00:00Z");
    }

    #[test]
    fn a_warning_comes_first_and_pictures_are_links() {
        let text = post(
            r#", "spoiler_text": "The end", "content": "<p>Oh <a href=\"https://c.test/\">c</a></p>",
                "media_attachments": [{"url": "https://b.test/1.png", "description": "A <cat>"}]"#,
        )
        .text();
        assert_eq!(
            text,
            "> [!fold] The end\n>\n> Oh [c](<https://c.test/>)\n>\n> [A \\<cat>](<https://b.test/1.png>)"
        );
    }

    #[test]
    fn only_an_address_of_the_web_is_followed() {
        let of = |more| post(more).original(Network::Mastodon, ConversationId(1));
        let url = |more| of(more).map(|original| original.source.url.as_str().to_owned());
        let own = Some("https://b.test/@ann/1".to_owned());
        assert_eq!(url(r#", "url": "https://b.test/@ann/1""#), own);
        let uri = Some("https://b.test/users/ann/1".to_owned());
        assert_eq!(url(r#", "url": "javascript:alert(1)""#), uri);
        assert_eq!(url(r#", "url": "https://x:y@b.test/""#), uri);
    }
}
