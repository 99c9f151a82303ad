//! One comment, its id and its text.

use std::collections::BTreeMap;
use std::fmt;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};
use uuid::Uuid;

use super::submission::digest;
use super::{Author, CommentSource, Invalid, InvalidReason, Reason, SiteId, Status};
use afterword_text::Marks;

/// The number of each reaction.
pub type Reactions = BTreeMap<String, u32>;

/// UUIDv7 (RFC 9562): ordered by time, not guessable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CommentId(pub Uuid);

impl CommentId {
    /// A new id for a comment at `now`; ids of one process rise even within a millisecond.
    #[must_use]
    pub fn new(now: Timestamp) -> Self {
        static ORDER: std::sync::Mutex<Option<uuid::ContextV7>> = std::sync::Mutex::new(None);
        let seconds = u64::try_from(now.as_second()).unwrap_or_default();
        let nanos = u32::try_from(now.subsec_nanosecond()).unwrap_or_default();
        let mut order = ORDER
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        let context = order.get_or_insert_with(uuid::ContextV7::new);
        Self(Uuid::new_v7(uuid::Timestamp::from_unix(
            &*context, seconds, nanos,
        )))
    }

    /// A new id that is greater than `other`, even if the clock was set back since.
    #[must_use]
    pub fn after(now: Timestamp, other: Self) -> Self {
        let id = Self::new(now);
        if id > other {
            return id;
        }
        let next = other.created() + std::time::Duration::from_millis(1);
        Self::new(next)
    }

    /// The id of an imported comment: the same parts always give the same id.
    #[must_use]
    pub fn of_parts(parts: &[&str], created: Timestamp) -> Self {
        let digest = digest(parts);
        let mut random = [0; 10];
        random.copy_from_slice(&digest[..10]);
        let millis = u64::try_from(created.as_millisecond()).unwrap_or_default();
        Self(uuid::Builder::from_unix_timestamp_millis(millis, &random).into_uuid())
    }

    /// The time in the id, in milliseconds.
    #[must_use]
    pub fn created(self) -> Timestamp {
        let (seconds, nanos) = self.0.get_timestamp().map_or((0, 0), |time| time.to_unix());
        let seconds = i64::try_from(seconds).unwrap_or_default();
        Timestamp::new(seconds, i32::try_from(nanos).unwrap_or_default()).unwrap_or_default()
    }

    /// # Errors
    /// [`Invalid::Id`].
    pub fn parse(text: &str) -> Result<Self, Invalid> {
        Uuid::try_parse(text).map(Self).map_err(|_| Invalid::Id)
    }
}

impl fmt::Display for CommentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A comment as typed: Markdown with `\n` as line ends, in NFC. Without characters that change the reading order and
/// without stacked marks, because owners and exports also show it directly.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Text(String);

impl Text {
    /// # Errors
    /// [`Invalid::Text`] if it is empty or has control characters, [`Invalid::TextTooLong`] above `max_chars`.
    pub fn parse(raw: &str, max_chars: usize) -> Result<Self, Invalid> {
        let lines = raw.replace("\r\n", "\n").replace('\r', "\n");
        let text = composed(lines.trim_end().trim_start_matches('\n'));
        let bad = |c: char| c.is_control() && c != '\n' && c != '\t';
        if text.chars().any(bad) {
            return Err(Invalid::Text(InvalidReason::ControlCharacters));
        }
        let text = Marks::default().publishable(&text).into_owned();
        if text.trim().is_empty() {
            return Err(Invalid::Text(InvalidReason::Empty));
        }
        let length = text.chars().count();
        if length > max_chars {
            return Err(Invalid::TextTooLong {
                length,
                max: max_chars,
            });
        }
        Ok(Self(text))
    }

    #[must_use]
    pub fn stored(text: String) -> Self {
        Self(text)
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// In Unicode's NFC, which nearly all texts have already.
fn composed(text: &str) -> String {
    match is_nfc_quick(text.chars()) {
        IsNormalized::Yes => text.to_owned(),
        _ => text.nfc().collect(),
    }
}

/// A comment in the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    pub id: CommentId,
    pub site: SiteId,
    /// The current path of its page.
    pub page: String,
    pub page_title: String,
    pub parent: Option<CommentId>,
    pub status: Status,
    /// For the owner only, until its author agrees to more: never pending or approved.
    pub private: bool,
    /// `None` once it is erased.
    pub author: Option<Author>,
    pub text: Text,
    pub html: String,
    pub created: Timestamp,
    pub edited: Option<Timestamp>,
    /// Increases with every change of the text.
    pub revision: u32,
    pub pinned: bool,
    pub score: u32,
    pub reactions: Reactions,
    /// Why it was held or published.
    pub reasons: Vec<Reason>,
    /// When readers first saw it.
    pub published: Option<Timestamp>,
    /// Another system's avatar for its author; never shown here.
    pub avatar: Option<String>,
    /// `None` if it was written here.
    pub source: Option<CommentSource>,
}
