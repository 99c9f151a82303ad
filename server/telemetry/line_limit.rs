//! The limit of lines: a stranger who can cause one line can cause millions. Each kind of line (its place in the code,
//! ours or a library's) has a few a second; the others are counted, and told in one line.

use std::collections::HashMap;
use std::fmt::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tracing::callsite::Identifier;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

use super::buffer::Buffer;

/// Lines of one kind in one second: 240 KB a minute, if each has 200 bytes.
const MOST_A_SECOND: u64 = 20;
pub(super) const SECOND: Duration = Duration::from_secs(1);
/// The longest quotation of a line that was left out, in bytes.
const QUOTED: usize = 120;

/// What was left out; a clone shares it.
#[derive(Clone, Default)]
pub(super) struct LeftOut(Arc<Inner>);

#[derive(Default)]
struct Inner {
    kinds: Mutex<HashMap<Identifier, Window>>,
    any: AtomicBool,
}

/// One second of one kind of line.
struct Window {
    begun: Instant,
    lines: u64,
    level: Level,
    /// The message of the first line that was left out.
    message: String,
}

/// Decides about each line, before it is formatted.
pub(super) struct LineLimit {
    pub(super) left_out: LeftOut,
    /// Its thread tells of what was left out.
    pub(super) buffer: Buffer,
    /// The owner asked for every line of this target.
    pub(super) unlimited: Option<&'static str>,
}

impl<S: Subscriber> Layer<S> for LineLimit {
    fn event_enabled(&self, event: &Event<'_>, _: Context<'_, S>) -> bool {
        let metadata = event.metadata();
        // Who asks for debug is looking for something, and waits beside it.
        if *metadata.level() > Level::INFO || self.unlimited == Some(metadata.target()) {
            return true;
        }
        match self.left_out.count(event, Instant::now()) {
            Decision::Write => true,
            Decision::LeaveOut => false,
            Decision::FirstLeftOut => {
                self.buffer.wake();
                false
            }
        }
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Decision {
    Write,
    LeaveOut,
    FirstLeftOut,
}

impl LeftOut {
    fn count(&self, event: &Event<'_>, now: Instant) -> Decision {
        let metadata = event.metadata();
        let mut kinds = self.lock();
        let window = kinds
            .entry(metadata.callsite())
            .or_insert_with(|| Window::new(*metadata.level(), now));
        // A second in which lines were left out lasts until they are told.
        if now.duration_since(window.begun) >= SECOND && window.left_out() == 0 {
            *window = Window::new(window.level, now);
        }
        window.lines += 1;
        match window.left_out() {
            0 => Decision::Write,
            1 => {
                window.message = MessageStart::of(event);
                self.0.any.store(true, Relaxed);
                Decision::FirstLeftOut
            }
            _ => Decision::LeaveOut,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        !self.0.any.load(Relaxed)
    }

    /// Logs how many lines were left out in seconds that began before `now - age`.
    pub(super) fn tell(&self, now: Instant, age: Duration) {
        for (window, seconds) in self.take(now, age) {
            let (more, like) = (window.left_out(), window.message);
            let text = "lines of one kind were too many; that many more were left out";
            match window.level {
                Level::ERROR => tracing::error!(more, seconds, like, "{text}"),
                Level::WARN => tracing::warn!(more, seconds, like, "{text}"),
                _ => tracing::info!(more, seconds, like, "{text}"),
            }
        }
    }

    fn take(&self, now: Instant, age: Duration) -> Vec<(Window, u64)> {
        if self.is_empty() {
            return Vec::new();
        }
        let mut kinds = self.lock();
        let mut told = Vec::new();
        for window in kinds.values_mut().filter(|window| window.left_out() > 0) {
            let past = now.duration_since(window.begun);
            if past >= age {
                let next = Window::new(window.level, now);
                let seconds = past.as_secs().max(1);
                told.push((std::mem::replace(window, next), seconds));
            }
        }
        let is_any_left = kinds.values().any(|window| window.left_out() > 0);
        self.0.any.store(is_any_left, Relaxed);
        told
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Identifier, Window>> {
        self.0.kinds.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Window {
    fn new(level: Level, begun: Instant) -> Self {
        Self {
            begun,
            lines: 0,
            level,
            message: String::new(),
        }
    }

    fn left_out(&self) -> u64 {
        self.lines.saturating_sub(MOST_A_SECOND)
    }
}

/// The beginning of an event's message.
struct MessageStart(String);

impl MessageStart {
    fn of(event: &Event<'_>) -> String {
        let mut message = Self(String::new());
        event.record(&mut message);
        let Self(mut text) = message;
        text.truncate(text.floor_char_boundary(QUOTED));
        text
    }
}

impl Visit for MessageStart {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            // Writing to a `String` is infallible.
            let _ = write!(self.0, "{value:?}");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::sync::mpsc::{Sender, channel};

    use tracing_subscriber::layer::SubscriberExt;

    use super::*;

    struct Sent(Sender<String>);

    impl Write for Sent {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            let _ = self.0.send(String::from_utf8_lossy(bytes).into_owned());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    /// What a log with this limit holds after `log` has run.
    fn logged(unlimited: Option<&'static str>, log: impl FnOnce()) -> Vec<String> {
        let (sent, received) = channel();
        let left_out = LeftOut::default();
        let (buffer, flush) = Buffer::start(Sent(sent), left_out.clone()).unwrap();
        let pushed = buffer.clone();
        let lines = tracing_subscriber::fmt()
            .with_ansi(false)
            .with_max_level(Level::TRACE)
            .with_writer(move || Pushed(pushed.clone()))
            .finish()
            .with(LineLimit {
                left_out: left_out.clone(),
                buffer,
                unlimited,
            });
        tracing::subscriber::with_default(lines, || {
            log();
            left_out.tell(Instant::now(), Duration::ZERO);
        });
        drop(flush);
        let all: String = received.try_iter().collect();
        all.lines().map(str::to_owned).collect()
    }

    struct Pushed(Buffer);

    impl Write for Pushed {
        fn write(&mut self, line: &[u8]) -> std::io::Result<usize> {
            self.0.push(line);
            Ok(line.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_flood_of_one_kind_of_line_is_told_in_one_and_hides_no_other_kind() {
        let lines = logged(None, || {
            for number in 0..100_000 {
                tracing::warn!(number, "a stranger did it again");
            }
            tracing::warn!("something else");
        });
        let again = |line: &&String| line.contains("a stranger did it again");
        let told: Vec<_> = lines.iter().filter(|line| line.contains("more=")).collect();
        // A slow machine takes several seconds for them; each has its lines, and only the whole is told.
        assert!(!told.is_empty() && told.len() <= 2, "{told:?}");
        assert!(told[0].contains("like=\"a stranger did it again\""));
        assert!(lines.iter().filter(again).count() < 100);
        assert!(lines.iter().any(|line| line.contains("something else")));
    }

    #[test]
    fn lines_that_the_owner_asked_for_are_all_there() {
        let lines = logged(Some("afterword::request"), || {
            for _ in 0..100 {
                tracing::info!(target: "afterword::request", "answered");
                tracing::debug!("looked at");
            }
        });
        assert_eq!(lines.len(), 200);
    }
}
