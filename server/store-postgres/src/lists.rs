//! Lists of comments for an owner: newest first, by site, page, status and author, and the replies to a comment.

use jiff::Timestamp;

use super::failure::Sql;
use super::reports::REPORTED;
use super::rows::{COMMENT_COLUMNS, COMMENTS_ON_PAGES, comment};
use super::sql::{Columns as _, Db, Param};
use super::statistics::by_author;
use super::{pages, search};
use afterword_model::{Comment, CommentId, SiteId};
use afterword_store::{ListQuery, Replies, ReportFilter};

pub(super) async fn list(db: &Db, query: &ListQuery) -> Sql<Vec<Comment>> {
    let page = match (query.site, &query.path) {
        (Some(site), Some(path)) => match pages::find(db, site, path).await? {
            Some(row) => Some(row.id),
            None => return Ok(Vec::new()),
        },
        _ => None,
    };
    match (&query.among, query.site) {
        (Some(sites), None) => of_sites(db, query, sites).await,
        _ => of_site(db, query, page).await,
    }
}

/// Two statements, so that each finds its index.
async fn of_site(db: &Db, query: &ListQuery, page: Option<i64>) -> Sql<Vec<Comment>> {
    let mut found = list_of(db, query, page).await?;
    if query.reports == ReportFilter::Also && query.words.is_none() {
        let reported = ListQuery {
            status: None,
            reports: ReportFilter::Only,
            ..query.clone()
        };
        found.extend(list_of(db, &reported, page).await?);
        newest(&mut found, query);
    }
    Ok(found)
}

/// A search is in the order of the times at which the comments were written.
fn newest(found: &mut Vec<Comment>, query: &ListQuery) {
    match query.words {
        Some(_) => {
            found.sort_unstable_by_key(|comment| std::cmp::Reverse((comment.created, comment.id)))
        }
        None => found.sort_unstable_by_key(|comment| std::cmp::Reverse(comment.id)),
    }
    found.dedup_by_key(|comment| comment.id);
    found.truncate(query.limit as usize);
}

/// Merges the newest comments of each site: one statement for several sites would sort all their comments.
async fn of_sites(db: &Db, query: &ListQuery, sites: &[SiteId]) -> Sql<Vec<Comment>> {
    let mut found = Vec::new();
    for site in sites {
        let own = ListQuery {
            site: Some(*site),
            ..query.clone()
        };
        found.extend(of_site(db, &own, None).await?);
    }
    newest(&mut found, query);
    Ok(found)
}

/// How many of the newest comments a search over all sites looks at first, and how many at most before it asks the index
/// of words: about 10 and 150 ms.
const FIRST_LOOK: usize = 3_000;
const SECOND_LOOK: usize = 60_000;

/// A statement's conditions, and the values of their parameters.
#[derive(Default)]
struct Conditions {
    all: Vec<String>,
    values: Vec<Box<dyn Param + Send>>,
}

impl Conditions {
    /// The number of the parameter with this value.
    fn value(&mut self, value: impl Param + Send + 'static) -> usize {
        self.values.push(Box::new(value));
        self.values.len()
    }

    fn add(&mut self, condition: String) {
        self.all.push(condition);
    }

    fn joined(&self) -> String {
        match self.all.is_empty() {
            true => "true".to_owned(),
            false => self.all.join(" AND "),
        }
    }
}

async fn list_of(db: &Db, query: &ListQuery, page: Option<i64>) -> Sql<Vec<Comment>> {
    let is_narrow =
        query.site.is_some() || query.by_author_of.is_some() || query.reports == ReportFilter::Only;
    if query.words.is_some()
        && !is_narrow
        && let Some(found) = frequent(db, query).await?
    {
        return Ok(found);
    }
    statement(db, query, page, None).await
}

/// The comments with words that are so frequent that looking at the newest ones is enough. The index of words would
/// answer with all that have them, which takes seconds where these are hundreds of thousands.
async fn frequent(db: &Db, query: &ListQuery) -> Sql<Option<Vec<Comment>>> {
    let wanted = query.limit as usize;
    let mut found = statement(db, query, None, Some(FIRST_LOOK)).await?;
    if found.len() < wanted {
        // Twice as far as they are expected to be.
        let further = FIRST_LOOK * 2 * wanted / found.len().max(1);
        if further > SECOND_LOOK {
            return Ok(None);
        }
        found = statement(db, query, None, Some(further)).await?;
    }
    Ok((found.len() >= wanted).then_some(found))
}

/// The statement depends on the query, so that each query finds its index. With `look`, only so many of the newest
/// comments are searched.
async fn statement(
    db: &Db,
    query: &ListQuery,
    page: Option<i64>,
    look: Option<usize>,
) -> Sql<Vec<Comment>> {
    let mut conditions = chosen(query, page);
    continued(db, query, &mut conditions).await?;
    let order = order(query, look);
    let mut newest = String::new();
    if let Some(look) = look {
        let number = conditions.value(i64::try_from(look).unwrap_or(i64::MAX));
        let within = conditions.joined();
        conditions.all.clear();
        // From here on, these are all comments that there are.
        newest = format!(
            "WITH comments AS (SELECT * FROM comments c WHERE {within} ORDER BY {order} LIMIT ${number})"
        );
    }
    if let Some(status) = query.status {
        let number = conditions.value(status);
        conditions.add(format!("c.status = ${number}"));
    }
    if let Some(words) = &query.words {
        let (whole, begun) = search::asked(words);
        let (whole, begun) = (conditions.value(whole), conditions.value(begun));
        conditions.add(search::condition(whole, begun));
    }
    let limit = conditions.value(i64::from(query.limit));
    let sql = format!(
        "{newest} SELECT {COMMENT_COLUMNS} FROM {COMMENTS_ON_PAGES} WHERE {} ORDER BY {order} LIMIT ${limit}",
        conditions.joined()
    );
    let mut params: Vec<&dyn Param> = Vec::with_capacity(conditions.values.len());
    for value in &conditions.values {
        params.push(&**value);
    }
    db.all(&sql, &params, comment).await
}

/// The conditions of the site, the page and the author.
fn chosen(query: &ListQuery, page: Option<i64>) -> Conditions {
    let mut conditions = Conditions::default();
    if query.reports == ReportFilter::Only {
        conditions.add(format!("c.id IN ({REPORTED})"));
    }
    if let Some(of) = query.by_author_of {
        let number = conditions.value(of);
        conditions.add(format!(
            "c.id IN (SELECT id FROM ({}) AS own)",
            by_author(number)
        ));
    }
    if let Some(site) = query.site {
        let number = conditions.value(site);
        conditions.add(format!("c.site = ${number}"));
    }
    if let Some(page) = page {
        let number = conditions.value(page);
        conditions.add(format!("c.page = ${number}"));
    }
    conditions
}

/// That of a search is the time of writing.
fn order(query: &ListQuery, look: Option<usize>) -> &'static str {
    match (&query.words, query.site, look) {
        (None, ..) => "c.id DESC",
        // The planner takes every beginning of a word for frequent. For a rare one it would walk all of the index of
        // times; a sum is in no index.
        (Some(_), None, None) => "c.created + 0 DESC, c.id DESC",
        (Some(_), ..) => "c.created DESC, c.id DESC",
    }
}

/// Adds the place where the list continues.
async fn continued(db: &Db, query: &ListQuery, conditions: &mut Conditions) -> Sql<()> {
    let Some(before) = query.before else {
        return Ok(());
    };
    if query.words.is_none() {
        let number = conditions.value(before);
        conditions.add(format!("c.id < ${number}"));
        return Ok(());
    }
    let written = written(db, before).await?.as_millisecond();
    let (written, before) = (conditions.value(written), conditions.value(before));
    conditions.add(format!("(c.created, c.id) < (${written}, ${before})"));
    Ok(())
}

/// When a comment was written. If it was erased meanwhile, its id still holds the time.
async fn written(db: &Db, id: CommentId) -> Sql<Timestamp> {
    let sql = "SELECT created FROM comments WHERE id = $1";
    let known = db.maybe(sql, &[&id], |row| row.time(0)).await?;
    let millis = i64::try_from(id.0.as_u128() >> 80).unwrap_or_default();
    Ok(known.unwrap_or_else(|| Timestamp::from_millisecond(millis).unwrap_or_default()))
}

pub(super) async fn replies(db: &Db, id: CommentId, limit: u32) -> Sql<Replies> {
    let total = db
        .count("SELECT count(*) FROM comments WHERE parent = $1", &[&id])
        .await?;
    let sql = format!(
        "SELECT {COMMENT_COLUMNS} FROM {COMMENTS_ON_PAGES} WHERE c.parent = $1 ORDER BY c.id LIMIT $2"
    );
    let first = db.all(&sql, &[&id, &i64::from(limit)], comment).await?;
    Ok(Replies { total, first })
}
