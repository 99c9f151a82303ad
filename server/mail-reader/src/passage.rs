//! Consecutive lines of a mail as text: the words for reading a command, the Markdown for publishing.

use crate::lines::{BodyLine, LineClass, Origin};

/// From this many spaces on, an indented block is code in Markdown.
const CODE_INDENTATION: usize = 4;

/// Lines that belong together, without blank ones around them.
#[derive(Debug, Default)]
pub(super) struct Passage(Vec<BodyLine>);

/// Which lines of a passage are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    All,
    /// Those below the first.
    Below,
}

impl Passage {
    pub(super) fn of(lines: &[BodyLine]) -> Self {
        Self(lines.to_vec())
    }

    pub(super) fn lines(&self) -> &[BodyLine] {
        &self.0
    }

    /// The words alone, as they are seen.
    pub(super) fn plain(&self) -> String {
        join(&self.0)
    }

    /// Plain text is Markdown as typed; HTML is converted, and its characters mean themselves.
    pub(super) fn markdown(&self, wanted: Wanted) -> String {
        let mut skipped = wanted == Wanted::All;
        let mut texts = Vec::new();
        for chunk in self.0.chunk_by(are_of_one_part) {
            let Some(first) = chunk.iter().position(|line| line.class != LineClass::Empty) else {
                continue;
            };
            let skip = !std::mem::replace(&mut skipped, true);
            let text = match &chunk[first].origin {
                None if skip => below(&join(chunk)).to_owned(),
                None => join(chunk),
                Some(Origin { source, .. }) => {
                    let from = first + usize::from(skip);
                    let lines: Vec<usize> = chunk[from..]
                        .iter()
                        .filter_map(|line| line.origin.as_ref().map(|origin| origin.line))
                        .collect();
                    source.markdown(&lines)
                }
            };
            texts.push(text);
        }
        texts.retain(|text| !text.is_empty());
        texts.join("\n\n")
    }
}

fn are_of_one_part(one: &BodyLine, other: &BodyLine) -> bool {
    match (&one.origin, &other.origin) {
        (None, None) => true,
        (Some(one), Some(other)) => std::rc::Rc::ptr_eq(&one.source, &other.source),
        _ => false,
    }
}

/// The text below the first line.
pub(super) fn below(text: &str) -> &str {
    let (_, rest) = text.split_once('\n').unwrap_or((text, ""));
    rest.trim_start_matches('\n')
}

/// Joins the lines: at most one blank line in a row, and without common indentation unless it is Markdown.
fn join(lines: &[BodyLine]) -> String {
    let written = || lines.iter().filter(|line| line.class != LineClass::Empty);
    let indentation = |line: &BodyLine| line.text.bytes().take_while(|&byte| byte == b' ').count();
    let common = written().map(indentation).min().unwrap_or(0);
    let margin = if common < CODE_INDENTATION { common } else { 0 };
    let mut text = String::new();
    let mut blank = false;
    for line in lines {
        if line.class == LineClass::Empty {
            blank = true;
            continue;
        }
        if !text.is_empty() {
            text.push_str(if blank { "\n\n" } else { "\n" });
        }
        text.push_str(&line.text[margin..]);
        blank = false;
    }
    text
}
