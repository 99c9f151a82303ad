//! Metrics of requests and of the response cache. Counting costs a few nanoseconds.

use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use crate::error::code;

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ClassLabel {
    class: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RouteLabel {
    routes: &'static str,
}

/// The kind of request: `counts` or `threads`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct CachedLabel {
    of: &'static str,
}

/// A code of the API's problems.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct CodeLabel {
    code: &'static str,
}

/// In seconds: from a read from memory to a write on a slow disk.
const STEPS: [f64; 9] = [0.001, 0.0025, 0.01, 0.025, 0.1, 0.25, 1.0, 2.5, 10.0];

fn histogram() -> Histogram {
    Histogram::new(STEPS)
}

type Times = Family<RouteLabel, Histogram, fn() -> Histogram>;

/// The metrics of the HTTP interface.
#[derive(Debug)]
pub struct Metrics {
    classes: Family<ClassLabel, Counter>,
    /// The same by their first digit.
    answers: [Counter; 4],
    times: Times,
    cache_hits: Family<CachedLabel, Counter>,
    cache_misses: Family<CachedLabel, Counter>,
    /// Count requests answered from a cached response.
    pub counts_cached: Counter,
    /// Count requests whose answer had to be made.
    pub counts_made: Counter,
    /// The same of threads.
    pub threads_cached: Counter,
    pub threads_made: Counter,
    /// Requests of the mail provider that were refused.
    provider_refused: Family<CodeLabel, Counter>,
    /// Requests whose handling panicked.
    pub(crate) panics: Counter,
}

impl Default for Metrics {
    fn default() -> Self {
        let classes = Family::<ClassLabel, Counter>::default();
        let class = |class| classes.get_or_create(&ClassLabel { class }).clone();
        let cache_hits = Family::<CachedLabel, Counter>::default();
        let cache_misses = Family::<CachedLabel, Counter>::default();
        let counted = |family: &Family<CachedLabel, Counter>, of| {
            let counter = family.get_or_create(&CachedLabel { of });
            counter.clone()
        };
        let provider_refused = Family::<CodeLabel, Counter>::default();
        for code in [
            code::MAIL_UNSIGNED,
            code::MAIL_SIGNATURE_WRONG,
            code::MAIL_NOT_RAW,
            code::MAIL_LATER,
        ] {
            let code = code.name();
            drop(provider_refused.get_or_create(&CodeLabel { code }));
        }
        Self {
            answers: [class("2xx"), class("3xx"), class("4xx"), class("5xx")],
            classes,
            times: Times::new_with_constructor(histogram),
            counts_cached: counted(&cache_hits, "counts"),
            counts_made: counted(&cache_misses, "counts"),
            threads_cached: counted(&cache_hits, "threads"),
            threads_made: counted(&cache_misses, "threads"),
            cache_hits,
            cache_misses,
            provider_refused,
            panics: Counter::default(),
        }
    }
}

impl Metrics {
    pub fn register(&self, registry: &mut Registry) {
        let help = "HTTP answers by class of status";
        registry.register("answers", help, self.classes.clone());
        let help = "Time from a request's head to the head of its answer, by group of routes";
        registry.register("request_seconds", help, self.times.clone());
        let help = "Requests answered from the response cache, by what they asked for";
        registry.register("response_cache_hits", help, self.cache_hits.clone());
        let help = "Requests that the response cache had no answer for, by what they asked for";
        registry.register("response_cache_misses", help, self.cache_misses.clone());
        let help =
            "Requests of the provider in [inbound] that were refused, or anybody's in its name";
        let refused = self.provider_refused.clone();
        registry.register("provider_requests_refused", help, refused);
        // The names of version 0.1, for one version.
        let former = [
            ("counts_kept", "hits", "counts", &self.counts_cached),
            ("counts_made", "misses", "counts", &self.counts_made),
            ("threads_kept", "hits", "threads", &self.threads_cached),
            ("threads_made", "misses", "threads", &self.threads_made),
        ];
        for (name, now, of, counter) in former {
            let help = format!("Former name of afterword_response_cache_{now}_total of {of}");
            registry.register(name, help, counter.clone());
        }
    }

    /// `status`: of an HTTP answer, 200–599.
    pub(crate) fn answered(&self, status: u16) {
        let class = usize::from(status / 100).clamp(2, 5) - 2;
        self.answers[class].inc();
    }

    /// `code`: of the problem by which a request of the mail provider was refused.
    pub(crate) fn refused_provider(&self, code: &'static str) {
        let refused = self.provider_refused.get_or_create(&CodeLabel { code });
        refused.inc();
    }

    /// `routes`: the group of routes that a request was for.
    pub(crate) fn took(&self, routes: &'static str, time: Duration) {
        let times = self.times.get_or_create(&RouteLabel { routes });
        times.observe(time.as_secs_f64());
    }

    /// The counter of answers 4xx, for those that no route gives.
    #[must_use]
    pub fn client_errors(&self) -> Counter {
        self.answers[2].clone()
    }

    /// The counter of requests that panicked.
    #[must_use]
    pub fn panics(&self) -> Counter {
        self.panics.clone()
    }
}
