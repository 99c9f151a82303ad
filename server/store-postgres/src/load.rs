//! Loads the facts that rules need.

use afterword_model::change::{
    AuthorAbove, ConfirmationTurn, EarlierSubmission, Fact, LessonSource, Need, OutboxRow,
    PageFacts, PageNumber, Parent, PastDecision, ReaderFacts, StoredComment, WaitingDigest,
};
use afterword_model::{
    Action, BlockKind, CommentId, EmailAddress, Interface, Lesson, MailKind, PagePath, SiteId,
    Solved, WaitingQuestion,
};
use jiff::Timestamp;
use tokio_postgres::Row;

use super::failure::Sql;
use super::outbox::{self, COLUMNS as MAIL_COLUMNS};
use super::rows::{BEHIND_COMMENT, COMMENT_COLUMNS, COMMENTS_ON_PAGES, comment};
use super::sql::{Columns as _, Db};
use super::{addresses, akismet, follows, hooks, legacy_ids, pages, people, reactions, reports};

#[expect(clippy::too_many_lines, reason = "a table: one arm for each need")]
pub(super) async fn load(db: &Db, need: &Need) -> Sql<Fact> {
    Ok(match need {
        Need::Comment(id) => Fact::Comment(stored(db, *id).await?.map(Box::new)),
        Need::Parent(id) => Fact::Parent(parent(db, *id).await?),
        Need::Submission(key) => Fact::Submission(submission(db, key).await?),
        Need::Page(site, path) => Fact::Page(page(db, *site, path).await?),
        Need::WholePage(site, path) => Fact::WholePage(pages::whole(db, *site, path).await?),
        Need::IsSpent(challenge) => Fact::IsSpent(is_spent(db, challenge).await?),
        Need::IsSeen(hash) => Fact::IsSeen(outbox::is_seen(db, hash).await?),
        Need::History(id) => Fact::History(history(db, *id).await?),
        Need::Imported(id) => Fact::Imported(legacy_ids::imported(db, *id).await?),
        Need::Question(id) => Fact::Question(question(db, *id).await?),
        Need::ReportsOf(id) => Fact::ReportsOf(reports::of_comment(db, *id).await?),
        Need::ReactionsOf(comment, voter) => {
            Fact::ReactionsOf(reactions::of_voter(db, *comment, voter).await?)
        }
        Need::ReactionsFrom(comment, network) => {
            Fact::ReactionsFrom(reactions::from_network(db, *comment, network).await?)
        }
        Need::PageReactions(site, path) => {
            Fact::PageReactions(reactions::of_path(db, *site, path).await?)
        }
        Need::PageReactionsOf(site, path, voter) => {
            Fact::PageReactionsOf(reactions::of_voter_at(db, (*site, path), voter).await?)
        }
        Need::PageReactionsFrom(site, path, network) => {
            Fact::PageReactionsFrom(reactions::from_network_at(db, (*site, path), network).await?)
        }
        Need::IsBlocked(site, kind, value) => {
            Fact::IsBlocked(is_blocked(db, *site, *kind, value).await?)
        }
        Need::Above(id) => Fact::Above(above(db, *id).await?),
        Need::Reader(site, email) => Fact::Reader(reader(db, *site, email).await?),
        Need::ReaderAt(number) => {
            let known = addresses::by_id(db, *number).await?;
            Fact::ReaderAt(known.map(|known| (known.site, known.email)))
        }
        Need::Unsent(site, email) => Fact::Unsent(outbox::unsent(db, *site, email).await?),
        Need::Requests(site, email) => Fact::Requests(outbox::requests(db, *site, email).await?),
        Need::WaitingRequests(site, email) => {
            Fact::WaitingRequests(outbox::waiting_requests(db, *site, email).await?)
        }
        Need::Wishes(site, email, limit) => Fact::Wishes(wishes(db, *site, email, *limit).await?),
        Need::Mails(kind, recipient, since) => {
            Fact::Mails(mails(db, *kind, recipient, *since).await?)
        }
        Need::IsMailed(kind, comment) => Fact::IsMailed(is_mailed(db, *kind, *comment).await?),
        Need::CommentsBy(site, email) => Fact::CommentsBy(comments_by(db, *site, email).await?),
        Need::RepliesTo(site, email, limit) => {
            Fact::RepliesTo(replies_to(db, *site, email, *limit).await?)
        }
        Need::WrittenBy(email) => Fact::WrittenBy(written_by(db, email).await?),
        Need::TokensNamed(email) => Fact::TokensNamed(people::tokens_named(db, email).await?),
        Need::ModeratedBy(email) => Fact::ModeratedBy(people::moderated_by(db, email).await?),
        Need::Addressed(before, limit) => Fact::Addressed(addressed(db, *before, *limit).await?),
        Need::Teachable(site, after, limit) => {
            Fact::Teachable(teachable(db, *site, *after, *limit).await?)
        }
        Need::IsFollowed(page) => Fact::IsFollowed(follows::is_followed(db, *page).await?),
        Need::FollowersOf(page) => Fact::FollowersOf(follows::number_of(db, *page).await?),
        Need::FollowsBy(site, email) => {
            Fact::FollowsBy(follows::number_by(db, *site, email).await?)
        }
        Need::Follow(page, email) => Fact::Follow(follows::of_reader(db, *page, email).await?),
        Need::Announcement() => Fact::Announcement(follows::announcement(db).await?),
        Need::Followers(comment, after, limit, since) => {
            Fact::Followers(follows::followers(db, *comment, (*after, *limit), *since).await?)
        }
        Need::Unheard(site, email, limit) => {
            Fact::Unheard(follows::unheard(db, *site, email, *limit).await?)
        }
        Need::Mail(id) => Fact::Mail(outbox::locked(db, *id).await?),
        Need::DueMails(now, limit) => Fact::DueMails(due_mails(db, *now, *limit).await?),
        Need::Turns(site, since, now) => Fact::Turns(turns(db, *site, *since, *now).await?),
        Need::RecentModeration(recipient, since, now, created) => {
            Fact::RecentModeration(recent_moderation(db, recipient, *since, *now, *created).await?)
        }
        Need::WaitingDigest(kind, recipient, site, now, limit) => {
            let digest = (*kind, recipient, *site);
            Fact::WaitingDigest(waiting_digest(db, digest, *now, *limit).await?)
        }
        Need::Hook(id) => Fact::Hook(hooks::by_id(db, *id).await?),
        Need::HooksOfThreads(threads) => {
            Fact::HooksOfThreads(hooks::of_threads(db, threads).await?)
        }
        Need::HooksOfPage(page) => Fact::HooksOfPage(hooks::of_page(db, *page).await?),
        Need::DueHooks(url, now, limit) => Fact::DueHooks(hooks::due(db, url, *now, *limit).await?),
        Need::ClaimedHooks() => Fact::ClaimedHooks(hooks::claimed(db).await?),
        Need::HooksForOthers(urls) => Fact::HooksForOthers(hooks::for_others(db, urls).await?),
        Need::FailedHooks(only) => Fact::FailedHooks(hooks::failed(db, *only).await?),
        Need::DueQuestions(now, limit) => Fact::DueQuestions(akismet::due(db, *now, *limit).await?),
    })
}

const STORED_COLUMNS: &str =
    "c.page, p.title, c.page_title, c.root, c.status_before, c.notify, c.network, c.follow";

fn stored_row(row: &Row) -> Sql<StoredComment> {
    let column = |behind: usize| BEHIND_COMMENT + behind;
    Ok(StoredComment {
        comment: comment(row)?,
        page: PageNumber(row.at(column(0))?),
        own_title: row.at(column(1))?,
        told_title: row.at(column(2))?,
        root: row.at(column(3))?,
        status_before: row.at(column(4))?,
        notify: row.at(column(5))?,
        network: row.at(column(6))?,
        follow: row.at(column(7))?,
    })
}

async fn stored(db: &Db, id: CommentId) -> Sql<Option<StoredComment>> {
    let sql = format!(
        "SELECT {COMMENT_COLUMNS}, {STORED_COLUMNS} FROM {COMMENTS_ON_PAGES} WHERE c.id = $1"
    );
    db.maybe(&sql, &[&id], stored_row).await
}

async fn parent(db: &Db, id: CommentId) -> Sql<Option<Parent>> {
    db.maybe(
        "SELECT page, root, status FROM comments WHERE id = $1",
        &[&id],
        |row| {
            Ok(Parent {
                page: PageNumber(row.at(0)?),
                root: row.at(1)?,
                status: row.at(2)?,
            })
        },
    )
    .await
}

async fn submission(db: &Db, key: &[u8; 32]) -> Sql<EarlierSubmission> {
    let key = key.as_slice();
    let sql = "SELECT id FROM comments WHERE submission = $1";
    if let Some(comment) = db.maybe(sql, &[&key], |row| row.at(0)).await? {
        return Ok(EarlierSubmission::Stored(comment));
    }
    Ok(
        match db
            .exists("SELECT 1 FROM spent_keys WHERE hash = $1", &[&key])
            .await?
        {
            true => EarlierSubmission::Erased,
            false => EarlierSubmission::Unknown,
        },
    )
}

async fn page(db: &Db, site: SiteId, path: &PagePath) -> Sql<Option<PageFacts>> {
    let found = pages::find(db, site, path).await?;
    Ok(found.map(|row| PageFacts {
        number: PageNumber(row.id),
        path: row.page.path,
        title: row.page.title,
        closed: row.page.closed,
        first_seen: row.page.first_seen,
    }))
}

async fn is_spent(db: &Db, challenge: &Solved) -> Sql<bool> {
    let sql = "SELECT 1 FROM spent_challenges WHERE expires = $1 AND hash = $2";
    let params = (
        challenge.expires.as_millisecond(),
        challenge.hash.as_slice(),
    );
    db.exists(sql, &[&params.0, &params.1]).await
}

async fn history(db: &Db, id: CommentId) -> Sql<Vec<PastDecision>> {
    let sql = "SELECT action, door, at, before, after, batch, reply, text_before, html_before,
            pinned_before, blocked, unblocked FROM decisions WHERE comment = $1 ORDER BY id";
    db.all(sql, &[&id], |row| {
        let (action, interface): (&str, &str) = (row.at(0)?, row.at(1)?);
        Ok(PastDecision {
            action: action.parse::<Action>().ok(),
            by_person: Interface::named(interface).is_none_or(Interface::is_of_people),
            at: row.time(2)?,
            before: row.at(3)?,
            after: row.at(4)?,
            batch: row.at(5)?,
            reply: row.at(6)?,
            text_before: row.at(7)?,
            html_before: row.at(8)?,
            pinned_before: row.at(9)?,
            blocked: marks(row, 10)?,
            unblocked: marks(row, 11)?,
        })
    })
    .await
}

pub(super) fn marks(row: &Row, column: usize) -> Sql<Vec<(BlockKind, String)>> {
    let json: Option<&str> = row.at(column)?;
    let marks = json.and_then(|json| serde_json::from_str(json).ok());
    Ok(marks.unwrap_or_default())
}

async fn question(db: &Db, id: CommentId) -> Sql<Option<WaitingQuestion>> {
    let sql =
        "SELECT wanted, attempts FROM akismet WHERE comment = $1 AND failed IS NULL FOR UPDATE";
    let question = |row: &Row| {
        Ok(WaitingQuestion {
            wanted: row.at(0)?,
            attempts: row.number(1)?,
        })
    };
    db.maybe(sql, &[&id], question).await
}

async fn is_blocked(db: &Db, site: SiteId, kind: BlockKind, value: &str) -> Sql<bool> {
    let sql = "SELECT 1 FROM blocks WHERE site = $1 AND kind = $2 AND value = $3";
    db.exists(sql, &[&site, &kind, &value]).await
}

/// The comments from this one up to the root of its thread.
async fn above(db: &Db, id: CommentId) -> Sql<Vec<AuthorAbove>> {
    let sql =
        "WITH RECURSIVE above (id, step) AS ( SELECT $1, 0 UNION ALL SELECT c.parent, above.step
            + 1 FROM comments c JOIN above ON c.id = above.id WHERE c.parent IS NOT NULL ) SELECT
            c.id, c.status, c.notify, a.email, a.confirmed IS NOT NULL, a.stopped IS NOT NULL FROM
            above JOIN comments c ON c.id = above.id JOIN addresses a ON a.site = c.site AND
            lower(a.email) = lower(c.author_email) ORDER BY above.step";
    db.all(sql, &[&id], |row| {
        Ok(AuthorAbove {
            comment: row.at(0)?,
            status: row.at(1)?,
            notify: row.at(2)?,
            email: EmailAddress::stored(row.at(3)?),
            is_confirmed: row.at(4)?,
            is_stopped: row.at(5)?,
        })
    })
    .await
}

async fn reader(db: &Db, site: SiteId, email: &EmailAddress) -> Sql<Option<ReaderFacts>> {
    let sql = "SELECT confirmed, stopped, asked, asks, bounces FROM addresses
        WHERE site = $1 AND lower(email) = lower($2)";
    db.maybe(sql, &[&site, &email.as_str()], |row| {
        Ok(ReaderFacts {
            confirmed: row.maybe_time(0)?,
            stopped: row.maybe_time(1)?,
            asked: row.maybe_time(2)?,
            asks: row.number(3)?,
            bounces: row.number(4)?,
        })
    })
    .await
}

async fn mails(db: &Db, kind: MailKind, recipient: &EmailAddress, since: Timestamp) -> Sql<u32> {
    let sql =
        "SELECT count(*) FROM outbox WHERE lower(recipient) = lower($1) AND kind = $2 AND created
            > $3";
    db.count(sql, &[&recipient.as_str(), &kind, &since.as_millisecond()])
        .await
}

async fn is_mailed(db: &Db, kind: MailKind, comment: CommentId) -> Sql<bool> {
    let sql = "SELECT 1 FROM outbox WHERE comment = $1 AND kind = $2 AND failed IS NULL";
    db.exists(sql, &[&comment, &kind]).await
}

async fn comments_by(db: &Db, site: SiteId, email: &EmailAddress) -> Sql<u32> {
    let sql = "SELECT count(*) FROM comments WHERE site = $1 AND lower(author_email) = lower($2)";
    db.count(sql, &[&site, &email.as_str()]).await
}

async fn replies_to(
    db: &Db,
    site: SiteId,
    email: &EmailAddress,
    limit: u32,
) -> Sql<Vec<CommentId>> {
    let sql = "SELECT r.id FROM comments c JOIN comments r ON r.site = c.site AND r.parent = c.id
         WHERE c.site = $1 AND lower(c.author_email) = lower($2) AND c.notify
            AND c.status = 'approved' AND r.status = 'approved'
            AND lower(r.author_email) IS DISTINCT FROM lower($2)
         ORDER BY r.id DESC LIMIT $3";
    db.all(sql, &[&site, &email.as_str(), &i64::from(limit)], |row| {
        row.at(0)
    })
    .await
}

async fn wishes(db: &Db, site: SiteId, email: &EmailAddress, limit: u32) -> Sql<Vec<CommentId>> {
    let sql = "SELECT c.id FROM comments c
         WHERE c.site = $1 AND lower(c.author_email) = lower($2) AND NOT c.owner
            AND c.status = 'approved' AND (c.notify OR EXISTS (SELECT 1 FROM follows f
                WHERE f.site = c.site AND f.page = c.page AND lower(f.email) = lower($2)))
         ORDER BY c.id DESC LIMIT $3";
    db.all(sql, &[&site, &email.as_str(), &i64::from(limit)], |row| {
        row.at(0)
    })
    .await
}

async fn written_by(db: &Db, email: &EmailAddress) -> Sql<Vec<StoredComment>> {
    let written = super::traces::WRITTEN;
    let site: Option<SiteId> = None;
    let sql = format!(
        "SELECT {COMMENT_COLUMNS}, {STORED_COLUMNS} FROM {COMMENTS_ON_PAGES}
         WHERE c.id IN ({written}) ORDER BY c.id"
    );
    let address = email.as_str();
    db.all(
        &sql,
        &[&address, &address.to_lowercase(), &site],
        stored_row,
    )
    .await
}

async fn addressed(db: &Db, before: Timestamp, limit: u32) -> Sql<Vec<StoredComment>> {
    let sql = format!(
        "SELECT {COMMENT_COLUMNS}, {STORED_COLUMNS} FROM {COMMENTS_ON_PAGES}
         WHERE (c.author_email IS NOT NULL OR c.avatar IS NOT NULL) AND c.created < $1
            AND c.status <> 'pending' ORDER BY c.created, c.id LIMIT $2"
    );
    db.all(
        &sql,
        &[&before.as_millisecond(), &i64::from(limit)],
        stored_row,
    )
    .await
}

async fn teachable(
    db: &Db,
    site: SiteId,
    after: Option<CommentId>,
    limit: u32,
) -> Sql<Vec<LessonSource>> {
    let sql = format!(
        "SELECT {COMMENT_COLUMNS}, EXISTS (SELECT 1 FROM former_comments WHERE comment = c.id)
         FROM {COMMENTS_ON_PAGES}
         WHERE c.site = $1 AND ($2 IS NULL OR c.id > $2) ORDER BY c.id LIMIT $3"
    );
    let comments = db
        .all(&sql, &[&site, &after, &i64::from(limit)], |row| {
            Ok((comment(row)?, row.at(BEHIND_COMMENT)?))
        })
        .await?;
    let mut sources = Vec::with_capacity(comments.len());
    for (comment, is_imported) in comments {
        sources.push(LessonSource {
            history: history(db, comment.id).await?,
            known: lesson(db, comment.id).await?,
            comment,
            is_imported,
        });
    }
    Ok(sources)
}

/// The lesson of a comment; `None` if it can't be read any more.
async fn lesson(db: &Db, id: CommentId) -> Sql<Option<(Lesson, Vec<u32>)>> {
    let sql = "SELECT is_spam, words FROM spam_lessons WHERE comment = $1";
    let known = db
        .maybe(sql, &[&id], |row| Ok((row.at(0)?, row.at(1)?)))
        .await?;
    Ok(known.and_then(|(is_spam, words): (bool, String)| {
        let lesson = if is_spam { Lesson::Spam } else { Lesson::Good };
        Some((lesson, serde_json::from_str(&words).ok()?))
    }))
}

const BEHIND_MAIL: usize = 16;

/// Those that no other node has in its hands.
async fn due_mails(db: &Db, now: Timestamp, limit: u32) -> Sql<Vec<OutboxRow>> {
    let sql = format!(
        "SELECT {MAIL_COLUMNS}, digest, turn,
            coalesce((SELECT network FROM comments c WHERE c.id = outbox.comment), network)
         FROM outbox
         WHERE sent IS NULL AND failed IS NULL AND due <= $1 AND coalesce(leased, 0) <= $1
         ORDER BY due, id LIMIT $2 FOR UPDATE SKIP LOCKED"
    );
    db.all(&sql, &[&now.as_millisecond(), &i64::from(limit)], |row| {
        Ok(OutboxRow {
            mail: outbox::mail(row)?,
            is_digest: row.at(BEHIND_MAIL)?,
            turn: row.maybe_time(BEHIND_MAIL + 1)?,
            network: row.at(BEHIND_MAIL + 2)?,
        })
    })
    .await
}

async fn turns(
    db: &Db,
    site: SiteId,
    since: Timestamp,
    now: Timestamp,
) -> Sql<Vec<ConfirmationTurn>> {
    let sql =
        "SELECT recipient, coalesce((SELECT network FROM comments c WHERE c.id = outbox.comment),
            network) FROM outbox WHERE site = $1 AND turn > $2 AND turn <= $3";
    db.all(
        sql,
        &[&site, &since.as_millisecond(), &now.as_millisecond()],
        |row| {
            Ok(ConfirmationTurn {
                recipient: EmailAddress::stored(row.at(0)?),
                network: row.at(1)?,
            })
        },
    )
    .await
}

async fn recent_moderation(
    db: &Db,
    recipient: &EmailAddress,
    since: Timestamp,
    now: Timestamp,
    created: Timestamp,
) -> Sql<u32> {
    let sql =
        "SELECT count(*) FROM outbox WHERE lower(recipient) = lower($1) AND kind = 'moderation'
            AND created > $4 AND (sent > $2 OR leased > $3 OR sent IS NULL AND failed IS NULL AND
            attempts > 0)";
    let (since, now, created) = (
        since.as_millisecond(),
        now.as_millisecond(),
        created.as_millisecond(),
    );
    db.count(sql, &[&recipient.as_str(), &since, &now, &created])
        .await
}

async fn waiting_digest(
    db: &Db,
    (kind, recipient, site): (MailKind, &EmailAddress, Option<SiteId>),
    now: Timestamp,
    limit: u32,
) -> Sql<WaitingDigest> {
    let waiting =
        "lower(recipient) = lower($1) AND site IS NOT DISTINCT FROM $2 AND kind = $3 AND digest
        AND sent IS NULL AND failed IS NULL AND coalesce(leased, 0) <= $4";
    let first = format!("SELECT min(due) FROM outbox WHERE {waiting}");
    let (now, limit) = (now.as_millisecond(), i64::from(limit));
    let due = db
        .one(&first, &[&recipient.as_str(), &site, &kind, &now], |row| {
            row.maybe_time(0)
        })
        .await?;
    let mails = match due {
        None => Vec::new(),
        Some(_) => {
            let sql = format!(
                "SELECT {MAIL_COLUMNS} FROM outbox WHERE {waiting}
                 ORDER BY id LIMIT $5 FOR UPDATE SKIP LOCKED"
            );
            let asked: [&dyn super::sql::Param; 5] =
                [&recipient.as_str(), &site, &kind, &now, &limit];
            db.all(&sql, &asked, outbox::mail).await?
        }
    };
    Ok(WaitingDigest { due, mails })
}
