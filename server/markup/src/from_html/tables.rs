//! Tables with a head, which is what Markdown has.

use crate::tokens::Tag;

/// A table that is being read.
#[derive(Default)]
pub(super) struct Table {
    rows: Vec<Vec<String>>,
    /// Of the head's cells: `:--`, `:-:`, `--:` or `---`.
    columns: Vec<&'static str>,
}

impl Table {
    pub(super) fn open_row(&mut self) {
        self.rows.push(Vec::new());
    }

    /// The alignment of a column stands at its head.
    pub(super) fn open_cell(&mut self, tag: &Tag<'_>) {
        if self.rows.len() == 1 {
            let align = tag.attribute("align").unwrap_or_default();
            self.columns
                .push(match align.to_ascii_lowercase().as_str() {
                    "left" => ":--",
                    "center" => ":-:",
                    "right" => "--:",
                    _ => "---",
                });
        }
    }

    /// Adds a cell's lines of Markdown.
    pub(super) fn add(&mut self, lines: &str) {
        if self.rows.is_empty() {
            self.open_row();
        }
        if let Some(row) = self.rows.last_mut() {
            // A line end would end the row, and a bar the cell, in code as well.
            let line = lines.split_whitespace().collect::<Vec<_>>().join(" ");
            row.push(line.replace("\\|", "|").replace('|', "\\|"));
        }
    }

    /// Its lines; empty if there is no cell. A row with more cells than the head gives the head more.
    pub(super) fn lines(mut self) -> String {
        self.rows.retain(|row| !row.is_empty());
        let width = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        if width == 0 {
            return String::new();
        }
        self.columns.resize(width, "---");
        let mut lines = Vec::with_capacity(self.rows.len() + 1);
        for (number, mut row) in self.rows.into_iter().enumerate() {
            row.resize(width, String::new());
            lines.push(format!("| {} |", row.join(" | ")));
            if number == 0 {
                lines.push(format!("| {} |", self.columns.join(" | ")));
            }
        }
        lines.join("\n")
    }
}
