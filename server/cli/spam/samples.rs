//! Labelled comments from a file.

use std::path::Path;

use anyhow::Context;

use afterword_model::policy::Limits;
use afterword_spam::evaluate::{LabelledComment, Sample};

/// # Errors
/// An unusable line, with its number.
pub(super) fn read(path: &Path, limits: &Limits) -> anyhow::Result<Vec<Sample>> {
    let text =
        std::fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))?;
    let lines = text.lines().enumerate();
    let lines = lines.filter(|(_, line)| !line.trim().is_empty());
    let samples = lines.map(|(number, line)| {
        sample(line, limits).with_context(|| format!("{}, line {}", path.display(), number + 1))
    });
    let samples = samples.collect::<anyhow::Result<Vec<_>>>()?;
    anyhow::ensure!(!samples.is_empty(), "{} is empty", path.display());
    Ok(samples)
}

fn sample(line: &str, limits: &Limits) -> anyhow::Result<Sample> {
    let line: LabelledComment = serde_json::from_str(line)
        .context("it needs at least {\"label\": \"good\" or \"spam\", \"name\", \"text\"}")?;
    Ok(Sample::new(line, limits))
}
