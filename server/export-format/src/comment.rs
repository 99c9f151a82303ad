//! The line of a comment, with all its data.

use data_encoding::HEXLOWER_PERMISSIVE as HEX;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::decision::{DecisionLine, ReportLine, VoteLine, hash};
use afterword_model::{
    Author, Comment, CommentId, CommentSource, DisplayName, EmailAddress, FollowPace, Reactions,
    Reason, Site, SiteId, Status, Text, Website,
};
use afterword_store::{Former, Recorded, Vote};

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CommentLine {
    pub id: CommentId,
    pub site: String,
    pub page: String,
    pub parent: Option<CommentId>,
    pub status: Status,
    /// Null once the comment is erased.
    author: Option<AuthorLine>,
    text: String,
    html: String,
    created: Timestamp,
    edited: Option<Timestamp>,
    #[serde(default)]
    pinned: bool,
    #[serde(default)]
    score: u32,
    #[serde(default)]
    reactions: Reactions,
    #[serde(default)]
    reasons: Vec<Reason>,
    #[serde(default)]
    decisions: Vec<DecisionLine>,
    /// When readers first saw it.
    #[serde(default)]
    published: Option<Timestamp>,
    #[serde(default = "first")]
    revision: u32,
    /// The following fields are left out when empty. This is the page title that the author's browser sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    page_title: Option<String>,
    /// The status that a deleted comment gets when it is restored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    status_before: Option<Status>,
    /// It is for the owner only.
    #[serde(default, skip_serializing_if = "is_false")]
    private: bool,
    /// Its author wants mails about replies.
    #[serde(default, skip_serializing_if = "is_false")]
    notify: bool,
    /// Its author wants to follow its page once it is published.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    follow: Option<FollowPace>,
    /// Keyed hashes of the network that it came from, and of its request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    network: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    submission: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    avatar: Option<String>,
    /// Where it was written, if not on the site.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    source: Option<CommentSource>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    votes: Vec<VoteLine>,
    /// Its ids in the systems that it was imported from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    former: Vec<FormerLine>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    reports: Vec<ReportLine>,
}

fn first() -> u32 {
    1
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde calls it with a reference"
)]
fn is_false(value: &bool) -> bool {
    !value
}

#[derive(Debug, Clone, Serialize, Deserialize)]
struct AuthorLine {
    name: String,
    email: Option<String>,
    website: Option<String>,
    #[serde(default)]
    owner: bool,
    #[serde(default)]
    verified: bool,
}

/// The id of a comment in another system.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct FormerLine {
    pub source: String,
    #[serde(rename = "former")]
    pub id: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub anchor: Option<String>,
}

impl From<Former> for FormerLine {
    fn from(former: Former) -> Self {
        Self {
            source: former.source,
            id: former.id,
            anchor: former.anchor,
        }
    }
}

impl From<FormerLine> for Former {
    fn from(line: FormerLine) -> Self {
        Self {
            source: line.source,
            id: line.id,
            anchor: line.anchor,
        }
    }
}

impl CommentLine {
    pub(super) fn new(site: &Site, recorded: Recorded) -> Self {
        let comment = recorded.comment;
        Self {
            id: comment.id,
            site: site.key.to_string(),
            page: comment.page,
            parent: comment.parent,
            status: comment.status,
            author: comment.author.as_ref().map(AuthorLine::new),
            text: comment.text.as_str().to_owned(),
            html: comment.html,
            created: comment.created,
            edited: comment.edited,
            pinned: comment.pinned,
            score: comment.score,
            reactions: comment.reactions,
            reasons: comment.reasons,
            decisions: recorded.decisions.into_iter().map(Into::into).collect(),
            published: comment.published,
            revision: comment.revision,
            page_title: recorded.told_title,
            status_before: recorded.status_before,
            private: comment.private,
            notify: recorded.notify,
            follow: recorded.follow,
            network: recorded.network,
            submission: recorded.submission.map(|hash| HEX.encode(&hash)),
            avatar: comment.avatar,
            source: comment.source,
            votes: recorded.votes.into_iter().map(Into::into).collect(),
            former: recorded.formers.into_iter().map(Into::into).collect(),
            reports: recorded.reports.into_iter().map(Into::into).collect(),
        }
    }

    /// The comment for a site here. Its author passes [`AuthorLine::parse`]; its HTML is taken as given.
    ///
    /// # Errors
    /// The problem with the line.
    pub fn into_recorded(self, site: SiteId) -> Result<Recorded, &'static str> {
        let author = self.author.map(AuthorLine::parse).transpose()?;
        if self.private && matches!(self.status, Status::Pending | Status::Approved) {
            return Err("`private` can't be true for a public comment");
        }
        let votes = self.votes.into_iter().map(Vote::try_from);
        let reports = self.reports.into_iter().map(|line| line.of(self.id));
        Ok(Recorded {
            comment: Comment {
                id: self.id,
                site,
                page: self.page,
                page_title: String::new(),
                parent: self.parent,
                status: self.status,
                private: self.private || self.status == Status::Private,
                author,
                text: Text::stored(self.text),
                html: self.html,
                created: self.created,
                edited: self.edited,
                revision: self.revision,
                pinned: self.pinned,
                score: self.score,
                reactions: self.reactions,
                reasons: self.reasons,
                published: self.published,
                avatar: self.avatar,
                source: self.source.filter(|source| source.url.is_web()),
            },
            told_title: self.page_title,
            status_before: self.status_before,
            submission: self.submission.as_deref().map(hash).transpose()?,
            notify: self.notify,
            follow: self.follow,
            network: self.network,
            decisions: self.decisions.into_iter().map(Into::into).collect(),
            votes: votes.collect::<Result<_, _>>()?,
            formers: self.former.into_iter().map(Into::into).collect(),
            reports: reports.collect::<Result<_, _>>()?,
        })
    }

    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl AuthorLine {
    fn new(author: &Author) -> Self {
        Self {
            name: author.name.as_str().to_owned(),
            email: author.email.as_ref().map(|email| email.as_str().to_owned()),
            website: author.website.as_ref().map(|url| url.as_str().to_owned()),
            owner: author.owner,
            verified: author.verified,
        }
    }

    fn parse(self) -> Result<Author, &'static str> {
        let email = self.email.as_deref().map(EmailAddress::parse).transpose();
        let website = self
            .website
            .as_deref()
            .map(|url| Website::parse(url, usize::MAX));
        Ok(Author {
            name: DisplayName::parse(&self.name, usize::MAX)
                .map_err(|_| "`author.name` is no name")?,
            email: email.map_err(|_| "`author.email` is no e-mail address")?,
            website: website
                .transpose()
                .map_err(|_| "`author.website` is no http or https address")?,
            owner: self.owner,
            verified: self.verified,
        })
    }
}
