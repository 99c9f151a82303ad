//! A comment's text as WordPress and Drupal store it: HTML in which line ends and blank lines have a meaning.

/// Elements whose end ends a line already, as WordPress' own `wpautop` has them, and the line break.
const BLOCKS: &[&str] = &[
    "address",
    "article",
    "aside",
    "blockquote",
    "br",
    "caption",
    "center",
    "col",
    "colgroup",
    "dd",
    "details",
    "div",
    "dl",
    "dt",
    "fieldset",
    "figcaption",
    "figure",
    "footer",
    "form",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "header",
    "hr",
    "li",
    "main",
    "menu",
    "nav",
    "ol",
    "p",
    "pre",
    "section",
    "summary",
    "table",
    "tbody",
    "td",
    "tfoot",
    "th",
    "thead",
    "tr",
    "ul",
];

/// Turns blank lines into paragraphs and line ends into line breaks, except in `<pre>` and beside a block's tag.
pub(in crate::systems) fn with_paragraphs(text: &str) -> String {
    let mut html = String::with_capacity(text.len() + 64);
    let mut rest = text;
    while let Some(start) = find_tag(rest, "<pre") {
        let (before, preformatted) = rest.split_at(start);
        add_running(before, &mut html);
        let end = find_tag(preformatted, "</pre").unwrap_or(preformatted.len());
        html.push_str(&preformatted[..end]);
        rest = &preformatted[end..];
    }
    add_running(rest, &mut html);
    html
}

/// Where a tag begins, in upper or lower case.
fn find_tag(html: &str, tag: &str) -> Option<usize> {
    html.match_indices('<').map(|(at, _)| at).find(|&at| {
        let found = html.as_bytes().get(at..at + tag.len());
        found.is_some_and(|found| found.eq_ignore_ascii_case(tag.as_bytes()))
    })
}

fn add_running(text: &str, html: &mut String) {
    let mut blank_before = false;
    let mut before = "";
    for (index, line) in text.lines().enumerate() {
        let blank = line.trim().is_empty();
        if index > 0 {
            let is_broken = ends_with_block(before) || begins_with_block(line);
            html.push_str(match (blank, blank_before) {
                (true, false) => "\n<p>",
                (true, true) | (false, true) => "",
                (false, false) if is_broken => "\n",
                (false, false) => "<br>\n",
            });
        }
        html.push_str(line);
        blank_before = blank;
        before = line;
    }
    // `lines` does not report the last line end, and a <pre> may follow it.
    if text.ends_with('\n') && !blank_before {
        html.push('\n');
    }
}

fn ends_with_block(line: &str) -> bool {
    let line = line.trim_end();
    let tag = line.rfind('<').map(|at| &line[at + 1..]);
    tag.filter(|tag| tag.ends_with('>')).is_some_and(is_block)
}

fn begins_with_block(line: &str) -> bool {
    let tag = line.trim_start().strip_prefix('<');
    tag.is_some_and(|tag| !is_break(tag) && is_block(tag))
}

fn is_break(tag: &str) -> bool {
    name(tag).eq_ignore_ascii_case("br")
}

fn is_block(tag: &str) -> bool {
    let name = name(tag);
    BLOCKS.iter().any(|block| name.eq_ignore_ascii_case(block))
}

/// The name in what stands behind a `<`.
fn name(tag: &str) -> &str {
    let tag = tag.strip_prefix('/').unwrap_or(tag);
    let end = tag.find(|sign: char| !sign.is_ascii_alphanumeric());
    &tag[..end.unwrap_or(tag.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_blank_lines_are_breaks_and_paragraphs() {
        for (text, html) in [
            ("a", "a"),
            ("a\nb", "a<br>\nb"),
            ("a\r\n\r\n\r\nb\nc", "a\n<p>b<br>\nc"),
            ("a\n<pre>b\n\nc</pre>\nd", "a\n<pre>b\n\nc</pre>\nd"),
            (
                "<p>a<br>\nb</p>\n<ul>\n<li>c</li>",
                "<p>a<br>\nb</p>\n<ul>\n<li>c</li>",
            ),
            ("a <b>b</b>\n<i>c</i>", "a <b>b</b><br>\n<i>c</i>"),
            ("a <PRE>b\n\nc", "a <PRE>b\n\nc"),
        ] {
            assert_eq!(with_paragraphs(text), html, "{text:?}");
        }
    }
}
