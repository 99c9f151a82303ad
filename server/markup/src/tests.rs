//! A test for each rule of the crate's page, from a reader's point of view.

use super::*;

const REL: &str = r#"rel="nofollow ugc noopener""#;

const IMAGES: Rules = Rules {
    images: true,
    maths: false,
    code_colours: false,
};

const MATHS: Rules = Rules {
    images: false,
    maths: true,
    code_colours: false,
};

fn html(markdown: &str) -> String {
    render(markdown, &Rules::default()).html
}

fn html_with_images(markdown: &str) -> String {
    render(markdown, &IMAGES).html
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
    assert_eq!(render(linked, &IMAGES).links, 2);
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
        assert!(render(text, &IMAGES).is_empty(), "{text:?}");
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
        assert!(!render(text, &IMAGES).is_empty(), "{text:?}");
    }
}

#[test]
fn tex_in_dollars_is_a_formula_where_the_site_asks_for_it() {
    let formula = "<math><msup><mi>x</mi><mn>2</mn></msup></math>";
    let html_with_maths = |markdown: &str| render(markdown, &MATHS).html;
    assert_eq!(
        html_with_maths("So $x^2$."),
        format!("<p>So {formula}.</p>\n")
    );
    assert_eq!(html("So $x^2$."), "<p>So $x^2$.</p>\n");
    assert_eq!(
        html_with_maths("$$\n\\sqrt{2}\n$$"),
        "<p><math display=\"block\"><msqrt><mn>2</mn></msqrt></math></p>\n"
    );
    assert!(!render("$x$", &MATHS).is_empty());
}

#[test]
fn prices_and_mistakes_stay_as_typed() {
    let html_with_maths = |markdown: &str| render(markdown, &MATHS).html;
    for text in [
        "$5 or $6",
        "$5-$6",
        "US$ 5, 6 $",
        "`$x$`",
        "\\$x\\$",
        "$\\frac{1}$",
        "a $ b",
    ] {
        assert!(!html_with_maths(text).contains("<math"), "{text}");
    }
    assert_eq!(
        html_with_maths("$\\unknown *a*$"),
        "<p>$\\unknown *a*$</p>\n"
    );
    assert_eq!(
        html_with_maths("$$\na &\n$$"),
        "<p>$$<br>\na &amp;<br>\n$$</p>\n"
    );
}

#[test]
fn plain_text_has_formulas_as_typed_and_judges_see_every_link() {
    assert_eq!(plain("So $\\{a*b*c\\}$."), "So $\\{a*b*c\\}$.");
    assert_eq!(look("$[a](https://b.example)$").links.len(), 1);
}

#[test]
fn code_has_colours_where_the_site_asks_for_them_and_it_is_known() {
    let colours = Rules {
        code_colours: true,
        ..Rules::default()
    };
    let coloured = |markdown: &str| render(markdown, &colours).html;
    let fenced = "```rust,ignore\nlet a = \"<b>\n\"; // &\n```";
    assert_eq!(
        coloured(fenced),
        "<pre><code class=\"language-rust\"><span class=\"aw-k\">let</span> a = <span class=\"aw-s\">\"&lt;b&gt;\n\"</span>; \
         <span class=\"aw-c\">// &amp;</span>\n</code></pre>\n"
    );
    assert_eq!(
        html(fenced),
        "<pre><code class=\"language-rust\">let a = \"&lt;b&gt;\n\"; // &amp;\n</code></pre>\n"
    );
    for text in [
        "```\nif 1\n```",
        "```klingon\nif 1\n```",
        "    if 1",
        "`if 1`",
    ] {
        assert_eq!(coloured(text), html(text), "{text}");
    }
    assert_eq!(plain(fenced), plain(&fenced.replace("rust,ignore", "")));
}

#[test]
fn colours_stay_where_images_become_links() {
    let markdown = "![a](https://a.example/b.png)\n\n```c\nif\n```";
    let rules = Rules {
        images: true,
        maths: false,
        code_colours: true,
    };
    let html = render(markdown, &rules).html;
    let linked = super::shown_to_owners(&html, markdown);
    assert!(
        linked.contains("<span class=\"aw-k\">if</span>") && !linked.contains("<img"),
        "{linked}"
    );
}

#[test]
fn a_quote_that_begins_with_a_mark_and_a_title_is_folded() {
    let html = |markdown: &str| render(markdown, &Rules::default()).html;
    for (markdown, wanted) in [
        (
            "> [!fold] The *end*\n>\n> It was her.\n>\n> Really.",
            "<details>\n<summary>The <em>end</em></summary>\n<p>It was her.</p>\n<p>Really.</p>\n</details>\n",
        ),
        (
            "> [!fold] **End**\n> It was her.\n> Really.\n\nSo.",
            "<details>\n<summary><strong>End</strong></summary>\n<p>It was her.<br>\nReally.</p>\n</details>\n<p>So.</p>\n",
        ),
        (
            "> [!fold] Outside\n>\n> > [!fold] Inside\n> >\n> > Deep",
            "<details>\n<summary>Outside</summary>\n<details>\n<summary>Inside</summary>\n<p>Deep</p>\n</details>\n</details>\n",
        ),
    ] {
        assert_eq!(html(markdown), wanted, "{markdown}");
    }
    assert_eq!(
        plain("> [!fold] The end\n>\n> It was her."),
        "> The end\n>\n> It was her."
    );
}

#[test]
fn a_quote_without_the_mark_a_title_or_anything_behind_it_is_a_quote() {
    let html = |markdown: &str| render(markdown, &Rules::default()).html;
    for (markdown, wanted) in [
        (
            "> [!fold] Nothing behind it",
            "<blockquote>\n<p>Nothing behind it</p>\n</blockquote>\n",
        ),
        (
            "> [!fold]\n> No title",
            "<blockquote>\n<p>[!fold]<br>\nNo title</p>\n</blockquote>\n",
        ),
        (
            "> [!fold]ing is fun\n>\n> b",
            "<blockquote>\n<p>[!fold]ing is fun</p>\n<p>b</p>\n</blockquote>\n",
        ),
        (
            "> [!fold] &#8203;\n>\n> b",
            "<blockquote>\n<p>[!fold] \u{200b}</p>\n<p>b</p>\n</blockquote>\n",
        ),
        (
            "> [!folder] a\n>\n> b",
            "<blockquote>\n<p>[!folder] a</p>\n<p>b</p>\n</blockquote>\n",
        ),
        ("[!fold] a\n\nb", "<p>[!fold] a</p>\n<p>b</p>\n"),
        (
            "> a\n>\n> [!fold] b\n>\n> c",
            "<blockquote>\n<p>a</p>\n<p>[!fold] b</p>\n<p>c</p>\n</blockquote>\n",
        ),
    ] {
        assert_eq!(html(markdown), wanted, "{markdown}");
    }
}

#[test]
fn what_is_folded_elsewhere_is_folded_here() {
    let html = |from: &str| render(&from_html(from), &Rules::default()).html;
    for (from, wanted) in [
        (
            "<details><summary>The <b>end</b></summary><p>It was her.</p>Really.</details>So.",
            "<details>\n<summary>The <strong>end</strong></summary>\n<p>It was her.</p>\n<p>Really.</p>\n</details>\n<p>So.</p>\n",
        ),
        (
            "<details><summary><p>a</p></summary><p>b</p></details>",
            "<details>\n<summary>a</summary>\n<p>b</p>\n</details>\n",
        ),
        ("<details><p>a</p></details>", "<p>a</p>\n"),
        ("<details><summary></details><p>a</p>", "<p>a</p>\n"),
        ("<summary>a</summary><p>b</p>", "<p>a</p>\n<p>b</p>\n"),
        (
            "<details><summary></summary><p>b</p></details>",
            "<blockquote>\n<p>b</p>\n</blockquote>\n",
        ),
    ] {
        assert_eq!(html(from), wanted, "{from}");
    }
}

#[test]
fn what_is_folded_stands_open_for_those_who_decide() {
    let markdown = "> [!fold] <details>\n> Buy it";
    let html = render(markdown, &Rules::default()).html;
    assert_eq!(
        super::shown_to_owners(&html, markdown),
        "<details open>\n<summary>&lt;details&gt;</summary>\n<p>Buy it</p>\n</details>\n"
    );
}
