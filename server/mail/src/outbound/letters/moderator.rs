//! Mails to moderators.

use sha2::{Digest as _, Sha256};
use uuid::Uuid;

use super::secrets::Secrets;
use super::{Draft, LetterError, LetterWriter, OutboxRowData, author_name, excerpt, tag};
use crate::outbound::letter::{
    ActionTaken, Arrived, CommentState, DecisionReceipt, Digest, EarlierDecision, Excerpt,
    Explanation, HeldComment, Letter, LetterAuthor, Links, NoEffectReason, SpamDigest,
};
use afterword_model::{Comment, CommentId, Interface, Status, Text};
use afterword_store::{Decision, MailId, MailKind, OutboxMail, TokenKind};

/// A held comment's facts, the reply token, and the conversation of the mail.
type HeldNotice = (HeldComment, Option<String>, String);

impl LetterWriter<'_> {
    /// A mail about one comment, or a digest of several.
    pub(super) async fn moderation(
        &self,
        mails: &[OutboxMail],
    ) -> Result<Option<Draft>, LetterError> {
        // A reply to a digest would refer to no comment in particular: so none of them gets a reply token.
        let kinds: &[TokenKind] = match mails {
            [_] => &[TokenKind::Reply, TokenKind::Link],
            _ => &[TokenKind::Link],
        };
        let mut all = Vec::new();
        for mail in mails {
            if let Some(held) = self.held(mail, kinds).await? {
                all.push((mail.id, held));
            }
        }
        match all.as_slice() {
            [] => Ok(None),
            [(_, (held, Some(token), thread))] if mails.len() == 1 => Ok(Some(Draft {
                reply_token: Some(token.clone()),
                thread: Some(thread.clone()),
                ..Draft::of(Letter::Moderation(held.clone()))
            })),
            _ => Ok(Some(self.digest(all))),
        }
    }

    /// What was kept as spam in a day, and is spam still.
    pub(super) async fn spam(&self, mails: &[OutboxMail]) -> Result<Option<Draft>, LetterError> {
        if !self.site.rules.tell_spam {
            return Ok(None);
        }
        let mut all = Vec::new();
        let mut rest = 0;
        for mail in mails {
            if all.len() >= MOST_SPAM {
                rest += usize::from(self.is_spam(mail).await?);
            } else if let Some(held) = self.held(mail, &[TokenKind::Link]).await? {
                all.push((mail.id, held));
            }
        }
        if all.is_empty() {
            return Ok(None);
        }
        let mail_id = together(&all);
        let items = all.into_iter().map(|(_, (held, ..))| held).collect();
        let site = self.site_title();
        Ok(Some(Draft {
            mail_id,
            ..Draft::of(Letter::Spam(SpamDigest { site, items, rest }))
        }))
    }

    async fn is_spam(&self, mail: &OutboxMail) -> Result<bool, LetterError> {
        let comment = self.comment(mail).await?;
        Ok(comment.is_some_and(|comment| comment.status == Status::Spam))
    }

    fn digest(&self, all: Vec<(MailId, HeldNotice)>) -> Draft {
        let mail_id = together(&all);
        let items = all.into_iter().map(|(_, (held, ..))| held).collect();
        let digest = Digest {
            site: self.site_title(),
            items,
        };
        Draft {
            mail_id,
            ..Draft::of(Letter::Digest(digest))
        }
    }

    /// `None` once the comment is decided, changed or gone: another mail reports the new text.
    async fn held(
        &self,
        mail: &OutboxMail,
        kinds: &[TokenKind],
    ) -> Result<Option<HeldNotice>, LetterError> {
        let Some(comment) = self.comment(mail).await? else {
            return Ok(None);
        };
        let Some(arrived) = self.arrived(mail.kind, &comment).await? else {
            return Ok(None);
        };
        let reasons = match arrived {
            Arrived::Reported => self.open_reports(comment.id).await?,
            _ => self.reasons(&comment),
        };
        if arrived == Arrived::Reported && reasons.is_empty() {
            return Ok(None);
        }
        // What was reported waits, whatever its author has changed since.
        let is_of_this_text = comment.revision == mail.revision || arrived == Arrived::Reported;
        if !is_of_this_text || !self.is_moderator(mail.recipient.as_str()) {
            return Ok(None);
        }
        let Some(secrets) = self.secrets(mail, Some(&comment), kinds, "").await? else {
            return Ok(None);
        };
        let held = HeldComment {
            site: self.site_title(),
            page: self.page(&comment),
            author: writer(&comment),
            text: comment.text.as_str().to_owned(),
            reasons,
            in_reply_to: self.answered_comment(&comment).await?,
            arrived,
            tag: tag(&comment),
            links: self.links_of(arrived, secrets.link.as_deref()),
        };
        let thread = self.thread(&comment);
        Ok(Some((held, secrets.reply, thread)))
    }

    /// Why a moderator hears of a comment, if it is still so.
    async fn arrived(
        &self,
        kind: MailKind,
        comment: &Comment,
    ) -> Result<Option<Arrived>, LetterError> {
        Ok(match (kind, comment.status) {
            (MailKind::Reported, Status::Approved) => Some(Arrived::Reported),
            (MailKind::Reported, _) => None,
            (MailKind::Private, Status::Private) => {
                let takes_answers = self.takes_private_answers(comment).await?;
                Some(Arrived::Private { takes_answers })
            }
            (MailKind::Private, _) => None,
            (MailKind::Spam, Status::Spam) => self
                .is_undecided(comment.id)
                .await?
                .then_some(Arrived::Spam),
            (MailKind::Spam, _) => None,
            (_, Status::Pending) => Some(Arrived::Held),
            (_, Status::Approved) => {
                let undecided = self.is_undecided(comment.id).await?;
                undecided.then_some(Arrived::Published)
            }
            _ => None,
        })
    }

    /// Whether mails reach the author of a private word.
    async fn takes_private_answers(&self, word: &Comment) -> Result<bool, LetterError> {
        let author = word.author.as_ref();
        let Some(email) = author.and_then(|author| author.email.clone()) else {
            return Ok(false);
        };
        let known = self.services.store.reader_address_of(self.site.id, email);
        Ok(known.await?.is_none_or(|known| known.stopped.is_none()))
    }

    /// What readers have said, the first of it.
    async fn open_reports(&self, id: CommentId) -> Result<Vec<String>, LetterError> {
        let reports = self.services.store.reports(vec![id]).await?;
        let open = reports.iter().filter(|report| report.closed.is_none());
        let lines = open.take(MOST_REPORTS).map(|report| {
            let reason = self.report_reason(report.reason);
            match report.text.as_str() {
                "" => reason,
                text => format!("{reason}: {text}"),
            }
        });
        Ok(lines.collect())
    }

    /// Counts only decisions by people: moderators hear of a comment that Akismet approves, like of any that is
    /// published at once.
    async fn is_undecided(&self, id: CommentId) -> Result<bool, LetterError> {
        let decisions = self.services.store.decisions(id).await?;
        let by_akismet = |decision: &Decision| decision.interface == Interface::Akismet.as_str();
        Ok(decisions.iter().all(by_akismet))
    }

    /// The comment that a mail is about; `None` once its author has erased it.
    pub(super) async fn comment(&self, mail: &OutboxMail) -> Result<Option<Comment>, LetterError> {
        let Some(id) = mail.comment else {
            return Ok(None);
        };
        let comment = self.services.store.comment(id).await?;
        Ok(comment.filter(|comment| comment.author.is_some()))
    }

    async fn answered_comment(&self, comment: &Comment) -> Result<Option<Excerpt>, LetterError> {
        let Some(parent) = comment.parent else {
            return Ok(None);
        };
        let parent = self.services.store.comment(parent).await?;
        let parent = parent.filter(|parent| parent.author.is_some());
        Ok(parent.map(|parent| Excerpt {
            author: author_name(&parent),
            text: excerpt(parent.text.as_str()),
        }))
    }

    /// In private nothing is published by a click.
    fn links_of(&self, arrived: Arrived, token: Option<&str>) -> Links {
        match arrived {
            Arrived::Private { .. } => Links::default(),
            Arrived::Spam => self.links(token).only_approve(),
            Arrived::Held | Arrived::Published | Arrived::Reported => self.links(token),
        }
    }

    fn links(&self, token: Option<&str>) -> Links {
        let link =
            |word: &str| token.map(|token| format!("{}/m/{token}?do={word}", self.public_url));
        Links {
            approve: link("approve"),
            reject: link("reject"),
            spam: link("spam"),
        }
    }

    /// Reports what a reply did. A reply to this mail decides as well, so `undo` is one word away.
    pub(super) async fn decided(&self, mail: &OutboxMail) -> Result<Option<Draft>, LetterError> {
        let Some(comment) = self.comment(mail).await? else {
            return Ok(None);
        };
        let facts = OutboxRowData::of(mail);
        let decisions = self.services.store.decisions(comment.id).await?;
        let Some(done) = done(&facts, &comment) else {
            return Ok(None);
        };
        let answer = self.answer_without_all(&facts, &decisions).await?;
        let secrets = self
            .decided_secrets(mail, &comment, answer.as_ref())
            .await?;
        let put_back = secrets
            .as_ref()
            .and_then(|secrets| secrets.put_back.as_ref());
        let decided = DecisionReceipt {
            site: self.site_title(),
            page: self.page(&comment),
            author: author_name(&comment),
            excerpt: excerpt(comment.text.as_str()),
            done,
            before: before(mail, &decisions),
            reply: facts.reply,
            left_out: facts.left_out,
            cut: facts.cut.filter(|cut| !cut.is_empty()),
            put_back: put_back.map(|token| format!("{}/w/{token}", self.public_url)),
            edited_text: facts.text,
            tag: tag(&comment),
        };
        Ok(Some(Draft {
            reply_token: secrets.and_then(|secrets| secrets.reply),
            thread: Some(self.thread(&comment)),
            ..Draft::of(Letter::Decided(decided))
        }))
    }

    async fn decided_secrets(
        &self,
        mail: &OutboxMail,
        comment: &Comment,
        answer: Option<&Comment>,
    ) -> Result<Option<Secrets>, LetterError> {
        if !self.is_moderator(mail.recipient.as_str()) {
            return Ok(None);
        }
        let mut wanted = vec![(TokenKind::Reply, Some(comment))];
        wanted.extend(answer.map(|answer| (TokenKind::PutBack, Some(answer))));
        self.secrets_about(mail, &wanted, "").await
    }

    /// The owner's public answer, if words were left out of it and nobody has changed it since.
    async fn answer_without_all(
        &self,
        facts: &OutboxRowData,
        decisions: &[Decision],
    ) -> Result<Option<Comment>, LetterError> {
        let is_cut = facts.cut.as_ref().is_some_and(|cut| !cut.is_empty());
        let Some(reply) = facts.reply.as_ref().filter(|_| is_cut) else {
            return Ok(None);
        };
        let most = self.services.config.current().limits.text;
        let Ok(reply) = Text::parse(reply, most) else {
            return Ok(None);
        };
        let id = decisions.iter().rev().find_map(|decision| decision.reply);
        let Some(id) = id else { return Ok(None) };
        let answer = self.services.store.comment(id).await?;
        Ok(answer.filter(|answer| answer.status == Status::Approved && answer.text == reply))
    }

    /// Explains why a reply did nothing; the next reply may answer this mail.
    pub(super) async fn explanation(
        &self,
        mail: &OutboxMail,
    ) -> Result<Option<Draft>, LetterError> {
        let facts = OutboxRowData::of(mail);
        let refusal = facts.refusal(self.site);
        let line = facts.line.unwrap_or_default();
        let why = match facts.reason.as_deref() {
            Some("unknown-word") if line.is_empty() => NoEffectReason::NothingNew,
            Some("unknown-word") => NoEffectReason::UnknownWord { line },
            Some("taken-back") => NoEffectReason::TakenBack { line },
            Some("unclear") => NoEffectReason::Unclear,
            Some("outdated") => NoEffectReason::Outdated,
            Some("expired") if facts.revision == Some(mail.revision) => NoEffectReason::Expired,
            Some("expired") => NoEffectReason::Outdated,
            Some("unverified") => NoEffectReason::Unverified,
            Some("refused") => NoEffectReason::Refused { words: refusal },
            _ => NoEffectReason::Gone,
        };
        let Some(comment) = self.comment(mail).await? else {
            let tag = mail.id.0.simple().to_string()[..6].to_owned();
            let why = NoEffectReason::Gone;
            return Ok(Some(Draft::of(Letter::Explanation(Explanation {
                why,
                tag,
            }))));
        };
        // Nobody should publish what they have not seen.
        let reply_token = match why {
            NoEffectReason::Gone | NoEffectReason::Outdated | NoEffectReason::Unverified => None,
            _ => self.reply_token(mail, &comment).await?,
        };
        let tag = tag(&comment);
        Ok(Some(Draft {
            reply_token,
            thread: Some(self.thread(&comment)),
            ..Draft::of(Letter::Explanation(Explanation { why, tag }))
        }))
    }

    async fn reply_token(
        &self,
        mail: &OutboxMail,
        comment: &Comment,
    ) -> Result<Option<String>, LetterError> {
        if !self.is_moderator(mail.recipient.as_str()) {
            return Ok(None);
        }
        let secrets = self
            .secrets(mail, Some(comment), &[TokenKind::Reply], "")
            .await?;
        Ok(secrets.and_then(|secrets| secrets.reply))
    }
}

/// The most reports of a comment that a mail shows.
const MOST_REPORTS: usize = 5;
/// The most spam that a mail shows.
const MOST_SPAM: usize = 50;

/// The same comments make the same digest. Its id is no row's id, so no reply can refer to it.
pub(super) fn together<T>(all: &[(MailId, T)]) -> Option<Uuid> {
    let mut hash = Sha256::new();
    for (id, _) in all {
        hash.update(id.0.as_bytes());
    }
    let hash: [u8; 32] = hash.finalize().into();
    Uuid::from_slice(&hash[..16]).ok()
}

fn writer(comment: &Comment) -> LetterAuthor {
    let author = comment.author.as_ref();
    LetterAuthor {
        name: author_name(comment),
        email: author.and_then(|author| Some(author.email.as_ref()?.as_str().to_owned())),
        website: author.and_then(|author| Some(author.website.as_ref()?.as_str().to_owned())),
    }
}

fn standing(status: Status) -> CommentState {
    match status {
        Status::Pending => CommentState::Held,
        Status::Approved => CommentState::Published,
        Status::Rejected => CommentState::Refused,
        Status::Spam => CommentState::Spam,
        Status::Deleted => CommentState::Deleted,
        Status::Private => CommentState::Private,
    }
}

fn done(facts: &OutboxRowData, comment: &Comment) -> Option<ActionTaken> {
    Some(match facts.action.as_deref()? {
        "approve" if facts.text.is_some() => ActionTaken::Edited,
        "approve" => ActionTaken::Approved,
        "ask" => ActionTaken::Asked,
        "reply" => ActionTaken::Replied,
        "reject" => ActionTaken::Rejected,
        "spam" => ActionTaken::Spam,
        "delete" => ActionTaken::Deleted,
        "block" => ActionTaken::Blocked,
        "undo" => ActionTaken::Undone {
            now: standing(comment.status),
        },
        _ => return None,
    })
}

/// The decision before this mail's own one, if there was one.
fn before(mail: &OutboxMail, decisions: &[Decision]) -> Option<EarlierDecision> {
    let status = mail.before?;
    let earlier = decisions
        .iter()
        .rev()
        .find(|decision| decision.at < mail.created && decision.after == status)?;
    Some(EarlierDecision {
        standing: standing(status),
        who: earlier.by.clone(),
        when: earlier.at,
    })
}
