//! A comment in the HTML part of a mail: as it will look on its page, with styles inline, because mail clients drop
//! others.

use afterword_mail_reader::{without_markers, writes_marker};
use afterword_markup::{Rules, plain, render, unfolded};
use unicode_width::UnicodeWidthChar;

use super::plain::one_line;

/// Columns of a preview: with its tag it stays on one line where clients quote it.
const PREVIEW: usize = 44;

/// The look of each element of a comment. Sizes and borders only where they carry meaning; colours are the client's.
/// `START` is the side where lines begin.
#[rustfmt::skip]
const STYLES: &[(&str, &str)] = &[
    ("p", "margin:0 0 12px;"),
    ("ul", "margin:0 0 12px;padding-START:24px;"),
    ("ol", "margin:0 0 12px;padding-START:28px;"),
    ("li", "margin:0 0 4px;"),
    ("blockquote", "margin:0 0 12px;padding-START:12px;border-START:2px solid #8a8f96;"),
    ("details", "margin:0 0 12px;"),
    ("summary", "margin:0 0 4px;font-weight:bold;"),
    ("pre", "margin:0 0 12px;padding:8px 12px;border:1px solid #8a8f96;border-radius:6px;font:14px/1.45 ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere;direction:ltr;text-align:left;"),
    ("code", "font-family:ui-monospace,Menlo,Consolas,monospace;font-size:0.9em;"),
    ("table", "margin:0 0 12px;border-collapse:collapse;"),
    ("th", "padding:4px 10px;border:1px solid #8a8f96;"),
    ("td", "padding:4px 10px;border:1px solid #8a8f96;"),
    ("hr", "margin:12px 0;border:0;border-top:1px solid #8a8f96;"),
];

/// Sanitised HTML of a comment's Markdown; its pictures are links, and formulas stay as typed. `None` where a mail client
/// could take a part of it for the marker line of our mail.
pub(super) fn rendered(markdown: &str, direction: &str) -> Option<String> {
    let start = if direction == "rtl" { "right" } else { "left" };
    let html = render(&without_markers(markdown), &Rules::default()).html;
    (!html.is_empty() && !writes_marker(&html)).then(|| styled(&unfolded(&html), start))
}

/// Puts the style of its element into each tag. `html` is the sanitiser's: names are in lower case, and values stand in
/// double quotes.
fn styled(html: &str, start: &str) -> String {
    let mut out = String::with_capacity(html.len() * 2);
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        let (text, tag) = rest.split_at(at);
        out.push_str(text);
        let end = tag_end(tag);
        let (tag, after) = tag.split_at(end);
        let name_end = tag[1..].find(|c: char| !c.is_ascii_alphanumeric());
        let (head, attributes) = tag.split_at(name_end.map_or(tag.len(), |end| end + 1));
        out.push_str(head);
        if let Some((_, style)) = STYLES.iter().find(|(name, _)| *name == &head[1..]) {
            out.push_str(&format!(" style=\"{}\"", style.replace("START", start)));
        }
        out.push_str(attributes);
        rest = after;
    }
    out.push_str(rest);
    out
}

/// Behind the `>` that ends the tag at the beginning; one in a value ends nothing.
fn tag_end(tag: &str) -> usize {
    let mut quoted = false;
    for (at, byte) in tag.bytes().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            b'>' if !quoted => return at + 1,
            _ => {}
        }
    }
    tag.len()
}

/// The beginning of a text, for the line that clients show beside the subject.
pub(super) fn preview(markdown: &str) -> String {
    let text = one_line(&plain(markdown), 4 * PREVIEW);
    let mut width = 0;
    let mut end = text.len();
    for (at, character) in text.char_indices() {
        width += character.width().unwrap_or(0);
        if width > PREVIEW {
            end = at;
            break;
        }
    }
    match end < text.len() {
        true => format!("{}…", text[..end].trim_end()),
        false => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_looks_as_on_its_page_and_loads_nothing() {
        let html = rendered("**bold** `code`\n\n- one\n\n> said\n\n![x](https://a.example/p.png) <script>\n\n```\na  b\n```", "ltr").unwrap();
        for part in [
            "<strong>bold</strong>",
            "<code style=",
            "<li style=",
            "<blockquote style=",
            "<pre style=",
            "&lt;script&gt;",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
        assert!(
            html.contains("href=\"https://a.example/p.png\"") && !html.contains("<img"),
            "{html}"
        );
    }

    #[test]
    fn a_tag_in_a_value_gets_no_style() {
        let html = rendered("[a](https://a.example \"<p> onmouseover=x\")", "ltr").unwrap();
        assert_eq!(html.matches("style=").count(), 1, "{html}");
        assert_eq!(
            styled("<a title=\"<p>\">b</a>", "left"),
            "<a title=\"<p>\">b</a>"
        );
    }

    #[test]
    fn nothing_that_is_rendered_is_a_marker() {
        for hidden in [
            "=== Above [#ab] ===",
            "\\=== Above [#ab] ===",
            "=&#61;= Above [#ab] ===",
            "**=**== Above [#ab] ==**=**",
            "ok [#ab] =\\==",
        ] {
            let html = rendered(hidden, "rtl");
            assert!(html.is_none_or(|html| !writes_marker(&html)), "{hidden}");
        }
    }

    #[test]
    fn a_preview_is_short_and_has_no_marks() {
        assert_eq!(
            preview("**A** [link](https://a.example)\n\nmore"),
            "A link (https://a.example/) more"
        );
        let long = preview(&"漢字".repeat(40));
        assert_eq!(long.chars().count(), 23, "{long}");
    }
}
