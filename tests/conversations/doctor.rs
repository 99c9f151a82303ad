//! The doctor looks at the owner's accounts on other networks.

use serde_json::json;

use crate::cli::Home;
use crate::sitemaps::host::{Host, Page};

const LOOKUP: &str = "/api/v1/accounts/lookup?acct=me";
const POSTS: &str = "/api/v1/accounts/1/statuses?limit=40&exclude_reblogs=true";
const OWN: &str = "/api/v1/accounts/verify_credentials";
const PROFILE: &str = "/xrpc/app.bsky.actor.getProfile?actor=me%2Etest";
const FEED: &str =
    "/xrpc/app.bsky.feed.getAuthorFeed?actor=did%3Aplc%3Ame&limit=50&filter=posts%5Fno%5Freplies";

fn page(json: &serde_json::Value) -> Page {
    Page::of(json.to_string()).header("content-type", "application/json")
}

#[tokio::test(flavor = "multi_thread")]
async fn accounts_are_looked_for_and_it_is_said_how_many_posts_are_about_articles() {
    let host = Host::start().await;
    let home = Home::begun();
    let doctor = || {
        let line = format!(
            "doctor --json --set outgoing.allow_private=127.0.0.1 --set mastodon.accounts={0}/@me \
             --set bluesky.accounts=me.test --set bluesky.appview={0} --set webmention.domains=blog.test \
             --set webmention.token=secret --set webmention.relay={0} --set mastodon.write_token=secret \
             --set bluesky.password=secret --set bluesky.pds={0}",
            host.origin()
        );
        tokio::task::block_in_place(|| home.run(&line)).out
    };
    let unknown = doctor();
    for words in [
        "read the posts of me on Mastodon",
        "read the posts of me.test on Bluesky",
        "whether it is where the account's profile is",
        "bluesky.appview",
        "read the posts of blog.test on the relay of webmentions",
        "webmention.relay",
        "answer as me on Mastodon",
        "answer as me.test on Bluesky",
    ] {
        assert!(unknown.contains(words), "{words} in {unknown}");
    }
    let status = |id: &str, page: &str| {
        json!({"id": id, "created_at": "2026-01-01T00:00:00Z", "visibility": "public", "account": {"id": "1"},
            "content": format!("<p><a href=\"https://blog.test{page}\">It</a></p>")})
    };
    host.has(LOOKUP, page(&json!({"id": "1"})));
    let posts = [status("1", "/posts/a/"), status("2", "/")];
    host.has(POSTS, page(&json!(posts)));
    let own = |name: &str| page(&json!({"id": "1", "username": name}));
    host.has(OWN, own("somebody"));
    let session = json!({"did": "did:plc:me", "accessJwt": "secret"});
    host.has("/xrpc/com.atproto.server.createSession", page(&session));
    host.has(PROFILE, page(&json!({"did": "did:plc:me"})));
    host.has(FEED, page(&json!({"feed": []})));
    let mention = json!({"wm-id": 1, "wm-source": "https://a.test/", "wm-target": "https://blog.test/posts/a/",
        "wm-received": "2026-01-01T00:00:00Z", "wm-property": "like-of"});
    let list = "/api/mentions.jf2?domain=blog%2Etest&token=secret";
    for part in ["&per-page=1&page=0", "&per-page=100&page=0"] {
        host.has(
            &format!("{list}{part}"),
            page(&json!({"children": [mention]})),
        );
    }
    let other = doctor();
    let said = "its token to write with is that of @somebody, which is none of the accounts in the settings";
    assert!(other.contains(said), "{other}");
    assert!(other.contains("mastodon.write_token_file"), "{other}");
    host.has(OWN, own("me"));
    let found = doctor();
    assert_eq!(
        found.matches("it may: nothing was posted").count(),
        2,
        "{found}"
    );
    for words in [
        "1 of its 2 newest posts link to articles",
        "none of its 0 newest posts links to an article",
        "1 of its 1 newest posts link to articles",
    ] {
        assert!(found.contains(words), "{words} in {found}");
    }
}
