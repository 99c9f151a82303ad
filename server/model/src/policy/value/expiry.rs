//! A span of time after which something ends, or `never`.

use super::{Duration, Text, impl_text_traits};

/// When something ends: after a time that is not zero, or never.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expiry {
    Never,
    After(Duration),
}

impl Expiry {
    /// The span, or `None` for `never`.
    pub fn span(self) -> Option<std::time::Duration> {
        match self {
            Self::Never => None,
            Self::After(span) => Some(*span),
        }
    }
}

impl Text for Expiry {
    const EXPECTED: &'static str = "\"never\" or a time such as \"2h\" or \"90d\"";

    fn read(text: &str) -> Option<Self> {
        if text == "never" {
            return Some(Self::Never);
        }
        let span = Duration::read(text)?;
        (!span.is_zero()).then_some(Self::After(span))
    }

    fn write(&self) -> String {
        match self {
            Self::Never => "never".to_owned(),
            Self::After(span) => span.write(),
        }
    }
}

impl_text_traits!(Expiry);
