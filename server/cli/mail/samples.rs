//! `afterword mail samples`: what all mails look like, with the owner's templates.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;

use crate::cli::{Settings, open, terminal};
use afterword_i18n::Texts;
use afterword_mail::outbound::{Preview, Templates, previews};
use afterword_model::policy::Language;
use afterword_services::unknown_language;

/// Nothing is sent, and no comment is read: the samples' facts are made up.
#[derive(Debug, Args)]
pub(in crate::cli) struct Samples {
    /// The folder for the samples; it is created
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,

    /// The language of the samples, such as de [default: that of the settings]
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<Language>,
}

pub(super) fn run(settings: &Settings, samples: &Samples) -> anyhow::Result<()> {
    let config = open::config(settings)?;
    let language = samples.language.as_ref();
    let language = language.unwrap_or(&config.sites.language);
    if let Some(problem) = unknown_language(language) {
        anyhow::bail!("--language: {problem}");
    }
    let templates = Templates::load(config.mail.templates.as_deref())?;
    let all = previews(&templates, Texts::of(language.as_str()))?;
    let failed = || format!("can't write into {}", samples.folder.display());
    fs::create_dir_all(&samples.folder).with_context(failed)?;
    for preview in &all {
        written(preview, &samples.folder).with_context(failed)?;
    }
    terminal::say(&format!(
        "{} mails are in {}: each as it looks (.html) and as plain text (.txt).\n",
        all.len(),
        samples.folder.display()
    ))
}

fn written(preview: &Preview, folder: &Path) -> std::io::Result<()> {
    let text = format!("Subject: {}\n\n{}", preview.subject, preview.text);
    fs::write(folder.join(format!("{}.txt", preview.name)), text)?;
    fs::write(folder.join(format!("{}.html", preview.name)), &preview.html)
}
