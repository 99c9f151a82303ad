//! `[backup]`: a folder that may come later, and times that fit together.

use std::fs;

use super::Setup;

#[test]
fn a_folder_that_is_not_there_yet_is_a_warning_and_no_reason_to_serve_nothing() {
    let setup = Setup::new("[backup]\nfolder = \"backups\"");
    let warnings = setup.warnings();
    assert_eq!(warnings.len(), 1, "{warnings:#?}");
    assert!(warnings[0].contains("until you create it"), "{warnings:#?}");
    fs::create_dir(setup.path("backups")).unwrap();
    assert!(setup.warnings().is_empty());
    let folder = setup.load().unwrap().backup.folder;
    assert_eq!(folder, Some(setup.path("backups")));
}

#[test]
fn a_time_of_the_day_is_one_and_wants_a_day_between_backups() {
    for (toml, expected) in [
        ("at = \"25:00\"", "is not a time of the day"),
        ("at = \"3:30\"", "is not a time of the day"),
        ("at = \"03:30:00\"", "is not a time of the day"),
        (
            "at = \"03:30\"\nevery = \"6h\"",
            "but backup.every is 6h: write \"1d\" or more",
        ),
        ("every = \"10m\"", "1h to 365d"),
        ("keep = 0", "1 to 10000"),
    ] {
        let refusal = Setup::new(&format!("[backup]\n{toml}")).refusal();
        assert!(refusal.contains(expected), "{toml}: {refusal}");
    }
    for toml in ["at = \"03:30\"", "at = \"23:59\"\nevery = \"7d\""] {
        Setup::new(&format!("[backup]\n{toml}")).load().unwrap();
    }
}
