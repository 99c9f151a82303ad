//! Which system a file is of: each known system reads its beginning, and the ones that find comments are named.
//!
//! A new system takes part by its `Format` alone. A look at names and first bytes would not do: many systems write a list
//! of objects, and only reading tells whether these have what a comment needs.

use std::path::Path;

use afterword_model::Status;
use jiff::tz::TimeZone;

use crate::incoming::native;
use crate::reading::seen;
use crate::record::{Body, CommentRecord, Item};
use crate::source::{Broken, Format, Options, Stop};
use crate::systems::FORMATS;

/// Comments after which a system is sure enough.
const ENOUGH: usize = 50;
/// Items among which there should be comments.
const MOST: usize = 2000;

/// The systems that a file may be of, and what it is.
#[derive(Debug)]
pub struct Detected {
    /// Several if the file does not tell: Comentario writes Commento's format too.
    pub systems: Vec<DetectedSystem>,
    /// `JSON, a list whose first entry has id and text`.
    pub seen: String,
}

/// A system that finds comments in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DetectedSystem {
    pub name: &'static str,
    pub title: &'static str,
    pub needs_timezone: bool,
    /// One of them has to be named.
    pub has_several_sites: bool,
}

/// What a system finds in the beginning of a file.
#[derive(Default)]
struct Sample {
    comments: usize,
    skipped: usize,
    all: usize,
    has_several_sites: bool,
    needs_timezone: bool,
    /// It was read to its end.
    is_whole: bool,
}

/// Reads a file or a folder as each system would. Nothing is written.
#[must_use]
pub fn detect(path: &Path) -> Detected {
    let systems = match native::is_export(path) {
        true => vec![DetectedSystem {
            name: native::NAME,
            title: native::TITLE,
            needs_timezone: false,
            has_several_sites: false,
        }],
        false => foreign(path),
    };
    Detected {
        systems,
        seen: seen::words(path),
    }
}

/// The systems that are the surest.
fn foreign(path: &Path) -> Vec<DetectedSystem> {
    let mut grades: Vec<fn(&Sample) -> bool> = vec![Sample::is_sure, Sample::has_some];
    // A folder without comments says nothing: any folder is one.
    if !path.is_dir() {
        grades.push(Sample::is_without);
    }
    let samples = FORMATS
        .iter()
        .filter_map(|format| Some((format, sample(format, path)?)));
    let samples: Vec<(&Format, Sample)> = samples.collect();
    let of_grade = |fits: fn(&Sample) -> bool| {
        let fitting = samples.iter().filter(|(_, sample)| fits(sample));
        let systems = fitting.map(|(format, sample)| DetectedSystem {
            name: format.name,
            title: format.title,
            needs_timezone: format.needs_timezone || sample.needs_timezone,
            has_several_sites: sample.has_several_sites,
        });
        systems.collect::<Vec<_>>()
    };
    let mut grades = grades.into_iter().map(of_grade);
    grades
        .find(|systems| !systems.is_empty())
        .unwrap_or_default()
}

impl Sample {
    fn is_sure(&self) -> bool {
        self.has_several_sites || (self.comments > 0 && self.comments >= self.skipped)
    }

    fn has_some(&self) -> bool {
        self.comments > 0
    }

    /// An export of a blog on which nobody has commented.
    fn is_without(&self) -> bool {
        self.is_whole && self.all == 0
    }

    fn take(&mut self, item: &Item) -> Result<(), Stop> {
        self.all += 1;
        match item {
            Item::Comment(comment) if has_text(comment) => self.comments += 1,
            Item::Comment(_) | Item::Skipped(_) => self.skipped += 1,
            Item::Page(_) => {}
        }
        match self.comments < ENOUGH && self.all < MOST {
            true => Ok(()),
            false => Err(Stop),
        }
    }
}

/// Ids, times and addresses are in many files. One without a text, unless it was erased, is read by the wrong system.
fn has_text(comment: &CommentRecord) -> bool {
    let (Body::Markdown(text) | Body::Html(text) | Body::Plain(text)) = &comment.body;
    !text.trim().is_empty() || comment.author.is_none() || comment.status == Status::Deleted
}

/// `None` if the file is not of this system.
fn sample(format: &Format, path: &Path) -> Option<Sample> {
    let without_zone = read(format, path, &Options::default());
    let (mut sample, read_to) = match without_zone {
        (_, Err(Broken::NoTimezone | Broken::WhichZone(_))) => {
            let options = Options {
                timezone: Some(TimeZone::UTC),
                from_site: None,
            };
            let (mut sample, read_to) = read(format, path, &options);
            sample.needs_timezone = true;
            (sample, read_to)
        }
        other => other,
    };
    match read_to {
        Ok(()) => sample.is_whole = true,
        Err(Broken::Stopped | Broken::At { .. }) => {}
        Err(Broken::WhichSite(_)) => sample.has_several_sites = true,
        Err(_) => return None,
    }
    Some(sample)
}

fn read(format: &Format, path: &Path, options: &Options) -> (Sample, Result<(), Broken>) {
    let mut sample = Sample::default();
    let opened = (format.open)(path, options);
    let read_to = opened.and_then(|mut source| source.read(&mut |item| sample.take(&item)));
    (sample, read_to)
}
