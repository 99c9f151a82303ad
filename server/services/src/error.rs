//! Errors of the services. `http::error` maps them to codes and statuses; i18n has their texts.

use std::error::Error;
use std::fmt;
use std::time::Duration;

use afterword_background::ServerEnds;
use afterword_i18n::ProblemText;
use afterword_model::{Action, ClosedBy, Invalid, InvalidReason, Status};
use afterword_store::StoreError;

/// The error of background work that a shutdown has ended.
pub(crate) fn ended(ended: ServerEnds) -> StoreError {
    StoreError::Unavailable(ended.to_string())
}

#[derive(Debug)]
pub enum CommentError {
    Invalid(Invalid),
    PageClosed(ClosedBy),
    UnknownParent,
    ParentOnOtherPage,
    Refused,
    TooManyComments(Duration),
    Busy,
    UnknownComment,
    /// The comment that came with this key was deleted.
    CommentDeleted,
    UnknownPage,
    /// The site's sitemap does not name the page.
    NotOfSite,
    /// Another page is known by that path.
    PathTaken,
    TwiceInBatch,
    UnknownBatch,
    WrongEditToken,
    EditWindowOver(Duration),
    ChangedMeanwhile,
    NotPossible {
        status: Status,
        action: Action,
    },
    /// Its author has not agreed to the publication of a private word.
    NeedsConsent,
    /// The author of a private word has left no address.
    NobodyToAsk,
    /// No mail can go to the author of a private word: this server sends none, or its author has ended them.
    NoMailToAuthor,
    /// The comment has another text than the one that was decided about.
    Outdated,
    SeenBefore,
    KeyReused,
    SiteExists,
    UnknownSite,
    TooManyReactions,
    TooManyFollowers,
    Store(StoreError),
}

impl CommentError {
    #[must_use]
    pub fn text(&self) -> ProblemText {
        match self {
            Self::Invalid(invalid) => text_of_invalid(invalid),
            Self::PageClosed(ClosedBy::Owner) => ProblemText::page_closed_by_owner(),
            Self::PageClosed(ClosedBy::Age) => ProblemText::page_closed_by_age(),
            Self::UnknownParent => ProblemText::unknown_parent(),
            Self::ParentOnOtherPage => ProblemText::parent_on_other_page(),
            Self::Refused => ProblemText::comment_refused(),
            Self::TooManyComments(wait) => ProblemText::too_many_comments(minutes(*wait)),
            Self::Busy => ProblemText::store_busy(),
            Self::UnknownComment => ProblemText::unknown_comment(),
            Self::CommentDeleted => ProblemText::comment_deleted(),
            Self::UnknownPage => ProblemText::unknown_page(),
            Self::NotOfSite => ProblemText::not_of_site(),
            Self::PathTaken => ProblemText::path_taken(),
            Self::TwiceInBatch => ProblemText::twice_in_batch(),
            Self::UnknownBatch => ProblemText::unknown_batch(),
            Self::WrongEditToken => ProblemText::wrong_edit_token(),
            Self::EditWindowOver(window) => ProblemText::edit_window_over(minutes(*window)),
            Self::ChangedMeanwhile => ProblemText::changed_meanwhile(),
            Self::NotPossible { status, action } => {
                ProblemText::not_possible(action.to_string(), status.to_string())
            }
            Self::NeedsConsent => ProblemText::needs_consent(),
            Self::NobodyToAsk => ProblemText::nobody_to_ask(),
            Self::NoMailToAuthor => ProblemText::no_mail_to_author(),
            Self::Outdated => ProblemText::outdated(),
            Self::SeenBefore => ProblemText::seen_before(),
            Self::KeyReused => ProblemText::idempotency_key_reused(),
            Self::SiteExists => ProblemText::site_exists(),
            Self::UnknownSite => ProblemText::unknown_site(),
            Self::TooManyFollowers => ProblemText::too_many_followers(),
            Self::TooManyReactions => ProblemText::too_many_reactions(),
            Self::Store(error) => text_of_store(error),
        }
    }
}

impl From<Invalid> for CommentError {
    fn from(invalid: Invalid) -> Self {
        Self::Invalid(invalid)
    }
}

impl From<StoreError> for CommentError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// For the log and the command line: as programs get it, but for errors of the store, which say what happened there.
impl fmt::Display for CommentError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(formatter),
            error => error.text().fmt(formatter),
        }
    }
}

impl Error for CommentError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Store(error) => error.source(),
            _ => None,
        }
    }
}

/// Rounded up to whole minutes.
fn minutes(window: Duration) -> u64 {
    window.as_secs().div_ceil(60)
}

#[must_use]
pub fn text_of_invalid(invalid: &Invalid) -> ProblemText {
    match invalid {
        Invalid::Page(error) => ProblemText::invalid_page(error.to_string()),
        Invalid::Name(InvalidReason::Empty) => ProblemText::name_empty(),
        Invalid::Name(_) => ProblemText::invalid_name(),
        Invalid::NameTooLong { length, max } => ProblemText::name_too_long(*length, *max),
        Invalid::NameReserved => ProblemText::name_reserved(),
        Invalid::Email => ProblemText::invalid_email(),
        Invalid::NotifyWithoutEmail => ProblemText::notify_without_email(),
        Invalid::Follow => ProblemText::not_a_follow(),
        Invalid::PrivateNotTaken => ProblemText::private_not_taken(),
        Invalid::PrivateReply => ProblemText::private_reply(),
        Invalid::FollowWithoutEmail => ProblemText::follow_without_email(),
        Invalid::Website => ProblemText::invalid_website(),
        Invalid::Text(InvalidReason::Empty) => ProblemText::text_empty(),
        Invalid::Text(InvalidReason::Missing) => ProblemText::text_missing(),
        Invalid::Text(InvalidReason::Invisible) => ProblemText::text_invisible(),
        Invalid::Text(InvalidReason::ControlCharacters) => ProblemText::invalid_text(),
        Invalid::TextTooLong { length, max } => ProblemText::text_too_long(*length, *max),
        Invalid::TooManyLinks { links, max } => ProblemText::too_many_links(*links, *max),
        Invalid::Title => ProblemText::invalid_title(),
        Invalid::Key => ProblemText::invalid_key(),
        Invalid::Reaction(known) => ProblemText::unknown_reaction(known.clone()),
        Invalid::Id => ProblemText::invalid_id(),
        Invalid::Parent => ProblemText::invalid_parent(),
        Invalid::Cursor => ProblemText::invalid_cursor(),
        Invalid::Address => ProblemText::invalid_address(),
        Invalid::Host => ProblemText::invalid_host(),
        Invalid::Known => ProblemText::invalid_known(),
        Invalid::WebmentionSource => ProblemText::webmention_source(),
        Invalid::WebmentionTarget => ProblemText::webmention_target(),
    }
}

/// What happened inside of the store is for the log alone.
#[must_use]
pub fn text_of_store(error: &StoreError) -> ProblemText {
    match error {
        StoreError::Panicked => ProblemText::internal(),
        StoreError::Busy(_) => ProblemText::store_busy(),
        StoreError::ReadOnly(_) => ProblemText::store_read_only(),
        StoreError::Full(_) => ProblemText::store_full(),
        StoreError::Unavailable(_)
        | StoreError::NewerSchema { .. }
        | StoreError::Upgrade { .. } => ProblemText::store_unavailable(),
    }
}
