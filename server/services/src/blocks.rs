//! Blocks without a comment: by a name, an address, a network's address, or a host.

use std::net::IpAddr;
use std::sync::Arc;

use data_encoding::HEXLOWER;
use url::Url;

use super::CommentError;
use crate::keys::Keys;
use afterword_config::Live;
use afterword_model::policy::Limits;
use afterword_model::{Clock, Decider, DisplayName, EmailAddress, Invalid, Site, SiteId};
use afterword_store::{Block, BlockKind, NewBlock, Store, StoreResult};

/// As [`Features::hosts_and_above`] names them; a page's address counts as its host.
///
/// [`Features::hosts_and_above`]: afterword_spam::Features::hosts_and_above
fn host(value: &str) -> Result<String, Invalid> {
    let value = value.trim().trim_end_matches('.');
    let whole = if value.contains("://") {
        value.to_owned()
    } else {
        format!("https://{value}")
    };
    let url = Url::parse(&whole).map_err(|_| Invalid::Host)?;
    let host = url.host_str().filter(|host| host.contains(['.', ':']));
    Ok(host.ok_or(Invalid::Host)?.to_lowercase())
}

/// Blocks that owners add directly.
#[derive(Clone)]
pub struct Blocks {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) keys: Arc<Keys>,
    pub(crate) limits: Live<Limits>,
    pub(crate) clock: Clock,
}

impl Blocks {
    /// Blocks `value` on the site; repeating it changes nothing.
    ///
    /// # Errors
    /// [`Invalid`]: not a name, mail address, IP address or host; an error of the store.
    pub async fn add(
        &self,
        by: &Decider,
        site: &Site,
        kind: BlockKind,
        value: &str,
    ) -> Result<Block, CommentError> {
        let value = match kind {
            BlockKind::Name => {
                let name = DisplayName::parse(value, self.limits.current().name)?;
                name.as_str().to_lowercase()
            }
            BlockKind::Email => EmailAddress::parse(value)?.as_str().to_lowercase(),
            BlockKind::Host => host(value)?,
            BlockKind::Network => {
                let address: IpAddr = value.trim().parse().map_err(|_| Invalid::Address)?;
                HEXLOWER.encode(&self.keys.network(address))
            }
        };
        let block = NewBlock {
            site: site.id,
            kind,
            value,
            by: by.name.clone(),
            now: self.clock.now(),
        };
        Ok(self.store.add_block(block).await?)
    }
    /// Removes a block; `false` if none of these sites has it.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn remove(&self, id: i64, sites: Vec<SiteId>) -> StoreResult<bool> {
        self.store.remove_block(id, sites).await
    }
}
