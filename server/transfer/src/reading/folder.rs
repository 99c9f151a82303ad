//! What is in a folder.

use std::fs;
use std::path::{Path, PathBuf};

use crate::source::Broken;

/// The files and folders in `folder`, by name. Links to folders are not followed: they may form a circle.
pub(crate) fn listed(folder: &Path) -> Result<(Vec<PathBuf>, Vec<PathBuf>), Broken> {
    let mut files = Vec::new();
    let mut folders = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        match entry.file_type()? {
            kind if kind.is_dir() => folders.push(entry.path()),
            kind if kind.is_symlink() && entry.path().is_dir() => {}
            _ => files.push(entry.path()),
        }
    }
    files.sort();
    folders.sort();
    Ok((files, folders))
}
