//! The ways by which mail comes in, with a real mailbox.

use std::time::Duration;

use reqwest::Method;
use tokio::time::{Instant, sleep};

use super::{Browser, Page, World};
use crate::support::{MAILBOX_PASSWORD, MailStack, OWNERS_TOKEN};

const LIST: &str = "/console/ways-in";

/// An answer to a mail that nobody has sent.
const MESSAGE: &str = "From: mo@example.org\r\nTo: comments+maaaaaaaaaaaaaaaaaaaaaaaaaa@example.org\r\n\
                       Subject: Re: a comment\r\nMessage-ID: <1@example.org>\r\n\
                       Date: Thu, 1 Jan 2026 10:00:00 +0000\r\n\r\nok\r\n";

async fn world(stack: &MailStack, user: &str, password: &str) -> World {
    let settings = [
        "imap.host=127.0.0.1".to_owned(),
        format!("imap.port={}", stack.imap),
        "imap.encryption=none".to_owned(),
        format!("imap.user={user}"),
        format!("imap.password={password}"),
        "imap.poll_every=1s".to_owned(),
        "lmtp.listen=127.0.0.1:0".to_owned(),
    ];
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
    World::with(&settings).await
}

/// The cells of a way: name, state, messages, last message, last look, waiting, failures.
fn row(page: &Page, name: &str) -> Vec<String> {
    let cells = page.texts("tbody tr:first-child > *");
    let rows = cells.chunks(7).map(<[String]>::to_vec);
    let mut rows = rows.filter(|row| row[0] == name);
    rows.next().unwrap_or_default()
}

async fn until(browser: &mut Browser, is_so: impl Fn(&Page) -> bool) -> Page {
    let end = Instant::now() + Duration::from_secs(30);
    loop {
        let page = browser.page(LIST).await;
        if is_so(&page) {
            return page;
        }
        assert!(Instant::now() < end, "{:#?}", page.texts("tbody tr"));
        sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn each_way_says_when_the_last_message_came_and_a_mailbox_when_it_was_looked_into() {
    let stack = MailStack::shared().await;
    let user = stack.user("ways");
    let world = world(stack, &user, MAILBOX_PASSWORD).await;
    let mut browser = world.signed_in().await;
    let page = until(&mut browser, |page| {
        let row = row(page, "IMAP");
        row[1] == "Open" && row[4] != "–"
    })
    .await;
    assert_eq!(row(&page, "IMAP")[2..4], ["0", "–"]);
    assert_eq!(row(&page, "LMTP")[1..], ["Open", "0", "–", "–", "0", "0"]);
    stack.send("mo@example.org", &user, MESSAGE).await;
    let request = world.server.visitor().request(Method::POST, "/api/v1/mail");
    let request = request
        .bearer_auth(OWNERS_TOKEN)
        .header("content-type", "message/rfc822");
    let answer = request
        .body(MESSAGE.replace("<1@", "<2@"))
        .send()
        .await
        .unwrap();
    assert_eq!(answer.status(), 200);
    let page = until(&mut browser, |page| row(page, "IMAP")[2] == "1").await;
    for name in ["IMAP", "HTTP"] {
        let row = row(&page, name);
        assert!(row[2] == "1" && row[3].contains("20"), "{row:?}");
        assert_eq!(row[5..], ["0", "0"], "{row:?}");
    }
    assert!(page.texts("tr.below").is_empty());
    let outbox = browser.page("/console/outbox").await;
    assert!(
        outbox
            .attributes("main a", "href")
            .contains(&LIST.to_owned())
    );
}

#[tokio::test]
async fn a_mailbox_that_does_not_let_us_in_is_shown_with_the_reason() {
    let stack = MailStack::shared().await;
    let user = stack.user("ways");
    let world = world(stack, &user, "wrong").await;
    let mut browser = world.signed_in().await;
    let page = until(&mut browser, |page| row(page, "IMAP")[6] == "1").await;
    assert_eq!(row(&page, "IMAP")[1], "Closed");
    let reason = page.text("tr.below");
    assert!(reason.contains("imap.user and imap.password"), "{reason}");
    assert!(!reason.contains("wrong"), "{reason}");
}

#[tokio::test]
async fn a_login_by_consent_that_is_missing_is_said_beside_the_mails_that_wait() {
    let world = World::with(&[
        "imap.host=127.0.0.1",
        "imap.port=9",
        "imap.user=bot@blog.test",
        "oauth.provider=microsoft",
        "oauth.client_id=id",
    ])
    .await;
    let mut browser = world.signed_in().await;
    let page = until(&mut browser, |page| !page.texts(".problem").is_empty()).await;
    for page in [page, browser.page("/console/outbox").await] {
        let said = page.text(".problem");
        assert!(
            said.contains("Mails wait until somebody signs in"),
            "{said}"
        );
        assert!(said.contains("afterword mail login microsoft"), "{said}");
    }
}
