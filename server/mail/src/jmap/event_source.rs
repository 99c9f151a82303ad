//! The server's push: Server-Sent Events (<https://html.spec.whatwg.org/multipage/server-sent-events.html>) of which only
//! the names matter here. `state` means that something has changed (RFC 8620, 7.3).

use std::time::Duration;

use afterword_outgoing::Response;
use tokio::time::timeout;

/// How often the server is asked to show that it is there, in seconds.
pub(super) const PING: u64 = 60;
/// A connection that is silent for longer is lost.
const SILENCE: Duration = Duration::from_secs(3 * PING);
/// In bytes; a longer line is no event of JMAP.
const MAX_LINE: usize = 256 * 1024;

/// An open push connection.
pub(super) struct EventSource {
    response: Response,
    lines: Lines,
}

impl EventSource {
    pub(super) fn new(response: Response) -> Self {
        Self {
            response,
            lines: Lines::default(),
        }
    }

    /// Waits for a change; `false` if the connection has ended. Cancelling the wait loses nothing.
    pub(super) async fn changed(&mut self) -> bool {
        loop {
            match self.lines.next_event() {
                Some(is_state) if is_state => return true,
                Some(_) => continue,
                None => {}
            }
            match timeout(SILENCE, self.response.part()).await {
                Ok(Ok(Some(part))) if self.lines.add(&part) => {}
                _ => return false,
            }
        }
    }
}

/// What was received and is not yet read.
#[derive(Default)]
struct Lines {
    received: Vec<u8>,
    /// The name of the event whose lines are being read.
    is_state: bool,
    has_data: bool,
}

impl Lines {
    /// `false` if there are too many bytes without the end of a line.
    fn add(&mut self, part: &[u8]) -> bool {
        self.received.extend_from_slice(part);
        self.received.len() <= MAX_LINE
    }

    /// Whether the next whole event is `state`; `None` if there is none yet.
    fn next_event(&mut self) -> Option<bool> {
        while let Some(end) = self.received.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = self.received.drain(..=end).collect();
            let line = line.trim_ascii_end();
            if line.is_empty() {
                let is_state = self.is_state && self.has_data;
                let is_event = self.has_data;
                (self.is_state, self.has_data) = (false, false);
                if is_event {
                    return Some(is_state);
                }
            } else if let Some(name) = line.strip_prefix(b"event:") {
                self.is_state = name.trim_ascii() == b"state";
            } else if line.starts_with(b"data") {
                self.has_data = true;
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn events(parts: &[&str]) -> Vec<bool> {
        let mut lines = Lines::default();
        let mut found = Vec::new();
        for part in parts {
            assert!(lines.add(part.as_bytes()));
            while let Some(event) = lines.next_event() {
                found.push(event);
            }
        }
        found
    }

    #[test]
    fn events_are_found_wherever_they_are_cut() {
        let whole = ": hello\n\nevent: ping\ndata: {\"interval\": 300}\n\nid: 7\r\nevent: state\r\ndata: {\"@type\": \"StateChange\"}\r\n\r\n";
        assert_eq!(events(&[whole]), [false, true]);
        for cut in 1..whole.len() {
            assert_eq!(events(&[&whole[..cut], &whole[cut..]]), [false, true]);
        }
        assert!(events(&["event: state\n\n", "data: {}"]).is_empty());
    }

    #[test]
    fn a_line_has_an_end() {
        let mut lines = Lines::default();
        assert!(!lines.add(&vec![b'x'; MAX_LINE + 1]));
    }
}
