//! Runs a rule in a transaction: loads the facts that it needs until none is missing, and applies its effects.

use futures_util::future::{try_join, try_join_all};

use super::failure::{Failure, Sql};
use super::sql::Db;
use super::{apply, load, locks};
use afterword_model::change::{Facts, Missing, Need, Work};

/// May be called again with the same work: nothing of an earlier attempt is left.
pub(super) async fn run(db: &Db, work: &mut Work) -> Sql<()> {
    let mut facts = Facts::default();
    first(db, &work.first, &mut facts).await?;
    let effects = loop {
        let need: Need = match (work.plan)(&facts) {
            Ok(effects) => break effects,
            Err(Missing(need)) => need,
        };
        // The message must not show the need itself, which may contain personal data.
        if facts.has(&need) {
            return Err(Failure::unreadable(
                "a rule asks again for a fact that it was told",
            ));
        }
        locks::take(db, std::slice::from_ref(&need)).await?;
        let fact = load::load(db, &need).await?;
        facts.add(need, fact);
    };
    for effect in &effects {
        apply::apply(db, effect).await?;
    }
    if work.place.fails("change") {
        return Err(Failure::Broken);
    }
    Ok(())
}

/// Loads the facts that are needed in any case, all in one flight. Where the locks are known without a question, they
/// are in it too, before all others: PostgreSQL answers in order, and each statement sees what was committed when it
/// begins.
async fn first(db: &Db, needs: &[Need], facts: &mut Facts) -> Sql<()> {
    let all = try_join_all(needs.iter().map(|need| load::load(db, need)));
    let found = match locks::known(needs) {
        Some(known) => {
            let locked = locks::take_all(db, known);
            try_join(locked, all).await?.1
        }
        None => {
            locks::take(db, needs).await?;
            all.await?
        }
    };
    for (need, fact) in needs.iter().zip(found) {
        facts.add(need.clone(), fact);
    }
    Ok(())
}

/// Runs them in order: each sees what the earlier ones have done.
pub(super) async fn run_all(db: &Db, works: &mut [Work]) -> Sql<()> {
    for work in works {
        run(db, work).await?;
    }
    Ok(())
}
