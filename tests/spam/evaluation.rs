//! The goals: at most 0.5 % of good comments called spam, at least 95 % of spam caught.

use std::fs;
use std::path::PathBuf;

use afterword_config::{Config, Sources};
use afterword_spam::evaluate::{Figures, Knowledge, LabelledComment, Sample, Table, judge_all};
use serde_json::Value;

use crate::cli::Home;

fn labelled() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/spam/comments.jsonl")
}

fn judged(config: &Config, samples: &[Sample], knowledge: Knowledge<'_>) -> Figures {
    let judged = judge_all(samples, &config.sites, knowledge);
    Table::of(judged.iter(), |one| one.verdict.outcome).figures()
}

#[test]
fn the_labelled_comments_are_told_apart_as_well_as_we_say() {
    let config = Config::load(&Sources::default()).unwrap();
    let lines = fs::read_to_string(labelled()).unwrap();
    let samples = lines.lines().map(|line| {
        let line: LabelledComment = serde_json::from_str(line).unwrap();
        Sample::new(line, &config.limits)
    });
    let samples: Vec<Sample> = samples.collect();
    let learned = judged(&config, &samples, Knowledge::Folds(10));
    assert!(learned.good_called_spam <= 0.5, "{learned:?}");
    assert!(learned.recall >= 95.0, "{learned:?}");
    assert!(learned.good_held <= 5.0, "{learned:?}");
    // The first day of a new site, which has learned nothing of its own.
    let first_day = judged(&config, &samples, Knowledge::Seed);
    assert!(first_day.good_called_spam <= 1.0, "{first_day:?}");
    assert!(first_day.recall >= 90.0, "{first_day:?}");
}

#[test]
fn the_command_says_it_to_people_and_to_scripts() {
    let home = Home::empty();
    let file = home.path().join("some.jsonl");
    let lines = [
        r#"{"label":"good","name":"Ann","kind":"short","text":"Thanks, the second step was what I missed."}"#,
        r#"{"label":"spam","name":"Best Casino","website":"https://spins.example","text":"Casino bonus! Free spins: https://spins.example"}"#,
    ];
    fs::write(&file, lines.join("\n")).unwrap();
    let said = home
        .run("spam evaluate some.jsonl --seed-only --show-wrong 5")
        .fine();
    assert!(said.contains("The classifier alone:"), "{said}");
    let said = home
        .run("spam evaluate some.jsonl --seed-only --json")
        .fine();
    let report: Value = serde_json::from_str(&said).unwrap();
    let trial = &report["trials"][0];
    assert_eq!(trial["verdict"]["percent"]["recall"], 100.0);
    assert_eq!(trial["verdict"]["good"]["published"], 1);
    fs::write(&file, "{\"label\":\"ham\"}\n").unwrap();
    let refused = home.run("spam evaluate some.jsonl").failed(1);
    assert!(refused.contains("some.jsonl, line 1"), "{refused}");
}

#[test]
fn a_comment_that_the_form_would_refuse_is_shown_with_the_words_that_its_author_would_read() {
    let home = Home::empty();
    let lines = [
        r#"{"label":"good","name":"Ann","text":" "}"#,
        r#"{"label":"spam","name":"Best Casino","text":"Casino bonus! Free spins: https://spins.example"}"#,
    ];
    fs::write(home.path().join("some.jsonl"), lines.join("\n")).unwrap();
    let said = home
        .run("spam evaluate some.jsonl --seed-only --show-wrong 5")
        .fine();
    assert!(
        said.contains("The form would refuse it: The text is empty."),
        "{said}"
    );
}
