//! Imports the export of another Afterword, without loss and with the same ids.

mod file;

use std::borrow::Cow;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use self::file::Numbered;
use crate::TransferServices;
use crate::incoming::articles::Articles;
use crate::incoming::clean;
use crate::incoming::import::{ImportEnd, ImportError, joined, spawn};
use crate::incoming::late::Ending;
use crate::incoming::pages::{Pages, Rule};
use crate::incoming::piece::ReadRecord;
use crate::incoming::report::Report;
use crate::incoming::save::{Mode, SavedFrom, Saver};
use crate::record::SourcePosition;
use crate::source::{Broken, Stop};
use afterword_export_format::{ExportLine, PageLine, SiteLine};
use afterword_model::{Origin, PagePath, Site, SiteId, SiteKey};
use afterword_services::sites::Plan;
use afterword_store::{Begin, Extra, ImportPage, OWN_SOURCE};

/// Its name on the command line.
pub const NAME: &str = OWN_SOURCE;

/// Its name for people.
pub const TITLE: &str = "Afterword (JSON Lines, as `afterword export` writes them)";

/// Whether a file begins as an export of Afterword.
#[must_use]
pub fn is_export(path: &Path) -> bool {
    file::is_one(path)
}

/// The file to import, and its target.
pub struct NativeOrder {
    pub path: PathBuf,
    /// Only this site of the file.
    pub only: Option<String>,
    /// The target site; by default the one with the same key.
    pub into: Option<SiteKey>,
    pub rules: Vec<Rule>,
    pub articles: Arc<Articles>,
    pub mode: Mode,
}

/// Imports an export. Missing sites are added; existing ones keep their settings.
pub async fn import(
    services: TransferServices,
    order: NativeOrder,
    each: &mut dyn FnMut(&Report) -> Result<(), Stop>,
) -> ImportEnd {
    let path = order.path.clone();
    let mut native = Native {
        services,
        order,
        savers: Vec::new(),
        places: HashMap::new(),
    };
    let result = native.read_all(path, each).await;
    ImportEnd {
        result,
        reports: native.savers.iter().map(Saver::ended).collect(),
    }
}

struct Native {
    services: TransferServices,
    order: NativeOrder,
    savers: Vec<Saver>,
    /// The saver for each site of the file; `None` if the site is not wanted.
    places: HashMap<String, Option<usize>>,
}

impl Native {
    async fn read_all(
        &mut self,
        path: PathBuf,
        each: &mut dyn FnMut(&Report) -> Result<(), Stop>,
    ) -> Result<(), ImportError> {
        let (mut batches, reading) = spawn(move |send| file::read(&path, send), file::weight);
        while let Some(lines) = batches.recv().await {
            self.take(lines).await?;
            if let Some(saver) = self.savers.last_mut() {
                saver.tell(each).await?;
            }
        }
        let read = joined(reading).await;
        let ending = if read.is_ok() {
            Ending::Complete
        } else {
            Ending::Broken
        };
        for saver in &mut self.savers {
            saver.finish(ending, each).await?;
            each(saver.report())?;
        }
        if let (Ok(()), Some(only), true) = (&read, &self.order.only, self.savers.is_empty()) {
            return Err(ImportError::Site(format!(
                "there is no site `{only}` in the file"
            )));
        }
        Ok(read?)
    }

    /// Saves lines of one kind and site together.
    async fn take(&mut self, lines: Vec<Numbered>) -> Result<(), ImportError> {
        let mut group = Group::default();
        for (number, line) in lines {
            let site = match &line {
                ExportLine::Afterword { .. } | ExportLine::End { .. } => continue,
                ExportLine::Site(site) => {
                    self.flush(&mut group).await?;
                    self.site(site).await?;
                    continue;
                }
                ExportLine::Page(page) => &page.site,
                ExportLine::Comment(comment) => &comment.site,
                ExportLine::Address(address) => &address.site,
                ExportLine::Follow(follow) => &follow.site,
                ExportLine::Block(block) => &block.site,
                ExportLine::Former(former) => &former.site,
                ExportLine::Reaction(vote) => &vote.site,
            };
            let place = SourcePosition::Line(number);
            let saver = *self.places.get(site).ok_or_else(|| Broken::At {
                place: place.clone(),
                problem: format!("the file says nothing of a site `{site}` before"),
            })?;
            let Some(saver) = saver else { continue };
            if group.saver != saver || !group.takes(&line) {
                self.flush(&mut group).await?;
                group.saver = saver;
            }
            group.add(line, &place)?;
        }
        self.flush(&mut group).await
    }

    async fn flush(&mut self, group: &mut Group) -> Result<(), ImportError> {
        let Group {
            saver,
            pages,
            comments,
            extras,
        } = std::mem::take(group);
        let Some(saver) = self.savers.get_mut(saver) else {
            return Ok(());
        };
        if !pages.is_empty() {
            let pages = pages
                .into_iter()
                .filter_map(|page| import_page(saver, &page));
            let pages = pages.collect();
            saver.import_pages(pages).await?;
        }
        if !comments.is_empty() {
            saver.take(comments).await?;
        }
        if !extras.is_empty() {
            // They refer to comments.
            saver.settle().await?;
            let extras = extras.into_iter().filter_map(|extra| placed(saver, extra));
            let extras: Vec<Extra> = extras.collect();
            import_extras(saver, extras).await?;
        }
        Ok(())
    }

    async fn site(&mut self, line: &SiteLine) -> Result<(), ImportError> {
        let is_wanted = self
            .order
            .only
            .as_ref()
            .is_none_or(|only| *only == line.key);
        if !is_wanted {
            self.places.insert(line.key.clone(), None);
            return Ok(());
        }
        let key = match &self.order.into {
            Some(key) => key.clone(),
            None => SiteKey::parse(&line.key).map_err(|e| ImportError::Site(e.to_string()))?,
        };
        let site = match self.services.sites.current().by_key(key.as_str()) {
            Some(site) => site,
            None => self.begun(key, line).await?,
        };
        let articles = Arc::clone(&self.order.articles);
        let pages = Pages::new(Arc::clone(&site), self.order.rules.clone(), articles);
        let services = self.services.clone();
        let origin = SavedFrom::new(OWN_SOURCE, &self.order.path);
        let saver = Saver::new(services, site, origin, pages, self.order.mode);
        self.savers.push(saver?);
        self.places
            .insert(line.key.clone(), Some(self.savers.len() - 1));
        Ok(())
    }

    /// Creates a site from its line; in a dry run the site is not stored.
    async fn begun(&self, key: SiteKey, line: &SiteLine) -> Result<Arc<Site>, ImportError> {
        let origins = line.origins.iter().map(|origin| Origin::parse(origin));
        let origins = origins.collect::<Result<Vec<_>, _>>();
        let plan = Plan {
            title: line.title.clone(),
            origins: origins.map_err(|e| ImportError::Site(e.to_string()))?,
            overrides: line.settings.clone(),
        };
        if self.order.mode == Mode::Write {
            let prepared = self.services.prepare().await;
            prepared.map_err(ImportError::Backup)?;
            let added = self.services.sites.add(key, plan).await;
            return added.map_err(|e| ImportError::Site(e.to_string()));
        }
        Ok(Arc::new(Site {
            id: SiteId(-1),
            key,
            title: plan.title,
            origins: plan.origins,
            rules: self.services.sites.rules_with(&plan.overrides),
            overrides: plan.overrides,
        }))
    }
}

/// Lines of one kind, saved at once by one saver.
#[derive(Default)]
struct Group {
    saver: usize,
    pages: Vec<PageLine>,
    comments: Vec<ReadRecord>,
    extras: Vec<Extra>,
}

impl Group {
    fn takes(&self, line: &ExportLine) -> bool {
        let [pages, comments, extras] = [
            self.pages.is_empty(),
            self.comments.is_empty(),
            self.extras.is_empty(),
        ];
        match line {
            ExportLine::Page(_) => comments && extras,
            ExportLine::Comment(_) => pages && extras,
            _ => pages && comments,
        }
    }

    fn add(&mut self, line: ExportLine, place: &SourcePosition) -> Result<(), Broken> {
        match line {
            ExportLine::Page(page) => self.pages.push(page),
            ExportLine::Comment(comment) => {
                self.comments.push(ReadRecord::Line(comment, place.words()))
            }
            ExportLine::Block(block) => self.extras.push(block.into()),
            ExportLine::Former(former) => self.extras.push(former.into()),
            ExportLine::Address(address) => self.extra(address.into_extra(), place)?,
            ExportLine::Follow(follow) => self.extra(follow.into_extra(), place)?,
            ExportLine::Reaction(vote) => self.extra(vote.into_extra(), place)?,
            ExportLine::Afterword { .. } | ExportLine::Site(_) | ExportLine::End { .. } => {}
        }
        Ok(())
    }

    fn extra(
        &mut self,
        extra: Result<Extra, Cow<'static, str>>,
        place: &SourcePosition,
    ) -> Result<(), Broken> {
        self.extras.push(extra.map_err(|problem| Broken::At {
            place: place.clone(),
            problem: problem.into_owned(),
        })?);
        Ok(())
    }
}

/// An export whose comments are all here may still bring what its readers and moderators have done since.
async fn import_extras(saver: &mut Saver, extras: Vec<Extra>) -> Result<(), ImportError> {
    if saver.mode() == Mode::DryRun {
        return Ok(());
    }
    let (store, site) = (Arc::clone(&saver.services.store), saver.site.id);
    if saver.import.is_none() && store.import_extras(site, extras.clone(), None).await? == 0 {
        return Ok(());
    }
    let by = saver.number().await?;
    store.import_extras(site, extras, Some(by)).await?;
    Ok(())
}

/// What belongs to a page belongs to where the page is here.
fn placed(saver: &Saver, mut extra: Extra) -> Option<Extra> {
    let path = match &mut extra {
        Extra::Follow(follow) => &mut follow.page,
        Extra::PageVote { path, .. } => path,
        Extra::Address(_) | Extra::Block(_) | Extra::Former { .. } => return Some(extra),
    };
    let page = saver.pages.place(path).ok()?;
    page.path.as_str().clone_into(path);
    Some(extra)
}

fn import_page(saver: &Saver, line: &PageLine) -> Option<ImportPage> {
    let placed = saver.pages.place(&line.path).ok()?;
    let aliases = line
        .aliases
        .iter()
        .filter_map(|alias| PagePath::parse(alias).ok());
    Some(ImportPage {
        path: placed.path,
        title: clean::stored_title(&line.title).or(placed.title),
        aliases: aliases.collect(),
        begin: Begin::Yes {
            closed: line.closed,
            first_seen: line.first_seen,
        },
    })
}
