//! A folder for each thread, a file for each comment: XML or JSON.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use jiff::tz::TimeZone;

use super::chosen;
use super::comment::{PageInfo, RawComment, Thread, is_name};
use crate::reading::folder::listed;
use crate::reading::input::Input;
use crate::reading::json::without_position;
use crate::reading::loose::Loose;
use crate::reading::xml::{Tag, Xml};
use crate::record::{Item, Skipped, SourcePosition};
use crate::source::{Broken, Options, Source, Stop};

/// Where the threads may be below the folder that was named: HashOver 2's own folder, its comments, those of one
/// site; HashOver 1's own folder; the threads themselves.
const ROOTS: [&str; 5] = [
    "comments/threads",
    "hashover/comments/threads",
    "threads",
    "pages",
    "",
];
/// Where a HashOver for several sites has a folder for each.
const SITES: [&str; 3] = ["comments", "hashover/comments", ""];
const PAGE_INFO: &str = "metadata/page-info.json";
/// Far longer than any comment.
const LONGEST: u64 = 1 << 20;

pub(super) fn open(path: &Path, options: &Options) -> Result<Box<dyn Source>, Broken> {
    if options.from_site.is_none() {
        for root in ROOTS.map(|root| path.join(root)) {
            if has_threads(&root)? {
                return of(root, options);
            }
        }
    }
    for root in SITES.map(|sites| path.join(sites)) {
        let sites = sites(&root)?;
        if let Some(site) = (!sites.is_empty()).then(|| chosen(sites, options)) {
            return of(
                root.join(site?.unwrap_or_default()).join("threads"),
                options,
            );
        }
    }
    Err(Broken::NotThis(match options.from_site {
        Some(_) => "these are no comments of several sites: leave --from-site out".to_owned(),
        None => {
            "this is no folder of HashOver: it has no folder of a thread with a comment, such as \
                 threads/hello/1.xml"
                .to_owned()
        }
    }))
}

fn of(root: PathBuf, options: &Options) -> Result<Box<dyn Source>, Broken> {
    Ok(Box::new(Files {
        root,
        timezone: options.timezone.clone(),
    }))
}

/// The sites that have threads with comments.
fn sites(folder: &Path) -> Result<Vec<String>, Broken> {
    let mut sites = Vec::new();
    for site in folders(folder)? {
        if has_threads(&site.join("threads"))? {
            sites.push(name(&site));
        }
    }
    Ok(sites)
}

fn has_threads(root: &Path) -> Result<bool, Broken> {
    for thread in folders(root)? {
        let (files, _) = listed(&thread)?;
        if files.iter().any(|file| comment_name(file).is_some()) {
            return Ok(true);
        }
    }
    Ok(false)
}

fn folders(folder: &Path) -> Result<Vec<PathBuf>, Broken> {
    match folder.is_dir() {
        true => Ok(listed(folder)?.1),
        false => Ok(Vec::new()),
    }
}

struct Files {
    root: PathBuf,
    timezone: Option<TimeZone>,
}

impl Source for Files {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        for folder in folders(&self.root)? {
            let thread = thread(&folder);
            let mut files = listed(&folder)?.0;
            files.sort_by_cached_key(|file| place_in_thread(file));
            for file in files {
                let place = format!("{}/{}", thread.name, name(&file));
                each(self.item(&file, &thread, SourcePosition::File(place))?)?;
            }
        }
        Ok(())
    }
}

impl Files {
    fn item(&self, file: &Path, thread: &Thread, place: SourcePosition) -> Result<Item, Broken> {
        let skip = |why: String, place| {
            let id = None;
            Ok(Item::Skipped(Skipped { id, why, place }))
        };
        let Some(comment) = comment_name(file) else {
            return skip("its name is none of a comment".to_owned(), place);
        };
        match read(file) {
            Ok(raw) => raw.item(&comment, thread, self.timezone.as_ref(), place),
            Err(why) => skip(why, place),
        }
    }
}

fn thread(folder: &Path) -> Thread {
    let info = text(&folder.join(PAGE_INFO)).ok();
    let info: Option<PageInfo> = info.and_then(|info| serde_json::from_str(&info).ok());
    Thread::new(name(folder), &info.unwrap_or_default())
}

/// Parents before their answers, and what is no comment before all.
fn place_in_thread(file: &Path) -> Option<Vec<u64>> {
    let name = comment_name(file)?;
    let numbers = name.split('-').map(|it| it.parse().unwrap_or(u64::MAX));
    Some(numbers.collect())
}

/// `1-2` of `1-2.xml`.
fn comment_name(file: &Path) -> Option<String> {
    let stem = file.file_stem()?.to_string_lossy().into_owned();
    let ending = file.extension()?.to_str()?;
    (["xml", "json"].contains(&ending) && is_name(&stem)).then_some(stem)
}

fn name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// # Errors
/// A sentence for the report.
fn read(file: &Path) -> Result<RawComment, String> {
    let text = text(file)?;
    match file.extension().is_some_and(|ending| ending == "json") {
        true => serde_json::from_str(&text)
            .map_err(|error| format!("it can't be read: {}", without_position(&error))),
        false => xml(&text),
    }
}

fn text(file: &Path) -> Result<String, String> {
    let unreadable = |error: std::io::Error| format!("it can't be read: {error}");
    let mut bytes = Vec::new();
    let file = File::open(file).map_err(unreadable)?;
    file.take(LONGEST + 1)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    if bytes.len() as u64 > LONGEST {
        return Err(format!("it is longer than {LONGEST} bytes"));
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn xml(text: &str) -> Result<RawComment, String> {
    let bytes = std::io::Cursor::new(text.as_bytes().to_vec());
    let mut xml = Xml::of(Input::of(Box::new(bytes)));
    let said = |broken: Broken| format!("it can't be read: {broken}");
    let root = match xml.next_tag().map_err(said)? {
        Some(Tag::Open(root)) if root.name == "comment" => root,
        _ => return Err("it is no comment of HashOver".to_owned()),
    };
    // HashOver 1 keeps these as attributes.
    let is_first_version = root.attributes.iter().any(|(name, _)| name == "likes");
    let fields = xml.fields(root).map_err(said)?;
    let field = |name: &str| Loose::from(fields.text(name));
    Ok(RawComment {
        body: Loose::from(without_indent(fields.text("body")).as_str()),
        status: field("status"),
        date: field("date"),
        name: field("name"),
        email: field("email"),
        website: field("website"),
        likes: match is_first_version {
            true => field("@likes"),
            false => field("likes"),
        },
        is_first_version,
    })
}

/// HashOver indents a text by two tabs.
fn without_indent(text: &str) -> String {
    let lines = text.lines().map(|line| {
        let line = line.strip_prefix('\t').unwrap_or(line);
        line.strip_prefix('\t').unwrap_or(line)
    });
    lines.collect::<Vec<_>>().join("\n")
}
