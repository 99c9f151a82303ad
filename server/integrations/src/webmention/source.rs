//! The page that mentions another, and what it says.

use std::cell::{Cell, RefCell};
use std::collections::HashSet;

use afterword_markup::{Entry, entry_about};
use afterword_model::CommentId;
use afterword_outgoing::Response;
use http::header::CONTENT_TYPE;
use serde_json::Value;
use url::Url;

use super::fetch::{LONGEST, PageError, Pages, in_time};
use super::mentioned::Mentioned;

/// Of the owner's answers, so many are looked up that a page links to.
const MOST_ANSWERS: usize = 100;

/// What a page says about another.
#[derive(Debug)]
pub(super) enum Said {
    /// It refers to it.
    About(Box<About>),
    /// It does not, or no longer.
    Nothing,
    /// It was removed on purpose.
    Gone,
}

#[derive(Debug)]
pub(super) struct About {
    pub(super) entry: Entry,
    /// The address of the page that says so.
    pub(super) at: Url,
    /// Whether it links to the very address that the webmention names, with the part behind `#`.
    pub(super) has_target: bool,
}

/// What the page at `source` says about the page that is mentioned.
///
/// # Errors
/// [`PageError`].
pub(super) async fn read(
    pages: &Pages,
    source: &Url,
    mentioned: Mentioned,
) -> Result<Said, PageError> {
    in_time(async {
        let (answer, at) = pages.get(source).await?;
        match answer.status() {
            200..=299 => said(answer, at, mentioned).await,
            410 => Ok(Said::Gone),
            404 => Err(PageError::Missing),
            status => Err(PageError::Refused(status)),
        }
    })
    .await
}

type Leads<'a> = &'a dyn Fn(&Url) -> bool;
type ReadEntry = fn(&str, &Url, Leads<'_>) -> Option<Entry>;

/// A page as it was read.
struct Source {
    text: String,
    at: Url,
    entry: ReadEntry,
}

async fn said(answer: Response, at: Url, mentioned: Mentioned) -> Result<Said, PageError> {
    let kind = answer.header(CONTENT_TYPE.as_str()).unwrap_or("text/html");
    let kind = kind.split(';').next().unwrap_or_default().trim();
    let kind = kind.to_ascii_lowercase();
    let entry: ReadEntry = match kind.as_str() {
        "text/html" | "application/xhtml+xml" => entry_about,
        "text/plain" => in_text,
        "application/json" | "application/feed+json" | "application/activity+json" => in_json,
        _ => return Err(PageError::Kind(kind.chars().take(100).collect())),
    };
    let text = answer.text(LONGEST).await?;
    let source = Source { text, at, entry };
    let (source, mut mentioned, linked) = blocking(move || {
        let linked = source.answers(&mentioned);
        (source, mentioned, linked)
    })
    .await?;
    mentioned.know(linked).await?;
    blocking(move || source.about(&mentioned)).await
}

async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, PageError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|_| PageError::Unread)
}

impl Source {
    /// The answers of the owner to whose own pages it links.
    fn answers(&self, mentioned: &Mentioned) -> HashSet<CommentId> {
        let linked = RefCell::new(HashSet::new());
        let note = |url: &Url| {
            let mut linked = linked.borrow_mut();
            if linked.len() < MOST_ANSWERS {
                linked.extend(mentioned.answer(url));
            }
            false
        };
        (self.entry)(&self.text, &self.at, &note);
        linked.into_inner()
    }

    fn about(&self, mentioned: &Mentioned) -> Said {
        let has_target = Cell::new(false);
        let leads = |url: &Url| {
            has_target.set(has_target.get() || *url == mentioned.target);
            mentioned.is_at(url)
        };
        let entry = (self.entry)(&self.text, &self.at, &leads);
        entry.map_or(Said::Nothing, |entry| {
            Said::About(Box::new(About {
                entry,
                at: self.at.clone(),
                has_target: has_target.get(),
            }))
        })
    }
}

fn in_text(text: &str, _: &Url, leads: Leads<'_>) -> Option<Entry> {
    let ends = |c: char| c.is_whitespace() || matches!(c, '<' | '>' | '"' | '\'' | '(' | ')');
    let words = text
        .split(ends)
        .map(|word| word.trim_end_matches(['.', ',', ';', ':', '!', '?']));
    let leads = |word: &&str| word.parse().is_ok_and(|url| leads(&url));
    (words.filter(leads).count() > 0).then(Entry::default)
}

fn in_json(text: &str, _: &Url, leads: Leads<'_>) -> Option<Entry> {
    let json: Value = serde_json::from_str(text).ok()?;
    has(&json, leads).then(Entry::default)
}

/// All is looked at, as deep as the parser reads.
fn has(json: &Value, leads: Leads<'_>) -> bool {
    match json {
        Value::String(text) => text.parse().is_ok_and(|url| leads(&url)),
        Value::Array(items) => items.iter().filter(|item| has(item, leads)).count() > 0,
        Value::Object(fields) => fields.values().filter(|value| has(value, leads)).count() > 0,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use afterword_markup::is_same_page;

    use super::*;

    #[test]
    fn text_and_json_mention_a_page_by_its_whole_address() {
        let target: Url = "https://blog.test/posts/a/".parse().unwrap();
        for (read, text, mentions) in [
            (
                in_text as ReadEntry,
                "see https://blog.test/posts/a/.",
                true,
            ),
            (in_text, "<https://blog.test/posts/a/#b>", true),
            (in_text, "https://blog.test/posts/a/b", false),
            (
                in_json,
                r#"{"a": [{"b": "https://blog.test/posts/a/"}]}"#,
                true,
            ),
            (in_json, r#"{"a": "see https://blog.test/posts/a/"}"#, false),
            (in_json, r#"{"https://blog.test/posts/a/": 1}"#, false),
            (in_json, "https://blog.test/posts/a/", false),
        ] {
            let leads = |url: &Url| is_same_page(url, &target);
            assert_eq!(read(text, &target, &leads).is_some(), mentions, "{text}");
        }
    }
}
