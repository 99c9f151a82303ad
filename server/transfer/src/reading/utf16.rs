//! UTF-16 as UTF-8.

use std::io::{self, BufRead, Read};

/// Which byte of a unit comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    Little,
    Big,
}

/// Reads UTF-16 as UTF-8, without the mark at its beginning. A unit that is no character is read as U+FFFD.
pub(super) struct Utf16 {
    file: Box<dyn BufRead>,
    order: Order,
    /// UTF-8 that was not taken yet.
    ready: Vec<u8>,
    taken: usize,
    /// The first half of a pair.
    high: Option<u16>,
    has_begun: bool,
}

impl Utf16 {
    pub(super) fn new(file: Box<dyn BufRead>, order: Order) -> Self {
        Self {
            file,
            order,
            ready: Vec::new(),
            taken: 0,
            high: None,
            has_begun: false,
        }
    }

    /// The next unit; `None` at the end. A byte alone at the end is lost: the file is cut off.
    fn unit(&mut self) -> io::Result<Option<u16>> {
        let mut pair = [0; 2];
        for byte in &mut pair {
            let Some(next) = self.file.fill_buf()?.first().copied() else {
                return Ok(None);
            };
            *byte = next;
            self.file.consume(1);
        }
        Ok(Some(match self.order {
            Order::Little => u16::from_le_bytes(pair),
            Order::Big => u16::from_be_bytes(pair),
        }))
    }

    fn put(&mut self, units: &[u16]) {
        for character in char::decode_utf16(units.iter().copied()) {
            let character = character.unwrap_or(char::REPLACEMENT_CHARACTER);
            let mut bytes = [0; 4];
            self.ready.extend(character.encode_utf8(&mut bytes).bytes());
        }
    }

    /// Takes units until there is something to read, or the file has ended.
    fn fill(&mut self) -> io::Result<()> {
        self.ready.clear();
        self.taken = 0;
        while self.ready.len() < 4096 {
            let unit = self.unit()?;
            match (self.high.take(), unit) {
                (None, None) => break,
                (Some(high), None) => self.put(&[high]),
                (None, Some(high @ 0xD800..=0xDBFF)) => self.high = Some(high),
                (Some(high), Some(low)) => match low {
                    0xD800..=0xDBFF => {
                        self.put(&[high]);
                        self.high = Some(low);
                    }
                    low => self.put(&[high, low]),
                },
                (None, Some(0xFEFF)) if !self.has_begun => {}
                (None, Some(unit)) => self.put(&[unit]),
            }
            self.has_begun = true;
        }
        Ok(())
    }
}

impl Read for Utf16 {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.taken == self.ready.len() {
            self.fill()?;
        }
        let ready = &self.ready[self.taken..];
        let length = ready.len().min(into.len());
        into[..length].copy_from_slice(&ready[..length]);
        self.taken += length;
        Ok(length)
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Cursor};

    use super::*;

    #[test]
    fn both_orders_and_broken_pairs_are_read() {
        let text = "\u{FEFF}<é漢🦀>";
        let units: Vec<u16> = text
            .encode_utf16()
            .chain([0xD800, u16::from(b'a')])
            .collect();
        for order in [Order::Little, Order::Big] {
            let bytes: Vec<u8> = units
                .iter()
                .flat_map(|unit| match order {
                    Order::Little => unit.to_le_bytes(),
                    Order::Big => unit.to_be_bytes(),
                })
                .collect();
            let file = Box::new(BufReader::with_capacity(3, Cursor::new(bytes)));
            let mut read = String::new();
            Utf16::new(file, order).read_to_string(&mut read).unwrap();
            assert_eq!(read, "<é漢🦀>\u{FFFD}a");
        }
    }
}
