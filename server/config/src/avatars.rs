//! `[avatars]`: where the services are that sites may show pictures of authors from.

use serde::{Deserialize, Serialize};
use url::Url;

use super::load::Report;
use super::{AkismetAddress, Outgoing};
use afterword_model::policy::value::{Text, impl_text_traits};

const GRAVATAR: &str = "avatars.gravatar";
const LIBRAVATAR: &str = "avatars.libravatar";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Avatars {
    pub gravatar: AvatarAddress,
    pub libravatar: AvatarAddress,
}

impl Avatars {
    pub(super) fn complete(&self, outgoing: &Outgoing, report: &mut Report) {
        for (setting, address) in [(GRAVATAR, &self.gravatar), (LIBRAVATAR, &self.libravatar)] {
            let url = address.url();
            if url.scheme() != "https" && !outgoing.allows(url) && report.is_sound(&[setting]) {
                let message = "is http, by which everybody on the way could read whose pictures are asked for: write https";
                report.problem(setting, message);
            }
        }
    }
}

/// The base URL of a service; the hash of a mail address is appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AvatarAddress(Url);

impl AvatarAddress {
    #[must_use]
    pub fn url(&self) -> &Url {
        &self.0
    }
}

impl Text for AvatarAddress {
    const EXPECTED: &'static str = "an address of https:// and a path, without a user, a password, a ? or a #, such as \
        \"https://secure.gravatar.com/avatar/\"";

    fn read(text: &str) -> Option<Self> {
        AkismetAddress::read(text).map(|address| Self(address.url().clone()))
    }

    fn write(&self) -> String {
        self.0.to_string()
    }
}

impl_text_traits!(AvatarAddress);
