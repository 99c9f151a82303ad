//! Imports: comments with all their data, pages, and legacy ids.

use std::collections::HashMap;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OptionalExtension, params};

use super::legacy_ids::{Came, name, was_here};
use super::pages::PageRow;
use super::rows::json;
use super::{audit, change, imports, pages, reports, search, standing};
use afterword_model::change::PageNumber;
use afterword_model::{CommentId, EmailAddress, PageTitle, SiteId, Status, Text, Website};
use afterword_store::{
    Former, ImportBatch, ImportComment, ImportOutcome, Recorded, RecordedDecision, Vote,
};

/// An import is the only work of its process, so its connection may cache more of the database, in KiB, and run
/// checkpoints less often, in pages.
const ROOM: &[(&str, i64)] = &[("cache_size", -32 * 1024), ("wal_autocheckpoint", 8192)];

/// Counts are written once for all comments of a page, so that a batch costs little.
pub(super) fn import(tx: &Connection, batch: &ImportBatch) -> rusqlite::Result<Vec<ImportOutcome>> {
    for (name, value) in ROOM {
        tx.pragma_update(None, name, value)?;
    }
    // The search index gets all of them at the end: each trigger would make it write its pending entries.
    tx.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false)?;
    let imported = import_all(tx, batch);
    tx.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, true)?;
    imported
}

fn import_all(tx: &Connection, batch: &ImportBatch) -> rusqlite::Result<Vec<ImportOutcome>> {
    let mut pages = Pages::default();
    let mut outcomes = Vec::with_capacity(batch.comments.len());
    for comment in &batch.comments {
        outcomes.push(import_one(tx, batch, comment, &mut pages)?);
    }
    pages.settle(tx, batch)?;
    let is_new = |outcome: &&ImportOutcome| **outcome != ImportOutcome::Known;
    let new = outcomes.iter().filter(is_new).count();
    imports::count(tx, batch.import, u32::try_from(new).unwrap_or(u32::MAX))?;
    let mut indexed = search::Indexed::default();
    for (new, outcome) in batch.comments.iter().zip(&outcomes) {
        if !matches!(outcome, ImportOutcome::Known) {
            search::add(tx, &new.recorded.comment, &mut indexed)?;
        }
    }
    search::merge_after(tx, &indexed)?;
    Ok(outcomes)
}

/// A mechanism, not a rule: thousands of comments are written in one transaction, and the keys and rows that are here
/// already say what each is. Nothing is decided about its content, because an import is not a submission.
fn import_one(
    tx: &Connection,
    batch: &ImportBatch,
    new: &ImportComment,
    pages: &mut Pages,
) -> rusqlite::Result<ImportOutcome> {
    let comment = &new.recorded.comment;
    let key = Former {
        source: batch.source.clone(),
        id: new.former.clone(),
        anchor: new.anchor.clone(),
    };
    let came = Some(Came {
        at: batch.now,
        by: batch.import,
    });
    if !name(tx, batch.site, comment.id, &key, came)? {
        return Ok(ImportOutcome::Known);
    }
    let above = match comment.parent {
        Some(parent) => above(tx, batch.site, parent)?,
        None => None,
    };
    let own_page = pages.at(tx, batch, new)?;
    let page = above.as_ref().map_or(own_page, |above| above.page);
    let Some(page) = insert(tx, &new.recorded, page, above.as_ref())? else {
        was_here(tx, batch.site, &key)?;
        return Ok(ImportOutcome::Known);
    };
    pages.count(page, new);
    for former in &new.recorded.formers {
        name(tx, batch.site, comment.id, former, came)?;
    }
    record(tx, &new.recorded)?;
    Ok(match above {
        None if comment.parent.is_some() => ImportOutcome::Orphaned,
        _ if page != own_page => ImportOutcome::Moved,
        _ => ImportOutcome::New,
    })
}

struct ParentRow {
    id: CommentId,
    root: CommentId,
    page: i64,
}

fn above(tx: &Connection, site: SiteId, parent: CommentId) -> rusqlite::Result<Option<ParentRow>> {
    tx.prepare_cached("SELECT id, root, page FROM comments WHERE id = ?1 AND site = ?2")?
        .query_row(params![parent, site], |row| {
            Ok(ParentRow {
                id: row.get(0)?,
                root: row.get(1)?,
                page: row.get(2)?,
            })
        })
        .optional()
}

macro_rules! insert_or {
    ($else:literal) => {
        concat!(
            "INSERT INTO comments (id, site, page, page_title, parent, root, status, status_before, author_name,
                author_email, author_website, owner, verified, text, html, created, published, edited, revision,
                pinned, score, reactions, reasons, submission, notify, network, avatar, follow, private,
                source)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21,
                ?22, ?23, (SELECT ?24 WHERE NOT EXISTS (SELECT 1 FROM comments WHERE submission = ?24)),
                ?25, ?26, ?27, ?28, ?29, ?30)
             ON CONFLICT (id) DO ",
            $else
        )
    };
}

const INSERT: &str = insert_or!("NOTHING");
/// Where the comment is in the thread stays.
const REFILL: &str = insert_or!(
    "UPDATE SET page_title = excluded.page_title, status = excluded.status, status_before = excluded.status_before,
        author_name = excluded.author_name, author_email = excluded.author_email,
        author_website = excluded.author_website, owner = excluded.owner, verified = excluded.verified,
        text = excluded.text, html = excluded.html, created = excluded.created, published = excluded.published,
        edited = excluded.edited, revision = excluded.revision, pinned = excluded.pinned, score = excluded.score,
        reactions = excluded.reactions, reasons = excluded.reasons, submission = excluded.submission,
        notify = excluded.notify, network = excluded.network, avatar = excluded.avatar, follow = excluded.follow,
        private = excluded.private, source = excluded.source
     WHERE comments.author_name IS NULL"
);

/// The page that the comment is on; `None` where another one with its id is here.
fn insert(
    tx: &Connection,
    recorded: &Recorded,
    page: i64,
    above: Option<&ParentRow>,
) -> rusqlite::Result<Option<i64>> {
    if write(tx, INSERT, recorded, (page, above))? == 0 {
        return refill(tx, recorded, above);
    }
    if recorded.comment.status == Status::Approved {
        standing::update_ancestors(tx, above.map(|above| above.id), 1)?;
    }
    Ok(Some(page))
}

/// An import that was undone leaves the empty places of comments that others had answered.
fn refill(
    tx: &Connection,
    recorded: &Recorded,
    above: Option<&ParentRow>,
) -> rusqlite::Result<Option<i64>> {
    let comment = &recorded.comment;
    let place: Option<(i64, Option<CommentId>)> = tx
        .prepare_cached(
            "SELECT page, parent FROM comments WHERE id = ?1 AND site = ?2 AND author_name IS NULL",
        )?
        .query_row(params![comment.id, comment.site], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .optional()?;
    let Some((page, parent)) = place.filter(|_| comment.author.is_some()) else {
        return Ok(None);
    };
    let before = standing::standing(tx, comment.id)?;
    write(tx, REFILL, recorded, (page, above))?;
    if comment.status == Status::Approved && !before.visible() {
        standing::update_ancestors(tx, parent, 1)?;
    }
    Ok(Some(page))
}

fn write(
    tx: &Connection,
    sql: &str,
    recorded: &Recorded,
    (page, above): (i64, Option<&ParentRow>),
) -> rusqlite::Result<usize> {
    let comment = &recorded.comment;
    let author = comment.author.as_ref();
    tx.prepare_cached(sql)?.execute(params![
        comment.id,
        comment.site,
        page,
        recorded.told_title,
        above.map(|above| above.id),
        above.map_or(comment.id, |above| above.root),
        comment.status,
        recorded.status_before,
        author.map(|author| author.name.as_str()),
        author.and_then(|author| author.email.as_ref().map(EmailAddress::as_str)),
        author.and_then(|author| author.website.as_ref().map(Website::as_str)),
        author.is_some_and(|author| author.owner),
        author.is_some_and(|author| author.verified),
        Text::as_str(&comment.text),
        comment.html,
        comment.created.as_millisecond(),
        comment.published.map(|time| time.as_millisecond()),
        comment.edited.map(|time| time.as_millisecond()),
        comment.revision,
        comment.pinned,
        comment.score,
        json(&comment.reactions)?,
        json(&comment.reasons)?,
        recorded.submission,
        recorded.notify,
        recorded.network,
        comment.avatar,
        recorded.follow,
        comment.private,
        comment.source.as_ref().map(json).transpose()?,
    ])
}

fn record(tx: &Connection, recorded: &Recorded) -> rusqlite::Result<()> {
    let comment = &recorded.comment;
    for decision in &recorded.decisions {
        let RecordedDecision { decision: line, .. } = decision;
        tx.prepare_cached(
            "INSERT INTO decisions (comment, site, action, decider, door, at, before, after, batch, reply,
                text_before, html_before, pinned_before, blocked, unblocked)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)",
        )?
        .execute(params![
            comment.id,
            comment.site,
            line.action,
            line.by,
            line.interface,
            line.at.as_millisecond(),
            line.before,
            line.after,
            line.batch,
            line.reply,
            decision.text_before,
            decision.html_before,
            decision.pinned_before,
            audit::marks(&decision.blocked)?,
            audit::marks(&decision.unblocked)?,
        ])?;
    }
    for report in &recorded.reports {
        reports::add(tx, report)?;
    }
    vote(tx, recorded)
}

fn vote(tx: &Connection, recorded: &Recorded) -> rusqlite::Result<()> {
    let comment = &recorded.comment;
    for Vote {
        reaction,
        voter,
        network,
        at,
    } in &recorded.votes
    {
        tx.prepare_cached(
            "INSERT OR IGNORE INTO reactions (comment, voter, reaction, network, at) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![
            comment.id,
            voter,
            reaction,
            network,
            at.as_millisecond()
        ])?;
    }
    Ok(())
}

fn begin(tx: &Connection, batch: &ImportBatch, new: &ImportComment) -> rusqlite::Result<PageRow> {
    let created = new.recorded.comment.created;
    let page = pages::find_or_begin(tx, batch.site, &new.path, created)?;
    imports::began(tx, batch.import, page.id)?;
    tx.prepare_cached("UPDATE pages SET closed = ?2 WHERE id = ?1")?
        .execute(params![page.id, new.closed])?;
    Ok(page)
}

/// The pages of a batch, by the keys that lead to them.
#[derive(Default)]
struct Pages {
    found: HashMap<String, i64>,
    /// What is added to the page's count, and when its oldest comment was written.
    new: HashMap<i64, (i32, i64)>,
}

impl Pages {
    fn at(
        &mut self,
        tx: &Connection,
        batch: &ImportBatch,
        new: &ImportComment,
    ) -> rusqlite::Result<i64> {
        if let Some(page) = self.found.get(new.path.key()) {
            return Ok(*page);
        }
        let page = match pages::find(tx, batch.site, &new.path)? {
            Some(known) => known,
            None => begin(tx, batch, new)?,
        };
        if let Some(title) = PageTitle::over(new.title.as_ref(), &page.page.title) {
            pages::set_title(tx, page.id, title)?;
        }
        self.found.insert(new.path.key().to_owned(), page.id);
        Ok(page.id)
    }

    fn count(&mut self, page: i64, new: &ImportComment) {
        let comment = &new.recorded.comment;
        let (count, oldest) = self.new.entry(page).or_insert((0, i64::MAX));
        *count += i32::from(comment.status == Status::Approved);
        *oldest = comment.created.as_millisecond().min(*oldest);
    }

    /// Writes what the batch changed. A changed count says that readers see another thread.
    fn settle(self, tx: &Connection, batch: &ImportBatch) -> rusqlite::Result<()> {
        for (page, (count, oldest)) in self.new {
            imports::touched(tx, batch.import, page)?;
            tx.prepare_cached(
                "UPDATE pages SET count = count + ?2, first_seen = min(first_seen, ?3) WHERE id = ?1",
            )?
            .execute(params![page, count, oldest])?;
            if count == 0 {
                continue;
            }
            let (mut work, _) = (batch.tell)(PageNumber(page), batch.told.clone(), batch.now);
            change::run(tx, &mut work)?;
        }
        Ok(())
    }
}
