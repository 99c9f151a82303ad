//! Random lives of webhooks, in memory.

use std::collections::{BTreeMap, BTreeSet};

use afterword_model::policy::HookEvent;
use afterword_model::{HookId, HookSettled, OutboxHook};
use jiff::SignedDuration;
use proptest::prelude::*;

use afterword_store_contract::lives::{
    Came, Deliveries as _, Delivering, DeliveryStep, InMemoryDeliveries, PAGES, Told, URLS,
    delivery_life,
};

use super::config;

type World = Delivering<InMemoryDeliveries>;

fn begun() -> World {
    Delivering::new(InMemoryDeliveries::default())
}

fn waits(row: &OutboxHook) -> bool {
    row.sent.is_none() && row.failed.is_none()
}

/// Threads with a webhook that waits or has failed, by path and receiver.
fn threads(rows: &[OutboxHook]) -> BTreeSet<(Option<String>, String)> {
    let is_open = |row: &&OutboxHook| row.event == HookEvent::ThreadChanged && row.sent.is_none();
    let open = rows.iter().filter(is_open);
    open.map(|row| (row.page.clone(), row.url.clone()))
        .collect()
}

proptest! {
    #![proptest_config(config(512))]

    /// Whatever happens to its webhook, there is one until it is sent.
    #[test]
    fn no_changed_thread_is_forgotten(life in delivery_life(80)) {
        let mut world = begun();
        for step in &life {
            let before = threads(&world.world.rows());
            let told = world.lives(step);
            let after = threads(&world.world.rows());
            if told != Told::Settled(HookSettled::Sent) {
                prop_assert!(before.is_subset(&after), "{:?}", step);
            }
        }
    }

    #[test]
    fn a_change_is_told_under_an_id_that_was_never_sent(life in delivery_life(80)) {
        let mut world = begun();
        let mut tried: BTreeSet<HookId> = BTreeSet::new();
        for step in &life {
            world.lives(step);
            let rows = world.world.rows();
            if let DeliveryStep::Change { page, url } = step {
                let is_new = |row: &&OutboxHook| {
                    let is_thread = row.event == HookEvent::ThreadChanged && waits(row);
                    let is_here = row.page.as_deref() == Some(PAGES[*page]) && row.url == URLS[*url];
                    is_thread && is_here && !tried.contains(&row.id)
                };
                prop_assert!(rows.iter().any(|row| is_new(&row)), "{:?}", rows);
            }
            if let DeliveryStep::Claim { .. } = step {
                tried.extend(rows.iter().filter(|row| row.attempts > 0).map(|row| row.id));
            }
        }
    }

    /// Memory panics where two wait for one thread and receiver without being claimed.
    #[test]
    fn what_ends_is_sent_given_up_or_abandoned(life in delivery_life(80)) {
        let mut world = begun();
        let mut before: BTreeMap<HookId, OutboxHook> = BTreeMap::new();
        for step in &life {
            let told = world.lives(step);
            let now = world.now;
            let rows = world.world.rows();
            if let Told::Settled(HookSettled::Again { due, .. }) = &told {
                let pause = due.duration_since(now);
                prop_assert!(pause >= SignedDuration::from_mins(1), "{}", pause);
                prop_assert!(pause <= SignedDuration::from_hours(24), "{}", pause);
            }
            for row in rows.iter().filter(|row| row.failed.is_some()) {
                let was = before.get(&row.id);
                if was.is_some_and(|was| was.failed.is_some()) {
                    continue;
                }
                let is_old = now.duration_since(row.created) > SignedDuration::from_hours(72)
                    && row.attempts >= 8;
                let error = row.error.as_ref().unwrap();
                let is_right = match step {
                    DeliveryStep::Settle { came: Came::Never, .. } => !error.is_given_up,
                    DeliveryStep::Settle { came: Came::NotNow { .. }, .. } => error.is_given_up && is_old,
                    DeliveryStep::Abandon { .. } => !error.is_given_up,
                    _ => false,
                };
                prop_assert!(is_right, "{:?} {:?}", step, row);
            }
            before = rows.into_iter().map(|row| (row.id, row)).collect();
        }
    }

    /// A receiver that takes everything has heard of everything in the end.
    #[test]
    fn all_is_told_when_all_is_tried_again(life in delivery_life(60)) {
        let mut world = begun();
        for step in &life {
            world.lives(step);
        }
        world.lives(&DeliveryStep::Release);
        world.lives(&DeliveryStep::Retry { which: None });
        world.lives(&DeliveryStep::Pass { minutes: 2 * 24 * 60 });
        for url in [0, 1] {
            world.lives(&DeliveryStep::Claim { url, limit: 1000 });
        }
        for _ in 0..1000 {
            let sent = DeliveryStep::Settle { which: 0, came: Came::Sent };
            if world.lives(&sent) == Told::Nothing {
                break;
            }
        }
        prop_assert!(world.untold().is_empty(), "{:?}", world.world.rows());
    }
}
