//! `afterword check`.

use std::path::Path;

use afterword_transport::TlsError;
use clap::Args;
use serde::Serialize;

use super::open::Access;
use super::tls_service::TlsService;
use super::{Settings, USUAL_FILE, languages, terminal};
use afterword_config::{Config, Origin, Problem, Problems, Sources};
use afterword_mail::oauth::MailLogin;
use afterword_store_postgres::check_url;

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
    let mut found = find(&sources);
    found.problems.extend(of_sites(settings));
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

/// What is wrong with the settings that sites have of their own: they stand in the database, as far as there is one and
/// this user may read it.
fn of_sites(settings: &Settings) -> Vec<Problem> {
    let Ok(access) = Access::without_upgrade(settings) else {
        return Vec::new();
    };
    let problems = languages::of_sites(&access.app.sites.current()).into_iter();
    problems
        .map(|(site, message)| Problem {
            setting: "language".to_owned(),
            source: Origin::Site(site),
            message,
        })
        .collect()
}

pub(super) fn find(sources: &Sources) -> Findings {
    match Config::load(sources) {
        Ok(mut config) => {
            let certificate = TlsService::of(&config).err().map(certificate);
            let database = database(&config, sources);
            let language = languages::of_server(&config, sources);
            let mut warnings = std::mem::take(&mut config.warnings);
            warnings.extend(login(&config, sources));
            Findings {
                warnings,
                problems: certificate
                    .into_iter()
                    .chain(database)
                    .chain(language)
                    .collect(),
            }
        }
        Err(Problems { problems, warnings }) => Findings { problems, warnings },
    }
}

/// Whether the owner has to sign in to the mailbox. Nobody is asked.
fn login(config: &Config, sources: &Sources) -> Option<Problem> {
    let setting = "oauth.provider";
    let login = match MailLogin::new(config) {
        Ok(login) => login?.renewal().err(),
        Err(error) => Some(error),
    };
    login.map(|error| Problem {
        setting: setting.to_owned(),
        source: sources.origin_of(setting),
        message: error.to_string(),
    })
}

/// What is wrong with the form of store.url. The database is not asked.
fn database(config: &Config, sources: &Sources) -> Option<Problem> {
    let url = config.store.url.as_ref()?;
    let error = check_url(url.reveal()).err()?;
    let setting = "store.url";
    Some(Problem {
        setting: setting.to_owned(),
        source: sources.origin_of(setting),
        message: error.to_string(),
    })
}

fn certificate(error: TlsError) -> Problem {
    let path = error.path;
    Problem {
        setting: error.setting.to_owned(),
        source: Origin::File { path, line: None },
        message: error.problem.to_string(),
    }
}
