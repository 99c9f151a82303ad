//! The JSON of an event. These types have no field for a person's address.

use afterword_faults::may_panic;
use jiff::Timestamp;
use serde::Serialize;

use crate::IntegrationServices;
use afterword_model::{Comment, CommentId, PagePath, Site, Status, Website};
use afterword_store::{OutboxHook, StoreError};

/// In the format of Standard Webhooks.
#[derive(Serialize)]
struct Event<'a, T> {
    r#type: &'a str,
    timestamp: Timestamp,
    data: T,
}

#[derive(Serialize)]
struct Data<'a> {
    site: &'a str,
    page: PageData,
    #[serde(skip_serializing_if = "Option::is_none")]
    comment: Option<CommentData<'a>>,
}

#[derive(Serialize)]
struct PageData {
    path: String,
    title: String,
    url: String,
    count: u32,
}

#[derive(Serialize)]
#[serde(untagged)]
enum CommentData<'a> {
    Whole {
        id: CommentId,
        parent: Option<CommentId>,
        status: Status,
        author: AuthorData<'a>,
        html: &'a str,
        text: &'a str,
        created: Timestamp,
        edited: Option<Timestamp>,
    },
    /// Its author has erased it, with all its content.
    Erased { id: CommentId, status: Status },
}

#[derive(Serialize)]
struct AuthorData<'a> {
    name: &'a str,
    website: Option<&'a str>,
    owner: bool,
}

impl<'a> CommentData<'a> {
    fn new(id: CommentId, comment: Option<&'a Comment>) -> Self {
        let status = Status::Deleted;
        let erased = Self::Erased { id, status };
        let Some(comment) = comment else {
            return erased;
        };
        let Some(author) = &comment.author else {
            return erased;
        };
        Self::Whole {
            id,
            parent: comment.parent,
            status: comment.status,
            author: AuthorData {
                name: author.name.as_str(),
                website: author.website.as_ref().map(Website::as_str),
                owner: author.owner,
            },
            html: &comment.html,
            text: comment.text.as_str(),
            created: comment.created,
            edited: comment.edited,
        }
    }
}

/// Why an event has no body.
#[derive(Debug, thiserror::Error)]
pub(super) enum BodyError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("its site or its page is not known")]
    Placeless,
    #[error("it can't be written as JSON: {0}")]
    Json(#[from] serde_json::Error),
}

/// What is to be told, as it is now.
pub(super) async fn body(
    services: &IntegrationServices,
    hook: &OutboxHook,
) -> Result<String, BodyError> {
    let site = services
        .sites
        .current()
        .by_id(hook.site)
        .ok_or(BodyError::Placeless)?;
    let comment = match hook.comment {
        Some(id) => services.store.comment(id).await?,
        None => None,
    };
    let data = Data {
        site: site.key.as_str(),
        page: page(services, &site, hook).await?,
        comment: hook
            .comment
            .map(|id| CommentData::new(id, comment.as_ref())),
    };
    may_panic("render", "webhook");
    Ok(serde_json::to_string(&Event {
        r#type: hook.event.as_str(),
        timestamp: hook.created,
        data,
    })?)
}

async fn page(
    services: &IntegrationServices,
    site: &Site,
    hook: &OutboxHook,
) -> Result<PageData, BodyError> {
    let path = hook.page.as_deref().ok_or(BodyError::Placeless)?;
    let path = PagePath::parse(path).map_err(|_| BodyError::Placeless)?;
    let page = services.store.page(site.id, path).await?;
    let page = page.ok_or(BodyError::Placeless)?;
    Ok(PageData {
        url: site.url(&page.path),
        path: page.path,
        title: page.title,
        count: page.count,
    })
}

/// The body that `afterword webhooks test` sends.
///
/// # Errors
/// None in practice: the values are plain texts.
pub fn trial(now: Timestamp) -> Result<String, serde_json::Error> {
    #[derive(Serialize)]
    struct TrialData {
        message: &'static str,
    }
    serde_json::to_string(&Event {
        r#type: "afterword.test",
        timestamp: now,
        data: TrialData {
            message: "Webhooks of Afterword arrive here.",
        },
    })
}
