//! The articles of a Hugo site: their paths, titles and aliases. Comments on an old address find the article's
//! current page by its aliases.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};

use super::clean;
use super::front_matter::FrontMatter;
use super::queries;
use afterword_model::{PagePath, PageTitle};
use afterword_store::{Begin, ImportPage};

#[derive(Debug, Default)]
pub struct Articles {
    by_key: HashMap<String, Article>,
    /// By the keys of aliases.
    targets: HashMap<String, PagePath>,
}

#[derive(Debug)]
struct Article {
    path: PagePath,
    title: Option<PageTitle>,
    aliases: Vec<PagePath>,
}

#[derive(Debug, thiserror::Error)]
pub enum ArticlesProblem {
    #[error("{}: {problem}", path.display())]
    Unreadable { path: PathBuf, problem: io::Error },
    #[error(
        "{} is neither a Hugo site (a folder with content/) nor what `hugo list all` prints", .0.display()
    )]
    NotHugo(PathBuf),
    #[error("{}: {problem}", path.display())]
    FrontMatter { path: PathBuf, problem: String },
}

impl Articles {
    /// Reads the folder of a site, or the table that `hugo list all` prints.
    ///
    /// # Errors
    /// [`ArticlesProblem`].
    pub fn read(path: &Path) -> Result<Self, ArticlesProblem> {
        let mut articles = Self::default();
        if path.is_file() {
            articles.read_table(path)?;
            return Ok(articles);
        }
        let inner = path.join("content");
        let content = if inner.is_dir() {
            inner
        } else {
            path.to_owned()
        };
        if !content.is_dir() {
            return Err(ArticlesProblem::NotHugo(path.to_owned()));
        }
        let mut folders = vec![content.clone()];
        while let Some(folder) = folders.pop() {
            let unreadable = |problem| ArticlesProblem::Unreadable {
                path: folder.clone(),
                problem,
            };
            for entry in std::fs::read_dir(&folder).map_err(unreadable)? {
                let entry = entry.map_err(unreadable)?;
                let path = entry.path();
                // Links may form a circle.
                let kind = entry.file_type().map_err(unreadable)?;
                if kind.is_dir() {
                    folders.push(path);
                } else if is_content(&path)
                    && let Some(matter) = front_matter(&path)?
                {
                    let relative = path.strip_prefix(&content).unwrap_or(&path);
                    let own = own_path(relative, &matter);
                    articles.add(&own, matter.title.as_deref(), &matter.aliases);
                }
            }
        }
        Ok(articles)
    }

    fn read_table(&mut self, path: &Path) -> Result<(), ArticlesProblem> {
        let text =
            std::fs::read_to_string(path).map_err(|problem| ArticlesProblem::Unreadable {
                path: path.to_owned(),
                problem,
            })?;
        let mut rows = rows(&text).into_iter();
        let head = rows.next().unwrap_or_default();
        let column = |name: &str| head.iter().position(|cell| cell.trim() == name);
        let (Some(file), Some(title), Some(link)) =
            (column("path"), column("title"), column("permalink"))
        else {
            return Err(ArticlesProblem::NotHugo(path.to_owned()));
        };
        let folder = path.parent().unwrap_or(Path::new("."));
        for row in rows {
            let cell = |column: usize| row.get(column).map(String::as_str).unwrap_or_default();
            let link = cell(link);
            let own = match link.split_once("://") {
                Some((_, rest)) => rest.find('/').map_or("/", |slash| &rest[slash..]),
                None => link,
            };
            // The table has no aliases: the files do, if they are next to it.
            let source = folder.join(cell(file));
            let aliases = match front_matter(&source) {
                Ok(Some(matter)) => matter.aliases,
                _ => Vec::new(),
            };
            self.add(own, Some(cell(title)), &aliases);
        }
        Ok(())
    }

    fn add(&mut self, own: &str, title: Option<&str>, aliases: &[String]) {
        let Ok(path) = PagePath::parse(own) else {
            return;
        };
        let folder = own
            .trim_end_matches('/')
            .rsplit_once('/')
            .map_or("", |(folder, _)| folder);
        let absolute = |alias: &String| match alias.starts_with('/') {
            true => alias.clone(),
            // Relative to the article's own folder.
            false => format!("{folder}/{alias}"),
        };
        let aliases: Vec<PagePath> = aliases
            .iter()
            .filter_map(|alias| alias_path(&absolute(alias)))
            .filter(|alias| alias.key() != path.key())
            .collect();
        for alias in &aliases {
            self.targets.insert(alias.key().to_owned(), path.clone());
        }
        let article = Article {
            title: title.and_then(clean::title),
            aliases,
            path,
        };
        self.by_key.insert(article.path.key().to_owned(), article);
    }

    /// The article that an alias leads to.
    pub(super) fn target(&self, path: &PagePath) -> Option<PagePath> {
        let is_article = self.by_key.contains_key(path.key());
        self.targets
            .get(path.key())
            .filter(|_| !is_article)
            .cloned()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.by_key.is_empty()
    }

    /// Hugo makes the home page without a file.
    #[must_use]
    pub fn has(&self, path: &PagePath) -> bool {
        path.key() == "/" || self.by_key.contains_key(path.key())
    }

    pub(super) fn title(&self, path: &PagePath) -> Option<PageTitle> {
        self.by_key.get(path.key())?.title.clone()
    }

    /// The pages to update, if they have comments.
    pub(super) fn all(&self) -> impl Iterator<Item = ImportPage> {
        self.by_key.values().map(|article| ImportPage {
            path: article.path.clone(),
            title: article.title.clone(),
            aliases: article.aliases.clone(),
            begin: Begin::No,
        })
    }
}

/// An alias with a query, such as `/?p=1`, is the path that such a page has here. Without what tells it from others it
/// would be an alias of the home page.
fn alias_path(alias: &str) -> Option<PagePath> {
    let parameters = queries::parameters(alias);
    let base = PagePath::parse(queries::base(alias)).ok()?;
    if !parameters.is_empty() {
        return PagePath::parse(&queries::path_of(&base, &parameters)).ok();
    }
    let is_home = base.key() == "/" && alias.contains('?');
    (!is_home).then_some(base)
}

fn is_content(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    matches!(
        ending,
        Some("md" | "markdown" | "html" | "org" | "adoc" | "rst")
    )
}

/// Reads only the beginning of a file.
fn front_matter(path: &Path) -> Result<Option<FrontMatter>, ArticlesProblem> {
    let bytes = std::fs::read(path).map_err(|problem| ArticlesProblem::Unreadable {
        path: path.to_owned(),
        problem,
    })?;
    FrontMatter::parse(&String::from_utf8_lossy(&bytes)).map_err(|problem| {
        ArticlesProblem::FrontMatter {
            path: path.to_owned(),
            problem,
        }
    })
}

/// Hugo's default if the site's settings say nothing else.
fn own_path(file: &Path, matter: &FrontMatter) -> String {
    if let Some(url) = &matter.url {
        return format!("/{}", url.trim_start_matches('/'));
    }
    let mut parts: Vec<String> = file
        .with_extension("")
        .components()
        .map(|part| {
            part.as_os_str()
                .to_string_lossy()
                .to_lowercase()
                .replace(' ', "-")
        })
        .collect();
    let name = parts.last().cloned().unwrap_or_default();
    if matches!(name.as_str(), "index" | "_index") {
        parts.pop();
    }
    if let (Some(slug), Some(last)) = (&matter.slug, parts.last_mut())
        && name != "_index"
    {
        *last = slug.trim_matches('/').to_lowercase().replace(' ', "-");
    }
    match parts.is_empty() {
        true => "/".to_owned(),
        false => format!("/{}/", parts.join("/")),
    }
}

/// The cells of a table (RFC 4180).
fn rows(text: &str) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    let (mut row, mut cell, mut is_quoted) = (Vec::new(), String::new(), false);
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '"' if is_quoted && signs.peek() == Some(&'"') => {
                signs.next();
                cell.push('"');
            }
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => row.push(std::mem::take(&mut cell)),
            '\n' if !is_quoted => {
                row.push(std::mem::take(&mut cell));
                rows.push(std::mem::take(&mut row));
            }
            '\r' if !is_quoted => {}
            sign => cell.push(sign),
        }
    }
    if !cell.is_empty() || !row.is_empty() {
        row.push(cell);
        rows.push(row);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_article_is_where_hugo_puts_it() {
        let matter = |url: Option<&str>, slug: Option<&str>| FrontMatter {
            url: url.map(str::to_owned),
            slug: slug.map(str::to_owned),
            ..FrontMatter::default()
        };
        for (file, url, slug, path) in [
            ("posts/Hello World.md", None, None, "/posts/hello-world/"),
            ("posts/hello/index.md", None, None, "/posts/hello/"),
            ("posts/_index.md", None, None, "/posts/"),
            ("_index.md", None, None, "/"),
            ("posts/hello.md", None, Some("hi"), "/posts/hi/"),
            ("posts/hello/index.md", None, Some("hi"), "/posts/hi/"),
            ("posts/hello.md", Some("/x.html"), Some("hi"), "/x.html"),
        ] {
            assert_eq!(
                own_path(Path::new(file), &matter(url, slug)),
                path,
                "{file}"
            );
        }
    }

    #[test]
    fn a_table_may_have_quotes_and_lines_in_its_cells() {
        let table = rows("a,b\r\n\"x, \"\"y\"\"\",\"1\n2\"\n");
        assert_eq!(table, [["a", "b"], ["x, \"y\"", "1\n2"]]);
    }
}
