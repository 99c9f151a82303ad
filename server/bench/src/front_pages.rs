//! The requests for a front page: the counts of its articles, at once or one by one.

use http::Uri;
use serde::Serialize;
use url::form_urlencoded::Serializer;
use url::{Position, Url};

use crate::benchmark::Options;
use crate::error::BenchError;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum CountRequests {
    /// One request for all counts of a front page, as `count.js` does.
    Batch,
    /// A request for each count, one after the other, as other widgets do.
    Single,
}

/// Where the paths of the articles come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    Named,
    Invented,
}

pub struct FrontPages {
    pub asking: CountRequests,
    pub source: Source,
    /// On one front page.
    pub articles: usize,
    /// All of them.
    pub paths: Vec<String>,
    /// The requests of each front page.
    pages: Vec<Vec<Uri>>,
}

impl FrontPages {
    /// With more paths than articles, readers open different front pages.
    ///
    /// # Errors
    /// The addresses are too long for a request.
    pub(super) fn of(options: &Options, named: Vec<String>) -> Result<Self, BenchError> {
        let Options {
            url,
            site,
            asking,
            articles,
            ..
        } = options;
        let (source, paths) = if named.is_empty() {
            (Source::Invented, invented(*articles))
        } else {
            (Source::Named, named)
        };
        let articles = (*articles).min(paths.len());
        let pages = (0..paths.len().div_ceil(articles)).map(|number| {
            // The last one is filled up with the first articles.
            let from = paths.iter().cycle().skip(number * articles).take(articles);
            let mut shown: Vec<&str> = from.map(String::as_str).collect();
            shown.sort_unstable();
            match asking {
                CountRequests::Batch => Ok(vec![uri(url, site, &shown)?]),
                CountRequests::Single => shown.iter().map(|path| uri(url, site, &[path])).collect(),
            }
        });
        let pages = pages.collect::<Result<_, BenchError>>()?;
        Ok(Self {
            asking: *asking,
            source,
            articles,
            paths,
            pages,
        })
    }

    pub(super) fn nth(&self, number: usize) -> &[Uri] {
        &self.pages[number % self.pages.len()]
    }

    /// Counts in one answer.
    pub(super) fn counts_a_request(&self) -> usize {
        match self.asking {
            CountRequests::Batch => self.articles,
            CountRequests::Single => 1,
        }
    }

    pub(super) fn requests_a_page(&self) -> usize {
        match self.asking {
            CountRequests::Batch => 1,
            CountRequests::Single => self.articles,
        }
    }
}

/// No public answer says which pages have the most comments.
fn invented(count: usize) -> Vec<String> {
    (0..count)
        .map(|number| format!("/posts/article-{number}/"))
        .collect()
}

/// As `count.js` writes it.
fn uri(server: &Url, site: &str, paths: &[&str]) -> Result<Uri, BenchError> {
    let mut query = Serializer::new(String::new());
    for path in paths {
        query.append_pair("page", path);
    }
    query.append_pair("site", site);
    let base = server[Position::BeforePath..Position::AfterPath].trim_end_matches('/');
    let whole = format!("{base}/api/v1/counts?{}", query.finish());
    Ok(whole.parse::<Uri>()?)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use rustls::RootCertStore;

    use super::*;
    use crate::figures::Pace;
    use crate::target::Owner;

    fn pages(named: &[&str], articles: usize, asking: CountRequests) -> FrontPages {
        let options = Options {
            url: "https://comments.test/sub/".parse().unwrap(),
            site: "blog".to_owned(),
            pages: Vec::new(),
            articles,
            asking,
            clients: 1,
            duration: Duration::from_secs(1),
            max_requests: 1,
            pace: Pace::Closed,
            timeout: Duration::from_secs(1),
            owner: Owner::Unsaid,
            authorities: RootCertStore::empty(),
        };
        let named = named.iter().map(|path| (*path).to_owned()).collect();
        FrontPages::of(&options, named).unwrap()
    }

    #[test]
    fn a_front_page_is_asked_for_as_the_script_asks() {
        let batch = pages(&["/b/", "/a/"], 10, CountRequests::Batch);
        let asked = "/sub/api/v1/counts?page=%2Fa%2F&page=%2Fb%2F&site=blog";
        assert_eq!(batch.nth(7), [asked]);
        assert_eq!((batch.counts_a_request(), batch.requests_a_page()), (2, 1));
        let single = pages(&[], 10, CountRequests::Single);
        assert_eq!((single.nth(0).len(), single.counts_a_request()), (10, 1));
    }

    #[test]
    fn more_paths_than_articles_make_several_front_pages() {
        let three = pages(&["/a", "/b", "/c", "/d", "/e"], 2, CountRequests::Batch);
        let last = "/sub/api/v1/counts?page=%2Fa&page=%2Fe&site=blog";
        assert_eq!(three.nth(2), [last]);
        assert_eq!(three.nth(3), three.nth(0));
    }
}
