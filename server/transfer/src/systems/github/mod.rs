//! Comments that GitHub keeps for a blog, as `gh` writes them.
//!
//! - `discussions`: giscus, which keeps a page's comments in a discussion. `issues`: utterances, Gitalk and Gitment, which
//!   keep them in an issue.
//! - `thread`: the page that a discussion or an issue belongs to. `person`: authors, votes and hidden comments.

mod discussions;
mod issues;
mod person;
mod thread;

use crate::reading::loose::{Loose, instant};
use crate::record::{Item, Skipped, SourcePosition};

pub(super) use self::discussions::FORMAT as GISCUS;
pub(super) use self::issues::FORMAT as UTTERANCES;

fn skipped(id: Option<String>, why: &str, place: SourcePosition) -> Item {
    let why = why.to_owned();
    Item::Skipped(Skipped { id, why, place })
}

/// GitHub's times are in UTC, and say so.
fn time(text: &Loose) -> Result<jiff::Timestamp, String> {
    instant(text, None).unwrap_or_else(|_| Err("its time has no zone".to_owned()))
}
