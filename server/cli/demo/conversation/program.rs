//! A program that starts a server of another network, and ends when its standard input is closed.

use std::io::{BufRead as _, BufReader};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::{sleep, spawn};
use std::time::Duration;

use anyhow::{Context, bail};
use rustix::process::{Pid, Signal, kill_process_group};
use serde::de::DeserializeOwned;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// How long it may take to say where its server is: the first time it may install that.
const START: Duration = Duration::from_secs(15 * 60);
/// How long it may take to end by itself, and after a signal.
const FAREWELL: Duration = Duration::from_secs(10);
const LOOK: Duration = Duration::from_millis(50);

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
        let said = timeout(START, own.first_line()).await;
        let said = said.with_context(|| format!("{name} has not said where its server is"))??;
        if said.is_empty() {
            own.has_ended_within(FAREWELL);
            let status = own.0.try_wait()?.map(|status| format!(" ({status})"));
            let status = status.unwrap_or_default();
            bail!("{name} has ended before its server was there{status}");
        }
        let said = serde_json::from_str(&said);
        let said = said.with_context(|| format!("{name} does not say where its server is"))?;
        Ok((own, said))
    }

    /// Empty if it ends before. What it says later is for nobody.
    async fn first_line(&mut self) -> anyhow::Result<String> {
        let out = self.0.stdout.take().context("a program has no output")?;
        let mut out = BufReader::new(out);
        let (tell, told) = oneshot::channel();
        // A thread of its own, because nothing waits for it when the demo ends.
        spawn(move || {
            let mut line = String::new();
            let _ = tell.send(out.read_line(&mut line).map(|_| line));
            let _ = std::io::copy(&mut out, &mut std::io::sink());
        });
        Ok(told.await??)
    }

    fn has_ended_within(&mut self, time: Duration) -> bool {
        let looks = time.as_millis() / LOOK.as_millis();
        (0..looks).any(|_| {
            let has_ended = !matches!(self.0.try_wait(), Ok(None));
            if !has_ended {
                sleep(LOOK);
            }
            has_ended
        })
    }

    /// Also what it has started: a program that installs something may not notice its input.
    fn signals(&self, signal: Signal) {
        let group = i32::try_from(self.0.id()).ok().and_then(Pid::from_raw);
        if let Some(group) = group {
            let _ = kill_process_group(group, signal);
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        let has_ended = self.has_ended_within(FAREWELL);
        self.signals(Signal::TERM);
        if !has_ended && !self.has_ended_within(FAREWELL) {
            self.signals(Signal::KILL);
            let _ = self.0.wait();
        }
    }
}
