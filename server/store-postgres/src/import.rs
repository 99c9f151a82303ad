//! Imports: comments with all their data, pages, and legacy ids.

use std::collections::HashMap;

use super::failure::Sql;
use super::legacy_ids::{Came, name, was_here};
use super::locks::{Lock, take_all};
use super::pages::PageRow;
use super::sql::{Columns as _, Db, json};
use super::{audit, change, imports, pages, reports, standing};
use afterword_model::change::PageNumber;
use afterword_model::{CommentId, EmailAddress, PageTitle, SiteId, Status, Text, Website};
use afterword_store::{
    Former, ImportBatch, ImportComment, ImportOutcome, Recorded, RecordedDecision, Vote,
};

/// Counts are written once for all comments of a page, so that a batch costs little.
pub(super) async fn import(db: &Db, batch: &ImportBatch) -> Sql<Vec<ImportOutcome>> {
    take_all(db, vec![Lock::Site(batch.site)]).await?;
    let mut pages = Pages::default();
    let mut outcomes = Vec::with_capacity(batch.comments.len());
    for comment in &batch.comments {
        outcomes.push(import_one(db, batch, comment, &mut pages).await?);
    }
    pages.settle(db, batch).await?;
    let is_new = |outcome: &&ImportOutcome| **outcome != ImportOutcome::Known;
    let new = outcomes.iter().filter(is_new).count();
    imports::count(db, batch.import, u32::try_from(new).unwrap_or(u32::MAX)).await?;
    Ok(outcomes)
}

/// A mechanism, not a rule: thousands of comments are written in one transaction, and the keys and rows that are here
/// already say what each is. Nothing is decided about its content, because an import is not a submission.
async fn import_one(
    db: &Db,
    batch: &ImportBatch,
    new: &ImportComment,
    pages: &mut Pages,
) -> Sql<ImportOutcome> {
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
    if !name(db, batch.site, comment.id, &key, came).await? {
        return Ok(ImportOutcome::Known);
    }
    let above = match comment.parent {
        Some(parent) => above(db, batch.site, parent).await?,
        None => None,
    };
    let own_page = pages.at(db, batch, new).await?;
    let page = above.as_ref().map_or(own_page, |above| above.page);
    let Some(page) = insert(db, &new.recorded, page, above.as_ref()).await? else {
        was_here(db, batch.site, &key).await?;
        return Ok(ImportOutcome::Known);
    };
    pages.count(page, new);
    for former in &new.recorded.formers {
        name(db, batch.site, comment.id, former, came).await?;
    }
    record(db, &new.recorded).await?;
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

async fn above(db: &Db, site: SiteId, parent: CommentId) -> Sql<Option<ParentRow>> {
    let sql = "SELECT id, root, page FROM comments WHERE id = $1 AND site = $2";
    db.maybe(sql, &[&parent, &site], |row| {
        Ok(ParentRow {
            id: row.at(0)?,
            root: row.at(1)?,
            page: row.at(2)?,
        })
    })
    .await
}

macro_rules! insert_or {
    ($else:literal) => {
        concat!(
            "INSERT INTO comments (id, site, page, page_title, parent, root, status, status_before, author_name,
                author_email, author_website, owner, verified, text, html, created, published, edited, revision,
                pinned, score, reactions, reasons, submission, notify, network, avatar, follow, private,
                source)
             SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
                $22, $23, (SELECT $24 WHERE NOT EXISTS (SELECT 1 FROM comments WHERE submission = $24)),
                $25, $26, $27, $28, $29, $30
             WHERE NOT EXISTS (SELECT 1 FROM comments WHERE id = $1 AND site <> $2)
             ON CONFLICT (site, id) DO ",
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
async fn insert(
    db: &Db,
    recorded: &Recorded,
    page: i64,
    above: Option<&ParentRow>,
) -> Sql<Option<i64>> {
    if write(db, INSERT, recorded, (page, above)).await? == 0 {
        return refill(db, recorded, above).await;
    }
    if recorded.comment.status == Status::Approved {
        standing::update_ancestors(db, above.map(|above| above.id), 1).await?;
    }
    Ok(Some(page))
}

/// An import that was undone leaves the empty places of comments that others had answered.
async fn refill(db: &Db, recorded: &Recorded, above: Option<&ParentRow>) -> Sql<Option<i64>> {
    let comment = &recorded.comment;
    let sql =
        "SELECT page, parent FROM comments WHERE id = $1 AND site = $2 AND author_name IS NULL";
    let place: Option<(i64, Option<CommentId>)> = db
        .maybe(sql, &[&comment.id, &comment.site], |row| {
            Ok((row.at(0)?, row.at(1)?))
        })
        .await?;
    let Some((page, parent)) = place.filter(|_| comment.author.is_some()) else {
        return Ok(None);
    };
    let before = standing::standing(db, comment.id).await?;
    write(db, REFILL, recorded, (page, above)).await?;
    if comment.status == Status::Approved && !before.visible() {
        standing::update_ancestors(db, parent, 1).await?;
    }
    Ok(Some(page))
}

async fn write(
    db: &Db,
    sql: &str,
    recorded: &Recorded,
    (page, above): (i64, Option<&ParentRow>),
) -> Sql<u64> {
    let comment = &recorded.comment;
    let author = comment.author.as_ref();
    db.execute(
        sql,
        &[
            &comment.id,
            &comment.site,
            &page,
            &recorded.told_title,
            &above.map(|above| above.id),
            &above.map_or(comment.id, |above| above.root),
            &comment.status,
            &recorded.status_before,
            &author.map(|author| author.name.as_str()),
            &author.and_then(|author| author.email.as_ref().map(EmailAddress::as_str)),
            &author.and_then(|author| author.website.as_ref().map(Website::as_str)),
            &author.is_some_and(|author| author.owner),
            &author.is_some_and(|author| author.verified),
            &Text::as_str(&comment.text),
            &comment.html,
            &comment.created.as_millisecond(),
            &comment.published.map(|time| time.as_millisecond()),
            &comment.edited.map(|time| time.as_millisecond()),
            &i64::from(comment.revision),
            &comment.pinned,
            &i64::from(comment.score),
            &json(&comment.reactions)?,
            &json(&comment.reasons)?,
            &recorded.submission.as_ref().map(<[u8; 32]>::as_slice),
            &recorded.notify,
            &recorded.network,
            &comment.avatar,
            &recorded.follow,
            &comment.private,
            &comment.source.as_ref().map(json).transpose()?,
        ],
    )
    .await
}

async fn record(db: &Db, recorded: &Recorded) -> Sql<()> {
    let comment = &recorded.comment;
    for decision in &recorded.decisions {
        let RecordedDecision { decision: line, .. } = decision;
        db.change(
            "INSERT INTO decisions (comment, site, action, decider, door, at, before, after,
                    batch, reply, text_before, html_before, pinned_before, blocked, unblocked)
                    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
            &[
                &comment.id,
                &comment.site,
                &line.action,
                &line.by,
                &line.interface,
                &line.at.as_millisecond(),
                &line.before,
                &line.after,
                &line.batch,
                &line.reply,
                &decision.text_before,
                &decision.html_before,
                &decision.pinned_before,
                &audit::marks(&decision.blocked)?,
                &audit::marks(&decision.unblocked)?,
            ],
        )
        .await?;
    }
    for report in &recorded.reports {
        reports::add(db, report).await?;
    }
    vote(db, recorded).await
}

async fn vote(db: &Db, recorded: &Recorded) -> Sql<()> {
    let comment = &recorded.comment;
    for Vote {
        reaction,
        voter,
        network,
        at,
    } in &recorded.votes
    {
        db.change(
            "INSERT INTO reactions (site, comment, voter, reaction, network, at) VALUES ($1,
                    $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
            &[
                &comment.site,
                &comment.id,
                &voter.as_slice(),
                reaction,
                &network.as_ref().map(<[u8; 16]>::as_slice),
                &at.as_millisecond(),
            ],
        )
        .await?;
    }
    Ok(())
}

async fn begin(db: &Db, batch: &ImportBatch, new: &ImportComment) -> Sql<PageRow> {
    let created = new.recorded.comment.created;
    let page = pages::find_or_begin(db, batch.site, &new.path, created).await?;
    imports::began(db, batch.import, page.id).await?;
    db.change(
        "UPDATE pages SET closed = $2 WHERE id = $1",
        &[&page.id, &new.closed],
    )
    .await?;
    Ok(page)
}

/// The pages of a batch, by the keys that lead to them.
#[derive(Default)]
struct Pages {
    found: HashMap<String, i64>,
    /// What is added to the page's count, and when its oldest comment was written.
    new: HashMap<i64, (i64, i64)>,
}

impl Pages {
    async fn at(&mut self, db: &Db, batch: &ImportBatch, new: &ImportComment) -> Sql<i64> {
        if let Some(page) = self.found.get(new.path.key()) {
            return Ok(*page);
        }
        let page = match pages::find(db, batch.site, &new.path).await? {
            Some(known) => known,
            None => begin(db, batch, new).await?,
        };
        if let Some(title) = PageTitle::over(new.title.as_ref(), &page.page.title) {
            pages::set_title(db, page.id, title).await?;
        }
        self.found.insert(new.path.key().to_owned(), page.id);
        Ok(page.id)
    }

    fn count(&mut self, page: i64, new: &ImportComment) {
        let comment = &new.recorded.comment;
        let (count, oldest) = self.new.entry(page).or_insert((0, i64::MAX));
        *count += i64::from(comment.status == Status::Approved);
        *oldest = comment.created.as_millisecond().min(*oldest);
    }

    /// Writes what the batch changed. A changed count says that readers see another thread.
    async fn settle(self, db: &Db, batch: &ImportBatch) -> Sql<()> {
        for (page, (count, oldest)) in self.new {
            imports::touched(db, batch.import, page).await?;
            let sql =
                "UPDATE pages SET count = count + $2, first_seen = least(first_seen, $3) WHERE id
                    = $1";
            db.change(sql, &[&page, &count, &oldest]).await?;
            if count == 0 {
                continue;
            }
            let (mut work, _) = (batch.tell)(PageNumber(page), batch.told.clone(), batch.now);
            change::run(db, &mut work).await?;
        }
        Ok(())
    }
}
