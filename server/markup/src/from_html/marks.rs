//! Keeps emphasis where Markdown would read its marks: Markdown has no way to say that half of a word with a sign at
//! its end is bold. The words stay in any case.

use super::runs::{InlineContent, MARKS, Mark, Run, Style};

/// Makes runs that can be written with marks around them.
pub(super) fn settled(mut runs: Vec<Run>) -> Vec<Run> {
    let plain = |run: &Run| run.style == Style::default() && run.link.is_none();
    if !runs.iter().all(plain) {
        runs = apart(runs);
        settle_links(&mut runs);
        for (mark, _) in MARKS {
            settle(&mut runs, mark);
        }
    }
    runs
}

/// Words and white space as runs of their own, so that marks can leave white space out.
fn apart(runs: Vec<Run>) -> Vec<Run> {
    let mut parts = Vec::with_capacity(runs.len());
    for run in runs {
        let InlineContent::Text(text) = &run.piece else {
            parts.push(run);
            continue;
        };
        let mut rest = text.as_str();
        while let Some(first) = rest.chars().next() {
            let space = first.is_whitespace();
            let end = rest.find(|c: char| c.is_whitespace() != space);
            let (part, after) = rest.split_at(end.unwrap_or(rest.len()));
            parts.push(Run {
                style: run.style.clone(),
                link: run.link.clone(),
                piece: InlineContent::Text(part.to_owned()),
            });
            rest = after;
        }
    }
    parts
}

/// Links begin and end with something to read.
fn settle_links(runs: &mut [Run]) {
    let mut start = 0;
    while start < runs.len() {
        let length = runs[start..]
            .iter()
            .take_while(|run| run.link == runs[start].link)
            .count();
        let group = &mut runs[start..start + length];
        let leading = group.iter().take_while(|run| run.is_space()).count();
        let trailing = group.iter().rev().take_while(|run| run.is_space()).count();
        group[..leading].iter_mut().for_each(|run| run.link = None);
        let end = length.saturating_sub(trailing).max(leading);
        group[end..].iter_mut().for_each(|run| run.link = None);
        start += length;
    }
}

/// Takes a mark from white space at its edges, and wholly from where it would not be read as one
/// (CommonMark 6.2, flanking).
fn settle(runs: &mut [Run], mark: Mark) {
    let mut start = 0;
    while start < runs.len() {
        if !runs[start].style.has(mark) || runs[start].is_space() {
            *runs[start].style.flag(mark) = false;
            start += 1;
            continue;
        }
        let (link, around) = (runs[start].link.clone(), runs[start].style.around(mark));
        let length = runs[start..]
            .iter()
            .take_while(|run| {
                run.style.has(mark) && run.link == link && run.style.around(mark) == around
            })
            .count();
        let group = &runs[start..start + length];
        let trailing = group.iter().rev().take_while(|run| run.is_space()).count();
        let end = start + length - trailing;
        let readable = reads_as_mark(runs, start, end, mark);
        for (at, run) in runs[start..start + length].iter_mut().enumerate() {
            *run.style.flag(mark) = readable && start + at < end;
        }
        start += length;
    }
}

/// Whether marks around `runs[start..end]` would open and close.
fn reads_as_mark(runs: &[Run], start: usize, end: usize, mark: Mark) -> bool {
    let before = start.checked_sub(1).map(|at| &runs[at]);
    let after = runs.get(end);
    let outside = |neighbour: Option<&Run>, side: Side| match neighbour {
        None => Sign::Space,
        Some(run) if run.link != runs[start].link => Sign::Punctuation,
        Some(run) => match sign(run, side) {
            Sign::Other => Sign::Word,
            sign => sign,
        },
    };
    // Two of the same mark that touch would be read as one longer mark.
    let touches = before.is_some_and(|run| run.style.has(mark) && run.link == runs[start].link);
    let opens = (outside(before, Side::End), sign(&runs[start], Side::Begin));
    let closes = (outside(after, Side::Begin), sign(&runs[end - 1], Side::End));
    let reads = |(outside, inside)| outside != Sign::Word || inside == Sign::Word;
    !touches && reads(opens) && reads(closes)
}

#[derive(Clone, Copy)]
enum Side {
    Begin,
    End,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Space,
    Word,
    Punctuation,
    /// Symbols and the like, on which parsers differ.
    Other,
}

fn sign(run: &Run, side: Side) -> Sign {
    let InlineContent::Text(text) = &run.piece else {
        return Sign::Punctuation;
    };
    let edge = match side {
        Side::Begin => text.chars().next(),
        Side::End => text.chars().next_back(),
    };
    match edge {
        None => Sign::Space,
        Some(c) if c.is_whitespace() => Sign::Space,
        Some(c) if c.is_alphanumeric() => Sign::Word,
        Some(c) if c.is_ascii_punctuation() => Sign::Punctuation,
        Some(_) => Sign::Other,
    }
}
