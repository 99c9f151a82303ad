//! Who may not write.

use askama::Template;
use jiff::Timestamp;

use super::frame::Frame;
use super::parts::{Outcome, SiteChoice, day};
use crate::http::console::texts::lists::ListWords;

#[derive(Debug, Template)]
#[template(path = "console/blocks.html")]
pub(in crate::http::console) struct BlocksPage<'a> {
    pub frame: Frame<'a>,
    pub words: &'static ListWords,
    pub outcome: Option<Outcome>,
    pub sites: &'a [SiteChoice],
    /// The key of the chosen one; empty for all.
    pub site: &'a str,
    pub rows: Vec<BlockRow>,
    pub form: BlockForm<'a>,
    /// This part of the list, for `back`.
    pub here: String,
    /// The part behind this one.
    pub more: Option<String>,
    /// Where this is not the first part.
    pub beginning: Option<String>,
}

#[derive(Debug)]
pub(in crate::http::console) struct BlockRow {
    pub id: i64,
    pub what: Blocked,
    pub site: SiteChoice,
    pub since: Timestamp,
    /// Who said so, where that is known.
    pub by: Option<String>,
    /// The comment that it was said of.
    pub comment: Option<String>,
}

#[derive(Debug)]
pub(in crate::http::console) enum Blocked {
    Name(String),
    Email(String),
    Host(String),
    /// Only a fingerprint is kept, so it is known by the author of the comment that came from there.
    Network(Option<String>),
}

/// As it was typed; empty at first.
#[derive(Debug, Default)]
pub(in crate::http::console) struct BlockForm<'a> {
    pub site: &'a str,
    pub kind: &'a str,
    pub value: &'a str,
    /// What is wrong with the value and what to write instead.
    pub problem: Option<String>,
}

impl BlocksPage<'_> {
    fn kinds(&self) -> [(&'static str, &'static str); 4] {
        let words = &self.words.blocks;
        [
            ("name", words.name),
            ("email", words.email),
            ("network", words.network),
            ("host", words.host),
        ]
    }
}

impl BlockRow {
    fn kind(&self, words: &ListWords) -> &'static str {
        match self.what {
            Blocked::Name(_) => words.blocks.name,
            Blocked::Email(_) => words.blocks.email,
            Blocked::Host(_) => words.blocks.host,
            Blocked::Network(_) => words.blocks.network,
        }
    }

    /// For those who hear the button without its row.
    fn unblock(&self, words: &ListWords) -> String {
        let who = match &self.what {
            Blocked::Name(value) | Blocked::Email(value) | Blocked::Host(value) => value.clone(),
            Blocked::Network(Some(name)) => words.blocks.network_of.with(name),
            Blocked::Network(None) => words.blocks.network_given.to_owned(),
        };
        words.blocks.remove_this.with(&who)
    }
}
