//! Long random lives of comments.

mod old;
mod sqlite;
mod steps;

use proptest::prelude::*;
use proptest::test_runner::Config;

use self::sqlite::{By, InSqlite, dump};
use self::steps::{Kind, Living, World, life};

proptest! {
    #![proptest_config(Config { cases: std::env::var("CASES").map_or(200, |n| n.parse().unwrap()), max_shrink_iters: 600, ..Config::default() })]

    #[test]
    fn rules_do_what_the_statements_did(life in life(Kind::All, std::env::var("STEPS").map_or(60, |n| n.parse().unwrap()))) {
        let (mut old, mut new) = (InSqlite::new(By::OldSql), InSqlite::new(By::Rules));
        let mut living = Living::new(life);
        for step in living.steps() {
            let Some(asked) = living.asks(&step, &old) else { continue };
            let one = old.ask(asked.clone());
            let other = new.ask(asked);
            living.heard(&one);
            if let Ok(mut file) = std::fs::OpenOptions::new().append(true).open("/tmp/lives_answers") {
                use std::io::Write;
                writeln!(file, "{} -> {}", format!("{step:?}").chars().take(40).collect::<String>(), other.chars().take(30).collect::<String>()).unwrap();
            }
            prop_assert_eq!(one, other, "{:?}", step);
        }
        let (one, other) = (dump(&old), dump(&new));
        for (one, other) in one.iter().zip(&other) {
            prop_assert_eq!(one, other);
        }
        prop_assert_eq!(one.len(), other.len());
        if let Ok(mut file) = std::fs::OpenOptions::new().append(true).open("/tmp/lives_stats") {
            use std::io::Write;
            for line in &other { writeln!(file, "{}", line).unwrap(); }
        }
    }
}
