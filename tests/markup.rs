//! Whatever is typed, only harmless HTML comes out: held against a real HTML parser.

use afterword_markup::{Rules, plain, render};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use scraper::Html;

use crate::support::harmless::{Images, faults};
use crate::support::vectors;

const TEXT: Rules = Rules {
    images: false,
    maths: false,
    code_colours: false,
};
const ALL: Rules = Rules {
    images: true,
    maths: true,
    code_colours: true,
};

fn assert_harmless(markdown: &str) {
    for rules in [TEXT, ALL] {
        let html = render(markdown, &rules).html;
        let images = if rules.images {
            Images::Shown
        } else {
            Images::Linked
        };
        assert_eq!(faults(&html, images), [""; 0], "{markdown:?} gave {html}");
    }
}

fn assert_consistent(markdown: &str) {
    for rules in [TEXT, ALL] {
        let rendered = render(markdown, &rules);
        let tags = |tag| rendered.html.matches(tag).count();
        assert_eq!(
            rendered.links,
            tags("<a href=") + tags("<img "),
            "{markdown:?}"
        );
        let text = text_of(&rendered.html);
        let readable = text.contains(|c: char| c.is_ascii_graphic());
        assert!(
            !(rendered.is_empty() && readable),
            "{markdown:?} has {text:?}"
        );
    }
    let plain = plain(markdown);
    assert_eq!(
        plain.is_empty(),
        render(markdown, &TEXT).is_empty(),
        "{markdown:?}"
    );
    let harmless = |c: char| c == '\n' || c == '\t' || !c.is_control();
    assert!(plain.chars().all(harmless), "{markdown:?} gave {plain:?}");
}

fn text_of(html: &str) -> String {
    Html::parse_fragment(html).root_element().text().collect()
}

/// What means something to Markdown, to HTML or to a browser.
#[rustfmt::skip]
const PIECES: &[&str] = &[
    "word", " ", "&amp;", "&#8;", "&#x202e;", "&colon;", "\\", "\n", "  \n", "\u{200b}", "é", "*",
    "_", "**", "~~", "`", "``", "[", "]", "(", ")", "![", "](", "<", ">", "|", "\"", "'", ":",
    "<!--", "-->", "<![CDATA[", "]]>", "<?", "<b>", "</b>", "<a href=x>", "<script>", "</p>",
    "<svg onload=x>", "<style>", "</style>", "https://a.example/b", "https://a.example/(c)*d*",
    "http://", "<https://a.example/\"x>", "<a@b.example>", "<javascript:alert(1)>",
    "javascript:alert(1)", "[x]", "[x]: https://a.example\n",
];

#[rustfmt::skip]
const TEX: &[&str] = &[
    "$", "$$", "$$\n", "\n$$", "x", "^", "_", "{", "}", "&", "\\\\", "\\frac", "\\sqrt", "\\left(", "\\right)", "\\text{",
    "\\operatorname{", "\\begin{matrix}", "\\end{matrix}", "\\color{red}", "\\hspace{99em}", "\\mathbb", "\\overset",
    "\\tag{", "\\label{", "\\href{javascript:a}", "\\not", "'", "<", ">", "</math>", "<mtext>", "<img src=x onerror=a>",
    "<style>", "<!--", "]]>", "\"", "=", "&#x202e;", "\u{202e}", "\u{0}", "é", "1", ".", "%", "#", "~", " ",
];

#[rustfmt::skip]
const CODE: &[&str] = &[
    "\"", "'", "`", "\"\"\"", "\\", "/*", "*/", "//", "#", "--", "{-", "<!--", "-->", "]]>", "<", ">", "</code>", "</pre>",
    "<img src=x onerror=a>", "<script>", "<span class=aw-k>", "</span>", "<a href=\"", "if", "select", "x", "0x1f", "1e-9", ".",
    "é", "&amp;", "&", "\u{202e}", "\u{0}", "\n", "\n\n", "\t", " ", "=", ":", "+", "-", "@@", "r#\"",
];

#[rustfmt::skip]
const LANGUAGES: &[&str] = &[
    "rust", "C++", "js", "python", "sh", "sql", "html", "diff", "yaml", "lua", "haskell", "css", "lisp", "klingon",
    "rust\"><img src=x>", "",
];

#[rustfmt::skip]
const ADDRESSES: &[&str] = &[
    "https://a.example", "mailto:a@b.example", "javascript:alert(1)", "JAVA\tSCRIPT:x", "/a",
    "data:text/html,x", "//a.example", "https://a:b@c.example", "<https://a.example/ b>",
    "https:\\\\a.example", "vbscript:x",
];

fn address() -> impl Strategy<Value = String> {
    prop_oneof![
        select(ADDRESSES).prop_map(str::to_owned),
        "[a-z:/&#;%<>\"' ]{0,12}"
    ]
}

fn inline() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        6 => select(PIECES).prop_map(str::to_owned),
        1 => any::<char>().prop_map(String::from),
    ];
    let leaf = vec(piece, 0..6).prop_map(|pieces| pieces.concat());
    leaf.prop_recursive(5, 40, 4, |inner| {
        let marked = (select(&["*", "**", "~~", "`"][..]), inner.clone());
        prop_oneof![
            vec(inner.clone(), 1..4).prop_map(|parts| parts.concat()),
            marked.prop_map(|(mark, text)| format!("{mark}{text}{mark}")),
            (inner.clone(), address(), ".{0,6}")
                .prop_map(|(text, to, title)| format!("[{text}]({to} \"{title}\")")),
            (inner, address()).prop_map(|(text, to)| format!("![{text}]({to})")),
        ]
    })
}

fn document() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        4 => inline(),
        1 => inline().prop_map(|text| format!("## {text}")),
        1 => inline().prop_map(|text| format!("{text}\n---")),
        1 => ("[ -~]{0,12}", inline()).prop_map(|(info, text)| format!("```{info}\n{text}\n```")),
        1 => inline().prop_map(|text| format!("<div>\n{text}\n</div>")),
        1 => (inline(), inline()).prop_map(|(a, b)| format!("|{a}|{b}|\n|:-|-:|\n|{b}|{a}|\n|{a}")),
        1 => address().prop_map(|to| format!("[x]: {to} 'title'")),
    ];
    leaf.prop_recursive(6, 48, 4, |inner| {
        let blocks = (vec(inner.clone(), 1..4), select(&["\n", "\n\n"][..]));
        let margins = select(&[("> ", "> "), ("- ", "  "), ("7. ", "   ")][..]);
        prop_oneof![
            blocks.prop_map(|(blocks, between)| blocks.join(between)),
            (inner, margins).prop_map(|(text, (first, rest))| {
                format!("{first}{}", text.replace('\n', &format!("\n{rest}")))
            }),
        ]
    })
}

/// What stands before each word: up to four openings of quotes, lists, links and emphasis.
fn openings() -> impl Strategy<Value = Vec<String>> {
    let opening = select(
        &[
            "> ", "> > > ", "- ", "1. ", "* ", "*", "**", "(~~", "(`", "[", "![", "(", "\n",
            "\n    ",
        ][..],
    );
    vec(
        vec(opening, 0..5).prop_map(|openings| openings.concat()),
        1..60,
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn any_text_gives_harmless_html(text in any::<String>()) {
        assert_harmless(&text);
        assert_consistent(&text);
    }

    #[test]
    fn any_run_of_marks_gives_harmless_html(
        text in "[ \n\t>*_`\\[\\]()!<&;:/\\\\+#|~=\"'a-c0-9.-]{0,200}"
    ) {
        assert_harmless(&text);
        assert_consistent(&text);
    }

    #[test]
    fn any_document_gives_harmless_html(text in document()) {
        assert_harmless(&text);
        assert_consistent(&text);
    }

    #[test]
    fn any_formula_gives_harmless_html(pieces in vec(select(TEX), 1..40), dollars in select(&["$", "$$"][..])) {
        for text in [pieces.concat(), format!("a {dollars}{}{dollars}.", pieces.concat())] {
            assert_harmless(&text);
            assert_consistent(&text);
        }
    }

    #[test]
    fn any_code_gives_harmless_html_and_its_colours_change_no_letter(
        pieces in vec(select(CODE), 1..60),
        language in select(LANGUAGES),
        before in select(&["", "> ", "- "][..]),
    ) {
        let lines = pieces.concat().replace('\n', &format!("\n{}", before.replace('-', " ")));
        let text = format!("{before}```{language}\n{before}{lines}\n");
        assert_harmless(&text);
        assert_consistent(&text);
        let colourless = Rules { code_colours: false, ..ALL };
        prop_assert_eq!(text_of(&render(&text, &ALL).html), text_of(&render(&text, &colourless).html));
    }

    #[test]
    fn no_word_is_lost_however_deep_it_stands(openings in openings()) {
        let words = (0..openings.len()).map(|number| format!("w{number}w")).collect::<Vec<_>>();
        let before_each = openings.iter().zip(&words);
        let markdown: String = before_each.map(|(marks, word)| format!("{marks}{word} ")).collect();
        for text in [text_of(&render(&markdown, &TEXT).html), plain(&markdown)] {
            let mut rest = text.as_str();
            for word in &words {
                let found = rest.split_once(word.as_str());
                prop_assert!(found.is_some(), "{word} is missing in {text:?} of {markdown:?}");
                rest = found.map_or("", |(_, after)| after);
            }
        }
    }
}

#[test]
fn published_attacks_give_harmless_html() {
    for attack in vectors().into_iter().map(|vector| vector.text) {
        assert_harmless(&attack);
        assert_consistent(&attack);
        // Quotes, list items, cells and emphasis are where parsers had their gaps.
        let line = attack.replace('\n', " ");
        assert_harmless(&format!("> {line}\n\n- a\n- {line}"));
        assert_harmless(&format!("```html\n{attack}\n```"));
        assert_harmless(&format!("```js\n{attack}\n```"));
        assert_harmless(&format!("*{line}*\n\n|a|\n|-|\n|{line}|"));
    }
}

#[test]
fn bombs_of_nesting_give_harmless_html_and_no_overflow() {
    for mark in [
        "> ",
        ">",
        "- ",
        "1. ",
        "* ",
        "*a ",
        "**a ",
        "_a ",
        "~~a ",
        "[",
        "![",
        "[a](",
        "`",
        "<b>",
        "> - ",
        "\\",
        "&",
        "```rust\n/*",
        "```js\n`'\\'",
        "$",
        "${",
        "$\\sqrt",
        "$$x^",
        "$x$ ",
    ] {
        for times in [17, 5_000] {
            let bomb = format!("{}a", mark.repeat(times));
            assert_harmless(&bomb);
            assert_consistent(&bomb);
        }
    }
}
