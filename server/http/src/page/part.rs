//! Reading the part of a thread that a page shows.

use std::collections::HashMap;
use std::sync::Arc;

use uuid::Uuid;

use super::form::is_on;
use super::tree;
use crate::contexts::ReaderServices;
use afterword_model::{Comment, CommentId, Site};
use afterword_services::CommentError;
use afterword_services::thread::{Thread, ThreadRequest};
use afterword_store::Cursor;

/// How many parents are followed to find a comment's position; deeper ones are shown from the beginning.
const CLIMB: usize = 100;

pub(super) struct Part {
    pub thread: Thread,
    /// It does not begin with the thread's first comment.
    pub later: bool,
}

/// The requested part; if it lacks the comment `at`, the part that begins with it.
///
/// # Errors
/// An error of the store.
pub(super) async fn around(
    services: &ReaderServices,
    site: &Arc<Site>,
    ask: ThreadRequest,
    at: Option<CommentId>,
) -> Result<Part, CommentError> {
    let thread = services.threads.read(site, ask.clone()).await?;
    let lacks = |id: &CommentId| thread.comments.iter().all(|comment| comment.id != *id);
    if let Some(id) = at.filter(lacks)
        && let Some(cursor) = cursor_before(services, site, &thread.path, id).await?
    {
        let after = Some(cursor);
        let thread = services
            .threads
            .read(site, ThreadRequest { after, ..ask })
            .await?;
        return Ok(Part {
            thread,
            later: true,
        });
    }
    let later = ask.after.is_some();
    Ok(Part { thread, later })
}

/// The cursor at which a thread continues with this comment; `None` if it is not published on this page.
async fn cursor_before(
    services: &ReaderServices,
    site: &Site,
    path: &str,
    id: CommentId,
) -> Result<Option<Cursor>, CommentError> {
    let found = services.store.comment(id).await?;
    let Some(comment) = found.filter(|comment| is_on(comment, site, path)) else {
        return Ok(None);
    };
    let mut root = comment;
    for _ in 0..CLIMB {
        let Some(parent) = root.parent else {
            return Ok(Some(Cursor {
                pinned: root.pinned,
                score: root.score,
                root: root.id,
                last: CommentId(Uuid::from_u128(id.0.as_u128().saturating_sub(1))),
            }));
        };
        match services.store.comment(parent).await? {
            Some(parent) => root = parent,
            None => return Ok(None),
        }
    }
    Ok(None)
}

/// Parents of comments in this part that are in another part.
///
/// # Errors
/// An error of the store.
pub(super) async fn elsewhere(
    services: &ReaderServices,
    comments: &[Comment],
) -> Result<HashMap<CommentId, Comment>, CommentError> {
    let mut found = HashMap::new();
    for id in tree::absent(comments) {
        if let Some(comment) = services.store.comment(id).await? {
            found.insert(id, comment);
        }
    }
    Ok(found)
}
