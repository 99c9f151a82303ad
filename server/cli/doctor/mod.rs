//! `afterword doctor`: looks for problems of an installation, and explains what to do. It changes nothing, and
//! contacts only hosts that the settings and `--site` name.
//!
//! Each group of checks is one file; `finding`: a check's result; `web`, `certificate`: requests to other servers.

mod address;
mod akismet;
mod backups;
mod blog;
mod certificate;
mod conversations;
mod cors;
mod csp;
mod database;
mod dns;
mod finding;
mod forged;
mod hugo;
mod in_postgres;
mod machine;
mod mail;
mod page;
mod proxy;
mod secret_files;
mod settings;
mod sitemaps;
mod unseen_spam;
mod web;
mod webhooks;

use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use url::Url;

use self::finding::{Finding, Verdict};
use self::web::Web;
use super::{Settings, terminal};
use afterword_config::{Config, Sources};
use afterword_model::Sites;

/// Exit status: 1 if a check failed; warnings do not count.
#[derive(Debug, Args)]
pub(super) struct Doctor {
    /// A page of your blog with comments, like https://blog.example.org/posts/first/; can be given several times
    #[arg(long, value_name = "URL")]
    site: Vec<Url>,

    /// Ask no other server and no name server
    #[arg(long, conflicts_with = "site")]
    offline: bool,

    /// A PEM file with one more authority to trust, for self-signed certificates
    #[arg(long, value_name = "FILE")]
    authority: Option<PathBuf>,

    /// Print {"findings": [{group, tried, saw, verdict, advice}], "failures", "warnings"}
    #[arg(long)]
    json: bool,
}

pub(super) fn run(settings: &Settings, doctor: &Doctor) -> anyhow::Result<()> {
    let (config, mut findings) = settings::check(settings);
    if let Some(config) = config {
        let (sites, database) = database::check(&config, settings);
        findings.extend(database);
        let sources = Sources::of_process(settings.config.clone(), settings.set.clone());
        findings.extend(secret_files::check(&config, &sources).all);
        // PostgreSQL has its own.
        if config.store.url.is_none() {
            findings.extend(backups::check(&config).all);
        }
        for check in [machine::check, proxy::check] {
            findings.extend(check(&config).all);
        }
        if !doctor.offline {
            findings.extend(online((&config, settings), &sites, doctor)?);
        }
    }
    let count = |verdict| {
        findings
            .iter()
            .filter(|finding| finding.verdict == verdict)
            .count()
    };
    let (failures, warnings) = (count(Verdict::Failure), count(Verdict::Warning));
    if doctor.json {
        let findings = json!({"findings": findings, "failures": failures, "warnings": warnings});
        terminal::say_json(&findings)?;
    } else {
        terminal::say(&told(&findings))?;
    }
    match failures {
        0 => Ok(()),
        1 => anyhow::bail!("a check failed"),
        failures => anyhow::bail!("{failures} checks failed"),
    }
}

fn online(
    (config, settings): (&Config, &Settings),
    sites: &Sites,
    doctor: &Doctor,
) -> anyhow::Result<Vec<Finding>> {
    // Opening the database waits for a runtime of its own.
    let probe = forged::probe(settings);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(ask_others((config, probe.as_deref()), sites, doctor))
}

async fn ask_others(
    (config, probe): (&Config, Option<&str>),
    sites: &Sites,
    doctor: &Doctor,
) -> anyhow::Result<Vec<Finding>> {
    let web = Web::new(doctor.authority.as_deref())?;
    let mut findings = address::check(config, &web).await.all;
    findings.extend(forged::check(config, probe, &web).await.all);
    for page in &doctor.site {
        findings.extend(blog::check(config, &web, sites, page).await.all);
    }
    findings.extend(mail::check(config, &web).await.all);
    findings.extend(dns::check(config).await.all);
    findings.extend(webhooks::check(config).await.all);
    findings.extend(sitemaps::check(config, sites).await.all);
    findings.extend(akismet::check(config, sites).await.all);
    findings.extend(conversations::check(config, sites).await.all);
    Ok(findings)
}

/// The findings by group, each check on a line with its advice below.
fn told(findings: &[Finding]) -> String {
    let mut out = String::new();
    let mut group = "";
    for finding in findings {
        if finding.group != group {
            let gap = if group.is_empty() { "" } else { "\n" };
            group = finding.group;
            out.push_str(&format!("{gap}{group}\n"));
        }
        let line = format!("{}: {}", finding.tried, finding.saw);
        let lines = terminal::wrapped(&line, terminal::COLUMNS - 4);
        for (number, line) in lines.iter().enumerate() {
            let sign = if number == 0 {
                finding.verdict.sign()
            } else {
                ' '
            };
            out.push_str(&format!("  {sign} {line}\n"));
        }
        for (number, line) in terminal::wrapped(&finding.advice, terminal::COLUMNS - 6)
            .iter()
            .enumerate()
        {
            let arrow = if number == 0 { '→' } else { ' ' };
            out.push_str(&format!("    {arrow} {line}\n"));
        }
    }
    out
}
