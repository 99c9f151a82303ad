//! Which mails are sent now, and which together: a moderator gets a few comments one by one, and a flood in one mail.
//! Readers are asked to confirm their address only so often in an hour.

use afterword_model::change::{
    Answer, ConfirmationTurn, Effect, Facts, Missing, Need, Outbox, OutboxRow, Plan, WaitingDigest,
    Work,
};
use afterword_model::{Claim, MailKind, OutboxMail, SiteId, Why};
use jiff::{SignedDuration, Timestamp};

use crate::changes::{Changes, is_same};
use crate::{confirmations, in_millis, pauses};

/// The most comments in one digest.
const DIGEST: u32 = 50;
/// The most spam that one mail is about: more than a site keeps in a day, and the mail shows only the first of it.
const SPAM: u32 = 1000;
/// The most comments of followed threads that one mail is about; the mail shows only the first of them.
const FOLLOWED: u32 = 10_000;
/// The span of one mail about spam.
const DAY: SignedDuration = SignedDuration::from_hours(24);
/// Older mails are given up before they are sent.
const PATIENCE: SignedDuration = SignedDuration::from_hours(4 * 24);

/// Mails to send now; an entry of several mails is a digest.
#[must_use]
pub fn work(claim: Claim) -> (Work, Answer<Vec<Vec<OutboxMail>>>) {
    let first = vec![Need::DueMails(in_millis(claim.now), most(&claim))];
    Work::new(first, move |facts| self::claim(&claim, facts))
}

/// Runs before it: mails with due times from a wrong clock become due.
#[must_use]
pub fn mending(claim: Claim) -> [Work; 2] {
    let spans = [
        (Outbox::Mails, claim.digest_every),
        (Outbox::DailyMails, DAY.unsigned_abs()),
    ];
    spans.map(|(of, span)| pauses::MAILS.mending(of, claim.now, claim.leased, span))
}

/// The most mails to consider in one round.
fn most(claim: &Claim) -> u32 {
    claim.limit.saturating_mul(DIGEST)
}

/// # Errors
/// [`Missing`].
pub fn claim(claim: &Claim, facts: &Facts) -> Plan<Vec<Vec<OutboxMail>>> {
    let due = facts.due_mails(in_millis(claim.now), most(claim))?;
    let mut round = Round::new(claim, facts, due);
    let mut letters = Vec::new();
    for first in due {
        let letter = match first.mail.kind {
            MailKind::Moderation => round.moderation(first)?,
            MailKind::Spam => round.spam(first)?,
            MailKind::Followed => round.followed(first)?,
            MailKind::Confirmation | MailKind::Unproven => round.confirmation(first)?,
            _ => vec![first.mail.clone()],
        };
        let letter = round.lease(letter);
        if !letter.is_empty() {
            letters.push(letter);
        }
        if letters.len() >= claim.limit as usize {
            break;
        }
    }
    round.changes.done(letters)
}

/// The decisions of this round so far.
struct Round<'f> {
    claim: &'f Claim,
    now: Timestamp,
    due: &'f [OutboxRow],
    changes: Changes<'f>,
    leased: Vec<OutboxMail>,
    /// Mails that this round puts off for a digest.
    put_off: Vec<OutboxMail>,
    /// Confirmations that have their turn in this round, by their sites.
    turns: Vec<(SiteId, ConfirmationTurn)>,
}

impl<'f> Round<'f> {
    fn new(claim: &'f Claim, facts: &'f Facts, due: &'f [OutboxRow]) -> Self {
        Self {
            claim,
            now: in_millis(claim.now),
            due,
            changes: Changes::new(facts),
            leased: Vec::new(),
            put_off: Vec::new(),
            turns: Vec::new(),
        }
    }

    fn lease(&mut self, mut letter: Vec<OutboxMail>) -> Vec<OutboxMail> {
        let until = in_millis(self.claim.leased);
        for mail in &mut letter {
            mail.leased = Some(until);
            let mail = mail.id;
            self.changes.add(Effect::LeaseMail { mail, until });
        }
        self.leased.extend(letter.iter().cloned());
        letter
    }

    fn is_leased(&self, mail: &OutboxMail) -> bool {
        self.leased.iter().any(|leased| leased.id == mail.id)
    }

    fn is_decided(&self, mail: &OutboxMail) -> bool {
        self.is_leased(mail) || self.put_off.iter().any(|other| other.id == mail.id)
    }

    /// The mail alone, or a digest of the waiting ones, or nothing if it has to wait or is part of another digest.
    fn moderation(&mut self, first: &OutboxRow) -> Result<Vec<OutboxMail>, Missing> {
        let OutboxRow {
            mail, is_digest, ..
        } = first;
        if self.is_decided(mail) {
            return Ok(Vec::new());
        }
        if *is_digest {
            return self.together(mail);
        }
        // One that could not be sent before has its turn already.
        if mail.attempts > 0 || !self.is_flood(mail)? {
            return Ok(vec![mail.clone()]);
        }
        let due = match self.digest_due(mail)? {
            Some(due) => due,
            None => self.later(),
        };
        self.await_digest(mail, due);
        Ok(Vec::new())
    }

    /// All spam of a day in one mail, a day after the first.
    fn spam(&mut self, first: &OutboxRow) -> Result<Vec<OutboxMail>, Missing> {
        let OutboxRow {
            mail, is_digest, ..
        } = first;
        if self.is_decided(mail) {
            return Ok(Vec::new());
        }
        if *is_digest {
            return self.together(mail);
        }
        let tomorrow = self.now.checked_add(DAY).unwrap_or(Timestamp::MAX);
        let due = self.digest_due(mail)?.unwrap_or(in_millis(tomorrow));
        self.await_digest(mail, due);
        Ok(Vec::new())
    }

    /// The mail alone, or the day's digest: which of them was decided when it was queued.
    fn followed(&mut self, first: &OutboxRow) -> Result<Vec<OutboxMail>, Missing> {
        match first.is_digest {
            _ if self.is_leased(&first.mail) => Ok(Vec::new()),
            true => self.together(&first.mail),
            false => Ok(vec![first.mail.clone()]),
        }
    }

    /// The mail, or nothing if it has to wait until fewer readers were asked.
    fn confirmation(&mut self, first: &OutboxRow) -> Result<Vec<OutboxMail>, Missing> {
        let mail = &first.mail;
        let since = self.now.checked_sub(confirmations::SPAN);
        let since = since.unwrap_or(Timestamp::MIN);
        // One that is tried again has been counted.
        let is_counted = first
            .turn
            .is_some_and(|turn| turn > since && turn <= self.now);
        let (Some(site), 1.., false) = (mail.site, self.claim.confirmations, is_counted) else {
            return Ok(vec![mail.clone()]);
        };
        let own = ConfirmationTurn {
            recipient: mail.recipient.clone(),
            network: first.network.clone(),
        };
        let before = self.changes.facts.turns(site, since, self.now)?.iter();
        let of_site = self.turns.iter().filter(|(of, _)| *of == site);
        let turns: Vec<_> = before.chain(of_site.map(|(_, turn)| turn)).collect();
        if !confirmations::has_room(self.claim, &own, &turns) {
            self.changes.add(Effect::HoldMailBack {
                mail: mail.id,
                due: in_millis(confirmations::later(self.now)),
                error: Why::TooManyConfirmations.into(),
            });
            return Ok(Vec::new());
        }
        self.changes.add(Effect::TakeTurn {
            mail: mail.id,
            at: self.now,
        });
        self.turns.push((site, own));
        Ok(vec![mail.clone()])
    }

    fn await_digest(&mut self, mail: &OutboxMail, due: Timestamp) {
        self.changes.add(Effect::AwaitDigest { mail: mail.id, due });
        self.put_off.push(OutboxMail {
            due,
            ..mail.clone()
        });
    }

    fn later(&self) -> Timestamp {
        let every = self.claim.digest_every;
        in_millis(self.now.checked_add(every).unwrap_or(Timestamp::MAX))
    }

    fn is_flood(&self, mail: &OutboxMail) -> Result<bool, Missing> {
        let every = self.claim.digest_every;
        let since = self.now.checked_sub(every).unwrap_or(Timestamp::MIN);
        let since = in_millis(since);
        let oldest = since.checked_sub(PATIENCE).unwrap_or(Timestamp::MIN);
        let recipient = mail.recipient.clone();
        let facts = self.changes.facts;
        let recent = *facts.recent_moderation(recipient, since, self.now, oldest)?;
        // Those that were tried before are among them already.
        let is_new = |leased: &&OutboxMail| {
            leased.kind == MailKind::Moderation
                && is_same(&leased.recipient, &mail.recipient)
                && leased.attempts == 0
                && leased.created > oldest
        };
        let new = self.leased.iter().filter(is_new).count();
        let is_much = recent as usize + new >= self.claim.single_mails as usize;
        Ok(is_much || self.digest_due(mail)?.is_some())
    }

    fn waiting(&self, mail: &OutboxMail) -> Result<&'f WaitingDigest, Missing> {
        let most = match mail.kind {
            MailKind::Spam => SPAM,
            MailKind::Followed => FOLLOWED,
            _ => most(self.claim),
        };
        let facts = self.changes.facts;
        facts.waiting_digest(mail.kind, mail.recipient.clone(), mail.site, self.now, most)
    }

    fn put_off_with(&self, mail: &OutboxMail) -> impl Iterator<Item = &OutboxMail> {
        let put_off = self.put_off.iter();
        put_off.filter(move |other| is_one_digest(other, mail))
    }

    /// When the mail's digest is due; `None` if none waits.
    fn digest_due(&self, mail: &OutboxMail) -> Result<Option<Timestamp>, Missing> {
        let waiting = self.waiting(mail)?.due;
        let put_off = self.put_off_with(mail).map(|other| other.due);
        Ok(waiting.into_iter().chain(put_off).min())
    }

    /// What would have joined this digest until now goes along with it.
    fn take_along(&mut self, first: &OutboxMail) {
        let due = self.due;
        let joins = |row: &&OutboxRow| {
            let mail = &row.mail;
            let waits = match mail.kind {
                MailKind::Spam => true,
                MailKind::Moderation => mail.attempts == 0,
                _ => false,
            };
            waits && !row.is_digest && is_one_digest(mail, first) && !self.is_decided(mail)
        };
        let joining: Vec<&OutboxRow> = due.iter().filter(joins).collect();
        for row in joining {
            self.await_digest(&row.mail, first.due);
        }
    }

    fn together(&mut self, first: &OutboxMail) -> Result<Vec<OutboxMail>, Missing> {
        self.take_along(first);
        let waiting = self.waiting(first)?.mails.iter();
        let all = waiting.chain(self.put_off_with(first));
        let mut letter: Vec<OutboxMail> =
            all.filter(|mail| !self.is_leased(mail)).cloned().collect();
        letter.sort_by_key(|mail| mail.id);
        if first.kind == MailKind::Moderation {
            letter.truncate(DIGEST as usize);
        }
        Ok(letter)
    }
}

/// Whether one mail can be about both.
fn is_one_digest(one: &OutboxMail, other: &OutboxMail) -> bool {
    one.kind == other.kind && one.site == other.site && is_same(&one.recipient, &other.recipient)
}
