//! Properties of every page: its forms are ours, its controls have labels, its ids are unique.

use std::collections::HashSet;

use scraper::{ElementRef, Html, Selector};

use super::samples::{FRIENDLY, all, empty};
use super::{Rendered, languages};

fn every_page() -> Vec<Rendered> {
    let pages = languages();
    pages
        .flat_map(|language| all(language, &FRIENDLY).into_iter().chain(empty(language)))
        .collect()
}

fn select<'a>(html: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    html.select(&Selector::parse(selector).unwrap()).collect()
}

#[test]
fn every_form_that_changes_something_carries_the_csrf_field() {
    let csrf = Selector::parse("input[type=hidden][name=csrf][value=csrf-of-ann]").unwrap();
    for page in every_page() {
        let html = Html::parse_document(&page.html);
        for form in select(&html, "form") {
            let posts = form.attr("method") == Some("post");
            assert!(posts || form.attr("method") == Some("get"), "{}", page.name);
            assert_eq!(
                form.select(&csrf).count(),
                usize::from(posts),
                "{}",
                page.name
            );
        }
    }
}

#[test]
fn every_id_is_there_once_and_what_is_pointed_at_is_there() {
    for page in every_page() {
        let html = Html::parse_document(&page.html);
        let mut ids = HashSet::new();
        for element in select(&html, "[id]") {
            let id = element.attr("id").unwrap();
            assert!(ids.insert(id), "{}: {id} twice", page.name);
        }
        for attribute in ["for", "aria-describedby", "aria-labelledby"] {
            for element in select(&html, &format!("[{attribute}]")) {
                for id in element.attr(attribute).unwrap().split_whitespace() {
                    assert!(ids.contains(id), "{}: {attribute}={id}", page.name);
                }
            }
        }
    }
}

#[test]
fn every_field_has_its_label_and_every_button_its_words() {
    for page in every_page() {
        let html = Html::parse_document(&page.html);
        for field in select(&html, "input:not([type=hidden]), select, textarea") {
            let id = field.attr("id").unwrap_or_default();
            let labels = select(&html, &format!("label[for='{id}']"));
            assert_eq!(labels.len(), 1, "{}: {id}", page.name);
            assert!(!labels[0].text().collect::<String>().trim().is_empty());
        }
        for button in select(&html, "button, summary, a, option, h1, h2, legend") {
            let words: String = button.text().chain(button.attr("aria-label")).collect();
            assert!(!words.trim().is_empty(), "{}: {}", page.name, button.html());
        }
    }
}

#[test]
fn every_chart_is_named_and_said_in_a_sentence_and_a_table() {
    for page in every_page() {
        let html = Html::parse_document(&page.html);
        for drawing in select(&html, "svg:not([aria-hidden])") {
            assert_eq!(drawing.attr("role"), Some("img"), "{}", page.name);
            assert!(drawing.attr("aria-labelledby").is_some(), "{}", page.name);
        }
        for chart in select(&html, "section.chart:has(.drawings)") {
            for inside in ["svg.wide", "svg.narrow", "p", "details table"] {
                let inside = Selector::parse(inside).unwrap();
                assert!(chart.select(&inside).next().is_some(), "{}", page.name);
            }
        }
        assert!(!page.html.contains("NaN"), "{}", page.name);
    }
}

#[test]
fn the_sentences_say_what_the_numbers_are() {
    let page = |language| {
        let mut pages = all(language, &FRIENDLY).into_iter();
        let page = pages.find(|page| page.name.starts_with("statistics."));
        let html = Html::parse_document(&page.unwrap().html);
        select(&html, "section.chart > p")[0]
            .text()
            .collect::<String>()
    };
    let days = super::samples::month();
    let all: u64 = days.iter().map(|day| day.comments.all()).sum();
    let spam: u64 = days.iter().map(|day| day.comments.spam).sum();
    assert_eq!(
        page("en"),
        format!("In the last 30 days {all} comments came in, {spam} of them spam.")
    );
    assert_eq!(
        page("de"),
        format!("In den letzten 30 Tagen kamen {all} Kommentare, davon {spam} Spam.")
    );
}
