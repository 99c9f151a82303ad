//! A comment's text as WordPress stores it: HTML in which line ends and blank lines have a meaning.

/// Turns blank lines into paragraphs and line ends into line breaks, except in `<pre>`.
pub(super) fn with_paragraphs(text: &str) -> String {
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
    for (index, line) in text.lines().enumerate() {
        let blank = line.trim().is_empty();
        if index > 0 {
            html.push_str(match (blank, blank_before) {
                (true, false) => "\n<p>",
                (true, true) | (false, true) => "",
                (false, false) => "<br>\n",
            });
        }
        html.push_str(line);
        blank_before = blank;
    }
    // `lines` does not report the last line end, and a <pre> may follow it.
    if text.ends_with('\n') && !blank_before {
        html.push('\n');
    }
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
            ("a\n<pre>b\n\nc</pre>\nd", "a\n<pre>b\n\nc</pre><br>\nd"),
            ("a <PRE>b\n\nc", "a <PRE>b\n\nc"),
        ] {
            assert_eq!(with_paragraphs(text), html, "{text:?}");
        }
    }
}
