//! What readers report about a comment.

use crate::Texts;

impl Texts {
    /// A reason for a report, by its word.
    #[must_use]
    pub fn reported_as(&'static self, word: &str) -> &'static str {
        match word {
            "illegal" => self.report_reason_illegal(),
            "privacy" => self.report_reason_privacy(),
            "abuse" => self.report_reason_abuse(),
            "spam" => self.report_reason_spam(),
            "mine" => self.report_reason_mine(),
            _ => self.report_reason_other(),
        }
    }
}
