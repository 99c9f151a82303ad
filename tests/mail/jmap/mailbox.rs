//! What becomes of the messages in a mailbox of a real server.

use std::sync::Arc;
use std::time::Duration;

use afterword_mail::jmap::{Offers, find, try_login};
use afterword_mail::mailbox::Processed;
use afterword_mail_reader::MAX_MESSAGE;
use afterword_services::receive_mail::Receipt;

use super::front::Front;
use serde_json::json;

use super::super::imap::TOKEN;
use super::{Memory, Recorder, USER, Watching, account, junk, reply};
use crate::support::Cyrus;

fn in_inbox(subject: &str, is_seen: bool) -> (String, bool, Vec<String>) {
    (subject.to_owned(), is_seen, vec!["Inbox".to_owned()])
}

#[tokio::test(flavor = "multi_thread")]
async fn replies_are_brought_and_marked_as_read_and_nothing_else_is_touched() {
    let cyrus = Cyrus::start().await;
    let front = Front::of(&cyrus).await;
    cyrus.deliver(USER, &reply("before")).await;
    cyrus.deliver(USER, &junk("shop")).await;
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let watching = Watching::start(account(&front.url()), &memory, &recorder);
    recorder.has_subject("before").await;
    cyrus.deliver(USER, &reply("after")).await;
    recorder.has_subject("after").await;
    let status = watching.tells(|status| status.taken == 2).await;
    assert!(!status.pushed, "Cyrus pushes");
    let all = [
        in_inbox("after", true),
        in_inbox("before", true),
        in_inbox("shop", false),
    ];
    assert_eq!(cyrus.messages(USER).await, all);
    assert_eq!(recorder.brought(), ["before", "after"]);
    assert_eq!(front.asked("download"), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_brings_what_came_meanwhile_and_nothing_twice() {
    let cyrus = Cyrus::start().await;
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    cyrus.deliver(USER, &reply("one")).await;
    let watching = Watching::start(account(&cyrus.url()), &memory, &recorder);
    watching.tells(|status| status.taken == 1).await;
    let kept = memory.has(|state| state.last_uid > 0).await;
    watching.stop().await;
    cyrus.deliver(USER, &reply("two")).await;
    let watching = Watching::start(account(&cyrus.url()), &memory, &recorder);
    recorder.has_subject("two").await;
    watching.tells(|status| status.caught_up).await;
    assert_eq!(recorder.brought(), ["one", "two"]);
    let now = memory.has(|state| state.last_uid >= kept.last_uid).await;
    assert_eq!(now.uid_validity, kept.uid_validity);
}

/// A message that was received long ago, as one that is moved out of the junk.
async fn moved_in(cyrus: &Cyrus, subject: &str, is_seen: bool) {
    let mailboxes = cyrus.calls(USER, "Mailbox/get", json!({})).await;
    let mut list = mailboxes["list"].as_array().unwrap().iter();
    let inbox = list.find(|mailbox| mailbox["role"] == "inbox").unwrap();
    let inbox = inbox["id"].as_str().unwrap();
    let keywords = match is_seen {
        true => json!({"$seen": true}),
        false => json!({}),
    };
    let old = json!({
        "mailboxIds": {inbox: true},
        "keywords": keywords,
        "receivedAt": "2020-01-01T00:00:00Z",
        "from": [{"email": "a@b.test"}],
        "to": [{"email": format!("{USER}+{TOKEN}@blog.test")}],
        "subject": subject,
        "textBody": [{"partId": "1", "type": "text/plain"}],
        "bodyValues": {"1": {"value": "ok"}},
    });
    let made = json!({"create": {"old": old}});
    let made = cyrus.calls(USER, "Email/set", made).await;
    assert!(made["created"]["old"]["id"].is_string(), "{made}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_moved_in_meanwhile_is_brought_however_old_it_is_unless_somebody_has_read_it() {
    let cyrus = Cyrus::start().await;
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    cyrus.deliver(USER, &reply("one")).await;
    let watching = Watching::start(account(&cyrus.url()), &memory, &recorder);
    watching.tells(|status| status.taken == 1).await;
    memory.has(|state| state.last_uid > 0).await;
    watching.stop().await;
    moved_in(&cyrus, "read", true).await;
    moved_in(&cyrus, "old", false).await;
    let watching = Watching::start(account(&cyrus.url()), &memory, &recorder);
    recorder.has_subject("old").await;
    watching.tells(|status| status.caught_up).await;
    assert_eq!(recorder.brought(), ["one", "old"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn processed_replies_are_moved_or_deleted_as_the_owner_wants() {
    let cyrus = Cyrus::start().await;
    for (processed, subject) in [
        (Processed::Move("Done".to_owned()), "moved"),
        (Processed::Delete, "deleted"),
    ] {
        let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
        let mut account = account(&cyrus.url());
        account.processed = processed;
        cyrus.deliver(USER, &reply(subject)).await;
        let watching = Watching::start(account, &memory, &recorder);
        watching.tells(|status| status.taken == 1).await;
        // What was moved before is still there.
        let done = ("moved".to_owned(), false, vec!["Done".to_owned()]);
        assert_eq!(cyrus.messages(USER).await, [done], "{subject}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reply_that_must_wait_is_brought_again_and_then_marked() {
    let cyrus = Cyrus::start().await;
    let memory = Arc::new(Memory::default());
    let recorder = Recorder::deciding(|subject, before| {
        if subject == "waits" && before < 2 {
            Receipt::Later("the name server is silent".to_owned())
        } else {
            Receipt::Done("approved".to_owned())
        }
    });
    cyrus.deliver(USER, &reply("waits")).await;
    let watching = Watching::start(account(&cyrus.url()), &memory, &recorder);
    watching.tells(|status| status.waiting == 1).await;
    cyrus.deliver(USER, &reply("another")).await;
    recorder.has_subject("another").await;
    watching
        .tells(|status| status.taken == 2 && status.waiting == 0)
        .await;
    let all = [in_inbox("another", true), in_inbox("waits", true)];
    assert_eq!(cyrus.messages(USER).await, all);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_too_long_is_left_alone() {
    let cyrus = Cyrus::start().await;
    let front = Front::of(&cyrus).await;
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let line = format!("{}\r\n", "x".repeat(76));
    let long = reply("long") + &line.repeat(MAX_MESSAGE / line.len() + 1);
    cyrus.deliver(USER, &long).await;
    cyrus.deliver(USER, &reply("short")).await;
    let watching = Watching::start(account(&front.url()), &memory, &recorder);
    watching.tells(|status| status.taken == 1).await;
    let all = [in_inbox("long", false), in_inbox("short", true)];
    assert_eq!(cyrus.messages(USER).await, all);
    assert_eq!(front.asked("download"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_messages_are_looked_at_in_pages() {
    let cyrus = Cyrus::start().await;
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    for number in 0..230 {
        cyrus.deliver(USER, &junk(&format!("junk-{number}"))).await;
    }
    cyrus.deliver(USER, &reply("among-them")).await;
    let watching = Watching::start(account(&cyrus.url()), &memory, &recorder);
    recorder.has_subject("among-them").await;
    let status = watching.tells(|status| status.caught_up).await;
    assert_eq!(status.looked_at, 231);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mailbox_is_tried_and_one_message_is_waited_for() {
    let cyrus = Cyrus::start().await;
    cyrus.deliver(USER, &junk("makes the inbox")).await;
    let account = account(&cyrus.url());
    assert_eq!(try_login(&account).await.unwrap(), Offers { push: false });
    let moment = Duration::from_millis(1);
    assert!(find(&account, "mark-7", moment).await.unwrap().is_none());
    let raw = "From: a@b.test\r\nTo: bot@blog.test\r\nIn-Reply-To: <mark-7@blog.test>\r\nSubject: test\r\n\r\nhello\r\n";
    cyrus.deliver(USER, raw).await;
    let found = find(&account, "mark-7", moment).await.unwrap().unwrap();
    assert!(String::from_utf8(found).unwrap().contains("hello"));
    assert_eq!(
        cyrus.messages(USER).await,
        [in_inbox("makes the inbox", false)]
    );
}
