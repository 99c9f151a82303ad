//! What everything is about: types that cannot be invalid.
//!
//! - `comment`, `author`, `page`, `site`, `status`, `decision`: what a comment service has.
//! - `submission`: what somebody wants to say, field by field. `reserved`: names that only the owner may have.
//! - `reason`, `lesson`, `likeness`, `existence`, `challenge`: what a comment is judged by.
//! - `policy`: what may be set for a site, and the types of its values.
//! - `clock`: the time, passed in.
//!
//! Not here: SQL, HTTP, mail, and what follows from what (`rules`, `services`).

mod author;
mod challenge;
mod characters;
mod clock;
mod comment;
mod decision;
mod existence;
mod invalid;
mod lesson;
mod likeness;
mod page;
pub mod policy;
mod reason;
pub mod reserved;
mod site;
#[cfg(feature = "sqlite")]
mod sqlite_columns;
mod status;
mod submission;

#[cfg(feature = "sqlite")]
pub use rusqlite;

pub use author::{Author, Avatar, DisplayName, EmailAddress, Website};
pub use challenge::Solved;
pub use characters::is_forbidden;
pub use clock::Clock;
pub use comment::{Comment, CommentId, Reactions, Text};
pub use decision::{Action, BatchId, Decider, Door};
pub use existence::Existence;
pub use invalid::{Invalid, Unfit};
pub use lesson::{Lesson, WordCount, WordsOf, taught};
pub use likeness::Likeness;
pub use page::{ClosedBy, Page, PageKey, PagePath, PagePathError, PageTitle};
pub use reason::Reason;
pub use site::{Origin, OriginVerdict, Site, SiteId, SiteKey, SiteProblem, Sites};
pub use status::Status;
pub use submission::{Draft, Form, Known, Submission, SubmissionKey, digest};
