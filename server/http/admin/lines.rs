//! The lines of an export.

use jiff::Timestamp;
use serde::Serialize;

use crate::comments::{
    Comment, CommentId, DisplayName, EmailAddress, Origin, Page, Reactions, Site, SiteKey, Status,
    Website,
};
use crate::config::SiteOverrides;
use crate::store::{Decision, Recorded};

/// Rises when an older reader would misread what is new.
const VERSION: u32 = 1;

#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(super) enum Line<'a> {
    Afterword {
        version: u32,
        exported: Timestamp,
    },
    Site {
        key: &'a SiteKey,
        title: &'a str,
        origins: &'a [Origin],
        settings: &'a SiteOverrides,
    },
    Page {
        site: &'a SiteKey,
        path: &'a str,
        title: &'a str,
        closed: bool,
        first_seen: Timestamp,
        aliases: &'a [String],
    },
    Comment(Box<CommentLine<'a>>),
    /// Without this line, the export is not whole.
    End {
        comments: u64,
    },
}

impl<'a> Line<'a> {
    pub(super) fn head(now: Timestamp) -> Self {
        Self::Afterword {
            version: VERSION,
            exported: now,
        }
    }

    pub(super) fn site(site: &'a Site) -> Self {
        Self::Site {
            key: &site.key,
            title: &site.title,
            origins: &site.origins,
            settings: &site.overrides,
        }
    }

    pub(super) fn page(site: &'a Site, page: &'a Page) -> Self {
        Self::Page {
            site: &site.key,
            path: &page.path,
            title: &page.title,
            closed: page.closed,
            first_seen: page.first_seen,
            aliases: &page.aliases,
        }
    }
}

#[derive(Debug, Serialize)]
pub(super) struct CommentLine<'a> {
    id: CommentId,
    site: &'a SiteKey,
    page: &'a str,
    parent: Option<CommentId>,
    status: Status,
    /// Null once it is erased.
    author: Option<AuthorLine<'a>>,
    text: &'a str,
    html: &'a str,
    created: Timestamp,
    edited: Option<Timestamp>,
    pinned: bool,
    score: u32,
    reactions: &'a Reactions,
    reasons: &'a [String],
    decisions: &'a [Decision],
}

#[derive(Debug, Serialize)]
pub(super) struct AuthorLine<'a> {
    name: &'a str,
    email: Option<&'a str>,
    website: Option<&'a str>,
    owner: bool,
    verified: bool,
}

impl<'a> CommentLine<'a> {
    pub(super) fn new(site: &'a Site, recorded: &'a Recorded) -> Self {
        let comment: &Comment = &recorded.comment;
        let author = comment.author.as_ref().map(|author| AuthorLine {
            name: DisplayName::as_str(&author.name),
            email: author.email.as_ref().map(EmailAddress::as_str),
            website: author.website.as_ref().map(Website::as_str),
            owner: author.owner,
            verified: author.verified,
        });
        Self {
            id: comment.id,
            site: &site.key,
            page: &comment.page,
            parent: comment.parent,
            status: comment.status,
            author,
            text: comment.text.as_str(),
            html: &comment.html,
            created: comment.created,
            edited: comment.edited,
            pinned: comment.pinned,
            score: comment.score,
            reactions: &comment.reactions,
            reasons: &comment.reasons,
            decisions: &recorded.decisions,
        }
    }
}
