//! A comment as a moderator sees it before and after a decision.

use std::borrow::Cow;

use askama::Template;
use axum::response::Response;
use http::StatusCode;

use super::answer::{EXPLAINED, page};
use crate::error::Problem;
use crate::languages::texts_of;
use crate::page::document::{Article, Frame};
use crate::page::links::website;
use crate::page::texts::{SLOT, naming};
use afterword_i18n::{Said, Texts, minute};
use afterword_markup::shown_to_owners;
use afterword_model::{Action, Author, Comment, Reason, Status};
use afterword_services::links::{Link, Wish};
use afterword_store::Decision;

/// In the order of their buttons.
pub(super) const DECISIONS: [Action; 5] = [
    Action::Approve,
    Action::Reject,
    Action::Spam,
    Action::Delete,
    Action::Block,
];

/// Whether a link has a button for it, beside the undo button.
#[must_use]
pub(super) fn can_be_decided(action: Action) -> bool {
    DECISIONS.contains(&action)
}

/// A decision by a link, as a question, and as a button.
struct ConfirmationTexts {
    question: &'static str,
    button: &'static str,
}

impl ConfirmationTexts {
    /// `None` for an action that links don't offer.
    fn of(texts: &'static Texts, action: Action) -> Option<Self> {
        let (question, button) = match action {
            Action::Approve => (texts.link_approve_question(), texts.link_approve_button()),
            Action::Reject => (texts.link_reject_question(), texts.link_reject_button()),
            Action::Spam => (texts.link_spam_question(), texts.link_spam_button()),
            Action::Delete => (texts.link_delete_question(), texts.link_delete_button()),
            Action::Block => (texts.link_block_question(), texts.link_block_button()),
            Action::Restore
            | Action::Pin
            | Action::Unpin
            | Action::Undo
            | Action::Edit
            | Action::Ask
            | Action::Reply => {
                return None;
            }
        };
        Some(Self { question, button })
    }
}

/// The status of a comment, as a sentence without its full stop.
fn standing(texts: &'static Texts, status: Status) -> &'static str {
    match status {
        Status::Pending => texts.link_is_pending(),
        Status::Approved => texts.link_is_approved(),
        Status::Rejected => texts.link_is_rejected(),
        Status::Spam => texts.link_is_spam(),
        Status::Deleted => texts.link_is_deleted(),
        Status::Private => texts.console_status_private(),
    }
}

/// The contents of the sheet, and the reason for showing it.
pub(super) struct Sheet<'a> {
    link: &'a Link,
    token: &'a str,
    /// The first button.
    offered: Option<Action>,
    /// The input that could not be published.
    reply: &'a str,
    done: Option<&'a Wish>,
    problem: Option<&'a Problem>,
}

struct Button {
    value: Action,
    label: &'static str,
    quiet: bool,
}

#[derive(Template)]
#[template(path = "decide.html")]
struct DecidePage<'a> {
    frame: Frame<'a>,
    heading: &'static str,
    /// The status, if the heading is a question.
    standing: Option<&'static str>,
    /// An explanation of the heading.
    hint: Option<&'static str>,
    latest: Option<&'a Decision>,
    done: bool,
    mistake: Option<String>,
    /// The address of the published comment.
    seen_at: Option<String>,
    article: Article,
    comment: &'a Comment,
    /// Its images are links until they are clicked.
    html: Cow<'a, str>,
    author: Option<&'a Author>,
    answered: Option<&'a Author>,
    action: String,
    buttons: Vec<Button>,
    /// The number of decisions, if the last one can be undone.
    undo: Option<usize>,
    reply: Option<Reply<'a>>,
}

struct Reply<'a> {
    text: &'a str,
    hint: String,
}

impl DecidePage<'_> {
    fn website(&self) -> Option<&str> {
        website(self.author?)
    }

    fn said(&self, reason: &Reason) -> Said {
        self.frame.texts.reason(reason.as_code())
    }

    fn is_undone(&self) -> bool {
        self.latest
            .is_some_and(|latest| latest.action == Action::Undo.as_str())
    }

    fn blocks(&self) -> bool {
        self.buttons
            .iter()
            .any(|button| button.value == Action::Block)
    }

    fn form_title(&self) -> &'static str {
        match self.comment.status {
            Status::Pending => self.frame.texts.link_decide(),
            _ => self.frame.texts.link_otherwise(),
        }
    }
}

impl<'a> Sheet<'a> {
    #[must_use]
    pub(super) fn new(link: &'a Link, token: &'a str) -> Self {
        Self {
            link,
            token,
            offered: None,
            reply: "",
            done: None,
            problem: None,
        }
    }

    #[must_use]
    pub(super) fn offering(mut self, action: Option<Action>) -> Self {
        self.offered = action;
        self
    }

    #[must_use]
    pub(super) fn keeping(mut self, reply: &'a str) -> Self {
        self.reply = reply;
        self
    }

    #[must_use]
    pub(super) fn decided(mut self, wish: &'a Wish) -> Self {
        self.done = Some(wish);
        self
    }

    #[must_use]
    pub(super) fn refused(mut self, problem: &'a Problem) -> Self {
        self.problem = Some(problem);
        self
    }

    pub(super) fn page(&self) -> Response {
        let status = self.problem.map_or(StatusCode::OK, Problem::status);
        page(status, &self.document())
    }

    fn document(&self) -> DecidePage<'a> {
        let Link { site, comment, .. } = self.link;
        let texts = texts_of(site);
        let article = Article::new(site, &comment.page, &comment.page_title);
        let (heading, asks) = self.heading(texts);
        let is_published = comment.status == Status::Approved;
        let is_decided = comment.status != Status::Pending;
        DecidePage {
            frame: Frame {
                texts,
                title: self.title(texts, heading, &article),
                site: Some(site),
                article: None,
                feed: None,
            },
            heading,
            standing: (asks && is_decided).then(|| standing(texts, comment.status)),
            hint: self.hint(texts),
            latest: self.link.latest(),
            done: self.done.is_some(),
            mistake: self.mistake(texts),
            seen_at: is_published.then(|| format!("{}#comment-{}", article.url, comment.id)),
            author: comment.author.as_ref(),
            answered: self.link.answered.as_ref().and_then(|c| c.author.as_ref()),
            action: format!("/m/{}", self.token.to_ascii_lowercase()),
            buttons: self.buttons(texts),
            undo: self.undo(),
            reply: self.reply_field(texts),
            article,
            html: shown_to_owners(&comment.html, comment.text.as_str()),
            comment,
        }
    }

    /// The first word of an error's title says that it is one (WCAG technique G88).
    fn title(&self, texts: &'static Texts, heading: &str, article: &Article) -> String {
        let first = self.problem.map_or(heading, |_| texts.page_error());
        format!("{first}: {}", article.title)
    }

    /// Whether something can still be decided by this link.
    fn is_open(&self) -> bool {
        self.link.comment.author.is_some() && !self.link.is_outdated()
    }

    /// The heading of the page, and whether it is a question.
    fn heading(&self, texts: &'static Texts) -> (&'static str, bool) {
        let comment = &self.link.comment;
        let offered = self
            .first()
            .and_then(|action| ConfirmationTexts::of(texts, action));
        match offered {
            _ if comment.author.is_none() => (texts.link_erased(), false),
            _ if self.link.is_outdated() => (texts.link_outdated(), false),
            Some(offer) if self.done.is_none() => (offer.question, true),
            _ => (standing(texts, comment.status), false),
        }
    }

    fn hint(&self, texts: &'static Texts) -> Option<&'static str> {
        let wish = self.done.filter(|wish| wish.action == Action::Approve);
        if self.link.comment.author.is_some() && self.link.is_outdated() {
            return Some(texts.link_outdated_hint());
        }
        wish.and_then(|wish| wish.reply.as_ref().map(|_| texts.link_answered()))
    }

    /// `None` if the notice above a closed sheet says it already.
    fn mistake(&self, texts: &'static Texts) -> Option<String> {
        let problem = self.problem.filter(|_| self.is_open())?;
        Some(problem.explained(texts, EXPLAINED))
    }

    /// The decision that the page asks for; `None` if it is in effect already.
    fn first(&self) -> Option<Action> {
        let waits = self.link.comment.status == Status::Pending;
        let offered = self.offered.or(waits.then_some(Action::Approve))?;
        self.changes(offered).then_some(offered)
    }

    fn changes(&self, action: Action) -> bool {
        let status = self.link.comment.status;
        let latest = self.link.latest();
        let is_blocked = latest.is_some_and(|latest| latest.action == Action::Block.as_str());
        match status.after(action, None) {
            None => false,
            Some(_) if action == Action::Block => !is_blocked,
            Some(after) => after != status,
        }
    }

    fn buttons(&self, texts: &'static Texts) -> Vec<Button> {
        let is_undone = self.done.is_none_or(|wish| wish.action == Action::Undo);
        if !self.is_open() || !is_undone {
            return Vec::new();
        }
        let first = self.first();
        let others = DECISIONS.into_iter().filter(|action| {
            let answers =
                *action == Action::Approve && self.link.comment.status == Status::Approved;
            Some(*action) != first && (answers || self.changes(*action))
        });
        first
            .into_iter()
            .chain(others)
            .filter_map(|action| {
                let answers = action == Action::Approve && !self.changes(action);
                let offer = ConfirmationTexts::of(texts, action)?;
                Some(Button {
                    value: action,
                    label: if answers {
                        texts.link_answer()
                    } else {
                        offer.button
                    },
                    quiet: Some(action) != first,
                })
            })
            .collect()
    }

    fn undo(&self) -> Option<usize> {
        let latest = self.link.latest()?;
        let is_decision = latest.action != Action::Undo.as_str();
        (self.is_open() && is_decision).then_some(self.link.decisions.len())
    }

    fn reply_field(&self, texts: &'static Texts) -> Option<Reply<'a>> {
        let buttons = self.buttons(texts);
        let approves = buttons.iter().any(|b| b.value == Action::Approve);
        approves.then(|| Reply {
            text: self.reply,
            hint: texts.link_reply_hint(self.link.site.owner_name()),
        })
    }
}
