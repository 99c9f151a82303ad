//! Edit and delete by the author, within the allowed time.

use std::net::IpAddr;
use std::sync::Arc;

use super::rates::Counted;
use super::submit::{Submitted, render};
use super::{CommentError, second_opinion, signals};
use crate::Changes as _;
use crate::{App, to_the_end};
use afterword_model::Known;
use afterword_model::Submission;
use afterword_model::{Comment, CommentId, Site, Status, Text};
use afterword_spam::{Outcome, Pace};
use afterword_store::{Changed, Edit};

/// A comment that its author has shown to be theirs.
struct Own {
    comment: Comment,
    site: Arc<Site>,
}

/// What an author brings to change a comment.
#[derive(Clone, Copy)]
pub struct Proof<'a> {
    pub token: &'a str,
    /// Where it came from.
    pub address: Option<IpAddr>,
}

/// Changes the text. The new one is judged as a new comment is: where the site holds new comments,
/// the edited one is held (again), so that nobody is approved for one text and shown with another.
///
/// # Errors
/// [`CommentError`]: too many from this network, a wrong token, the window over, a text that can't be taken, the store.
pub async fn edit(
    app: Arc<App>,
    id: CommentId,
    proof: Proof<'_>,
    raw_text: &str,
) -> Result<Submitted, CommentError> {
    let from_network = app.rates.network(&app, Counted::Writing, proof.address)?;
    let Own { comment, site } = own(&app, id, proof.token).await?;
    let text = Text::parse(raw_text, app.config.limits.text)?;
    let html = render(&text, &site, &app.config.limits)?;
    if text == comment.text {
        return Ok(answer(&app, &site, comment));
    }
    let submission = Submission::of(&comment, text.clone()).ok_or(CommentError::UnknownComment)?;
    let submission = proven(submission, id, proof);
    let pace = Pace {
        from_network,
        ..Pace::default()
    };
    let mut gathered = signals::gather(&app, &site, &submission, id, pace).await?;
    gathered.signals.earlier.clone_from(&comment.reasons);
    let (verdict, like) = (gathered.verdict(&submission, &site), gathered.like);
    if verdict.outcome == Outcome::Refuse {
        return Err(CommentError::Refused);
    }
    let status = status_after(&comment, verdict.outcome);
    let course = second_opinion::course(&app, &site, proof.address, (status, verdict.reasons));
    let edit = Edit {
        id,
        revision: comment.revision,
        before: comment.status,
        text,
        html,
        status: course.status,
        reasons: course.reasons,
        now: app.clock.now(),
        simhash: like.map(|like| like.simhash),
        akismet: course.akismet,
        mailing: app.mailing(&site),
    };
    let comment = change(&app, edit).await?;
    like.into_iter().for_each(|like| app.duplicates.add(like));
    Ok(answer(&app, &site, comment))
}

/// With where it comes from now, and the token that proves its author.
fn proven(submission: Submission, id: CommentId, proof: Proof<'_>) -> Submission {
    let token = proof.token.to_owned();
    Submission {
        address: proof.address,
        known: vec![Known { id, token }],
        ..submission
    }
}

/// What the owner refused stays refused.
fn status_after(comment: &Comment, outcome: Outcome) -> Status {
    match (comment.status, outcome) {
        (Status::Pending | Status::Approved, Outcome::Publish) => Status::Approved,
        (Status::Pending | Status::Approved, Outcome::Hold) => Status::Pending,
        (Status::Pending | Status::Approved, Outcome::Spam | Outcome::Refuse) => Status::Spam,
        (refused, _) => refused,
    }
}

fn answer(app: &App, site: &Site, comment: Comment) -> Submitted {
    Submitted {
        edit_token: app.keys.edit_token(comment.id),
        edit_until: site.edit_until(&comment),
        comment,
    }
}

async fn change(app: &Arc<App>, edit: Edit) -> Result<Comment, CommentError> {
    let app = Arc::clone(app);
    to_the_end(async move {
        match app.store.edit_comment(edit).await? {
            Changed::Done { comment, .. } => {
                app.wake_workers();
                Ok(*comment)
            }
            Changed::Unknown => Err(CommentError::UnknownComment),
            Changed::NotPossible(_)
            | Changed::Outdated
            | Changed::SeenBefore
            | Changed::KeyReused => Err(CommentError::ChangedMeanwhile),
        }
    })
    .await
}

/// Erases name, addresses and text at once.
///
/// # Errors
/// [`CommentError`]: a wrong token, the window over, the store.
pub async fn delete(app: Arc<App>, id: CommentId, token: &str) -> Result<(), CommentError> {
    own(&app, id, token).await?;
    to_the_end(async move {
        let hooks = Arc::clone(&app.hooks);
        match app.store.erase_comment(id, hooks, app.clock.now()).await? {
            Changed::Done { .. } => {
                app.duplicates.forget(id);
                app.wake_workers();
                Ok(())
            }
            _ => Err(CommentError::UnknownComment),
        }
    })
    .await
}

async fn own(app: &App, id: CommentId, token: &str) -> Result<Own, CommentError> {
    let comment = app.store.comment(id).await?;
    let comment = comment
        .filter(|comment| comment.status != Status::Deleted)
        .ok_or(CommentError::UnknownComment)?;
    if !app.keys.is_edit_token(id, token) {
        return Err(CommentError::WrongEditToken);
    }
    let site = app.site_of(&comment)?;
    if app.clock.now() > site.edit_until(&comment) {
        return Err(CommentError::EditWindowOver(*site.rules.edit_window));
    }
    Ok(Own { comment, site })
}
