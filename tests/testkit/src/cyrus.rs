//! A real JMAP server: Cyrus, as Debian packages it, private to one test, on loopback. Any password signs in.
//!
//! Debian builds it without the library for WebSockets, and then it answers 204 where it would push.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::ports::free_ports;

/// For a start or an end.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Cyrus {
    folder: TempDir,
    master: Child,
    pub http: u16,
    lmtp: u16,
}

impl Cyrus {
    pub async fn start() -> Self {
        tokio::task::spawn_blocking(start).await.unwrap()
    }

    /// Of the session.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}/jmap/", self.http)
    }

    /// Lays a message into the inbox of a user, which is made when it is needed.
    pub async fn deliver(&self, user: &str, raw: &str) {
        let (port, user, raw) = (self.lmtp, user.to_owned(), raw.to_owned());
        let delivered = tokio::task::spawn_blocking(move || deliver(port, &user, &raw));
        delivered.await.unwrap();
    }

    /// Calls a method as the user's own client does, and returns its response.
    pub async fn calls(&self, user: &str, method: &str, mut arguments: Value) -> Value {
        arguments["accountId"] = json!(user);
        let using = ["urn:ietf:params:jmap:core", "urn:ietf:params:jmap:mail"];
        let request = json!({"using": using, "methodCalls": [[method, arguments, "0"]]});
        let client = reqwest::Client::new().post(self.url());
        let answer = client.basic_auth(user, Some("any")).json(&request).send();
        let answer: Value = answer.await.unwrap().json().await.unwrap();
        let response = answer["methodResponses"][0].clone();
        assert_eq!(response[0], method, "{answer}");
        response[1].clone()
    }

    /// All messages of a user: subject, whether it is marked as read, and the names of its mailboxes.
    pub async fn messages(&self, user: &str) -> Vec<(String, bool, Vec<String>)> {
        let names = self.calls(user, "Mailbox/get", json!({})).await;
        let names = names["list"].as_array().unwrap().clone();
        let name = |id: &str| {
            let found = names.iter().find(|mailbox| mailbox["id"] == id).unwrap();
            found["name"].as_str().unwrap().to_owned()
        };
        let found = self.calls(user, "Email/query", json!({})).await;
        let arguments =
            json!({"ids": found["ids"], "properties": ["subject", "keywords", "mailboxIds"]});
        let found = self.calls(user, "Email/get", arguments).await;
        let list = found["list"].as_array().unwrap().iter();
        let mut messages: Vec<_> = list
            .map(|email| {
                let subject = email["subject"].as_str().unwrap().to_owned();
                let ids = email["mailboxIds"].as_object().unwrap().keys();
                let is_seen = email["keywords"]["$seen"] == true;
                (subject, is_seen, ids.map(|id| name(id)).collect())
            })
            .collect();
        messages.sort();
        messages
    }
}

impl Drop for Cyrus {
    fn drop(&mut self) {
        let pid = self.master.id();
        kill("-TERM", &pid.to_string());
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            if !matches!(self.master.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        // Asked to end while its services are ending too, it may wait for them for ever.
        kill("-KILL", &format!("-{pid}"));
        let _ = self.master.wait();
    }
}

fn kill(signal: &str, whom: &str) {
    let _ = Command::new("kill").args([signal, "--", whom]).status();
}

/// Another process may take a free port before the server does: then other ports are tried.
fn start() -> Cyrus {
    for _ in 0..3 {
        if let Some(cyrus) = try_start() {
            return cyrus;
        }
    }
    panic!("Cyrus does not start; `.ci/packages` installs it");
}

fn try_start() -> Option<Cyrus> {
    let folder = tempfile::Builder::new().prefix("cyrus-").tempdir().unwrap();
    let [http, lmtp] = free_ports();
    write_settings(folder.path(), http, lmtp);
    let owned = Command::new("chown")
        .args(["-R", "cyrus:mail"])
        .arg(folder.path())
        .status();
    assert!(owned.unwrap().success());
    let master = Command::new("/usr/lib/cyrus/bin/master")
        .arg("-D")
        .arg("-C")
        .arg(folder.path().join("imapd.conf"))
        .arg("-M")
        .arg(folder.path().join("cyrus.conf"))
        .arg("-p")
        .arg(folder.path().join("run/master.pid"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        // Its services are of its group.
        .process_group(0)
        .spawn()
        .unwrap();
    let mut cyrus = Cyrus {
        folder,
        master,
        http,
        lmtp,
    };
    let end = Instant::now() + PATIENCE;
    while Instant::now() < end {
        if cyrus.master.try_wait().unwrap().is_some() {
            return None;
        }
        let is_up = |port| TcpStream::connect(("127.0.0.1", port)).is_ok();
        if is_up(cyrus.http) && is_up(cyrus.lmtp) {
            return Some(cyrus);
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("Cyrus is not up: {}", cyrus.folder.path().display());
}

fn write_settings(folder: &Path, http: u16, lmtp: u16) {
    for part in ["conf", "spool", "run"] {
        fs::create_dir_all(folder.join(part)).unwrap();
    }
    let at = folder.display();
    let imapd = format!(
        "configdirectory: {at}/conf\ndefaultpartition: default\npartition-default: {at}/spool\n\
         proc_path: {at}/run/proc\nmboxname_lockpath: {at}/run/lock\nidlesocket: {at}/run/idle\n\
         notifysocket: {at}/run/notify\nlmtpsocket: {at}/run/lmtp\nvirtdomains: off\nadmins: cyrus\n\
         sasl_pwcheck_method: alwaystrue\nsasl_mech_list: PLAIN\nallowplaintext: yes\nhttpmodules: jmap\n\
         conversations: 1\nconversations_db: twoskip\nunixhierarchysep: yes\naltnamespace: yes\n\
         autocreate_quota: 0\nautocreate_post: yes\n"
    );
    let program = |name: &str| format!("/usr/lib/cyrus/bin/{name} -C {at}/imapd.conf");
    let cyrus = format!(
        "START {{\n recover cmd=\"{} -r\"\n}}\nSERVICES {{\n http cmd=\"{}\" listen=\"127.0.0.1:{http}\" prefork=0\n \
         lmtp cmd=\"{} -a\" listen=\"127.0.0.1:{lmtp}\" prefork=0\n}}\nEVENTS {{\n}}\n",
        program("ctl_cyrusdb"),
        program("httpd"),
        program("lmtpd"),
    );
    fs::write(folder.join("imapd.conf"), imapd).unwrap();
    fs::write(folder.join("cyrus.conf"), cyrus).unwrap();
}

/// By LMTP (RFC 2033).
fn deliver(port: u16, user: &str, raw: &str) {
    let stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    let mut answers = BufReader::new(stream.try_clone().unwrap()).lines();
    let mut stream = stream;
    let mut expect = |code: &str| loop {
        let line = answers.next().unwrap().unwrap();
        assert!(line.starts_with(code), "{line}");
        if line.as_bytes().get(3) == Some(&b' ') {
            return;
        }
    };
    expect("220");
    for (command, code) in [
        ("LHLO localhost", "250"),
        ("MAIL FROM:<sender@example.org>", "250"),
        (&format!("RCPT TO:<{user}>"), "250"),
        ("DATA", "354"),
    ] {
        stream
            .write_all(format!("{command}\r\n").as_bytes())
            .unwrap();
        expect(code);
    }
    let dotted = raw.replace("\r\n.", "\r\n..");
    stream
        .write_all(format!("{dotted}\r\n.\r\n").as_bytes())
        .unwrap();
    expect("250");
    stream.write_all(b"QUIT\r\n").unwrap();
}
