//! Reads possibly compressed or endless input within bounds.

use std::io::{self, BufReader, Cursor, Read};

use flate2::bufread::MultiGzDecoder;

use super::read::Broken;

/// In bytes, compressed and uncompressed, as the protocol says.
pub(super) const MAX_BYTES: usize = 50 * 1024 * 1024;
/// In bytes, between two tags: a URL has at most 2048.
pub(super) const MAX_PIECE: usize = 64 * 1024;
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// Detects compression by the first bytes; what servers say about it is often wrong.
pub(super) fn unpacked(mut input: impl Read + 'static) -> io::Result<Box<dyn Read>> {
    let mut head = Vec::new();
    input.by_ref().take(2).read_to_end(&mut head)?;
    let is_packed = head == GZIP;
    let whole = Cursor::new(head).chain(input);
    Ok(if is_packed {
        Box::new(MultiGzDecoder::new(BufReader::new(whole)))
    } else {
        Box::new(whole)
    })
}

/// Limits the length of the whole and of each piece.
pub(super) struct Bounded<R> {
    inner: R,
    read: usize,
    /// Length of the current piece; the caller resets it at the start of each.
    pub(super) piece: usize,
    longest_piece: usize,
}

#[derive(Debug, Clone, Copy, thiserror::Error)]
enum Bound {
    #[error("too long")]
    Whole,
    #[error("a piece that is too long")]
    Piece,
}

impl<R: Read> Bounded<R> {
    pub(super) fn whole(inner: R) -> Self {
        Self::in_pieces(inner, MAX_BYTES)
    }

    pub(super) fn in_pieces(inner: R, longest_piece: usize) -> Self {
        Self {
            inner,
            read: 0,
            piece: 0,
            longest_piece,
        }
    }
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(into)?;
        self.read += read;
        self.piece += read;
        if self.read > MAX_BYTES {
            return Err(io::Error::other(Bound::Whole));
        }
        if self.piece > self.longest_piece {
            return Err(io::Error::other(Bound::Piece));
        }
        Ok(read)
    }
}

/// What a read error says about the file.
pub(super) fn broken_by(error: &io::Error) -> Broken {
    let inner = error.get_ref().and_then(|inner| inner.downcast_ref());
    match inner {
        Some(Bound::Whole) => Broken::TooLong,
        Some(Bound::Piece) => Broken::LongPiece,
        None if error.kind() == io::ErrorKind::UnexpectedEof => Broken::CutOff,
        None => Broken::Unreadable(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file of many empty compressed members decompresses to nothing.
    #[test]
    fn what_comes_is_bounded_before_it_is_unpacked_too() {
        let mut endless = Bounded::whole(io::repeat(GZIP[0]));
        let error = io::copy(&mut endless, &mut io::sink()).unwrap_err();
        assert_eq!(broken_by(&error), Broken::TooLong);
        let mut packed = unpacked(Bounded::in_pieces(&GZIP[..], 1)).map(drop);
        assert_eq!(broken_by(&packed.unwrap_err()), Broken::LongPiece);
        packed = unpacked(Bounded::whole(&b"<"[..])).map(drop);
        assert!(packed.is_ok());
    }
}
