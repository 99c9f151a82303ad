//! HashOver's comments: files in a folder for each page, or an SQLite database.
//!
//! - `files`: where they are, and which are comments. `database`: the same in SQLite. `comment`: one of them, whatever
//!   it is stored in. `text`: its text.
//! - A comment's name is its place in the thread: `1-2` is the second answer to `1`.
//! - A thread's name is the page's path with most signs folded into dashes. HashOver 2 keeps the page's URL beside it;
//!   HashOver 1 doesn't, and then the name is all that is known.

mod comment;
mod database;
mod files;
mod text;

use std::path::Path;

use crate::source::{Broken, Format, Options, Source};

pub(super) const FORMAT: Format = Format {
    name: "hashover",
    title: "HashOver (files or SQLite)",
    // HashOver 2 keeps the zone.
    needs_timezone: false,
    open,
};

fn open(path: &Path, options: &Options) -> Result<Box<dyn Source>, Broken> {
    match path.is_dir() {
        true => files::open(path, options),
        false => database::open(path, options),
    }
}

/// One of several sites, by the name that HashOver gives it: its host.
///
/// # Errors
/// There are several and none was named, or the named one is missing.
fn chosen(mut sites: Vec<String>, options: &Options) -> Result<Option<String>, Broken> {
    let listed = sites.join(", ");
    match &options.from_site {
        Some(named) if sites.contains(named) => Ok(Some(named.clone())),
        Some(named) => Err(Broken::WhichSite(format!(
            "these comments have no site {named:?}; they have those of {listed}"
        ))),
        None if sites.len() > 1 => Err(Broken::WhichSite(format!(
            "these are the comments of several sites: name one with --from-site: {listed}"
        ))),
        None => Ok(sites.pop()),
    }
}
