//! The page of blocks.

use crate::page::texts::{SLOT, naming};
use askama::Template;
use jiff::Timestamp;

use super::frame::Frame;
use super::parts::{FormOutcome, SiteChoice, day};
use afterword_i18n::Texts;

#[derive(Debug, Template)]
#[template(path = "console/blocks.html")]
pub(in crate::console) struct BlocksPage<'a> {
    pub frame: Frame<'a>,
    pub texts: &'static Texts,
    pub outcome: Option<FormOutcome>,
    pub sites: &'a [SiteChoice],
    /// The key of the chosen one; empty for all.
    pub site: &'a str,
    pub rows: Vec<BlockRow>,
    pub form: BlockForm<'a>,
    /// The address of this part of the list, for `back`.
    pub here: String,
    /// The next part.
    pub more: Option<String>,
    /// The first part, if this is another one.
    pub beginning: Option<String>,
}

#[derive(Debug)]
pub(in crate::console) struct BlockRow {
    pub id: i64,
    pub what: Blocked,
    pub site: SiteChoice,
    pub since: Timestamp,
    /// Who made the block, if known.
    pub by: Option<String>,
    /// The comment that caused it.
    pub comment: Option<String>,
}

#[derive(Debug)]
pub(in crate::console) enum Blocked {
    Name(String),
    Email(String),
    Host(String),
    /// Only a hash is stored, so it is identified by the author of a comment from there.
    Network(Option<String>),
}

/// As typed; empty at first.
#[derive(Debug, Default)]
pub(in crate::console) struct BlockForm<'a> {
    pub site: &'a str,
    pub kind: &'a str,
    pub value: &'a str,
    /// The problem of the value, and what to write instead.
    pub problem: Option<String>,
}

impl BlocksPage<'_> {
    fn kinds(&self) -> [(&'static str, &'static str); 4] {
        let texts = self.texts;
        [
            ("name", texts.console_blocks_name()),
            ("email", texts.console_blocks_email()),
            ("network", texts.console_blocks_network()),
            ("host", texts.console_blocks_host()),
        ]
    }
}

impl BlockRow {
    fn kind(&self, texts: &'static Texts) -> &'static str {
        match self.what {
            Blocked::Name(_) => texts.console_blocks_name(),
            Blocked::Email(_) => texts.console_blocks_email(),
            Blocked::Host(_) => texts.console_blocks_host(),
            Blocked::Network(_) => texts.console_blocks_network(),
        }
    }

    /// The label for screen readers, without the row.
    fn unblock(&self, texts: &'static Texts) -> String {
        let who = match &self.what {
            Blocked::Name(value) | Blocked::Email(value) | Blocked::Host(value) => value.clone(),
            Blocked::Network(Some(name)) => texts.console_blocks_network_of(name),
            Blocked::Network(None) => texts.console_blocks_network_given().to_owned(),
        };
        texts.console_blocks_remove_this(&who)
    }
}
