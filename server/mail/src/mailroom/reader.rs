//! A reader's answer to a notification: it becomes a comment by that address, held or not by the site's rules.

use data_encoding::HEXLOWER;

use super::answers::Answers;
use super::claim::Claim;
use super::{MailEffect, Mailroom, MailroomError, trouble};
use afterword_mail_reader::{Mail, new_text};
use afterword_model::{Author, Comment, DisplayName, Invalid, PagePath, Text};
use afterword_model::{Submission, SubmissionKey};
use afterword_services::Changes;
use afterword_services::CommentError;

pub(super) async fn answer(
    room: &Mailroom,
    claim: &Claim,
    raw: &[u8],
) -> Result<MailEffect, MailroomError> {
    let text = match Mail::parse(raw) {
        Ok(mail) => new_text(&mail, &room.rules),
        Err(_) => return Ok(MailEffect::Unreadable),
    };
    match comment(room, claim, &text).await {
        Ok(()) => {
            // Before this point, the comment's own key prevents duplicates.
            let note = Answers::new(room, claim).nothing();
            room.services.store.note_mail(note).await?;
            Ok(MailEffect::Commented)
        }
        Err(error) => {
            let note = Answers::new(room, claim).refused(&trouble(error)?, &text);
            room.services.store.note_mail(note).await?;
            room.services.wakeups.mails();
            Ok(MailEffect::Explained)
        }
    }
}

async fn comment(room: &Mailroom, claim: &Claim, text: &str) -> Result<(), CommentError> {
    let services = &room.services;
    let answered = claim.token.comment.ok_or(CommentError::UnknownComment)?;
    let answered = services.store.comment(answered).await?;
    let answered = answered.ok_or(CommentError::UnknownParent)?;
    let site = services.sites.of(&answered)?;
    let submission = submission(room, claim, &answered, text)?;
    services
        .submissions
        .submit(site, submission)
        .await
        .map(drop)
}

fn submission(
    room: &Mailroom,
    claim: &Claim,
    answered: &Comment,
    text: &str,
) -> Result<Submission, Invalid> {
    let limits = &room.services.config.current().limits;
    let author = Author {
        name: DisplayName::parse(&claim.token.name, limits.name)?,
        email: Some(claim.token.person.clone()),
        website: None,
        owner: false,
        // The sender has the token, which only this address received.
        verified: true,
    };
    let (path, text) = (
        PagePath::parse(&answered.page)?,
        Text::parse(text, limits.text)?,
    );
    Ok(Submission {
        parent: Some(answered.id),
        // The same message makes one comment, however often it arrives. It asks for no mails: the reader still gets
        // those about the comment above, which caused this one.
        key: Some(SubmissionKey::parse(&HEXLOWER.encode(&claim.seen))?),
        ..Submission::new(path, author, text)
    })
}
