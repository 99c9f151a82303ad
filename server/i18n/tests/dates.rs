//! Days, numbers and plural forms in languages of every kind.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use afterword_i18n::Texts;
use jiff::Timestamp;
use jiff::civil::date;

#[test]
fn days_are_written_as_each_language_does() {
    let time: Timestamp = "2026-03-01T23:59:59Z".parse().unwrap();
    for (language, day, short) in [
        ("ar", "1 مارس 2026", "1 مارس"),
        ("cs", "1. března 2026", "1. 3."),
        ("es", "1 de marzo de 2026", "1 mar"),
        ("he", "1 במרץ 2026", "1 במרץ"),
        ("it", "1º marzo 2026", "1º mar"),
        ("ja", "2026年3月1日", "3月1日"),
        ("ko", "2026년 3월 1일", "3월 1일"),
        ("pl", "1 marca 2026", "1 mar"),
        ("ru", "1 марта 2026", "1 мар."),
        ("tr", "1 Mart 2026", "1 Mar"),
        ("uk", "1 березня 2026", "1 бер."),
        ("zh-CN", "2026年3月1日", "3月1日"),
    ] {
        let texts = Texts::of(language);
        assert_eq!(texts.day(&time), day, "{language}");
        assert_eq!(texts.short_date(date(2026, 3, 1)), short, "{language}");
    }
}

/// No month is another's, and none is forgotten.
#[test]
fn every_month_of_every_language_has_a_name_of_its_own() {
    for texts in Texts::all() {
        let days = |write: &dyn Fn(i8) -> String| {
            let mut all: Vec<String> = (1..=12).map(write).collect();
            all.sort();
            all.dedup();
            all.len()
        };
        let language = texts.language();
        assert_eq!(
            days(&|month| texts.date(date(2026, month, 5))),
            12,
            "{language}"
        );
        assert_eq!(
            days(&|month| texts.short_date(date(2026, month, 5))),
            12,
            "{language}"
        );
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table")]
fn numbers_choose_the_form_that_their_language_has_for_them() {
    for (language, said) in [
        (
            "pl",
            [
                (1, "1 komentarz"),
                (22, "22 komentarze"),
                (5, "5 komentarzy"),
            ],
        ),
        (
            "ru",
            [
                (21, "21 комментарий"),
                (3, "3 комментария"),
                (11, "11 комментариев"),
            ],
        ),
        (
            "uk",
            [
                (21, "21 коментар"),
                (3, "3 коментарі"),
                (11, "11 коментарів"),
            ],
        ),
        (
            "pt",
            [
                (0, "0 comentários"),
                (1, "1 comentário"),
                (2, "2 comentários"),
            ],
        ),
        (
            "pt-BR",
            [
                (0, "0 comentário"),
                (1, "1 comentário"),
                (2, "2 comentários"),
            ],
        ),
        (
            "ro",
            [
                (1, "1 comentariu"),
                (19, "19 comentarii"),
                (20, "20 de comentarii"),
            ],
        ),
    ] {
        let texts = Texts::of(language);
        for (count, text) in said {
            let here = texts.page_count(count).replace('\u{a0}', " ");
            let none = count == 0 && !here.contains('0');
            assert!(here == text || none, "{language}: {here}");
        }
    }
}

#[test]
fn a_script_gets_the_forms_of_the_language() {
    let names = |language| {
        let forms = Texts::of(language).forms(afterword_i18n::Key::CONSOLE_ACTION_APPROVE_DONE);
        let mut names: Vec<_> = forms.iter().map(|(name, _)| *name).collect();
        names.sort_unstable();
        names
    };
    assert_eq!(names("ar"), ["few", "many", "one", "other", "two", "zero"]);
    assert_eq!(names("pl"), ["few", "many", "one"]);
    assert_eq!(names("pt-BR"), ["one", "other"]);
    assert_eq!(names("zh-CN"), ["other"]);
}
