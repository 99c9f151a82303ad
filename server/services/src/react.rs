//! Reactions of readers: a small set, one each, the same again takes it back.

use std::net::IpAddr;
use std::sync::Arc;

use super::CommentError;
use super::rates::Counted;
use crate::{App, to_the_end};
use afterword_model::SubmissionKey;
use afterword_model::{CommentId, Invalid, Reactions};
use afterword_store::{Reacted, Reaction};

/// Reactions that one network may give to one comment. It has 256 addresses or more, of which some readers
/// share one: a village, not a crowd.
const PER_NETWORK: u32 = 20;

#[derive(Debug, Clone)]
pub struct Reader {
    /// What the reader's browser keeps; it proves nothing and names nobody.
    pub key: SubmissionKey,
    pub address: IpAddr,
}

#[derive(Debug, Clone)]
pub struct Totals {
    pub reactions: Reactions,
    pub mine: Vec<String>,
}

/// # Errors
/// [`Invalid::Reaction`] for one that the site does not have, [`CommentError::TooManyReactions`].
pub async fn react(
    app: Arc<App>,
    id: CommentId,
    reader: Reader,
    reaction: String,
) -> Result<Totals, CommentError> {
    let bounded = app
        .rates
        .network(&app, Counted::Reaction, Some(reader.address));
    bounded.map_err(|_| CommentError::TooManyReactions)?;
    let comment = app.store.comment(id).await?;
    let comment = comment.ok_or(CommentError::UnknownComment)?;
    let known = &app.site_of(&comment)?.rules.reactions;
    if !known.contains(&reaction) {
        return Err(Invalid::Reaction(known.join(" ")).into());
    }
    let given = Reaction {
        id,
        reaction,
        voter: app.keys.pseudonym("reader", reader.key.as_str().as_bytes()),
        network: app.keys.network(reader.address),
        network_limit: PER_NETWORK,
        now: app.clock.now(),
    };
    to_the_end(async move {
        match app.store.react(given).await? {
            Reacted::Totals { reactions, mine } => Ok(Totals { reactions, mine }),
            Reacted::UnknownComment => Err(CommentError::UnknownComment),
            Reacted::TooMany => Err(CommentError::TooManyReactions),
        }
    })
    .await
}
