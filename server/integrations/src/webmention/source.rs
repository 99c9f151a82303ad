//! The page that mentions another, and what it says.

use afterword_markup::{Entry, entry_about, is_same_page};
use afterword_outgoing::Response;
use http::header::CONTENT_TYPE;
use serde_json::Value;
use url::Url;

use super::fetch::{LONGEST, PageError, Pages, in_time};

/// What a page says about another.
#[derive(Debug)]
pub(super) enum Said {
    /// It refers to it, as is said by the page at this address.
    About(Box<Entry>, Url),
    /// It does not, or no longer.
    Nothing,
    /// It was removed on purpose.
    Gone,
}

/// What the page at `source` says about `target`.
///
/// # Errors
/// [`PageError`].
pub(super) async fn read(pages: &Pages, source: &Url, target: &Url) -> Result<Said, PageError> {
    in_time(async {
        let (answer, at) = pages.get(source).await?;
        match answer.status() {
            200..=299 => said(answer, at, target.clone()).await,
            410 => Ok(Said::Gone),
            404 => Err(PageError::Missing),
            status => Err(PageError::Refused(status)),
        }
    })
    .await
}

async fn said(answer: Response, at: Url, target: Url) -> Result<Said, PageError> {
    let kind = answer.header(CONTENT_TYPE.as_str()).unwrap_or("text/html");
    let kind = kind.split(';').next().unwrap_or_default().trim();
    let kind = kind.to_ascii_lowercase();
    let read: fn(&str, &Url, &Url) -> Option<Entry> = match kind.as_str() {
        "text/html" | "application/xhtml+xml" => entry_about,
        "text/plain" => in_text,
        "application/json" | "application/feed+json" | "application/activity+json" => in_json,
        _ => return Err(PageError::Kind(kind.chars().take(100).collect())),
    };
    let text = answer.text(LONGEST).await?;
    let said = tokio::task::spawn_blocking(move || {
        let entry = read(&text, &at, &target);
        entry.map_or(Said::Nothing, |entry| Said::About(Box::new(entry), at))
    });
    said.await.map_err(|_| PageError::Unread)
}

fn in_text(text: &str, _: &Url, target: &Url) -> Option<Entry> {
    let ends = |c: char| c.is_whitespace() || matches!(c, '<' | '>' | '"' | '\'' | '(' | ')');
    let mut words = text
        .split(ends)
        .map(|word| word.trim_end_matches(['.', ',', ';', ':', '!', '?']));
    let leads = |word: &str| word.parse().is_ok_and(|url| is_same_page(&url, target));
    words.any(leads).then(Entry::default)
}

fn in_json(text: &str, _: &Url, target: &Url) -> Option<Entry> {
    let json: Value = serde_json::from_str(text).ok()?;
    has(&json, target).then(Entry::default)
}

/// As deep as the parser reads.
fn has(json: &Value, target: &Url) -> bool {
    match json {
        Value::String(text) => text.parse().is_ok_and(|url| is_same_page(&url, target)),
        Value::Array(items) => items.iter().any(|item| has(item, target)),
        Value::Object(fields) => fields.values().any(|value| has(value, target)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_json_mention_a_page_by_its_whole_address() {
        let target: Url = "https://blog.test/posts/a/".parse().unwrap();
        for (read, text, mentions) in [
            (
                in_text as fn(&str, &Url, &Url) -> Option<Entry>,
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
            assert_eq!(read(text, &target, &target).is_some(), mentions, "{text}");
        }
    }
}
