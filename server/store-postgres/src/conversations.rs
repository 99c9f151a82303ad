//! The owner's posts on other networks, and the originals of the comments that answer them.

use jiff::Timestamp;
use tokio_postgres::Row;

use super::failure::{Failure, Sql};
use super::locks::{Lock, take_all};
use super::sql::{Columns as _, Db, Param};
use super::{legacy_ids, locks, pages};
use afterword_model::{CommentId, ConversationId, KnownOriginal, Network, Original, SiteId};
use afterword_store::{Conversation, ConversationRead, Former, NewConversation, StoredOriginal};

/// Its page is created with it.
pub(super) async fn begin(db: &Db, new: &NewConversation) -> Sql<bool> {
    take_all(db, vec![Lock::Site(new.site)]).await?;
    let sql =
        "SELECT 1::bigint FROM conversations WHERE network = $1 AND server = $2 AND post = $3";
    let network = new.network.as_str();
    let post: [&dyn Param; 3] = [&network, &new.server, &new.post];
    let known = db.maybe(sql, &post, |row| row.at::<i64>(0)).await?;
    if known.is_some() {
        return Ok(false);
    }
    let page = pages::find_or_begin(db, new.site, &new.path, new.now)
        .await?
        .id;
    let begun = db
        .execute(
        "INSERT INTO conversations (site, page, network, server, post, url, written, stirred, due)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8) ON CONFLICT DO NOTHING",
        &[
            &new.site,
            &page,
            &network,
            &new.server,
            &new.post,
            &new.url,
            &new.written.as_millisecond(),
            &new.now.as_millisecond(),
        ],
    )
    .await?;
    Ok(begun > 0)
}

pub(super) async fn of_network(db: &Db, network: Network) -> Sql<Vec<Conversation>> {
    let sql = "SELECT c.id, c.site, p.path, c.network, c.server, c.post, c.url, c.written, c.stirred, c.due, c.likes,
            c.ended
         FROM conversations c JOIN pages p ON p.site = c.site AND p.id = c.page
         WHERE c.network = $1 ORDER BY c.written DESC, c.id DESC";
    db.all(sql, &[&network.as_str()], conversation).await
}

fn conversation(row: &Row) -> Sql<Conversation> {
    let network = Network::named(row.at(3)?);
    Ok(Conversation {
        id: row.at(0)?,
        site: row.at(1)?,
        path: row.at(2)?,
        network: network.ok_or_else(|| Failure::unreadable("a network is unknown"))?,
        server: row.at(4)?,
        post: row.at(5)?,
        url: row.at(6)?,
        written: row.time(7)?,
        stirred: row.time(8)?,
        due: row.time(9)?,
        likes: row.number(10)?,
        ended: row.maybe_time(11)?,
    })
}

pub(super) async fn originals(db: &Db, conversation: ConversationId) -> Sql<Vec<StoredOriginal>> {
    let sql = "SELECT o.comment, o.post, o.version, o.handle, c.status
         FROM originals o JOIN comments c ON c.site = o.site AND c.id = o.comment
         WHERE o.conversation = $1 ORDER BY o.comment";
    db.all(sql, &[&conversation], |row| {
        Ok(StoredOriginal {
            known: KnownOriginal {
                comment: row.at(0)?,
                post: row.at(1)?,
                version: row.at(2)?,
                handle: row.at(3)?,
            },
            status: row.at(4)?,
        })
    })
    .await
}

pub(super) async fn settle(db: &Db, read: &ConversationRead) -> Sql<()> {
    let sql = "SELECT site FROM conversations WHERE id = $1";
    if !locks::take_site_of_row(db, sql, &read.id).await? {
        return Ok(());
    }
    for known in &read.originals {
        keep_original(db, read.id, known).await?;
    }
    db.change(
        "UPDATE conversations SET stirred = $2, due = $3, likes = coalesce($4, likes), ended = $5 WHERE id = $1",
        &[
            &read.id,
            &read.stirred.as_millisecond(),
            &read.due.as_millisecond(),
            &read.likes.map(i64::from),
            &read.ended.map(Timestamp::as_millisecond),
        ],
    )
    .await?;
    sum_likes(db, read.id).await
}

/// The likes of the page of a conversation are those of all of its conversations.
pub(super) async fn sum_likes(db: &Db, conversation: ConversationId) -> Sql<()> {
    // A page that stays as it is stays in the caches too.
    let totals = "UPDATE pages SET likes = total.likes
         FROM (SELECT site, page, sum(likes)::bigint AS likes FROM conversations
               WHERE page = (SELECT page FROM conversations WHERE id = $1) GROUP BY site, page) AS total
         WHERE pages.site = total.site AND pages.id = total.page AND pages.likes <> total.likes";
    db.change(totals, &[&conversation]).await
}

/// One that was erased has no original any more, and a conversation may be gone with its page. What the owner has written
/// here is no answer from there, though a copy of it is there. What another conversation knows is not this one's to change.
async fn keep_original(db: &Db, conversation: ConversationId, known: &KnownOriginal) -> Sql<()> {
    db.change(
        "INSERT INTO originals (comment, site, conversation, post, version, handle)
         SELECT c.id, c.site, t.id, $3, $4, $5
         FROM conversations t JOIN comments c ON c.site = t.site AND c.id = $1
         WHERE t.id = $2 AND c.author_name IS NOT NULL AND (c.source IS NOT NULL OR NOT c.owner)
         ON CONFLICT (site, comment) DO UPDATE SET post = excluded.post, version = excluded.version
            WHERE originals.conversation = excluded.conversation",
        &[
            &known.comment,
            &conversation,
            &known.post,
            &known.version,
            &known.handle,
        ],
    )
    .await
}

/// The original of a new comment, which has just been added.
pub(super) async fn add_original(
    db: &Db,
    (site, comment): (SiteId, CommentId),
    original: &Original,
) -> Sql<()> {
    let mark = Former {
        source: original.source.network.as_str().to_owned(),
        id: original.mark(),
        anchor: None,
    };
    legacy_ids::name(db, site, comment, &mark, None).await?;
    let known = KnownOriginal {
        comment,
        post: original.post.clone(),
        version: original.version.clone(),
        handle: original.source.handle.clone(),
    };
    keep_original(db, original.conversation, &known).await
}
