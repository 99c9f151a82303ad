//! A program that starts a server of another network and ends with its input.

use std::io::{BufRead as _, BufReader};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::{sleep, spawn};
use std::time::Duration;

use anyhow::Context;
use serde::de::DeserializeOwned;
use tokio::sync::oneshot;

/// How long it may take to end.
const FAREWELL: Duration = Duration::from_secs(10);
const LOOKS: u32 = 100;

/// It ends when this is dropped.
pub(super) struct Program(Child);

impl Program {
    /// Runs the program, and returns its first line, which is JSON.
    ///
    /// # Errors
    /// It can't be run, or says something else.
    pub(super) async fn start<T: DeserializeOwned>(
        program: &Path,
        words: &[String],
    ) -> anyhow::Result<(Self, T)> {
        let name = program.display();
        // A group of its own: what the terminal ends is the demo, which ends this.
        let child = Command::new(program)
            .args(words)
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn();
        let mut own = Self(child.with_context(|| format!("{name} can't be run"))?);
        let out = own.0.stdout.take();
        let mut out = BufReader::new(out.with_context(|| format!("{name} has no output"))?);
        let (tell, told) = oneshot::channel();
        // A thread of its own, because nothing waits for it when the demo ends.
        spawn(move || {
            let mut line = String::new();
            let _ = tell.send(out.read_line(&mut line).map(|_| line));
            let _ = std::io::copy(&mut out, &mut std::io::sink());
        });
        let line = told.await??;
        let said = serde_json::from_str(&line);
        let said = said.with_context(|| format!("{name} does not say where its server is"))?;
        Ok((own, said))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        for _ in 0..LOOKS {
            if !matches!(self.0.try_wait(), Ok(None)) {
                return;
            }
            sleep(FAREWELL / LOOKS);
        }
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
