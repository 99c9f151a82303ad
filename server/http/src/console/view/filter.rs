//! The filter of a list of comments, and the addresses of the list, its parts and its comments.

use url::form_urlencoded::Serializer;

use afterword_model::{CommentId, Status};

const LIST: &str = "/console/comments";

#[derive(Debug, Clone, Copy, Default)]
pub(in crate::console) struct Filter<'a> {
    pub status: StatusFilter,
    pub site: Option<&'a str>,
    /// The search words; empty for none.
    pub words: &'a str,
    /// Its path; only with a site.
    pub page: Option<&'a str>,
    /// Comments by the author of this one.
    pub author: Option<CommentId>,
    /// The cursor after which this part of the list begins.
    pub after: Option<&'a str>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) enum StatusFilter {
    Only(Status),
    All,
}

impl Default for StatusFilter {
    fn default() -> Self {
        Self::Only(Status::Pending)
    }
}

impl StatusFilter {
    pub(in crate::console) const ALL: [Self; 7] = [
        Self::Only(Status::Pending),
        Self::Only(Status::Approved),
        Self::Only(Status::Rejected),
        Self::Only(Status::Spam),
        Self::Only(Status::Deleted),
        Self::Only(Status::Private),
        Self::All,
    ];

    #[must_use]
    pub(in crate::console) fn as_str(self) -> &'static str {
        match self {
            Self::Only(status) => status.as_str(),
            Self::All => "all",
        }
    }
}

impl<'a> Filter<'a> {
    /// The address of this part of the list.
    #[must_use]
    pub(in crate::console) fn here(&self) -> String {
        self.with(None)
    }

    /// This part of the list, with the comment beside it.
    #[must_use]
    pub(in crate::console) fn at(&self, comment: CommentId) -> String {
        self.with(Some(comment))
    }

    #[must_use]
    pub(in crate::console) fn beginning(&self) -> String {
        Self {
            after: None,
            ..*self
        }
        .here()
    }

    #[must_use]
    pub(in crate::console) fn older(&self, cursor: &str) -> String {
        Filter {
            after: Some(cursor),
            ..*self
        }
        .here()
    }

    #[must_use]
    pub(in crate::console) fn showing(&self, status: StatusFilter) -> String {
        Self {
            status,
            after: None,
            ..*self
        }
        .here()
    }

    /// All comments of a page, in any status.
    #[must_use]
    pub(in crate::console) fn of_page(site: &'a str, page: &'a str) -> String {
        Self {
            status: StatusFilter::All,
            site: Some(site),
            page: Some(page),
            ..Self::default()
        }
        .here()
    }

    #[must_use]
    pub(in crate::console) fn by_author_of(comment: CommentId) -> String {
        Self {
            status: StatusFilter::All,
            author: Some(comment),
            ..Self::default()
        }
        .here()
    }

    #[must_use]
    pub(in crate::console) fn without_page(&self) -> String {
        Self {
            page: None,
            after: None,
            ..*self
        }
        .here()
    }

    #[must_use]
    pub(in crate::console) fn without_author(&self) -> String {
        Self {
            author: None,
            after: None,
            ..*self
        }
        .here()
    }

    /// Whether this is the queue without filters.
    #[must_use]
    pub(in crate::console) fn is_queue(&self) -> bool {
        self.status == StatusFilter::default() && self.words.is_empty() && self.author.is_none()
    }

    fn with(&self, at: Option<CommentId>) -> String {
        let at = at.map(|comment| comment.to_string());
        let author = self.author.map(|comment| comment.to_string());
        let fields = [
            ("status", Some(self.status.as_str())),
            ("site", self.site),
            ("q", Some(self.words).filter(|words| !words.is_empty())),
            ("page", self.page),
            ("author", author.as_deref()),
            ("after", self.after),
            ("at", at.as_deref()),
        ];
        let mut query = Serializer::new(String::new());
        for (name, value) in fields {
            if let Some(value) = value {
                query.append_pair(name, value);
            }
        }
        format!("{LIST}?{}", query.finish())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_what_is_asked_for_and_no_more() {
        let filter = Filter {
            words: "two words",
            site: Some("blog"),
            ..Filter::default()
        };
        assert_eq!(
            filter.older("c1"),
            "/console/comments?status=pending&site=blog&q=two+words&after=c1"
        );
        assert_eq!(
            Filter::of_page("blog", "/a/?x=1&y"),
            "/console/comments?status=all&site=blog&page=%2Fa%2F%3Fx%3D1%26y"
        );
    }
}
