//! A paragraph's pieces as lines of Markdown.

use super::escape::{self, Linked};
use super::marks;
use super::runs::{Image, InlineContent, MARKS, Run, Style};

/// The lines of a paragraph; empty where there is nothing in it.
pub(super) fn lines(runs: Vec<Run>) -> String {
    let lines = write(&marks::settled(runs));
    lines.trim_matches([' ', '\n']).to_owned()
}

fn write(runs: &[Run]) -> String {
    let mut out = String::new();
    let mut start = 0;
    while start < runs.len() {
        let link = runs[start].link.as_deref();
        let length = runs[start..]
            .iter()
            .take_while(|run| run.link.as_deref() == link)
            .count();
        let group = &runs[start..start + length];
        match link {
            None => write_styled(group, Linked::No, &mut out),
            Some(address) => write_link(group, address, &mut out),
        }
        start += length;
    }
    out
}

fn write_link(group: &[Run], address: &str, out: &mut String) {
    let shown: Option<String> = group
        .iter()
        .map(|run| match &run.piece {
            InlineContent::Text(text) => Some(text.as_str()),
            InlineContent::Code(_) | InlineContent::Image(_) => None,
        })
        .collect();
    let same = shown.is_some_and(|shown| {
        shown == address || shown == address.trim_end_matches('/') && shown.contains("://")
    });
    if same {
        out.push_str(&format!("<{}>", escape::bracketed(address)));
        return;
    }
    // It would become an image.
    if out.ends_with('!') {
        out.pop();
        out.push_str("\\!");
    }
    out.push('[');
    write_styled(group, Linked::Yes, out);
    out.push_str(&format!("]({})", escape::destination(address)));
}

fn write_styled(group: &[Run], linked: Linked, out: &mut String) {
    let mut open = Style::default();
    for run in group {
        close_marks(&mut open, &run.style, out);
        for (mark, sign) in MARKS {
            if run.style.has(mark) && !open.has(mark) {
                out.push_str(sign);
                *open.flag(mark) = true;
            }
        }
        match &run.piece {
            InlineContent::Text(text) => escape::text(text, linked, out),
            InlineContent::Code(code) => write_code(code, out),
            InlineContent::Image(image) => write_image(image, out),
        }
    }
    close_marks(&mut open, &Style::default(), out);
}

/// Closes what `next` does not have, and what stands in it.
fn close_marks(open: &mut Style, next: &Style, out: &mut String) {
    let outermost = MARKS
        .iter()
        .position(|(mark, _)| open.has(*mark) && !next.has(*mark));
    let Some(outermost) = outermost else { return };
    for (mark, sign) in MARKS[outermost..].iter().rev() {
        if std::mem::take(open.flag(*mark)) {
            out.push_str(sign);
        }
    }
}

fn write_image(image: &Image, out: &mut String) {
    out.push_str("![");
    escape::text(&one_line(&image.alt), Linked::Yes, out);
    out.push_str(&format!("]({})", escape::destination(&image.address)));
}

fn write_code(code: &str, out: &mut String) {
    let code = one_line(code);
    if code.is_empty() {
        return;
    }
    let fence = "`".repeat(longest_run(&code, '`') + 1);
    let pad = if code.starts_with('`') || code.ends_with('`') {
        " "
    } else {
        ""
    };
    out.push_str(&format!("{fence}{pad}{code}{pad}{fence}"));
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

pub(super) fn longest_run(text: &str, wanted: char) -> usize {
    let runs = text.split(|c| c != wanted).map(str::len);
    runs.max().unwrap_or(0)
}
