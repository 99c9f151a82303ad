//! `afterword completions`: shell completions.

use clap::{Args, CommandFactory, ValueEnum};
use clap_complete::generate;

use super::{Cli, terminal};

#[derive(Debug, Args)]
pub(super) struct Completions {
    /// The shell
    shell: Shell,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Shell {
    Bash,
    Zsh,
    Fish,
}

pub(super) fn run(completions: &Completions) -> anyhow::Result<()> {
    let shell = match completions.shell {
        Shell::Bash => clap_complete::Shell::Bash,
        Shell::Zsh => clap_complete::Shell::Zsh,
        Shell::Fish => clap_complete::Shell::Fish,
    };
    let mut script = Vec::new();
    generate(shell, &mut Cli::command(), "afterword", &mut script);
    terminal::say(&String::from_utf8(script)?)
}
