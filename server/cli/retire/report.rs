//! What was done, and what is left to do.

use std::fmt::Write as _;
use std::path::{self, Path, PathBuf};

use serde::Serialize;

use super::ExportSummary;
use super::blog::WrittenTemplates;
use crate::cli::terminal;
use afterword_model::Site;
use afterword_transfer::FolderChanges;

/// The files of a site in a folder.
#[derive(Debug, Clone, Serialize)]
pub(super) struct Files {
    pub(super) folder: PathBuf,
    #[serde(flatten)]
    pub(super) changes: FolderChanges,
}

#[derive(Debug, Clone, Default, Serialize)]
pub(super) struct Report {
    pub(super) site: String,
    pub(super) dry_run: bool,
    #[serde(rename = "undone")]
    pub(super) is_undone: bool,
    /// Threads and comments in the blog.
    pub(super) pages: u64,
    pub(super) comments: u64,
    /// Comments without a decision, which are in the export alone.
    pub(super) waiting: u32,
    /// Published comments with an open report.
    pub(super) reported: u32,
    pub(super) hugo: Option<Files>,
    pub(super) templates: Option<WrittenTemplates>,
    pub(super) removed_templates: u64,
    pub(super) html: Option<Files>,
    /// The export of everything.
    pub(super) export: Option<PathBuf>,
    pub(super) backup: Option<PathBuf>,
    pub(super) server_runs: bool,
    /// What waits in the outbox, of all sites.
    pub(super) mails: u32,
    pub(super) webhooks: u32,
    /// Pages with comments that no article of the blog seems to have.
    pub(super) without_article: Vec<String>,
    /// Files of the blog in which the address of the server stands.
    pub(super) names_server: Vec<PathBuf>,
    /// Templates of the blog with the script tag.
    pub(super) script_tags: Vec<PathBuf>,
    /// No layout shows the threads.
    #[serde(skip)]
    pub(super) shows_nothing: bool,
    #[serde(skip)]
    pub(super) has_selector: bool,
    /// The keys of the sites that still need the server.
    pub(super) other_sites: Vec<String>,
    pub(super) left: Vec<String>,
}

/// More pages than these are told as so many.
const MOST_PAGES: usize = 10;

impl Report {
    pub(super) fn of(site: &Site, dry_run: bool) -> Self {
        Self {
            site: site.key.to_string(),
            dry_run,
            ..Self::default()
        }
    }

    pub(super) fn count(&mut self, written: &ExportSummary) {
        (self.pages, self.comments) = (written.pages, written.comments);
    }

    /// A second look found this.
    pub(super) fn add_later(&mut self, later: &Self) {
        (self.pages, self.comments) = (later.pages, later.comments);
        for (files, later) in [(&mut self.hugo, &later.hugo), (&mut self.html, &later.html)] {
            if let (Some(files), Some(later)) = (files, later) {
                files.changes.written += later.changes.written;
            }
        }
    }

    /// Names what is left to do.
    pub(super) fn finished(mut self) -> Self {
        if self.is_undone {
            self.left_after_undo();
            return self;
        }
        self.left_in_the_blog();
        self.left_on_the_server();
        self
    }

    fn left_after_undo(&mut self) {
        if self.hugo.is_some() {
            self.left.push(
                "Build the blog and publish it: its pages ask the server again. It needs `server` and `site` under \
                 [params.afterword], as before."
                    .to_owned(),
            );
        }
        if self.html.is_some() {
            self.left.push(
                "Put the script tags of embed.js and count.js back into the blog, where it now shows the pieces of HTML, \
                 and publish it."
                    .to_owned(),
            );
        }
        if self.hugo.is_none() && self.html.is_none() {
            self.left.push(
                "The blog is as it was: its pages go on saying that comments are closed. Run this command again with \
                 --hugo FOLDER or --html FOLDER, as when you retired it."
                    .to_owned(),
            );
        }
    }

    fn left_in_the_layouts(&mut self) {
        if !self.shows_nothing {
            return;
        }
        let tags: Vec<String> = self.script_tags.iter().map(|file| shown(file)).collect();
        let place = match tags.as_slice() {
            [] => "the threads shall be, in the layout of your articles".to_owned(),
            tags => format!("the script tag is: {}", tags.join(", ")),
        };
        self.left.push(format!(
            "Write {{{{ partial \"afterword/comments.html\" . }}}} where {place}. No layout has it, so no page would show a \
             thread."
        ));
    }

    /// Pieces of HTML say nothing about where the blog begins.
    fn left_of_the_export(&mut self) {
        let folder = self.export.as_deref().and_then(Path::parent);
        let (Some(folder), Some(html)) = (folder, &self.html) else {
            return;
        };
        let (Ok(folder), Ok(pieces)) = (path::absolute(folder), path::absolute(&html.folder))
        else {
            return;
        };
        if pieces.starts_with(&folder) {
            self.left.push(format!(
                "If you publish {}, move the export out of it: it holds people's addresses.",
                shown(&folder)
            ));
        }
    }

    fn left_in_the_blog(&mut self) {
        self.left_in_the_layouts();
        if let Some(html) = &self.html {
            self.left.push(format!(
                "Show each article's piece of HTML where its thread was: {}/threads.json says which file is whose. \
                 afterword.css beside it is their look.",
                shown(&html.folder)
            ));
            let tags = "Take the script tags of embed.js and count.js out of the blog.";
            self.left.push(tags.to_owned());
        }
        self.left_of_the_export();
        if self.hugo.is_some() && self.has_selector {
            self.left.push(
                "The settings have a `selector`: numbers on lists that the script put there are gone. Where you want them, \
                 write {{ partial \"afterword/count.html\" . }} into the theme's list entry."
                    .to_owned(),
            );
        }
        if !self.names_server.is_empty() {
            let files: Vec<String> = self.names_server.iter().map(|file| shown(file)).collect();
            self.left.push(format!(
                "Take the address of the server out of these files: {}.",
                files.join(", ")
            ));
        }
        if let Some(templates) = self
            .templates
            .as_ref()
            .filter(|found| !found.own.is_empty())
        {
            self.left.push(format!(
                "See that these templates of your own ask no server: {}.",
                templates.own.join(", ")
            ));
        }
        if self.hugo.is_some() {
            self.left.push(
                "Build the blog with `hugo`, look at some threads, and publish it.".to_owned(),
            );
        }
    }

    fn left_on_the_server(&mut self) {
        if self.mails + self.webhooks > 0 {
            self.left.push(format!(
                "Let the server run until its outbox is empty: {} and {} wait. `afterword mail outbox list waiting` and \
                 `afterword webhooks list waiting` show them.",
                counted(self.mails.into(), "mail"),
                counted(self.webhooks.into(), "webhook")
            ));
        }
        self.left.push(match self.other_sites.as_slice() {
            [] => "When readers have the new pages, stop the server, and remove its service, its place in the proxy and \
                   its name in the DNS."
                .to_owned(),
            others => format!(
                "Let the server run: other sites still need it ({}).",
                others.join(", ")
            ),
        });
        self.left.push(
            "Keep the export as long as you may want the comments back, and delete the database and its backups when \
             you don't need them any more: they hold people's addresses. docs/leaving.md has more."
                .to_owned(),
        );
    }

    pub(super) fn words(&self) -> String {
        let mut out = match (self.is_undone, self.dry_run) {
            (false, false) => format!(
                "`{}` is retired: it takes no comments any more.\n",
                self.site
            ),
            (false, true) => format!("`{}` would be retired. Nothing was changed.\n", self.site),
            (true, false) => format!("`{}` takes comments again.\n", self.site),
            (true, true) => format!(
                "`{}` would take comments again. Nothing was changed.\n",
                self.site
            ),
        };
        out.push('\n');
        out.push_str(&terminal::table(&self.rows()));
        if !self.without_article.is_empty() {
            out.push_str(&self.pages_without_article());
        }
        out.push_str("\nLeft to do:\n");
        for (number, sentence) in self.left.iter().enumerate() {
            let lines = terminal::wrapped(sentence, terminal::COLUMNS - 4);
            for (line, text) in lines.iter().enumerate() {
                let _ = match line {
                    0 => writeln!(out, "{:2}. {text}", number + 1),
                    _ => writeln!(out, "    {text}"),
                };
            }
        }
        out
    }

    fn rows(&self) -> Vec<Vec<String>> {
        let mut rows = self.rows_of_the_blog();
        let mut row = |name: &str, words: String| rows.push(vec![name.to_owned(), words]);
        if self.waiting > 0 {
            let waiting = counted(self.waiting.into(), "comment");
            row(
                "waiting",
                format!("{waiting} without a decision, which no reader sees"),
            );
        }
        if self.reported > 0 {
            let reported = counted(self.reported.into(), "published comment");
            row(
                "reported",
                format!("{reported} without a decision about reports: readers go on seeing them"),
            );
        }
        if let Some(export) = &self.export {
            let export = shown(export);
            row("export", format!("{export}: everything; keep it private"));
        }
        if let Some(backup) = &self.backup {
            row("backup", shown(backup));
        }
        rows
    }

    fn rows_of_the_blog(&self) -> Vec<Vec<String>> {
        let mut rows = Vec::new();
        let mut row = |name: &str, words: String| rows.push(vec![name.to_owned(), words]);
        if self.hugo.is_some() || self.html.is_some() {
            let comments = counted(self.comments, "comment");
            row(
                "threads",
                format!("{comments} on {}", counted(self.pages, "page")),
            );
        }
        for files in [&self.hugo, &self.html].into_iter().flatten() {
            let folder = shown(&files.folder);
            row("", format!("{folder}: {}", changes(files.changes)));
        }
        if let Some(templates) = &self.templates {
            let words = match &templates.component {
                Some(component) => format!("{} has them", shown(component)),
                None => format!("layouts/partials/afterword: {}", changes(templates.changes)),
            };
            row("templates", words);
        }
        if self.removed_templates > 0 {
            row("templates", format!("{} removed", self.removed_templates));
        }
        rows
    }

    fn pages_without_article(&self) -> String {
        let mut out = String::from(
            "\nNo article seems to have these paths, so their threads may be nowhere:\n",
        );
        for path in self.without_article.iter().take(MOST_PAGES) {
            let _ = writeln!(out, "  {}", terminal::safe(path));
        }
        let more = self.without_article.len().saturating_sub(MOST_PAGES);
        if more > 0 {
            let _ = writeln!(out, "  … and {more} more");
        }
        out.push_str(
            "`afterword pages move OLD NEW` moves a thread, and afterword_page in an article's front matter names it.\n",
        );
        out
    }
}

fn shown(path: &Path) -> String {
    terminal::safe(&path.display().to_string())
}

fn changes(changes: FolderChanges) -> String {
    let FolderChanges {
        written,
        unchanged,
        removed,
    } = changes;
    let files = if written == 1 { "file" } else { "files" };
    format!("{written} {files} written, {unchanged} unchanged, {removed} removed")
}

fn counted(count: u64, noun: &str) -> String {
    match count {
        1 => format!("1 {noun}"),
        _ => format!("{count} {noun}s"),
    }
}
