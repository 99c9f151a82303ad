//! Who may not write, said without a comment: by a name, an address, or the address of a network.

use std::net::IpAddr;

use data_encoding::HEXLOWER;

use super::{CommentError, Decider, DisplayName, EmailAddress, Invalid, Site};
use crate::app::App;
use crate::store::{Block, BlockKind, NewBlock};

/// Blocks `value` on the site; blocked twice is blocked once.
///
/// # Errors
/// [`Invalid`]: no name, no mail address, no IP address; what the store can't do.
pub async fn add(
    app: &App,
    by: &Decider,
    site: &Site,
    kind: BlockKind,
    value: &str,
) -> Result<Block, CommentError> {
    let value = match kind {
        BlockKind::Name => {
            let name = DisplayName::parse(value, app.config.limits.name)?;
            name.as_str().to_lowercase()
        }
        BlockKind::Email => EmailAddress::parse(value)?.as_str().to_lowercase(),
        BlockKind::Network => {
            let address: IpAddr = value.trim().parse().map_err(|_| Invalid::Address)?;
            HEXLOWER.encode(&app.keys.network(address))
        }
    };
    let block = NewBlock {
        site: site.id,
        kind,
        value,
        by: by.name.clone(),
        now: app.clock.now(),
    };
    Ok(app.store.add_block(block).await?)
}
