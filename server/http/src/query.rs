//! Query strings and HTML forms, decoded strictly: invalid UTF-8 is refused, not replaced.

use std::borrow::Cow;
use std::fmt::Display;

use percent_encoding::percent_decode;

use super::error::{Problem, choices, code};
use afterword_i18n::ProblemText;

/// The pairs of `application/x-www-form-urlencoded` (URL Standard, 5.1), in their order.
///
/// # Errors
/// `invalid_encoding`, naming the field, if a value is not UTF-8.
pub(super) fn pairs(raw: &[u8]) -> Result<Vec<(String, String)>, Problem> {
    each(raw)
        .map(|pair| pair.map(|(name, value)| (name.into_owned(), value.into_owned())))
        .collect()
}

/// The same one by one, copied only if they are encoded.
pub(super) fn each(raw: &[u8]) -> impl Iterator<Item = Result<Pair<'_>, Problem>> {
    let plain = plain(raw);
    let mut left = raw;
    std::iter::from_fn(move || {
        while !left.is_empty() {
            let begin = raw.len() - left.len();
            let length = left.iter().position(|byte| *byte == b'&');
            let length = length.unwrap_or(left.len());
            let pair = &left[..length];
            left = left.get(length + 1..).unwrap_or_default();
            if pair.is_empty() {
                continue;
            }
            return Some(match plain {
                Some(text) => Ok(as_it_is(&text[begin..begin + length])),
                None => decoded_pair(pair),
            });
        }
        None
    })
}

fn as_it_is(pair: &str) -> Pair<'_> {
    let middle = pair.bytes().position(|byte| byte == b'=');
    let middle = middle.unwrap_or(pair.len());
    let value = pair.get(middle + 1..).unwrap_or_default();
    (Cow::Borrowed(&pair[..middle]), Cow::Borrowed(value))
}

/// All of it, if nothing in it is encoded. It looks at many bytes at once, because it does not stop at the first.
fn plain(raw: &[u8]) -> Option<&str> {
    let means_more = |byte: u8| !byte.is_ascii() | (byte == b'%') | (byte == b'+');
    let any = raw.iter().fold(false, |any, byte| any | means_more(*byte));
    if any {
        None
    } else {
        std::str::from_utf8(raw).ok()
    }
}

fn decoded_pair(pair: &[u8]) -> Result<Pair<'_>, Problem> {
    let mut parts = pair.splitn(2, |byte| *byte == b'=');
    let name = decoded(parts.next().unwrap_or_default())
        .ok_or_else(|| not_utf8(ProblemText::field_name_not_utf8()))?;
    let value = decoded(parts.next().unwrap_or_default()).ok_or_else(|| {
        not_utf8(ProblemText::invalid_encoding(name.to_string())).field(name.to_string())
    })?;
    Ok((name, value))
}

/// A name and its value.
type Pair<'a> = (Cow<'a, str>, Cow<'a, str>);

fn decoded(raw: &[u8]) -> Option<Cow<'_, str>> {
    if !raw.iter().any(|byte| matches!(byte, b'%' | b'+')) {
        return std::str::from_utf8(raw).ok().map(Cow::Borrowed);
    }
    if !raw.contains(&b'+') {
        return percent_decode(raw).decode_utf8().ok();
    }
    let spaces = raw.iter().map(|b| if *b == b'+' { b' ' } else { *b });
    let spaced: Vec<u8> = spaces.collect();
    let decoded = percent_decode(&spaced).decode_utf8().ok()?;
    Some(Cow::Owned(decoded.into_owned()))
}

fn not_utf8(text: ProblemText) -> Problem {
    Problem::new(code::INVALID_ENCODING, text)
}

/// A decoded query; unknown parameters are ignored.
#[derive(Debug)]
pub(super) struct Query(Vec<(String, String)>);

impl Query {
    /// # Errors
    /// As [`pairs`].
    pub(super) fn parse(raw: Option<&str>) -> Result<Self, Problem> {
        pairs(raw.unwrap_or_default().as_bytes()).map(Self)
    }

    #[must_use]
    pub(super) fn first(&self, name: &str) -> Option<&str> {
        let named = self.0.iter().find(|(key, _)| key == name)?;
        Some(&named.1)
    }

    /// An optional parameter, parsed by its type.
    ///
    /// # Errors
    /// `invalid_parameter`, naming it.
    pub(super) fn parsed<T: std::str::FromStr>(
        &self,
        name: &'static str,
        expected: impl FnOnce() -> ProblemText,
    ) -> Result<Option<T>, Problem> {
        let Some(raw) = self.first(name).filter(|raw| !raw.is_empty()) else {
            return Ok(None);
        };
        raw.parse().map(Some).map_err(|_| invalid(name, expected()))
    }
}

impl Query {
    /// `limit`: the length of a list.
    ///
    /// # Errors
    /// `invalid_parameter`.
    pub(super) fn limit(&self, usual: u32, most: u32) -> Result<u32, Problem> {
        Ok(self.within("limit", most)?.unwrap_or(usual))
    }

    /// A number from 1 to this one.
    ///
    /// # Errors
    /// `invalid_parameter`.
    pub(super) fn within(&self, name: &'static str, most: u32) -> Result<Option<u32>, Problem> {
        let expected = || ProblemText::not_in_range(most, name);
        match self.parsed(name, expected)? {
            Some(number) if !(1..=most).contains(&number) => Err(invalid(name, expected())),
            number => Ok(number),
        }
    }
}

/// A parameter that has to be one of a few words.
#[must_use]
pub(super) fn one_of(name: &'static str, known: &[impl Display]) -> ProblemText {
    ProblemText::not_one_of(choices(known), name)
}

/// A parameter with an invalid value.
#[must_use]
pub(super) fn invalid(name: &'static str, text: ProblemText) -> Problem {
    Problem::new(code::INVALID_PARAMETER, text).field(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_decoded_and_invalid_utf8_is_refused() {
        let read = pairs(b"page=%2Fa%2F&page=/b/&q=a+b&&empty").unwrap();
        let expected = [
            ("page", "/a/"),
            ("page", "/b/"),
            ("q", "a b"),
            ("empty", ""),
        ];
        assert_eq!(read, expected.map(|(k, v)| (k.to_owned(), v.to_owned())));
        let plain = pairs(b"site=blog&&page=/a=b/&empty&=/c/").unwrap();
        let expected = [
            ("site", "blog"),
            ("page", "/a=b/"),
            ("empty", ""),
            ("", "/c/"),
        ];
        assert_eq!(plain, expected.map(|(k, v)| (k.to_owned(), v.to_owned())));
        let problem = pairs(b"page=%FF").unwrap_err();
        assert_eq!(
            (problem.code(), problem.field_name()),
            ("invalid_encoding", Some("page"))
        );
    }
}
