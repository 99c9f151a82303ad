//! All checks together.

use proptest::prelude::*;

use super::*;
use afterword_config::Config;
use afterword_config::SetOverride;
use afterword_model::Draft;
use afterword_model::policy::SiteOverrides;

/// What was found, for the tests of single checks.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) code: &'static str,
    pub(super) points: i32,
}

pub(super) fn submission(text: &str) -> Submission {
    let draft = Draft {
        page: "/a/".to_owned(),
        name: "Ann".to_owned(),
        text: text.to_owned(),
        ..Draft::default()
    };
    Submission::read(&draft, &Config::default().limits).unwrap()
}

pub(super) fn judged(submission: &Submission, rules: &SiteRules, signals: &Signals) -> Verdict {
    judge(&Case {
        submission,
        rules,
        signals,
        features: &Features::at(submission),
    })
}

/// What speaks against a text where nothing else is known.
pub(super) fn found(text: &str) -> Vec<Found> {
    let submission = submission(text);
    let case = Case {
        submission: &submission,
        rules: &publishing(&[]),
        signals: &Signals::default(),
        features: &Features::at(&submission),
    };
    let findings = CHECKS.iter().filter_map(|check| check(&case));
    findings
        .map(|finding| Found {
            code: finding.code,
            points: match finding.effect {
                Weight::Points(points) => points,
                Weight::AtLeast(_) => 0,
            },
        })
        .collect()
}

fn publishing(settings: &[&str]) -> SiteRules {
    let mut own = SiteOverrides::default();
    own.set("moderation=publish").unwrap();
    for setting in settings {
        own.set(setting).unwrap();
    }
    Config::default().sites.with(&own)
}

fn outcome(signals: &Signals, settings: &[&str]) -> Outcome {
    let sent = submission("A quiet word about the article, and what I think of it.");
    judged(&sent, &publishing(settings), signals).outcome
}

#[test]
fn a_known_author_skips_the_waiting_and_nothing_else() {
    let known = Signals {
        trust: Trust::Proven,
        ..Signals::default()
    };
    assert_eq!(outcome(&known, &["moderation=hold"]), Outcome::Publish);
    let blocked = Signals {
        is_blocked: true,
        ..known.clone()
    };
    assert_eq!(outcome(&blocked, &["moderation=hold"]), Outcome::Spam);
    assert_eq!(outcome(&known, &["words_spam=quiet"]), Outcome::Spam);
    let familiar = Signals {
        trust: Trust::Familiar(9),
        ..Signals::default()
    };
    assert_eq!(outcome(&familiar, &["moderation=hold"]), Outcome::Hold);
}

#[test]
fn many_comments_at_once_wait_and_repeated_ones_wait_too() {
    let page = Signals {
        pace: Pace {
            on_page: Speed::Fast(61),
            ..Pace::default()
        },
        ..Signals::default()
    };
    assert_eq!(outcome(&page, &[]), Outcome::Hold);
    for (repeated, expected) in [
        (Repeated::ByThemselves, Outcome::Publish),
        (Repeated::Elsewhere(1), Outcome::Hold),
        (Repeated::Elsewhere(9), Outcome::Spam),
    ] {
        let signals = Signals {
            repeated,
            ..Signals::default()
        };
        assert_eq!(outcome(&signals, &[]), expected);
    }
}

#[test]
fn every_code_has_its_words() {
    let sent = "See [.](https://bit.ly/a) <a href [b.com](https://c.example) cаsino";
    for found in found(sent) {
        let reason = Reason::new(found.code, found.points, Vec::new());
        let said = afterword_i18n::Texts::english().reason(reason.as_code());
        assert!(said.is_translated, "{} has no words", found.code);
    }
}

#[test]
fn the_manual_has_a_row_for_every_code() {
    let manual = include_str!("../../../docs/spam.md");
    for key in afterword_i18n::Key::beginning("reason-") {
        let code = key.name()["reason-".len()..].replace('-', "_");
        let rows = manual.lines().filter(|line| line.starts_with('|'));
        let first = |line: &str| line.split('|').nth(1).unwrap_or_default().to_owned();
        let mut names = rows.map(first);
        let is_there = names.any(|names| names.contains(&format!("`{code}`")));
        assert!(is_there, "docs/spam.md lacks {code}");
    }
}

#[test]
fn what_an_earlier_version_kept_has_its_code() {
    let kept = Reason::Words("You have blocked this author.".to_owned());
    assert_eq!(kept.as_code(), Ok(("blocked", [].as_slice())));
    let of_others = Reason::Words("Looks odd.".to_owned());
    assert_eq!(of_others.as_code(), Err("Looks odd."));
}

proptest! {
    /// Whatever is sent and set, there is a verdict, soon.
    #[test]
    fn any_text_has_a_verdict(
        text in "(\\PC|[\\[\\]()<>.:/@a-zа-я\u{200b}\n ]|https://[a-zа-я.]{1,20}/){1,300}",
        word in "\\PC{1,20}",
        points in 0_usize..20,
    ) {
        let mut own = SiteOverrides::default();
        // What can't be a list changes nothing.
        let _ = own.set(&format!("words_hold={word}"));
        let _ = own.set(&format!("words_spam=/{word}/"));
        own.set(&format!("spam_at={points}")).unwrap();
        own.set("script_check=hold").unwrap();
        let rules = Config::default().sites.with(&own);
        let draft = Draft {
            page: "/a/".to_owned(),
            name: text.clone(),
            text,
            ..Draft::default()
        };
        if let Ok(sent) = Submission::read(&draft, &Config::default().limits) {
            let started = std::time::Instant::now();
            let verdict = judged(&sent, &rules, &Signals::default());
            prop_assert!(verdict.outcome >= Outcome::Hold, "the site holds all");
            prop_assert!(started.elapsed() < std::time::Duration::from_secs(1));
        }
    }
}
