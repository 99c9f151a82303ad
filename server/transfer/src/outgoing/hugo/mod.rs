//! Threads as data files of a Hugo blog, which renders them while it is built.
//!
//! - `name`: how a page's file is called; the Hugo component makes the same name of the page's address.
//! - `page`: what is in it. `folder`: writing no more than has changed.

mod folder;
mod name;
mod page;

pub use folder::{Folder, FolderError, Written};
pub use name::file_name;
pub use page::content;
