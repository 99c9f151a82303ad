//! Answers that are HTML: what their owner has marked stays marked, and a character means itself.

use afterword_mail_reader::{Decision, Inspection, Rules, inspect};

fn read(html: &str) -> Inspection {
    inspect(
        format!(
            "From: ann@blog.example\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<html><body>{html}</body></html>"
        )
        .as_bytes(),
        &Rules::default(),
    )
}

const QUOTED: &str = "<div class=gmail_quote><div class=gmail_attr>On Monday, Blog wrote:<br></div>\
    <blockquote><div>=== Write above this line [#k3v9] ===</div><div><b>old</b> words</div></blockquote></div>";

/// Below the first line, in the shapes of several clients.
#[test]
fn marks_of_an_html_answer_become_markdown() {
    for (html, markdown) in [
        (
            "<div>ok</div><div>a <b>bold</b> and <i>leaning</i> word</div>",
            "a **bold** and *leaning* word",
        ),
        (
            "<div><b>ok</b></div><div><strong>all bold</strong></div>",
            "**all bold**",
        ),
        ("<b>ok<br>still bold</b> and not", "**still bold** and not"),
        (
            "ok<br><br>see <a href=\"https://blog.example/a?b=1&amp;c=2\">this page</a>.",
            "see [this page](<https://blog.example/a?b=1\\&c=2>).",
        ),
        (
            "ok<br>see <a href=https://blog.example/>https://blog.example/</a>",
            "see <https://blog.example/>",
        ),
        (
            "<div>ok</div><div>Two:</div><ul><li>one</li><li>two <code>x_y</code></li></ul><div>end</div>",
            "Two:\n\n- one\n- two `x_y`\n\nend",
        ),
        ("<p>ok</p><ol><li>one<li>two</ol>", "1. one\n2. two"),
        (
            "<p>ok</p><pre>if a:\n    b()\n</pre><p>end</p>",
            "```\nif a:\n    b()\n```\n\nend",
        ),
        (
            "<p>ok</p><p>To this:</p><blockquote>is it <i>open</i>?</blockquote><p>Yes.</p>",
            "To this:\n\n> is it *open*?\n\nYes.",
        ),
        (
            "<p class=MsoNormal>ok</p><p class=MsoNormal>one</p><p class=MsoNormal>two</p>",
            "one\ntwo",
        ),
        (
            "<div>ok</div><div>one</div><div><br></div><div>two</div>",
            "one\n\ntwo",
        ),
        (
            "<div>ok</div><h2>Opening hours</h2><div>9 to 5</div>",
            "**Opening hours**\n\n9 to 5",
        ),
        (
            "<div>ok</div><div><del>not so</del> so</div>",
            "~~not so~~ so",
        ),
    ] {
        for quoted in ["", QUOTED] {
            let found = read(&format!("{html}{quoted}"));
            assert_eq!(found.decision, Decision::Approve, "{html}");
            assert_eq!(found.reply_text, markdown, "{html}{quoted}");
        }
    }
}

#[test]
fn a_character_of_an_html_answer_means_itself() {
    for (html, markdown) in [
        ("ok<br>2 * 3 * 4 = 24", "2 \\* 3 \\* 4 = 24"),
        ("ok<br># not a heading", "\\# not a heading"),
        ("ok<br>1986. A fine year", "1986\\. A fine year"),
        ("ok<br>&lt;b&gt; is a tag", "\\<b> is a tag"),
        ("ok<br>snake_case and a_b", "snake_case and a_b"),
    ] {
        assert_eq!(read(html).reply_text, markdown, "{html}");
    }
}

#[test]
fn what_is_cut_from_an_html_answer_leaves_no_mark() {
    let signed = format!(
        "<div>ok</div><div><b>Yes</b>, it is.</div><div class=gmail_signature><ul><li><b>Ann</b></ul></div>{QUOTED}"
    );
    let found = read(&signed);
    assert_eq!(found.reply_text, "**Yes**, it is.");
    assert_eq!(found.left_out, "- **Ann**");
}

#[test]
fn pictures_of_an_html_answer_are_not_loaded_by_readers() {
    let found = read(
        "ok<br>look <img src=\"https://counter.example/1.gif\" alt=\"logo\"> here <img src=x alt=\"🙂\">",
    );
    assert_eq!(found.reply_text, "look here 🙂");
}

/// With both parts.
fn alternative(plain: &str, html: &str) -> Inspection {
    inspect(
        format!(
            "From: ann@blog.example\r\nContent-Type: multipart/alternative; boundary=x\r\n\r\n\
             --x\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{plain}\r\n\
             --x\r\nContent-Type: text/html; charset=utf-8\r\n\r\n{html}\r\n--x--\r\n"
        )
        .as_bytes(),
        &Rules::default(),
    )
}

#[test]
fn the_plain_text_counts_unless_it_is_empty_or_has_lost_letters() {
    let html = "<div>ok</div><div>Привет, <b>да</b></div>";
    let read = |plain: &str| alternative(plain, html).reply_text;
    assert_eq!(read("ok\r\nПривет, *да*"), "Привет, *да*");
    assert_eq!(read(""), "Привет, **да**");
    assert_eq!(read("ok\r\n??????, ??"), "Привет, **да**");
    assert_eq!(
        read("ok\r\n\u{FFFD}\u{FFFD}\u{FFFD}, \u{FFFD}"),
        "Привет, **да**"
    );
    let both = alternative("ok\r\nReally?? *Yes*", "ok<br>Really?? <b>Yes</b>");
    assert_eq!(both.reply_text, "Really?? *Yes*");
    assert_eq!(alternative("no??", "<p> </p>").decision, Decision::None);
}

#[test]
fn words_below_a_picture_within_the_html_are_read_however_large_it_is() {
    let picture = "iVBORw0KGgo".repeat(40_000);
    for src in [
        format!("\"data:image/png;base64,{picture}\""),
        format!("data:image/png;base64,{picture}"),
    ] {
        let found = read(&format!(
            "<p>ok</p><p>See this:</p><p><img src={src}></p><p>Please mind the second post.</p>"
        ));
        assert_eq!(found.decision, Decision::Approve);
        assert_eq!(
            found.reply_text,
            "See this:\n\nPlease mind the second post."
        );
    }
}

/// 4 MB of HTML are too many to be read, and 300 KB of words or 1,100 lines, too.
#[test]
fn an_answer_that_could_be_read_only_in_part_decides_nothing_and_says_why() {
    let picture = "iVBORw0KGgo".repeat(400_000);
    for html in [
        format!("<p>ok</p><img src=\"data:image/png;base64,{picture}\"><p>But not yet.</p>"),
        format!("<p>ok</p>{}<p>But not yet.</p>", "<p>words</p>".repeat(550)),
        format!("<p>ok</p><p>{}<p>But not yet.</p>", "words ".repeat(50_000)),
    ] {
        let found = read(&html);
        assert_eq!((found.decision, &*found.reply_text), (Decision::None, ""));
        assert!(found.reason.contains("256 KiB"), "{}", found.reason);
    }
}

#[test]
fn a_long_original_below_an_answer_is_no_part_of_it() {
    let original = "<p>words</p>".repeat(2_000);
    for html in [
        format!("<p>ok</p><p>Welcome.</p>{QUOTED}{original}"),
        format!("<p>ok</p><p>Welcome.</p><div id=divRplyFwdMsg>From: Notes</div>{original}"),
    ] {
        let found = read(&html);
        assert_eq!(
            (found.decision, &*found.reply_text),
            (Decision::Approve, "Welcome.")
        );
    }
}

/// Each place is one conversion: the tags above are not read again for each.
#[test]
fn answers_in_hundreds_of_places_below_endless_tags_are_all_read() {
    let html = format!(
        "On Monday, Bob wrote:<blockquote>{}x</blockquote>{}",
        "<b>".repeat(80_000),
        "<blockquote>q</blockquote>t<br>".repeat(240),
    );
    let text = read(&html).reply_text;
    let words: Vec<&str> = text
        .split("\n\n")
        .map(|word| word.trim_matches('*'))
        .collect();
    assert!(
        words.len() == 240 && words.iter().all(|&word| word == "t"),
        "{text}"
    );
}
