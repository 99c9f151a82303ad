//! Where a comment was written, if not here.

use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize};

use super::{CommentId, SiteId, Website, digest};

/// A network whose answers to the owner's posts become comments.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Network {
    /// Mastodon, and what speaks its API.
    Mastodon,
    Bluesky,
    /// Any site that has sent a webmention.
    Webmention,
}

impl Network {
    pub const ALL: [Self; 3] = [Self::Mastodon, Self::Bluesky, Self::Webmention];

    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Mastodon => "mastodon",
            Self::Bluesky => "bluesky",
            Self::Webmention => "webmention",
        }
    }

    /// As people call it.
    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Self::Mastodon => "Mastodon",
            Self::Bluesky => "Bluesky",
            Self::Webmention => "the relay of webmentions",
        }
    }

    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|network| network.as_str() == word)
    }
}

/// Where the comments of a list were written: on the site, or on which networks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CommentSources(u8);

impl CommentSources {
    pub const ALL: Self = Self(0b1111);
    pub const HERE: Self = Self(1);
    /// The first is what was written here, by form or by mail.
    pub const WORDS: [&'static str; 4] = ["site", "mastodon", "bluesky", "webmention"];

    /// Their words.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        let words = Self::WORDS.into_iter().enumerate();
        words.filter_map(move |(n, word)| (self.0 >> n & 1 == 1).then_some(word))
    }

    #[must_use]
    pub fn has_networks(self) -> bool {
        self.0 > 1
    }
}

/// Words with spaces or commas between them; no word at all are all sources.
impl FromStr for CommentSources {
    type Err = UnknownSource;

    fn from_str(text: &str) -> Result<Self, UnknownSource> {
        let mut sources = 0;
        for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
            let known = Self::WORDS.iter().position(|known| *known == word);
            sources |= 1 << known.ok_or(UnknownSource)?;
        }
        Ok(if sources == 0 {
            Self::ALL
        } else {
            Self(sources)
        })
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownSource;

/// Where readers find the original of a comment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommentSource {
    pub network: Network,
    /// Of the web, so that a link may be made of it.
    #[serde(deserialize_with = "website")]
    pub url: Website,
    /// Its author's name there: `@ann@social.example`.
    pub handle: String,
}

impl CommentSource {
    /// The host on which it was written.
    #[must_use]
    pub fn host(&self) -> &str {
        let url = self.url.as_str();
        let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
        rest.split(['/', '?', '#']).next().unwrap_or(rest)
    }
}

fn website<'de, D: Deserializer<'de>>(text: D) -> Result<Website, D::Error> {
    String::deserialize(text).map(Website::stored)
}

/// The number of a conversation: one post of the owner, and what answers it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConversationId(pub i64);

/// The original of a comment, to be looked for again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Original {
    pub source: CommentSource,
    pub conversation: ConversationId,
    /// Its id at the server of the conversation.
    pub post: String,
    /// Another one after each edit.
    pub version: String,
    /// Its name in all networks, an address of ActivityPub for example.
    pub uri: String,
}

impl Original {
    /// By which it is known here for ever: it tells nothing of its author.
    #[must_use]
    pub fn mark(&self) -> String {
        original_mark(self.source.network, &self.uri)
    }

    /// What makes its submission the same however often it comes.
    #[must_use]
    pub fn submission(&self, site: SiteId) -> [u8; 32] {
        let site = site.0.to_string();
        digest(&["original", &site, self.source.network.as_str(), &self.uri])
    }
}

/// See [`Original::mark`].
#[must_use]
pub fn original_mark(network: Network, uri: &str) -> String {
    let hash = digest(&["original", network.as_str(), uri]);
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A comment that came from elsewhere, and what is known of its original.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownOriginal {
    pub comment: CommentId,
    pub post: String,
    pub version: String,
    pub handle: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_words_and_none_are_all() {
        for (text, words) in [
            ("", &CommentSources::WORDS[..]),
            (" ,", &CommentSources::WORDS[..]),
            ("site", &["site"]),
            ("bluesky, site", &["site", "bluesky"]),
            ("mastodon bluesky mastodon", &["mastodon", "bluesky"]),
        ] {
            let sources: CommentSources = text.parse().unwrap();
            assert_eq!(sources.words().collect::<Vec<_>>(), words, "{text}");
        }
        for text in ["Site", "twitter", "site;mastodon"] {
            assert_eq!(text.parse::<CommentSources>(), Err(UnknownSource), "{text}");
        }
        for (n, network) in Network::ALL.into_iter().enumerate() {
            assert_eq!(CommentSources::WORDS[n + 1], network.as_str());
        }
        assert!(!"site".parse::<CommentSources>().unwrap().has_networks());
        assert!(
            "site,bluesky"
                .parse::<CommentSources>()
                .unwrap()
                .has_networks()
        );
    }
}
