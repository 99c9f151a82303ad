//! SIGHUP: the settings are read again.

use std::fs;
use std::path::Path;

use http::StatusCode;
use serde_json::json;
use tempfile::TempDir;

use crate::support::Logged;

/// The settings of the test, over what `init` wrote.
fn write(folder: &Path, settings: &str) {
    fs::write(folder.join("afterword.toml"), settings).unwrap();
}

#[tokio::test]
async fn a_reload_applies_what_needs_no_restart_and_names_what_does() {
    let folder = TempDir::new().unwrap();
    Logged::begin(folder.path());
    write(folder.path(), "[spam]\nproof = \"off\"\n");
    let server = Logged::serve(folder.path(), &[], 1).await;
    let ann = server.visitor();
    let first = ann.comments("/a/", "First").await;
    assert_eq!(first.status, StatusCode::ACCEPTED, "{first:?}");
    let changed = "[spam]\nproof = \"off\"\n[sites]\nmoderation = \"publish\"\n[limits]\ntext = 20\n\
                   [log]\nlevel = \"info,afterword=debug\"\n[server]\nworkers = 3\n[smtp]\nuser = \"ann\"\npassword = \"a-new-secret\"\n";
    write(folder.path(), changed);
    server.signal("HUP");
    server
        .says(
            "the settings were read again; changed: limits.text, log.level, sites.moderation",
            1,
        )
        .await;
    server
        .says(
            "these settings have changed and hold from the next start on: server.workers, smtp.password, smtp.user",
            1,
        )
        .await;
    let second = ann.comments("/a/", "Second").await;
    assert_eq!(second.status, StatusCode::CREATED, "{second:?}");
    let long = ann.comments("/a/", "Longer than twenty characters").await;
    assert_eq!(long.code(), "text_too_long");
    assert!(server.lines_with("a-new-secret").is_empty());
}

#[tokio::test]
async fn a_wrong_file_changes_nothing_and_the_log_says_why() {
    let folder = TempDir::new().unwrap();
    Logged::begin(folder.path());
    write(folder.path(), "[spam]\nproof = \"off\"\n");
    let server = Logged::serve(folder.path(), &[], 1).await;
    write(
        folder.path(),
        "[spam]\nproof = \"off\"\n[sites]\nmoderation = \"publish\"\nhold_at = 5000\n",
    );
    server.signal("HUP");
    server
        .says(
            "the settings can't be used: sites.hold_at (afterword.toml line 5)",
            1,
        )
        .await;
    server.says("the settings stay as they were", 1).await;
    let ann = server.visitor();
    let held = ann.comments("/a/", "First").await;
    assert_eq!(held.status, StatusCode::ACCEPTED, "{held:?}");
    // A file that is gone is no file of defaults.
    fs::remove_file(folder.path().join("afterword.toml")).unwrap();
    server.signal("HUP");
    server.says("afterword.toml: cannot be read", 1).await;
    server.says("the settings stay as they were", 2).await;
    // The next good file is taken over.
    write(
        folder.path(),
        "[spam]\nproof = \"off\"\n[sites]\nmoderation = \"publish\"\n",
    );
    server.signal("HUP");
    server.says("changed: sites.moderation", 1).await;
}

#[tokio::test]
async fn counts_and_threads_from_memory_follow_the_new_settings() {
    let folder = TempDir::new().unwrap();
    Logged::begin(folder.path());
    let settings = "[spam]\nproof = \"off\"\n[sites]\nmoderation = \"publish\"\n";
    write(folder.path(), settings);
    let server = Logged::serve(folder.path(), &[], 1).await;
    let ann = server.visitor();
    ann.comments("/a/", "First").await;
    for _ in 0..3 {
        let thread = ann.reads("/a/", "").await;
        assert_eq!(thread["form"]["reactions"], json!(["👍"]), "{thread}");
    }
    write(folder.path(), &format!("{settings}reactions = [\"🎉\"]\n"));
    server.signal("HUP");
    server.says("changed: sites.reactions", 1).await;
    let thread = ann.reads("/a/", "").await;
    assert_eq!(thread["form"]["reactions"], json!(["🎉"]));
}
