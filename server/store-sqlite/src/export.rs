//! Reads all data for an export, and reads and writes a site's data beside pages and comments.

use rusqlite::{Connection, Row, params};

use super::rows::{BEHIND_COMMENT, COMMENT_COLUMNS, comment, maybe_time, time};
use super::{legacy_ids, load, pages, reports};
use afterword_model::{CommentId, EmailAddress, ImportNumber, PagePath, SiteId};
use afterword_store::{
    Decision, ExportQuery, Extra, Extras, ExtrasAfter, Former, OWN_SOURCE, Recorded,
    RecordedAddress, RecordedBlock, RecordedDecision, RecordedFollow, Vote,
};

pub(super) fn export(conn: &Connection, query: ExportQuery) -> rusqlite::Result<Vec<Recorded>> {
    let after = query.after.unwrap_or(CommentId(uuid::Uuid::nil()));
    let mut found = conn
        .prepare_cached(&format!(
            "SELECT {COMMENT_COLUMNS}, c.page_title, c.status_before, c.submission, c.notify, c.network, c.follow
             FROM comments c JOIN pages p ON p.id = c.page
             WHERE c.site = ?1 AND c.id > ?2 ORDER BY c.id LIMIT ?3"
        ))?
        .query_map(params![query.site, after, query.limit], recorded)?
        .collect::<rusqlite::Result<Vec<_>>>()?;
    for recorded in &mut found {
        let id = recorded.comment.id;
        recorded.decisions = decisions(conn, id)?;
        recorded.votes = votes(conn, id)?;
        recorded.formers = formers(conn, id)?;
        recorded.reports = reports::of_comment(conn, id)?;
    }
    Ok(found)
}

fn recorded(row: &Row<'_>) -> rusqlite::Result<Recorded> {
    Ok(Recorded {
        comment: comment(row)?,
        told_title: row.get(BEHIND_COMMENT)?,
        status_before: row.get(BEHIND_COMMENT + 1)?,
        submission: row.get(BEHIND_COMMENT + 2)?,
        notify: row.get(BEHIND_COMMENT + 3)?,
        network: row.get(BEHIND_COMMENT + 4)?,
        follow: row.get(BEHIND_COMMENT + 5)?,
        decisions: Vec::new(),
        votes: Vec::new(),
        formers: Vec::new(),
        reports: Vec::new(),
    })
}

fn decisions(conn: &Connection, id: CommentId) -> rusqlite::Result<Vec<RecordedDecision>> {
    conn.prepare_cached(
        "SELECT action, decider, door, at, before, after, batch, reply, text_before, html_before, pinned_before,
            blocked, unblocked
         FROM decisions WHERE comment = ?1 ORDER BY id",
    )?
    .query_map([id], |row| {
        Ok(RecordedDecision {
            decision: Decision {
                action: row.get(0)?,
                by: row.get(1)?,
                interface: row.get(2)?,
                at: time(row, 3)?,
                before: row.get(4)?,
                after: row.get(5)?,
                batch: row.get(6)?,
                reply: row.get(7)?,
            },
            text_before: row.get(8)?,
            html_before: row.get(9)?,
            pinned_before: row.get(10)?,
            blocked: load::marks(row, 11)?,
            unblocked: load::marks(row, 12)?,
        })
    })?
    .collect()
}

fn votes(conn: &Connection, id: CommentId) -> rusqlite::Result<Vec<Vote>> {
    conn.prepare_cached(
        "SELECT reaction, voter, network, at FROM reactions WHERE comment = ?1 ORDER BY voter, reaction",
    )?
    .query_map([id], |row| {
        Ok(Vote {
            reaction: row.get(0)?,
            voter: row.get(1)?,
            network: row.get(2)?,
            at: time(row, 3)?,
        })
    })?
    .collect()
}

/// Without the id that the comment has here anyway.
fn formers(conn: &Connection, id: CommentId) -> rusqlite::Result<Vec<Former>> {
    conn.prepare_cached(
        "SELECT source, former, anchor FROM former_comments WHERE comment = ?1 AND source <> ?2
         ORDER BY source, former",
    )?
    .query_map(params![id, OWN_SOURCE], |row| {
        Ok(Former {
            source: row.get(0)?,
            id: row.get(1)?,
            anchor: row.get(2)?,
        })
    })?
    .collect()
}

#[expect(clippy::too_many_lines, reason = "one arm a kind of data")]
pub(super) fn read(
    conn: &Connection,
    site: SiteId,
    after: &ExtrasAfter,
    limit: u32,
) -> rusqlite::Result<Extras> {
    let (mut found, mut last) = (Vec::new(), None);
    let mut keep = |(extra, place): (Extra, ExtrasAfter)| {
        found.push(extra);
        last = Some(place);
    };
    let behind = match after {
        ExtrasAfter::Address(id) => {
            addresses(conn, site, *id, limit)?
                .into_iter()
                .for_each(&mut keep);
            Some(ExtrasAfter::Follow(0))
        }
        ExtrasAfter::Follow(id) => {
            follows(conn, site, *id, limit)?
                .into_iter()
                .for_each(&mut keep);
            Some(ExtrasAfter::Block(0))
        }
        ExtrasAfter::Block(id) => {
            blocks(conn, site, *id, limit)?
                .into_iter()
                .for_each(&mut keep);
            let (source, id) = Default::default();
            Some(ExtrasAfter::Former { source, id })
        }
        ExtrasAfter::Former { source, id } => {
            erased(conn, site, (source, id), limit)?
                .into_iter()
                .for_each(&mut keep);
            Some(ExtrasAfter::PageVote {
                page: 0,
                voter: [0; 16],
                reaction: String::new(),
            })
        }
        ExtrasAfter::PageVote {
            page,
            voter,
            reaction,
        } => {
            page_votes(conn, site, (*page, voter, reaction), limit)?
                .into_iter()
                .for_each(&mut keep);
            None
        }
    };
    let is_full = found.len() == limit as usize;
    Ok(Extras {
        found,
        next: if is_full { last } else { behind },
    })
}

type Placed = (Extra, ExtrasAfter);

fn addresses(
    conn: &Connection,
    site: SiteId,
    after: i64,
    limit: u32,
) -> rusqlite::Result<Vec<Placed>> {
    conn.prepare_cached(
        "SELECT id, email, confirmed, stopped, asked, asks, bounces FROM addresses
         WHERE site = ?1 AND id > ?2 ORDER BY id LIMIT ?3",
    )?
    .query_map(params![site, after, limit], |row| {
        let address = RecordedAddress {
            email: EmailAddress::stored(row.get(1)?),
            confirmed: maybe_time(row, 2)?,
            stopped: maybe_time(row, 3)?,
            asked: maybe_time(row, 4)?,
            asks: row.get(5)?,
            bounces: row.get(6)?,
        };
        Ok((Extra::Address(address), ExtrasAfter::Address(row.get(0)?)))
    })?
    .collect()
}

fn follows(
    conn: &Connection,
    site: SiteId,
    after: i64,
    limit: u32,
) -> rusqlite::Result<Vec<Placed>> {
    conn.prepare_cached(
        "SELECT f.id, p.path, f.email, f.pace, f.created FROM follows f JOIN pages p ON p.id = f.page
         WHERE f.site = ?1 AND f.id > ?2 ORDER BY f.id LIMIT ?3",
    )?
    .query_map(params![site, after, limit], |row| {
        let follow = RecordedFollow {
            page: row.get(1)?,
            email: EmailAddress::stored(row.get(2)?),
            pace: row.get(3)?,
            created: time(row, 4)?,
        };
        Ok((Extra::Follow(follow), ExtrasAfter::Follow(row.get(0)?)))
    })?
    .collect()
}

fn blocks(
    conn: &Connection,
    site: SiteId,
    after: i64,
    limit: u32,
) -> rusqlite::Result<Vec<Placed>> {
    conn.prepare_cached(
        "SELECT id, kind, value, comment, decider, created FROM blocks
         WHERE site = ?1 AND id > ?2 ORDER BY id LIMIT ?3",
    )?
    .query_map(params![site, after, limit], |row| {
        let block = RecordedBlock {
            kind: row.get(1)?,
            value: row.get(2)?,
            comment: row.get(3)?,
            by: row.get(4)?,
            created: time(row, 5)?,
        };
        Ok((Extra::Block(block), ExtrasAfter::Block(row.get(0)?)))
    })?
    .collect()
}

/// Legacy ids of erased comments: a second import must not bring them back.
fn erased(
    conn: &Connection,
    site: SiteId,
    (source, id): (&str, &str),
    limit: u32,
) -> rusqlite::Result<Vec<Placed>> {
    conn.prepare_cached(
        "SELECT f.source, f.former, f.comment, f.anchor FROM former_comments f
         WHERE f.site = ?1 AND (f.source, f.former) > (?2, ?3)
            AND NOT EXISTS (SELECT 1 FROM comments c WHERE c.id = f.comment)
         ORDER BY f.source, f.former LIMIT ?4",
    )?
    .query_map(params![site, source, id, limit], |row| {
        let former = Former {
            source: row.get(0)?,
            id: row.get(1)?,
            anchor: row.get(3)?,
        };
        let place = ExtrasAfter::Former {
            source: former.source.clone(),
            id: former.id.clone(),
        };
        let comment = row.get(2)?;
        Ok((Extra::Former { comment, former }, place))
    })?
    .collect()
}

fn page_votes(
    conn: &Connection,
    site: SiteId,
    (page, voter, reaction): (i64, &[u8; 16], &str),
    limit: u32,
) -> rusqlite::Result<Vec<Placed>> {
    conn.prepare_cached(
        "SELECT r.page, r.voter, r.reaction, r.network, r.at, p.path
         FROM page_reactions r JOIN pages p ON p.id = r.page
         WHERE p.site = ?1 AND (r.page, r.voter, r.reaction) > (?2, ?3, ?4)
         ORDER BY r.page, r.voter, r.reaction LIMIT ?5",
    )?
    .query_map(params![site, page, voter, reaction, limit], |row| {
        let vote = Vote {
            reaction: row.get(2)?,
            voter: row.get(1)?,
            network: row.get(3)?,
            at: time(row, 4)?,
        };
        let place = ExtrasAfter::PageVote {
            page: row.get(0)?,
            voter: vote.voter,
            reaction: vote.reaction.clone(),
        };
        let path = row.get(5)?;
        Ok((Extra::PageVote { path, vote }, place))
    })?
    .collect()
}

/// Existing rows stay as they are. Without an import nothing is written.
pub(super) fn write(
    tx: &Connection,
    site: SiteId,
    extras: &[Extra],
    by: Option<ImportNumber>,
) -> rusqlite::Result<usize> {
    if by.is_some() {
        return add_all(tx, site, extras, by);
    }
    tx.execute_batch("SAVEPOINT tried")?;
    let new = add_all(tx, site, extras, None);
    tx.execute_batch("ROLLBACK TO tried; RELEASE tried")?;
    new
}

fn add_all(
    tx: &Connection,
    site: SiteId,
    extras: &[Extra],
    by: Option<ImportNumber>,
) -> rusqlite::Result<usize> {
    let mut new = 0;
    for extra in extras {
        new += match extra {
            Extra::Address(address) => add_address(tx, site, address, by)?,
            Extra::Follow(follow) => add_follow(tx, site, follow, by)?,
            Extra::Block(block) => add_block(tx, site, block, by)?,
            // It says what must not come again, whatever becomes of the import.
            Extra::Former { comment, former } => {
                usize::from(legacy_ids::name(tx, site, *comment, former, None)?)
            }
            Extra::PageVote { path, vote } => add_page_vote(tx, site, (path, vote), by)?,
        };
    }
    Ok(new)
}

/// Pages are imported before.
fn add_page_vote(
    tx: &Connection,
    site: SiteId,
    (path, vote): (&str, &Vote),
    by: Option<ImportNumber>,
) -> rusqlite::Result<usize> {
    tx.prepare_cached(
        "INSERT OR IGNORE INTO page_reactions (page, voter, reaction, network, at, import)
         SELECT page, ?3, ?4, ?5, ?6, ?7 FROM page_keys WHERE site = ?1 AND key = ?2",
    )?
    .execute(params![
        site,
        PagePath::key_of(path),
        vote.voter,
        vote.reaction,
        vote.network,
        vote.at.as_millisecond(),
        by,
    ])
}

fn add_address(
    tx: &Connection,
    site: SiteId,
    new: &RecordedAddress,
    by: Option<ImportNumber>,
) -> rusqlite::Result<usize> {
    let millis = |time: Option<jiff::Timestamp>| time.map(|time| time.as_millisecond());
    tx.prepare_cached(
        "INSERT INTO addresses (site, email, confirmed, stopped, asked, asks, bounces, import)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING",
    )?
    .execute(params![
        site,
        new.email.as_str(),
        millis(new.confirmed),
        millis(new.stopped),
        millis(new.asked),
        new.asks,
        new.bounces,
        by,
    ])
}

/// A page that is not here has no thread to follow.
fn add_follow(
    tx: &Connection,
    site: SiteId,
    new: &RecordedFollow,
    by: Option<ImportNumber>,
) -> rusqlite::Result<usize> {
    let path = PagePath::parse(&new.page).ok();
    let page = match &path {
        Some(path) => pages::find(tx, site, path)?,
        None => None,
    };
    let Some(page) = page else { return Ok(0) };
    tx.prepare_cached(
        "INSERT INTO follows (site, page, email, pace, created, import)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING",
    )?
    .execute(params![
        site,
        page.id,
        new.email.as_str(),
        new.pace,
        new.created.as_millisecond(),
        by,
    ])
}

fn add_block(
    tx: &Connection,
    site: SiteId,
    new: &RecordedBlock,
    by: Option<ImportNumber>,
) -> rusqlite::Result<usize> {
    tx.prepare_cached(
        "INSERT INTO blocks (site, kind, value, comment, decider, created, import)
         VALUES (?1, ?2, ?3, (SELECT id FROM comments WHERE id = ?4), ?5, ?6, ?7) ON CONFLICT DO NOTHING",
    )?
    .execute(params![
        site,
        new.kind,
        new.value,
        new.comment,
        new.by,
        new.created.as_millisecond(),
        by,
    ])
}
