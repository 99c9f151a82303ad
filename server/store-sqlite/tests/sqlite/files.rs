//! What is no database of ours is refused in clear words, and left as it was.

use std::fs;

use afterword_store::StoreError;
use rusqlite::Connection;
use tempfile::TempDir;

use super::open;

fn refusal(path: &std::path::Path) -> String {
    match open(path) {
        Ok(_) => panic!("{} was opened", path.display()),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_file_that_is_no_database_is_refused_and_untouched() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("afterword.db");
    let text = "Dear diary, ".repeat(200);
    fs::write(&path, &text).unwrap();
    assert!(
        refusal(&path).contains("not a database"),
        "{}",
        refusal(&path)
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn a_database_of_another_program_is_refused_and_untouched() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("afterword.db");
    for version in [0, 1, 9999] {
        let other = Connection::open(&path).unwrap();
        other
            .execute_batch("CREATE TABLE IF NOT EXISTS pages (mine)")
            .unwrap();
        other.pragma_update(None, "user_version", version).unwrap();
        drop(other);
        let before = fs::read(&path).unwrap();
        let refusal = refusal(&path);
        assert!(refusal.contains("another program"), "{refusal}");
        assert_eq!(fs::read(&path).unwrap(), before);
    }
}

#[test]
fn a_folder_and_a_file_in_no_folder_are_refused() {
    let folder = TempDir::new().unwrap();
    for path in [folder.path(), &folder.path().join("missing/afterword.db")] {
        let refusal = refusal(path);
        let clear = refusal.contains("unable to open") || refusal.contains("No such file");
        assert!(clear, "{refusal}");
    }
}

#[test]
fn a_newer_schema_is_refused_with_both_numbers() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("afterword.db");
    drop(open(&path).unwrap());
    let newer = Connection::open(&path).unwrap();
    newer.pragma_update(None, "user_version", 9999).unwrap();
    drop(newer);
    match open(&path) {
        Err(StoreError::NewerSchema { found: 9999, known }) => assert!(known < 9999),
        opened => panic!("{:?}", opened.err()),
    }
}

#[test]
fn a_file_that_was_cut_off_is_refused() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("afterword.db");
    drop(open(&path).unwrap());
    let whole = fs::read(&path).unwrap();
    fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    assert!(refusal(&path).contains("malformed"), "{}", refusal(&path));
}
