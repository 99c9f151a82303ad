//! What a moderator's decisions teach the classifier of `spam::bayes`.

use afterword_model::change::{
    Answer, Effect, Facts, LessonSource, Missing, Need, NewDecision, PastDecision, Plan, Work,
};
use afterword_model::{Action, Comment, Lesson, Sources, Status, Text, Trained, Training};
use afterword_spam::bayes;
use jiff::Timestamp;

use crate::changes::Changes;

/// After a decision.
pub(crate) fn learn(
    changes: &mut Changes<'_>,
    comment: &Comment,
    decision: &NewDecision,
) -> Result<(), Missing> {
    if !says_something(decision.action) {
        return Ok(());
    }
    let mut past: Vec<TaughtDecision<'_>> = lines(changes.facts.history(comment.id)?);
    past.push(TaughtDecision {
        by_person: decision.by.interface.is_of_people(),
        action: Some(decision.action),
        after: decision.after,
        at: decision.at,
        text_before: decision.text_before.as_ref().map(|(text, _)| text.as_str()),
    });
    let past = Past::of(of_people(past), comment);
    let lesson = past.lesson(comment);
    changes.add(Effect::Teach {
        comment: comment.id,
        site: comment.site,
        lesson: lesson.map(|lesson| (lesson, words(&past.before_the_owner(comment)))),
    });
    Ok(())
}

fn says_something(action: Action) -> bool {
    !matches!(
        action,
        Action::Pin | Action::Unpin | Action::Delete | Action::Restore
    )
}

/// Each word once, and word 0, which stands for the comment.
fn words(comment: &Comment) -> Vec<u32> {
    let mut words = bayes::words(comment);
    words.push(0);
    words.sort_unstable();
    words.dedup();
    words
}

/// The part of a decision that teaches.
struct TaughtDecision<'f> {
    by_person: bool,
    action: Option<Action>,
    after: Status,
    at: Timestamp,
    text_before: Option<&'f str>,
}

impl TaughtDecision<'_> {
    /// Whether another text stands there since. The former ones are forgotten after a while.
    fn rewrites(&self) -> bool {
        self.text_before.is_some() || self.action == Some(Action::Edit)
    }
}

fn lines(history: &[PastDecision]) -> Vec<TaughtDecision<'_>> {
    history
        .iter()
        .map(|decision| TaughtDecision {
            by_person: decision.by_person,
            action: decision.action,
            after: decision.after,
            at: decision.at,
            text_before: decision.text_before.as_deref(),
        })
        .collect()
}

/// What no person decided teaches nothing, and neither does the undo of it.
fn of_people(lines: Vec<TaughtDecision<'_>>) -> Vec<TaughtDecision<'_>> {
    let mut is_undoable = false;
    let mut people = Vec::new();
    for line in lines {
        let undoes = line.action == Some(Action::Undo) && is_undoable;
        // No undo takes a pin back.
        if !matches!(line.action, Some(Action::Pin | Action::Unpin)) {
            is_undoable = !line.by_person;
        }
        if line.by_person && !undoes {
            people.push(line);
        }
    }
    people
}

/// The decisions about a comment since its author's last edit.
struct Past {
    decisions: Vec<(Action, Status)>,
    /// The author's text, if the owner has replaced it.
    text: Option<String>,
    /// Nobody knows which words are the author's.
    is_unclear: bool,
}

impl Past {
    fn of(lines: Vec<TaughtDecision<'_>>, comment: &Comment) -> Self {
        // An edit by the owner has the time of its decision.
        let rewritten = comment.edited;
        let rewritten = rewritten.filter(|edited| lines.iter().all(|line| line.at != *edited));
        let first = match rewritten {
            None if is_rewritten_before_an_edit(&lines, comment) => latest_edit(&lines),
            _ => 0,
        };
        let mut past = Self {
            decisions: Vec::new(),
            text: None,
            is_unclear: lines.iter().take(first).any(TaughtDecision::rewrites),
        };
        for line in lines.into_iter().skip(first) {
            if rewritten.is_some_and(|edited| line.at < edited) {
                continue;
            }
            if past.text.is_none() {
                past.text = line.text_before.map(str::to_owned);
            }
            if let Some(action) = line.action {
                past.decisions.push((action, line.after));
            }
        }
        past
    }

    fn lesson(&self, comment: &Comment) -> Option<Lesson> {
        let is_lesson = is_strangers(comment) && !self.is_unclear;
        is_lesson.then(|| taught(&self.decisions))?
    }

    fn before_the_owner(&self, comment: &Comment) -> Comment {
        let mut comment = comment.clone();
        if let Some(text) = &self.text {
            comment.text = Text::stored(text.clone());
        }
        comment
    }
}

/// Whether the comment's author has changed a text that the owner has edited since. When that was stands nowhere: both
/// write the time of the latest change.
fn is_rewritten_before_an_edit(lines: &[TaughtDecision<'_>], comment: &Comment) -> bool {
    let by_decisions = lines.iter().filter(|line| line.rewrites()).count();
    let all = usize::try_from(comment.revision.saturating_sub(1)).unwrap_or(usize::MAX);
    by_decisions > 0 && all > by_decisions
}

/// The decision that put the owner's words there, where it was last done: nothing can have come from the author since.
/// What was decided before it may have been about another text.
fn latest_edit(lines: &[TaughtDecision<'_>]) -> usize {
    let is_pin =
        |line: &TaughtDecision<'_>| matches!(line.action, Some(Action::Pin | Action::Unpin));
    let mut latest = lines
        .iter()
        .rposition(TaughtDecision::rewrites)
        .unwrap_or_default();
    // An undo takes back what stands right before it, unless the author has written in between.
    while lines[latest].action == Some(Action::Undo) {
        match lines[..latest].iter().rposition(|line| !is_pin(line)) {
            Some(undone) => latest = undone,
            None => break,
        }
    }
    latest
}

/// The owner's own comments teach nothing, and an erased comment has no text.
fn is_strangers(comment: &Comment) -> bool {
    let author = comment.author.as_ref();
    author.is_some_and(|author| !author.owner)
}

/// Learns from earlier decisions, some comments at a time.
#[must_use]
pub fn training_work(training: Training) -> (Work, Answer<Trained>) {
    let Training {
        site, after, limit, ..
    } = training;
    let first = vec![Need::Teachable(site, after, limit)];
    Work::new(first, move |facts| train(training, facts))
}

/// # Errors
/// [`Missing`].
pub fn train(training: Training, facts: &Facts) -> Plan<Trained> {
    let mut changes = Changes::new(facts);
    let mut trained = Trained::default();
    let Training {
        site, after, limit, ..
    } = training;
    for found in facts.teachable(site, after, limit)? {
        let comment = &found.comment;
        trained.last = Some(comment.id);
        trained.looked_at += 1;
        let past = Past::of(of_people(lines(&found.history)), comment);
        let lesson = match past.lesson(comment) {
            None if past.decisions.is_empty() => imported(training.sources, found),
            lesson => lesson,
        };
        let Some(lesson) = lesson else { continue };
        match lesson {
            Lesson::Good => trained.good += 1,
            Lesson::Spam => trained.spam += 1,
        }
        let lesson = (lesson, words(&past.before_the_owner(comment)));
        if found.known.as_ref() != Some(&lesson) {
            trained.new += 1;
            changes.add(Effect::Teach {
                comment: comment.id,
                site: comment.site,
                lesson: Some(lesson),
            });
        }
    }
    changes.done(trained)
}

/// A decision in another system.
fn imported(sources: Sources, found: &LessonSource) -> Option<Lesson> {
    if sources == Sources::Decided || !found.is_imported || !is_strangers(&found.comment) {
        return None;
    }
    said(found.comment.status)
}

/// The lesson of decisions, oldest first, each with the resulting status. Comments that were published or kept as
/// spam automatically teach nothing.
#[must_use]
pub fn taught(history: &[(Action, Status)]) -> Option<Lesson> {
    let (mut before, mut now) = (None, None);
    for (action, status) in history {
        let next = match action {
            // It is no decision of its own, and no undo takes it back.
            Action::Pin | Action::Unpin | Action::Ask | Action::Reply => continue,
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
        Status::Pending | Status::Rejected | Status::Deleted | Status::Private => None,
    }
}

/// The author may have edited the comment between two decisions, and the edit was judged automatically.
fn fits(lesson: Lesson, status: Status) -> bool {
    status == Status::Deleted || said(status) == Some(lesson)
}

#[cfg(test)]
mod tests {
    use super::*;

    const APPROVED: (Action, Status) = (Action::Approve, Status::Approved);
    const SPAM: (Action, Status) = (Action::Spam, Status::Spam);
    const DELETED: (Action, Status) = (Action::Delete, Status::Deleted);

    #[test]
    fn the_last_word_counts() {
        assert_eq!(taught(&[]), None);
        assert_eq!(taught(&[SPAM, APPROVED]), Some(Lesson::Good));
        assert_eq!(
            taught(&[APPROVED, (Action::Reject, Status::Rejected)]),
            None
        );
        assert_eq!(taught(&[SPAM, DELETED]), Some(Lesson::Spam));
        let pinned = (Action::Pin, Status::Approved);
        assert_eq!(taught(&[APPROVED, pinned]), Some(Lesson::Good));
        assert_eq!(taught(&[pinned]), None);
    }

    #[test]
    fn an_undo_brings_back_what_was_taught_before_and_another_one_the_decision() {
        let undone = |status| (Action::Undo, status);
        assert_eq!(taught(&[SPAM, undone(Status::Approved)]), None);
        let twice = [SPAM, undone(Status::Approved), undone(Status::Spam)];
        assert_eq!(taught(&twice), Some(Lesson::Spam));
        let reversed = [APPROVED, SPAM, undone(Status::Approved)];
        assert_eq!(taught(&reversed), Some(Lesson::Good));
        let restored = [SPAM, DELETED, undone(Status::Spam)];
        assert_eq!(taught(&restored), Some(Lesson::Spam));
    }

    #[test]
    fn what_no_person_decided_and_the_undo_of_it_teach_nothing() {
        let line = |by_person, (action, after)| TaughtDecision {
            by_person,
            action: Some(action),
            after,
            at: Timestamp::UNIX_EPOCH,
            text_before: None,
        };
        let people = |lines: Vec<TaughtDecision<'_>>| -> Vec<Action> {
            let people = of_people(lines).into_iter();
            people.filter_map(|line| line.action).collect()
        };
        let rejected = (Action::Reject, Status::Rejected);
        let undone = (Action::Undo, Status::Approved);
        let pinned = (Action::Pin, Status::Rejected);
        let lines = [
            line(true, APPROVED),
            line(false, rejected),
            line(true, pinned),
            line(true, undone),
            line(true, SPAM),
            line(true, undone),
        ];
        let left = [Action::Approve, Action::Pin, Action::Spam, Action::Undo];
        assert_eq!(people(lines.into()), left);
        let taken_back = [line(false, rejected), line(false, undone), line(true, SPAM)];
        assert_eq!(people(taken_back.into()), [Action::Spam]);
    }

    #[test]
    fn an_undo_teaches_nothing_that_the_status_does_not_say() {
        let rewritten = [APPROVED, SPAM, (Action::Undo, Status::Pending)];
        assert_eq!(taught(&rewritten), None);
    }
}
