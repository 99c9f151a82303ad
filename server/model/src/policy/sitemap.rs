//! What to do with comments for pages that the sitemap does not name.

use super::value::choice;

choice! {
    /// What to do with a comment for a page that the site's sitemap does not name.
    UnknownPages {
        /// The sitemap is ignored.
        Publish = "publish",
        /// It is held.
        Hold = "hold",
        /// It is refused.
        Refuse = "refuse",
    }
}
