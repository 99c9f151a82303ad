//! The rules: pure functions from facts that were loaded to effects.
//!
//! - `submit`: a new comment. `edit`, `erase`: actions of its author. `decide`, `undo`: actions of a moderator.
//! - `told`: who gets a mail about it. `webhooks`: which programs are notified; `threads`: when. `digests`: which mails are sent now,
//!   and which together.
//! - `lessons`: what decisions teach. `retention`: which data has expired. `trusted_time`: by which clock.
//! - `follows`: who follows a thread, and is told of its new comments.
//! - `private`: words to the owner only, and how both make one public.
//! - `questions`: comments for which Akismet has no answer. `readers`: confirmed addresses and bounces.
//! - `pages`: changes by their owner. `reactions`: of readers.
//! - `outbox`: what becomes of mails that were claimed. `deliveries`: the life of a webhook in its outbox. `pauses`:
//!   how long each waits after a failed attempt, and when it is given up.
//!
//! Each module has a `work` for each operation, which a store runs: `model::change` says how. The rules beside it are
//! the same without a store.
//!
//! Not here: SQL, async, a clock, HTML and the spam checks (both are done before), and sums that a database keeps.

mod changes;
mod confirmations;
mod copies;
pub mod decide;
pub mod deliveries;
pub mod digests;
pub mod edit;
pub mod erase;
pub mod follows;
pub mod imports;
pub mod lessons;
pub mod outbox;
pub mod pages;
pub mod pauses;
pub mod private;
pub mod questions;
pub mod reactions;
pub mod readers;
pub mod reports;
pub mod retention;
pub mod submit;
pub mod threads;
pub mod told;
pub mod trusted_time;
mod undo;
pub mod webhooks;

use jiff::Timestamp;

/// Times are stored in milliseconds, so compared and returned times are rounded, too.
fn in_millis(time: Timestamp) -> Timestamp {
    Timestamp::from_millisecond(time.as_millisecond()).unwrap_or(time)
}
