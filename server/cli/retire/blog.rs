//! The folder of a Hugo site.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::cli::export::USUAL_FOLDER;
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

/// Folders in which files with the address of the server or its script may be.
const SEARCHED: [&str; 6] = [
    "content", "layouts", "static", "assets", "themes", "_vendor",
];
/// Folders in which Hugo finds templates.
const WITH_LAYOUTS: [&str; 3] = ["layouts", "themes", "_vendor"];
/// The component's templates.
const PARTIALS: [&str; 2] = ["layouts/partials/afterword", "layouts/_partials/afterword"];
/// What a layout calls to show a thread.
const CALLS: [&str; 2] = ["\"afterword/comments.html\"", "\"afterword/theme-"];
const SCRIPT: &str = "embed.js";
const USUAL_DATA: &str = "data";

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
    pub(super) own: Vec<String>,
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
        let named = self.named_themes();
        let is_named = |theme: &Path| named.iter().any(|name| Path::new(name) == theme);
        if let Some(component) = templates.component(is_named) {
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
        for folder in SEARCHED {
            self.find(&mut found, folder, |text| text.contains(server));
        }
        found.sort();
        found
    }

    /// Files with the script tag, which shows no thread of a retired site.
    pub(super) fn script_tags(&self, server: &str) -> Vec<PathBuf> {
        let mut found = Vec::new();
        let is_ours = |text: &str| {
            text.contains(SCRIPT)
                && (text.contains(server) || text.to_lowercase().contains("afterword"))
        };
        for folder in WITH_LAYOUTS {
            self.find(&mut found, folder, is_ours);
        }
        found.retain(|file| !self.is_in_component(file));
        found.sort();
        found
    }

    /// Whether some layout shows the threads, outside of the component itself.
    pub(super) fn calls_component(&self) -> bool {
        let calls = |text: &str| CALLS.iter().any(|call| text.contains(call));
        let mut has = false;
        for folder in WITH_LAYOUTS {
            visit(&self.folder.join(folder), &mut |file| {
                let relative = file.strip_prefix(&self.folder).unwrap_or(file);
                has = has
                    || !self.is_in_component(relative)
                        && text(file).is_some_and(|text| calls(&text));
                !has
            });
        }
        has
    }

    /// Whether the component may be in use, with the entries that it has for themes.
    pub(super) fn has_component(&self) -> bool {
        let mut has = self
            .named_themes()
            .iter()
            .any(|name| name.contains("hugo-theme-partials"));
        for folder in ["themes", "_vendor"] {
            visit(&self.folder.join(folder), &mut |file| {
                let relative = file.strip_prefix(&self.folder).unwrap_or(file);
                has = has || self.is_in_component(relative);
                !has
            });
        }
        has
    }

    /// Whether a file, relative to the blog, is one of the templates or in a theme that has them.
    fn is_in_component(&self, file: &Path) -> bool {
        let themes = file
            .ancestors()
            .skip(1)
            .filter(|folder| *folder != Path::new(""));
        let has = |theme: &Path| {
            let theme = self.folder.join(theme);
            PARTIALS
                .iter()
                .any(|partials| theme.join(partials).is_dir())
        };
        PARTIALS.iter().any(|partials| file.starts_with(partials)) || themes.into_iter().any(has)
    }

    fn find(&self, found: &mut Vec<PathBuf>, folder: &str, is_one: impl Fn(&str) -> bool) {
        visit(&self.folder.join(folder), &mut |file| {
            if text(file).is_some_and(|text| is_one(&text)) {
                let relative = file.strip_prefix(&self.folder).unwrap_or(file);
                found.push(relative.to_owned());
            }
            found.len() < MOST_NAMED
        });
    }

    /// The folder of the threads, below the folder of the data that the settings name.
    pub(super) fn data(&self) -> PathBuf {
        let usual = Path::new(USUAL_FOLDER);
        let below = usual.strip_prefix(USUAL_DATA).unwrap_or(usual);
        let folders = self.values(&["datadir"]);
        let named = folders.first().map_or(USUAL_DATA, String::as_str);
        self.folder.join(named).join(below)
    }

    /// The themes and modules that the settings name.
    fn named_themes(&self) -> Vec<String> {
        self.values(&["theme", "path"])
    }

    /// The values of these keys in all settings: one, or a list.
    fn values(&self, keys: &[&str]) -> Vec<String> {
        let mut found = Vec::new();
        let mut read = |file: &Path| found.extend(text(file).map(|text| values(&text, keys)));
        self.settings().for_each(|file| read(&file));
        visit(&self.folder.join(SETTINGS_FOLDER), &mut |file| {
            read(file);
            true
        });
        found.into_iter().flatten().collect()
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
    is_short.then(|| fs::read_to_string(file).ok()).flatten()
}

/// The values of keys in TOML, YAML or JSON, as people write settings: a line for each key or each item of a list.
fn values(text: &str, keys: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    let mut in_list = false;
    for line in text.lines() {
        let line = line.trim().trim_start_matches('{').trim_start();
        let is_item = in_list && line.starts_with(['-', '"', '\'', ']', ',']);
        let words = match value(line, keys) {
            Some(words) => words,
            None if is_item && !line.contains(['=', ':']) => line,
            None => {
                in_list = false;
                continue;
            }
        };
        in_list = true;
        let words = words.split(" #").next().unwrap_or_default();
        let words = words.split(|sign: char| sign.is_whitespace() || "\"'[],{}".contains(sign));
        found.extend(
            words
                .filter(|word| !matches!(*word, "" | "-"))
                .map(str::to_owned),
        );
    }
    found
}

/// What stands behind one of these keys.
fn value<'a>(line: &'a str, keys: &[&str]) -> Option<&'a str> {
    let line = line.trim_start_matches(['-', ' ', '"', '\'']);
    let (key, value) = line.split_once(['=', ':'])?;
    let key = key.trim_end_matches(['"', '\'', ' ']).to_lowercase();
    keys.contains(&key.as_str()).then_some(value)
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

#[cfg(test)]
mod tests {
    use super::values;

    #[test]
    fn settings_are_read_as_people_write_them() {
        for text in [
            "theme = [\"a\", 'b/c'] # both\n[params.afterword]\nsite = \"blog\"",
            "theme:\n  - a\n  - b/c\nparams:\n  afterword:\n    site: blog",
            "{\n  \"theme\": [\n    \"a\",\n    \"b/c\"\n  ],\n  \"params\": {}\n}",
            "[module]\n[[module.imports]]\npath = \"a\"\n[[module.imports]]\npath = \"b/c\"",
        ] {
            assert_eq!(values(text, &["theme", "path"]), ["a", "b/c"], "{text}");
        }
        assert_eq!(values("dataDir: stuff", &["datadir"]), ["stuff"]);
    }
}
