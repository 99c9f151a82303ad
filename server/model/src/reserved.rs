//! Names that belong to the owner of a site: nobody else may use them, or names that look the same.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

use super::{DisplayName, Invalid, Site};

/// For names that strangers choose; the owner's own answers are not checked.
///
/// # Errors
/// [`Invalid::NameReserved`] if readers would take `name` for the owner's, the site's, or one of the site's
/// `reserved_names`.
pub fn check(name: &DisplayName, site: &Site) -> Result<(), Invalid> {
    let looks = skeletons(name.as_str());
    let rules = &site.rules;
    let more = rules.reserved_names.iter().map(String::as_str);
    let mut reserved = [site.owner_name(), &site.title].into_iter().chain(more);
    let is_taken = reserved.any(|own| !looks.is_disjoint(&self::skeletons(own)));
    if is_taken {
        return Err(Invalid::NameReserved);
    }
    Ok(())
}

/// The looks of a name (the skeletons of UTS 39), in upper and lower case: `l` looks like `I`, and `i` is `I` in
/// upper case, so there are two results.
fn skeletons(name: &str) -> BTreeSet<String> {
    let wide = if name.is_ascii() {
        Cow::Borrowed(name)
    } else {
        Cow::Owned(name.nfkc().collect())
    };
    let all = [look(&wide), look(&wide.to_lowercase())];
    all.iter()
        .map(|look| bare(&look.to_lowercase()))
        .filter(|look| !look.is_empty())
        .collect()
}

/// The skeleton of a text. Most names have letters from A to Z only, each of which looks the same beside any other.
fn look(text: &str) -> String {
    static ASCII: LazyLock<Vec<String>> = LazyLock::new(|| {
        let of = |byte| skeleton(char::from(byte).encode_utf8(&mut [0; 4])).collect();
        (0..128_u8).map(of).collect()
    });
    if text.is_ascii() {
        text.bytes()
            .map(|byte| ASCII[usize::from(byte)].as_str())
            .collect()
    } else {
        skeleton(text).collect()
    }
}

/// Without spaces and decorations: `A n n`, `Ann ✓` and `Ann.` are Ann. A name of only such characters stays
/// unchanged.
fn bare(look: &str) -> String {
    let counts = |letter: &char| letter.is_alphanumeric() || is_combining_mark(*letter);
    let letters: String = look.chars().filter(counts).collect();
    if letters.is_empty() {
        look.split_whitespace().collect()
    } else {
        letters
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_name_in_ascii_looks_as_any_text_does(name in "[ -~]{0,20}") {
            prop_assert_eq!(look(&name), skeleton(&name).collect::<String>());
        }
    }

    fn are_alike(one: &str, other: &str) -> bool {
        !skeletons(one).is_disjoint(&skeletons(other))
    }

    #[test]
    fn what_looks_like_a_name_is_that_name() {
        for (name, other) in [
            ("Ann", "ann"),
            ("Ann", "A n n"),
            ("Ann", "Ann ✓"),
            ("Ann", "~Ann~"),
            ("Ann", "\u{391}nn"),
            ("Ann", "\u{410}nn"),
            ("Ann", "\u{FF21}\u{FF4E}\u{FF4E}"),
            ("Ann", "𝐀𝐧𝐧"),
            ("Ann", "Ⓐⓝⓝ"),
            ("Alice", "AIice"),
            ("Alice", "A1ice"),
            ("Alice", "аӏісе"),
            ("Bob", "B0b"),
            ("Emma", "Ernrna"),
            ("José", "Jose\u{301}"),
            ("Paul", "РАUL"),
            ("The blog", "Theblog"),
            ("🦊", " 🦊 "),
        ] {
            assert!(are_alike(name, other), "{name} {other}");
        }
    }

    #[test]
    fn other_names_are_other_names() {
        for (name, other) in [
            ("Ann", "Anna"),
            ("Ann", "Änn"),
            ("Ann B.", "Ann"),
            ("Müller", "Muller"),
            ("José", "Jose"),
            ("Анна", "Anna"),
            ("🦊", "🐻"),
            ("Ann", "🐻"),
            ("李", "木"),
        ] {
            assert!(!are_alike(name, other), "{name} {other}");
        }
    }
}
