//! A reader of bytes over a response body that arrives in pieces.

use std::io::{self, Read};

use bytes::{Buf, Bytes};
use tokio::sync::mpsc::Receiver;

/// Blocks until the next piece arrives.
pub(super) struct Body {
    pieces: Receiver<io::Result<Bytes>>,
    piece: Bytes,
}

impl Body {
    pub(super) fn new(pieces: Receiver<io::Result<Bytes>>) -> Self {
        let piece = Bytes::new();
        Self { pieces, piece }
    }
}

impl Read for Body {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while self.piece.is_empty() {
            match self.pieces.blocking_recv() {
                Some(piece) => self.piece = piece?,
                None => return Ok(0),
            }
        }
        let length = self.piece.len().min(into.len());
        self.piece.copy_to_slice(&mut into[..length]);
        Ok(length)
    }
}
