//! Files: comments of other systems come in, ours go out.
//!
//! - `record`: what every system's comments are read as. `source`: how a file is read.
//! - `systems`: one file a system. `reading`: what they read files with that may be large, broken or hostile.
//! - `incoming`: how what was read becomes comments here. `outgoing`: what leaves for other programs.
//!
//! Not here: our own format (`export-format`), what is written where (`store`), and words for people (`cli`). An importer may
//! read the database of the system that it knows; ours is read and written by the store alone.

mod incoming;
mod outgoing;
mod reading;
pub mod record;
mod scratch;
pub mod source;
mod systems;

pub use incoming::native;
pub use incoming::{
    Articles, ArticlesProblem, Ended, Example, ImportError, Mode, Order, Pages, Report, Rule,
    RuleProblem, Tally, import,
};
pub use outgoing::{hugo, threads, wxr};
pub use record::{AuthorRecord, Body, CommentRecord, Item, PageRecord, Skipped, SourcePosition};
pub use source::{Broken, Format, Options, Source, Stop};
pub use systems::FORMATS;
