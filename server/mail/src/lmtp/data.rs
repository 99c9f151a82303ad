//! The message after DATA: where it ends, and dot-unstuffing (RFC 5321, 4.5.2).

use afterword_services::receive_mail::LARGE_MAIL;

/// How many times the maximum size a peer may send before it is cut off, and how many bytes beyond it at most. A peer
/// that ignores SIZE may finish, so that it gets the 552, but not for ever.
const PATIENCE: usize = 4;
const MOST_BEYOND: usize = 16 * 1024 * 1024;

/// Reads a message, in pieces of any size.
#[derive(Debug)]
pub(super) struct DataReader {
    state: ReadState,
    message: Vec<u8>,
    /// Bytes of the message so far, including discarded ones.
    length: usize,
    max_message: usize,
}

/// The last bytes read. Only CR LF ends a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ReadState {
    LineStart,
    Inside,
    AfterCr,
    /// After a dot at the start of a line: the end of the message, or a stuffed dot.
    Dot,
    DotCr,
}

/// The result of a piece.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Progress {
    /// The whole piece belongs to the message.
    More,
    /// The message ended after this many bytes of the piece.
    Ended(usize),
    /// Far too large: the connection is closed without waiting for the end.
    Flood,
}

impl DataReader {
    /// The message follows `head`, which does not count towards its length.
    pub(super) fn new(head: Vec<u8>, max_message: usize) -> DataReader {
        DataReader {
            state: ReadState::LineStart,
            message: head,
            length: 0,
            max_message,
        }
    }

    pub(super) fn read(&mut self, piece: &[u8]) -> Progress {
        let mut at = 0;
        while let Some(&byte) = piece.get(at) {
            if self.state == ReadState::Inside {
                let rest = &piece[at..];
                let run = rest.iter().position(|&byte| byte == b'\r');
                let run = run.unwrap_or(rest.len());
                self.keep(&rest[..run]);
                at += run;
                if run == rest.len() {
                    break;
                }
                self.keep(b"\r");
                self.state = ReadState::AfterCr;
                at += 1;
                continue;
            }
            at += 1;
            if self.step(byte) {
                return Progress::Ended(at);
            }
        }
        let beyond = self.max_message.saturating_mul(PATIENCE - 1);
        if self.length.saturating_sub(self.max_message) > beyond.min(MOST_BEYOND) {
            return Progress::Flood;
        }
        Progress::More
    }

    /// Whether so much of it has come, and may be kept, that it needs the place of a large message.
    pub(super) fn is_large(&self) -> bool {
        (LARGE_MAIL..=self.max_message).contains(&self.length)
    }

    /// The whole message after its head, without the stuffed dots; `None` if it was too large.
    pub(super) fn finish(self) -> Option<Vec<u8>> {
        (self.length <= self.max_message).then_some(self.message)
    }

    /// True at the end of the message.
    fn step(&mut self, byte: u8) -> bool {
        self.state = match (self.state, byte) {
            (ReadState::DotCr, b'\n') => return true,
            (ReadState::LineStart, b'.') => ReadState::Dot,
            (ReadState::Dot, b'\r') => ReadState::DotCr,
            (ReadState::DotCr, _) => {
                self.keep(&[b'\r', byte]);
                after(byte)
            }
            (ReadState::AfterCr, b'\n') => {
                self.keep(b"\n");
                ReadState::LineStart
            }
            _ => {
                self.keep(&[byte]);
                after(byte)
            }
        };
        false
    }

    fn keep(&mut self, bytes: &[u8]) {
        self.length = self.length.saturating_add(bytes.len());
        if self.length <= self.max_message {
            self.message.extend_from_slice(bytes);
        } else {
            // The message will be refused: its memory is freed at once.
            self.message = Vec::new();
        }
    }
}

fn after(byte: u8) -> ReadState {
    if byte == b'\r' {
        ReadState::AfterCr
    } else {
        ReadState::Inside
    }
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;
    use proptest::sample::select;

    use super::*;

    /// Reads `stream` in pieces of these lengths: returns the message, and what follows it.
    fn read(stream: &[u8], pieces: &[usize], max: usize) -> Option<(Option<Vec<u8>>, Vec<u8>)> {
        let mut reader = DataReader::new(Vec::new(), max);
        let mut rest = stream;
        let mut lengths = pieces.iter().copied().cycle();
        while !rest.is_empty() {
            let length = lengths.next().unwrap_or(1).clamp(1, rest.len());
            let (piece, behind) = rest.split_at(length);
            match reader.read(piece) {
                Progress::More => rest = behind,
                Progress::Flood => return None,
                Progress::Ended(at) => return Some((reader.finish(), rest[at..].to_vec())),
            }
        }
        None
    }

    fn whole(stream: &[u8]) -> Option<String> {
        let (message, behind) = read(stream, &[stream.len()], 1000)?;
        assert_eq!(behind, b"");
        Some(String::from_utf8(message.unwrap()).unwrap())
    }

    /// Stuffs dots as a sender does (RFC 5321, 4.5.2).
    fn stuffed(message: &[u8]) -> Vec<u8> {
        let mut sent = Vec::new();
        for (at, byte) in message.iter().enumerate() {
            if *byte == b'.' && (at == 0 || message[..at].ends_with(b"\r\n")) {
                sent.push(b'.');
            }
            sent.push(*byte);
        }
        sent.extend_from_slice(b".\r\n");
        sent
    }

    #[test]
    fn only_a_dot_between_two_whole_line_ends_is_the_end() {
        assert_eq!(whole(b".\r\n").unwrap(), "");
        assert_eq!(whole(b"a\r\n.\r\n").unwrap(), "a\r\n");
        assert_eq!(whole(b"a\r\n..\r\n.\r\n").unwrap(), "a\r\n.\r\n");
        for smuggled in [
            "\n.\n",
            "\r.\r",
            "\n.\r\n",
            "\r\n.\n",
            "\r\n.\r",
            "\r.\r\n",
            "\r\r.\r\n",
            "\n\n.\r\n",
            "\r\n.\r\r",
            "\r\n. \r\n",
            "\r\n.\0\r\n",
        ] {
            assert_eq!(
                whole(format!("a{smuggled}").as_bytes()),
                None,
                "{smuggled:?}"
            );
            let sent = format!("a{smuggled}MAIL FROM:<x@y.example>\r\n.\r\n");
            let message = whole(sent.as_bytes()).unwrap();
            assert!(
                message.ends_with("MAIL FROM:<x@y.example>\r\n"),
                "{smuggled:?}"
            );
        }
    }

    #[test]
    fn what_is_too_large_is_not_kept_and_what_never_ends_is_not_awaited() {
        let line = [b"x".repeat(98), b"\r\n".to_vec()].concat();
        let mut stream = line.repeat(3);
        stream.extend_from_slice(b".\r\n");
        assert_eq!(read(&stream, &[7], 299), Some((None, Vec::new())));
        assert!(read(&stream, &[7], 300).unwrap().0.is_some());
        let mut reader = DataReader::new(Vec::new(), 299);
        let flood = line
            .iter()
            .cycle()
            .position(|byte| reader.read(&[*byte]) == Progress::Flood);
        assert!(flood.unwrap() < 2000);
        assert_eq!(reader.message.capacity(), 0);
    }

    fn bits() -> impl Strategy<Value = Vec<u8>> {
        let bits: Vec<&[u8]> = vec![
            b"\r\n",
            b"\r",
            b"\n",
            b".",
            b"..",
            b"x",
            b"\0",
            b"\xff",
            b"\r\n.\r\n",
        ];
        vec(select(bits), 0..60).prop_map(|bits| bits.concat())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        #[test]
        fn stuffed_messages_come_out_as_they_were(
            body in bits(),
            behind in bits(),
            pieces in vec(1..9_usize, 1..9),
        ) {
            let message = [body, b"\r\n".to_vec()].concat();
            let sent = [stuffed(&message), behind.clone()].concat();
            prop_assert_eq!(read(&sent, &pieces, 100_000), Some((Some(message), behind)));
        }

        #[test]
        fn a_message_ends_at_the_first_whole_end_and_nowhere_else(
            stream in bits(),
            pieces in vec(1..9_usize, 1..9),
        ) {
            let end = stream.windows(5).position(|five| five == b"\r\n.\r\n").map(|at| at + 5);
            let end = if stream.starts_with(b".\r\n") { Some(3) } else { end };
            let found = read(&stream, &pieces, 100_000);
            prop_assert_eq!(found.map(|(_, behind)| stream.len() - behind.len()), end);
        }
    }
}
