//! `Config` refuses unknown keys, and a test there checks that the defaults equal the file. The test here checks that
//! each setting is explained.

#[test]
fn every_setting_is_explained_where_it_stands() {
    let mut explained = false;
    for line in afterword_config::DEFAULT_TOML.lines() {
        let line = line.trim();
        if line.starts_with('#') {
            explained = true;
        } else if line.is_empty() {
            explained = false;
        } else if !line.starts_with('[') {
            // Settings that belong together share the comment above the first.
            assert!(explained, "default.toml does not explain {line}");
        }
    }
}
