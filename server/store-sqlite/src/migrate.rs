//! Numbered, embedded, forward-only migrations; the number is in `PRAGMA user_version`.

use rusqlite::Connection;

use super::error::store_error;
use afterword_store::{StoreError, StoreResult};

/// Never edit a migration that has landed: add the next one.
const MIGRATIONS: &[&str] = &[
    include_str!("migrations/0001_initial.sql"),
    include_str!("migrations/0002_mail.sql"),
    include_str!("migrations/0003_console.sql"),
    include_str!("migrations/0004_webhooks.sql"),
    include_str!("migrations/0005_sessions.sql"),
    include_str!("migrations/0006_import.sql"),
    include_str!("migrations/0007_spam.sql"),
    include_str!("migrations/0008_privacy.sql"),
    include_str!("migrations/0009_akismet.sql"),
    include_str!("migrations/0010_waiting_words.sql"),
    include_str!("migrations/0011_imported.sql"),
    include_str!("migrations/0012_confirmations.sql"),
    include_str!("migrations/0013_fewer_pages.sql"),
    include_str!("migrations/0014_html_paths.sql"),
    include_str!("migrations/0015_reports.sql"),
    include_str!("migrations/0016_follows.sql"),
    include_str!("migrations/0017_page_reactions.sql"),
    include_str!("migrations/0018_private_words.sql"),
    include_str!("migrations/0019_spent_keys.sql"),
    include_str!("migrations/0020_imports.sql"),
    include_str!("migrations/0021_moderator_addresses.sql"),
    include_str!("migrations/0022_conversations.sql"),
    include_str!("migrations/0023_answer_copies.sql"),
    include_str!("migrations/0024_webmentions.sql"),
    include_str!("migrations/0025_sent_webmentions.sql"),
    include_str!("migrations/0026_search_merges.sql"),
];

/// `PRAGMA application_id` of our databases, set by the first migration: "Aftw" in ASCII.
const APPLICATION: u32 = 0x4166_7477;

/// The version of the schema, 0 for an empty file. Reads only.
///
/// # Errors
/// The file is another program's, or of a newer version.
pub(super) fn check(conn: &Connection) -> StoreResult<u32> {
    let number = |sql: &str| conn.query_row(sql, [], |row| row.get::<_, u32>(0));
    let ours = number("PRAGMA application_id").map_err(store_error)? == APPLICATION;
    let tables = number("SELECT count(*) FROM sqlite_schema").map_err(store_error)?;
    if !ours && tables > 0 {
        let reason = "the file is the database of another program";
        return Err(StoreError::Unavailable(reason.to_owned()));
    }
    let known = newest();
    match number("PRAGMA user_version").map_err(store_error)? {
        found if found > known => Err(StoreError::NewerSchema { found, known }),
        found => Ok(found),
    }
}

/// The newest schema that this version knows.
#[must_use]
pub fn newest() -> u32 {
    u32::try_from(MIGRATIONS.len()).unwrap_or(u32::MAX)
}

/// Migrates the database to the newest schema. All steps run in one transaction, so that a failed step leaves the
/// file as it was.
pub(super) fn migrate(conn: &mut Connection) -> StoreResult<()> {
    let found = check(conn)?;
    // A database that is up to date is not written to: it may be locked now, or always read-only.
    if found == newest() {
        return Ok(());
    }
    steps(conn, MIGRATIONS).map_err(|error| match store_error(error) {
        StoreError::Unavailable(reason) => StoreError::Upgrade {
            found,
            known: newest(),
            reason,
        },
        error => error,
    })
}

/// Reads the version inside the transaction: two processes may start at the same time.
fn steps(conn: &mut Connection, migrations: &[&str]) -> rusqlite::Result<()> {
    let tx = conn.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let found: u32 = tx.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    for (sql, number) in migrations.iter().zip(1_u32..) {
        if found < number {
            tx.execute_batch(sql)?;
            tx.pragma_update(None, "user_version", number)?;
        }
    }
    tx.commit()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_file_gets_the_newest_schema_and_a_second_run_changes_nothing() {
        let mut conn = Connection::open_in_memory().unwrap();
        migrate(&mut conn).unwrap();
        migrate(&mut conn).unwrap();
        assert_eq!(check(&conn).unwrap() as usize, MIGRATIONS.len());
    }

    /// Pages with their count, paths and comments, after the newest migrations.
    fn pages_of(begun: &str) -> Vec<(String, String, u32, String, String)> {
        let mut conn = Connection::open_in_memory().unwrap();
        steps(&mut conn, &MIGRATIONS[..13]).unwrap();
        conn.execute_batch(begun).unwrap();
        migrate(&mut conn).unwrap();
        let mut query = conn
            .prepare(
                "SELECT path, title, count, (SELECT group_concat(key) FROM page_keys WHERE page = pages.id),
                        coalesce((SELECT group_concat(text) FROM comments WHERE page = pages.id), '')
                 FROM pages ORDER BY path",
            )
            .unwrap();
        let rows = query.query_map([], |row| {
            Ok((
                row.get(0)?,
                row.get(1)?,
                row.get(2)?,
                row.get(3)?,
                row.get(4)?,
            ))
        });
        rows.unwrap().map(Result::unwrap).collect()
    }

    #[test]
    fn threads_of_a_path_with_and_without_html_become_one_and_keep_every_comment() {
        let pages = pages_of(
            "INSERT INTO sites VALUES (1, 'blog', '', '[]', '{}', 0), (2, 'notes', '', '[]', '{}', 0);
             INSERT INTO pages (id, site, path, title, count, first_seen) VALUES
               (1, 1, '/a/', '', 1, 20), (2, 1, '/a.html', 'Old', 2, 10), (3, 1, '/b.html', '', 0, 0),
               (4, 1, '/x', '', 0, 0), (5, 2, '/a.html', '', 0, 0), (6, 1, '/.html', '', 0, 0),
               (7, 1, '/a.html.html', '', 0, 0);
             INSERT INTO page_keys VALUES (1, '/a', 1), (1, '/a.html', 2), (1, '/b.html', 3), (1, '/x', 4),
               (1, '/x.html', 1), (2, '/a.html', 5), (1, '/.html', 6), (1, '/a.html.html', 7);
             INSERT INTO comments (id, site, page, root, status, text, html, created) VALUES
               (x'01', 1, 2, x'01', 'approved', 'first', '', 1), (x'02', 1, 2, x'02', 'approved', 'second', '', 2),
               (x'03', 1, 1, x'03', 'approved', 'third', '', 3);",
        );
        let row = |path: &str, title: &str, count, keys: &str, texts: &str| {
            let [path, title, keys, texts] = [path, title, keys, texts].map(str::to_owned);
            (path, title, count, keys, texts)
        };
        let expected = [
            row("/.html", "", 0, "/.html", ""),
            row("/a.html", "", 0, "/a", ""),
            row("/a/", "Old", 3, "/a,/x", "first,second,third"),
            row("/b.html", "", 0, "/b", ""),
        ];
        assert_eq!(pages, expected);
    }

    #[test]
    fn of_two_webhooks_about_joined_threads_one_is_enough() {
        let mut conn = Connection::open_in_memory().unwrap();
        steps(&mut conn, &MIGRATIONS[..13]).unwrap();
        conn.execute_batch(
            "INSERT INTO sites VALUES (1, 'blog', '', '[]', '{}', 0);
             INSERT INTO pages (id, site, path, first_seen) VALUES (1, 1, '/a', 0), (2, 1, '/a.html', 0);
             INSERT INTO page_keys VALUES (1, '/a', 1), (1, '/a.html', 2);
             INSERT INTO hooks (id, event, site, page, url, created, due, leased, sent) VALUES
               (x'01', 'thread.changed', 1, 1, 'u', 0, 0, NULL, NULL), (x'02', 'thread.changed', 1, 2, 'u', 0, 0, NULL, NULL),
               (x'03', 'thread.changed', 1, 2, 'other', 0, 0, NULL, NULL), (x'04', 'thread.changed', 1, 2, 'u', 0, 0, 9, NULL),
               (x'05', 'thread.changed', 1, 2, 'u', 0, 0, NULL, 9), (x'06', 'comment.created', 1, 2, 'u', 0, 0, NULL, NULL);",
        )
        .unwrap();
        migrate(&mut conn).unwrap();
        let kept = "SELECT group_concat(hex(id)), min(page), max(page) FROM hooks";
        let kept: (String, u32, u32) = conn
            .query_row(kept, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
            .unwrap();
        assert_eq!(kept, ("01,03,04,05,06".to_owned(), 1, 1));
    }

    #[test]
    fn a_newer_schema_is_refused_with_a_sentence() {
        let mut conn = Connection::open_in_memory().unwrap();
        conn.pragma_update(None, "user_version", 9999).unwrap();
        let error = migrate(&mut conn).unwrap_err();
        assert!(matches!(error, StoreError::NewerSchema { found: 9999, .. }));
        assert!(error.to_string().contains("run a newer version"));
    }

    #[test]
    fn a_failed_migration_leaves_the_database_as_it_was() {
        let mut conn = Connection::open_in_memory().unwrap();
        let broken = [
            "CREATE TABLE whole (a)",
            "CREATE TABLE half (a); CREATE TABLE half (a);",
        ];
        assert!(steps(&mut conn, &broken).is_err());
        assert_eq!(check(&conn).unwrap(), 0);
        let tables: u32 = conn
            .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
            .unwrap();
        assert_eq!(tables, 0);
    }

    #[test]
    fn every_file_of_the_migrations_is_run_in_its_order() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/migrations");
        let entries = std::fs::read_dir(folder).unwrap();
        let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
        files.sort();
        for (file, number) in files.iter().zip(1..) {
            let name = file.file_name().unwrap().to_str().unwrap();
            let prefix = format!("{number:04}_");
            assert!(name.starts_with(&prefix), "{name} is not number {number}");
        }
        let texts: Vec<_> = files
            .iter()
            .map(|file| std::fs::read_to_string(file).unwrap())
            .collect();
        assert_eq!(texts, MIGRATIONS);
    }
}
