//! The list of comments, with one of them beside it.

use crate::console::texts::ConsoleTexts;
use crate::page::texts::{SLOT, naming};
use afterword_model::Action;
use askama::Template;
use jiff::Timestamp;

use super::comment::{Answers, BlockBy, Pane, Pinning};
use super::filter::{Filter, StatusFilter};
use super::frame::Frame;
use super::notice::Notice;
use afterword_i18n::Texts;
use afterword_model::{CommentId, Status};

#[derive(Debug, Template)]
#[template(path = "console/comments.html")]
pub(in crate::console) struct CommentsView<'a> {
    pub frame: Frame<'a>,
    pub filter: Filter<'a>,
    /// The sites that the owner may choose.
    pub sites: Vec<SiteChoice<'a>>,
    /// Whether one of them takes words for its owner only.
    pub takes_private_words: bool,
    /// The title of the page, if only its comments are listed.
    pub page_title: Option<&'a str>,
    /// The name of the author, if only their comments are listed.
    pub author_name: Option<&'a str>,
    /// How many wait for a decision, on the chosen site or on all.
    pub waiting: u64,
    /// How many are in spam; the queue says so where nothing waits.
    pub in_spam: u64,
    pub rows: Vec<Row<'a>>,
    /// The cursor of the next part of the list.
    pub older: Option<&'a str>,
    pub chosen: Chosen,
    /// The comment beside the list; none if the list is empty.
    pub pane: Option<Pane<'a>>,
    pub notice: Option<Notice<'a>>,
    pub now: Timestamp,
}

#[derive(Debug)]
pub(in crate::console) struct SiteChoice<'a> {
    pub key: &'a str,
    pub title: &'a str,
}

/// How the comment beside the list was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) enum Chosen {
    /// It is the first one.
    First,
    /// The address names it (`at`).
    ByHand,
}

#[derive(Debug)]
pub(in crate::console) struct Row<'a> {
    pub id: CommentId,
    /// None if the author has erased the comment.
    pub name: Option<&'a str>,
    /// The first words of the text.
    pub excerpt: String,
    pub page_title: &'a str,
    /// Only if the list has comments of several sites.
    pub site_title: Option<&'a str>,
    pub created: Timestamp,
    pub status: Status,
    /// A reader's report waits for a decision.
    pub is_reported: bool,
    /// The revision of the shown text: decisions are only about it.
    pub revision: u32,
}

/// A choice of status above the list.
struct Tab {
    shown: StatusFilter,
    address: String,
    is_here: bool,
}

impl Tab {
    fn label(&self, texts: &'static Texts) -> &'static str {
        match self.shown {
            StatusFilter::Only(status) => texts.status(status),
            StatusFilter::All => texts.console_list_all(),
        }
    }
}

impl CommentsView<'_> {
    fn tabs(&self) -> Vec<Tab> {
        let tab = |shown| Tab {
            shown,
            address: self.filter.showing(shown),
            is_here: shown == self.filter.status,
        };
        let private = StatusFilter::Only(Status::Private);
        let has_private = self.takes_private_words || self.filter.status == private;
        let all = StatusFilter::ALL.into_iter();
        all.filter(|shown| *shown != private || has_private)
            .map(tab)
            .collect()
    }

    /// What a small screen shows first: the comment in the queue, the list elsewhere.
    fn begins_with(&self) -> &'static str {
        let is_read = self.chosen == Chosen::ByHand || self.filter.is_queue();
        if is_read && self.pane.is_some() {
            "shows-comment"
        } else {
            "shows-list"
        }
    }

    fn is_selected(&self, row: &Row<'_>) -> bool {
        self.pane.as_ref().is_some_and(|pane| pane.id == row.id)
    }

    /// The page after a decision without a script: the comment below, or else the one above.
    fn back(&self) -> String {
        let Some(at) = self.rows.iter().position(|row| self.is_selected(row)) else {
            return self.filter.here();
        };
        let above = at.checked_sub(1).and_then(|above| self.rows.get(above));
        let next = self.rows.get(at + 1).or(above);
        match (next, self.filter.status) {
            (Some(next), StatusFilter::Only(_)) => self.filter.at(next.id),
            (None, StatusFilter::Only(_)) => self.filter.here(),
            (_, StatusFilter::All) => self.here(),
        }
    }

    fn here(&self) -> String {
        let pane = self.pane.as_ref();
        pane.map_or_else(|| self.filter.here(), |pane| self.filter.at(pane.id))
    }

    /// For a small screen, where the comment replaces the list.
    fn list_address(&self) -> &'static str {
        "#list"
    }

    fn site_title(&self) -> Option<&str> {
        let key = self.filter.site?;
        let chosen = self.sites.iter().find(|site| site.key == key);
        chosen.map(|site| site.title)
    }

    /// A search from the queue covers all comments; from another list, only that list.
    fn searched(&self) -> StatusFilter {
        if self.filter.is_queue() {
            StatusFilter::All
        } else {
            self.filter.status
        }
    }

    fn has_spam(&self) -> bool {
        self.in_spam > 0
    }

    fn nothing(&self, texts: &'static Texts) -> &'static str {
        if self.filter.is_queue() {
            texts.console_list_nothing_waits()
        } else {
            texts.console_list_nothing_here()
        }
    }
}
