//! `[sites]`: what holds on every site that has no setting of its own.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

use super::{
    Moderators, SiteOverrides,
    value::{DAY, Duration, Expiry, Text, choice, impl_text_traits, within},
};

/// The most levels that replies may be indented.
pub(super) const MOST_LEVELS: i64 = 20;
/// The most comments that a site may show at once.
pub(super) const MOST_PER_PAGE: i64 = 1000;
/// The longest time for which authors may change their comments.
pub(super) const LONGEST_EDIT_WINDOW: i64 = 30 * DAY;

/// What holds on one site: the defaults, with the site's own settings laid over them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteRules {
    pub moderation: Moderation,

    /// How long authors may change and delete their comments.
    #[serde(deserialize_with = "within::<0, LONGEST_EDIT_WINDOW, _, _>")]
    pub edit_window: Duration,

    /// Levels that replies are indented; 0 shows a flat list.
    #[serde(deserialize_with = "within::<0, MOST_LEVELS, _, _>")]
    pub depth: usize,

    /// Top-level and other comments that a thread shows at once.
    #[serde(deserialize_with = "within::<1, MOST_PER_PAGE, _, _>")]
    pub page_size: usize,

    /// A page's age, from its first comment on, at which it closes.
    pub close_after: Expiry,

    /// Whether Markdown images are shown.
    pub images: bool,

    pub reactions: Reactions,
    pub language: Language,
    pub sort: Sort,

    /// The name under which the owner answers; empty for the site's title.
    pub owner: OwnerName,

    /// Who is asked by mail about new comments, and may decide by replying.
    pub moderators: Moderators,
    pub tell_owner: TellOwner,

    /// Whether readers may ask for mails about replies.
    pub notifications: bool,

    /// Whether authors who may get mails hear that their held comment was published.
    pub tell_authors: bool,
}

/// The rules of a site without settings of its own.
pub type SiteDefaults = SiteRules;

impl SiteRules {
    /// These rules with a site's own settings laid over them.
    pub fn with(&self, own: &SiteOverrides) -> SiteRules {
        // Taken apart so that a new setting cannot be forgotten here.
        let SiteOverrides {
            moderation,
            edit_window,
            depth,
            page_size,
            close_after,
            images,
            reactions,
            language,
            sort,
            owner,
            moderators,
            tell_owner,
            notifications,
            tell_authors,
        } = own.clone();
        SiteRules {
            moderation: moderation.unwrap_or(self.moderation),
            edit_window: edit_window.unwrap_or(self.edit_window),
            depth: depth.unwrap_or(self.depth),
            page_size: page_size.unwrap_or(self.page_size),
            close_after: close_after.unwrap_or(self.close_after),
            images: images.unwrap_or(self.images),
            reactions: reactions.unwrap_or_else(|| self.reactions.clone()),
            language: language.unwrap_or_else(|| self.language.clone()),
            sort: sort.unwrap_or(self.sort),
            owner: owner.unwrap_or_else(|| self.owner.clone()),
            moderators: moderators.unwrap_or_else(|| self.moderators.clone()),
            tell_owner: tell_owner.unwrap_or(self.tell_owner),
            notifications: notifications.unwrap_or(self.notifications),
            tell_authors: tell_authors.unwrap_or(self.tell_authors),
        }
    }
}

choice! {
    /// What becomes of a new comment.
    Moderation {
        /// It waits for the owner.
        Hold = "hold",
        /// It appears at once.
        Publish = "publish",
    }
}

choice! {
    /// The order of a thread's top-level comments.
    Sort {
        Oldest = "oldest",
        Newest = "newest",
        /// Most reactions first.
        Top = "top",
    }
}

choice! {
    /// About which new comments the moderators get a mail.
    TellOwner {
        /// Those that wait for them.
        Held = "held",
        /// All.
        All = "all",
        Nothing = "nothing",
    }
}

/// A language tag (BCP 47): two or three letters, then subtags.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language(String);

impl Language {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Text for Language {
    const EXPECTED: &'static str = "a language tag such as \"en\", \"de\" or \"pt-BR\"";

    fn read(text: &str) -> Option<Self> {
        let mut subtags = text.split('-');
        let language = subtags.next()?;
        let is_tag = matches!(language.len(), 2..=3)
            && language.chars().all(|letter| letter.is_ascii_alphabetic())
            && subtags.all(is_subtag);
        is_tag.then(|| Self(text.to_owned()))
    }

    fn write(&self) -> String {
        self.0.clone()
    }
}

impl_text_traits!(Language);

fn is_subtag(text: &str) -> bool {
    matches!(text.len(), 1..=8)
        && text
            .chars()
            .all(|character| character.is_ascii_alphanumeric())
}

/// The name that stands above the owner's own comments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnerName(String);

const MOST_NAME_CHARACTERS: usize = 80;

impl OwnerName {
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Text for OwnerName {
    const EXPECTED: &'static str = "a name of at most 80 characters, such as \"Ann\", or nothing";

    fn read(text: &str) -> Option<Self> {
        let is_name =
            text.chars().count() <= MOST_NAME_CHARACTERS && !text.chars().any(char::is_control);
        is_name.then(|| Self(text.to_owned()))
    }

    fn write(&self) -> String {
        self.0.clone()
    }
}

impl_text_traits!(OwnerName);

/// More than these are a keyboard, and each is a row that every thread sends.
const MOST_REACTIONS: usize = 12;
/// Enough for a family emoji of four with skin tones.
const MOST_REACTION_BYTES: usize = 48;

/// The reactions that readers may leave, in the order in which they are shown; none switches them off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Reactions(Vec<String>);

impl Deref for Reactions {
    type Target = [String];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl From<Reactions> for Vec<String> {
    fn from(reactions: Reactions) -> Self {
        reactions.0
    }
}

/// Why a list of reactions was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadReactions {
    #[error("has {0} reactions: keep at most {MOST_REACTIONS}")]
    TooMany(usize),
    #[error("{0:?} is not a reaction: write an emoji or a short word without spaces and commas")]
    NotAReaction(String),
    #[error("{0:?} stands there twice: keep one")]
    Twice(String),
}

impl TryFrom<Vec<String>> for Reactions {
    type Error = BadReactions;

    fn try_from(reactions: Vec<String>) -> Result<Self, BadReactions> {
        if reactions.len() > MOST_REACTIONS {
            return Err(BadReactions::TooMany(reactions.len()));
        }
        for (index, reaction) in reactions.iter().enumerate() {
            if !is_reaction(reaction) {
                return Err(BadReactions::NotAReaction(reaction.clone()));
            }
            if reactions[..index].contains(reaction) {
                return Err(BadReactions::Twice(reaction.clone()));
            }
        }
        Ok(Self(reactions))
    }
}

fn is_reaction(text: &str) -> bool {
    // A comma parts the reactions in the environment and on the command line.
    let is_refused =
        |character: char| character.is_whitespace() || character.is_control() || character == ',';
    !text.is_empty() && text.len() <= MOST_REACTION_BYTES && !text.contains(is_refused)
}
