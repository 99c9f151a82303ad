//! Consecutive blocks, in quotes and lists: where each line begins, and with what.

/// Of quotes, lists and items in each other; `render` shows as many levels, with emphasis. What is
/// deeper stands in the innermost.
const MAX_DEPTH: usize = 20;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum List {
    Bulleted,
    /// From this number on.
    Numbered(u32),
}

#[derive(Debug)]
enum Container {
    Quote,
    List(List, char),
    Item {
        /// Until the item's first line is written.
        marker: Option<String>,
        width: usize,
    },
}

#[derive(Default)]
pub(super) struct Blocks {
    out: String,
    open: Vec<Container>,
    /// How many of `open` have been open ever since the last block.
    kept: usize,
    /// How many quotes and lists were opened too deep.
    ignored: usize,
    lists: usize,
}

impl Blocks {
    pub(super) fn open_quote(&mut self) {
        self.open(Container::Quote);
    }

    pub(super) fn open_list(&mut self, list: List) {
        // Lists that touch would be read as one, if their marks were the same.
        self.lists += 1;
        let sign = match (list, self.lists % 2) {
            (List::Bulleted, 1) => '-',
            (List::Bulleted, _) => '*',
            (List::Numbered(_), 1) => '.',
            (List::Numbered(_), _) => ')',
        };
        self.open(Container::List(list, sign));
    }

    pub(super) fn open_item(&mut self) {
        self.close_item();
        if self.ignored > 0 {
            return;
        }
        if !matches!(self.open.last(), Some(Container::List(..))) {
            self.open_list(List::Bulleted);
        }
        let Some(Container::List(list, sign)) = self.open.last_mut() else {
            return;
        };
        let marker = match list {
            List::Bulleted => format!("{sign} "),
            List::Numbered(number) => {
                let marker = format!("{number}{sign} ");
                // CommonMark has nine digits.
                *number = (*number + 1).min(999_999_999);
                marker
            }
        };
        self.open.push(Container::Item {
            width: marker.len(),
            marker: Some(marker),
        });
    }

    pub(super) fn close_quote(&mut self) {
        self.close(|container| matches!(container, Container::Quote));
    }

    pub(super) fn close_list(&mut self) {
        self.close(|container| matches!(container, Container::List(..)));
    }

    /// Closes the item of the innermost list; not one around a quote in it.
    pub(super) fn close_item(&mut self) {
        if self.ignored == 0 && matches!(self.open.last(), Some(Container::Item { .. })) {
            self.truncate(self.open.len() - 1);
        }
    }

    fn open(&mut self, container: Container) {
        // An item must fit into its list.
        if self.open.len() + 1 < MAX_DEPTH && self.ignored == 0 {
            self.open.push(container);
        } else {
            self.ignored += 1;
        }
    }

    fn close(&mut self, wanted: impl Fn(&Container) -> bool) {
        if self.ignored > 0 {
            self.ignored -= 1;
        } else if let Some(at) = self.open.iter().rposition(wanted) {
            self.truncate(at);
        }
    }

    fn truncate(&mut self, length: usize) {
        self.open.truncate(length);
        self.kept = self.kept.min(length);
    }

    /// Adds a block's lines below all that stands there; nothing where there are none.
    pub(super) fn add(&mut self, lines: &str) {
        if lines.is_empty() {
            return;
        }
        if !self.out.is_empty() && !self.may_touch() {
            let blank = self.lead(self.kept);
            self.out.push_str(blank.trim_end());
            self.out.push('\n');
        }
        for line in lines.split('\n') {
            let lead = self.first_lead();
            let whole = if line.is_empty() {
                lead.trim_end()
            } else {
                &lead
            };
            self.out.push_str(whole);
            self.out.push_str(line);
            self.out.push('\n');
        }
        self.kept = self.open.len();
    }

    /// Whether the block may stand directly below the last one: an item below the one before, or a
    /// list in an item below its text, where only one that begins with 1 may (CommonMark 5.2).
    fn may_touch(&self) -> bool {
        let begins = |container: &Container| {
            matches!(
                container,
                Container::Item {
                    marker: Some(_),
                    ..
                }
            )
        };
        let Some(item) = self.open.iter().position(begins) else {
            return false;
        };
        let Some(list) = item.checked_sub(1) else {
            return false;
        };
        if self.kept > list {
            return true;
        }
        let in_item = list.checked_sub(1).map(|around| &self.open[around]);
        let interrupts = !matches!(
            &self.open[list],
            Container::List(List::Numbered(next), _) if *next != 2
        );
        self.kept == list && matches!(in_item, Some(Container::Item { .. })) && interrupts
    }

    /// What the next line begins with, items' markers once.
    fn first_lead(&mut self) -> String {
        let mut lead = String::new();
        for container in &mut self.open {
            match container {
                Container::Item { marker, width } => match marker.take() {
                    Some(marker) => lead.push_str(&marker),
                    None => lead.extend(std::iter::repeat_n(' ', *width)),
                },
                Container::Quote => lead.push_str("> "),
                Container::List(..) => {}
            }
        }
        lead
    }

    /// What a further line begins with in the outermost `depth`.
    fn lead(&self, depth: usize) -> String {
        let mut lead = String::new();
        for container in &self.open[..depth.min(self.open.len())] {
            match container {
                Container::Item { width, .. } => lead.extend(std::iter::repeat_n(' ', *width)),
                Container::Quote => lead.push_str("> "),
                Container::List(..) => {}
            }
        }
        lead
    }

    pub(super) fn finish(mut self) -> String {
        self.out.truncate(self.out.trim_end_matches('\n').len());
        self.out
    }
}
