//! The lines of an export.

use std::borrow::Cow;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::comment::{CommentLine, FormerLine};
use super::decision::VoteLine;
use afterword_model::policy::SiteOverrides;
use afterword_model::{CommentId, EmailAddress, FollowPace, Origin, Page, PagePath, Site};
use afterword_store::{BlockKind, Extra, Former, RecordedAddress, RecordedBlock, RecordedFollow};

/// Increases when an older reader would misread the new format.
pub const VERSION: u32 = 1;

#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum ExportLine {
    Afterword {
        version: u32,
        exported: Timestamp,
    },
    Site(Box<SiteLine>),
    Page(PageLine),
    Comment(Box<CommentLine>),
    Address(AddressLine),
    Follow(FollowLine),
    Block(BlockLine),
    Former(FormerNameLine),
    Reaction(PageVoteLine),
    /// Without this line, the export is incomplete.
    End {
        comments: u64,
    },
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct SiteLine {
    pub key: String,
    pub title: String,
    pub origins: Vec<String>,
    #[serde(default)]
    pub settings: SiteOverrides,
}

#[derive(Debug, Serialize, Deserialize)]
pub struct PageLine {
    pub site: String,
    pub path: String,
    #[serde(default)]
    pub title: String,
    #[serde(default)]
    pub closed: bool,
    pub first_seen: Timestamp,
    #[serde(default)]
    pub aliases: Vec<String>,
}

/// A reader who asked for mails.
#[derive(Debug, Serialize, Deserialize)]
pub struct AddressLine {
    pub site: String,
    pub email: String,
    pub confirmed: Option<Timestamp>,
    pub stopped: Option<Timestamp>,
    #[serde(default)]
    pub asked: Option<Timestamp>,
    #[serde(default)]
    pub asks: u32,
    #[serde(default)]
    pub bounces: u32,
}

/// A reader who follows the thread of a page.
#[derive(Debug, Serialize, Deserialize)]
pub struct FollowLine {
    pub site: String,
    pub page: String,
    pub email: String,
    pub pace: FollowPace,
    pub created: Timestamp,
}

/// A blocked author.
#[derive(Debug, Serialize, Deserialize)]
pub struct BlockLine {
    pub site: String,
    /// What is blocked.
    pub by: BlockKind,
    pub value: String,
    pub comment: Option<CommentId>,
    pub decider: String,
    pub created: Timestamp,
}

/// The id of an erased comment in another system.
#[derive(Debug, Serialize, Deserialize)]
pub struct FormerNameLine {
    pub site: String,
    pub comment: CommentId,
    #[serde(flatten)]
    pub former: FormerLine,
}

/// A reader's reaction to an article.
#[derive(Debug, Serialize, Deserialize)]
pub struct PageVoteLine {
    pub site: String,
    pub path: String,
    #[serde(flatten)]
    vote: VoteLine,
}

impl PageVoteLine {
    /// # Errors
    /// The problem with the line.
    pub fn into_extra(self) -> Result<Extra, Cow<'static, str>> {
        let path = PagePath::parse(&self.path);
        Ok(Extra::PageVote {
            path: path
                .map_err(|problem| problem.to_string())?
                .as_str()
                .to_owned(),
            vote: self.vote.try_into()?,
        })
    }
}

impl ExportLine {
    pub(super) fn head(now: Timestamp) -> Self {
        Self::Afterword {
            version: VERSION,
            exported: now,
        }
    }

    pub(super) fn site(site: &Site) -> Self {
        Self::Site(Box::new(SiteLine {
            key: site.key.to_string(),
            title: site.title.clone(),
            origins: site
                .origins
                .iter()
                .map(|origin| Origin::as_str(origin).to_owned())
                .collect(),
            settings: site.overrides.clone(),
        }))
    }

    pub(super) fn page(site: &Site, page: Page) -> Self {
        Self::Page(PageLine {
            site: site.key.to_string(),
            path: page.path,
            title: page.title,
            closed: page.closed,
            first_seen: page.first_seen,
            aliases: page.aliases,
        })
    }

    pub(super) fn extra(site: &Site, extra: Extra) -> Self {
        let site = site.key.to_string();
        match extra {
            Extra::Address(address) => Self::Address(AddressLine {
                site,
                email: address.email.as_str().to_owned(),
                confirmed: address.confirmed,
                stopped: address.stopped,
                asked: address.asked,
                asks: address.asks,
                bounces: address.bounces,
            }),
            Extra::Follow(follow) => Self::Follow(FollowLine {
                site,
                page: follow.page,
                email: follow.email.as_str().to_owned(),
                pace: follow.pace,
                created: follow.created,
            }),
            Extra::Block(block) => Self::Block(BlockLine {
                site,
                by: block.kind,
                value: block.value,
                comment: block.comment,
                decider: block.by,
                created: block.created,
            }),
            Extra::Former { comment, former } => Self::Former(FormerNameLine {
                site,
                comment,
                former: former.into(),
            }),
            Extra::PageVote { path, vote } => Self::Reaction(PageVoteLine {
                site,
                path,
                vote: vote.into(),
            }),
        }
    }
}

impl From<BlockLine> for Extra {
    fn from(line: BlockLine) -> Self {
        Self::Block(RecordedBlock {
            kind: line.by,
            value: line.value,
            comment: line.comment,
            by: line.decider,
            created: line.created,
        })
    }
}

impl From<FormerNameLine> for Extra {
    fn from(line: FormerNameLine) -> Self {
        Self::Former {
            comment: line.comment,
            former: Former::from(line.former),
        }
    }
}

impl FollowLine {
    /// On the page of this path here.
    ///
    /// # Errors
    /// The problem with the line.
    pub fn into_extra(self) -> Result<Extra, Cow<'static, str>> {
        let email = EmailAddress::parse(&self.email)
            .map_err(|_| Cow::Borrowed("`email` is no e-mail address"))?;
        Ok(Extra::Follow(RecordedFollow {
            page: self.page,
            email,
            pace: self.pace,
            created: self.created,
        }))
    }
}

impl AddressLine {
    /// # Errors
    /// The problem with the line.
    pub fn into_extra(self) -> Result<Extra, Cow<'static, str>> {
        let email = EmailAddress::parse(&self.email)
            .map_err(|_| Cow::Borrowed("`email` is no e-mail address"))?;
        Ok(Extra::Address(RecordedAddress {
            email,
            confirmed: self.confirmed,
            stopped: self.stopped,
            asked: self.asked,
            asks: self.asks,
            bounces: self.bounces,
        }))
    }
}
