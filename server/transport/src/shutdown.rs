//! The stage of the server's shutdown. Accept loops write it, every connection reads it.

use std::sync::Arc;

use tokio::sync::watch;

/// In chronological order; the only way back is from `Full` to `Serving`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Stage {
    Serving,
    /// New connections wait for a place: an unused connection gives up its own.
    Full,
    /// No new connections are accepted; accepted ones are finished.
    Draining,
    /// The grace period is over.
    CutOff,
}

/// The writing end, shared by the accept loops.
#[derive(Clone, Debug)]
pub(crate) struct StageSwitch(Arc<watch::Sender<Stage>>);

impl StageSwitch {
    pub(crate) fn new() -> StageSwitch {
        StageSwitch(Arc::new(watch::Sender::new(Stage::Serving)))
    }

    pub(crate) fn subscribe(&self) -> StageWatch {
        StageWatch(self.0.subscribe())
    }

    pub(crate) fn report_full(&self) {
        self.change(|stage| (stage == Stage::Serving).then_some(Stage::Full));
    }

    pub(crate) fn report_room(&self) {
        self.change(|stage| (stage == Stage::Full).then_some(Stage::Serving));
    }

    pub(crate) fn advance_to(&self, later: Stage) {
        self.change(|stage| (stage < later).then_some(later));
    }

    fn change(&self, next: impl FnOnce(Stage) -> Option<Stage>) {
        self.0.send_if_modified(|stage| match next(*stage) {
            Some(changed) => {
                *stage = changed;
                true
            }
            None => false,
        });
    }
}

/// The reading end of one connection. It reads `CutOff` when the sender is gone, because the server's future was
/// dropped.
#[derive(Clone, Debug)]
pub(crate) struct StageWatch(watch::Receiver<Stage>);

impl StageWatch {
    pub(crate) fn current(&self) -> Stage {
        *self.0.borrow()
    }

    /// Since this end was created, or last waited.
    pub(crate) fn has_changed(&self) -> bool {
        // An error means that the sender is gone, which is a change.
        self.0.has_changed().unwrap_or(true)
    }

    /// Waits for the next change.
    pub(crate) async fn changed(&mut self) -> Stage {
        match self.0.changed().await {
            Ok(()) => *self.0.borrow_and_update(),
            Err(_gone) => Stage::CutOff,
        }
    }

    /// Waits until the server is at `stage` or beyond it.
    pub(crate) async fn reached(&mut self, stage: Stage) {
        // An error means that the sender is gone, which is beyond every stage.
        let _ = self.0.wait_for(|current| *current >= stage).await;
    }
}
