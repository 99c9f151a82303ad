use super::*;

#[test]
fn the_collections_of_a_folder_come_over() {
    let path = fixture("coral/export");
    assert_eq!(
        told("coral", &path, &Options::default()),
        [
            "page https://blog.example/closed/ Some(\"Closed\"), closed",
            "c-01 on https://blog.example/hello/ [Hello] by Ada <ada@example.org> (verified), approved \
             2023-05-01T10:00:00Z, edited 2023-05-01T10:02:00.5Z, +4: html \"<div>Hello <b>you</b> 🦀</div>\"",
            "c-02 to c-01 on https://blog.example/hello/ [Hello] by Ann <ann@example.org> (owner), approved \
             2023-05-01T11:00:00Z: html \"Thank you\"",
            "c-03 on https://blog.example/hello/ [Hello] by nobody, deleted 2023-05-01T12:00:00Z: html \"\"",
            "c-04 to c-03 on https://blog.example/hello/ [Hello] by Ada <ada@example.org> (verified), approved \
             2023-05-01T12:30:00Z: html \"Below what is gone\"",
            "c-05 on https://blog.example/closed/ [Closed] by Ada <ada@example.org> (verified), pending \
             2023-05-02T10:00:00Z: html \"Waits\"",
            "c-06 on https://blog.example/closed/ [Closed] by Bob, pending 2023-05-02T11:00:00Z: html \"Was \
             withheld\"",
            "c-07 on https://blog.example/closed/ [Closed] by Bob, rejected 2023-05-02T12:00:00Z: html \"Was \
             rejected\"",
            "c-08 on https://blog.example/closed/ [Closed] by Anonymous, approved 2023-05-02T13:00:00Z: html \
             \"With a picture<p><a \
             href=\\\"https://pictures.example/a.gif?b=1&amp;c=2\\\">https://pictures.example/a.gif?b=1&amp;c=2</a></p>\"",
            "skipped c-09 (comments.json, line 9): its story is not in the files",
            "skipped c-10 (comments.json, line 10): its status is unknown: FROZEN",
        ]
    );
}

#[test]
fn one_file_may_have_all_and_one_without_stories_says_what_is_missing() {
    let name = |collection| fixture(&format!("coral/export/{collection}.json"));
    let lines = |collection| std::fs::read_to_string(name(collection)).unwrap();
    let stories: serde_json::Value = serde_json::from_str(&lines("stories")).unwrap();
    let stories: Vec<String> = stories
        .as_array()
        .unwrap()
        .iter()
        .map(|it| format!("{it}\n"))
        .collect();
    let whole = format!(
        "{}{}{}",
        lines("comments"),
        stories.concat(),
        lines("users")
    );
    let (_folder, path) = file(whole.as_bytes());
    assert_eq!(told("coral", &path, &Options::default()).len(), 11);
    let said = refusal("coral", &name("comments"), &Options::default());
    assert!(said.contains("stories.json"), "{said}");
    let said = refusal("coral", &name("users"), &Options::default());
    assert!(said.contains("no comments of Coral"), "{said}");
}

#[test]
fn of_several_sites_one_is_asked_for() {
    let whole = std::fs::read_to_string(fixture("coral/export/comments.json")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    for name in ["stories.json", "users.json"] {
        let from = fixture(&format!("coral/export/{name}"));
        std::fs::copy(from, folder.path().join(name)).unwrap();
    }
    let two = whole.replacen("s-1", "s-2", 1);
    std::fs::write(folder.path().join("comments.json"), two).unwrap();
    let said = refusal("coral", folder.path(), &Options::default());
    assert!(said.contains("--from-site: s-1, s-2"), "{said}");
    let told = told("coral", folder.path(), &of_site("s-2"));
    assert_eq!(told.len(), 2);
    assert!(told[1].starts_with("c-01 "), "{told:?}");
}
