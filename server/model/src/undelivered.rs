//! Why a mail or a webhook was not delivered.

use std::fmt;

/// Stored by the name of its reason, so that each reader gets it in their own language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Undelivered {
    pub why: Why,
    /// It was tried for as long as anything is tried.
    pub is_given_up: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// The mail came back: its address takes none.
    Bounced,
    /// `webhooks.urls` does not name the receiver any more.
    ReceiverRemoved,
    /// The store could not be read.
    StoreUnreadable,
    /// The site or the page of a webhook is not known.
    PlaceUnknown,
    /// The receiver of a webhook answered with this status.
    Answered(u16),
    /// So many readers were asked to confirm their address in the last hour that this one waits.
    TooManyConfirmations,
    /// In the words of the other side, of the network, or of a version that stored sentences.
    Said(String),
}

/// What stands before the name of a reason in the store. Anything else is [`Why::Said`].
const NAME: &str = "reason:";
const GIVEN_UP: &str = "given-up";
const ANSWERED: &str = "answered";
const SAID: &str = "said";

impl Undelivered {
    #[must_use]
    pub fn said(words: impl Into<String>) -> Self {
        Why::Said(words.into()).into()
    }

    #[must_use]
    pub fn given_up(self) -> Self {
        Self {
            is_given_up: true,
            ..self
        }
    }

    /// As [`Undelivered::read`] reads it: `reason:bounced`, `reason:given-up reason:answered 500`, or only what was
    /// said.
    #[must_use]
    pub fn stored(&self) -> String {
        let why = self.why.stored();
        if self.is_given_up {
            format!("{NAME}{GIVEN_UP} {why}")
        } else {
            why
        }
    }

    /// A name that is not known, such as a later version's, is shown as it is.
    #[must_use]
    pub fn read(stored: &str) -> Self {
        match named(stored) {
            Some((GIVEN_UP, why)) => Self::from(Why::read(why)).given_up(),
            _ => Why::read(stored).into(),
        }
    }
}

impl From<Why> for Undelivered {
    fn from(why: Why) -> Self {
        Self {
            why,
            is_given_up: false,
        }
    }
}

/// A name, and what stands behind it.
fn named(stored: &str) -> Option<(&str, &str)> {
    let name = stored.strip_prefix(NAME)?;
    Some(name.split_once(' ').unwrap_or((name, "")))
}

impl Why {
    fn stored(&self) -> String {
        match self {
            Self::Bounced => format!("{NAME}bounced"),
            Self::ReceiverRemoved => format!("{NAME}receiver-removed"),
            Self::StoreUnreadable => format!("{NAME}store-unreadable"),
            Self::PlaceUnknown => format!("{NAME}place-unknown"),
            Self::TooManyConfirmations => format!("{NAME}too-many-confirmations"),
            Self::Answered(status) => format!("{NAME}{ANSWERED} {status}"),
            // Nobody else's words are taken for one of these names.
            Self::Said(words) if words.starts_with(NAME) => format!("{NAME}{SAID} {words}"),
            Self::Said(words) => words.clone(),
        }
    }

    fn read(stored: &str) -> Self {
        let known = named(stored).and_then(|name| match name {
            ("bounced", "") => Some(Self::Bounced),
            ("receiver-removed", "") => Some(Self::ReceiverRemoved),
            ("store-unreadable", "") => Some(Self::StoreUnreadable),
            ("place-unknown", "") => Some(Self::PlaceUnknown),
            ("too-many-confirmations", "") => Some(Self::TooManyConfirmations),
            (ANSWERED, status) => status.parse().ok().map(Self::Answered),
            (SAID, words) => Some(Self::Said(words.to_owned())),
            _ => None,
        });
        known.unwrap_or_else(|| Self::Said(stored.to_owned()))
    }
}

/// In English, for the log and the command line.
impl fmt::Display for Undelivered {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_given_up {
            formatter.write_str("Given up after three days: ")?;
        }
        self.why.fmt(formatter)
    }
}

impl fmt::Display for Why {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bounced => formatter.write_str("It came back: the address takes no mail."),
            Self::ReceiverRemoved => formatter.write_str("webhooks.urls does not name it any more"),
            Self::StoreUnreadable => formatter.write_str("the store could not be read"),
            Self::PlaceUnknown => formatter.write_str("its site or its page is not known"),
            Self::TooManyConfirmations => formatter.write_str(
                "mail.confirmations_per_hour: so many readers were asked in the last hour that this one waits",
            ),
            Self::Answered(status) => write!(formatter, "it answered {status}"),
            Self::Said(words) => formatter.write_str(words),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn why() -> impl Strategy<Value = Why> {
        prop_oneof![
            Just(Why::Bounced),
            Just(Why::ReceiverRemoved),
            Just(Why::StoreUnreadable),
            Just(Why::PlaceUnknown),
            Just(Why::TooManyConfirmations),
            any::<u16>().prop_map(Why::Answered),
            any::<String>().prop_map(Why::Said),
            "(reason:)?(said|bounced|given-up|answered|new)?( 500)?".prop_map(Why::Said),
        ]
    }

    proptest! {
        #[test]
        fn what_is_stored_is_read_as_it_was(why in why(), is_given_up: bool) {
            let undelivered = Undelivered { why, is_given_up };
            prop_assert_eq!(Undelivered::read(&undelivered.stored()), undelivered);
        }
    }

    #[test]
    fn sentences_of_earlier_versions_are_read_as_they_are() {
        for sentence in [
            "It came back: the address takes no mail.",
            "webhooks.urls does not name it any more",
            "Given up after three days: it answered 500",
            "550 no such user",
            "reason:of-a-later-version 7",
        ] {
            let read = Undelivered::read(sentence);
            assert_eq!(read, Undelivered::said(sentence));
            assert_eq!(read.to_string(), sentence);
        }
    }

    #[test]
    fn names_are_stored_and_english_is_written() {
        for (undelivered, stored, english) in [
            (
                Why::Bounced.into(),
                "reason:bounced",
                "It came back: the address takes no mail.",
            ),
            (
                Undelivered::from(Why::Answered(500)).given_up(),
                "reason:given-up reason:answered 500",
                "Given up after three days: it answered 500",
            ),
            (
                Undelivered::said("421 later").given_up(),
                "reason:given-up 421 later",
                "Given up after three days: 421 later",
            ),
        ] {
            assert_eq!(undelivered.stored(), stored);
            assert_eq!(undelivered.to_string(), english);
        }
    }
}
