//! The owner's posts on other networks, and the originals of the comments that answer them.

use jiff::Timestamp;
use rusqlite::types::Type;
use rusqlite::{Connection, Row, params};

use super::rows::{maybe_time, time};
use super::{legacy_ids, pages};
use afterword_model::{CommentId, ConversationId, KnownOriginal, Network, Original, SiteId};
use afterword_store::{Conversation, ConversationRead, Former, NewConversation, StoredOriginal};

/// Its page is created with it.
pub(super) fn begin(tx: &Connection, new: &NewConversation) -> rusqlite::Result<bool> {
    let known = tx
        .prepare_cached(
            "SELECT 1 FROM conversations WHERE network = ?1 AND server = ?2 AND post = ?3",
        )?
        .exists(params![new.network.as_str(), new.server, new.post])?;
    if known {
        return Ok(false);
    }
    let page = pages::find_or_begin(tx, new.site, &new.path, new.now)?.id;
    tx.prepare_cached(
        "INSERT INTO conversations (site, page, network, server, post, url, written, stirred, due)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8)",
    )?
    .execute(params![
        new.site,
        page,
        new.network.as_str(),
        new.server,
        new.post,
        new.url,
        new.written.as_millisecond(),
        new.now.as_millisecond(),
    ])?;
    Ok(true)
}

pub(super) fn of_network(
    conn: &Connection,
    network: Network,
) -> rusqlite::Result<Vec<Conversation>> {
    conn.prepare_cached(
        "SELECT c.id, c.site, p.path, c.network, c.server, c.post, c.url, c.written, c.stirred, c.due, c.likes, c.ended
         FROM conversations c JOIN pages p ON p.id = c.page
         WHERE c.network = ?1 ORDER BY c.written DESC, c.id DESC",
    )?
    .query_map([network.as_str()], conversation)?
    .collect()
}

fn conversation(row: &Row<'_>) -> rusqlite::Result<Conversation> {
    let word: String = row.get(3)?;
    let unknown = || {
        let problem = format!("{word} is no network").into();
        rusqlite::Error::FromSqlConversionFailure(3, Type::Text, problem)
    };
    Ok(Conversation {
        id: row.get(0)?,
        site: row.get(1)?,
        path: row.get(2)?,
        network: Network::named(&word).ok_or_else(unknown)?,
        server: row.get(4)?,
        post: row.get(5)?,
        url: row.get(6)?,
        written: time(row, 7)?,
        stirred: time(row, 8)?,
        due: time(row, 9)?,
        likes: row.get(10)?,
        ended: maybe_time(row, 11)?,
    })
}

pub(super) fn originals(
    conn: &Connection,
    conversation: ConversationId,
) -> rusqlite::Result<Vec<StoredOriginal>> {
    conn.prepare_cached(
        "SELECT o.comment, o.post, o.version, o.handle, c.status
         FROM originals o JOIN comments c ON c.id = o.comment
         WHERE o.conversation = ?1 ORDER BY o.comment",
    )?
    .query_map([conversation], |row| {
        Ok(StoredOriginal {
            known: KnownOriginal {
                comment: row.get(0)?,
                post: row.get(1)?,
                version: row.get(2)?,
                handle: row.get(3)?,
            },
            status: row.get(4)?,
        })
    })?
    .collect()
}

pub(super) fn settle(tx: &Connection, read: &ConversationRead) -> rusqlite::Result<()> {
    for known in &read.originals {
        keep_original(tx, read.id, known)?;
    }
    tx.prepare_cached(
        "UPDATE conversations SET stirred = ?2, due = ?3, likes = coalesce(?4, likes), ended = ?5 WHERE id = ?1",
    )?
    .execute(params![
        read.id,
        read.stirred.as_millisecond(),
        read.due.as_millisecond(),
        read.likes,
        read.ended.map(Timestamp::as_millisecond),
    ])?;
    sum_likes(tx, read.id)
}

/// The likes of the page of a conversation are those of all of its conversations.
pub(super) fn sum_likes(tx: &Connection, conversation: ConversationId) -> rusqlite::Result<()> {
    // A page that stays as it is stays in the caches too.
    tx.prepare_cached(
        "UPDATE pages SET likes = total.likes
         FROM (SELECT page, sum(likes) AS likes FROM conversations
               WHERE page = (SELECT page FROM conversations WHERE id = ?1) GROUP BY page) AS total
         WHERE pages.id = total.page AND pages.likes <> total.likes",
    )?
    .execute([conversation])
    .map(drop)
}

/// One that was erased has no original any more, and a conversation may be gone with its page. What the owner has written
/// here is no answer from there, though a copy of it is there. What another conversation knows is not this one's to change.
fn keep_original(
    tx: &Connection,
    conversation: ConversationId,
    known: &KnownOriginal,
) -> rusqlite::Result<()> {
    tx.prepare_cached(
        "INSERT INTO originals (comment, site, conversation, post, version, handle)
         SELECT c.id, c.site, t.id, ?3, ?4, ?5 FROM comments c JOIN conversations t ON t.id = ?2
         WHERE c.id = ?1 AND c.author_name IS NOT NULL AND c.site = t.site AND (c.source IS NOT NULL OR NOT c.owner)
         ON CONFLICT (comment) DO UPDATE SET post = excluded.post, version = excluded.version
            WHERE originals.conversation = excluded.conversation",
    )?
    .execute(params![
        known.comment,
        conversation,
        known.post,
        known.version,
        known.handle
    ])
    .map(drop)
}

/// The original of a new comment, which has just been added.
pub(super) fn add_original(
    tx: &Connection,
    (site, comment): (SiteId, CommentId),
    original: &Original,
) -> rusqlite::Result<()> {
    let mark = Former {
        source: original.source.network.as_str().to_owned(),
        id: original.mark(),
        anchor: None,
    };
    legacy_ids::name(tx, site, comment, &mark, None)?;
    let known = KnownOriginal {
        comment,
        post: original.post.clone(),
        version: original.version.clone(),
        handle: original.source.handle.clone(),
    };
    keep_original(tx, original.conversation, &known)
}
