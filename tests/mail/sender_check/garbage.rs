//! Whatever bytes come in, there is a verdict, soon, and it is no pass.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use afterword_mail::sender_check::{SenderCheck, SenderRules, Verdict};
use afterword_services::receive_mail::Arrival;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use tokio::runtime::Runtime;

use super::{GOOD, LETTER, OWNER, ed25519, sign};

/// Nobody listens there, so a signature that is fit to be verified ends as `Later`.
fn check() -> SenderCheck {
    SenderCheck::new(&SenderRules {
        trusted_results: Some("mx.blog.example".to_owned()),
        dns: Some(SocketAddr::from(([127, 0, 0, 1], 9))),
        dns_timeout: Duration::from_millis(200),
    })
    .unwrap()
}

fn verdict(raw: &[u8]) -> Verdict {
    let runtime = Runtime::new().unwrap();
    runtime.block_on(check().verify(raw, OWNER, &Arrival::Imap))
}

#[rustfmt::skip]
const BITS: &[&str] = &[
    "From: ", "from:", "DKIM-Signature: ", "Authentication-Results: ", "Received: ", "Subject: x",
    "\r\n", "\n", "\r", "\r\n\r\n", " ", "\t", "\"", "(", ")", "<", ">", "@", ";", ":", ",", "=", "\\",
    "ann@blog.example", "v=1", "a=rsa-sha256", "b=AAAA", "bh=AAAA", "d=blog.example", "s=k", "l=1", "x=9",
    "h=from:subject:date", "c=relaxed/simple", "i=@blog.example", "by mx.blog.example", "with LMTP",
    "mx.blog.example", "dmarc=pass", "dkim=pass", "header.from=blog.example", "\0", "é", "=?utf-8?q?x?=",
    "From ann@blog.example\n", "Content-Type: message/rfc822",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn arbitrary_bytes_do_not_pass(raw in vec(any::<u8>(), 0..1000)) {
        prop_assert!(!matches!(verdict(&raw), Verdict::Pass(_)));
    }

    #[test]
    fn bits_of_headers_below_our_servers_line_do_not_pass(bits in vec(select(BITS), 0..60)) {
        let header = "Received: from a by mx.blog.example with ESMTP; x\r\n";
        let raw = format!("{header}{}\r\n\r\nok\r\n", bits.concat());
        prop_assert!(!matches!(verdict(raw.as_bytes()), Verdict::Pass(_)));
    }

    #[test]
    fn bits_in_a_from_end_in_a_verdict(bits in vec(select(BITS), 0..12)) {
        let raw = format!("From: {}\r\n\r\nok\r\n", bits.concat());
        prop_assert!(!matches!(verdict(raw.as_bytes()), Verdict::Pass(_)));
    }

    #[test]
    fn mutated_letters_end_in_a_verdict(at in any::<Index>(), byte in any::<u8>()) {
        let mut letter = sign(&ed25519(), GOOD, LETTER).into_bytes();
        let at = at.index(letter.len());
        letter[at] = byte;
        prop_assert!(!matches!(verdict(&letter), Verdict::Pass(_)));
    }
}

#[test]
fn huge_headers_take_time_in_proportion() {
    let names: String = (0..20_000).map(|n| format!("x{n}:")).collect();
    let fields: String = (0..900).map(|n| format!("X-{n}: y\r\n")).collect();
    let signature = format!(
        "DKIM-Signature: v=1; a=rsa-sha256; d=blog.example; s=k; b=AAAA; bh=AAAA; h={names}From\r\n"
    );
    let quotes = format!("Authentication-Results: {}\r\n", "(\"".repeat(60_000));
    let received = format!(
        "Received: {}by mx.blog.example with ESMTP; x\r\n",
        "by with ".repeat(20_000)
    );
    for header in [
        "X: y\r\n".repeat(400_000),
        fields,
        signature,
        quotes,
        received,
        format!("Subject: {}\r\n", " x\r\n".repeat(50_000)),
        "DKIM-Signature: d=blog.example\r\n".repeat(900),
        format!("X: {}\r\n", "(".repeat(200_000)),
    ] {
        let mail = format!("{header}{LETTER}");
        let time = || {
            let begun = Instant::now();
            assert!(!matches!(verdict(mail.as_bytes()), Verdict::Pass(_)));
            begun.elapsed()
        };
        // Other work on the machine can only make it slower: what is once in proportion, is.
        let is_in_proportion = (0..5).any(|_| time() < Duration::from_secs(5));
        assert!(is_in_proportion, "{}", &header[..40]);
    }
    let from = format!(
        "From: {}ann@blog.example\r\n\r\nok\r\n",
        "(a".repeat(60_000)
    );
    assert!(matches!(verdict(from.as_bytes()), Verdict::Fail(_)));
}
