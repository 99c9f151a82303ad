//! The one way in: check → render → store → count.

use std::net::IpAddr;
use std::sync::Arc;

use jiff::Timestamp;

use super::duplicates::SeenText;
use super::rates::Counted;
use super::signals::Gathered;
use super::{CommentError, second_opinion, signals};
use crate::App;
use crate::Changes as _;
use afterword_background::Ended;
use afterword_markup as markup;
use afterword_model::digest;
use afterword_model::policy::Limits;
use afterword_model::{
    Author, Comment, CommentId, DisplayName, Invalid, PagePath, Site, Status, Text, Unfit,
};
pub use afterword_model::{Draft, Form, Submission, SubmissionKey};
use afterword_spam::{Outcome, Pace, Proof};
use afterword_store::{Added, ClosedPages, NewComment, StoreError};

/// A stored comment and what its author needs to change it.
#[derive(Clone)]
pub struct Submitted {
    pub comment: Comment,
    pub edit_token: String,
    pub edit_until: Timestamp,
}

/// Submissions that are judged and stored at the same time. More would only make each other wait: what a machine can't
/// keep up with is told at once to come again, and costs next to nothing.
pub const AT_ONCE: usize = 512;

/// Whether another one may come: for doors that refuse before they read. [`submit`] asks again.
#[must_use]
pub fn has_room(app: &App) -> bool {
    app.submissions.available_permits() > 0
}

/// Stores the comment; it is durable, and counted, when this returns. Who hangs up meanwhile has sent it all the same.
///
/// # Errors
/// [`CommentError`]: [`AT_ONCE`] others, a closed page, one that the site does not have, a parent that is not there, too many links, the store.
pub async fn submit(
    app: Arc<App>,
    site: Arc<Site>,
    submission: Submission,
) -> Result<Submitted, CommentError> {
    let place = Arc::clone(&app.submissions).try_acquire_owned();
    let place = place.map_err(|_| CommentError::Busy)?;
    let own = Arc::clone(&app);
    let work = async move {
        let submitted = judge_and_store(own, site, submission).await;
        drop(place);
        submitted
    };
    let ended = |ended: Ended| StoreError::Unavailable(ended.to_string());
    app.background.run(work).await.map_err(ended)?
}

async fn judge_and_store(
    app: Arc<App>,
    site: Arc<Site>,
    submission: Submission,
) -> Result<Submitted, CommentError> {
    let pace = pace(&app, &site, &submission)?;
    let html = render(&submission.text, &site, &app.config.limits)?;
    let now = app.clock.now();
    let id = id_below(&app, submission.parent, now).await?;
    let mut gathered = signals::gather(&app, &site, &submission, id, pace).await?;
    // What stands already (an edit) is not refused for its page.
    if gathered
        .signals
        .existence
        .is_refused(site.rules.unknown_pages)
    {
        return Err(CommentError::NotOfSite);
    }
    let comment = loop {
        let new = judged(&app, &site, &submission, &gathered, (id, now, &html))?;
        match add(&app, new, gathered.like).await? {
            Some(comment) => break comment,
            // Another comment was faster with the same challenge: what is known is another thing now.
            None => gathered.signals.proof = Proof::Spent,
        }
    };
    app.difficulty
        .submitted(&app, submission.address, comment.status);
    Ok(Submitted {
        edit_token: app.keys.edit_token(comment.id),
        edit_until: site.edit_until(&comment),
        comment,
    })
}

fn judged(
    app: &App,
    site: &Site,
    submission: &Submission,
    gathered: &Gathered,
    (id, now, html): (CommentId, Timestamp, &str),
) -> Result<NewComment, CommentError> {
    let verdict = gathered.verdict(submission, site);
    let status = status_of(verdict.outcome).inspect_err(|_| {
        // As spam does, it makes the next challenge of this network harder.
        let from = submission.address;
        app.difficulty.submitted(app, from, Status::Spam);
    })?;
    let course = second_opinion::course(app, site, submission.address, (status, verdict.reasons));
    let submitted = submission.clone();
    Ok(NewComment {
        id,
        site: site.id,
        path: submitted.path,
        title: submitted.title,
        parent: submitted.parent,
        author: submitted.author,
        text: submitted.text,
        html: html.to_owned(),
        status: course.status,
        reasons: course.reasons,
        now,
        submission: gathered.fingerprint,
        challenge: gathered.signals.proof.solved(),
        closed_pages: ClosedPages::Refuse {
            begun_before: site.begun_before(now),
        },
        notify: submission.notify && site.rules.notifications,
        network: signals::marks(app, submission).network,
        avatar: submitted.avatar,
        simhash: gathered.like.map(|like| like.simhash),
        akismet: course.akismet,
        mailing: app.mailing(site),
    })
}

fn status_of(outcome: Outcome) -> Result<Status, CommentError> {
    match outcome {
        Outcome::Publish => Ok(Status::Approved),
        Outcome::Hold => Ok(Status::Pending),
        Outcome::Spam => Ok(Status::Spam),
        Outcome::Refuse => Err(CommentError::Refused),
    }
}

/// Before anything is done for it: a flood costs next to nothing. What comes by mail, or is the owner's, has no address
/// and is not counted.
fn pace(app: &App, site: &Site, submission: &Submission) -> Result<Pace, CommentError> {
    if submission.address.is_none() {
        return Ok(Pace::default());
    }
    let fingerprint = submission.fingerprint(site);
    if let Some(pace) = app.rates.again(fingerprint) {
        return Ok(pace);
    }
    let from_network = app
        .rates
        .network(app, Counted::Writing, submission.address)?;
    let pace = Pace {
        from_network,
        ..app.rates.place(app, site, &submission.path)
    };
    app.rates.counted(fingerprint, pace);
    Ok(pace)
}

/// `None` where its challenge was spent before.
async fn add(
    app: &App,
    new: NewComment,
    like: Option<SeenText>,
) -> Result<Option<Comment>, CommentError> {
    match app.store.add_comment(new).await? {
        Added::New(comment) => {
            like.into_iter().for_each(|like| app.duplicates.add(like));
            app.metrics.submitted(comment.status);
            app.wake_workers();
            Ok(Some(comment))
        }
        Added::Again(comment) => Ok(Some(comment)),
        Added::Spent => Ok(None),
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

/// What Markdown may be on the site.
#[must_use]
pub fn markup_rules(site: &Site) -> markup::Rules {
    markup::Rules {
        images: site.rules.images,
    }
}

/// The HTML of a text that keeps the site's rules.
///
/// # Errors
/// [`Invalid::TooManyLinks`], [`Invalid::Text`] where nothing visible is left.
pub fn render(text: &Text, site: &Site, limits: &Limits) -> Result<String, Invalid> {
    let rendered = markup::render(text.as_str(), &markup_rules(site));
    if rendered.is_empty() {
        return Err(Invalid::Text(Unfit::Invisible));
    }
    if rendered.links > limits.links {
        return Err(Invalid::TooManyLinks {
            links: rendered.links,
            max: limits.links,
        });
    }
    Ok(rendered.html)
}

/// The HTML that a text would be published as; bounded as writing is, as it costs as much to make.
///
/// # Errors
/// As [`render`], [`CommentError::TooManyComments`].
pub fn preview(
    app: &App,
    site: &Site,
    text: &Text,
    address: Option<IpAddr>,
) -> Result<String, CommentError> {
    app.rates.network(app, Counted::Preview, address)?;
    Ok(render(text, site, &app.config.limits)?)
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
        challenge: None,
        closed_pages: ClosedPages::Accept,
        notify: false,
        network: None,
        avatar: None,
        simhash: None,
        akismet: None,
        mailing: app.mailing(&site),
    })
}
