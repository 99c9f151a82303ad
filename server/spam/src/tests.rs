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
            code: finding.code.as_str(),
            points: match finding.weight {
                Weight::Points(points) | Weight::Holding(points) => points,
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
        (Repeated::Elsewhere(9), Outcome::Hold),
    ] {
        let signals = Signals {
            repeated,
            ..Signals::default()
        };
        assert_eq!(outcome(&signals, &[]), expected);
    }
}

const OFFER: &str =
    "Best online casino bonus, free spins, buy cheap pills and earn money from home now!!!";

fn with(change: impl Fn(&mut Signals)) -> Signals {
    let mut signals = Signals::default();
    change(&mut signals);
    signals
}

/// What is found beside the words, and what both together make of it.
fn beside_words() -> [(Signals, Outcome); 6] {
    [
        (Signals::default(), Outcome::Hold),
        (with(typed_fast), Outcome::Hold),
        (
            with(|signals| signals.proof = Proof::Missing),
            Outcome::Hold,
        ),
        (with(crowded), Outcome::Hold),
        (
            with(|signals| signals.repeated = Repeated::Elsewhere(9)),
            Outcome::Spam,
        ),
        (
            with(|signals| signals.pace.from_network = Speed::Fast(11)),
            Outcome::Spam,
        ),
    ]
}

fn typed_fast(signals: &mut Signals) {
    signals.time = FormTime::TooFast { secs: 1 };
}

/// Many readers at once, one of them with an address that lives for minutes.
fn crowded(signals: &mut Signals) {
    signals.pace.on_page = Speed::Fast(61);
    signals.pace.on_site = Speed::Fast(301);
    signals.is_disposable = true;
}

#[test]
fn the_classifier_alone_holds_and_a_sign_of_another_kind_makes_it_spam() {
    let offer = submission(OFFER);
    for (mut signals, expected) in beside_words() {
        signals.learned.words = bayes::words_of(&offer);
        for settings in [
            &[][..],
            &["spam_at=4"],
            &["hold_at=0"],
            &["moderation=hold"],
        ] {
            let verdict = judged(&offer, &publishing(settings), &signals);
            assert!(verdict.score >= 8, "{verdict:?}");
            assert_eq!(verdict.outcome, expected, "{settings:?} {verdict:?}");
        }
    }
}

#[test]
fn what_many_honest_readers_do_is_no_spam_however_much_of_it_comes_together() {
    let signals = with(|signals| {
        crowded(signals);
        typed_fast(signals);
        signals.proof = Proof::Expired;
    });
    assert_eq!(outcome(&signals, &[]), Outcome::Hold);
}

#[test]
fn the_classifier_alone_refuses_nobody_and_what_the_owner_refuses_is_refused() {
    let offer = submission(OFFER);
    let mut signals = Signals::default();
    signals.learned.words = bayes::words_of(&offer);
    let refuses = publishing(&["refuse_at=4"]);
    assert_eq!(judged(&offer, &refuses, &signals).outcome, Outcome::Hold);
    signals.repeated = Repeated::Elsewhere(1);
    assert_eq!(judged(&offer, &refuses, &signals).outcome, Outcome::Refuse);
    signals.learned.words = Vec::new();
    assert_eq!(judged(&offer, &refuses, &signals).outcome, Outcome::Refuse);
}

#[test]
fn the_owners_own_words_and_blocks_need_no_second_sign() {
    assert_eq!(
        outcome(&Signals::default(), &["words_spam=quiet"]),
        Outcome::Spam
    );
    let blocked = Signals {
        is_blocked: true,
        ..Signals::default()
    };
    assert_eq!(outcome(&blocked, &[]), Outcome::Spam);
}

#[test]
fn the_honeypot_field_alone_holds_and_with_anything_else_against_it_is_spam() {
    let trapped = Signals {
        is_trapped: true,
        ..Signals::default()
    };
    assert_eq!(outcome(&trapped, &[]), Outcome::Hold);
    for with in [
        Signals {
            proof: Proof::Missing,
            ..trapped.clone()
        },
        Signals {
            time: FormTime::TooFast { secs: 1 },
            ..trapped.clone()
        },
        Signals {
            repeated: Repeated::Elsewhere(1),
            ..trapped.clone()
        },
    ] {
        assert_eq!(outcome(&with, &[]), Outcome::Spam, "{with:?}");
    }
}

#[test]
fn one_link_and_few_words_are_no_sign_and_many_links_are() {
    let judged = |text: &str| {
        let sent = submission(text);
        let mut signals = Signals::default();
        signals.learned.words = bayes::words_of(&sent);
        judged(&sent, &publishing(&["spam_at=6"]), &signals)
    };
    let one = judged("Best online casino bonus, free spins: https://spins.example/a/b/c/d/e/f");
    assert_eq!(one.outcome, Outcome::Hold, "{one:?}");
    let links = "https://spins.example/bonus ".repeat(4);
    let many = judged(&format!("Best online casino bonus, free spins: {links}"));
    assert_eq!(many.outcome, Outcome::Spam, "{many:?}");
}

#[test]
fn every_code_has_its_words_and_a_row_in_the_manual() {
    let manual = include_str!("../../../docs/spam.md");
    let rows = manual.lines().filter(|line| line.starts_with('|'));
    let names: Vec<&str> = rows.filter_map(|line| line.split('|').nth(1)).collect();
    for code in Code::ALL {
        let name = code.as_str();
        let reason = Reason::new(name, 1, Vec::new());
        let said = afterword_i18n::Texts::english().reason(reason.as_code());
        assert!(said.is_translated, "server/i18n/texts lacks reason-{name}");
        let is_there = names
            .iter()
            .any(|names| names.contains(&format!("`{name}`")));
        assert!(is_there, "docs/spam.md lacks {name}");
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
