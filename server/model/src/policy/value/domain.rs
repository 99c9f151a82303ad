//! Domain names for certificates, and the authority's own address.

use url::{Host, Url};

use super::{Text, impl_text_traits};

/// A name with a dot, as DNS spells it: small letters, international ones in Punycode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Domain(String);

/// The address of an ACME server's directory (RFC 8555, 7.1.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AcmeDirectory(String);

impl Domain {
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl AcmeDirectory {
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Text for Domain {
    const EXPECTED: &'static str = "a domain with a dot, such as \"comments.example.org\": no address of \
        numbers, and no * (a wildcard needs another proof than Afterword can give)";

    fn read(text: &str) -> Option<Self> {
        let Ok(Host::Domain(name)) = Host::parse(text) else {
            return None;
        };
        let labels: Vec<&str> = name.split('.').collect();
        let is_label = |label: &&str| {
            let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
            (1..=63).contains(&label.len())
                && label.bytes().all(is_part)
                && !label.starts_with('-')
                && !label.ends_with('-')
        };
        let is_name = labels.len() > 1 && labels.iter().all(is_label) && name.len() <= 253;
        is_name.then_some(Self(name))
    }

    fn write(&self) -> String {
        self.0.clone()
    }
}

impl Text for AcmeDirectory {
    const EXPECTED: &'static str = "an https:// address of an ACME directory, such as \
        \"https://acme-v02.api.letsencrypt.org/directory\"";

    fn read(text: &str) -> Option<Self> {
        let url: Url = text.parse().ok()?;
        let is_plain = url.username().is_empty() && url.password().is_none();
        (url.scheme() == "https" && url.host().is_some() && is_plain).then(|| Self(url.to_string()))
    }

    fn write(&self) -> String {
        self.0.clone()
    }
}

impl_text_traits!(Domain);
impl_text_traits!(AcmeDirectory);
