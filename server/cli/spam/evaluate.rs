//! `afterword spam evaluate`: precision and recall.

use afterword_model::Reason;
use afterword_services::text_of_invalid;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Instant;

use afterword_i18n::Texts;
use clap::Args;
use serde::Serialize;
use serde_json::json;

use super::samples;
use crate::cli::open::{self, Access};
use crate::cli::sites;
use crate::cli::{Settings, terminal};
use afterword_model::policy::SiteRules;
use afterword_spam::bayes::Lessons;
use afterword_spam::evaluate::{
    Figures, Judged, Knowledge, Label, Row, Sample, Table, grouped, judge_all,
};

#[derive(Debug, Args)]
pub(in crate::cli) struct Evaluate {
    /// A file with one comment a line, as JSON: {"label": "good" or "spam", "name", "text"}. Optional are "website",
    /// "email", "page", "title", "language" and "kind"
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Split the file into so many parts. Judge each part after learning from the others
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u8).range(2..=100))]
    folds: u8,

    /// Judge by what this site has learned, and by its settings
    #[arg(long, value_name = "KEY", conflicts_with_all = ["seed_only", "folds"])]
    site: Option<String>,

    /// Judge as on a new site's first day
    #[arg(long, conflicts_with = "folds")]
    seed_only: bool,

    /// Show so many of the comments that were judged wrong, the worst first, and the reasons
    #[arg(long, value_name = "N", default_value_t = 0)]
    show_wrong: usize,

    /// Print {microseconds, trials: [{knowledge, verdict, classifier, languages, kinds, wrong}]}
    #[arg(long)]
    json: bool,
}

/// The results with one kind of knowledge.
#[derive(Debug, Serialize)]
struct Trial {
    knowledge: String,
    /// By all checks of the text.
    verdict: Evaluation,
    /// By the classifier alone.
    classifier: Evaluation,
    languages: BTreeMap<String, Evaluation>,
    kinds: BTreeMap<String, Evaluation>,
    wrong: Vec<Misjudged>,
}

#[derive(Debug, Serialize)]
struct Evaluation {
    #[serde(flatten)]
    table: Table,
    percent: Figures,
}

#[derive(Debug, Serialize)]
struct Misjudged {
    label: Label,
    kind: String,
    language: String,
    name: String,
    text: String,
    score: i32,
    reasons: Vec<String>,
}

/// The time for each comment.
#[derive(Debug, Serialize)]
struct Microseconds {
    words: f64,
    verdict: f64,
}

pub(super) fn run(settings: &Settings, asked: &Evaluate) -> anyhow::Result<()> {
    let (trials, took) = match &asked.site {
        Some(key) => of_site(settings, asked, key)?,
        None => of_file(settings, asked)?,
    };
    if asked.json {
        return terminal::say_json(&json!({"microseconds": took, "trials": trials}));
    }
    let mut words: Vec<String> = trials.iter().map(report).collect();
    words.push(format!(
        "Reading the words of a comment took {:.0} µs, judging it {:.0} µs.\n",
        took.words, took.verdict
    ));
    terminal::say(&words.join("\n"))
}

fn time(samples: &[Sample], rules: &SiteRules) -> Microseconds {
    let each = |begun: Instant| {
        let count = u32::try_from(samples.len()).unwrap_or(u32::MAX);
        begun.elapsed().as_secs_f64() * 1e6 / f64::from(count)
    };
    // Excludes the one-time learning of the seed from the measured time.
    std::hint::black_box(judge_all(&samples[..1], rules, Knowledge::Seed));
    let begun = Instant::now();
    let words: usize = samples.iter().map(|sample| sample.read().len()).sum();
    std::hint::black_box(words);
    let words = each(begun);
    let begun = Instant::now();
    std::hint::black_box(judge_all(samples, rules, Knowledge::Seed));
    Microseconds {
        words,
        verdict: each(begun),
    }
}

type Measured = (Vec<Trial>, Microseconds);

fn of_file(settings: &Settings, asked: &Evaluate) -> anyhow::Result<Measured> {
    let config = open::config(settings)?;
    let samples = samples::read(&asked.file, &config.limits)?;
    let took = time(&samples, &config.sites);
    let trial = |name: &str, knowledge| trial(name, &samples, &config.sites, knowledge, asked);
    let first_day = trial(
        "with the seed alone: a new site's first day",
        Knowledge::Seed,
    );
    if asked.seed_only {
        return Ok((vec![first_day], took));
    }
    let name = format!("cross-validation in {} parts", asked.folds);
    let folds = Knowledge::Folds(usize::from(asked.folds));
    Ok((vec![trial(&name, folds), first_day], took))
}

fn of_site(settings: &Settings, asked: &Evaluate, key: &str) -> anyhow::Result<Measured> {
    let access = Access::to_existing(settings)?;
    let site = sites::named(&access.app, Some(key))?;
    let samples = samples::read(&asked.file, &access.app.config.limits)?;
    let mut words: Vec<u32> = samples
        .iter()
        .flat_map(|sample| sample.words().iter().copied())
        .collect();
    words.sort_unstable();
    words.dedup();
    let counts = access.run(access.app.store.word_counts(site.id, words))?;
    let lessons = Lessons::from(counts);
    let name = format!("with what `{}` has learned", site.key);
    let knowledge = Knowledge::Lessons(&lessons);
    let took = time(&samples, &site.rules);
    let trial = trial(&name, &samples, &site.rules, knowledge, asked);
    Ok((vec![trial], took))
}

fn trial(
    name: &str,
    samples: &[Sample],
    rules: &SiteRules,
    knowledge: Knowledge<'_>,
    asked: &Evaluate,
) -> Trial {
    let judged = judge_all(samples, rules, knowledge);
    let all = |tables: BTreeMap<String, Table>| {
        let named = tables.into_iter().filter(|(name, _)| !name.is_empty());
        named.map(|(name, table)| (name, outcome(table))).collect()
    };
    Trial {
        knowledge: name.to_owned(),
        verdict: outcome(Table::of(judged.iter(), |one| one.verdict.outcome)),
        classifier: outcome(Table::of(judged.iter(), |one| one.by_words)),
        languages: all(grouped(&judged, |line| line.language.clone())),
        kinds: all(grouped(&judged, |line| line.kind.clone())),
        wrong: wrong(&judged, asked.show_wrong),
    }
}

fn outcome(table: Table) -> Evaluation {
    let percent = table.figures();
    Evaluation { table, percent }
}

/// The worst first: good ones with the most points, spam with the fewest.
fn wrong(judged: &[Judged<'_>], most: usize) -> Vec<Misjudged> {
    let mut wrong: Vec<&Judged<'_>> = judged.iter().filter(|one| one.is_wrong()).collect();
    wrong.sort_by_key(|one| match one.sample.line().label {
        Label::Good => (false, -one.verdict.score),
        Label::Spam => (true, one.verdict.score),
    });
    let shown = wrong.into_iter().take(most);
    let shown = shown.map(|one| {
        let line = one.sample.line();
        Misjudged {
            label: line.label,
            kind: line.kind.clone(),
            language: line.language.clone(),
            name: line.name.clone(),
            text: line.text.clone(),
            score: one.verdict.score,
            reasons: reasons(one),
        }
    });
    shown.collect()
}

/// The reasons, in English.
fn reasons(judged: &Judged<'_>) -> Vec<String> {
    if let Some(invalid) = judged.sample.refusal() {
        let why = text_of_invalid(invalid);
        return vec![format!("The form would refuse it: {why}")];
    }
    let said = |reason: &Reason| {
        let words = Texts::english().reason(reason.as_code()).text;
        match reason.as_code() {
            Ok(_) => format!("{:+} {words}", reason.points()),
            Err(_) => words,
        }
    };
    judged.verdict.reasons.iter().map(said).collect()
}

fn report(trial: &Trial) -> String {
    let mut words = format!("{}\n\n", capital(&trial.knowledge));
    words.push_str(&table("The whole verdict", &trial.verdict));
    words.push_str(&table("The classifier alone", &trial.classifier));
    words.push_str(&groups("language", &trial.languages));
    words.push_str(&groups("kind", &trial.kinds));
    for wrong in &trial.wrong {
        let _ = writeln!(
            words,
            "{} {} {} ({:+}): {}: {}\n    {}",
            label(wrong.label),
            wrong.language,
            terminal::safe(&wrong.kind),
            wrong.score,
            terminal::safe(&wrong.name),
            terminal::safe(&wrong.text),
            wrong.reasons.join(" ")
        );
    }
    words
}

fn table(title: &str, outcome: &Evaluation) -> String {
    let Table { good, spam } = outcome.table;
    let row = |name: &str, row: Row| {
        vec![
            name.to_owned(),
            row.published.to_string(),
            row.held.to_string(),
            row.kept_as_spam.to_string(),
            row.refused.to_string(),
        ]
    };
    let head = ["", "published", "held", "spam", "refused"]
        .map(str::to_owned)
        .to_vec();
    let rows = [head, row("good", good), row("spam", spam)];
    let percent = outcome.percent;
    format!(
        "{title}:\n{}precision {} %, recall {} %, F1 {:.2}; of good comments {} % called spam, {} % held; of spam {} % called spam\n\n",
        terminal::table(&rows),
        percent.precision,
        percent.recall,
        percent.f1,
        percent.good_called_spam,
        percent.good_held,
        percent.spam_called_spam
    )
}

fn groups(title: &str, groups: &BTreeMap<String, Evaluation>) -> String {
    if groups.is_empty() {
        return String::new();
    }
    let head = [title, "good", "called spam", "held", "spam", "missed"]
        .map(str::to_owned)
        .to_vec();
    let rows = groups.iter().map(|(name, outcome)| {
        let Table { good, spam } = outcome.table;
        vec![
            terminal::safe(name),
            good.all().to_string(),
            (good.kept_as_spam + good.refused).to_string(),
            good.held.to_string(),
            spam.all().to_string(),
            spam.published.to_string(),
        ]
    });
    let rows: Vec<_> = std::iter::once(head).chain(rows).collect();
    format!("{}\n", terminal::table(&rows))
}

fn capital(words: &str) -> String {
    let mut characters = words.chars();
    let first = characters.next().map(|first| first.to_uppercase());
    first.into_iter().flatten().chain(characters).collect()
}

fn label(label: Label) -> &'static str {
    match label {
        Label::Good => "good",
        Label::Spam => "spam",
    }
}
