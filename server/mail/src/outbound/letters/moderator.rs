//! Mails to moderators.

use sha2::{Digest as _, Sha256};
use uuid::Uuid;

use super::secrets::Secrets;
use super::{Draft, LetterError, LetterWriter, OutboxRowData, author_name, excerpt, tag};
use crate::mailroom::digest::{ItemOutcome, NumberedOutcome};
use crate::outbound::letter::{
    ActionTaken, Arrived, CommentState, DecidedItem, DecidedOutcome, DecisionReceipt, Digest,
    DigestReceipt, EarlierDecision, Excerpt, Explanation, HeldComment, Letter, LetterAuthor, Links,
    NoEffectReason, PutBack, SpamDigest,
};
use afterword_i18n::Texts;
use afterword_model::{Action, Comment, CommentId, Interface, Status, Text};
use afterword_services::keys::{digest_item_hash, digest_token};
use afterword_services::put_back::text_mark;
use afterword_store::{Decision, MailId, MailKind, MailToken, OutboxMail, TokenKind};

/// A held comment's facts, its tokens, and the conversation of the mail.
struct HeldNotice {
    held: HeldComment,
    comment: Comment,
    reply: Option<String>,
    link: Option<String>,
    thread: String,
}

impl LetterWriter<'_> {
    /// A mail about one comment, or a digest of several.
    pub(super) async fn moderation(
        &self,
        mails: &[OutboxMail],
    ) -> Result<Option<Draft>, LetterError> {
        // A reply to a digest names its comments by number: so none of them gets a reply token.
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
            [
                (
                    _,
                    HeldNotice {
                        held,
                        reply: Some(token),
                        thread,
                        ..
                    },
                ),
            ] if mails.len() == 1 => Ok(Some(Draft {
                reply_token: Some(token.clone()),
                thread: Some(thread.clone()),
                ..Draft::of(Letter::Moderation(held.clone()))
            })),
            _ => self.digest(mails, all).await.map(Some),
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
        let items = all.into_iter().map(|(_, notice)| notice.held).collect();
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

    /// It can be answered if it has links, because its token follows from the first of them.
    async fn digest(
        &self,
        mails: &[OutboxMail],
        all: Vec<(MailId, HeldNotice)>,
    ) -> Result<Draft, LetterError> {
        let mail_id = together(&all);
        let reply_token = self.digest_token(mails, &all, mail_id).await?;
        let tag = mail_id.filter(|_| reply_token.is_some());
        let items = all.into_iter().map(|(_, notice)| notice.held).collect();
        let digest = Digest {
            site: self.site_title(),
            items,
            tag: tag.map(|id| id.simple().to_string()[..6].to_owned()),
        };
        Ok(Draft {
            mail_id,
            reply_token,
            ..Draft::of(Letter::Digest(digest))
        })
    }

    /// One token for these comments with these texts, in this order.
    async fn digest_token(
        &self,
        mails: &[OutboxMail],
        all: &[(MailId, HeldNotice)],
        mail_id: Option<Uuid>,
    ) -> Result<Option<String>, LetterError> {
        let (Some(mail), Some((_, first)), Some(mail_id)) = (mails.first(), all.first(), mail_id)
        else {
            return Ok(None);
        };
        // Of the mail itself, so that an answer without a token in its address refers to it.
        let mail_id = MailId(mail_id);
        let Some(secret) = &first.link else {
            return Ok(None);
        };
        let mut about = Vec::new();
        for (_, notice) in all {
            about.extend(notice.comment.id.0.as_bytes());
            about.extend(notice.comment.revision.to_be_bytes());
        }
        let token = digest_token(secret, &about);
        let digest = MailToken {
            mail: mail_id,
            revision: u32::try_from(all.len()).unwrap_or(u32::MAX),
            ..self.token(mail, None, TokenKind::Digest, (&token, ""))
        };
        let items = all.iter().zip(1..).map(|((_, notice), number)| MailToken {
            hash: digest_item_hash(&digest.hash, number),
            mail: mail_id,
            ..self.token(mail, Some(&notice.comment), TokenKind::Digest, (&token, ""))
        });
        let tokens = items.chain([digest.clone()]).collect();
        self.services.store.add_mail_tokens(tokens).await?;
        Ok(Some(token))
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
        Ok(Some(HeldNotice {
            held,
            thread: self.thread(&comment),
            comment,
            reply: secrets.reply,
            link: secrets.link,
        }))
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
        let by_person = |decision: &Decision| {
            Interface::named(&decision.interface).is_none_or(Interface::is_of_people)
        };
        Ok(!decisions.iter().any(by_person))
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
        let facts = OutboxRowData::of(mail);
        if facts.digest {
            return self.digest_decided(mail, facts).await;
        }
        let Some(comment) = self.comment(mail).await? else {
            return Ok(None);
        };
        let decisions = self.services.store.decisions(comment.id).await?;
        let Some(done) = done(&facts, &comment) else {
            return Ok(None);
        };
        let lacking = self.text_without_all(&facts, &comment, &decisions).await?;
        let reply = (TokenKind::Reply, Some(&comment));
        let secrets = self.decided_secrets(mail, reply, lacking.as_ref()).await?;
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
            attached: facts.attached,
            attached_more: facts.attached_more,
            put_back: self.put_back(secrets.as_ref(), lacking.as_ref()),
            edited_text: facts.text,
            tag: tag(&comment),
        };
        Ok(Some(Draft {
            reply_token: secrets.and_then(|secrets| secrets.reply),
            thread: Some(self.thread(&comment)),
            ..Draft::of(Letter::Decided(decided))
        }))
    }

    /// What became of the numbers of a digest. `undo` as the answer takes all of it back.
    async fn digest_decided(
        &self,
        mail: &OutboxMail,
        facts: OutboxRowData,
    ) -> Result<Option<Draft>, LetterError> {
        let mut items = Vec::with_capacity(facts.numbered.len());
        for one in &facts.numbered {
            items.push(self.decided_item(one, mail).await?);
        }
        let lacking = self.numbered_without_all(&facts).await?;
        let digest = (TokenKind::Digest, None);
        let secrets = self.decided_secrets(mail, digest, lacking.as_ref()).await?;
        let put_back = self.put_back(secrets.as_ref(), lacking.as_ref());
        Ok(Some(Draft {
            reply_token: secrets.and_then(|secrets| secrets.digest),
            ..Draft::of(Letter::DigestDecided(DigestReceipt {
                site: self.site_title(),
                items,
                cut: facts.cut.filter(|cut| !cut.is_empty()),
                attached: facts.attached,
                attached_more: facts.attached_more,
                put_back,
                tag: mail_tag(mail),
            }))
        }))
    }

    async fn decided_item(
        &self,
        one: &NumberedOutcome,
        mail: &OutboxMail,
    ) -> Result<DecidedItem, LetterError> {
        let comment = match one.comment {
            Some(id) => self.services.store.comment(id).await?,
            None => None,
        };
        let comment = comment.filter(|comment| comment.author.is_some());
        let is_done = one.outcome == ItemOutcome::Done && comment.is_some();
        let outcome = match (&one.outcome, &comment) {
            // Erased: then its revision is another one, too.
            (_, None) | (ItemOutcome::Gone, _) => DecidedOutcome::Gone,
            (ItemOutcome::Done, Some(comment)) => {
                DecidedOutcome::Done(state_after(one.action, comment))
            }
            (ItemOutcome::Outdated, _) => DecidedOutcome::Outdated,
            (ItemOutcome::Refused { problem, line }, _) => {
                let texts = Texts::of(self.site.rules.language.as_str());
                let who = mail.recipient.as_str();
                let said = problem
                    .as_ref()
                    .and_then(|problem| problem.said(texts, who));
                let words = said.unwrap_or_else(|| line.clone());
                DecidedOutcome::Refused { words }
            }
        };
        Ok(DecidedItem {
            number: one.number,
            author: comment.as_ref().map(author_name).unwrap_or_default(),
            excerpt: comment
                .as_ref()
                .map_or_else(String::new, |it| excerpt(it.text.as_str())),
            outcome,
            reply: one.reply.clone().filter(|_| is_done),
            edited_text: comment
                .filter(|_| is_done && one.is_edited)
                .map(|it| it.text.as_str().to_owned()),
        })
    }

    async fn decided_secrets(
        &self,
        mail: &OutboxMail,
        answering: (TokenKind, Option<&Comment>),
        lacking: Option<&Comment>,
    ) -> Result<Option<Secrets>, LetterError> {
        if !self.is_moderator(mail.recipient.as_str()) {
            return Ok(None);
        }
        let mut wanted = vec![answering];
        wanted.extend(lacking.map(|lacking| (TokenKind::PutBack, Some(lacking))));
        self.secrets_about(mail, &wanted, "").await
    }

    fn put_back(&self, secrets: Option<&Secrets>, lacking: Option<&Comment>) -> Option<PutBack> {
        let token = secrets?.put_back.as_ref()?;
        Some(PutBack {
            url: format!("{}/w/{token}", self.public_url),
            is_private: lacking?.private,
        })
    }

    /// The text that words were left out of, if nobody has changed it since: the owner's answer, or the comment with the
    /// owner's text.
    async fn text_without_all(
        &self,
        facts: &OutboxRowData,
        comment: &Comment,
        decisions: &[Decision],
    ) -> Result<Option<Comment>, LetterError> {
        if facts.cut.as_ref().is_none_or(String::is_empty) {
            return Ok(None);
        }
        if let Some(text) = &facts.text {
            return Ok(self.still(Some(comment.clone()), self.mark(text)));
        }
        let Some(reply) = &facts.reply else {
            return Ok(None);
        };
        self.answer(decisions, reply).await
    }

    /// The same of an answer to a digest: of the number from whose text it was cut.
    async fn numbered_without_all(
        &self,
        facts: &OutboxRowData,
    ) -> Result<Option<Comment>, LetterError> {
        if facts.cut.as_ref().is_none_or(String::is_empty) {
            return Ok(None);
        }
        let mut done = facts.numbered.iter();
        let one =
            done.find(|one| Some(one.number) == facts.cut_from && one.outcome == ItemOutcome::Done);
        let Some((id, one)) = one.and_then(|one| Some((one.comment?, one))) else {
            return Ok(None);
        };
        match &one.reply {
            Some(reply) => {
                let decisions = self.services.store.decisions(id).await?;
                self.answer(&decisions, reply).await
            }
            None => {
                let comment = self.services.store.comment(id).await?;
                Ok(self.still(comment, one.text_mark.clone()))
            }
        }
    }

    /// The latest answer of the decisions, if it is this one.
    async fn answer(
        &self,
        decisions: &[Decision],
        reply: &str,
    ) -> Result<Option<Comment>, LetterError> {
        let id = decisions.iter().rev().find_map(|decision| decision.reply);
        let Some(id) = id else { return Ok(None) };
        let answer = self.services.store.comment(id).await?;
        Ok(self.still(answer, self.mark(reply)))
    }

    /// A comment that is seen as it was written.
    fn still(&self, comment: Option<Comment>, mark: Option<String>) -> Option<Comment> {
        comment.filter(|comment| {
            let is_seen = matches!(comment.status, Status::Approved | Status::Private);
            is_seen && mark.is_some_and(|mark| text_mark(&comment.text) == mark)
        })
    }

    fn mark(&self, text: &str) -> Option<String> {
        let most = self.services.config.current().limits.text;
        Text::parse(text, most).ok().as_ref().map(text_mark)
    }

    /// Explains why a reply did nothing; the next reply may answer this mail.
    pub(super) async fn explanation(
        &self,
        mail: &OutboxMail,
    ) -> Result<Option<Draft>, LetterError> {
        let facts = OutboxRowData::of(mail);
        let why = self.why(&facts, mail);
        let Some(comment) = self.comment(mail).await? else {
            let why = match facts.digest {
                true => why,
                false => NoEffectReason::Gone,
            };
            return Ok(Some(Draft::of(Letter::Explanation(Explanation {
                why,
                tag: mail_tag(mail),
                of_digest: facts.digest,
            }))));
        };
        // Nobody should publish what they have not seen. The token of an answer that was not taken is still valid.
        let reply_token = match why {
            NoEffectReason::Gone
            | NoEffectReason::Outdated
            | NoEffectReason::Unverified
            | NoEffectReason::NotTaken { .. } => None,
            _ => self.reply_token(mail, &comment).await?,
        };
        let tag = tag(&comment);
        Ok(Some(Draft {
            reply_token,
            thread: Some(self.thread(&comment)),
            ..Draft::of(Letter::Explanation(Explanation {
                why,
                tag,
                of_digest: false,
            }))
        }))
    }

    fn why(&self, facts: &OutboxRowData, mail: &OutboxMail) -> NoEffectReason {
        let refusal = || facts.refusal(self.site, mail);
        let line = facts.line.clone().unwrap_or_default();
        let number = facts.number.unwrap_or_default();
        match facts.reason.as_deref() {
            Some("unknown-word") if line.is_empty() => NoEffectReason::NothingNew,
            Some("unknown-word") => NoEffectReason::UnknownWord { line },
            Some("taken-back") => NoEffectReason::TakenBack { line },
            Some("unclear") => NoEffectReason::Unclear,
            Some("digest-number") => NoEffectReason::NoSuchNumber { number },
            Some("digest-twice") => NoEffectReason::NumberTwice { number },
            Some("digest-line") => NoEffectReason::NumbersUnknown { line },
            Some("digest-text") => NoEffectReason::TextOfNoNumber { line },
            Some("outdated") => NoEffectReason::Outdated,
            // Of a digest, the number of comments is there.
            Some("expired") if facts.digest || facts.revision == Some(mail.revision) => {
                NoEffectReason::Expired
            }
            Some("expired") => NoEffectReason::Outdated,
            Some("unverified") => NoEffectReason::Unverified,
            Some("refused") => NoEffectReason::Refused { words: refusal() },
            Some("not-taken") => NoEffectReason::NotTaken {
                words: refusal(),
                moderator: None,
            },
            Some("other-address") => NoEffectReason::NotTaken {
                words: refusal(),
                moderator: Some(mail.recipient.as_str().to_owned()),
            },
            _ => NoEffectReason::Gone,
        }
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

/// The same comments make the same digest. Its id is no row's id.
pub(super) fn together<T>(all: &[(MailId, T)]) -> Option<Uuid> {
    let mut hash = Sha256::new();
    for (id, _) in all {
        hash.update(id.0.as_bytes());
    }
    let hash: [u8; 32] = hash.finalize().into();
    Uuid::from_slice(&hash[..16]).ok()
}

/// Of what was written elsewhere, the original says more than a profile.
fn writer(comment: &Comment) -> LetterAuthor {
    let author = comment.author.as_ref();
    let own = author.and_then(|author| author.website.as_ref());
    let website = comment.source.as_ref().map(|source| &source.url).or(own);
    LetterAuthor {
        name: author_name(comment),
        email: author.and_then(|author| Some(author.email.as_ref()?.as_str().to_owned())),
        website: website.map(|url| url.as_str().to_owned()),
    }
}

/// For mails without a comment of their own.
fn mail_tag(mail: &OutboxMail) -> String {
    mail.id.0.simple().to_string()[..6].to_owned()
}

fn state_after(action: Action, comment: &Comment) -> CommentState {
    match action {
        Action::Approve => CommentState::Published,
        Action::Reject => CommentState::Refused,
        Action::Spam | Action::Block => CommentState::Spam,
        Action::Delete => CommentState::Deleted,
        _ => standing(comment.status),
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
