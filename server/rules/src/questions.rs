//! Questions to Akismet: which are asked now, and what to do with a comment if there was no answer.

use std::time::Duration;

use afterword_model::change::{Answer, Effect, Facts, Need, Outbox, Plan, Work};
use afterword_model::{OpenQuestion, PlannedOutcome, QuestionClaim, QuestionOutcome, Unsettled};

use crate::changes::Changes;
use crate::{in_millis, pauses, told};

/// Runs before a claim: questions with due times from a wrong clock become due.
#[must_use]
pub fn mending(claim: &QuestionClaim) -> Work {
    pauses::QUESTIONS.mending(Outbox::Questions, claim.now, claim.leased, Duration::ZERO)
}

/// Due questions, each leased.
#[must_use]
pub fn claim_work(claim: QuestionClaim) -> (Work, Answer<Vec<OpenQuestion>>) {
    let first = vec![Need::DueQuestions(in_millis(claim.now), claim.limit)];
    Work::new(first, move |facts| self::claim(&claim, facts))
}

/// The attempt counts from here on, because nobody knows how far an interrupted one came.
///
/// # Errors
/// [`afterword_model::change::Missing`].
pub fn claim(claim: &QuestionClaim, facts: &Facts) -> Plan<Vec<OpenQuestion>> {
    let mut changes = Changes::new(facts);
    let due = facts.due_questions(in_millis(claim.now), claim.limit)?;
    let begun = due.iter().map(|question| OpenQuestion {
        attempts: question.attempts.saturating_add(1),
        ..question.clone()
    });
    let begun: Vec<OpenQuestion> = begun.collect();
    for question in &begun {
        changes.add(Effect::LeaseQuestion {
            comment: question.comment.id,
            until: in_millis(claim.leased),
            attempts: question.attempts,
        });
    }
    changes.done(begun)
}

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
    let Some(question) = *facts.question(left.comment)? else {
        return changes.done(());
    };
    // Who comes after the claim has ended may find it in other hands. An answer is one all the same.
    let is_answered = matches!(left.outcome, QuestionOutcome::LeftToOwner);
    let is_anothers = question.attempts != left.attempts && !is_answered;
    if stored.comment.revision != left.revision || is_anothers {
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
            if question.wanted == PlannedOutcome::Publish {
                told::of_silence(&mut changes, &stored.comment, mailing, now);
            }
        }
    }
    changes.done(())
}
