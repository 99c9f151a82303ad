//! Settings: where they come from, what is refused and how it is said, what is never said.

mod akismet;
mod backup;
mod combinations;
mod mail;
mod manual;
mod oauth;
mod problems;
mod secrets;
mod sites;
mod sources;
mod values;
mod webhooks;

use std::{fs, path::PathBuf};

use afterword_config::{Config, ConfigFile, DEFAULT_TOML, Problem, Problems, Sources};
use tempfile::TempDir;
use toml::Table;

const TOKEN: &str = "0123456789abcdef-correct-horse";

/// A folder with an `afterword.toml`, and what is set around it.
struct Setup {
    folder: TempDir,
    sources: Sources,
}

impl Setup {
    fn new(toml: &str) -> Self {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("afterword.toml");
        fs::write(&path, toml).unwrap();
        let sources = Sources {
            file: ConfigFile::Required(path),
            ..Sources::default()
        };
        Self { folder, sources }
    }

    fn variable(mut self, name: &str, value: &str) -> Self {
        self.sources.environment.push((name.into(), value.into()));
        self
    }

    fn flag(mut self, flag: &str) -> Self {
        self.sources.flags.push(flag.to_owned());
        self
    }

    fn file(self, name: &str, content: &str) -> Self {
        fs::write(self.folder.path().join(name), content).unwrap();
        self
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn load(&self) -> Result<Config, Problems> {
        Config::load(&self.sources)
    }

    /// The lines of the report, with the folder's name left out.
    fn refusals(&self) -> Vec<String> {
        let report = self.load().unwrap_err().to_string();
        let folder = format!("{}/", self.folder.path().display());
        report
            .lines()
            .map(|line| line.replace(&folder, ""))
            .collect()
    }

    /// The only line of the report.
    fn refusal(&self) -> String {
        let mut refusals = self.refusals();
        assert_eq!(refusals.len(), 1, "{refusals:#?}");
        refusals.remove(0)
    }

    fn warnings(&self) -> Vec<String> {
        self.load()
            .unwrap()
            .warnings
            .iter()
            .map(Problem::to_string)
            .collect()
    }
}

/// Section, key and default of every setting in the manual.
fn default_settings() -> Vec<(String, String, toml::Value)> {
    let sections: Table = DEFAULT_TOML.parse().unwrap();
    let mut settings = Vec::new();
    for (section, values) in sections {
        for (key, value) in values.as_table().unwrap() {
            settings.push((section.clone(), key.clone(), value.clone()));
        }
    }
    settings
}
