//! An invalid value, with advice on what to write instead.

use crate::PagePathError;

/// An invalid value.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Invalid {
    #[error("{0}")]
    Page(#[from] PagePathError),
    #[error("{}", .0.of("The name"))]
    Name(InvalidReason),
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
    #[error("{}", .0.of("The text"))]
    Text(InvalidReason),
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

impl InvalidReason {
    fn of(self, what: &str) -> String {
        match self {
            Self::Empty => format!("{what} is empty."),
            Self::ControlCharacters => format!("{what} holds control characters."),
            Self::Invisible => "Nothing in the text can be seen.".to_owned(),
            Self::Missing => "An edit needs the new text.".to_owned(),
        }
    }
}
