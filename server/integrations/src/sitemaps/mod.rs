//! The pages of a site, according to its own sitemap (<https://www.sitemaps.org/protocol.html>), so that nobody
//! comments on pages that don't exist.
//!
//! - `worker`: reads the sitemaps from time to time. `fetch`: reads one site's, with all its files; `body`: as it
//!   arrives.
//! - `read`: parses one file; `bounded`: limits its length. `error`: why reading failed.
//!
//! The result is kept only in memory, as hashes (`services::sitemaps`). No page is requested, and no reader waits for
//! another server. Not here: what follows for a comment on an unknown page (`spam`, `services::submit`).

mod body;
mod bounded;
mod error;
mod fetch;
mod read;
mod worker;

use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;

use jiff::Timestamp;
use url::Url;

pub use error::SitemapError;
pub use read::Broken;
pub use worker::Worker;

use self::fetch::{Map, Reader};
use afterword_model::{PagePath, Site};
use afterword_outgoing::Client;
use afterword_services::sitemaps::PageNames as _;

/// Reads a site's sitemap once, as the worker does; returns the number of pages in it.
///
/// # Errors
/// [`SitemapError`].
pub async fn try_read(way: &Client, site: &Arc<Site>, place: &Url) -> Result<usize, SitemapError> {
    let names = names(way, site, place).await?;
    Ok(names.map.pages())
}

/// The pages of a sitemap.
pub struct Names {
    hasher: RandomState,
    map: Map,
}

impl Names {
    #[must_use]
    pub fn has(&self, path: &PagePath) -> bool {
        self.map.names(self.hasher.hash_one(path.key()))
    }
}

/// Reads a site's sitemap once, for a command that asks about many pages.
///
/// # Errors
/// [`SitemapError`].
pub async fn names(way: &Client, site: &Arc<Site>, place: &Url) -> Result<Names, SitemapError> {
    let hasher = RandomState::new();
    let reader = Reader::new(way, &hasher, site);
    let map = reader.read(place, None, Timestamp::now()).await?;
    Ok(Names { hasher, map })
}
