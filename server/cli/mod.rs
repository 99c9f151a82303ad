//! The command line: one file for each command. This is the only place that wires the crates together.
//!
//! - `open`: settings, database, handles. `control_socket`: notifies a running server of a command's changes.
//! - `contexts`: which services mail, integrations and imports are given.
//! - `trusted`: the trusted certificate authorities. `terminal`: texts for people, JSON for scripts.
//!
//! Results go to standard output, messages to standard error.
//! Exit status: 0 success, 1 failure, 2 wrong usage.

mod alone;
mod backup;
mod bench;
mod causes;
mod check;
mod completions;
mod console;
mod contexts;
mod control_socket;
mod demo;
mod doctor;
mod export;
mod give_back;
mod healthcheck;
mod import;
mod inherited;
mod init;
mod jobs;
mod languages;
mod mail;
mod mail_service;
mod man;
mod memory;
mod moderate;
mod open;
mod open_files;
mod openapi;
mod pages;
mod people;
mod reload;
mod restore;
mod retire;
pub mod serve;
mod sites;
mod spam;
mod store;
mod terminal;
mod tls_service;
mod tokens;
mod trusted;
mod webhooks;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand};

/// Used if no other configuration file is named.
const USUAL_FILE: &str = "afterword.toml";

/// Comments for static sites.
#[derive(Debug, Parser)]
#[command(name = "afterword", version, about, max_term_width = 100)]
struct Cli {
    #[command(flatten)]
    settings: Settings,

    #[command(subcommand)]
    command: Command,
}

/// Where settings come from: `default.toml` < file < environment < flags.
#[derive(Debug, Clone, Default, Args)]
pub struct Settings {
    /// The configuration file [default: afterword.toml, if it exists]
    #[arg(long, global = true, value_name = "FILE", help_heading = "Settings")]
    pub config: Option<PathBuf>,

    /// A setting that replaces those of the file and the environment, like server.listen=127.0.0.1:9000
    #[arg(
        long,
        global = true,
        value_name = "SECTION.KEY=VALUE",
        help_heading = "Settings"
    )]
    pub set: Vec<String>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the server
    Serve,
    /// Run a server with a demo blog and temporary data
    Demo(demo::Demo),
    /// Write a configuration file and add the first site
    Init(init::Init),
    /// Read the configuration and report everything that is wrong with it
    Check(check::Check),
    /// Test the installation, and say what to do about each problem
    Doctor(doctor::Doctor),
    /// List, add and change sites
    #[command(subcommand)]
    Sites(sites::Sites),
    /// List, add and revoke tokens of the owner's API
    #[command(subcommand)]
    Tokens(tokens::Tokens),
    /// List, close, open, name and move pages
    #[command(subcommand)]
    Pages(pages::Pages),
    /// Print or erase all that is stored about a person
    #[command(subcommand)]
    People(people::People),
    /// Import the comments of another system
    Import(import::Import),
    /// List comments and decide about them
    #[command(subcommand)]
    Moderate(moderate::Moderate),
    /// Learn from your decisions what spam is, forget it, or measure how well spam is recognised
    #[command(subcommand)]
    Spam(spam::Spam),
    /// Print a link to sign in to the console, set passwords, sign people out
    #[command(subcommand)]
    Console(console::Console),
    /// Inspect messages, process them, test the mail set-up
    #[command(subcommand)]
    Mail(mail::Mail),
    /// List webhook events, send them again, test whether they arrive
    #[command(subcommand)]
    Webhooks(webhooks::Webhooks),
    /// Write all comments into files: our own format, WordPress', Hugo's or HTML
    Export(export::Export),
    /// Freeze all threads into the blog, so that it needs no server any more
    Retire(retire::Retire),
    /// Write a backup of the database; the server may be running
    Backup(backup::Backup),
    /// Replace the database by a backup
    Restore(restore::Restore),
    /// Move everything to another kind of database
    #[command(subcommand)]
    Store(store::Store),
    /// Send a burst of readers to your server, and measure how long they wait
    Bench(bench::Bench),
    /// Print the OpenAPI 3.1 document of the HTTP API
    Openapi,
    /// Ask whether the server on this machine is alive
    Healthcheck(healthcheck::Healthcheck),
    /// Print what a shell needs to complete these commands
    Completions(completions::Completions),
    /// Print the manual page, or write all of them into a folder
    Man(man::Man),
}

/// The exit status of the process.
#[must_use]
pub fn run() -> ExitCode {
    let Cli { settings, command } = Cli::parse();
    let result = match command {
        Command::Serve => serve::run(&settings),
        Command::Demo(demo) => demo::run(&settings, &demo),
        Command::Init(init) => init::run(&settings, &init),
        Command::Check(check) => check::run(&settings, &check),
        Command::Doctor(doctor) => doctor::run(&settings, &doctor),
        Command::Sites(sites) => sites::run(&settings, sites),
        Command::Tokens(tokens) => tokens::run(&settings, tokens),
        Command::Pages(pages) => pages::run(&settings, pages),
        Command::People(people) => people::run(&settings, people),
        Command::Import(import) => import::run(&settings, &import),
        Command::Moderate(moderate) => moderate::run(&settings, moderate),
        Command::Spam(spam) => spam::run(&settings, spam),
        Command::Console(console) => console::run(&settings, console),
        Command::Mail(mail) => mail::run(&settings, &mail),
        Command::Webhooks(webhooks) => webhooks::run(&settings, &webhooks),
        Command::Export(export) => export::run(&settings, &export),
        Command::Retire(retire) => retire::run(&settings, &retire),
        Command::Backup(backup) => backup::run(&settings, &backup),
        Command::Restore(restore) => restore::run(&settings, &restore),
        Command::Store(command) => store::run(&settings, command),
        Command::Bench(bench) => bench::run(&bench),
        Command::Openapi => openapi::run(),
        Command::Healthcheck(healthcheck) => healthcheck::run(&settings, &healthcheck),
        Command::Completions(completions) => completions::run(&completions),
        Command::Man(man) => man::run(&man),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => match error.downcast_ref::<clap::Error>() {
            Some(usage) => usage.exit(),
            None => {
                terminal::complain(&format!("afterword: {error:#}"));
                ExitCode::FAILURE
            }
        },
    }
}

/// Wrong usage that clap itself can't detect: exits with status 2.
fn wrong_usage(words: &str) -> anyhow::Error {
    Cli::command()
        .error(ErrorKind::ArgumentConflict, words)
        .into()
}
