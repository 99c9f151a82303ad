//! Reads JSON of any size, value by value: yields requested values with their line numbers, and skips everything
//! else.
//!
//! serde_json reads each value, but not the file: it reports neither where an element of an array begins, nor its
//! length before it is in memory. So this module finds the boundaries of values, by brackets and quotes alone, and
//! without recursion.

use std::path::Path;

use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::error::Category;

use super::bytes::Bytes;
use super::frame::Frame;
use crate::record::{Item, Skipped, SourcePosition};
use crate::source::{Broken, Stop};

/// Far longer than any comment; longer values are reported and skipped.
const LONGEST: usize = 4 << 20;
/// serde_json itself stops at 128 levels, and would report a broken file.
const DEEPEST: u32 = 100;

/// The callback that takes the items.
pub(crate) type ItemCallback<'a> = dyn FnMut(Item) -> Result<(), Stop> + 'a;

/// A requested value.
pub(crate) struct JsonMatch<'a> {
    /// The index of the wanted path that led to it.
    pub wanted: usize,
    /// The line where it begins.
    pub line: u64,
    /// The outermost array's element that it is in, from 1; 0 outside of arrays.
    pub element: u64,
    /// The value of the file that it is in, from 1.
    pub value: u64,
    text: &'a [u8],
    fit: Fit,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fit {
    Whole,
    TooLong,
    TooDeep,
}

/// Reads the file, gzipped or plain, and passes on every value at a `wanted` path. `version` is a member of the
/// top-level object, `data.Comment[]` is each element of an array two levels down, `[]` each element of a top-level
/// array, and the empty path is each top-level value, for JSON Lines.
///
/// # Errors
/// The line from which on the file is not JSON; or the error of `each`.
pub(crate) fn walk(
    path: &Path,
    wanted: &[&str],
    each: &mut dyn FnMut(&JsonMatch<'_>) -> Result<(), Broken>,
) -> Result<(), Broken> {
    let mut walker = Walker {
        bytes: Bytes::open(path)?,
        kept: Vec::new(),
        element: 0,
        values: 0,
        wanted,
        each,
    };
    while let Some(first) = walker.bytes.start_of_value()? {
        match first {
            // The first line of LeanCloud's exports names the format.
            b'#' => walker.bytes.pass_line()?,
            b'{' | b'[' => {
                walker.values += 1;
                walker.value(&mut String::new())?;
            }
            _ if walker.values == 0 => {
                return Err(Broken::NotThis("this file is no JSON".to_owned()));
            }
            _ => return Err(walker.bytes.broken("here no JSON value begins")),
        }
    }
    if walker.values == 0 {
        return Err(Broken::NotThis("this file is empty".to_owned()));
    }
    Ok(())
}

/// The first value at one of the `wanted` paths: the index of its path, and the value.
pub(crate) fn first(path: &Path, wanted: &[&str]) -> Result<Option<(usize, Vec<u8>)>, Broken> {
    let mut first = None;
    let ended = walk(path, wanted, &mut |found| {
        first = Some((found.wanted, found.text.to_vec()));
        Err(Broken::Stopped)
    });
    match ended {
        Ok(()) | Err(Broken::Stopped) => Ok(first),
        Err(broken) => Err(broken),
    }
}

/// Where a file's records are, by its beginning: `[][]` in lists of lists, `[]` in lists, and the empty path for one after
/// another.
///
/// # Errors
/// The file is no JSON.
pub(crate) fn shape(path: &Path) -> Result<&'static str, Broken> {
    let mut bytes = Bytes::open(path)?;
    match bytes.start_of_value()? {
        Some(b'{') => return Ok(""),
        Some(b'[') => bytes.step(),
        Some(_) => return Err(Broken::NotThis("this file is no JSON".to_owned())),
        None => return Err(Broken::NotThis("this file is empty".to_owned())),
    }
    Ok(match bytes.start_of_value()? {
        Some(b'[') => "[][]",
        _ => "[]",
    })
}

/// How a file begins.
pub(crate) struct Beginning {
    /// Its first value is a list; `names` are those of the first entry.
    pub is_list: bool,
    /// The first members' names.
    pub names: Vec<String>,
}

/// # Errors
/// The file's beginning is not JSON.
pub(crate) fn beginning(path: &Path, most: usize) -> Result<Beginning, Broken> {
    let mut walker = Walker {
        bytes: Bytes::open(path)?,
        kept: Vec::new(),
        element: 0,
        values: 0,
        wanted: &[],
        each: &mut |_| Ok(()),
    };
    let mut names = Vec::new();
    let is_list = walker.bytes.start_of_value()? == Some(b'[');
    if is_list {
        walker.bytes.step();
    }
    if walker.bytes.start_of_value()? == Some(b'{') {
        walker.bytes.step();
        while names.len() < most && !walker.bytes.ends_with(b'}')? {
            if !names.is_empty() {
                walker.bytes.expect(b',')?;
            }
            let mut name = String::new();
            walker.bytes.key(&mut name)?;
            walker.bytes.expect(b':')?;
            names.push(name);
            walker.bytes.start_of_value()?;
            // The names are what was asked for, also of a file that breaks off in a value.
            if walker.frame(Keep::Nothing).is_err() {
                break;
            }
        }
    }
    Ok(Beginning { is_list, names })
}

/// Passes every value at a `wanted` path to `record`; unusable ones are reported and skipped.
pub(crate) fn records<T: DeserializeOwned>(
    path: &Path,
    wanted: &[&str],
    take: &mut ItemCallback<'_>,
    record: &mut dyn FnMut(T, SourcePosition, &mut ItemCallback<'_>) -> Result<(), Broken>,
) -> Result<(), Broken> {
    walk(path, wanted, &mut |found| match found.parse() {
        Ok(value) => record(value, SourcePosition::Line(found.line), take),
        Err(ValueError::Skip(skipped)) => Ok(take(Item::Skipped(skipped))?),
        Err(ValueError::Broken(broken)) => Err(broken),
    })
}

/// Why a value is unusable.
pub(crate) enum ValueError {
    /// Only this value; the file goes on.
    Skip(Skipped),
    Broken(Broken),
}

impl JsonMatch<'_> {
    pub(crate) fn parse<T: DeserializeOwned>(&self) -> Result<T, ValueError> {
        match self.fit {
            Fit::Whole => {}
            Fit::TooLong => return Err(self.skip(&format!("it is longer than {LONGEST} bytes"))),
            Fit::TooDeep => return Err(self.skip(&format!("it has more than {DEEPEST} levels"))),
        }
        serde_json::from_slice(self.text).map_err(|error| match error.classify() {
            Category::Data => self.skip(&without_position(&error)),
            Category::Syntax | Category::Eof | Category::Io => {
                ValueError::Broken(broken_at(self.line, &error))
            }
        })
    }

    fn skip(&self, why: &str) -> ValueError {
        ValueError::Skip(Skipped {
            id: None,
            why: format!("this is no comment: {why}"),
            place: SourcePosition::Line(self.line),
        })
    }
}

/// serde_json counts lines from the beginning of the value.
fn broken_at(line: u64, error: &serde_json::Error) -> Broken {
    let below = u64::try_from(error.line()).unwrap_or(1).saturating_sub(1);
    Broken::At {
        place: SourcePosition::Line(line + below),
        problem: format!("broken JSON: {}", without_position(error)),
    }
}

/// serde_json classifies this as a syntax error too.
fn is_depth(error: &serde_json::Error) -> bool {
    error.to_string().starts_with("recursion limit")
}

/// serde_json's message without the position, which counts from the beginning of its input.
pub(crate) fn without_position(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rsplit_once(" at line ") {
        Some((problem, _)) => problem.to_owned(),
        None => text,
    }
}

struct Walker<'a> {
    bytes: Bytes,
    /// The current value; the buffer is reused.
    kept: Vec<u8>,
    element: u64,
    values: u64,
    wanted: &'a [&'a str],
    each: &'a mut dyn FnMut(&JsonMatch<'_>) -> Result<(), Broken>,
}

impl Walker<'_> {
    /// Recurses at most as deep as the longest wanted path; all other values are skipped.
    fn value(&mut self, at: &mut String) -> Result<(), Broken> {
        if let Some(wanted) = self.wanted.iter().position(|wanted| wanted == at) {
            return self.hand_over(wanted);
        }
        let leads_on = self.wanted.iter().any(|path| path.starts_with(at.as_str()));
        match self.bytes.start_of_value()? {
            Some(b'{') if leads_on => self.members(at),
            Some(b'[') if leads_on => self.elements(at),
            _ => self.frame(Keep::Nothing).map(drop),
        }
    }

    fn members(&mut self, at: &mut String) -> Result<(), Broken> {
        self.bytes.expect(b'{')?;
        if self.bytes.ends_with(b'}')? {
            return Ok(());
        }
        loop {
            let length = at.len();
            if !at.is_empty() {
                at.push('.');
            }
            self.bytes.key(at)?;
            self.bytes.expect(b':')?;
            self.value(at)?;
            at.truncate(length);
            if self.bytes.ends_with(b'}')? {
                return Ok(());
            }
            self.bytes.expect(b',')?;
        }
    }

    fn elements(&mut self, at: &mut String) -> Result<(), Broken> {
        self.bytes.expect(b'[')?;
        if self.bytes.ends_with(b']')? {
            return Ok(());
        }
        let length = at.len();
        let is_outermost = !at.contains("[]");
        at.push_str("[]");
        loop {
            self.element += u64::from(is_outermost);
            self.value(at)?;
            if self.bytes.ends_with(b']')? {
                at.truncate(length);
                return Ok(());
            }
            self.bytes.expect(b',')?;
        }
    }

    fn hand_over(&mut self, wanted: usize) -> Result<(), Broken> {
        self.bytes.start_of_value()?;
        let line = self.bytes.line;
        self.kept.clear();
        let fit = self.frame(Keep::Value);
        if !matches!(fit, Ok(Fit::Whole | Fit::TooDeep)) {
            self.is_sound(line)?;
        }
        let found = JsonMatch {
            wanted,
            line,
            element: self.element,
            value: self.values,
            fit: fit?,
            text: &self.kept,
        };
        (self.each)(&found)
    }

    /// A missing bracket swallows what follows; serde_json finds the place of the error.
    fn is_sound(&self, line: u64) -> Result<(), Broken> {
        let read = serde_json::from_slice::<IgnoredAny>(&self.kept);
        match read {
            Err(error) if error.classify() == Category::Syntax && !is_depth(&error) => {
                Err(broken_at(line, &error))
            }
            _ => Ok(()),
        }
    }

    /// Reads one value to its end.
    fn frame(&mut self, keep: Keep) -> Result<Fit, Broken> {
        let mut fit = Fit::Whole;
        let mut frame = Frame::default();
        loop {
            let Some(byte) = self.bytes.peek()? else {
                return Err(self.bytes.broken("the file ends in the middle"));
            };
            if frame.ends_before(byte) {
                return Ok(fit);
            }
            frame
                .take(byte)
                .map_err(|problem| self.bytes.broken(problem))?;
            self.bytes.step();
            let going_on = self.bytes.ahead();
            let going_on = &going_on[..frame.of_text(going_on)];
            if keep == Keep::Value {
                match self.kept.len() + going_on.len() < LONGEST {
                    true => {
                        self.kept.push(byte);
                        self.kept.extend_from_slice(going_on);
                    }
                    false => fit = Fit::TooLong,
                }
            }
            let length = going_on.len();
            self.bytes.pass(length);
            if frame.depth > DEEPEST && fit == Fit::Whole {
                fit = Fit::TooDeep;
            }
            if frame.is_whole() {
                return Ok(fit);
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Keep {
    Value,
    Nothing,
}
