//! Selects one site of a file that has several.

use std::collections::BTreeSet;
use std::path::Path;

use serde::de::DeserializeOwned;

use super::files::ExportFile;
use super::json::{self, JsonMatch, ValueError};
use super::loose::{Loose, shortened};
use crate::source::{Broken, Options};

/// Further sites are not listed.
const MOST: usize = 20;

/// The site to import: `site` reads its name from each value at a `wanted` path. `None` imports all.
///
/// # Errors
/// [`Broken::WhichSite`]: there are several sites and none was named, or the named one is missing.
pub(crate) fn chosen<T: DeserializeOwned>(
    path: &Path,
    wanted: &[&str],
    site: fn(&T) -> &Loose,
    options: &Options,
) -> Result<Option<String>, Broken> {
    among(&mut |each| json::walk(path, wanted, each), site, options)
}

/// The same, for several files.
pub(crate) fn chosen_in<T: DeserializeOwned>(
    files: &[(ExportFile, &'static str)],
    site: fn(&T) -> &Loose,
    options: &Options,
) -> Result<Option<String>, Broken> {
    let mut all = |each: &mut Each<'_>| {
        let mut files = files.iter();
        files.try_for_each(|(file, wanted)| file.walk(&[wanted], each))
    };
    among(&mut all, site, options)
}

/// Takes each value that may name a site.
type Each<'a> = dyn FnMut(&JsonMatch<'_>) -> Result<(), Broken> + 'a;

fn among<T: DeserializeOwned>(
    walk: &mut dyn FnMut(&mut Each<'_>) -> Result<(), Broken>,
    site: fn(&T) -> &Loose,
    options: &Options,
) -> Result<Option<String>, Broken> {
    let mut sites = BTreeSet::new();
    let mut named_is_there = false;
    let read = walk(&mut |found| {
        let value: T = match found.parse() {
            Ok(value) => value,
            Err(ValueError::Skip(_)) => return Ok(()),
            Err(ValueError::Broken(broken)) => return Err(broken),
        };
        if let Some(name) = site(&value).text() {
            named_is_there |= options.from_site.as_deref() == Some(name);
            if sites.len() <= MOST && !sites.contains(name) {
                sites.insert(name.to_owned());
            }
        }
        Ok(())
    });
    // If the file is broken further down, everything before that is imported all the same.
    match read {
        Ok(()) | Err(Broken::At { .. }) => {}
        Err(other) => return Err(other),
    }
    match (&options.from_site, sites.len()) {
        (Some(named), _) if named_is_there => Ok(Some(named.clone())),
        (Some(named), _) => Err(Broken::WhichSite(format!(
            "this file has no comments of the site {}; it has those of {}",
            shortened(named),
            listed(&sites)
        ))),
        (None, 0 | 1) => Ok(None),
        (None, _) => Err(Broken::WhichSite(format!(
            "this file has the comments of several sites: name one with --from-site: {}",
            listed(&sites)
        ))),
    }
}

fn listed(sites: &BTreeSet<String>) -> String {
    let names: Vec<String> = sites.iter().map(|site| shortened(site)).collect();
    match names.is_empty() {
        true => "a site without a name".to_owned(),
        false => names.join(", "),
    }
}
