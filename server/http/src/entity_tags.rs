//! Versions of bodies, and whether a client has them (RFC 9110, 8.8.3 and 13.1).

use data_encoding::HEXLOWER;
use http::{HeaderMap, HeaderValue, header};
use sha2::{Digest, Sha256};

use afterword_services::keys::Keys;

/// A strong entity tag (RFC 9110, 8.8.3) of a body.
#[must_use]
pub(crate) fn entity_tag(body: &[u8]) -> String {
    quoted(&Sha256::digest(body))
}

/// The same for frequent bodies.
#[must_use]
pub(crate) fn quick_tag(keys: &Keys, body: &[u8]) -> String {
    quoted(&keys.version(body))
}

/// The first 96 bits are enough for the answers of one address.
fn quoted(version: &[u8]) -> String {
    let mut tag = String::with_capacity(26);
    tag.push('"');
    HEXLOWER.encode_append(&version[..12], &mut tag);
    tag.push('"');
    tag
}

/// Whether the client has this version (RFC 9110, 13.1.2: weak comparison).
#[must_use]
pub(crate) fn has_it(headers: &HeaderMap, tag: &str) -> bool {
    let lists = headers.get_all(header::IF_NONE_MATCH).iter();
    is_among(lists.map(HeaderValue::as_bytes), tag.as_bytes())
}

/// Whether one of these lists of tags contains it.
pub(crate) fn is_among<'a>(mut lists: impl Iterator<Item = &'a [u8]>, tag: &[u8]) -> bool {
    lists.any(|list| EntityTags(list).any(|known| known == b"*" || known == tag))
}

/// A list of entity tags (RFC 9110, 8.8.3), each in quotes and without the `W/` of a weak one. Between the quotes
/// there may be commas, and bytes beyond ASCII. Anything else extends to the next comma.
struct EntityTags<'a>(&'a [u8]);

impl<'a> Iterator for EntityTags<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<&'a [u8]> {
        let is_between = |byte: &u8| matches!(byte, b' ' | b'\t' | b',');
        let begin = self.0.iter().position(|byte| !is_between(byte))?;
        let rest = &self.0[begin..];
        let rest = match rest.strip_prefix(b"W/") {
            Some(strong @ [b'"', ..]) => strong,
            _ => rest,
        };
        let inside = rest.strip_prefix(b"\"").unwrap_or_default();
        let closing = inside.iter().position(|byte| *byte == b'"');
        let comma = rest.iter().position(|byte| *byte == b',');
        let end = match closing {
            Some(closing) => closing + 2,
            None => comma.unwrap_or(rest.len()),
        };
        let (tag, rest) = rest.split_at(end);
        self.0 = rest;
        Some(tag.trim_ascii_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entity_tags_compare_weakly() {
        let tag = entity_tag(b"x");
        let mut headers = HeaderMap::new();
        assert!(!has_it(&headers, &tag));
        let list = format!("\"other\", W/{tag}");
        headers.insert(header::IF_NONE_MATCH, HeaderValue::from_str(&list).unwrap());
        assert!(has_it(&headers, &tag));
    }

    #[test]
    fn a_list_of_entity_tags_is_read_as_its_grammar_has_it() {
        let tag: &[u8] = b"\"mine\"";
        let holds = |list: &[u8]| is_among([list].into_iter(), tag);
        for list in [
            &b"\"mine\""[..],
            b"W/\"mine\"",
            b"*",
            b"\"other\", \"mine\"",
            b" ,\t,\"other\",W/\"mine\" ,",
            b"\"a,b\", \"mine\"",
            b"\"\xe9\xff\", \"mine\"",
            b"none, \"mine\"",
            b"\"\"\"mine\"",
        ] {
            assert!(holds(list), "{}", list.escape_ascii());
        }
        for list in [
            &b""[..],
            b"\"other\"",
            b"mine",
            b"\"mine",
            b"w/\"mine\"",
            b"\"*\"",
            b"\"a,*,b\"",
            b"\"a, \"mine\", b\"",
            b"\"\xe9mine\"",
            b"W/",
            b"\"",
        ] {
            assert!(!holds(list), "{}", list.escape_ascii());
        }
    }
}
