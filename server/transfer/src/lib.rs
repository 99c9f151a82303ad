//! Importing comments of other systems, and exporting ours to files.
//!
//! - `record`: the common form of every system's comments. `source`: how a file is read.
//! - `systems`: one file a system. `reading`: their readers for large, broken or hostile files.
//! - `detect`: which system a file is of.
//! - `incoming`: turns records into comments. `outgoing`: exports for other programs.
//! - `undo`: takes an import back, or moves what landed on the wrong page.
//! - `scratch`: records on disk that an import can't save yet.
//!
//! Not here: our own format (`export-format`), the storage of records (`store`), and texts for people (`cli`). An
//! importer may read the database of its system; only the store reads and writes ours.

mod detect;
mod incoming;
mod outgoing;
mod reading;
pub mod record;
mod scratch;
mod services;
pub mod source;
mod systems;
mod undo;

pub use detect::{Detected, DetectedSystem, detect};
pub use incoming::native;
pub use incoming::{
    Articles, ArticlesProblem, Example, ImportEnd, ImportError, LandingPage, Mode, Order, Pages,
    Report, Rule, RuleProblem, Sitemap, Tally, import,
};
pub use outgoing::{Folder, FolderChanges, FolderError, Writes, html, hugo, threads, wxr};
pub use record::{AuthorRecord, Body, CommentRecord, Item, PageRecord, Skipped, SourcePosition};
pub use services::{Before, TransferServices};
pub use source::{Broken, Format, Options, Source, Stop};
pub use systems::FORMATS;
pub use undo::{AnsweredComments, ImportRefused, Moved, Undone, find_import, move_imported, undo};
