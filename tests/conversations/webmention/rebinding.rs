//! A page whose name leads elsewhere at the second look (DNS rebinding): in a network of its own, as a stranger's page is
//! read on the usual ports alone.

use super::faults::is_over;
use super::site::{TARGET, reply, with};
use crate::sitemaps::host::{Host, Page};
use crate::sitemaps::rebinding::{NameServer, PRIVATE, PUBLIC, passes_in_a_network_of_its_own};

#[test]
fn a_page_is_read_where_its_name_has_led_when_it_was_looked_at() {
    passes_in_a_network_of_its_own("conversations::webmention::rebinding::in_a_network_of_its_own");
}

#[tokio::test]
#[ignore = "runs in a network of its own, by the test above"]
async fn in_a_network_of_its_own() {
    let names = NameServer::start();
    let public = Host::at((PUBLIC, 80).into()).await;
    let private = Host::at((PRIVATE, 80).into()).await;
    for host in [&public, &private] {
        host.has("/1", Page::of(reply("First")));
        host.has("/2", Page::of(reply("Second")));
        host.has("/moved", Page::status(302).header("location", "/2"));
    }
    // No private address may be read.
    let blog = with(&["sites.moderation=publish", "webmention.allow_private="]).await;
    let mentions = async |path: &str| {
        let source = format!("http://rebind.test{path}");
        assert_eq!(blog.sends(&source, TARGET).await.status, 202);
    };
    // A second look would find this machine.
    names.answers([PUBLIC, PRIVATE]);
    mentions("/1").await;
    blog.has(&["First"]).await;
    assert_eq!(names.left(), 1);
    // What leads here is not read, and neither is what a redirect leads to, which is looked at again.
    mentions("/2").await;
    is_over(&blog).await;
    names.answers([PUBLIC, PRIVATE]);
    mentions("/moved").await;
    is_over(&blog).await;
    assert_eq!(names.left(), 0);
    blog.has(&["First"]).await;
    assert!(private.asked().is_empty());
}
