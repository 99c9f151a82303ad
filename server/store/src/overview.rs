//! Views for an owner: searches, one author's comments, statistics, all data of one person.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use super::ReaderAddress;
use afterword_model::{Comment, CommentId, SiteId, Status};

/// A search: comments that match all of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchWords {
    /// Each a word, or a phrase.
    pub whole: Vec<String>,
    /// The prefix of the last word, while it is being typed: at least three letters.
    pub begun: Option<String>,
}

impl SearchWords {
    /// Words as typed; `"several in quotes"` are a phrase. `None` if there is nothing to search for.
    #[must_use]
    pub fn parse(raw: &str) -> Option<Self> {
        let has_word = |part: &&str| part.chars().any(char::is_alphanumeric);
        let mut whole = Vec::new();
        for (index, part) in raw.split('"').enumerate() {
            let is_quoted = index % 2 == 1;
            if is_quoted {
                whole.extend(Some(part).filter(has_word).map(ToOwned::to_owned));
            } else {
                let words = part.split_whitespace().filter(has_word);
                whole.extend(words.map(ToOwned::to_owned));
            }
        }
        let is_begun = raw.chars().next_back().is_some_and(char::is_alphanumeric);
        // One or two letters begin too many words.
        let is_long = |word: &mut String| word.chars().count() >= 3;
        let begun = if is_begun {
            whole.pop_if(is_long)
        } else {
            None
        };
        (begun.is_some() || !whole.is_empty()).then_some(Self { whole, begun })
    }
}

/// Pages of a site by their path, after one, optionally only those whose path or title contains a text.
#[derive(Debug, Clone)]
pub struct PageQuery {
    pub site: SiteId,
    pub after: String,
    pub words: Option<String>,
    pub limit: u32,
}

/// An author's earlier comments on the site, as far as it is known to be the same person: by the address, without one
/// by the network.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AuthorHistory {
    /// Comments by status, including this one; each at most 1000.
    pub by_status: Vec<(Status, u32)>,
    pub first: Option<Timestamp>,
    /// Whether the network of this comment is known.
    pub knows_network: bool,
}

/// The replies to a comment, in any status.
#[derive(Debug, Clone, Default)]
pub struct Replies {
    pub total: u32,
    /// Oldest first.
    pub first: Vec<Comment>,
}

/// One decision of a batch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BatchLine {
    pub comment: CommentId,
    pub action: String,
}

impl AuthorHistory {
    #[must_use]
    pub fn count(&self, status: Status) -> u32 {
        let mut counts = self.by_status.iter();
        let found = counts.find(|(known, _)| *known == status);
        found.map_or(0, |(_, count)| *count)
    }
}

/// Every status by its name, also those with 0.
impl Serialize for AuthorHistory {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for status in Status::ALL {
            map.serialize_entry(status.as_str(), &self.count(status))?;
        }
        map.serialize_entry("first", &self.first)?;
        map.end()
    }
}

#[derive(Debug, Clone)]
pub struct StatisticsQuery {
    pub sites: Vec<SiteId>,
    /// Days in UTC, today the last.
    pub days: u32,
    pub now: Timestamp,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Statistics {
    /// Oldest first, one for each day.
    pub days: Vec<DayTotals>,
    /// Most comments first.
    pub pages: Vec<PageTotals>,
}

/// Comments that were written on a day, by their current status, and decisions that were made on it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct DayTotals {
    /// The beginning of the day in UTC, in milliseconds since 1970.
    #[serde(skip)]
    pub begins: i64,
    pub date: String,
    pub pending: u32,
    pub approved: u32,
    pub rejected: u32,
    pub spam: u32,
    pub deleted: u32,
    pub private: u32,
    pub decisions: u32,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PageTotals {
    #[serde(skip)]
    pub site: SiteId,
    pub path: String,
    pub title: String,
    /// Approved comments, of all days.
    pub count: u32,
}

/// Comments and pages of a site.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct SiteTotals {
    pub approved: i64,
    /// At most 1000 are counted.
    pub pending: u32,
    pub pages: i64,
}

/// All data about a person, who is identified by an address.
#[derive(Debug, Clone)]
pub struct PersonRecords {
    pub comments: Vec<Comment>,
    /// One a site.
    pub addresses: Vec<ReaderAddress>,
    /// Comments of others that have the address in their text.
    pub mentions: u32,
    /// All rows by table, as stored, without secrets.
    pub rows: Rows,
}

/// Rows by their tables.
pub type Rows = BTreeMap<String, Vec<Map<String, Value>>>;

impl PersonRecords {
    /// The number of rows in each table.
    #[must_use]
    pub fn numbers(&self) -> BTreeMap<&str, usize> {
        let tables = self.rows.iter();
        tables
            .map(|(table, rows)| (table.as_str(), rows.len()))
            .collect()
    }

    /// The number of rows in one table.
    #[must_use]
    pub fn number(&self, table: &str) -> u32 {
        let rows = self.rows.get(table).map_or(0, Vec::len);
        u32::try_from(rows).unwrap_or(u32::MAX)
    }
}

/// Comments in the order of their creation, after one.
#[derive(Debug, Clone, Copy)]
pub struct ExportQuery {
    pub site: SiteId,
    pub after: Option<CommentId>,
    pub limit: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(raw: &str) -> Option<(Vec<String>, Option<String>)> {
        SearchWords::parse(raw).map(|words| (words.whole, words.begun))
    }

    #[test]
    fn the_last_word_may_be_unfinished_and_quotes_hold_words_together() {
        let words = |whole: &[&str], begun: Option<&str>| {
            let whole = whole.iter().map(|&word| word.to_owned()).collect();
            Some((whole, begun.map(ToOwned::to_owned)))
        };
        assert_eq!(parsed("good rea"), words(&["good"], Some("rea")));
        assert_eq!(parsed("good read "), words(&["good", "read"], None));
        assert_eq!(
            parsed("\"good read\" and"),
            words(&["good read"], Some("and"))
        );
        assert_eq!(parsed("good an"), words(&["good", "an"], None));
        assert_eq!(parsed("\"good read\""), words(&["good read"], None));
        assert_eq!(parsed("ann@x.org"), words(&[], Some("ann@x.org")));
        assert_eq!(parsed(" \" ** \" "), None);
        assert_eq!(parsed(""), None);
    }
}
