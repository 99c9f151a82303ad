//! Answers of Drupal's JSON:API about comments, one behind the other: for whoever has no shell on the server. They lack
//! addresses of authors and comments that are not published.
//!
//! Articles, people and the comments that are answered are named by their UUIDs, so the files are read twice: in between,
//! one entry for each of them is in memory.

use std::collections::HashMap;
use std::path::Path;

use serde::Deserialize;

use super::Row;
use crate::reading::files::{self, ExportFile};
use crate::reading::json::{self, JsonMatch, ValueError};
use crate::reading::loose::Loose;
use crate::reading::most::most;
use crate::record::Item;
use crate::source::{Broken, Source, Stop};

const COMMENTS: &str = "data[]";
const INCLUDED: &str = "included[]";

/// `None` if the files hold something else.
pub(super) fn open(path: &Path) -> Result<Option<Box<dyn Source>>, Broken> {
    let mut found = Vec::new();
    for file in files::of(path)? {
        let names = json::beginning(&file.path, 8)?.names;
        let is_answer = names.iter().any(|name| name == "jsonapi");
        let first = match is_answer {
            true => json::first(&file.path, &[COMMENTS])?,
            false => None,
        };
        let comment = first.and_then(|(_, text)| serde_json::from_slice::<Resource>(&text).ok());
        if comment.is_some_and(|it| it.attributes.drupal_internal_cid.text().is_some()) {
            found.push(file);
        }
    }
    Ok(match found.is_empty() {
        true => None,
        false => Some(Box::new(Answers { files: found })),
    })
}

struct Answers {
    files: Vec<ExportFile>,
}

impl Source for Answers {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let known = Known::read(&self.files)?;
        for article in known.articles.values() {
            if let Some(page) = article.closed_page(self.files[0].place(1)) {
                each(Item::Page(page))?;
            }
        }
        for file in &self.files {
            file.records(&[COMMENTS], each, &mut |raw: Resource, place, take| {
                Ok(take(known.row(raw).item(place))?)
            })?;
        }
        Ok(())
    }
}

/// What comments refer to by UUID.
#[derive(Default)]
struct Known {
    /// With the columns of an article.
    articles: HashMap<String, Row>,
    people: HashMap<String, Loose>,
    comments: HashMap<String, Loose>,
}

impl Known {
    fn read(files: &[ExportFile]) -> Result<Self, Broken> {
        let mut known = Self::default();
        for file in files {
            // A file that breaks off lacks names, and what came without one would stay so.
            file.walk(&[COMMENTS, INCLUDED], &mut |found| known.add(found))?;
        }
        Ok(known)
    }

    fn add(&mut self, found: &JsonMatch<'_>) -> Result<(), Broken> {
        let resource: Resource = match found.parse() {
            Ok(resource) => resource,
            // It is reported when it is read as a comment.
            Err(ValueError::Skip(_)) => return Ok(()),
            Err(ValueError::Broken(broken)) => return Err(broken),
        };
        let Some(id) = resource.id.owned() else {
            return Ok(());
        };
        let attributes = resource.attributes;
        match resource.kind.text().unwrap_or_default() {
            kind if kind.starts_with("comment--") => {
                self.comments.insert(id, attributes.drupal_internal_cid);
            }
            kind if kind.starts_with("node--") => {
                let article = Row {
                    nid: attributes.drupal_internal_nid,
                    title: attributes.title,
                    alias: attributes.path.unwrap_or_default().alias,
                    author: resource.relationships.uid.id(),
                    published: attributes.status,
                    commenting: attributes.comment.unwrap_or_default().status,
                    ..Row::default()
                };
                self.articles.insert(id, article);
            }
            "user--user" => {
                self.people.insert(id, attributes.display_name);
            }
            _ => {}
        }
        let kept = [self.articles.len(), self.people.len(), self.comments.len()];
        most(kept.into_iter().sum(), "articles, people and comments")
    }

    fn row(&self, raw: Resource) -> Row {
        let (attributes, related) = (raw.attributes, raw.relationships);
        let of = |id: &Loose| id.text().map(str::to_owned).unwrap_or_default();
        let article = self.articles.get(&of(&related.entity_id.id()));
        let body = attributes.comment_body.unwrap_or_default();
        let has_processed = body.processed.text().is_some();
        Row {
            cid: attributes.drupal_internal_cid,
            pid: self
                .comments
                .get(&of(&related.pid.id()))
                .cloned()
                .unwrap_or_default(),
            nid: article.map_or_else(|| related.entity_id.number(), |it| it.nid.clone()),
            status: attributes.status,
            subject: attributes.subject,
            name: attributes.name,
            homepage: attributes.homepage,
            created: attributes.created,
            account: self
                .people
                .get(&of(&related.uid.id()))
                .cloned()
                .unwrap_or_default(),
            uid: related.uid.id(),
            // What readers saw, after the text format's filters.
            body: match has_processed {
                true => body.processed,
                false => body.value,
            },
            format: match has_processed {
                true => Loose::default(),
                false => body.format,
            },
            title: article.map(|it| it.title.clone()).unwrap_or_default(),
            alias: article.map(|it| it.alias.clone()).unwrap_or_default(),
            author: article.map(|it| it.author.clone()).unwrap_or_default(),
            published: article.map(|it| it.published.clone()).unwrap_or_default(),
            commenting: article.map(|it| it.commenting.clone()).unwrap_or_default(),
            ..Row::default()
        }
    }
}

/// A comment, an article or a person.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Resource {
    #[serde(rename = "type")]
    kind: Loose,
    id: Loose,
    attributes: Attributes,
    relationships: Relationships,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Attributes {
    #[serde(rename = "drupal_internal__cid")]
    drupal_internal_cid: Loose,
    status: Loose,
    subject: Loose,
    name: Loose,
    homepage: Loose,
    created: Loose,
    comment_body: Option<Text>,

    #[serde(rename = "drupal_internal__nid")]
    drupal_internal_nid: Loose,
    title: Loose,
    path: Option<PathOfArticle>,
    /// The article's field for comments. A site may call it otherwise.
    comment: Option<Commenting>,

    display_name: Loose,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Text {
    value: Loose,
    format: Loose,
    processed: Loose,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct PathOfArticle {
    alias: Loose,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Commenting {
    status: Loose,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Relationships {
    uid: Related,
    pid: Related,
    entity_id: Related,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Related {
    data: Option<Reference>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Reference {
    id: Loose,
    meta: Option<Meta>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Meta {
    #[serde(rename = "drupal_internal__target_id")]
    target: Loose,
}

impl Related {
    /// Empty for somebody without an account, who is the user 0.
    fn id(&self) -> Loose {
        match &self.data {
            Some(data) if self.number().text() != Some("0") => data.id.clone(),
            _ => Loose::default(),
        }
    }

    /// The number in Drupal's own tables.
    fn number(&self) -> Loose {
        let meta = self.data.as_ref().and_then(|data| data.meta.as_ref());
        meta.map(|meta| meta.target.clone()).unwrap_or_default()
    }
}
