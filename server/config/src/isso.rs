//! `[isso]`: Isso's API, for themes and programs that were written for it.

use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Isso {
    /// Whether each site has one, at `/isso/{site}/`.
    pub enabled: bool,
}
