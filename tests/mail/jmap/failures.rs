//! What the server refuses, forgets, or says wrongly: each is told with the setting to change, and no reply is lost.

use std::sync::Arc;
use std::time::Duration;

use afterword_mail::jmap::{JmapError, try_login};
use afterword_mail_reader::MAX_MESSAGE;

use super::front::{Failure, Front};
use super::{Memory, Recorder, USER, Watching, account, reply};
use crate::support::{Cyrus, until};

/// A watched mailbox whose first message was brought.
async fn watched(cyrus: &Cyrus, front: &Front) -> (Watching, Arc<Recorder>) {
    cyrus.deliver(USER, &reply("first")).await;
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let watching = Watching::start(account(&front.url()), &memory, &recorder);
    watching
        .tells(|status| status.taken == 1 && status.caught_up)
        .await;
    (watching, recorder)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_has_forgotten_the_state_is_asked_for_the_newest_messages_again() {
    let cyrus = Cyrus::start().await;
    let front = Front::of(&cyrus).await;
    let (watching, recorder) = watched(&cyrus, &front).await;
    let queries = front.asked("Email/query");
    front.fails("Email/changes", Failure::Method("cannotCalculateChanges"));
    cyrus.deliver(USER, &reply("second")).await;
    recorder.has_subject("second").await;
    assert!(front.asked("Email/query") > queries);
    assert_eq!(recorder.brought(), ["first", "second"]);
    assert_eq!(watching.tells(|status| status.taken == 2).await.failures, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn failures_end_the_connection_and_the_next_one_brings_the_rest() {
    let cyrus = Cyrus::start().await;
    let front = Front::of(&cyrus).await;
    for (number, failure) in [
        Failure::Status(500, None),
        Failure::Status(503, Some(1)),
        Failure::Body("{\"methodResponses\": [["),
        Failure::Method("serverUnavailable"),
    ]
    .into_iter()
    .enumerate()
    {
        let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
        front.fails("Email/query", failure);
        let subject = format!("after-{number}");
        cyrus.deliver(USER, &reply(&subject)).await;
        let watching = Watching::start(account(&front.url()), &memory, &recorder);
        let failed = watching.tells(|status| status.failures == 1).await;
        assert!(failed.last_error.is_some());
        recorder.has_subject(&subject).await;
        let well = watching.tells(|status| status.caught_up).await;
        assert_eq!(well.last_error, None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_wants_fewer_requests_is_left_alone_for_as_long_as_it_says() {
    let cyrus = Cyrus::start().await;
    let front = Front::of(&cyrus).await;
    let (watching, recorder) = watched(&cyrus, &front).await;
    front.fails("Email/changes", Failure::Status(429, Some(3)));
    let limited = std::time::Instant::now();
    cyrus.deliver(USER, &reply("second")).await;
    let told = watching.tells(|status| status.failures == 1).await;
    assert!(told.last_error.unwrap().contains("fewer requests"));
    recorder.has_subject("second").await;
    assert!(limited.elapsed() >= Duration::from_millis(2500));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_cannot_be_fetched_is_tried_again() {
    let cyrus = Cyrus::start().await;
    let front = Front::of(&cyrus).await;
    let (watching, recorder) = watched(&cyrus, &front).await;
    front.fails("download", Failure::Status(400, None));
    cyrus.deliver(USER, &reply("second")).await;
    recorder.has_subject("second").await;
    assert_eq!(watching.tells(|status| status.taken == 2).await.failures, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_on_a_slow_line_is_brought_and_one_that_never_ends_holds_up_no_other() {
    let cyrus = Cyrus::start().await;
    let front = Front::of(&cyrus).await;
    cyrus.deliver(USER, &reply("on a slow line")).await;
    front.fails("download", Failure::Slowly(6));
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let mut account = account(&front.url());
    account.timeout = Duration::from_secs(4);
    let watching = Watching::start(account, &memory, &recorder);
    watching.tells(|status| status.taken == 1).await;
    assert_eq!(front.asked("download"), 1);
    front.fails("download", Failure::Silence);
    cyrus.deliver(USER, &reply("never ends")).await;
    watching.tells(|status| status.waiting == 1).await;
    cyrus.deliver(USER, &reply("another")).await;
    let told = watching.tells(|status| status.taken == 3).await;
    assert_eq!(told.failures, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_longer_than_the_server_said_is_told_by_its_header() {
    let cyrus = Cyrus::start().await;
    let front = Front::of(&cyrus).await;
    let (watching, recorder) = watched(&cyrus, &front).await;
    front.fails("download", Failure::Long(MAX_MESSAGE + 1));
    cyrus.deliver(USER, &reply("second")).await;
    recorder.has_subject("the header of second").await;
    // One whose header can't be read either is passed over.
    front.fails("download", Failure::Long(MAX_MESSAGE + 1));
    front.fails("headers", Failure::Method("invalidArguments"));
    cyrus.deliver(USER, &reply("third")).await;
    until("the header is asked for", || front.asked("headers") >= 2).await;
    cyrus.deliver(USER, &reply("fourth")).await;
    recorder.has_subject("fourth").await;
    let told = watching.tells(|status| status.taken == 2).await;
    assert_eq!((told.failures, told.waiting), (0, 0));
    assert_eq!(
        recorder.brought(),
        ["first", "the header of second", "fourth"]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn each_wrong_setting_is_named() {
    let cyrus = Cyrus::start().await;
    let front = Front::of(&cyrus).await;
    cyrus.deliver(USER, &reply("makes the inbox")).await;
    let told = async |failure: Option<Failure>, url: &str, mailbox: &str| {
        if let Some(failure) = failure {
            front.fails("/jmap", failure);
        }
        let mut account = account(url);
        account.mailbox = mailbox.to_owned();
        try_login(&account).await.unwrap_err().to_string()
    };
    let url = front.url();
    let refused = told(Some(Failure::Status(401, None)), &url, "INBOX").await;
    assert!(refused.contains("jmap.token_file"), "{refused}");
    let nonsense = told(Some(Failure::Body("<html>")), &url, "INBOX").await;
    assert!(nonsense.contains("jmap.url"), "{nonsense}");
    let no_mail = r#"{"apiUrl": "/jmap/", "downloadUrl": "/d", "primaryAccounts": {}}"#;
    let no_mail = told(Some(Failure::Body(no_mail)), &url, "INBOX").await;
    assert!(no_mail.contains("no mail"), "{no_mail}");
    let missing = told(None, &url, "Nowhere").await;
    assert!(missing.contains("jmap.mailbox"), "{missing}");
    let nobody = told(None, "http://127.0.0.1:9/jmap/", "INBOX").await;
    assert!(nobody.contains("jmap.url"), "{nobody}");
    let mut private = account(&url);
    private.private_hosts.clear();
    let private = try_login(&private).await.unwrap_err();
    assert!(matches!(private, JmapError::Unreached { .. }));
    assert!(private.to_string().contains("outgoing.allow_private"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_session_is_found_by_the_servers_name_alone() {
    let cyrus = Cyrus::start().await;
    let front = Front::of(&cyrus).await;
    cyrus.deliver(USER, &reply("makes the inbox")).await;
    // Cyrus leads to its own address, which is another one than the front's.
    let own = format!("http://127.0.0.1:{}", cyrus.http);
    try_login(&account(&own)).await.unwrap();
    let alone = front.url().replace("/jmap/", "/");
    let elsewhere = try_login(&account(&alone)).await.unwrap_err();
    assert!(matches!(elsewhere, JmapError::Elsewhere(_)), "{elsewhere}");
    assert!(elsewhere.to_string().contains(&own));
}
