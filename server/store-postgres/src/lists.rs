//! Lists of comments for an owner: newest first, by site, page, status and author, and the replies to a comment.

use jiff::Timestamp;

use super::failure::Sql;
use super::reports::REPORTED;
use super::rows::{COMMENT_COLUMNS, COMMENTS_ON_PAGES, JOINED_PAGES, comment};
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

/// How many of the newest comments a search looks at first, and at most before it asks the index of words: some 10 and
/// 200 milliseconds' worth.
const FIRST_LOOK: i64 = 3_000;
const SECOND_LOOK: i64 = 60_000;

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

/// The list, by the cheaper of two ways where there are two.
async fn list_of(db: &Db, query: &ListQuery, page: Option<i64>) -> Sql<Vec<Comment>> {
    let narrow =
        page.is_some() || query.by_author_of.is_some() || query.reports == ReportFilter::Only;
    if query.words.is_none() || narrow {
        return statement(db, query, page, None).await;
    }
    // The index of words knows no times: a search for frequent ones would read and sort all that have them. So the
    // newest comments are looked at first. How many have the words tells how far a second look must go.
    let wanted = i64::from(query.limit);
    let found = statement(db, query, page, Some(FIRST_LOOK)).await?;
    let hits = i64::try_from(found.len()).unwrap_or(i64::MAX);
    if hits >= wanted {
        return Ok(found);
    }
    if hits > 0 {
        let further = (FIRST_LOOK * wanted * 2 / hits).min(SECOND_LOOK);
        let found = statement(db, query, page, Some(further)).await?;
        if found.len() >= query.limit as usize {
            return Ok(found);
        }
    }
    statement(db, query, page, None).await
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

/// The statement depends on the query, so that each query finds its index. Of a search with `newest`, only so many of the
/// newest comments are looked at.
async fn statement(
    db: &Db,
    query: &ListQuery,
    page: Option<i64>,
    newest: Option<i64>,
) -> Sql<Vec<Comment>> {
    let mut conditions = chosen(query, page);
    let order = continued(db, query, &mut conditions).await?;
    let comments = newest.map(|newest| {
        let number = conditions.value(newest);
        // These conditions are the index's, so that it ends after so many rows.
        let within = conditions.joined();
        conditions.all.clear();
        format!("(SELECT * FROM comments c WHERE {within} ORDER BY {order} LIMIT ${number}) c")
    });
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
    let comments = comments.as_deref().unwrap_or("comments c");
    let sql = format!(
        "SELECT {COMMENT_COLUMNS} FROM {comments} {JOINED_PAGES} WHERE {} ORDER BY {order} LIMIT ${limit}",
        conditions.joined()
    );
    let mut params: Vec<&dyn Param> = Vec::with_capacity(conditions.values.len());
    for value in &conditions.values {
        params.push(&**value);
    }
    db.all(&sql, &params, comment).await
}

/// Adds the place where the list continues; returns the order. That of a search is the time at which a comment was
/// written.
async fn continued(db: &Db, query: &ListQuery, conditions: &mut Conditions) -> Sql<&'static str> {
    if query.words.is_none() {
        if let Some(before) = query.before {
            let number = conditions.value(before);
            conditions.add(format!("c.id < ${number}"));
        }
        return Ok("c.id DESC");
    }
    if let Some(before) = query.before {
        let written = written(db, before).await?.as_millisecond();
        let (written, before) = (conditions.value(written), conditions.value(before));
        conditions.add(format!("(c.created, c.id) < (${written}, ${before})"));
    }
    Ok("c.created DESC, c.id DESC")
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
