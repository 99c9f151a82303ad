//! What to do with a comment if Akismet has not answered.

use afterword_model::change::{Answer, Effect, Facts, Need, Plan, Work};
use afterword_model::{PlannedOutcome, QuestionOutcome, Unsettled};

use crate::changes::Changes;
use crate::{in_millis, told};

#[must_use]
pub fn work(left: Unsettled) -> (Work, Answer<()>) {
    let first = vec![Need::Comment(left.comment), Need::Question(left.comment)];
    Work::new(first, move |facts| leave(&left, facts))
}

/// A changed text or a decision ends the question.
///
/// # Errors
/// [`afterword_model::change::Missing`].
pub fn leave(left: &Unsettled, facts: &Facts) -> Plan<()> {
    let mut changes = Changes::new(facts);
    let Some(stored) = facts.comment(left.comment)?.as_ref() else {
        return changes.done(());
    };
    let Some(wanted) = *facts.question(left.comment)? else {
        return changes.done(());
    };
    if stored.comment.revision != left.revision {
        return changes.done(());
    }
    let now = in_millis(left.now);
    match &left.outcome {
        QuestionOutcome::LeftToOwner => changes.add(Effect::CloseQuestion(left.comment)),
        QuestionOutcome::Again { due, error } => changes.add(Effect::AskAgain {
            comment: left.comment,
            due: *due,
            error: error.clone(),
        }),
        QuestionOutcome::GivenUp { error, mailing } => {
            changes.add(Effect::GiveUpQuestion {
                comment: left.comment,
                error: error.clone(),
                at: now,
            });
            // Nobody was told while it might still be published.
            if wanted == PlannedOutcome::Publish {
                told::of_silence(&mut changes, &stored.comment, mailing, now);
            }
        }
    }
    changes.done(())
}
