//! A real Postfix in front: `virtual_transport = lmtp:inet:…`.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use afterword_mail::lmtp::LmtpLimits;
use afterword_services::receive_mail::{LmtpPeer, Receipt};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::server::{Client, OURS, OURS_TOO, Server, rules};
use crate::support::free_port;

/// Postfix starts in a second and tries again after one; a busy machine takes its time.
const LONG: Duration = Duration::from_secs(60);

/// A Postfix of its own, which sends all of blog.test to one port. It needs to be started by root.
struct Postfix {
    folder: TempDir,
    port: u16,
}

impl Postfix {
    async fn before(server: &Server) -> Postfix {
        let folder = tempfile::tempdir().unwrap();
        let port = free_port();
        let at = folder.path();
        for part in ["conf", "queue", "data"] {
            fs::create_dir(at.join(part)).unwrap();
        }
        // Its daemons run as the user postfix, and look into the folder.
        let open = std::os::unix::fs::PermissionsExt::from_mode(0o755);
        fs::set_permissions(at, open).unwrap();
        run(Command::new("chown").arg("postfix").arg(at.join("data")));
        let lmtp = server.address.port();
        fs::write(at.join("conf/main.cf"), main_cf(at, lmtp)).unwrap();
        fs::write(at.join("conf/master.cf"), master_cf(port)).unwrap();
        run(Command::new("postfix")
            .arg("-c")
            .arg(at.join("conf"))
            .arg("start"));
        let postfix = Postfix { folder, port };
        let up = async {
            while TcpStream::connect(("127.0.0.1", port)).await.is_err() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(LONG, up).await.expect("Postfix listens");
        postfix
    }

    /// Hands a message to Postfix, as another server would.
    async fn takes(&self, recipients: &[&str], body: &str) {
        let stream = TcpStream::connect(("127.0.0.1", self.port)).await.unwrap();
        let mut client = Client::new(stream);
        client.hears("220 ").await;
        client.begins_at_postfix(recipients).await;
        client
            .says(
                &format!("From: ann@b.example\r\n\r\n{body}\r\n."),
                "250 2.0.0",
            )
            .await;
        client.says("QUIT", "221 ").await;
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    /// Waits until the log has this.
    async fn logs(&self, words: &str) {
        let waiting = async {
            while !self.log().contains(words) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let logged = timeout(LONG, waiting).await;
        assert!(logged.is_ok(), "no {words:?} in {}", self.log());
    }
}

impl Client<TcpStream> {
    async fn begins_at_postfix(&mut self, recipients: &[&str]) {
        self.says("EHLO mail.test", "250").await;
        self.says("MAIL FROM:<ann@b.example>", "250").await;
        for recipient in recipients {
            self.says(&format!("RCPT TO:<{recipient}>"), "250").await;
        }
        self.says("DATA", "354").await;
    }
}

impl Drop for Postfix {
    fn drop(&mut self) {
        let conf = self.folder.path().join("conf");
        let stop = Command::new("postfix")
            .arg("-c")
            .arg(conf)
            .arg("stop")
            .output();
        drop(stop);
    }
}

fn run(command: &mut Command) {
    let output = command
        .output()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {output:?}");
}

fn main_cf(at: &Path, lmtp: u16) -> String {
    let at = at.display();
    format!(
        "compatibility_level = 3.6
queue_directory = {at}/queue
data_directory = {at}/data
maillog_file = {at}/log
maillog_file_prefixes = {at}
myhostname = mx.blog.test
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
virtual_mailbox_domains = blog.test
virtual_mailbox_maps =
local_recipient_maps =
virtual_transport = lmtp:inet:127.0.0.1:{lmtp}
default_transport = error:nothing leaves the machine
relay_transport = error:nothing leaves the machine
recipient_delimiter = +
smtpd_recipient_restrictions = permit_mynetworks, reject_unauth_destination
smtp_dns_support_level = disabled
smtpd_peername_lookup = no
alias_maps =
alias_database =
biff = no
minimal_backoff_time = 1s
maximal_backoff_time = 1s
queue_run_delay = 1s
lmtp_destination_rate_delay = 0s
destination_concurrency_failed_cohort_limit = 100
"
    )
}

fn master_cf(port: u16) -> String {
    format!(
        "127.0.0.1:{port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 1 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
proxymap unix - - n - - proxymap
showq unix n - n - - showq
error unix - - n - - error
retry unix - - n - - error
lmtp unix - - n - - lmtp
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
"
    )
}

async fn comes(server: &Server, wanted: usize) {
    let waiting = async {
        while server.came().len() < wanted {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let came = timeout(LONG, waiting).await;
    assert!(came.is_ok(), "{} of {wanted} came", server.came().len());
}

#[tokio::test]
async fn postfix_delivers_and_hears_of_each_recipient() {
    let server = Server::start().await;
    let postfix = Postfix::before(&server).await;
    postfix
        .takes(
            &[OURS, "ghost@blog.test", OURS_TOO],
            "ok\r\n..\r\n...\r\nThanks.",
        )
        .await;
    postfix.logs(&format!("to=<{OURS}>")).await;
    postfix.logs("250 2.0.0 Taken as ").await;
    postfix.logs("550 5.1.1 No such address here").await;
    comes(&server, 1).await;
    let (raw, envelope) = server.only();
    assert_eq!(envelope.recipients, [OURS, OURS_TOO]);
    assert_eq!(envelope.peer, LmtpPeer::Trusted);
    let above = "Return-Path: <ann@b.example>\r\nDelivered-To: bot+maaaaaaaaaaaaaaaaaaaaaaaaaa@";
    assert!(raw.starts_with(above), "{raw}");
    assert!(raw.contains("\r\nReceived: from mail.test "), "{raw}");
    assert!(
        raw.ends_with("\r\n\r\nok\r\n.\r\n..\r\nThanks.\r\n"),
        "{raw}"
    );
}

#[tokio::test]
async fn postfix_comes_again_after_451() {
    let server = Server::start().await;
    server.answers(Receipt::Later("the database is locked".to_owned()));
    let postfix = Postfix::before(&server).await;
    postfix.takes(&[OURS], "ok").await;
    postfix.logs("451 4.3.0 Not now. Bring it again").await;
    server.answers(Receipt::Done("approved".to_owned()));
    postfix.logs("status=sent (250 2.0.0 Taken as ").await;
    let came = server.came();
    assert!(came.len() >= 2 && came.iter().all(|delivery| delivery.raw == came[0].raw));
    assert!(
        !postfix.log().contains("status=bounced"),
        "{}",
        postfix.log()
    );
}

#[tokio::test]
async fn postfix_keeps_mail_while_we_are_away() {
    let mut server = Server::start().await;
    let postfix = Postfix::before(&server).await;
    server.stop();
    server.ended().await;
    postfix.takes(&[OURS], "ok").await;
    postfix.logs("Connection refused").await;
    let back = Server::by(rules(LmtpLimits::default()), &server.address.to_string()).await;
    postfix.logs("status=sent (250 2.0.0 Taken as ").await;
    assert!(back.only().0.ends_with("\r\n\r\nok\r\n"));
}
