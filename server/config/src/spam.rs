//! `[spam]`: how strangers' comments are judged, on all sites.

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::load::Report;
use afterword_model::policy::value::{DAY, Duration, HOUR, MINUTE, choice, or_empty, within};

const DISPOSABLE_FILE: &str = "spam.disposable_domains_file";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spam {
    /// Whether a comment without a proof of work is held.
    pub proof: Proofs,

    /// The most numbers to try, at the lowest difficulty.
    #[serde(deserialize_with = "within::<1, 1_000_000, _, _>")]
    pub proof_effort: usize,

    /// The lifetime of a challenge.
    #[serde(deserialize_with = "within::<MINUTE, DAY, _, _>")]
    pub proof_lifetime: Duration,

    /// A form that is sent sooner is suspicious.
    #[serde(deserialize_with = "within::<0, MINUTE, _, _>")]
    pub fastest: Duration,

    /// Comments and edits from one address in `rate_window` that are not suspicious; 0 is off.
    #[serde(deserialize_with = "within::<0, 100_000, _, _>")]
    pub comments_per_address: usize,

    /// The same for all addresses together, on one page; 0 is off.
    #[serde(deserialize_with = "within::<0, 1_000_000, _, _>")]
    pub comments_per_page: usize,

    /// The same on one site.
    #[serde(deserialize_with = "within::<0, 1_000_000, _, _>")]
    pub comments_per_site: usize,

    #[serde(deserialize_with = "within::<MINUTE, { 24 * HOUR }, _, _>")]
    pub rate_window: Duration,

    /// Further domains of disposable mail addresses, one a line.
    #[serde(with = "or_empty")]
    pub disposable_domains_file: Option<PathBuf>,

    /// The contents of that file, in lower case.
    #[serde(skip)]
    pub disposable_domains: Arc<HashSet<String>>,
}

impl Spam {
    pub(super) fn complete(&mut self, report: &mut Report) {
        if let Some(path) = &mut self.disposable_domains_file {
            report.place(path);
            match std::fs::read_to_string(&*path) {
                Ok(text) => self.disposable_domains = Arc::new(domains(&text)),
                Err(error) => {
                    let message = format!("{} cannot be read: {error}", path.display());
                    report.problem(DISPOSABLE_FILE, message);
                }
            }
        }
    }
}

/// Blank lines and those that begin with `#` are left out.
fn domains(text: &str) -> HashSet<String> {
    let lines = text.lines().map(str::trim);
    let named = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    named.map(str::to_lowercase).collect()
}

choice! {
    /// Whether comments need a proof of work.
    Proofs {
        On = "on",
        Off = "off",
    }
}
