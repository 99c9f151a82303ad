//! What follows from what, as plain functions: from what was loaded to what is to be true.
//!
//! - `submit`: a new comment. `edit`, `erase`: what its author does to it. `decide`, `undo`: what a moderator does.
//! - `told`: who hears of it by mail. `webhooks`: which programs do. `digests`: which mails leave now, and which together.
//! - `lessons`: what decisions teach. `retention`: what was kept long enough.
//! - `questions`: what becomes of a comment that Akismet has no answer for. `readers`: confirmed addresses and bounces.
//!
//! Each module has a `work` for each thing that is asked, which a store runs: `model::change` says how. The rules beside
//! it are the same without a store.
//!
//! Not here: SQL, async, a clock, HTML (it is made before), the checks of spam (they are made before, too), and sums
//! that a database keeps.

mod changes;
pub mod decide;
pub mod digests;
pub mod edit;
pub mod erase;
pub mod lessons;
pub mod questions;
pub mod readers;
pub mod retention;
pub mod submit;
pub mod told;
mod undo;
pub mod webhooks;

use jiff::Timestamp;

/// Times are kept in milliseconds: what is compared with them, and answered, is so too.
fn in_millis(time: Timestamp) -> Timestamp {
    Timestamp::from_millisecond(time.as_millisecond()).unwrap_or(time)
}
