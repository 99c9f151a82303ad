//! A system that tests make up: its file has one record a line.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::sync::Arc;

use afterword_export_format as lines;
use afterword_model::Status;
use afterword_services::App;
use afterword_transfer::source::{Broken, Format, Options, Source, Stop};
use afterword_transfer::{
    AuthorRecord, Body, CommentRecord, ImportEnd, Item, Mode, Order, Pages, Report, Rule,
    SourcePosition, TransferServices, import,
};
use jiff::Timestamp;

use crate::support::TestServer;

pub(super) static SCRATCH: Format = Format {
    name: "scratch",
    title: "Scratch",
    needs_timezone: false,
    open,
};

fn open(path: &Path, _: &Options) -> Result<Box<dyn Source>, Broken> {
    let file = fs::File::open(path)?;
    Ok(Box::new(Scratch(BufReader::new(file))))
}

struct Scratch(BufReader<fs::File>);

impl Source for Scratch {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        for (line, number) in (&mut self.0).lines().zip(1..) {
            let place = SourcePosition::Line(number);
            let record: CommentRecord =
                serde_json::from_str(&line?).map_err(|error| Broken::At {
                    place: place.clone(),
                    problem: error.to_string(),
                })?;
            each(Item::Comment(Box::new(CommentRecord { place, ..record })))?;
        }
        Ok(())
    }
}

/// A comment of the made-up system, so many seconds after the beginning.
pub(super) fn record(id: &str, parent: Option<&str>, seconds: i64) -> CommentRecord {
    CommentRecord {
        id: id.to_owned(),
        parent: parent.map(str::to_owned),
        page: "/a/".to_owned(),
        page_title: None,
        author: Some(AuthorRecord {
            name: format!("Ann {id}"),
            ..AuthorRecord::default()
        }),
        body: Body::Markdown(format!("This is *{id}*.")),
        created: at(seconds),
        published: None,
        edited: None,
        status: Status::Approved,
        pinned: false,
        score: 0,
        anchor: Some(format!("comment-{id}")),
        avatar: None,
        source: None,
        place: SourcePosition::Line(0),
    }
}

pub(super) fn at(seconds: i64) -> Timestamp {
    Timestamp::from_second(1_700_000_000 + seconds).unwrap()
}

pub(super) fn file_of(records: &[CommentRecord]) -> String {
    let lines = records
        .iter()
        .map(|record| serde_json::to_string(record).unwrap() + "\n");
    lines.collect()
}

/// What an import of the server is given.
pub(super) fn services(server: &TestServer) -> TransferServices {
    let app = &server.app;
    TransferServices {
        before: Arc::new(|| Ok(())),
        clock: app.clock.clone(),
        keep: app.retention.periods(),
        receivers: app.receivers.clone(),
        sites: Arc::clone(&app.sites),
        store: Arc::clone(&app.store),
    }
}

/// Imports a file of the made-up system for the blog.
pub(super) async fn imports_file(
    server: &TestServer,
    text: &str,
    mode: Mode,
    rules: &[(&str, &str)],
) -> ImportEnd {
    let path = server.folder.path().join("scratch.jsonl");
    fs::write(&path, text).unwrap();
    let site = server.app.sites.current().by_key("blog").unwrap();
    let rules = rules
        .iter()
        .map(|(old, new)| Rule::parse(old, new).unwrap());
    let order = Order {
        format: &SCRATCH,
        path,
        options: Options::default(),
        pages: Pages::new(Arc::clone(&site), rules.collect(), Arc::default()),
        site,
        mode,
    };
    import(services(server), order, &mut |_| Ok(())).await
}

/// Imports records, and expects that all goes well.
pub(super) async fn imports(server: &TestServer, records: &[CommentRecord]) -> Report {
    let mut ended = imports_file(server, &file_of(records), Mode::Write, &[]).await;
    ended.result.unwrap();
    assert!(ended.reports[0].complete);
    ended.reports.remove(0)
}

/// All that the server exports, but for the line that says when.
pub(super) async fn exported(app: &Arc<App>) -> Vec<String> {
    let mut out = Vec::new();
    let sites = app.sites.current().all().to_vec();
    lines::write((Arc::clone(&app.store), app.clock.clone()), sites, &mut out)
        .await
        .unwrap();
    let text = String::from_utf8(out).unwrap();
    text.lines().skip(1).map(str::to_owned).collect()
}

/// How often something was changed or skipped for reasons that hold these words.
pub(super) fn times(reasons: Vec<(&str, &afterword_transfer::Tally)>, words: &str) -> u64 {
    let fitting = reasons
        .into_iter()
        .filter(|(reason, _)| reason.contains(words));
    fitting.map(|(_, tally)| tally.count).sum()
}
