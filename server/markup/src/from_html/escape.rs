//! Escapes text so that no character has a meaning in Markdown, and writes addresses in brackets.

use super::addresses;

/// Whether text stands in a link: addresses in it are no links of their own then.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Linked {
    Yes,
    No,
}

/// Adds text behind what stands in `out`, whose last line it may go on.
pub(super) fn text(text: &str, linked: Linked, out: &mut String) {
    let addresses = match linked {
        Linked::No if text.contains("://") => addresses::in_text(text),
        Linked::No | Linked::Yes => Vec::new(),
    };
    let mut copied = 0;
    for address in addresses {
        plain(&text[copied..address.start], out);
        out.push('<');
        out.push_str(&text[address.clone()]);
        out.push('>');
        copied = address.end;
    }
    plain(&text[copied..], out);
}

fn plain(text: &str, out: &mut String) {
    let mut before = None;
    let mut rest = text;
    while let Some(character) = rest.chars().next() {
        rest = &rest[character.len_utf8()..];
        let next = rest.chars().next();
        if matches!(out.as_bytes().last(), None | Some(b'\n')) {
            let digits = number_of_item(character, rest);
            if digits > 0 {
                out.push(character);
                out.push_str(&rest[..digits - 1]);
                out.push('\\');
                rest = &rest[digits - 1..];
                before = Some('0');
                continue;
            }
            let table = character == ':' && next == Some('-');
            if table || matches!(character, '#' | '+' | '-' | '=' | '>') {
                out.push('\\');
            }
        }
        if has_meaning(before, character, next) {
            out.push('\\');
        }
        out.push(character);
        before = Some(character);
    }
}

/// Whether a sign means something wherever it stands in a line.
fn has_meaning(before: Option<char>, sign: char, next: Option<char>) -> bool {
    let in_word = |neighbour: Option<char>| neighbour.is_some_and(char::is_alphanumeric);
    match sign {
        '\\' | '`' | '*' | '[' | ']' | '<' | '|' | '~' => true,
        '_' => !(in_word(before) && in_word(next)),
        '&' => next.is_none_or(|next| next == '#' || next.is_ascii_alphanumeric()),
        // The addresses that become links are not here.
        '/' => before == Some(':') && next == Some('/'),
        _ => false,
    }
}

/// How many digits there are before the sign that would make the line an item of a list.
fn number_of_item(first: char, rest: &str) -> usize {
    if !first.is_ascii_digit() {
        return 0;
    }
    let more = rest.bytes().take(9).take_while(u8::is_ascii_digit).count();
    match rest.as_bytes().get(more) {
        Some(b'.' | b')') => more + 1,
        _ => 0,
    }
}

/// An address as the target of a link or an image.
pub(super) fn destination(address: &str) -> String {
    let mut escaped = String::with_capacity(address.len() + 2);
    escaped.push('<');
    let bracketed = bracketed(address);
    let mut pieces = bracketed.split('&');
    escaped.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        // What looks like a reference (`&copy;`) would be replaced.
        let reference = piece.starts_with(|c: char| c == '#' || c.is_ascii_alphanumeric());
        escaped.push_str(if reference { "\\&" } else { "&" });
        escaped.push_str(piece);
    }
    escaped.push('>');
    escaped
}

/// An address for between `<` and `>`, where nothing can be escaped.
pub(super) fn bracketed(address: &str) -> String {
    let mut bracketed = String::with_capacity(address.len());
    for character in address.chars() {
        match character {
            '<' => bracketed.push_str("%3C"),
            '>' => bracketed.push_str("%3E"),
            '\\' => bracketed.push_str("%5C"),
            _ if character.is_whitespace() || character.is_control() => bracketed.push_str("%20"),
            _ => bracketed.push(character),
        }
    }
    bracketed
}
