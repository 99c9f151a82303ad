use super::*;

#[test]
fn comments_of_public_articles_come_over() {
    assert_eq!(
        told("wordpress", &fixture("wordpress/export.xml"), &in_paris())[..10],
        [
            "page https://blog.example/2010/07/tips/ Some(\"Tips & tricks – 1\"), closed",
            "8 on https://blog.example/2010/07/tips/ by Wednesday Reading « O'Neil's \
             <reader@example.org> <http://reader.example>, approved 2010-07-20T12:08:08Z, \
             #comment-8: html \
             \"Row 1 🦀<br>\\nRow 2 <strong>bold</strong>\\n<p>Row 4 ]]> &amp; on\"",
            "9 to 8 on https://blog.example/2010/07/tips/ by The Owner <owner@blog.example> \
             (owner), approved 2010-07-20T16:30:00Z, #comment-9: html \"Thanks!\"",
            "10 to 77 on https://blog.example/2010/07/tips/ by Guest <guest@blog.example>, \
             pending 2010-07-20T22:00:00Z, #comment-10: html \"Writes elsewhere.\"",
            "11 on https://blog.example/2010/07/tips/ by Anonymous, deleted \
             2010-07-22T00:00:00Z, #comment-11: html \"In the trash.\"",
            "12 on https://blog.example/2010/07/tips/ by Seller, spam 2010-07-23T00:00:00Z, \
             #comment-12: html \"Buy\"",
            "skipped 13 (line 118): it is a pingback, sent by another blog",
            "skipped 14 (line 127): it is no comment but a \"order_note\" of a plugin",
            "skipped 15 (line 141): its article is not public (draft)",
            "skipped 16 (line 155): its article is protected by a password",
        ]
    );
}

#[test]
fn a_zone_that_was_named_helps_times_without_one() {
    let told = told("wordpress", &fixture("wordpress/export.xml"), &in_paris());
    assert_eq!(
        told.last().unwrap(),
        "17 on https://blog.example/old/ by Ada, approved 2004-01-01T11:00:00Z, #comment-17: \
         html \"No zone anywhere.\""
    );
}

#[test]
fn the_older_versions_differ_in_their_namespace_alone() {
    let newest = std::fs::read_to_string(fixture("wordpress/export.xml")).unwrap();
    for version in ["1.0", "1.1"] {
        let older = newest.replace("/export/1.2/", &format!("/export/{version}/"));
        let (_folder, path) = file(older.as_bytes());
        assert_eq!(told("wordpress", &path, &in_paris()).len(), 12);
    }
}

#[test]
fn a_zone_that_is_missing_is_asked_for() {
    let path = fixture("wordpress/export.xml");
    let said = refusal("wordpress", &path, &Options::default());
    assert!(
        said.starts_with("line 161: the time of the comment 17 has no zone")
            && said.contains("--timezone"),
        "{said}"
    );
}

/// WordPress did so until 2010, and its own importer reads such files.
#[test]
fn an_article_whose_text_is_no_xml_loses_no_comments() {
    let whole = std::fs::read_to_string(fixture("wordpress/export.xml")).unwrap();
    let before = told("wordpress", &fixture("wordpress/export.xml"), &in_paris());
    let script = "<script>// <![CDATA[\nif (a < b && c) { d = \"</item>\" }\n// ]]></script>\n<p>Text</p> &nbsp; <br>";
    for text in [
        format!("<content:encoded><![CDATA[{script}]]></content:encoded>"),
        format!("<content:encoded><![CDATA[{}{script}]]>\n\t</content:encoded>", "a\n".repeat(70_000)),
        "<content:encoded><![CDATA[Write </content:encoded> and ]]]]><![CDATA[></content:encoded>]]></content:encoded>"
            .to_owned(),
        "<content:encoded/>".to_owned(),
        "<content:encoded></content:encoded>".to_owned(),
        "<content:encoded>No CDATA &amp; <b>XML</b></content:encoded>".to_owned(),
    ] {
        let content = whole.replace("\t<item>\n", &format!("\t<item>{text}\n"));
        assert_ne!(content, whole);
        let (_folder, path) = file(content.as_bytes());
        let (items, end) = items("wordpress", &path, &in_paris());
        end.unwrap();
        // Only the lines may differ.
        let told: Vec<String> = items.iter().map(tell).collect();
        let without_line = |told: &String| told.split(" (line").next().unwrap().to_owned();
        let (left, right): (Vec<_>, Vec<_>) = (
            told.iter().map(without_line).collect(),
            before.iter().map(without_line).collect(),
        );
        assert_eq!(left, right, "{}", &text[..text.len().min(200)]);
    }
    let cut = whole.replacen("<item>", "<item><content:encoded><![CDATA[a]]>", 1);
    let cut = cut.replace("]]></content:encoded>", "");
    let (_folder, path) = file(cut.as_bytes());
    assert!(items("wordpress", &path, &in_paris()).1.is_err());
}
