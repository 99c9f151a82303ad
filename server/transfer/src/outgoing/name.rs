//! Turns a page's path into the name of its file: letters, digits and hyphens, whatever the path.
//!
//! `hugo-theme-partials/layouts/partials/afterword/data.html` does the same in Hugo's templates, which have neither
//! Unicode classes nor look-ahead; so both use ASCII. The first part is for people, the second makes it unique.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use afterword_model::PagePath;

/// Length of the first part, in bytes.
const WORDS: usize = 60;
/// Length of the second, in digits of four bits each.
const DIGITS: usize = 12;
/// The name for the front page.
const NAMELESS: &str = "page";

/// `/posts/hello/` and `/posts/hello` are `posts-hello-57545f7a1b0a.json`, where the ending is `.json`.
#[must_use]
pub(super) fn file_name(path: &PagePath, ending: &str) -> String {
    let key = path.key();
    let mut words = String::new();
    for part in key.split(|c: char| !c.is_ascii_alphanumeric()) {
        if !part.is_empty() {
            words.push_str(part);
            words.push('-');
        }
    }
    words.make_ascii_lowercase();
    words.truncate(WORDS);
    let words = match words.trim_end_matches('-') {
        "" => NAMELESS,
        words => words,
    };
    let hash = HEXLOWER.encode(&Sha256::digest(key.as_bytes()));
    format!("{words}-{}{ending}", &hash[..DIGITS])
}

/// Whether a file may be that of a page, by its name without the ending.
pub(super) fn is_of_page(stem: &str) -> bool {
    let Some((words, digits)) = stem.rsplit_once('-') else {
        return false;
    };
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    words.bytes().all(plain)
        && digits.len() == DIGITS
        && digits.bytes().all(|b| b.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The test of the Hugo component uses the same file.
    const NAMES: &str = include_str!("../../../../tests/hugo/data-names.json");

    #[test]
    fn a_page_has_the_name_by_which_the_component_looks_it_up() {
        let names: Vec<(String, String)> = serde_json::from_str(NAMES).unwrap();
        assert!(names.len() > 10);
        for (path, name) in names {
            let page = PagePath::parse(&path).unwrap();
            assert_eq!(file_name(&page, ".json"), name, "{path}");
            assert!(name.strip_suffix(".json").is_some_and(is_of_page), "{name}");
        }
    }

    #[test]
    fn files_of_others_are_not_like_ours() {
        for other in [
            "authors",
            "a-90db4ea5e2",
            "A-90db4ea5e25f",
            ".a-90db4ea5e25f",
        ] {
            assert!(!is_of_page(other), "{other}");
        }
    }
}
