//! Addresses: which may become links, and where running text contains them.

use std::borrow::Cow;
use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use url::Url;

/// In bytes. A longer address is not for people, and stays text.
const MAX_ADDRESS: usize = 2048;

/// In bytes, with the port; of mail, the whole address. DNS names have up to 253 (RFC 1035).
/// Checked before the address is parsed: Punycode takes time that grows with the length's square.
const MAX_HOST: usize = 260;

/// The address of a link as a browser reads it (WHATWG URL), or `None` when it may not be one.
pub(super) fn of_link(typed: &str) -> Option<String> {
    checked(typed, &["http", "https", "mailto"])
}

/// The address of an image, likewise.
pub(super) fn of_image(typed: &str) -> Option<String> {
    checked(typed, &["http", "https"])
}

fn checked(typed: &str, schemes: &[&str]) -> Option<String> {
    let (_, rest) = typed.split_once(':')?;
    let host = rest
        .trim_start_matches(['/', '\\'])
        .split(['/', '\\', '?', '#'])
        .next()?;
    if typed.len() > MAX_ADDRESS || host.len() > MAX_HOST {
        return None;
    }
    let url = Url::parse(typed).ok()?;
    let anonymous = url.username().is_empty() && url.password().is_none();
    (anonymous && schemes.contains(&url.scheme())).then(|| url.into())
}

/// Puts angle brackets around each `http` and `https` address that stands bare in running text: not
/// in code, raw HTML or a link. CommonMark itself then makes the link, and the marks of emphasis
/// inside an address stay part of it.
pub(super) fn bracket_bare(markdown: &str) -> Cow<'_, str> {
    if !markdown.contains("://") {
        return Cow::Borrowed(markdown);
    }
    let mut bracketed = String::with_capacity(markdown.len() + 64);
    let mut copied = 0;
    for address in bare(markdown) {
        bracketed.push_str(&markdown[copied..address.start]);
        bracketed.push('<');
        bracketed.push_str(&markdown[address.clone()]);
        bracketed.push('>');
        copied = address.end;
    }
    bracketed.push_str(&markdown[copied..]);
    Cow::Owned(bracketed)
}

fn bare(markdown: &str) -> Vec<Range<usize>> {
    // To find addresses, a table is a paragraph: a `|` ends them, and its many cells cost nothing.
    let dialect = super::DIALECT.difference(Options::ENABLE_TABLES);
    let mut found = Vec::new();
    let mut reached = 0;
    let mut silent = 0usize;
    for (event, range) in Parser::new_ext(markdown, dialect).into_offset_iter() {
        match event {
            Event::Start(
                Tag::CodeBlock(_) | Tag::HtmlBlock | Tag::Link { .. } | Tag::Image { .. },
            ) => silent += 1,
            Event::End(TagEnd::CodeBlock | TagEnd::HtmlBlock | TagEnd::Link | TagEnd::Image) => {
                silent -= 1
            }
            Event::Text(_) if silent == 0 => {
                reached = find(markdown, reached.max(range.start)..range.end, &mut found);
            }
            _ => {}
        }
    }
    found
}

/// The addresses that stand bare in text in which nothing is a mark.
pub(super) fn in_text(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    find(text, 0..text.len(), &mut found);
    found
}

/// Adds the addresses that begin in a part of the text. Says how far it was looked at.
fn find(text: &str, part: Range<usize>, found: &mut Vec<Range<usize>>) -> usize {
    let mut reached = part.start;
    while let Some(start) = next_start(text, reached..part.end) {
        let run = &text[start..start + extent(&text[start..])];
        // Read as a whole, whether it is an address or not: no byte is looked at twice.
        reached = start + run.len();
        let address = without_trailing_punctuation(run);
        if of_link(address).is_some() {
            found.push(start..start + address.len());
        }
    }
    reached
}

/// Where the next `http://` or `https://` begins that is not the tail of a longer word and not
/// behind a backslash.
fn next_start(markdown: &str, range: Range<usize>) -> Option<usize> {
    let bytes = markdown.as_bytes();
    let text = markdown.get(range.clone())?;
    text.match_indices("://").find_map(|(offset, _)| {
        let colon = range.start + offset;
        ["https", "http"].into_iter().find_map(|scheme| {
            let start = colon
                .checked_sub(scheme.len())
                .filter(|&start| start >= range.start)?;
            let before = start.checked_sub(1).map(|index| bytes[index]);
            let free = before.is_none_or(|byte| byte != b'\\' && !byte.is_ascii_alphanumeric());
            (free && bytes[start..colon].eq_ignore_ascii_case(scheme.as_bytes())).then_some(start)
        })
    })
}

/// The length of the run of characters that an address at the beginning of `text` can have.
fn extent(text: &str) -> usize {
    let mut brackets = 0usize;
    for (offset, character) in text.char_indices() {
        match character {
            '[' => brackets += 1,
            ']' if brackets == 0 => return offset,
            ']' => brackets -= 1,
            _ if ends_address(character) => return offset,
            _ => {}
        }
    }
    text.len()
}

/// What no address holds unescaped (RFC 3986), and the punctuation of scripts that put no space
/// behind it.
fn ends_address(character: char) -> bool {
    character.is_whitespace()
        || character.is_control()
        || matches!(
            character,
            '<' | '>' | '"' | '`' | '|' | '\\' | '“' | '”' | '„' | '«' | '»'
        )
        || matches!(character, '\u{3000}'..='\u{303F}' | '\u{FF00}'..='\u{FF65}')
}

/// GitHub's rules for extended autolinks (GFM 6.9): punctuation at the end belongs to the sentence,
/// and so does a closing parenthesis without its opening one, and an entity.
fn without_trailing_punctuation(run: &str) -> &str {
    let mut address = run;
    let mut surplus = run
        .matches(')')
        .count()
        .saturating_sub(run.matches('(').count());
    loop {
        let Some(last) = address.chars().next_back() else {
            return address;
        };
        let shorter = &address[..address.len() - last.len_utf8()];
        address = match last {
            '?' | '!' | '.' | ',' | ':' | '*' | '_' | '~' | '\'' | '’' | '…' => shorter,
            ')' if surplus > 0 => {
                surplus -= 1;
                shorter
            }
            ';' => shorter
                .trim_end_matches(|c: char| c.is_ascii_alphanumeric())
                .strip_suffix('&')
                .unwrap_or(shorter),
            _ => return address,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bare_addresses_are_found_in_running_text() {
        for (text, bracketed) in [
            (
                "see https://a.example/b?c=d#e now",
                "see <https://a.example/b?c=d#e> now",
            ),
            ("HTTP://A.EXAMPLE", "<HTTP://A.EXAMPLE>"),
            (
                "**https://a.example/b_c_d**",
                "**<https://a.example/b_c_d>**",
            ),
            ("https://a.example/*b*/c", "<https://a.example/*b*/c>"),
            ("> - https://a.example\n", "> - <https://a.example>\n"),
            ("|https://a.example|\n|-|", "|<https://a.example>|\n|-|"),
            ("https://[::1]/a", "<https://[::1]/a>"),
            (
                "https://a.example https://b.example",
                "<https://a.example> <https://b.example>",
            ),
        ] {
            assert_eq!(bracket_bare(text), bracketed);
        }
    }

    #[test]
    fn punctuation_and_brackets_around_an_address_belong_to_the_sentence() {
        for (text, bracketed) in [
            ("https://a.example/b.", "<https://a.example/b>."),
            ("https://a.example/b?!,:;…", "<https://a.example/b>?!,:;…"),
            ("(https://a.example/b)", "(<https://a.example/b>)"),
            ("https://a.example/b_(c)", "<https://a.example/b_(c)>"),
            ("(https://a.example/b_(c)).", "(<https://a.example/b_(c)>)."),
            ("[url=https://a.example/b]c", "[url=<https://a.example/b>]c"),
            ("\"https://a.example/b\"", "\"<https://a.example/b>\""),
            (
                "&quot;https://a.example/b&quot;",
                "&quot;<https://a.example/b>&quot;",
            ),
            ("https://a.example/b<br>", "<https://a.example/b><br>"),
            (
                "见https://a.example/路。然后",
                "见<https://a.example/路>。然后",
            ),
            ("“https://a.example/b”", "“<https://a.example/b>”"),
        ] {
            assert_eq!(bracket_bare(text), bracketed);
        }
    }

    #[test]
    fn code_links_raw_html_and_halves_of_words_are_left_alone() {
        for text in [
            "`https://a.example`",
            "    https://a.example",
            "```\nhttps://a.example\n```",
            "<https://a.example>",
            "[https://a.example](https://b.example)",
            "![https://a.example](b)",
            "[a]: https://a.example",
            "<b title=https://a.example>",
            "<div>\nhttps://a.example",
            "xhttps://a.example",
            "\\https://a.example",
            "https\\://a.example",
            "https://",
            "https://user@a.example",
            "ftp://a.example",
        ] {
            assert_eq!(bracket_bare(text), text);
        }
    }

    #[test]
    fn addresses_are_as_a_browser_reads_them() {
        assert_eq!(
            of_link("https:\\\\a.example/é\n").as_deref(),
            Some("https://a.example/%C3%A9")
        );
        assert_eq!(
            of_link("HTTP://ä.example").as_deref(),
            Some("http://xn--4ca.example/")
        );
        assert_eq!(of_link("java\nscript:alert(1)"), None);
        assert_eq!(of_image("mailto:a@b.example"), None);
    }

    #[test]
    fn addresses_too_long_for_people_and_hosts_too_long_for_dns_are_none() {
        assert_eq!(
            of_link(&format!("https://a.example/{}", "b".repeat(2048))),
            None
        );
        assert_eq!(of_link(&format!("https://{}", "é".repeat(200))), None);
        assert!(of_link(&format!("https://a.example/{}", "b".repeat(2000))).is_some());
    }
}
