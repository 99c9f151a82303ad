//! The page here for an old address: `--map` rules, the aliases of a Hugo site, and queries that tell pages apart.

use std::fmt;
use std::sync::Arc;

use super::articles::Articles;
use super::queries::{self, Telling};
use afterword_model::{OriginVerdict, PagePath, PagePathError, PageTitle, Site};

/// The longest imported title.
pub(super) const TITLE: usize = 1000;

/// `https://old.example.org/blog/ /posts/`: replaces the beginning of an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// Without `www.`; `None` for any.
    host: Option<String>,
    old: String,
    new: String,
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RuleProblem {
    #[error(
        "`{0}` is no address to map from: write how paths or whole addresses begin, like /blog/ or https://old.example.org/"
    )]
    Old(String),
    #[error("`{0}` is no path to map to: write how paths begin here, like /posts/")]
    New(String),
}

impl Rule {
    /// # Errors
    /// [`RuleProblem`].
    pub fn parse(old: &str, new: &str) -> Result<Self, RuleProblem> {
        let (host, path) = split(old);
        if host.is_none() && !path.starts_with('/') {
            return Err(RuleProblem::Old(old.to_owned()));
        }
        let (_, new_path) = split(new);
        let is_path = new_path.starts_with('/') && !new_path.contains(['?', '#']);
        if !is_path || PagePath::parse(new_path).is_err() {
            return Err(RuleProblem::New(new.to_owned()));
        }
        Ok(Self {
            host: host.map(family),
            old: if path.is_empty() { "/" } else { path }.to_owned(),
            new: new_path.to_owned(),
        })
    }

    fn apply(&self, host: Option<&str>, path: &str) -> Option<String> {
        if self.host.is_some() && self.host != host.map(family) {
            return None;
        }
        let rest = path.strip_prefix(self.old.as_str())?;
        let is_whole = self.old.ends_with('/') || rest.is_empty();
        if !is_whole && !rest.starts_with(['/', '?', '#', '&']) {
            return None;
        }
        let is_joined =
            self.new.ends_with('/') || rest.is_empty() || rest.starts_with(['/', '?', '#', '&']);
        let slash = if is_joined { "" } else { "/" };
        let rest = rest.strip_prefix('&').map_or(rest, |_| "");
        Some(format!("{}{slash}{rest}", self.new))
    }
}

/// Host and port of a whole URL, and the rest of it.
fn split(address: &str) -> (Option<&str>, &str) {
    let Some((scheme, rest)) = address.split_once("://") else {
        return (None, address);
    };
    if !scheme.chars().all(|c| c.is_ascii_alphanumeric()) {
        return (None, address);
    }
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    (Some(&rest[..end]), &rest[end..])
}

fn family(host: &str) -> String {
    let host = host.to_ascii_lowercase();
    host.strip_prefix("www.")
        .map_or(host.clone(), str::to_owned)
}

/// Whether the site's sitemap names a page.
pub type Sitemap = Arc<dyn Fn(&PagePath) -> bool + Send + Sync>;

/// Maps pages of another system to pages here.
#[derive(Clone)]
pub struct Pages {
    site: Arc<Site>,
    rules: Vec<Rule>,
    articles: Arc<Articles>,
    sitemap: Option<Sitemap>,
    telling: Arc<Telling>,
}

impl fmt::Debug for Pages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pages")
            .field("site", &self.site.key)
            .field("rules", &self.rules)
            .finish_non_exhaustive()
    }
}

/// A page here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct MappedPage {
    pub(super) path: PagePath,
    /// The title in the Hugo site.
    pub(super) title: Option<PageTitle>,
    /// Its host does not belong to the site, and no rule matches it.
    pub(super) other_host: Option<String>,
    /// Its address lacked the leading slash.
    pub(super) slashed: bool,
}

/// An address after the rules.
struct Mapped<'a> {
    host: Option<&'a str>,
    /// A path with its query and fragment.
    address: String,
    by_rule: bool,
    slashed: bool,
}

impl Pages {
    #[must_use]
    pub fn new(site: Arc<Site>, rules: Vec<Rule>, articles: Arc<Articles>) -> Self {
        Self {
            site,
            rules,
            articles,
            sitemap: None,
            telling: Arc::default(),
        }
    }

    /// Also knows the pages of the site's sitemap.
    #[must_use]
    pub fn with_sitemap(self, sitemap: Sitemap) -> Self {
        Self {
            sitemap: Some(sitemap),
            ..self
        }
    }

    /// Also knows which parameters tell the pages of a file apart.
    pub(super) fn telling(self, telling: Telling) -> Self {
        Self {
            telling: Arc::new(telling),
            ..self
        }
    }

    pub(super) fn articles(&self) -> &Articles {
        &self.articles
    }

    /// Whether the site has the page; `None` if neither its sitemap nor its articles are known.
    pub(super) fn on_site(&self, path: &PagePath) -> Option<bool> {
        let articles = !self.articles.is_empty();
        if !articles && self.sitemap.is_none() {
            return None;
        }
        let in_sitemap = self.sitemap.as_ref().is_some_and(|names| names(path));
        Some(in_sitemap || (articles && self.articles.has(path)))
    }

    /// The path after the rules, and the parameters that may tell its page from others.
    pub(super) fn compared(&self, address: &str) -> Option<(PagePath, Vec<queries::Parameter>)> {
        let mapped = self.mapped(address);
        let parameters = queries::parameters(&mapped.address);
        let base = PagePath::parse(queries::base(&mapped.address)).ok()?;
        Some((base, parameters))
    }

    /// How an address is told: without scheme, `www.` and fragment, and without the site's own host.
    pub(super) fn told(&self, address: &str) -> String {
        let (host, rest) = split(address.trim());
        let rest = rest.split('#').next().unwrap_or_default();
        let foreign = host.filter(|host| self.is_foreign(host)).map(family);
        let rest = if rest.is_empty() { "/" } else { rest };
        format!("{}{rest}", foreign.unwrap_or_default())
    }

    /// The first matching rule decides where an address leads; without one its path does, with what of its query tells
    /// pages apart.
    pub(super) fn place(&self, address: &str) -> Result<MappedPage, PagePathError> {
        let mapped = self.mapped(address);
        let path = self.path(&mapped.address)?;
        let foreign = mapped
            .host
            .filter(|host| !mapped.by_rule && self.is_foreign(host));
        Ok(MappedPage {
            title: self.articles.title(&path),
            path,
            other_host: foreign.map(str::to_owned),
            slashed: mapped.slashed,
        })
    }

    fn mapped<'a>(&self, address: &'a str) -> Mapped<'a> {
        let (host, path) = split(address.trim());
        let rooted = match path.starts_with('/') {
            true => path.to_owned(),
            false => format!("/{path}"),
        };
        let by_rule = |path: &str| self.rules.iter().find_map(|rule| rule.apply(host, path));
        // A rule for `/?p=12` is one for `/?utm_source=feed&p=12` too.
        let mapped = by_rule(&rooted).or_else(|| by_rule(&queries::canonical(&rooted)?));
        Mapped {
            host,
            by_rule: mapped.is_some(),
            slashed: host.is_none() && mapped.is_none() && !path.starts_with('/'),
            address: mapped.unwrap_or(rooted),
        }
    }

    /// The page of a path with its query.
    fn path(&self, address: &str) -> Result<PagePath, PagePathError> {
        let parameters = queries::parameters(address);
        if parameters.is_empty() {
            let path = PagePath::parse(address)?;
            return Ok(self.articles.target(&path).unwrap_or(path));
        }
        let base = PagePath::parse(queries::base(address))?;
        // An article may name an alias by any parameter.
        let whole = PagePath::parse(&queries::path_of(&base, &parameters));
        let target = whole.ok().and_then(|whole| self.articles.target(&whole));
        if let Some(target) = target {
            return Ok(target);
        }
        let mut telling = parameters;
        telling.retain(|(name, _)| self.telling.tells(&base, name));
        let path = match telling.is_empty() {
            true => base.clone(),
            false => PagePath::parse(&queries::path_of(&base, &telling))?,
        };
        // What the site has without the parameters is one article: they say how a reader came there.
        let is_one_article = base.as_str() != "/" && self.on_site(&base) == Some(true);
        if is_one_article && self.on_site(&path) == Some(false) {
            return Ok(base);
        }
        Ok(self.articles.target(&path).unwrap_or(path))
    }

    fn is_foreign(&self, host: &str) -> bool {
        self.site.judge_origin(&format!("https://{host}")) != OriginVerdict::Accepted
            && self.site.judge_origin(&format!("http://{host}")) != OriginVerdict::Accepted
    }
}
