//! Signing in to a mailbox by consent (OAuth): the person consents at an authorization server on loopback, a real Dovecot
//! has it check each access token, and Postfix has Dovecot check those of its submission.

use std::io::{BufRead, BufReader, Write};
use std::ops::Deref;
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::time::Duration;

use afterword_config::{Config, ConfigFile, Sources};
use afterword_mail::oauth::{LoginError, MailLogin};
use serde_json::Value;

use super::mail_servers::Post;
use super::process::{Ended, Home, Process};
use crate::support::{CLIENT_SECRET, MailStack, OauthServer, until_async};

const HOUR: Duration = Duration::from_secs(3600);

/// A blog whose mailbox takes no password.
pub(super) struct Blog<S = &'static MailStack> {
    pub(super) post: Post<S>,
    pub(super) home: Home,
    client: String,
    oauth: &'static OauthServer,
}

impl Blog {
    /// Access tokens live so long.
    async fn new(lifetime: Duration) -> Self {
        Self::on(MailStack::with_oauth().await, lifetime, &[]).await
    }
}

impl<S: Deref<Target = MailStack>> Blog<S> {
    pub(super) async fn on(stack: S, lifetime: Duration, more: &[&str]) -> Self {
        let oauth = OauthServer::shared();
        let client = oauth.client(lifetime);
        let mut post = Post::on(stack, &[]);
        let stack = &post.stack;
        let settings = [
            "imap.password=".to_owned(),
            format!("smtp.port={}", stack.submission),
            "smtp.encryption=starttls".to_owned(),
            format!("smtp.certificate={}", stack.authority().display()),
            format!("smtp.user={}", post.bot),
            "oauth.provider=other".to_owned(),
            format!("oauth.client_id={client}"),
            format!("oauth.token_url={}", oauth.url("/token")),
            format!("oauth.device_url={}", oauth.url("/device")),
            format!("oauth.revoke_url={}", oauth.url("/revoke")),
            "oauth.scope=mail".to_owned(),
            "outgoing.allow_private=127.0.0.1".to_owned(),
        ];
        post.settings.extend(settings);
        post.settings
            .extend(more.iter().map(|&more| more.to_owned()));
        let home = Home::new(&post.settings).await;
        Self {
            post,
            home,
            client,
            oauth,
        }
    }

    /// The owner runs `afterword mail login`, and consents on another device.
    async fn signs_in(&self) -> Ended {
        let login = Login::start(&self.home, "mail login other");
        let (login, code) = login.shown("    ").await;
        self.oauth.types(&code, Some(&self.post.bot));
        login.ended().await
    }

    pub(super) async fn is_signed_in_to(&self) {
        let ended = self.signs_in().await;
        assert_eq!(ended.status, 0, "{ended:?}");
    }

    fn token_file(&self) -> PathBuf {
        self.home.database().with_file_name("mail-login.json")
    }

    /// As another process of ours has it.
    fn login(&self) -> MailLogin {
        let mut set = self.post.settings.clone();
        set.push(format!("store.path={}", self.home.database().display()));
        let config = Config::load(&Sources {
            file: ConfigFile::None,
            environment: Vec::new(),
            flags: set,
        });
        MailLogin::new(&config.unwrap()).unwrap().unwrap()
    }

    /// A comment is published by the answer to the mail about it.
    async fn moderates_by_mail(&self, server: &Process, text: &str) {
        let answer = server.ann().comments("/a/", text).await;
        let (id, _) = answer.submitted();
        let letter = self.post.comes(&self.post.olga, text).await;
        self.post.olga_answers(&letter, "ok").await;
        server.becomes(&id, "approved").await;
    }

    fn assert_never_wrong(&self) {
        assert_eq!(self.oauth.complaints(&self.client), Vec::<String>::new());
    }
}

/// `afterword mail login` while it runs.
struct Login {
    child: Child,
    said: String,
}

impl Login {
    fn start(home: &Home, words: &str) -> Self {
        let mut command = home.command(words);
        command.stdin(Stdio::piped()).stderr(Stdio::piped());
        let child = command.spawn().unwrap();
        Self {
            child,
            said: String::new(),
        }
    }

    /// Waits for a line that begins so; gives the rest of the line.
    async fn shown(mut self, beginning: &'static str) -> (Self, String) {
        let reading = tokio::task::spawn_blocking(move || {
            let mut lines = BufReader::new(self.child.stderr.as_mut().unwrap());
            loop {
                let mut line = String::new();
                let length = lines.read_line(&mut line).unwrap();
                assert!(length > 0, "it ended: {}", self.said);
                self.said.push_str(&line);
                if let Some(rest) = line.strip_prefix(beginning) {
                    let rest = rest.trim().to_owned();
                    // What it says besides was read with it, or comes later.
                    let read = String::from_utf8_lossy(lines.buffer()).into_owned();
                    self.said.push_str(&read);
                    return (self, rest);
                }
            }
        });
        reading.await.unwrap()
    }

    fn types(&mut self, line: &str) {
        let input = self.child.stdin.as_mut().unwrap();
        writeln!(input, "{line}").unwrap();
    }

    async fn ended(self) -> Ended {
        let ended = tokio::task::spawn_blocking(move || {
            let output = self.child.wait_with_output().unwrap();
            Ended {
                status: output.status.code().unwrap(),
                out: String::from_utf8(output.stdout).unwrap(),
                err: self.said + &String::from_utf8(output.stderr).unwrap(),
            }
        });
        ended.await.unwrap()
    }
}

/// How many mails wait.
async fn waiting(home: &Home) -> usize {
    let waiting = home.json("mail outbox list waiting --json").await;
    waiting.as_array().unwrap().len()
}

/// Whether `/readyz` says that the owner has to sign in.
async fn misses_login(server: &Process) -> bool {
    let url = format!("http://{}/readyz", server.address);
    let ready: Value = reqwest::get(url).await.unwrap().json().await.unwrap();
    let failing = ready["failing"].as_array();
    failing.is_some_and(|failing| failing.iter().any(|job| job["job"] == "mail-login"))
}

#[tokio::test]
async fn after_a_login_mails_go_out_and_answers_come_in_without_a_password() {
    let blog = Blog::new(HOUR).await;
    let server = blog.home.serve();
    let answer = server
        .ann()
        .comments("/a/", "Before anybody signed in")
        .await;
    assert_eq!(answer.status, 202);
    until_async("the job says it", async || misses_login(&server).await).await;
    let waiting = blog.home.json("mail outbox list waiting --json").await;
    assert_eq!(waiting.as_array().unwrap().len(), 1, "{waiting}");
    assert_eq!(waiting[0]["attempts"], 0, "no attempt is spent: {waiting}");
    let check = blog.home.run("check").await;
    assert!(
        check.err.contains("run `afterword mail login other`"),
        "{check:?}"
    );

    let ended = blog.signs_in().await;
    assert_eq!(ended.status, 0, "{ended:?}");
    for words in [
        "https://login.test/device",
        "smtp.host lets us in",
        "imap.host lets us in",
    ] {
        assert!(ended.err.contains(words), "{words}: {}", ended.err);
    }
    use std::os::unix::fs::PermissionsExt;
    let mode = blog.token_file().metadata().unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    blog.post
        .comes(&blog.post.olga, "Before anybody signed in")
        .await;
    blog.moderates_by_mail(&server, "After it").await;
    assert!(!server.log().contains("access-"), "{}", server.log());

    let logout = blog.home.run("mail logout").await;
    assert!(logout.err.contains("has taken it back"), "{logout:?}");
    assert!(blog.oauth.is_withdrawn(&blog.client) && !blog.token_file().exists());
    let again = blog.home.run("mail logout").await;
    assert!(
        again.status == 0 && again.err.contains("there is no login"),
        "{again:?}"
    );
    blog.assert_never_wrong();
}

#[tokio::test]
async fn a_server_that_offers_xoauth2_alone_is_signed_in_to_by_it() {
    let stack = MailStack::with_oauth_by("xoauth2").await;
    let blog = Blog::on(stack, HOUR, &[]).await;
    let ended = blog.signs_in().await;
    assert_eq!(ended.status, 0, "{ended:?}");
    let server = blog.home.serve();
    blog.moderates_by_mail(&server, "By the older mechanism")
        .await;
    // A wrong mailbox is the server's report of an error, in both protocols.
    let wrong = blog.home.run("--set smtp.user=fresh-other@blog.test --set imap.user=fresh-other@blog.test doctor --json").await;
    for words in [
        "smtp.user is the address of the mailbox",
        "imap.user is the address of the mailbox",
    ] {
        assert!(wrong.out.contains(words), "{words}: {wrong:?}");
    }
}

#[tokio::test]
async fn access_that_ends_is_renewed_and_no_refresh_token_is_lost() {
    // Renewed after a second and a half.
    let blog = Blog::new(Duration::from_secs(2)).await;
    blog.is_signed_in_to().await;
    let server = blog.home.serve();
    blog.moderates_by_mail(&server, "In the first life").await;
    until_async("it is renewed again and again", async || {
        blog.oauth.renewals(&blog.client) > 3
    })
    .await;
    blog.moderates_by_mail(&server, "In a later life").await;
    // Others renew at the same time: commands, and connections of one process.
    let tested = (0..3).map(|_| blog.home.run("doctor --json"));
    for ended in futures_util::future::join_all(tested).await {
        let found: Value = serde_json::from_str(&ended.out).unwrap();
        let found = found["findings"].as_array().unwrap();
        let of_mail = found.iter().filter(|found| found["group"] == "mail");
        let failed: Vec<_> = of_mail
            .filter(|found| found["verdict"] == "failure")
            .collect();
        assert!(failed.is_empty(), "{failed:#?}");
    }
    blog.assert_never_wrong();
    drop(server);

    // Many ask at once for another token than the one that was refused: one of them renews.
    let token = blog.login().access_token().await.unwrap();
    let renewals = blog.oauth.renewals(&blog.client);
    let logins: Vec<MailLogin> = (0..8).map(|_| blog.login()).collect();
    let asked = logins
        .iter()
        .map(|login| login.renewed_token(token.clone()));
    for renewed in futures_util::future::join_all(asked).await {
        assert!(!renewed.unwrap().matches(token.reveal()));
    }
    // The access token is short-lived: a slow machine may see it renewed once more.
    let renewed = blog.oauth.renewals(&blog.client) - renewals;
    assert!((1..=2).contains(&renewed), "{renewed}");
    blog.assert_never_wrong();
}

#[tokio::test]
async fn an_access_token_that_was_taken_back_is_renewed_at_once() {
    let blog = Blog::new(HOUR).await;
    blog.is_signed_in_to().await;
    let server = blog.home.serve();
    blog.moderates_by_mail(&server, "With the first token")
        .await;
    blog.oauth.ends_access(&blog.client);
    blog.post.stack.kick(&blog.post.bot).await;
    until_async("it is renewed", async || {
        blog.oauth.renewals(&blog.client) > 0
    })
    .await;
    blog.moderates_by_mail(&server, "With another token").await;
    blog.assert_never_wrong();
}

#[tokio::test]
async fn withdrawn_consent_is_said_and_mails_wait_for_a_new_login() {
    let blog = Blog::new(Duration::from_secs(4)).await;
    blog.is_signed_in_to().await;
    let server = blog.home.serve();
    blog.moderates_by_mail(&server, "While there is consent")
        .await;
    // The mail that confirms the decision has left, too.
    until_async("no mail waits", async || waiting(&blog.home).await == 0).await;
    blog.oauth.withdraws(&blog.client);
    until_async("the job says it", async || misses_login(&server).await).await;
    let answer = server.ann().comments("/a/", "Without consent").await;
    let (id, _) = answer.submitted();
    until_async("the mail waits", async || waiting(&blog.home).await == 1).await;
    let failed = blog.home.json("mail outbox list failed --json").await;
    assert!(failed.as_array().unwrap().is_empty(), "{failed}");
    for said in [
        blog.home.run("check").await.err,
        blog.home.run("doctor --json").await.out,
        server.log(),
    ] {
        assert!(
            said.contains("the consent to use the mailbox has ended"),
            "{said}"
        );
        assert!(!said.contains("ann@blog.test"), "{said}");
    }

    blog.is_signed_in_to().await;
    let letter = blog.post.comes(&blog.post.olga, "Without consent").await;
    blog.post.olga_answers(&letter, "ok").await;
    server.becomes(&id, "approved").await;
    blog.assert_never_wrong();
}

#[tokio::test]
async fn an_outage_of_the_provider_ends_no_login() {
    let blog = Blog::new(HOUR).await;
    blog.is_signed_in_to().await;
    let login = blog.login();
    let token = login.access_token().await.unwrap();
    blog.oauth.is_down_for(&blog.client, true);
    let error = login.renewed_token(token.clone()).await.unwrap_err();
    assert!(matches!(error, LoginError::Unavailable { .. }), "{error}");
    assert!(login.access_token().await.unwrap().matches(token.reveal()));
    blog.oauth.is_down_for(&blog.client, false);
    // It is left alone for a moment.
    until_async("it is renewed", async || {
        login.renewed_token(token.clone()).await.is_ok()
    })
    .await;
    assert_eq!(blog.oauth.renewals(&blog.client), 1);
}

#[tokio::test]
async fn a_code_that_is_refused_or_too_old_keeps_nothing() {
    let blog = Blog::new(HOUR).await;
    let login = Login::start(&blog.home, "mail login other");
    let (login, code) = login.shown("    ").await;
    blog.oauth.types(&code, None);
    let denied = login.ended().await;
    assert!(
        denied.status != 0 && denied.err.contains("you did not consent"),
        "{denied:?}"
    );
    blog.oauth.codes_end_after(&blog.client, 2);
    let expired = blog.home.run("mail login other").await;
    assert!(
        expired.status != 0 && expired.err.contains("nobody consented in time"),
        "{expired:?}"
    );
    assert!(!blog.token_file().exists());
    // A server that is asked too often is asked less often.
    blog.oauth.codes_end_after(&blog.client, 600);
    blog.oauth.slows_down_once(&blog.client);
    blog.is_signed_in_to().await;
    blog.assert_never_wrong();
    let other = blog.home.run("mail login google").await;
    assert!(
        other.err.contains("oauth.provider is \"other\""),
        "{other:?}"
    );
    let mut unset = blog.home;
    unset.set("oauth.client_id=unknown");
    let unknown = unset.run("mail login other").await;
    assert!(unknown.err.contains("check oauth.client_id"), "{unknown:?}");
    let kept = unset.run("check").await;
    assert!(
        kept.err.contains("made with another oauth.client_id"),
        "{kept:?}"
    );
}

#[tokio::test]
async fn consent_in_a_browser_comes_back_to_this_machine_or_is_copied() {
    let oauth = OauthServer::shared();
    let more = [
        "oauth.device_url=".to_owned(),
        format!("oauth.authorize_url={}", oauth.url("/authorize")),
        format!("oauth.client_secret={CLIENT_SECRET}"),
    ];
    let more: Vec<&str> = more.iter().map(String::as_str).collect();
    let blog = Blog::on(MailStack::with_oauth().await, HOUR, &more).await;
    oauth.is_used_by(&blog.client, &blog.post.bot);
    oauth.wants_a_secret(&blog.client);
    let login = Login::start(&blog.home, "mail login other");
    let (login, address) = login.shown("    ").await;
    let opened = reqwest::get(&address).await.unwrap();
    assert!(
        opened
            .text()
            .await
            .unwrap()
            .contains("You can close this window")
    );
    let ended = login.ended().await;
    assert!(
        ended.status == 0 && ended.err.contains("imap.host lets us in"),
        "{ended:?}"
    );

    let browser = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none());
    let browser = browser.build().unwrap();
    for (forged, is_fine) in [("&state=x", false), ("", true)] {
        let login = Login::start(&blog.home, "mail login other --code");
        let (mut login, address) = login.shown("    ").await;
        let opened = browser.get(&address).send().await.unwrap();
        let copied = opened.headers()["location"].to_str().unwrap();
        let copied = if is_fine {
            copied.to_owned()
        } else {
            copied.replace("&state=", "&state=x") + forged
        };
        login.types(&copied);
        let ended = login.ended().await;
        assert_eq!(ended.status == 0, is_fine, "{ended:?}");
    }
}
