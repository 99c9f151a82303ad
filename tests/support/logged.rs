//! The server as a process of its own, every line of its log in the test's hands.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::Visitor;

/// An authority may let a client wait for 31 s twice: for its look at the domain, and for the certificate.
const PATIENCE: Duration = Duration::from_secs(120);

pub(crate) struct Logged {
    child: Child,
    lines: Arc<Mutex<Vec<String>>>,
    reader: Option<JoinHandle<()>>,
    /// Of plain HTTP, and then of HTTPS if it is on.
    pub(crate) addresses: Vec<SocketAddr>,
}

impl Logged {
    /// Begins a database with the site `blog` at `https://blog.test` where there is none, and serves it until it is
    /// dropped. `listeners`: how many addresses the settings open for readers.
    pub(crate) async fn serve(folder: &Path, settings: &[&str], listeners: usize) -> Self {
        Self::begin(folder);
        let mut server = Self::begin_serving(folder, settings, &[]);
        let listens = server.listens(listeners).await;
        assert!(listens, "{:#?}", server.lines_with(""));
        server
    }

    /// A database with the site `blog`, where there is none.
    pub(crate) fn begin(folder: &Path) {
        if !folder.join("afterword.toml").exists() {
            let begin = ["init", "--site", "blog", "--origin", "https://blog.test"];
            let done = command(folder).args(begin).output().unwrap();
            assert!(done.status.success(), "{done:?}");
        }
    }

    /// The process alone: it may end at its start.
    pub(crate) fn begin_serving(
        folder: &Path,
        settings: &[&str],
        environment: &[(&str, &Path)],
    ) -> Self {
        let mut serving = command(folder);
        serving.args(["serve", "--set", "server.listen=127.0.0.1:0"]);
        serving.envs(environment.iter().copied());
        for setting in settings {
            serving.args(["--set", setting]);
        }
        let mut child = serving.stderr(Stdio::piped()).spawn().unwrap();
        let lines = Arc::<Mutex<Vec<String>>>::default();
        let (heard, errors) = (Arc::clone(&lines), child.stderr.take().unwrap());
        let reader = thread::spawn(move || {
            for line in BufReader::new(errors).split(b'\n').map_while(Result::ok) {
                heard.lock().unwrap().push(String::from_utf8(line).unwrap());
            }
        });
        Self {
            child,
            lines,
            reader: Some(reader),
            addresses: Vec::new(),
        }
    }

    /// Waits until it listens at so many addresses; `false` if it ends before.
    pub(crate) async fn listens(&mut self, listeners: usize) -> bool {
        let end = Instant::now() + PATIENCE;
        while self.lines_with("listens on ").len() < listeners {
            if self.has_ended() {
                return false;
            }
            assert!(Instant::now() < end, "{:#?}", self.lines_with(""));
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let told = self.lines_with("listens on ");
        self.addresses = told.iter().map(|line| address(line)).collect();
        true
    }

    pub(crate) fn has_ended(&mut self) -> bool {
        self.child.try_wait().unwrap().is_some()
    }

    pub(crate) fn lines_with(&self, words: &str) -> Vec<String> {
        let lines = self.lines.lock().unwrap();
        let found = lines.iter().filter(|line| line.contains(words));
        found.cloned().collect()
    }

    /// Waits until so many lines hold these words.
    pub(crate) async fn says(&self, words: &str, times: usize) {
        let end = Instant::now() + PATIENCE;
        while self.lines_with(words).len() < times {
            assert!(
                Instant::now() < end,
                "it does not say {words:?} {times} times: {:#?}",
                self.lines_with("")
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    pub(crate) fn visitor(&self) -> Visitor {
        Visitor::new(self.addresses[0], "https://blog.test")
    }

    pub(crate) fn signal(&self, name: &str) {
        // The shell's own: not every system has a program `kill`.
        let line = format!("kill -s {name} {}", self.child.id());
        let sent = Command::new("sh").args(["-c", &line]).status();
        assert!(sent.unwrap().success());
    }

    /// Ends it as an operator would: all that it has said.
    pub(crate) fn stop(mut self) -> Vec<String> {
        self.signal("TERM");
        let status = self.child.wait().unwrap();
        assert!(status.success(), "{status:?}: {:#?}", self.lines_with(""));
        self.reader.take().unwrap().join().unwrap();
        self.lines_with("")
    }
}

impl Drop for Logged {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn address(line: &str) -> SocketAddr {
    let (_, rest) = line.split_once("listens on ").unwrap();
    let is_part = |letter: &char| letter.is_ascii_digit() || ".:[]".contains(*letter);
    let address: String = rest.chars().take_while(is_part).collect();
    address.parse().unwrap()
}

fn command(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_afterword"));
    command.current_dir(folder).stdin(Stdio::null()).env_clear();
    command.env("TMPDIR", folder).env("NO_COLOR", "1");
    command
}
