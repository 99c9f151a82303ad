//! The address under which browsers reach the server.

use std::ops::Deref;

use url::{Host, Url};

use super::{Text, impl_text_traits};

/// An `http` or `https` URL of a host and maybe a port, without anything behind it: an origin (RFC 6454).
///
/// It dereferences to [`Url`]; its text has no slash at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(Url);

impl PublicUrl {
    pub fn is_https(&self) -> bool {
        self.0.scheme() == "https"
    }

    /// Whether only browsers on the same machine can reach this server by it; they trust it even over `http`.
    pub fn is_loopback(&self) -> bool {
        match self.0.host() {
            Some(Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
            Some(Host::Ipv4(address)) => address.is_loopback(),
            Some(Host::Ipv6(address)) => address.is_loopback(),
            None => false,
        }
    }
}

impl Deref for PublicUrl {
    type Target = Url;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Text for PublicUrl {
    const EXPECTED: &'static str = "an address of http:// or https:// and a host, maybe a port, with nothing \
        behind it, such as \"https://comments.example.org\"";

    fn read(text: &str) -> Option<Self> {
        let url: Url = text.parse().ok()?;
        let is_origin = matches!(url.scheme(), "http" | "https")
            && url.path() == "/"
            && url.query().is_none()
            && url.fragment().is_none()
            && url.username().is_empty()
            && url.password().is_none();
        is_origin.then_some(Self(url))
    }

    fn write(&self) -> String {
        self.0.origin().ascii_serialization()
    }
}

impl_text_traits!(PublicUrl);
