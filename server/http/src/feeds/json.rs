//! The same feed as JSON Feed 1.1.

use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Entry, Feed};
use crate::openapi::types;

#[derive(Serialize, ToSchema)]
pub(super) struct JsonFeed<'a> {
    version: &'static str,
    title: String,
    home_page_url: String,
    feed_url: String,
    language: &'a str,
    items: Vec<JsonItem<'a>>,
}

#[derive(Serialize, ToSchema)]
struct JsonItem<'a> {
    id: String,
    url: String,
    /// The original of a comment that was written elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    external_url: Option<&'a str>,
    title: String,
    content_html: &'a str,
    #[schema(value_type = types::Time)]
    date_published: Timestamp,
    #[schema(value_type = types::Time)]
    date_modified: Timestamp,
    #[schema(value_type = Vec<JsonAuthor>)]
    authors: [JsonAuthor<'a>; 1],
}

#[derive(Serialize, ToSchema)]
struct JsonAuthor<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    url: Option<&'a str>,
}

impl<'a> From<Feed<'a>> for JsonFeed<'a> {
    fn from(feed: Feed<'a>) -> Self {
        let item = |entry: Entry<'a>| JsonItem {
            id: entry.id.0.urn().to_string(),
            url: entry.url,
            external_url: entry.original,
            title: entry.title,
            content_html: entry.html,
            date_published: entry.published,
            date_modified: entry.updated,
            authors: [JsonAuthor {
                name: entry.name,
                url: entry.website,
            }],
        };
        Self {
            version: "https://jsonfeed.org/version/1.1",
            title: feed.title,
            home_page_url: feed.home,
            feed_url: feed.address,
            language: feed.language,
            items: feed.entries.into_iter().map(item).collect(),
        }
    }
}
