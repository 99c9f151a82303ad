//! Which work waits for which other: one transaction at a time changes a site, as one writer does in SQLite.
//!
//! A rule decides by facts, and its effects must meet the rows that the facts were read from. So the transaction takes
//! the lock of the site before it reads the first fact; in the isolation level "read committed" each later statement
//! sees what was committed before. Rows that belong to no single site (mails, webhooks, questions) are locked
//! themselves when they are read. Where such a row leads to a site afterwards, as a mail that is needless does, PostgreSQL
//! ends a circle of waiting transactions, and the store runs the one that it ended again. Claims of mails wait for each other besides. Locks end with the transaction
//! (<https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS>).

use super::failure::Sql;
use super::sql::{Columns as _, Db, Param};
use afterword_model::change::{Need, PageNumber};
use afterword_model::{CommentId, SiteId};

/// Ordered as they are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Lock {
    /// Every site, now and later.
    All,
    Site(SiteId),
    /// A message or a request with this hash: its effect comes once.
    Hash(i64),
    /// The mails that are due: one digest must not be shared out to two nodes.
    DueMails,
}

/// The first bits of the numbers of our advisory locks: "Aft".
const CLASS: i64 = 0x0041_6674 << 32;
/// Below those of all sites.
const DUE_MAILS: i64 = CLASS - 1;

/// What a need says about the lock.
enum Scope {
    All,
    Site(SiteId),
    /// The site of the comment.
    Comment(CommentId),
    /// The site of the page.
    Page(PageNumber),
    Hash([u8; 32]),
    DueMails,
    /// Locked by its rows, or by another need of the same rule.
    Rows,
}

#[expect(clippy::too_many_lines, reason = "a table: one line for each need")]
fn scope(need: &Need) -> Scope {
    match need {
        Need::Comment(id)
        | Need::Parent(id)
        | Need::History(id)
        | Need::Imported(id)
        | Need::Question(id)
        | Need::ReportsOf(id)
        | Need::ReactionsOf(id, ..)
        | Need::ReactionsFrom(id, ..)
        | Need::Above(id)
        | Need::IsMailed(_, id)
        | Need::Followers(id, ..) => Scope::Comment(*id),
        Need::Page(site, ..)
        | Need::WholePage(site, ..)
        | Need::PageReactions(site, ..)
        | Need::PageReactionsOf(site, ..)
        | Need::PageReactionsFrom(site, ..)
        | Need::IsBlocked(site, ..)
        | Need::Reader(site, ..)
        | Need::Unsent(site, ..)
        | Need::Requests(site, ..)
        | Need::WaitingRequests(site, ..)
        | Need::Wishes(site, ..)
        | Need::CommentsBy(site, ..)
        | Need::RepliesTo(site, ..)
        | Need::Teachable(site, ..)
        | Need::FollowsBy(site, ..)
        | Need::Unheard(site, ..) => Scope::Site(*site),
        Need::IsFollowed(page) | Need::FollowersOf(page) | Need::Follow(page, _) => {
            Scope::Page(*page)
        }
        Need::WrittenBy(_) | Need::TokensNamed(_) | Need::ModeratedBy(_) | Need::Addressed(..) => {
            Scope::All
        }
        Need::IsSeen(hash) => Scope::Hash(*hash),
        Need::DueMails(..) => Scope::DueMails,
        Need::Submission(_)
        | Need::IsSpent(_)
        | Need::ReaderAt(_)
        | Need::Mails(..)
        | Need::Announcement()
        | Need::Mail(_)
        | Need::Turns(..)
        | Need::RecentModeration(..)
        | Need::WaitingDigest(..)
        | Need::Hook(_)
        | Need::HooksOfThreads(_)
        | Need::HooksOfPage(_)
        | Need::DueHooks(..)
        | Need::ClaimedHooks()
        | Need::HooksForOthers(_)
        | Need::FailedHooks(_)
        | Need::DueQuestions(..) => Scope::Rows,
    }
}

/// Takes the locks of these needs, in one order for all transactions.
pub(crate) async fn take(db: &Db, needs: &[Need]) -> Sql<()> {
    let mut locks = Vec::new();
    for need in needs {
        match scope(need) {
            Scope::All => locks.push(Lock::All),
            Scope::Site(site) => locks.push(Lock::Site(site)),
            Scope::Comment(comment) => {
                // A comment never changes its site.
                let site = db
                    .query_opt("SELECT site FROM comments WHERE id = $1", &[&comment])
                    .await?;
                if let Some(site) = site {
                    locks.push(Lock::Site(site.at(0)?));
                }
            }
            Scope::Page(page) => {
                let site = db
                    .query_opt("SELECT site FROM pages WHERE id = $1", &[&page.0])
                    .await?;
                if let Some(site) = site {
                    locks.push(Lock::Site(site.at(0)?));
                }
            }
            Scope::Hash(hash) => locks.push(of_hash(hash)),
            Scope::DueMails => locks.push(Lock::DueMails),
            Scope::Rows => {}
        }
    }
    take_all(db, locks).await
}

/// The locks of these needs, if nobody must be asked for them.
pub(crate) fn known(needs: &[Need]) -> Option<Vec<Lock>> {
    let mut locks = Vec::new();
    for need in needs {
        match scope(need) {
            Scope::All => locks.push(Lock::All),
            Scope::Site(site) => locks.push(Lock::Site(site)),
            Scope::Hash(hash) => locks.push(of_hash(hash)),
            Scope::DueMails => locks.push(Lock::DueMails),
            Scope::Rows => {}
            Scope::Comment(_) | Scope::Page(_) => return None,
        }
    }
    Some(locks)
}

/// The site whose lock is the only one that these needs want.
pub(crate) fn only_site(needs: &[Need]) -> Option<SiteId> {
    let mut locks = known(needs)?;
    locks.dedup();
    match locks.as_slice() {
        [Lock::Site(site)] => Some(*site),
        _ => None,
    }
}

/// Takes the lock of the site of a row. The statement finds the number of that site. `false` if there is no such row.
pub(crate) async fn take_site_of_row(db: &Db, statement: &str, id: &dyn Param) -> Sql<bool> {
    let site: Option<SiteId> = db.maybe(statement, &[id], |row| row.at(0)).await?;
    match site {
        Some(site) => take_all(db, vec![Lock::Site(site)]).await.map(|()| true),
        None => Ok(false),
    }
}

/// Waits for these locks, in one order for all transactions. It is one message, which is sent at once.
pub(crate) async fn take_all(db: &Db, mut locks: Vec<Lock>) -> Sql<()> {
    locks.sort_unstable();
    locks.dedup();
    locks.retain(|lock| db.is_new(*lock));
    if locks.is_empty() {
        return Ok(());
    }
    let statements: Vec<String> = locks.into_iter().map(statement).collect();
    db.run(&statements.join("; ")).await
}

fn statement(lock: Lock) -> String {
    match lock {
        Lock::All => format!("SELECT pg_advisory_xact_lock({CLASS})"),
        Lock::Hash(hash) => format!("SELECT pg_advisory_xact_lock({hash})"),
        Lock::DueMails => format!("SELECT pg_advisory_xact_lock({DUE_MAILS})"),
        // Whoever changes all sites waits for those who change one.
        Lock::Site(site) => {
            let own = CLASS + site.0;
            format!("SELECT pg_advisory_xact_lock_shared({CLASS}), pg_advisory_xact_lock({own})")
        }
    }
}

/// By its first bytes.
fn of_hash([a, b, c, d, e, f, g, h, ..]: [u8; 32]) -> Lock {
    Lock::Hash(i64::from_be_bytes([a, b, c, d, e, f, g, h]))
}
