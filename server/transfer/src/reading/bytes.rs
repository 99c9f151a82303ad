//! A file's bytes, one after another, gzipped or plain, with their line numbers.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use super::input::unfolded;
use crate::record::SourcePosition;
use crate::source::Broken;

const BUFFER: usize = 64 << 10;
/// Longer names are cut: nobody asks for them.
const LONGEST_KEY: usize = 200;

pub(crate) struct Bytes {
    file: Box<dyn BufRead>,
    buffer: Box<[u8]>,
    next: usize,
    end: usize,
    /// From 1.
    pub line: u64,
}

impl Bytes {
    pub(crate) fn open(path: &Path) -> Result<Self, Broken> {
        let file = BufReader::new(File::open(path)?);
        let mut bytes = Self {
            file: unfolded(file)?,
            buffer: vec![0; BUFFER].into_boxed_slice(),
            next: 0,
            end: 0,
            line: 1,
        };
        bytes.fill()?;
        if bytes.buffer[..bytes.end].starts_with("\u{feff}".as_bytes()) {
            bytes.next = 3;
        }
        Ok(bytes)
    }

    pub(crate) fn peek(&mut self) -> Result<Option<u8>, Broken> {
        if self.next == self.end {
            self.fill()?;
        }
        Ok(self.buffer[..self.end].get(self.next).copied())
    }

    /// Takes the byte that was peeked.
    pub(crate) fn step(&mut self) {
        if self.buffer[self.next] == b'\n' {
            self.line += 1;
        }
        self.next += 1;
    }

    /// The buffered bytes that were not taken yet; may be empty.
    pub(crate) fn ahead(&self) -> &[u8] {
        &self.buffer[self.next..self.end]
    }

    /// Takes this many of the buffered bytes, all on the same line.
    pub(crate) fn pass(&mut self, length: usize) {
        self.next += length;
    }

    /// The next byte that is not white space, without taking it.
    pub(crate) fn start_of_value(&mut self) -> Result<Option<u8>, Broken> {
        while let Some(byte) = self.peek()? {
            if !byte.is_ascii_whitespace() {
                return Ok(Some(byte));
            }
            self.step();
        }
        Ok(None)
    }

    pub(crate) fn expect(&mut self, sign: u8) -> Result<(), Broken> {
        match self.start_of_value()? {
            Some(byte) if byte == sign => {
                self.step();
                Ok(())
            }
            Some(_) => Err(self.broken(&format!("broken JSON: expected `{}`", char::from(sign)))),
            None => Err(self.broken("the file ends in the middle")),
        }
    }

    /// Takes the closing bracket, if it is next.
    pub(crate) fn ends_with(&mut self, bracket: u8) -> Result<bool, Broken> {
        let ends = self.start_of_value()? == Some(bracket);
        if ends {
            self.step();
        }
        Ok(ends)
    }

    /// A member's name, still escaped.
    pub(crate) fn key(&mut self, into: &mut String) -> Result<(), Broken> {
        self.expect(b'"')?;
        let mut key = Vec::new();
        let mut escaped = false;
        while let Some(byte) = self.peek()? {
            self.step();
            match byte {
                b'"' if !escaped => {
                    into.push_str(&String::from_utf8_lossy(&key));
                    return Ok(());
                }
                b'\n' => break,
                _ if key.len() < LONGEST_KEY => key.push(byte),
                _ => {}
            }
            escaped = byte == b'\\' && !escaped;
        }
        Err(self.broken("broken JSON: a name has no end"))
    }

    pub(crate) fn pass_line(&mut self) -> Result<(), Broken> {
        while let Some(byte) = self.peek()? {
            self.step();
            if byte == b'\n' {
                break;
            }
        }
        Ok(())
    }

    pub(crate) fn broken(&self, problem: &str) -> Broken {
        Broken::At {
            place: SourcePosition::Line(self.line),
            problem: problem.to_owned(),
        }
    }

    fn fill(&mut self) -> Result<(), Broken> {
        self.next = 0;
        self.end = 0;
        self.end = match self.file.read(&mut self.buffer) {
            Ok(read) => read,
            // The archive is truncated: all that could be decompressed has been read.
            Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => {
                return Err(self.broken("the file is cut off"));
            }
            Err(error) if error.kind() == std::io::ErrorKind::InvalidInput => {
                return Err(self.broken("the gzip file is damaged"));
            }
            Err(error) => return Err(error.into()),
        };
        Ok(())
    }
}
