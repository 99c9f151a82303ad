//! Accounts on other networks: whether they are found, and whether their posts are about pages.

use super::finding::Findings;
use afterword_config::Config;
use afterword_integrations::conversations::{LookedAt, SeenPosts, look, try_own_posts};
use afterword_integrations::own_site;
use afterword_model::Sites;

pub(super) async fn check(config: &Config, sites: &Sites) -> Findings {
    let mut findings = Findings::of("conversations");
    let all = match look(config, sites).await {
        Ok(all) => all,
        Err(error) => {
            let advice = "this build of Afterword is broken: install it anew";
            findings.failure("prepare TLS", error.to_string(), advice);
            return findings;
        }
    };
    for looked in all {
        read(&looked, &mut findings);
        write(&looked, &mut findings);
    }
    let has_accounts = !config.mastodon.accounts.is_empty() || !config.bluesky.accounts.is_empty();
    if has_accounts {
        own_posts(config, sites, &mut findings).await;
    }
    findings
}

/// The files of the sites that name posts.
async fn own_posts(config: &Config, sites: &Sites, findings: &mut Findings) {
    for site in sites.all().iter().filter(|site| !site.rules.retired) {
        let Some(place) = site.own_posts() else {
            continue;
        };
        let tried = format!("read the posts that {} names in {place}", site.key);
        let client = match own_site::client(config) {
            Ok(client) => client,
            Err(error) => {
                let advice = "this build of Afterword is broken: install it anew";
                return findings.failure(tried, error.to_string(), advice);
            }
        };
        match try_own_posts(&client, site, &place).await {
            Ok(posts) => findings.fine(tried, format!("it names {posts}")),
            Err(error) => findings.failure(tried, error.to_string(), error.advice()),
        }
    }
}

fn read(looked: &LookedAt, findings: &mut Findings) {
    let network = looked.network;
    let tried = format!(
        "read the posts of {} on {}",
        looked.account,
        network.title()
    );
    match &looked.seen {
        Ok(SeenPosts {
            posts,
            about_pages: 0,
        }) => findings.fine(
            tried,
            format!(
                "none of its {posts} newest posts links to an article: answers come once one does"
            ),
        ),
        Ok(SeenPosts { posts, about_pages }) => findings.fine(
            tried,
            format!("{about_pages} of its {posts} newest posts link to articles"),
        ),
        Err(error) => findings.failure(tried, error.to_string(), error.advice(network)),
    }
}

fn write(looked: &LookedAt, findings: &mut Findings) {
    let network = looked.network;
    let tried = format!("answer as {} on {}", looked.account, network.title());
    match &looked.writes {
        None => {}
        Some(Ok(())) => findings.fine(tried, "it may: nothing was posted"),
        Some(Err(error)) => {
            findings.failure(tried, error.to_string(), error.advice_to_writer(network));
        }
    }
}
