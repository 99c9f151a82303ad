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

use super::audit::marks;
use super::failure::Sql;
use super::sql::{Columns as _, Db, json};
use super::{
    addresses, clocks, conversations, copies, follows, hooks, imports, outbox, pages, people,
    reactions, reports, sent_webmentions, standing,
};

#[expect(clippy::too_many_lines, reason = "one arm an effect")]
pub(super) async fn apply(db: &Db, effect: &Effect) -> Sql<()> {
    match effect {
        Effect::AddComment(new) => add_comment(db, new).await,
        Effect::SetStatus {
            comment,
            status,
            status_before,
            published,
        } => set_status(db, *comment, (*status, *status_before), *published).await,
        Effect::SetPrivate { comment, private } => {
            db.change("UPDATE comments SET private = $2 WHERE id = $1", &[&comment, &private]).await
        }
        Effect::Pin { comment, pinned } => {
            db.change("UPDATE comments SET pinned = $2 WHERE id = $1", &[&comment, &pinned]).await
        }
        Effect::SetText {
            comment,
            text,
            html,
            edited,
            revision,
            simhash,
        } => set_text(db, *comment, (text, html), (*edited, *revision), *simhash).await,
        Effect::SetReasons { comment, reasons } => {
            db.change(
                "UPDATE comments SET reasons = $2 WHERE id = $1",
                &[&comment, &json(reasons)?],
            )
            .await
        }
        Effect::TitlePage { comment, title } => {
            db.change(
                "UPDATE pages SET title = $2 WHERE id = (SELECT page FROM comments WHERE id = $1)",
                &[&comment, &title],
            )
            .await
        }
        Effect::BeginPage {
            site,
            path,
            first_seen,
        } => pages::begin(db, *site, path, *first_seen).await.map(drop),
        Effect::SetPageTitle { page, title } => {
            db.change(
                "UPDATE pages SET title = $2 WHERE id = $1",
                &[&pages::number(db, page).await?, &title],
            )
            .await
        }
        Effect::SetPageClosed { page, closed } => {
            db.change(
                "UPDATE pages SET closed = $2 WHERE id = $1",
                &[&pages::number(db, page).await?, &closed],
            )
            .await
        }
        Effect::AddAlias { page, alias } => pages::add_alias(db, page, alias).await,
        Effect::PageCame { import, page } => imports::page_came(db, *import, page).await,
        Effect::AliasCame {
            import,
            site,
            alias,
        } => imports::alias_came(db, *import, (*site, alias)).await,
        Effect::SetPagePath { page, path } => {
            db.change(
                "UPDATE pages SET path = $2 WHERE id = $1",
                &[&pages::number(db, page).await?, &path.as_str()],
            )
            .await
        }
        Effect::MergePage {
            page,
            into,
            first_seen,
        } => {
            let both = (pages::number(db, page).await?, pages::number(db, into).await?);
            pages::merge(db, both, *first_seen).await
        }
        Effect::Erase {
            comment,
            edited,
            revision,
        } => erase(db, *comment, *edited, *revision).await,
        Effect::ForgetAddress(comment) => {
            db.change(
                "UPDATE comments SET author_email = NULL, avatar = NULL, notify = false, follow = NULL WHERE id = $1",
                &[&comment],
            )
            .await
        }
        Effect::ForgetFormer { import, comment } => {
            db.change(
                "DELETE FROM former_comments WHERE comment = $1 AND import = $2",
                &[&comment, &import],
            )
            .await
        }
        Effect::ClearAway(comment) => clear_away(db, *comment).await,
        Effect::SpendKey { comment, at } => {
            db.change(
                "INSERT INTO spent_keys (hash, at) SELECT submission, $2 FROM comments
                    WHERE id = $1 AND submission IS NOT NULL ON CONFLICT DO NOTHING",
                &[&comment, &at.as_millisecond()],
            )
            .await
        }
        Effect::Spend(Solved { hash, expires }) => {
            db.change(
                "INSERT INTO spent_challenges (expires, hash) VALUES ($1, $2)",
                &[&expires.as_millisecond(), &hash.as_slice()],
            )
            .await
        }
        Effect::See { hash, at } => outbox::see(db, hash, *at).await,
        Effect::Record(decision) => record(db, decision).await,
        Effect::Block {
            site,
            kind,
            value,
            comment,
            by,
            at,
        } => {
            db.change(
                "INSERT INTO blocks (site, kind, value, comment, decider, created) VALUES ($1, $2, $3, $4, $5, $6)
                    ON CONFLICT (site, kind, value) DO UPDATE SET import = NULL",
                &[&site, &kind, &value, &comment, &by, &at.as_millisecond()],
            )
            .await
        }
        Effect::Unblock { site, kind, value } => {
            db.change(
                "DELETE FROM blocks WHERE site = $1 AND kind = $2 AND value = $3",
                &[&site, &kind, &value],
            )
            .await
        }
        Effect::Teach {
            comment,
            site,
            lesson,
        } => teach(db, *comment, *site, lesson.as_ref()).await,
        Effect::Ask {
            comment,
            question,
            at,
        } => ask(db, *comment, question, *at).await,
        Effect::CloseQuestion(comment) => {
            db.change("DELETE FROM akismet WHERE comment = $1", &[&comment]).await
        }
        Effect::AskAgain {
            comment,
            due,
            error,
        } => {
            db.change(
                "UPDATE akismet SET due = $2, error = $3, leased = NULL WHERE comment = $1",
                &[&comment, &due.as_millisecond(), &error],
            )
            .await
        }
        Effect::LeaseQuestion {
            comment,
            until,
            attempts,
        } => {
            db.change(
                "UPDATE akismet SET leased = $2, attempts = $3 WHERE comment = $1",
                &[&comment, &until.as_millisecond(), &i64::from(*attempts)],
            )
            .await
        }
        Effect::GiveUpQuestion { comment, error, at } => {
            db.change(
                "UPDATE akismet SET failed = $2, error = $3, leased = NULL, address = NULL WHERE comment = $1",
                &[&comment, &at.as_millisecond(), &error],
            )
            .await
        }
        Effect::QueueMail(mail) => queue_mail(db, mail).await,
        Effect::AskReader(AskedReader {
            site,
            email,
            asked,
            asks,
        }) => {
            db.change(
                "INSERT INTO addresses (site, email, asked, asks) VALUES ($1, $2, $3, $4)
                    ON CONFLICT (site, lower(email)) DO UPDATE
                    SET asked = excluded.asked, asks = excluded.asks WHERE excluded.asks > 0",
                &[&site, &email.as_str(), &asked.as_millisecond(), &i64::from(*asks)],
            )
            .await
        }
        Effect::ConfirmReader { site, email, at } => {
            db.change(
                "UPDATE addresses SET confirmed = $3, stopped = NULL, asks = 0, bounces = 0
                    WHERE site = $1 AND lower(email) = lower($2)",
                &[&site, &email.as_str(), &at.as_millisecond()],
            )
            .await
        }
        Effect::StopReader { site, email, at } => {
            db.change(
                "UPDATE addresses SET stopped = coalesce(stopped, $3) WHERE site = $1 AND lower(email) = lower($2)",
                &[&site, &email.as_str(), &at.as_millisecond()],
            )
            .await
        }
        Effect::StopReplies(comment) => {
            db.change("UPDATE comments SET notify = false WHERE id = $1", &[&comment]).await
        }
        Effect::StopMail(mail) => {
            db.change("DELETE FROM outbox WHERE id = $1", &[&mail]).await
        }
        Effect::Bounce { mail, error, at } => {
            db.change(
                "UPDATE outbox SET failed = $2, error = $3 WHERE id = $1",
                &[&mail, &at.as_millisecond(), &error],
            )
            .await
        }
        Effect::CountBounces {
            site,
            email,
            bounces,
            stopped,
        } => {
            db.change(
                "UPDATE addresses SET bounces = $3, stopped = $4 WHERE site = $1 AND lower(email) = lower($2)",
                &[
                    &site,
                    &email.as_str(),
                    &i64::from(*bounces),
                    &stopped.map(Timestamp::as_millisecond),
                ],
            )
            .await
        }
        Effect::ForgetMailsTo {
            site,
            email,
            mails,
            tokens,
        } => forget_mails_to(db, (*site, email), mails, tokens).await,
        Effect::ForgetTokensOf { comment, tokens } => {
            db.change(
                "DELETE FROM mail_tokens WHERE comment = $1 AND kind = ANY($2)",
                &[&comment, tokens],
            )
            .await
        }
        Effect::ForgetReader { site, email } => {
            db.change(
                "DELETE FROM addresses WHERE site = $1 AND lower(email) = lower($2)",
                &[&site, &email.as_str()],
            )
            .await
        }
        Effect::RemoveRowsOf { email, rows } => people::remove(db, email, *rows).await,
        Effect::RenameDecider { email, of, name } => people::rename_decider(db, email, *of, name).await,
        Effect::ForgetBlocksOf(email) => people::forget_blocks(db, email).await,
        Effect::RenameToken { token, name } => {
            db.change("UPDATE api_tokens SET name = $2 WHERE id = $1", &[&token, &name]).await
        }
        Effect::SetModerators { site, moderators } => {
            let moderators = words(moderators.iter().map(EmailAddress::as_str))?;
            db.change(
                "UPDATE sites SET overrides = jsonb_set(overrides::jsonb, '{moderators}',
                    $2::text::jsonb)::text WHERE id = $1",
                &[&site, &moderators],
            ).await
        }
        Effect::RemoveBlocksAbout(comment) => {
            db.change("DELETE FROM blocks WHERE comment = $1", &[&comment]).await
        }
        Effect::RemoveEndedHooksAbout(comment) => {
            db.change(
                "DELETE FROM hooks WHERE comment = $1 AND (sent IS NOT NULL OR failed IS NOT NULL)",
                &[&comment],
            )
            .await
        }
        Effect::MendTimes(mending) => clocks::mend(db, mending).await,
        Effect::LeaseMail { mail, until } => {
            db.change(
                "UPDATE outbox SET leased = $2 WHERE id = $1",
                &[&mail, &until.as_millisecond()],
            )
            .await
        }
        Effect::TakeTurn { mail, at } => {
            db.change(
                "UPDATE outbox SET turn = $2 WHERE id = $1",
                &[&mail, &at.as_millisecond()],
            )
            .await
        }
        Effect::MailSubmitted { mail, comment } => {
            db.change(
                "UPDATE outbox SET comment = $2, facts = '{}' WHERE id = $1",
                &[&mail, &comment],
            )
            .await?;
            db.change(
                "UPDATE mail_tokens SET comment = $2 WHERE mail = $1",
                &[&mail, &comment],
            )
            .await
        }
        Effect::HoldMailBack { mail, due, error } => {
            db.change(
                "UPDATE outbox SET due = $2, error = $3 WHERE id = $1",
                &[&mail, &due.as_millisecond(), &error],
            )
            .await
        }
        Effect::AwaitDigest { mail, due } => {
            db.change(
                "UPDATE outbox SET digest = true, due = $2 WHERE id = $1",
                &[&mail, &due.as_millisecond()],
            )
            .await
        }
        Effect::MailSent { mail, at } => {
            db.change(
                "UPDATE outbox SET sent = $2, leased = NULL, secrets = NULL, error = NULL,
                    attempts = attempts + 1 WHERE id = $1",
                &[&mail, &at.as_millisecond()],
            )
            .await
        }
        Effect::MailPostponed { mail, due, error } => {
            db.change(
                "UPDATE outbox SET due = $2, error = $3, leased = NULL, attempts = attempts + 1 WHERE id = $1",
                &[&mail, &due.as_millisecond(), &error],
            )
            .await
        }
        Effect::MailFailed { mail, error, at } => {
            db.change(
                "UPDATE outbox SET failed = $2, error = $3, leased = NULL, secrets = NULL,
                    attempts = attempts + 1 WHERE id = $1",
                &[&mail, &at.as_millisecond(), &error],
            )
            .await
        }
        Effect::RetryMail { mail, attempts, at } => {
            db.change(
                "UPDATE outbox SET failed = NULL, sent = NULL, error = NULL, attempts = $2, due = $3, created = $3
                    WHERE id = $1",
                &[&mail, &i64::from(*attempts), &at.as_millisecond()],
            )
            .await
        }
        Effect::RemoveMail(mail) => outbox::remove(db, *mail).await,
        Effect::UnaskReader { site, email } => addresses::unask(db, *site, email.as_str()).await,
        Effect::Follow {
            page,
            email,
            pace,
            at,
        } => follows::add(db, page, email, *pace, *at).await,
        Effect::Unfollow { page, email } => follows::end(db, page, email).await,
        Effect::ForgetFollows { site, email } => follows::end_all(db, *site, email).await,
        Effect::TakeWish(comment) => {
            db.change("UPDATE comments SET follow = NULL WHERE id = $1", &[&comment]).await
        }
        Effect::Announce { comment, at } => follows::announce(db, *comment, *at).await,
        Effect::Announced { comment, after } => {
            db.change(
                "UPDATE announcements SET after = $2 WHERE comment = $1",
                &[&comment, &after],
            )
            .await
        }
        Effect::EndAnnouncement(comment) => {
            db.change("DELETE FROM announcements WHERE comment = $1", &[&comment]).await
        }
        Effect::AddReport(report) => reports::add(db, report).await,
        Effect::CloseReports {
            comment,
            outcome,
            at,
        } => reports::close(db, *comment, *outcome, *at).await,
        Effect::ReopenReports { comment, closed } => reports::reopen(db, *comment, *closed).await,
        Effect::GiveReaction {
            comment,
            reaction,
            voter,
            network,
            at,
        } => reactions::give(db, *comment, reaction, (voter, network), *at).await,
        Effect::TakeReactionBack {
            comment,
            reaction,
            voter,
        } => reactions::take_back(db, *comment, reaction, voter).await,
        Effect::GivePageReaction {
            page,
            reaction,
            voter,
            network,
            at,
        } => reactions::give_to_page(db, page, reaction, (voter, network), *at).await,
        Effect::TakePageReactionBack {
            page,
            reaction,
            voter,
        } => reactions::take_back_from_page(db, page, reaction, voter).await,
        Effect::QueueHook {
            event,
            comment,
            url,
            at,
        } => {
            let scene = hooks::scene_of(db, *comment).await?;
            hooks::add(db, *event, scene, url, (*at, *at)).await
        }
        Effect::CopyAnswer {
            comment,
            networks,
            at,
            due,
        } => copies::begin(db, *comment, networks, (*at, *due)).await,
        Effect::TellLinks { comment, due } => sent_webmentions::begin(db, *comment, *due).await,
        Effect::QueueThreadHook {
            thread,
            url,
            at,
            due,
        } => {
            let scene = hooks::scene_of_thread(db, *thread).await?;
            hooks::add(db, HookEvent::ThreadChanged, scene, url, (*at, *due)).await
        }
        Effect::PutHookOff { hook, due } => {
            db.change(
                "UPDATE hooks SET due = $2 WHERE id = $1",
                &[&hook, &due.as_millisecond()],
            )
            .await
        }
        Effect::RenewHook { hook, at, due } => {
            db.change(
                "UPDATE hooks SET id = $2, created = $3, due = $4 WHERE id = $1",
                &[&hook, &HookId::new(), &at.as_millisecond(), &due.as_millisecond()],
            )
            .await
        }
        Effect::LeaseHook {
            hook,
            until,
            attempts,
        } => {
            db.change(
                "UPDATE hooks SET leased = $2, attempts = $3 WHERE id = $1",
                &[&hook, &until.as_millisecond(), &i64::from(*attempts)],
            )
            .await
        }
        Effect::ReleaseHook(hook) => {
            db.change("UPDATE hooks SET leased = NULL WHERE id = $1", &[&hook]).await
        }
        Effect::HookSent { hook, at } => {
            db.change(
                "UPDATE hooks SET sent = $2, failed = NULL, leased = NULL, error = NULL WHERE id = $1",
                &[&hook, &at.as_millisecond()],
            )
            .await
        }
        Effect::HookPostponed {
            hook,
            due,
            error,
            attempts,
        } => {
            db.change(
                "UPDATE hooks SET due = $2, error = $3, attempts = $4, leased = NULL WHERE id = $1",
                &[&hook, &due.as_millisecond(), &error, &i64::from(*attempts)],
            )
            .await
        }
        Effect::HookFailed { hook, error, at } => {
            db.change(
                "UPDATE hooks SET failed = $2, error = $3, leased = NULL WHERE id = $1",
                &[&hook, &at.as_millisecond(), &error],
            )
            .await
        }
        Effect::RetryHook { hook, attempts, at } => {
            db.change(
                "UPDATE hooks SET failed = NULL, error = NULL, attempts = $2, due = $3, created = $3 WHERE id = $1",
                &[&hook, &i64::from(*attempts), &at.as_millisecond()],
            )
            .await
        }
        Effect::RemoveHook(hook) => {
            db.change("DELETE FROM hooks WHERE id = $1", &[&hook]).await
        }
    }
}

#[expect(clippy::too_many_lines, reason = "a line for each column")]
async fn add_comment(db: &Db, new: &NewRow) -> Sql<()> {
    let page = match &new.page {
        PageOfComment::Known(page) => page.0,
        PageOfComment::New(path) => pages::begin(db, new.site, path, new.created).await?,
    };
    let author = &new.author;
    db.change(
        "INSERT INTO comments (id, page, parent, root, status, author_name, author_email,
            author_website, owner, verified, text, html, created, published, reasons, submission,
            site, page_title, notify, network, avatar, likeness, follow, private, source)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23,
                $24, $25)",
        &[
            &new.id,
            &page,
            &new.parent,
            &new.root,
            &new.status,
            &author.name.as_str(),
            &author.email.as_ref().map(EmailAddress::as_str),
            &author.website.as_ref().map(Website::as_str),
            &author.owner,
            &author.verified,
            &new.text.as_str(),
            &new.html,
            &new.created.as_millisecond(),
            &new.published.map(Timestamp::as_millisecond),
            &json(&new.reasons)?,
            &new.submission.as_ref().map(<[u8; 32]>::as_slice),
            &new.site,
            &new.told_title.as_ref().map(PageTitle::as_str),
            &new.notify,
            &new.network,
            &new.avatar.as_ref().map(Avatar::as_str),
            &new.simhash,
            &new.follow,
            &new.private,
            &source_of(new)?,
        ],
    )
    .await?;
    if let Some(original) = &new.original {
        conversations::add_original(db, (new.site, new.id), original).await?;
    }
    if new.status == Status::Approved {
        standing::appear(db, page, new.parent).await?;
    }
    Ok(())
}

fn source_of(new: &NewRow) -> Sql<Option<String>> {
    let original = new.original.as_ref();
    original.map(|original| json(&original.source)).transpose()
}

async fn set_status(
    db: &Db,
    id: CommentId,
    (status, status_before): (Status, Option<Status>),
    published: Option<Timestamp>,
) -> Sql<()> {
    let before = standing::standing(db, id).await?;
    let published = published.map(Timestamp::as_millisecond);
    db.change(
        "UPDATE comments SET status = $2, status_before = $3, published = $4 WHERE id = $1",
        &[&id, &status, &status_before, &published],
    )
    .await?;
    stir(db, id).await?;
    standing::apply_visibility(db, id, before).await
}

/// What is known elsewhere of a comment is to be what readers see here.
async fn stir(db: &Db, id: CommentId) -> Sql<()> {
    copies::stir(db, id).await?;
    sent_webmentions::stir(db, id).await
}

async fn set_text(
    db: &Db,
    id: CommentId,
    (text, html): (&str, &str),
    (edited, revision): (Timestamp, u32),
    simhash: Option<SimHash>,
) -> Sql<()> {
    db.change(
        "UPDATE comments SET text = $2, html = $3, edited = $4, revision = $5, likeness = $6 WHERE id = $1",
        &[
            &id,
            &text,
            &html,
            &edited.as_millisecond(),
            &i64::from(revision),
            &simhash,
        ],
    )
    .await?;
    stir(db, id).await
}

async fn erase(db: &Db, id: CommentId, edited: Timestamp, revision: u32) -> Sql<()> {
    let before = standing::standing(db, id).await?;
    db.change(&outbox::keep_requests(), &[&id]).await?;
    db.change(
        "UPDATE comments SET status = 'deleted', status_before = NULL, author_name = NULL,
            author_email = NULL, author_website = NULL, owner = false, verified = false, text = '', html = '',
            edited = $2, revision = $3, pinned = false, score = 0, reactions = '{}',
            reasons = '[]', submission = NULL, page_title = NULL, notify = false, network = NULL,
            avatar = NULL, likeness = NULL, follow = NULL, source = NULL
            WHERE id = $1",
        &[&id, &edited.as_millisecond(), &i64::from(revision)],
    )
    .await?;
    for statement in [
        "DELETE FROM reactions WHERE comment = $1",
        "DELETE FROM reports WHERE comment = $1",
        "DELETE FROM originals WHERE comment = $1",
        "DELETE FROM outbox WHERE comment = $1",
        "DELETE FROM announcements WHERE comment = $1",
        // Undoing its import must not let it come again.
        "UPDATE former_comments SET import = NULL WHERE comment = $1 AND import IS NOT NULL",
        "UPDATE decisions SET text_before = NULL, html_before = NULL, blocked = NULL, unblocked = NULL
            WHERE comment = $1",
    ] {
        db.change(statement, &[&id]).await?;
    }
    stir(db, id).await?;
    standing::apply_visibility(db, id, before).await
}

async fn clear_away(db: &Db, id: CommentId) -> Sql<()> {
    let mut erased = Some(id);
    while let Some(id) = erased {
        let deleted = db
            .maybe(
                "DELETE FROM comments WHERE id = $1 AND author_name IS NULL
                    AND NOT EXISTS (SELECT 1 FROM comments below WHERE below.parent = $1)
                    RETURNING parent",
                &[&id],
                |row| row.at(0),
            )
            .await?;
        erased = deleted.flatten();
    }
    Ok(())
}

async fn record(db: &Db, decision: &NewDecision) -> Sql<()> {
    let text_before = decision.text_before.as_ref();
    db.change(
        "INSERT INTO decisions (comment, action, decider, door, at, before, after, reply, text_before, html_before,
            batch, pinned_before, blocked, unblocked, site)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
        &[
            &decision.comment,
            &decision.action.as_str(),
            &decision.by.name,
            &decision.by.interface.as_str(),
            &decision.at.as_millisecond(),
            &decision.before,
            &decision.after,
            &decision.reply,
            &text_before.map(|(text, _)| text),
            &text_before.map(|(_, html)| html),
            &decision.batch,
            &decision.pinned_before,
            &marks(&decision.blocked)?,
            &marks(&decision.unblocked)?,
            &decision.site,
        ],
    )
    .await
}

/// Does not rewrite an unchanged row: each row adds its words to the sums.
async fn teach(
    db: &Db,
    id: CommentId,
    site: SiteId,
    lesson: Option<&(Lesson, Vec<u32>)>,
) -> Sql<()> {
    let lesson = match lesson {
        Some((lesson, words)) => Some((*lesson == Lesson::Spam, json(words)?)),
        None => None,
    };
    if lesson.is_some() {
        let sql = "SELECT is_spam, words FROM spam_lessons WHERE comment = $1";
        let known = db
            .maybe(sql, &[&id], |row| Ok((row.at(0)?, row.at(1)?)))
            .await?;
        if known == lesson {
            return Ok(());
        }
    }
    db.change("DELETE FROM spam_lessons WHERE comment = $1", &[&id])
        .await?;
    let Some((is_spam, words)) = lesson else {
        return Ok(());
    };
    db.change(
        "INSERT INTO spam_lessons (comment, site, is_spam, words) VALUES ($1, $2, $3, $4)",
        &[&id, &site, &is_spam, &words],
    )
    .await
}

async fn ask(
    db: &Db,
    id: CommentId,
    NewQuestion { wanted, address }: &NewQuestion,
    at: Timestamp,
) -> Sql<()> {
    db.change("DELETE FROM akismet WHERE comment = $1", &[&id])
        .await?;
    db.change(
        "INSERT INTO akismet (site, comment, wanted, address, created, due)
         SELECT site, id, $2, $3, $4, $4 FROM comments WHERE id = $1",
        &[&id, wanted, &address.to_string(), &at.as_millisecond()],
    )
    .await
}

async fn queue_mail(db: &Db, mail: &QueuedMail) -> Sql<()> {
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
        db,
        &new,
        mail.before.map(Status::as_str),
        (mail.digest, mail.network.as_deref()),
    )
    .await
}

async fn forget_mails_to(
    db: &Db,
    (site, email): (SiteId, &EmailAddress),
    mails: &[MailKind],
    tokens: &[TokenKind],
) -> Sql<()> {
    db.change(
        "DELETE FROM mail_tokens WHERE site = $1 AND lower(person) = lower($2) AND kind = ANY($3)",
        &[&site, &email.as_str(), &tokens],
    )
    .await?;
    let is_request_made = outbox::IS_REQUEST_MADE;
    db.change(
        &format!(
            "DELETE FROM outbox WHERE site = $1 AND lower(recipient) = lower($2) AND kind = ANY($3)
                AND NOT ({is_request_made})"
        ),
        &[&site, &email.as_str(), &mails],
    )
    .await
}

/// A list of words as JSON.
fn words<'a>(words: impl Iterator<Item = &'a str>) -> Sql<String> {
    json(&words.collect::<Vec<_>>())
}
