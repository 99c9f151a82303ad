//! Connecting: TLS in both forms, and errors that say what to change.

use std::sync::Arc;

use afterword_config::Secret;
use afterword_mail::SignIn;
use afterword_mail::imap::{Account, Encryption, ImapError, Offers, Step, try_login};
use afterword_mail::mailbox::Processed;

use super::{Memory, Recorder, Watching, account, mail, plain_account, reply};
use crate::support::MailStack;

async fn refusal(account: &Account, step: Step) -> String {
    let error = try_login(account).await.unwrap_err();
    assert_eq!(error.step(), step, "{error}");
    error.to_string()
}

#[tokio::test]
async fn it_says_what_the_server_offers() {
    let stack = MailStack::shared().await;
    let user = stack.user("offers");
    stack
        .send("shop@example.org", &user, &mail(&user, "one"))
        .await;
    stack.mailbox_is(&user, |mailbox| mailbox.len() == 1).await;
    let all = Offers {
        idle: true,
        moving: true,
        uid_expunge: true,
        messages: 1,
    };
    assert_eq!(try_login(&account(stack, &user)).await.unwrap(), all);
    let none = Offers {
        idle: false,
        moving: false,
        uid_expunge: false,
        messages: 1,
    };
    assert_eq!(try_login(&plain_account(stack, &user)).await.unwrap(), none);
}

#[tokio::test]
async fn starttls_works_from_end_to_end() {
    let stack = MailStack::shared().await;
    let user = stack.user("starttls");
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let mut account = account(stack, &user);
    account.port = stack.imap;
    account.encryption = Encryption::StartTls;
    let _watching = Watching::start(account, &memory, &recorder);
    reply(stack, &user, "reply").await;
    recorder.has_subject("reply").await;
}

#[tokio::test]
async fn a_certificate_of_nobody_we_trust_is_refused() {
    let stack = MailStack::shared().await;
    let user = stack.user("untrusted");
    for (encryption, port) in [
        (Encryption::Tls, stack.imaps),
        (Encryption::StartTls, stack.imap),
    ] {
        for certificate in [None, Some(stack.other_authority())] {
            let mut account = account(stack, &user);
            (account.encryption, account.port) = (encryption, port);
            account.certificate = certificate;
            let words = refusal(&account, Step::Tls).await;
            assert!(
                words.contains("not trusted") && words.contains("imap.certificate"),
                "{words}"
            );
        }
    }
}

#[tokio::test]
async fn a_certificate_for_another_name_is_refused() {
    let stack = MailStack::shared().await;
    let user = stack.user("othername");
    let mut account = account(stack, &user);
    account.host = "127.0.0.9".to_owned();
    account.port = stack.imaps;
    let words = refusal(&account, Step::Connect).await;
    assert!(words.contains("127.0.0.9"), "{words}");
    account.host = "ip6-localhost".to_owned();
    assert!(try_login(&account).await.is_err());
}

#[tokio::test]
async fn a_certificate_file_that_is_none_is_named() {
    let stack = MailStack::shared().await;
    let user = stack.user("nopem");
    let mut account = account(stack, &user);
    for file in ["dovecot.conf", "is-not-there.pem"] {
        account.certificate = Some(stack.logs().join(file));
        let words = refusal(&account, Step::Tls).await;
        assert!(
            words.starts_with("imap.certificate: ") && words.contains(file),
            "{words}"
        );
    }
}

#[tokio::test]
async fn a_wrong_password_is_named_and_not_tried_again_soon() {
    let stack = MailStack::shared().await;
    let user = stack.user("password");
    for plain in [false, true] {
        let mut account = if plain {
            plain_account(stack, &user)
        } else {
            account(stack, &user)
        };
        account.sign_in = SignIn::Password(Secret::new("gu\"e\\ssed"));
        let error = try_login(&account).await.unwrap_err();
        assert!(matches!(error, ImapError::Password(_)), "{error}");
        let words = error.to_string();
        assert!(
            words.contains("imap.user and imap.password") && !words.contains("ssed"),
            "{words}"
        );
    }
    let mut account = account(stack, &user);
    account.sign_in = SignIn::Password(Secret::new("guessed"));
    let (memory, recorder) = (Arc::new(Memory::default()), Recorder::new());
    let watching = Watching::start(account, &memory, &recorder);
    let status = watching.tells(|status| status.failures == 1).await;
    assert!(status.last_error.unwrap().contains("imap.password"));
    // Longer than the pause after any other trouble.
    let more = watching.tells(|status| status.failures > 1);
    let soon = std::time::Duration::from_secs(4);
    assert!(tokio::time::timeout(soon, more).await.is_err());
    watching.stop().await;
}

#[tokio::test]
async fn each_wrong_setting_is_named() {
    let stack = MailStack::shared().await;
    let user = stack.user("settings");
    let right = account(stack, &user);

    let mut wrong = right.clone();
    wrong.mailbox = "Nowhere".to_owned();
    let words = refusal(&wrong, Step::Mailbox).await;
    assert!(
        words.contains("Nowhere") && words.contains("imap.mailbox"),
        "{words}"
    );

    let mut wrong = right.clone();
    wrong.port = stack.imap;
    let words = refusal(&wrong, Step::Tls).await;
    assert!(words.contains("imap.encryption"), "{words}");

    let mut wrong = right.clone();
    wrong.port = stack.submission;
    wrong.encryption = Encryption::None;
    let words = refusal(&wrong, Step::Connect).await;
    assert!(words.contains("no IMAP server"), "{words}");

    let mut wrong = right.clone();
    wrong.user = "a\r\nA2 DELETE INBOX".to_owned();
    let words = refusal(&wrong, Step::Login).await;
    assert!(words.contains("imap.user"), "{words}");

    let mut harmless = right;
    harmless.processed = Processed::Move("made when it is needed".to_owned());
    assert!(try_login(&harmless).await.is_ok());
}
