//! Threads of lower priority, for work that readers must not wait for.
//!
//! Judging a comment takes fifty times as long as answering a reader, and a checkpoint takes longer still. If this
//! work ran on the threads that answer readers, or beside them with the same priority, a few comments would slow all
//! readers down.

use std::future::Future;
use std::panic::resume_unwind;
use std::sync::OnceLock;

use tokio::runtime::{Builder, Runtime};

/// A nice value, -20 to 19: a tenth of a reader's CPU time when there is not enough for both.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Lowers the priority of the calling thread.
pub fn lower_priority() {
    // On other systems this would apply to the whole process. If it is not allowed, the priority stays.
    #[cfg(target_os = "linux")]
    let _ = {
        use rustix::process::{getpriority_process, setpriority_process};
        let now = getpriority_process(None).unwrap_or_default();
        setpriority_process(None, now.max(NICE))
    };
}

/// Threads for such work, started on first use.
pub struct BackgroundRuntime {
    threads: usize,
    /// `None` inside if they could not be started.
    runtime: OnceLock<Option<Runtime>>,
}

impl BackgroundRuntime {
    #[must_use]
    pub fn new(threads: usize) -> Self {
        Self {
            threads,
            runtime: OnceLock::new(),
        }
    }

    /// Runs `work` to its end, even if the caller is dropped. A panic in it continues in the caller.
    ///
    /// # Errors
    /// The server is shutting down.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, ServerEnds> {
        let runtime = self.runtime.get_or_init(|| runtime(self.threads));
        let task = match runtime {
            Some(runtime) => runtime.spawn(work),
            None => tokio::spawn(work),
        };
        task.await.map_err(|error| {
            if let Ok(panic) = error.try_into_panic() {
                resume_unwind(panic);
            }
            ServerEnds
        })
    }
}

#[derive(Debug, Clone, Copy, thiserror::Error)]
#[error("the server ends")]
pub struct ServerEnds;

fn runtime(threads: usize) -> Option<Runtime> {
    let built = Builder::new_multi_thread()
        .worker_threads(threads)
        .thread_name("background")
        .on_thread_start(lower_priority)
        .enable_all()
        .build();
    built
        .inspect_err(|error| tracing::warn!(%error, "comments are judged beside their readers"))
        .ok()
}

impl Drop for BackgroundRuntime {
    /// The last owner may be one of its own threads, which can't wait for itself.
    fn drop(&mut self) {
        if let Some(Some(runtime)) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn it_is_done_to_its_end_when_nobody_waits_any_more() {
        let background = BackgroundRuntime::new(1);
        let (go, waits) = oneshot::channel::<()>();
        let (tell, told) = oneshot::channel();
        let work = background.run(async move {
            let _ = waits.await;
            let _ = tell.send(7);
        });
        // Started, then dropped.
        tokio::select! {
            biased;
            _ = work => panic!("it can't be done yet"),
            () = tokio::task::yield_now() => {}
        }
        go.send(()).unwrap();
        assert_eq!(told.await, Ok(7));
    }

    #[tokio::test]
    async fn a_panic_goes_on_where_it_is_waited_for() {
        let background = Arc::new(BackgroundRuntime::new(1));
        let own = Arc::clone(&background);
        let waits = tokio::spawn(async move { own.run(async { panic!("as it was") }).await });
        let panic = waits.await.unwrap_err().into_panic();
        assert_eq!(panic.downcast_ref(), Some(&"as it was"));
        assert_eq!(
            background.run(async { 1 }).await.unwrap(),
            1,
            "the others go on"
        );
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn its_threads_step_back_and_no_others() {
        let nice = || rustix::process::getpriority_process(None).unwrap();
        let before = nice();
        let background = BackgroundRuntime::new(2);
        let its = background.run(async move { nice() }).await.unwrap();
        assert_eq!((its, nice()), (before.max(NICE), before));
    }
}
