use super::*;

#[test]
fn threads_replies_spam_and_deleted_posts_come_over() {
    assert_eq!(
        told("disqus", &fixture("disqus/export.xml"), &Options::default()),
        [
            "page https://blog.example/2011/hello/ Some(\"Hello & «welcome» – 🦀\")",
            "2002 to 2001 on https://blog.example/2011/hello/ by Bob <b>Bold</b> \
             <bob@example.org>, approved 2011-08-31T17:44:22Z, #comment-2002: html \
             \"<p>A reply <b>before</b> its parent.</p>\"",
            "2001 on https://blog.example/2011/hello/ by Ada, approved 2011-08-31T13:16:29Z, \
             #comment-2001: html \
             \"<p>It ends with ]]> and goes on.<br>Line two 👍🏽 &amp;amp;</p>\"",
            "page http://blog.example/2011/hello/?utm_source=feed Some(\"Hello\"), closed",
            "2003 on http://blog.example/2011/hello/?utm_source=feed by nobody, deleted \
             2011-09-01T00:00:00Z, #comment-2003: html \"\"",
            "2004 to 9999 on https://blog.example/by-its-id/ by Spammer, spam \
             2011-09-02T00:00:00Z, #comment-2004: html \"Plain <p>buy</p>\"",
            "12345678890 on https://blog.example/by-its-id/ by only-a-username, approved \
             2011-09-03T00:00:00Z, #comment-12345678890: html \"It has no attribute.\"",
            "skipped 2006 (line 134): its time \"2011-x09-30T22:48:43Z\" can't be read",
            "skipped 2007 (line 135): its thread has no address",
            "skipped 2008 (line 136): its thread was deleted",
            "skipped 2009 (line 137): its thread is not in the file",
        ]
    );
}

#[test]
fn the_gzipped_file_of_the_mail_is_read_as_it_came() {
    use std::io::Write as _;
    let plain = std::fs::read(fixture("disqus/export.xml")).unwrap();
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    gzip.write_all(&plain).unwrap();
    let (_folder, path) = file(&gzip.finish().unwrap());
    let options = Options::default();
    assert_eq!(
        told("disqus", &path, &options),
        told("disqus", &fixture("disqus/export.xml"), &options)
    );
}

/// A file with one thread of each of these accounts, and a comment of each name and account on the first.
fn by(creators: &[&str], authors: &[(&str, &str)]) -> Vec<String> {
    let mut text = "<disqus xmlns:dsq='http://disqus.com/disqus-internals'>".to_owned();
    for (id, creator) in creators.iter().enumerate() {
        text += &format!(
            "<thread dsq:id='{id}'><link>https://blog.test/{id}/</link><author><name>x</name>\
             <isAnonymous>false</isAnonymous><username>{creator}</username></author></thread>"
        );
    }
    for (id, (name, account)) in authors.iter().enumerate() {
        text += &format!(
            "<post dsq:id='{id}'><message>a</message><createdAt>2020-01-01T00:00:00Z</createdAt><author><name>{name}\
             </name><isAnonymous>{}</isAnonymous><username>{account}</username></author><thread dsq:id='0'/></post>",
            account.is_empty()
        );
    }
    let (_folder, path) = file(format!("{text}</disqus>").as_bytes());
    let (items, end) = items("disqus", &path, &Options::default());
    end.unwrap();
    let owners = items.iter().filter_map(|item| match item {
        Item::Comment(comment) => comment.author.as_ref().filter(|it| it.owner),
        _ => None,
    });
    owners.map(|author| author.name.clone()).collect()
}

#[test]
fn who_began_the_threads_is_the_owner() {
    let authors = [
        ("Ines", "ines"),
        ("ines", ""),
        ("Ann", "ann"),
        ("Bob", "bob"),
    ];
    assert_eq!(by(&["ines", "ines"], &authors), ["Ines"]);
    assert_eq!(
        by(&["bob", "ines", "ines"], &authors),
        ["Ines"],
        "a reader began one"
    );
    assert!(by(&["ines", "bob"], &authors).is_empty(), "nobody knows");
    assert!(by(&[], &authors).is_empty());
}
