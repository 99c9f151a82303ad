//! Sample comments of one evening.

use jiff::{Span, Timestamp};

use super::sample_texts::{ROWS, Written};
use crate::console::view::comment::{
    Answers, BlockBy, Blockable, CommentView, DecisionState, Entry, Excerpt, History, Pane, Person,
    Pinning, Place, Reported,
};
use crate::console::view::comments::{Chosen, CommentsView, Row, SiteChoice};
use crate::console::view::filter::Filter;
use crate::console::view::frame::{Frame, OwnerScope, Section, SignedIn};
use afterword_model::{Action, CommentId, Interface, Reason, Status};

/// All strings that strangers choose.
pub(super) struct Strings {
    pub name: &'static str,
    pub words: &'static str,
    pub text: &'static str,
    pub html: &'static str,
    pub email: &'static str,
    pub website: &'static str,
    pub page: &'static str,
    pub page_title: &'static str,
    pub site: &'static str,
    pub site_title: &'static str,
    pub person: &'static str,
}

pub(super) const EVENING: Strings = Strings {
    name: "Marguerite Okonkwo-Lindqvist",
    words: "I baked this twice last week and the second time I left the dough in the cold for a whole day.",
    text: "I baked this **twice** last week.",
    html: "<p>I baked this <strong>twice</strong> last week, and the second time I left the dough in the cold for a whole day, as you say in the last paragraph. It made all the difference: the crust cracked the way it does at the bakery.</p>\n<blockquote>\n<p>Patience is an ingredient.</p>\n</blockquote>\n<p>One question, though. You write “until it wobbles”, and mine never wobbles; it slumps. Is that the flour? I use <code>T80</code> from <a href=\"https://mill.example/t80\" rel=\"nofollow ugc noopener noreferrer\">the mill down the road</a>, which drinks much less than yours seems to.</p>\n",
    email: "marguerite@okonkwo.example",
    website: "https://okonkwo.example/bread",
    page: "/2026/sourdough/",
    page_title: "Sourdough for people with a job",
    site: "blog",
    site_title: "The kitchen table",
    person: "ann@kitchen.example",
};

pub(super) const NOW: &str = "2026-03-20T20:15:00Z";

pub(super) fn now() -> Timestamp {
    NOW.parse().unwrap()
}

fn before(minutes: i64) -> Timestamp {
    now().checked_sub(Span::new().minutes(minutes)).unwrap()
}

pub(super) fn id(number: u128) -> CommentId {
    CommentId(uuid::Uuid::from_u128(
        0x019d_0000_0000_7000_8000_0000_0000_0000 + number,
    ))
}

pub(super) fn frame(language: &'static str, here: Section, strings: &Strings) -> Frame<'static> {
    let person = strings.person;
    let titles = match language {
        "de" => "Eingang",
        "fr" => "À traiter",
        _ => "Queue",
    };
    Frame {
        language,
        title: titles.to_owned(),
        signed_in: Some(SignedIn {
            person,
            csrf: "c5rf",
            here,
            reach: OwnerScope::Server,
        }),
    }
}

pub(super) fn reasons() -> Vec<Reason> {
    vec![
        Reason::Words("The first comment by this author waits on this site.".to_owned()),
        Reason::Words("It has two links.".to_owned()),
    ]
}

fn excerpt(number: u128, strings: &Strings) -> Excerpt<'static> {
    Excerpt {
        id: id(number),
        name: strings.name,
        words: strings.words.to_owned(),
        created: before(4000),
        status: Status::Approved,
    }
}

pub(super) fn report(strings: &Strings) -> Reported<'static> {
    Reported {
        reason: "It insults or threatens",
        words: strings.words,
        email: Some(strings.email),
        created: before(30),
    }
}

#[expect(clippy::too_many_lines, reason = "a table of data")]
pub(super) fn pane<'a>(status: Status, strings: &Strings, reasons: &'a [Reason]) -> Pane<'a> {
    let entry = |action, before_it, after, standing| Entry {
        at: before(90),
        who: strings.person,
        action,
        interface: Interface::Mail,
        before: before_it,
        after,
        standing,
    };
    Pane {
        id: id(1),
        status,
        is_private: false,
        is_reachable: true,
        pinning: match status {
            Status::Approved => Pinning::Pinned,
            _ => Pinning::NotPossible,
        },
        author: Some(Person {
            name: strings.name,
            email: Some(strings.email),
            website: Some(strings.website),
            source: None,
        }),
        html: strings.html.into(),
        text: strings.text,
        revision: 2,
        created: before(134),
        edited: Some(before(120)),
        place: Place {
            site: strings.site,
            site_title: Some(strings.site_title),
            page: strings.page,
            page_title: strings.page_title,
            url: "https://kitchen.example/2026/sourdough/".to_owned(),
            language: "en",
        },
        answers: Answers::Comment(excerpt(2, strings)),
        replies: match status {
            Status::Pending => vec![],
            _ => vec![excerpt(3, strings)],
        },
        reply_count: if status == Status::Pending { 0 } else { 4 },
        reasons,
        reports: vec![],
        history: match status {
            Status::Pending => History {
                published: 7,
                spam: 1,
                since: Some(before(500_000)),
                ..History::default()
            },
            _ => History::default(),
        },
        audit: match status {
            Status::Pending => vec![],
            _ => vec![
                entry(
                    Action::Approve,
                    Status::Pending,
                    Status::Approved,
                    DecisionState::Stands,
                ),
                entry(
                    Action::Reject,
                    Status::Pending,
                    Status::Rejected,
                    DecisionState::TakenBack,
                ),
            ],
        },
        undo: (status != Status::Pending).then_some("b1"),
        blockable: vec![
            Blockable {
                by: BlockBy::Name,
                value: Some(strings.name),
            },
            Blockable {
                by: BlockBy::Email,
                value: Some(strings.email),
            },
            Blockable {
                by: BlockBy::Network,
                value: None,
            },
        ],
        reply_as: "Ann",
    }
}

fn rows(status: Status) -> Vec<Row<'static>> {
    let numbered = ROWS.iter().zip(1..);
    let row = |(&(name, words, title, age), number): (&Written, u128)| Row {
        id: id(number),
        name: Some(name),
        excerpt: words.to_owned(),
        page_title: title,
        site_title: None,
        created: before(age),
        status,
        is_reported: false,
        revision: 1,
    };
    numbered.map(row).collect()
}

pub(super) fn list<'a>(
    language: &'static str,
    filter: Filter<'a>,
    pane: Option<Pane<'a>>,
) -> CommentsView<'a> {
    let status = pane.as_ref().map_or(Status::Pending, |pane| pane.status);
    let here = if filter.is_queue() {
        Section::Queue
    } else {
        Section::Comments
    };
    CommentsView {
        frame: frame(language, here, &EVENING),
        filter,
        sites: vec![
            SiteChoice {
                key: "blog",
                title: "The kitchen table",
            },
            SiteChoice {
                key: "notes",
                title: "Notes",
            },
        ],
        takes_private_words: false,
        page_title: filter.page.map(|_| EVENING.page_title),
        author_name: filter.author.map(|_| EVENING.name),
        waiting: if pane.is_some() { 12 } else { 0 },
        in_spam: 1,
        rows: if pane.is_some() { rows(status) } else { vec![] },
        older: pane.as_ref().map(|_| "c0"),
        chosen: Chosen::First,
        pane,
        notice: None,
        now: now(),
    }
}

pub(super) fn alone<'a>(language: &'static str, pane: Pane<'a>) -> CommentView<'a> {
    CommentView {
        frame: frame(language, Section::Comments, &EVENING),
        pane,
        notice: None,
        now: now(),
    }
}
