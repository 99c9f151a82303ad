//! Properties of every chart.

use jiff::ToSpan;
use jiff::civil::{Date, date};
use proptest::prelude::*;

use super::*;

fn days(numbers: &[(u64, u64, u64, u64)]) -> Vec<Day> {
    let first: Date = date(2026, 1, 14);
    let numbered = numbers.iter().zip(0i64..);
    numbered
        .map(|(&(published, waiting, spam, refused), index)| Day {
            date: first.saturating_add(index.days()),
            comments: Series {
                published,
                waiting,
                spam,
                refused,
            },
            decisions: published + spam,
        })
        .collect()
}

fn some_days() -> impl Strategy<Value = Vec<Day>> {
    let number = prop_oneof![Just(0), 0u64..40, 0u64..2_000_000];
    let day = (number.clone(), number.clone(), number.clone(), number);
    prop::collection::vec(day, 0..400).prop_map(|numbers| days(&numbers))
}

fn stacks(buckets: &[Bucket]) -> (Vec<StackedColumn>, Vec<String>) {
    let stack = |bucket: &Bucket| StackedColumn {
        title: bucket.from.to_string(),
        pieces: vec![
            ("published", bucket.comments.published),
            ("waiting", bucket.comments.waiting),
            ("spam", bucket.comments.spam),
            ("refused", bucket.comments.refused),
        ],
    };
    let labels = buckets.iter().map(|_| "30 sept.".to_owned());
    (buckets.iter().map(stack).collect(), labels.collect())
}

fn assert_inside(axes: &Axes, x: f64, y: f64) {
    let (width, height) = (axes.width.0, axes.height.0);
    assert!((0.0..=width).contains(&x), "{x} in {width}");
    assert!((0.0..=height).contains(&y), "{y} in {height}");
}

fn assert_axes(axes: &Axes) {
    let half = |label: &str| text_width(label) / 2.0;
    for tick in &axes.ticks {
        let x = axes.plot.left.0 - 6.0;
        assert_inside(axes, x, tick.y.0);
        assert_inside(axes, x - text_width(&tick.label), tick.text_y.0);
    }
    for mark in &axes.marks {
        assert_inside(axes, mark.x.0 - half(&mark.label), axes.marks_y.0);
        assert_inside(axes, mark.x.0 + half(&mark.label), axes.marks_y.0);
    }
    for pair in axes.marks.windows(2) {
        let room = pair[1].x.0 - pair[0].x.0;
        assert!(
            room >= half(&pair[0].label) + half(&pair[1].label),
            "labels touch: {room}"
        );
    }
}

proptest! {
    #[test]
    fn nothing_is_lost_between_days_and_weeks(days in some_days()) {
        let all = buckets(&days);
        let sum = |of: fn(&Series) -> u64| -> (u64, u64) {
            (
                days.iter().map(|day| of(&day.comments)).sum(),
                all.iter().map(|bucket| of(&bucket.comments)).sum(),
            )
        };
        for of in [
            |series: &Series| series.published,
            |series: &Series| series.waiting,
            |series: &Series| series.spam,
            |series: &Series| series.refused,
        ] {
            let (before, after) = sum(of);
            prop_assert_eq!(before, after);
        }
        let decided: u64 = all.iter().map(|bucket| bucket.decisions).sum();
        prop_assert_eq!(decided, days.iter().map(|day| day.decisions).sum::<u64>());
        prop_assert!(all.len() <= 90);
    }

    #[test]
    fn columns_stay_inside_and_are_as_high_as_their_numbers(days in some_days()) {
        let (stacks, labels) = stacks(&buckets(&days));
        for size in Size::ALL {
            let (axes, columns) = columns(size, &stacks, &labels, |number| number.to_string());
            assert_axes(&axes);
            prop_assert_eq!(columns.len(), stacks.len());
            let scale = Scale::to(stacks.iter().map(|stack| stack.pieces.iter().map(|(_, n)| n).sum()).max().unwrap_or(0));
            for (column, stack) in columns.iter().zip(&stacks) {
                assert_inside(&axes, column.slot_x.0 + 0.001, axes.plot.top.0);
                assert_inside(&axes, column.slot_x.0 + column.slot_width.0 - 0.001, axes.plot.top.0);
                for piece in &column.pieces {
                    assert_inside(&axes, column.x.0, piece.y.0);
                    assert_inside(&axes, column.x.0 + column.width.0, piece.y.0 + piece.height.0);
                }
                let all: u64 = stack.pieces.iter().map(|(_, number)| number).sum();
                let height: f64 = column.pieces.iter().map(|piece| piece.height.0).sum();
                let right = axes.plot.height() * scale.part(all);
                // Each of the four is at least one unit high.
                prop_assert!(height >= right - 0.01 && height <= right + 4.01, "{} for {}", height, right);
            }
        }
    }

    #[test]
    fn shares_stay_inside_and_every_one_is_drawn(days in some_days()) {
        let all = buckets(&days);
        let shares: Vec<_> = all.iter().map(|bucket| (String::new(), bucket.comments.spam_percent())).collect();
        let (_, labels) = stacks(&all);
        for size in Size::ALL {
            let (axes, share) = share(size, &shares, &labels, |percent| format!("{percent} %"));
            assert_axes(&axes);
            let there = shares.iter().filter(|(_, share)| share.is_some()).count();
            let points: usize = share.runs.iter().map(|run| run.line.split('L').count()).sum();
            if shares.len() <= 31 {
                prop_assert_eq!(share.dots.len(), there);
            } else {
                prop_assert_eq!(share.dots.len() + points, there);
            }
            for dot in &share.dots {
                assert_inside(&axes, dot.x.0, dot.y.0);
                prop_assert!(dot.y >= axes.plot.top && dot.y <= axes.plot.bottom);
            }
            for run in &share.runs {
                prop_assert!(!run.line.contains("NaN") && !run.area.contains("NaN") && !run.area.contains("inf"));
            }
        }
    }

    #[test]
    fn a_scale_is_round_reaches_the_most_and_has_few_steps(most in any::<u64>()) {
        let scale = Scale::to(most);
        let ticks: Vec<u64> = scale.ticks().collect();
        prop_assert!((2..=6).contains(&ticks.len()), "{:?}", ticks);
        prop_assert!(scale.top() >= most.min(u64::MAX / 100));
        let mut step = ticks[1];
        while step.is_multiple_of(10) {
            step /= 10;
        }
        prop_assert!([1, 2, 5].contains(&step));
    }
}

#[test]
fn scales_of_some_numbers() {
    let ticks = |most| Scale::to(most).ticks().collect::<Vec<_>>();
    assert_eq!(ticks(0), [0, 1]);
    assert_eq!(ticks(4), [0, 1, 2, 3, 4]);
    assert_eq!(ticks(7), [0, 2, 4, 6, 8]);
    assert_eq!(ticks(84), [0, 20, 40, 60, 80, 100]);
    assert_eq!(ticks(1001), [0, 500, 1000, 1500]);
}

#[test]
fn above_ninety_days_a_column_is_a_week_that_begins_on_monday() {
    let ninety = days(&[(1, 0, 0, 0); 90]);
    assert_eq!(buckets(&ninety).len(), 90);
    let year = buckets(&days(&[(1, 0, 0, 0); 365]));
    assert_eq!(year.len(), 53);
    // 14 January 2026 is a Wednesday.
    assert_eq!(year[0].from, date(2026, 1, 12));
    assert_eq!(year[0].comments.published, 5);
    assert_eq!(year[1].comments.published, 7);
}

#[test]
fn a_share_is_rounded_and_there_is_none_of_nothing() {
    let series = |published, spam| Series {
        published,
        spam,
        ..Series::default()
    };
    assert_eq!(series(0, 0).spam_percent(), None);
    assert_eq!(series(2, 1).spam_percent(), Some(33));
    assert_eq!(series(1, 2).spam_percent(), Some(67));
    assert_eq!(series(0, 3).spam_percent(), Some(100));
    assert_eq!(series(1, 999).spam_percent(), Some(99));
    assert_eq!(series(999, 1).spam_percent(), Some(1));
}

#[test]
fn a_line_is_broken_where_nothing_came_in() {
    let shares = [Some(10), Some(20), None, Some(5)].map(|share| (String::new(), share));
    let labels = vec!["1 Mar".to_owned(); 4];
    let (_, share) = share(Size::Narrow, &shares, &labels, |percent| {
        percent.to_string()
    });
    assert_eq!((share.runs.len(), share.dots.len()), (1, 3));
}
