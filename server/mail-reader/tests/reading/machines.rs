//! What marks automatic mail, and what does not.

use afterword_mail_reader::{Decision, Rules, inspect};

fn with(field: &str) -> String {
    format!("From: Ann <ann@blog.example>\r\nSubject: Re: x\r\n{field}\r\n\r\nok\r\n")
}

#[test]
fn each_mark_of_a_machine_is_enough() {
    for field in [
        "Auto-Submitted: auto-replied",
        "Auto-Submitted: auto-replied (vacation)",
        "auto-submitted: Auto-Generated; owner-email=\"a@b.example\"",
        "Return-Path: <>",
        "Precedence: bulk",
        "Precedence: auto_reply",
        "Precedence: LIST",
        "X-Autoreply: yes",
        "X-Autorespond: New comment",
        "List-Id: <editors.lists.blog.example>",
        "Content-Type: multipart/report; boundary=x; report-type=delivery-status",
    ] {
        let found = inspect(with(field).as_bytes(), &Rules::default());
        assert!(found.auto, "{field}");
        assert_eq!(found.decision, Decision::None, "{field}");
        assert!(!found.reason.is_empty(), "{field}");
    }
}

#[test]
fn ordinary_fields_mark_nothing() {
    for field in [
        "Auto-Submitted: no",
        "Auto-Submitted: no (a person)",
        "X-Auto-Response-Suppress: All",
        "Return-Path: <ann@blog.example>",
        "Precedence: first-class",
        "List-Id:",
        "X-Mailer: autoreply fan club",
    ] {
        let found = inspect(with(field).as_bytes(), &Rules::default());
        assert!(!found.auto, "{field}: {}", found.reason);
        assert_eq!(found.decision, Decision::Approve, "{field}");
    }
}

#[test]
fn machines_senders_and_our_own_addresses_are_known() {
    let rules = Rules {
        own_addresses: vec!["comments@blog.example".to_owned()],
        ..Rules::default()
    };
    for sender in [
        "MAILER-DAEMON@mx.example",
        "Postmaster <postmaster@mx.example>",
        "Shop <no-reply@shop.example>",
        "noreply+abc@shop.example",
        "Afterword <Comments+mabc@Blog.example>",
    ] {
        let raw = format!("From: {sender}\r\nSubject: Re: x\r\n\r\nok\r\n");
        assert!(inspect(raw.as_bytes(), &rules).auto, "{sender}");
    }
    for sender in [
        "Ann <ann@blog.example>",
        "\"no-reply@x.example\" <ann@blog.example>",
    ] {
        let raw = format!("From: {sender}\r\nSubject: Re: x\r\n\r\nok\r\n");
        assert!(!inspect(raw.as_bytes(), &rules).auto, "{sender}");
    }
}

#[test]
fn a_subject_is_a_vacation_answers_only_at_its_beginning() {
    for (subject, auto) in [
        ("Automatic reply: New comment", true),
        ("=?utf-8?Q?R=C3=A9ponse_automatique_=3A?= x", true),
        ("Re: Automatic reply: how we got rid of them", false),
        ("AW: Abwesenheitsnotiz", false),
    ] {
        let raw = format!("From: ann@blog.example\r\nSubject: {subject}\r\n\r\nok\r\n");
        assert_eq!(
            inspect(raw.as_bytes(), &Rules::default()).auto,
            auto,
            "{subject}"
        );
    }
}
