//! Input that is made to be slow or deep: the time stays linear in its size.

use std::time::{Duration, Instant};

use afterword_mail_reader::{Rules, inspect};

/// In bytes, and how much longer the long message is: with a square in it, it took 256 times as long.
const SHORT: usize = 32 * 1024;
const TIMES_LONGER: usize = 16;
const TIMES_SLOWER: u32 = 80;

/// Debug builds on a busy machine stumble; less than this says nothing.
const FLOOR: Duration = Duration::from_millis(10);

const PLAIN: &str = "Content-Type: text/plain; charset=utf-8\r\n\r\n";
const FLOWED: &str = "Content-Type: text/plain; format=flowed\r\n\r\n";
const HTML: &str = "Content-Type: text/html; charset=utf-8\r\n\r\n";
const PARTS: &str = "Content-Type: multipart/mixed; boundary=x\r\n\r\n";

/// How a message begins, and what it repeats from there on.
#[rustfmt::skip]
const REPETITIONS: &[(&str, &str)] = &[
    (PLAIN, "a\n"),
    (PLAIN, "On … wrote:\n"),
    (PLAIN, "Sent from my iPhone\n"),
    (PLAIN, "-----Original Message-----\n> x\n"),
    (PLAIN, "e\u{301}\u{200d}"),
    (PLAIN, ":\n"),
    (PLAIN, "\n"),
    (PLAIN, "> "),
    (PLAIN, ">\nwrote:\n"),
    (PLAIN, "On 5 May 2026 10:00 <a@b.example>\n"),
    (PLAIN, "From: a\nTo: b\n\n"),
    (PLAIN, "```\n"),
    (PLAIN, "On On 1 "),
    (PLAIN, "this message is confidential\n\n"),
    (PLAIN, "<a@b\n> x:\n"),
    (FLOWED, "a \n"),
    (FLOWED, ">>>> \n> \n"),
    (HTML, "<div>"),
    (HTML, "<blockquote>x"),
    (HTML, "<p><span></div>"),
    (HTML, "</b></div>"),
    (HTML, "<a href=http://x.example>"),
    (HTML, "<table><tr><td>"),
    (HTML, "&amp"),
    (HTML, "<!--"),
    (HTML, "<x y=z "),
    (HTML, "<"),
    (HTML, "&notin"),
    (HTML, "<div ="),
    (HTML, "<li>x"),
    (HTML, "<script></"),
    (HTML, "<b>x<blockquote>q</blockquote>t<br>"),
    (PARTS, "--x\r\n\r\n"),
    (
        PARTS,
        "--x\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n",
    ),
    (PARTS, "--x\r\nContent-Type: message/rfc822\r\n\r\n"),
    (
        PARTS,
        "--x\r\nContent-Type: multipart/digest; boundary=x\r\n\r\n",
    ),
    (
        "Content-Type: message/rfc822\r\n\r\n",
        "Content-Type: message/rfc822\r\n\r\n",
    ),
    (
        "Content-Type: message/global\r\n\r\n",
        "Content-Type:\r\n message/global\r\n\r\n",
    ),
    ("", "X: y\r\n"),
    ("", "To: a@b.example, \r\n"),
    ("References:", " <a@b>"),
    ("From:", "a@b;"),
    ("Content-Type: text/plain;", " x*0=y;"),
    ("Subject:", " =?utf-8?Q?x?="),
];

fn filled(head: &str, unit: &str, bytes: usize) -> Vec<u8> {
    let head = format!("From: ann@blog.example\r\nMIME-Version: 1.0\r\n{head}");
    let count = (bytes - head.len()) / unit.len();
    (head + &unit.repeat(count)).into_bytes()
}

/// As [`filled`], but every unit is another: `#` is its number.
fn numbered(head: &str, unit: &str, bytes: usize) -> Vec<u8> {
    let mut body = String::new();
    let mut number = 0;
    while head.len() + body.len() < bytes {
        body += &unit.replace('#', &number.to_string());
        number += 1;
    }
    filled(&format!("{head}{body}"), "\n", head.len() + body.len() + 60)
}

fn duration(raw: &[u8]) -> Duration {
    let rules = Rules::default();
    let once = || {
        let start = Instant::now();
        std::hint::black_box(inspect(raw, &rules));
        start.elapsed()
    };
    once().min(once())
}

/// Other work on the machine can only make it slower: what is once in proportion, is.
fn assert_in_proportion(unit: &str, short: &[u8], long: &[u8]) {
    let mut seen = (Duration::MAX, Duration::MAX);
    for _ in 0..20 {
        seen = (seen.0.min(duration(short)), seen.1.min(duration(long)));
        if seen.1 <= seen.0.max(FLOOR) * TIMES_SLOWER {
            return;
        }
    }
    panic!("{unit:?}: {:?}, then {:?}", seen.0, seen.1);
}

#[test]
fn no_two_things_in_a_message_are_held_against_each_other() {
    let attributes = format!("{HTML}<div ");
    for (head, unit) in [
        (attributes.as_str(), "a#=b "),
        (HTML, "<div a#='"),
        (
            PARTS,
            "--x\r\nContent-Type: multipart/mixed; boundary=x#\r\n\r\n",
        ),
        ("Content-Type: text/plain;", " x*#=y;"),
        ("References:", " <#@b>"),
    ] {
        let short = numbered(head, unit, SHORT);
        assert_in_proportion(unit, &short, &numbered(head, unit, SHORT * TIMES_LONGER));
    }
}

#[test]
fn no_message_takes_more_than_time_in_proportion_to_its_size() {
    for (head, unit) in REPETITIONS {
        let short = filled(head, unit, SHORT);
        assert_in_proportion(unit, &short, &filled(head, unit, SHORT * TIMES_LONGER));
    }
}
