//! A look at the owner's accounts, for the doctor: nothing is stored.

use afterword_config::Config;
use afterword_model::{Clock, Network, Sites};
use afterword_outgoing::SetupError;

use super::error::NetworkError;
use super::server::{Accounts, Server};
use crate::{bluesky, mastodon, webmention};

/// What is there of an account.
#[derive(Debug)]
pub struct LookedAt {
    pub network: Network,
    pub account: String,
    pub seen: Result<SeenPosts, NetworkError>,
    /// Whether answers could be posted there, where the settings say so.
    pub writes: Option<Result<(), NetworkError>>,
}

/// The newest posts of an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeenPosts {
    pub posts: usize,
    /// How many of them are about a page.
    pub about_pages: usize,
}

/// Asks for the newest posts of all accounts in the settings.
///
/// # Errors
/// [`SetupError`].
pub async fn look(config: &Config, sites: &Sites) -> Result<Vec<LookedAt>, SetupError> {
    let clock = Clock::default();
    let of = |network: Network| -> Result<Accounts, SetupError> {
        match network {
            Network::Mastodon => mastodon::accounts(config, &clock),
            Network::Bluesky => bluesky::accounts(config, &clock),
            Network::Webmention => webmention::accounts(config, &clock),
        }
    };
    let mut all = Vec::new();
    for network in Network::ALL {
        for (account, server) in of(network)? {
            all.push(LookedAt {
                network,
                seen: seen(&*server, &account, sites).await,
                writes: match server.writer() {
                    Some(writer) => Some(writer.check().await),
                    None => None,
                },
                account,
            });
        }
    }
    Ok(all)
}

async fn seen(
    server: &dyn Server,
    account: &str,
    sites: &Sites,
) -> Result<SeenPosts, NetworkError> {
    let id = server.account(account).await?;
    let read = server.posts(&id, None, None).await?;
    let posts = read.map(|read| read.value.posts).unwrap_or_default();
    let is_about = |link: &url::Url| sites.page_at(link).is_some();
    let about = posts.iter().filter(|post| post.begins());
    let about = about.filter(|post| post.links().iter().any(is_about));
    Ok(SeenPosts {
        about_pages: about.count(),
        posts: posts.len(),
    })
}
