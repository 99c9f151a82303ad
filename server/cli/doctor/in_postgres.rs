//! The database in PostgreSQL: its server, schema and standbys.

use super::finding::Findings;
use crate::cli::terminal;
use afterword_store::StoreError;
use afterword_store_postgres::{PostgresOptions, Survey, newest_schema, shown, survey};

/// The oldest server that is used, as PostgreSQL numbers its versions.
const OLDEST: i64 = 140_000;
/// A standby this far behind would lose, or hold up, many comments.
const FAR_BEHIND: i64 = 16 * 1024 * 1024;

/// Whether the sites can be read, without an upgrade.
pub(super) fn check(options: &PostgresOptions, findings: &mut Findings) -> bool {
    let tried = format!("ask {}", shown(&options.url));
    let found = match survey(options) {
        Ok(found) => found,
        Err(error) => {
            let reason = match error {
                StoreError::Unavailable(reason) => reason,
                error => error.to_string(),
            };
            let advice =
                "see whether the server runs, and whether this machine may reach it (store.url)";
            findings.failure(tried, reason, advice);
            return false;
        }
    };
    let is_readable = contents(tried, &found, findings);
    server(options, &found, findings);
    rights(&found, findings);
    standbys(&found, findings);
    is_readable
}

fn contents(tried: String, found: &Survey, findings: &mut Findings) -> bool {
    let seen = format!(
        "about {} comments on {} pages of {} sites, {}",
        found.comments,
        found.pages,
        found.sites,
        terminal::size(u64::try_from(found.bytes).unwrap_or_default())
    );
    let newest = newest_schema();
    match found.schema {
        0 => {
            let advice =
                "start a server, which makes its tables; an import and a `sites add` do, too";
            findings.warning(tried, "it has no tables of Afterword yet", advice);
            false
        }
        schema if schema < newest => {
            let saw = format!("{seen}; its schema is {schema}, the newest {newest}");
            let advice = "it is upgraded when the first server of this version starts; servers of the version before \
                          may run on meanwhile";
            findings.warning(tried, saw, advice);
            false
        }
        _ => {
            findings.fine(tried, seen);
            true
        }
    }
}

fn server(options: &PostgresOptions, found: &Survey, findings: &mut Findings) {
    let tried = "look at the version of PostgreSQL";
    match found.server_number < OLDEST {
        true => findings.failure(tried, &found.server, "use PostgreSQL 14 or newer"),
        false => findings.fine(tried, &found.server),
    }
    let tried = "see whether a commit is on the disk before it is acknowledged";
    match found.commits_are_synced {
        true => findings.fine(tried, "yes"),
        false => findings.failure(
            tried,
            "no: fsync or synchronous_commit is off",
            "switch both on in postgresql.conf: without them, comments that readers were thanked for can be lost",
        ),
    }
    let pool = i64::try_from(options.pool).unwrap_or(i64::MAX);
    let tried = "compare store.pool with the server's max_connections";
    let saw = format!("{pool} of {} for each node", found.max_connections);
    // One more connection listens, and commands need one.
    match pool + 2 > found.max_connections / 2 {
        true => findings.warning(
            tried,
            saw,
            "two nodes would need more connections than there are: lower store.pool, or raise max_connections",
        ),
        false => findings.fine(tried, saw),
    }
}

fn rights(found: &Survey, findings: &mut Findings) {
    let tried = "see whether the user may change the schema";
    match (found.is_standby, found.may_create) {
        (true, _) => findings.failure(
            tried,
            "the server is a standby, which takes no writes",
            "let store.url name the primary, or several hosts with target_session_attrs=read-write",
        ),
        (false, true) => findings.fine(tried, "yes"),
        (false, false) => findings.warning(
            tried,
            "no",
            "an upgrade needs it: make the user the owner of the database, or grant CREATE on its schema",
        ),
    }
    if !found.has_unaccent {
        findings.failure(
            "look for the extension unaccent",
            "the server does not have it",
            "install PostgreSQL's contrib package (postgresql-contrib)",
        );
    }
}

fn standbys(found: &Survey, findings: &mut Findings) {
    for replica in &found.replicas {
        let tried = format!("look at the standby {}", replica.name);
        let behind = terminal::size(u64::try_from(replica.behind_bytes).unwrap_or_default());
        let saw = format!("{}, {behind} behind", replica.kind);
        match replica.behind_bytes > FAR_BEHIND {
            true => findings.warning(
                tried,
                saw,
                "see why it can't follow: its disk, or the network between",
            ),
            false => findings.fine(tried, saw),
        }
    }
}
