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
