//! Webmentions by whom nobody knows: what they may have this server do, and what they may not.

use std::time::Duration;

use afterword_testkit::until_async;
use tokio::net::TcpListener;

use super::super::world::texts_of;
use super::site::{Mentions, TARGET, publishing, reply, sent, with};
use crate::sitemaps::host::{Host, Page};

/// Waits until nothing waits to be read.
pub(super) async fn is_over(blog: &Mentions) {
    until_async("nothing waits", async || {
        blog.world.server.pass(Duration::from_secs(6 * 60 * 60));
        let waiting = blog.world.server.app.store.next_webmention_due().await;
        waiting.unwrap().is_none()
    })
    .await;
}

#[tokio::test]
async fn no_address_of_the_owners_network_is_asked_whatever_a_stranger_names() {
    // What the owner's own settings may reach is not for strangers.
    let settings = [
        "webmention.allow_private=",
        "outgoing.allow_private=127.0.0.1",
    ];
    let blog = with(&settings).await;
    let port = blog.host.address.port();
    for host in [
        "127.0.0.1",
        "localhost",
        "2130706433",
        "0x7f.1",
        "[::ffff:127.0.0.1]",
    ] {
        let source = format!("http://{host}:{port}/1");
        assert_eq!(blog.sends(&source, TARGET).await.status, 202);
    }
    is_over(&blog).await;
    assert_eq!(blog.host.asked(), []);
}

#[tokio::test]
async fn no_redirect_leads_to_where_the_first_address_could_not() {
    let blog = publishing().await;
    let inside = TcpListener::bind("127.0.0.2:0").await.unwrap();
    let port = inside.local_addr().unwrap().port();
    let onward = |to: &str| Page::status(307).header("location", to);
    for (n, to) in [
        format!("http://127.0.0.2:{port}/"),
        format!("http://localhost:{port}/"),
        "http://169.254.169.254/latest/meta-data/".to_owned(),
        "file:///etc/passwd".to_owned(),
        "http://192.0.2.1:25/".to_owned(),
        String::new(),
    ]
    .iter()
    .enumerate()
    {
        let path = format!("/{n}");
        blog.host.has(&path, onward(to));
        blog.mentions(&path).await;
    }
    blog.host.has("/circle", onward("/circle"));
    blog.mentions("/circle").await;
    is_over(&blog).await;
    assert_eq!(blog.host.times("/circle"), 6, "five redirects, once");
    assert_eq!(blog.comments().await, serde_json::json!([]));
    // Nobody has connected.
    let knock = tokio::net::TcpStream::connect(inside.local_addr().unwrap());
    let own = knock.await.unwrap().local_addr().unwrap();
    assert_eq!(inside.accept().await.unwrap().1, own);
}

#[tokio::test]
async fn a_page_that_fails_is_tried_again_and_in_the_end_given_up() {
    let blog = publishing().await;
    blog.host.has("/1", Page::status(503));
    blog.mentions("/1").await;
    blog.is_read("/1", 1).await;
    blog.host.has("/1", Page::of(reply("At last")));
    until_async("it is read again", async || {
        blog.world.server.pass(Duration::from_secs(60));
        blog.host.times("/1") == 2
    })
    .await;
    blog.has(&["At last"]).await;
    blog.host.has("/2", Page::status(500));
    blog.mentions("/2").await;
    is_over(&blog).await;
    assert_eq!(blog.host.times("/2"), 4);
    // What fails for good is not tried again.
    blog.host.has("/3", Page::status(403));
    blog.host
        .has("/4", Page::of("a").header("content-type", "image/png"));
    blog.host.has("/5", Page::of(vec![b'a'; 10_000_000]));
    for path in ["/3", "/4", "/5"] {
        blog.mentions(path).await;
    }
    is_over(&blog).await;
    for path in ["/3", "/4", "/5"] {
        assert_eq!(blog.host.times(path), 1, "{path}");
    }
    // A failure is no removal.
    blog.host.has("/1", Page::status(500));
    blog.mentions("/1").await;
    is_over(&blog).await;
    blog.has(&["At last"]).await;
}

#[tokio::test]
async fn nobody_makes_this_server_knock_often_at_one_door() {
    let blog = publishing().await;
    let mut taken = 0;
    let refused = loop {
        let answer = blog.sends(&blog.url(&format!("/{taken}")), TARGET).await;
        if answer.status != 202 {
            break answer;
        }
        taken += 1;
    };
    // One may have been read meanwhile.
    assert!((20..=21).contains(&taken), "{taken}");
    assert_eq!(
        (refused.status.as_u16(), refused.code()),
        (503, "store_busy".to_owned())
    );
    assert!(!refused.header("retry-after").is_empty());
    // One that waits already takes no further place.
    blog.mentions("/3").await;
    let read = || blog.host.asked().len();
    until_async("one is read", async || read() >= 1).await;
    // As long as no time passes, the host rests; what the job has done shows in the time that it has set.
    let now = blog.world.server.app.clock.now();
    until_async("the others wait", async || {
        let next = blog
            .world
            .server
            .app
            .store
            .next_webmention_due()
            .await
            .unwrap();
        next.is_some_and(|next| next > now)
    })
    .await;
    assert_eq!(read(), 1);
    blog.passes();
    until_async("the next one is read", async || read() >= 2).await;
}

#[tokio::test]
async fn one_network_sends_so_many_and_others_are_not_in_its_way() {
    let settings = [
        "spam.comments_per_address=1",
        "server.trusted_proxies=127.0.0.1",
    ];
    let blog = with(&settings).await;
    let send = async |from: &str, n: usize| {
        let visitor = blog.world.server.visitor().saying("x-forwarded-for", from);
        let source = format!("http://192.0.2.{}/", n % 200);
        let fields = [("source", source.as_str()), ("target", TARGET)];
        sent(&visitor, &fields).await
    };
    let mut taken = 0;
    let refused = loop {
        let answer = send("198.51.100.7", taken).await;
        if answer.status != 202 {
            break answer;
        }
        taken += 1;
        assert!(taken < 100, "a flood");
    };
    assert_eq!(
        (refused.status.as_u16(), refused.code()),
        (429, "too_many_comments".to_owned())
    );
    assert!(taken >= 12, "{taken}");
    assert_eq!(send("192.0.2.9", 500).await.status, 202);
}

#[tokio::test]
async fn hostile_words_are_harmless_text() {
    let blog = publishing().await;
    let bad = "<script>alert(1)</script><img src=x onerror=alert(1)>";
    let html = format!(
        "<title>{bad}</title><div class=h-entry><a class=u-in-reply-to href='{TARGET}'></a>\
         <a class=u-url href='javascript:alert(1)'></a><time class=dt-published datetime='{bad}'></time>\
         <p class='p-author h-card'><a class='u-url p-name' href='javascript:alert(1)'>&lt;img src=x onerror=alert(1)></a></p>\
         <div class=e-content>Hello{bad}<a href='javascript:alert(1)'>x</a><iframe src='//a.test'></iframe></div></div>"
    );
    blog.says("/1", &html).await;
    let thread = blog
        .until("it is there", |thread| thread["page"]["count"] == 1)
        .await;
    let html = texts_of(&thread).concat();
    for bad in ["<script", "<img", "onerror=", "<iframe"] {
        assert!(!html.contains(bad), "{bad} in {html}");
    }
    assert!(!thread.to_string().contains("javascript:"), "{thread}");
    assert!(html.contains("Hello"));
}

#[tokio::test]
async fn a_slow_page_keeps_no_other_waiting() {
    let settings = [
        "sites.moderation=publish",
        "webmention.allow_private=127.0.0.1,127.0.0.3",
    ];
    let blog = with(&settings).await;
    let slow = TcpListener::bind("127.0.0.3:0").await.unwrap();
    let source = format!("http://{}/1", slow.local_addr().unwrap());
    assert_eq!(blog.sends(&source, TARGET).await.status, 202);
    let _never_answered = slow.accept().await.unwrap();
    let other = Host::start().await;
    other.has("/1", Page::of(reply("Quick")));
    let source = format!("{}/1", other.origin());
    assert_eq!(blog.sends(&source, TARGET).await.status, 202);
    blog.has(&["Quick"]).await;
}
