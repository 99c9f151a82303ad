//! A line of a mail's text and its class. The classes, not the words, are what `reply_text` matches.

use super::{header_block, marker, separator, signature};

/// What a line is. The order of the checks in [`classify`] settles what could be two things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    Empty,
    /// Above it is the answer: our own mail begins.
    Marker,
    /// `> …`
    Quote,
    /// Announces a quotation: "On …, … wrote:", one or more lines of it.
    Attribution,
    /// "-----Original Message-----": an unquoted original follows.
    Separator,
    /// "From: …" and its like, as Outlook writes above an original; alone it is but text.
    Header,
    /// `-- `
    SignatureStart,
    /// "Sent from my iPhone", a mail server's warning, or what the mail's HTML says is a signature.
    Footer,
    /// A row of `_`, `-`, `=`, `*`.
    Rule,
    Text,
}

#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) text: String,
    pub(super) class: Class,
}

impl Line {
    /// A line whose class the words decide.
    pub(super) fn read(text: &str) -> Self {
        let class = classify(text);
        let text = text.trim_end().to_owned();
        Self { text, class }
    }

    /// A line whose class is known from the mail's structure.
    pub(super) fn known(text: &str, class: Class) -> Self {
        let text = text.trim_end().to_owned();
        let class = match class {
            _ if text.is_empty() => Class::Empty,
            _ if marker::is_marker(&text) => Class::Marker,
            class => class,
        };
        Self { text, class }
    }
}

fn classify(line: &str) -> Class {
    let trimmed = line.trim();
    match trimmed.chars().next() {
        None => Class::Empty,
        Some(_) if marker::is_marker(trimmed) => Class::Marker,
        Some('>') => Class::Quote,
        Some('|') if trimmed == "|" || trimmed.starts_with("| ") && !trimmed.ends_with('|') => {
            Class::Quote
        }
        Some(_) if signature::is_start(trimmed) => Class::SignatureStart,
        Some(_) if separator::is_rule(trimmed) => Class::Rule,
        Some('*') if separator::is_rule(trimmed.trim_matches('*')) => Class::Rule,
        Some(_) if separator::is_separator(trimmed) => Class::Separator,
        Some(_) if signature::is_footer(trimmed) || signature::is_banner(trimmed) => Class::Footer,
        Some(_) if header_block::field(trimmed).is_some() => Class::Header,
        Some(_) => Class::Text,
    }
}

/// Code between two fences is text whatever it looks like; a fence that is never closed is none.
pub(super) fn keep_code(lines: &mut [Line]) {
    let is_fence = |line: &Line| line.text.trim_start().starts_with("```");
    let mut open = None;
    for index in 0..lines.len() {
        if matches!(lines[index].class, Class::Marker | Class::Attribution) {
            return;
        }
        if !is_fence(&lines[index]) {
            continue;
        }
        match open.take() {
            None => open = Some(index),
            Some(start) => lines[start..=index]
                .iter_mut()
                .for_each(|line| line.class = Class::Text),
        }
    }
}
