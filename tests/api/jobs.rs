//! What runs beside the listeners, as `/readyz` and the metrics tell of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use afterword_store::OutboxFilter;
use serde_json::json;

use crate::support::{TestServer, Visitor, until_async};

/// Its first call to the store panics three times.
#[tokio::test]
async fn a_job_that_panics_three_times_works_the_fourth_time_and_is_told_of_meanwhile() {
    let mails = tempfile::TempDir::new().unwrap();
    let folder = format!("mail.folder={}", mails.path().display());
    let settings = [
        "metrics.listen=127.0.0.1:0",
        "mail.from=comments@blog.test",
        &folder,
    ];
    let (server, store) = TestServer::watched_from(&settings, |store| {
        store.mail_panics.store(3, Ordering::SeqCst);
    })
    .await;
    let visitor = server.visitor();
    let metrics = Visitor::new(server.metrics_address.unwrap(), "https://blog.test");
    let since = server.app.clock.now();
    let told = json!({
        "status": "ready",
        "failing": [{"job": "mail", "since": since.to_string()}],
    });
    until_async("the failing job is named", async || {
        let ready = visitor.get("/readyz").await;
        assert_eq!(ready.status, 200, "{ready:?}");
        ready.json() == told
    })
    .await;
    let shown = metrics.get("/metrics").await.text;
    let line = format!(
        "afterword_job_failing_since_seconds{{job=\"mail\"}} {}",
        since.as_second()
    );
    assert!(shown.contains(&line), "{shown}");
    // Others go on meanwhile.
    visitor.comments("/a/", "Hello").await.submitted();
    until_async("it works again", async || {
        visitor.get("/readyz").await.json() == json!({"status": "ready"})
    })
    .await;
    assert_eq!(store.mail_panics.load(Ordering::SeqCst), 0);
    let shown = metrics.get("/metrics").await.text;
    for line in [
        "afterword_job_failures_total{job=\"mail\"} 3",
        "afterword_job_failing_since_seconds{job=\"mail\"} 0",
        "afterword_job_failures_total{job=\"retention\"} 0",
        "afterword_panics_total{in=\"job\"} 3",
    ] {
        assert!(
            shown.lines().any(|found| found == line),
            "no {line} in {shown}"
        );
    }
    server.stop().await;
}

/// What readers write can be no answer of the owner's on other networks. Only that wakes the jobs for it.
#[tokio::test]
async fn comments_of_readers_let_the_job_of_webmentions_sleep() {
    let (server, store) = TestServer::watched(&["sites.moderation=publish"]).await;
    let visitor = server.visitor();
    let looks = || store.looks_for_links.load(Ordering::SeqCst);
    until_async("it has looked once", async || looks() > 0).await;
    let mut id = String::new();
    for n in 0..30 {
        let text = format!("These are the words of comment number {n}");
        (id, _) = visitor.comments("/a/", &text).await.submitted();
    }
    let after_readers = looks();
    server.owner().has_answered(&id, "Thank you").await;
    until_async("it has looked again", async || looks() > after_readers).await;
    let told = "a look before the first comment, and those after the answer";
    assert!(looks() < 10, "{}: {told}", looks());
}

/// The database takes no write for a moment, just when a mail has been sent.
#[tokio::test]
async fn a_mail_whose_sending_can_not_be_noted_at_once_is_sent_once() {
    let mails = tempfile::TempDir::new().unwrap();
    let folder = format!("mail.folder={}", mails.path().display());
    let settings = [
        "mail.from=comments@blog.test",
        "sites.moderators=olga@blog.test",
        &folder,
    ];
    let place = mails.path().to_owned();
    let is_sent = move || {
        let files = std::fs::read_dir(&place).into_iter().flatten().flatten();
        files
            .map(|file| file.path())
            .any(|path| path.extension().is_some_and(|end| end == "eml"))
    };
    let refused = Arc::new(AtomicU32::new(0));
    let count = Arc::clone(&refused);
    let (server, _store) = TestServer::watched_from(&settings, |store| {
        let refuses = move || is_sent() && count.fetch_add(1, Ordering::SeqCst) < 2;
        *store.refuses.lock().unwrap() = Some(Box::new(refuses));
    })
    .await;
    server.visitor().comments("/a/", "Hello").await.submitted();
    // The clock stands still, so that the claim never ends.
    until_async("its sending is noted", async || {
        let all = server.app.store.mails(OutboxFilter::All, 10).await.unwrap();
        all.iter()
            .any(|mail| mail.sent.is_some() && mail.attempts == 1)
    })
    .await;
    assert!(refused.load(Ordering::SeqCst) > 2);
}
