//! The pages that the comments of a file land on, with their figures.

use std::collections::{HashMap, HashSet};

use super::clean;
use super::pages::Pages;
use super::report::{LandingPage, PageTotals};
use super::write::{hash_of, hashed};

/// Further pages are counted and not listed: a page takes some 200 bytes of memory.
const LISTED: usize = 100_000;
/// Old addresses listed for one page.
const ADDRESSES: usize = 20;

/// Finds the figures of an address's page in a report.
#[derive(Default)]
pub(super) struct Landing {
    /// By the hash of the path's key.
    places: HashMap<u64, usize>,
    /// Hashes of pages with their old addresses.
    addresses: HashSet<u64>,
    /// Most comments are on the page of the one before.
    last: Option<(String, Option<usize>)>,
}

impl Landing {
    /// The place in `totals.list` of the page that an address leads to; `None` if it leads nowhere, or the list is full.
    pub(super) fn place(
        &mut self,
        totals: &mut PageTotals,
        pages: &Pages,
        address: &str,
        title: Option<&str>,
    ) -> Option<usize> {
        let known = self.last.as_ref().filter(|(last, _)| last == address);
        let known = known.map(|(_, place)| *place);
        let place = known.unwrap_or_else(|| {
            let place = self.of_address(totals, pages, address);
            self.last = Some((address.to_owned(), place));
            place
        });
        let page = totals.list.get_mut(place?)?;
        if page.title.is_empty()
            && let Some(title) = title.and_then(clean::title)
        {
            title.as_str().clone_into(&mut page.title);
        }
        place
    }

    fn of_address(
        &mut self,
        totals: &mut PageTotals,
        pages: &Pages,
        address: &str,
    ) -> Option<usize> {
        let mapped = pages.place(address).ok()?;
        let key = hash_of(&mapped.path);
        let place = match self.places.get(&key) {
            Some(place) => *place,
            None if totals.list.len() >= LISTED => {
                totals.unlisted = true;
                return None;
            }
            None => {
                let title = mapped.title.as_ref();
                totals.list.push(LandingPage {
                    path: mapped.path.as_str().to_owned(),
                    title: title.map_or(String::new(), |title| title.as_str().to_owned()),
                    on_site: pages.on_site(&mapped.path),
                    ..LandingPage::default()
                });
                self.places.insert(key, totals.list.len() - 1);
                totals.list.len() - 1
            }
        };
        let told = pages.told(address);
        if self.addresses.insert(hashed((key, &told))) {
            let page = &mut totals.list[place];
            page.address_count += 1;
            if page.addresses.len() < ADDRESSES {
                page.addresses.push(told);
            }
        }
        Some(place)
    }
}
