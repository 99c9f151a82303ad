//! Errors of the services. `http::error` maps them to codes and statuses.

use std::time::Duration;

use afterword_model::{Action, ClosedBy, Invalid, Status};
use afterword_store::StoreError;

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
    #[error("This comment stands twice in one batch; what stood first was done.")]
    TwiceInBatch,
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
