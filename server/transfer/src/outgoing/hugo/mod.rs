//! Threads as data files of a Hugo blog, which renders them at build time.
//!
//! - `name`: the name of a page's file; the Hugo component derives the same name from the page's address.
//! - `page`: its contents. `folder`: writes only changed files.

mod folder;
mod name;
mod page;

pub use folder::{Folder, FolderChanges, FolderError};
pub use name::file_name;
pub use page::content;
