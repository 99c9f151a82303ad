//! The message above a page after a decision, and its undo button.

use crate::console::texts::ConsoleTexts;
use afterword_i18n::Texts;
use afterword_model::Action;

#[derive(Debug)]
pub(in crate::console) enum Notice<'a> {
    /// `back` leads to the comments of the decision, after its undo.
    Decided {
        batch: &'a str,
        action: Action,
        count: u64,
        back: String,
    },
    Undone {
        count: u64,
    },
}

/// For forms that undo a decision.
#[derive(Debug)]
pub(in crate::console) struct Undo<'a> {
    pub batch: &'a str,
    pub back: &'a str,
}

impl Notice<'_> {
    #[must_use]
    pub(in crate::console) fn sentence(&self, texts: &'static Texts) -> String {
        match self {
            Self::Decided { action, count, .. } => texts.action_done(*action, *count),
            Self::Undone { count } => texts.action_done(Action::Undo, *count),
        }
    }

    #[must_use]
    pub(in crate::console) fn undo(&self) -> Option<Undo<'_>> {
        match self {
            Self::Decided { batch, back, .. } => Some(Undo { batch, back }),
            Self::Undone { .. } => None,
        }
    }
}
