//! TXT records, for those who look whether a domain's mails will be believed.

use std::net::SocketAddr;
use std::time::Duration;

use mail_auth::hickory_resolver::net::{DnsError, NetError};
use mail_auth::hickory_resolver::proto::rr::RData;

use super::SetupError;
use super::key::Keys;

pub struct Texts(Keys);

impl Texts {
    /// `server`: the name server to ask; `None`: the system's.
    ///
    /// # Errors
    /// The system's name servers can't be told.
    pub fn new(server: Option<SocketAddr>, timeout: Duration) -> Result<Self, SetupError> {
        Keys::new(server, timeout).map(Self)
    }

    /// The texts at a name; none where there is no record.
    ///
    /// # Errors
    /// The DNS did not tell, in words.
    pub async fn at(&self, name: &str) -> Result<Vec<String>, String> {
        let resolver = self.0.authenticator.resolver();
        let found = match resolver.txt_lookup(format!("{name}.")).await {
            Ok(found) => found,
            Err(NetError::Dns(DnsError::NoRecordsFound(_))) => return Ok(Vec::new()),
            Err(error) => return Err(error.to_string()),
        };
        let texts = found
            .answers()
            .iter()
            .filter_map(|record| match &record.data {
                RData::TXT(text) => {
                    Some(String::from_utf8_lossy(&text.txt_data.concat()).into_owned())
                }
                _ => None,
            });
        Ok(texts.collect())
    }
}
