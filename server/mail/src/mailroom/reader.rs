//! A reader's answer to a notification: it becomes a comment of that address, held or not by the site's rules.

use data_encoding::HEXLOWER;

use super::answers::Answers;
use super::claim::Claim;
use super::{Effect, Mailroom, Trouble, trouble};
use afterword_mail_reader::{Mail, new_text};
use afterword_model::{Author, Comment, DisplayName, Invalid, PagePath, Text};
use afterword_model::{Submission, SubmissionKey};
use afterword_services::Changes;
use afterword_services::CommentError;

pub(super) async fn answer(room: &Mailroom, claim: &Claim, raw: &[u8]) -> Result<Effect, Trouble> {
    let text = match Mail::parse(raw) {
        Ok(mail) => new_text(&mail, &room.rules),
        Err(_) => return Ok(Effect::Unreadable),
    };
    match comment(room, claim, &text).await {
        Ok(()) => {
            // Until here the comment's own fingerprint keeps it one.
            let note = Answers::new(room, claim).nothing();
            room.services.store.note_mail(note).await?;
            Ok(Effect::Commented)
        }
        Err(error) => {
            let note = Answers::new(room, claim).refused(&trouble(error)?, &text);
            room.services.store.note_mail(note).await?;
            room.services.wakeups.mails();
            Ok(Effect::Explained)
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
    let limits = &room.services.config.limits;
    Ok(Submission {
        path: PagePath::parse(&answered.page)?,
        title: None,
        parent: Some(answered.id),
        author: Author {
            name: DisplayName::parse(&claim.token.name, limits.name)?,
            email: Some(claim.token.person.clone()),
            website: None,
            owner: false,
            verified: true,
        },
        text: Text::parse(text, limits.text)?,
        // The same message makes one comment, however often it comes.
        key: Some(SubmissionKey::parse(&HEXLOWER.encode(&claim.seen))?),
        // The comment above, by which the mail came, goes on to be told of.
        notify: false,
        avatar: None,
        address: None,
        // Whoever answers has the token that only this address was sent.
        form: None,
        known: Vec::new(),
    })
}
