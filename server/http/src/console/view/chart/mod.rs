//! Charts as SVG: the positions of lines and rectangles. Pure functions; their callers pass the texts.
//!
//! ```text
//! buckets   days, or weeks for a long time
//! scale     round numbers for the axis
//! columns   columns, stacked or plain
//! share     a line of percentages
//! ```
//!
//! Each chart is drawn twice, wide and narrow, because text inside an SVG scales with it.

mod buckets;
mod columns;
mod scale;
mod share;
#[cfg(test)]
mod tests;

use std::fmt;

use askama::Template;

pub(in crate::console) use self::buckets::{Bucket, Day, Series, buckets, is_weekly};
pub(in crate::console) use self::columns::{Column, StackedColumn, columns};
pub(in crate::console) use self::scale::Scale;
pub(in crate::console) use self::share::{Share, share};

/// A length in the units of the drawing.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub(in crate::console) struct Units(pub f64);

impl fmt::Display for Units {
    /// Hundredths are finer than any screen.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (self.0 * 100.0).round() / 100.0)
    }
}

/// The available width.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::console) enum Size {
    Wide,
    Narrow,
}

/// Text is 12 units high; a narrow drawing is as wide as a phone, a wide one as a column of text.
impl Size {
    pub(in crate::console) const ALL: [Self; 2] = [Self::Wide, Self::Narrow];

    #[must_use]
    pub(in crate::console) fn as_str(self) -> &'static str {
        match self {
            Self::Wide => "wide",
            Self::Narrow => "narrow",
        }
    }

    fn extent(self) -> (f64, f64) {
        match self {
            Self::Wide => (720.0, 240.0),
            Self::Narrow => (320.0, 200.0),
        }
    }
}

/// The average width of a letter, at most.
const LETTER: f64 = 8.0;
/// Between the numbers and the grid lines.
const TICK_GAP: f64 = 8.0;
const ABOVE: f64 = 12.0;
const BELOW: f64 = 26.0;
/// Between the labels below.
const LABEL_GAP: f64 = 14.0;

/// The rectangle between the axes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::console) struct Plot {
    pub left: Units,
    pub right: Units,
    pub top: Units,
    pub bottom: Units,
}

impl Plot {
    fn new(size: Size, ticks: &[String], labels: &[String]) -> Self {
        let (width, height) = size.extent();
        // The first and the last label may stand out below their columns.
        let half = widest(labels) / 2.0;
        Self {
            left: Units((widest(ticks) + TICK_GAP).max(half)),
            right: Units(width - half),
            top: Units(ABOVE),
            bottom: Units(height - BELOW),
        }
    }

    fn width(&self) -> f64 {
        self.right.0 - self.left.0
    }

    fn height(&self) -> f64 {
        self.bottom.0 - self.top.0
    }

    /// The middle of column `index` of `count`, and its width.
    fn slot(&self, index: usize, count: usize) -> (f64, f64) {
        let slot = self.width() / exact(count.max(1));
        (self.left.0 + slot * (exact(index) + 0.5), slot)
    }
}

/// A grid line with its number.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::console) struct Tick {
    pub y: Units,
    /// The baseline of the number.
    pub text_y: Units,
    pub label: String,
}

/// A label below.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::console) struct AxisLabel {
    pub x: Units,
    pub label: String,
}

/// The axes, which every chart has.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::console) struct Axes {
    pub width: Units,
    pub height: Units,
    pub plot: Plot,
    pub ticks: Vec<Tick>,
    pub marks: Vec<AxisLabel>,
    /// The baseline of the labels below.
    pub marks_y: Units,
}

impl Axes {
    /// `labels` has one for each column; as many of them are shown as fit.
    fn new(size: Size, scale: &Scale, ticks: &[String], labels: &[String]) -> Self {
        let (width, height) = size.extent();
        let plot = Plot::new(size, ticks, labels);
        let numbers = scale.ticks().zip(ticks);
        let ticks = numbers.map(|(number, label)| {
            let y = plot.bottom.0 - plot.height() * scale.part(number);
            Tick {
                y: Units(y),
                text_y: Units(y + 4.0),
                label: label.clone(),
            }
        });
        Self {
            width: Units(width),
            height: Units(height),
            plot,
            ticks: ticks.collect(),
            marks: marks(&plot, labels),
            marks_y: Units(height - 8.0),
        }
    }
}

/// Every first, second, third, seventh … label, so that they don't overlap.
fn marks(plot: &Plot, labels: &[String]) -> Vec<AxisLabel> {
    let room = widest(labels) + LABEL_GAP;
    let (_, slot) = plot.slot(0, labels.len());
    let steps = [1, 2, 3, 4, 7, 8, 13, 14, 21, 26, 30];
    let fits = |step: &usize| exact(*step) * slot >= room;
    let step = steps.into_iter().find(fits).unwrap_or(labels.len().max(1));
    let shown = labels.iter().enumerate().step_by(step);
    shown
        .map(|(index, label)| AxisLabel {
            x: Units(plot.slot(index, labels.len()).0),
            label: label.clone(),
        })
        .collect()
}

fn widest(texts: &[String]) -> f64 {
    texts
        .iter()
        .map(|text| text_width(text))
        .fold(0.0, f64::max)
}

fn text_width(text: &str) -> f64 {
    exact(text.chars().count()) * LETTER
}

/// Counts on a page are far below the limit of exact floats.
fn exact(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

/// One chart in one size, inserted unescaped (`safe`): it escapes its own parts.
#[derive(Debug, Template)]
#[template(path = "console/drawing.html")]
pub(in crate::console) struct Drawing {
    /// The chart's id; the ids inside begin with it.
    pub id: &'static str,
    pub size: Size,
    pub title: String,
    /// The sentence below the chart.
    pub desc: String,
    pub axes: Axes,
    pub columns: Vec<Column>,
    pub share: Option<Share>,
}
