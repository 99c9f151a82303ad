//! Artalk's Artrans.

use afterword_model::Status;
use afterword_transfer::{Options, SourcePosition};

use super::reading::{fixture, in_zone, markdown, of_site, read, read_with};

#[test]
fn a_comment_comes_with_all_that_an_artran_says() {
    let read = read("artalk", &fixture("artalk/export.artrans"));
    let root = read.comment("1");
    assert_eq!(root.page, "https://blog.example.org/hello.html");
    assert_eq!(root.page_title.as_deref(), Some("Hello"));
    assert_eq!(root.parent, None);
    assert_eq!(root.body, markdown("Hello **Artalk** <br> 😀"));
    assert_eq!(root.created.to_string(), "2021-10-28T12:50:15Z");
    assert_eq!(root.edited, None);
    assert_eq!((root.score, root.pinned), (666, true));
    assert_eq!(root.status, Status::Approved);
    assert_eq!(root.anchor.as_deref(), Some("atk-comment-1"));
    let author = root.author.as_ref().unwrap();
    assert_eq!(author.name, "小明");
    assert_eq!(author.email.as_deref(), Some("ming@example.org"));
    assert_eq!(author.website.as_deref(), Some("https://ming.example.org"));

    let reply = read.comment("3");
    assert_eq!(reply.parent.as_deref(), Some("1"));
    assert_eq!(reply.status, Status::Pending);
    assert_eq!(reply.created.to_string(), "2021-10-28T16:00:00.123456Z");
    let nobody = reply.author.as_ref().unwrap();
    assert_eq!((nobody.name.as_str(), &nobody.email), ("Anonymous", &None));

    let lost = read.comment("4");
    assert_eq!(lost.parent.as_deref(), Some("99"));
    assert_eq!((lost.page.as_str(), &lost.page_title), ("/about/", &None));
}

#[test]
fn a_page_for_the_owner_alone_is_closed_and_told_once() {
    let read = read("artalk", &fixture("artalk/export.artrans"));
    let [page] = read.pages.as_slice() else {
        panic!("{:?}", read.pages)
    };
    assert_eq!(page.address, "/guide/notes.html");
    assert_eq!(page.title.as_deref(), Some("Notes"));
    assert!(page.closed);
    assert_eq!(read.comment("6").page, page.address);
}

#[test]
fn what_has_no_time_or_page_is_reported() {
    let read = read("artalk", &fixture("artalk/export.artrans"));
    assert_eq!(read.ids(), ["1", "3", "4", "5", "6"]);
    assert_eq!(
        read.reasons(),
        [
            "line 1: its time is missing",
            "line 1: its page_key is missing"
        ]
    );
}

#[test]
fn values_may_be_numbers_and_flags_and_times_may_lack_a_zone() {
    let file = fixture("artalk/numbers.json");
    let without = read_with("artalk", &file, &Options::default());
    assert!(without.broken.unwrap().contains("--timezone"));
    assert!(without.comments.is_empty());

    let read = read_with("artalk", &file, &in_zone("Europe/Paris"));
    assert_eq!(read.broken, None);
    let first = read.comment("12");
    assert_eq!(first.created.to_string(), "2021-10-28T18:50:15Z");
    assert_eq!((first.score, first.pinned), (2, true));
    assert_eq!(first.place, SourcePosition::Line(2));
    let second = read.comment("13");
    assert_eq!(second.parent.as_deref(), Some("12"));
    assert_eq!(second.status, Status::Pending);
    assert_eq!(second.created.to_string(), "2021-07-28T18:50:15Z");
    assert_eq!(second.place, SourcePosition::Line(17));
}

#[test]
fn of_several_sites_one_is_asked_for() {
    let file = fixture("artalk/two-sites.json");
    let all = read_with("artalk", &file, &Options::default());
    assert!(all.comments.is_empty());
    assert_eq!(
        all.broken.unwrap(),
        "this file has the comments of several sites: name one with --from-site: Blog, Wiki"
    );
    let blog = read_with("artalk", &file, &of_site("Blog"));
    assert_eq!(blog.ids(), ["1", "3"]);
    let other = read_with("artalk", &file, &of_site("Shop"));
    assert_eq!(
        other.broken.unwrap(),
        "this file has no comments of the site Shop; it has those of Blog, Wiki"
    );
}

#[test]
fn another_systems_file_is_refused_in_a_sentence() {
    let refused = |name| {
        let read = read_with("artalk", &fixture(name), &Options::default());
        read.broken.unwrap()
    };
    assert_eq!(
        refused("waline/valine-array.json"),
        "this is no Artrans: its first entry has no `page_key`"
    );
    assert_eq!(
        refused("commento/export.json"),
        "this is no Artrans: it is no list of comments"
    );
}
