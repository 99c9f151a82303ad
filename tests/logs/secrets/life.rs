//! All that readers, authors and owners do with what is secret.

use std::path::Path;
use std::time::{Duration, Instant};

use mail_parser::MessageParser;
use reqwest::Method;
use serde_json::json;

use super::known::{ADMIN, CONSOLE, GUESS, Secrets};
use crate::support::{Answer, Connection, Logged};

const PATIENCE: Duration = Duration::from_secs(50);

/// A life with every token that there is, over TLS.
pub(super) struct Life<'a> {
    pub(super) server: &'a Logged,
    pub(super) folder: &'a Path,
    pub(super) secrets: Secrets,
}

impl Life<'_> {
    async fn says(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let protocol = if method == Method::GET {
            "h2"
        } else {
            "http/1.1"
        };
        let mut browser = Connection::connect(self.server.addresses[1], protocol).await;
        browser.says(method, path, headers, body).await
    }

    async fn bears(&self, method: Method, path: &str, token: &str, body: &str) -> Answer {
        let bearer = format!("Bearer {token}");
        let headers = [
            ("authorization", bearer.as_str()),
            ("content-type", "application/json"),
            ("idempotency-key", "a-key-of-the-owners-program"),
        ];
        self.says(method, path, &headers, body).await
    }

    /// What is refused tells nobody what was sent, or what would have been right.
    async fn is_refused(&self, method: Method, path: &str, body: &str) {
        let answer = self.bears(method, path, GUESS, body).await;
        assert!(answer.status.is_client_error(), "{path}: {answer:?}");
        self.secrets.are_not_in(&format!("{answer:?}"), path);
    }

    pub(super) async fn of_an_author(&mut self) {
        let body = json!({"page": "/a/", "name": "Ann", "text": "Hello", "email": "ann@readers.example", "notify": true});
        let answer = self
            .bears(Method::POST, "/api/v1/comments", "", &body.to_string())
            .await;
        let (id, token) = answer.submitted();
        self.secrets.add("an edit token", &token);
        let path = format!("/api/v1/comments/{id}");
        let text = r#"{"text": "Better"}"#;
        self.is_refused(Method::PATCH, &path, text).await;
        self.is_refused(Method::DELETE, &path, "").await;
        let shown = self.bears(Method::GET, &path, &token, "").await;
        let edited = self.bears(Method::PATCH, &path, &token, text).await;
        assert_eq!((shown.status.as_u16(), edited.status.as_u16()), (200, 200));
    }

    pub(super) async fn of_an_owner(&mut self) {
        let list = "/api/v1/admin/comments";
        self.is_refused(Method::GET, list, "").await;
        self.is_refused(Method::POST, "/api/v1/mail", "From: x")
            .await;
        assert_eq!(self.bears(Method::GET, list, ADMIN, "").await.status, 200);
        let body = r#"{"name": "script", "scopes": ["read", "mail"]}"#;
        let made = self
            .bears(Method::POST, "/api/v1/admin/tokens", ADMIN, body)
            .await;
        let word = made.json()["token"].as_str().unwrap().to_owned();
        self.secrets.add("an API token", &word);
        assert_eq!(self.bears(Method::GET, list, &word, "").await.status, 200);
        let refused = self
            .bears(Method::GET, "/api/v1/admin/export", &word, "")
            .await;
        assert_eq!(refused.status, 403, "{refused:?}");
        let in_query = format!("{list}?token={word}&edit_token={word}");
        self.says(Method::GET, &in_query, &[], "").await;
    }

    async fn form(&self, path: &str, cookie: &str, body: &str) -> Answer {
        let headers = [
            ("origin", "https://blog.test"),
            ("content-type", "application/x-www-form-urlencoded"),
            ("cookie", cookie),
        ];
        self.says(Method::POST, path, &headers, body).await
    }

    pub(super) async fn of_the_console(&mut self) {
        let wrong = format!("email=mo%40owners.example&password={GUESS}");
        self.form("/console/sign-in", "", &wrong).await;
        let asked = self
            .form("/console/sign-in", "", "email=mo%40owners.example")
            .await;
        assert_eq!(asked.status, 200, "{asked:?}");
        let link = self.link("/console/sign-in/").await;
        self.secrets
            .add("a link to sign in", link.rsplit('/').next().unwrap());
        self.says(Method::GET, &link, &[], "").await;
        let signed_in = self.form(&link, "", "").await;
        assert_eq!(signed_in.status, 303, "{signed_in:?}");
        let cookie = signed_in
            .header("set-cookie")
            .split(';')
            .next()
            .unwrap()
            .to_owned();
        self.secrets
            .add("a session", cookie.split_once('=').unwrap().1);
        self.form(&link, "", "").await;
        let account = self
            .says(Method::GET, "/console/account", &[("cookie", &cookie)], "")
            .await;
        let csrf = account.text.split("name=\"csrf\" value=\"").nth(1);
        let csrf = csrf.map_or_else(|| account.text.split("name=csrf value=").nth(1), Some);
        let is_part = |letter: &char| letter.is_ascii_alphanumeric();
        let csrf: String = csrf.unwrap().chars().take_while(is_part).collect();
        self.secrets.add("a form token", &csrf);
        let password = CONSOLE.replace(' ', "+");
        let set = format!("csrf={csrf}&new={password}");
        let set = self.form("/console/account/password", &cookie, &set).await;
        assert_eq!(set.status, 303, "{set:?}");
        let known = format!("email=mo%40owners.example&password={password}");
        let known = self.form("/console/sign-in", "", &known).await;
        assert_eq!(known.status, 303, "{known:?}");
        let stale = format!("csrf={GUESS}&password={password}");
        self.form("/console/account/password", &cookie, &stale)
            .await;
    }

    /// The first path in the mails that begins so, once it is there.
    async fn link(&self, begins: &str) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let mails = self.mails();
            let all = mails.iter().flat_map(|mail| mail.split_whitespace());
            let mut paths = all.filter_map(|word| Some(word.split_once("https://blog.test")?.1));
            if let Some(path) = paths.find(|path| path.starts_with(begins)) {
                return path.to_owned();
            }
            assert!(Instant::now() < end, "no {begins}: {mails:?}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn mails(&self) -> Vec<String> {
        let files = std::fs::read_dir(self.folder.join("mails")).unwrap();
        let paths = files.map(|file| file.unwrap().path());
        let mails = paths.filter(|path| path.extension().is_some_and(|end| end == "eml"));
        mails
            .filter_map(|path| {
                let raw = std::fs::read(path).unwrap();
                // One that is being written is not there yet.
                let mail = MessageParser::default().parse(&raw)?;
                let answers = mail.reply_to().and_then(|to| to.first()?.address());
                let text = mail.body_text(0).unwrap_or_default();
                Some(format!(
                    "{text}\nanswers-to {}",
                    answers.unwrap_or_default()
                ))
            })
            .collect()
    }

    pub(super) async fn of_mails(&mut self) {
        let moderates = self.link("/m/").await;
        self.secrets
            .add("a moderator's link", moderates.rsplit('/').next().unwrap());
        self.says(Method::GET, &moderates, &[], "").await;
        self.form(&moderates, "", "action=nonsense").await;
        let confirms = self.link("/v/").await;
        self.secrets
            .add("a link that confirms", confirms.rsplit('/').next().unwrap());
        self.says(Method::GET, &confirms, &[], "").await;
        self.form(&confirms, "", "").await;
        let mails = self.mails();
        let reply = mails.iter().find_map(|mail| {
            let (_, token) = mail.rsplit_once("answers-to comments+")?;
            Some(token.split('@').next()?.to_owned())
        });
        let reply = reply.unwrap();
        self.secrets.add("a token for an answer", &reply);
        let answer = format!(
            "From: mo@owners.example\r\nTo: comments+{reply}@blog.test\r\nSubject: Re: a comment\r\n\
             Message-ID: <1@owners.example>\r\n\r\napprove\r\n"
        );
        for token in [ADMIN, GUESS] {
            self.bears(Method::POST, "/api/v1/mail", token, &answer)
                .await;
        }
        for path in ["/m/", "/u/", "/v/", "/console/sign-in/"] {
            self.says(Method::GET, &format!("{path}{GUESS}"), &[], "")
                .await;
        }
    }
}
