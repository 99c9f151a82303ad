//! The events of webhooks.

use super::value::choice;

choice! {
    /// An event of a webhook.
    HookEvent {
        /// A comment was written, or is held again.
        CommentSubmitted = "comment.submitted",
        /// A decision has published a comment.
        CommentApproved = "comment.approved",
        /// A decision has refused or removed a comment.
        CommentRejected = "comment.rejected",
        /// The visible thread of an article has changed.
        ThreadChanged = "thread.changed",
    }
}
