//! `afterword mail explain`: why a message had no effect, or which it would have.

use super::mail_servers::Post;
use super::process::Home;
use crate::support::MailStack;

/// Without a mailbox: messages come by no way that a test does not take.
async fn without_mailbox() -> Post {
    Post::on(MailStack::shared().await, &["imap.host="])
}

/// What it says of a message: the check that stops it, if any, and all of it.
async fn explained(home: &Home, raw: &str) -> (Option<String>, String) {
    let said = home.run_with("mail explain -", raw.as_bytes()).await;
    assert_eq!(said.status, 0, "{said:?}");
    let stop = said
        .out
        .lines()
        .find_map(|line| line.strip_prefix("stop  "));
    let stop = stop.and_then(|line| line.split_whitespace().next());
    (stop.map(str::to_owned), said.out.clone())
}

#[tokio::test]
async fn a_reply_that_would_decide_is_explained_and_decides_nothing() {
    let post = without_mailbox().await;
    let home = Home::new(&post.settings).await;
    let server = home.serve();
    let text = "What would it do?";
    let (id, _) = server.ann().comments("/a/", text).await.submitted();
    let letter = post.comes(&post.olga, text).await;
    let raw = post.signed(&post.answer(&letter, &post.olga, "ok, thanks\r\n\r\nWell said."));
    let (stop, said) = explained(&home, &raw).await;
    assert_eq!(stop, None, "{said}");
    for words in [
        &format!("comment {id} of blog"),
        "proven: DKIM signature of",
        "It does: approve, with the text",
        "  | Well said.",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert!(!said.contains('@'), "no address: {said}");
    assert_eq!(server.owner().shows(&id).await["status"], "pending");
    assert_eq!(server.decisions(&id).await, 0);

    // Once it has had its effect, it has none.
    let done = home.run_with("mail receive", raw.as_bytes()).await;
    assert_eq!((done.status, done.err.as_str()), (0, "decided\n"));
    let (stop, said) = explained(&home, &raw).await;
    assert_eq!(stop.as_deref(), Some("seen"), "{said}");
    assert!(
        said.contains("It does: nothing, because of the check “seen”"),
        "{said}"
    );
}

#[tokio::test]
async fn a_comment_by_mail_is_explained_signed_and_unsigned() {
    let stack = MailStack::shared().await;
    let post = Post::on(stack, &["imap.host=", "sites.comments_by_mail=true"]);
    let home = Home::new(&post.settings).await;
    let server = home.serve();
    let page = server.ann().get("/pages/blog/mail?page=/a/").await;
    let (_, rest) = page.text.split_once("mailto:").unwrap();
    let (to, _) = rest.split_once('?').unwrap();
    let date = mail_parser::DateTime::from_timestamp(jiff::Timestamp::now().as_second());
    let raw = format!(
        "From: Ann <ann@blog.test>\r\nTo: {to}\r\nSubject: Hello\r\nMessage-ID: <1@blog.test>\r\n\
         Date: {}\r\n\r\nThe harbour was full of boats.\r\n",
        date.to_rfc822(),
    );
    let (stop, said) = explained(&home, &post.signed(&raw)).await;
    assert_eq!(stop, None, "{said}");
    for words in [
        "comments on /a/ of blog",
        "proven: DKIM signature of",
        "It does: a comment",
        "  | The harbour",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
    let (stop, said) = explained(&home, &raw).await;
    assert_eq!(stop, None, "{said}");
    assert!(said.contains("not proven: no signature"), "{said}");
    assert!(said.contains("It does: a mail that asks"), "{said}");
    let (stop, said) = explained(&home, &raw.replace("+p", "+pa")).await;
    assert_eq!(stop.as_deref(), Some("token"), "{said}");
    assert!(!said.contains('@'), "no address: {said}");
    assert_eq!(server.ann().count("/a/").await, 0);
}

#[tokio::test]
async fn each_reason_for_no_effect_is_named() {
    let post = without_mailbox().await;
    let home = Home::new(&post.settings).await;
    let server = home.serve();
    server.ann().comments("/a/", "Why not?").await.submitted();
    let letter = post.comes(&post.olga, "Why not?").await;
    let answer = |from: &str, text: &str| post.answer(&letter, from, text);
    let eve = format!("eve@{}", post.olga.rsplit_once('@').unwrap().1);
    let signed = |raw: &str| post.signed(raw);
    let automatic = format!(
        "Auto-Submitted: auto-replied\r\n{}",
        answer(&post.olga, "ok")
    );
    let old = answer(&post.olga, "ok")
        .lines()
        .map(|line| {
            let is_date = line.starts_with("Date:");
            if is_date {
                "Date: Mon, 2 Jan 2012 10:00:00 +0000\r\n".to_owned()
            } else {
                format!("{line}\r\n")
            }
        })
        .collect::<String>();
    // A token of a link decides by its page alone.
    let (local, rest) = letter.reply_to.split_once("+m").unwrap();
    let (_, domain) = rest.split_once('@').unwrap();
    let link = letter.text.split("/m/").nth(1).unwrap();
    let (link, _) = link.split_once('?').unwrap();
    let by_link = answer(&post.olga, "ok").replace(
        letter.reply_to.as_str(),
        &format!("{local}+m{link}@{domain}"),
    );
    for (name, raw) in [
        ("automatic", signed(&automatic)),
        ("token", signed(&by_link)),
        (
            "token",
            "From: a@blog.test\r\nTo: b@blog.test\r\n\r\nok\r\n".to_owned(),
        ),
        ("from", signed(&answer(&eve, "ok"))),
        ("sender", answer(&post.olga, "ok")),
        ("date", signed(&old)),
        ("text", signed(&answer(&post.olga, "hm, let me see"))),
    ] {
        let (stop, said) = explained(&home, &raw).await;
        assert_eq!(stop.as_deref(), Some(name), "{said}");
    }
    let json = home
        .run_with(
            "mail explain --json -",
            signed(&answer(&post.olga, "no")).as_bytes(),
        )
        .await;
    let json: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(json["outcome"], "reject");
    assert!(
        json["checks"]
            .as_array()
            .unwrap()
            .iter()
            .all(|check| check["passed"] == true),
        "{json}"
    );
}
