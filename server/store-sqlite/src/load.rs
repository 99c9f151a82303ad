//! Loads the facts that rules need.

use afterword_model::change::{
    AuthorAbove, ConfirmationTurn, EarlierSubmission, Fact, LessonSource, Need, OutboxRow,
    PageFacts, PageNumber, Parent, PastDecision, ReaderFacts, StoredComment, WaitingDigest,
};
use afterword_model::{
    Action, BlockKind, CommentId, EmailAddress, Interface, Lesson, MailKind, OutboxMail, PagePath,
    SiteId, Solved, WaitingQuestion,
};
use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::outbox::{self, COLUMNS as MAIL_COLUMNS};
use super::rows::{BEHIND_COMMENT, COMMENT_COLUMNS, comment, maybe_time, time};
use super::{addresses, akismet, follows, hooks, legacy_ids, pages, people, reactions, reports};

#[expect(clippy::too_many_lines, reason = "a table: one arm for each need")]
pub(super) fn load(tx: &Connection, need: &Need) -> rusqlite::Result<Fact> {
    Ok(match need {
        Need::Comment(id) => Fact::Comment(stored(tx, *id)?.map(Box::new)),
        Need::Parent(id) => Fact::Parent(parent(tx, *id)?),
        Need::Submission(key) => Fact::Submission(submission(tx, key)?),
        Need::Page(site, path) => Fact::Page(page(tx, *site, path)?),
        Need::WholePage(site, path) => Fact::WholePage(pages::whole(tx, *site, path)?),
        Need::IsSpent(challenge) => Fact::IsSpent(is_spent(tx, challenge)?),
        Need::IsSeen(hash) => Fact::IsSeen(outbox::is_seen(tx, hash)?),
        Need::History(id) => Fact::History(history(tx, *id)?),
        Need::Imported(id) => Fact::Imported(legacy_ids::imported(tx, *id)?),
        Need::Question(id) => Fact::Question(question(tx, *id)?),
        Need::ReportsOf(id) => Fact::ReportsOf(reports::of_comment(tx, *id)?),
        Need::ReactionsOf(comment, voter) => {
            Fact::ReactionsOf(reactions::of_voter(tx, *comment, voter)?)
        }
        Need::ReactionsFrom(comment, network) => {
            Fact::ReactionsFrom(reactions::from_network(tx, *comment, network)?)
        }
        Need::PageReactions(site, path) => {
            Fact::PageReactions(reactions::of_path(tx, *site, path)?)
        }
        Need::PageReactionsOf(site, path, voter) => {
            Fact::PageReactionsOf(reactions::of_voter_at(tx, (*site, path), voter)?)
        }
        Need::PageReactionsFrom(site, path, network) => {
            Fact::PageReactionsFrom(reactions::from_network_at(tx, (*site, path), network)?)
        }
        Need::IsBlocked(site, kind, value) => Fact::IsBlocked(is_blocked(tx, *site, *kind, value)?),
        Need::Above(id) => Fact::Above(above(tx, *id)?),
        Need::Reader(site, email) => Fact::Reader(reader(tx, *site, email)?),
        Need::ReaderAt(number) => {
            let known = addresses::by_id(tx, *number)?;
            Fact::ReaderAt(known.map(|known| (known.site, known.email)))
        }
        Need::Unsent(site, email) => Fact::Unsent(outbox::unsent(tx, *site, email)?),
        Need::Requests(site, email) => Fact::Requests(outbox::requests(tx, *site, email)?),
        Need::WaitingRequests(site, email) => {
            Fact::WaitingRequests(outbox::waiting_requests(tx, *site, email)?)
        }
        Need::Wishes(site, email, limit) => Fact::Wishes(wishes(tx, *site, email, *limit)?),
        Need::Mails(kind, recipient, since) => Fact::Mails(mails(tx, *kind, recipient, *since)?),
        Need::IsMailed(kind, comment) => Fact::IsMailed(is_mailed(tx, *kind, *comment)?),
        Need::CommentsBy(site, email) => Fact::CommentsBy(comments_by(tx, *site, email)?),
        Need::RepliesTo(site, email, limit) => {
            Fact::RepliesTo(replies_to(tx, *site, email, *limit)?)
        }
        Need::WrittenBy(email) => Fact::WrittenBy(written_by(tx, email)?),
        Need::TokensNamed(email) => Fact::TokensNamed(people::tokens_named(tx, email)?),
        Need::ModeratedBy(email) => Fact::ModeratedBy(people::moderated_by(tx, email)?),
        Need::Addressed(before, limit) => Fact::Addressed(addressed(tx, *before, *limit)?),
        Need::Teachable(site, after, limit) => {
            Fact::Teachable(teachable(tx, *site, *after, *limit)?)
        }
        Need::IsFollowed(page) => Fact::IsFollowed(follows::is_followed(tx, *page)?),
        Need::FollowersOf(page) => Fact::FollowersOf(follows::number_of(tx, *page)?),
        Need::FollowsBy(site, email) => Fact::FollowsBy(follows::number_by(tx, *site, email)?),
        Need::Follow(page, email) => Fact::Follow(follows::of_reader(tx, *page, email)?),
        Need::Announcement() => Fact::Announcement(follows::announcement(tx)?),
        Need::Followers(comment, after, limit, since) => {
            Fact::Followers(follows::followers(tx, *comment, (*after, *limit), *since)?)
        }
        Need::Unheard(site, email, limit) => {
            Fact::Unheard(follows::unheard(tx, *site, email, *limit)?)
        }
        Need::Mail(id) => Fact::Mail(outbox::by_id(tx, *id)?),
        Need::DueMails(now, limit) => Fact::DueMails(due_mails(tx, *now, *limit)?),
        Need::Turns(site, since, now) => Fact::Turns(turns(tx, *site, *since, *now)?),
        Need::RecentModeration(recipient, since, now, created) => {
            Fact::RecentModeration(recent_moderation(tx, recipient, *since, *now, *created)?)
        }
        Need::WaitingDigest(kind, recipient, site, now, limit) => {
            let digest = (*kind, recipient, *site);
            Fact::WaitingDigest(waiting_digest(tx, digest, *now, *limit)?)
        }
        Need::Hook(id) => Fact::Hook(hooks::by_id(tx, *id)?),
        Need::HooksOfThreads(threads) => Fact::HooksOfThreads(hooks::of_threads(tx, threads)?),
        Need::HooksOfPage(page) => Fact::HooksOfPage(hooks::of_page(tx, *page)?),
        Need::DueHooks(url, now, limit) => Fact::DueHooks(hooks::due(tx, url, *now, *limit)?),
        Need::ClaimedHooks() => Fact::ClaimedHooks(hooks::claimed(tx)?),
        Need::HooksForOthers(urls) => Fact::HooksForOthers(hooks::for_others(tx, urls)?),
        Need::FailedHooks(only) => Fact::FailedHooks(hooks::failed(tx, *only)?),
        Need::DueQuestions(now, limit) => Fact::DueQuestions(akismet::due(tx, *now, *limit)?),
    })
}

const STORED_COLUMNS: &str =
    "c.page, p.title, c.page_title, c.root, c.status_before, c.notify, c.network, c.follow";

fn stored_row(row: &Row<'_>) -> rusqlite::Result<StoredComment> {
    let column = |behind: usize| BEHIND_COMMENT + behind;
    Ok(StoredComment {
        comment: comment(row)?,
        page: PageNumber(row.get(column(0))?),
        own_title: row.get(column(1))?,
        told_title: row.get(column(2))?,
        root: row.get(column(3))?,
        status_before: row.get(column(4))?,
        notify: row.get(column(5))?,
        network: row.get(column(6))?,
        follow: row.get(column(7))?,
    })
}

fn stored(tx: &Connection, id: CommentId) -> rusqlite::Result<Option<StoredComment>> {
    tx.prepare_cached(&format!(
        "SELECT {COMMENT_COLUMNS}, {STORED_COLUMNS} FROM comments c JOIN pages p ON p.id = c.page WHERE c.id = ?1"
    ))?
    .query_row([id], stored_row)
    .optional()
}

fn parent(tx: &Connection, id: CommentId) -> rusqlite::Result<Option<Parent>> {
    tx.prepare_cached("SELECT page, root, status FROM comments WHERE id = ?1")?
        .query_row([id], |row| {
            Ok(Parent {
                page: PageNumber(row.get(0)?),
                root: row.get(1)?,
                status: row.get(2)?,
            })
        })
        .optional()
}

fn submission(tx: &Connection, key: &[u8; 32]) -> rusqlite::Result<EarlierSubmission> {
    let stored = tx
        .prepare_cached("SELECT id FROM comments WHERE submission = ?1")?
        .query_row([key], |row| row.get(0))
        .optional()?;
    if let Some(comment) = stored {
        return Ok(EarlierSubmission::Stored(comment));
    }
    let is_spent = tx
        .prepare_cached("SELECT 1 FROM spent_keys WHERE hash = ?1")?
        .exists([key])?;
    Ok(match is_spent {
        true => EarlierSubmission::Erased,
        false => EarlierSubmission::Unknown,
    })
}

fn page(tx: &Connection, site: SiteId, path: &PagePath) -> rusqlite::Result<Option<PageFacts>> {
    let found = pages::find(tx, site, path)?;
    Ok(found.map(|row| PageFacts {
        number: PageNumber(row.id),
        path: row.page.path,
        title: row.page.title,
        closed: row.page.closed,
        first_seen: row.page.first_seen,
    }))
}

fn is_spent(tx: &Connection, challenge: &Solved) -> rusqlite::Result<bool> {
    tx.prepare_cached("SELECT 1 FROM spent_challenges WHERE expires = ?1 AND hash = ?2")?
        .exists(params![challenge.expires.as_millisecond(), challenge.hash])
}

fn history(tx: &Connection, id: CommentId) -> rusqlite::Result<Vec<PastDecision>> {
    tx.prepare_cached(
        "SELECT action, door, at, before, after, batch, reply, text_before, html_before, pinned_before,
            blocked, unblocked
         FROM decisions WHERE comment = ?1 ORDER BY id",
    )?
    .query_map([id], |row| {
        let action: String = row.get(0)?;
        let interface: String = row.get(1)?;
        Ok(PastDecision {
            action: action.parse::<Action>().ok(),
            by_person: Interface::named(&interface).is_none_or(Interface::is_of_people),
            at: time(row, 2)?,
            before: row.get(3)?,
            after: row.get(4)?,
            batch: row.get(5)?,
            reply: row.get(6)?,
            text_before: row.get(7)?,
            html_before: row.get(8)?,
            pinned_before: row.get(9)?,
            blocked: marks(row, 10)?,
            unblocked: marks(row, 11)?,
        })
    })?
    .collect()
}

pub(super) fn marks(row: &Row<'_>, column: usize) -> rusqlite::Result<Vec<(BlockKind, String)>> {
    let json: Option<String> = row.get(column)?;
    let marks = json.and_then(|json| serde_json::from_str(&json).ok());
    Ok(marks.unwrap_or_default())
}

fn question(tx: &Connection, id: CommentId) -> rusqlite::Result<Option<WaitingQuestion>> {
    tx.prepare_cached("SELECT wanted, attempts FROM akismet WHERE comment = ?1 AND failed IS NULL")?
        .query_row([id], |row| {
            Ok(WaitingQuestion {
                wanted: row.get(0)?,
                attempts: row.get(1)?,
            })
        })
        .optional()
}

fn is_blocked(
    tx: &Connection,
    site: SiteId,
    kind: BlockKind,
    value: &str,
) -> rusqlite::Result<bool> {
    tx.prepare_cached("SELECT 1 FROM blocks WHERE site = ?1 AND kind = ?2 AND value = ?3")?
        .exists(params![site, kind, value])
}

/// The comments from this one up to the root of its thread.
fn above(tx: &Connection, id: CommentId) -> rusqlite::Result<Vec<AuthorAbove>> {
    tx.prepare_cached(
        "WITH RECURSIVE above (id) AS (
            SELECT ?1
            UNION ALL
            SELECT c.parent FROM comments c JOIN above ON c.id = above.id WHERE c.parent IS NOT NULL
         )
         SELECT c.id, c.status, c.notify, a.email, a.confirmed IS NOT NULL, a.stopped IS NOT NULL FROM above
            JOIN comments c ON c.id = above.id
            JOIN addresses a ON a.site = c.site AND a.email = c.author_email",
    )?
    .query_map([id], |row| {
        Ok(AuthorAbove {
            comment: row.get(0)?,
            status: row.get(1)?,
            notify: row.get(2)?,
            email: EmailAddress::stored(row.get(3)?),
            is_confirmed: row.get(4)?,
            is_stopped: row.get(5)?,
        })
    })?
    .collect()
}

fn reader(
    tx: &Connection,
    site: SiteId,
    email: &EmailAddress,
) -> rusqlite::Result<Option<ReaderFacts>> {
    tx.prepare_cached(
        "SELECT confirmed, stopped, asked, asks, bounces FROM addresses WHERE site = ?1 AND email = ?2",
    )?
    .query_row(params![site, email.as_str()], |row| {
        Ok(ReaderFacts {
            confirmed: maybe_time(row, 0)?,
            stopped: maybe_time(row, 1)?,
            asked: maybe_time(row, 2)?,
            asks: row.get(3)?,
            bounces: row.get(4)?,
        })
    })
    .optional()
}

fn mails(
    tx: &Connection,
    kind: MailKind,
    recipient: &EmailAddress,
    since: Timestamp,
) -> rusqlite::Result<u32> {
    tx.prepare_cached(
        "SELECT count(*) FROM outbox WHERE recipient = ?1 AND kind = ?2 AND created > ?3",
    )?
    .query_row(
        params![recipient.as_str(), kind, since.as_millisecond()],
        |row| row.get(0),
    )
}

fn is_mailed(tx: &Connection, kind: MailKind, comment: CommentId) -> rusqlite::Result<bool> {
    tx.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM outbox WHERE comment = ?1 AND kind = ?2 AND failed IS NULL)",
    )?
    .query_row(params![comment, kind], |row| row.get(0))
}

fn comments_by(tx: &Connection, site: SiteId, email: &EmailAddress) -> rusqlite::Result<u32> {
    tx.prepare_cached(
        "SELECT count(*) FROM comments WHERE site = ?1 AND author_email = ?2 COLLATE NOCASE",
    )?
    .query_row(params![site, email.as_str()], |row| row.get(0))
}

fn replies_to(
    tx: &Connection,
    site: SiteId,
    email: &EmailAddress,
    limit: u32,
) -> rusqlite::Result<Vec<CommentId>> {
    tx.prepare_cached(
        "SELECT r.id FROM comments c JOIN comments r ON r.parent = c.id
         WHERE c.site = ?1 AND c.author_email = ?2 COLLATE NOCASE AND c.notify = 1
            AND c.status = 'approved' AND r.status = 'approved'
            AND r.author_email IS NOT ?2 COLLATE NOCASE
         ORDER BY r.id DESC LIMIT ?3",
    )?
    .query_map(params![site, email.as_str(), limit], |row| row.get(0))?
    .collect()
}

fn wishes(
    tx: &Connection,
    site: SiteId,
    email: &EmailAddress,
    limit: u32,
) -> rusqlite::Result<Vec<CommentId>> {
    tx.prepare_cached(
        "SELECT c.id FROM comments c
         WHERE c.site = ?1 AND c.author_email = ?2 COLLATE NOCASE AND c.owner = 0
            AND c.status = 'approved' AND (c.notify = 1 OR EXISTS (SELECT 1 FROM follows f
                WHERE f.page = c.page AND f.email = ?2))
         ORDER BY c.id DESC LIMIT ?3",
    )?
    .query_map(params![site, email.as_str(), limit], |row| row.get(0))?
    .collect()
}

fn written_by(tx: &Connection, email: &EmailAddress) -> rusqlite::Result<Vec<StoredComment>> {
    let written = super::traces::WRITTEN;
    let site: Option<SiteId> = None;
    tx.prepare_cached(&format!(
        "SELECT {COMMENT_COLUMNS}, {STORED_COLUMNS} FROM comments c JOIN pages p ON p.id = c.page
         WHERE c.id IN ({written}) ORDER BY c.id"
    ))?
    .query_map(
        params![email.as_str(), email.as_str().to_lowercase(), site],
        stored_row,
    )?
    .collect()
}

fn addressed(
    tx: &Connection,
    before: Timestamp,
    limit: u32,
) -> rusqlite::Result<Vec<StoredComment>> {
    tx.prepare_cached(&format!(
        "SELECT {COMMENT_COLUMNS}, {STORED_COLUMNS} FROM comments c JOIN pages p ON p.id = c.page
         WHERE (c.author_email IS NOT NULL OR c.avatar IS NOT NULL) AND c.created < ?1
            AND c.status <> 'pending' ORDER BY c.created, c.id LIMIT ?2"
    ))?
    .query_map(params![before.as_millisecond(), limit], stored_row)?
    .collect()
}

fn teachable(
    tx: &Connection,
    site: SiteId,
    after: Option<CommentId>,
    limit: u32,
) -> rusqlite::Result<Vec<LessonSource>> {
    let comments: Vec<_> = tx
        .prepare_cached(&format!(
            "SELECT {COMMENT_COLUMNS},
                EXISTS (SELECT 1 FROM former_comments WHERE comment = c.id)
             FROM comments c JOIN pages p ON p.id = c.page
             WHERE c.site = ?1 AND c.id > coalesce(?2, x'') ORDER BY c.id LIMIT ?3"
        ))?
        .query_map(params![site, after, limit], |row| {
            Ok((comment(row)?, row.get(BEHIND_COMMENT)?))
        })?
        .collect::<rusqlite::Result<_>>()?;
    let with_the_rest = |(comment, is_imported): (afterword_model::Comment, bool)| {
        Ok(LessonSource {
            history: history(tx, comment.id)?,
            known: lesson(tx, comment.id)?,
            comment,
            is_imported,
        })
    };
    comments.into_iter().map(with_the_rest).collect()
}

/// The lesson of a comment; `None` if it can't be read any more.
fn lesson(tx: &Connection, id: CommentId) -> rusqlite::Result<Option<(Lesson, Vec<u32>)>> {
    let known: Option<(bool, String)> = tx
        .prepare_cached("SELECT is_spam, words FROM spam_lessons WHERE comment = ?1")?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    Ok(known.and_then(|(is_spam, words)| {
        let lesson = if is_spam { Lesson::Spam } else { Lesson::Good };
        Some((lesson, serde_json::from_str(&words).ok()?))
    }))
}

const BEHIND_MAIL: usize = 16;

fn due_mails(tx: &Connection, now: Timestamp, limit: u32) -> rusqlite::Result<Vec<OutboxRow>> {
    tx.prepare_cached(&format!(
        "SELECT {MAIL_COLUMNS}, digest, turn, coalesce((SELECT network FROM comments c WHERE c.id = outbox.comment), network)
         FROM outbox
         WHERE sent IS NULL AND failed IS NULL AND due <= ?1 AND coalesce(leased, 0) <= ?1
         ORDER BY due, id LIMIT ?2"
    ))?
    .query_map(params![now.as_millisecond(), limit], |row| {
        Ok(OutboxRow {
            mail: outbox::mail(row)?,
            is_digest: row.get(BEHIND_MAIL)?,
            turn: maybe_time(row, BEHIND_MAIL + 1)?,
            network: row.get(BEHIND_MAIL + 2)?,
        })
    })?
    .collect()
}

fn turns(
    tx: &Connection,
    site: SiteId,
    since: Timestamp,
    now: Timestamp,
) -> rusqlite::Result<Vec<ConfirmationTurn>> {
    tx.prepare_cached(
        "SELECT recipient, coalesce((SELECT network FROM comments c WHERE c.id = outbox.comment), network) FROM outbox
         WHERE site = ?1 AND turn > ?2 AND turn <= ?3",
    )?
    .query_map(
        params![site, since.as_millisecond(), now.as_millisecond()],
        |row| {
            Ok(ConfirmationTurn {
                recipient: EmailAddress::stored(row.get(0)?),
                network: row.get(1)?,
            })
        },
    )?
    .collect()
}

fn recent_moderation(
    tx: &Connection,
    recipient: &EmailAddress,
    since: Timestamp,
    now: Timestamp,
    created: Timestamp,
) -> rusqlite::Result<u32> {
    tx.prepare_cached(
        "SELECT count(*) FROM outbox
         WHERE recipient = ?1 AND kind = 'moderation' AND created > ?4 AND (sent > ?2 OR leased > ?3
            OR sent IS NULL AND failed IS NULL AND attempts > 0)",
    )?
    .query_row(
        params![
            recipient.as_str(),
            since.as_millisecond(),
            now.as_millisecond(),
            created.as_millisecond()
        ],
        |row| row.get(0),
    )
}

fn waiting_digest(
    tx: &Connection,
    (kind, recipient, site): (MailKind, &EmailAddress, Option<SiteId>),
    now: Timestamp,
    limit: u32,
) -> rusqlite::Result<WaitingDigest> {
    let waiting = "recipient = ?1 AND site IS ?2 AND kind = ?3 AND digest = 1 AND sent IS NULL AND failed IS NULL
        AND coalesce(leased, 0) <= ?4";
    let now = now.as_millisecond();
    let due = tx
        .prepare_cached(&format!("SELECT min(due) FROM outbox WHERE {waiting}"))?
        .query_row(
            params![recipient.as_str(), site, kind.as_str(), now],
            |row| maybe_time(row, 0),
        )?;
    let mails: Vec<OutboxMail> = match due {
        None => Vec::new(),
        Some(_) => tx
            .prepare_cached(&format!(
                "SELECT {MAIL_COLUMNS} FROM outbox WHERE {waiting} ORDER BY id LIMIT ?5"
            ))?
            .query_map(
                params![recipient.as_str(), site, kind.as_str(), now, limit],
                outbox::mail,
            )?
            .collect::<rusqlite::Result<_>>()?,
    };
    Ok(WaitingDigest { due, mails })
}
