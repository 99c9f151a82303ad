//! The facts of a mail. Nothing in them is trusted.

use jiff::Timestamp;

/// What is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Letter {
    Moderation(Held),
    Digest(Digest),
    Confirm(Confirm),
    Answered(Answered),
    Published(Published),
    Decided(Decided),
    Explanation(Explanation),
    AnswerRefused(AnswerRefused),
    SignIn(SignIn),
    Test(Test),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    pub title: String,
    pub url: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Writer {
    pub name: String,
    pub email: Option<String>,
    pub website: Option<String>,
}

/// What a comment or an answer replies to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    pub author: String,
    pub text: String,
}

/// Pages that show what would be done, and do it at the press of a button.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Links {
    pub approve: Option<String>,
    pub reject: Option<String>,
    pub spam: Option<String>,
}

/// Whether a comment waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrived {
    Held,
    Published,
}

/// A comment for its moderator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    pub site: String,
    pub page: Page,
    pub author: Writer,
    /// Markdown as typed.
    pub text: String,
    /// Why it waits, in the mail's language.
    pub reasons: Vec<String>,
    pub in_reply_to: Option<Excerpt>,
    pub arrived: Arrived,
    /// A short name for people and for the marker line; it authorises nothing.
    pub tag: String,
    pub links: Links,
}

/// Several comments in one mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digest {
    pub site: String,
    pub items: Vec<Held>,
}

/// Is this your address? It has no words of the commenter's, who may not own the address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirm {
    pub site: String,
    pub page: Page,
    pub confirm_url: String,
    pub arrived: Arrived,
}

/// Who has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Owner,
    Reader,
}

/// Whether an answer by mail becomes a comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerByMail {
    /// With the tag of the marker line.
    Taken {
        tag: String,
    },
    NotTaken,
}

/// To a reader: somebody has answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    pub site: String,
    pub page_title: String,
    pub comment_url: String,
    pub author: String,
    pub role: Role,
    pub text: String,
    /// Of the reader's own comment.
    pub excerpt: String,
    pub unsubscribe_page: String,
    pub by_mail: AnswerByMail,
}

/// To a reader: the comment is public.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Published {
    pub site: String,
    pub page_title: String,
    pub comment_url: String,
    pub text: String,
    pub unsubscribe_page: String,
}

/// Where a comment stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Held,
    Published,
    Refused,
    Spam,
    Deleted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    Approved,
    Rejected,
    Spam,
    Deleted,
    Blocked,
    Edited,
    Undone { now: Standing },
}

impl Done {
    /// Where it leads.
    #[must_use]
    pub fn standing(self) -> Standing {
        match self {
            Self::Approved | Self::Edited => Standing::Published,
            Self::Rejected => Standing::Refused,
            Self::Spam | Self::Blocked => Standing::Spam,
            Self::Deleted => Standing::Deleted,
            Self::Undone { now } => now,
        }
    }
}

/// The decision before this one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Before {
    pub standing: Standing,
    pub who: String,
    pub when: Timestamp,
}

/// To a moderator: what the mail did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    pub site: String,
    pub page: Page,
    pub author: String,
    pub excerpt: String,
    pub done: Done,
    pub before: Option<Before>,
    /// Exactly what was published as the owner's answer.
    pub reply: Option<String>,
    /// What stood below a command that publishes nothing.
    pub left_out: Option<String>,
    /// Exactly what the comment says now.
    pub edited_text: Option<String>,
    pub tag: String,
}

/// Why a mail did nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    UnknownWord {
        line: String,
    },
    NothingNew,
    /// The comment was changed after the mail about it.
    Outdated,
    /// The comment is no more.
    Gone,
    Expired,
    /// Nothing proves that the owner of the address has written it.
    Unverified,
    /// For a reason in words.
    Refused {
        words: String,
    },
}

/// To a moderator: nothing was done, and what would work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    pub why: Why,
    pub tag: String,
}

/// To a reader whose answer could not become a comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerRefused {
    pub reason: Refusal,
    /// What was written, back to its writer.
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    ClosedPage,
    /// The comment that was answered is no more.
    Gone,
    Empty,
    /// Characters.
    TooLong {
        most: usize,
    },
    TooManyLinks {
        most: usize,
    },
    /// For a reason in words, which stand in the mail as they are.
    Other {
        words: String,
    },
}

/// To an owner: the way into the console.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignIn {
    /// The server's host.
    pub server: String,
    pub url: String,
}

/// `afterword mail test`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test {
    pub id: String,
}
