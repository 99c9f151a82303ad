//! A site's whole sitemap: one file, or an index and its files. Unchanged files are not transferred again.

use std::hash::RandomState;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use afterword_outgoing::{Client, OutgoingError, Response};
use afterword_services::sitemaps::PageNames;
use bytes::Bytes;
use http::Request;
use http::header::{ACCEPT, ETAG, IF_MODIFIED_SINCE, IF_NONE_MATCH, LAST_MODIFIED};
use jiff::Timestamp;
use tokio::sync::mpsc;
use tokio::time::timeout;
use url::Url;

use super::body::Body;
use super::error::SitemapError;
use super::read::{self, Contents};
use crate::own_site;
use afterword_model::Site;

/// In all files of a site together; each page takes 8 bytes in memory.
const MAX_PAGES: usize = 200_000;
/// For all files of a site together.
const LONGEST: Duration = Duration::from_secs(600);
/// Pieces that wait to be parsed; a fast server has to wait.
const WAITING_PIECES: usize = 4;

/// The sitemap of a site.
#[derive(Debug)]
pub(super) struct Map {
    pub(super) place: Url,
    /// When all of it was last known to be current.
    pub(super) read: Timestamp,
    /// The first file is the one in the settings.
    files: Vec<Arc<File>>,
}

#[derive(Debug)]
struct File {
    url: Url,
    /// The `ETag` for the next request.
    tag: Option<String>,
    modified: Option<String>,
    contents: Contents,
}

impl PageNames for Map {
    fn place(&self) -> &Url {
        &self.place
    }

    fn read_at(&self) -> Timestamp {
        self.read
    }

    fn names(&self, page: u64) -> bool {
        let mut files = self.files.iter();
        files.any(|file| match &file.contents {
            Contents::Pages(pages) => pages.binary_search(&page).is_ok(),
            Contents::Index(_) => false,
        })
    }
}

impl Map {
    /// A page in two files counts twice.
    pub(super) fn pages(&self) -> usize {
        let pages = self.files.iter().map(|file| match &file.contents {
            Contents::Pages(pages) => pages.len(),
            Contents::Index(_) => 0,
        });
        pages.sum()
    }

    /// Whether no file has changed.
    pub(super) fn is_as(&self, before: &Self) -> bool {
        let mut both = self.files.iter().zip(&before.files);
        self.files.len() == before.files.len() && both.all(|(one, other)| Arc::ptr_eq(one, other))
    }

    fn file(&self, url: &Url) -> Option<&Arc<File>> {
        self.files.iter().find(|file| file.url == *url)
    }
}

/// Reads one site's sitemap.
pub(super) struct Reader<'a> {
    way: &'a Client,
    hasher: &'a RandomState,
    site: &'a Arc<Site>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(way: &'a Client, hasher: &'a RandomState, site: &'a Arc<Site>) -> Self {
        Self { way, hasher, site }
    }

    /// # Errors
    /// [`SitemapError`]: a partial sitemap counts as an error.
    pub(super) async fn read(
        &self,
        place: &Url,
        before: Option<&Map>,
        now: Timestamp,
    ) -> Result<Map, SitemapError> {
        let files = timeout(LONGEST, self.files(place, before)).await;
        let files = files.map_err(|_| SitemapError::Slow(LONGEST))??;
        Ok(Map {
            place: place.clone(),
            read: now,
            files,
        })
    }

    async fn files(
        &self,
        place: &Url,
        before: Option<&Map>,
    ) -> Result<Vec<Arc<File>>, SitemapError> {
        let first = self.file(place, before).await?;
        let mut files = vec![Arc::clone(&first)];
        let Contents::Index(below) = &first.contents else {
            return Ok(files);
        };
        let mut pages = 0;
        for url in below {
            let file = self.file(url, before).await?;
            match &file.contents {
                Contents::Index(_) => return Err(SitemapError::Nested(url.to_string())),
                Contents::Pages(more) => pages += more.len(),
            }
            if pages > MAX_PAGES {
                return Err(SitemapError::TooManyPages(MAX_PAGES));
            }
            files.push(file);
        }
        Ok(files)
    }

    async fn file(&self, url: &Url, before: Option<&Map>) -> Result<Arc<File>, SitemapError> {
        let known = before.and_then(|before| before.file(url));
        let ask = || request(known.map(Arc::as_ref));
        let answer = own_site::get(self.way, self.site, url, ask).await?;
        let header = |name: &str| answer.header(name).map(str::to_owned);
        let (tag, modified) = (header(ETAG.as_str()), header(LAST_MODIFIED.as_str()));
        match (answer.status(), known) {
            (304, Some(known)) => Ok(Arc::clone(known)),
            (200, _) => Ok(Arc::new(File {
                url: url.clone(),
                tag,
                modified,
                contents: self.contents(url, answer).await?,
            })),
            (status, _) => Err(SitemapError::Refused {
                url: url.to_string(),
                status,
            }),
        }
    }

    async fn contents(&self, url: &Url, mut answer: Response) -> Result<Contents, SitemapError> {
        let (pieces, waiting) = mpsc::channel(WAITING_PIECES);
        let (site, hasher) = (Arc::clone(self.site), self.hasher.clone());
        let read =
            tokio::task::spawn_blocking(move || read::read(Body::new(waiting), &site, &hasher));
        let came = hand_over(&mut answer, pieces).await;
        // Always joined, so that no reader goes on in the background.
        let read = read.await.map_err(|_| SitemapError::Ended)?;
        came?;
        read.map_err(|broken| SitemapError::Broken {
            url: url.to_string(),
            broken,
        })
    }
}

/// The parser may stop before the end.
async fn hand_over(
    answer: &mut Response,
    pieces: mpsc::Sender<io::Result<Bytes>>,
) -> Result<(), OutgoingError> {
    loop {
        match answer.part().await {
            Ok(Some(piece)) => {
                if pieces.send(Ok(piece)).await.is_err() {
                    return Ok(());
                }
            }
            Ok(None) => return Ok(()),
            Err(error) => {
                // Otherwise the end of a truncated body would look like the end of the file.
                let _ = pieces.send(Err(io::Error::other("cut off"))).await;
                return Err(error);
            }
        }
    }
}

fn request(known: Option<&File>) -> Result<Request<Bytes>, OutgoingError> {
    let mut request = Request::get("/").header(ACCEPT, "application/xml, text/xml, */*;q=0.5");
    if let Some(tag) = known.and_then(|file| file.tag.as_deref()) {
        request = request.header(IF_NONE_MATCH, tag);
    } else if let Some(modified) = known.and_then(|file| file.modified.as_deref()) {
        request = request.header(IF_MODIFIED_SINCE, modified);
    }
    let request = request.body(Bytes::new());
    request.map_err(|error| OutgoingError::Http(error.to_string()))
}
