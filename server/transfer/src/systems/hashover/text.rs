//! A comment's text as HashOver 2 stores it: escaped HTML with some tags, line ends that count, and some marks of
//! Markdown.

use crate::systems::paragraphs::with_paragraphs;

const FENCE: &str = "```";

/// HTML that says the same.
pub(super) fn html(text: &str) -> String {
    let mut html = String::with_capacity(text.len() + 64);
    let mut parts = text.split(FENCE).peekable();
    let mut is_code = false;
    while let Some(part) = parts.next() {
        match is_code {
            false => html.push_str(&with_paragraphs(&marked(part))),
            // Without an end it is no code.
            true if parts.peek().is_none() => {
                html.push_str(FENCE);
                html.push_str(&with_paragraphs(&marked(part)));
            }
            true => {
                html.push_str("<pre><code>");
                html.push_str(part.trim_matches(['\r', '\n']));
                html.push_str("</code></pre>");
            }
        }
        is_code = !is_code;
    }
    html
}

/// Replaces the marks in each paragraph. Code stays as it is.
fn marked(text: &str) -> String {
    let paragraphs = text.split("\n\n").map(|paragraph| {
        let mut html = String::new();
        let mut rest = paragraph;
        while let Some((before, code, behind)) = between(rest, "`", 1) {
            html.push_str(&emphasised(before));
            html.push_str("<code>");
            html.push_str(code);
            html.push_str("</code>");
            rest = behind;
        }
        html.push_str(&emphasised(rest));
        html
    });
    paragraphs.collect::<Vec<_>>().join("\n\n")
}

fn emphasised(text: &str) -> String {
    // The longer marks first. HashOver underlines by `_`, which no Markdown knows.
    let marks = [("**", "strong"), ("*", "em"), ("~~", "s"), ("__", "em")];
    marks.iter().fold(text.to_owned(), |text, (mark, tag)| {
        let mut html = String::new();
        let mut rest = text.as_str();
        while let Some((before, inner, behind)) = between(rest, mark, 3) {
            html = html + before + "<" + tag + ">" + inner + "</" + tag + ">";
            rest = behind;
        }
        html + rest
    })
}

/// What stands between the first two of the marks that have at least `shortest` bytes between them, and no blank at
/// their inner sides; with what is before and behind.
fn between<'a>(text: &'a str, mark: &str, shortest: usize) -> Option<(&'a str, &'a str, &'a str)> {
    let mut ends = text.match_indices(mark).map(|(at, _)| at).peekable();
    let sign = mark.chars().next()?;
    while let Some(start) = ends.next() {
        let inner = &text[start + mark.len()..];
        let &end = ends.peek()?;
        let inner = inner.get(..end.checked_sub(start + mark.len())?)?;
        let is_edge = |sign_there: char| sign_there == ' ' || sign_there == sign;
        if inner.len() >= shortest && !inner.starts_with(is_edge) && !inner.ends_with(is_edge) {
            return Some((&text[..start], inner, &text[end + mark.len()..]));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_marks_and_code_say_in_html_what_they_said() {
        for (text, expected) in [
            ("a\nb\n\nc", "a<br>\nb\n<p>c"),
            (
                "**bold** and *slanted*, ~~gone~~",
                "<strong>bold</strong> and <em>slanted</em>, <s>gone</s>",
            ),
            ("__under__ a_b_c", "<em>under</em> a_b_c"),
            ("2 * 3 * 4, **, ****", "2 * 3 * 4, **, ****"),
            ("`*a*` &lt;b&gt;", "<code>*a*</code> &lt;b&gt;"),
            (
                "see:\n```\na\n\n*b*\n```\nend",
                "see:\n<pre><code>a\n\n*b*</code></pre>end",
            ),
            ("no ```end", "no ```end"),
            ("**a\n\nb**", "**a\n<p>b**"),
        ] {
            assert_eq!(html(text), expected, "{text}");
        }
    }
}
