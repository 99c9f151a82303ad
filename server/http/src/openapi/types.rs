//! The formats of common types: ids, times, paths, words of closed choices.
#![expect(
    dead_code,
    reason = "these types are described and never made: requests are read by `Fields` and `Query`"
)]

use utoipa::{IntoParams, ToSchema};

/// The parent comment; empty for none.
#[derive(ToSchema)]
#[schema(
    pattern = r"^\s*([0-9A-Fa-f]{8}-([0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12})?\s*$",
    example = ""
)]
pub(crate) struct ParentId(String);

/// An e-mail address, or nothing.
#[derive(ToSchema)]
#[schema(pattern = r"^\s*([^\s@]+@[^\s@]+)?\s*$", example = "ann@example.org")]
pub(crate) struct Email(String);

/// An `http` or `https` address, or nothing.
#[derive(ToSchema)]
#[schema(pattern = r"^\s*(https?://\S+)?\s*$", example = "https://ann.example")]
pub(crate) struct Website(String);

/// A random word of the client, or nothing.
#[derive(ToSchema)]
#[schema(
    pattern = r"^\s*([A-Za-z0-9_-]{16,64})?\s*$",
    example = "2b0c5d7e9f1a3b5c"
)]
pub(crate) struct Key(String);

/// The id of a comment: UUIDv7, ordered by time.
#[derive(ToSchema)]
#[schema(format = "uuid", example = "0192f0c4-5ae4-7c3b-9b1c-0c5f4f6f3c11")]
pub(crate) struct Id(String);

/// RFC 3339, in UTC.
#[derive(ToSchema)]
#[schema(format = "date-time", example = "2026-11-21T08:00:00.123Z")]
pub(crate) struct Time(String);

/// The path of a page as stored: decoded, NFC, without query, fragment and `index.html`.
#[derive(ToSchema)]
#[schema(pattern = "^/", example = "/a/")]
pub(crate) struct Path(String);

/// The path of a page in a request. It is percent-decoded and brought to NFC; query, fragment and `index.html` are
/// dropped. Refused: dot segments, control characters, invalid UTF-8, more than 1,024 bytes.
#[derive(ToSchema)]
#[schema(
    pattern = r"^(?!/([^?#]*/)?\.{1,2}(/|[?#]|$))/[^?#\u0000-\u001f\u007f-\u009f\ufffe\uffff]*([?#][\s\S]*)?$",
    max_length = 1024,
    example = "/a/"
)]
pub(crate) struct AskedPath(String);

#[derive(ToSchema)]
#[schema(rename_all = "lowercase", example = "approved")]
pub(crate) enum Status {
    Pending,
    Approved,
    Rejected,
    Spam,
    Deleted,
    Private,
}

/// Who closed the page: its owner, or its age.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase")]
pub(crate) enum ClosedBy {
    Owner,
    Age,
}

#[derive(ToSchema)]
#[schema(rename_all = "lowercase", example = "oldest")]
pub(crate) enum Sort {
    Oldest,
    Newest,
    Top,
}

/// A decision about a comment. `block`: spam, and the author's address and network from then on. `undo`: undoes the
/// latest decision.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase", example = "approve")]
pub(crate) enum Action {
    Approve,
    Reject,
    Spam,
    Block,
    Delete,
    Restore,
    Pin,
    Unpin,
    Undo,
}

/// One line of the audit log: who decided what, when, by which interface.
#[derive(ToSchema)]
pub(crate) struct Decision {
    #[schema(example = "approve")]
    action: String,
    by: String,
    #[schema(example = "api")]
    interface: String,
    /// The former name of `interface`.
    #[schema(example = "api", deprecated)]
    door: String,
    at: Time,
    before: Status,
    after: Status,
}

/// The finding of a spam check.
#[derive(ToSchema)]
pub(crate) struct Finding {
    /// The check's name.
    #[schema(example = "links")]
    code: String,
    /// Its weight: above 0 counts against the comment, below 0 for it; 0 if it decides alone.
    #[schema(example = 2)]
    points: i32,
    facts: Vec<String>,
}

/// The effect of a message; most have none.
#[derive(ToSchema)]
#[schema(as = Effect, rename_all = "kebab-case", example = "decided")]
pub(crate) enum MessageEffect {
    Decided,
    Commented,
    Explained,
    Bounce,
    Machine,
    UnknownToken,
    Expired,
    WrongSender,
    Unauthenticated,
    SeenBefore,
    Unreadable,
    /// A provider's message that no address of Afterword is in.
    NotOurs,
    /// A provider's message, of which the header alone was read.
    TooLarge,
    /// A provider's subscription is confirmed.
    Confirmed,
}

/// A page for its owner.
#[derive(ToSchema)]
pub(crate) struct Page {
    path: Path,
    title: String,
    closed: bool,
    /// Approved comments.
    count: u32,
    /// How often posts about it are liked and passed on, on other networks.
    likes: u32,
    first_seen: Time,
    /// Former paths that lead here.
    aliases: Vec<Path>,
}

/// The number of each reaction.
#[derive(ToSchema)]
#[schema(example = json!({"👍": 3}))]
pub(crate) struct Reactions(std::collections::BTreeMap<String, u32>);

/// The site of a query.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Site {
    /// The key of the site; may be left out if the server has one.
    #[param(nullable = false, example = "blog")]
    site: Option<String>,
}

/// One article of a site.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct OnPage {
    /// One page; the default is the whole site.
    #[param(value_type = AskedPath, required = false, example = "/a/")]
    page: Option<AskedPath>,
}

/// The id in an address.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct OfComment {
    /// The id of the comment.
    #[param(value_type = String, format = "uuid", example = "0192f0c4-5ae4-7c3b-9b1c-0c5f4f6f3c11")]
    id: String,
}

#[derive(IntoParams)]
#[into_params(parameter_in = Header)]
pub(crate) struct IfNoneMatch {
    /// The `ETag` of the answer that the client has.
    #[param(
        rename = "If-None-Match",
        nullable = false,
        example = "\"0123456789abcdef01234567\""
    )]
    if_none_match: Option<String>,
}
