//! Where a site has a file that the server reads.

use url::Url;

use super::value::{Text, impl_text_traits};

/// A file of the site's own: a path on the site, an address on one of its origins, or none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SiteFile(String);

const LONGEST: usize = 2048;

impl SiteFile {
    /// The URL, for a site whose pages are at `origin`; `None` without a file.
    #[must_use]
    pub fn url(&self, origin: &str) -> Option<Url> {
        if self.0.is_empty() {
            return None;
        }
        Url::parse(origin).ok()?.join(&self.0).ok()
    }
}

impl Text for SiteFile {
    const EXPECTED: &'static str = "a path on the site or a whole address of http:// or https://, such as \
        \"/sitemap.xml\" or \"https://blog.example.org/sitemap.xml\", or nothing";

    fn read(text: &str) -> Option<Self> {
        if text.is_empty() {
            return Some(Self::default());
        }
        let is_path = text.starts_with('/') && !text.starts_with("//") && !text.contains('\\');
        let whole = if is_path {
            format!("https://blog.example{text}")
        } else {
            text.to_owned()
        };
        let url: Url = whole.parse().ok()?;
        let is_fine = matches!(url.scheme(), "http" | "https")
            && url.host().is_some()
            && url.port() != Some(0)
            && url.fragment().is_none()
            && url.username().is_empty()
            && url.password().is_none()
            && whole.len() <= LONGEST;
        is_fine.then(|| Self(text.to_owned()))
    }

    fn write(&self) -> String {
        self.0.clone()
    }
}

impl_text_traits!(SiteFile);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_a_path_or_an_address_or_none() {
        let origin = "https://blog.example.org";
        for (text, address) in [
            ("/sitemap.xml", "https://blog.example.org/sitemap.xml"),
            (
                "/a/map.xml.gz?v=1",
                "https://blog.example.org/a/map.xml.gz?v=1",
            ),
            (
                "http://www.blog.example.org/m",
                "http://www.blog.example.org/m",
            ),
        ] {
            let place: SiteFile = text.parse().unwrap();
            assert_eq!(place.url(origin).unwrap().as_str(), address);
            assert_eq!(place.to_string(), text);
        }
        assert_eq!("".parse::<SiteFile>().unwrap().url(origin), None);
        for text in [
            "sitemap.xml",
            "//evil.example/sitemap.xml",
            "/\\evil.example/sitemap.xml",
            "ftp://blog.example.org/sitemap.xml",
            "file:///etc/passwd",
            "https://ann:secret@blog.example.org/",
            "https://blog.example.org/#a",
        ] {
            assert!(text.parse::<SiteFile>().is_err(), "{text}");
        }
    }
}
