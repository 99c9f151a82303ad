//! Columns: one for each day or week, stacked of several kinds or plain.

use super::{Axes, Plot, Scale, Size, Units};

/// Wider columns look like boxes.
const WIDEST: f64 = 44.0;
/// A small number is visible beside a huge day.
const LEAST_HEIGHT: f64 = 1.0;

/// The pieces of a column, from below.
#[derive(Debug, Clone)]
pub(in crate::console) struct StackedColumn {
    /// The tooltip.
    pub title: String,
    /// Class and number.
    pub pieces: Vec<(&'static str, u64)>,
}

#[derive(Debug, Clone, PartialEq)]
pub(in crate::console) struct Column {
    pub title: String,
    /// The whole height reacts to the pointer.
    pub slot_x: Units,
    pub slot_width: Units,
    pub x: Units,
    pub width: Units,
    pub pieces: Vec<ColumnSegment>,
}

#[derive(Debug, Clone, PartialEq)]
pub(in crate::console) struct ColumnSegment {
    pub class: &'static str,
    pub y: Units,
    pub height: Units,
}

impl StackedColumn {
    fn all(&self) -> u64 {
        self.pieces.iter().map(|(_, number)| number).sum()
    }
}

/// `labels` has one for each stack; `number` writes the numbers of the axis.
#[must_use]
pub(in crate::console) fn columns(
    size: Size,
    stacks: &[StackedColumn],
    labels: &[String],
    number: impl Fn(u64) -> String,
) -> (Axes, Vec<Column>) {
    let most = stacks.iter().map(StackedColumn::all).max();
    let scale = Scale::to(most.unwrap_or_default());
    let ticks: Vec<String> = scale.ticks().map(number).collect();
    let axes = Axes::new(size, &scale, &ticks, labels);
    let columns = stacks.iter().enumerate().map(|(index, stack)| {
        let (middle, slot) = axes.plot.slot(index, stacks.len());
        let width = (slot * 0.72).min(WIDEST);
        Column {
            title: stack.title.clone(),
            slot_x: Units(middle - slot / 2.0),
            slot_width: Units(slot),
            x: Units(middle - width / 2.0),
            width: Units(width),
            pieces: pieces(&axes.plot, &scale, stack),
        }
    });
    let columns = columns.collect();
    (axes, columns)
}

fn pieces(plot: &Plot, scale: &Scale, stack: &StackedColumn) -> Vec<ColumnSegment> {
    let mut foot = plot.bottom.0;
    let there = stack.pieces.iter().filter(|(_, number)| *number > 0);
    there
        .map(|(class, number)| {
            let height = (plot.height() * scale.part(*number)).max(LEAST_HEIGHT);
            foot -= height;
            ColumnSegment {
                class,
                y: Units(foot),
                height: Units(height),
            }
        })
        .collect()
}
