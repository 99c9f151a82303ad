//! What a message would do here, check by check, without doing it.

use serde::Serialize;

use super::claim::{Claim, ClaimBasis, find, seen, sender};
use super::page_letter::PageLetter;
use super::{Mailroom, MailroomError};
use crate::sender_check::Verdict;
use afterword_config::SenderCheck as Strictness;
use afterword_mail_reader::{
    Decision, DigestAnswer, Mail, Unreadable, digest_answer, header, inspect, left_out,
    machine_mail, new_text,
};
use afterword_services::receive_mail::Delivery;
use afterword_store::{MailToken, Person, TokenKind};

/// All checks of a message, in their order. The first that failed decides: then the message does nothing.
#[derive(Debug, Clone, Serialize)]
pub struct Explanation {
    pub checks: Vec<Check>,
    /// What the message does, or which check stops it; a text for people.
    pub outcome: String,
    /// The new text of the message, as Markdown; empty where nothing of it is used.
    pub text: String,
}

#[derive(Debug, Clone, Serialize)]
pub struct Check {
    pub name: &'static str,
    /// `null` if an earlier check left nothing to look at.
    pub passed: Option<bool>,
    /// A text for people, which quotes no address.
    pub says: String,
}

impl Explanation {
    fn check(
        &mut self,
        name: &'static str,
        passed: impl Into<Option<bool>>,
        says: impl Into<String>,
    ) {
        let (passed, says) = (passed.into(), says.into());
        self.checks.push(Check { name, passed, says });
    }

    fn failed(&self) -> Option<&Check> {
        self.checks.iter().find(|check| check.passed == Some(false))
    }
}

impl Mailroom {
    /// Why a message has no effect, or which it would have now.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn explain(&self, delivery: &Delivery) -> anyhow::Result<Explanation> {
        let mut found = Explanation {
            checks: Vec::new(),
            outcome: String::new(),
            text: String::new(),
        };
        let effect = self.checked(delivery, &mut found).await?;
        found.outcome = match found.failed() {
            Some(failed) => format!("nothing, because of the check “{}”", failed.name),
            None => effect,
        };
        Ok(found)
    }

    /// What it would do if all checks pass.
    async fn checked(
        &self,
        delivery: &Delivery,
        found: &mut Explanation,
    ) -> Result<String, MailroomError> {
        let Some((mail, is_whole)) = read(&delivery.raw, found) else {
            return Ok(String::new());
        };
        match machine_mail(&mail, &self.rules.own_addresses) {
            Some(why) => found.check("automatic", false, format!("a program has sent it: {why}")),
            None => found.check("automatic", true, "a person has written it"),
        }
        let (places, own_ids) = self.places(&mail);
        if places.tokens.is_empty() && !places.pages.is_empty() {
            return self
                .page_letter(&mail, delivery, &places.pages, found)
                .await;
        }
        let Some((token, basis)) = find(self, &places.tokens, &own_ids).await? else {
            found.check("token", false, no_token(&places.tokens, own_ids.len()));
            return Ok(String::new());
        };
        let about = self.about(&token, basis);
        found.check("token", token.kind.is_answered(), about);
        let claim = Claim {
            seen: seen(&token, &mail, &delivery.raw),
            message_id: None,
            sender: sender(self, &token, &mail).await?,
            token,
        };
        self.sender(&claim, &mail, (delivery, basis), found).await?;
        self.time(&claim, &mail, found).await?;
        Ok(match is_whole {
            true => self.effect(&claim, &mail, &delivery.raw, found),
            false => String::new(),
        })
    }

    fn about(&self, token: &MailToken, basis: ClaimBasis) -> String {
        let sites = self.services.sites.current();
        let site = sites.by_id(token.site);
        let site = site.as_ref();
        let site = site.map_or("a site that is gone", |site| site.key.as_str());
        let comment = match (token.kind, token.comment) {
            (TokenKind::Digest, _) => "several comments".to_owned(),
            (_, Some(id)) => format!("comment {id}"),
            (_, None) => "a comment that is gone".to_owned(),
        };
        let what = match token.kind {
            TokenKind::Reply => "a mail to a moderator",
            TokenKind::Digest => "a mail to a moderator",
            TokenKind::Answer => "a mail to a reader about a reply",
            TokenKind::Link
            | TokenKind::Confirm
            | TokenKind::Publish
            | TokenKind::PutBack
            | TokenKind::Submit => "a link, not a mail to answer",
        };
        let how = match basis {
            ClaimBasis::Token => "its address belongs to",
            ClaimBasis::Reference => "without a token in its address, it answers",
        };
        format!("{how} {what}: {comment} of {site}")
    }

    /// From, the moderator, and what proves the sender.
    async fn sender(
        &self,
        claim: &Claim,
        mail: &Mail<'_>,
        (delivery, basis): (&Delivery, ClaimBasis),
        found: &mut Explanation,
    ) -> Result<(), MailroomError> {
        let person = claim.token.person.as_str();
        match &claim.sender {
            Some(from) if from.eq_ignore_ascii_case(person) => {
                found.check("from", true, "it is from the address that our mail went to");
            }
            Some(_) => found.check(
                "from",
                true,
                "it is from a further address of the moderator, which was confirmed",
            ),
            None => found.check("from", false, self.other_address(claim, mail).await?),
        }
        match self.may_still(&claim.token) {
            true => found.check("moderator", true, "that address may still answer"),
            false => found.check(
                "moderator",
                false,
                "that address moderates the site no more (`afterword sites show`)",
            ),
        }
        let sender = claim.sender.as_deref().unwrap_or(person);
        let verdict = self
            .senders
            .verify(&delivery.raw, sender, &delivery.arrival)
            .await;
        let is_strict = self.services.config.current().mail.sender_check == Strictness::Pass;
        match verdict {
            Verdict::Pass(why) => found.check("sender", true, format!("proven: {why}")),
            Verdict::Fail(why) => found.check("sender", false, format!("not proven: {why}")),
            Verdict::Later(why) => found.check("sender", None, format!("the mail waits: {why}")),
            Verdict::Unknown(why) if !is_strict && basis == ClaimBasis::Token => found.check(
                "sender",
                true,
                format!("not proven ({why}), which mail.sender_check allows with a token"),
            ),
            Verdict::Unknown(why) => found.check("sender", false, format!("not proven: {why}")),
        }
        Ok(())
    }

    async fn other_address(
        &self,
        claim: &Claim,
        mail: &Mail<'_>,
    ) -> Result<&'static str, MailroomError> {
        let known = match mail.from().as_slice() {
            [from] if claim.token.kind.is_moderators() => {
                let known = self.services.store.moderator_address(Person::of(from));
                known.await?
            }
            _ => None,
        };
        Ok(match known {
            Some(known) if known.confirmed.is_none() => {
                "its From is a further address that nobody has confirmed yet, by the link in the mail to it"
            }
            Some(_) => "its From is a further address of another moderator",
            None => {
                "its From is not the one address that our mail went to; answer from that address, or add the other (`afterword mail addresses add`)"
            }
        })
    }

    /// Its date, the token's end, and whether it came before.
    async fn time(
        &self,
        claim: &Claim,
        mail: &Mail<'_>,
        found: &mut Explanation,
    ) -> Result<(), MailroomError> {
        match (mail.date(), claim.is_too_early(mail)) {
            (None, _) => found.check("date", false, "it has no date that can be read"),
            (_, true) => found.check("date", false, "it is older than the mail that it answers"),
            (_, false) => found.check(
                "date",
                true,
                "it is not older than the mail that it answers",
            ),
        }
        let expires = claim.token.expires;
        match self.services.clock.now() > expires {
            true => found.check(
                "expiry",
                false,
                format!("our mail could be answered until {expires}"),
            ),
            false => found.check(
                "expiry",
                true,
                format!("our mail can be answered until {expires}"),
            ),
        }
        match self.services.store.is_seen(claim.seen).await? {
            true => found.check("seen", false, "it came before and had its effect"),
            false => found.check("seen", true, "it did not come before"),
        }
        Ok(())
    }

    /// What its text says.
    fn effect(
        &self,
        claim: &Claim,
        mail: &Mail<'_>,
        raw: &[u8],
        found: &mut Explanation,
    ) -> String {
        attachments(mail, found);
        if claim.token.kind == TokenKind::Digest {
            return self.digest_effect(claim, raw, found);
        }
        if claim.token.kind != TokenKind::Reply {
            found.text = new_text(mail, &self.rules);
            found.check(
                "text",
                !found.text.trim().is_empty(),
                "its new text becomes a comment",
            );
            return "a comment below the one that it answers".to_owned();
        }
        let read = inspect(raw, &self.rules);
        found.text = read.reply_text;
        match read.decision {
            Decision::None => {
                let says = format!(
                    "{}; to a word for the owner only it is an answer",
                    read.reason
                );
                found.check("text", read.asked_back.is_none().then_some(false), says);
                "a mail that asks back".to_owned()
            }
            decision => {
                found.check("text", true, read.reason);
                let with = if found.text.is_empty() {
                    ""
                } else {
                    ", with the text"
                };
                format!("{}{with}", format!("{decision:?}").to_lowercase())
            }
        }
    }
}

impl Mailroom {
    /// What a letter to the address of a page does.
    async fn page_letter(
        &self,
        mail: &Mail<'_>,
        delivery: &Delivery,
        tokens: &[String],
        found: &mut Explanation,
    ) -> Result<String, MailroomError> {
        let Some(letter) = PageLetter::find(self, mail, tokens).await? else {
            let says = "its address is for comments on a page, but is not valid: it is mistyped, its page is gone, the site takes no comments by mail (`sites.comments_by_mail`), or From is not one address";
            found.check("token", false, says);
            return Ok(String::new());
        };
        let about = (&letter.page.site.key, letter.page.path.as_str());
        let says = format!("its address is for comments on {} of {}", about.1, about.0);
        found.check("token", true, says);
        self.letter_time(&letter, mail, found).await?;
        let effect = match letter.verdict(self, delivery).await {
            Verdict::Fail(why) | Verdict::Unknown(why) => {
                let says = format!("not proven: {why}; the address in From is asked by mail");
                found.check("sender", None, says);
                "a mail that asks whether the address in From wrote it"
            }
            Verdict::Pass(why) => {
                found.check("sender", true, format!("proven: {why}"));
                "a comment"
            }
            Verdict::Later(why) => {
                found.check("sender", None, format!("the mail waits: {why}"));
                "a comment"
            }
        };
        attachments(mail, found);
        found.text = letter.mailed.text;
        let has_text = !found.text.trim().is_empty();
        found.check("text", has_text, "its new text becomes a comment");
        Ok(effect.to_owned())
    }

    /// The dates of a letter and of its address, and whether it came before.
    async fn letter_time(
        &self,
        letter: &PageLetter,
        mail: &Mail<'_>,
        found: &mut Explanation,
    ) -> Result<(), MailroomError> {
        match letter.is_too_early(mail) {
            true => found.check("date", false, "it is older than the address"),
            false => found.check("date", true, "it is not older than the address"),
        }
        let until = letter.page.until;
        let is_in_time = self.services.clock.now() <= until;
        found.check(
            "expiry",
            is_in_time,
            format!("the address works until {until}"),
        );
        let is_new = !self.services.store.is_seen(letter.seen).await?;
        let says = match is_new {
            true => "it did not come before",
            false => "it came before and had its effect",
        };
        found.check("seen", is_new, says);
        Ok(())
    }

    /// What the text of an answer to a digest says.
    fn digest_effect(&self, claim: &Claim, raw: &[u8], found: &mut Explanation) -> String {
        match digest_answer(raw, &self.rules, claim.token.revision) {
            DigestAnswer::AskedBack(doubt) => {
                found.check("text", false, format!("it is asked back: {doubt:?}"));
                "a mail that asks back".to_owned()
            }
            DigestAnswer::Undo => {
                found.check("text", true, "the first line is undo");
                "undo of what was decided together".to_owned()
            }
            DigestAnswer::Decisions { numbered, .. } => {
                let all = numbered.iter().map(|one| {
                    let with = if one.text.is_empty() {
                        ""
                    } else {
                        ", with a text"
                    };
                    let decision = format!("{:?}", one.decision).to_lowercase();
                    format!("{} {decision}{with}", one.number)
                });
                let all: Vec<String> = all.collect();
                found.check("text", true, "its lines pair numbers and words");
                all.join("; ")
            }
        }
    }
}

/// The message, or the header alone of one that is too large; whether it is whole.
fn read<'x>(raw: &'x [u8], found: &mut Explanation) -> Option<(Mail<'x>, bool)> {
    let whole = Mail::parse(raw);
    let is_whole = whole.as_ref().err() != Some(&Unreadable::TooLong);
    let mail = match is_whole {
        true => whole,
        false => Mail::parse(header(raw)),
    };
    match (&mail, is_whole) {
        (Err(error), _) => found.check("message", false, error.to_string()),
        (Ok(_), true) => found.check("message", true, "it can be read"),
        (Ok(_), false) => found.check("size", false, Unreadable::TooLong.to_string()),
    }
    Some((mail.ok()?, is_whole))
}

/// Says how many there are; their names are the sender's.
fn attachments(mail: &Mail<'_>, found: &mut Explanation) {
    let beside = left_out(mail);
    let bytes: u64 = beside.named.iter().map(|attachment| attachment.size).sum();
    match beside.named.len() + beside.more {
        0 => {}
        count => found.check(
            "parts",
            true,
            format!("{count} attachments, about {bytes} bytes, are left out: only text counts"),
        ),
    }
}

fn no_token(tokens: &[String], answered: usize) -> &'static str {
    match (tokens.is_empty(), answered) {
        (true, 0) => "it is sent to no address of Afterword’s, and answers none of its mails",
        (true, _) => "it answers a mail of Afterword’s that can’t be answered, or that is gone",
        (false, _) => "nothing belongs to its address: it is mistyped, or its comment is gone",
    }
}
