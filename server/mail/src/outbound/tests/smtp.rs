//! A mail server's answers, and what follows from them.

use std::path::PathBuf;
use std::time::Duration;

use super::smtp_server::{Script, Server, WILLING, start};
use super::*;
use crate::SignIn;
use crate::outbound::{SendError, Smtp, SmtpRules, Transport};
use afterword_config::{Encryption, Secret};

const PASSWORD: &str = "sesame-0815";

fn rules(server: &Server) -> SmtpRules {
    SmtpRules {
        host: "127.0.0.1".to_owned(),
        port: server.port,
        encryption: Encryption::None,
        user: String::new(),
        sign_in: None,
        certificate: None,
        timeout: Duration::from_secs(20),
        hello: Some("blog.example".to_owned()),
    }
}

fn signing_in(server: &Server) -> SmtpRules {
    SmtpRules {
        user: "comments".to_owned(),
        sign_in: Some(SignIn::Password(Secret::new(PASSWORD))),
        ..rules(server)
    }
}

fn mail() -> Outgoing {
    written(&moderation(), &head(Texts::of("en")))
}

async fn sent(rules: SmtpRules) -> Result<(), SendError> {
    Transport::Smtp(Box::new(Smtp::new(rules).unwrap()))
        .send(&mail())
        .await
}

#[tokio::test]
async fn a_mail_arrives_as_it_was_written_and_the_connection_is_kept() {
    let server = start(WILLING).await;
    let transport = Transport::Smtp(Box::new(Smtp::new(rules(&server)).unwrap()));
    for _ in 0..3 {
        transport.send(&mail()).await.unwrap();
    }
    let seen = server.seen.lock().unwrap();
    assert_eq!((seen.connections, seen.messages.len()), (1, 3));
    let expected = String::from_utf8(mail().message).unwrap();
    let taken = seen.messages[2].strip_suffix(".\r\n").unwrap();
    assert_eq!(taken.replace("\r\n..", "\r\n."), expected);
    for command in [
        "EHLO blog.example",
        "MAIL FROM:<comments+v01920000000070008000000000000001@blog.example>",
        "RCPT TO:<eva@blog.example>",
    ] {
        assert!(
            seen.commands.iter().any(|seen| seen == command),
            "{command}: {:?}",
            seen.commands
        );
    }
}

#[tokio::test]
async fn a_server_that_closes_after_each_mail_gets_a_new_connection() {
    let server = start(Script {
        text: "last 250 taken",
        ..WILLING
    })
    .await;
    let transport = Transport::Smtp(Box::new(Smtp::new(rules(&server)).unwrap()));
    transport.send(&mail()).await.unwrap();
    transport.send(&mail()).await.unwrap();
    let seen = server.seen.lock().unwrap();
    assert_eq!((seen.connections, seen.messages.len()), (2, 2));
}

#[tokio::test]
async fn only_what_a_server_says_about_the_mail_is_final() {
    #[rustfmt::skip]
    let cases: [(Script, bool, &[&str]); 13] = [
        (Script { greeting: "421 later", ..WILLING }, false, &["no connection", "421", "later"]),
        (Script { greeting: "554 no", ..WILLING }, false, &["no connection", "554"]),
        (Script { greeting: "drop", ..WILLING }, false, &["no connection"]),
        (Script { mail: "550 5.7.1 not your address", ..WILLING }, false, &["mail.from", "not your address"]),
        (Script { rcpt: "450 4.2.1 try later", ..WILLING }, false, &["receiver", "450", "try later"]),
        (Script { rcpt: "550 5.1.1 no such user", ..WILLING }, true, &["receiver", "550", "no such user"]),
        (Script { rcpt: "554 5.7.1 Relay access denied", ..WILLING }, false, &["Relay access denied"]),
        (Script { rcpt: "530 5.7.0 Authentication required", ..WILLING }, false, &["530"]),
        (Script { data: "554 no valid recipients", ..WILLING }, true, &["not taken", "554"]),
        (Script { text: "drop", ..WILLING }, false, &["not taken"]),
        (Script { text: "451 full", ..WILLING }, false, &["not taken", "451", "full"]),
        (Script { text: "550 5.7.1 looks like spam", ..WILLING }, true, &["not taken", "looks like spam"]),
        (Script { data: "421 shutting down", ..WILLING }, false, &["not taken", "421"]),
    ];
    for (script, is_final, words) in cases {
        let server = start(script).await;
        let error = sent(rules(&server)).await.unwrap_err();
        let text = error.to_string();
        assert_eq!(matches!(error, SendError::Permanent(_)), is_final, "{text}");
        assert!(
            text.starts_with(&format!("127.0.0.1:{}: ", server.port)),
            "{text}"
        );
        for word in words {
            assert!(text.contains(word), "{word:?} is not in {text:?}");
        }
    }
}

#[tokio::test]
async fn a_server_that_hangs_costs_no_more_than_the_time_out() {
    for script in [
        Script {
            greeting: "hang",
            ..WILLING
        },
        Script {
            rcpt: "hang",
            ..WILLING
        },
        Script {
            text: "hang",
            ..WILLING
        },
    ] {
        let server = start(script).await;
        let timeout = Duration::from_millis(300);
        let rules = SmtpRules {
            timeout,
            ..rules(&server)
        };
        let sending = tokio::time::timeout(Duration::from_secs(20), sent(rules));
        let error = sending.await.expect("it ends").unwrap_err();
        assert!(matches!(error, SendError::Temporary(_)), "{error}");
    }
}

#[tokio::test]
async fn a_slow_server_is_waited_for() {
    let server = start(Script {
        text: "slow 250 taken at last",
        ..WILLING
    })
    .await;
    sent(rules(&server)).await.unwrap();
    assert_eq!(server.seen.lock().unwrap().messages.len(), 1);
}

#[tokio::test]
async fn a_refused_password_is_the_owners_to_mend_and_is_never_told() {
    for auth in ["535 5.7.8 wrong: sesame-0815", "454 later", "drop"] {
        let server = start(Script { auth, ..WILLING }).await;
        let error = sent(signing_in(&server)).await.unwrap_err();
        let text = format!("{error} {error:?}");
        assert!(matches!(error, SendError::Temporary(_)), "{text}");
        assert!(
            text.contains("smtp.password") && !text.contains(PASSWORD),
            "{text}"
        );
    }
    let server = start(WILLING).await;
    sent(signing_in(&server)).await.unwrap();
    let smtp = Smtp::new(signing_in(&server)).unwrap();
    assert!(!format!("{smtp:?}").contains(PASSWORD));
}

#[tokio::test]
async fn nobody_answers() {
    let server = start(WILLING).await;
    let rules = rules(&server);
    drop(server);
    let error = sent(rules).await.unwrap_err();
    assert!(
        matches!(&error, SendError::Temporary(text) if text.contains("no connection")),
        "{error}"
    );
}

fn encrypted(server: &Server) -> SmtpRules {
    SmtpRules {
        encryption: Encryption::StartTls,
        certificate: Some(PathBuf::from("../../tests/fixtures/tls/loopback.pem")),
        ..signing_in(server)
    }
}

const SECURE: Script = Script {
    features: &["STARTTLS", "AUTH PLAIN LOGIN"],
    ..WILLING
};

#[tokio::test]
async fn starttls_comes_before_everything_that_matters() {
    let server = start(SECURE).await;
    sent(encrypted(&server)).await.unwrap();
    let seen = server.seen.lock().unwrap();
    assert_eq!((seen.encrypted, seen.messages.len()), (1, 1));
    let place = |verb: &str| seen.commands.iter().position(|line| line.starts_with(verb));
    assert!(place("STARTTLS") < place("AUTH"), "{:?}", seen.commands);
}

#[tokio::test]
async fn without_encryption_nothing_is_said() {
    for (script, certificate) in [
        (WILLING, "loopback.pem"),
        (
            Script {
                starttls: "454 not now",
                ..SECURE
            },
            "loopback.pem",
        ),
        (
            Script {
                starttls: "554 never",
                ..SECURE
            },
            "loopback.pem",
        ),
        (SECURE, "blog.pem"),
    ] {
        let server = start(script).await;
        let certificate = Some(PathBuf::from("../../tests/fixtures/tls").join(certificate));
        let error = sent(SmtpRules {
            certificate,
            ..encrypted(&server)
        })
        .await
        .unwrap_err();
        let text = error.to_string();
        assert!(matches!(error, SendError::Temporary(_)), "{text}");
        assert!(text.contains("smtp.encryption"), "{text}");
        let seen = server.seen.lock().unwrap();
        let told = |line: &String| line.starts_with("AUTH") || line.starts_with("MAIL");
        assert!(!seen.commands.iter().any(told), "{:?}", seen.commands);
    }
}

#[tokio::test]
async fn a_certificate_that_is_none_is_named() {
    let server = start(WILLING).await;
    let certificate = Some(PathBuf::from("../../tests/fixtures/tls/garbage.pem"));
    let error = Smtp::new(SmtpRules {
        certificate,
        ..rules(&server)
    })
    .unwrap_err();
    assert!(error.to_string().contains("smtp.certificate"), "{error}");
}

#[tokio::test]
async fn a_folder_gets_whole_files_one_for_each_mail() {
    let folder = tempfile::tempdir().unwrap();
    let transport = Transport::Folder(folder.path().to_owned());
    transport.send(&mail()).await.unwrap();
    transport.send(&mail()).await.unwrap();
    let names: Vec<_> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    assert_eq!(names, [folder.path().join(format!("{}.eml", mail().id))]);
    assert_eq!(std::fs::read(&names[0]).unwrap(), mail().message);
    let missing = Transport::Folder(folder.path().join("missing"));
    let error = missing.send(&mail()).await.unwrap_err();
    assert!(
        matches!(&error, SendError::Temporary(text) if text.contains("mail.folder")),
        "{error}"
    );
}
