//! What the owner's decisions have taught about spam. Triggers keep the sums of the words (migration 0007).

use std::str::FromStr;

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, params};

use super::comments;
use super::rows::{COMMENT_COLUMNS, comment, json, time};
use afterword_model::{
    Action, Comment, CommentId, Lesson, SiteId, Status, Text, WordCount, WordsOf,
};
use afterword_store::{DecisionOrder, Sources, Trained, Training};

/// Of these words those that are known, and the comments (word 0). The words lead, each to its row: a search in the
/// table that grows with every decision costs the same for ever.
pub(super) fn counts(
    conn: &Connection,
    site: SiteId,
    words: &[u32],
) -> rusqlite::Result<Vec<WordCount>> {
    if !has_lessons(conn, site)? {
        return Ok(Vec::new());
    }
    conn.prepare_cached(
        "SELECT w.word, w.good, w.spam FROM json_each(?2) asked CROSS JOIN spam_words w
         WHERE w.site = ?1 AND w.word = asked.value",
    )?
    .query_map(params![site, with_comment(words.to_vec())?], |row| {
        Ok(WordCount {
            word: row.get(0)?,
            good: row.get(1)?,
            spam: row.get(2)?,
        })
    })?
    .collect()
}

/// Most sites that are new, or decide nothing, are done with by this.
fn has_lessons(conn: &Connection, site: SiteId) -> rusqlite::Result<bool> {
    conn.prepare_cached("SELECT EXISTS (SELECT 1 FROM spam_words WHERE site = ?1 AND word = 0)")?
        .query_row([site], |row| row.get(0))
}

/// After a decision that stands in the audit.
pub(super) fn learn(tx: &Connection, order: &DecisionOrder) -> rusqlite::Result<()> {
    if !says_something(order.action) {
        return Ok(());
    }
    let comment = comments::written(tx, order.id)?;
    let past = Past::of(tx, &comment)?;
    match past.lesson(&comment) {
        Some(lesson) => teach(tx, &past.before_the_owner(comment), lesson, order.words).map(drop),
        None => unlearn(tx, order.id),
    }
}

fn says_something(action: Action) -> bool {
    !matches!(
        action,
        Action::Pin | Action::Unpin | Action::Delete | Action::Restore
    )
}

pub(super) fn unlearn(tx: &Connection, id: CommentId) -> rusqlite::Result<()> {
    tx.prepare_cached("DELETE FROM spam_lessons WHERE comment = ?1")?
        .execute([id])
        .map(drop)
}

/// Whether it was not known so before.
fn teach(
    tx: &Connection,
    comment: &Comment,
    lesson: Lesson,
    words_of: WordsOf,
) -> rusqlite::Result<bool> {
    let words = with_comment(words_of(comment))?;
    let is_spam = lesson == Lesson::Spam;
    let known: Option<(bool, String)> = tx
        .prepare_cached("SELECT is_spam, words FROM spam_lessons WHERE comment = ?1")?
        .query_row([comment.id], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    if known.as_ref() == Some(&(is_spam, words.clone())) {
        return Ok(false);
    }
    unlearn(tx, comment.id)?;
    tx.prepare_cached(
        "INSERT INTO spam_lessons (comment, site, is_spam, words) VALUES (?1, ?2, ?3, ?4)",
    )?
    .execute(params![comment.id, comment.site, is_spam, words])?;
    Ok(true)
}

/// As JSON, each once, with the word that stands for the comment.
fn with_comment(mut words: Vec<u32>) -> rusqlite::Result<String> {
    words.push(0);
    words.sort_unstable();
    words.dedup();
    json(&words)
}

/// What was decided about a comment since its author has last written it.
struct Past {
    decisions: Vec<(Action, Status)>,
    /// What the author wrote, where the owner's words stand now.
    text: Option<String>,
}

impl Past {
    fn of(tx: &Connection, comment: &Comment) -> rusqlite::Result<Self> {
        let lines: Vec<(String, Status, Timestamp, Option<String>)> = tx
            .prepare_cached(
                "SELECT action, after, at, text_before FROM decisions
                 WHERE comment = ?1 AND door <> 'akismet' ORDER BY id",
            )?
            .query_map([comment.id], |row| {
                Ok((row.get(0)?, row.get(1)?, time(row, 2)?, row.get(3)?))
            })?
            .collect::<rusqlite::Result<_>>()?;
        // An edit by the owner has the time of its decision.
        let rewritten = comment.edited;
        let rewritten = rewritten.filter(|edited| lines.iter().all(|(_, _, at, _)| at != edited));
        let mut past = Self {
            decisions: Vec::new(),
            text: None,
        };
        for (action, after, at, text) in lines {
            if rewritten.is_some_and(|edited| at < edited) {
                continue;
            }
            past.text = past.text.or(text);
            if let Ok(action) = Action::from_str(&action) {
                past.decisions.push((action, after));
            }
        }
        Ok(past)
    }

    fn lesson(&self, comment: &Comment) -> Option<Lesson> {
        is_strangers(comment).then(|| taught(&self.decisions))?
    }

    fn before_the_owner(self, comment: Comment) -> Comment {
        match self.text {
            Some(text) => Comment {
                text: Text::stored(text),
                ..comment
            },
            None => comment,
        }
    }
}

/// The owner's own words are no lesson, and an erased comment has none.
fn is_strangers(comment: &Comment) -> bool {
    let author = comment.author.as_ref();
    author.is_some_and(|author| !author.owner)
}

pub(super) fn train(tx: &Connection, training: &Training) -> rusqlite::Result<Trained> {
    let comments: Vec<Comment> = tx
        .prepare_cached(&format!(
            "SELECT {COMMENT_COLUMNS} FROM comments c JOIN pages p ON p.id = c.page
             WHERE c.site = ?1 AND c.id > coalesce(?2, x'') ORDER BY c.id LIMIT ?3"
        ))?
        .query_map(
            params![training.site, training.after, training.limit],
            comment,
        )?
        .collect::<rusqlite::Result<_>>()?;
    let mut trained = Trained::default();
    for comment in comments {
        trained.last = Some(comment.id);
        trained.looked_at += 1;
        let past = Past::of(tx, &comment)?;
        let lesson = match past.lesson(&comment) {
            None if past.decisions.is_empty() => imported(tx, training, &comment)?,
            lesson => lesson,
        };
        let Some(lesson) = lesson else { continue };
        match lesson {
            Lesson::Good => trained.good += 1,
            Lesson::Spam => trained.spam += 1,
        }
        let is_new = teach(tx, &past.before_the_owner(comment), lesson, training.words)?;
        trained.new += u32::from(is_new);
    }
    Ok(trained)
}

/// What somebody has decided in another system.
fn imported(
    tx: &Connection,
    training: &Training,
    comment: &Comment,
) -> rusqlite::Result<Option<Lesson>> {
    if training.sources == Sources::Decided || !is_strangers(comment) {
        return Ok(None);
    }
    let is_imported: bool = tx
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM former_comments WHERE comment = ?1)")?
        .query_row([comment.id], |row| row.get(0))?;
    Ok(match comment.status {
        Status::Approved if is_imported => Some(Lesson::Good),
        Status::Spam if is_imported => Some(Lesson::Spam),
        _ => None,
    })
}

pub(super) fn forget(tx: &Connection, site: SiteId) -> rusqlite::Result<usize> {
    // First the words: each lesson would take its own back, one by one.
    tx.execute("DELETE FROM spam_words WHERE site = ?1", [site])?;
    tx.execute("DELETE FROM spam_lessons WHERE site = ?1", [site])
}

/// What decisions come to, oldest first, each with the status that it led to. What was published or kept as spam
/// without the owner teaches nothing.
fn taught(history: &[(Action, Status)]) -> Option<Lesson> {
    let (mut before, mut now) = (None, None);
    for (action, status) in history {
        let next = match action {
            // It is no decision of its own, and no undo takes it back.
            Action::Pin | Action::Unpin => continue,
            // Neither says anything of the text.
            Action::Delete | Action::Restore => now,
            Action::Undo => before.filter(|lesson| fits(*lesson, *status)),
            Action::Approve | Action::Reject | Action::Spam | Action::Block | Action::Edit => {
                said(*status)
            }
        };
        (before, now) = (now, next);
    }
    now
}

fn said(status: Status) -> Option<Lesson> {
    match status {
        Status::Approved => Some(Lesson::Good),
        Status::Spam => Some(Lesson::Spam),
        Status::Pending | Status::Rejected | Status::Deleted => None,
    }
}

/// The author may have written something else between two decisions, which was judged without the owner.
fn fits(lesson: Lesson, status: Status) -> bool {
    status == Status::Deleted || said(status) == Some(lesson)
}

