//! What stands around every page of the console.

use crate::comments::owners::Reach;

/// What `console/base.html` needs.
#[derive(Debug)]
pub(in crate::http::console) struct Frame<'a> {
    /// "en", "de" or "fr": the first of the browser's languages that we have.
    pub language: &'static str,
    pub title: String,
    /// Nobody on the pages for signing in.
    pub signed_in: Option<SignedIn<'a>>,
}

#[expect(dead_code, reason = "the navigation reads them")]
#[derive(Debug, Clone, Copy)]
pub(in crate::http::console) struct SignedIn<'a> {
    /// The owner's address.
    pub person: &'a str,
    /// Goes into every form as the hidden field `csrf`.
    pub csrf: &'a str,
    pub here: Section,
    pub reach: Reach,
}

/// Where in the console somebody is.
#[expect(dead_code, reason = "each page names its own")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::http::console) enum Section {
    Queue,
    Comments,
    Pages,
    Blocks,
    Statistics,
    Sites,
    Tokens,
    Outbox,
    Account,
}
