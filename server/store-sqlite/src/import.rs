//! Imports: comments with all their data, pages, and legacy ids.

use std::collections::HashMap;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OptionalExtension, params};

use super::legacy_ids::name;
use super::pages::PageRow;
use super::rows::json;
use super::{audit, change, pages, reports, search, standing};
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
    for (new, outcome) in batch.comments.iter().zip(&outcomes) {
        if !matches!(outcome, ImportOutcome::Known) {
            search::add(tx, &new.recorded.comment)?;
        }
    }
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
    let imported = Some(batch.now);
    if !name(tx, batch.site, comment.id, &key, imported)? {
        return Ok(ImportOutcome::Known);
    }
    let above = match comment.parent {
        Some(parent) => above(tx, batch.site, parent)?,
        None => None,
    };
    let own_page = pages.at(tx, batch.site, new)?;
    let page = above.as_ref().map_or(own_page, |above| above.page);
    if !insert(tx, &new.recorded, page, above.as_ref())? {
        return Ok(ImportOutcome::Known);
    }
    pages.count(page, new);
    if comment.status == Status::Approved {
        standing::update_ancestors(tx, above.as_ref().map(|above| above.id), 1)?;
    }
    for former in &new.recorded.formers {
        name(tx, batch.site, comment.id, former, imported)?;
    }
    record(tx, &new.recorded)?;
    Ok(match above {
        None if comment.parent.is_some() => ImportOutcome::Orphaned,
        Some(above) if above.page != own_page => ImportOutcome::Moved,
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

const INSERT: &str = "INSERT INTO comments (id, site, page, page_title, parent, root, status, status_before, author_name,
                author_email, author_website, owner, verified, text, html, created, published, edited, revision,
                pinned, score, reactions, reasons, submission, notify, network, avatar, follow, private)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21,
                ?22, ?23, (SELECT ?24 WHERE NOT EXISTS (SELECT 1 FROM comments WHERE submission = ?24)),
                ?25, ?26, ?27, ?28, ?29)
             ON CONFLICT (id) DO NOTHING";

/// `false` where a comment with this id is here.
fn insert(
    tx: &Connection,
    recorded: &Recorded,
    page: i64,
    above: Option<&ParentRow>,
) -> rusqlite::Result<bool> {
    let comment = &recorded.comment;
    let author = comment.author.as_ref();
    let inserted = tx.prepare_cached(INSERT)?.execute(params![
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
    ])?;
    Ok(inserted > 0)
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
            decision.reply,
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

fn begin(tx: &Connection, site: SiteId, new: &ImportComment) -> rusqlite::Result<PageRow> {
    let created = new.recorded.comment.created;
    let page = pages::find_or_begin(tx, site, &new.path, created)?;
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
    fn at(&mut self, tx: &Connection, site: SiteId, new: &ImportComment) -> rusqlite::Result<i64> {
        if let Some(page) = self.found.get(new.path.key()) {
            return Ok(*page);
        }
        let page = match pages::find(tx, site, &new.path)? {
            Some(known) => known,
            None => begin(tx, site, new)?,
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
