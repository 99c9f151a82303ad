//! A rule, ready to run in a transaction.

use std::sync::{Arc, Mutex, PoisonError};

use afterword_faults::Place;

use super::{Effect, Facts, Missing, Need};

/// The result of a rule: its effects, and its answer.
pub type Plan<T> = Result<(Vec<Effect>, T), Missing>;

/// From facts to effects.
pub type Rule = Box<dyn FnMut(&Facts) -> Result<Vec<Effect>, Missing> + Send>;

/// A rule with its input, for a store: to be run until no fact is missing.
pub struct Work {
    /// The usual needs, so that one load is enough.
    pub first: Vec<Need>,
    pub plan: Rule,
    /// The rule, by the name that tests of faults give it.
    pub place: Place,
}

impl Work {
    /// The work that runs a rule, and the place of its answer.
    pub fn new<T: Send + 'static, R: FnMut(&Facts) -> Plan<T> + Send + 'static>(
        first: Vec<Need>,
        mut rule: R,
    ) -> (Self, Answer<T>) {
        let answer = Answer(Arc::new(Mutex::new(None)));
        let latest = Answer(Arc::clone(&answer.0));
        let plan = Box::new(move |facts: &Facts| {
            let (effects, said) = rule(facts)?;
            latest.set(said);
            Ok(effects)
        });
        let place = Place::of::<R>();
        (Self { first, plan, place }, answer)
    }
}

impl std::fmt::Debug for Work {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Work({:?}, …)", self.first)
    }
}

/// The answer of a rule, once its effects are durable.
#[derive(Debug)]
pub struct Answer<T>(Arc<Mutex<Option<T>>>);

impl<T> Answer<T> {
    fn set(&self, said: T) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(said);
    }

    /// `None` if the rule was not completed.
    #[must_use]
    pub fn take(self) -> Option<T> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}
