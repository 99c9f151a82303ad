//! Headers, envelope, and the shape of the parts.

use super::*;
use unicode_width::UnicodeWidthStr;

#[test]
fn the_headers_say_who_where_and_what_it_belongs_to() {
    let head = Head {
        in_reply_to: Some("a.b@mail.example".to_owned()),
        submitted: Submitted::Replied,
        ..head(Texts::of("en"))
    };
    let mail = written(&moderation(), &head);
    let (header, ..) = parts(&mail);
    for line in [
        "From: =?utf-8?b?Tm90ZXMgJiBTbWFsbCBUaGluZ3M=?= <comments@blog.example>",
        "To: eva@blog.example",
        "Message-ID: <01920000000070008000000000000001@blog.example>",
        "Reply-To: comments+mabcdefghijklmnopqrstuvwxyz@blog.example",
        "In-Reply-To: <a.b@mail.example>",
        "References: <page.7@blog.example>\r\n <a.b@mail.example>",
        "Auto-Submitted: auto-replied",
        "Date: Mon, 05 Jan 2026 10:00:00 +0000",
        "MIME-Version: 1.0",
    ] {
        assert!(header.contains(line), "{line} is missing:\n{header}");
    }
    assert!(
        !header.contains("List-"),
        "moderation mails belong to no list"
    );
    assert_eq!(
        mail.envelope_from,
        "comments+v01920000000070008000000000000001@blog.example"
    );
    assert_eq!(mail.envelope_to, "eva@blog.example");
    let expected = "[Notes & Small Things] New comment by Ann Example on “Moving a blog <without tears>” #k3v9";
    assert_eq!(subject(&mail), expected);
}

#[test]
fn readers_can_end_their_mails_with_one_click() {
    let head = Head {
        unsubscribe: Some("https://comments.example/u/t".to_owned()),
        reply_token: None,
        ..head(Texts::of("fr"))
    };
    let (header, ..) = parts(&written(&samples::all()[7], &head));
    assert!(header.contains("List-Unsubscribe: <https://comments.example/u/t>\r\n"));
    assert!(header.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"));
    assert!(!header.contains("Reply-To"), "{header}");
    let insecure = Some("http://comments.example/u/t".to_owned());
    let head = Head {
        unsubscribe: insecure,
        ..head
    };
    let (header, ..) = parts(&written(&samples::all()[7], &head));
    assert!(!header.contains("List-"), "{header}");
}

#[test]
fn without_plus_addresses_tokens_go_where_mail_arrives() {
    let templates = Templates::load(None).unwrap();
    for (addressing, answers) in [
        (
            Addressing::CatchAll,
            "Reply-To: mabcdefghijklmnopqrstuvwxyz@blog.example\r\n",
        ),
        (Addressing::None, "Reply-To: comments@blog.example\r\n"),
    ] {
        let settings = Settings {
            addressing,
            signer: None,
        };
        let mail = compose(&moderation(), &head(Texts::of("en")), &templates, &settings).unwrap();
        assert_eq!(mail.envelope_from, "comments@blog.example");
        let (header, ..) = parts(&mail);
        assert!(header.contains(answers), "{header}");
    }
}

#[test]
fn a_mail_that_is_sent_again_is_the_same() {
    for letter in samples::all() {
        let head = head(Texts::of("de"));
        assert_eq!(written(&letter, &head), written(&letter, &head));
    }
}

#[test]
fn every_letter_in_every_language_is_plain_text_in_72_columns_and_html_without_anything_remote() {
    for language in Texts::all() {
        for letter in samples::all() {
            let mail = written(&letter, &head(language));
            assert!(mail.message.is_ascii());
            let lines = mail.message.split(|&byte| byte == b'\n');
            assert!(lines.into_iter().all(|line| line.len() <= 998));
            let (_, text, html) = parts(&mail);
            for line in text.lines() {
                let is_link = line.trim().starts_with("http");
                assert!(
                    line.width() <= 72 || is_link,
                    "{}: {line}",
                    language.language()
                );
                assert!(!line.contains("{{") && !line.ends_with(": none"), "{line}");
            }
            assert!(!text.contains("\n\n\n"), "{text}");
            for remote in ["<img", "<script", "<link", "url(", "src=", "@import"] {
                assert!(!html.contains(remote), "{remote} in {html}");
            }
            let (tag, direction) = (language.language(), language.direction());
            assert!(html.contains(&format!("<html lang=\"{tag}\" dir=\"{direction}\">")));
            let end = if direction == "rtl" { "left" } else { "right" };
            assert!(!html.contains(&format!("border-{end}:")), "{html}");
        }
    }
}

#[test]
fn the_comment_comes_first_then_who_and_where_then_what_answers_do() {
    let (_, text, _) = parts(&written(&moderation(), &head(Texts::of("en"))));
    let places: Vec<_> = [
        "=== Write your answer above this line [#k3v9] ===",
        "\n\n  I moved from Disqus last week & it took an afternoon.\n\n  Two things",
        "\n      hugo --minify\n",
        "\nBy: Ann Example\n",
        "\nE-mail: ann@reader.example\n",
        "\nOn: Moving a blog <without tears>\n  https://blog.example/notes/?a=1&b=2\n",
        "\nIn reply to: Bob: How long did it take you?\n",
        "\nHeld because: this site holds every new comment; it has a link\n",
        "\n  ok         publish it",
        "\nPublish:\n  https://comments.example/m/a\n",
    ]
    .iter()
    .map(|part| {
        text.find(part)
            .unwrap_or_else(|| panic!("{part:?} is missing in\n{text}"))
    })
    .collect();
    assert_eq!(places[0], 0);
    assert!(places.is_sorted(), "{places:?}");
}

#[test]
fn addresses_that_cannot_be_written_to_are_refused_in_words() {
    let templates = Templates::load(None).unwrap();
    let to = "änne@blog.example".to_owned();
    let head = Head {
        to,
        ..head(Texts::of("en"))
    };
    let error = compose(&moderation(), &head, &templates, &settings()).unwrap_err();
    assert!(error.to_string().contains("before the @"), "{error}");
    let from = Mailbox {
        name: String::new(),
        address: format!("{}@blog.example", "c".repeat(60)),
    };
    let head = Head {
        from,
        to: "eva@blog.example".to_owned(),
        ..head
    };
    let error = compose(&moderation(), &head, &templates, &settings()).unwrap_err();
    assert!(error.to_string().contains("mail.from"), "{error}");
}

#[test]
fn a_language_is_found_by_its_primary_subtag() {
    for (tag, language) in [
        ("de-CH", Texts::of("de")),
        ("FR_ca", Texts::of("fr")),
        ("en", Texts::of("en")),
        ("eo", Texts::of("en")),
        ("", Texts::of("en")),
    ] {
        assert_eq!(Texts::of(tag), language, "{tag}");
    }
}
