//! What an owner finds on the pages; and the pages themselves, for visual inspection.

use std::path::PathBuf;
use std::{env, fs};

use afterword_i18n::Texts;
use askama::Template;

use super::page::Page;
use super::sample_comments::{EVENING, alone, id, list, pane, reasons, report};
use crate::console::view::comment::{Answers, History, Pinning};
use crate::console::view::comments::Chosen;
use crate::console::view::filter::{Filter, StatusFilter};
use crate::console::view::frame::OwnerScope;
use crate::console::view::notice::Notice;
use afterword_model::{Action, Status};

/// Parses a page, and saves it in the folder of `AFTERWORD_PREVIEW` if set.
fn read(name: &str, view: &impl Template) -> Page {
    let html = view.render().unwrap();
    if let Some(folder) = env::var_os("AFTERWORD_PREVIEW") {
        let folder = PathBuf::from(folder);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(format!("{name}.html")), &html).unwrap();
    }
    let page = Page::read(&html);
    page.holds();
    page
}

#[test]
fn the_queue_shows_the_first_comment_and_why_it_waits() {
    let reasons = reasons();
    for language in Texts::all().map(Texts::language) {
        let view = list(
            language,
            Filter::default(),
            Some(pane(Status::Pending, &EVENING, &reasons)),
        );
        let page = read(&format!("queue-{language}"), &view);
        assert_eq!(page.count(".workspace.shows-comment .row"), 12);
        assert_eq!(page.attribute(".row [aria-current]", "href").len(), 1);
        assert_eq!(page.count(".reasons li"), 2);
        assert_eq!(
            page.attribute(".verdicts button", "data-key"),
            ["a", "r", "s", "d"]
        );
        // Without a script, the decision about the first leads to the second.
        let back = page.attribute(".verdicts [name=back]", "value");
        assert_eq!(back, [Filter::default().at(id(2))]);
        assert_eq!(page.count(".empty:not([hidden])"), 0);
    }
}

#[test]
fn an_empty_queue_says_so() {
    for language in Texts::all().map(Texts::language) {
        let page = read(
            &format!("empty-{language}"),
            &list(language, Filter::default(), None),
        );
        assert_eq!(page.count(".row, #comment *"), 0);
        assert_eq!(page.count(".empty:not([hidden]) .asterism"), 1);
    }
    let filter = Filter {
        words: "marmalade",
        status: StatusFilter::All,
        ..Filter::default()
    };
    let page = read("nothing-found", &list("en", filter, None));
    assert_eq!(
        page.text(".empty .said"),
        "No comment contains “marmalade”."
    );
}

#[test]
fn a_decision_is_said_with_the_way_back() {
    let reasons = [];
    let mut view = list(
        "en",
        Filter::default(),
        Some(pane(Status::Pending, &EVENING, &reasons)),
    );
    view.notice = Some(Notice::Decided {
        batch: "b7",
        action: Action::Approve,
        count: 3,
        back: Filter::default().here(),
    });
    let page = read("decided", &view);
    assert_eq!(page.text("#notice .said"), "3 comments approved.");
    assert_eq!(page.attribute("#notice [name=batch]", "value"), ["b7"]);
    view.notice = Some(Notice::Undone { count: 1 });
    let page = read("undone", &view);
    assert_eq!(page.text("#notice"), "1 decision taken back.");
}

#[test]
fn a_list_of_one_page_and_author_says_so() {
    let reasons = [];
    let filter = Filter {
        status: StatusFilter::All,
        site: Some("blog"),
        page: Some(EVENING.page),
        author: Some(id(1)),
        ..Filter::default()
    };
    let mut view = list(
        "en",
        filter,
        Some(pane(Status::Approved, &EVENING, &reasons)),
    );
    let page = read("filtered", &view);
    assert_eq!(page.count(".chips li"), 2);
    assert_eq!(page.count(".workspace.shows-list"), 1);
    view.chosen = Chosen::ByHand;
    assert_eq!(
        read("filtered-at", &view).count(".workspace.shows-comment"),
        1
    );
}

#[test]
fn a_comment_on_its_own_page_shows_who_decided_what() {
    let reasons = reasons();
    for language in Texts::all().map(Texts::language) {
        let view = alone(language, pane(Status::Approved, &EVENING, &reasons));
        let page = read(&format!("comment-{language}"), &view);
        assert_eq!(page.count(".audit tbody tr"), 2);
        assert_eq!(
            page.attribute(".verdicts button", "value"),
            ["reject", "spam", "delete"]
        );
        assert_eq!(
            page.attribute(".decide [name=action][value=unpin]", "value")
                .len(),
            1
        );
    }
}

#[test]
fn a_reported_comment_shows_what_was_said_and_can_be_kept() {
    let mut reported = pane(Status::Approved, &EVENING, &[]);
    reported.reports.push(report(&EVENING));
    let page = read("reported", &alone("en", reported));
    let said = page.text(".reports li");
    for words in ["It insults or threatens:", EVENING.words, EVENING.email] {
        assert!(said.contains(words), "{said}");
    }
    assert_eq!(
        page.attribute(".verdicts button", "value"),
        ["approve", "reject", "spam", "delete"]
    );
    let mut view = list(
        "en",
        Filter::default(),
        Some(pane(Status::Pending, &EVENING, &[])),
    );
    view.rows[2].is_reported = true;
    let page = read("queue-reported", &view);
    assert_eq!(page.count(".row [data-status=reported]"), 1);
    assert_eq!(page.text(".row [data-status=reported]"), "Reported");
}

#[test]
fn what_is_deleted_can_be_restored_and_what_is_erased_can_not() {
    let reasons = [];
    let page = read(
        "deleted",
        &alone("en", pane(Status::Deleted, &EVENING, &reasons)),
    );
    assert_eq!(page.attribute(".verdicts button", "value"), ["restore"]);
    assert_eq!(page.count("#reply, #edit"), 0);
    let mut erased = pane(Status::Deleted, &EVENING, &reasons);
    erased.author = None;
    erased.blockable.clear();
    let page = read("erased", &alone("en", erased));
    assert_eq!(page.count(".verdicts button, #comment .body"), 0);
}

#[test]
fn a_first_comment_that_answers_the_page_or_what_is_gone_says_no_more_than_that() {
    let mut first = pane(Status::Approved, &EVENING, &[]);
    first.answers = Answers::ThePage;
    first.pinning = Pinning::Free;
    first.history = History::default();
    let page = read("first", &alone("en", first));
    assert_eq!(page.count(".answers"), 0);
    assert_eq!(page.text(".history p"), "First comment");
    assert_eq!(page.count(".decide button[value=pin]"), 1);
    let mut orphan = pane(Status::Spam, &EVENING, &[]);
    orphan.answers = Answers::Gone;
    let page = read("orphan", &alone("en", orphan));
    assert_eq!(page.text(".answers"), "Answers a comment that is gone");
    assert_eq!(page.count(".decide button[value=pin], .reasons"), 0);
}

#[test]
fn who_moderates_some_sites_is_not_led_to_the_settings_of_the_server() {
    let mut view = alone("en", pane(Status::Pending, &EVENING, &[]));
    let sections = |page: &Page| page.attribute(".sections a", "href").len();
    assert_eq!(sections(&Page::read(&view.render().unwrap())), 8);
    if let Some(signed_in) = &mut view.frame.signed_in {
        signed_in.reach = OwnerScope::Sites;
    }
    assert_eq!(sections(&Page::read(&view.render().unwrap())), 5);
    view.frame.signed_in = None;
    let page = Page::read(&view.render().unwrap());
    assert_eq!(sections(&page), 0);
    assert_eq!(page.count("dialog, .account"), 0);
}
