//! The features of a submission that the checks use, computed once for all of them.

use url::Url;

use afterword_markup::{self as markup, Link, Look};
use afterword_model::Submission;
use afterword_model::{EmailAddress, Website};

/// Most hosts of one comment that are checked; the site's limit of links is lower.
const MOST_HOSTS: usize = 32;

#[derive(Debug, Clone)]
pub struct Features {
    pub look: Look,
    /// Hosts of the links in the text, in lower case and ASCII, without duplicates.
    pub hosts: Vec<String>,
    /// The host of the author's website.
    pub website: Option<String>,
    /// The domain of the author's address, in lower case.
    pub mail_domain: Option<String>,
}

impl Features {
    #[must_use]
    pub fn at(submission: &Submission) -> Self {
        let look = markup::look(submission.text.as_str());
        let website = submission.author.website.as_ref();
        let email = submission.author.email.as_ref();
        Self {
            hosts: hosts(&look.links),
            website: website.map(Website::as_str).and_then(host_of),
            mail_domain: email.map(EmailAddress::as_str).and_then(domain_of),
            look,
        }
    }

    /// All hosts in the comment, and their parent domains: `b.example` is the parent of `a.b.example`.
    #[must_use]
    pub fn hosts_and_above(&self) -> Vec<String> {
        let named = self
            .hosts
            .iter()
            .chain(&self.website)
            .chain(&self.mail_domain);
        let mut all: Vec<String> = named.flat_map(|host| and_above(host)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Characters that are not white space.
    pub(super) fn length(&self) -> usize {
        self.look
            .text
            .chars()
            .filter(|c| !c.is_whitespace())
            .count()
    }
}

fn hosts(links: &[Link]) -> Vec<String> {
    let mut hosts = Vec::new();
    for host in links.iter().filter_map(|link| host_of(&link.address)) {
        if !hosts.contains(&host) && hosts.len() < MOST_HOSTS {
            hosts.push(host);
        }
    }
    hosts
}

/// The host of a URL or of a mail address.
pub(super) fn host_of(address: &str) -> Option<String> {
    if let Some(mailbox) = address.strip_prefix("mailto:") {
        return domain_of(mailbox.split('?').next().unwrap_or_default());
    }
    let url = Url::parse(address).ok()?;
    let host = url.host_str()?.trim_end_matches('.').to_lowercase();
    (!host.is_empty()).then_some(host)
}

fn domain_of(mailbox: &str) -> Option<String> {
    let (_, domain) = mailbox.rsplit_once('@')?;
    idna::domain_to_ascii(domain).ok()
}

/// A host and all its parent domains that still contain a dot. Only the shortest eight, so that nobody can hide
/// behind a long name below their domain.
pub(super) fn and_above(host: &str) -> impl Iterator<Item = String> + '_ {
    let above = host.rmatch_indices('.').map(|(dot, _)| &host[dot + 1..]);
    let above = above.filter(|above| above.contains('.')).take(8);
    std::iter::once(host).chain(above).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_stands_below_those_above_it() {
        let all: Vec<String> = and_above("a.b.example.org").collect();
        assert_eq!(all, ["a.b.example.org", "example.org", "b.example.org"]);
        let long = format!("{}example.org", "a.".repeat(100));
        let mut all = and_above(&long);
        assert!(all.any(|host| host == "example.org"));
        assert_eq!(and_above(&long).count(), 9);
    }

    #[test]
    fn hosts_are_in_ascii_whatever_they_were_typed_as() {
        assert_eq!(
            host_of("https://Bücher.example/a").as_deref(),
            Some("xn--bcher-kva.example")
        );
        assert_eq!(
            host_of("mailto:ann@Example.ORG?subject=x").as_deref(),
            Some("example.org")
        );
        assert_eq!(host_of("nonsense"), None);
    }
}
