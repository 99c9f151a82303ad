//! Authentication-Results of the owner's mail server, forged ones, and the word of an LMTP peer.

use std::net::SocketAddr;

use afterword_mail::sender_check::{SenderCheck, SenderRules, Verdict};
use afterword_services::receive_mail::{Arrival, Envelope, LmtpPeer};

use super::{GOOD, LETTER, OWNER, World, assert_fails, assert_passes, assert_unknown, check};

/// What Postfix writes where a message enters, and Dovecot where it is put into a mailbox.
const ENTRY: &str = "Received: from out.example (out.example [192.0.2.1])\r\n\tby mx.blog.example (Postfix) with ESMTPS id 4F2\r\n\tfor <bot@blog.example>; Sat,  1 Jan 2028 10:00:01 +0000 (UTC)\r\n";
const INSIDE: &str = "Return-Path: <ann@blog.example>\r\nDelivered-To: bot@blog.example\r\nReceived: from mx.blog.example ([127.0.0.1])\r\n\tby mx.blog.example with LMTP\r\n\tid abc\r\n\t(envelope-from <ann@blog.example>)\r\n\tfor <bot@blog.example>; Sat, 01 Jan 2028 10:00:01 +0000\r\n";
const PASS: &str = "Authentication-Results: mx.blog.example; dmarc=pass (p=none dis=none) header.from=blog.example\r\n";
const FAIL: &str = "Authentication-Results: mx.blog.example; dmarc=fail (p=none dis=none) header.from=blog.example\r\n";
const HOW: &str = "Authentication-Results of mx.blog.example";

/// No name server is asked: port 9 of loopback has none.
fn believing() -> SenderCheck {
    check(
        SocketAddr::from(([127, 0, 0, 1], 9)),
        Some("mx.blog.example"),
    )
}

async fn verdict(header: &str) -> Verdict {
    let letter = format!("{header}{LETTER}");
    believing()
        .verify(letter.as_bytes(), OWNER, &Arrival::Imap)
        .await
}

fn results(text: &str) -> String {
    format!("{INSIDE}Authentication-Results: {text}\r\n{ENTRY}")
}

#[tokio::test]
async fn our_servers_word_above_its_own_line_counts() {
    assert_passes(&verdict(&format!("{PASS}{ENTRY}")).await, HOW);
    assert_passes(&verdict(&format!("{INSIDE}{PASS}{ENTRY}")).await, HOW);
    assert_passes(&verdict(&format!("{PASS}{INSIDE}{ENTRY}")).await, HOW);
    assert_fails(&verdict(&format!("{INSIDE}{FAIL}{ENTRY}")).await, HOW);
}

#[tokio::test]
async fn our_servers_word_does_not_say_whom_a_letter_was_written_to() {
    let letter = format!("{PASS}{ENTRY}{LETTER}");
    let (letter, check) = (letter.as_bytes(), believing());
    let usual = check.verify(letter, OWNER, &Arrival::Imap).await;
    assert_passes(&usual, HOW);
    let addressed = check.verify_to(letter, OWNER, "bot@", &Arrival::Imap);
    assert_unknown(&addressed.await);
}

#[tokio::test]
async fn a_forged_word_counts_for_nothing() {
    let other = ENTRY.replace("by mx.blog.example", "by mx.evil.example");
    let greeting = ENTRY.replace(
        "from out.example",
        "from x by mx.blog.example with LMTP id 1",
    );
    for header in [
        // Below the line of entry, however many lines are forged around it.
        format!("{ENTRY}{PASS}"),
        format!("{INSIDE}{ENTRY}{PASS}"),
        format!("{INSIDE}{ENTRY}{PASS}{ENTRY}"),
        format!("{INSIDE}{ENTRY}{INSIDE}{PASS}{ENTRY}"),
        // By a name that the sender chose to greet with.
        format!("{greeting}{PASS}{ENTRY}"),
        // Where no server of ours has left its line.
        PASS.to_owned(),
        format!("{PASS}{other}"),
        format!("{INSIDE}{PASS}"),
        format!("{INSIDE}{other}{PASS}{ENTRY}"),
        // By somebody else.
        format!("{INSIDE}{}{ENTRY}", PASS.replace("mx.blog", "mx.evil")),
        format!("{INSIDE}{}{ENTRY}", PASS.replace("mx.blog", "sub.mx.blog")),
    ] {
        assert_unknown(&verdict(&header).await);
    }
}

#[tokio::test]
async fn without_a_configured_server_no_word_counts() {
    let check = check(SocketAddr::from(([127, 0, 0, 1], 9)), None);
    let letter = format!("{INSIDE}{PASS}{ENTRY}{LETTER}");
    assert_unknown(&check.verify(letter.as_bytes(), OWNER, &Arrival::Imap).await);
}

#[tokio::test]
async fn comments_folding_quotes_and_versions_do_not_matter() {
    for text in [
        "MX.blog.example 1; dmarc=pass header.from=blog.example",
        "(ours) \"mx.blog.example\" (1) 1;\r\n\tDMARC = Pass (p=none (x))\r\n\theader.from = \"blog.example\";",
        "mx.blog.example;\r\n dmarc/1=pass reason=\"a; dmarc=fail\" header.from=Blog.Example",
        "mx.blog.example; spf=fail smtp.mailfrom=x@y.example;\r\n dkim=none; dmarc=pass header.from=blog.example",
    ] {
        assert_passes(&verdict(&results(text)).await, HOW);
    }
}

#[tokio::test]
async fn what_is_said_of_others_or_inside_quotes_and_comments_does_not_count() {
    for text in [
        "mx.blog.example; none",
        "mx.blog.example; dmarc=pass header.from=evil.example",
        "mx.blog.example; dmarc=pass",
        "mx.blog.example; dmarc=none header.from=blog.example",
        "mx.blog.example; dmarc=temperror header.from=blog.example",
        "mx.blog.example; dmarc=pass header.from=evil.example header.from=blog.example",
        "mx.blog.example; spf=pass smtp.mailfrom=ann@blog.example",
        "mx.blog.example; spf=none smtp.mailfrom=\"x; dmarc=pass header.from=blog.example\"@evil.example",
        "mx.blog.example; spf=none (x; dmarc=pass header.from=blog.example; y)",
        "mx.blog.example; dmarc=pass header.from=blog.example (",
        "mx.blog.example 2; dmarc=pass header.from=blog.example",
        "mx.blog.example x; dmarc=pass header.from=blog.example",
        "mx.blog.example; dkim=fail header.d=evil.example",
        "mx.blog.example; arc=pass; auth=pass smtp.auth=ann",
        // There is no such signature in the message.
        "mx.blog.example; dkim=pass header.d=blog.example",
    ] {
        assert_unknown(&verdict(&results(text)).await);
    }
}

#[tokio::test]
async fn of_several_words_a_failure_decides() {
    let two = |first: &str, second: &str| format!("{INSIDE}{first}{second}{ENTRY}");
    assert_passes(&verdict(&two(PASS, PASS)).await, HOW);
    assert_fails(&verdict(&two(PASS, FAIL)).await, HOW);
    assert_fails(&verdict(&two(FAIL, PASS)).await, HOW);
    let none = PASS.replace("dmarc=pass", "dmarc=none");
    assert_unknown(&verdict(&two(PASS, &none)).await);
    // One that stands where strangers write neither helps nor harms.
    let header = format!("{INSIDE}{PASS}{ENTRY}{FAIL}");
    assert_passes(&verdict(&header).await, HOW);
}

#[tokio::test]
async fn our_servers_word_on_a_signature_counts_if_the_signature_speaks_for_the_owner() {
    let world = World::new(&[]);
    let signed = world.sign(GOOD, LETTER);
    let said = async |text: &str, letter: &str| {
        let letter = format!("{}{letter}", results(text));
        believing()
            .verify(letter.as_bytes(), OWNER, &Arrival::Imap)
            .await
    };
    let pass = "mx.blog.example; dkim=pass (256-bit key) header.d=blog.example header.b=\"a/b+=\"";
    assert_passes(&said(pass, &signed).await, HOW);
    let pass = "mx.blog.example; dkim=pass header.i=@blog.example; dkim=fail header.d=blog.example";
    assert_passes(&said(pass, &signed).await, HOW);
    for fail in [
        "dkim=fail header.d=blog.example",
        "dkim=fail",
        "dkim=fail header.i=ann@blog.example",
    ] {
        assert_fails(
            &said(&format!("mx.blog.example; {fail}"), &signed).await,
            HOW,
        );
    }
    let open = world.sign(&format!("{GOOD}; l=4"), LETTER);
    let verdict = said("mx.blog.example; dkim=pass header.d=blog.example", &open).await;
    assert_fails(&verdict, "leaves the end of the text open");
}

#[tokio::test]
async fn a_trusted_peer_vouches_for_the_envelope_sender_alone() {
    let arrival = |sender: &str, peer| {
        Arrival::Lmtp(Envelope {
            sender: sender.to_owned(),
            recipients: vec!["bot@blog.example".to_owned()],
            peer,
        })
    };
    let told = async |header: &str, arrival: Arrival| {
        let letter = format!("{header}{LETTER}");
        believing().verify(letter.as_bytes(), OWNER, &arrival).await
    };
    let submitted = ENTRY.replace("ESMTPS", "ESMTPSA");
    assert_passes(
        &told("", arrival(OWNER, LmtpPeer::Trusted)).await,
        "LMTP peer",
    );
    assert_passes(
        &told(&submitted, arrival("Ann@Blog.Example", LmtpPeer::Trusted)).await,
        "LMTP peer",
    );
    for (header, arrival) in [
        ("", arrival(OWNER, LmtpPeer::Unknown)),
        ("", arrival("", LmtpPeer::Trusted)),
        ("", arrival("eve@blog.example", LmtpPeer::Trusted)),
        ("", arrival("ann@evil.example", LmtpPeer::Trusted)),
        (ENTRY, arrival(OWNER, LmtpPeer::Trusted)),
    ] {
        assert_unknown(&told(header, arrival).await);
    }
    let failed = format!("{FAIL}{submitted}");
    assert_fails(&told(&failed, arrival(OWNER, LmtpPeer::Trusted)).await, HOW);
    let forged = LETTER.replace(OWNER, "eve@blog.example");
    let trusted = arrival(OWNER, LmtpPeer::Trusted);
    let verdict = believing().verify(forged.as_bytes(), OWNER, &trusted).await;
    assert_fails(&verdict, "another address");
}

#[test]
fn a_setting_that_names_no_server_is_refused() {
    for id in ["", " ", "mx", "mx example.org", "mx.example.org; x"] {
        let rules = SenderRules {
            trusted_results: Some(id.to_owned()),
            dns: Some(SocketAddr::from(([127, 0, 0, 1], 9))),
            dns_timeout: std::time::Duration::from_secs(1),
        };
        let error = SenderCheck::new(&rules).err().unwrap().to_string();
        assert!(error.contains("trusted_results"), "{id}: {error}");
    }
}
