//! A value that is replaced while others use it.

use std::sync::Arc;

use arc_swap::ArcSwap;

/// Settings that may be replaced while the server runs. Its clones share one value.
///
/// Whoever needs several settings that fit together takes [`current`](Self::current) once.
#[derive(Debug, Default)]
pub struct Live<T>(Arc<ArcSwap<T>>);

impl<T> Live<T> {
    pub fn new(value: T) -> Self {
        Self(Arc::new(ArcSwap::from_pointee(value)))
    }

    /// The value now; a replacement does not change it.
    pub fn current(&self) -> Arc<T> {
        self.0.load_full()
    }

    pub fn replace(&self, value: T) {
        self.0.store(Arc::new(value));
    }
}

impl<T> Clone for Live<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}
