//! The JSON of a post (`app.bsky.feed.defs#postView`, <https://github.com/bluesky-social/atproto/tree/main/lexicons>), and
//! what of it is a comment.

use afterword_markup::{Facet, facets_html};
use jiff::Timestamp;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use url::Url;

use crate::conversations::api::Readable;
use crate::conversations::server::{MAX_NAME, Post, PostAuthor, PostContent, PostMedia};

/// An author who wants to be seen only by those who are signed in
/// (<https://docs.bsky.app/docs/advanced-guides/moderation>).
const NOT_FOR_EVERYBODY: &str = "!no-unauthenticated";
/// What no app shows.
const HIDDEN: [&str; 3] = ["!hide", "!takedown", "!suspend"];
/// What apps show behind a warning, and its words.
const WARNINGS: [(&str, &str); 6] = [
    ("porn", "Adult content"),
    ("sexual", "Sexually suggestive"),
    ("nudity", "Nudity"),
    ("graphic-media", "Graphic media"),
    ("gore", "Graphic media"),
    ("!warn", "Content warning"),
];
/// What has the name of an author whose handle leads nowhere.
const NO_HANDLE: &str = "handle.invalid";

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PostView {
    pub(super) uri: String,
    cid: String,
    author: Author,
    record: Record,
    #[serde(default)]
    embed: Value,
    #[serde(default)]
    indexed_at: Option<Timestamp>,
    #[serde(default)]
    reply_count: u32,
    #[serde(default)]
    repost_count: u32,
    #[serde(default)]
    like_count: u32,
    #[serde(default)]
    quote_count: u32,
    #[serde(default)]
    labels: Vec<Label>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Author {
    did: String,
    #[serde(default)]
    handle: String,
    #[serde(default)]
    display_name: Option<String>,
    #[serde(default)]
    labels: Vec<Label>,
}

#[derive(Debug, Clone, Deserialize)]
struct Label {
    val: String,
    #[serde(default)]
    neg: bool,
}

/// What its author's server keeps: anything may be in it.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Record {
    #[serde(default)]
    text: String,
    #[serde(default)]
    facets: Readable<RichText>,
    #[serde(default, deserialize_with = "readable_time")]
    created_at: Option<Timestamp>,
    #[serde(default)]
    reply: Option<Reply>,
}

#[derive(Debug, Clone, Deserialize)]
struct Reply {
    parent: Reference,
}

#[derive(Debug, Clone, Deserialize)]
struct Reference {
    uri: String,
}

#[derive(Debug, Clone, Deserialize)]
struct RichText {
    index: Bytes,
    features: Vec<Feature>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Bytes {
    byte_start: usize,
    byte_end: usize,
}

/// What a part of the text leads to: a page, a person or a hashtag.
#[derive(Debug, Clone, Deserialize)]
struct Feature {
    #[serde(default)]
    uri: Option<String>,
    #[serde(default)]
    did: Option<String>,
    #[serde(default)]
    tag: Option<String>,
}

fn readable_time<'de, D: Deserializer<'de>>(time: D) -> Result<Option<Timestamp>, D::Error> {
    let time = Option::<String>::deserialize(time)?;
    Ok(time.and_then(|time| time.parse().ok()))
}

fn has(labels: &[Label], names: &[&str]) -> bool {
    let mut set = labels.iter().filter(|label| !label.neg);
    set.any(|label| names.contains(&label.val.as_str()))
}

impl PostView {
    /// Whether it has answers that were not read with it.
    pub(super) fn has_answers(&self) -> bool {
        self.reply_count > 0
    }

    pub(super) fn likes(&self) -> u32 {
        let passed_on = self.repost_count.saturating_add(self.quote_count);
        self.like_count.saturating_add(passed_on)
    }

    /// `app`: where people read it. `None` without a time.
    pub(super) fn into_post(self, app: &Url) -> Option<Post> {
        // An author's own clock says anything.
        let written = self.record.created_at;
        let written = written.into_iter().chain(self.indexed_at).min()?;
        Some(Post {
            url: post_url(app, &self.uri),
            parent: self.record.reply.as_ref().map(|to| to.parent.uri.clone()),
            version: self.cid.clone(),
            written,
            is_public: !has(&self.author.labels, &[NOT_FOR_EVERYBODY]),
            is_silenced: has(&self.labels, &HIDDEN) || has(&self.author.labels, &HIDDEN),
            is_passed_on: false,
            likes: Some(self.likes()),
            answers: self.reply_count,
            content: PostContent {
                warning: self.warning(),
                html: self.record.html(app),
                media: self.media(app),
                preview: text_at(&self.embed, "/external/uri")
                    .or_else(|| text_at(&self.embed, "/media/external/uri")),
            },
            uri: Some(self.uri.clone()),
            former_uri: None,
            id: self.uri,
            author: PostAuthor {
                name: self
                    .author
                    .display_name
                    .map(|name| name.trim().chars().take(MAX_NAME).collect())
                    .unwrap_or_default(),
                handle: handle(&self.author.handle, &self.author.did),
                profile: profile_url(app, &self.author.did),
                id: self.author.did,
            },
        })
    }

    /// What stands beside the text; a page that the text links to does so already.
    fn media(&self, app: &Url) -> Vec<PostMedia> {
        let mut media = media(&self.embed, app);
        media.retain(|media| !self.record.leads_to(&media.url));
        media
    }

    fn warning(&self) -> Option<String> {
        let warnings = WARNINGS.iter();
        let mut found = warnings.filter(|(label, _)| has(&self.labels, &[label]));
        found.next().map(|(_, words)| (*words).to_owned())
    }
}

impl Record {
    /// Whether a part of the text leads there.
    fn leads_to(&self, url: &str) -> bool {
        let mut features = self.facets.0.iter().flat_map(|facet| &facet.features);
        features.any(|feature| feature.uri.as_deref() == Some(url))
    }

    fn html(&self, app: &Url) -> String {
        let links: Vec<(usize, usize, String, bool)> = self
            .facets
            .0
            .iter()
            .filter_map(|facet| {
                let (start, end) = (facet.index.byte_start, facet.index.byte_end);
                let (url, is_mention) = facet.features.iter().find_map(|one| one.link(app))?;
                Some((start, end, url, is_mention))
            })
            .collect();
        let facets = links.iter().map(|(start, end, url, is_mention)| Facet {
            start: *start,
            end: *end,
            url,
            is_mention: *is_mention,
        });
        facets_html(&self.text, &facets.collect::<Vec<_>>())
    }
}

impl Feature {
    /// Where it leads, and whether that is a person or a hashtag.
    fn link(&self, app: &Url) -> Option<(String, bool)> {
        match (&self.uri, &self.did, &self.tag) {
            (Some(uri), ..) => Some((uri.clone(), false)),
            (_, Some(did), _) => Some((profile_url(app, did)?, true)),
            (.., Some(tag)) => Some((below(app, &["hashtag", tag])?, true)),
            _ => None,
        }
    }
}

/// `@ann.bsky.social`; an account without a handle has its DID.
fn handle(handle: &str, did: &str) -> String {
    let handle: String = handle
        .chars()
        .filter(|c| !c.is_control() && !c.is_whitespace())
        .take(MAX_NAME)
        .collect();
    match handle.is_empty() || handle == NO_HANDLE {
        true => format!("@{}", did.chars().take(MAX_NAME).collect::<String>()),
        false => format!("@{handle}"),
    }
}

fn below(app: &Url, parts: &[&str]) -> Option<String> {
    let mut url = app.clone();
    url.path_segments_mut().ok()?.pop_if_empty().extend(parts);
    Some(url.into())
}

/// By the DID, which stays when the handle changes.
fn profile_url(app: &Url, did: &str) -> Option<String> {
    below(app, &["profile", did])
}

/// Where people read the post with this address (`at://DID/app.bsky.feed.post/KEY`).
fn post_url(app: &Url, uri: &str) -> Option<String> {
    let (did, rest) = uri.strip_prefix("at://")?.split_once('/')?;
    let key = rest.strip_prefix("app.bsky.feed.post/")?;
    below(app, &["profile", did, "post", key])
}

fn text_at(value: &Value, pointer: &str) -> Option<String> {
    value.pointer(pointer)?.as_str().map(str::to_owned)
}

/// Pictures, videos, pages and quoted posts beside the text, as links. What is in several places at once is looked for in
/// `media`, too (`app.bsky.embed.recordWithMedia#view`).
fn media(embed: &Value, app: &Url) -> Vec<PostMedia> {
    let mut found = Vec::new();
    for embed in [Some(embed), embed.get("media")].into_iter().flatten() {
        let images = embed.get("images").and_then(Value::as_array);
        for image in images.into_iter().flatten() {
            found.extend(one_media(image, "/fullsize", "/alt"));
        }
        found.extend(one_media(embed, "/playlist", "/alt"));
        found.extend(one_media(embed, "/external/uri", "/external/title"));
    }
    // Of a quoted post beside media, the record stands one level deeper.
    let quoted = text_at(embed, "/record/uri").or_else(|| text_at(embed, "/record/record/uri"));
    let quoted = quoted.and_then(|uri| post_url(app, &uri));
    found.extend(quoted.map(|url| PostMedia {
        url,
        description: None,
    }));
    found
}

fn one_media(value: &Value, url: &str, description: &str) -> Option<PostMedia> {
    let description = text_at(value, description).filter(|text| !text.trim().is_empty());
    Some(PostMedia {
        url: text_at(value, url)?,
        description,
    })
}

#[cfg(test)]
mod tests {
    use afterword_model::{ConversationId, Network};
    use serde_json::json;

    use super::*;

    fn app() -> Url {
        "https://bsky.app/".parse().unwrap()
    }

    fn post(record: &Value, more: &Value) -> Post {
        let mut view = json!({
            "uri": "at://did:plc:ann/app.bsky.feed.post/3k", "cid": "bafy1", "record": record,
            "author": {"did": "did:plc:ann", "handle": "ann.bsky.social", "displayName": " Ann "},
            "indexedAt": "2026-11-27T10:00:00.000Z", "likeCount": 2, "repostCount": 1,
        });
        for (key, value) in more.as_object().unwrap() {
            view[key] = value.clone();
        }
        let view: PostView = serde_json::from_value(view).unwrap();
        view.into_post(&app()).unwrap()
    }

    #[test]
    fn a_post_becomes_markdown() {
        let text = "Hi @bo, see a.test #new";
        let record = json!({"text": text, "createdAt": "2026-11-27T09:00:00Z", "facets": [
            {"index": {"byteStart": 3, "byteEnd": 6}, "features": [{"did": "did:plc:bo"}]},
            {"index": {"byteStart": 12, "byteEnd": 18}, "features": [{"uri": "https://a.test/"}]},
            {"index": {"byteStart": 19, "byteEnd": 23}, "features": [{"tag": "new"}]},
            {"index": {"byteStart": -1, "byteEnd": "x"}, "features": []},
        ]});
        let embed = json!({"embed": {"images": [{"fullsize": "https://cdn.test/1.jpg", "alt": "A cat"}]},
            "labels": [{"val": "graphic-media"}]});
        let post = post(&record, &embed);
        assert_eq!(
            post.text(),
            "> [!fold] Graphic media\n>\n> Hi [@bo](<https://bsky.app/profile/did:plc:bo>), see [a.test](<https://a.test/>) \
             [#new](<https://bsky.app/hashtag/new>)\n>\n> [A cat](<https://cdn.test/1.jpg>)"
        );
        assert_eq!(
            post.links().iter().map(Url::as_str).collect::<Vec<_>>(),
            ["https://a.test/"]
        );
        assert_eq!((post.author.name.as_str(), post.likes), ("Ann", Some(3)));
        assert_eq!(post.author.handle, "@ann.bsky.social");
        assert_eq!(post.written.to_string(), "2026-11-27T09:00:00Z");
        let original = post.original(Network::Bluesky, ConversationId(1)).unwrap();
        assert_eq!(
            original.source.url.as_str(),
            "https://bsky.app/profile/did:plc:ann/post/3k"
        );
    }

    #[test]
    fn what_stands_beside_a_text_is_a_link() {
        let media = |embed: &Value| -> Vec<String> {
            let post = post(&json!({"text": "x"}), &json!({"embed": embed}));
            let media = post.content.media.into_iter();
            media.map(|media| media.url).collect()
        };
        let page = json!({"external": {"uri": "https://a.test/", "title": "A"}});
        assert_eq!(media(&page), ["https://a.test/"]);
        let quoted = json!({"record": {"uri": "at://did:plc:bo/app.bsky.feed.post/3q"}});
        let url = "https://bsky.app/profile/did:plc:bo/post/3q";
        assert_eq!(media(&quoted), [url]);
        let both = json!({"media": page, "record": quoted});
        assert_eq!(media(&both), ["https://a.test/", url]);
        let video = json!({"playlist": "https://video.test/1.m3u8"});
        assert_eq!(media(&video), ["https://video.test/1.m3u8"]);
        assert!(
            media(&json!({"record": {"uri": "at://did:plc:bo/app.bsky.graph.list/1"}})).is_empty()
        );
        assert!(media(&json!(["nonsense"])).is_empty());
    }

    #[test]
    fn a_page_that_the_text_links_to_is_linked_once() {
        let record = json!({"text": "See a.test", "facets": [
            {"index": {"byteStart": 4, "byteEnd": 10}, "features": [{"uri": "https://a.test/"}]},
        ]});
        let with = |url: &str| {
            let embed = json!({"embed": {"external": {"uri": url, "title": "A page"}}});
            post(&record, &embed).text()
        };
        let text = "See [a.test](<https://a.test/>)";
        assert_eq!(with("https://a.test/"), text);
        let other = format!("{text}\n\n[A page](<https://b.test/>)");
        assert_eq!(with("https://b.test/"), other);
    }

    #[test]
    fn whoever_wants_to_be_seen_by_those_who_are_signed_in_stays_out() {
        let with = |labels: &Value| {
            post(
                &json!({"text": "x"}),
                &json!({"author": {"did": "did:plc:a", "handle": "handle.invalid", "labels": labels}}),
            )
        };
        let all = with(&json!([]));
        assert!(all.is_public && !all.is_silenced);
        assert_eq!(all.author.handle, "@did:plc:a");
        assert!(!with(&json!([{"val": "!no-unauthenticated"}])).is_public);
        assert!(with(&json!([{"val": "!no-unauthenticated", "neg": true}])).is_public);
        assert!(with(&json!([{"val": "!hide"}])).is_silenced);
    }

    #[test]
    fn a_time_ahead_is_that_of_the_server() {
        let far = json!({"text": "x", "createdAt": "2999-01-01T00:00:00Z"});
        assert_eq!(
            post(&far, &json!({})).written.to_string(),
            "2026-11-27T10:00:00Z"
        );
        let wrong = json!({"text": "x", "createdAt": "yesterday"});
        assert_eq!(
            post(&wrong, &json!({})).written.to_string(),
            "2026-11-27T10:00:00Z"
        );
    }
}
