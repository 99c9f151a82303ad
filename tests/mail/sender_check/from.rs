//! The address in From: one, and the one that the signature is about.

use afterword_services::receive_mail::Arrival;

use super::{GOOD, LETTER, OWNER, World, assert_fails, assert_passes};

#[tokio::test]
async fn a_signed_letter_of_somebody_else_is_not_the_owners() {
    let world = World::new(&["evil.example"]);
    for from in [
        "eve@evil.example",
        "\"ann@blog.example\" <eve@evil.example>",
        "=?utf-8?q?ann=40blog.example?= <eve@evil.example>",
        "ann@blog.example.evil.example",
    ] {
        let letter = LETTER.replace("Ann <ann@blog.example>", from);
        let letter = world.sign(&GOOD.replace("blog.example", "evil.example"), &letter);
        assert_fails(&world.verify(&letter).await, "another address");
    }
}

#[tokio::test]
async fn the_owners_address_may_be_written_in_any_case_and_with_any_name() {
    let world = World::new(&[]);
    for from in [
        "ANN@Blog.Example",
        "Ann\r\n\t<ann@blog.example>",
        "\"a, b: (\" <ann@blog.example> (me)",
    ] {
        let letter = world.sign(GOOD, &LETTER.replace("Ann <ann@blog.example>", from));
        assert_passes(
            &world.verify(&letter).await,
            "DKIM signature of blog.example",
        );
    }
}

#[tokio::test]
async fn a_second_from_fails_wherever_it_stands_and_however_it_is_hidden() {
    let world = World::new(&["evil.example"]);
    let letter = world.sign(GOOD, LETTER);
    for field in [
        "From: eve@evil.example\r\n",
        "FROM: eve@evil.example\r\n",
        "From : eve@evil.example\r\n",
        "From\t: eve@evil.example\r\n",
        "X: y\rFrom: eve@evil.example\r\n",
        "X: y\nFrom: eve@evil.example\r\n",
        "X: y\n\nFrom: eve@evil.example\r\n",
        "X\0: y\r\n",
        "X: y\0\r\n",
        " From: eve@evil.example\r\n",
        "nonsense\r\n",
        ": x\r\n",
    ] {
        assert_fails(&world.verify(&format!("{field}{letter}")).await, "");
        let below = letter.replace("Subject: ", &format!("{field}Subject: "));
        if field.trim_start() == field {
            assert_fails(&world.verify(&below).await, "");
        }
    }
    let folded = letter.replace("Re: a comment", "Re: a comment\r\n From: eve@evil.example");
    assert_fails(&world.verify(&folded).await, "not what was signed");
}

#[tokio::test]
async fn lists_groups_and_malformed_addresses_fail_though_they_are_signed() {
    let world = World::new(&[]);
    for from in [
        "ann@blog.example, eve@evil.example",
        "eve@evil.example, ann@blog.example",
        "owners: ann@blog.example;",
        "ann@blog.example <eve@evil.example>",
        "<@evil.example:ann@blog.example>",
        "ann(eve@evil.example)@blog.example",
        "\"ann\"@blog.example",
        "",
    ] {
        let letter = world.sign(GOOD, &LETTER.replace("Ann <ann@blog.example>", from));
        assert_fails(&world.verify(&letter).await, "");
    }
}

#[tokio::test]
async fn what_is_no_message_fails() {
    let world = World::new(&[]);
    for raw in [
        "",
        "\r\n",
        "ok",
        "From: ann@blog.example",
        "From: ann@blog.example\r\n",
        "Subject: x\r\n\r\nok",
    ] {
        let verdict = world
            .check
            .verify(raw.as_bytes(), OWNER, &Arrival::Api)
            .await;
        assert_fails(&verdict, "");
    }
}

#[tokio::test]
async fn stray_returns_in_a_signed_text_fail() {
    let world = World::new(&[]);
    let letter = world.sign(GOOD, LETTER).replace("ok\r\n", "o\rk\r\n");
    assert_fails(&world.verify(&letter).await, "carriage returns");
}
