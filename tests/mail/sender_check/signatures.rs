//! DKIM signatures, verified with keys from the name server.

use std::net::{Ipv4Addr, UdpSocket};
use std::time::Duration;

use afterword_mail::sender_check::{SenderCheck, SenderRules, Verdict};
use afterword_services::receive_mail::Arrival;
use data_encoding::BASE64;
use mail_auth::common::crypto::{RsaKey, Sha256};
use mail_auth::common::headers::HeaderWriter;
use mail_auth::dkim::{Canonicalization, DkimSigner};

use super::{
    GOOD, LETTER, OWNER, World, assert_fails, assert_passes, assert_unknown, check, ed25519, rsa,
    sign,
};
use crate::support::Dns;

const BY_OWNER: &str = "DKIM signature of blog.example";

#[tokio::test]
async fn an_honest_letter_passes_by_every_way() {
    let world = World::new(&[]);
    let letter = world.sign(GOOD, LETTER);
    for arrival in [
        Arrival::Imap,
        Arrival::Command,
        Arrival::Api,
        Arrival::Lmtp(Default::default()),
    ] {
        let verdict = world.check.verify(letter.as_bytes(), OWNER, &arrival).await;
        assert_passes(&verdict, BY_OWNER);
    }
}

#[tokio::test]
async fn it_passes_with_line_ends_of_a_pipe_and_the_separator_of_a_mailbox() {
    let world = World::new(&[]);
    let letter = world.sign(GOOD, LETTER).replace("\r\n", "\n");
    assert_passes(&world.verify(&letter).await, BY_OWNER);
    let letter = format!("From ann@blog.example Sat Jan  1 10:00:00 2028\n{letter}");
    assert_passes(&world.verify(&letter).await, BY_OWNER);
}

fn rsa_record(key: &RsaKey<Sha256>) -> String {
    format!("v=DKIM1; k=rsa; p={}", BASE64.encode(&key.public_key()))
}

#[tokio::test]
async fn what_a_library_signs_passes_with_rsa_and_relaxed_forms() {
    let dns = Dns::start(&[("r._domainkey.blog.example", &rsa_record(&rsa()))]);
    let check = check(dns.address, None);
    for forms in [Canonicalization::Relaxed, Canonicalization::Simple] {
        let signer = DkimSigner::from_key(rsa())
            .domain("blog.example")
            .selector("r")
            .headers(["From", "To", "Subject", "Date", "Message-ID"])
            .header_canonicalization(forms)
            .body_canonicalization(forms)
            .expiration(3600);
        let signature = signer.sign(LETTER.as_bytes()).unwrap().to_header();
        let letter = format!("{signature}{LETTER}");
        let verdict = check.verify(letter.as_bytes(), OWNER, &Arrival::Imap).await;
        assert_passes(&verdict, BY_OWNER);
    }
}

#[tokio::test]
async fn to_an_address_that_everybody_knows_a_letter_must_be_signed_for_it() {
    let world = World::new(&[]);
    let open = GOOD.replace(":To", "");
    let two = |letter: &str| format!("To: eve@blog.example\r\n{letter}");
    let verdict = async |letter: String, receiver: &str| {
        let check = &world.check;
        check
            .verify_to(letter.as_bytes(), OWNER, receiver, &Arrival::Imap)
            .await
    };
    assert_passes(&verdict(world.sign(GOOD, LETTER), "bot@").await, BY_OWNER);
    assert_unknown(&verdict(world.sign(GOOD, LETTER), "eve@").await);
    assert_unknown(&verdict(world.sign(&open, LETTER), "bot@").await);
    // For a reply, whose token is a secret, To may be open.
    assert_passes(&world.verify(&world.sign(&open, LETTER)).await, BY_OWNER);
    // What somebody puts above it is not signed.
    assert_fails(
        &verdict(two(&world.sign(GOOD, LETTER)), "eve@").await,
        "not signed",
    );
    assert_unknown(&verdict(LETTER.to_owned(), "bot@").await);
}

#[tokio::test]
async fn what_was_changed_on_its_way_fails() {
    let world = World::new(&[]);
    let letter = world.sign(GOOD, LETTER);
    for (old, new) in [
        ("ok\r\n", "delete\r\n"),
        ("Thank you.\r\n", "Thank you.\r\nMore.\r\n"),
        ("Re: a comment", "Re: another comment"),
        ("Date: Sat", "Date: Sun"),
        ("Ann <ann", "Eve <ann"),
        ("To: bot@", "To: bot+x@"),
    ] {
        let changed = letter.replace(old, new);
        assert_ne!(changed, letter);
        assert_fails(&world.verify(&changed).await, "not what was signed");
    }
    let footer = format!("X-List: yes\r\n{letter}-- \r\nThe list\r\n");
    assert_fails(&world.verify(&footer).await, "not what was signed");
}

#[tokio::test]
async fn another_domains_signature_says_nothing_of_the_owner() {
    let world = World::new(&["evil.example", "sub.blog.example", "xblog.example"]);
    for domain in ["evil.example", "sub.blog.example", "xblog.example"] {
        let letter = world.sign(&GOOD.replace("blog.example", domain), LETTER);
        assert_unknown(&world.verify(&letter).await);
    }
    assert_unknown(&world.verify(LETTER).await);
}

#[tokio::test]
async fn a_domain_signs_for_what_is_below_it() {
    let world = World::new(&[]);
    let letter = LETTER.replace("ann@blog.example", "ann@mail.blog.example");
    let letter = world.sign(GOOD, &letter);
    let verdict = world
        .check
        .verify(letter.as_bytes(), "ann@mail.blog.example", &Arrival::Imap);
    assert_passes(&verdict.await, BY_OWNER);
}

#[tokio::test]
async fn names_in_other_scripts_are_one_name_in_both_spellings() {
    let world = World::new(&["xn--bcher-kva.example"]);
    for (shown, signed) in [
        ("ann@bücher.example", "xn--bcher-kva.example"),
        ("ann@xn--bcher-kva.example", "xn--bcher-kva.example"),
        ("ann@xn--bcher-kva.example", "bücher.example"),
    ] {
        let letter = LETTER.replace(OWNER, shown);
        let letter = world.sign(&GOOD.replace("blog.example", signed), &letter);
        for owner in ["ann@bücher.example", "Ann@xn--bcher-kva.example"] {
            let verdict = world
                .check
                .verify(letter.as_bytes(), owner, &Arrival::Imap)
                .await;
            assert_passes(&verdict, "DKIM signature of xn--bcher-kva.example");
        }
    }
}

#[tokio::test]
async fn one_good_signature_is_enough_and_a_list_of_bad_ones_is_not() {
    let world = World::new(&["list.example"]);
    let broken = world.sign(GOOD, &LETTER.replace("ok\r\n", "no\r\n"));
    let broken = &broken[..broken.find("From: ").unwrap()];
    let good = world.sign(GOOD, LETTER);
    assert_passes(&world.verify(&format!("{broken}{good}")).await, BY_OWNER);
    let list = world.sign(&GOOD.replace("blog.example", "list.example"), LETTER);
    assert_fails(
        &world.verify(&format!("{broken}{list}")).await,
        "not what was signed",
    );
    let many = format!("{}{good}", broken.repeat(10));
    assert_fails(&world.verify(&many).await, "not what was signed");
}

#[tokio::test]
async fn a_key_that_the_dns_does_not_have_fails() {
    let world = World::new(&[]);
    let letter = world.sign(&GOOD.replace("s=k", "s=gone"), LETTER);
    assert_fails(&world.verify(&letter).await, "no key");
    let revoked = Dns::start(&[("k._domainkey.blog.example", "v=DKIM1; k=ed25519; p=")]);
    let letter = world.sign(GOOD, LETTER);
    let verdict = check(revoked.address, None)
        .verify(letter.as_bytes(), OWNER, &Arrival::Imap)
        .await;
    assert_fails(&verdict, "no key");
}

#[tokio::test]
async fn another_key_fails() {
    let world = World::new(&[]);
    let letter = sign(&ed25519(), GOOD, LETTER);
    assert_fails(&world.verify(&letter).await, "not what was signed");
}

#[tokio::test]
async fn a_silent_or_refusing_dns_means_later() {
    let silent = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let check = SenderCheck::new(&SenderRules {
        trusted_results: None,
        dns: Some(silent.local_addr().unwrap()),
        dns_timeout: Duration::from_millis(300),
    });
    let letter = sign(&ed25519(), GOOD, LETTER);
    let verdict = check
        .unwrap()
        .verify(letter.as_bytes(), OWNER, &Arrival::Imap)
        .await;
    assert!(matches!(verdict, Verdict::Later(_)), "{verdict:?}");

    let world = World::new(&[]);
    let letter = LETTER.replace(OWNER, "ann@blog.org");
    let letter = world.sign(&GOOD.replace("blog.example", "blog.org"), &letter);
    let verdict = world
        .check
        .verify(letter.as_bytes(), "ann@blog.org", &Arrival::Imap)
        .await;
    assert!(matches!(verdict, Verdict::Later(_)), "{verdict:?}");
}
