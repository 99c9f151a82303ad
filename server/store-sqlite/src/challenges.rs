//! Challenges that were solved, each good for one comment.

use rusqlite::{Connection, params};

use afterword_model::Solved;

/// Whether nobody had spent it; where there is none, nothing is spent.
pub(super) fn spend(tx: &Connection, challenge: Option<Solved>) -> rusqlite::Result<bool> {
    let Some(Solved { hash, expires }) = challenge else {
        return Ok(true);
    };
    let spent = tx
        .prepare_cached(
            "INSERT INTO spent_challenges (hash, expires) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
        )?
        .execute(params![hash, expires.as_millisecond()])?;
    Ok(spent == 1)
}
