//! What can be wrong with a request to the heart. Codes and statuses are `http/error/`' business.

use std::time::Duration;

use super::{Action, ClosedBy, PagePathError, Status};
use crate::store::StoreError;

/// A value that can't be taken.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Invalid {
    #[error("{0}")]
    Page(#[from] PagePathError),
    #[error("{0}")]
    Name(&'static str),
    #[error("The name has {length} characters; {max} are allowed.")]
    NameTooLong { length: usize, max: usize },
    #[error(
        "This name is kept for the owner of the site; write under another one. The owner answers by mail or in the console."
    )]
    NameReserved,
    #[error("This is no e-mail address; leave it empty or write it like ann@example.org.")]
    Email,
    #[error("To hear of replies, leave your e-mail address.")]
    NotifyWithoutEmail,
    #[error("This is no web address; leave it empty or write it like https://example.org.")]
    Website,
    #[error("{0}")]
    Text(&'static str),
    #[error("The text has {length} characters; {max} are allowed.")]
    TextTooLong { length: usize, max: usize },
    #[error("The text has {links} links; {max} are allowed.")]
    TooManyLinks { links: usize, max: usize },
    #[error("The title holds control characters.")]
    Title,
    #[error("`key` is 16 to 64 letters, digits, `-` or `_`.")]
    Key,
    #[error("This site does not have that reaction; it has {0}.")]
    Reaction(String),
    #[error("This is no id of a comment.")]
    Id,
    #[error("This is no id of a comment that could be answered.")]
    Parent,
    #[error("This is no cursor that `next` has given.")]
    Cursor,
    #[error("This is no IP address; write it like 192.0.2.7 or 2001:db8::7.")]
    Address,
    #[error("This is no host; write it like example.org.")]
    Host,
    #[error(
        "`known` is up to 20 comments of yours, each its id, a dot and its edit token, with spaces between."
    )]
    Known,
}

#[derive(Debug, thiserror::Error)]
pub enum CommentError {
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error("This page takes no new comments.")]
    PageClosed(ClosedBy),
    #[error("The comment that this one answers is not there (any more).")]
    UnknownParent,
    #[error("The comment that this one answers belongs to another page.")]
    ParentOnOtherPage,
    #[error(
        "This comment can't be taken here: it looks like spam. If it is none, write to the owner of the site."
    )]
    Refused,
    #[error(
        "Too much has come from your network in a short time. Nothing is lost: try again in {}.",
        minutes(.0)
    )]
    TooManyComments(Duration),
    #[error("The server is busy. Nothing was stored; try again in a moment.")]
    Busy,
    #[error("There is no such comment.")]
    UnknownComment,
    #[error("There is no such page.")]
    UnknownPage,
    #[error(
        "This site has no such page, its sitemap says. If the page is new, try again in a few minutes."
    )]
    NotOfSite,
    #[error("Another page is known by that path; move this one there to join both.")]
    PathTaken,
    #[error("This comment stands twice in one stroke; what stood first was done.")]
    TwiceInStroke,
    #[error("Nothing was decided under this number.")]
    UnknownBatch,
    #[error("This edit token does not belong to this comment.")]
    WrongEditToken,
    #[error("A comment can be changed for {} after it was sent; that time is over.", minutes(.0))]
    EditWindowOver(Duration),
    #[error("The comment was changed or removed meanwhile; load it again.")]
    ChangedMeanwhile,
    #[error("A comment that is {status} can't be changed by `{action}`.")]
    NotPossible { status: Status, action: Action },
    #[error("The comment has another text now than the one that was decided about.")]
    Outdated,
    #[error("This message was dealt with before.")]
    SeenBefore,
    #[error("This key came with another request; make a new one for each.")]
    KeyReused,
    #[error("There is a site with this key already.")]
    SiteExists,
    #[error("There is no such site.")]
    UnknownSite,
    #[error("This reader has reacted too often here.")]
    TooManyReactions,
    #[error(transparent)]
    Store(#[from] StoreError),
}

fn minutes(window: &Duration) -> String {
    match window.as_secs().div_ceil(60) {
        1 => "a minute".to_owned(),
        n => format!("{n} minutes"),
    }
}
