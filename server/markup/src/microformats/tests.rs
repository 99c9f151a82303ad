use proptest::prelude::*;
use url::Url;

use super::*;

fn read(html: &str) -> Option<Entry> {
    let base = "https://ann.example/notes/1".parse().unwrap();
    entry_about(html, &base, &|url| is_same_page(url, &target()))
}

fn target() -> Url {
    "https://blog.test/posts/a/".parse().unwrap()
}

fn entry(html: &str) -> Entry {
    read(html).unwrap_or_else(|| panic!("no link in {html}"))
}

const LINK: &str = "<a href='https://blog.test/posts/a/'>a</a>";

#[test]
fn a_page_refers_to_another_only_by_a_link() {
    for linked in [
        LINK,
        "<a href=\"https://blog.test/posts/a/#comments\">a</a>",
        "<A HREF=https://blog.test/posts/a/>a",
        "<base href='https://blog.test/posts/'><a href='a/'>a</a>",
        "<p class=h-entry><img src='https://blog.test/posts/a/'>",
        "<video src=\"//blog.test/posts/a/\"></video>",
    ] {
        assert!(read(linked).is_some(), "{linked}");
    }
    for unlinked in [
        "",
        "https://blog.test/posts/a/",
        "<!-- <a href='https://blog.test/posts/a/'>a</a> -->",
        "<script>\"<a href='https://blog.test/posts/a/'>a</a>\"</script>",
        "<template><a href='https://blog.test/posts/a/'>a</a></template>",
        "<title><a href='https://blog.test/posts/a/'>a</a></title>",
        "<textarea><a href='https://blog.test/posts/a/'>a</a></textarea>",
        "<pre>&lt;a href='https://blog.test/posts/a/'></pre>",
        "<a href='https://blog.test/posts/a'>a</a>",
        "<a href='https://blog.test/posts/a/?b=1'>a</a>",
        "<a href='http://blog.test/posts/a/'>a</a>",
        "<a href='/posts/a/'>a</a>",
        "<a href='https://blog.test/posts/a/more/'>a</a>",
        "<a title='https://blog.test/posts/a/'>a</a>",
        "<base href='https://blog.test/posts/a/'>",
    ] {
        assert_eq!(read(unlinked), None, "{unlinked}");
    }
}

#[test]
fn how_it_refers_is_told_by_the_entry() {
    let as_url = |class: &str| {
        format!(
            "<div class=h-entry><a class='{class}' href='https://blog.test/posts/a/'>a</a></div>"
        )
    };
    for (html, reference) in [
        (LINK.to_owned(), Reference::Mention),
        (format!("<div class=h-entry>{LINK}</div>"), Reference::Mention),
        (as_url("u-in-reply-to"), Reference::InReplyTo),
        (as_url("u-like-of"), Reference::LikeOf),
        (as_url("u-repost-of"), Reference::RepostOf),
        (as_url("u-bookmark-of"), Reference::BookmarkOf),
        (as_url("u-in-reply-to u-like-of"), Reference::InReplyTo),
        (
            format!("<div class=h-entry><div class='u-in-reply-to h-cite'>{LINK}</div></div>"),
            Reference::InReplyTo,
        ),
        (
            "<div class=h-entry><p class='u-like-of h-cite'><b class=p-name>A</b><a class=u-url \
                href='https://blog.test/posts/a/'>a</a></p></div>"
                .to_owned(),
            Reference::LikeOf,
        ),
        (
            "<div class=hentry><a rel='nofollow in-reply-to' href='https://blog.test/posts/a/'>a</a></div>".to_owned(),
            Reference::InReplyTo,
        ),
        // Of what stands in the entry, and not of the entry itself.
        (
            "<div class=h-entry><div class='h-cite p-comment'><a class=u-like-of href='https://blog.test/posts/a/'>a</a>\
                </div></div>"
                .to_owned(),
            Reference::Mention,
        ),
        (
            format!("<div class=h-entry><a class=u-like-of href='https://other.test/'>b</a>{LINK}</div>"),
            Reference::Mention,
        ),
    ] {
        assert_eq!(entry(&html).reference, reference, "{html}");
    }
}

#[test]
fn an_entry_has_words_an_author_a_time_and_an_address() {
    let html = "<!doctype html><title>Ann&#39;s notes</title>
        <article class='h-entry post'>
          <h1 class='p-name'>On <i>harbours</i></h1>
          <p class='p-author h-card'><a class='u-url p-name' href='/'>Ann &amp; Bo</a> <img class=u-photo src=/me.jpg alt=Me></p>
          <time class='dt-published' datetime='2026-01-02T03:04:05+01:00'>Friday</time>
          <a class=u-url href='/notes/1?b'>#</a>
          <a class=u-in-reply-to href='https://blog.test/posts/a/'></a>
          <div class='e-content'><p>Well <b>said</b>,
             see <a href='/more?a=1&amp;b=2'>more</a><p>Yours<br>Ann <img src=x.png alt='A &quot;boat&quot;'></div>
        </article>";
    let entry = entry(html);
    assert_eq!(entry.name, "On harbours");
    assert_eq!(entry.author_name, "Ann & Bo");
    let url = |url: Option<Url>| url.map(String::from).unwrap_or_default();
    assert_eq!(url(entry.author_url), "https://ann.example/");
    assert_eq!(url(entry.url), "https://ann.example/notes/1?b");
    assert_eq!(
        entry.published.as_deref(),
        Some("2026-01-02T03:04:05+01:00")
    );
    assert_eq!(entry.text, "Well said, see more\n\nYours\nAnn");
    let markdown = crate::from_html(&entry.html);
    let html = crate::render(&markdown, &crate::Rules::default()).html;
    assert!(
        html.contains(
            "Well <strong>said</strong>, see <a href=\"https://ann.example/more?a=1&amp;b=2\""
        ),
        "{html}"
    );
    assert!(markdown.contains("A \"boat\""), "{markdown}");
}

#[test]
fn what_is_missing_is_looked_for_where_else_it_may_be() {
    let bare = entry(&format!("<title> My  page </title>{LINK}"));
    assert_eq!(bare.name, "My page");
    assert_eq!((bare.html.as_str(), bare.text.as_str()), ("", ""));
    let summary = entry(&format!(
        "<div class=h-entry><p class=p-summary>In short</p>{LINK}</div>"
    ));
    assert_eq!(summary.text, "In short");
    let beside = entry(&format!(
        "<div class=h-card><a href='https://other.example/'>Friend</a></div>
         <div class=h-card><a href='https://ann.example/me'>Ann</a></div><div class=h-entry>{LINK}</div>"
    ));
    assert_eq!(beside.author_name, "Ann");
    let picture = entry(&format!(
        "<div class=h-entry><a class='p-author h-card' href='/'><img class=p-name src=a.jpg alt=Ann></a>{LINK}</div>"
    ));
    assert_eq!(picture.author_name, "Ann");
    let several = entry(&format!(
        "<div class=h-feed><div class=h-entry><p class=p-name>One</p></div>
         <div class=h-entry><p class=p-name>Two</p>{LINK}</div></div>"
    ));
    assert_eq!(several.name, "Two");
}

#[test]
fn pages_of_before_microformats2_are_read_too() {
    let former = entry(&format!(
        "<div class='post hentry'><h2 class=entry-title>Old</h2><span class='author vcard'><a class='url fn' \
         href='https://ann.example/'>Ann</a></span><abbr class=published title='2010-01-02'>then</abbr>\
         <div class=entry-content><p>Words {LINK}</p></div></div>"
    ));
    assert_eq!(
        (former.name.as_str(), former.author_name.as_str()),
        ("Old", "Ann")
    );
    assert_eq!(former.published.as_deref(), Some("2010-01-02"));
    assert_eq!(former.text, "Words a");
}

/// What takes time with the square of its length would take hours.
#[test]
fn hostile_pages_are_read_to_their_end() {
    let many = |piece: &str| piece.repeat(512 * 1024 / piece.len());
    let deep = format!(
        "<div class=h-entry>{LINK}{}",
        many("<span class='h-entry p-name'>")
    );
    let pages = [
        deep,
        format!("{LINK}{}", many("<b a><p>")),
        format!("{LINK}{}", many("</a></b>")),
        format!("{}{}", "<i>".repeat(300), many("<li></li>")),
        format!("{}{}", "<i>".repeat(300), many("<li></p>")),
        many(LINK),
        many("<div class=h-card>"),
        format!(
            "<div class=h-entry>{LINK}</div>{}",
            many("<div class=h-card><a href=/x>")
        ),
        many("<div class=h-entry><a class=u-in-reply-to href=https://blog.test/posts/a/>"),
        format!(
            "<div class=h-entry>{LINK}</div>{}{}",
            "<div class=h-card>".repeat(250),
            many("<br>&x")
        ),
        many("<"),
        many("<a href=\""),
        many("&"),
    ];
    for page in pages {
        assert_eq!(
            read(&page).is_some(),
            page.contains(LINK) || page.contains("href=https://blog.test/posts/a/")
        );
    }
}

#[test]
fn no_page_grows_by_what_it_makes_of_short_links() {
    let long = "&".repeat(7000);
    let links = "<img src>".repeat(50_000);
    for html in [
        format!(
            "<base href='/{long}'><div class=h-entry>{LINK}<div class=e-content>{links}</div></div>"
        ),
        format!(
            "<base href='/{}'><div class=h-entry>{LINK}<div class=e-content>{links}</div></div>",
            &long[..900]
        ),
    ] {
        let entry = entry(&html);
        assert!(entry.html.len() < html.len(), "{}", entry.html.len());
    }
}

proptest! {
    #[test]
    fn any_page_is_read(pieces in prop::collection::vec(
        prop::sample::select(vec![
            "<div class=h-entry>", "<p class='p-name e-content'>", "</div>", "</p>", "<li>", "<template>", "</template>",
            "<a class='u-in-reply-to h-cite' href='https://blog.test/posts/a/'>", "</a>", "text ", "<br>", "<base href='//x'>",
            "<span class='p-author h-card'>", "&amp;", "<img alt=b src=c>", "<ul>", "<time class=dt-published>", "<",
        ]), 0..40)) {
        let html = pieces.concat();
        if let Some(entry) = read(&html) {
            // What it says can be read by the converter.
            let _ = crate::from_html(&entry.html);
        }
    }
}
