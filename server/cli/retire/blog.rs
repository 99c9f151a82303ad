//! The folder of a Hugo site.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::cli::terminal;
use afterword_model::{Page, PagePath};
use afterword_transfer::hugo::{Templates, TemplatesError};
use afterword_transfer::{Articles, FolderChanges, Writes};

/// Where Hugo looks for its settings, without the endings.
const NAMES: [&str; 2] = ["hugo", "config"];
const ENDINGS: [&str; 4] = ["toml", "yaml", "yml", "json"];
/// The folder for settings in several files.
const SETTINGS_FOLDER: &str = "config";

/// Longer files are no templates and no articles.
const MOST_BYTES: u64 = 1024 * 1024;
/// More files than these are not named.
const MOST_NAMED: usize = 20;

pub(super) struct HugoBlog {
    folder: PathBuf,
}

/// Where the templates of a retired blog are.
#[derive(Debug, Clone, Serialize)]
pub(super) struct WrittenTemplates {
    /// A component that has them; the blog then needs none of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) component: Option<PathBuf>,
    #[serde(flatten)]
    pub(super) changes: FolderChanges,
    /// The blog's own ones of the same names, which win.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) own: Vec<&'static str>,
}

impl HugoBlog {
    /// # Errors
    /// It is no Hugo site.
    pub(super) fn open(folder: &Path) -> anyhow::Result<Self> {
        let blog = Self {
            folder: folder.to_owned(),
        };
        let has_settings =
            blog.settings().next().is_some() || folder.join(SETTINGS_FOLDER).is_dir();
        anyhow::ensure!(
            has_settings,
            "{} is no Hugo site: it has neither hugo.toml (or hugo.yaml, hugo.json, config.toml …) nor the folder config/. \
             Let --hugo name the folder in which you run `hugo`",
            terminal::safe(&folder.display().to_string())
        );
        Ok(blog)
    }

    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    fn settings(&self) -> impl Iterator<Item = PathBuf> {
        let names = NAMES
            .iter()
            .flat_map(|name| ENDINGS.iter().map(move |ending| format!("{name}.{ending}")));
        names
            .map(|name| self.folder.join(name))
            .filter(|file| file.is_file())
    }

    pub(super) fn templates(&self) -> Templates {
        Templates::of(&self.folder)
    }

    /// # Errors
    /// Files of somebody else are in the way.
    pub(super) fn write_templates(&self, writes: Writes) -> anyhow::Result<WrittenTemplates> {
        let templates = self.templates();
        if let Some(component) = templates.component() {
            return Ok(WrittenTemplates {
                component: Some(component),
                changes: FolderChanges::default(),
                own: templates.of_others()?,
            });
        }
        match templates.write(writes) {
            Ok(changes) => Ok(WrittenTemplates {
                component: None,
                changes,
                own: Vec::new(),
            }),
            Err(TemplatesError::InTheWay(names)) => anyhow::bail!(
                "these files of the blog have the names of templates that it needs now, and somebody else has written them: \
                 {}. Nothing was changed. Move them away, or keep them by --keep-templates and see that they ask no server",
                names.join(", ")
            ),
            Err(error) => Err(error.into()),
        }
    }

    /// Templates and articles in which the address of the server stands, relative to the blog.
    pub(super) fn files_that_name(&self, server: &str) -> Vec<PathBuf> {
        let mut found = Vec::new();
        for folder in ["content", "layouts", "static"] {
            visit(&self.folder.join(folder), &mut |file| {
                if holds(file, server) {
                    let relative = file.strip_prefix(&self.folder).unwrap_or(file);
                    found.push(relative.to_owned());
                }
                found.len() < MOST_NAMED
            });
        }
        found.sort();
        found
    }

    /// The pages that no article has by its file, its slug or its address. None at all, where that says nothing, because
    /// the blog's settings make other paths.
    pub(super) fn without_article(&self, pages: Vec<Page>) -> Vec<String> {
        let Ok(articles) = Articles::read(&self.folder) else {
            return Vec::new();
        };
        let has = |path: &String| PagePath::parse(path).is_ok_and(|path| articles.has(&path));
        let is_there = |page: &Page| has(&page.path) || page.aliases.iter().any(has);
        let (known, missing): (Vec<_>, Vec<_>) = pages.into_iter().partition(is_there);
        let missing = missing.into_iter().filter(|_| !known.is_empty());
        missing.map(|page| page.path).collect()
    }

    /// Whether the settings name links behind which the count script put numbers.
    pub(super) fn has_selector(&self) -> bool {
        let mut has = self.settings().any(|file| names_selector(&file));
        visit(&self.folder.join(SETTINGS_FOLDER), &mut |file| {
            has = has || names_selector(file);
            !has
        });
        has
    }
}

/// Visits all files below a folder until one says that it is enough. Links are not followed: they may form a circle.
fn visit(folder: &Path, each: &mut impl FnMut(&Path) -> bool) {
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => folders.push(entry.path()),
                Ok(kind) if kind.is_file() && !each(&entry.path()) => return,
                _ => {}
            }
        }
    }
}

fn text(file: &Path) -> Option<String> {
    let is_short = fs::metadata(file).is_ok_and(|file| file.len() <= MOST_BYTES);
    let bytes = fs::read(file).ok().filter(|_| is_short)?;
    String::from_utf8(bytes).ok()
}

fn holds(file: &Path, words: &str) -> bool {
    text(file).is_some_and(|text| text.contains(words))
}

fn names_selector(file: &Path) -> bool {
    let names = |line: &str| {
        let rest = line
            .trim_start()
            .trim_start_matches('"')
            .strip_prefix("selector");
        rest.is_some_and(|rest| {
            let rest = rest.trim_start_matches('"').trim_start();
            rest.starts_with('=') || rest.starts_with(':')
        })
    };
    text(file).is_some_and(|text| text.lines().any(names))
}
