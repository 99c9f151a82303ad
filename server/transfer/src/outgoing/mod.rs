//! Exports for other programs, with only what readers see: `threads` reads the comments, `wxr`, `hugo` and `html` write
//! them.
//!
//! - `name`: the name of a page's file. `folder`: writes only changed files. `nesting`: which comment stands in which.
//!   `signed`: tells files of ours that their owner has changed.

mod folder;
pub mod html;
pub mod hugo;
mod name;
mod nesting;
mod signed;
pub mod threads;
pub mod wxr;

pub use folder::{Folder, FolderChanges, FolderError, Writes};
