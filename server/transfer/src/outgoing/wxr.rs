//! WXR, the XML in which WordPress exports and imports blogs; most other systems can read it, too.
//!
//! Each page with comments is an item without text. The layout follows WordPress line by line, because its importer
//! falls back on a parser that knows only lines and CDATA. That importer sorts comments by number before it looks for
//! parents. So a number follows from the time and is higher than the parent's.

use std::collections::HashMap;
use std::io::{self, Write};

use jiff::Timestamp;

use super::threads::Thread;
use afterword_i18n::Texts;
use afterword_model::{Author, Comment, CommentId, EmailAddress, Origin, Site, Website};

/// The name of the program in the file: an import of it knows by that what it can rely on.
pub(crate) const GENERATOR: &str = "Afterword";

/// Whether the export contains people's e-mail addresses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Addresses {
    LeftOut,
    Written,
}

/// Writes everything before the first page.
///
/// # Errors
/// An error of `out`.
pub fn begin(out: &mut dyn Write, site: &Site) -> io::Result<()> {
    let title = match site.title.as_str() {
        "" => site.key.as_str(),
        title => title,
    };
    let address = site.origins.first().map_or("", Origin::as_str);
    out.write_all(
        br#"<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0"
	xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:dsq="http://www.disqus.com/"
	xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
"#,
    )?;
    writeln!(out, "\t<title>{}</title>", escaped(title))?;
    writeln!(out, "\t<link>{}</link>", escaped(address))?;
    let language = escaped(site.rules.language.as_str());
    writeln!(out, "\t<language>{language}</language>")?;
    writeln!(out, "\t<generator>{GENERATOR}</generator>")?;
    writeln!(out, "\t<wp:wxr_version>1.2</wp:wxr_version>")?;
    for name in ["wp:base_site_url", "wp:base_blog_url"] {
        writeln!(out, "\t<{name}>{}</{name}>", escaped(address))?;
    }
    Ok(())
}

/// Writes a page with its comments; `number` is 1 for the first page, then 2 …
///
/// # Errors
/// An error of `out`.
pub fn page(
    out: &mut dyn Write,
    site: &Site,
    thread: &Thread,
    number: u64,
    addresses: Addresses,
) -> io::Result<()> {
    let page = &thread.page;
    let address = escaped(&site.url(&page.path));
    let title = match page.title.as_str() {
        "" => page.path.as_str(),
        title => title,
    };
    let begun = page.first_seen;
    writeln!(out, "\t<item>")?;
    field(out, "title", &cdata(title))?;
    field(out, "link", &address)?;
    let day = begun.strftime("%a, %d %b %Y %H:%M:%S +0000");
    field(out, "pubDate", &day.to_string())?;
    field(out, "dc:creator", &cdata(site.owner_name()))?;
    writeln!(out, "\t\t<guid isPermaLink=\"false\">{address}</guid>")?;
    field(out, "description", "")?;
    field(out, "content:encoded", &cdata(""))?;
    field(out, "excerpt:encoded", &cdata(""))?;
    field(out, "dsq:thread_identifier", &cdata(&page.path))?;
    field(out, "wp:post_id", &number.to_string())?;
    field(out, "wp:post_date", &cdata(&date(begun)))?;
    field(out, "wp:post_date_gmt", &cdata(&date(begun)))?;
    let open = if page.closed { "closed" } else { "open" };
    field(out, "wp:comment_status", &cdata(open))?;
    field(out, "wp:ping_status", &cdata("closed"))?;
    field(out, "wp:post_name", &cdata(last_segment(&page.path)))?;
    field(out, "wp:status", &cdata("publish"))?;
    field(out, "wp:post_parent", "0")?;
    field(out, "wp:menu_order", "0")?;
    field(out, "wp:post_type", &cdata("post"))?;
    field(out, "wp:post_password", &cdata(""))?;
    field(out, "wp:is_sticky", "0")?;
    // For systems without placeholders for removed comments.
    let removed = Texts::of(site.rules.language.as_str()).page_removed();
    comments(out, &thread.comments, removed, addresses)?;
    writeln!(out, "\t</item>")
}

/// Writes everything after the last page.
///
/// # Errors
/// An error of `out`.
pub fn end(out: &mut dyn Write) -> io::Result<()> {
    out.write_all(b"</channel>\n</rss>\n")
}

fn comments(
    out: &mut dyn Write,
    comments: &[Comment],
    removed: &str,
    addresses: Addresses,
) -> io::Result<()> {
    let mut sorted: Vec<&Comment> = comments.iter().collect();
    sorted.sort_unstable_by_key(|comment| comment.id);
    let numbers = numbers(&sorted);
    for comment in sorted {
        let number = |id: CommentId| numbers.get(&id).copied().unwrap_or_default();
        let parent = comment.parent.map_or(0, number);
        let own = number(comment.id);
        write_comment(out, comment, own, parent, removed, addresses)?;
    }
    Ok(())
}

fn write_comment(
    out: &mut dyn Write,
    comment: &Comment,
    number: u64,
    parent: u64,
    removed: &str,
    addresses: Addresses,
) -> io::Result<()> {
    let author = comment.author.as_ref();
    let email = author
        .filter(|_| addresses == Addresses::Written)
        .and_then(|author| author.email.as_ref());
    let website = author.and_then(|author| author.website.as_ref());
    let content = author.map_or(removed, |_| comment.html.as_str());
    let created = cdata(&date(comment.created));
    let name = |author: &Author| cdata(author.name.as_str());
    writeln!(out, "\t\t<wp:comment>")?;
    for (field, value) in [
        ("id", number.to_string()),
        ("author", author.map_or_else(|| cdata(""), name)),
        (
            "author_email",
            cdata(email.map_or("", EmailAddress::as_str)),
        ),
        ("author_url", escaped(website.map_or("", Website::as_str))),
        ("author_IP", cdata("")),
        ("date", created.clone()),
        ("date_gmt", created),
        ("content", cdata(content)),
        ("approved", cdata("1")),
        ("type", cdata("comment")),
        ("parent", parent.to_string()),
        ("user_id", "0".to_owned()),
    ] {
        writeln!(
            out,
            "\t\t\t<wp:comment_{field}>{value}</wp:comment_{field}>"
        )?;
    }
    writeln!(out, "\t\t</wp:comment>")
}

fn field(out: &mut dyn Write, name: &str, value: &str) -> io::Result<()> {
    writeln!(out, "\t\t<{name}>{value}</{name}>")
}

/// The same numbers in each export: the time of the id in milliseconds, followed by its next twelve bits. If two
/// comments of a page share all that, the second number is one higher. Until 2039 they fit into the numbers of
/// JavaScript.
fn numbers(sorted: &[&Comment]) -> HashMap<CommentId, u64> {
    let mut numbers = HashMap::with_capacity(sorted.len());
    let mut last = 0;
    for comment in sorted {
        let (high, _) = comment.id.0.as_u64_pair();
        let number = (high >> 16 << 12) | (high & 0xFFF);
        last = number.max(last + 1);
        numbers.insert(comment.id, last);
    }
    numbers
}

fn date(time: Timestamp) -> String {
    time.strftime("%Y-%m-%d %H:%M:%S").to_string()
}

fn last_segment(path: &str) -> &str {
    path.trim_end_matches('/').rsplit('/').next().unwrap_or("")
}

/// Whether XML 1.0 allows the character at all, escaped or not.
fn is_allowed(character: char) -> bool {
    !matches!(character, '\0'..='\u{8}' | '\u{B}' | '\u{C}' | '\u{E}'..='\u{1F}' | '\u{FFFE}' | '\u{FFFF}')
}

fn cdata(text: &str) -> String {
    let allowed: String = text.chars().filter(|c| is_allowed(*c)).collect();
    format!("<![CDATA[{}]]>", allowed.replace("]]>", "]]]]><![CDATA[>"))
}

pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars().filter(|c| is_allowed(*c)) {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_ends_its_own_cdata_stays_one_text() {
        let wild = "a ]]> b\u{0}\u{1b}\u{FFFF} <b>&amp;</b> ]]]]>> 🦀";
        let xml = format!("<a x=\"{}\">{}</a>", escaped(wild), cdata(wild));
        let read = roxmltree::Document::parse(&xml).unwrap();
        let text: String = read
            .root_element()
            .children()
            .filter_map(|n| n.text())
            .collect();
        let harmless = "a ]]> b <b>&amp;</b> ]]]]>> 🦀";
        assert_eq!(text, harmless);
        assert_eq!(read.root_element().attribute("x"), Some(harmless));
    }

    #[test]
    fn a_slug_is_the_last_part_of_the_path() {
        for (path, slug) in [("/posts/hello/", "hello"), ("/a.html", "a.html"), ("/", "")] {
            assert_eq!(last_segment(path), slug);
        }
    }
}
