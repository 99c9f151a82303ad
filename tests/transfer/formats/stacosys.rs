use super::*;

#[test]
fn the_recorded_database_comes_over_as_it_is() {
    let path = fixture("stacosys-3.4/db.sqlite");
    let comments = told("stacosys", &path, &in_paris());
    assert_eq!(comments.len(), 7);
    assert_eq!(
        comments[..3],
        [
            "1 on /2020/hello/ by Ada, approved 2020-03-29T13:43:13Z, published \
             2020-03-29T14:00:01Z: markdown \"First!\"",
            "2 on /2020/hello/ by Bérénice <https://bere.example>, approved \
             2020-03-29T13:49:13Z, published 2020-03-29T23:59:59Z, avatar \
             d41d8cd98f00b204e9800998ecf8427e: markdown \
             \"Un *commentaire* avec des `accents` — et une\\n\\nligne vide.\"",
            "3 on /2020/hello/ by Pending, pending 2020-03-29T13:49:14Z: markdown \"not yet\"",
        ]
    );
    assert!(comments[4].starts_with(
        "5 on /emoji/ by 🦀 <reader@example.org>, approved 2021-12-31T23:00:00Z, published \
         2021-12-31T23:00:01Z, avatar reader@example.org: markdown"
    ));
}

#[test]
fn its_times_need_a_zone() {
    let path = fixture("stacosys-3.4/db.sqlite");
    let said = refusal("stacosys", &path, &Options::default());
    assert!(said.contains("--timezone"), "{said}");
}

#[test]
fn of_several_sites_one_is_chosen_by_name_or_token() {
    let (_folder, path) = database("stacosys/2017-several-sites.sql");
    let said = refusal("stacosys", &path, &in_paris());
    assert!(
        said.contains("(blog, photos)") && said.contains("--from-site"),
        "{said}"
    );
    let said = refusal("stacosys", &path, &of_site("shop"));
    assert!(
        said.contains("\"shop\"") && said.contains("blog, photos"),
        "{said}"
    );
    for site in ["photos", "4c1b6d8e"] {
        assert_eq!(
            told("stacosys", &path, &of_site(site)),
            [
                "3 on /pictures/ by Cleo <cleo@example.org>, approved 2016-12-24T17:00:00Z, \
                 published 2016-12-24T17:01:00Z: markdown \"Of another site.\""
            ]
        );
    }
}

#[test]
fn hours_that_the_clocks_skipped_or_showed_twice_are_read_as_calendars_do() {
    let (_folder, path) = database("stacosys/2017-several-sites.sql");
    assert_eq!(
        told("stacosys", &path, &of_site("blog")),
        [
            "1 on /2016/gap/ by Ada <ada@example.org>, approved 2016-03-27T01:30:00Z, published \
             2016-03-27T07:00:00Z: markdown \"In the gap.\"",
            "2 on /2016/fold/ by Bob <https://bob.example>, pending 2016-10-30T00:30:00.25Z: \
             markdown \"In the fold.\"",
            "skipped 4 (comment 4): its time \"yesterday\" can't be read",
        ]
    );
}

#[test]
fn the_only_site_needs_no_choice() {
    let (_folder, path) = database("stacosys/2018-gravatar.sql");
    assert_eq!(
        told("stacosys", &path, &in_paris()),
        [
            "7 on /2018/a/ by Eve <eve@example.org>, approved 2018-07-01T10:00:00Z, published \
             2018-07-01T11:00:00Z, avatar eve@example.org: markdown \"An address.\"",
            "8 on /2018/a/ by Fay, approved 2018-07-01T10:00:00Z, published \
             2018-07-01T11:00:00Z, avatar d41d8cd98f00b204e9800998ecf8427e: markdown \"Its MD5.\"",
        ]
    );
}

#[test]
fn reading_changes_nothing_in_the_database() {
    let path = fixture("stacosys-3.4/db.sqlite");
    let before = std::fs::read(&path).unwrap();
    told("stacosys", &path, &in_paris());
    assert_eq!(std::fs::read(&path).unwrap(), before);
}
