//! The part of the Hugo component that renders a retired blog, as the blog's own files: it then depends on no version of
//! the component, and on no server.
//! Each file is signed, so that one that somebody has changed since is known.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::outgoing::folder::{FolderChanges, FolderError, Writes, replace};
use crate::outgoing::signed::{is_intact, signed};

macro_rules! files {
    ($($path:literal),* $(,)?) => {
        &[$(($path, include_str!(concat!("../../../../../hugo-theme-partials/", $path)))),*]
    };
}

/// Path in the blog, and content.
const FILES: &[(&str, &str)] = files![
    "assets/afterword/static.css",
    "layouts/partials/afterword/aliases.html",
    "layouts/partials/afterword/asked.html",
    "layouts/partials/afterword/by-mail.html",
    "layouts/partials/afterword/comments.html",
    "layouts/partials/afterword/count-script.html",
    "layouts/partials/afterword/count-text.html",
    "layouts/partials/afterword/count.html",
    "layouts/partials/afterword/data-attributes.html",
    "layouts/partials/afterword/data.html",
    "layouts/partials/afterword/has-count.html",
    "layouts/partials/afterword/has-thread.html",
    "layouts/partials/afterword/is-article.html",
    "layouts/partials/afterword/is-retired.html",
    "layouts/partials/afterword/page-path.html",
    "layouts/partials/afterword/posts.html",
    "layouts/partials/afterword/reactions.html",
    "layouts/partials/afterword/settings.html",
    "layouts/partials/afterword/sites.html",
    "layouts/partials/afterword/static-comment.html",
    "layouts/partials/afterword/static.html",
    "layouts/partials/afterword/structured-data.html",
    "layouts/partials/afterword/theme-entry.html",
    "layouts/partials/afterword/theme-footer.html",
    "layouts/partials/afterword/webmention.html",
];

macro_rules! texts {
    ($($language:literal),* $(,)?) => {
        &[$((
            concat!("i18n/afterword/", $language, ".toml"),
            include_str!(concat!("../../../../../hugo-theme-partials/i18n/", $language, ".toml")),
        )),*]
    };
}

/// Hugo reads folders below `i18n/`, too: so none is in the way of the blog's own texts.
const TEXTS: &[(&str, &str)] = texts![
    "ar", "cs", "da", "de", "en", "es", "fa", "fi", "fr", "he", "hu", "it", "ja", "ko", "nb", "nl",
    "nn", "no", "pl", "pt", "pt-br", "pt-pt", "ro", "ru", "sv", "tr", "uk", "zh", "zh-cn",
    "zh-hans", "zh-hant", "zh-hk", "zh-tw"
];

fn files() -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES.iter().chain(TEXTS).copied()
}

/// Where a component that can render a retired blog has this file.
const SIGN: &str = "layouts/partials/afterword/is-retired.html";

/// The templates in a blog.
pub struct Templates {
    blog: PathBuf,
}

#[derive(Debug, thiserror::Error)]
pub enum TemplatesError {
    #[error("{}: {source}", path.display())]
    Io { path: PathBuf, source: io::Error },
    /// Somebody else's files, relative to the blog.
    #[error("{}", .0.join(", "))]
    InTheWay(Vec<String>),
}

impl From<FolderError> for TemplatesError {
    fn from(error: FolderError) -> Self {
        match error {
            FolderError::Io { path, source } => Self::Io { path, source },
            FolderError::NotOurs(path) => Self::Io {
                path,
                source: ErrorKind::AlreadyExists.into(),
            },
        }
    }
}

impl Templates {
    #[must_use]
    pub fn of(blog: &Path) -> Self {
        Self {
            blog: blog.to_owned(),
        }
    }

    /// Where a component in `themes/` has them, relative to the blog: beside it the blog needs none of its own. A theme
    /// that the settings do not name is not used by Hugo, so `is_named` is asked for its path below `themes/`.
    #[must_use]
    pub fn component(&self, is_named: impl Fn(&Path) -> bool) -> Option<PathBuf> {
        let inside = |folder: &Path| -> Vec<PathBuf> {
            let entries = fs::read_dir(folder).into_iter().flatten().flatten();
            let mut folders: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
            folders.sort();
            folders
        };
        let below = self.blog.join("themes");
        let themes = inside(&below);
        // A component that came as a submodule lies one level deeper.
        let deeper = themes.iter().flat_map(|theme| inside(theme));
        let found = themes
            .iter()
            .cloned()
            .chain(deeper)
            .filter(|theme| theme.join(SIGN).is_file())
            .find(|theme| theme.strip_prefix(&below).is_ok_and(&is_named))?;
        let relative = found.strip_prefix(&self.blog).map(Path::to_owned);
        Some(relative.unwrap_or(found))
    }

    /// The blog's own files that have a name of ours and that we have not written, or that were changed since.
    ///
    /// # Errors
    /// [`TemplatesError::Io`].
    pub fn of_others(&self) -> Result<Vec<String>, TemplatesError> {
        let mut others = Vec::new();
        for (name, _) in files() {
            // Since Hugo 0.146 this folder wins.
            let newer = name.replace("layouts/partials/", "layouts/_partials/");
            let newer = (newer != name).then_some(newer);
            for name in newer.into_iter().chain([name.to_owned()]) {
                if let Some(known) = self.read(&name)?
                    && !is_intact(&known)
                {
                    others.push(name);
                }
            }
        }
        Ok(others)
    }

    /// # Errors
    /// [`TemplatesError`]; nothing is written where a file is in the way.
    pub fn write(&self, writes: Writes) -> Result<FolderChanges, TemplatesError> {
        let others = self.of_others()?;
        if !others.is_empty() {
            return Err(TemplatesError::InTheWay(others));
        }
        let mut changes = FolderChanges::default();
        for (name, content) in files() {
            let (path, signed) = (self.blog.join(name), signed(name, content));
            if self.read(name)?.as_deref() == Some(&signed) {
                changes.unchanged += 1;
                continue;
            }
            if writes == Writes::Files {
                let folder = path.parent().unwrap_or(&self.blog);
                let made = fs::create_dir_all(folder).and_then(|()| replace(&path, &signed));
                made.map_err(|source| TemplatesError::Io { path, source })?;
            }
            changes.written += 1;
        }
        Ok(changes)
    }

    /// Removes what [`Templates::write`] has written. Files that were changed since stay.
    ///
    /// # Errors
    /// [`TemplatesError::Io`].
    pub fn remove(&self) -> Result<FolderChanges, TemplatesError> {
        let mut changes = FolderChanges::default();
        for (name, _) in files() {
            if !self.read(name)?.is_some_and(|known| is_intact(&known)) {
                continue;
            }
            let path = self.blog.join(name);
            fs::remove_file(&path).map_err(|source| TemplatesError::Io { path, source })?;
            changes.removed += 1;
        }
        Ok(changes)
    }

    fn read(&self, name: &str) -> Result<Option<String>, TemplatesError> {
        let path = self.blog.join(name);
        match fs::read(&path) {
            Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(source) => Err(TemplatesError::Io { path, source }),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn all_partials_and_texts_of_the_component_are_there_but_the_one_that_looks_for_its_theme() {
        let component = Path::new(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../hugo-theme-partials"
        ));
        let partials = fs::read_dir(component.join("layouts/partials/afterword")).unwrap();
        let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
        let there: BTreeSet<String> = partials.map(|entry| name(entry.unwrap())).collect();
        let ours = FILES
            .iter()
            .filter_map(|(path, _)| path.strip_prefix("layouts/partials/afterword/"));
        let mut ours: BTreeSet<String> = ours.map(str::to_owned).collect();
        ours.insert("no-thread.html".to_owned());
        assert_eq!(ours, there);
        let texts = fs::read_dir(component.join("i18n")).unwrap();
        let texts: BTreeSet<String> = texts
            .map(|entry| format!("i18n/afterword/{}", name(entry.unwrap())))
            .collect();
        let ours = TEXTS.iter().map(|(path, _)| (*path).to_owned());
        assert_eq!(ours.collect::<BTreeSet<_>>(), texts);
    }

    #[test]
    fn what_we_have_written_is_written_once_and_removed_but_what_was_changed_stays() {
        let blog = tempfile::tempdir().unwrap();
        let templates = Templates::of(blog.path());
        let looked = templates.write(Writes::Nothing).unwrap();
        assert_eq!(looked.written, files().count() as u64);
        assert!(!blog.path().join("layouts").exists());
        assert_eq!(templates.write(Writes::Files).unwrap(), looked);
        let again = templates.write(Writes::Files).unwrap();
        assert_eq!((again.written, again.unchanged), (0, looked.written));

        let changed = blog.path().join(SIGN);
        let text = fs::read_to_string(&changed).unwrap() + "\n<!-- mine -->";
        fs::write(&changed, &text).unwrap();
        let refused = templates.write(Writes::Files).unwrap_err();
        assert_eq!(refused.to_string(), SIGN);
        assert_eq!(templates.remove().unwrap().removed, looked.written - 1);
        assert_eq!(fs::read_to_string(&changed).unwrap(), text);

        let newer = "layouts/_partials/afterword/comments.html";
        fs::create_dir_all(blog.path().join("layouts/_partials/afterword")).unwrap();
        fs::write(blog.path().join(newer), "mine").unwrap();
        let others = templates.of_others().unwrap();
        assert!(others.contains(&newer.to_owned()), "{others:?}");
    }

    #[test]
    fn a_component_in_a_theme_or_in_a_folder_of_one_is_found() {
        let blog = tempfile::tempdir().unwrap();
        let templates = Templates::of(blog.path());
        for theme in ["themes/project/hugo-theme-partials", "themes/afterword"] {
            let found = || templates.component(|_| true);
            assert_ne!(found().as_deref(), Some(Path::new(theme)));
            let sign = blog.path().join(theme).join(SIGN);
            fs::create_dir_all(sign.parent().unwrap()).unwrap();
            fs::write(sign, "").unwrap();
            assert_eq!(found().as_deref(), Some(Path::new(theme)));
            assert_eq!(templates.component(|_| false), None);
        }
    }
}
