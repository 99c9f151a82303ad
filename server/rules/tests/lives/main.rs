//! Long random lives of comments.

mod old;
mod sqlite;
mod steps;

use proptest::prelude::*;
use proptest::test_runner::Config;

use self::sqlite::{By, InSqlite, dump};
use self::steps::{Kind, Living, World, life};

proptest! {
    #![proptest_config(Config { cases: 200, max_shrink_iters: 400, ..Config::default() })]

    #[test]
    fn rules_do_what_the_statements_did(life in life(Kind::All, 60)) {
        let (mut old, mut new) = (InSqlite::new(By::OldSql), InSqlite::new(By::Rules));
        let mut living = Living::new(life);
        for step in living.steps() {
            let Some(asked) = living.asks(&step, &old) else { continue };
            let one = old.ask(asked.clone());
            let other = new.ask(asked);
            prop_assert_eq!(one, other, "{:?}", step);
        }
        let (one, other) = (dump(&old), dump(&new));
        for (one, other) in one.iter().zip(&other) {
            prop_assert_eq!(one, other);
        }
        prop_assert_eq!(one.len(), other.len());
    }
}
