//! Threads that end when their queue is closed.

use std::thread::{Builder, JoinHandle};

/// Joins its threads when dropped. In a struct it must come after the queue that they read from, because fields are
/// dropped in order.
pub(super) struct Threads(Vec<JoinHandle<()>>);

impl Threads {
    pub(super) fn start<F: FnOnce() + Send + 'static>(
        name: &str,
        works: impl IntoIterator<Item = F>,
    ) -> std::io::Result<Self> {
        let named = || Builder::new().name(name.to_owned());
        let threads = works.into_iter().map(|work| named().spawn(work));
        threads.collect::<std::io::Result<_>>().map(Self)
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        for thread in self.0.drain(..) {
            // A thread that panicked has ended too.
            let _ = thread.join();
        }
    }
}
