//! The owner's changes to pages: closed and opened, named, moved, and led to by another path. Pages of an import.

use std::collections::BTreeSet;

use afterword_model::change::{
    Answer, ChangedThread, Effect, Facts, Missing, Need, PageNumber, Plan, WholePage, Work,
};
use afterword_model::{
    Begin, HookRow, ImportNumber, ImportPage, Page, PageChange, PageChanged, PageKey, PagePath,
    PageTitle, SiteId,
};

use crate::changes::Changes;
use crate::{in_millis, threads};

#[must_use]
pub fn work(order: PageChange) -> (Work, Answer<PageChanged>) {
    Work::new(needs(&order), move |facts| change(&order, facts))
}

/// The same, if the page is as it was `seen`, or unknown: otherwise `None`.
#[must_use]
pub fn work_if(order: PageChange, seen: Option<Page>) -> (Work, Answer<Option<PageChanged>>) {
    Work::new(needs(&order), move |facts| {
        let known = facts.whole_page(order.site, order.path.clone())?;
        if known.as_ref().map(|known| &known.page) != seen.as_ref() {
            return Ok((Vec::new(), None));
        }
        let (effects, changed) = change(&order, facts)?;
        Ok((effects, Some(changed)))
    })
}

fn needs(order: &PageChange) -> Vec<Need> {
    let paths = [
        Some(&order.path),
        order.alias.as_ref(),
        order.move_to.as_ref(),
    ];
    let need = |path: &PagePath| Need::WholePage(order.site, path.clone());
    paths.into_iter().flatten().map(need).collect()
}

/// # Errors
/// [`Missing`].
pub fn change(order: &PageChange, facts: &Facts) -> Plan<PageChanged> {
    let mut changes = Changes::new(facts);
    let known = facts.whole_page(order.site, order.path.clone())?.as_ref();
    if let Some(alias) = &order.alias
        && other(order, alias, known, facts)?.is_some()
    {
        return changes.done(PageChanged::Taken);
    }
    let mut changed = match known {
        Some(known) => Changing::of(order, &known.page),
        None if order.create => Changing::begin(order, &mut changes),
        None => return changes.done(PageChanged::Unknown),
    };
    let path_before = changed.page.path.clone();
    let mut joined = None;
    let mut thread = known.map(|known| known.number);
    if let Some(alias) = &order.alias {
        changed.lead(alias, &mut changes);
    }
    if let Some(title) = &order.title {
        changed.name(title.as_str().to_owned(), &mut changes);
    }
    if let Some(closed) = order.closed {
        let page = changed.key.clone();
        changes.add(Effect::SetPageClosed { page, closed });
        changed.page.closed = closed;
    }
    if let Some(to) = &order.move_to {
        let target = other(order, to, known, facts)?;
        if let Some(target) = target {
            joined = Some(join_webhooks(thread, target.number, &mut changes)?);
            thread = Some(target.number);
        }
        changed.move_to(order, to, target, &mut changes);
    }
    let page = changed.done();
    let is_moved = page.path != path_before && page.count > 0;
    if let Some(thread) = thread.filter(|_| is_moved) {
        tell(order, thread, joined, &mut changes)?;
    }
    changes.done(PageChanged::Done(page))
}

/// The page that a path leads to, if it is not the changed one.
fn other<'f>(
    order: &PageChange,
    path: &PagePath,
    known: Option<&WholePage>,
    facts: &'f Facts,
) -> Result<Option<&'f WholePage>, Missing> {
    let found = facts.whole_page(order.site, path.clone())?.as_ref();
    let is_other = |found: &&WholePage| known.is_none_or(|known| known.number != found.number);
    Ok(found.filter(is_other))
}

/// A page after the effects so far.
struct Changing {
    /// It leads to the page also after a move.
    key: PageKey,
    page: Page,
    /// Those of all paths that lead here.
    keys: BTreeSet<String>,
}

impl Changing {
    fn of(order: &PageChange, page: &Page) -> Self {
        Self {
            key: PageKey::new(order.site, &order.path),
            keys: keys(page).collect(),
            page: page.clone(),
        }
    }

    fn begin(order: &PageChange, changes: &mut Changes<'_>) -> Self {
        let first_seen = in_millis(order.now);
        changes.add(Effect::BeginPage {
            site: order.site,
            path: order.path.clone(),
            first_seen,
        });
        let page = Page {
            path: order.path.as_str().to_owned(),
            title: String::new(),
            closed: false,
            count: 0,
            likes: 0,
            first_seen,
            aliases: Vec::new(),
        };
        Self::of(order, &page)
    }

    fn lead(&mut self, alias: &PagePath, changes: &mut Changes<'_>) {
        if self.keys.insert(alias.key().to_owned()) {
            changes.add(Effect::AddAlias {
                page: self.key.clone(),
                alias: alias.clone(),
            });
        }
    }

    fn name(&mut self, title: String, changes: &mut Changes<'_>) {
        changes.add(Effect::SetPageTitle {
            page: self.key.clone(),
            title: title.clone(),
        });
        self.page.title = title;
    }

    /// An existing page there takes the comments.
    fn move_to(
        &mut self,
        order: &PageChange,
        to: &PagePath,
        target: Option<&WholePage>,
        changes: &mut Changes<'_>,
    ) {
        match target {
            Some(target) => self.merge(order, to, &target.page, changes),
            None => self.lead(to, changes),
        }
        self.show_under(to, changes);
    }

    /// What an owner has said of the other page stays; without a title it takes this one.
    fn merge(
        &mut self,
        order: &PageChange,
        to: &PagePath,
        target: &Page,
        changes: &mut Changes<'_>,
    ) {
        let first_seen = self.page.first_seen.min(target.first_seen);
        changes.add(Effect::MergePage {
            page: self.key.clone(),
            into: PageKey::new(order.site, to),
            first_seen,
        });
        self.keys.extend(keys(target));
        let merged = Page {
            count: target.count.saturating_add(self.page.count),
            first_seen,
            ..target.clone()
        };
        let title = std::mem::replace(&mut self.page, merged).title;
        if self.page.title.is_empty() && !title.is_empty() {
            self.name(title, changes);
        }
    }

    fn show_under(&mut self, path: &PagePath, changes: &mut Changes<'_>) {
        changes.add(Effect::SetPagePath {
            page: self.key.clone(),
            path: path.clone(),
        });
        path.as_str().clone_into(&mut self.page.path);
    }

    fn done(mut self) -> Page {
        self.keys.remove(PagePath::key_of(&self.page.path));
        self.page.aliases = self.keys.into_iter().collect();
        self.page
    }
}

/// The keys of all paths that lead to a page.
fn keys(page: &Page) -> impl Iterator<Item = String> {
    let own = PagePath::key_of(&page.path).to_owned();
    page.aliases.iter().cloned().chain([own])
}

/// The webhooks about the threads of two pages, which become one. Of two that nobody has claimed, one is enough.
fn join_webhooks(
    source: Option<PageNumber>,
    target: PageNumber,
    changes: &mut Changes<'_>,
) -> Result<Vec<HookRow>, Missing> {
    let mut waiting = changes.facts.hooks_of_page(target)?.clone();
    let Some(source) = source else {
        return Ok(waiting);
    };
    for row in changes.facts.hooks_of_page(source)? {
        let is_free = |row: &HookRow| row.leased.is_none();
        let is_same = |other: &HookRow| is_free(other) && url_of(other) == url_of(row);
        if is_free(row) && waiting.iter().any(is_same) {
            changes.add(Effect::RemoveHook(row.id));
        } else {
            waiting.push(row.clone());
        }
    }
    waiting.sort_by_key(|row| row.id);
    Ok(waiting)
}

fn url_of(row: &HookRow) -> Option<&str> {
    row.thread.as_ref().map(|thread| thread.url.as_str())
}

/// Readers see a moved thread elsewhere; an empty one nobody sees.
fn tell(
    order: &PageChange,
    page: PageNumber,
    joined: Option<Vec<HookRow>>,
    changes: &mut Changes<'_>,
) -> Result<(), Missing> {
    let now = in_millis(order.now);
    let thread = ChangedThread::On(page);
    let Some(joined) = joined else {
        return threads::changed(changes, &[thread], &order.told, now);
    };
    for url in &order.told.urls {
        let of_url = |row: &&HookRow| url_of(row) == Some(url);
        let waiting: Vec<&HookRow> = joined.iter().filter(of_url).collect();
        threads::touch(changes, thread, &waiting, (url, &order.told), now);
    }
    Ok(())
}

/// The data of a page beside its comments, from another system.
#[must_use]
pub fn import_work(site: SiteId, page: ImportPage, by: ImportNumber) -> (Work, Answer<()>) {
    let paths = std::iter::once(&page.path).chain(&page.aliases);
    let first = paths.map(|path| Need::Page(site, path.clone())).collect();
    Work::new(first, move |facts| import(site, &page, by, facts))
}

/// What the owner says of a page that is here stays: its title, whether it is closed, and the paths of all pages.
///
/// # Errors
/// [`Missing`].
pub fn import(site: SiteId, page: &ImportPage, by: ImportNumber, facts: &Facts) -> Plan<()> {
    let mut changes = Changes::new(facts);
    let key = PageKey::new(site, &page.path);
    let known = facts.page(site, page.path.clone())?.as_ref();
    match (known, page.begin) {
        (Some(_), _) => {}
        (None, Begin::No) => return changes.done(()),
        (None, Begin::Yes { closed, first_seen }) => {
            changes.add(Effect::BeginPage {
                site,
                path: page.path.clone(),
                first_seen: in_millis(first_seen),
            });
            changes.add(Effect::PageCame {
                import: by,
                page: key.clone(),
            });
            if closed {
                changes.add(Effect::SetPageClosed {
                    page: key.clone(),
                    closed,
                });
            }
        }
    }
    let title = known.map_or("", |known| known.title.as_str());
    if let Some(title) = PageTitle::over(page.title.as_ref(), title) {
        changes.add(Effect::SetPageTitle {
            page: key,
            title: title.as_str().to_owned(),
        });
    }
    import_aliases(site, page, by, &mut changes)?;
    changes.done(())
}

fn import_aliases(
    site: SiteId,
    page: &ImportPage,
    by: ImportNumber,
    changes: &mut Changes<'_>,
) -> Result<(), Missing> {
    let mut own = BTreeSet::from([page.path.key()]);
    for alias in &page.aliases {
        let leads_nowhere = changes.facts.page(site, alias.clone())?.is_none();
        if leads_nowhere && own.insert(alias.key()) {
            changes.add(Effect::AddAlias {
                page: PageKey::new(site, &page.path),
                alias: alias.clone(),
            });
            changes.add(Effect::AliasCame {
                import: by,
                site,
                alias: alias.clone(),
            });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use afterword_model::change::{Fact, PageFacts, PageNumber};
    use jiff::Timestamp;

    use super::*;

    const SITE: SiteId = SiteId(1);
    const BEGIN: Begin = Begin::Yes {
        closed: true,
        first_seen: Timestamp::UNIX_EPOCH,
    };

    fn path(path: &str) -> Option<PagePath> {
        PagePath::parse(path).ok()
    }

    /// The effects in short; the pages that are here have this title.
    fn imported(here: &[&str], known_title: &str, title: &str, begin: Begin) -> Vec<String> {
        let page = ImportPage {
            path: path("/a/").unwrap_or_else(|| unreachable!()),
            title: PageTitle::parse(title, 100)
                .ok()
                .filter(|_| !title.is_empty()),
            aliases: ["/old/", "/older/", "/a", "/old"]
                .into_iter()
                .filter_map(path)
                .collect(),
            begin,
        };
        let mut facts = Facts::default();
        for path in page.aliases.iter().chain([&page.path]) {
            let is_here = here.iter().any(|here| PagePath::key_of(here) == path.key());
            let known = PageFacts {
                number: PageNumber(1),
                path: path.as_str().to_owned(),
                title: known_title.to_owned(),
                closed: false,
                first_seen: Timestamp::UNIX_EPOCH,
            };
            let fact = Fact::Page(Some(known).filter(|_| is_here));
            facts.add(Need::Page(SITE, path.clone()), fact);
        }
        let by = ImportNumber(1);
        let (effects, ()) = import(SITE, &page, by, &facts).unwrap_or_default();
        let is_said = |effect: &&Effect| {
            !matches!(effect, Effect::PageCame { .. } | Effect::AliasCame { .. })
        };
        let short = effects.iter().filter(is_said).map(|effect| match effect {
            Effect::BeginPage { .. } => "begun".to_owned(),
            Effect::SetPageClosed { closed, .. } => format!("closed {closed}"),
            Effect::SetPageTitle { title, .. } => format!("named {title}"),
            Effect::AddAlias { alias, .. } => alias.as_str().to_owned(),
            other => format!("{other:?}"),
        });
        short.collect()
    }

    #[test]
    fn a_title_is_for_a_page_without_one() {
        assert_eq!(
            imported(&["/a/", "/old/", "/older/"], "", "New", BEGIN),
            ["named New"]
        );
        for (known, new) in [("Known", "New"), ("", ""), ("Known", "")] {
            let nothing: [&str; 0] = [];
            assert_eq!(
                imported(&["/a/", "/old/", "/older/"], known, new, BEGIN),
                nothing
            );
        }
    }

    #[test]
    fn an_unknown_page_is_begun_only_where_the_import_says_so() {
        let nothing: [&str; 0] = [];
        assert_eq!(imported(&[], "", "New", Begin::No), nothing);
        let begun = ["begun", "closed true", "named New", "/old/", "/older/"];
        assert_eq!(imported(&[], "", "New", BEGIN), begun);
    }

    #[test]
    fn a_path_that_leads_to_a_page_goes_on_leading_there() {
        assert_eq!(
            imported(&["/a/"], "Known", "", Begin::No),
            ["/old/", "/older/"]
        );
        assert_eq!(
            imported(&["/a/", "/old/"], "Known", "", Begin::No),
            ["/older/"]
        );
    }
}
