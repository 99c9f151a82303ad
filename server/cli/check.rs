//! `afterword check`.

use std::path::Path;

use afterword_transport::TlsError;
use clap::Args;
use serde::Serialize;

use super::tls_service::TlsService;
use super::{Settings, USUAL_FILE, terminal};
use afterword_config::{Config, Origin, Problem, Problems, Sources};

#[derive(Debug, Args)]
pub(super) struct Check {
    /// Print {"problems": […], "warnings": […]}, each with setting, source and message
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
pub(super) struct Findings {
    pub(super) problems: Vec<Problem>,
    pub(super) warnings: Vec<Problem>,
}

pub(super) fn run(settings: &Settings, check: &Check) -> anyhow::Result<()> {
    let sources = Sources::of_process(settings.config.clone(), settings.set.clone());
    let found = find(&sources);
    if check.json {
        terminal::say_json(&found)?;
    } else {
        for problem in &found.problems {
            eprintln!("problem: {problem}");
        }
        for warning in &found.warnings {
            eprintln!("warning: {warning}");
        }
    }
    match found.problems.len() {
        0 if check.json => Ok(()),
        0 => terminal::say(fine(settings)),
        1 => anyhow::bail!("the settings have a problem"),
        count => anyhow::bail!("the settings have {count} problems"),
    }
}

fn fine(settings: &Settings) -> &'static str {
    if settings.config.is_none() && !Path::new(USUAL_FILE).exists() {
        "There is no afterword.toml here. The defaults, with the environment and flags, can be used.\n"
    } else {
        "The settings can be used.\n"
    }
}

pub(super) fn find(sources: &Sources) -> Findings {
    match Config::load(sources) {
        Ok(mut config) => Findings {
            warnings: std::mem::take(&mut config.warnings),
            problems: TlsService::of(&config)
                .err()
                .map(certificate)
                .into_iter()
                .collect(),
        },
        Err(Problems { problems, warnings }) => Findings { problems, warnings },
    }
}

fn certificate(error: TlsError) -> Problem {
    let path = error.path;
    Problem {
        setting: error.setting.to_owned(),
        source: Origin::File { path, line: None },
        message: error.problem.to_string(),
    }
}
