//! One `<wp:comment>`.

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

use afterword_markup::text_of_html;
use afterword_model::Status;

use crate::reading::xml::Fields;
use crate::record::{AuthorRecord, Body, CommentRecord, Item, Skipped, SourcePosition};
use crate::systems::paragraphs::with_paragraphs;

/// A comment whose article is not known yet.
pub(super) struct UnplacedComment(CommentRecord);

impl UnplacedComment {
    pub(super) fn on(self, page: &str, owner: bool) -> CommentRecord {
        let mut comment = self.0;
        page.clone_into(&mut comment.page);
        if let Some(author) = &mut comment.author {
            author.owner = owner;
        }
        comment
    }
}

pub(super) fn skipped(fields: &Fields, why: String) -> Item {
    Item::Skipped(Skipped {
        id: fields.present("wp:comment_id"),
        why,
        place: SourcePosition::Line(fields.line),
    })
}

/// Why a comment can't be imported.
pub(super) enum Refusal {
    /// This one, in a sentence.
    Skip(String),
    /// Its time has no zone, and neither have its article's.
    NoZone,
}

impl From<String> for Refusal {
    fn from(why: String) -> Self {
        Self::Skip(why)
    }
}

/// # Errors
/// [`Refusal`].
pub(super) fn read(
    fields: &Fields,
    timezone: Option<TimeZone>,
) -> Result<UnplacedComment, Refusal> {
    match fields.text("wp:comment_type") {
        "" | "comment" | "review" => {}
        kind @ ("pingback" | "trackback") => {
            return Err(format!("it is a {kind}, sent by another blog").into());
        }
        kind => return Err(format!("it is no comment but a {kind:?} of a plugin").into()),
    }
    let id = fields.present("wp:comment_id");
    let id = id.ok_or_else(|| "it has no id".to_owned())?;
    let created = created(fields, timezone)?;
    Ok(UnplacedComment(CommentRecord {
        parent: fields
            .present("wp:comment_parent")
            .filter(|parent| parent != "0"),
        page: String::new(),
        page_title: None,
        author: author(fields),
        body: Body::Html(with_paragraphs(fields.text("wp:comment_content"))),
        created,
        published: None,
        edited: None,
        status: match fields.text("wp:comment_approved") {
            "1" | "approve" => Status::Approved,
            "spam" => Status::Spam,
            "trash" | "post-trashed" => Status::Deleted,
            _ => Status::Pending,
        },
        pinned: false,
        score: 0,
        anchor: Some(format!("comment-{id}")),
        avatar: None,
        source: None,
        place: SourcePosition::Line(fields.line),
        id,
    }))
}

/// WordPress stores names as HTML: `O&#039;Neil &laquo;`.
fn author(fields: &Fields) -> Option<AuthorRecord> {
    let name = text_of_html(fields.text("wp:comment_author"));
    let name = match name.as_str() {
        // WordPress shows this then.
        "" => "Anonymous".to_owned(),
        _ => name,
    };
    Some(AuthorRecord {
        name,
        email: fields.present("wp:comment_author_email"),
        website: fields
            .present("wp:comment_author_url")
            .filter(|address| address != "http://" && address != "https://"),
        ..AuthorRecord::default()
    })
}

/// Old imports and some plugins left the UTC time empty, or at 0000-00-00.
fn created(fields: &Fields, timezone: Option<TimeZone>) -> Result<Timestamp, Refusal> {
    let unreadable = |time: &str| format!("its time {time:?} can't be read");
    let universal = fields.text("wp:comment_date_gmt");
    if let Ok(time) = universal.parse::<DateTime>() {
        let instant = TimeZone::UTC.to_timestamp(time);
        return instant.map_err(|_| unreadable(universal).into());
    }
    let local = fields.text("wp:comment_date");
    let time: DateTime = local.parse().map_err(|_| unreadable(local))?;
    let timezone = timezone.ok_or(Refusal::NoZone)?;
    timezone
        .to_ambiguous_timestamp(time)
        .compatible()
        .map_err(|_| unreadable(local).into())
}
