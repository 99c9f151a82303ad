//! How it starts: one file a command. The only place that wires things together.
//!
//! - `open`: settings, database, handles. `nudge`: tells a running server what a command has changed.
//! - `terminal`: words for people, JSON for scripts.
//!
//! What was asked for goes to standard output, words about it to standard error.
//! Exit status: 0 fine, 1 it failed, 2 wrong usage.

mod check;
mod console;
mod demo;
mod init;
mod mail;
mod mail_service;
mod moderate;
mod nudge;
mod open;
mod openapi;
mod pages;
pub mod serve;
mod sites;
mod terminal;
mod tokens;
mod webhook_service;
mod webhooks;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand};

/// Read where no other configuration file is named.
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
    /// The configuration file [default: afterword.toml, where there is one]
    #[arg(long, global = true, value_name = "FILE", help_heading = "Settings")]
    pub config: Option<PathBuf>,

    /// A setting over the file's and the environment's, like server.listen=127.0.0.1:9000
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
    /// Read the configuration and say all that is wrong with it
    Check(check::Check),
    /// List, add and change sites
    #[command(subcommand)]
    Sites(sites::Sites),
    /// List, add and revoke tokens of the owner's API
    #[command(subcommand)]
    Tokens(tokens::Tokens),
    /// List, close, open, name and move pages
    #[command(subcommand)]
    Pages(pages::Pages),
    /// List comments and decide about them
    #[command(subcommand)]
    Moderate(moderate::Moderate),
    /// Sign in to the console, set passwords, sign people out
    #[command(subcommand)]
    Console(console::Console),
    /// Look at messages, hand them in, try the mail set-up
    #[command(subcommand)]
    Mail(mail::Mail),
    /// List events for your programs, try them again, try whether they arrive
    #[command(subcommand)]
    Webhooks(webhooks::Webhooks),
    /// Print the OpenAPI 3.1 document of the HTTP API
    Openapi,
}

/// What the process ends with.
#[must_use]
pub fn run() -> ExitCode {
    let Cli { settings, command } = Cli::parse();
    let result = match command {
        Command::Serve => serve::run(&settings),
        Command::Demo(demo) => demo::run(&settings, &demo),
        Command::Init(init) => init::run(&settings, &init),
        Command::Check(check) => check::run(&settings, &check),
        Command::Sites(sites) => sites::run(&settings, sites),
        Command::Tokens(tokens) => tokens::run(&settings, tokens),
        Command::Pages(pages) => pages::run(&settings, pages),
        Command::Moderate(moderate) => moderate::run(&settings, moderate),
        Command::Console(console) => console::run(&settings, console),
        Command::Mail(mail) => mail::run(&settings, &mail),
        Command::Webhooks(webhooks) => webhooks::run(&settings, &webhooks),
        Command::Openapi => openapi::run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => match error.downcast_ref::<clap::Error>() {
            Some(usage) => usage.exit(),
            None => {
                eprintln!("afterword: {error:#}");
                ExitCode::FAILURE
            }
        },
    }
}

/// What clap itself can't find: ends with status 2.
fn wrong_usage(words: &str) -> anyhow::Error {
    Cli::command()
        .error(ErrorKind::ArgumentConflict, words)
        .into()
}
