//! Quotes that begin with `[!fold]` and a title are folded: readers open them.
//!
//! ```text
//! > [!fold] The end of the book
//! >
//! > It was the gardener.
//! ```

use std::collections::VecDeque;

use afterword_text::can_be_seen;
use pulldown_cmark::{BlockQuoteKind, Event, Tag, TagEnd};

/// What stands before the title.
pub(super) const MARK: &str = "[!fold]";

/// How a folded quote is told from others: the dialect leaves the parser's own kinds off.
const KIND: Option<BlockQuoteKind> = Some(BlockQuoteKind::Note);

/// A folded quote that is open: its first paragraph is its title.
struct Fold {
    /// Where it begins, and where its title ends.
    start: usize,
    title_end: usize,
}

/// Gives the quotes that are folded their kind, and takes their marks away. One in which nothing follows the title is a
/// quote as any other.
pub(super) fn folded(events: Vec<Event<'_>>) -> Vec<Event<'_>> {
    let mut folding = Folding {
        out: Vec::with_capacity(events.len()),
        quotes: Vec::new(),
        title: None,
    };
    let mut rest = VecDeque::from(events);
    while let Some(event) = rest.pop_front() {
        match event {
            Event::Start(Tag::BlockQuote(_)) => folding.open(take_mark(&mut rest)),
            Event::End(TagEnd::BlockQuote(_)) => folding.close(),
            event => folding.take(event),
        }
    }
    folding.out
}

struct Folding<'a> {
    out: Vec<Event<'a>>,
    /// All quotes that are open, folded or not.
    quotes: Vec<Option<Fold>>,
    /// In a title: how many elements are open in it.
    title: Option<usize>,
}

impl<'a> Folding<'a> {
    fn open(&mut self, is_fold: bool) {
        let start = self.out.len();
        self.quotes.push(is_fold.then_some(Fold {
            start,
            title_end: start,
        }));
        self.title = is_fold.then_some(0);
        let kind = KIND.filter(|_| is_fold);
        self.out.push(Event::Start(Tag::BlockQuote(kind)));
    }

    fn close(&mut self) {
        let kind = match self.quotes.pop().flatten() {
            Some(fold) if fold.title_end == self.out.len() => {
                self.out[fold.start] = Event::Start(Tag::BlockQuote(None));
                None
            }
            fold => fold.and(KIND),
        };
        self.out.push(Event::End(TagEnd::BlockQuote(kind)));
    }

    fn take(&mut self, event: Event<'a>) {
        // What stands on the next line is no part of the title.
        if self.title == Some(1) && event == Event::HardBreak {
            self.out.push(Event::End(TagEnd::Paragraph));
            self.end_title();
            self.out.push(Event::Start(Tag::Paragraph));
            return;
        }
        let depth = match &event {
            Event::Start(_) => self.title.map(|depth| depth + 1),
            Event::End(_) => self.title.map(|depth| depth.saturating_sub(1)),
            _ => self.title,
        };
        self.out.push(event);
        if self.title == Some(1) && depth == Some(0) {
            self.end_title();
        } else {
            self.title = depth;
        }
    }

    fn end_title(&mut self) {
        self.title = None;
        if let Some(Some(fold)) = self.quotes.last_mut() {
            fold.title_end = self.out.len();
        }
    }
}

/// Takes the mark from the beginning of a quote. `false` if there is none, or no title behind it.
fn take_mark(rest: &mut VecDeque<Event<'_>>) -> bool {
    if rest.front() != Some(&Event::Start(Tag::Paragraph)) {
        return false;
    }
    let Some((pieces, left)) = mark_and_rest(rest) else {
        return false;
    };
    let mut after = left.clone();
    let mut following = rest.iter().skip(pieces + 1).peekable();
    while let Some(Event::Text(text)) = following.peek() {
        after.push_str(text);
        following.next();
    }
    let ends = matches!(
        following.peek(),
        None | Some(Event::HardBreak | Event::End(_))
    );
    let is_apart = after.is_empty() || after.starts_with(char::is_whitespace);
    if !is_apart || (ends && !can_be_seen(&after)) {
        return false;
    }
    let left = left.trim_start().to_owned();
    rest.drain(1..=pieces);
    match rest.get_mut(1) {
        Some(Event::Text(text)) if left.is_empty() => {
            *text = text.trim_start().to_owned().into();
        }
        _ if left.is_empty() => {}
        _ => rest.insert(1, Event::Text(left.into())),
    }
    true
}

/// In how many texts the mark stands, because the parser cuts at brackets, and what is left of the last.
fn mark_and_rest(rest: &VecDeque<Event<'_>>) -> Option<(usize, String)> {
    let mut wanted = MARK;
    for (index, event) in rest.iter().skip(1).enumerate() {
        let Event::Text(text) = event else {
            return None;
        };
        if let Some(left) = text.strip_prefix(wanted) {
            return Some((index + 1, left.to_owned()));
        }
        wanted = wanted.strip_prefix(&**text)?;
    }
    None
}
