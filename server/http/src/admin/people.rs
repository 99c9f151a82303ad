//! The rights of a commenter: to get all data about them, and to have it erased.

use axum::extract::{RawQuery, Request, State};
use axum::response::{IntoResponse, Response};
use http::HeaderMap;
use jiff::Timestamp;
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

use super::bodies;
use crate::json::Json;

use crate::contexts::OwnerApiServices;
use crate::error::Problem;
use crate::fields::{Fields, missing};
use crate::openapi::types;
use crate::owner;
use crate::query::Query;
use crate::views::OwnersView;
use afterword_model::{EmailAddress, SiteKey};
use afterword_store::Rows;

/// How much was erased.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Erased)]
pub(super) struct ErasedView<'a> {
    comments: u32,
    addresses: u32,
    mails: u32,
    blocks: u32,
    /// Comments of others that have the address in their text: they stay; look at them yourself.
    mentions: u32,
    /// Rows that were erased, or cleared of the person's data, by table.
    rows: BTreeMap<&'a str, usize>,
}

/// Erase all data about a person, on all sites.
///
/// Comments with replies leave a placeholder. Blocks of the address, its unsubscription, and its role as a moderator
/// of a site are erased too. Backups hold the data until they are replaced.
#[utoipa::path(
    post, path = "/api/v1/admin/people/erase", operation_id = "erasePerson",
    request_body(content(
        (bodies::Person = "application/json", example = json!({"email": "bea@example.org"})),
        (bodies::Person = "text/plain", example = json!({"email": "bea@example.org"})),
        (bodies::Person = "application/x-www-form-urlencoded", example = json!({"email": "bea@example.org"})),
    )),
    responses((status = 200, description = "How much was erased", body = ErasedView<'_>)),
    security(("apiToken" = ["moderate"])),
    extensions(("x-problems" = json!(["invalid_email"]))),
)]
pub(crate) async fn erase(
    State(services): State<OwnerApiServices>,
    request: Request,
) -> Result<Response, Problem> {
    owner::owner(&services.access, request.headers(), "moderate").await?;
    let mut fields = Fields::read(request, services.config.limits.body.length()).await?;
    let email = EmailAddress::of_person(&fields.required("email")?)?;
    fields.finish()?;
    let person = services.people.erase(email).await?;
    let view = ErasedView {
        comments: person.number("comments"),
        addresses: person.number("addresses"),
        mails: person.number("outbox"),
        blocks: person.number("blocks"),
        mentions: person.mentions,
        rows: person.numbers(),
    };
    Ok(Json(view).into_response())
}

/// All data about a person.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PersonRecords)]
pub(super) struct PersonView<'a> {
    email: &'a str,
    comments: Vec<OwnersView<'a>>,
    /// One for each site where the reader asked for mails.
    addresses: Vec<AddressView>,
    /// Mails to the person in the outbox, sent or not.
    mails: u32,
    /// Blocks of the address, or caused by the person's comments.
    blocks: u32,
    /// Comments of others that have the address in their text.
    mentions: u32,
    /// All rows by table, as stored, including the data of decisions, tokens, webhooks and sessions. Secrets are left
    /// out.
    #[schema(value_type = BTreeMap<String, Vec<std::collections::HashMap<String, serde_json::Value>>>)]
    rows: &'a Rows,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReadersAddress)]
pub(super) struct AddressView {
    #[schema(value_type = Option<String>, required = true)]
    site: Option<SiteKey>,
    #[schema(value_type = Option<types::Time>, required = true)]
    confirmed: Option<Timestamp>,
    #[schema(value_type = Option<types::Time>, required = true)]
    stopped: Option<Timestamp>,
}

/// All data about a person, on all sites.
#[utoipa::path(
    get, path = "/api/v1/admin/people/export", operation_id = "exportPerson",
    params(("email" = String, Query, pattern = r"^\s*(@?[^\s@]+@[^\s@]+|@[^\s@]+\.[^\s@]+)\s*$",
        description = "The person's address, or a handle such as @ann@social.example or @ann.bsky.social",
        example = "ann@example.org")),
    responses((status = 200, description = "All of it", body = PersonView)),
    security(("apiToken" = ["export"])),
    extensions(("x-problems" = json!(["missing_field", "invalid_email"]))),
)]
pub(crate) async fn export(
    State(services): State<OwnerApiServices>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    owner::owner(&services.access, &headers, "export").await?;
    let query = Query::parse(raw.as_deref())?;
    let email = query.first("email").ok_or_else(|| missing("email"))?;
    let email = EmailAddress::of_person(email)?;
    let person = services.store.person(email.clone(), None).await?;
    let sites = services.sites.current();
    let shown: Vec<_> = person
        .comments
        .iter()
        .filter_map(|comment| Some((comment, sites.by_id(comment.site)?)))
        .collect();
    let addresses = person.addresses.iter().map(|address| AddressView {
        site: sites.by_id(address.site).map(|site| site.key.clone()),
        confirmed: address.confirmed,
        stopped: address.stopped,
    });
    let view = PersonView {
        email: email.as_str(),
        comments: shown
            .iter()
            .map(|(comment, site)| OwnersView::new(comment, site, None))
            .collect(),
        addresses: addresses.collect(),
        mails: person.number("outbox"),
        blocks: person.number("blocks"),
        mentions: person.mentions,
        rows: &person.rows,
    };
    Ok(Json(view).into_response())
}
