use super::*;

const OF_THE_BLOG: [&str; 5] = [
    "page https://blog.example/closed/?a=1&b=2 None, closed",
    "f4c8a1d0-0001 to f4c8a1d0-0000 on https://blog.example/closed/?a=1&b=2 [Tips & tricks] by \
     Bob <b>, approved 2019-03-01T16:23:45.123456789Z, #remark42__comment-f4c8a1d0-0001: \
     markdown \"A *reply* before its parent.\"",
    "f4c8a1d0-0000 on https://blog.example/closed/?a=1&b=2 by Ada <ada@example.org> (owner) \
     (verified), approved 2019-03-01T16:00:00Z, edited 2019-03-01T16:02:00Z, pinned, +2, \
     #remark42__comment-f4c8a1d0-0000: markdown \
     \"First 🦀\\n\\n```go\\nfmt.Println(\\\"<&>\\\")\\n```\"",
    "f4c8a1d0-0002 on https://blog.example/open/ by nobody, deleted 2019-03-01T23:00:00Z, \
     #remark42__comment-f4c8a1d0-0002: html \"\"",
    "299619020 on https://blog.example/open/ by Cleo, approved 2011-08-31T15:16:29Z, +2, \
     #remark42__comment-299619020: html \"<p>Once of <a href=\\\"https://x.example\\\" \
     rel=\\\"nofollow\\\">Disqus</a></p>\"",
];

#[test]
fn replies_votes_pins_and_proven_addresses_come_over() {
    let told = told(
        "remark42",
        &fixture("remark42/backup.jsonl"),
        &Options::default(),
    );
    assert_eq!(told[..5], OF_THE_BLOG);
    assert_eq!(
        told[5],
        "skipped f4c8a1d0-0003 (line 7): it belongs to another site: choose it with --from-site \
         photos"
    );
    assert!(told[6].starts_with("skipped ? (line 8): it is no comment: invalid type"));
    assert_eq!(
        told[7..],
        ["skipped f4c8a1d0-0005 (line 9): its time \"soon\" can't be read"]
    );
}

#[test]
fn the_site_that_was_chosen_comes_alone() {
    let path = fixture("remark42/backup.jsonl");
    let told = told("remark42", &path, &of_site("blog"));
    assert_eq!(told[..5], OF_THE_BLOG);
    assert!(told.iter().all(|line| !line.contains("photos")));
    let said = refusal("remark42", &path, &of_site("shop"));
    assert!(
        said.contains("\"shop\"") && said.contains("blog, photos"),
        "{said}"
    );
}

#[test]
fn a_backup_is_mostly_gzipped() {
    use std::io::Write as _;
    let plain = std::fs::read(fixture("remark42/backup.jsonl")).unwrap();
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    gzip.write_all(&plain).unwrap();
    let whole = gzip.finish().unwrap();
    let (_folder, path) = file(&whole);
    assert_eq!(told("remark42", &path, &of_site("blog"))[..5], OF_THE_BLOG);

    let (_folder, path) = file(&whole[..whole.len() - 40]);
    let said = refusal("remark42", &path, &of_site("blog"));
    assert!(
        said.starts_with("line ") && said.contains("can't be read any further"),
        "{said}"
    );
}

#[test]
fn a_version_to_come_is_refused() {
    let (_folder, path) = file(b"{\"version\":2,\"users\":[],\"posts\":[]}\n");
    let said = refusal("remark42", &path, &Options::default());
    assert!(said.contains("its version is 2"), "{said}");
}
