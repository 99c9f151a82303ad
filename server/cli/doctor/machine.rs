//! The machine: limits of the process.

use super::finding::Findings;
use crate::cli::open_files;
use afterword_config::Config;

pub(super) fn check(config: &Config) -> Findings {
    let mut findings = Findings::of("machine");
    // The server raises its limit as far as it is allowed to.
    let Some(files) = open_files::most() else {
        return findings;
    };
    let connections = config.server.max_connections;
    let needed = open_files::needed(connections);
    let tried = "compare the limit of open files with server.max_connections";
    let saw = format!("{files} files as started from here, {connections} connections");
    if files < needed {
        findings.warning(
            tried,
            saw,
            format!(
                "a service may have another limit than this shell; where it has not, set LimitNOFILE={needed} in its \
                 unit, or lower server.max_connections"
            ),
        );
    } else {
        findings.fine(tried, saw);
    }
    findings
}
