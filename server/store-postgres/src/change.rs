//! Runs a rule in a transaction: loads the facts that it needs until none is missing, and applies its effects.

use afterword_model::change::{Facts, Missing, Need, Work};

use super::failure::{Failure, Sql};
use super::sql::Db;
use super::{apply, load, locks};

/// May be called again with the same work: nothing of an earlier attempt is left.
pub(super) async fn run(db: &Db, work: &mut Work) -> Sql<()> {
    let mut facts = Facts::default();
    locks::take(db, &work.first).await?;
    for need in &work.first {
        let fact = load::load(db, need).await?;
        facts.add(need.clone(), fact);
    }
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

/// Runs them in order: each sees what the earlier ones have done.
pub(super) async fn run_all(db: &Db, works: &mut [Work]) -> Sql<()> {
    for work in works {
        run(db, work).await?;
    }
    Ok(())
}
