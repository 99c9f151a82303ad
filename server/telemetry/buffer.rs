//! A bounded buffer for log lines, and the thread that writes them to standard error.
//!
//! A caller copies its line into the buffer and goes on, so a slow terminal or a full pipe delays nobody. Lines that do
//! not fit are dropped and counted. The thread pauses after each write, so that a busy server wakes it a few hundred
//! times a second and not once a line.

use std::io::Write;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Condvar, LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use prometheus_client::metrics::counter::Counter;

use super::line_limit::{LeftOut, SECOND};

/// Maximum size of the buffer: five thousand long lines, or twice as many short ones.
const MOST_BYTES: usize = 2 * 1024 * 1024;
const REST: Duration = Duration::from_millis(5);
/// How long the end of the process waits for a reader that does not read.
const PATIENCE: Duration = Duration::from_secs(1);

/// Lines dropped in the whole process: there is one standard error.
pub(super) static DROPPED: LazyLock<Counter> = LazyLock::new(Counter::default);

/// Accepts lines; a clone sends them to the same thread.
#[derive(Clone)]
pub(super) struct Buffer(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    filled: Condvar,
    left_out: LeftOut,
}

#[derive(Default)]
struct State {
    waiting: Vec<u8>,
    closed: bool,
}

/// Flushes the buffer when dropped, and ends the thread.
pub(super) struct Flush {
    shared: Arc<Shared>,
    ended: Receiver<()>,
}

impl Buffer {
    /// The thread also tells of the lines that were left out.
    ///
    /// # Errors
    /// The system can't start a thread.
    pub(super) fn start(
        out: impl Write + Send + 'static,
        left_out: LeftOut,
    ) -> std::io::Result<(Self, Flush)> {
        let shared = Arc::new(Shared {
            state: Mutex::default(),
            filled: Condvar::new(),
            left_out,
        });
        let (end, ended) = channel();
        let emptied = Arc::clone(&shared);
        thread::Builder::new()
            .name("log".to_owned())
            .spawn(move || {
                emptied.write_out(out);
                let _ = end.send(());
            })?;
        let flush = Flush {
            shared: Arc::clone(&shared),
            ended,
        };
        Ok((Self(shared), flush))
    }

    /// Never waits for the reader of the log.
    pub(super) fn push(&self, line: &[u8]) {
        let mut state = self.0.lock();
        if state.closed || state.waiting.len() + line.len() > MOST_BYTES {
            drop(state);
            DROPPED.inc();
            return;
        }
        let is_first = state.waiting.is_empty();
        state.waiting.extend_from_slice(line);
        drop(state);
        if is_first {
            self.0.filled.notify_one();
        }
    }

    /// Lets the thread see that lines were left out.
    pub(super) fn wake(&self) {
        self.0.filled.notify_one();
    }
}

impl Shared {
    /// A thread that panicked while it held the lock has left half a line at worst.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Until there is something to do, or lines that were left out are to be told.
    fn wait<'a>(&self, state: MutexGuard<'a, State>) -> MutexGuard<'a, State> {
        if self.left_out.is_empty() {
            let woken = self.filled.wait(state);
            return woken.unwrap_or_else(PoisonError::into_inner);
        }
        let woken = self.filled.wait_timeout(state, SECOND);
        woken.unwrap_or_else(PoisonError::into_inner).0
    }

    fn write_out(&self, mut out: impl Write) {
        let mut batch = Vec::new();
        loop {
            // Pushes its own lines: not while the state is locked.
            self.left_out.tell(Instant::now(), SECOND);
            let mut state = self.lock();
            if state.waiting.is_empty() && !state.closed {
                state = self.wait(state);
            }
            if state.waiting.is_empty() && !state.closed {
                continue;
            }
            if state.waiting.is_empty() {
                return;
            }
            std::mem::swap(&mut batch, &mut state.waiting);
            let resting = !state.closed;
            drop(state);
            // If standard error fails, there is nowhere to report it.
            let _ = out.write_all(&batch).and_then(|()| out.flush());
            batch.clear();
            if resting {
                thread::sleep(REST);
            }
        }
    }
}

impl Drop for Flush {
    fn drop(&mut self) {
        self.shared.left_out.tell(Instant::now(), Duration::ZERO);
        self.shared.lock().closed = true;
        self.shared.filled.notify_one();
        let _ = self.ended.recv_timeout(PATIENCE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io;
    use std::sync::mpsc::{Sender, SyncSender, sync_channel};

    struct SentBytes(Sender<Vec<u8>>);

    impl Write for SentBytes {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let _ = self.0.send(bytes.to_vec());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// A pipe that is not read until the test reads it.
    struct Stuck(SyncSender<usize>);

    impl Write for Stuck {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let _ = self.0.send(bytes.len());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn all_lines_come_out_in_their_order_before_the_end() {
        let (sent, received) = channel();
        let (buffer, flush) = Buffer::start(SentBytes(sent), LeftOut::default()).unwrap();
        for number in 0..1000 {
            buffer.push(format!("{number}\n").as_bytes());
        }
        drop(flush);
        let written: Vec<u8> = received.try_iter().flatten().collect();
        let expected: String = (0..1000).map(|number| format!("{number}\n")).collect();
        assert_eq!(String::from_utf8(written).unwrap(), expected);
    }

    #[test]
    fn a_reader_that_does_not_read_holds_nobody_and_what_does_not_fit_is_counted() {
        let (sent, received) = sync_channel(0);
        let (buffer, flush) = Buffer::start(Stuck(sent), LeftOut::default()).unwrap();
        let before = DROPPED.get();
        let line = vec![b'x'; 1024];
        // Twice as much as the current batch and the buffer hold together.
        let pushed = 4 * MOST_BYTES / line.len();
        for _ in 0..pushed {
            buffer.push(&line);
        }
        let dropped = DROPPED.get() - before;
        assert!(dropped as usize >= pushed / 4, "{dropped} of {pushed}");
        let reader = thread::spawn(move || received.iter().sum::<usize>());
        drop((buffer, flush));
        let read = reader.join().unwrap();
        assert_eq!(read + dropped as usize * line.len(), pushed * line.len());
    }
}
