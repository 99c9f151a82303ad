//! Small answers to readers; the larger ones are in `views/`.

use serde::Serialize;
use utoipa::ToSchema;

use super::openapi::types;
use afterword_model::Reactions;
use afterword_services::react::Totals;

/// The number of each reaction, and those that this reader gave.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Reacted)]
pub(super) struct ReactedAnswer {
    #[schema(value_type = types::Reactions)]
    pub reactions: Reactions,
    pub score: u32,
    pub mine: Vec<String>,
}

impl From<Totals> for ReactedAnswer {
    fn from(totals: Totals) -> Self {
        Self {
            score: totals.reactions.values().sum(),
            reactions: totals.reactions,
            mine: totals.mine,
        }
    }
}

/// A report that waits for the owner.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Reported)]
pub(super) struct ReportedAnswer {
    /// Always `open`.
    #[schema(pattern = "^open$", example = "open")]
    pub status: &'static str,
}

/// A wish to follow a thread.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Followed)]
pub(super) struct FollowedAnswer {
    /// Always `noted`, whether or not the address is known.
    #[schema(pattern = "^noted$", example = "noted")]
    pub status: &'static str,
}

/// The proof of work, in the format of ALTCHA (version 1).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Challenge)]
pub(super) struct ChallengeAnswer {
    #[schema(example = "SHA-256")]
    pub algorithm: &'static str,
    /// The SHA-256 of the salt followed by the number, in hex.
    pub challenge: String,
    /// The largest possible number.
    pub maxnumber: u32,
    /// Contains its expiry (`expires`, in seconds since 1970), its time and its site.
    pub salt: String,
    pub signature: String,
}

/// The HTML that would be published.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Preview, example = json!({"html": "<p>Good <strong>read</strong>.</p>\n"}))]
pub(super) struct PreviewAnswer {
    pub html: String,
}

/// The effect of a message.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MailEffect)]
pub(super) struct MailAnswer {
    #[schema(value_type = types::MessageEffect)]
    pub effect: String,
}

/// Approved comments of each requested page.
#[derive(ToSchema)]
#[schema(as = Counts, example = json!({"counts": {"/a/": 3, "/b/": 0}}))]
#[expect(
    dead_code,
    reason = "it is written by hand, because most requests are answered by it"
)]
pub(super) struct CountsAnswer {
    counts: std::collections::BTreeMap<String, u32>,
}
