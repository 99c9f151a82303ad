//! The tokens in a mail: created once, stored as hashes, and the same at each attempt to send the mail.

use serde::{Deserialize, Serialize};

use super::{LetterError, LetterWriter};
use afterword_model::Comment;
use afterword_services::keys::{mail_token, token_hash};
use afterword_store::{MailToken, OutboxMail, TokenKind};

/// The requested tokens, and then the created ones.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Secrets {
    pub(super) reply: Option<String>,
    pub(super) link: Option<String>,
    pub(super) answer: Option<String>,
    pub(super) confirm: Option<String>,
    pub(super) publish: Option<String>,
    pub(super) put_back: Option<String>,
    pub(super) digest: Option<String>,
    pub(super) submit: Option<String>,
    pub(super) sign_in: Option<String>,
}

impl LetterWriter<'_> {
    /// `name`: the author's name for a reader's reply. `None` if the mail is gone.
    pub(super) async fn secrets(
        &self,
        mail: &OutboxMail,
        comment: Option<&Comment>,
        kinds: &[TokenKind],
        name: &str,
    ) -> Result<Option<Secrets>, LetterError> {
        let wanted: Vec<_> = kinds.iter().map(|&kind| (kind, comment)).collect();
        self.secrets_about(mail, &wanted, name).await
    }

    /// Each token about a comment of its own.
    pub(super) async fn secrets_about(
        &self,
        mail: &OutboxMail,
        wanted: &[(TokenKind, Option<&Comment>)],
        name: &str,
    ) -> Result<Option<Secrets>, LetterError> {
        let mut secrets = Secrets::default();
        let mut tokens = Vec::new();
        for &(kind, comment) in wanted {
            let token = mail_token().map_err(|error| LetterError::Bad(error.to_string()))?;
            tokens.push(self.token(mail, comment, kind, (&token, name)));
            *secrets.place(kind) = Some(token);
        }
        let json = serde_json::to_string(&secrets);
        let json = json.map_err(|error| LetterError::Bad(error.to_string()))?;
        let kept = self
            .services
            .store
            .prepare_mail(mail.id, tokens, json)
            .await?;
        let Some(kept) = kept else { return Ok(None) };
        let kept = serde_json::from_str(&kept);
        kept.map(Some)
            .map_err(|error| LetterError::Bad(error.to_string()))
    }

    pub(super) fn token(
        &self,
        mail: &OutboxMail,
        comment: Option<&Comment>,
        kind: TokenKind,
        (token, name): (&str, &str),
    ) -> MailToken {
        let created = self.services.clock.now();
        let lifetime = *self.services.config.current().mail.token_lifetime;
        MailToken {
            hash: token_hash(token),
            kind,
            mail: mail.id,
            site: self.site.id,
            comment: comment.map(|comment| comment.id),
            revision: comment.map_or(0, |comment| comment.revision),
            person: mail.recipient.clone(),
            name: name.to_owned(),
            created,
            expires: created.checked_add(lifetime).unwrap_or(created),
        }
    }
}

impl Secrets {
    fn place(&mut self, kind: TokenKind) -> &mut Option<String> {
        match kind {
            TokenKind::Reply => &mut self.reply,
            TokenKind::Link => &mut self.link,
            TokenKind::Answer => &mut self.answer,
            TokenKind::Confirm => &mut self.confirm,
            TokenKind::Publish => &mut self.publish,
            TokenKind::PutBack => &mut self.put_back,
            TokenKind::Digest => &mut self.digest,
            TokenKind::Submit => &mut self.submit,
        }
    }
}
