//! Recognises the text of our own mails where a client has neither quoted it nor kept its marker.
//!
//! The comment stands first in such a mail. If it begins with "ok" and the reply is empty, it looks like the owner's
//! word. Attributions and separators prove nothing then: the comment's author may have written them, too.

use crate::inspect::Rules;
use crate::lines::{BodyLine, LineClass};

/// The path of the links in our mails, up to their token, and what follows it.
const LINK: (&str, &str) = ("/m/", "?do=");

/// The length of a token, in characters.
const TOKEN: usize = 26;

/// Whether an unquoted line of ours is in `lines`.
pub(super) fn is_in(lines: &[BodyLine], rules: &Rules) -> bool {
    let mut text = String::new();
    for line in lines.iter().filter(|line| line.class != LineClass::Quote) {
        text.extend(line.text.split_whitespace());
    }
    // Without spaces: a line of Japanese ends anywhere in a sentence.
    let is_there = |sentence: &String| {
        let bare: String = sentence.split_whitespace().collect();
        text.contains(&bare)
    };
    has_link(&text) || rules.own_sentences.iter().any(is_there)
}

/// `https://comments.example/m/abcdefghijklmnopqrstuvwxyz?do=approve`
fn has_link(text: &str) -> bool {
    text.match_indices(LINK.0).any(|(at, path)| {
        let token = &text[at + path.len()..];
        let rest = token.get(TOKEN..).filter(|rest| rest.starts_with(LINK.1));
        let is_token = |token: &str| token.bytes().all(|byte| byte.is_ascii_alphanumeric());
        rest.is_some() && token.get(..TOKEN).is_some_and(is_token)
    })
}
