//! Threads that end when their queue is closed.

use std::thread::{Builder, JoinHandle};

/// Waits for its threads when it is dropped. It stands behind the queue they read from, in
/// the same struct, because fields are dropped in their order.
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
            // One that panicked has ended too.
            let _ = thread.join();
        }
    }
}
