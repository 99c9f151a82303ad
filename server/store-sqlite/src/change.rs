//! Runs a rule in a transaction: loads the facts that it needs until none is missing, and applies its effects.

use afterword_model::change::{Facts, Missing, Work};
use rusqlite::{Connection, Error};

use super::containment::broken;
use super::{apply, load};

pub(super) fn run(tx: &Connection, work: &mut Work) -> rusqlite::Result<()> {
    let mut facts = Facts::default();
    for need in work.first.drain(..) {
        let fact = load::load(tx, &need)?;
        facts.add(need, fact);
    }
    let effects = loop {
        let need = match (work.plan)(&facts) {
            Ok(effects) => break effects,
            Err(Missing(need)) => need,
        };
        // The message must not show the need itself, which may contain personal data.
        if facts.has(&need) {
            let again = "a rule asks again for a fact that it was told";
            return Err(Error::ToSqlConversionFailure(again.into()));
        }
        let fact = load::load(tx, &need)?;
        facts.add(need, fact);
    };
    for effect in &effects {
        apply::apply(tx, effect)?;
    }
    if work.place.fails("change") {
        return Err(broken());
    }
    Ok(())
}

/// Runs them in order: each sees what the earlier ones have done.
pub(super) fn run_all(tx: &Connection, works: &mut [Work]) -> rusqlite::Result<()> {
    works.iter_mut().try_for_each(|work| run(tx, work))
}
