//! The shape of an inspection, the addresses in a message, and what an answer says.

use afterword_mail_reader::{
    Addressed, Decision, MAX_MESSAGE, Mail, Rules, addressed, inspect, left_out, marker_line,
    new_text,
};
use serde_json::json;

const TOKEN: &str = "q3jv7xk2zt5nab4cw6yd2hrepl";

fn message(body: &str) -> String {
    format!("From: Ann <ann@blog.example>\r\nTo: c+m{TOKEN}@blog.example\r\n\r\n{body}")
}

fn read(body: &str) -> (Decision, String) {
    let found = inspect(message(body).as_bytes(), &Rules::default());
    (found.decision, found.reply_text)
}

#[test]
fn an_inspection_has_the_shape_that_the_command_prints() {
    let found = inspect(
        message("ok\r\n\r\nThank you.\r\n").as_bytes(),
        &Rules::default(),
    );
    assert_eq!(
        serde_json::to_value(found).unwrap(),
        json!({
            "decision": "approve",
            "reply_text": "Thank you.",
            "left_out": "",
            "reason": "the first line is “ok”",
            "auto": false,
            "from": ["ann@blog.example"],
            "message_id": null,
            "tokens": [TOKEN],
        })
    );
}

#[test]
fn what_is_no_mail_or_too_much_of_it_decides_nothing_and_says_why() {
    let endless = message(&"ok\r\n".repeat(MAX_MESSAGE / 4 + 1));
    for raw in [b"".as_slice(), b"\r\n\r\nok", endless.as_bytes()] {
        let found = inspect(raw, &Rules::default());
        assert_eq!(found.decision, Decision::None);
        assert!(!found.reason.is_empty());
    }
}

#[test]
fn edit_needs_a_text_and_takes_all_of_it() {
    assert_eq!(read("edit\r\n\r\nOne.\r\n\r\nTwo.").1, "One.\n\nTwo.");
    assert_eq!(read("edit\r\n\r\nOne.").0, Decision::Edit);
    assert_eq!(read("edit\r\n"), (Decision::None, "edit".to_owned()));
}

#[test]
fn unknown_words_are_handed_back_and_decide_nothing() {
    let body = "ok then\r\n\r\nThank you.";
    assert_eq!(
        read(body),
        (Decision::None, "ok then\n\nThank you.".to_owned())
    );
}

#[test]
fn all_that_stands_below_the_marker_is_ours_in_any_language() {
    let marker = marker_line("Svar ovanför den här raden", "k3v9");
    let body = format!("ja\r\n\r\nKvůli tomu 5.1. 2026 kdosi:\r\n{marker}\r\nno\r\n");
    assert_eq!(read(&body).0, Decision::Approve);
}

#[test]
fn a_comment_cannot_answer_for_the_owner() {
    let marker = marker_line("Write above this line", "k3v9");
    for original in [
        format!("{marker}\r\n\r\nok\r\n"),
        "On 5 Jan 2026, Afterword <c@blog.example> wrote:\r\n\r\nok\r\n".to_owned(),
        format!("> {marker}\r\n> ok\r\n"),
        "-----Original Message-----\r\nok\r\n".to_owned(),
        "From: c@blog.example\r\nSent: Monday\r\nSubject: x\r\n\r\nok\r\n".to_owned(),
    ] {
        assert_eq!(read(&original).0, Decision::None, "{original}");
        assert_eq!(
            read(&format!("no\r\n\r\n{original}")).0,
            Decision::Reject,
            "{original}"
        );
    }
}

#[test]
fn an_answer_below_the_quotation_counts() {
    let marker = marker_line("Write above this line", "k3v9");
    let quoted = format!("On 5 Jan 2026, Afterword wrote:\r\n> {marker}\r\n> no\r\n");
    let body = format!("{quoted}\r\nok\r\n\r\nWelcome.\r\n-- \r\nAnn\r\n");
    assert_eq!(read(&body), (Decision::Approve, "Welcome.".to_owned()));
}

#[test]
fn code_and_own_quotations_above_the_marker_stay() {
    let marker = marker_line("Write above this line", "k3v9");
    let answer = "> you said\n\nYes:\n\n```\n-- \nFrom: x\n> y\n```\n\nSee?";
    let body = format!("ok\n\n{answer}\n\n{marker}\nno\n");
    assert_eq!(
        read(&body),
        (Decision::Approve, answer.replace("-- \n", "--\n"))
    );
}

#[test]
fn a_closing_goes_unless_it_shall_stay() {
    let raw = message("ok\r\n\r\nIt is open.\r\n\r\nKind regards,\r\nAnn\r\n");
    let text = |keep_closings| {
        let rules = Rules {
            keep_closings,
            ..Rules::default()
        };
        inspect(raw.as_bytes(), &rules).reply_text
    };
    assert_eq!(text(false), "It is open.");
    assert_eq!(text(true), "It is open.\n\nKind regards,\nAnn");
}

#[test]
fn a_readers_answer_is_all_new_text() {
    let raw = message("Yes\r\n\r\nI agree.\r\n\r\nSent from my iPhone\r\n");
    let mail = Mail::parse(raw.as_bytes()).unwrap();
    assert_eq!(new_text(&mail, &Rules::default()), "Yes\n\nI agree.");
}

#[test]
fn tokens_and_identifiers_are_found_wherever_servers_leave_them() {
    let other = TOKEN.replace('q', "r");
    let raw = format!(
        "Delivered-To: C+M{upper}@blog.example\r\nTo: \"Comments\" <c+m{other}@blog.example>,\r\n \
         x@y.example\r\nX-Original-To: m{TOKEN}@comments.example\r\nCc: c+mshort@blog.example, c+p{TOKEN}@blog.example\r\n\
         Envelope-To: c+v4711@blog.example\r\nIn-Reply-To: <q1@c.example>\r\n\
         References: <root@c.example>,<q0@c.example>\r\n\t<q1@c.example>\r\nFrom: a@b.example\r\n\r\nok",
        upper = TOKEN.to_uppercase(),
    );
    let mail = Mail::parse(raw.as_bytes()).unwrap();
    assert_eq!(
        addressed(&mail),
        Addressed {
            tokens: vec![other, TOKEN.to_owned()],
            pages: vec![TOKEN.to_owned()],
            bounces: vec!["4711".to_owned()],
            message_ids: ["q1@c.example", "q0@c.example", "root@c.example"]
                .map(String::from)
                .into(),
        }
    );
}

#[test]
fn a_large_patch_beside_an_answer_does_not_make_it_too_large() {
    let file = format!(
        "--- a/file\r\n+++ b/file\r\n{}",
        "+ more\r\n".repeat(140_000)
    );
    let raw = format!(
        "From: Ann <ann@blog.example>\r\nTo: c+m{TOKEN}@blog.example\r\nMIME-Version: 1.0\r\n\
         Content-Type: multipart/mixed;\r\n boundary=\"=_x\"\r\n\r\n--=_x\r\nContent-Type: text/plain\r\n\r\n\
         ok\r\n\r\nSee the patch.\r\n--=_x\r\nContent-Type: text/x-diff\r\nContent-Transfer-Encoding: 7bit\r\n\
         Content-Disposition: attachment; filename=all.diff\r\n\r\n{}--=_x--\r\n",
        file.repeat(6)
    );
    let found = inspect(raw.as_bytes(), &Rules::default());
    assert_eq!(
        (found.decision, &*found.reply_text),
        (Decision::Approve, "See the patch.")
    );
    let mail = Mail::parse(raw.as_bytes()).unwrap();
    let named = left_out(&mail).named;
    assert_eq!(named.len(), 1);
    assert_eq!(named[0].name, "all.diff");
    assert!(named[0].size > 5 * 1024 * 1024);
}
