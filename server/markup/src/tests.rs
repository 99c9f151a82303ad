//! A test for each rule of the crate's page, from a reader's point of view.

use super::*;

const REL: &str = r#"rel="nofollow ugc noopener""#;

fn html(markdown: &str) -> String {
    render(markdown, &Rules::default()).html
}

fn html_with_images(markdown: &str) -> String {
    render(markdown, &Rules { images: true }).html
}

#[test]
fn a_line_break_is_a_line_break() {
    assert_eq!(
        html("a\nb  \nc\\\nd\r\ne"),
        "<p>a<br>\nb<br>\nc<br>\nd<br>\ne</p>\n"
    );
}

#[test]
fn headings_are_bold_paragraphs() {
    assert_eq!(
        html("# a *b*\nc\n==="),
        "<p><strong>a <em>b</em></strong></p>\n<p><strong>c</strong></p>\n"
    );
}

#[test]
fn raw_html_is_shown_as_typed() {
    assert_eq!(
        html("a <b>c</b> &amp;"),
        "<p>a &lt;b&gt;c&lt;/b&gt; &amp;</p>\n"
    );
    assert_eq!(
        html("<div>\n*a* https://b.example\n</div>"),
        "<p>&lt;div&gt;<br>\n*a* https://b.example<br>\n&lt;/div&gt;</p>\n"
    );
}

#[test]
fn html_comments_are_not_shown_unless_they_never_end() {
    assert_eq!(html("a <!-- b -->c"), "<p>a c</p>\n");
    assert_eq!(html("<!-- a -->\n\nb"), "<p>b</p>\n");
    assert_eq!(html("<!-- a --> b <!-- c -->"), "<p>b</p>\n");
    assert_eq!(html("<!-- a\n\nb"), "<p>&lt;!-- a<br>\n<br>\nb</p>\n");
}

#[test]
fn links_are_marked_as_made_by_users_and_counted() {
    let rendered = render(
        "[a](https://b.example \"c\") <d@e.example>",
        &Rules::default(),
    );
    assert_eq!(
        rendered.html,
        format!(
            "<p><a href=\"https://b.example/\" title=\"c\" {REL}>a</a> \
             <a href=\"mailto:d@e.example\" {REL}>d@e.example</a></p>\n"
        )
    );
    assert_eq!(rendered.links, 2);
}

#[test]
fn what_html_would_read_as_marks_is_escaped_everywhere() {
    assert_eq!(
        html_with_images(
            "&lt;a&gt; &amp;lt; `<b>&amp;` ![\"<c>&amp;](https://d.example '\"<e>&amp;')"
        ),
        "<p>&lt;a&gt; &amp;lt; <code>&lt;b&gt;&amp;amp;</code> \
         <img loading=\"lazy\" referrerpolicy=\"no-referrer\" src=\"https://d.example/\" \
         title=\"&quot;&lt;e&gt;&amp;\" alt=\"&quot;&lt;c&gt;&amp;\"></p>\n"
    );
}

#[test]
fn links_elsewhere_stay_text() {
    for address in [
        "javascript:alert(1)",
        "JaVaScRiPt:alert(1)",
        "data:text/html,x",
        "ftp://b.example/",
        "/b",
        "//b.example",
        "#b",
        "https://user@b.example",
        "https://user:pass@b.example",
        "https://",
    ] {
        let rendered = render(&format!("[a]({address})"), &Rules::default());
        assert_eq!(rendered.html, "<p>a</p>\n", "{address}");
        assert_eq!(rendered.links, 0, "{address}");
    }
}

#[test]
fn a_link_without_visible_text_shows_its_address() {
    for text in ["", " ", "\u{200b}", "<!-- -->", "![](x)"] {
        let html = html(&format!("[{text}](https://a.example)"));
        assert!(html.contains("https://a.example/</a>"), "{text:?}");
    }
}

#[test]
fn images_are_links_unless_switched_on() {
    let image = "![a *b*\n`c`](https://d.example/e.png \"f\")";
    assert_eq!(
        html(image),
        format!(
            "<p><a href=\"https://d.example/e.png\" title=\"f\" {REL}>a <em>b</em><br>\n\
             <code>c</code></a></p>\n"
        )
    );
    assert_eq!(
        html_with_images(image),
        "<p><img loading=\"lazy\" referrerpolicy=\"no-referrer\" \
         src=\"https://d.example/e.png\" title=\"f\" alt=\"a b c\"></p>\n"
    );
    assert_eq!(
        html_with_images("![a](data:image/png;base64,AA)![b](mailto:c@d)"),
        "<p>ab</p>\n"
    );
}

#[test]
fn an_image_in_a_link_is_its_alternative_text() {
    let linked = "[![a](https://b.example)](https://c.example)";
    assert_eq!(
        html(linked),
        format!("<p><a href=\"https://c.example/\" {REL}>a</a></p>\n")
    );
    assert_eq!(render(linked, &Rules { images: true }).links, 2);
}

#[test]
fn code_blocks_carry_the_class_of_their_language_and_nothing_else() {
    for (info, class) in [
        ("rust,no_run", " class=\"language-rust\""),
        ("c++ x", " class=\"language-c++\""),
        ("F#", " class=\"language-F#\""),
        ("a\"b", " class=\"language-a\""),
        ("{.python}", ""),
        ("&quot;", ""),
        ("é", ""),
    ] {
        assert_eq!(
            html(&format!("~~~{info}\nx\n~~~")),
            format!("<pre><code{class}>x\n</code></pre>\n")
        );
    }
    assert_eq!(html("    <b>\n"), "<pre><code>&lt;b&gt;\n</code></pre>\n");
}

#[test]
fn tables_align_without_styles() {
    assert_eq!(
        html("|a|b|\n|-|-:|\n|1|~~2~~|"),
        "<table>\n<thead><tr><th>a</th><th align=\"right\">b</th></tr></thead>\n<tbody>\n\
         <tr><td>1</td><td align=\"right\"><del>2</del></td></tr>\n</tbody></table>\n"
    );
}

#[test]
fn lists_begin_where_they_were_begun_and_tasks_are_text() {
    assert_eq!(html("3. a"), "<ol start=\"3\">\n<li>a</li>\n</ol>\n");
    assert_eq!(
        html("- [x] a\n- [ ] b"),
        "<ul>\n<li>[x] a</li>\n<li>[ ] b</li>\n</ul>\n"
    );
}

#[test]
fn other_extensions_are_off() {
    assert_eq!(
        html("\"a\" -- $b$ ... [^1] # c {#d}"),
        "<p>\"a\" -- $b$ ... [^1] # c {#d}</p>\n"
    );
}

#[test]
fn nesting_ends_at_sixteen_levels_and_the_text_reads_on() {
    let quotes = html(&format!("{}a", "> ".repeat(40)));
    assert_eq!(quotes.matches("<blockquote>").count(), 16);
    assert!(quotes.contains("<p>a</p>"));
    let lists = html(
        &(0..20)
            .map(|level| format!("{}- {level}\n", "  ".repeat(level)))
            .collect::<String>(),
    );
    assert_eq!(lists.matches("<ul>").count(), 16);
    assert!(
        lists.contains("<li>15<br>\n16<br>\n17<br>\n18<br>\n19</li>"),
        "{lists}"
    );
    let emphasis = html(
        &"*a **b "
            .repeat(40)
            .chars()
            .chain("** *".repeat(40).chars())
            .collect::<String>(),
    );
    assert!(emphasis.matches("<em>").count() + emphasis.matches("<strong>").count() <= 16);
}

#[test]
fn short_rows_of_a_table_cost_little() {
    let table = format!(
        "{}|\n{}|\n{}",
        "|a".repeat(16),
        "|-".repeat(16),
        "a\n".repeat(4000)
    );
    let html = html(&table);
    assert_eq!(html.matches("<td>a</td>").count(), 4000);
    assert!(html.matches("<td></td>").count() <= 1000);
}

#[test]
fn characters_that_feeds_may_not_hold_are_dropped() {
    assert_eq!(
        html("a&#8;b\u{1b}c `\u{FFFE}`"),
        "<p>abc <code></code></p>\n"
    );
}

#[test]
fn what_shows_nothing_is_empty() {
    for text in [
        "",
        " \n\t\n",
        "\u{a0}",
        "&nbsp;",
        "\u{200b}\u{2800}",
        "<!-- a -->",
        "[a]: https://b.example",
        "---",
        "- \n- ",
        "> ",
        "#",
        "```\n\n```",
        "|  |\n|-|",
        "[](/a)",
    ] {
        assert!(render(text, &Rules { images: true }).is_empty(), "{text:?}");
    }
    for text in [
        "a",
        "`.`",
        "👍",
        "[](https://a.example)",
        "![](https://a.example)",
        "<b>",
        "<!-- a",
        "```\na",
    ] {
        assert!(
            !render(text, &Rules { images: true }).is_empty(),
            "{text:?}"
        );
    }
}
