//! Writes the pages into the folder that `AFTERWORD_PREVIEW` names, for visual inspection.

#![expect(clippy::too_many_lines, reason = "samples are tables of data")]

use std::path::PathBuf;

use super::super::blocks::BlockForm;
use super::super::blocks::BlocksPage;
use super::super::chart::Day;
use super::super::pages::PagesPage;
use super::super::parts::SiteChoice;
use super::samples::{FRIENDLY, all, blocks, days, empty, lively, pages, statistics};
use super::{Rendered, languages, rendered};

#[test]
fn pages_can_be_looked_at() {
    let Some(folder) = std::env::var_os("AFTERWORD_PREVIEW").map(PathBuf::from) else {
        return;
    };
    std::fs::create_dir_all(&folder).unwrap();
    for language in languages() {
        let written = all(language, &FRIENDLY).into_iter();
        for page in written.chain(empty(language)).chain(quiet(language)) {
            std::fs::write(folder.join(format!("{}.html", page.name)), page.html).unwrap();
        }
    }
}

/// Typical pages without mistakes, and with other numbers.
fn quiet(language: &'static str) -> Vec<Rendered> {
    let sites = ["blog", "notes"].map(|key| SiteChoice {
        key: key.to_owned(),
        title: String::new(),
    });
    let chart = |name: &str, days: &[Day]| {
        rendered(
            name,
            language,
            &statistics(language, &FRIENDLY, &sites, days),
        )
    };
    let huge = |day| {
        let spam = if day == 17 { 12_480 } else { day % 3 };
        (day % 5, 0, spam, 0)
    };
    let mut list = pages(language, &FRIENDLY, &sites[..1]);
    list.rows[0].refused = None;
    vec![
        chart("statistics-7", &lively(7)),
        chart("statistics-90", &lively(90)),
        chart("statistics-365", &lively(365)),
        chart("statistics-huge", &days(30, huge)),
        chart(
            "statistics-one",
            &days(7, |day| (u64::from(day == 3), 0, 0, 0)),
        ),
        rendered(
            "pages-quiet",
            language,
            &PagesPage {
                outcome: None,
                query: "",
                site: "",
                ..list
            },
        ),
        rendered(
            "blocks-quiet",
            language,
            &BlocksPage {
                outcome: None,
                form: BlockForm::default(),
                ..blocks(language, &FRIENDLY, &sites[..1])
            },
        ),
    ]
}
