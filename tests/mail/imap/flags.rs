//! Nothing is touched but what is ours, and that as the owner wants it.

use std::sync::Arc;

use afterword_mail::mailbox::Processed;
use afterword_services::receive_mail::Receipt;

use super::{Memory, Recorder, Watching, account, junk, mail, plain_account, reply, tagged};
use crate::support::{Kept, MailStack};

/// Subjects with their folders and flags.
fn listed(mailbox: &[Kept]) -> Vec<(String, String, String)> {
    let subject = |raw: &str| {
        let line = raw.lines().find_map(|line| line.strip_prefix("Subject: "));
        line.unwrap().to_owned()
    };
    let mut listed: Vec<_> = mailbox
        .iter()
        .map(|kept| (subject(&kept.raw), kept.folder.clone(), kept.flags.clone()))
        .collect();
    listed.sort();
    listed
}

fn entry(subject: &str, folder: &str, flags: &str) -> (String, String, String) {
    (subject.to_owned(), folder.to_owned(), flags.to_owned())
}

async fn becomes(stack: &MailStack, user: &str, wanted: &[(String, String, String)]) {
    stack
        .mailbox_is(user, |mailbox| listed(mailbox) == wanted)
        .await;
}

#[tokio::test]
async fn only_what_is_addressed_to_us_is_flagged() {
    let stack = MailStack::shared().await;
    let user = stack.user("flag");
    junk(stack, &user, "before").await;
    stack.mailbox_is(&user, |mailbox| mailbox.len() == 1).await;
    stack.flag_all(&user, "\\Flagged").await;
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let watching = Watching::start(account(stack, &user), &memory, &recorder);
    watching.caught_up().await;

    junk(stack, &user, "newsletter").await;
    reply(stack, &user, "reply").await;
    watching
        .tells(|status| status.taken == 1 && status.looked_at == 3)
        .await;
    let wanted = [
        entry("before", "", "F"),
        entry("newsletter", "", ""),
        entry("reply", "", "S"),
    ];
    becomes(stack, &user, &wanted).await;
    assert_eq!(recorder.brought(), ["reply"]);
}

#[tokio::test]
async fn what_turns_out_to_be_nothing_of_ours_is_left_as_it_is() {
    let stack = MailStack::shared().await;
    let user = stack.user("notours");
    let recorder = Recorder::deciding(|subject, _| match subject {
        "foreign" => Receipt::NotOurs,
        _ => Receipt::Done("approved".to_owned()),
    });
    let memory = Arc::new(Memory::default());
    let mut account = account(stack, &user);
    account.processed = Processed::Delete;
    let watching = Watching::start(account, &memory, &recorder);
    reply(stack, &user, "foreign").await;
    recorder.has_subject("foreign").await;
    reply(stack, &user, "ours").await;
    watching.tells(|status| status.taken == 1).await;
    becomes(stack, &user, &[entry("foreign", "", "")]).await;
}

#[tokio::test]
async fn processed_ones_are_moved_to_a_folder_that_is_made_for_them() {
    let stack = MailStack::shared().await;
    let user = stack.user("move");
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let mut account = account(stack, &user);
    account.processed = Processed::Move("Erledigt & geprüft".to_owned());
    let _watching = Watching::start(account, &memory, &recorder);
    junk(stack, &user, "newsletter").await;
    reply(stack, &user, "one").await;
    reply(stack, &user, "two").await;
    let folder = "Erledigt &- gepr&APw-ft";
    let wanted = [
        entry("newsletter", "", ""),
        entry("one", folder, ""),
        entry("two", folder, ""),
    ];
    becomes(stack, &user, &wanted).await;
}

#[tokio::test]
async fn processed_ones_are_deleted_and_no_others_along() {
    let stack = MailStack::shared().await;
    let user = stack.user("delete");
    junk(stack, &user, "marked-by-somebody-else").await;
    stack.mailbox_is(&user, |mailbox| mailbox.len() == 1).await;
    stack.flag_all(&user, "\\Deleted").await;
    reply(stack, &user, "reply").await;
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let mut account = account(stack, &user);
    account.processed = Processed::Delete;
    let watching = Watching::start(account, &memory, &recorder);
    watching.tells(|status| status.taken == 1).await;
    becomes(stack, &user, &[entry("marked-by-somebody-else", "", "T")]).await;
}

#[tokio::test]
async fn a_server_of_the_plainest_kind_moves_as_well_as_it_can() {
    let stack = MailStack::shared().await;
    let user = stack.user("plainmove");
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let mut account = plain_account(stack, &user);
    account.processed = Processed::Move("Done".to_owned());
    let watching = Watching::start(account, &memory, &recorder);
    reply(stack, &user, "reply").await;
    watching.tells(|status| status.taken == 1).await;
    let wanted = [entry("reply", "", "T"), entry("reply", "Done", "")];
    becomes(stack, &user, &wanted).await;
}

#[tokio::test]
async fn a_message_that_is_too_long_is_left_alone_and_holds_nothing_up() {
    let stack = MailStack::shared().await;
    let user = stack.user("long");
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let watching = Watching::start(account(stack, &user), &memory, &recorder);
    watching.caught_up().await;
    let to = tagged(&user);
    let line = "It goes on and on, in lines of a length that every server takes.\r\n";
    let long = mail(&to, "long") + &line.repeat(37 * 1024 * 1024 / line.len() + 1);
    stack.send("owner@example.org", &to, &long).await;
    let large = mail(&to, "large") + &line.repeat(1024 * 1024 * 19 / 10 / line.len());
    stack.send("owner@example.org", &to, &large).await;
    watching
        .tells(|status| status.taken == 1 && status.looked_at == 2)
        .await;
    recorder.has(|brought| brought.len() == 2).await;
    let mut brought = recorder.brought();
    brought.sort();
    assert_eq!(brought, ["large", "the header of long"]);
    becomes(
        stack,
        &user,
        &[entry("large", "", "S"), entry("long", "", "")],
    )
    .await;
    memory.has(|state| state.last_uid == 2).await;
}
