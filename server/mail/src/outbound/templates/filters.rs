//! The template filters.

use minijinja::{AutoEscape, Environment, Value, escape_formatter};
use unicode_width::UnicodeWidthStr;

use super::super::wrap::{hanging, wrapped};

pub(super) fn add(environment: &mut Environment<'_>) {
    environment.add_filter("wrap", |text: &str, indent: Option<&str>| {
        wrapped(text, indent.unwrap_or_default())
    });
    environment.add_filter("pad", |text: &str, width: usize| {
        let missing = width.saturating_sub(text.width()).max(1);
        format!("{text}{}", " ".repeat(missing))
    });
    environment.add_filter("hang", |text: &str, head: &str| hanging(head, text));
    environment.add_filter("br", |text: &str| Value::from_safe_string(broken(text)));
    environment.set_formatter(|out, state, value| match value.as_str() {
        // The engine's own escaping also escapes every slash of a link.
        Some(text) if *state.auto_escape() == AutoEscape::Html && !value.is_safe() => out
            .write_str(&escaped(text))
            .map_err(minijinja::Error::from),
        _ => escape_formatter(out, state, value),
    });
}

fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            other => html.push(other),
        }
    }
    html
}

/// HTML that keeps the line ends and the indentation of `text`.
fn broken(text: &str) -> String {
    let lines: Vec<String> = text
        .lines()
        .map(|line| {
            let line = line.replace('\t', "    ");
            let body = line.trim_start_matches(' ');
            let margin = "&nbsp;".repeat(line.len() - body.len());
            margin + &escaped(body)
        })
        .collect();
    lines.join("<br>\n")
}
