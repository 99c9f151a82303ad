//! One comment with everything that helps to decide about it: beside the list, and on its own page.

use std::borrow::Cow;

use crate::console::texts::ConsoleTexts;
use crate::page::texts::{SLOT, naming};
use askama::Template;
use jiff::Timestamp;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::filter::{Filter, StatusFilter};
use super::frame::Frame;
use super::notice::Notice;
use afterword_i18n::{Key, Texts};
use afterword_model::{Action, CommentId, CommentSource, Interface, Reason, Status};

#[derive(Debug, Template)]
#[template(path = "console/comment.html")]
pub(in crate::console) struct CommentView<'a> {
    pub frame: Frame<'a>,
    pub pane: Pane<'a>,
    pub notice: Option<Notice<'a>>,
    pub now: Timestamp,
}

#[derive(Debug)]
pub(in crate::console) struct Pane<'a> {
    pub id: CommentId,
    pub status: Status,
    /// For the owner only.
    pub is_private: bool,
    /// The owner's mail can go to the author of a private word.
    pub is_reachable: bool,
    pub pinning: Pinning,
    /// None if the author has erased the comment.
    pub author: Option<Person<'a>>,
    /// The published HTML, made and sanitised by `markup/`; its images are links until they are clicked.
    pub html: Cow<'a, str>,
    /// As typed.
    pub text: &'a str,
    pub revision: u32,
    pub created: Timestamp,
    pub edited: Option<Timestamp>,
    pub place: Place<'a>,
    pub answers: Answers<'a>,
    /// The first ones.
    pub replies: Vec<Excerpt<'a>>,
    pub reply_count: u64,
    pub reasons: &'a [Reason],
    /// Open ones.
    pub reports: Vec<Reported<'a>>,
    pub history: History,
    /// Latest first.
    pub audit: Vec<Entry<'a>>,
    /// The batch of the latest decision, if it can be undone.
    pub undo: Option<&'a str>,
    /// The marks by which the author can be blocked.
    pub blockable: Vec<Blockable<'a>>,
    /// The name of the owner's replies.
    pub reply_as: &'a str,
}

impl Pane<'_> {
    /// With its sign; none for a check that decides alone.
    pub(super) fn points(&self, reason: &Reason) -> Option<String> {
        Some(reason.points())
            .filter(|points| *points != 0)
            .map(signed)
    }

    /// For a single reason the sum would repeat it.
    pub(super) fn sum(&self) -> Option<String> {
        let weighed = || {
            self.reasons
                .iter()
                .map(Reason::points)
                .filter(|points| *points != 0)
        };
        (weighed().count() > 1).then(|| weighed().sum::<i32>().to_string().replace('-', "−"))
    }
}

/// `+3`, and `−1` with a real minus.
fn signed(points: i32) -> String {
    format!("{points:+}").replace('-', "−")
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) enum Pinning {
    /// Only a published comment can be pinned.
    NotPossible,
    Free,
    Pinned,
}

#[derive(Debug)]
pub(in crate::console) struct Person<'a> {
    pub name: &'a str,
    pub email: Option<&'a str>,
    pub website: Option<&'a str>,
    /// Where the comment was written, if not on the blog.
    pub source: Option<&'a CommentSource>,
}

/// The page of the comment.
#[derive(Debug)]
pub(in crate::console) struct Place<'a> {
    pub site: &'a str,
    /// Only if there are several sites.
    pub site_title: Option<&'a str>,
    pub page: &'a str,
    pub page_title: &'a str,
    /// On the blog.
    pub url: String,
    /// The language of the blog's readers (BCP 47).
    pub language: &'a str,
}

#[derive(Debug)]
pub(in crate::console) enum Answers<'a> {
    ThePage,
    Comment(Excerpt<'a>),
    /// Its parent was erased.
    Gone,
}

#[derive(Debug)]
pub(in crate::console) struct Excerpt<'a> {
    pub id: CommentId,
    pub name: &'a str,
    /// The first words of the text.
    pub words: String,
    pub created: Timestamp,
    pub status: Status,
}

/// What a reader has reported.
#[derive(Debug)]
pub(in crate::console) struct Reported<'a> {
    pub reason: &'static str,
    pub words: &'a str,
    pub email: Option<&'a str>,
    pub created: Timestamp,
}

/// The author's other comments.
#[derive(Debug, Default)]
pub(in crate::console) struct History {
    pub published: u64,
    pub waiting: u64,
    pub rejected: u64,
    pub spam: u64,
    pub since: Option<Timestamp>,
}

/// A decision.
#[derive(Debug)]
pub(in crate::console) struct Entry<'a> {
    pub at: Timestamp,
    pub who: &'a str,
    pub action: Action,
    pub interface: Interface,
    pub before: Status,
    pub after: Status,
    pub standing: DecisionState,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) enum DecisionState {
    Stands,
    TakenBack,
}

#[derive(Debug)]
pub(in crate::console) struct Blockable<'a> {
    pub by: BlockBy,
    /// None for a network, of which only a hash is stored.
    pub value: Option<&'a str>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) enum BlockBy {
    Name,
    Email,
    Network,
}

impl BlockBy {
    #[must_use]
    pub(in crate::console) fn as_str(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Email => "email",
            Self::Network => "network",
        }
    }

    pub(super) fn label(self, texts: &'static Texts) -> &'static str {
        match self {
            Self::Name => texts.console_comment_block_name(),
            Self::Email => texts.console_comment_block_email(),
            Self::Network => texts.console_comment_block_network(),
        }
    }
}

/// A button of the row at the end.
pub(super) struct Button {
    pub action: Action,
    pub key: &'static str,
    /// The name in `icons.html`, by the resulting status.
    pub icon: &'static str,
}

const APPROVE: Button = Button {
    action: Action::Approve,
    key: "a",
    icon: "approved",
};
const REJECT: Button = Button {
    action: Action::Reject,
    key: "r",
    icon: "rejected",
};
const SPAM: Button = Button {
    action: Action::Spam,
    key: "s",
    icon: "spam",
};
const DELETE: Button = Button {
    action: Action::Delete,
    key: "d",
    icon: "deleted",
};
const ASK: Button = Button {
    action: Action::Ask,
    key: "a",
    icon: "approved",
};
const RESTORE: Button = Button {
    action: Action::Restore,
    key: "a",
    icon: "undo",
};

impl CommentView<'_> {
    fn address(&self) -> String {
        format!("/console/comments/{}", self.pane.id)
    }

    /// The list that contains the comment.
    fn list_address(&self) -> String {
        let status = StatusFilter::Only(self.pane.status);
        Filter::default().showing(status)
    }
}

impl Pane<'_> {
    /// The possible decisions, without those already in effect.
    pub(super) fn buttons(&self) -> Vec<Button> {
        let erased = self.author.is_none();
        match self.status {
            _ if erased => vec![],
            Status::Pending => vec![APPROVE, REJECT, SPAM, DELETE],
            Status::Approved if !self.reports.is_empty() => vec![APPROVE, REJECT, SPAM, DELETE],
            Status::Approved => vec![REJECT, SPAM, DELETE],
            Status::Rejected => vec![APPROVE, SPAM, DELETE],
            Status::Spam => vec![APPROVE, REJECT, DELETE],
            Status::Deleted => vec![RESTORE],
            Status::Private if self.can_be_asked() => vec![ASK, REJECT, SPAM, DELETE],
            Status::Private => vec![REJECT, SPAM, DELETE],
        }
    }

    pub(super) fn can_be_answered(&self) -> bool {
        let is_private = self.is_private && self.status != Status::Private;
        match self.status {
            Status::Deleted => false,
            Status::Private => self.can_be_asked(),
            _ => self.author.is_some() && !is_private,
        }
    }

    /// The owner's text in its place would be a publication.
    pub(super) fn can_be_edited(&self) -> bool {
        self.author.is_some() && self.status != Status::Deleted && !self.is_private
    }

    /// Whether the author of a private word can be reached.
    pub(super) fn can_be_asked(&self) -> bool {
        self.is_reachable && self.has_address()
    }

    fn has_address(&self) -> bool {
        let email = self.author.as_ref().and_then(|author| author.email);
        email.is_some()
    }

    /// What the owner can do about a private word.
    pub(super) fn privacy(&self, texts: &'static Texts) -> &'static str {
        match (self.has_address(), self.is_reachable) {
            (true, true) => texts.console_comment_private(),
            // The server sends no mail, or its author has ended them.
            (true, false) => texts.console_status_private(),
            (false, _) => texts.console_comment_private_no_answer(),
        }
    }

    pub(super) fn of_page(&self) -> String {
        Filter::of_page(self.place.site, self.place.page)
    }

    pub(super) fn by_author(&self) -> String {
        Filter::by_author_of(self.id)
    }

    /// The numbers of the author's other comments, except zeros.
    pub(super) fn numbers(&self, texts: &'static Texts) -> Vec<String> {
        let history = &self.history;
        let kinds = [
            (history.published, Key::CONSOLE_COMMENT_PUBLISHED),
            (history.waiting, Key::CONSOLE_COMMENT_WAITING),
            (history.rejected, Key::CONSOLE_COMMENT_REJECTED),
            (history.spam, Key::CONSOLE_COMMENT_SPAM),
        ];
        let known = kinds.iter().filter(|(count, _)| *count > 0);
        known
            .map(|(count, key)| texts.say(*key, &[("count", (*count).into())]))
            .collect()
    }

    /// That in one line, and since when.
    pub(super) fn about_author(&self, texts: &'static Texts) -> String {
        let numbers = texts.commas(self.numbers(texts));
        match &self.history.since {
            Some(since) => {
                let since = texts.console_comment_since(texts.day(since));
                texts.semicolons([numbers, since])
            }
            None => numbers,
        }
    }

    /// How many replies are not shown.
    pub(super) fn replies_beyond(&self) -> u64 {
        self.reply_count.saturating_sub(self.replies.len() as u64)
    }
}

impl<'a> Person<'a> {
    #[expect(clippy::unused_self, reason = "templates call what belongs to a value")]
    pub(super) fn mailto(&self, email: &str) -> String {
        let address = utf8_percent_encode(email, NON_ALPHANUMERIC);
        format!("mailto:{address}").replace("%40", "@")
    }

    /// Only a harmless web address.
    pub(super) fn website(&self) -> Option<&'a str> {
        let leads = |url: &&str| url.starts_with("http://") || url.starts_with("https://");
        self.website.filter(leads)
    }
}

impl Entry<'_> {
    pub(super) fn is_undone(&self) -> bool {
        self.standing == DecisionState::TakenBack
    }
}
