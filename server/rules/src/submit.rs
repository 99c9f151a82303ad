//! A new comment: from a stranger, by mail, or the owner's answer.

use afterword_model::change::{
    Answer, ChangedThread, EarlierSubmission, Effect, Facts, Missing, Need, NewRow, PageFacts,
    PageOfComment, Plan, Work,
};
use afterword_model::{
    Added, Author, Avatar, ClosedBy, Comment, CommentId, NewComment, PageTitle, Reactions, Status,
    Website,
};

use crate::changes::Changes;
use crate::told::Subject;
use crate::{in_millis, told};

#[must_use]
pub fn work(new: NewComment) -> (Work, Answer<Added>) {
    let submission = new.submission.map(Need::Submission);
    let parent = new.parent.map(Need::Parent);
    let challenge = new.challenge.map(Need::IsSpent);
    let page = Need::Page(new.site, new.path.clone());
    let first = submission.into_iter().chain([page]);
    let first = first.chain(parent).chain(challenge);
    Work::new(first.collect(), move |facts| submit(&new, facts))
}

/// # Errors
/// [`Missing`].
pub fn submit(new: &NewComment, facts: &Facts) -> Plan<Added> {
    let mut changes = Changes::new(facts);
    let added = add(&mut changes, new)?;
    changes.done(added)
}

/// All checks come before the first effect: a refusal changes nothing.
pub(crate) fn add(changes: &mut Changes<'_>, new: &NewComment) -> Result<Added, Missing> {
    if let Some(again) = same_submission(changes, new)? {
        return Ok(again);
    }
    let known = changes.facts.page(new.site, new.path.clone())?.as_ref();
    if let Some(closed) = closed(new, known) {
        return Ok(Added::Closed(closed));
    }
    let root = match root(changes, new, known)? {
        Ok(root) => root,
        Err(refused) => return Ok(refused),
    };
    if let Some(challenge) = new.challenge {
        if *changes.facts.is_spent(challenge)? {
            return Ok(Added::Spent);
        }
        changes.add(Effect::Spend(challenge));
    }
    let row = row(new, known, root);
    let comment = comment(&row, known);
    changes.add(Effect::AddComment(Box::new(row)));
    title(changes, new, known);
    let now = in_millis(new.now);
    if let Some(question) = &new.akismet {
        changes.add(Effect::Ask {
            comment: new.id,
            question: question.clone(),
            at: now,
        });
    }
    let subject = Subject {
        comment: &comment,
        thread: known.map_or(ChangedThread::Of(new.id), |page| {
            ChangedThread::On(page.number)
        }),
        notify: new.notify,
        follow: new.follow,
    };
    let question = new.akismet.as_ref().map(|question| question.wanted);
    told::of_change(changes, subject, None, question, &new.mailing, now)?;
    Ok(Added::New(comment))
}

fn same_submission(changes: &Changes<'_>, new: &NewComment) -> Result<Option<Added>, Missing> {
    let Some(key) = new.submission else {
        return Ok(None);
    };
    match *changes.facts.submission(key)? {
        EarlierSubmission::Unknown => Ok(None),
        EarlierSubmission::Erased => Ok(Some(Added::Erased)),
        EarlierSubmission::Stored(earlier) => {
            let earlier = changes.comment(earlier)?;
            Ok(earlier.map(|earlier| Added::Again(earlier.comment)))
        }
    }
}

fn closed(new: &NewComment, known: Option<&PageFacts>) -> Option<ClosedBy> {
    let page = known.map(|page| (page.closed, page.first_seen));
    new.closed_pages.closed_by(page)
}

/// The top-level comment above it, or itself.
fn root(
    changes: &Changes<'_>,
    new: &NewComment,
    page: Option<&PageFacts>,
) -> Result<Result<CommentId, Added>, Missing> {
    let Some(parent) = new.parent else {
        return Ok(Ok(new.id));
    };
    Ok(match changes.parent(parent)? {
        Some(parent) if !takes(parent.status, new) => Err(Added::UnknownParent),
        None => Err(Added::UnknownParent),
        Some(parent) if page.map(|page| page.number) != Some(parent.page) => {
            Err(Added::ParentOnOtherPage)
        }
        Some(parent) => Ok(parent.root),
    })
}

/// A private word has no answers but the owner's. What was said elsewhere is an answer whatever became of the word
/// before it.
fn takes(parent: Status, new: &NewComment) -> bool {
    if new.original.is_some() {
        return parent != Status::Private;
    }
    let is_answer = new.author.owner && new.private;
    parent == Status::Approved || (parent == Status::Private && is_answer)
}

fn row(new: &NewComment, known: Option<&PageFacts>, root: CommentId) -> NewRow {
    let now = in_millis(new.now);
    NewRow {
        id: new.id,
        site: new.site,
        page: match known {
            Some(page) => PageOfComment::Known(page.number),
            None => PageOfComment::New(new.path.clone()),
        },
        parent: new.parent,
        root,
        author: new.author.clone(),
        text: new.text.clone(),
        html: new.html.clone(),
        status: new.status,
        private: new.private,
        reasons: new.reasons.clone(),
        created: new
            .written
            .map_or(now, |written| in_millis(written).min(now)),
        published: (new.status == Status::Approved).then_some(now),
        submission: new.submission,
        told_title: new.title.clone(),
        notify: new.notify,
        follow: new.follow,
        network: new.network.clone(),
        avatar: new.avatar.clone(),
        simhash: new.simhash,
        original: new.original.clone(),
    }
}

/// The comment as readers see it.
fn comment(row: &NewRow, known: Option<&PageFacts>) -> Comment {
    let told = row.told_title.as_ref().map_or("", PageTitle::as_str);
    let own = known.map_or("", |page| page.title.as_str());
    Comment {
        id: row.id,
        site: row.site,
        page: match (&row.page, known) {
            (_, Some(page)) => page.path.clone(),
            (PageOfComment::New(path), None) => path.as_str().to_owned(),
            (PageOfComment::Known(_), None) => String::new(),
        },
        page_title: if own.is_empty() { told } else { own }.to_owned(),
        parent: row.parent,
        status: row.status,
        private: row.private,
        author: Some(Author {
            website: row.author.website.clone().filter(Website::is_web),
            ..row.author.clone()
        }),
        text: row.text.clone(),
        html: row.html.clone(),
        created: row.created,
        edited: None,
        revision: 1,
        pinned: false,
        score: 0,
        reactions: Reactions::new(),
        reasons: row.reasons.clone(),
        published: row.published,
        avatar: row.avatar.as_ref().map(Avatar::as_str).map(str::to_owned),
        source: row
            .original
            .as_ref()
            .map(|original| original.source.clone()),
    }
}

/// Like [`Changes::take_title`], for a new comment.
fn title(changes: &mut Changes<'_>, new: &NewComment, known: Option<&PageFacts>) {
    let is_without = known.is_none_or(|page| page.title.is_empty());
    if new.status != Status::Approved || !is_without {
        return;
    }
    if let Some(title) = new.title.as_ref().map(PageTitle::as_str)
        && !title.is_empty()
    {
        changes.add(Effect::TitlePage {
            comment: new.id,
            title: title.to_owned(),
        });
    }
}
