//! Lines that announce a quotation: "On Mon, 5 Jan 2026 at 10:00, Ann <ann@blog.example> wrote:".
//!
//! No patterns: each line is read once for clues (a verb of writing, a date, an address, a colon at
//! its end), and lines that follow each other are judged by the clues that they have together.

use super::clues::{Clues, read};
use super::lines::{Class, Line};

/// A line longer than this, in bytes, announces nothing.
const MAX_BYTES: usize = 400;

/// How many lines one attribution is wrapped over at most.
const MAX_LINES: usize = 5;

/// Gives the lines of each attribution their class.
pub(super) fn mark(lines: &mut Vec<Line>) {
    unquote_wrapped_ends(lines);
    split_shared_lines(lines);
    let clues: Vec<Option<Clues>> = lines.iter().map(|line| candidate(line).map(read)).collect();
    for end in 0..lines.len() {
        if let Some(start) = start_of(lines, &clues, end) {
            for line in &mut lines[start..=end] {
                line.class = Class::Attribution;
            }
        }
    }
}

/// "… <ann@blog.example" and "> wrote:" on two lines: the second only looks quoted.
fn unquote_wrapped_ends(lines: &mut [Line]) {
    for index in 1..lines.len() {
        let (above, line) = (&lines[index - 1], &lines[index]);
        let addressed = above.class == Class::Text && above.text.contains('@');
        let short = line.text.len() <= 40 && line.text.ends_with([':', '：']);
        if line.class == Class::Quote && addressed && short {
            lines[index].class = Class::Text;
        }
    }
}

/// "yes On Wed, 4 Apr 2012 at 3:59 PM, ann@blog.example wrote:": text and attribution share a line.
fn split_shared_lines(lines: &mut Vec<Line>) {
    for index in 0..lines.len() {
        let Some(text) = candidate(&lines[index]) else {
            continue;
        };
        let shared = text
            .match_indices("On ")
            .map(|(at, _)| at)
            .filter(|&at| at > 0);
        let split = shared.take(4).find(|&at| {
            let clues = read(&text[at..]);
            text[..at].ends_with([' ', '-', '\t'])
                && clues.announce()
                && clues.opening
                && clues.dated()
                && !read(text).opening
        });
        if let Some(at) = split {
            let (own, announcement) = text.split_at(at);
            let announcement = Line::read(announcement);
            lines[index] = Line::read(own.trim_end().trim_end_matches('-'));
            lines.insert(index + 1, announcement);
            return;
        }
    }
}

fn candidate(line: &Line) -> Option<&str> {
    let text = matches!(line.class, Class::Text | Class::Header | Class::Footer);
    (text && line.text.len() <= MAX_BYTES).then_some(line.text.as_str())
}

/// Where the attribution that ends with line `end` begins, if one does.
fn start_of(lines: &[Line], clues: &[Option<Clues>], end: usize) -> Option<usize> {
    let last = clues[end]?;
    let opened = last.opening && last.verb;
    if !(last.end || opened || last.verb_and_colon || last.iso_date) {
        return None;
    }
    if stands_alone(last) {
        return Some(end);
    }
    let mut together = last;
    let mut start = end;
    let mut found = last.announce().then_some(end);
    while found.is_none_or(|start| !clues[start].is_some_and(|clues| clues.opening)) {
        let above = line_above(lines, clues, start).filter(|above| end - above < MAX_LINES);
        let Some((above, first)) = above.and_then(|above| Some((above, clues[above]?))) else {
            break;
        };
        if matches!(lines[above].class, Class::Attribution) {
            break;
        }
        let continued = clues[start].is_some_and(|clues| clues.continued);
        together = first.with(together);
        start = above;
        let begins = first.opening || first.address || continued;
        if begins && together.announce() && (first.opening || found.is_none() || continued) {
            found = Some(start);
        }
    }
    let found = found.map(|start| with_sender_above(lines, clues, start, end));
    let likely = last.verb && (last.end || opened) && is_original_below(lines, end);
    found.or_else(|| likely.then_some(end))
}

/// Where the sender comes first and the line is wrapped behind his address: the address's line too.
fn with_sender_above(lines: &[Line], clues: &[Option<Clues>], start: usize, end: usize) -> usize {
    let addressed = clues[start..=end]
        .iter()
        .flatten()
        .any(|clues| clues.address);
    let above = line_above(lines, clues, start).filter(|_| !addressed);
    let sender = above.filter(|&above| clues[above].is_some_and(|clues| clues.address));
    sender.unwrap_or(start)
}

/// Gmail of old and some agents write a date and a sender, and neither verb nor colon.
fn stands_alone(clues: Clues) -> bool {
    clues.iso_date && !clues.end && (clues.address || clues.time)
}

/// The line above, across one blank line when an address on its own follows it.
fn line_above(lines: &[Line], clues: &[Option<Clues>], index: usize) -> Option<usize> {
    let above = index.checked_sub(1)?;
    let continued = clues[index].is_some_and(|clues| clues.continued);
    match lines[above].class {
        Class::Empty if continued => above.checked_sub(1),
        Class::Empty => None,
        _ => Some(above),
    }
}

fn is_original_below(lines: &[Line], end: usize) -> bool {
    let mut below = lines[end + 1..].iter().take(2);
    below
        .find(|line| line.class != Class::Empty)
        .is_some_and(|line| matches!(line.class, Class::Quote | Class::Marker | Class::Header))
}
