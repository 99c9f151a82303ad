//! Each system's file, read by its importer and held against what stands in it.

mod artalk;
mod broken;
mod comentario;
mod commento;
mod coral;
mod cusdis;
mod disqus;
mod drupal;
mod ghost;
mod github;
mod hashover;
mod huge;
mod hyvor;
mod isso;
mod isso_json;
mod mastodon;
pub(crate) mod reading;
mod remark42;
mod stacosys;
mod staticman;
mod talkyard;
mod waline;
mod wordpress;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use afterword_transfer::source::{Broken, Options};
use afterword_transfer::{Body, CommentRecord, FORMATS, Item};
use jiff::tz::TimeZone;
use tempfile::TempDir;

fn fixture(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("tests/fixtures/transfer").join(name)
}

/// A database that a dump describes.
fn database(dump: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("comments.db");
    let sql = std::fs::read_to_string(fixture(dump)).unwrap();
    let connection = rusqlite::Connection::open(&path).unwrap();
    connection.execute_batch(&sql).unwrap();
    (folder, path)
}

fn file(content: &[u8]) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("export");
    std::fs::write(&path, content).unwrap();
    (folder, path)
}

fn in_paris() -> Options {
    Options {
        timezone: Some(TimeZone::get("Europe/Paris").unwrap()),
        from_site: None,
    }
}

fn of_site(site: &str) -> Options {
    Options {
        from_site: Some(site.to_owned()),
        ..in_paris()
    }
}

/// What a file holds, up to where it can't be read any further.
fn items(format: &str, path: &Path, options: &Options) -> (Vec<Item>, Result<(), Broken>) {
    let format = FORMATS.iter().find(|it| it.name == format).unwrap();
    let mut items = Vec::new();
    let end = (format.open)(path, options).and_then(|mut source| {
        source.read(&mut |item| {
            items.push(item);
            Ok(())
        })
    });
    (items, end)
}

/// Likewise, told on a line each.
fn told(format: &str, path: &Path, options: &Options) -> Vec<String> {
    let (items, end) = items(format, path, options);
    end.unwrap();
    items.iter().map(tell).collect()
}

/// Why a file is refused.
fn refusal(format: &str, path: &Path, options: &Options) -> String {
    items(format, path, options).1.unwrap_err().to_string()
}

fn tell(item: &Item) -> String {
    match item {
        Item::Page(page) => {
            let closed = if page.closed { ", closed" } else { "" };
            format!("page {} {:?}{closed}", page.address, page.title)
        }
        Item::Skipped(skipped) => format!(
            "skipped {} ({}): {}",
            skipped.id.as_deref().unwrap_or("?"),
            skipped.place.words(),
            skipped.why
        ),
        Item::Comment(comment) => tell_comment(comment),
    }
}

fn tell_comment(comment: &CommentRecord) -> String {
    let mut told = comment.id.clone();
    if let Some(parent) = &comment.parent {
        write!(told, " to {parent}").unwrap();
    }
    write!(told, " on {}", comment.page).unwrap();
    if let Some(title) = &comment.page_title {
        write!(told, " [{title}]").unwrap();
    }
    match &comment.author {
        None => told.push_str(" by nobody"),
        Some(author) => {
            write!(told, " by {}", author.name).unwrap();
            for detail in [&author.email, &author.website].into_iter().flatten() {
                write!(told, " <{detail}>").unwrap();
            }
            told.push_str(if author.owner { " (owner)" } else { "" });
            told.push_str(if author.verified { " (verified)" } else { "" });
        }
    }
    write!(told, ", {} {}", comment.status.as_str(), comment.created).unwrap();
    for (what, time) in [("published", comment.published), ("edited", comment.edited)] {
        if let Some(time) = time {
            write!(told, ", {what} {time}").unwrap();
        }
    }
    told.push_str(if comment.pinned { ", pinned" } else { "" });
    if comment.score > 0 {
        write!(told, ", +{}", comment.score).unwrap();
    }
    if let Some(anchor) = &comment.anchor {
        write!(told, ", #{anchor}").unwrap();
    }
    if let Some(avatar) = &comment.avatar {
        write!(told, ", avatar {avatar}").unwrap();
    }
    if let Some(source) = &comment.source {
        let (network, url) = (source.network.as_str(), source.url.as_str());
        write!(told, ", {network} {} {url}", source.handle).unwrap();
    }
    let (kind, text) = match &comment.body {
        Body::Markdown(text) => ("markdown", text),
        Body::Html(text) => ("html", text),
        Body::Plain(text) => ("plain", text),
    };
    write!(told, ": {kind} {text:?}").unwrap();
    told
}
