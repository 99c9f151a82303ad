//! Addresses of a thread on this server, from its root, so that they work on every page; and the one address that
//! strangers choose.

use url::form_urlencoded::Serializer;

use afterword_model::policy::Sort;
use afterword_model::{Author, CommentId, SiteKey};

/// A part of a thread, in a reader's view.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Links<'a> {
    pub site: &'a SiteKey,
    pub path: &'a str,
    /// `None`: the site's own order.
    pub sort: Option<Sort>,
    /// Where its comments come from; empty for all.
    pub sources: &'a str,
    /// The cursor after which this part begins.
    pub after: Option<&'a str>,
    /// The comment that this part should contain.
    pub at: Option<CommentId>,
}

impl<'a> Links<'a> {
    /// The beginning of a thread.
    #[must_use]
    pub(crate) fn new(site: &'a SiteKey, path: &'a str) -> Self {
        Self {
            site,
            path,
            sort: None,
            sources: "",
            after: None,
            at: None,
        }
    }

    #[must_use]
    pub(crate) fn part(&self) -> String {
        self.with(&[], "")
    }

    #[must_use]
    pub(crate) fn beginning(&self) -> String {
        self.elsewhere(None).with(&[], "comments")
    }

    #[must_use]
    pub(crate) fn more(&self, cursor: &str) -> String {
        Links {
            after: Some(cursor),
            at: None,
            ..*self
        }
        .with(&[], "comments")
    }

    #[must_use]
    pub(crate) fn sorted(&self, sort: Sort) -> String {
        let sorted = Self {
            sort: Some(sort),
            ..*self
        };
        sorted.elsewhere(None).with(&[], "comments")
    }

    /// This part, with the form as a reply to a comment.
    #[must_use]
    pub(crate) fn reply(&self, id: CommentId) -> String {
        self.with(&[("reply", &id.to_string())], "form")
    }

    /// The form that reports a comment.
    #[must_use]
    pub(crate) fn report(&self, id: CommentId) -> String {
        format!("/pages/{}/report?comment={id}", self.site)
    }

    /// The form by which a reader follows the thread.
    #[must_use]
    pub(crate) fn follow(&self) -> String {
        let mut query = Serializer::new(String::new());
        query.append_pair("page", self.path);
        format!("/pages/{}/follow?{}", self.site, query.finish())
    }

    /// The address for comments by mail.
    #[must_use]
    pub(crate) fn by_mail(&self) -> String {
        let mut query = Serializer::new(String::new());
        query.append_pair("page", self.path);
        format!("/pages/{}/mail?{}", self.site, query.finish())
    }

    /// This part, with the form for a top-level comment.
    #[must_use]
    pub(crate) fn no_reply(&self) -> String {
        self.with(&[], "form")
    }

    /// The part of the thread that holds a comment.
    #[must_use]
    pub(crate) fn at(&self, id: CommentId) -> String {
        self.elsewhere(Some(id)).with(&[], &format!("comment-{id}"))
    }

    /// The page for the author of a published comment.
    #[must_use]
    pub(crate) fn published(&self, id: CommentId) -> String {
        let outcome = [("afterword", "published")];
        self.elsewhere(Some(id))
            .with(&outcome, &format!("comment-{id}"))
    }

    /// The page for the author of a word to the owner only.
    #[must_use]
    pub(crate) fn private(&self) -> String {
        self.with(&[("afterword", "private")], "notice")
    }

    /// The page for the author of a held comment.
    #[must_use]
    pub(crate) fn held(&self) -> String {
        self.with(&[("afterword", "held")], "notice")
    }

    /// The thread's Atom feed.
    #[must_use]
    pub(crate) fn feed(&self) -> String {
        let mut query = Serializer::new(String::new());
        query.append_pair("site", self.site.as_str());
        query.append_pair("page", self.path);
        format!("/api/v1/feed.atom?{}", query.finish())
    }

    /// The part with this comment, or the first one, in the same order.
    fn elsewhere(&self, at: Option<CommentId>) -> Self {
        Self {
            after: None,
            at,
            ..*self
        }
    }

    fn with(&self, more: &[(&str, &str)], fragment: &str) -> String {
        let mut query = Serializer::new(String::new());
        query.append_pair("page", self.path);
        if let Some(sort) = self.sort {
            query.append_pair("sort", sort.as_str());
        }
        if !self.sources.is_empty() {
            query.append_pair("sources", self.sources);
        }
        if let Some(after) = self.after {
            query.append_pair("after", after);
        }
        if let Some(at) = self.at {
            query.append_pair("at", &at.to_string());
        }
        query.extend_pairs(more);
        let mark = if fragment.is_empty() { "" } else { "#" };
        format!("/pages/{}?{}{mark}{fragment}", self.site, query.finish())
    }
}

/// Only a web address becomes a link, whatever is in the store.
#[must_use]
pub(crate) fn website(author: &Author) -> Option<&str> {
    let website = author.website.as_ref()?.as_str();
    let mut web = ["https://", "http://"].into_iter();
    web.any(|start| website.starts_with(start))
        .then_some(website)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_hold_everything_escaped() {
        let site = SiteKey::parse("blog").unwrap();
        let links = Links {
            sort: Some(Sort::Newest),
            after: Some("abc"),
            ..Links::new(&site, "/a&b/\"é\"/")
        };
        let page = "/pages/blog?page=%2Fa%26b%2F%22%C3%A9%22%2F";
        assert_eq!(links.part(), format!("{page}&sort=newest&after=abc"));
        assert_eq!(links.beginning(), format!("{page}&sort=newest#comments"));
        let id = CommentId(uuid::Uuid::from_u128(1));
        assert_eq!(
            links.reply(id),
            format!("{page}&sort=newest&after=abc&reply={id}#form")
        );
        let alone = Links::new(&site, "/a/");
        let at = format!("/pages/blog?page=%2Fa%2F&at={id}&afterword=published#comment-{id}");
        assert_eq!(alone.published(id), at);
    }
}
