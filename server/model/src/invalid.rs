//! An invalid value. i18n has the advice on what to write instead; `services` knows its text.

use crate::PagePathError;

/// An invalid value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Invalid {
    Page(PagePathError),
    Name(InvalidReason),
    NameTooLong {
        length: usize,
        max: usize,
    },
    NameReserved,
    Email,
    NotifyWithoutEmail,
    /// The word for when a follower hears of new comments.
    Follow,
    FollowWithoutEmail,
    /// The site takes no words for the owner only.
    PrivateNotTaken,
    /// A word for the owner only answers no comment.
    PrivateReply,
    Website,
    Text(InvalidReason),
    TextTooLong {
        length: usize,
        max: usize,
    },
    TooManyLinks {
        links: usize,
        max: usize,
    },
    Title,
    Key,
    /// Holds the reactions that the site has.
    Reaction(String),
    Id,
    Parent,
    Cursor,
    /// The address of a page that mentions another.
    WebmentionSource,
    /// The address of a page that is mentioned.
    WebmentionTarget,
    Address,
    Host,
    /// The author's own comments, with their edit tokens.
    Known,
}

impl From<PagePathError> for Invalid {
    fn from(error: PagePathError) -> Self {
        Self::Page(error)
    }
}

/// Why a name or a text is invalid, apart from its length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InvalidReason {
    Empty,
    ControlCharacters,
    /// It has characters, but none of them is visible.
    Invisible,
    /// An edit without its new text.
    Missing,
}
