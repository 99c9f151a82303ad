//! Hosts that hide their target, or that look like others.

use unicode_security::{MixedScript, skeleton};

use crate::features::and_above;

/// Sorted.
const SHORTENERS: [&str; 44] = [
    "adf.ly",
    "b.link",
    "bit.do",
    "bit.ly",
    "bitly.com",
    "bl.ink",
    "buff.ly",
    "clck.ru",
    "cutt.ly",
    "cutt.us",
    "dub.sh",
    "goo.gl",
    "goo.su",
    "is.gd",
    "lnkd.in",
    "lnk.bio",
    "n9.cl",
    "ouo.io",
    "ow.ly",
    "qrco.de",
    "rb.gy",
    "rebrand.ly",
    "rotf.lol",
    "s.id",
    "shorte.st",
    "short.gy",
    "shorturl.at",
    "shorturl.gg",
    "soo.gd",
    "surl.li",
    "t.co",
    "t.ly",
    "t2m.io",
    "tiny.cc",
    "tiny.one",
    "tinyurl.com",
    "trib.al",
    "u.to",
    "urlz.fr",
    "v.gd",
    "vk.cc",
    "wa.link",
    "x.co",
    "yourls.org",
];

pub(super) fn is_shortener(host: &str) -> bool {
    and_above(host).any(|host| SHORTENERS.contains(&host.as_str()))
}

/// Whether a label mixes scripts, or all its letters look like those of the English alphabet.
pub(super) fn is_look_alike(host: &str) -> bool {
    if !host.split('.').any(|label| label.starts_with("xn--")) {
        return false;
    }
    let (shown, _) = idna::domain_to_unicode(host);
    shown.split('.').any(|label| {
        let reads_as_ascii = || skeleton(label).all(|character| character.is_ascii());
        !label.is_ascii() && (!label.is_single_script() || reads_as_ascii())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shorteners_are_known_with_what_is_below_them() {
        assert!(is_shortener("bit.ly") && is_shortener("go.bit.ly"));
        assert!(!is_shortener("habit.ly") && !is_shortener("example.org"));
    }

    #[test]
    fn only_hosts_that_look_like_others_are_look_alikes() {
        let ascii = |host: &str| idna::domain_to_ascii(host).unwrap();
        // All Cyrillic; one Cyrillic letter among Latin ones.
        for host in ["аррӏе.com", "pаypal.com"] {
            assert!(is_look_alike(&ascii(host)), "{host}");
        }
        for host in [
            "müller.example",
            "日本語.jp",
            "россия.рф",
            "café.fr",
            "example.org",
            "straße.de",
        ] {
            assert!(!is_look_alike(&ascii(host)), "{host}");
        }
    }
}
