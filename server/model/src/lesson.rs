//! What decisions teach the classifier, as the store counts it.

use crate::{Action, Comment, Status};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lesson {
    Good,
    Spam,
}

/// In how many good and bad comments of a site a word stood; word 0 counts the comments themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct WordCount {
    pub word: u32,
    pub good: u32,
    pub spam: u32,
}

/// How the words of a comment are read: the store counts them, and does not know what they are.
pub type WordsOf = fn(&Comment) -> Vec<u32>;

/// What decisions come to, oldest first, each with the status that it led to. What was published or kept as spam
/// without the owner teaches nothing.
#[must_use]
pub fn taught(history: &[(Action, Status)]) -> Option<Lesson> {
    let (mut before, mut now) = (None, None);
    for (action, status) in history {
        let next = match action {
            // It is no decision of its own, and no undo takes it back.
            Action::Pin | Action::Unpin => continue,
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
        Status::Pending | Status::Rejected | Status::Deleted => None,
    }
}

/// The author may have written something else between two decisions, which was judged without the owner.
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
    fn an_undo_teaches_nothing_that_the_status_does_not_say() {
        let rewritten = [APPROVED, SPAM, (Action::Undo, Status::Pending)];
        assert_eq!(taught(&rewritten), None);
    }
}
