//! Comments that GitHub keeps for a blog, as `gh` writes them.
//!
//! - `discussions`: giscus, which keeps a page's comments in a discussion. `issues`: utterances, Gitalk and Gitment, which
//!   keep them in an issue.
//! - `thread`: the page that a discussion or an issue belongs to. `person`: authors, votes and hidden comments.

mod discussions;
mod issues;
mod person;
mod thread;

pub(super) use self::discussions::FORMAT as GISCUS;
pub(super) use self::issues::FORMAT as UTTERANCES;
