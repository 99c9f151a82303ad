//! Parses one file of a sitemap while it arrives, compressed or not. The input is not trusted.

use std::hash::{BuildHasher, RandomState};
use std::io::{BufReader, Read};

use quick_xml::Reader;
use quick_xml::events::{BytesRef, Event};
use url::Url;

use super::bounded::{Bounded, MAX_BYTES, MAX_PIECE, broken_by, unpacked};
use afterword_model::{PagePath, Site};

/// In one file, as the protocol says.
const MAX_ENTRIES: usize = 50_000;
/// Files of one index. The protocol allows 50,000; a blog needs a few.
const MAX_FILES: usize = 100;
/// Nesting of elements; extensions for images and videos need six.
const MAX_DEPTH: usize = 32;

/// The entries of a file for one site; entries for other sites are left out.
#[derive(Debug)]
pub(super) enum Contents {
    /// Sorted hashes of the pages' keys.
    Pages(Box<[u64]>),
    /// The other files of an index.
    Index(Vec<Url>),
}

/// Why a file is no sitemap.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    #[error("this is no XML: {0}")]
    Xml(String),
    #[error("this is no sitemap, it begins with <{0}>")]
    NoSitemap(String),
    #[error("the file ends in the middle")]
    CutOff,
    #[error("the file has more than {MAX_BYTES} bytes")]
    TooLong,
    #[error("something in the file has more than {MAX_PIECE} bytes")]
    LongPiece,
    #[error("its elements are nested too deep")]
    TooDeep,
    #[error("the file has more than {MAX_ENTRIES} entries")]
    TooManyEntries,
    #[error("the index has more than {MAX_FILES} files")]
    TooManyFiles,
    #[error("the file can't be read: {0}")]
    Unreadable(String),
}

/// # Errors
/// [`Broken`]: then no part of it may be used.
pub(super) fn read(
    input: impl Read + 'static,
    site: &Site,
    hasher: &RandomState,
) -> Result<Contents, Broken> {
    let input = unpacked(Bounded::whole(input)).map_err(|error| broken_by(&error))?;
    let mut reader = Reader::from_reader(BufReader::new(Bounded::in_pieces(input, MAX_PIECE)));
    let config = reader.config_mut();
    config.expand_empty_elements = true;
    config.allow_dangling_amp = true;
    let mut document = Document::new(site, hasher);
    let mut buffer = Vec::new();
    loop {
        reader.get_mut().get_mut().piece = 0;
        buffer.clear();
        match reader.read_event_into(&mut buffer).map_err(broken)? {
            Event::Start(start) => document.open(start.name().as_ref())?,
            Event::End(_) => document.close()?,
            Event::Text(text) => document.add(&text.xml10_content()),
            Event::CData(text) => document.add(&text.xml10_content()),
            Event::GeneralRef(reference) => document.add(&resolved(&reference)),
            Event::Eof => return document.end(),
            _ => {}
        }
    }
}

/// What has been read so far.
struct Document<'a> {
    site: &'a Site,
    hasher: &'a RandomState,
    kind: Option<DocumentKind>,
    /// The namespace's prefix, with its colon.
    prefix: String,
    depth: usize,
    is_entry: bool,
    /// The URL in the current entry, while it is being read.
    address: Option<String>,
    entries: usize,
    pages: Vec<u64>,
    files: Vec<Url>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DocumentKind {
    Pages,
    Index,
}

impl<'a> Document<'a> {
    fn new(site: &'a Site, hasher: &'a RandomState) -> Self {
        Self {
            site,
            hasher,
            kind: None,
            prefix: String::new(),
            depth: 0,
            is_entry: false,
            address: None,
            entries: 0,
            pages: Vec::new(),
            files: Vec::new(),
        }
    }

    fn open(&mut self, name: &str) -> Result<(), Broken> {
        self.depth += 1;
        match self.depth {
            1 => self.begin(name)?,
            2 => self.is_entry = self.is_named(name, self.entry()),
            3 if self.is_entry && self.is_named(name, "loc") => self.address = Some(String::new()),
            0..=MAX_DEPTH => {}
            _ => return Err(Broken::TooDeep),
        }
        Ok(())
    }

    fn begin(&mut self, name: &str) -> Result<(), Broken> {
        let local = name.rsplit(':').next().unwrap_or_default();
        name[..name.len() - local.len()].clone_into(&mut self.prefix);
        self.kind = match local {
            _ if self.kind.is_some() => return Err(Broken::Xml("it has two roots".to_owned())),
            "urlset" => Some(DocumentKind::Pages),
            "sitemapindex" => Some(DocumentKind::Index),
            other => return Err(Broken::NoSitemap(plain(other, 40))),
        };
        Ok(())
    }

    fn entry(&self) -> &'static str {
        match self.kind {
            Some(DocumentKind::Index) => "sitemap",
            _ => "url",
        }
    }

    fn is_named(&self, name: &str, local: &str) -> bool {
        name.strip_prefix(self.prefix.as_str()) == Some(local)
    }

    fn add(&mut self, text: &str) {
        // Nested elements are not part of the URL.
        if let (Some(address), 3) = (&mut self.address, self.depth)
            && address.len() + text.len() <= MAX_PIECE
        {
            address.push_str(text);
        }
    }

    fn close(&mut self) -> Result<(), Broken> {
        if self.depth == 3
            && let Some(address) = self.address.take()
        {
            self.take(address.trim())?;
        }
        self.depth -= 1;
        Ok(())
    }

    fn take(&mut self, address: &str) -> Result<(), Broken> {
        self.entries += 1;
        if self.entries > MAX_ENTRIES {
            return Err(Broken::TooManyEntries);
        }
        let Some(url) = own(self.site, address) else {
            return Ok(());
        };
        if self.kind == Some(DocumentKind::Index) {
            if !self.files.contains(&url) {
                self.files.push(url);
            }
            return match self.files.len() {
                0..=MAX_FILES => Ok(()),
                _ => Err(Broken::TooManyFiles),
            };
        }
        if let Ok(path) = PagePath::parse(url.path()) {
            self.pages.push(self.hasher.hash_one(path.key()));
        }
        Ok(())
    }

    fn end(mut self) -> Result<Contents, Broken> {
        match self.kind {
            _ if self.depth > 0 => Err(Broken::CutOff),
            None => Err(Broken::CutOff),
            Some(DocumentKind::Index) => Ok(Contents::Index(self.files)),
            Some(DocumentKind::Pages) => {
                self.pages.sort_unstable();
                self.pages.dedup();
                Ok(Contents::Pages(self.pages.into_boxed_slice()))
            }
        }
    }
}

/// A URL on one of the site's origins.
fn own(site: &Site, address: &str) -> Option<Url> {
    let url = Url::parse(address).ok()?;
    site.has(&url).then_some(url)
}

/// `&amp;` and `&#38;`; other names mean nothing in XML, and stay unchanged.
fn resolved(reference: &BytesRef<'_>) -> String {
    if let Ok(Some(character)) = reference.resolve_char_ref() {
        return character.into();
    }
    let name = reference.xml10_content();
    match quick_xml::escape::resolve_predefined_entity(&name) {
        Some(text) => text.to_owned(),
        None => format!("&{name};"),
    }
}

fn broken(error: quick_xml::Error) -> Broken {
    match error {
        quick_xml::Error::Io(error) => broken_by(&error),
        quick_xml::Error::IllFormed(quick_xml::errors::IllFormedError::MissingEndTag(_)) => {
            Broken::CutOff
        }
        other => Broken::Xml(plain(&other.to_string(), 120)),
    }
}

/// Makes text from the file safe for logs and terminals.
fn plain(text: &str, most: usize) -> String {
    let shown = |letter: char| match letter {
        ' '..='~' => letter,
        _ => '?',
    };
    text.chars().take(most).map(shown).collect()
}
