//! The domain types, which cannot be invalid.
//!
//! - `comment`, `author`, `page`, `site`, `status`, `decision`: the entities of a comment service.
//! - `submission`: a new comment, field by field. `reserved`: names that only the owner may have.
//! - `reason`, `lesson`, `simhash`, `existence`, `challenge`: the data by which a comment is judged.
//! - `source`: where a comment was written, if not here.
//! - `policy`: the settings of a site, and the types of their values.
//! - `order`, `page_change`, `mail`, `webhook`, `question`, `reaction`, `report`, `follow`, `block`, `aged`, `training`: the orders, and
//!   whom they concern.
//! - `undelivered`: why a mail or a webhook was not delivered.
//! - `change`: the facts that rules read, and the effects that they return.
//! - `clock`: the time, passed in.
//!
//! Not here: SQL, HTTP, mail, and the rules (`rules`, `services`).

mod aged;
mod author;
mod block;
mod challenge;
pub mod change;
mod characters;
mod clock;
mod comment;
mod comment_number;
mod decision;
mod existence;
mod follow;
mod import;
mod invalid;
mod lesson;
mod mail;
mod order;
mod page;
mod page_change;
pub mod policy;
#[cfg(feature = "postgres")]
mod postgres_columns;
mod question;
mod reaction;
mod reason;
mod report;
pub mod reserved;
mod simhash;
mod site;
mod source;
#[cfg(feature = "sqlite")]
mod sqlite_columns;
mod status;
mod submission;
mod training;
mod undelivered;
mod webhook;

#[cfg(feature = "sqlite")]
pub use rusqlite;

pub use aged::{Aged, StatusSince};
pub use author::{Author, Avatar, DisplayName, EmailAddress, Website};
pub use block::BlockKind;
pub use challenge::Solved;
pub use characters::is_forbidden;
pub use clock::Clock;
pub use comment::{Comment, CommentId, Reactions, Text};
pub use comment_number::CommentNumber;
pub use decision::{Action, BatchId, Decider, Interface};
pub use existence::Existence;
pub use follow::{Announcement, FollowPace, FollowTaken, Follower, NewFollow};
pub use import::ImportNumber;
pub use invalid::{Invalid, InvalidReason};
pub use lesson::{Lesson, WordCount};
pub use mail::{
    Answering, Claim, ClaimedMail, MailId, MailKind, MailOutcome, Mailing, NewMail, Note,
    OutboxMail, RequestKey, StopMails, TokenKind,
};
pub use order::{Added, Changed, ClosedPages, Consent, DecisionOrder, Edit, NewComment};
pub use page::{ClosedBy, Page, PageKey, PagePath, PagePathError, PageTitle};
pub use page_change::{Begin, ImportPage, PageChange, PageChanged};
pub use question::{
    NewQuestion, OpenQuestion, PlannedOutcome, QuestionClaim, QuestionOutcome, Unsettled,
    WaitingQuestion,
};
pub use reaction::{PageReaction, Reacted, Reaction};
pub use reason::Reason;
pub use report::{NewReport, Report, ReportOutcome, ReportReason, ReportTaken};
pub use simhash::SimHash;
pub use site::{Origin, OriginVerdict, Site, SiteId, SiteKey, SiteProblem, Sites};
pub use source::{
    CommentSource, CommentSources, ConversationId, KnownOriginal, Network, Original, UnknownSource,
    original_mark,
};
pub use status::Status;
pub use submission::{Draft, EarlierComment, Form, Submission, SubmissionKey, Written, digest};
pub use training::{Sources, Trained, Training};
pub use undelivered::{Undelivered, Why};
pub use webhook::{
    ClaimedHook, HookClaim, HookId, HookOutcome, HookRow, HookSettled, HookThread, Hooks,
    OutboxHook, ThreadReceivers,
};
