//! What strangers may claim, and what they have sent that nobody has looked at.

use std::fs;
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use jiff::{SignedDuration, Timestamp};
use rusqlite::Connection;

use super::{Report, each_has_its_advice};
use crate::cli::Home;
use crate::support::{free_ports, until};

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_address_is_tried_on_the_running_server() {
    let home = Home::begun();
    for (trusted, verdict, words) in [
        // No proxy is trusted: what a client says of itself does not count.
        ("", "fine", "the server believes 127.0.0.1 instead"),
        // A proxy that passes on what the client says: here there is none between the two.
        ("127.0.0.1", "failure", "every reader can claim any address"),
    ] {
        let mut serve = home.command(&["serve", "--set", "server.listen=127.0.0.1:0"]);
        let trusted = format!("server.trusted_proxies={trusted}");
        serve.args(["--set", &trusted]);
        let server = crate::cli::Running::start(serve);
        let mut doctor = home.command(&["doctor", "--json", "--set", &trusted]);
        doctor.args(["--set", &format!("server.public_url={}", server.url())]);
        let ended = doctor.output().unwrap();
        let report = Report(serde_json::from_slice(&ended.stdout).unwrap());
        let expected = ["send a forged x-forwarded-for to", words];
        assert!(report.says(verdict, &expected), "{:#}", report.0);
        each_has_its_advice(&report);
    }
}

/// nginx as one process, which passes on what a client says of itself, unless `line` replaces it.
struct Nginx(Child);

impl Nginx {
    async fn start(folder: &Path, port: u16, upstream: SocketAddr, line: &str) -> Self {
        let config = format!(
            "daemon off; master_process off; error_log stderr; pid nginx.pid;
             events {{ }}
             http {{
                 access_log off; client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
                 uwsgi_temp_path uwsgi; scgi_temp_path scgi;
                 server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass http://{upstream}; {line} }} }}
             }}"
        );
        fs::write(folder.join("nginx.conf"), config).unwrap();
        let mut command = Command::new("nginx");
        command.args(["-p", folder.to_str().unwrap(), "-c", "nginx.conf"]);
        let child = command.stderr(Stdio::null()).spawn();
        let nginx = Self(child.expect("nginx is needed (Debian: nginx-light)"));
        until("nginx", || TcpStream::connect(("127.0.0.1", port)).is_ok()).await;
        nginx
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_that_passes_on_what_clients_say_of_themselves_is_found() {
    for (line, verdict, words) in [
        ("", "failure", "proxy_set_header X-Forwarded-For"),
        (
            "proxy_set_header X-Forwarded-For $remote_addr;",
            "fine",
            "the server believes 127.0.0.1 instead",
        ),
        (
            "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
            "fine",
            "the proxy adds the address that it sees",
        ),
    ] {
        let home = Home::begun();
        let [port] = free_ports();
        let public = format!("server.public_url=http://127.0.0.1:{port}");
        let trusted = "server.trusted_proxies=127.0.0.1";
        let mut serve = home.command(&["serve", "--set", "server.listen=127.0.0.1:0"]);
        serve.args(["--set", trusted, "--set", &public]);
        let server = crate::cli::Running::start(serve);
        let _nginx = Nginx::start(home.path(), port, server.address, line).await;
        let report = Report::of(&home, &format!("--set {trusted} --set {public}"));
        let expected = ["send a forged x-forwarded-for to", words];
        assert!(report.says(verdict, &expected), "{line} {:#}", report.0);
    }
}

#[tokio::test]
async fn nobody_else_is_told_which_address_is_believed() {
    let home = Home::begun();
    let server = home.serve();
    let ann = server.visitor();
    let answer = ann.get("/healthz").await;
    assert!(!answer.headers.contains_key("afterword-client"));
    let guessed = ann
        .saying("afterword-probe", "00000000000000000000000000000000")
        .get("/healthz")
        .await;
    assert!(!guessed.headers.contains_key("afterword-client"));
}

#[tokio::test(flavor = "multi_thread")]
async fn trusting_every_address_is_a_failure() {
    let home = Home::begun();
    for everybody in ["0.0.0.0/0", "::/0"] {
        let line = format!("--offline --set server.trusted_proxies={everybody}");
        let report = Report::of(&home, &line);
        let words = ["proxy", everybody, "any reader can claim any address"];
        assert!(report.says("failure", &words), "{:#}", report.0);
    }
    let line = "--offline --set server.trusted_proxies=10.0.0.0/8";
    assert!(!Report::of(&home, line).says("failure", &["proxy"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn spam_that_nobody_has_looked_at_for_long_is_counted() {
    let home = Home::begun();
    let server = home.serve();
    let ann = server.visitor();
    for number in 0..3 {
        let text = format!("Comment number {number}");
        let answer = ann.comments("/a/", &text).await;
        assert_eq!(answer.status.as_u16(), 202, "{answer:?}");
    }
    assert_eq!(server.stop("TERM"), 0);
    let fresh = Report::of(&home, "--offline");
    assert!(!fresh.says("warning", &["in spam since"]), "{:#}", fresh.0);
    let long_ago = Timestamp::now() - SignedDuration::from_hours(20 * 24);
    let conn = Connection::open(home.path().join("afterword.db")).unwrap();
    let changed = conn.execute(
        "UPDATE comments SET status = 'spam', created = ?1 + length(text)",
        [long_ago.as_millisecond()],
    );
    assert_eq!(changed.unwrap(), 3);
    drop(conn);
    let report = Report::of(&home, "--offline");
    let since = format!("3 in spam since {}", &long_ago.to_string()[..10]);
    let words = [since.as_str(), "blog", "tell_spam=true", "--status spam"];
    assert!(report.says("warning", &words), "{:#}", report.0);
    each_has_its_advice(&report);
}
