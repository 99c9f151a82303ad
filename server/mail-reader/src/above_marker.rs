//! The new text above the marker of our mail: everything, apart from what directly precedes the marker.
//!
//! That is, from the marker upwards: what the client writes above a quotation, and a signature. Without a marker,
//! `reply_text` has to guess more.

use crate::header_block::{announcing_block_end, block_end, clients_block_end};
use crate::inspect::Rules;
use crate::lines::{BodyLine, LineClass};
use crate::passage::{Passage, Wanted};
use crate::reply_text::NewText;
use crate::{attribution, signature};

/// More lines below a `-- ` are text.
const MAX_SIGNATURE: usize = 12;

/// `lines` stand above the marker.
pub(super) fn written(mut lines: Vec<BodyLine>, rules: &Rules) -> NewText {
    let announced = start_of_announcement(&lines);
    let said_by_client = lines.split_off(announced);
    let older = start_of_older(&lines);
    let mut cut = lines.split_off(older);
    let end = end_without_signature(&lines, rules);
    let mut left_out = lines.split_off(end);
    left_out.append(&mut cut);
    let first = lines.iter().position(is_written).unwrap_or(lines.len());
    // A server's warning, or a quotation, above the first word.
    let above: Vec<BodyLine> = lines.drain(..first).collect();
    let (dropped, own): (Vec<_>, Vec<_>) = lines
        .into_iter()
        .partition(|line| line.class == LineClass::Signature);
    let quoted = said_by_client.into_iter().filter(is_sayable);
    let all = above
        .into_iter()
        .chain(dropped)
        .chain(left_out)
        .chain(quoted);
    let left_out: Vec<BodyLine> = all.collect();
    let own = trimmed(&own);
    NewText {
        on_top: true,
        left_out: Passage::of(trimmed(&left_out)).markdown(Wanted::All),
        parts: Some(own)
            .filter(|own| !own.is_empty())
            .map(Passage::of)
            .into_iter()
            .collect(),
        has_our_text: false,
        is_cut: false,
    }
}

fn is_written(line: &BodyLine) -> bool {
    matches!(
        line.class,
        LineClass::Text | LineClass::Header | LineClass::Attribution | LineClass::Separator
    )
}

fn is_blank(line: &BodyLine) -> bool {
    matches!(line.class, LineClass::Empty | LineClass::Rule)
}

/// Without the blank lines and rules around it.
fn trimmed(lines: &[BodyLine]) -> &[BodyLine] {
    let first = lines.iter().position(|line| !is_blank(line));
    let last = lines.iter().rposition(|line| !is_blank(line));
    match first.zip(last) {
        Some((first, last)) => &lines[first..=last],
        None => &[],
    }
}

/// Where the lines begin that a client put between the reply and the quotation.
fn start_of_announcement(lines: &[BodyLine]) -> usize {
    // The client's own HTML says where the original begins.
    let said = |line: &BodyLine| line.class == LineClass::Separator && line.text.is_empty();
    let mut start = lines.iter().position(said).unwrap_or(lines.len());
    let mut is_announced = start < lines.len();
    while let Some(above) = start.checked_sub(1) {
        match lines[above].class {
            // One announcement: "2026-01-05 10:00 …" above it is the sender's.
            LineClass::Attribution if !is_announced && !announces(&lines[above]) => break,
            LineClass::Attribution if !is_announced || is_attribution(lines, start) => {
                is_announced = true;
                start = above;
            }
            LineClass::Separator => {
                is_announced = true;
                start = above;
            }
            LineClass::Empty | LineClass::Rule | LineClass::Marker => start = above,
            // The sender's own quotation stands above the announcement.
            LineClass::Quote if !is_announced => start = above,
            LineClass::Header | LineClass::Text if !is_announced => {
                let Some(block) = start_of_block(lines, start) else {
                    break;
                };
                is_announced = true;
                start = block;
            }
            _ => break,
        }
    }
    start
}

/// Whether a line with a date introduces something: by a colon, or by an address. "2026-01-12 10:00 the second walk" does
/// not.
fn announces(line: &BodyLine) -> bool {
    let text = line.text.trim_end_matches([' ', '*', '_', '>']);
    text.ends_with([':', '：']) || line.text.contains('@')
}

fn is_attribution(lines: &[BodyLine], index: usize) -> bool {
    let line = lines.get(index);
    line.is_some_and(|line| line.class == LineClass::Attribution)
}

/// The header block that ends directly above `end`.
fn start_of_block(lines: &[BodyLine], end: usize) -> Option<usize> {
    let starts = end.saturating_sub(16)..end;
    starts
        .filter(|&start| lines[start].class == LineClass::Header)
        .find(|&start| {
            announcing_block_end(&lines[..end], start)
                .is_some_and(|block| lines[block..end].iter().all(is_blank))
        })
}

/// Where an older mail of the sender begins that they answer now: a client announces it, unquoted.
fn start_of_older(lines: &[BodyLine]) -> usize {
    let begins = |index: &usize| {
        let line = &lines[*index];
        match line.class {
            LineClass::Header => clients_block_end(lines, *index).is_some(),
            LineClass::Separator => {
                let next = (index + 1..lines.len()).find(|&next| !is_blank(&lines[next]));
                next.is_some_and(|next| block_end(lines, next).is_some())
            }
            LineClass::Attribution => attribution::is_clients(&line.text),
            _ => false,
        }
    };
    let first = lines.iter().position(is_written).unwrap_or(0);
    (first..lines.len()).find(begins).unwrap_or(lines.len())
}

/// Where the signature, the closing and the footers begin.
fn end_without_signature(lines: &[BodyLine], rules: &Rules) -> usize {
    let is_text = |line: &BodyLine| !is_blank(line);
    let footer = |line: &BodyLine| matches!(line.class, LineClass::Footer | LineClass::Signature);
    let without_footers = |end: usize| {
        let last = lines[..end]
            .iter()
            .rposition(|line| is_text(line) && !footer(line));
        last.map_or(0, |last| last + 1)
    };
    let mut end = without_footers(lines.len());
    let starts = lines[..end]
        .iter()
        .position(|line| line.class == LineClass::SignatureStart);
    if let Some(start) = starts
        && lines[start..end]
            .iter()
            .filter(|line| is_text(line))
            .count()
            <= MAX_SIGNATURE
    {
        end = without_footers(start);
    }
    // A name below a rule that nobody types as Markdown.
    let rule = lines[..end]
        .iter()
        .rposition(|line| line.class == LineClass::Rule);
    if let Some(rule) = rule
        && rule > 0
        && lines[rule - 1].class == LineClass::Empty
        && signature::is_name(&lines[rule + 1..end])
    {
        end = without_footers(rule);
    }
    without_footers(signature::end_of_text(&lines[..end], rules.keep_closings))
}

/// Words that may be the sender's after all.
fn is_sayable(line: &BodyLine) -> bool {
    let text = line.text.trim_start_matches(['>', ' ']);
    line.class == LineClass::Quote
        && !text.is_empty()
        && !text.ends_with(':')
        && !text.contains('@')
}
