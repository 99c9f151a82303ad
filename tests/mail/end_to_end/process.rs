//! Afterword as a process of its own, which can be killed at any moment, and its commands.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;

use serde_json::Value;
use tempfile::TempDir;
use tokio::time::{Duration, Instant, sleep};

use super::mail_servers::PATIENCE;
use crate::support::{OWNERS_TOKEN, Owner, TestServer, Visitor, store_of};

/// A folder with a database of one site, and the settings of what runs on it.
pub(super) struct Home {
    database: PathBuf,
    settings: Vec<String>,
    _folder: Option<TempDir>,
}

/// What a command has said.
#[derive(Debug)]
pub(super) struct Ended {
    pub(super) status: i32,
    pub(super) out: String,
    pub(super) err: String,
}

impl Home {
    /// A new one, with the site `blog`.
    pub(super) async fn new(settings: &[String]) -> Self {
        let folder = TempDir::new().unwrap();
        let home = Self {
            database: folder.path().join("afterword.db"),
            settings: settings.to_vec(),
            _folder: Some(folder),
        };
        let added = home.run("sites add blog --origin https://blog.test").await;
        assert_eq!(added.status, 0, "{added:?}");
        home
    }

    /// The database of a server in this process.
    pub(super) fn of(server: &TestServer, settings: &[String]) -> Self {
        Self {
            database: server.database(),
            settings: settings.to_vec(),
            _folder: None,
        }
    }

    pub(super) fn database(&self) -> &PathBuf {
        &self.database
    }

    /// A setting over all others, from now on.
    pub(super) fn set(&mut self, setting: &str) {
        self.settings.push(setting.to_owned());
    }

    pub(super) async fn run(&self, words: &str) -> Ended {
        self.run_with(words, b"").await
    }

    /// A command with something on its standard input. The server that it tells may be in this process.
    pub(super) async fn run_with(&self, words: &str, input: &[u8]) -> Ended {
        let (mut command, input) = (self.command(words), input.to_vec());
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
        let ended = tokio::task::spawn_blocking(move || {
            child.stdin.take().unwrap().write_all(&input).unwrap();
            child.wait_with_output().unwrap()
        });
        let output = ended.await.unwrap();
        Ended {
            status: output.status.code().unwrap(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    pub(super) async fn json(&self, words: &str) -> Value {
        let ended = self.run(words).await;
        assert_eq!(ended.status, 0, "{ended:?}");
        serde_json::from_str(&ended.out).unwrap()
    }

    pub(super) fn serve(&self) -> Process {
        self.begin_serving(&[])
            .unwrap_or_else(|log| panic!("no server: {log}"))
    }

    /// The same with this in its environment.
    ///
    /// # Errors
    /// Its log, if it ends before it listens.
    pub(super) fn begin_serving(&self, environment: &[(&str, &Path)]) -> Result<Process, String> {
        let mut command = self.command("serve");
        command.envs(environment.iter().copied());
        let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
        let log = Arc::new(Mutex::new(String::new()));
        let (told, address) = std::sync::mpsc::channel();
        let lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let kept = Arc::clone(&log);
        thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                if let Some((_, address)) = line.split_once("listens on ") {
                    let _ = told.send(address.trim().parse().unwrap());
                }
                let mut log = kept.lock().unwrap();
                log.push_str(&line);
                log.push('\n');
            }
        });
        match address.recv_timeout(PATIENCE) {
            Ok(address) => Ok(Process {
                child,
                address,
                log,
            }),
            Err(_) => {
                let _ = child.kill();
                let _ = child.wait();
                Err(log.lock().unwrap().clone())
            }
        }
    }

    pub(super) fn command(&self, words: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_afterword"));
        command.current_dir(self.database.parent().unwrap());
        command.env_clear().env("NO_COLOR", "1").env("USER", "olga");
        let own = [
            format!("store.path={}", self.database.display()),
            "server.listen=127.0.0.1:0".to_owned(),
            "server.public_url=http://127.0.0.1:8017".to_owned(),
            format!("admin.token={OWNERS_TOKEN}"),
            // Its readers solve no challenges.
            "spam.proof=off".to_owned(),
        ];
        let store = store_of(&self.database);
        for setting in own.iter().chain(&store).chain(&self.settings) {
            command.arg("--set").arg(setting);
        }
        command.args(words.split_whitespace()).stdin(Stdio::null());
        command
    }
}

/// `afterword serve`, killed at its end.
pub(super) struct Process {
    child: Child,
    pub(super) address: SocketAddr,
    log: Arc<Mutex<String>>,
}

impl Process {
    pub(super) fn ann(&self) -> Visitor {
        Visitor::new(self.address, "https://blog.test")
    }

    pub(super) fn owner(&self) -> Owner {
        Owner::new(self.address, OWNERS_TOKEN)
    }

    /// Ends it with no chance to do anything more.
    pub(super) fn kill(self) {
        drop(self);
    }

    pub(super) fn log(&self) -> String {
        self.log.lock().unwrap().clone()
    }

    /// In kB.
    pub(super) fn resident(&self) -> u64 {
        self.memory("VmRSS:")
    }

    /// The most that it ever was, in kB.
    pub(super) fn resident_at_most(&self) -> u64 {
        self.memory("VmHWM:")
    }

    fn memory(&self, what: &str) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with(what));
        line.unwrap()
            .split_whitespace()
            .nth(1)
            .unwrap()
            .parse()
            .unwrap()
    }

    pub(super) async fn becomes(&self, id: &str, status: &str) {
        let end = Instant::now() + PATIENCE;
        loop {
            let shown = self.owner().shows(id).await;
            if shown["status"] == status {
                return;
            }
            assert!(
                Instant::now() < end,
                "{id} is {}\n{}",
                shown["status"],
                self.log()
            );
            sleep(Duration::from_millis(5)).await;
        }
    }

    /// How often it was decided about a comment.
    pub(super) async fn decisions(&self, id: &str) -> usize {
        let shown = self.owner().shows(id).await;
        shown["decisions"].as_array().unwrap().len()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
