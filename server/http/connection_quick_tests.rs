use std::time::Duration;

use tokio::io::{AsyncWriteExt, DuplexStream, duplex};

use super::*;
use crate::http::stage::StageSwitch;

const HOUR: Duration = Duration::from_secs(3600);
const MOMENT: Duration = Duration::from_millis(1);

struct Known;

impl Shortcut for Known {
    fn answer(&self, _: Peer, _: &[u8], _: std::time::Instant) -> Option<Bytes> {
        Some(Bytes::from_static(b"known"))
    }
}

fn limits(first_byte_timeout: Duration, idle_timeout: Duration) -> Limits {
    Limits {
        first_byte_timeout,
        idle_timeout,
        ..Limits::default()
    }
}

/// Waits once, and then asks; `between` happens at the same time. With what came of it, and when the alarm was to go off
/// and is now.
async fn asked(
    limits: Limits,
    between: impl AsyncFnOnce(&StageSwitch, Instant),
) -> (Poll<Event>, Instant, Instant) {
    let (mut client, mut server) = duplex(100);
    let switch = StageSwitch::new();
    let (mut stages, begun) = (switch.subscribe(), Instant::now());
    let mut quick = Quick {
        peer: Peer {
            address: ([127, 0, 0, 1], 1).into(),
            tls: false,
        },
        shortcut: Some(&Known),
        stage: Stage::Serving,
        past: Past::Nothing,
        since: begun,
        asked: begun,
        unsent: Bytes::new(),
        is_flushed: true,
    };
    let mut alarm = pin!(sleep_until(quick.deadline(&limits).0));
    let first = alarm.deadline();
    let came = {
        let server: &mut DuplexStream = &mut server;
        let mut event = pin!(quick.event(server, &mut stages, &limits, alarm.as_mut()));
        let mut context = Context::from_waker(std::task::Waker::noop());
        assert!(event.as_mut().poll(&mut context).is_pending());
        between(&switch, first).await;
        client.write_all(b"asked").await.unwrap();
        event.as_mut().poll(&mut context)
    };
    (came, first, alarm.deadline())
}

#[tokio::test]
async fn a_stage_that_begins_as_a_request_comes_is_noticed() {
    let change = async |switch: &StageSwitch, _| switch.advance_to(Stage::Draining);
    let (came, ..) = asked(limits(HOUR, 2 * HOUR), change).await;
    assert!(matches!(came, Poll::Ready(Event::Stage(Stage::Draining))));
}

#[tokio::test]
async fn an_alarm_that_goes_off_as_a_request_comes_is_set_anew() {
    let wait = async |_: &StageSwitch, first| tokio::time::sleep_until(first + MOMENT).await;
    let (came, first, alarm) = asked(limits(MOMENT, HOUR), wait).await;
    assert!(came.is_pending());
    assert!(alarm > first);
}

#[tokio::test]
async fn an_alarm_comes_sooner_where_who_has_asked_may_idle_for_less_than_who_has_not() {
    let (came, first, alarm) = asked(limits(2 * HOUR, HOUR), async |_, _| {}).await;
    assert!(came.is_pending());
    assert!(alarm < first);
}
