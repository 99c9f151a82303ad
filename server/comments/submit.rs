//! The one way in: check → render → store → count.

use std::sync::Arc;

use data_encoding::HEXLOWER;
use jiff::Timestamp;

use super::submission::digest;
pub use super::submission::{Draft, Submission, SubmissionKey};
use super::{
    Author, Comment, CommentError, CommentId, DisplayName, Invalid, PagePath, Site, Status, Text,
};
use crate::app::{App, to_the_end};
use crate::config::Limits;
use crate::markup;
use crate::spam::{self, Outcome};
use crate::store::{Added, ClosedPages, Marks, NewComment};

/// A stored comment and what its author needs to change it.
#[derive(Debug, Clone)]
pub struct Submitted {
    pub comment: Comment,
    pub edit_token: String,
    pub edit_until: Timestamp,
}

/// Stores the comment; it is durable, and counted, when this returns.
///
/// # Errors
/// [`CommentError`]: a closed page, a parent that is not there, too many links, the store.
pub async fn submit(
    app: Arc<App>,
    site: Arc<Site>,
    submission: Submission,
) -> Result<Submitted, CommentError> {
    let rendered = render(&submission.text, &site, &app.config.limits)?;
    let facts = facts(&app, &site, &submission).await?;
    let verdict = spam::judge(&submission, &site.rules, facts);
    let now = app.clock.now();
    let marks = marks(&app, &submission);
    let fingerprint = submission.fingerprint(&site);
    let new = NewComment {
        id: id_below(&app, submission.parent, now).await?,
        site: site.id,
        path: submission.path,
        title: submission.title,
        parent: submission.parent,
        author: submission.author,
        text: submission.text,
        html: rendered,
        status: match verdict.outcome {
            Outcome::Publish => Status::Approved,
            Outcome::Hold => Status::Pending,
            Outcome::Refuse => Status::Spam,
        },
        reasons: verdict.reasons,
        now,
        submission: fingerprint,
        closed_pages: ClosedPages::Refuse {
            begun_before: site.begun_before(now),
        },
        notify: submission.notify && site.rules.notifications,
        network: marks.network,
        mailing: app.mailing(&site),
    };
    let comment = to_the_end(add(Arc::clone(&app), new)).await?;
    Ok(Submitted {
        edit_token: app.keys.edit_token(comment.id),
        edit_until: site.edit_until(&comment),
        comment,
    })
}

/// What is known of the author beside what was sent.
pub(super) async fn facts(
    app: &App,
    site: &Site,
    submission: &Submission,
) -> Result<spam::Facts, CommentError> {
    let is_blocked = app
        .store
        .is_blocked(site.id, marks(app, submission))
        .await?;
    Ok(spam::Facts { is_blocked })
}

fn marks(app: &App, submission: &Submission) -> Marks {
    let network = |address| HEXLOWER.encode(&app.keys.network(address));
    Marks {
        name: Some(submission.author.name.as_str().to_lowercase()),
        email: submission
            .author
            .email
            .as_ref()
            .map(|email| email.as_str().to_lowercase()),
        network: submission.address.map(network),
    }
}

async fn add(app: Arc<App>, new: NewComment) -> Result<Comment, CommentError> {
    match app.store.add_comment(new).await? {
        Added::New(comment, touched) => {
            app.counts.forget(&touched);
            app.metrics.submitted(comment.status);
            app.wake_workers();
            Ok(comment)
        }
        Added::Again(comment, touched) => {
            app.counts.forget(&touched);
            Ok(comment)
        }
        Added::Closed(by) => Err(CommentError::PageClosed(by)),
        Added::UnknownParent => Err(CommentError::UnknownParent),
        Added::ParentOnOtherPage => Err(CommentError::ParentOnOtherPage),
    }
}

/// A new id, later than its parent's even when the clock was set back: threads are read in the order of ids.
async fn id_below(
    app: &App,
    parent: Option<CommentId>,
    now: Timestamp,
) -> Result<CommentId, CommentError> {
    let Some(parent) = parent else {
        return Ok(CommentId::new(now));
    };
    let parent = app.store.comment(parent).await?;
    let parent = parent.ok_or(CommentError::UnknownParent)?;
    Ok(CommentId::after(now, parent.id))
}

/// The HTML of a text that keeps the site's rules.
///
/// # Errors
/// [`Invalid::TooManyLinks`], [`Invalid::Text`] where nothing visible is left.
pub fn render(text: &Text, site: &Site, limits: &Limits) -> Result<String, Invalid> {
    let rendered = markup::render(text.as_str(), &site.markup_rules());
    if rendered.is_empty() {
        return Err(Invalid::Text("Nothing in the text can be seen."));
    }
    if rendered.links > limits.links {
        return Err(Invalid::TooManyLinks {
            links: rendered.links,
            max: limits.links,
        });
    }
    Ok(rendered.html)
}

/// The owner's public answer below a comment.
pub(super) fn owners_reply(
    app: &App,
    comment: &Comment,
    markdown: &str,
) -> Result<NewComment, CommentError> {
    let limits = &app.config.limits;
    let site = app.site_of(comment)?;
    let text = Text::parse(markdown, limits.text)?;
    let path = PagePath::parse(&comment.page).map_err(Invalid::from)?;
    let now = app.clock.now();
    Ok(NewComment {
        id: CommentId::after(now, comment.id),
        site: comment.site,
        path,
        title: None,
        parent: Some(comment.id),
        author: Author {
            name: DisplayName::parse(site.owner_name(), limits.name)?,
            email: None,
            website: None,
            owner: true,
            verified: true,
        },
        html: render(&text, &site, limits)?,
        text,
        status: Status::Approved,
        reasons: Vec::new(),
        now,
        // The same answer to the same comment is given once, however often it is decided.
        submission: Some(digest(&["reply", &comment.id.to_string(), markdown])),
        closed_pages: ClosedPages::Accept,
        notify: false,
        network: None,
        mailing: app.mailing(&site),
    })
}
