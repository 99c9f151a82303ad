//! `[lmtp]`: the listener to which a mail server delivers answers.

use std::net::SocketAddr;

use ipnet::IpNet;
use serde::{Deserialize, Serialize};

use afterword_model::policy::value::{MIB, Size, list, or_empty, within};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lmtp {
    /// Where LMTP and SMTP are answered; `None` switches it off.
    #[serde(with = "or_empty")]
    pub listen: Option<SocketAddr>,

    /// Mail servers that have authenticated their senders.
    #[serde(with = "list")]
    pub trusted_peers: Vec<IpNet>,

    #[serde(deserialize_with = "within::<1024, { 37 * MIB }, _, _>")]
    pub max_message: Size,

    /// From one mail server, in a minute.
    #[serde(deserialize_with = "within::<1, 100_000, _, _>")]
    pub messages_per_minute: usize,
}
