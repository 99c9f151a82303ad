//! The rows of the query, as the database's own tool writes them.

use std::collections::HashSet;
use std::path::Path;

use super::Row;
use crate::reading::files::{self, ExportFile};
use crate::reading::json;
use crate::reading::most::most;
use crate::record::Item;
use crate::source::{Broken, Source, Stop};

pub(super) fn open(path: &Path) -> Result<Box<dyn Source>, Broken> {
    let mut found = Vec::new();
    for file in files::of(path)? {
        let shape = json::shape(&file.path)?;
        let first = json::first(&file.path, &[shape])?;
        let row = first.and_then(|(_, text)| serde_json::from_slice::<Row>(&text).ok());
        if row.is_some_and(|row| row.cid.text().is_some()) {
            found.push((file, shape));
        }
    }
    match found.is_empty() {
        false => Ok(Box::new(Rows { files: found })),
        true => Err(Broken::NotThis(
            "this has no comments of Drupal: docs/import/drupal.md has the query that writes them"
                .to_owned(),
        )),
    }
}

struct Rows {
    files: Vec<(ExportFile, &'static str)>,
}

impl Source for Rows {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        // One entry for each page that takes no comments.
        let mut closed = HashSet::new();
        for (file, shape) in &self.files {
            file.records(&[shape], each, &mut |row: Row, place, take| {
                if let Some(page) = row.closed_page(place.clone())
                    && closed.insert(page.address.clone())
                {
                    most(closed.len(), "closed pages")?;
                    take(Item::Page(page))?;
                }
                Ok(take(row.item(place))?)
            })?;
        }
        Ok(())
    }
}
