//! Reactions of readers: a small set, one of each kind; repeating one removes it.

use std::net::IpAddr;
use std::sync::Arc;

use super::CommentError;
use super::rates::{LimitedAction, Rates};
use crate::keys::Keys;
use crate::{Changes as _, SiteRegistry, to_the_end};
use afterword_model::{Clock, CommentId, Invalid, Reactions, SubmissionKey};
use afterword_store::{Reacted, Reaction, Store};

/// Reactions that one network may give to one comment. It has 256 addresses or more, and some readers share an
/// address.
const PER_NETWORK: u32 = 20;

#[derive(Debug, Clone)]
pub struct Reader {
    /// A random value in the reader's browser; it proves nothing and names nobody.
    pub key: SubmissionKey,
    pub address: IpAddr,
}

#[derive(Debug, Clone)]
pub struct Totals {
    pub reactions: Reactions,
    pub mine: Vec<String>,
}

/// Readers' reactions to comments.
#[derive(Clone)]
pub struct ReaderReactions {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sites: Arc<SiteRegistry>,
    pub(crate) rates: Arc<Rates>,
    pub(crate) keys: Arc<Keys>,
    pub(crate) clock: Clock,
}

impl ReaderReactions {
    /// # Errors
    /// [`Invalid::Reaction`] for an unknown reaction of the site, [`CommentError::TooManyReactions`].
    pub async fn react(
        &self,
        id: CommentId,
        reader: Reader,
        reaction: String,
    ) -> Result<Totals, CommentError> {
        let bounded = self
            .rates
            .network(LimitedAction::Reaction, Some(reader.address));
        bounded.map_err(|_| CommentError::TooManyReactions)?;
        let comment = self.store.comment(id).await?;
        let comment = comment.ok_or(CommentError::UnknownComment)?;
        let known = &self.sites.of(&comment)?.rules.reactions;
        if !known.contains(&reaction) {
            return Err(Invalid::Reaction(known.join(" ")).into());
        }
        let given = Reaction {
            id,
            reaction,
            voter: self
                .keys
                .pseudonym("reader", reader.key.as_str().as_bytes()),
            network: self.keys.network(reader.address),
            network_limit: PER_NETWORK,
            now: self.clock.now(),
        };
        let store = Arc::clone(&self.store);
        to_the_end(async move {
            match store.react(given).await? {
                Reacted::Totals { reactions, mine } => Ok(Totals { reactions, mine }),
                Reacted::UnknownComment => Err(CommentError::UnknownComment),
                Reacted::TooMany => Err(CommentError::TooManyReactions),
            }
        })
        .await
    }
}
