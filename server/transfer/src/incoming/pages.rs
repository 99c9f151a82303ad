//! The page here for an old address: `--map` rules, and the aliases of a Hugo site.

use std::sync::Arc;

use super::articles::Articles;
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
        if !new_path.starts_with('/') || PagePath::parse(new_path).is_err() {
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

/// Maps pages of another system to pages here.
#[derive(Debug, Clone)]
pub struct Pages {
    site: Arc<Site>,
    rules: Vec<Rule>,
    articles: Arc<Articles>,
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

impl Pages {
    #[must_use]
    pub fn new(site: Arc<Site>, rules: Vec<Rule>, articles: Arc<Articles>) -> Self {
        Self {
            site,
            rules,
            articles,
        }
    }

    pub(super) fn articles(&self) -> &Articles {
        &self.articles
    }

    /// The first matching rule decides where an address leads; without one its path does.
    pub(super) fn place(&self, address: &str) -> Result<MappedPage, PagePathError> {
        let (host, path) = split(address.trim());
        let rooted = if path.starts_with('/') {
            path.to_owned()
        } else {
            format!("/{path}")
        };
        let mut mapped = self.rules.iter();
        let mapped = mapped.find_map(|rule| rule.apply(host, &rooted));
        let foreign = host.filter(|_| mapped.is_none()).filter(|host| {
            self.site.judge_origin(&format!("https://{host}")) != OriginVerdict::Accepted
                && self.site.judge_origin(&format!("http://{host}")) != OriginVerdict::Accepted
        });
        let slashed = host.is_none() && mapped.is_none() && !path.starts_with('/');
        let path = PagePath::parse(mapped.as_deref().unwrap_or(&rooted))?;
        let path = self.articles.target(&path).unwrap_or(path);
        Ok(MappedPage {
            title: self.articles.title(&path),
            path,
            other_host: foreign.map(str::to_owned),
            slashed,
        })
    }
}
