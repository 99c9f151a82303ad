//! An edit by the comment's own author.

use afterword_model::change::{
    Answer, ChangedThread, Effect, Facts, Need, Plan, StoredComment, Work,
};
use afterword_model::{Changed, Edit};
use jiff::Timestamp;

use crate::changes::Changes;
use crate::told::Subject;
use crate::{in_millis, told};

#[must_use]
pub fn work(edit: Edit) -> (Work, Answer<Changed>) {
    let first = vec![Need::Comment(edit.id)];
    Work::new(first, move |facts| self::edit(&edit, facts))
}

/// The new text has no lesson yet, and an open question to Akismet was about the former text.
///
/// # Errors
/// [`afterword_model::change::Missing`].
pub fn edit(edit: &Edit, facts: &Facts) -> Plan<Changed> {
    let mut changes = Changes::new(facts);
    let Some(mut stored) = changes.comment(edit.id)? else {
        return changes.done(Changed::Unknown);
    };
    let before = stored.comment.status;
    if (stored.comment.revision, before) != (edit.revision, edit.before) {
        return changes.done(Changed::NotPossible(before));
    }
    let now = in_millis(edit.now);
    rewrite(&mut changes, &mut stored, edit, now);
    changes.add(Effect::Teach {
        comment: edit.id,
        site: stored.comment.site,
        lesson: None,
    });
    changes.add(question(edit, now));
    let wanted = edit.akismet.as_ref().map(|question| question.wanted);
    let shown = stored.shown();
    let subject = Subject {
        comment: &shown,
        thread: ChangedThread::On(stored.page),
        notify: stored.notify,
        follow: stored.follow,
    };
    told::of_change(
        &mut changes,
        subject,
        Some(before),
        wanted,
        &edit.mailing,
        now,
    )?;
    changes.done(Changed::Done {
        comment: Box::new(shown),
        before,
    })
}

fn rewrite(changes: &mut Changes<'_>, stored: &mut StoredComment, edit: &Edit, now: Timestamp) {
    let comment = &mut stored.comment;
    comment.text = edit.text.clone();
    comment.html.clone_from(&edit.html);
    comment.reasons.clone_from(&edit.reasons);
    comment.edited = Some(now);
    comment.revision += 1;
    changes.add(Effect::SetText {
        comment: edit.id,
        text: edit.text.as_str().to_owned(),
        html: edit.html.clone(),
        edited: now,
        revision: comment.revision,
        simhash: edit.simhash,
    });
    changes.add(Effect::SetReasons {
        comment: edit.id,
        reasons: edit.reasons.clone(),
    });
    let before = (comment.status, comment.published);
    comment.status = edit.status;
    changes.publish(stored, now);
    if (stored.comment.status, stored.comment.published) != before {
        changes.add(Effect::SetStatus {
            comment: edit.id,
            status: edit.status,
            status_before: stored.status_before,
            published: stored.comment.published,
        });
    }
    changes.take_title(stored);
}

fn question(edit: &Edit, now: Timestamp) -> Effect {
    match &edit.akismet {
        Some(question) => Effect::Ask {
            comment: edit.id,
            question: question.clone(),
            at: now,
        },
        None => Effect::CloseQuestion(edit.id),
    }
}
