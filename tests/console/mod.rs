//! The owner's console, by browsers that have no JavaScript.

mod blocks;
mod comments;
mod decisions;
mod hostile;
mod intruders;
mod limits;
mod outbox;
mod outdated;
mod pages;
mod rights;
mod sessions;
mod sign_in;
mod sites;
mod statistics;
mod tokens;
mod ways_in;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use afterword_model::policy::SiteOverrides;
use afterword_store::OutboxFilter;
use mail_parser::MessageParser;
use reqwest::Method;
use scraper::{Html, Selector};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::{Instant, sleep};
use url::form_urlencoded::Serializer;

use crate::support::{Answer, TestServer, Visitor, Watched};

pub(crate) const OWNER: &str = "Mo@example.org";
const PATIENCE: Duration = Duration::from_secs(20);

/// A server whose mails become files.
pub(crate) struct World {
    pub(crate) server: TestServer,
    mails: TempDir,
}

impl World {
    pub(crate) async fn start() -> Self {
        Self::with(&[]).await
    }

    pub(crate) async fn with(settings: &[&str]) -> Self {
        Self::watched(settings).await.0
    }

    /// The same, its store in the test's hands too.
    pub(crate) async fn watched(settings: &[&str]) -> (Self, Arc<Watched>) {
        let mails = TempDir::new().unwrap();
        let folder = format!("mail.folder={}", mails.path().display());
        let owner = format!("sites.moderators={OWNER}");
        let mut all = vec!["mail.from=comments@example.org", &folder, &owner];
        all.extend(settings);
        let (server, store) = TestServer::watched(&all).await;
        (Self { server, mails }, store)
    }

    /// Where the mails are.
    pub(crate) fn mails(&self) -> &Path {
        self.mails.path()
    }

    /// A browser that knows nothing yet.
    pub(crate) fn browser(&self) -> Browser {
        let origin = format!("http://{}", self.server.address);
        Browser {
            visitor: self.server.visitor().at(&origin),
            cookie: None,
            headers: Vec::new(),
        }
    }

    /// A site with moderators of its own.
    async fn site_of(&self, key: &str, moderator: &str) {
        let moderators = vec![moderator.to_owned()].try_into().unwrap();
        let overrides = SiteOverrides {
            moderators: Some(moderators),
            ..SiteOverrides::default()
        };
        let origin = format!("https://{key}.test");
        self.server.add_site_with(key, &[&origin], overrides).await;
    }

    /// Waits for this many mails to an address, and takes the links out of them, oldest first.
    pub(crate) async fn links(&self, to: &str, count: usize) -> Vec<String> {
        let end = Instant::now() + PATIENCE;
        loop {
            let links = self.links_now(to);
            if links.len() >= count {
                return links;
            }
            assert!(Instant::now() < end, "{} mails to {to}", links.len());
            sleep(Duration::from_millis(10)).await;
        }
    }

    fn links_now(&self, to: &str) -> Vec<String> {
        let mut files: Vec<_> = std::fs::read_dir(self.mails.path())
            .unwrap()
            .map(|file| file.unwrap().path())
            .filter(|path| path.extension().is_some_and(|end| end == "eml"))
            .collect();
        files.sort();
        let mails = files.iter().filter_map(|path| std::fs::read(path).ok());
        let links = mails.filter_map(|raw| {
            let mail = MessageParser::default().parse(&raw).unwrap();
            let recipient = mail.to().unwrap().first().unwrap().address().unwrap();
            let text = mail.body_text(0).unwrap().into_owned();
            let mut words = text.split_whitespace();
            let link = words.find_map(|word| word.split_once("/console/sign-in/"));
            let path = format!("/console/sign-in/{}", link?.1);
            (recipient.eq_ignore_ascii_case(to)).then_some(path)
        });
        links.collect()
    }

    /// A browser that came in by a mailed link.
    pub(crate) async fn signed_in(&self) -> Browser {
        self.signed_in_as(OWNER).await
    }

    pub(crate) async fn signed_in_as(&self, email: &str) -> Browser {
        let mut browser = self.browser();
        let before = self.links_now(email).len();
        let answer = browser.post("/console/sign-in", &[("email", email)]).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let links = self.links(email, before + 1).await;
        let answer = browser.post(links.last().unwrap(), &[]).await;
        assert_eq!(answer.status, 303, "{answer:?}");
        browser
    }

    /// A comment on the blog; its id.
    pub(crate) async fn comment(&self, page: &str, name: &str, text: &str) -> String {
        self.written(json!({"page": page, "name": name, "text": text}))
            .await
    }

    /// A comment by a reader of its site; its id.
    pub(crate) async fn written(&self, mut fields: Value) -> String {
        let site = fields["site"].as_str().unwrap_or("blog").to_owned();
        fields["site"] = json!(site);
        let reader = self.server.visitor().at(&format!("https://{site}.test"));
        reader.submits(fields).await.submitted().0
    }

    /// The status of a comment, as the owner's API knows it.
    pub(crate) async fn status(&self, id: &str) -> String {
        let shown = self.server.owner().shows(id).await;
        shown["status"].as_str().unwrap().to_owned()
    }

    async fn mails_waiting_or_sent(&self) -> usize {
        let store = &self.server.app.store;
        store.mails(OutboxFilter::All, 100).await.unwrap().len()
    }
}

/// Keeps a cookie and sends forms, as browsers do.
#[derive(Clone)]
pub(crate) struct Browser {
    visitor: Visitor,
    pub(crate) cookie: Option<String>,
    pub(crate) headers: Vec<(&'static str, String)>,
}

impl Browser {
    /// The same with a header in all its requests.
    pub(crate) fn saying(mut self, name: &'static str, value: &str) -> Self {
        self.headers.push((name, value.to_owned()));
        self
    }

    /// The same on a page of another origin.
    fn at(&self, origin: &str) -> Self {
        Self {
            visitor: self.visitor.at(origin),
            ..self.clone()
        }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(Method::GET, path, None).await
    }

    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let body = Serializer::new(String::new()).extend_pairs(fields).finish();
        self.send(Method::POST, path, Some(body)).await
    }

    /// Sends a form with the token that stands in the account page.
    pub(crate) async fn submit(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let csrf = self.csrf().await;
        let mut all = vec![("csrf", csrf.as_str())];
        all.extend(fields);
        self.post(path, &all).await
    }

    pub(crate) async fn csrf(&mut self) -> String {
        let answer = self.get("/console/account").await;
        let page = Page::of(&answer);
        page.attributes("input[name=csrf]", "value")[0].clone()
    }

    async fn is_in(&mut self) -> bool {
        self.get("/console/account").await.status == 200
    }

    async fn send(&mut self, method: Method, path: &str, body: Option<String>) -> Answer {
        let mut request = self.visitor.request(method, path);
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        if let Some(body) = body {
            let form = "application/x-www-form-urlencoded";
            request = request.header("content-type", form).body(body);
        }
        let answer = Answer::of(request).await;
        match answer.header("set-cookie").split(';').next() {
            Some(cookie) if cookie.ends_with('=') => self.cookie = None,
            Some("") | None => {}
            Some(cookie) => self.cookie = Some(cookie.to_owned()),
        }
        answer
    }
}

impl Browser {
    /// A page that is there.
    pub(crate) async fn page(&mut self, path: &str) -> Page {
        let answer = self.get(path).await;
        assert_eq!(answer.status, 200, "{path}: {answer:?}");
        Page::of(&answer)
    }

    /// Sends a form that is taken, and goes where it leads.
    pub(crate) async fn does(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let answer = self.submit(path, fields).await;
        assert_eq!(answer.status, 303, "{path} {fields:?}: {answer:?}");
        let to = answer.header("location").to_owned();
        self.page(&to).await
    }

    /// Sends a form that is refused with a page.
    pub(crate) async fn fails(&mut self, path: &str, fields: &[(&str, &str)], status: u16) -> Page {
        let answer = self.submit(path, fields).await;
        assert_eq!(answer.status, status, "{path} {fields:?}: {answer:?}");
        Page::of(&answer)
    }
}

/// An HTML answer.
pub(crate) struct Page(Html);

impl Page {
    pub(crate) fn of(answer: &Answer) -> Self {
        let kind = answer.header("content-type");
        assert_eq!(kind, "text/html; charset=utf-8", "{answer:?}");
        let html = Html::parse_document(&answer.text);
        assert!(html.errors.is_empty(), "{:?}", html.errors);
        let page = Self(html);
        assert_eq!(page.texts("h1").len(), 1, "{answer:?}");
        page
    }

    pub(crate) fn texts(&self, selector: &str) -> Vec<String> {
        let selector = Selector::parse(selector).unwrap();
        let found = self.0.select(&selector);
        let text = |words: String| words.split_whitespace().collect::<Vec<_>>().join(" ");
        found
            .map(|element| text(element.text().collect()))
            .collect()
    }

    pub(crate) fn text(&self, selector: &str) -> String {
        let mut texts = self.texts(selector);
        assert_eq!(texts.len(), 1, "{selector} in {}", self.0.html());
        texts.remove(0)
    }

    pub(crate) fn attributes(&self, selector: &str, name: &str) -> Vec<String> {
        let selector = Selector::parse(selector).unwrap();
        let found = self.0.select(&selector);
        let values = found.filter_map(|element| element.value().attr(name));
        values.map(str::to_owned).collect()
    }
}
