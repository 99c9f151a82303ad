//! The results, as text and as a table: requests, errors, min > mean > max.

use std::time::Duration;

use afterword_bench::{
    Benchmark, CountRequests, Failure, Figures, FrontPages, Pace, Source, Summary,
};

use super::histogram::{self, Ink};
use super::words::{grouped, millis, rounded, several};
use crate::cli::terminal::{COLUMNS, size, table, wrapped};

/// Afterword's default limit of connections from one address.
const USUAL_CONNECTIONS: usize = 256;

/// Describes the benchmark that is about to run.
pub(super) fn announcement(benchmark: &Benchmark) -> String {
    let Benchmark {
        options,
        target,
        pages,
        probe,
    } = benchmark;
    let way = match pages.asking {
        CountRequests::Batch => "in one request (--batch)",
        CountRequests::Single => "one request after the other (--single)",
    };
    let pace = match options.pace {
        Pace::Closed => "each asks again as soon as it has its answer".to_owned(),
        Pace::Open(rate) => format!("{} requests a second in all (--rate)", rounded(rate)),
    };
    let what = format!(
        "A burst against {} ({}): {} of front pages with {} ask for the counts {way}, for {} s; {pace}.",
        target.url,
        target.address,
        several(options.clients as u64, "reader"),
        several(pages.articles as u64, "article"),
        options.duration.as_secs(),
    );
    let before = format!(
        "Before the load, the first answer took {} ms, and its connection {} ms before it; {} on {}.",
        millis(probe.answer_microseconds),
        millis(probe.connection_microseconds),
        several(probe.comments, "comment"),
        several(pages.articles as u64, "page"),
    );
    paragraph(&what) + &paragraph(&asked_for(pages)) + &paragraph(&before)
}

fn asked_for(pages: &FrontPages) -> String {
    let (Some(first), Some(last)) = (pages.paths.first(), pages.paths.last()) else {
        return String::new();
    };
    match pages.source {
        Source::Invented => {
            format!("Pages: invented ones, {first} to {last}; --page or --pages-from names yours.")
        }
        Source::Named => format!(
            "Pages: {} as named, {first} to {last}, {} on each front page.",
            grouped(pages.paths.len() as u64),
            pages.articles
        ),
    }
}

pub(super) fn report(figures: &Figures, errors: &[(Failure, u64)], ink: Ink) -> String {
    let mut out = String::from("\n");
    out.push_str(&totals(figures));
    out.push('\n');
    out.push_str(&times(figures));
    for (failure, count) in errors {
        let words = failure.words(Duration::from_secs(figures.asked.timeout_seconds));
        out.push_str(&paragraph(&format!(
            "{} ended {words}.",
            several(*count, "request")
        )));
    }
    for note in notes(figures) {
        out.push_str(&paragraph(&note));
    }
    if !figures.histogram.is_empty() {
        out.push_str("\n  Answers by their time in ms\n\n");
        for line in histogram::lines(&figures.histogram, ink) {
            out.push_str(line.trim_end());
            out.push('\n');
        }
    }
    out.push('\n');
    for line in machine(figures) {
        out.push_str(&paragraph(&line));
    }
    out
}

fn totals(figures: &Figures) -> String {
    let heads = [
        "",
        "requests",
        "errors",
        "requests/s",
        "counts/s",
        "seconds",
    ];
    let values = [
        String::new(),
        grouped(figures.requests),
        grouped(figures.errors),
        rounded(figures.requests_per_second),
        rounded(figures.counts_per_second),
        rounded(figures.seconds),
    ];
    table(&[heads.map(str::to_owned).to_vec(), values.to_vec()])
}

/// The measured times, the times corrected for what a closed loop leaves out, and the times of whole front pages.
fn times(figures: &Figures) -> String {
    let head = [
        "",
        "times in ms",
        "min > mean > max",
        "p50",
        "p90",
        "p99",
        "p99.9",
    ];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    let measured = match figures.asked.pace {
        "open" => "since due",
        _ => "as measured",
    };
    let mut add = |name: &str, summary: Option<Summary>| {
        let Some(times) = summary else { return };
        let span = [times.min, times.mean, times.max].map(millis).join(" > ");
        let points = [times.p50, times.p90, times.p99, times.p99_9].map(millis);
        let row = [String::new(), name.to_owned(), span].into_iter();
        rows.push(row.chain(points).collect());
    };
    add(measured, figures.latency_microseconds);
    add("corrected", figures.corrected_latency_microseconds);
    if figures.asked.asking == CountRequests::Single {
        add("front page", figures.front_page_microseconds);
    }
    table(&rows)
}

/// Notes on how to read the results.
fn notes(figures: &Figures) -> Vec<String> {
    let mut notes = vec![String::new()];
    match figures.asked.pace {
        "open" => notes.push(
            "Open loop: times count from when a request was due, so that a stall counts for all who would have asked \
             meanwhile."
                .to_owned(),
        ),
        _ => notes.push(
            "Closed loop: who waits does not ask, so a stall is seen by few. `corrected` adds the requests that would \
             have been asked meanwhile."
                .to_owned(),
        ),
    }
    match figures.ended_by {
        "interrupt" => notes.push(format!(
            "Ended early; {} under way not counted.",
            several(figures.unfinished_requests, "request")
        )),
        "requests" => notes.push("Ended by the number of requests (--requests).".to_owned()),
        _ => {}
    }
    if figures.unsent_front_pages > 0 {
        notes.push(format!(
            "{} due and never opened: all readers were still waiting. The server can't keep up with this --rate, or \
             --clients is too low for it.",
            several(figures.unsent_front_pages, "front page")
        ));
    }
    if figures.errors > 0 && figures.asked.clients > USUAL_CONNECTIONS {
        notes.push(format!(
            "An Afterword takes {USUAL_CONNECTIONS} connections from one address, unless \
             server.max_connections_per_address says otherwise; all of these readers come from one."
        ));
    }
    notes
}

fn machine(figures: &Figures) -> Vec<String> {
    let server = figures.server.as_ref().map_or_else(
        || {
            "The server's CPU and memory are not known: no process of this machine is seen to listen there. It is \
             elsewhere, in a container, or somebody else's."
                .to_owned()
        },
        |server| {
            let ids: Vec<String> = server.process_ids.iter().map(u32::to_string).collect();
            format!(
                "Server: {} ({}): {:.2} s of CPU, {} ms for 1,000 requests, {:.2} cores; memory {} before, {} after, \
                 {} at most.",
                server.name,
                ids.join(", "),
                server.cpu_seconds,
                rounded(server.cpu_microseconds_per_request),
                server.cpu_cores,
                size(server.memory_before_bytes),
                size(server.memory_after_bytes),
                size(server.memory_peak_bytes),
            )
        },
    );
    let own = figures.generator_cpu_seconds.map(|seconds| {
        format!(
            "This command itself: {seconds:.2} s of CPU, {:.2} cores.",
            seconds / figures.seconds
        )
    });
    let energy = figures.machine_energy_joules;
    let energy = energy.map(|joules| energy_of_all(joules, figures.requests));
    std::iter::once(server).chain(own).chain(energy).collect()
}

fn energy_of_all(joules: f64, requests: u64) -> String {
    format!(
        "This machine's processors, with all that ran on them: {} J, {} J for 1,000 requests.",
        rounded(joules),
        rounded(joules * 1e3 / requests.max(1) as f64)
    )
}

fn paragraph(text: &str) -> String {
    let mut out = String::new();
    for line in wrapped(text, COLUMNS - 2) {
        out.push_str(&format!("  {line}\n"));
    }
    if text.is_empty() {
        "\n".to_owned()
    } else {
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn energy_is_told_in_all_and_for_requests() {
        let told = energy_of_all(12.4, 2_000);
        assert!(
            told.ends_with(": 12.4 J, 6.2 J for 1,000 requests."),
            "{told}"
        );
    }
}
