//! A file with one record a line.

use std::io::BufRead;
use std::path::Path;

use super::input::{Input, at};
use crate::source::Broken;

pub(crate) struct Lines {
    input: Input,
    line: Vec<u8>,
}

impl Lines {
    /// # Errors
    /// [`Broken::Unreadable`].
    pub(crate) fn open(path: &Path) -> Result<Self, Broken> {
        Ok(Self {
            input: Input::open(path)?,
            line: Vec::new(),
        })
    }

    /// The next line that is not blank, with its number.
    ///
    /// # Errors
    /// [`Broken::At`] if a line is too long, is not text, or can't be read.
    pub(crate) fn next_line(&mut self) -> Result<Option<(u64, &str)>, Broken> {
        loop {
            let number = self.input.line();
            self.input.begin_piece();
            self.line.clear();
            let length = match self.input.read_until(b'\n', &mut self.line) {
                Ok(length) => length,
                Err(error) => return Err(self.input.broken(number, &error)),
            };
            if length == 0 {
                return Ok(None);
            }
            if !self.line.trim_ascii().is_empty() {
                return match std::str::from_utf8(&self.line) {
                    Ok(line) => Ok(Some((number, line.trim()))),
                    Err(_) => Err(at(number, "this line is not in UTF-8")),
                };
            }
        }
    }
}
