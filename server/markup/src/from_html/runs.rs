//! A paragraph as it is collected: pieces of text, each with its look.

use std::rc::Rc;

/// How a piece of text looks.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Style {
    pub(super) strike: bool,
    pub(super) strong: bool,
    pub(super) emphasis: bool,
}

pub(super) struct Image {
    pub(super) alt: String,
    pub(super) address: String,
}

pub(super) struct Run {
    pub(super) style: Style,
    pub(super) link: Option<Rc<str>>,
    pub(super) piece: InlineContent,
}

pub(super) enum InlineContent {
    /// Line feeds are line breaks; other white space is single spaces.
    Text(String),
    /// Line feeds are line breaks: then it is a block.
    Code(String),
    Image(Image),
}

#[derive(Default)]
pub(super) struct Paragraph {
    pub(super) style: Style,
    pub(super) link: Option<Rc<str>>,
    runs: Vec<Run>,
}

/// In the order in which they stand in each other.
pub(super) const MARKS: [(Mark, &str); 3] = [
    (Mark::Strike, "~~"),
    (Mark::Strong, "**"),
    (Mark::Emphasis, "*"),
];

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    Strike,
    Strong,
    Emphasis,
}

impl Style {
    pub(super) fn flag(&mut self, mark: Mark) -> &mut bool {
        match mark {
            Mark::Strike => &mut self.strike,
            Mark::Strong => &mut self.strong,
            Mark::Emphasis => &mut self.emphasis,
        }
    }

    pub(super) fn has(&self, mark: Mark) -> bool {
        *self.clone().flag(mark)
    }

    /// What stands around `mark`.
    pub(super) fn around(&self, mark: Mark) -> Self {
        Self {
            strike: self.strike && mark != Mark::Strike,
            strong: self.strong && mark == Mark::Emphasis,
            emphasis: false,
        }
    }
}

impl Paragraph {
    /// Adds text, in which white space is collapsed as browsers do.
    pub(super) fn text(&mut self, text: &str) {
        let mut collapsed = String::with_capacity(text.len());
        let mut after_space = self.ends_with_space();
        for character in text.chars() {
            if character.is_ascii_whitespace() || character == '\u{B}' {
                if !after_space {
                    collapsed.push(' ');
                }
                after_space = true;
            } else if !character.is_control() {
                collapsed.push(character);
                after_space = false;
            }
        }
        if !collapsed.is_empty() {
            self.push(&collapsed);
        }
    }

    /// Adds code. Its line ends are white space, and one behind a break belongs to the break.
    pub(super) fn code(&mut self, text: &str) {
        let lines = text.replace("\r\n", "\n");
        let is_broken = matches!(
            self.last_of_this_look(),
            Some(InlineContent::Code(code)) if code.ends_with('\n')
        );
        let line = match lines.strip_prefix('\n') {
            Some(behind_break) if is_broken => behind_break,
            _ => &lines,
        };
        self.add_code(&line.replace('\n', " "));
    }

    /// Ends a line of code.
    pub(super) fn break_code(&mut self) {
        self.add_code("\n");
    }

    fn add_code(&mut self, text: &str) {
        match self.last_of_this_look() {
            Some(InlineContent::Code(code)) => code.push_str(text),
            _ => self.add(InlineContent::Code(text.to_owned())),
        }
    }

    pub(super) fn image(&mut self, image: Image) {
        self.add(InlineContent::Image(image));
    }

    /// Ends the line. Says whether the paragraph ends with it, because the line is empty.
    #[must_use]
    pub(super) fn break_line(&mut self) -> bool {
        if let Some(InlineContent::Text(text)) = self.runs.last_mut().map(|run| &mut run.piece)
            && text.ends_with(' ')
        {
            text.pop();
            if text.is_empty() {
                self.runs.pop();
            }
        }
        match self.runs.last().map(|run| &run.piece) {
            None => false,
            Some(InlineContent::Text(text)) if text.ends_with('\n') => true,
            Some(_) => {
                self.push("\n");
                false
            }
        }
    }

    /// What was collected; the paragraph is empty again then.
    pub(super) fn take(&mut self) -> Vec<Run> {
        std::mem::take(&mut self.runs)
    }

    fn ends_with_space(&self) -> bool {
        match self.runs.last().map(|run| &run.piece) {
            None => true,
            Some(InlineContent::Text(text)) => text.ends_with([' ', '\n']),
            Some(InlineContent::Code(_) | InlineContent::Image(_)) => false,
        }
    }

    fn push(&mut self, text: &str) {
        match self.last_of_this_look() {
            Some(InlineContent::Text(last)) => last.push_str(text),
            _ => self.add(InlineContent::Text(text.to_owned())),
        }
    }

    fn last_of_this_look(&mut self) -> Option<&mut InlineContent> {
        let last = self.runs.last_mut()?;
        (last.style == self.style && last.link == self.link).then_some(&mut last.piece)
    }

    fn add(&mut self, piece: InlineContent) {
        self.runs.push(Run {
            style: self.style.clone(),
            link: self.link.clone(),
            piece,
        });
    }
}

impl Run {
    pub(super) fn is_space(&self) -> bool {
        matches!(&self.piece, InlineContent::Text(text) if text.trim().is_empty())
    }
}
