//! Reading a thread, and the cursor by which it goes on.

use std::sync::Arc;

use data_encoding::BASE64URL_NOPAD;
use uuid::Uuid;

use super::{ClosedBy, Comment, CommentError, CommentId, Invalid, PagePath, Site};
use crate::app::App;
use crate::config::Sort;
use crate::store::{Cursor, ThreadQuery};

/// A thread as a reader asks for it.
#[derive(Debug, Clone)]
pub struct Ask {
    pub path: PagePath,
    pub sort: Sort,
    pub after: Option<Cursor>,
    pub limit: u32,
}

#[derive(Debug, Clone)]
pub struct Thread {
    /// The page's path as it is today: an alias leads to the new one.
    pub path: String,
    pub title: String,
    pub closed: Option<ClosedBy>,
    /// Approved comments of the whole page.
    pub count: u32,
    pub comments: Vec<Comment>,
    pub next: Option<String>,
}

/// # Errors
/// What the store can't do.
pub async fn read(app: &App, site: &Arc<Site>, ask: Ask) -> Result<Thread, CommentError> {
    let asked_path = ask.path.as_str().to_owned();
    let part = app
        .store
        .thread(ThreadQuery {
            site: site.id,
            path: ask.path,
            sort: ask.sort,
            after: ask.after,
            limit: ask.limit,
        })
        .await?;
    let next = part.next.map(|cursor| encode(&cursor));
    let Some(page) = part.page else {
        return Ok(Thread {
            path: asked_path,
            title: String::new(),
            closed: None,
            count: 0,
            comments: Vec::new(),
            next: None,
        });
    };
    let old = site.begun_before(app.clock.now());
    let closed = if page.closed {
        Some(ClosedBy::Owner)
    } else if old.is_some_and(|instant| page.first_seen < instant) {
        Some(ClosedBy::Age)
    } else {
        None
    };
    Ok(Thread {
        path: page.path,
        title: page.title,
        closed,
        count: page.count,
        comments: part.comments,
        next,
    })
}

const CURSOR_BYTES: usize = 1 + 4 + 16 + 16;

/// The cursor as an opaque word.
fn encode(cursor: &Cursor) -> String {
    let mut bytes = Vec::with_capacity(CURSOR_BYTES);
    bytes.push(u8::from(cursor.pinned));
    bytes.extend(cursor.score.to_be_bytes());
    bytes.extend(cursor.root.0.as_bytes());
    bytes.extend(cursor.last.0.as_bytes());
    BASE64URL_NOPAD.encode(&bytes)
}

/// # Errors
/// [`Invalid::Cursor`] for anything that [`Thread::next`] has not given.
pub fn parse_cursor(word: &str) -> Result<Cursor, Invalid> {
    let bytes = BASE64URL_NOPAD
        .decode(word.as_bytes())
        .map_err(|_| Invalid::Cursor)?;
    let bytes: [u8; CURSOR_BYTES] = bytes.try_into().map_err(|_| Invalid::Cursor)?;
    let [pinned, a, b, c, d, ids @ ..] = bytes;
    let id = |part: &[u8]| {
        Uuid::from_slice(part)
            .map(CommentId)
            .map_err(|_| Invalid::Cursor)
    };
    Ok(Cursor {
        pinned: pinned != 0,
        score: u32::from_be_bytes([a, b, c, d]),
        root: id(&ids[..16])?,
        last: id(&ids[16..])?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_comes_back_as_it_was_given() {
        let id = CommentId(Uuid::from_u128(7));
        let cursor = Cursor {
            pinned: true,
            score: 70_000,
            root: id,
            last: CommentId(Uuid::from_u128(8)),
        };
        assert_eq!(parse_cursor(&encode(&cursor)), Ok(cursor));
        for bad in ["", "x", "AAAA", "%%%", &"A".repeat(500)] {
            assert_eq!(parse_cursor(bad), Err(Invalid::Cursor), "{bad}");
        }
    }
}
