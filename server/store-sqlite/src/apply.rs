//! Writes the effects of rules into the tables. It also updates the totals that depend on them: a page's count, and
//! the number of visible comments below each comment.

use afterword_model::change::{
    AskedReader, Effect, NewDecision, NewRow, PageOfComment, QueuedMail,
};
use afterword_model::policy::HookEvent;
use afterword_model::{
    Avatar, CommentId, EmailAddress, HookId, Lesson, MailKind, NewMail, NewQuestion, PageTitle,
    SimHash, SiteId, Solved, Status, TokenKind, Website,
};
use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, params};

use super::audit::marks;
use super::rows::json;
use super::{
    addresses, clocks, conversations, copies, follows, hooks, imports, outbox, pages, people,
    reactions, reports, sent_webmentions, standing,
};

#[expect(clippy::too_many_lines, reason = "one arm an effect")]
pub(super) fn apply(tx: &Connection, effect: &Effect) -> rusqlite::Result<()> {
    match effect {
        Effect::AddComment(new) => add_comment(tx, new),
        Effect::SetStatus {
            comment,
            status,
            status_before,
            published,
        } => set_status(tx, *comment, (*status, *status_before), *published),
        Effect::SetPrivate { comment, private } => run(
            tx,
            "UPDATE comments SET private = ?2 WHERE id = ?1",
            params![comment, private],
        ),
        Effect::Pin { comment, pinned } => run(
            tx,
            "UPDATE comments SET pinned = ?2 WHERE id = ?1",
            params![comment, pinned],
        ),
        Effect::SetText {
            comment,
            text,
            html,
            edited,
            revision,
            simhash,
        } => set_text(tx, *comment, (text, html), (*edited, *revision), *simhash),
        Effect::SetReasons { comment, reasons } => run(
            tx,
            "UPDATE comments SET reasons = ?2 WHERE id = ?1",
            params![comment, json(reasons)?],
        ),
        Effect::TitlePage { comment, title } => run(
            tx,
            "UPDATE pages SET title = ?2 WHERE id = (SELECT page FROM comments WHERE id = ?1)",
            params![comment, title],
        ),
        Effect::BeginPage {
            site,
            path,
            first_seen,
        } => pages::begin(tx, *site, path, *first_seen).map(drop),
        Effect::SetPageTitle { page, title } => run(
            tx,
            "UPDATE pages SET title = ?2 WHERE id = ?1",
            params![pages::number(tx, page)?, title],
        ),
        Effect::SetPageClosed { page, closed } => run(
            tx,
            "UPDATE pages SET closed = ?2 WHERE id = ?1",
            params![pages::number(tx, page)?, closed],
        ),
        Effect::AddAlias { page, alias } => pages::add_alias(tx, page, alias),
        Effect::PageCame { import, page } => imports::page_came(tx, *import, page),
        Effect::AliasCame {
            import,
            site,
            alias,
        } => imports::alias_came(tx, *import, (*site, alias)),
        Effect::SetPagePath { page, path } => run(
            tx,
            "UPDATE pages SET path = ?2 WHERE id = ?1",
            params![pages::number(tx, page)?, path.as_str()],
        ),
        Effect::MergePage {
            page,
            into,
            first_seen,
        } => {
            let both = (pages::number(tx, page)?, pages::number(tx, into)?);
            pages::merge(tx, both, *first_seen)
        }
        Effect::Erase {
            comment,
            edited,
            revision,
        } => erase(tx, *comment, *edited, *revision),
        Effect::ForgetAddress(comment) => run(
            tx,
            "UPDATE comments SET author_email = NULL, avatar = NULL, notify = 0, follow = NULL WHERE id = ?1",
            [comment],
        ),
        Effect::ForgetFormer { import, comment } => run(
            tx,
            "DELETE FROM former_comments WHERE comment = ?1 AND import = ?2",
            params![comment, import],
        ),
        Effect::ClearAway(comment) => clear_away(tx, *comment),
        Effect::SpendKey { comment, at } => run(
            tx,
            "INSERT OR IGNORE INTO spent_keys (hash, at)
             SELECT submission, ?2 FROM comments WHERE id = ?1 AND submission IS NOT NULL",
            params![comment, at.as_millisecond()],
        ),
        Effect::Spend(Solved { hash, expires }) => run(
            tx,
            "INSERT INTO spent_challenges (expires, hash) VALUES (?1, ?2)",
            params![expires.as_millisecond(), hash],
        ),
        Effect::See { hash, at } => outbox::see(tx, hash, *at).map(drop),
        Effect::Record(decision) => record(tx, decision),
        Effect::Block {
            site,
            kind,
            value,
            comment,
            by,
            at,
        } => run(
            tx,
            "INSERT INTO blocks (site, kind, value, comment, decider, created) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (site, kind, value) DO UPDATE SET import = NULL",
            params![site, kind, value, comment, by, at.as_millisecond()],
        ),
        Effect::Unblock { site, kind, value } => run(
            tx,
            "DELETE FROM blocks WHERE site = ?1 AND kind = ?2 AND value = ?3",
            params![site, kind, value],
        ),
        Effect::Teach {
            comment,
            site,
            lesson,
        } => teach(tx, *comment, *site, lesson.as_ref()),
        Effect::Ask {
            comment,
            question,
            at,
        } => ask(tx, *comment, question, *at),
        Effect::CloseQuestion(comment) => {
            run(tx, "DELETE FROM akismet WHERE comment = ?1", [comment])
        }
        Effect::AskAgain {
            comment,
            due,
            error,
        } => run(
            tx,
            "UPDATE akismet SET due = ?2, error = ?3, leased = NULL WHERE comment = ?1",
            params![comment, due.as_millisecond(), error],
        ),
        Effect::LeaseQuestion {
            comment,
            until,
            attempts,
        } => run(
            tx,
            "UPDATE akismet SET leased = ?2, attempts = ?3 WHERE comment = ?1",
            params![comment, until.as_millisecond(), attempts],
        ),
        Effect::GiveUpQuestion { comment, error, at } => run(
            tx,
            "UPDATE akismet SET failed = ?2, error = ?3, leased = NULL, address = NULL WHERE comment = ?1",
            params![comment, at.as_millisecond(), error],
        ),
        Effect::QueueMail(mail) => queue_mail(tx, mail),
        Effect::AskReader(AskedReader {
            site,
            email,
            asked,
            asks,
        }) => run(
            tx,
            "INSERT INTO addresses (site, email, asked, asks) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (site, email) DO UPDATE SET asked = excluded.asked, asks = excluded.asks
             WHERE excluded.asks > 0",
            params![site, email.as_str(), asked.as_millisecond(), asks],
        ),
        Effect::ConfirmReader { site, email, at } => run(
            tx,
            "UPDATE addresses SET confirmed = ?3, stopped = NULL, asks = 0, bounces = 0
             WHERE site = ?1 AND email = ?2",
            params![site, email.as_str(), at.as_millisecond()],
        ),
        Effect::StopReader { site, email, at } => run(
            tx,
            "UPDATE addresses SET stopped = coalesce(stopped, ?3) WHERE site = ?1 AND email = ?2",
            params![site, email.as_str(), at.as_millisecond()],
        ),
        Effect::StopReplies(comment) => run(
            tx,
            "UPDATE comments SET notify = 0 WHERE id = ?1",
            [comment],
        ),
        Effect::StopMail(mail) => run(tx, "DELETE FROM outbox WHERE id = ?1", [mail]),
        Effect::Bounce { mail, error, at } => run(
            tx,
            "UPDATE outbox SET failed = ?2, error = ?3 WHERE id = ?1",
            params![mail, at.as_millisecond(), error],
        ),
        Effect::CountBounces {
            site,
            email,
            bounces,
            stopped,
        } => run(
            tx,
            "UPDATE addresses SET bounces = ?3, stopped = ?4 WHERE site = ?1 AND email = ?2",
            params![
                site,
                email.as_str(),
                bounces,
                stopped.map(Timestamp::as_millisecond)
            ],
        ),
        Effect::ForgetMailsTo {
            site,
            email,
            mails,
            tokens,
        } => forget_mails_to(tx, (*site, email), mails, tokens),
        Effect::ForgetTokensOf { comment, tokens } => run(
            tx,
            "DELETE FROM mail_tokens WHERE comment = ?1 AND kind IN (SELECT value FROM json_each(?2))",
            params![comment, words(tokens.iter().map(|kind| kind.as_str()))?],
        ),
        Effect::ForgetReader { site, email } => run(
            tx,
            "DELETE FROM addresses WHERE site = ?1 AND email = ?2",
            params![site, email.as_str()],
        ),
        Effect::RemoveRowsOf { email, rows } => people::remove(tx, email, *rows),
        Effect::RenameDecider { email, of, name } => people::rename_decider(tx, email, *of, name),
        Effect::ForgetBlocksOf(email) => people::forget_blocks(tx, email),
        Effect::RenameToken { token, name } => run(
            tx,
            "UPDATE api_tokens SET name = ?2 WHERE id = ?1",
            params![token, name],
        ),
        Effect::SetModerators { site, moderators } => {
            let moderators = words(moderators.iter().map(EmailAddress::as_str))?;
            run(
                tx,
                "UPDATE sites SET overrides = json_set(overrides, '$.moderators', json(?2)) WHERE id = ?1",
                params![site, moderators],
            )
        }
        Effect::RemoveBlocksAbout(comment) => {
            run(tx, "DELETE FROM blocks WHERE comment = ?1", [comment])
        }
        Effect::RemoveEndedHooksAbout(comment) => run(
            tx,
            "DELETE FROM hooks WHERE comment = ?1 AND (sent IS NOT NULL OR failed IS NOT NULL)",
            [comment],
        ),
        Effect::MendTimes(mending) => clocks::mend(tx, mending),
        Effect::LeaseMail { mail, until } => run(
            tx,
            "UPDATE outbox SET leased = ?2 WHERE id = ?1",
            params![mail, until.as_millisecond()],
        ),
        Effect::TakeTurn { mail, at } => run(
            tx,
            "UPDATE outbox SET turn = ?2 WHERE id = ?1",
            params![mail, at.as_millisecond()],
        ),
        Effect::MailSubmitted { mail, comment } => {
            run(
                tx,
                "UPDATE outbox SET comment = ?2, facts = '{}' WHERE id = ?1",
                params![mail, comment],
            )?;
            run(
                tx,
                "UPDATE mail_tokens SET comment = ?2 WHERE mail = ?1",
                params![mail, comment],
            )
        }
        Effect::HoldMailBack { mail, due, error } => run(
            tx,
            "UPDATE outbox SET due = ?2, error = ?3 WHERE id = ?1",
            params![mail, due.as_millisecond(), error],
        ),
        Effect::AwaitDigest { mail, due } => run(
            tx,
            "UPDATE outbox SET digest = 1, due = ?2 WHERE id = ?1",
            params![mail, due.as_millisecond()],
        ),
        Effect::MailSent { mail, at } => run(
            tx,
            "UPDATE outbox SET sent = ?2, leased = NULL, secrets = NULL, error = NULL,
                attempts = attempts + 1 WHERE id = ?1",
            params![mail, at.as_millisecond()],
        ),
        Effect::MailPostponed { mail, due, error } => run(
            tx,
            "UPDATE outbox SET due = ?2, error = ?3, leased = NULL, attempts = attempts + 1 WHERE id = ?1",
            params![mail, due.as_millisecond(), error],
        ),
        Effect::MailFailed { mail, error, at } => run(
            tx,
            "UPDATE outbox SET failed = ?2, error = ?3, leased = NULL, secrets = NULL,
                attempts = attempts + 1 WHERE id = ?1",
            params![mail, at.as_millisecond(), error],
        ),
        Effect::RetryMail { mail, attempts, at } => run(
            tx,
            "UPDATE outbox SET failed = NULL, sent = NULL, error = NULL, attempts = ?2, due = ?3, created = ?3
             WHERE id = ?1",
            params![mail, attempts, at.as_millisecond()],
        ),
        Effect::RemoveMail(mail) => outbox::remove(tx, *mail),
        Effect::UnaskReader { site, email } => addresses::unask(tx, *site, email.as_str()),
        Effect::Follow {
            page,
            email,
            pace,
            at,
        } => follows::add(tx, page, email, *pace, *at),
        Effect::Unfollow { page, email } => follows::end(tx, page, email),
        Effect::ForgetFollows { site, email } => follows::end_all(tx, *site, email),
        Effect::TakeWish(comment) => run(
            tx,
            "UPDATE comments SET follow = NULL WHERE id = ?1",
            [comment],
        ),
        Effect::Announce { comment, at } => follows::announce(tx, *comment, *at),
        Effect::Announced { comment, after } => run(
            tx,
            "UPDATE announcements SET after = ?2 WHERE comment = ?1",
            params![comment, after],
        ),
        Effect::EndAnnouncement(comment) => {
            run(tx, "DELETE FROM announcements WHERE comment = ?1", [comment])
        }
        Effect::AddReport(report) => reports::add(tx, report),
        Effect::CloseReports {
            comment,
            outcome,
            at,
        } => reports::close(tx, *comment, *outcome, *at),
        Effect::ReopenReports { comment, closed } => reports::reopen(tx, *comment, *closed),
        Effect::GiveReaction {
            comment,
            reaction,
            voter,
            network,
            at,
        } => reactions::give(tx, *comment, reaction, (voter, network), *at),
        Effect::TakeReactionBack {
            comment,
            reaction,
            voter,
        } => reactions::take_back(tx, *comment, reaction, voter),
        Effect::GivePageReaction {
            page,
            reaction,
            voter,
            network,
            at,
        } => reactions::give_to_page(tx, page, reaction, (voter, network), *at),
        Effect::TakePageReactionBack {
            page,
            reaction,
            voter,
        } => reactions::take_back_from_page(tx, page, reaction, voter),
        Effect::QueueHook {
            event,
            comment,
            url,
            at,
        } => {
            let scene = hooks::scene_of(tx, *comment)?;
            hooks::add(tx, *event, scene, url, (*at, *at))
        }
        Effect::CopyAnswer {
            comment,
            networks,
            at,
            due,
        } => copies::begin(tx, *comment, networks, (*at, *due)),
        Effect::TellLinks { comment, due } => sent_webmentions::begin(tx, *comment, *due),
        Effect::QueueThreadHook {
            thread,
            url,
            at,
            due,
        } => {
            let scene = hooks::scene_of_thread(tx, *thread)?;
            hooks::add(tx, HookEvent::ThreadChanged, scene, url, (*at, *due))
        }
        Effect::PutHookOff { hook, due } => run(
            tx,
            "UPDATE hooks SET due = ?2 WHERE id = ?1",
            params![hook, due.as_millisecond()],
        ),
        Effect::RenewHook { hook, at, due } => run(
            tx,
            "UPDATE hooks SET id = ?2, created = ?3, due = ?4 WHERE id = ?1",
            params![
                hook,
                HookId::new(),
                at.as_millisecond(),
                due.as_millisecond()
            ],
        ),
        Effect::LeaseHook {
            hook,
            until,
            attempts,
        } => run(
            tx,
            "UPDATE hooks SET leased = ?2, attempts = ?3 WHERE id = ?1",
            params![hook, until.as_millisecond(), attempts],
        ),
        Effect::ReleaseHook(hook) => {
            run(tx, "UPDATE hooks SET leased = NULL WHERE id = ?1", [hook])
        }
        Effect::HookSent { hook, at } => run(
            tx,
            "UPDATE hooks SET sent = ?2, failed = NULL, leased = NULL, error = NULL WHERE id = ?1",
            params![hook, at.as_millisecond()],
        ),
        Effect::HookPostponed {
            hook,
            due,
            error,
            attempts,
        } => run(
            tx,
            "UPDATE hooks SET due = ?2, error = ?3, attempts = ?4, leased = NULL WHERE id = ?1",
            params![hook, due.as_millisecond(), error, attempts],
        ),
        Effect::HookFailed { hook, error, at } => run(
            tx,
            "UPDATE hooks SET failed = ?2, error = ?3, leased = NULL WHERE id = ?1",
            params![hook, at.as_millisecond(), error],
        ),
        Effect::RetryHook { hook, attempts, at } => run(
            tx,
            "UPDATE hooks SET failed = NULL, error = NULL, attempts = ?2, due = ?3, created = ?3 WHERE id = ?1",
            params![hook, attempts, at.as_millisecond()],
        ),
        Effect::RemoveHook(hook) => run(tx, "DELETE FROM hooks WHERE id = ?1", [hook]),
    }
}

fn run(tx: &Connection, sql: &str, params: impl rusqlite::Params) -> rusqlite::Result<()> {
    tx.prepare_cached(sql)?.execute(params).map(drop)
}

#[expect(clippy::too_many_lines, reason = "a line for each column")]
fn add_comment(tx: &Connection, new: &NewRow) -> rusqlite::Result<()> {
    let page = match &new.page {
        PageOfComment::Known(page) => page.0,
        PageOfComment::New(path) => pages::begin(tx, new.site, path, new.created)?,
    };
    let author = &new.author;
    run(
        tx,
        "INSERT INTO comments (id, page, parent, root, status, author_name, author_email,
            author_website, owner, verified, text, html, created, published, reasons, submission,
            site, page_title, notify, network, avatar, likeness, follow, private, source)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23,
            ?24, ?25)",
        params![
            new.id,
            page,
            new.parent,
            new.root,
            new.status,
            author.name.as_str(),
            author.email.as_ref().map(EmailAddress::as_str),
            author.website.as_ref().map(Website::as_str),
            author.owner,
            author.verified,
            new.text.as_str(),
            new.html,
            new.created.as_millisecond(),
            new.published.map(Timestamp::as_millisecond),
            json(&new.reasons)?,
            new.submission,
            new.site,
            new.told_title.as_ref().map(PageTitle::as_str),
            new.notify,
            new.network,
            new.avatar.as_ref().map(Avatar::as_str),
            new.simhash,
            new.follow,
            new.private,
            source_of(new)?,
        ],
    )?;
    if let Some(original) = &new.original {
        conversations::add_original(tx, (new.site, new.id), original)?;
    }
    if new.status == Status::Approved {
        standing::appear(tx, page, new.parent)?;
    }
    Ok(())
}

fn source_of(new: &NewRow) -> rusqlite::Result<Option<String>> {
    let original = new.original.as_ref();
    original.map(|original| json(&original.source)).transpose()
}

fn set_status(
    tx: &Connection,
    id: CommentId,
    (status, status_before): (Status, Option<Status>),
    published: Option<Timestamp>,
) -> rusqlite::Result<()> {
    let before = standing::standing(tx, id)?;
    let published = published.map(Timestamp::as_millisecond);
    run(
        tx,
        "UPDATE comments SET status = ?2, status_before = ?3, published = ?4 WHERE id = ?1",
        params![id, status, status_before, published],
    )?;
    stir(tx, id)?;
    standing::apply_visibility(tx, id, before)
}

/// What is known elsewhere of a comment is to be what readers see here.
fn stir(tx: &Connection, id: CommentId) -> rusqlite::Result<()> {
    copies::stir(tx, id)?;
    sent_webmentions::stir(tx, id)
}

fn set_text(
    tx: &Connection,
    id: CommentId,
    (text, html): (&str, &str),
    (edited, revision): (Timestamp, u32),
    simhash: Option<SimHash>,
) -> rusqlite::Result<()> {
    run(
        tx,
        "UPDATE comments SET text = ?2, html = ?3, edited = ?4, revision = ?5, likeness = ?6 WHERE id = ?1",
        params![id, text, html, edited.as_millisecond(), revision, simhash],
    )?;
    stir(tx, id)
}

fn erase(tx: &Connection, id: CommentId, edited: Timestamp, revision: u32) -> rusqlite::Result<()> {
    let before = standing::standing(tx, id)?;
    run(tx, &outbox::keep_requests(), [id])?;
    run(
        tx,
        "UPDATE comments SET status = 'deleted', status_before = NULL, author_name = NULL,
            author_email = NULL, author_website = NULL, owner = 0, verified = 0, text = '', html = '',
            edited = ?2, revision = ?3, pinned = 0, score = 0, reactions = '{}',
            reasons = '[]', submission = NULL, page_title = NULL, notify = 0, network = NULL,
            avatar = NULL, likeness = NULL, follow = NULL, source = NULL
         WHERE id = ?1",
        params![id, edited.as_millisecond(), revision],
    )?;
    for statement in [
        "DELETE FROM reactions WHERE comment = ?1",
        "DELETE FROM reports WHERE comment = ?1",
        "DELETE FROM originals WHERE comment = ?1",
        "DELETE FROM outbox WHERE comment = ?1",
        "DELETE FROM announcements WHERE comment = ?1",
        // Undoing its import must not let it come again.
        "UPDATE former_comments SET import = NULL WHERE comment = ?1 AND import IS NOT NULL",
        "UPDATE decisions SET text_before = NULL, html_before = NULL, blocked = NULL, unblocked = NULL
            WHERE comment = ?1",
    ] {
        run(tx, statement, [id])?;
    }
    stir(tx, id)?;
    standing::apply_visibility(tx, id, before)
}

fn clear_away(tx: &Connection, id: CommentId) -> rusqlite::Result<()> {
    let mut erased = Some(id);
    while let Some(id) = erased {
        erased = tx
            .prepare_cached(
                "DELETE FROM comments WHERE id = ?1 AND author_name IS NULL
                 AND NOT EXISTS (SELECT 1 FROM comments below WHERE below.parent = ?1)
                 RETURNING parent",
            )?
            .query_row([id], |row| row.get(0))
            .optional()?
            .flatten();
    }
    Ok(())
}

fn record(tx: &Connection, decision: &NewDecision) -> rusqlite::Result<()> {
    let text_before = decision.text_before.as_ref();
    run(
        tx,
        "INSERT INTO decisions (comment, action, decider, door, at, before, after, reply, text_before, html_before,
            batch, pinned_before, blocked, unblocked, site)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)",
        params![
            decision.comment,
            decision.action.as_str(),
            decision.by.name,
            decision.by.interface.as_str(),
            decision.at.as_millisecond(),
            decision.before,
            decision.after,
            decision.reply,
            text_before.map(|(text, _)| text),
            text_before.map(|(_, html)| html),
            decision.batch,
            decision.pinned_before,
            marks(&decision.blocked)?,
            marks(&decision.unblocked)?,
            decision.site,
        ],
    )
}

/// Does not rewrite an unchanged row: each row adds its words to the sums.
fn teach(
    tx: &Connection,
    id: CommentId,
    site: SiteId,
    lesson: Option<&(Lesson, Vec<u32>)>,
) -> rusqlite::Result<()> {
    let lesson = match lesson {
        Some((lesson, words)) => Some((*lesson == Lesson::Spam, json(words)?)),
        None => None,
    };
    if lesson.is_some() {
        let known: Option<(bool, String)> = tx
            .prepare_cached("SELECT is_spam, words FROM spam_lessons WHERE comment = ?1")?
            .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()?;
        if known == lesson {
            return Ok(());
        }
    }
    run(tx, "DELETE FROM spam_lessons WHERE comment = ?1", [id])?;
    let Some((is_spam, words)) = lesson else {
        return Ok(());
    };
    run(
        tx,
        "INSERT INTO spam_lessons (comment, site, is_spam, words) VALUES (?1, ?2, ?3, ?4)",
        params![id, site, is_spam, words],
    )
}

fn ask(
    tx: &Connection,
    id: CommentId,
    NewQuestion { wanted, address }: &NewQuestion,
    at: Timestamp,
) -> rusqlite::Result<()> {
    run(
        tx,
        "INSERT OR REPLACE INTO akismet (comment, wanted, address, created, due) VALUES (?1, ?2, ?3, ?4, ?4)",
        params![id, wanted, address.to_string(), at.as_millisecond()],
    )
}

fn queue_mail(tx: &Connection, mail: &QueuedMail) -> rusqlite::Result<()> {
    let new = NewMail {
        id: mail.id.unwrap_or_default(),
        kind: mail.kind,
        site: mail.site,
        comment: mail.comment,
        recipient: mail.recipient.clone(),
        facts: mail.facts.clone(),
        now: mail.at,
    };
    outbox::queue(
        tx,
        &new,
        mail.before.map(Status::as_str),
        (mail.digest, mail.network.as_deref()),
    )
}

fn forget_mails_to(
    tx: &Connection,
    (site, email): (SiteId, &EmailAddress),
    mails: &[MailKind],
    tokens: &[TokenKind],
) -> rusqlite::Result<()> {
    let tokens = words(tokens.iter().map(|kind| kind.as_str()))?;
    run(
        tx,
        "DELETE FROM mail_tokens WHERE site = ?1 AND person = ?2 COLLATE NOCASE
            AND kind IN (SELECT value FROM json_each(?3))",
        params![site, email.as_str(), tokens],
    )?;
    let mails = words(mails.iter().map(|kind| kind.as_str()))?;
    let is_request_made = outbox::IS_REQUEST_MADE;
    run(
        tx,
        &format!(
            "DELETE FROM outbox WHERE site = ?1 AND recipient = ?2
                AND kind IN (SELECT value FROM json_each(?3)) AND NOT ({is_request_made})"
        ),
        params![site, email.as_str(), mails],
    )
}

/// A list of words as JSON.
fn words<'a>(words: impl Iterator<Item = &'a str>) -> rusqlite::Result<String> {
    json(&words.collect::<Vec<_>>())
}
