//! Files that are broken, endless or made to hurt cost a bounded time and memory, and are believed in nothing.

use std::io::Write as _;

use afterword_config::SetOverride;
use afterword_integrations::sitemaps::{Broken, SitemapError};
use flate2::Compression;
use flate2::write::GzEncoder;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use super::host::{Host, Page, packed};
use super::reading::{found, read};

async fn broken(body: impl Into<bytes::Bytes>) -> Broken {
    match found(body).await {
        Err(SitemapError::Broken { broken, .. }) => broken,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn what_is_no_sitemap_is_none() {
    for body in [
        "<html><body>Not found</body></html>",
        "<rss/>",
        "<x:feed/>",
        "<urlsetx/>",
        "<\u{202e}\u{1b}[31m/>",
    ] {
        let why = broken(body).await;
        assert!(matches!(why, Broken::NoSitemap(_)), "{body}: {why}");
        assert!(why.to_string().is_ascii() && !why.to_string().contains('\u{1b}'));
    }
    for body in [
        "",
        "https://blog.test/a/\n",
        "<urlset>",
        "<urlset><url><loc>https://blog.test/a/</loc></url>",
    ] {
        assert_eq!(broken(body).await, Broken::CutOff, "{body}");
        assert_eq!(broken(packed(body)).await, Broken::CutOff, "{body}");
    }
    for body in [
        "<urlset><url></urlset>",
        "<urlset/><urlset/>",
        "<urlset><url><loc>a</url></loc></urlset>",
    ] {
        let why = broken(body).await;
        assert!(matches!(why, Broken::Xml(_)), "{body}: {why}");
    }
    assert!(matches!(
        broken(&b"<urlset>\xff\xfe</urlset>"[..]).await,
        Broken::Xml(_)
    ));
    let whole = packed("<urlset></urlset>");
    assert_eq!(
        broken(whole[..whole.len() - 6].to_vec()).await,
        Broken::CutOff
    );
}

#[tokio::test]
async fn a_bomb_is_not_unpacked() {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(b"<urlset>").unwrap();
    let line = "<url><priority>1</priority></url>".repeat(32 * 1024);
    for _ in 0..60 {
        packer.write_all(line.as_bytes()).unwrap();
    }
    let bomb = packer.finish().unwrap();
    assert!(bomb.len() < 1024 * 1024, "{}", bomb.len());
    assert_eq!(broken(bomb).await, Broken::TooLong);
}

#[tokio::test]
async fn one_endless_word_is_not_kept() {
    let long = "a".repeat(1024 * 1024);
    for body in [
        format!("<urlset><url><loc>{long}</loc></url></urlset>"),
        format!("<urlset><url><{long}/></url></urlset>"),
        format!("<urlset a=\"{long}\"/>"),
        format!("<!-- {long} --><urlset/>"),
        format!("<urlset><![CDATA[{long}]]></urlset>"),
        format!("<!DOCTYPE {long}><urlset/>"),
    ] {
        assert_eq!(
            broken(body.clone()).await,
            Broken::LongPiece,
            "{}",
            &body[..40]
        );
        assert_eq!(broken(packed(body)).await, Broken::LongPiece);
    }
    assert_eq!(
        broken(format!("<urlset>{}", "<a>".repeat(100_000))).await,
        Broken::TooDeep
    );
}

#[tokio::test]
async fn more_entries_than_the_protocol_has_are_refused() {
    let entry = |number: usize| format!("<url><loc>https://blog.test/{number}/</loc></url>");
    let most: String = (0..50_000).map(entry).collect();
    assert_eq!(
        found(format!("<urlset>{most}</urlset>")).await.unwrap(),
        50_000
    );
    let more = format!("<urlset>{most}{}</urlset>", entry(50_000));
    assert_eq!(broken(more).await, Broken::TooManyEntries);
}

#[tokio::test]
async fn an_index_that_names_itself_others_or_too_many_leads_nowhere() {
    let (host, elsewhere) = (Host::start().await, Host::start().await);
    host.has("/index", Page::of(host.index(&["/index"])));
    let error = read(&host, "/index").await.unwrap_err();
    assert!(matches!(error, SitemapError::Nested(_)), "{error}");
    assert_eq!(host.asked().len(), 2);
    let foreign = format!("{}/sitemap.xml", elsewhere.origin());
    host.names(&["/a/"]);
    let others = [
        "/sitemap.xml",
        &foreign,
        "http://169.254.169.254/",
        "/sitemap.xml",
    ];
    host.has("/others", Page::of(host.index(&others)));
    assert_eq!(read(&host, "/others").await.unwrap(), 1);
    assert!(elsewhere.asked().is_empty());
    let many: Vec<String> = (0..101).map(|number| format!("/{number}.xml")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    host.has("/many", Page::of(host.index(&many)));
    let error = read(&host, "/many").await.unwrap_err();
    let too_many = |broken: &Broken| *broken == Broken::TooManyFiles;
    assert!(
        matches!(&error, SitemapError::Broken { broken, .. } if too_many(broken)),
        "{error}"
    );
}

/// Half of an index would make true pages unknown.
#[tokio::test]
async fn an_index_with_a_file_that_fails_is_believed_in_nothing() {
    let host = Host::start().await;
    host.names(&["/a/"]);
    host.has(
        "/index",
        Page::of(host.index(&["/sitemap.xml", "/missing.xml"])),
    );
    let error = read(&host, "/index").await.unwrap_err();
    assert!(
        matches!(error, SitemapError::Refused { status: 404, .. }),
        "{error}"
    );
}

#[tokio::test]
async fn an_answer_that_breaks_off_is_believed_in_nothing() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let serving = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        let mut head = [0; 4096];
        let _ = stream.read(&mut head).await.unwrap();
        // All of the file, and less than was said.
        let answer = "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n<urlset></urlset>";
        stream.write_all(answer.as_bytes()).await.unwrap();
    });
    let mut host = Host::start().await;
    host.address = address;
    let error = read(&host, "/sitemap.xml").await.unwrap_err();
    assert!(matches!(error, SitemapError::Outgoing(_)), "{error}");
    serving.await.unwrap();
}

#[tokio::test]
async fn a_private_address_is_asked_for_nothing_unless_it_is_allowed() {
    let host = super::host::Host::start().await;
    host.names(&["/a/"]);
    let localhost = format!("http://localhost:{}", host.address.port());
    let mut own = afterword_model::policy::SiteOverrides::default();
    own.set("sitemap=/sitemap.xml").unwrap();
    let settings = [
        "outgoing.allow_private=127.0.0.1",
        "metrics.listen=127.0.0.1:0",
    ];
    let server = crate::support::TestServer::without_sites(&settings).await;
    server.add_site_with("blog", &[&localhost], own).await;
    let world = super::world::World { server, host };
    world.has_failed(1).await;
    assert!(world.host.asked().is_empty());
}
