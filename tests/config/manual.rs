//! `default.toml`: the schema, the manual and the defaults in one.

use afterword_config::{Config, DEFAULT_TOML, Sources};
use toml::Table;

use super::Setup;

#[test]
fn the_defaults_load_without_problem_or_warning() {
    let config = Config::load(&Sources::default()).unwrap();
    assert_eq!(config, Config::default());
    assert!(config.warnings.is_empty());
}

#[test]
fn the_manual_and_the_structs_name_the_same_settings_with_the_same_values() {
    // Reading refuses a setting without a field and a field without a setting; writing gives all fields back.
    let written = Table::try_from(Config::default()).unwrap();
    assert_eq!(written, DEFAULT_TOML.parse().unwrap());
}

#[test]
fn the_manual_can_be_used_as_a_configuration_file() {
    let config = Setup::new(DEFAULT_TOML).load().unwrap();
    assert_eq!(
        (&config.server, &config.sites),
        (&Config::default().server, &Config::default().sites)
    );
}

#[test]
fn every_group_of_settings_in_the_manual_is_explained() {
    for block in DEFAULT_TOML.split("\n\n") {
        let first = block.trim_start().lines().next().unwrap_or("#");
        assert!(
            first.starts_with(['#', '[']),
            "without explanation: {first}"
        );
    }
}
