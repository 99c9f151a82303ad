//! Strangers choose names, titles and searches; none of them may become part of the page.

use askama::Template;

use super::page::Page;
use super::sample_comments::{self, Strings, alone, frame, id, list, pane, report};
use crate::console::view::comments::{Chosen, CommentsView, Row, SiteChoice};
use crate::console::view::filter::{Filter, StatusFilter};
use crate::console::view::frame::Section;
use crate::console::view::notice::Notice;
use afterword_model::{Action, Reason, Status};

const SCRIPT: &str =
    "\"'><script>evil()</script><img src=x onerror=evil()>\u{202e}txet</textarea></title><!--";

const HOSTILE: Strings = Strings {
    name: SCRIPT,
    words: SCRIPT,
    text: SCRIPT,
    // Sanitised before it comes here.
    html: "<p>fine</p>",
    email: "\"><script>evil()</script>&subject=x@example.org",
    website: "javascript:evil()//\"><script>",
    page: SCRIPT,
    page_title: SCRIPT,
    site: SCRIPT,
    site_title: SCRIPT,
    person: SCRIPT,
};

const STATUSES: [Status; 6] = Status::ALL;
fn languages() -> impl Iterator<Item = &'static str> {
    afterword_i18n::Texts::all().map(afterword_i18n::Texts::language)
}

#[expect(clippy::too_many_lines, reason = "a table of data")]
fn hostile_list<'a>(
    language: &'static str,
    status: Status,
    reasons: &'a [Reason],
) -> CommentsView<'a> {
    let filter = Filter {
        status: StatusFilter::Only(status),
        site: Some(SCRIPT),
        words: SCRIPT,
        page: Some(SCRIPT),
        author: Some(id(1)),
        after: Some(SCRIPT),
    };
    CommentsView {
        frame: frame(language, Section::Comments, &HOSTILE),
        sites: vec![
            SiteChoice {
                key: SCRIPT,
                title: SCRIPT,
            },
            SiteChoice {
                key: "other",
                title: SCRIPT,
            },
        ],
        takes_private_words: true,
        page_title: Some(SCRIPT),
        author_name: Some(SCRIPT),
        rows: vec![Row {
            id: id(1),
            name: Some(SCRIPT),
            excerpt: SCRIPT.to_owned(),
            page_title: SCRIPT,
            site_title: Some(SCRIPT),
            created: sample_comments::now(),
            status,
            is_reported: true,
            revision: 1,
        }],
        older: Some(SCRIPT),
        chosen: Chosen::ByHand,
        notice: Some(Notice::Decided {
            batch: SCRIPT,
            action: Action::Spam,
            count: 3,
            back: SCRIPT.to_owned(),
        }),
        ..list(language, filter, Some(pane(status, &HOSTILE, reasons)))
    }
}

#[test]
fn nothing_that_a_stranger_wrote_becomes_part_of_a_list() {
    let reasons = [Reason::Words(SCRIPT.to_owned())];
    for (language, status) in languages().flat_map(|tag| STATUSES.map(|status| (tag, status))) {
        let html = hostile_list(language, status, &reasons).render().unwrap();
        let page = Page::read(&html);
        page.holds();
        assert!(!html.contains("<script>"), "{language} {status}");
        assert_eq!(page.text(".row .name"), SCRIPT);
        assert_eq!(page.count("#comment .body p"), 1);
    }
}

#[test]
fn nothing_that_a_stranger_wrote_becomes_part_of_a_comment() {
    let reasons = [Reason::Words(SCRIPT.to_owned())];
    for (language, status) in languages().flat_map(|tag| STATUSES.map(|status| (tag, status))) {
        let mut hostile = pane(status, &HOSTILE, &reasons);
        hostile.reports.push(report(&HOSTILE));
        let view = alone(language, hostile);
        let html = view.render().unwrap();
        let page = Page::read(&html);
        page.holds();
        assert!(!html.contains("<script>"), "{language} {status}");
        assert_eq!(page.text("h2.name"), SCRIPT);
        assert_eq!(page.count("a[href^='javascript:']"), 0);
        assert!(
            page.attribute("a[href^='mailto:']", "href")
                .iter()
                .all(|to| !to.contains(['&', '?', '"']))
        );
    }
}

#[test]
fn what_is_edited_is_what_was_typed() {
    let reasons = [];
    let view = alone("en", pane(Status::Approved, &HOSTILE, &reasons));
    let page = Page::read(&view.render().unwrap());
    let typed: String = page.all("textarea#edit")[0].text().collect();
    assert_eq!(typed, SCRIPT);
}
