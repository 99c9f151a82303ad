//! The folder of a site's files, one a page. Unchanged files are not touched: otherwise `hugo server` would rebuild
//! needlessly, and Git would show changes. Files that Afterword did not create stay as they are.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::name::is_of_page;
use super::signed::{is_intact, signed};

/// What kind of files a folder has.
#[derive(Debug, Clone, Copy)]
pub struct FileKind {
    /// Of the pages' files, with its dot.
    pub(super) ending: &'static str,
    /// Further files.
    pub(super) others: &'static [&'static str],
    /// The beginning of each of our files is one of these.
    pub(super) marks: &'static [&'static str],
}

impl FileKind {
    /// Whether a file may be one of ours; its content decides.
    fn has(self, name: &str) -> bool {
        self.others.contains(&name) || name.strip_suffix(self.ending).is_some_and(is_of_page)
    }

    fn is_ours(self, path: &Path) -> io::Result<bool> {
        if !path.is_file() {
            return Ok(false);
        }
        let longest = self.marks.iter().map(|mark| mark.len()).max();
        let mut beginning = Vec::new();
        fs::File::open(path)?
            .take(longest.unwrap_or(0) as u64)
            .read_to_end(&mut beginning)?;
        let is_one = |mark: &&str| beginning.starts_with(mark.as_bytes());
        Ok(self.marks.iter().any(is_one))
    }
}

pub struct Folder {
    path: PathBuf,
    writes: Writes,
    /// Our files that were not written in this run.
    old: BTreeSet<String>,
    written: FolderChanges,
}

/// Whether the files are written, or only compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Writes {
    Files,
    Nothing,
}

/// How many files were written, unchanged or removed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct FolderChanges {
    pub written: u64,
    pub unchanged: u64,
    pub removed: u64,
}

#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    #[error("{}: {source}", path.display())]
    Io { path: PathBuf, source: io::Error },
    #[error(
        "{} is in the way: it has the name of one of our files, but Afterword has not made it. Move it away.",
        .0.display()
    )]
    NotOurs(PathBuf),
}

impl Folder {
    /// Opens the folder, or creates it.
    ///
    /// # Errors
    /// [`FolderError::Io`].
    pub fn open(path: &Path, kind: FileKind, writes: Writes) -> Result<Self, FolderError> {
        let fails = |source| FolderError::Io {
            path: path.to_owned(),
            source,
        };
        if writes == Writes::Files {
            fs::create_dir_all(path).map_err(fails)?;
        }
        let entries = match fs::read_dir(path) {
            Err(none) if none.kind() == ErrorKind::NotFound => None,
            entries => Some(entries.map_err(fails)?),
        };
        let mut old = BTreeSet::new();
        for entry in entries.into_iter().flatten() {
            let entry = entry.map_err(fails)?;
            let Ok(name) = entry.file_name().into_string() else {
                continue;
            };
            if kind.has(&name) && kind.is_ours(&entry.path()).map_err(fails)? {
                old.insert(name);
            }
        }
        Ok(Self {
            path: path.to_owned(),
            writes,
            old,
            written: FolderChanges::default(),
        })
    }

    /// Writes this content to the file, unless it is already there.
    ///
    /// # Errors
    /// [`FolderError`]; then the old file is still there.
    pub fn put(&mut self, name: &str, content: &str) -> Result<(), FolderError> {
        let path = self.path.join(name);
        if self.old.remove(name) {
            if fs::read(&path).is_ok_and(|known| known == content.as_bytes()) {
                self.written.unchanged += 1;
                return Ok(());
            }
        } else if path.exists() {
            return Err(FolderError::NotOurs(path));
        }
        if self.writes == Writes::Files {
            replace(&path, content).map_err(|source| FolderError::Io { path, source })?;
        }
        self.written.written += 1;
        Ok(())
    }

    /// The same for a file that its owner may change: it stays as it is then.
    ///
    /// # Errors
    /// [`FolderError::Io`].
    pub fn put_signed(&mut self, name: &str, content: &str) -> Result<(), FolderError> {
        let path = self.path.join(name);
        let known = match fs::read(&path) {
            Err(none) if none.kind() == ErrorKind::NotFound => None,
            read => Some(read.map_err(|source| FolderError::Io {
                path: path.clone(),
                source,
            })?),
        };
        let is_changed = known.is_some_and(|known| !is_intact(&String::from_utf8_lossy(&known)));
        if is_changed {
            self.old.remove(name);
            self.written.unchanged += 1;
            return Ok(());
        }
        self.put(name, &signed(name, content))
    }

    /// Removes our files that were not written in this run: their pages have no comments any more.
    ///
    /// # Errors
    /// [`FolderError::Io`].
    pub fn finish(mut self) -> Result<FolderChanges, FolderError> {
        for name in self.old {
            let path = self.path.join(name);
            if self.writes == Writes::Files {
                fs::remove_file(&path).map_err(|source| FolderError::Io { path, source })?;
            }
            self.written.removed += 1;
        }
        Ok(self.written)
    }
}

/// Writes a hidden file and renames it, so that Hugo, which ignores hidden files, never reads half a file.
pub(super) fn replace(path: &Path, content: &str) -> io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let beside = path.with_file_name(format!(".{name}.{}", std::process::id()));
    let done = fs::write(&beside, content).and_then(|()| fs::rename(&beside, path));
    if done.is_err() {
        let _ = fs::remove_file(&beside);
    }
    done
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outgoing::{html, hugo};

    const NAME: &str = "posts-hello-0123456789ab.json";
    const OTHER: &str = "posts-other-0123456789ab.json";

    #[test]
    fn what_has_not_changed_is_not_touched_and_what_is_gone_is_removed() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("data/comments/blog");
        let put = |files: &[(&str, &str)]| {
            let mut folder = Folder::open(&path, hugo::FILES, Writes::Files).unwrap();
            for (name, content) in files {
                folder.put(name, content).unwrap();
            }
            folder.finish().unwrap()
        };
        let first = put(&[(NAME, "{\"afterword\": 1}"), (OTHER, "{\"afterword\": 1}")]);
        assert_eq!((first.written, first.unchanged, first.removed), (2, 0, 0));
        let before = fs::metadata(path.join(NAME)).unwrap().modified().unwrap();
        let second = put(&[(NAME, "{\"afterword\": 1}")]);
        assert_eq!(
            (second.written, second.unchanged, second.removed),
            (0, 1, 1)
        );
        let after = fs::metadata(path.join(NAME)).unwrap().modified().unwrap();
        assert_eq!(before, after);
        assert_eq!(put(&[(NAME, "{\"afterword\": 1, }")]).written, 1);
        let names: Vec<_> = fs::read_dir(&path).unwrap().collect();
        assert_eq!(names.len(), 1, "{names:?}");
    }

    #[test]
    fn a_signed_file_is_written_anew_until_its_owner_changes_it() {
        let home = tempfile::tempdir().unwrap();
        let style = home.path().join(html::STYLE_FILE);
        let put = |content| {
            let mut folder = Folder::open(home.path(), html::FILES, Writes::Files).unwrap();
            folder.put_signed(html::STYLE_FILE, content).unwrap();
            folder.finish().unwrap()
        };
        assert_eq!((put("a {}").written, put("a {}").unchanged), (1, 1));
        assert_eq!(put("b {}").written, 1);
        let changed = fs::read_to_string(&style).unwrap() + "p {}";
        for mine in [changed.as_str(), "p {}"] {
            fs::write(&style, mine).unwrap();
            assert_eq!(put("c {}").unchanged, 1);
            assert_eq!(fs::read_to_string(&style).unwrap(), mine);
        }
    }

    #[test]
    fn files_of_others_stay_whatever_they_are_called() {
        let home = tempfile::tempdir().unwrap();
        for name in [NAME, "authors.json", "notes.md"] {
            fs::write(home.path().join(name), "{\"mine\": true}").unwrap();
        }
        let mut folder = Folder::open(home.path(), hugo::FILES, Writes::Files).unwrap();
        let refused = folder.put(NAME, "{\"afterword\": 1}").unwrap_err();
        assert!(refused.to_string().contains("is in the way"), "{refused}");
        assert_eq!(folder.finish().unwrap(), FolderChanges::default());
        for name in [NAME, "authors.json", "notes.md"] {
            let kept = fs::read_to_string(home.path().join(name)).unwrap();
            assert_eq!(kept, "{\"mine\": true}");
        }
    }
}
