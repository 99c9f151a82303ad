//! What a network takes from the owner: one implementation for each network that takes anything.

use std::collections::HashSet;

use afterword_model::CommentId;
use afterword_services::conversations::shortened;
use async_trait::async_trait;
use jiff::{SignedDuration, Timestamp};

use super::error::NetworkError;

/// By so much the clock of another server may be behind ours.
pub(crate) const CLOCK_SKEW: SignedDuration = SignedDuration::from_hours(1);

/// A server of a network that takes answers in the owner's name.
#[async_trait]
pub(crate) trait Writer: Send + Sync {
    /// Whether an account, by its id there, answers in the conversation that this post began.
    fn answers_in(&self, account: Option<&str>, root: &str) -> bool;

    /// Whether anything could be written now.
    ///
    /// # Errors
    /// [`NetworkError`].
    async fn check(&self) -> Result<(), NetworkError>;

    /// The reply, if it is there already: an attempt to post it since this time may have arrived. `others`: what is there
    /// besides, by ids.
    ///
    /// # Errors
    /// [`NetworkError`].
    async fn find(
        &self,
        reply: &Reply,
        since: Timestamp,
        others: &HashSet<String>,
    ) -> Result<Option<Written>, NetworkError>;

    /// # Errors
    /// [`NetworkError`]; `Gone` if what it answers is.
    async fn post(&self, reply: &Reply) -> Result<Written, NetworkError>;

    /// Changes what was posted, where the network knows changes.
    ///
    /// # Errors
    /// [`NetworkError`]; `Gone` if it was removed there.
    async fn rewrite(&self, post: &str, reply: &Reply) -> Result<(), NetworkError>;

    /// # Errors
    /// [`NetworkError`]; `Gone` if it was removed before.
    async fn remove(&self, post: &str) -> Result<(), NetworkError>;
}

/// An answer of the owner, to be posted.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) comment: CommentId,
    /// When it was published.
    pub(crate) published: Timestamp,
    /// The post that began the conversation, by its id there.
    pub(crate) root: String,
    /// What it answers, by its id there.
    pub(crate) answered: String,
    /// Plain text.
    pub(crate) text: String,
    /// The addresses in it: as they stand there, and where they lead.
    pub(crate) links: Vec<(String, String)>,
    /// Of the site.
    pub(crate) language: String,
    /// Where it is read whole.
    pub(crate) url: String,
}

/// What was posted.
#[derive(Debug)]
pub(crate) struct Written {
    pub(crate) id: String,
    /// Its name in all of the network.
    pub(crate) uri: String,
}

impl Reply {
    /// Another one for each time that it is published anew.
    pub(crate) fn key(&self) -> String {
        format!("{}-{}", self.comment, self.published.as_millisecond())
    }

    /// Its text, or as much of it as fits into so many characters, and where the rest is.
    pub(crate) fn fitting(&self, text: &str, most: usize) -> String {
        if text.chars().count() <= most {
            return text.to_owned();
        }
        let end = format!("\u{2026} {}", self.url);
        shortened(text, most, &end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fitting(text: &str, most: usize) -> String {
        let reply = Reply {
            comment: CommentId::new(Timestamp::UNIX_EPOCH),
            published: Timestamp::UNIX_EPOCH,
            root: String::new(),
            answered: String::new(),
            text: text.to_owned(),
            links: Vec::new(),
            language: "en".to_owned(),
            url: "https://a.test/#1".to_owned(),
        };
        reply.fitting(&reply.text, most)
    }

    #[test]
    fn a_long_answer_ends_between_words_and_leads_to_its_rest() {
        assert_eq!(fitting("one two", 7), "one two");
        let long = fitting("one two three four five six seven eight", 35);
        assert_eq!(long, "one two three\u{2026} https://a.test/#1");
        assert!(long.chars().count() <= 35);
    }
}
