//! Reads a file as one system's, and sorts what comes.

use std::io::Write;
use std::path::{Path, PathBuf};

use afterword_transfer::{
    Body, Broken, CommentRecord, FORMATS, Item, Options, PageRecord, Skipped,
};
use flate2::Compression;
use flate2::write::GzEncoder;
use jiff::tz::TimeZone;

#[derive(Default)]
pub(crate) struct Read {
    pub comments: Vec<CommentRecord>,
    pub pages: Vec<PageRecord>,
    pub skipped: Vec<Skipped>,
    /// Why it could not be read to the end.
    pub broken: Option<String>,
}

impl Read {
    pub(crate) fn comment(&self, id: &str) -> &CommentRecord {
        let found = self.comments.iter().find(|comment| comment.id == id);
        found.unwrap_or_else(|| panic!("no comment {id}"))
    }

    pub(crate) fn ids(&self) -> Vec<&str> {
        let ids = self.comments.iter().map(|comment| comment.id.as_str());
        ids.collect()
    }

    /// What stands in the report: its place and why.
    pub(crate) fn reasons(&self) -> Vec<String> {
        let skipped = self.skipped.iter();
        skipped
            .map(|it| format!("{}: {}", it.place.words(), it.why))
            .collect()
    }
}

pub(crate) fn fixture(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("tests/fixtures/transfer").join(name)
}

/// A whole file, or one that must be one.
pub(crate) fn read(format: &str, path: &Path) -> Read {
    let read = read_with(format, path, &Options::default());
    assert_eq!(read.broken, None, "{}", path.display());
    read
}

pub(crate) fn read_with(format: &str, path: &Path, options: &Options) -> Read {
    let mut read = Read::default();
    read.broken = try_read(format, path, options, &mut read)
        .err()
        .map(|broken| broken.to_string());
    read
}

fn try_read(format: &str, path: &Path, options: &Options, into: &mut Read) -> Result<(), Broken> {
    let format = FORMATS.iter().find(|it| it.name == format).unwrap();
    let mut source = (format.open)(path, options)?;
    source.read(&mut |item| {
        match item {
            Item::Page(page) => into.pages.push(page),
            Item::Comment(comment) => into.comments.push(*comment),
            Item::Skipped(skipped) => into.skipped.push(skipped),
        }
        Ok(())
    })
}

pub(crate) fn in_zone(name: &str) -> Options {
    Options {
        timezone: Some(TimeZone::get(name).unwrap()),
        ..Options::default()
    }
}

pub(crate) fn of_site(name: &str) -> Options {
    Options {
        from_site: Some(name.to_owned()),
        ..Options::default()
    }
}

/// The same file, packed.
pub(crate) fn gzipped(path: &Path, into: &Path) -> PathBuf {
    let packed = into.join("export.json.gz");
    let file = std::fs::File::create(&packed).unwrap();
    let mut encoder = GzEncoder::new(file, Compression::fast());
    encoder.write_all(&std::fs::read(path).unwrap()).unwrap();
    encoder.finish().unwrap();
    packed
}

pub(crate) fn markdown(text: &str) -> Body {
    Body::Markdown(text.to_owned())
}
