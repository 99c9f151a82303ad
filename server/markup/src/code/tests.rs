use std::fmt::Write as _;

use proptest::prelude::*;
use proptest::sample::select;

use super::*;

/// Each piece in the brackets of its class.
fn coloured(language: &str, code: &str) -> String {
    let mut shown = String::new();
    let mut at = 0;
    for Piece { class, range } in Colours::default().of(code, language) {
        shown.push_str(&code[at..range.start]);
        write!(shown, "‹{} {}›", &class.name()[3..], &code[range.clone()]).unwrap();
        at = range.end;
    }
    shown + &code[at..]
}

const SAMPLES: &[(&str, &str, &str)] = &[
    ("rust", "let x = 1; // a", "‹k let› x = ‹n 1›; ‹c // a›"),
    (
        "Rust",
        "&'a str 'b' '\\'' '\\u{1F600}'",
        "&'a ‹k str› ‹s 'b'› ‹s '\\''› ‹s '\\u{1F600}'›",
    ),
    ("rs", r##"r#"a"b"# "c\"d""##, r##"‹s r#"a"b"#› ‹s "c\"d"›"##),
    (
        "rust",
        "0..9 1.max(2) 0x1F_u8 1e-9",
        "‹n 0›..‹n 9› ‹n 1›.max(‹n 2›) ‹n 0x1F_u8› ‹n 1e-9›",
    ),
    ("rust", "/* a /* b */ c */ d", "‹c /* a /* b */ c */› d"),
    ("c", "/* a /* b */ c */", "‹c /* a /* b */› c */"),
    ("c++", "#include \"a.h\"", "#‹k include› ‹s \"a.h\"›"),
    (
        "js",
        "const $if = `a\n${b}`;",
        "‹k const› $if = ‹s `a\n${b}`›;",
    ),
    (
        "python",
        "\"\"\"a\n'b'\"\"\" # c\nnot x",
        "‹s \"\"\"a\n'b'\"\"\"› ‹c # c›\n‹k not› x",
    ),
    (
        "sh",
        "echo ${#a} 'it' # b",
        "‹k echo› ${#a} ‹s 'it'› ‹c # b›",
    ),
    (
        "SQL",
        "Select 'it''s' -- a\nfrom b",
        "‹k Select› ‹s 'it''s'› ‹c -- a›\n‹k from› b",
    ),
    (
        "yaml",
        "- a-b: c # d\n  e: \"f\"\n  g: don't",
        "- ‹k a-b›: c ‹c # d›\n  ‹k e›: ‹s \"f\"›\n  ‹k g›: don't",
    ),
    ("toml", "a = 1\nb = true", "‹k a› = ‹n 1›\n‹k b› = ‹k true›"),
    (
        "json",
        "{\"a\": [1.5, null]}",
        "{‹s \"a\"›: [‹n 1.5›, ‹k null›]}",
    ),
    (
        "html",
        "<!-- a --><a href=\"b\" c='d'>if</a> x < 1",
        "‹c <!-- a -->›<‹k a› href=‹s \"b\"› c=‹s 'd'›>if</‹k a›> x < 1",
    ),
    (
        "diff",
        "@@ 1 @@\n-a\n+b\n c",
        "‹c @@ 1 @@›\n‹k -a›\n‹s +b›\n c",
    ),
    (
        "css",
        "a { b: url(http://c) } /* d */",
        "a { b: url(http://c) } ‹c /* d */›",
    ),
    (
        "lua",
        "--[[ a\nb ]] x = nil -- c",
        "‹c --[[ a\nb ]]› x = ‹k nil› ‹c -- c›",
    ),
    ("haskell", "f' 'x' x' -- a", "f' ‹s 'x'› x' ‹c -- a›"),
];

#[test]
fn comments_strings_numbers_and_keywords_have_a_colour() {
    for (language, code, expected) in SAMPLES {
        assert_eq!(coloured(language, code), *expected, "{language}");
    }
}

#[test]
fn what_has_no_end_takes_its_line_or_the_rest() {
    assert_eq!(coloured("c", "'a\nint"), "'a\n‹k int›");
    assert_eq!(coloured("c", "/* a\nint"), "‹c /* a\nint›");
    assert_eq!(coloured("python", "'''a\nif"), "‹s '''a\nif›");
}

#[test]
fn code_in_a_language_that_nobody_knows_has_no_colours() {
    assert_eq!(coloured("klingon", "if 1"), "if 1");
    assert_eq!(coloured("", "if 1"), "if 1");
}

#[test]
fn more_code_than_anybody_reads_has_no_colours() {
    let long = "if ".repeat(MAX_CODE / 3 + 1);
    assert_eq!(Colours::default().of(&long, "c"), []);
    let mut colours = Colours::default();
    let most = "if ".repeat(MAX_PIECES - 1);
    assert_eq!(colours.of(&most, "c").len(), MAX_PIECES - 1);
    assert_eq!(colours.of("if if", "c"), []);
    assert_eq!(colours.of("if", "c").len(), 1);
}

#[test]
fn each_name_means_one_language() {
    let names: Vec<_> = languages::all().collect();
    let mut unique = names.clone();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(unique.len(), names.len());
    assert!(names.iter().all(|name| *name == name.to_ascii_lowercase()));
}

#[rustfmt::skip]
const PIECES: &[&str] = &[
    "\"", "'", "`", "\"\"\"", "'''", "\\", "/*", "*/", "//", "#", "--", "{-", "-}", "<!--", "-->", "<", ">", "<a", "/>", "if",
    "é", "👍", "0x", "1e", ".", "+", "-", "\n", " ", "[[", "]]", "r#\"", "\"#", "@\"", ":", "=", "_", "\u{301}", "'\\",
];

proptest! {
    #[test]
    fn pieces_are_apart_and_in_their_order(
        code in prop::collection::vec(select(PIECES), 0..80),
        language in select(languages::all().collect::<Vec<_>>()),
    ) {
        let code = code.concat();
        let mut end = 0;
        let mut before = None;
        for Piece { class, range } in Colours::default().of(&code, language) {
            prop_assert!(range.start >= end && !range.is_empty());
            prop_assert!(range.start > end || before != Some(class), "two that are one");
            prop_assert!(code.get(range.clone()).is_some());
            (end, before) = (range.end, Some(class));
        }
    }
}
