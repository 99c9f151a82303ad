//! Threads as pieces of HTML, for blogs of every generator: one file a page, without scripts.
//!
//! The same elements and classes as in the Hugo component's `static.html` and `static-comment.html`, so that one style
//! sheet serves both.

use std::fmt::Write as _;

use jiff::Timestamp;
use serde::Serialize;

use super::folder::FileKind;
use super::name;
use super::nesting::{Reply, branches};
use super::threads::Thread;
use super::wxr::escaped;
use afterword_i18n::{SLOT, Texts, minute};
use afterword_model::{Author, PagePath, Reactions, Site};

const ENDING: &str = ".html";
/// The list of all pages with their files.
pub const INDEX_FILE: &str = "threads.json";
pub const STYLE_FILE: &str = "afterword.css";
const MARK: &str = "<!-- afterword 1 -->\n";

/// The files of a site.
pub const FILES: FileKind = FileKind {
    ending: ENDING,
    others: &[INDEX_FILE, STYLE_FILE],
    marks: &[
        "<!-- afterword ",
        "{\"afterword\": ",
        "/* Written by Afterword",
    ],
};

/// The style sheet that the pieces may be shown with.
pub const STYLE: &str = include_str!("../../../../hugo-theme-partials/assets/afterword/static.css");

/// Deeper comments stand at this level.
const DEEPEST: usize = 8;
/// From this level on, replies move no further right.
const FLAT: usize = 3;

/// The name of a page's file.
#[must_use]
pub fn file_name(path: &PagePath) -> String {
    name::file_name(path, ENDING)
}

/// A line of the list of pages.
#[derive(Debug, Serialize)]
struct Line<'a> {
    page: &'a str,
    file: &'a str,
    title: &'a str,
    count: usize,
    /// Further paths of the page.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    aliases: &'a [String],
}

/// The list of pages, from which a template finds the file of a page.
#[derive(Debug)]
pub struct Index(String);

impl Default for Index {
    fn default() -> Self {
        Self("{\"afterword\": 1, \"threads\": [".to_owned())
    }
}

impl Index {
    /// # Errors
    /// None in practice: it is written to memory.
    pub fn add(&mut self, thread: &Thread, file: &str) -> Result<(), serde_json::Error> {
        let line = Line {
            page: &thread.page.path,
            file,
            title: &thread.page.title,
            count: thread.count(),
            aliases: &thread.page.aliases,
        };
        let is_first = self.0.ends_with('[');
        self.0.push_str(if is_first { "\n" } else { ",\n" });
        self.0.push_str(&serde_json::to_string(&line)?);
        Ok(())
    }

    #[must_use]
    pub fn whole(self) -> String {
        self.0 + "\n]}\n"
    }
}

/// A thread as a piece of HTML. The same thread gives the same bytes.
#[must_use]
pub fn content(thread: &Thread, site: &Site) -> String {
    let texts = Texts::of(site.rules.language.as_str());
    let mut out = String::from(MARK);
    let (language, direction) = (texts.language(), texts.direction());
    let count = u32::try_from(thread.count()).unwrap_or(u32::MAX);
    let _ = writeln!(
        out,
        "<section id=\"comments\" class=\"aw aw-retired\" lang=\"{language}\" dir=\"{direction}\">\n<div class=\"aw-static\">\n\
         <div class=\"aw-head\"><h2 class=\"aw-title\">{}</h2></div>",
        escaped(&texts.page_count(count))
    );
    reactions(&mut out, thread, &thread.reactions);
    out.push_str("<div class=\"aw-thread\">\n");
    nested(&mut out, thread, texts);
    out.push_str("</div>\n");
    if site.rules.retired || thread.page.closed {
        let words = escaped(texts.page_closed());
        let _ = writeln!(out, "<small class=\"aw-closed\">{words}</small>");
    }
    out.push_str("</div>\n</section>\n");
    out
}

/// Each comment inside the one that it answers.
fn nested(out: &mut String, thread: &Thread, texts: &'static Texts) {
    let end = "</div></article>\n";
    let mut open: Vec<usize> = Vec::new();
    for (reply, level) in branches(&thread.comments) {
        let level = level.min(DEEPEST);
        while open.pop_if(|last| *last >= level).is_some() {
            out.push_str(end);
        }
        open.push(level);
        comment(out, thread, texts, reply);
        let place = match level {
            FLAT.. => "flat".to_owned(),
            _ => level.to_string(),
        };
        let _ = writeln!(out, "<div class=\"aw-replies aw-{place}\">");
    }
    out.push_str(&end.repeat(open.len()));
}

fn comment(
    out: &mut String,
    thread: &Thread,
    texts: &'static Texts,
    (comment, answered): Reply<'_>,
) {
    let id = comment.id;
    let _ = write!(
        out,
        "<article class=\"aw-comment p-comment h-cite\" id=\"comment-{id}\">"
    );
    for former in thread.former.get(&id).into_iter().flatten() {
        let _ = write!(out, "<a id=\"{}\"></a>", escaped(former));
    }
    out.push_str("<div class=\"aw-self\">\n");
    match &comment.author {
        Some(author) => {
            head(out, texts, (comment, answered), author);
            let html = &comment.html;
            let _ = writeln!(
                out,
                "<div class=\"aw-body e-content\" dir=\"auto\">{html}</div>"
            );
            reactions(out, thread, &comment.reactions);
        }
        None => {
            let _ = writeln!(out, "<small>{}</small>", escaped(texts.page_removed()));
        }
    }
    out.push_str("</div>\n");
}

fn head(out: &mut String, texts: &'static Texts, (comment, answered): Reply<'_>, author: &Author) {
    let _ = write!(out, "<div class=\"aw-head\">{}", name_of(author));
    for (is_so, mark, word) in [
        (author.owner, "⁂", texts.page_owner()),
        (author.verified, "✓", texts.page_verified()),
    ] {
        if is_so {
            let word = escaped(word);
            let _ = write!(out, " <span class=\"aw-owner\">{mark} {word}</span>");
        }
    }
    let (id, created) = (comment.id, &comment.created);
    let created = time("dt-published", *created, &texts.day(created));
    let _ = write!(
        out,
        " <a class=\"aw-time u-url\" href=\"#comment-{id}\">{created}</a>"
    );
    if let Some(edited) = comment.edited {
        let edited = time("dt-updated", edited, texts.page_edited());
        let _ = write!(out, " <small>{edited}</small>");
    }
    if comment.pinned {
        let _ = write!(out, " <small>{}</small>", escaped(texts.page_pinned()));
    }
    if let Some(author) = answered.and_then(|answered| answered.author.as_ref()) {
        let sentence = escaped(&texts.page_in_reply_to(SLOT));
        let named = format!("<bdi>{}</bdi>", escaped(author.name.as_str()));
        let sentence = sentence.replacen(SLOT, &named, 1);
        let _ = write!(out, " <span class=\"aw-to\">{sentence}</span>");
    }
    out.push_str("</div>\n");
}

/// With a link to the author's website, where there is one.
fn name_of(author: &Author) -> String {
    let name = escaped(author.name.as_str());
    let website = author.website.as_ref().filter(|website| website.is_web());
    match website.map(|website| escaped(website.as_str())) {
        Some(url) => format!(
            "<a class=\"aw-name p-author h-card\" href=\"{url}\" rel=\"nofollow ugc noopener\" dir=\"auto\">{name}</a>"
        ),
        None => format!("<span class=\"aw-name p-author h-card\" dir=\"auto\">{name}</span>"),
    }
}

fn time(class: &str, time: Timestamp, words: &str) -> String {
    let (exact, words) = (minute(&time), escaped(words));
    format!("<time class=\"{class}\" datetime=\"{time}\" title=\"{exact}\">{words}</time>")
}

fn reactions(out: &mut String, thread: &Thread, given: &Reactions) {
    let times = thread.times(given);
    if times.is_empty() {
        return;
    }
    out.push_str("<div class=\"aw-actions\">");
    for (reaction, times) in times {
        let reaction = escaped(reaction);
        let _ = write!(
            out,
            "<span class=\"aw-reaction\">{reaction} {times}</span> "
        );
    }
    out.push_str("</div>\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_and_their_list_are_files_of_ours() {
        assert!(FILES.marks.iter().any(|mark| MARK.starts_with(mark)));
        assert!(
            FILES
                .marks
                .iter()
                .any(|mark| Index::default().whole().starts_with(mark))
        );
    }
}
