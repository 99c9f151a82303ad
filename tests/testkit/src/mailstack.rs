//! A real Postfix and a real Dovecot on loopback: what is sent by SMTP lies in a mailbox moments later.

use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{fs, process};

use lettre::address::Envelope;
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

use super::oauth_server::OauthServer;
use super::own_stack::Own;
use super::ports::free_ports;

pub const PASSWORD: &str = "secret";
const DOMAIN: &str = "blog.test";
const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../mail/servers/mailstack.sh");
const PATIENCE: Duration = Duration::from_secs(30);

/// The servers. A watchdog stops them and removes their folder when the test's process ends, however it ends.
pub struct MailStack {
    pub(crate) folder: PathBuf,
    /// Takes mail from everybody on loopback.
    pub smtp: u16,
    /// Wants STARTTLS and a password.
    pub submission: u16,
    /// In the clear and with STARTTLS; on 127.0.0.2 a server without IDLE, MOVE and UIDPLUS.
    pub imap: u16,
    pub imaps: u16,
}

/// A message in a mailbox.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kept {
    /// Empty for the inbox.
    pub folder: String,
    pub raw: String,
    /// The letters of the maildir: `S` seen, `T` deleted.
    pub flags: String,
}

impl MailStack {
    /// One for all tests of the process; each of them has its own [`MailStack::user`]s.
    pub async fn shared() -> &'static Self {
        static STACK: OnceLock<MailStack> = OnceLock::new();
        let starting = || STACK.get_or_init(|| start(&[]));
        tokio::task::spawn_blocking(starting).await.unwrap()
    }

    /// One for a test that stops servers.
    pub async fn own() -> Own {
        Own::started(Vec::new()).await
    }

    /// One that lets people in by access tokens, too, which it has the OAuth server of the process check.
    pub async fn with_oauth() -> &'static Self {
        static STACK: OnceLock<MailStack> = OnceLock::new();
        let starting = || STACK.get_or_init(|| start(&by_tokens("xoauth2 oauthbearer")));
        tokio::task::spawn_blocking(starting).await.unwrap()
    }

    /// The same with one mechanism.
    pub async fn with_oauth_by(mechanism: &str) -> Own {
        Own::started(by_tokens(mechanism)).await
    }

    /// One whose Postfix hands mail for `lmtp.test` over to this port on loopback.
    pub async fn delivering_to(port: u16) -> Own {
        Own::started(vec![("LMTP_TO", format!("127.0.0.1:{port}"))]).await
    }

    /// A fresh mailbox; the address is its name for IMAP, too.
    pub fn user(&self, name: &str) -> String {
        static USERS: AtomicUsize = AtomicUsize::new(1);
        let number = USERS.fetch_add(1, Ordering::Relaxed);
        format!("fresh-{name}{number}@{DOMAIN}")
    }

    /// Hands a message to Postfix.
    pub async fn send(&self, from: &str, to: &str, raw: &str) {
        let server = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous("127.0.0.1");
        let server = server.port(self.smtp).build();
        let from = (!from.is_empty()).then(|| from.parse().unwrap());
        let envelope = Envelope::new(from, vec![to.parse().unwrap()]).unwrap();
        server.send_raw(&envelope, raw.as_bytes()).await.unwrap();
    }

    /// Everything in a user's mailbox, in all its folders, ordered.
    pub fn mailbox(&self, user: &str) -> Vec<Kept> {
        let maildir = self.maildir(user);
        let folders = fs::read_dir(&maildir).into_iter().flatten().flatten();
        let names = folders.map(|entry| entry.file_name().into_string().unwrap());
        let mut folders: Vec<String> = names.filter(|name| name.starts_with('.')).collect();
        folders.push(String::new());
        let mut found: Vec<Kept> = folders
            .iter()
            .flat_map(|folder| ["new", "cur"].map(|part| (folder, maildir.join(folder).join(part))))
            .flat_map(|(folder, part)| kept(folder.trim_start_matches('.'), &part))
            .collect();
        found.sort();
        found
    }

    /// Waits until a user's mailbox is as it should be.
    pub async fn mailbox_is(&self, user: &str, ready: impl Fn(&[Kept]) -> bool) {
        let end = Instant::now() + PATIENCE;
        loop {
            let found = self.mailbox(user);
            if ready(&found) {
                return;
            }
            let count = found.len();
            assert!(
                Instant::now() < end,
                "{count} are there, such as {:#?}",
                found.last()
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Lays messages into a mailbox without any server's doing, as if they had always been there.
    pub async fn lay(&self, user: &str, messages: impl Iterator<Item = String>) {
        let maildir = self.maildir(user);
        for folder in ["cur", "new", "tmp"] {
            fs::create_dir_all(maildir.join(folder)).unwrap();
        }
        for (number, raw) in messages.enumerate() {
            let name = format!("cur/1700000000.M{number:06}.laid:2,");
            fs::write(maildir.join(name), raw).unwrap();
        }
        own_by_mail(maildir.parent().unwrap());
        // They get their UIDs now, before those of whatever comes next.
        self.doveadm(&["index", "-u", user, "INBOX"]).await;
    }

    /// From now on Dovecot answers what comes for a user: its owner is on holiday (RFC 5230).
    pub fn goes_away(&self, user: &str, says: &str) {
        let maildir = self.maildir(user);
        let home = maildir.parent().unwrap();
        fs::create_dir_all(home).unwrap();
        let script = format!(
            "require [\"vacation\"];\nvacation :days 1 :addresses [\"{user}\"] :subject \"Re: holiday\" \"{says}\";\n"
        );
        fs::write(home.join(".dovecot.sieve"), script).unwrap();
        own_by_mail(home);
    }

    /// The certificate of the servers, its own authority.
    pub fn authority(&self) -> PathBuf {
        self.folder.join("tls/server.pem")
    }

    /// Another one for the same names, that the servers do not use.
    pub fn other_authority(&self) -> PathBuf {
        self.folder.join("tls/other.pem")
    }

    /// Where the servers' logs lie: `dovecot.log`, `postfix.log`.
    pub fn logs(&self) -> &Path {
        &self.folder
    }

    /// Ends a user's IMAP sessions.
    pub async fn kick(&self, user: &str) {
        self.doveadm(&["kick", user]).await;
    }

    /// Gives the inbox another UIDVALIDITY, so that all UIDs get another meaning.
    pub async fn set_uid_validity(&self, user: &str, validity: u32) {
        let validity = validity.to_string();
        let arguments = ["mailbox", "update", "-u", user, "--uid-validity", &validity];
        self.doveadm(&[arguments.as_slice(), &["INBOX"]].concat())
            .await;
    }

    /// As a user's other mail client: sets the flags of all messages in the inbox.
    pub async fn flag_all(&self, user: &str, flag: &str) {
        let arguments = ["flags", "add", "-u", user, flag, "mailbox", "INBOX", "all"];
        self.doveadm(&arguments).await;
    }

    async fn doveadm(&self, arguments: &[&str]) {
        let mut command = Command::new("doveadm");
        command.arg("-c").arg(self.folder.join("dovecot.conf"));
        command.args(arguments);
        let done = tokio::task::spawn_blocking(move || command.output()).await;
        let done = done.unwrap().unwrap();
        let complaint = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "doveadm {arguments:?}: {complaint}");
    }

    fn maildir(&self, user: &str) -> PathBuf {
        let (name, domain) = user.split_once('@').unwrap();
        let folder = self.folder.join("mail");
        folder.join(domain).join(name).join("Maildir")
    }
}

fn by_tokens(mechanisms: &str) -> Vec<Setting> {
    let introspection = OauthServer::shared().introspection();
    vec![
        ("INTROSPECT", introspection),
        ("OAUTH_BY", mechanisms.to_owned()),
    ]
}

/// A variable of the script.
pub(crate) type Setting = (&'static str, String);

/// Another process may take a free port before the servers do: then other ports are tried.
pub(crate) fn start(more: &[Setting]) -> MailStack {
    let mut complaint = String::new();
    for _ in 0..3 {
        let folder = tempfile::Builder::new().prefix("mailstack-").tempdir();
        let folder = folder.unwrap().keep();
        let ports = free_ports();
        let [smtp, submission, imap, imaps, lmtp, auth] = ports;
        let mut settings = vec![
            ("SMTP", smtp.to_string()),
            ("SUBMISSION", submission.to_string()),
            ("IMAP", imap.to_string()),
            ("IMAPS", imaps.to_string()),
            ("LMTP", lmtp.to_string()),
            ("AUTH", auth.to_string()),
            ("WATCHED", process::id().to_string()),
        ];
        settings.extend_from_slice(more);
        match script("start", &folder, &settings) {
            Ok(()) => {
                return MailStack {
                    folder,
                    smtp,
                    submission,
                    imap,
                    imaps,
                };
            }
            Err(error) => complaint = error,
        }
        let _ = script("stop", &folder, &[]);
        let _ = fs::remove_dir_all(&folder);
    }
    panic!("Postfix and Dovecot do not start: {complaint}");
}

pub(crate) fn script(what: &str, folder: &Path, settings: &[(&str, String)]) -> Result<(), String> {
    // The servers inherit what the script has open: only a file does not wait for their end.
    let said = folder.join("script.log");
    let log = fs::File::create(&said).map_err(|error| error.to_string())?;
    let settings = settings.iter().map(|(name, value)| (name, value));
    let ended = Command::new("bash")
        .args([SCRIPT, what])
        .arg(folder)
        .envs(settings)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log)
        .status()
        .map_err(|error| error.to_string())?;
    if ended.success() {
        Ok(())
    } else {
        Err(fs::read_to_string(said).unwrap_or_default())
    }
}

fn kept(folder: &str, part: &Path) -> Vec<Kept> {
    let files = fs::read_dir(part).into_iter().flatten().flatten();
    files
        .filter_map(|file| {
            let name = file.file_name().into_string().unwrap();
            let flags = name.split_once(":2,").map_or("", |(_, flags)| flags);
            // Dovecot may have renamed it meanwhile.
            let raw = fs::read(file.path()).ok()?;
            Some(Kept {
                folder: folder.to_owned(),
                raw: String::from_utf8_lossy(&raw).into_owned(),
                flags: flags.to_owned(),
            })
        })
        .collect()
}

fn own_by_mail(path: &Path) {
    // Debian's fixed ids of the user and the group `mail`.
    chown(path, Some(8), Some(8)).unwrap();
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            own_by_mail(&entry.unwrap().path());
        }
    }
    let domain = path.parent().unwrap();
    if domain.ends_with(DOMAIN) {
        chown(domain, Some(8), Some(8)).unwrap();
    }
}
