//! The command line by real processes in temporary folders.

mod backup;
mod bench;
mod console;
mod demo;
mod doctor;
mod export;
mod faults;
mod idle;
mod integrity;
mod mail_samples;
mod man_pages;
mod moderate;
mod reload;
mod restore;
mod retire;
mod running;
mod scheduled;
mod schemas;
mod settings;
mod sites;
mod upgrades;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

use crate::support::{Owner, Visitor};

/// A folder in which commands are run.
pub(crate) struct Home {
    folder: TempDir,
}

/// A command that has ended.
#[derive(Debug)]
pub(crate) struct Ended {
    status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Home {
    pub(crate) fn empty() -> Self {
        let folder = TempDir::new().unwrap();
        Self { folder }
    }

    /// One site `blog` at `https://blog.test`, as `afterword init` leaves it.
    pub(crate) fn begun() -> Self {
        let home = Self::empty();
        home.run("init --site blog --origin https://blog.test")
            .fine();
        home
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Runs `afterword` with these words.
    pub(crate) fn run(&self, words: &str) -> Ended {
        self.run_all(&words.split_whitespace().collect::<Vec<_>>())
    }

    pub(crate) fn run_all(&self, words: &[&str]) -> Ended {
        Ended::of(self.command(words).output().unwrap())
    }

    pub(crate) fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_afterword"));
        command
            .args(words)
            .current_dir(self.path())
            .stdin(Stdio::null())
            .env_clear()
            .env("TMPDIR", self.path())
            .env("NO_COLOR", "1")
            .env("USER", "ann");
        command
    }

    /// Runs `afterword serve` on a free port, until it is dropped.
    pub(crate) fn serve(&self) -> Running {
        let mut command = self.command(&["serve", "--set", "server.listen=127.0.0.1:0"]);
        // Its readers solve no challenges, come from one address, and may write by the hundred.
        command.env("AFTERWORD__SPAM__PROOF", "off");
        for rate in ["ADDRESS", "PAGE", "SITE"] {
            command.env(format!("AFTERWORD__SPAM__COMMENTS_PER_{rate}"), "0");
        }
        Running::start(command)
    }
}

impl Ended {
    fn of(output: Output) -> Self {
        Self {
            status: output.status.code().unwrap(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// What it printed; panics where it failed.
    pub(crate) fn fine(self) -> String {
        assert_eq!(self.status, 0, "{self:?}");
        self.out
    }

    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.fine()).unwrap()
    }

    /// What it complained about; panics where it ended otherwise.
    pub(crate) fn failed(self, status: i32) -> String {
        assert_eq!(self.status, status, "{self:?}");
        self.err
    }
}

/// A server that runs as a process of its own.
pub(crate) struct Running {
    child: Child,
    address: SocketAddr,
    /// Kept, so that the server can go on writing.
    _log: BufReader<ChildStderr>,
}

impl Running {
    pub(crate) fn start(mut command: Command) -> Self {
        let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
        let mut log = BufReader::new(child.stderr.take().unwrap());
        let mut line = String::new();
        let address = loop {
            line.clear();
            let length = log.read_line(&mut line).unwrap();
            assert!(length > 0, "the server has ended: {:?}", child.wait());
            if let Some((_, address)) = line.split_once("listens on ") {
                break address.trim().parse().unwrap();
            }
        };
        Self {
            child,
            address,
            _log: log,
        }
    }

    /// A reader on a page of the blog.
    pub(crate) fn visitor(&self) -> Visitor {
        Visitor::new(self.address, "https://blog.test")
    }

    fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    pub(crate) fn owner(&self, token: &str) -> Owner {
        Owner::new(self.address, token)
    }

    /// Ends it by a signal, as an operator would, and waits for the end.
    pub(crate) fn stop(mut self, signal: &str) -> i32 {
        send(signal, &self.child);
        self.child.wait().unwrap().code().unwrap()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn send(signal: &str, child: &Child) {
    // The shell's own: not every system has a program `kill`.
    let line = format!("kill -s {signal} {}", child.id());
    let sent = Command::new("sh").args(["-c", &line]).status();
    assert!(sent.unwrap().success());
}

/// The end of an id, as lists show it.
fn end_of(id: &str) -> &str {
    &id[id.len() - 8..]
}
