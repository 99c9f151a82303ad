//! Signatures and keys that must not be relied on, though the arithmetic holds.

use afterword_services::receive_mail::Arrival;

use super::{
    GOOD, LETTER, OWNER, World, assert_fails, assert_passes, assert_unknown, check, ed25519, rsa,
    sign,
};
use crate::support::Dns;

const SHORT_RSA_KEY: &str = "MHwwDQYJKoZIhvcNAQEBBQADawAwaAJhALAoURE5fIP8y3QtJVYpnx194DzGvCmGdAFyKt78I9veas3dvKhwuVDWyRt4guj4rPWxYfrwx6Sf9JqIj75e7/LNJLx9VBBXE2pMWBDnTStF6+woncOR/O8aUI1YNzEWfwIDAQAB";

#[tokio::test]
async fn text_below_a_signature_of_a_part_fails() {
    let world = World::new(&[]);
    let body = LETTER.split_once("\r\n\r\n").unwrap().1;
    let letter = world.sign(&format!("{GOOD}; l={}", body.len()), LETTER);
    let why = "leaves the end of the text open";
    assert_fails(&world.verify(&format!("{letter}delete\r\n")).await, why);
    assert_fails(&world.verify(&letter).await, why);
    let letter = world.sign(&format!("{GOOD}; l=0"), LETTER);
    assert_fails(&world.verify(&letter).await, why);
}

#[tokio::test]
async fn a_signature_ends_with_its_time() {
    let world = World::new(&[]);
    let letter = world.sign(&format!("{GOOD}; t=1700000000; x=1700000060"), LETTER);
    assert_fails(&world.verify(&letter).await, "expired");
    let letter = world.sign(&format!("{GOOD}; t=1700000000; x=9700000060"), LETTER);
    assert_passes(
        &world.verify(&letter).await,
        "DKIM signature of blog.example",
    );
    let letter = world.sign(&format!("{GOOD}; x=never"), LETTER);
    assert_fails(&world.verify(&letter).await, "malformed");
}

#[tokio::test]
async fn what_does_not_hold_author_subject_and_date_is_not_enough() {
    let world = World::new(&[]);
    let letter = world.sign("d=blog.example; s=k; h=To:Subject:Date", LETTER);
    assert_fails(&world.verify(&letter).await, "leaves From open");
    for h in ["From:To:Date", "From:Subject", "From"] {
        let letter = world.sign(&format!("d=blog.example; s=k; h={h}"), LETTER);
        assert_unknown(&world.verify(&letter).await);
    }
}

#[tokio::test]
async fn a_second_field_beside_a_signed_one_fails_unless_it_is_signed_too() {
    let world = World::new(&[]);
    let letter = world.sign(GOOD, LETTER);
    for field in [
        "Subject: yes",
        "To: eve@evil.example",
        "Date: x",
        "subject : x",
        "Cc: a@b.example\r\nCc: c@d.example",
    ] {
        let verdict = world.verify(&format!("{field}\r\n{letter}")).await;
        assert_fails(&verdict, "");
    }
    let unsigned = "Content-Type: text/plain\r\nContent-Type: text/html\r\n";
    assert_fails(
        &world.verify(&format!("{unsigned}{letter}")).await,
        "not signed",
    );
    let comments = "Comments: a\r\nComments: b\r\n";
    let verdict = world.verify(&format!("{comments}{letter}")).await;
    assert_passes(&verdict, "DKIM signature of blog.example");
}

#[tokio::test]
async fn a_signature_that_can_be_read_in_two_ways_fails() {
    let world = World::new(&["evil.example"]);
    for tags in [
        "d=evil.example; d=blog.example; s=k; h=From:Subject:Date",
        "d=blog.example; s=k; D=evil.example; h=From:Subject:Date",
        "d=blog.example; s=k; h=From:Subject:Date; h=To",
        "d=blog.example; s=k; i=@evil.example; h=From:Subject:Date",
        "d=blog.example; s=../k; h=From:Subject:Date",
        "d=blog.example; s=k; h=From:Subject:Date; nonsense",
        "d=blog.example; s=k; h=From:Subject:Date; v=2",
    ] {
        let letter = world.sign(tags, LETTER);
        assert_fails(&world.verify(&letter).await, "");
    }
}

#[tokio::test]
async fn keys_that_are_not_for_this_say_nothing() {
    for tags in ["t=y; ", "t=s:y; ", "s=tlsrpt; ", "h=sha1; "] {
        let world = World::with_key_tags(tags, &[]);
        assert_unknown(&world.verify(&world.sign(GOOD, LETTER)).await);
    }
    for tags in ["t=s; ", "s=email; ", "s=*; ", "h=sha1:sha256; ", "n=note; "] {
        let world = World::with_key_tags(tags, &[]);
        let verdict = world.verify(&world.sign(GOOD, LETTER)).await;
        assert_passes(&verdict, "DKIM signature of blog.example");
    }
}

#[tokio::test]
async fn a_key_for_its_own_domain_alone_does_not_take_a_name_below_it() {
    let world = World::with_key_tags("t=s; ", &[]);
    let letter = world.sign(&format!("{GOOD}; i=@sub.blog.example"), LETTER);
    assert_fails(&world.verify(&letter).await, "");
}

#[tokio::test]
async fn old_methods_and_short_keys_say_nothing() {
    let record = format!("v=DKIM1; k=rsa; p={SHORT_RSA_KEY}");
    let dns = Dns::start(&[("k._domainkey.blog.example", &record)]);
    let check = check(dns.address, None);
    for method in ["rsa-sha256", "rsa-sha1"] {
        let letter = sign(&rsa(), &format!("a={method}; {GOOD}"), LETTER);
        let verdict = check.verify(letter.as_bytes(), OWNER, &Arrival::Imap).await;
        assert_unknown(&verdict);
    }
    let letter = sign(&ed25519(), GOOD, LETTER);
    let verdict = check.verify(letter.as_bytes(), OWNER, &Arrival::Imap).await;
    assert_unknown(&verdict);
}

#[tokio::test]
async fn a_registrys_domain_signs_nobodys_mail() {
    let world = World::new(&["co.uk", "example"]);
    for (domain, owner) in [
        ("co.uk", "ann@shop.co.uk"),
        ("co.uk", "ann@co.uk"),
        ("example", OWNER),
    ] {
        let letter = LETTER.replace(OWNER, owner);
        let letter = world.sign(&GOOD.replace("blog.example", domain), &letter);
        let verdict = world
            .check
            .verify(letter.as_bytes(), owner, &Arrival::Imap)
            .await;
        assert_unknown(&verdict);
    }
}
