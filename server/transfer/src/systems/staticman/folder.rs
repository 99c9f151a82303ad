//! Where a blog keeps its comments: as its own settings for Staticman say, or where most blogs do.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::source::Broken;

/// The usual folders below a site's own folder: Hugo, Jekyll, Eleventy and what is built from `docs` or `site`.
const USUAL: [&str; 6] = [
    "data/comments",
    "_data/comments",
    "src/_data/comments",
    "src/data/comments",
    "docs/_data/comments",
    "site/_data/comments",
];

/// Settings of Staticman, from its second version on and from its first.
const SETTINGS: [&str; 3] = ["staticman.yml", "staticman.yaml", "_config.yml"];
/// The key in the file of the first version.
const FIRST_VERSION: &str = "staticman";

/// A folder with one of these is a whole site, whose articles must not be read as comments.
const OF_SITES: [&str; 15] = [
    "_config.yml",
    "_posts",
    ".eleventy.js",
    "astro.config.mjs",
    "config.toml",
    "config.yaml",
    "content",
    "eleventy.config.js",
    "gatsby-config.js",
    "hugo.toml",
    "hugo.yaml",
    "package.json",
    "src",
    "staticman.yml",
    "themes",
];

/// Long enough for every settings file.
const LONGEST: u64 = 1 << 20;

/// The folder of all comments.
pub(super) struct Root {
    pub(super) path: PathBuf,
    /// What follows an article's name, without slashes at its ends: `comments` in `content/posts/hello/comments`.
    pub(super) below: String,
}

/// # Errors
/// `path` is a site, and its comments are not found in it.
pub(super) fn of(path: &Path) -> Result<Root, Broken> {
    let as_set = templates(path).into_iter().map(|template| {
        let (before, behind) = template.split_once('{').unwrap_or((&template, ""));
        let below = behind.split_once('/').map_or("", |(_, below)| below);
        Root {
            path: path.join(before.trim_matches('/')),
            // A second placeholder may be anything.
            below: match below.contains('{') {
                true => String::new(),
                false => below.trim_matches('/').to_owned(),
            },
        }
    });
    let usual = USUAL.iter().map(|usual| Root {
        path: path.join(usual),
        below: String::new(),
    });
    if let Some(root) = as_set.chain(usual).find(|root| root.path.is_dir()) {
        return Ok(root);
    }
    if OF_SITES.iter().any(|of_site| path.join(of_site).exists()) {
        let problem = "this seems to be a whole site, and its comments are not found: name their folder, such as \
                       src/_data/comments";
        return Err(Broken::NotThis(problem.to_owned()));
    }
    Ok(Root {
        path: path.to_owned(),
        below: String::new(),
    })
}

/// One kind of entries in the settings.
#[derive(Deserialize)]
#[serde(untagged)]
enum Property {
    Entries { path: String },
    Other(IgnoredAny),
}

/// Where files of comments go, such as `_data/comments/{options.slug}`; the property `comments` first.
fn templates(site: &Path) -> Vec<String> {
    let mut templates = Vec::new();
    for name in SETTINGS {
        let file = site.join(name);
        let is_short = fs::metadata(&file).is_ok_and(|file| file.len() <= LONGEST);
        let Some(text) = fs::read_to_string(file).ok().filter(|_| is_short) else {
            continue;
        };
        let properties: HashMap<String, Property> =
            serde_saphyr::from_str(&text).unwrap_or_default();
        for (key, property) in properties {
            if let Property::Entries { path } = property
                && (name != "_config.yml" || key == FIRST_VERSION)
            {
                templates.push((key != "comments", key, path));
            }
        }
    }
    // Not the site itself, which is where a path would be that is only a placeholder.
    templates
        .retain(|(_, _, path)| !path.trim_matches('/').starts_with('{') && !path.contains(".."));
    templates.sort();
    templates.into_iter().map(|(_, _, path)| path).collect()
}
