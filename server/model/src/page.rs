//! A page is one article, identified by its path.

use std::borrow::Cow;
use std::fmt;

use jiff::Timestamp;
use serde::Serialize;
use unicode_normalization::{UnicodeNormalization, is_nfc};

use super::characters::{is_forbidden, is_stray, readable};
use super::{Invalid, SiteId};
use afterword_text::turns;

/// The longest path, in bytes of its normalised form.
pub(crate) const MAX_PATH_BYTES: usize = 1024;

/// A normalised page path: percent-decoded, NFC, without query, fragment and `index.html`.
///
/// `%` itself stays written as `%25`, so that parsing a normalised path changes nothing. The trailing slash is kept
/// as in the blog, and so is `.html`; [`PagePath::key`] is the same for all forms.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct PagePath(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PagePathError {
    #[error("a page path begins with `/`, like `/posts/hello/`")]
    NoSlash,
    #[error("a page path is UTF-8, percent-encoded or not")]
    NotUtf8,
    #[error("a page path has no control characters")]
    Control,
    #[error("a page path has no segments `.` and `..`")]
    DotSegment,
    #[error("a page path has at most {MAX_PATH_BYTES} bytes")]
    TooLong,
}

impl PagePath {
    /// # Errors
    /// [`PagePathError`] describes the problem of `raw`.
    pub fn parse(raw: &str) -> Result<Self, PagePathError> {
        Self::normal(raw).map(|path| Self(path.into_owned()))
    }

    /// The normalised form, as by [`PagePath::parse`]; copied only if it differs.
    ///
    /// # Errors
    /// As there.
    pub fn normal(raw: &str) -> Result<Cow<'_, str>, PagePathError> {
        // Percent-encoding triples a byte at most: anything longer can't become short enough.
        if raw.len() > 4 * MAX_PATH_BYTES {
            return Err(PagePathError::TooLong);
        }
        if is_plain(raw) {
            return Ok(Cow::Borrowed(raw));
        }
        let raw = raw.split(['?', '#']).next().unwrap_or_default();
        if !raw.starts_with('/') {
            return Err(PagePathError::NoSlash);
        }
        let decoded = decode(raw)?;
        let normal: Cow<'_, str> = if decoded.is_ascii() || is_nfc(&decoded) {
            decoded
        } else {
            Cow::Owned(decoded.nfc().collect())
        };
        let bad = |c: char| c.is_control() || turns(c) || matches!(c, '\u{FFFE}' | '\u{FFFF}');
        if normal.chars().any(bad) {
            return Err(PagePathError::Control);
        }
        let path = normalize(&normal)?;
        if path.len() > MAX_PATH_BYTES {
            return Err(PagePathError::TooLong);
        }
        Ok(Cow::Owned(path))
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The page's key: the path without its trailing slash and `.html`. `/a`, `/a/` and `/a.html` are one page: which of
    /// them a blog has is a setting of its generator or its host, and changes with them.
    #[must_use]
    pub fn key(&self) -> &str {
        Self::key_of(&self.0)
    }

    /// The same for a path that is [normal](PagePath::normal).
    #[must_use]
    pub fn key_of(path: &str) -> &str {
        let mut key = match path.strip_suffix('/') {
            None | Some("") => path,
            Some(shorter) => shorter,
        };
        while let Some(shorter) = key.strip_suffix(".html")
            && !shorter.ends_with('/')
        {
            key = shorter;
        }
        key
    }
}

impl fmt::Display for PagePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Whether it is normalised already. A front page asks for ten paths at once, and nearly all are.
fn is_plain(raw: &str) -> bool {
    let is_short = raw.len() <= MAX_PATH_BYTES;
    is_short && raw.starts_with('/') && is_written_plainly(raw) && !raw.ends_with("/index.html")
}

/// Bytes of a path without a special meaning.
const MEANS_ITSELF: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = b'!';
    while byte <= b'~' {
        table[byte as usize] = !matches!(byte, b'%' | b'?' | b'#');
        byte += 1;
    }
    table
};

/// No byte needs decoding, and no segment must be changed or refused.
fn is_written_plainly(path: &str) -> bool {
    let mut before = b' ';
    path.bytes().all(|byte| {
        let begins = std::mem::replace(&mut before, byte) == b'/';
        MEANS_ITSELF[usize::from(byte)] && !(begins && matches!(byte, b'/' | b'.'))
    })
}

/// Percent-decodes once. Literal `%`, `?` and `#` stay encoded: decoded they would have another meaning when the path
/// is parsed again.
fn decode(raw: &str) -> Result<Cow<'_, str>, PagePathError> {
    if !raw.contains('%') {
        return Ok(Cow::Borrowed(raw));
    }
    let bytes = raw.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] != b'%' {
            out.push(bytes[at]);
            at += 1;
            continue;
        }
        match bytes.get(at + 1..at + 3).and_then(hex_pair) {
            Some(b'%') | None => out.extend_from_slice(b"%25"),
            Some(b'?') => out.extend_from_slice(b"%3F"),
            Some(b'#') => out.extend_from_slice(b"%23"),
            Some(byte) => out.push(byte),
        }
        at += if bytes.get(at + 1..at + 3).and_then(hex_pair).is_some() {
            3
        } else {
            1
        };
    }
    String::from_utf8(out)
        .map(Cow::Owned)
        .map_err(|_| PagePathError::NotUtf8)
}

fn hex_pair(pair: &[u8]) -> Option<u8> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    let value = digit(*pair.first()?)? * 16 + digit(*pair.get(1)?)?;
    u8::try_from(value).ok()
}

/// Merges `//`, refuses dot segments, drops a final `index.html`.
fn normalize(path: &str) -> Result<String, PagePathError> {
    let mut out = String::with_capacity(path.len());
    let mut segments = path.split('/').skip(1).peekable();
    while let Some(segment) = segments.next() {
        match segment {
            "." | ".." => return Err(PagePathError::DotSegment),
            "" => {}
            "index.html" if segments.peek().is_none() => {}
            segment => {
                out.push('/');
                out.push_str(segment);
                continue;
            }
        }
        if segments.peek().is_none() {
            out.push('/');
        }
    }
    Ok(out)
}

/// A page by its site and [`PagePath::key`], in one string for cheap hashing.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PageKey(Box<str>);

impl PageKey {
    #[must_use]
    pub fn new(site: SiteId, path: &PagePath) -> Self {
        Self::of_key(site, path.key())
    }

    #[must_use]
    pub fn of_key(site: SiteId, path_key: &str) -> Self {
        let mut digits = itoa::Buffer::new();
        let site = digits.format(site.0);
        let mut key = String::with_capacity(site.len() + path_key.len());
        key.push_str(site);
        key.push_str(path_key);
        Self(key.into_boxed_str())
    }

    /// The parts it was made of.
    #[must_use]
    pub fn parts(&self) -> (SiteId, &str) {
        // The path begins with the first slash, and a number holds none.
        let slash = self.0.find('/').unwrap_or(self.0.len());
        let site = self.0[..slash].parse().unwrap_or_default();
        (SiteId(site), &self.0[slash..])
    }
}

/// An article's title, from the widget or the owner: one line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct PageTitle(String);

impl PageTitle {
    /// # Errors
    /// [`Invalid::Title`] if it has control characters. Invisible characters are removed and a long title is
    /// shortened, because its sender (a reader's browser) did not write it.
    pub fn parse(raw: &str, max_chars: usize) -> Result<Self, Invalid> {
        let bad = |character| is_forbidden(character) && !is_stray(character);
        if raw.split_whitespace().any(|word| word.contains(bad)) {
            return Err(Invalid::Title);
        }
        let title: String = readable(raw).chars().take(max_chars).collect();
        Ok(Self(title.trim_end().to_owned()))
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The title that an imported one gives to a page: one that it has stays.
    #[must_use]
    pub fn over<'t>(imported: Option<&'t Self>, known: &str) -> Option<&'t Self> {
        imported.filter(|_| known.is_empty())
    }
}

/// Why a page takes no new comments.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ClosedBy {
    Owner,
    Age,
}

/// A page in the store.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Page {
    pub path: String,
    pub title: String,
    pub closed: bool,
    /// Approved comments.
    pub count: u32,
    /// How often posts about it are liked and passed on, on other networks.
    pub likes: u32,
    /// When its first comment or its first setting was made.
    pub first_seen: Timestamp,
    /// Former paths that lead here.
    pub aliases: Vec<String>,
}

#[cfg(test)]
#[path = "page_tests.rs"]
mod tests;
