//! `afterword doctor` beside real mail servers: what it tries, and which setting is wrong. It sends nothing.

use std::process::{Command, Output};

use serde_json::Value;

use super::world::World;
use crate::support::{Dns, MAILBOX_PASSWORD};

/// None of it shows a mailbox's password, which is "secret".
pub(super) async fn finds(world: &World, more: &[&str]) -> Vec<Value> {
    let found = all_findings(world, more).await;
    assert!(!found.iter().any(|one| one.to_string().contains("secret")));
    found
}

pub(super) async fn all_findings(world: &World, more: &[&str]) -> Vec<Value> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_afterword"));
    command.current_dir(world.server.folder.path());
    command.args(["doctor", "--json"]);
    let settings = world.settings.iter().map(String::as_str);
    for setting in settings.chain(more.iter().copied()) {
        command.args(["--set", setting]);
    }
    let ended = tokio::task::spawn_blocking(move || command.output());
    let Output { stdout, .. } = ended.await.unwrap().unwrap();
    let mut found: Value = serde_json::from_slice(&stdout).unwrap();
    let all = found["findings"].take();
    let all = all.as_array().unwrap().iter().cloned();
    all.filter(|finding| finding["group"].as_str().unwrap().starts_with("mail"))
        .collect()
}

pub(super) fn says(findings: &[Value], verdict: &str, words: [&str; 2]) -> bool {
    findings.iter().any(|finding| {
        let text = ["tried", "saw", "advice"]
            .map(|field| finding[field].as_str().unwrap())
            .join("\n");
        finding["verdict"] == verdict && words.iter().all(|word| text.contains(word))
    })
}

#[tokio::test]
async fn servers_that_let_us_in_are_fine_and_a_wrong_setting_is_named() {
    let world = World::new().await;
    let before = world.stack.mailbox(&world.bot).len();
    let submission = [
        format!("smtp.port={}", world.stack.submission),
        "smtp.encryption=starttls".to_owned(),
        format!("smtp.certificate={}", world.stack.authority().display()),
        format!("smtp.user={}", world.bot),
        format!("smtp.password={MAILBOX_PASSWORD}"),
    ];
    let submission: Vec<&str> = submission.iter().map(String::as_str).collect();
    let findings = finds(&world, &submission).await;
    assert!(
        says(&findings, "fine", ["sign in", "it would take mails"]),
        "{findings:#?}"
    );
    assert!(
        says(&findings, "fine", ["INBOX", "pushes new mail"]),
        "{findings:#?}"
    );
    for (setting, words) in [
        ("smtp.port=9", ["no connection", "smtp.host"]),
        (
            "smtp.password=wrong",
            ["signing in failed", "smtp.password"],
        ),
        ("imap.port=9", ["imap.port", "[imap]"]),
        ("imap.password=wrong", ["imap.password", "[imap]"]),
        ("imap.mailbox=Missing", ["Missing", "[imap]"]),
        (
            "lmtp.listen=127.0.0.1:9",
            ["127.0.0.1:9", "start the server"],
        ),
    ] {
        let findings = finds(&world, &[submission.as_slice(), &[setting]].concat()).await;
        assert!(
            says(&findings, "failure", words),
            "{setting}: {findings:#?}"
        );
    }
    assert_eq!(
        world.stack.mailbox(&world.bot).len(),
        before,
        "no mail was sent"
    );
}

#[tokio::test]
async fn what_the_dns_lacks_for_a_domain_is_named() {
    let world = World::new().await;
    let complete = Dns::start(&[
        ("blog.test", "v=spf1 mx -all"),
        ("_dmarc.blog.test", "v=DMARC1; p=none"),
    ]);
    let server = |dns: &Dns| format!("mail.name_server={}", dns.address);
    let findings = finds(&world, &[&server(&complete)]).await;
    for words in [["SPF", "there is one"], ["DMARC", "there is one"]] {
        assert!(says(&findings, "fine", words), "{words:?} {findings:#?}");
    }
    let bare = Dns::start(&[
        ("blog.test", "v=spf1 a -all"),
        ("blog.test", "v=spf1 mx -all"),
    ]);
    let findings = finds(&world, &[&server(&bare)]).await;
    for words in [["SPF", "there are 2"], ["DMARC", "v=DMARC1; p=none"]] {
        assert!(says(&findings, "warning", words), "{words:?} {findings:#?}");
    }
}
