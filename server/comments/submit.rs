//! The one way in: check → render → store → count.

use std::net::IpAddr;
use std::sync::Arc;

use data_encoding::HEXLOWER;
use jiff::Timestamp;
use sha2::{Digest, Sha256};

use super::{
    Author, Comment, CommentError, CommentId, DisplayName, EmailAddress, Invalid, PagePath,
    PageTitle, Site, Status, Text, Website,
};
use crate::app::{App, to_the_end};
use crate::config::Limits;
use crate::markup;
use crate::spam::{self, Outcome};
use crate::store::{Added, ClosedPages, Marks, NewComment};

/// What a stranger sent, as it came.
#[derive(Debug, Clone, Default)]
pub struct Draft {
    pub page: String,
    pub parent: Option<String>,
    pub name: String,
    pub email: Option<String>,
    pub website: Option<String>,
    pub text: String,
    pub title: Option<String>,
    pub key: Option<String>,
    /// The author wants to hear of replies.
    pub notify: bool,
    /// Where it came from.
    pub address: Option<IpAddr>,
}

/// A draft in which every field is valid.
#[derive(Debug, Clone)]
pub struct Submission {
    pub path: PagePath,
    pub title: Option<PageTitle>,
    pub parent: Option<CommentId>,
    pub author: Author,
    pub text: Text,
    pub key: Option<SubmissionKey>,
    pub notify: bool,
    pub address: Option<IpAddr>,
}

impl Submission {
    /// # Errors
    /// The first field that can't be taken.
    pub fn parse(draft: &Draft, limits: &Limits) -> Result<Self, Invalid> {
        let given = |field: &Option<String>| {
            let value = field.as_deref().map(str::trim).unwrap_or_default();
            (!value.is_empty()).then(|| value.to_owned())
        };
        if draft.notify && given(&draft.email).is_none() {
            return Err(Invalid::NotifyWithoutEmail);
        }
        Ok(Self {
            path: PagePath::parse(&draft.page)?,
            title: given(&draft.title)
                .map(|t| PageTitle::parse(&t, limits.title))
                .transpose()?,
            parent: given(&draft.parent)
                .map(|id| CommentId::parse(&id).map_err(|_| Invalid::Parent))
                .transpose()?,
            author: Author {
                name: DisplayName::parse(&draft.name, limits.name)?,
                email: given(&draft.email)
                    .map(|e| EmailAddress::parse(&e))
                    .transpose()?,
                website: given(&draft.website)
                    .map(|url| Website::parse(&url, limits.website))
                    .transpose()?,
                owner: false,
                verified: false,
            },
            text: Text::parse(&draft.text, limits.text)?,
            key: given(&draft.key)
                .map(|key| SubmissionKey::parse(&key))
                .transpose()?,
            notify: draft.notify,
            address: draft.address,
        })
    }
}

impl Submission {
    /// A stored comment with another text, to be judged anew; `None` for an erased one.
    #[must_use]
    pub fn of(comment: &Comment, text: Text) -> Option<Self> {
        Some(Self {
            path: PagePath::parse(&comment.page).ok()?,
            title: None,
            parent: comment.parent,
            author: comment.author.clone()?,
            text,
            key: None,
            notify: false,
            address: None,
        })
    }
}

impl Submission {
    /// By what the same submission is known when it comes again: its key together with the
    /// content, so that another text is another comment, and no key opens what somebody else sent.
    fn fingerprint(&self, site: &Site) -> Option<[u8; 32]> {
        let key = self.key.as_ref()?.as_str();
        let parent = self.parent.map(|id| id.to_string()).unwrap_or_default();
        let author = &self.author;
        let parts = [
            key,
            site.key.as_str(),
            self.path.key(),
            &parent,
            author.name.as_str(),
            author.email.as_ref().map_or("", EmailAddress::as_str),
            author.website.as_ref().map_or("", Website::as_str),
            self.text.as_str(),
        ];
        Some(digest(&parts))
    }
}

/// SHA-256 over parts that can't run into each other.
fn digest(parts: &[&str]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// A random word of the client's, by which the same submission is known when it comes again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubmissionKey(String);

impl SubmissionKey {
    /// # Errors
    /// [`Invalid::Key`] unless it is 16 to 64 letters, digits, `-` or `_`.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        let fine = (16..=64).contains(&raw.len()) && raw.bytes().all(plain);
        fine.then(|| Self(raw.to_owned())).ok_or(Invalid::Key)
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

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
    let is_blocked = app.store.is_blocked(site.id, marks(app, submission)).await?;
    Ok(spam::Facts { is_blocked })
}

fn marks(app: &App, submission: &Submission) -> Marks {
    let network = |address| HEXLOWER.encode(&app.keys.network(address));
    Marks {
        email: submission.author.email.as_ref().map(|email| email.as_str().to_owned()),
        network: submission.address.map(network),
    }
}

async fn add(app: Arc<App>, new: NewComment) -> Result<Comment, CommentError> {
    match app.store.add_comment(new).await? {
        Added::New(comment, touched) => {
            app.counts.forget(&touched);
            app.metrics.submitted(comment.status);
            app.mails_wait.notify_one();
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
