//! What a query asks for.

use super::table::{rows, shown};
use super::target::Target;

const QUERIES: &str = "
    counts                                           -> 400 missing_field site
    counts?site=blog                                 -> 400 missing_field page
    counts?page=/a/                                  -> 400 missing_field site
    counts?site=nowhere&page=/a/                     -> 404 unknown_site site
    counts?site=blog&page=                           -> 400 invalid_page page
    counts?site=blog&page=a                          -> 400 invalid_page page
    counts?site=blog&page=/a/&page=/../              -> 400 invalid_page page
    counts?site=blog&page=/%00/                      -> 400 invalid_page page
    counts?site=blog&page=/«1024»                    -> 400 invalid_page page
    counts?site=blog&page=%FF                        -> 400 invalid_encoding page
    counts?site=%C3%28&page=/a/                      -> 400 invalid_encoding site
    counts?%FF=/a/                                   -> 400 invalid_encoding

    comments?site=blog                               -> 400 missing_field page
    comments?page=/a/                                -> 400 missing_field site
    comments?site=nowhere&page=/a/                   -> 404 unknown_site site
    comments?site=blog&page=nowhere                  -> 400 invalid_page page
    comments?site=blog&page=%FF                      -> 400 invalid_encoding page
    comments?site=blog&page=/a/&limit=0              -> 400 invalid_parameter limit
    comments?site=blog&page=/a/&limit=201            -> 400 invalid_parameter limit
    comments?site=blog&page=/a/&limit=-1             -> 400 invalid_parameter limit
    comments?site=blog&page=/a/&limit=ten            -> 400 invalid_parameter limit
    comments?site=blog&page=/a/&limit=99999999999999999999 -> 400 invalid_parameter limit
    comments?site=blog&page=/a/&sort=best            -> 400 invalid_parameter sort
    comments?site=blog&page=/a/&sort=Oldest          -> 400 invalid_parameter sort
    comments?site=blog&page=/a/&after=x              -> 400 invalid_cursor after
    comments?site=blog&page=/a/&after=AAAA           -> 400 invalid_cursor after
    comments?site=blog&page=/a/&after=../../../      -> 400 invalid_cursor after
    comments?site=blog&page=/a/&after=«5000»         -> 400 invalid_cursor after

    feed.atom                                        -> 400 missing_field site
    feed.atom?site=nowhere                           -> 404 unknown_site site
    feed.atom?site=blog&page=a                       -> 400 invalid_page page
    feed.json?site=blog&page=%FF                     -> 400 invalid_encoding page
";

#[tokio::test]
async fn no_query_asks_for_what_cannot_be() {
    let target = Target::start().await;
    for (sent, expected) in rows(QUERIES) {
        let request = target.get(&format!("/api/v1/{sent}"));
        target.refuses_as(&shown(&sent), request, expected).await;
    }
}

#[tokio::test]
async fn a_count_of_more_pages_than_allowed_is_refused_before_any_is_read() {
    let target = Target::start().await;
    let pages = "&page=/a/".repeat(101);
    let request = target.get(&format!("/api/v1/counts?site=blog{pages}"));
    target
        .refuses("101 pages", request, "400 too_many_pages page")
        .await;
    let mixed = format!("&page=nowhere{pages}");
    let request = target.get(&format!("/api/v1/counts?site=blog{mixed}"));
    target
        .refuses("a bad page and 101", request, "400 too_many_pages page")
        .await;
}
