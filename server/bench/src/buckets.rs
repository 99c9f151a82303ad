//! Times sorted into classes with round bounds.

use serde::Serialize;

use crate::times::Times;

/// As many as a terminal shows at once beside the figures.
const MOST: usize = 16;
/// Round bounds between 1 and 10, from fine to coarse, in hundredths: Renard's series R20 and R10, and coarser ones.
const SERIES: [&[u64]; 6] = [
    &[
        100, 112, 125, 140, 160, 180, 200, 224, 250, 280, 315, 355, 400, 450, 500, 560, 630, 710,
        800, 900,
    ],
    &[100, 125, 160, 200, 250, 315, 400, 500, 630, 800],
    &[100, 150, 200, 300, 500, 700],
    &[100, 200, 500],
    &[100, 300],
    &[100],
];

/// `from` belongs to it, `to` to the next one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Bucket {
    pub from_microseconds: u64,
    pub to_microseconds: u64,
    pub count: u64,
}

/// All times, in the finest classes of which there are few enough; empty ones between others are there, too.
pub(super) fn buckets(times: &Times) -> Vec<Bucket> {
    let mut last = Vec::new();
    for series in SERIES {
        last = sorted(times, &bounds(series));
        if last.len() <= MOST {
            break;
        }
    }
    last
}

/// In microseconds, up to hours.
fn bounds(series: &[u64]) -> Vec<u64> {
    let decades = (0..11).map(|exponent| 10_u64.pow(exponent));
    let all = decades.flat_map(|decade| series.iter().map(move |step| step * decade / 100));
    let mut all: Vec<u64> = all.collect();
    all.dedup();
    all
}

fn sorted(times: &Times, bounds: &[u64]) -> Vec<Bucket> {
    let pairs = bounds.windows(2);
    let mut all: Vec<Bucket> = pairs
        .map(|pair| Bucket {
            from_microseconds: pair[0],
            to_microseconds: pair[1],
            count: 0,
        })
        .collect();
    for (micros, count) in times.each() {
        let after = bounds.partition_point(|bound| *bound <= micros);
        if let Some(bucket) = all.get_mut(after.saturating_sub(1)) {
            bucket.count += count;
        }
    }
    let is_used = |bucket: &Bucket| bucket.count > 0;
    let first = all.iter().position(is_used).unwrap_or_default();
    let end = all.iter().rposition(is_used).map_or(0, |last| last + 1);
    all.drain(..first.min(end));
    all.truncate(end - first.min(end));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn every_time_is_in_one_class_and_classes_are_few() {
        for spread in [1, 7, 1_000, 300_000] {
            let mut times = Times::new().unwrap();
            for step in 0..100 {
                times.add(Duration::from_micros(40 + step * spread));
            }
            let all = buckets(&times);
            assert!(all.len() <= MOST, "{}", all.len());
            assert_eq!(all.iter().map(|bucket| bucket.count).sum::<u64>(), 100);
            for pair in all.windows(2) {
                assert_eq!(pair[0].to_microseconds, pair[1].from_microseconds);
            }
            assert!(all[0].count > 0 && all[all.len() - 1].count > 0);
        }
        assert_eq!(buckets(&Times::new().unwrap()), []);
    }
}
