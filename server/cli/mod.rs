//! How it starts: one file a command. The only place that wires things together.
//!
//! Exit status: 0 fine, 1 it failed, 2 wrong usage.

mod nudge;
mod open;
pub mod serve;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};

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
    #[arg(long, global = true, value_name = "FILE")]
    pub config: Option<PathBuf>,

    /// A setting over the file's and the environment's, like server.listen=127.0.0.1:9000
    #[arg(long = "set", global = true, value_name = "SECTION.KEY=VALUE")]
    pub set: Vec<String>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the server
    Serve,
}

/// What the process ends with.
#[must_use]
pub fn run() -> ExitCode {
    let Cli { settings, command } = Cli::parse();
    let result = match command {
        Command::Serve => serve::run(&settings),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("afterword: {error:#}");
            ExitCode::FAILURE
        }
    }
}
