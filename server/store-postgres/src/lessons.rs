//! The spam lessons of the owner's decisions. Triggers maintain the sums of the words.

use super::failure::Sql;
use super::locks::{Lock, take_all};
use super::sql::{Columns as _, Db};
use afterword_model::{SiteId, WordCount};

/// The known ones among these words, and the comments (word 0).
pub(super) async fn counts(db: &Db, site: SiteId, words: &[u32]) -> Sql<Vec<WordCount>> {
    let mut asked: Vec<i64> = words.iter().map(|word| i64::from(*word)).collect();
    asked.push(0);
    asked.sort_unstable();
    asked.dedup();
    // Most sites are new or decide nothing: without word 0 nothing was learned.
    let sql = "SELECT word, good, spam FROM spam_words WHERE site = $1 AND word = ANY($2)
        AND EXISTS (SELECT 1 FROM spam_words WHERE site = $1 AND word = 0)";
    db.all(sql, &[&site, &asked], |row| {
        Ok(WordCount {
            word: row.number(0)?,
            good: row.number(1)?,
            spam: row.number(2)?,
        })
    })
    .await
}

pub(super) async fn forget(db: &Db, site: SiteId) -> Sql<usize> {
    take_all(db, vec![Lock::Site(site)]).await?;
    // The words first: otherwise each deleted lesson would subtract its own, one by one.
    db.change("DELETE FROM spam_words WHERE site = $1", &[&site])
        .await?;
    let forgotten = db
        .execute("DELETE FROM spam_lessons WHERE site = $1", &[&site])
        .await?;
    Ok(usize::try_from(forgotten).unwrap_or(usize::MAX))
}
