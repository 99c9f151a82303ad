//! Formats a report as text.

use std::fmt::Write;

use crate::cli::terminal;
use afterword_transfer::{LandingPage, Report, Tally};

/// Old addresses shown for a page.
const ADDRESSES: usize = 5;

/// Where the comments of the file go, before any goes there.
pub(super) fn landing(report: &Report) -> String {
    let list = &report.pages.list;
    if list.is_empty() {
        return String::new();
    }
    let mut out = format!(
        "{} in the file, on {}:\n\n",
        counted(report.comments.read, "comment"),
        counted(list.len() as u64, "page")
    );
    for page in list {
        let _ = writeln!(out, "{:>7}  {}", page.read, named(page));
        marks(&mut out, page);
    }
    unplaced(&mut out, report);
    let met = list.iter().filter(|page| page.address_count > 1).count();
    let absent = list
        .iter()
        .filter(|page| page.on_site == Some(false))
        .count();
    if met > 0 {
        let pages = counted(met as u64, "page");
        let _ = writeln!(
            out,
            "\nOn {pages} comments of several old addresses meet: look whether each is one article. --map tells them \
             apart."
        );
    }
    if absent > 0 {
        let pages = counted(absent as u64, "page");
        let _ = writeln!(
            out,
            "\nYour site does not have {pages} of these: lead them to your articles with --map OLD NEW, or later with \
             `afterword pages move`."
        );
    }
    out.push('\n');
    out
}

fn named(page: &LandingPage) -> String {
    let title = match page.title.as_str() {
        "" => String::new(),
        title => format!("  {title}"),
    };
    terminal::safe(&format!("{}{title}", page.path))
}

fn marks(out: &mut String, page: &LandingPage) {
    let is_itself = matches!(page.addresses.as_slice(), [only] if *only == page.path);
    if !is_itself {
        let mut addresses = page.addresses[..page.addresses.len().min(ADDRESSES)].join(", ");
        if page.address_count > ADDRESSES as u64 {
            let more = page.address_count - ADDRESSES as u64;
            let _ = write!(addresses, " and {more} more");
        }
        let meet = match page.address_count {
            0 | 1 => "from",
            _ => "several old addresses meet here:",
        };
        let line = format!("         {meet} {addresses}");
        let _ = writeln!(out, "{}", terminal::safe(&line));
    }
    if page.on_site == Some(false) {
        out.push_str("         your site has no such page\n");
    }
}

fn unplaced(out: &mut String, report: &Report) {
    if report.pages.unlisted {
        out.push_str("         … and further pages\n");
    }
    if report.pages.nowhere > 0 {
        let _ = writeln!(
            out,
            "{:>7}  on no page: they are skipped",
            report.pages.nowhere
        );
    }
}

/// The figures of each page.
fn per_page(out: &mut String, report: &Report) {
    let list = &report.pages.list;
    if list.is_empty() {
        return;
    }
    let verb = if report.dry_run { "would come" } else { "came" };
    let _ = writeln!(out, "\nPages:");
    for page in list {
        let mut figures = vec![format!("{} read", page.read)];
        if page.new > 0 {
            let by_status = page.by_status.iter();
            let by_status: Vec<String> = by_status
                .map(|(status, count)| format!("{count} {status}"))
                .collect();
            figures.push(format!("{} {verb} ({})", page.new, by_status.join(", ")));
        }
        for (count, what) in [(page.known, "here already"), (page.skipped, "skipped")] {
            if count > 0 {
                figures.push(format!("{count} {what}"));
            }
        }
        let path = terminal::safe(&page.path);
        let _ = writeln!(out, "  {path}: {}", figures.join(", "));
    }
    unplaced(out, report);
}

pub(super) fn words(report: &Report) -> String {
    let mut out = totals(report);
    per_page(&mut out, report);
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
        "{}: {} read, {} {verb}{statuses}, {} here already, {} skipped{}.\n",
        report.site,
        counted(comments.read, "comment"),
        comments.new,
        comments.known,
        comments.skipped,
        not_yet(report)
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

/// What waits for the rest of a broken file.
fn not_yet(report: &Report) -> String {
    match report.comments.waiting {
        0 => String::new(),
        waiting => format!(", {waiting} not yet"),
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
            let id = example.id.as_deref();
            let id = id.map_or(String::new(), |id| format!(" (id {id})"));
            let detail = example.detail.as_deref();
            let detail = detail.map_or(String::new(), |detail| format!(": {detail}"));
            let line = format!("{}{id}{detail}", example.place);
            let _ = writeln!(out, "      {}", terminal::safe(line.trim()));
        }
        let unlisted = tally.count - tally.examples.len() as u64;
        if unlisted > 0 {
            let _ = writeln!(out, "      … and {unlisted} more");
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
