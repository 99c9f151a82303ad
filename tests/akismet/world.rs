//! A blog that asks.

use std::path::Path;
use std::time::{Duration, Instant};

use afterword_model::CommentId;
use afterword_store::{Decision, MailKind, OutboxFilter};
use rusqlite::Connection;

use super::service::{Reply, Service};
use crate::support::{TestServer, Visitor};

pub(super) const KEY: &str = "123YourAPIKey";
pub(super) const READER: &str = "203.0.113.7";

pub(super) struct World {
    pub(super) server: TestServer,
    pub(super) service: Service,
}

/// A question as it stands in the database.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) address: Option<String>,
    pub(super) attempts: u32,
    pub(super) failed: bool,
    pub(super) error: Option<String>,
    /// The service is being asked.
    pub(super) is_leased: bool,
}

/// Mails wait: nothing listens there.
pub(super) fn settings(service: &Service) -> Vec<String> {
    [
        &format!("akismet.key={KEY}"),
        &format!("akismet.address=http://{}/1.1", service.address),
        "outgoing.allow_private=127.0.0.1",
        "outgoing.timeout=1s",
        "server.trusted_proxies=127.0.0.1",
        "metrics.listen=127.0.0.1:0",
        "sites.moderators=mo@x.test",
        "mail.from=comments@blog.test",
        "smtp.host=127.0.0.1",
        "smtp.port=9",
        "smtp.encryption=none",
    ]
    .map(str::to_owned)
    .to_vec()
}

impl World {
    /// A blog that publishes what Akismet has nothing against.
    pub(super) async fn saying(replies: impl IntoIterator<Item = Reply>) -> Self {
        Self::with(replies, &["sites.moderation=publish", "sites.akismet=true"]).await
    }

    pub(super) async fn with(replies: impl IntoIterator<Item = Reply>, more: &[&str]) -> Self {
        let service = Service::saying(replies).await;
        let settings = settings(&service);
        let all: Vec<&str> = settings.iter().map(String::as_str).collect();
        let server = TestServer::with(&[&all, more].concat()).await;
        Self { server, service }
    }

    /// Ends the server and starts one on what it has left.
    pub(super) async fn again(self, more: &[&str]) -> Self {
        let settings = settings(&self.service);
        let all: Vec<&str> = settings.iter().map(String::as_str).collect();
        let folder = self.server.stop().await;
        Self {
            server: TestServer::again_with(folder, &[&all, more].concat()).await,
            ..self
        }
    }

    pub(super) fn reader(&self) -> Visitor {
        self.server.visitor().saying("x-forwarded-for", READER)
    }

    /// A comment's id and its author's token.
    pub(super) async fn submits(&self, text: &str) -> (String, String) {
        self.reader().comments("/a/", text).await.submitted()
    }

    /// Lets time pass, and the worker look at the clock.
    pub(super) fn pass(&self, time: Duration) {
        self.server.pass(time);
        self.server.app.wakeups.all();
    }

    pub(super) async fn status(&self, id: &str) -> String {
        let shown = self.server.owner().shows(id).await;
        shown["status"].as_str().unwrap().to_owned()
    }

    pub(super) async fn becomes(&self, id: &str, status: &str) {
        let end = Instant::now() + Duration::from_secs(30);
        loop {
            let now = self.status(id).await;
            if now == status {
                return;
            }
            assert!(
                Instant::now() < end,
                "{now}, not {status}: {:?}",
                self.rows()
            );
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    pub(super) fn rows(&self) -> Vec<Row> {
        rows(&self.server.database())
    }

    pub(super) async fn rows_are(&self, ready: impl Fn(&[Row]) -> bool) -> Vec<Row> {
        let end = Instant::now() + Duration::from_secs(30);
        loop {
            let rows = self.rows();
            if ready(&rows) {
                return rows;
            }
            assert!(Instant::now() < end, "{rows:#?}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    pub(super) async fn decisions(&self, id: &str) -> Vec<Decision> {
        let id = CommentId::parse(id).unwrap();
        self.server.app.store.decisions(id).await.unwrap()
    }

    /// How many mails ask the moderator about a comment.
    pub(super) async fn mails(&self) -> usize {
        let store = &self.server.app.store;
        let mails = store.mails(OutboxFilter::All, 100).await.unwrap();
        let asks = |kind| kind == MailKind::Moderation;
        mails.iter().filter(|mail| asks(mail.kind)).count()
    }

    /// The figures of the metrics: waiting and failed.
    pub(super) async fn figures(&self) -> Vec<String> {
        let url = format!("http://{}/metrics", self.server.metrics_address.unwrap());
        let text = reqwest::get(&url).await.unwrap().text().await.unwrap();
        let ours = text.lines().filter(|l| l.starts_with("afterword_akismet_"));
        ours.map(str::to_owned).collect()
    }
}

pub(super) fn rows(database: &Path) -> Vec<Row> {
    let conn = Connection::open(database).unwrap();
    let sql =
        "SELECT address, attempts, failed IS NOT NULL, error, leased IS NOT NULL FROM akismet";
    let mut query = conn.prepare(sql).unwrap();
    let row = |row: &rusqlite::Row<'_>| {
        Ok(Row {
            address: row.get(0)?,
            attempts: row.get(1)?,
            failed: row.get(2)?,
            error: row.get(3)?,
            is_leased: row.get(4)?,
        })
    };
    let rows = query.query_map([], row).unwrap();
    rows.collect::<Result<_, _>>().unwrap()
}
