//! A rule, ready to run in a transaction.

use std::sync::{Arc, Mutex, PoisonError};

use super::{Effect, Facts, Missing, Need};

/// What a rule says: what is to be true, and what it answers.
pub type Plan<T> = Result<(Vec<Effect>, T), Missing>;

/// From what was loaded to what is to be true.
pub type Rule = Box<dyn FnMut(&Facts) -> Result<Vec<Effect>, Missing> + Send>;

/// A rule with what it is asked, for whoever keeps comments: to be run until no fact is missing.
pub struct Work {
    /// What it needs usually, so that one loading will do.
    pub first: Vec<Need>,
    pub plan: Rule,
}

impl Work {
    /// The work that runs a rule, and where its answer stands afterwards.
    pub fn new<T: Send + 'static>(
        first: Vec<Need>,
        mut rule: impl FnMut(&Facts) -> Plan<T> + Send + 'static,
    ) -> (Self, Answer<T>) {
        let answer = Answer(Arc::new(Mutex::new(None)));
        let latest = Answer(Arc::clone(&answer.0));
        let plan = Box::new(move |facts: &Facts| {
            let (effects, said) = rule(facts)?;
            latest.set(said);
            Ok(effects)
        });
        (Self { first, plan }, answer)
    }
}

impl std::fmt::Debug for Work {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Work({:?}, …)", self.first)
    }
}

/// What a rule has answered, once its effects are durable.
#[derive(Debug)]
pub struct Answer<T>(Arc<Mutex<Option<T>>>);

impl<T> Answer<T> {
    fn set(&self, said: T) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(said);
    }

    /// `None` where the rule was not run to its end.
    #[must_use]
    pub fn take(self) -> Option<T> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}
