//! Reads a file from beginning to end, one item after another, so that its size does not matter.

use std::io;
use std::path::Path;

use jiff::tz::TimeZone;

use super::record::{Item, SourcePosition};

/// A system's file, ready to be read.
pub trait Source {
    /// Hands over every item. Where the file is broken, all that stands before has been handed over.
    ///
    /// # Errors
    /// [`Broken`] says where the file can't be read any further; or what `each` stopped with.
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken>;
}

/// Whoever takes the items wants no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stop;

/// Why a file can't be read, or not any further.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    #[error("the file can't be read: {0}")]
    Unreadable(#[from] io::Error),
    /// It is something else than was said.
    #[error("{0}")]
    NotThis(String),
    #[error("{}: {problem}", place.words())]
    At {
        place: SourcePosition,
        problem: String,
    },
    /// Times there have no zone, and none was named.
    #[error(
        "the times in this file have no zone: name it with --timezone, such as --timezone Europe/Paris"
    )]
    NoTimezone,
    #[error("stopped")]
    Stopped,
}

impl From<Stop> for Broken {
    fn from(_: Stop) -> Self {
        Self::Stopped
    }
}

impl SourcePosition {
    /// `line 12`, `comments 7`, `hello/comment-1.yml`.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Self::Line(line) => format!("line {line}"),
            Self::Row { table, id } => format!("{table} {id}"),
            Self::File(name) => name.clone(),
        }
    }
}

/// What reading depends on beside the file.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// The zone of times that say none.
    pub timezone: Option<TimeZone>,
    /// Which site of the file, where it holds several.
    pub from_site: Option<String>,
}

/// A system that comments can come from.
pub struct Format {
    /// On the command line and in the database: `disqus`.
    pub name: &'static str,
    /// For people: `Disqus (XML)`.
    pub title: &'static str,
    /// Whether its times say no zone.
    pub needs_timezone: bool,
    pub open: Open,
}

/// Looks whether the file is what it should be, and makes it ready to be read.
pub type Open = fn(&Path, &Options) -> Result<Box<dyn Source>, Broken>;
