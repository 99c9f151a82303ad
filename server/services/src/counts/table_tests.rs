use std::collections::HashMap;

use proptest::prelude::*;

use super::*;
use crate::cache_key::Fingerprints;

#[derive(Debug, Clone)]
enum Step {
    Insert(u16, u32),
    Remove(u16),
    Clear,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        60 => (0..600_u16, any::<u32>()).prop_map(|(name, number)| Step::Insert(name, number)),
        40 => (0..600_u16).prop_map(Step::Remove),
        1 => Just(Step::Clear),
    ];
    proptest::collection::vec(step, 0..3000)
}

fn named(prints: &Fingerprints, name: u16) -> Fingerprint {
    prints.of(&name.to_string())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn it_holds_what_a_map_would_hold(steps in steps()) {
        let (table, prints, mut map) = (Table::new(600), Fingerprints::new(), HashMap::new());
        for step in steps {
            match step {
                Step::Insert(name, number) => {
                    table.insert(named(&prints, name), number);
                    map.insert(name, number);
                }
                Step::Remove(name) => {
                    table.remove(named(&prints, name));
                    map.remove(&name);
                }
                Step::Clear => {
                    table.clear();
                    map.clear();
                }
            }
        }
        let look = table.look();
        for name in 0..600 {
            prop_assert_eq!(look.get(named(&prints, name)), map.get(&name).copied());
        }
        prop_assert_eq!(table.len(), map.len());
    }

    #[test]
    fn beyond_its_bound_it_forgets_and_is_never_wrong(most in 1..200_usize, names in proptest::collection::vec(0..600_u16, 0..3000)) {
        let (table, prints) = (Table::new(most), Fingerprints::new());
        for name in &names {
            table.insert(named(&prints, *name), u32::from(*name) + 7);
            prop_assert_eq!(table.look().get(named(&prints, *name)), Some(u32::from(*name) + 7));
            prop_assert!(table.len() <= most);
        }
        let look = table.look();
        let found = (0..600).filter_map(|name| Some((name, look.get(named(&prints, name))?)));
        let found: Vec<_> = found.collect();
        prop_assert_eq!(found.len(), table.len());
        prop_assert!(found.iter().all(|(name, number)| *number == u32::from(*name) + 7));
    }
}

#[test]
fn without_room_it_keeps_nothing() {
    let (table, print) = (Table::new(0), Fingerprints::new().of("/a/"));
    table.insert(print, 1);
    assert_eq!((table.look().get(print), table.len()), (None, 0));
}

#[test]
fn who_looks_while_others_write_sees_what_was_written_for_it() {
    const NAMES: u16 = 400;
    let (table, prints) = (Table::new(300), Fingerprints::new());
    let rounds = 0..200_u32;
    std::thread::scope(|threads| {
        let writers = [0, 1].map(|own| {
            let (table, prints, rounds) = (&table, &prints, rounds.clone());
            threads.spawn(move || {
                for round in rounds {
                    for name in (0..NAMES).filter(|name| name % 2 == own) {
                        // Each name has numbers of its own.
                        table.insert(
                            named(prints, name),
                            round * u32::from(NAMES) + u32::from(name),
                        );
                        if (round + u32::from(name)) % 3 == 0 {
                            table.remove(named(prints, name));
                        }
                    }
                }
            })
        });
        let mut found = 0;
        // Once more when they have ended, so that there is something to find however late this begins.
        let mut is_over = false;
        while !is_over {
            is_over = writers.iter().all(|writer| writer.is_finished());
            let look = table.look();
            for name in 0..NAMES {
                if let Some(number) = look.get(named(&prints, name)) {
                    assert_eq!(number % u32::from(NAMES), u32::from(name));
                    found += 1;
                }
            }
        }
        assert!(found > 0);
    });
}
