//! The Markdown for other systems' HTML, and that it means the same when it is rendered.

use proptest::prelude::*;

use super::super::{Rules, render};
use super::*;

fn rendered(html: &str) -> String {
    render(&from_html(html), &Rules::default()).html
}

#[test]
fn paragraphs_and_lines_stay_apart() {
    for (html, markdown) in [
        ("", ""),
        ("a", "a"),
        ("<p>a</p><p>b</p>", "a\n\nb"),
        ("<p>a<p>b", "a\n\nb"),
        ("<p>a<br>b<br/>c</p>", "a\nb\nc"),
        ("a<br><br>b<br> <br><br>c", "a\n\nb\n\nc"),
        ("<div> a \n b\t</div>\n<div></div>c", "a b\n\nc"),
        ("a<hr>b", "a\n\n___\n\nb"),
        ("<h2>a</h2>b", "**a**\n\nb"),
        ("<table><tr><td>a<td>b<tr><td>c</table>", "a b\n\nc"),
        (
            "a<table><thead><tr><th>b</th><th align=right>c|d</th></tr></thead>\n<tbody><tr><td><b>e</b></td><td></td></tr>\
             <tr><td>f<td>g<td>h</table>i",
            "a\n\n| b | c\\|d |  |\n| --- | --: | --- |\n| **e** |  |  |\n| f | g | h |\n\ni",
        ),
        (
            "<table><thead><tr><th>a</thead><tr><td><ul><li>b</ul></table>",
            "| a |\n| --- |\n\n- b",
        ),
    ] {
        assert_eq!(from_html(html), markdown, "{html}");
    }
}

#[test]
fn emphasis_is_kept_where_markdown_can_say_it() {
    for (html, markdown) in [
        ("<b>a</b> <i>b</i> <s>c</s>", "**a** *b* ~~c~~"),
        ("<b> a </b>b", "**a** b"),
        ("x<b>a</b>y", "x**a**y"),
        ("x<b>a!</b>y", "xa!y"),
        ("<b>a<i>b</i></b>", "**a*b***"),
        ("<i>a</i><i>b</i>", "*ab*"),
        ("<b>a<p>b</b>c", "**a**\n\n**b**c"),
        ("a</b>b", "ab"),
        ("<b></b>a<b> </b>", "a"),
    ] {
        assert_eq!(from_html(html), markdown, "{html}");
    }
    assert_eq!(
        rendered("<strong>a <em>b</em></strong>, <b>„c“</b>."),
        "<p><strong>a <em>b</em></strong>, <strong>„c“</strong>.</p>\n"
    );
}

#[test]
fn links_lead_where_they_led() {
    for (html, markdown) in [
        (
            "<a href='https://a.example/?b=1&amp;c=2&copy=3'>d [e]</a>",
            r"[d \[e\]](<https://a.example/?b=1\&c=2\&copy=3>)",
        ),
        (
            "<a href=https://a.example>https://a.example</a>",
            "<https://a.example/>",
        ),
        (
            "<a href='https://a.example/b'>https://a.example/…</a>",
            r"[https:\//a.example/…](<https://a.example/b>)",
        ),
        (
            "<a href='//a.example'> b </a>c",
            "[b](<https://a.example/>) c",
        ),
        ("<a href='javascript:a()'>b</a> <a href=/c>d</a>", "b d"),
        ("<a name=b></a>c<a href='https://a.example'></a>", "c"),
        (
            "wow!<a href='https://a.example'>b</a>",
            r"wow\![b](<https://a.example/>)",
        ),
        (
            "https://a.example/b_c_d&amp;e.",
            "<https://a.example/b_c_d&e>.",
        ),
        (
            "<img src='https://a.example/b.png' alt='c ]'>",
            r"![c \]](<https://a.example/b.png>)",
        ),
        ("<img src='data:a' alt=':)'>", ":)"),
    ] {
        assert_eq!(from_html(html), markdown, "{html}");
    }
}

#[test]
fn links_mean_the_same_when_they_are_rendered() {
    let rel = r#"rel="nofollow ugc noopener""#;
    assert_eq!(
        rendered("<a href='https://a.example/?b&amp;copy;'>c</a>: https://d.example/e_f_"),
        format!(
            "<p><a href=\"https://a.example/?b&amp;copy;\" {rel}>c</a>: \
             <a href=\"https://d.example/e_f\" {rel}>https://d.example/e_f</a>_</p>\n"
        )
    );
}

#[test]
fn lists_and_quotes_nest() {
    for (html, markdown) in [
        ("<ul><li>a<li>b</ul>c", "- a\n- b\n\nc"),
        ("<ol start=3><li>a</li><li>b</li></ol>", "3. a\n4. b"),
        ("<ul><li>a<ul><li>b</ul><li>c</ul>", "- a\n  * b\n- c"),
        ("<ul><li>a<ol start=2><li>b</ol></ul>", "- a\n\n  2) b"),
        ("<ul><li><p>a</p><p>b</p></li></ul>", "- a\n\n  b"),
        ("<ul><li></li><li>a</ul><ul><li>b</ul>", "- a\n\n* b"),
        (
            "<blockquote>a<br>b<p>c</blockquote>d",
            "> a\n> b\n>\n> c\n\nd",
        ),
        ("<blockquote>a</blockquote><blockquote>b", "> a\n\n> b"),
        ("<ul><li><blockquote>a</blockquote></li></ul>", "- > a"),
        ("<li>a</li></ul></blockquote>b", "- a\n\nb"),
    ] {
        assert_eq!(from_html(html), markdown, "{html}");
    }
    assert_eq!(
        rendered("<ul><li>a<ol><li>b</li></ol></li></ul><blockquote>c<ul><li>d</ul></blockquote>"),
        "<ul>\n<li>a<ol>\n<li>b</li>\n</ol>\n</li>\n</ul>\n\
         <blockquote>\n<p>c</p>\n<ul>\n<li>d</li>\n</ul>\n</blockquote>\n"
    );
}

#[test]
fn code_is_kept_as_it_is() {
    for (html, markdown) in [
        ("a <code>b*`c</code>", "a ``b*`c``"),
        ("<code>`a`</code><tt></tt>", "`` `a` ``"),
        ("<pre>\n a\n\n&lt;b&gt;\n</pre>", "```\n a\n\n<b>\n```"),
        (
            "<pre><code class='hljs language-rust'>a</code></pre>b",
            "```rust\na\n```\n\nb",
        ),
        ("<pre>```\na</pre>", "````\n```\na\n````"),
        ("<blockquote><pre>a\n\nb", "> ```\n> a\n>\n> b\n> ```"),
        (
            "<p>See: <code>fn a() {<br>\n&nbsp;&nbsp;b();<br>    `c`<br/>}</code> so</p>",
            "See:\n\n```\nfn a() {\n  b();\n    `c`\n}\n```\n\nso",
        ),
        ("<code>a<br></code>b", "`a`b"),
        ("<code>a\nb</code>", "`a b`"),
    ] {
        assert_eq!(from_html(html), markdown, "{html}");
    }
}

#[test]
fn what_is_lost_is_told() {
    for (html, lost) in [
        (
            "<p>a <a href='https://a.example'>b</a> <img src='//a.example/b.png'></p>",
            vec![],
        ),
        ("<a href=''>a</a><a name='b'>c</a>", vec![]),
        ("<a href='/a'>a</a>", vec![Lost::Link]),
        ("<img src='data:a'><IMG>", vec![Lost::Picture]),
        (
            "<script>a</script><video src=b></video><iframe>",
            vec![Lost::Embedded, Lost::Script],
        ),
    ] {
        assert_eq!(lost_from_html(html), lost, "{html}");
    }
}

#[test]
fn scripts_and_comments_go_and_stray_tags_leave_their_text() {
    for (html, markdown) in [
        ("a<script>b<p>c</SCRIPT >d<style>e", "ad"),
        ("a<!-- b > c -->d<!doctype html>e<?f?>g", "adeg"),
        ("<blink foo='>'>a</blink><svg/onload=b()>c", "ac"),
        ("a < b <3 <", r"a \< b \<3 \<"),
        (
            "&lt;b&gt; &amp;amp; &nbsp;&eacute;&#x1f980;&bogus;",
            "\\<b> \\&amp; \u{a0}é🦀\\&bogus;",
        ),
    ] {
        assert_eq!(from_html(html), markdown, "{html}");
    }
}

#[test]
fn signs_of_markdown_are_only_signs() {
    for text in [
        "# a",
        "- a",
        "+ a",
        "* a",
        "1. a",
        "12) a",
        "> a",
        "===",
        "---",
        ":-",
        "| a |",
        "~~~",
        "a_b _c_ __d__",
        "`a`",
        "[a]: b",
        "![a](b)",
        "\\* \\",
        "AT&T &amp; R&D",
        "xhttp://a.example",
        "http://",
        "a*b*c",
        "!",
        "*",
        "3.14",
        "<!-- a -->",
        "C:\\//a",
    ] {
        let html = text
            .replace('&', "&amp;")
            .replace('<', "&lt;")
            .replace('>', "&gt;");
        let written = html.replace('"', "&quot;");
        assert_eq!(rendered(&html), format!("<p>{written}</p>\n"), "{text:?}");
    }
}

#[test]
fn names_are_the_words_of_their_html() {
    for (html, text) in [
        ("O&#039;Neil &laquo; <b>B</b>", "O'Neil « B"),
        (" a<br>b\n c ", "a b c"),
        ("AT&T <3", "AT&T <3"),
    ] {
        assert_eq!(text_of_html(html), text);
    }
}

#[test]
fn hostile_html_takes_neither_stack_nor_time() {
    let begun = std::time::Instant::now();
    for hostile in [
        "<b>".repeat(100_000),
        "<blockquote>".repeat(100_000),
        "<blockquote>a".repeat(25_000),
        "<ul><li>a".repeat(25_000),
        "<a href='https://a.example'>".repeat(40_000),
        "<".repeat(1_000_000),
        "<a ".repeat(75_000),
        "<a b='".repeat(50_000),
        "<!--".repeat(60_000),
        "<!".repeat(125_000),
        "</a b=\"".repeat(40_000),
        "<script>".repeat(125_000),
        "&".repeat(60_000),
        "&amp".repeat(60_000),
        "a<br>".repeat(50_000),
        "<b>a</b><i>b</i>".repeat(60_000),
        "https://".repeat(125_000),
        "a://".repeat(60_000),
        format!(
            "<a {}>b",
            (0..25_000).fold(String::new(), |all, n| all + &n.to_string() + " ")
        ),
        format!(
            "<a href='https://a.example/{}'>{}",
            "b".repeat(2000),
            "c ".repeat(100_000)
        ),
        "<pre>".repeat(50_000),
        "`".repeat(60_000),
        "<code>`".repeat(40_000),
    ] {
        let markdown = from_html(&hostile);
        assert!(markdown.len() <= 30 * hostile.len());
    }
    // Seconds where each takes milliseconds: machines are slow at times, and squares are slower.
    assert!(begun.elapsed().as_secs() < 60);
}

fn words(text: &str) -> Vec<String> {
    let visible = |word: &&str| word.chars().any(|c| !c.is_control());
    let words = text.split_whitespace().filter(visible);
    words
        .map(|word| word.chars().filter(|c| !c.is_control()).collect())
        .collect()
}

proptest! {
    #[test]
    fn plain_text_survives_word_by_word(text in "([ -~\n]|[äé漢🦀\u{a0}\\*_`#>&!\\[\\]()\\-+.0-9:/]){0,60}") {
        let html = text.replace('&', "&amp;").replace('<', "&lt;").replace('\n', "<br>");
        let shown = scraper::Html::parse_fragment(&rendered(&html).replace("<br>", "<br> "));
        let shown: String = shown.root_element().text().collect();
        prop_assert_eq!(words(&shown), words(&text), "{}", from_html(&html));
    }

    #[test]
    fn whatever_it_was_is_harmless_and_stable(html in "(<[/]?(a|b|i|p|pre|code|li|ul|ol|blockquote|br|h1|script|img|s)( href='https://a.example/[ -~]{0,4}')?>|[ -~\n]{0,5}|[é🦀]){0,40}") {
        let shown = rendered(&html);
        prop_assert!(!shown.contains("<script") && !shown.contains("javascript:"));
        prop_assert_eq!(super::super::html::sanitise(&shown, &Rules::default()), shown.clone());
    }
}
