//! Converts raw strings of another system into types that can't be invalid. A value that is too long or invalid is
//! cut or left out rather than refused, and reported.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization;

use crate::record::{AuthorRecord, Body};
use afterword_markup::{from_html, lost_from_html};
use afterword_model::{Author, DisplayName, EmailAddress, PageTitle, Text, Website, is_forbidden};

/// Longer than the limit for new comments.
const NAME: usize = 200;
const WEBSITE: usize = 4096;
const TEXT: usize = 1_000_000;
const ANONYMOUS: &str = "Anonymous";

/// What the import changes in one comment.
#[derive(Debug, Default)]
pub(super) struct Changes(Vec<Change>);

#[derive(Debug)]
pub(super) struct Change {
    pub(super) what: &'static str,
    /// What it was, and what it is now.
    pub(super) detail: Option<String>,
}

impl Changes {
    pub(super) fn push(&mut self, what: &'static str) {
        self.add(what, None);
    }

    pub(super) fn add(&mut self, what: &'static str, detail: Option<String>) {
        self.0.push(Change { what, detail });
    }

    pub(super) fn all(&self) -> &[Change] {
        &self.0
    }
}

pub(super) fn author(record: &AuthorRecord, changes: &mut Changes) -> Author {
    let given = |value: &Option<String>| {
        let value = value.as_deref().map(str::trim).unwrap_or_default();
        (!value.is_empty()).then(|| value.to_owned())
    };
    let mut email = None;
    if let Some(raw) = given(&record.email) {
        email = EmailAddress::parse(&raw).ok();
        if email.is_none() {
            changes.push("the e-mail address is left out: it is none");
        }
    }
    let mut website = None;
    if let Some(raw) = given(&record.website) {
        website = Website::parse(&raw, WEBSITE).ok();
        if website.is_none() {
            changes.push("the website is left out: it is no http or https address");
        }
    }
    Author {
        name: name(&record.name, changes),
        // If the address was left out, nothing is proven.
        verified: record.verified && (email.is_some() || record.email.is_none()),
        email,
        website,
        owner: record.owner,
    }
}

fn name(raw: &str, changes: &mut Changes) -> DisplayName {
    let harmless: String = raw
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|&c| !is_forbidden(c))
        .nfc()
        .collect();
    if harmless.chars().count() != raw.nfc().count() {
        changes.push("control characters in the name are removed");
    }
    let trimmed = harmless.split_whitespace().collect::<Vec<_>>().join(" ");
    if trimmed.chars().count() > NAME {
        changes.push("the name is cut: it was too long");
    }
    let cut: String = trimmed.chars().take(NAME).collect();
    DisplayName::parse(&cut, NAME).unwrap_or_else(|_| {
        changes.push("there was no name: it is Anonymous now");
        DisplayName::stored(ANONYMOUS.to_owned())
    })
}

/// A blank title is left out.
pub(super) fn title(raw: &str) -> Option<PageTitle> {
    let plain: String = raw
        .chars()
        .filter(|&c| c.is_whitespace() || !is_forbidden(c))
        .collect();
    let title = PageTitle::parse(&plain, super::pages::TITLE).ok()?;
    (!title.as_str().is_empty()).then_some(title)
}

/// A title stored by another Afterword: it has no HTML to decode.
pub(super) fn stored_title(raw: &str) -> Option<PageTitle> {
    let title = PageTitle::parse(raw, usize::MAX).ok()?;
    (!title.as_str().is_empty()).then_some(title)
}

/// `None` if the text is empty.
pub(super) fn text(body: &Body, changes: &mut Changes) -> Option<Text> {
    let markdown: Cow<'_, str> = match body {
        Body::Markdown(text) => Cow::Borrowed(text),
        Body::Html(html) => {
            for lost in lost_from_html(html) {
                changes.push(lost.sentence());
            }
            Cow::Owned(from_html(html))
        }
        Body::Plain(text) => Cow::Owned(escaped(text)),
    };
    let lines = match markdown.contains('\r') {
        true => Cow::Owned(markdown.replace("\r\n", "\n").replace('\r', "\n")),
        false => markdown,
    };
    let is_harmless = |c: char| !c.is_control() || c == '\n' || c == '\t';
    let harmless = match lines.chars().all(is_harmless) {
        true => lines,
        false => {
            changes.push("control characters in the text are removed");
            Cow::Owned(lines.chars().filter(|&c| is_harmless(c)).collect())
        }
    };
    let cut = match harmless.char_indices().nth(TEXT) {
        Some((end, _)) => {
            changes.push("the text is cut: it was too long");
            &harmless[..end]
        }
        None => &*harmless,
    };
    Text::parse(cut, usize::MAX).ok()
}

/// Markdown in which every character stands for itself. URLs stay whole, so that they become links.
fn escaped(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let mut out = String::with_capacity(text.len() + text.len() / 8);
    for (number, line) in text.split('\n').enumerate() {
        if number > 0 {
            out.push('\n');
        }
        escape_line(line.trim_start(), &mut out);
    }
    out
}

fn escape_line(line: &str, out: &mut String) {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let is_numbered = digits > 0 && line[digits..].starts_with(['.', ')']);
    let mut rest = line;
    let mut is_first = true;
    while let Some(character) = rest.chars().next() {
        let at = line.len() - rest.len();
        if let Some(length) = address(rest) {
            out.push_str(&rest[..length]);
            rest = &rest[length..];
            is_first = false;
            continue;
        }
        let is_begin = is_first && matches!(character, '#' | '+' | '-' | '=' | ':');
        let is_number = is_numbered && at == digits;
        if is_begin
            || is_number
            || matches!(
                character,
                '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '&' | '~' | '|' | '!'
            )
        {
            out.push('\\');
        }
        out.push(character);
        is_first = false;
        rest = &rest[character.len_utf8()..];
    }
}

/// The length of the URL at this position, if nothing in it could be taken for Markdown.
fn address(text: &str) -> Option<usize> {
    if !text.starts_with("https://") && !text.starts_with("http://") {
        return None;
    }
    let length = text.find(char::is_whitespace).unwrap_or(text.len());
    let is_harmless = !text[..length].contains(['*', '[', ']', '<', '>', '`', '\\', '|', '~']);
    is_harmless.then_some(length)
}

#[cfg(test)]
mod tests {
    use super::*;
    use afterword_markup as markup;

    #[test]
    fn in_plain_text_every_sign_stands_for_itself() {
        for (plain, html) in [
            ("*a* _b_ `c` [d](e)", "<p>*a* _b_ `c` [d](e)</p>\n"),
            (
                "# no heading\n- no list",
                "<p># no heading<br>\n- no list</p>\n",
            ),
            ("1. no list", "<p>1. no list</p>\n"),
            ("    no code", "<p>no code</p>\n"),
            ("a\n===", "<p>a<br>\n===</p>\n"),
            ("a &amp; <b>", "<p>a &amp;amp; &lt;b&gt;</p>\n"),
            ("|a|b|\n|-|-|", "<p>|a|b|<br>\n|-|-|</p>\n"),
            ("~~a~~ \\*", "<p>~~a~~ \\*</p>\n"),
        ] {
            let shown = markup::render(&escaped(plain), &markup::Rules::default()).html;
            assert_eq!(shown, html, "{plain}");
        }
    }

    #[test]
    fn an_address_in_plain_text_is_a_link() {
        let shown = markup::render(
            &escaped("see https://a.test/b_c_d?e=1&f=2"),
            &markup::Rules::default(),
        );
        assert_eq!(shown.links, 1);
        assert!(shown.html.contains("b_c_d?e=1&amp;f=2"), "{}", shown.html);
    }

    #[test]
    fn names_are_what_they_look_like() {
        for (raw, name, changed) in [
            ("Ann", "Ann", 0),
            ("<b>Ann</b> &amp; Bob", "<b>Ann</b> &amp; Bob", 0),
            ("AT&T", "AT&T", 0),
            ("a <3 b", "a <3 b", 0),
            ("Ann\u{202e}\u{7}", "Ann", 1),
            ("", "Anonymous", 1),
            ("\u{200d}", "Anonymous", 1),
            (&"x".repeat(300), &"x".repeat(200), 1),
        ] {
            let mut changes = Changes::default();
            let record = AuthorRecord {
                name: raw.to_owned(),
                ..AuthorRecord::default()
            };
            let author = author(&record, &mut changes);
            assert_eq!(
                (author.name.as_str(), changes.all().len()),
                (name, changed),
                "{raw:?} {changes:?}"
            );
        }
    }
}
