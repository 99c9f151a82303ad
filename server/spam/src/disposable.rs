//! Disposable mail addresses.

use super::features::and_above;
use super::{Case, Code, Finding};

/// Sorted, one domain a line; lines that begin with `#` name the source.
const DOMAINS: &str = include_str!("disposable.txt");

pub(super) fn check(case: &Case<'_>) -> Option<Finding> {
    let domain = case.features.mail_domain.as_ref()?;
    let is_known = case.signals.is_disposable || and_above(domain).any(|domain| is_listed(&domain));
    is_known.then(|| Finding::points(Code::Disposable, 2, vec![domain.clone()]))
}

/// A binary search in the text: a line can be found from any position in it.
fn is_listed(domain: &str) -> bool {
    let mut rest = DOMAINS;
    while !rest.is_empty() {
        let middle = rest.len() / 2;
        let start = rest[..middle].rfind('\n').map_or(0, |feed| feed + 1);
        let end = rest[start..]
            .find('\n')
            .map_or(rest.len(), |feed| start + feed);
        match rest[start..end].cmp(domain) {
            std::cmp::Ordering::Equal => return true,
            std::cmp::Ordering::Greater => rest = &rest[..start],
            std::cmp::Ordering::Less => rest = rest.get(end + 1..).unwrap_or_default(),
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_domain_of_the_list_is_found_and_no_other() {
        let domains = DOMAINS.lines().filter(|line| !line.starts_with('#'));
        assert!(domains.clone().count() > 5000);
        for domain in domains {
            assert!(is_listed(domain), "{domain}");
        }
        for other in ["gmail.com", "example.org", "", "zzz.zzz", "0"] {
            assert!(!is_listed(other), "{other}");
        }
    }

    #[test]
    fn the_list_is_sorted_and_of_plain_ascii() {
        let lines = DOMAINS.lines().filter(|line| !line.starts_with('#'));
        assert!(DOMAINS.is_ascii() && lines.is_sorted());
    }
}
