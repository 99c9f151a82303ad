//! Character references of HTML (13.2.5.72 of the standard): `&amp;`, `&#65;`, `&#x41;`.

use std::borrow::Cow;

use html5ever::data::{C1_REPLACEMENTS, NAMED_ENTITIES};

/// The longest name, in bytes.
const MAX_NAME: usize = 32;

/// Names that mails also use without a semicolon.
const BARE: &[(&str, &str)] = &[
    ("amp", "&"),
    ("nbsp", "\u{A0}"),
    ("quot", "\""),
    ("lt", "<"),
    ("gt", ">"),
];

/// The context of a reference. In an attribute, `?a=1&lt=2` is a URL.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Context {
    Text,
    Attribute,
}

/// `text` with all references decoded; invalid ones stay as they are.
pub(super) fn decoded(text: &str, place: Context) -> Cow<'_, str> {
    let Some(first) = text.find('&') else {
        return Cow::Borrowed(text);
    };
    let mut decoded = String::with_capacity(text.len());
    let (before, mut rest) = text.split_at(first);
    decoded.push_str(before);
    while let Some(reference) = rest.strip_prefix('&') {
        let after = match reference.strip_prefix('#') {
            Some(number) => numbered(number, &mut decoded),
            None => named(reference, place, &mut decoded),
        };
        let after = after.unwrap_or_else(|| {
            decoded.push('&');
            reference
        });
        let next = after.find('&').unwrap_or(after.len());
        decoded.push_str(&after[..next]);
        rest = &after[next..];
    }
    Cow::Owned(decoded)
}

/// The text after the reference, if it is one.
fn named<'a>(reference: &'a str, place: Context, decoded: &mut String) -> Option<&'a str> {
    let bytes = reference.as_bytes().iter().take(MAX_NAME);
    let length = bytes
        .take_while(|byte| byte.is_ascii_alphanumeric())
        .count();
    let (name, after) = reference.split_at(length);
    if after.starts_with(';')
        && let Some(&(first, second)) = NAMED_ENTITIES.get(&reference[..=length])
    {
        let characters = [first, second].into_iter().filter(|&code| code != 0);
        decoded.extend(characters.filter_map(char::from_u32));
        return Some(&after[1..]);
    }
    let (bare, characters) = BARE.iter().find(|(bare, _)| name.starts_with(bare))?;
    let after = &reference[bare.len()..];
    let is_address = after.starts_with(|c: char| c == '=' || c.is_ascii_alphanumeric());
    if place == Context::Attribute && is_address {
        return None;
    }
    decoded.push_str(characters);
    Some(after)
}

/// The text after the reference, if it is one.
fn numbered<'a>(number: &'a str, decoded: &mut String) -> Option<&'a str> {
    let hexadecimal = number.strip_prefix(['x', 'X']);
    let (digits, radix) = hexadecimal.map_or((number, 10), |digits| (digits, 16));
    let mut code: Option<u32> = None;
    let mut length = 0;
    for digit in digits.chars().map_while(|c| c.to_digit(radix)) {
        let value = code.unwrap_or(0).saturating_mul(radix);
        code = Some(value.saturating_add(digit));
        length += 1;
    }
    decoded.push(character(code?));
    let after = &digits[length..];
    Some(after.strip_prefix(';').unwrap_or(after))
}

fn character(code: u32) -> char {
    // Windows-1252: many mails use the numbers of C1 controls for its characters.
    let control = code.checked_sub(0x80).map(|at| at as usize);
    let replaced = control.and_then(|at| C1_REPLACEMENTS.get(at).copied().flatten());
    let found = replaced.or_else(|| char::from_u32(code));
    found
        .filter(|&found| found != '\0')
        .unwrap_or(char::REPLACEMENT_CHARACTER)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_become_characters_and_the_rest_stays() {
        for (written, meant) in [
            ("a &amp; b", "a & b"),
            ("&lt;&LT;&hellip;&Auml;&nbsp;", "<<…Ä\u{A0}"),
            ("&amp&lt&notx;&ampx", "&<&notx;&x"),
            ("&#65;&#x42&#x1F44d;&#150;", "AB👍–"),
            ("&#0;&#xD800;&#99999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ("&;&#;&#x;& &é&", "&;&#;&#x;& &é&"),
            ("none", "none"),
        ] {
            assert_eq!(decoded(written, Context::Text), meant, "{written}");
        }
        assert_eq!(decoded("?a&lt=b&amp;c", Context::Attribute), "?a&lt=b&c");
    }
}
