//! A line of percentages, with gaps where the total is 0.

use super::{Axes, Scale, Size, Units};

/// A lower top would exaggerate one spam in a hundred.
const LEAST_TOP: u64 = 10;

#[derive(Debug, Clone, PartialEq)]
pub(in crate::console) struct Share {
    /// For each unbroken run: the line, and the area below it, as path data.
    pub runs: Vec<Run>,
    pub dots: Vec<Dot>,
    pub slots: Vec<Slot>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::console) struct Run {
    pub line: String,
    pub area: String,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::console) struct Dot {
    pub x: Units,
    pub y: Units,
}

/// More dots hide their line.
const MOST_DOTS: usize = 31;

/// An area with a tooltip.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::console) struct Slot {
    pub x: Units,
    pub width: Units,
    pub title: String,
}

/// Each of `shares` is a tooltip, and a percentage if there is one.
#[must_use]
pub(in crate::console) fn share(
    size: Size,
    shares: &[(String, Option<u64>)],
    labels: &[String],
    percent: impl Fn(u64) -> String,
) -> (Axes, Share) {
    let most = shares.iter().filter_map(|(_, percent)| *percent).max();
    let scale = Scale::to(most.unwrap_or_default().clamp(LEAST_TOP, 100));
    let ticks: Vec<String> = scale.ticks().map(percent).collect();
    let axes = Axes::new(size, &scale, &ticks, labels);
    let plot = axes.plot;
    let dot = |(index, percent): (usize, Option<u64>)| {
        percent.map(|percent| Dot {
            x: Units(plot.slot(index, shares.len()).0),
            y: Units(plot.bottom.0 - plot.height() * scale.part(percent)),
        })
    };
    let percents = shares.iter().map(|(_, percent)| *percent);
    let places: Vec<Option<Dot>> = percents.enumerate().map(dot).collect();
    let slots = shares.iter().enumerate().map(|(index, (title, _))| {
        let (middle, slot) = plot.slot(index, shares.len());
        Slot {
            x: Units(middle - slot / 2.0),
            width: Units(slot),
            title: title.clone(),
        }
    });
    let slots = slots.collect();
    let runs = places.split(Option::is_none).map(|run| {
        let dots: Vec<Dot> = run.iter().flatten().copied().collect();
        self::run(&dots, plot.bottom)
    });
    let share = Share {
        runs: runs.flatten().collect(),
        dots: dots(&places),
        slots,
    };
    (axes, share)
}

/// All if there are few; otherwise those without a line.
fn dots(places: &[Option<Dot>]) -> Vec<Dot> {
    let runs = places.split(Option::is_none);
    let shown = runs.filter(|run| places.len() <= MOST_DOTS || run.len() == 1);
    shown.flatten().flatten().copied().collect()
}

/// `None` for a single dot, which makes no line.
fn run(dots: &[Dot], bottom: Units) -> Option<Run> {
    let [first, .., last] = dots else {
        return None;
    };
    let points = dots.iter().map(|dot| format!("{} {}", dot.x, dot.y));
    let points = points.collect::<Vec<_>>().join("L");
    Some(Run {
        line: format!("M{points}"),
        area: format!("M{} {bottom}L{points}L{} {bottom}Z", first.x, last.x),
    })
}
