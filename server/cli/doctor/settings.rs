//! The settings, as `afterword check` reads them.

use super::finding::{Finding, Findings};
use crate::cli::{Settings, check};
use afterword_config::{Config, Sources};

/// The configuration, if it is usable.
pub(super) fn check(settings: &Settings) -> (Option<Config>, Vec<Finding>) {
    let sources = Sources::of_process(settings.config.clone(), settings.set.clone());
    let found = check::find(&sources);
    let mut findings = Findings::of("settings");
    let tried = "read the settings";
    for problem in &found.problems {
        findings.failure(
            tried,
            problem.to_string(),
            "change it; `afterword check` looks again",
        );
    }
    for warning in &found.warnings {
        findings.warning(tried, warning.to_string(), "see whether you mean it");
    }
    if findings.all.is_empty() {
        findings.fine(tried, "they can be used");
    }
    (Config::load(&sources).ok(), findings.all)
}
