//! The query of an old address: what of it tells pages apart, and where such a page is here.
//!
//! A path here has no query: the widget sends none, and `PagePath` drops it. So `/?p=1` becomes the path `/p/1/`
//! (docs/decisions/0073).

use std::collections::{BTreeSet, HashMap};

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};
use url::form_urlencoded;

use afterword_model::PagePath;

/// These tell pages apart wherever they are: WordPress' plain addresses, and those of most scripts.
const NAMES: [&str; 4] = ["p", "page_id", "id", "attachment_id"];

/// These say where a reader came from, or which part or form of the page they see. `utm_…` is one more.
const NEVER: &[&str] = &[
    "_ga",
    "_gl",
    "action_object_map",
    "action_ref_map",
    "action_type_map",
    "amp",
    "comment-page",
    "cpage",
    "dclid",
    "fb_action_ids",
    "fb_action_types",
    "fb_comment_id",
    "fb_ref",
    "fb_source",
    "fbclid",
    "gbraid",
    "gclid",
    "gclsrc",
    "igshid",
    "like_comment",
    "m",
    "mc_cid",
    "mc_eid",
    "mkt_tok",
    "moderation-hash",
    "msclkid",
    "nb",
    "phpsessid",
    "preview",
    "preview_id",
    "preview_nonce",
    "print",
    "ref",
    "ref_src",
    "referrer",
    "replytocom",
    "share",
    "showcomment",
    "spm",
    "twclid",
    "unapproved",
    "wbraid",
    "yclid",
];

/// The longest readable part of a path, in bytes.
const LONGEST: usize = 80;

/// A parameter's name and value, decoded.
pub(super) type Parameter = (String, String);

/// The parameters of an address that may tell pages apart, by name.
pub(super) fn parameters(address: &str) -> Vec<Parameter> {
    let before_fragment = address.split('#').next().unwrap_or_default();
    let Some((_, query)) = before_fragment.split_once('?') else {
        return Vec::new();
    };
    let mut parameters: Vec<Parameter> = form_urlencoded::parse(query.as_bytes())
        .map(|(name, value)| {
            // Some systems keep their addresses escaped for HTML.
            let name = name.strip_prefix("amp;").unwrap_or(&name);
            (name.to_owned(), value.trim().to_owned())
        })
        .filter(|(name, value)| !name.is_empty() && !value.is_empty() && !is_never(name))
        .collect();
    parameters.sort();
    parameters.dedup();
    parameters
}

fn is_never(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    name.starts_with("utm_") || NEVER.contains(&name.as_str())
}

/// The path without its query; WordPress answers at `/index.php?p=1` too.
pub(super) fn base(address: &str) -> &str {
    let path = address.split(['?', '#']).next().unwrap_or_default();
    match path.strip_suffix("index.php") {
        Some(folder) if address.contains('?') && folder.ends_with('/') => folder,
        _ => path,
    }
}

/// The address with the parameters that may tell pages apart, and no others; `None` if that changes nothing.
pub(super) fn canonical(address: &str) -> Option<String> {
    let parameters = parameters(address);
    let path = base(address);
    let query: Vec<String> = parameters
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    let canonical = match query.is_empty() {
        true => path.to_owned(),
        false => format!("{path}?{}", query.join("&")),
    };
    (canonical != address).then_some(canonical)
}

/// The path here of a page that `parameters` tell from others: `/p/1/` for `/?p=1`. Different parameters give different
/// paths.
pub(super) fn path_of(base: &PagePath, parameters: &[Parameter]) -> String {
    let mut path = base.key().trim_end_matches('/').to_owned();
    for (name, value) in parameters {
        path.push('/');
        path.push_str(&segment(name));
        path.push('/');
        path.push_str(&segment(value));
    }
    path.push('/');
    path
}

/// One part of a path. What a path can't hold is replaced, and a hash keeps different texts apart.
fn segment(text: &str) -> String {
    let is_plain = |character: char| character.is_alphanumeric() || "-_.~".contains(character);
    let readable: String = text
        .chars()
        .map(|character| if is_plain(character) { character } else { '-' })
        .collect();
    // Dots alone have a meaning, and a key of a page has no `.html`.
    let is_whole = readable == text
        && text.len() <= LONGEST
        && text.contains(|character: char| character != '.')
        && !text.ends_with(".html");
    if is_whole {
        return readable;
    }
    let mut end = readable.len().min(LONGEST);
    while !readable.is_char_boundary(end) {
        end -= 1;
    }
    let hash = HEXLOWER.encode(&Sha256::digest(text.as_bytes())[..4]);
    format!("{}-{hash}", readable[..end].trim_matches(['-', '.']))
}

/// The parameters that tell the pages of one file apart.
#[derive(Debug, Clone, Default)]
pub(super) struct Telling {
    /// By the key of the path.
    by_path: HashMap<String, BTreeSet<String>>,
}

impl Telling {
    pub(super) fn tells(&self, base: &PagePath, name: &str) -> bool {
        NAMES.contains(&name)
            || self
                .by_path
                .get(base.key())
                .is_some_and(|names| names.contains(name))
    }
}

/// Compares the addresses of a file.
#[derive(Debug, Default)]
pub(super) struct Comparison {
    values: HashMap<String, HashMap<String, String>>,
    telling: Telling,
}

impl Comparison {
    /// A parameter tells pages apart if two addresses of one path have different values of it. One address without it
    /// proves nothing: one reader's link had it, another's had not.
    pub(super) fn add(&mut self, base: &PagePath, parameters: Vec<Parameter>) {
        for (name, value) in parameters {
            let of_path = self.values.entry(base.key().to_owned()).or_default();
            let first = of_path.entry(name.clone()).or_insert_with(|| value.clone());
            if *first != value {
                let names = self.telling.by_path.entry(base.key().to_owned());
                names.or_default().insert(name);
            }
        }
    }

    pub(super) fn told(self) -> Telling {
        self.telling
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(address: &str) -> String {
        let base = PagePath::parse(base(address)).unwrap();
        let path = path_of(&base, &parameters(address));
        let parsed = PagePath::parse(&path).unwrap();
        assert_eq!(parsed.as_str(), path, "a path must stay what it is");
        path
    }

    #[test]
    fn a_query_becomes_parts_of_a_path() {
        for (address, expected) in [
            ("/?p=1", "/p/1/"),
            ("/index.php?p=1", "/p/1/"),
            ("/index.html?p=1#comment-2", "/p/1/"),
            ("/blog/?p=12&utm_source=feed", "/blog/p/12/"),
            ("/a.html?id=3", "/a/id/3/"),
            ("/show.php?lang=de&id=3", "/show.php/id/3/lang/de/"),
            ("/?p=1&amp;lang=de", "/lang/de/p/1/"),
        ] {
            assert_eq!(path(address), expected, "{address}");
        }
        assert!(path("/?q=caf%C3%A9+noir").starts_with("/q/café-noir-"));
    }

    #[test]
    fn different_values_give_different_pages() {
        let values = [
            "a/b", "a-b", "a b", "..", ".", "x.html", "x", "X", "%2F", "-", "é", "e",
        ];
        let long = ["x".repeat(300), format!("{}y", "x".repeat(299))];
        let mut keys = BTreeSet::new();
        for value in values.into_iter().chain(long.iter().map(String::as_str)) {
            let query: String = form_urlencoded::Serializer::new(String::new())
                .append_pair("v", value)
                .finish();
            let path = path(&format!("/?{query}"));
            let key = PagePath::parse(&path).unwrap().key().to_owned();
            assert!(keys.insert(key), "{value}");
        }
    }

    #[test]
    fn what_tracks_readers_is_no_part_of_an_address() {
        for query in [
            "utm_source=feed&UTM_medium=x",
            "fbclid=1",
            "replytocom=7",
            "cpage=2",
            "p=",
            "",
        ] {
            assert!(parameters(&format!("/a/?{query}")).is_empty(), "{query}");
        }
    }

    #[test]
    fn only_values_that_differ_tell_pages_of_one_path_apart() {
        let mut comparison = Comparison::default();
        let paths = ["/a/?v=1", "/a.html?v=2", "/b/?v=1", "/b/", "/c/?w=1&v=1"];
        for address in paths {
            let base = PagePath::parse(base(address)).unwrap();
            comparison.add(&base, parameters(address));
        }
        let telling = comparison.told();
        let tells = |path: &str, name| telling.tells(&PagePath::parse(path).unwrap(), name);
        assert!(tells("/a/", "v") && tells("/x/", "p"));
        assert!(!tells("/b/", "v") && !tells("/c/", "w"));
    }
}
