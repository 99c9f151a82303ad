//! Gives memory back to the system when the load falls.

use std::time::Duration;

use async_trait::async_trait;

use crate::telemetry::resident_bytes;
use afterword_jobs::{Job, JobContext, NextCall};

/// Often enough for a server that is as small as before a minute after a flood.
const EVERY: Duration = Duration::from_secs(15);

/// What is not worth it.
const LITTLE: f64 = 1024.0 * 1024.0;

/// While the process is larger than it was at its smallest, what is freed goes back.
pub(super) struct GivingBack {
    smallest: f64,
}

impl Default for GivingBack {
    fn default() -> Self {
        Self { smallest: f64::MAX }
    }
}

#[async_trait]
impl Job for GivingBack {
    fn name(&self) -> &'static str {
        "memory"
    }

    async fn run(&mut self, _: &JobContext) -> anyhow::Result<NextCall> {
        if let Some(resident) = resident_bytes() {
            if resident > self.smallest + LITTLE {
                afterword_allocator::trim();
            }
            self.smallest = self.smallest.min(resident);
        }
        Ok(NextCall::After(EVERY))
    }
}
