//! `afterword man`: the manual pages, generated from the texts of `--help`.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::{Args, Command, CommandFactory};
use clap_mangen::Man as Page;

use super::{Cli, terminal};

#[derive(Debug, Args)]
pub(super) struct Man {
    /// Write one page a command into this folder, instead of printing afterword.1
    #[arg(value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

/// Sections of `afterword.1` that follow the options.
const MORE: &str = include_str!("man.roff");

pub(super) fn run(man: &Man) -> anyhow::Result<()> {
    // Pages for each `help` would be empty.
    let mut command = Cli::command().disable_help_subcommand(true);
    command.build();
    let Some(folder) = &man.folder else {
        return terminal::say(&String::from_utf8(first_page(&command)?)?);
    };
    fs::create_dir_all(folder).with_context(|| format!("can't make {}", folder.display()))?;
    write_page(folder, "afterword.1", &first_page(&command)?)?;
    write_pages(folder, &command)
}

/// Writes a page for each command below this one: the pages refer to each other.
fn write_pages(folder: &Path, command: &Command) -> anyhow::Result<()> {
    for below in command.get_subcommands().filter(|c| !c.is_hide_set()) {
        let page = page(below);
        let mut text = Vec::new();
        page.render(&mut text)?;
        write_page(folder, &page.get_filename(), &text)?;
        write_pages(folder, below)?;
    }
    Ok(())
}

fn first_page(command: &Command) -> anyhow::Result<Vec<u8>> {
    let page = page(command);
    let mut text = Vec::new();
    page.render_title(&mut text)?;
    page.render_name_section(&mut text)?;
    page.render_synopsis_section(&mut text)?;
    page.render_description_section(&mut text)?;
    page.render_options_section(&mut text)?;
    page.render_subcommands_section(&mut text)?;
    text.write_all(MORE.as_bytes())?;
    Ok(text)
}

fn page(command: &Command) -> Page {
    // In place of a date, which would change with every build.
    let version = concat!("Version ", env!("CARGO_PKG_VERSION"));
    Page::new(command.clone())
        .date(version)
        .source("Afterword")
        .manual("Afterword's commands")
}

fn write_page(folder: &Path, name: &str, text: &[u8]) -> anyhow::Result<()> {
    let path = folder.join(name);
    fs::write(&path, text).with_context(|| format!("can't write {}", path.display()))
}
