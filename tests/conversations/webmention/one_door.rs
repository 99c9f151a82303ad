//! Pages on different hosts whose webmentions one host takes: in a network of its own, as private hosts take none for others.

use std::net::Ipv4Addr;
use std::process::Command;
use std::time::Duration;

use afterword_testkit::until_async;

use super::site::with;
use crate::sitemaps::host::{Host, Page};
use crate::sitemaps::rebinding::{PUBLIC, passes_in_a_network_of_its_own};

const SITES: [Ipv4Addr; 2] = [
    Ipv4Addr::new(93, 184, 215, 15),
    Ipv4Addr::new(93, 184, 215, 16),
];

#[test]
fn a_host_that_takes_webmentions_for_many_rests_between_them() {
    passes_in_a_network_of_its_own("conversations::webmention::one_door::in_a_network_of_its_own");
}

#[tokio::test]
#[ignore = "runs in a network of its own, by the test above"]
async fn in_a_network_of_its_own() {
    let door = Host::at((PUBLIC, 80).into()).await;
    door.has("/take", Page::status(202));
    let mut hosts = Vec::new();
    for site in SITES {
        let address = format!("{site}/32");
        let added = Command::new("ip")
            .args(["addr", "add", &address, "dev", "lo"])
            .status();
        assert!(added.unwrap().success());
        let host = Host::at((site, 80).into()).await;
        let page = format!("<link rel=webmention href=http://{PUBLIC}/take>");
        host.has("/", Page::of(page));
        hosts.push(host);
    }
    let blog = with(&["sites.send_webmentions=true", "sites.moderation=publish"]).await;
    let [one, other] = SITES;
    blog.answers(&format!("See http://{one}/ and http://{other}/"))
        .await;
    let store = &blog.world.server.app.store;
    let next = async || store.next_sent_webmention_due().await.unwrap();
    // The owner has time to undo.
    blog.world.server.pass(Duration::from_secs(20));
    let rest = blog.world.server.app.clock.now() + Duration::from_secs(5);
    until_async(
        "the second one waits until the host has rested",
        async || {
            // From one webmention to the next a second passes on the machine's clock, none on this one.
            door.posted().len() == 1 && next().await == Some(rest)
        },
    )
    .await;
    assert_eq!(hosts[0].times("/") + hosts[1].times("/"), 2);
    blog.world.server.pass(Duration::from_secs(5));
    until_async("both are told", async || next().await.is_none()).await;
    assert_eq!(door.posted().len(), 2);
    let read: Vec<usize> = hosts.iter().map(|host| host.times("/")).collect();
    assert!(matches!(read[..], [1, 2] | [2, 1]), "{read:?}");
}
