//! Formats a report as text.

use std::fmt::Write;

use crate::cli::terminal;
use afterword_transfer::{Report, Tally};

pub(super) fn words(report: &Report) -> String {
    let mut out = totals(report);
    section(&mut out, "Skipped", report.skipped.sorted());
    section(&mut out, "Changed", report.changed.sorted());
    section(
        &mut out,
        "Pages of other hosts, taken by their paths (--map says otherwise)",
        report.other_hosts.sorted(),
    );
    number(&mut out, report);
    out.push_str(if report.dry_run {
        "Nothing was written: leave --dry-run out to import.\n"
    } else {
        "No mails were sent, no spam check was made, and no webhook tells of single comments.\n"
    });
    out
}

fn totals(report: &Report) -> String {
    let comments = &report.comments;
    let verb = if report.dry_run { "would come" } else { "came" };
    let by_status = comments.by_status.iter();
    let by_status: Vec<String> = by_status
        .map(|(status, count)| format!("{count} {status}"))
        .collect();
    let statuses = match by_status.as_slice() {
        [] => String::new(),
        all => format!(" ({})", all.join(", ")),
    };
    let mut out = format!(
        "{}: {} read, {} {verb}{statuses}, {} here already, {} skipped.\n",
        report.site,
        counted(comments.read, "comment"),
        comments.new,
        comments.known,
        comments.skipped
    );
    if report.pages.touched > 0 {
        let touched = counted(report.pages.touched, "page");
        let _ = writeln!(
            out,
            "They are on {touched}, {} of them new here.",
            report.pages.new
        );
    }
    kept(&mut out, report);
    if comments.waiting > 0 {
        let waiting = match comments.waiting {
            1 => "1 comment waits".to_owned(),
            many => format!("{many} comments wait"),
        };
        let _ = writeln!(
            out,
            "{waiting} for what the file says after the place where it breaks off."
        );
    }
    out
}

fn number(out: &mut String, report: &Report) {
    if let Some(number) = report.import {
        let _ = writeln!(
            out,
            "This is import {number}: `afterword import undo {number}` takes it back."
        );
    }
    if let Some(file) = &report.backup {
        let _ = writeln!(out, "What was before is in {}.", file.display());
    }
}

/// How long what was refused elsewhere is kept here.
fn kept(out: &mut String, report: &Report) {
    for (status, days) in &report.comments.kept_days {
        let count = report.comments.by_status.get(status).copied();
        let count = count.unwrap_or_default();
        let _ = writeln!(
            out,
            "{count} {status}: erased here after {days} days (privacy.keep_{status}), unless you decide otherwise before."
        );
    }
}

fn section(out: &mut String, title: &str, reasons: Vec<(&str, &Tally)>) {
    if reasons.is_empty() {
        return;
    }
    let blank = if out.ends_with("\n\n") { "" } else { "\n" };
    let _ = writeln!(out, "{blank}{title}:");
    for (reason, tally) in reasons {
        let _ = writeln!(out, "  {}: {}", tally.count, terminal::safe(reason));
        for example in &tally.examples {
            let id = example
                .id
                .as_deref()
                .map_or(String::new(), |id| format!(" (id {id})"));
            let _ = writeln!(
                out,
                "      {}",
                terminal::safe(&format!("{}{id}", example.place))
            );
        }
    }
    out.push('\n');
}

pub(super) fn counted(count: u64, noun: &str) -> String {
    match count {
        1 => format!("1 {noun}"),
        _ => format!("{count} {noun}s"),
    }
}
