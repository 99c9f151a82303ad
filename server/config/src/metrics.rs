//! `[metrics]`: metrics for Prometheus, on a separate listener.

use std::net::SocketAddr;

use serde::{Deserialize, Serialize};

use afterword_model::policy::value::or_empty;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Metrics {
    /// Where `GET /metrics` is answered; `None` switches it off.
    #[serde(with = "or_empty")]
    pub listen: Option<SocketAddr>,
}
