//! What each file holds, as readers see it then: `path [title] count`, and below it `name marks, time: text`.

use super::Journey;

pub(in crate::transfer) const JOURNEYS: &[Journey] = &[
    Journey {
        words: "stacosys stacosys-3.4/db.sqlite --timezone Europe/Paris",
        report: "7 (6 approved, 1 pending), 0 skipped",
        threads: r#"/2020/hello/ [] 3
  Earlier, 2020-02-01T14:49:14Z: published before the oth
  Ada, 2020-03-29T13:43:13Z: First!
  Bérénice <https://bere.example>, 2020-03-29T13:49:13Z: Un commentaire avec des 
/2020/été/ [] 1
  O'Neil "Q" <b> <http://x.example/?a=1&b=2>, 2021-07-14T09:59:59Z: <script>alert(1)</script
/emoji/ [] 1
  🦀, 2021-12-31T23:00:00Z: 🦀👍🏽 ünï 漢字 ‍
/markdown/ [] 1
  Md, 2023-05-05T03:05:05Z: Title||a|b|||quote||link
"#,
        anchors: &[],
    },
    Journey {
        words: "stacosys stacosys/2017-several-sites.sql --timezone Europe/Paris --from-site blog",
        report: "2 (1 approved, 1 pending), 1 skipped",
        threads: r"/2016/fold/ [] 0
/2016/gap/ [] 1
  Ada, 2016-03-27T01:30:00Z: In the gap.
",
        anchors: &[],
    },
    Journey {
        words: "stacosys stacosys/2017-several-sites.sql --timezone Europe/Paris --from-site photos",
        report: "1 (1 approved), 0 skipped",
        threads: r"/pictures/ [] 1
  Cleo, 2016-12-24T17:00:00Z: Of another site.
",
        anchors: &[],
    },
    Journey {
        words: "stacosys stacosys/2018-gravatar.sql --timezone Europe/Paris",
        report: "2 (2 approved), 0 skipped",
        threads: r"/2018/a/ [] 2
  Fay, 2018-07-01T10:00:00Z: Its MD5.
  Eve, 2018-07-01T10:00:00Z: An address.
",
        anchors: &[],
    },
    Journey {
        words: "isso isso/comments.sql",
        report: "6 (4 approved, 1 deleted, 1 pending), 1 skipped",
        threads: r"/blog/two.html [] 2
  Cleo, 2014-10-08T20:36:40Z: Once of Disqus
  Eve, 2014-10-08T20:40:00Z: Its parent is gone
/blog/été/ [L'été – «chaud»] 2
  Ada +3 <https://ada.example>, 2014-10-08T20:26:40.5Z: Hello you 🦀
  > Anonymous, 2014-10-08T20:28:20Z, edited 2014-10-08T20:30:00.25Z: Answer||quoted
",
        anchors: &[
            ("isso-1", "you"),
            ("isso-2", "quoted"),
            ("isso-5", "Disqus"),
            ("isso-7", "Its parent"),
        ],
    },
    Journey {
        words: "isso-json isso-json/export.json --timezone UTC",
        report: "4 (4 approved), 4 skipped",
        threads: r"/about.html [] 2
  Anonymous, 2006-01-02T03:04:05Z: Nobody's|answer
  Eve, 2006-01-02T03:04:06.5Z: Its parent is missing
/posts/0001/ [Première – «page»] 2
  Ada <b> <https://ada.example>, 2005-02-24T04:03:37Z: Hello you 🦀
  > Bob, 2005-07-24T04:03:37Z: Once of Blogger
",
        anchors: &[],
    },
    Journey {
        words: "disqus disqus/export.xml",
        report: "4 (3 approved, 1 spam), 5 skipped",
        threads: r"/2011/hello/ [Hello & «welcome» – 🦀] 2
  Ada, 2011-08-31T13:16:29Z: It ends with ]]> and goe
  > Bob <b>Bold</b>, 2011-08-31T17:44:22Z: A reply before its paren
/by-its-id/ [] 1
  only-a-username, 2011-09-03T00:00:00Z: It has no attribute.
",
        anchors: &[
            ("comment-2001", "goes on"),
            ("comment-2002", "before"),
            ("comment-12345678890", "no attribute"),
        ],
    },
    Journey {
        words: "wordpress wordpress/export.xml --timezone Europe/Paris",
        report: "6 (3 approved, 1 deleted, 1 pending, 1 spam), 4 skipped",
        threads: r"/2010/07/tips/ [Tips & tricks – 1] closed 2
  Wednesday Reading « O'Neil's <http://reader.example>, 2010-07-20T12:08:08Z: Row 1 🦀|Row 2 bold|Row 4
  > The Owner owner, 2010-07-20T16:30:00Z: Thanks!
/old/ [Old] 1
  Ada, 2004-01-01T11:00:00Z: No zone anywhere.
",
        anchors: &[("comment-8", "Row 4"), ("comment-9", "Thanks")],
    },
    Journey {
        words: "remark42 remark42/backup.jsonl",
        report: "3 (3 approved), 4 skipped",
        threads: r#"/closed/ [Tips & tricks] closed 2
  Ada owner verified pinned +2, 2019-03-01T16:00:00Z, edited 2019-03-01T16:02:00Z: First 🦀|fmt.Println("<&>
  > Bob <b>, 2019-03-01T16:23:45.123Z: A reply before its paren
/open/ [] 1
  Cleo +2, 2011-08-31T15:16:29Z: Once of Disqus
"#,
        anchors: &[
            ("remark42__comment-f4c8a1d0-0000", "First"),
            ("remark42__comment-f4c8a1d0-0001", "before"),
            ("remark42__comment-299619020", "Disqus"),
        ],
    },
    Journey {
        words: "remark42 remark42/backup.jsonl --from-site photos",
        report: "1 (1 approved), 1 skipped",
        threads: r"/ [] 1
  Dan, 2020-01-01T00:00:00Z: Of another site
/closed/ [] closed 0
",
        anchors: &[("remark42__comment-f4c8a1d0-0003", "another site")],
    },
    Journey {
        words: "commento commento/export.json",
        report: "9 (6 approved, 1 deleted, 1 pending, 1 spam), 1 skipped",
        threads: r#"/about [] 3
  Anonymous, 2020-03-04T10:00:00Z: Its commenter is not amo
  Alice <b>B.</b> <https://alice.example.org>, 2020-03-05T10:00:00Z: Its parent is not in the
  Alice <b>B.</b> <https://alice.example.org>, 2020-03-06T10:00:00Z: Only HTML
/hello/ [] 3
  Alice <b>B.</b> <https://alice.example.org>, 2020-03-01T10:00:00Z: First!||quoted
  > Bob O'Neill "Bobby" +3, 2020-03-01T11:30:00.123Z: A reply before its paren
  > nobody, 2020-03-02T09:00:00Z: 
  > > Bob O'Neill "Bobby", 2020-03-02T10:00:00Z: Answer to a deleted one
"#,
        anchors: &[
            (
                "commento-0101010101010101010101010101010101010101010101010101010101010101",
                "First!",
            ),
            (
                "commento-0202020202020202020202020202020202020202020202020202020202020202",
                "before its parent",
            ),
            (
                "commento-0505050505050505050505050505050505050505050505050505050505050505",
                "Answer to a deleted",
            ),
        ],
    },
    Journey {
        words: "commento commento/plusplus.json",
        report: "6 (3 approved, 2 deleted, 1 pending), 0 skipped",
        threads: r"/hello/ [] 3
  Alice +2, 2021-05-01T10:00:00.123Z: Plus plus
  > nobody, 2021-05-02T10:00:00.123Z: 
  > > [deleted], 2021-05-03T10:00:00.123Z: Their account is gone
  Zed, 2021-05-06T10:00:00Z: Named, without an accoun
",
        anchors: &[(
            "commento-2323232323232323232323232323232323232323232323232323232323232323",
            "account",
        )],
    },
    Journey {
        words: "comentario comentario/export.json",
        report: "6 (4 approved, 1 pending, 1 rejected), 2 skipped",
        threads: r"/closed [] closed 1
  Anonymous, 2023-11-14T20:15:06Z: Its user is gone
/hello/ [Hello & <welcome>] 3
  Bugs Bunny owner pinned +23 <https://acme.example.org>, 2023-11-14T20:15:01Z, edited 2023-11-15T06:00:00Z: Pinned and edited
  > Elmer 🐰, 2023-11-14T20:15:02Z: Without an account
  Bugs Bunny owner <https://acme.example.org>, 2023-11-14T20:15:08Z: Under water
",
        anchors: &[
            ("comentario-00000001-0000-4000-8000-000000000000", "Pinned"),
            (
                "comentario-00000002-0000-4000-8000-000000000000",
                "Without an account",
            ),
        ],
    },
    Journey {
        words: "comentario comentario/version-1.json",
        report: "2 (1 approved, 1 deleted), 0 skipped",
        threads: r"/ [] 1
  Bugs Bunny owner +23 <https://acme.example.org>, 2021-11-02T19:03:37.088Z: Old Comentario
",
        anchors: &[(
            "commento-0101010101010101010101010101010101010101010101010101010101010101",
            "Old Comentario",
        )],
    },
    Journey {
        words: "artalk artalk/export.artrans",
        report: "5 (4 approved, 1 pending), 2 skipped",
        threads: r#"/about/ [] 1
  小明 <https://ming.example.org>, 2021-10-28T12:50:15Z: Hello Artalk <br> 😀
/guide/notes.html [Notes] closed 2
  小明 <https://ming.example.org>, 2021-10-28T12:50:15Z: a <b> <img src="x" atk-e
  小明 <https://ming.example.org>, 2021-10-28T12:50:15Z: Hello Artalk <br> 😀
/hello.html [Hello] 1
  小明 pinned +666 <https://ming.example.org>, 2021-10-28T12:50:15Z: Hello Artalk <br> 😀
"#,
        anchors: &[("atk-comment-1", "Artalk"), ("atk-comment-6", "img")],
    },
    Journey {
        words: "artalk artalk/numbers.json --timezone Asia/Shanghai",
        report: "2 (1 approved, 1 pending), 0 skipped",
        threads: r"/a/ [] 1
  Ann pinned +2, 2021-10-28T12:50:15Z: Values as they are
",
        anchors: &[],
    },
    Journey {
        words: "artalk artalk/two-sites.json --from-site Blog",
        report: "2 (2 approved), 0 skipped",
        threads: r"/hello.html [Hello] 2
  小明 <https://ming.example.org>, 2021-10-28T12:50:15Z: Hello Artalk <br> 😀
  > 小明 <https://ming.example.org>, 2021-10-28T12:50:15.001Z: Hello Artalk <br> 😀
",
        anchors: &[],
    },
    Journey {
        words: "artalk artalk/two-sites.json --from-site Wiki",
        report: "1 (1 approved), 0 skipped",
        threads: r"/w/ [Hello] 1
  小明 <https://ming.example.org>, 2021-10-28T12:50:15Z: Hello Artalk <br> 😀
",
        anchors: &[("atk-comment-2", "Artalk")],
    },
    Journey {
        words: "waline waline/export.json",
        report: "5 (3 approved, 1 pending, 1 spam), 2 skipped",
        threads: r"/hello/ [] 3
  Nick <i> pinned <https://nick.example.org>, 2022-01-01T08:00:00Z: Hi there
  > Admin owner +4 <https://blog.example.org>, 2022-01-01T08:00:00.001Z: @Nick: with a table||ab
  Nick <i> <https://nick.example.org>, 2022-01-01T08:00:00Z: Once Valine's
",
        anchors: &[("1", "there"), ("2", "table"), ("5", "Once")],
    },
    Journey {
        words: "waline waline/sqlite.json --timezone Asia/Shanghai",
        report: "2 (2 approved), 0 skipped",
        threads: r"/hello/ [] 2
  Nick <i> <https://nick.example.org>, 2021-07-01T04:00:00Z: Hi there
  > Nick <i> <https://nick.example.org>, 2021-12-01T04:00:00Z: Hi there
",
        anchors: &[("1", "there")],
    },
    Journey {
        words: "waline waline/valine-array.json",
        report: "3 (3 approved), 0 skipped",
        threads: r"/posts/one.html [] 3
  Valine user, 2019-05-01T10:00:00Z: Valine keeps HTML
  > Valine user, 2019-05-01T10:00:00Z: @Valine user , yes
  O'Neil & Co <b>, 2019-05-01T10:00:01Z: Valine keeps HTML
",
        anchors: &[
            ("5cc96f000000000000000001", "HTML"),
            ("5cc96f000000000000000002", "yes"),
        ],
    },
    Journey {
        words: "waline waline/valine-results.json",
        report: "3 (3 approved), 0 skipped",
        threads: r"/posts/one.html [] 3
  Valine user, 2019-05-01T10:00:00Z: Valine keeps HTML
  > Valine user, 2019-05-01T10:00:00Z: @Valine user , yes
  O'Neil & Co <b>, 2019-05-01T10:00:01Z: Valine keeps HTML
",
        anchors: &[
            ("5cc96f000000000000000001", "HTML"),
            ("5cc96f000000000000000002", "yes"),
        ],
    },
    Journey {
        words: "waline waline/valine-lines.jsonl",
        report: "3 (3 approved), 0 skipped",
        threads: r"/posts/one.html [] 3
  Valine user, 2019-05-01T10:00:00Z: Valine keeps HTML
  > Valine user, 2019-05-01T10:00:00Z: @Valine user , yes
  O'Neil & Co <b>, 2019-05-01T10:00:01Z: Valine keeps HTML
",
        anchors: &[
            ("5cc96f000000000000000001", "HTML"),
            ("5cc96f000000000000000002", "yes"),
        ],
    },
    Journey {
        words: "cusdis cusdis/sqlite.json",
        report: "4 (2 approved, 1 deleted, 1 pending), 1 skipped",
        threads: r"/hello-world [] 0
/hello/ [Hello] 2
  Reader <x>, 2021-05-08T07:11:12.123Z: Plain Markdown 😀
  > Owner owner, 2021-05-08T07:11:12.124Z: Plain Markdown 😀
",
        anchors: &[],
    },
    Journey {
        words: "cusdis cusdis/postgresql.jsonl --from-site 000000c1-0000-4000-8000-000000000000",
        report: "2 (1 approved, 1 pending), 0 skipped",
        threads: r"/hello/ [Hello] 1
  Reader <x>, 2021-05-08T07:11:12.123Z: Plain Markdown 😀
",
        anchors: &[],
    },
    Journey {
        words: "cusdis cusdis/postgresql.jsonl --from-site 000000c2-0000-4000-8000-000000000000",
        report: "1 (1 approved), 0 skipped",
        threads: r"/hello/ [Hello] 1
  Reader <x>, 2021-05-09T07:11:12Z: Plain Markdown 😀
",
        anchors: &[],
    },
    Journey {
        words: "cusdis cusdis/api.json",
        report: "4 (3 approved, 1 pending), 0 skipped",
        threads: r"/hello/ [Hello] 3
  Reader, 2021-05-08T07:11:01.123Z: From the API
  > Reader, 2021-05-08T07:11:02.123Z: From the API
  > > Owner owner, 2021-05-08T07:11:03.123Z: From the API
",
        anchors: &[],
    },
    Journey {
        words: "staticman staticman/comments",
        report: "8 (8 approved), 3 skipped",
        threads: r"/2016/old-post/ [] 3
  Ann, 2016-08-21T22:33:25.272Z: An old one, without an i
  Ben, 2016-08-22T21:42:48.075Z: The second root
  > Cid, 2016-11-30T22:03:15.286Z: By number
/hello/ [] 5
  Eve <b> <https://eve.example.org>, 2017-02-24T12:00:00Z: First, bold 😀|Second
  > 12345, 2017-02-24T12:01:40Z: A number for a name,|and
  > Zoë, 2017-02-24T12:03:20.123Z: JSON, in milliseconds
  Tom, 2017-02-24T12:05:00Z: By TOML
  Mark, 2017-02-24T12:08:20Z: The text stands below.||
",
        anchors: &[
            ("0b3a9f20-fa8e-11e6-8f2b-5f6a2d6f7a11", "First"),
            ("0b3a9f20-fa8e-11e6-8f2b-5f6a2d6f7a15", "stands"),
        ],
    },
    Journey {
        words: "talkyard talkyard/backup.json",
        report: "8 (5 approved, 1 deleted, 2 pending), 7 skipped",
        threads: r"/2019/old/ [] 1
  Gunnar <b>, 2020-02-29T10:00:00Z, edited 2020-02-29T10:00:10Z: From an older Talkyard
/2020/hello/ [] 3
  Gunnar <b> +2, 2020-03-01T10:00:00Z: First! Bold & <em>HTML</
  > Maja Gräddnos owner verified <https://maja.example.org>, 2020-03-01T10:01:00Z, edited 2020-03-01T10:02:00Z: Thanks.||quoted
  > nobody, 2020-03-01T10:04:00Z: 
  > > anon4321, 2020-03-01T10:05:00Z: Answer to it
/about [] closed 1
  Maja Gräddnos owner verified pinned <https://maja.example.org>, 2020-03-01T10:09:00Z: Once of Disqus
",
        anchors: &[],
    },
    Journey {
        words: "hashover hashover/comments",
        report: "7 (5 approved, 1 deleted, 1 pending), 4 skipped",
        threads: r#"/ [] 1
  Ann, 2020-04-01T10:00:00Z: On the front page
/2020/hello.html [Hello & "welcome"] 4
  Zoé <b> +3 <https://zoe.example.org/?a=1&b=2>, 2020-03-01T10:00:00Z: First! Bold & <em> 😀|A s
  > Anonymous +2, 2020-03-01T11:00:00Z: let a = 1;||by myself
  nobody, 2020-03-01T13:00:00Z: 
  > Cleo, 2020-03-01T14:00:00Z: Answer to it
  Dan, 2020-03-01T15:00:00Z: Its parent is gone
"#,
        anchors: &[],
    },
    Journey {
        words: "hashover hashover/first-version --timezone Europe/Paris --map /2012-10-hello-/ /2012/10/hello/",
        report: "2 (2 approved), 0 skipped",
        threads: r"/2012/10/hello/ [] 2
  Old & <first> +4 <http://old.example.org>, 2012-10-30T20:24:00Z: One bold line||a
  > Old & <first> +4 <http://old.example.org>, 2012-10-30T23:05:00Z: Just after midnight, one
",
        anchors: &[],
    },
    Journey {
        words: "hashover hashover/two-sites --from-site wiki.example.org",
        report: "1 (1 approved), 0 skipped",
        threads: r"/hello/ [] 1
  Ann, 2020-04-02T10:00:00Z: Of the wiki
",
        anchors: &[],
    },
    Journey {
        words: "hashover hashover/hashover.sql",
        report: "3 (2 approved, 1 pending), 1 skipped",
        threads: r"/2020/hello.html [Hello] 2
  Ann +2, 2020-03-01T10:00:00Z: From SQLite
  > Anonymous, 2020-03-01T11:00:00Z: Its answer
/about/ [] 0
",
        anchors: &[],
    },
    Journey {
        words: "hyvor hyvor/export.json",
        report: "6 (3 approved, 1 deleted, 1 pending, 1 spam), 3 skipped",
        threads: r"/about [] closed 1
  Guest, 2020-03-01T10:05:00Z: As an object
/hello/ [Hello & <welcome>] 2
  Ada <b> owner pinned +5 <https://ada.example.org>, 2020-03-01T10:00:00Z: First! bold & <em> link|
  > Guest, 2020-03-01T10:01:00Z: @Ada yes
",
        anchors: &[],
    },
    Journey {
        words: "hyvor hyvor/api.json",
        report: "3 (3 approved), 0 skipped",
        threads: r"/hello/ [Hello] 3
  Guest +1, 2020-03-01T10:01:00Z: Root & more
  > Guest +1, 2020-03-01T10:02:00Z: Reply
  > > Guest +1, 2020-03-01T10:03:00Z: Nested
",
        anchors: &[],
    },
    Journey {
        words: "giscus giscus/discussions.json",
        report: "12 (8 approved, 1 deleted, 1 pending, 1 rejected, 1 spam), 1 skipped",
        threads: r"/ [] 1
  fay pinned <https://github.com/fay>, 2022-03-03T10:00:00Z: The answer
/ann/blog/discussions/15 [Ideas for the blog] 1
  gil <https://github.com/gil>, 2022-03-04T10:00:00Z: More pictures
/posts/hello.html [] 4
  ada +5 <https://github.com/ada>, 2022-03-01T10:00:00Z, edited 2022-03-01T11:00:00Z: Hello you 🦀||quoted
  > ann owner <https://github.com/ann>, 2022-03-01T10:05:00Z: Thank you
  > Anonymous, 2022-03-01T10:06:00Z: Of an account that is go
  nobody, 2022-03-01T10:07:00Z: 
  > bob <https://github.com/bob>, 2022-03-01T10:08:00Z: Its parent is gone
/posts/many/ [] 1
  hal <https://github.com/hal>, 2022-03-05T10:00:00Z: The first of many
/world/ [Hello, world – Blog] closed 1
  eve <https://github.com/eve>, 2022-03-02T10:00:00Z: On a locked page
",
        anchors: &[],
    },
    Journey {
        words: "giscus giscus/one-slurped.json",
        report: "2 (2 approved), 0 skipped",
        threads: r"/posts/many/ [] 2
  hal <https://github.com/hal>, 2022-03-05T10:00:00Z: The first of many
  ida <https://github.com/ida>, 2022-03-05T11:00:00Z: The second of many
",
        anchors: &[],
    },
    Journey {
        words: "giscus giscus/nodes.jsonl",
        report: "2 (2 approved), 0 skipped",
        threads: r"/ [] 1
  fay pinned <https://github.com/fay>, 2022-03-03T10:00:00Z: The answer
/world/ [Hello, world – Blog] closed 1
  eve <https://github.com/eve>, 2022-03-02T10:00:00Z: On a locked page
",
        anchors: &[],
    },
    Journey {
        words: "utterances utterances/rest",
        report: "4 (4 approved), 2 skipped",
        threads: r"/ann/blog/issues/4 [The feed is broken] 1
  dora <https://github.com/dora>, 2020-02-05T10:00:00Z: Here too
/posts/hello/ [Hello – Blog] 2
  ada +3 <https://github.com/ada>, 2020-02-01T10:00:00Z: First 🦀|let a;
  ann owner <https://github.com/ann>, 2020-02-01T11:00:00Z, edited 2020-02-01T12:00:00Z: Thank you
/world/ [World] closed 1
  Anonymous, 2020-02-03T10:00:00Z: Of an account that is go
",
        anchors: &[],
    },
    Journey {
        words: "utterances utterances/list.json",
        report: "4 (3 approved, 1 spam), 0 skipped",
        threads: r"/posts/hello/ [Hello – Blog] 3
  ada +3 <https://github.com/ada>, 2020-02-01T10:00:00Z: First 🦀|let a;
  ann owner <https://github.com/ann>, 2020-02-01T11:00:00Z: Thank you
  Anonymous, 2020-02-01T14:00:00Z: Of an account that is go
",
        anchors: &[],
    },
    Journey {
        words: "ghost ghost/export.json",
        report: "7 (5 approved, 1 deleted, 1 rejected), 2 skipped",
        threads: r"/about/ [About] 1
  Anonymous, 2022-08-12T10:00:00Z: Of a member who left
/hello/ [Hello] 4
  Ada verified +2, 2022-08-11T10:00:00Z, edited 2022-08-11T10:30:00Z: Hello there 🦀|Second lin
  > Ann owner verified, 2022-08-11T11:00:00Z: Thank you
  > > Anonymous verified, 2022-08-11T12:00:00Z: To the answer
  nobody, 2022-08-11T14:00:00Z: 
  > Anonymous verified, 2022-08-11T15:00:00Z: Below what was taken bac
",
        anchors: &[],
    },
    Journey {
        words: "ghost ghost/database.sql",
        report: "7 (5 approved, 1 deleted, 1 rejected), 2 skipped",
        threads: r"/about/ [About] 1
  Anonymous, 2022-08-12T10:00:00Z: Of a member who left
/hello/ [Hello] 4
  Ada verified +2, 2022-08-11T10:00:00Z, edited 2022-08-11T10:30:00Z: Hello there 🦀|Second lin
  > Ann owner verified, 2022-08-11T11:00:00Z: Thank you
  > > Anonymous verified, 2022-08-11T12:00:00Z: To the answer
  nobody, 2022-08-11T14:00:00Z: 
  > Anonymous verified, 2022-08-11T15:00:00Z: Below what was taken bac
",
        anchors: &[],
    },
    Journey {
        words: "coral coral/export",
        report: "8 (4 approved, 1 deleted, 2 pending, 1 rejected), 2 skipped",
        threads: r"/closed/ [Closed] closed 1
  Anonymous, 2023-05-02T13:00:00Z: With a picture|https://p
/hello/ [Hello] 3
  Ada verified +4, 2023-05-01T10:00:00Z, edited 2023-05-01T10:02:00.5Z: Hello you 🦀
  > Ann owner, 2023-05-01T11:00:00Z: Thank you
  nobody, 2023-05-01T12:00:00Z: 
  > Ada verified, 2023-05-01T12:30:00Z: Below what is gone
",
        anchors: &[],
    },
    Journey {
        words: "drupal drupal/database.sql",
        report: "4 (3 approved, 1 pending), 0 skipped",
        threads: r"/node/6 [Closed] closed 1
  Bob, 2014-05-13T16:58:20Z: On a closed one
/posts/hello [Hello] 2
  Ada <https://ada.example>, 2014-05-13T16:53:20Z: Hello you|and more|A par
  > Ann owner, 2014-05-13T16:55:00Z: An answer|Thank you
",
        anchors: &[("comment-1", "you"), ("comment-2", "Thank")],
    },
    Journey {
        words: "drupal drupal/rows.jsonl",
        report: "4 (3 approved, 1 pending), 0 skipped",
        threads: r"/node/6 [Closed] closed 1
  Bob, 2014-05-13T16:58:20Z: On a closed one
/posts/hello [Hello] 2
  Ada <https://ada.example>, 2014-05-13T16:53:20Z: Hello you|and more|A par
  > Ann owner, 2014-05-13T16:55:00Z: An answer|Thank you
",
        anchors: &[("comment-1", "you"), ("comment-2", "Thank")],
    },
    Journey {
        words: "drupal drupal/json-api.json",
        report: "4 (4 approved), 0 skipped",
        threads: r"/node/6 [Closed] closed 1
  Bob, 2014-05-13T16:58:20Z: On a closed one
/node/7 [] 1
  Eve, 2014-05-13T17:00:00Z: No article was included
/posts/hello [Hello] 2
  Ada <https://ada.example>, 2014-05-13T16:53:20Z: Hello you
  > Ann owner, 2014-05-13T16:55:00Z: An answer|Thank you
",
        anchors: &[("comment-1", "you"), ("comment-2", "Thank")],
    },
    Journey {
        words: "mastodon mastodon/threads",
        report: "5 (5 approved), 1 skipped",
        threads: r"/@x/120001 [] 1
  bob <https://social.example/@bob>, 2023-02-01T11:00:00Z: I think so
/posts/hello/ [] 4
  Ada +3 <https://other.example/@ada>, 2023-01-01T10:05:00Z, edited 2023-01-01T10:06:00Z: Well said 🦀|Second line
  > Ann owner <https://social.example/@ann>, 2023-01-01T10:10:00Z: Thank you
  > > bob <https://social.example/@bob>, 2023-01-01T10:15:00Z: A <cat>|A picture|A cat
  Ada <https://other.example/@ada>, 2023-01-01T10:25:00Z: To one that is gone
",
        anchors: &[],
    },
];
