//! Reads all data for an export, and reads and writes a site's data beside pages and comments.

use std::collections::HashMap;

use tokio_postgres::Row;

use super::failure::Sql;
use super::locks::{Lock, take_all};
use super::rows::{BEHIND_COMMENT, COMMENT_COLUMNS, COMMENTS_ON_PAGES, comment};
use super::sql::{Columns as _, Db};
use super::{audit, legacy_ids, load, pages, reports};
use afterword_model::{CommentId, EmailAddress, ImportNumber, PagePath, SiteId};
use afterword_store::{
    ExportQuery, Extra, Extras, ExtrasAfter, Former, OWN_SOURCE, Recorded, RecordedAddress,
    RecordedBlock, RecordedDecision, RecordedFollow, Vote,
};

/// Four statements for any number of comments.
pub(super) async fn export(db: &Db, query: &ExportQuery) -> Sql<Vec<Recorded>> {
    let after = query.after.unwrap_or(CommentId(uuid::Uuid::nil()));
    let sql = format!(
        "SELECT {COMMENT_COLUMNS}, c.page_title, c.status_before, c.submission, c.notify, c.network, c.follow
         FROM {COMMENTS_ON_PAGES} WHERE c.site = $1 AND c.id > $2 ORDER BY c.id LIMIT $3"
    );
    let limit = i64::from(query.limit);
    let mut found = db
        .all(&sql, &[&query.site, &after, &limit], recorded)
        .await?;
    let ids: Vec<CommentId> = found.iter().map(|recorded| recorded.comment.id).collect();
    let mut decisions = by_comment(decisions(db, &ids).await?);
    let mut votes = by_comment(votes(db, &ids).await?);
    let mut formers = by_comment(formers(db, &ids).await?);
    let reports = reports::of_comments(db, &ids).await?;
    let mut reports = by_comment(
        reports
            .into_iter()
            .map(|report| (report.comment, report))
            .collect(),
    );
    for recorded in &mut found {
        let id = &recorded.comment.id;
        recorded.decisions = decisions.remove(id).unwrap_or_default();
        recorded.votes = votes.remove(id).unwrap_or_default();
        recorded.formers = formers.remove(id).unwrap_or_default();
        recorded.reports = reports.remove(id).unwrap_or_default();
    }
    Ok(found)
}

fn by_comment<T>(rows: Vec<(CommentId, T)>) -> HashMap<CommentId, Vec<T>> {
    let mut sorted = HashMap::<CommentId, Vec<T>>::new();
    for (comment, row) in rows {
        sorted.entry(comment).or_default().push(row);
    }
    sorted
}

fn recorded(row: &Row) -> Sql<Recorded> {
    Ok(Recorded {
        comment: comment(row)?,
        told_title: row.at(BEHIND_COMMENT)?,
        status_before: row.at(BEHIND_COMMENT + 1)?,
        submission: row.maybe_bytes(BEHIND_COMMENT + 2)?,
        notify: row.at(BEHIND_COMMENT + 3)?,
        network: row.at(BEHIND_COMMENT + 4)?,
        follow: row.at(BEHIND_COMMENT + 5)?,
        decisions: Vec::new(),
        votes: Vec::new(),
        formers: Vec::new(),
        reports: Vec::new(),
    })
}

async fn decisions(db: &Db, ids: &[CommentId]) -> Sql<Vec<(CommentId, RecordedDecision)>> {
    let sql = format!(
        "SELECT {}, text_before, html_before, pinned_before, blocked, unblocked, comment
         FROM decisions WHERE comment = ANY($1) ORDER BY id",
        audit::COLUMNS
    );
    db.all(&sql, &[&ids], |row| {
        let decision = RecordedDecision {
            decision: audit::decision(row)?,
            text_before: row.at(8)?,
            html_before: row.at(9)?,
            pinned_before: row.at(10)?,
            blocked: load::marks(row, 11)?,
            unblocked: load::marks(row, 12)?,
        };
        Ok((row.at(13)?, decision))
    })
    .await
}

async fn votes(db: &Db, ids: &[CommentId]) -> Sql<Vec<(CommentId, Vote)>> {
    let sql = "SELECT comment, reaction, voter, network, at FROM reactions WHERE comment = ANY($1)
         ORDER BY voter, reaction";
    db.all(sql, &[&ids], |row| {
        let vote = Vote {
            reaction: row.at(1)?,
            voter: row.bytes(2)?,
            network: row.maybe_bytes(3)?,
            at: row.time(4)?,
        };
        Ok((row.at(0)?, vote))
    })
    .await
}

/// Without the id that the comment has here anyway.
async fn formers(db: &Db, ids: &[CommentId]) -> Sql<Vec<(CommentId, Former)>> {
    let sql = "SELECT comment, source, former, anchor FROM former_comments
         WHERE comment = ANY($1) AND source <> $2 ORDER BY source, former";
    db.all(sql, &[&ids, &OWN_SOURCE], |row| {
        let former = Former {
            source: row.at(1)?,
            id: row.at(2)?,
            anchor: row.at(3)?,
        };
        Ok((row.at(0)?, former))
    })
    .await
}

pub(super) async fn read(db: &Db, site: SiteId, after: &ExtrasAfter, limit: u32) -> Sql<Extras> {
    let (placed, behind) = match after {
        ExtrasAfter::Address(id) => (
            addresses(db, site, *id, limit).await?,
            Some(ExtrasAfter::Follow(0)),
        ),
        ExtrasAfter::Follow(id) => (
            follows(db, site, *id, limit).await?,
            Some(ExtrasAfter::Block(0)),
        ),
        ExtrasAfter::Block(id) => {
            let (source, former) = Default::default();
            let behind = ExtrasAfter::Former { source, id: former };
            (blocks(db, site, *id, limit).await?, Some(behind))
        }
        ExtrasAfter::Former { source, id } => {
            let behind = ExtrasAfter::PageVote {
                page: 0,
                voter: [0; 16],
                reaction: String::new(),
            };
            (erased(db, site, (source, id), limit).await?, Some(behind))
        }
        ExtrasAfter::PageVote {
            page,
            voter,
            reaction,
        } => (
            page_votes(db, site, (*page, voter, reaction), limit).await?,
            None,
        ),
    };
    let is_full = placed.len() == limit as usize;
    let (found, mut places): (Vec<Extra>, Vec<ExtrasAfter>) = placed.into_iter().unzip();
    Ok(Extras {
        found,
        next: if is_full { places.pop() } else { behind },
    })
}

type Placed = (Extra, ExtrasAfter);

async fn addresses(db: &Db, site: SiteId, after: i64, limit: u32) -> Sql<Vec<Placed>> {
    let sql = "SELECT id, email, confirmed, stopped, asked, asks, bounces FROM addresses
         WHERE site = $1 AND id > $2 ORDER BY id LIMIT $3";
    db.all(sql, &[&site, &after, &i64::from(limit)], |row| {
        let address = RecordedAddress {
            email: EmailAddress::stored(row.at(1)?),
            confirmed: row.maybe_time(2)?,
            stopped: row.maybe_time(3)?,
            asked: row.maybe_time(4)?,
            asks: row.number(5)?,
            bounces: row.number(6)?,
        };
        Ok((Extra::Address(address), ExtrasAfter::Address(row.at(0)?)))
    })
    .await
}

async fn follows(db: &Db, site: SiteId, after: i64, limit: u32) -> Sql<Vec<Placed>> {
    let sql = "SELECT f.id, p.path, f.email, f.pace, f.created
         FROM follows f JOIN pages p ON p.site = f.site AND p.id = f.page
         WHERE f.site = $1 AND f.id > $2 ORDER BY f.id LIMIT $3";
    db.all(sql, &[&site, &after, &i64::from(limit)], |row| {
        let follow = RecordedFollow {
            page: row.at(1)?,
            email: EmailAddress::stored(row.at(2)?),
            pace: row.at(3)?,
            created: row.time(4)?,
        };
        Ok((Extra::Follow(follow), ExtrasAfter::Follow(row.at(0)?)))
    })
    .await
}

async fn blocks(db: &Db, site: SiteId, after: i64, limit: u32) -> Sql<Vec<Placed>> {
    let sql = "SELECT id, kind, value, comment, decider, created FROM blocks
         WHERE site = $1 AND id > $2 ORDER BY id LIMIT $3";
    db.all(sql, &[&site, &after, &i64::from(limit)], |row| {
        let block = RecordedBlock {
            kind: row.at(1)?,
            value: row.at(2)?,
            comment: row.at(3)?,
            by: row.at(4)?,
            created: row.time(5)?,
        };
        Ok((Extra::Block(block), ExtrasAfter::Block(row.at(0)?)))
    })
    .await
}

/// Legacy ids of erased comments: a second import must not bring them back.
async fn erased(db: &Db, site: SiteId, (source, id): (&str, &str), limit: u32) -> Sql<Vec<Placed>> {
    let sql = "SELECT f.source, f.former, f.comment, f.anchor FROM former_comments f
         WHERE f.site = $1 AND (f.source, f.former) > ($2, $3)
            AND NOT EXISTS (SELECT 1 FROM comments c WHERE c.id = f.comment)
         ORDER BY f.source, f.former LIMIT $4";
    db.all(sql, &[&site, &source, &id, &i64::from(limit)], |row| {
        let former = Former {
            source: row.at(0)?,
            id: row.at(1)?,
            anchor: row.at(3)?,
        };
        let place = ExtrasAfter::Former {
            source: former.source.clone(),
            id: former.id.clone(),
        };
        let comment = row.at(2)?;
        Ok((Extra::Former { comment, former }, place))
    })
    .await
}

async fn page_votes(
    db: &Db,
    site: SiteId,
    (page, voter, reaction): (i64, &[u8; 16], &str),
    limit: u32,
) -> Sql<Vec<Placed>> {
    let sql = "SELECT r.page, r.voter, r.reaction, r.network, r.at, p.path
         FROM page_reactions r JOIN pages p ON p.site = r.site AND p.id = r.page
         WHERE r.site = $1 AND (r.page, r.voter, r.reaction) > ($2, $3, $4)
         ORDER BY r.page, r.voter, r.reaction LIMIT $5";
    let limit = i64::from(limit);
    db.all(
        sql,
        &[&site, &page, &voter.as_slice(), &reaction, &limit],
        |row| {
            let vote = Vote {
                reaction: row.at(2)?,
                voter: row.bytes(1)?,
                network: row.maybe_bytes(3)?,
                at: row.time(4)?,
            };
            let place = ExtrasAfter::PageVote {
                page: row.at(0)?,
                voter: vote.voter,
                reaction: vote.reaction.clone(),
            };
            let path = row.at(5)?;
            Ok((Extra::PageVote { path, vote }, place))
        },
    )
    .await
}

/// Existing rows stay as they are. Without an import nothing is written.
pub(super) async fn write(
    db: &Db,
    site: SiteId,
    extras: &[Extra],
    by: Option<ImportNumber>,
) -> Sql<usize> {
    take_all(db, vec![Lock::Site(site)]).await?;
    if by.is_some() {
        return add_all(db, site, extras, by).await;
    }
    db.run("SAVEPOINT tried").await?;
    let new = add_all(db, site, extras, None).await?;
    db.run("ROLLBACK TO tried; RELEASE tried").await?;
    Ok(new)
}

async fn add_all(db: &Db, site: SiteId, extras: &[Extra], by: Option<ImportNumber>) -> Sql<usize> {
    let mut new = 0;
    for extra in extras {
        new += match extra {
            Extra::Address(address) => add_address(db, site, address, by).await?,
            Extra::Follow(follow) => add_follow(db, site, follow, by).await?,
            Extra::Block(block) => add_block(db, site, block, by).await?,
            // It says what must not come again, whatever becomes of the import.
            Extra::Former { comment, former } => {
                u64::from(legacy_ids::name(db, site, *comment, former, None).await?)
            }
            Extra::PageVote { path, vote } => add_page_vote(db, site, (path, vote), by).await?,
        };
    }
    Ok(usize::try_from(new).unwrap_or(usize::MAX))
}

/// Pages are imported before.
async fn add_page_vote(
    db: &Db,
    site: SiteId,
    (path, vote): (&str, &Vote),
    by: Option<ImportNumber>,
) -> Sql<u64> {
    db.execute(
        "INSERT INTO page_reactions (site, page, voter, reaction, network, at, import)
                    SELECT site, page, $3, $4, $5, $6, $7 FROM page_keys WHERE site = $1 AND key =
                    $2 ON CONFLICT DO NOTHING",
        &[
            &site,
            &PagePath::key_of(path),
            &vote.voter.as_slice(),
            &vote.reaction,
            &vote.network.as_ref().map(<[u8; 16]>::as_slice),
            &vote.at.as_millisecond(),
            &by,
        ],
    )
    .await
}

async fn add_address(
    db: &Db,
    site: SiteId,
    new: &RecordedAddress,
    by: Option<ImportNumber>,
) -> Sql<u64> {
    let millis = |time: Option<jiff::Timestamp>| time.map(|time| time.as_millisecond());
    db.execute(
        "INSERT INTO addresses (site, email, confirmed, stopped, asked, asks, bounces, import)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
        &[
            &site,
            &new.email.as_str(),
            &millis(new.confirmed),
            &millis(new.stopped),
            &millis(new.asked),
            &i64::from(new.asks),
            &i64::from(new.bounces),
            &by,
        ],
    )
    .await
}

/// A page that is not here has no thread to follow.
async fn add_follow(
    db: &Db,
    site: SiteId,
    new: &RecordedFollow,
    by: Option<ImportNumber>,
) -> Sql<u64> {
    let Ok(path) = PagePath::parse(&new.page) else {
        return Ok(0);
    };
    let Some(page) = pages::find(db, site, &path).await? else {
        return Ok(0);
    };
    db.execute(
        "INSERT INTO follows (site, page, email, pace, created, import)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
        &[
            &site,
            &page.id,
            &new.email.as_str(),
            &new.pace,
            &new.created.as_millisecond(),
            &by,
        ],
    )
    .await
}

async fn add_block(
    db: &Db,
    site: SiteId,
    new: &RecordedBlock,
    by: Option<ImportNumber>,
) -> Sql<u64> {
    db.execute(
        "INSERT INTO blocks (site, kind, value, comment, decider, created, import) VALUES
                    ($1, $2, $3, (SELECT id FROM comments WHERE id = $4), $5, $6, $7) ON CONFLICT DO
                    NOTHING",
        &[
            &site,
            &new.kind,
            &new.value,
            &new.comment,
            &new.by,
            &new.created.as_millisecond(),
            &by,
        ],
    )
    .await
}
