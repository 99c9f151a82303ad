//! Reads a file from beginning to end, one item after another, so that its size does not matter.

use std::io;
use std::path::Path;

use jiff::tz::TimeZone;

use super::record::{Item, SourcePosition};

/// A system's file, ready to be read.
pub trait Source {
    /// Passes on every item. If the file is broken, everything before that has been passed on.
    ///
    /// # Errors
    /// [`Broken`] names the place from which on the file can't be read; or the error of `each`.
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken>;
}

/// The receiver wants no more items.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stop;

/// Why a file can't be read, or not to its end.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    #[error("the file can't be read: {0}")]
    Unreadable(#[from] io::Error),
    /// The file has another format than expected.
    #[error("{0}")]
    NotThis(String),
    /// It has the comments of several sites, and none of them was chosen.
    #[error("{0}")]
    WhichSite(String),
    #[error("{}: {problem}", place.words())]
    At {
        place: SourcePosition,
        problem: String,
    },
    /// Its times have no zone, and none was given.
    #[error(
        "the times in this file have no zone: name it with --timezone, such as --timezone Europe/Paris"
    )]
    NoTimezone,
    /// Only one of its times has no zone, and none was given.
    #[error("{0}")]
    WhichZone(String),
    /// What has to be in memory at once does not fit.
    #[error("more than {most} {what} are too many for one import")]
    TooMany { what: &'static str, most: usize },
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

/// The options for reading a file.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// The zone for times without one.
    pub timezone: Option<TimeZone>,
    /// The site to import from a file with several.
    pub from_site: Option<String>,
}

/// A system that comments can be imported from.
pub struct Format {
    /// The name on the command line and in the database: `disqus`.
    pub name: &'static str,
    /// The name for people: `Disqus (XML)`.
    pub title: &'static str,
    /// Whether its times lack a zone.
    pub needs_timezone: bool,
    pub open: Open,
}

/// Checks the format of the file, and prepares reading it.
pub type Open = fn(&Path, &Options) -> Result<Box<dyn Source>, Broken>;
