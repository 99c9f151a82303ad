//! Threads as data files of a Hugo blog, which renders them at build time.
//!
//! - `page`: the contents of a page's file. `templates`: what a retired blog needs of the Hugo component.

mod page;
mod templates;

use afterword_model::PagePath;

use super::folder::FileKind;
use super::name;

pub use page::{RETIRED_FILE, ShownBy, content, retired};
pub use templates::{Templates, TemplatesError};

const ENDING: &str = ".json";

/// The files of a site.
pub const FILES: FileKind = FileKind {
    ending: ENDING,
    others: &[RETIRED_FILE],
    marks: &["{\"afterword\": "],
};

/// The name of a page's file; the Hugo component derives the same name from the page's address.
#[must_use]
pub fn file_name(path: &PagePath) -> String {
    name::file_name(path, ENDING)
}
