//! A file that is read once, from beginning to end, with line numbers and bounded memory.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use flate2::bufread::MultiGzDecoder;

use super::utf16::{Order, Utf16};
use crate::record::SourcePosition;
use crate::source::Broken;

/// The longest element or line, in bytes. The longest comment that any of the systems accepts is a hundredth of it.
pub(crate) const MAX_PIECE: usize = 16 * 1024 * 1024;

const BUFFER: usize = 64 * 1024;
const GZIP: [u8; 2] = [0x1f, 0x8b];
const ZIP: &[u8] = b"PK\x03\x04";
const IS_ZIP: &str =
    "this is a ZIP archive: unpack it, and import what is in it, one file after the other";

/// The bytes of a file, decompressed if it is gzipped.
pub(crate) struct Input {
    inner: Box<dyn BufRead>,
    /// What was taken and comes once more, from `again_at` on.
    again: Vec<u8>,
    again_at: usize,
    lines: u64,
    /// How many more bytes the current piece may have.
    left: usize,
}

impl Input {
    /// # Errors
    /// [`Broken::Unreadable`].
    pub(crate) fn open(path: &Path) -> Result<Self, Broken> {
        let file = BufReader::with_capacity(BUFFER, File::open(path)?);
        Ok(Self::of(unfolded(file)?))
    }

    pub(crate) fn of(inner: Box<dyn BufRead>) -> Self {
        Self {
            inner,
            again: Vec::new(),
            again_at: 0,
            lines: 0,
            left: MAX_PIECE,
        }
    }

    /// The line of the next byte, from 1.
    pub(crate) fn line(&self) -> u64 {
        self.lines + 1
    }

    /// Gives back the last bytes that were taken.
    pub(crate) fn give_back(&mut self, bytes: &[u8]) {
        self.lines = self.lines.saturating_sub(line_ends(bytes));
        self.again.splice(..self.again_at, bytes.iter().copied());
        self.again_at = 0;
    }

    /// Starts a new piece, with a fresh limit.
    pub(crate) fn begin_piece(&mut self) {
        self.left = MAX_PIECE;
    }

    /// The error for a failed read, in the piece that began in `line`.
    pub(crate) fn broken(&self, line: u64, error: &io::Error) -> Broken {
        let problem = if self.left == 0 {
            format!("what begins here is longer than {MAX_PIECE} bytes")
        } else {
            format!("the file can't be read any further: {error}")
        };
        at(line, problem)
    }
}

/// The contents of a file as UTF-8, gzipped or plain.
///
/// # Errors
/// It is an archive of several files.
pub(crate) fn unfolded(mut file: BufReader<File>) -> Result<Box<dyn BufRead>, Broken> {
    let begin = file.fill_buf()?;
    if begin.starts_with(ZIP) {
        return Err(Broken::NotThis(IS_ZIP.to_owned()));
    }
    if !begin.starts_with(&GZIP) {
        return utf8(Box::new(file));
    }
    let mut unpacked = BufReader::with_capacity(BUFFER, MultiGzDecoder::new(file));
    match unpacked.fill_buf() {
        Ok(_) => utf8(Box::new(unpacked)),
        // Whoever reads it names the place.
        Err(_) => Ok(Box::new(unpacked)),
    }
}

/// PowerShell on Windows writes UTF-16 with `>`.
fn utf8(mut file: Box<dyn BufRead>) -> Result<Box<dyn BufRead>, Broken> {
    let order = match file.fill_buf()? {
        [0xFF, 0xFE, ..] | [b'<' | b'{' | b'[', 0, ..] => Order::Little,
        [0xFE, 0xFF, ..] | [0, b'<' | b'{' | b'[', ..] => Order::Big,
        _ => return Ok(file),
    };
    Ok(Box::new(BufReader::with_capacity(
        BUFFER,
        Utf16::new(file, order),
    )))
}

/// Whether a file begins as an archive that holds others.
///
/// # Errors
/// [`Broken::Unreadable`], or what to do with it.
pub(crate) fn is_no_archive(path: &Path) -> Result<(), Broken> {
    let mut begin = [0; ZIP.len()];
    let read = File::open(path)?.read(&mut begin)?;
    match begin[..read].starts_with(ZIP) {
        true => Err(Broken::NotThis(IS_ZIP.to_owned())),
        false => Ok(()),
    }
}

fn line_ends(bytes: &[u8]) -> u64 {
    bytes.iter().filter(|byte| **byte == b'\n').count() as u64
}

/// The file can't be read beyond a line.
pub(crate) fn at(line: u64, problem: impl Into<String>) -> Broken {
    Broken::At {
        place: SourcePosition::Line(line),
        problem: problem.into(),
    }
}

impl Read for Input {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let from = self.fill_buf()?;
        let length = from.len().min(into.len());
        into[..length].copy_from_slice(&from[..length]);
        self.consume(length);
        Ok(length)
    }
}

impl BufRead for Input {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.left == 0 {
            return Err(io::Error::other("too long"));
        }
        let filled = match self.again.is_empty() {
            true => self.inner.fill_buf()?,
            false => &self.again[self.again_at..],
        };
        Ok(&filled[..filled.len().min(self.left)])
    }

    fn consume(&mut self, amount: usize) {
        if !self.again.is_empty() {
            let end = (self.again_at + amount).min(self.again.len());
            self.lines += line_ends(&self.again[self.again_at..end]);
            self.left = self.left.saturating_sub(end - self.again_at);
            self.again_at = end;
            if end == self.again.len() {
                self.again.clear();
                self.again_at = 0;
            }
            return;
        }
        // This reads nothing: consumed bytes were in the buffer before.
        if let Ok(filled) = self.inner.fill_buf() {
            self.lines += line_ends(&filled[..amount.min(filled.len())]);
        }
        self.left = self.left.saturating_sub(amount);
        self.inner.consume(amount);
    }
}
