//! The events of webhooks.

use super::value::choice;

choice! {
    /// What a webhook tells of.
    HookEvent {
        /// A comment was written, or waits again.
        CommentSubmitted = "comment.submitted",
        /// A decision has published a comment.
        CommentApproved = "comment.approved",
        /// A decision has refused a comment, or taken it away.
        CommentRejected = "comment.rejected",
        /// What readers see below an article is another thing than before.
        ThreadChanged = "thread.changed",
    }
}
