//! `afterword doctor`: each set-up that is wrong is seen, and what to do is said.

mod address;
mod blog;
mod local_files;
mod other_servers;
mod rights;
mod scripted_servers;
mod strangers;

use serde_json::Value;

use super::Home;

/// What it has found.
struct Report(Value);

impl Report {
    /// Runs `afterword doctor` with these words; the exit status must fit what it found.
    fn of(home: &Home, words: &str) -> Self {
        let line = format!("doctor --json {words}");
        let ended = tokio::task::block_in_place(|| home.run(&line));
        let found: Value = serde_json::from_str(&ended.out).unwrap_or_else(|_| panic!("{ended:?}"));
        let failed = found["failures"] != 0;
        assert_eq!(ended.status, i32::from(failed), "{ended:?}");
        Self(found)
    }

    fn findings(&self) -> impl Iterator<Item = &Value> {
        self.0["findings"].as_array().unwrap().iter()
    }

    /// Whether something of this verdict says all of these words, in what was tried, seen and advised.
    fn says(&self, verdict: &str, words: &[&str]) -> bool {
        self.findings().any(|finding| {
            let text =
                ["group", "tried", "saw", "advice"].map(|field| finding[field].as_str().unwrap());
            let text = text.join("\n");
            finding["verdict"] == verdict && words.iter().all(|word| text.contains(word))
        })
    }

    fn failures(&self) -> Vec<&Value> {
        self.findings()
            .filter(|finding| finding["verdict"] == "failure")
            .collect()
    }
}

/// Nothing that it finds is told without advice, and what is fine needs none.
#[track_caller]
fn each_has_its_advice(report: &Report) {
    for finding in report.findings() {
        let is_fine = finding["verdict"] == "fine";
        assert_eq!(finding["advice"] == "", is_fine, "{finding}");
        assert!(finding["tried"] != "" && finding["saw"] != "", "{finding}");
    }
}
