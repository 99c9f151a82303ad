//! Tells by one number whether two stores have the same rows, so that the rows themselves need not be read.

use std::io::Write as _;

use sha2::{Digest as _, Sha256};

/// How many rows there are, and the SHA-256 of all their own SHA-256, in the order of their keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowsDigest {
    pub rows: u64,
    pub hash: [u8; 32],
}

/// Makes the digest of rows out of their values, which come in the order of the table's columns.
///
/// Each value is written so that no two rows look the same: a number, `0` or `1` with a comma behind it; bytes as
/// hexadecimal digits with a comma; a text as its number of bytes, a colon and itself; and `-,` where there is none.
#[derive(Default)]
pub struct Digesting {
    row: Vec<u8>,
    all: Sha256,
    rows: u64,
}

impl Digesting {
    pub fn null(&mut self) {
        self.row.extend_from_slice(b"-,");
    }

    pub fn integer(&mut self, number: i64) {
        // A vector takes all.
        let _ = write!(self.row, "{number},");
    }

    pub fn text(&mut self, text: &str) {
        let _ = write!(self.row, "{}:", text.len());
        self.row.extend_from_slice(text.as_bytes());
    }

    pub fn bytes(&mut self, bytes: &[u8]) {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let digits = |byte: &u8| [byte >> 4, byte & 15].map(|half| DIGITS[usize::from(half)]);
        self.row.extend(bytes.iter().flat_map(digits));
        self.row.push(b',');
    }

    pub fn end_of_row(&mut self) {
        self.all.update(Sha256::digest(&self.row));
        self.row.clear();
        self.rows += 1;
    }

    #[must_use]
    pub fn done(self) -> RowsDigest {
        RowsDigest {
            rows: self.rows,
            hash: self.all.finalize().into(),
        }
    }
}
