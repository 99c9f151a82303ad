//! Posts that a site's own file names for its pages: they need no link to them.
//!
//! The file is on the site's origin, where only the owner writes: `{"/posts/hello/": ["https://social.example/@me/1"]}`. What
//! it names counts only if it is a post of the owner's accounts.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use afterword_model::{PagePath, Site, SiteId};
use afterword_outgoing::{Client, OutgoingError};
use afterword_services::SiteRegistry;
use afterword_store::Conversation;
use bytes::Bytes;
use http::Request;
use http::header::{ACCEPT, ETAG, IF_NONE_MATCH};
use jiff::{SignedDuration, Timestamp};
use serde::Deserialize;
use url::Url;

use super::server::MAX_URL;
use crate::own_site::{self, OwnSiteError};

const EVERY: SignedDuration = SignedDuration::from_mins(5);
/// In bytes, of a file.
const LONGEST: usize = 1024 * 1024;
/// In a file.
const MOST_POSTS: usize = 10_000;

/// What the files of all sites name.
pub(super) struct NamedPosts {
    client: Client,
    files: HashMap<SiteId, PostsFile>,
    /// Addresses that were looked up, and need not be again until a file has changed.
    looked_up: HashSet<String>,
    /// Those that could not be looked up, until a file is read again.
    put_off: HashSet<String>,
}

struct PostsFile {
    place: Url,
    /// When it was read last, or tried to be.
    tried: Timestamp,
    /// The `ETag` for the next request.
    tag: Option<String>,
    posts: Vec<(PagePath, Url)>,
    is_failing: bool,
}

/// A post and the page that it is about.
pub(super) struct NamedPost {
    pub(super) site: Arc<Site>,
    pub(super) path: PagePath,
    pub(super) url: Url,
}

/// What a file has.
#[derive(Deserialize)]
struct Contents(BTreeMap<String, Vec<String>>);

#[derive(Debug, thiserror::Error)]
pub enum PostsFileError {
    #[error(transparent)]
    Site(#[from] OwnSiteError),
    #[error(transparent)]
    Outgoing(#[from] OutgoingError),
    #[error("it answered {0}")]
    Refused(u16),
    #[error("it does not name a list of posts for each page: {0}")]
    Unreadable(serde_json::Error),
    #[error("it names more than {0} posts")]
    TooMany(usize),
}

impl PostsFileError {
    /// What the owner can do.
    #[must_use]
    pub fn advice(&self) -> &'static str {
        match self {
            Self::Site(OwnSiteError::Outgoing(error)) | Self::Outgoing(error) => error.advice(),
            Self::Site(_) => {
                "set the site's own_posts to a path such as /afterword/posts.json, or to the address where the file really is"
            }
            Self::Refused(_) => {
                "see whether your browser finds the file there: the Hugo component writes it once an article's front \
                 matter names a post"
            }
            Self::Unreadable(_) => {
                "write it as {\"/posts/hello/\": [\"https://social.example/@me/1\"]}"
            }
            Self::TooMany(_) => "leave out the oldest ones",
        }
    }
}

impl NamedPosts {
    pub(super) fn new(client: Client) -> Self {
        Self {
            client,
            files: HashMap::new(),
            looked_up: HashSet::new(),
            put_off: HashSet::new(),
        }
    }

    /// Reads the files that are due. A failure keeps what the file named before.
    pub(super) async fn read(&mut self, sites: &SiteRegistry, now: Timestamp) {
        let sites = sites.current();
        let placed: Vec<(Arc<Site>, Url)> = sites
            .all()
            .iter()
            .filter(|site| !site.rules.retired)
            .filter_map(|site| Some((Arc::clone(site), site.own_posts()?)))
            .collect();
        self.files.retain(|id, file| {
            let mut same = placed.iter();
            same.any(|(site, place)| site.id == *id && *place == file.place)
        });
        for (site, place) in placed {
            let known = self.files.remove(&site.id);
            let file = match known {
                Some(file) if !file.is_due(now) => file,
                known => self.read_anew(&site, place, known, now).await,
            };
            self.files.insert(site.id, file);
        }
    }

    async fn read_anew(
        &mut self,
        site: &Arc<Site>,
        place: Url,
        known: Option<PostsFile>,
        now: Timestamp,
    ) -> PostsFile {
        let mut file = known.unwrap_or_else(|| PostsFile {
            place,
            tried: now,
            tag: None,
            posts: Vec::new(),
            is_failing: false,
        });
        file.tried = now;
        self.put_off.clear();
        match file_of(&self.client, site, &file.place, file.tag.as_deref()).await {
            Ok(Some((posts, tag))) => {
                // What was not there may be there now.
                if posts != file.posts {
                    self.looked_up.clear();
                }
                (file.posts, file.tag, file.is_failing) = (posts, tag, false);
            }
            Ok(None) => file.is_failing = false,
            Err(error) => {
                let (site, place, advice) =
                    (site.key.as_str(), file.place.as_str(), error.advice());
                if !file.is_failing {
                    tracing::warn!(site, place, %error, advice, "the file that names your posts can't be read: it is tried again");
                }
                file.is_failing = true;
            }
        }
        file
    }

    /// When a file is to be read again.
    pub(super) fn due(&self) -> Option<Timestamp> {
        let due = self.files.values().map(|file| file.tried + EVERY);
        due.min()
    }

    /// Those that were not looked up yet, and have begun none of the known conversations.
    pub(super) fn new_ones(&self, sites: &SiteRegistry, known: &[Conversation]) -> Vec<NamedPost> {
        let sites = sites.current();
        let known = known.iter().filter_map(|known| known.url.parse().ok());
        let known: HashSet<(String, String)> = known.filter_map(|url: Url| name_of(&url)).collect();
        let is_known = |url: &Url| name_of(url).is_some_and(|name| known.contains(&name));
        let is_done = |url: &Url| {
            self.looked_up.contains(url.as_str())
                || self.put_off.contains(url.as_str())
                || is_known(url)
        };
        let mut all = Vec::new();
        for (id, file) in &self.files {
            let Some(site) = sites.by_id(*id) else {
                continue;
            };
            let posts = file.posts.iter();
            let new = posts.filter(|(_, url)| !is_done(url));
            all.extend(new.map(|(path, url)| NamedPost {
                site: Arc::clone(&site),
                path: path.clone(),
                url: url.clone(),
            }));
        }
        all
    }

    /// What could not be looked up keeps the others waiting only once.
    pub(super) fn is_put_off(&mut self, url: &Url) {
        self.put_off.insert(url.as_str().to_owned());
    }

    pub(super) fn is_looked_up(&mut self, url: &Url) {
        self.looked_up.insert(url.as_str().to_owned());
    }
}

impl PostsFile {
    fn is_due(&self, now: Timestamp) -> bool {
        // A clock that was set back hurries.
        self.tried > now || self.tried + EVERY <= now
    }
}

/// The host and the end of an address, which name a post by whichever of its addresses.
fn name_of(url: &Url) -> Option<(String, String)> {
    let mut parts = url.path_segments()?.rev();
    let id = parts.find(|part| !part.is_empty())?.to_owned();
    Some((url.origin().ascii_serialization(), id))
}

type Named = (Vec<(PagePath, Url)>, Option<String>);

/// What the site's file names; `None` if it is as it was with this tag.
///
/// # Errors
/// [`PostsFileError`].
async fn file_of(
    client: &Client,
    site: &Site,
    place: &Url,
    tag: Option<&str>,
) -> Result<Option<Named>, PostsFileError> {
    let answer = own_site::get(client, site, place, || request(tag)).await?;
    match answer.status() {
        200 => {}
        304 if tag.is_some() => return Ok(None),
        status => return Err(PostsFileError::Refused(status)),
    }
    let tag = answer.header(ETAG.as_str()).map(str::to_owned);
    let text = answer.text(LONGEST).await?;
    let Contents(pages) = serde_json::from_str(&text).map_err(PostsFileError::Unreadable)?;
    let count: usize = pages.values().map(Vec::len).sum();
    if count > MOST_POSTS {
        return Err(PostsFileError::TooMany(MOST_POSTS));
    }
    Ok(Some((posts(site, &pages), tag)))
}

/// Each with its page. A post that several pages name is about the first of them.
fn posts(site: &Site, pages: &BTreeMap<String, Vec<String>>) -> Vec<(PagePath, Url)> {
    let mut seen = HashSet::new();
    let mut posts = Vec::new();
    for (page, addresses) in pages {
        let Some(path) = path_of(site, page) else {
            continue;
        };
        let urls = addresses.iter().filter_map(|address| post(address));
        posts.extend(
            urls.filter(|url| seen.insert(url.clone()))
                .map(|url| (path.clone(), url)),
        );
    }
    posts
}

/// A path, or an address on the site.
fn path_of(site: &Site, page: &str) -> Option<PagePath> {
    if page.starts_with('/') {
        return PagePath::parse(page).ok();
    }
    let url: Url = page.parse().ok()?;
    site.has(&url).then(|| PagePath::parse(url.path()).ok())?
}

fn post(address: &str) -> Option<Url> {
    let url: Url = address.trim().parse().ok()?;
    let is_web = matches!(url.scheme(), "http" | "https") && url.host_str().is_some();
    (is_web && url.as_str().len() <= MAX_URL).then_some(url)
}

fn request(tag: Option<&str>) -> Result<Request<Bytes>, OutgoingError> {
    let mut request = Request::get("/").header(ACCEPT, "application/json, */*;q=0.5");
    if let Some(tag) = tag {
        request = request.header(IF_NONE_MATCH, tag);
    }
    let request = request.body(Bytes::new());
    request.map_err(|error| OutgoingError::Http(error.to_string()))
}

/// Reads the file of a site once; returns how many posts it names.
///
/// # Errors
/// [`PostsFileError`].
pub async fn try_own_posts(
    client: &Client,
    site: &Site,
    place: &Url,
) -> Result<usize, PostsFileError> {
    let named = file_of(client, site, place, None).await?;
    Ok(named.map_or(0, |(posts, _)| posts.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_post_has_one_name_by_each_of_its_addresses() {
        let name = |address: &str| name_of(&address.parse().unwrap());
        let own = name("https://social.example/@me/1");
        assert_eq!(name("https://social.example/users/me/statuses/1/"), own);
        assert_ne!(name("https://social.example/@me/2"), own);
        assert_ne!(name("https://other.example/@me/1"), own);
        assert_eq!(name("https://social.example/"), None);
    }
}
