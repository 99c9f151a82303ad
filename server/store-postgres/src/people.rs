//! All data about a person, who is identified by an address. `rules::erase` decides what becomes of it.

use super::addresses;
use super::failure::{Failure, Sql};
use super::rows::{COMMENT_COLUMNS, COMMENTS_ON_PAGES, comment};
use super::sql::{Columns as _, Db};
use super::traces::{self, BLOCKED, UNBLOCKED, WRITTEN};
use super::{sessions, webmentions};
use afterword_model::change::{DecidedRows, PersonalRows};
use afterword_model::{Comment, EmailAddress, SiteId};
use afterword_store::{Person, PersonRecords};

pub(super) async fn of_address(
    db: &Db,
    email: &EmailAddress,
    site: Option<SiteId>,
) -> Sql<PersonRecords> {
    let mut addresses = addresses::of_person(db, email.as_str()).await?;
    addresses.retain(|address| site.is_none_or(|site| site == address.site));
    Ok(PersonRecords {
        comments: written_by(db, email, site).await?,
        addresses,
        mentions: mentions(db, email).await?,
        rows: traces::rows(db, email, site).await?,
    })
}

async fn written_by(db: &Db, email: &EmailAddress, site: Option<SiteId>) -> Sql<Vec<Comment>> {
    let sql = format!(
        "SELECT {COMMENT_COLUMNS} FROM {COMMENTS_ON_PAGES} WHERE c.id IN ({WRITTEN}) ORDER BY c.id"
    );
    db.all(&sql, &[&email.as_str(), &lower(email), &site], comment)
        .await
}

/// Comments by others with the address in their text: only they or the owner can change those.
async fn mentions(db: &Db, email: &EmailAddress) -> Sql<u32> {
    let sql = "SELECT count(*) FROM comments WHERE strpos(lower(text), $1) > 0
        AND lower(author_email) IS DISTINCT FROM $1";
    db.count(sql, &[&lower(email)]).await
}

pub(super) async fn remove(db: &Db, email: &EmailAddress, rows: PersonalRows) -> Sql<()> {
    if let PersonalRows::SignInLinks | PersonalRows::Sessions | PersonalRows::Passwords = rows {
        sessions::lock(db, &Person::of(email.as_str())).await?;
    }
    let statement = match rows {
        PersonalRows::MailTokens => "DELETE FROM mail_tokens WHERE lower(person) = $1",
        PersonalRows::Mails => {
            "DELETE FROM outbox WHERE lower(recipient) = $1
                OR kind = 'address' AND lower(facts::json ->> 'person') = $1"
        }
        PersonalRows::ReaderAddresses => "DELETE FROM addresses WHERE lower(email) = $1",
        PersonalRows::Blocks => "DELETE FROM blocks WHERE kind = 'email' AND value = $1",
        PersonalRows::Reports => "DELETE FROM reports WHERE lower(email) = $1",
        PersonalRows::Follows => "DELETE FROM follows WHERE lower(email) = $1",
        PersonalRows::Webmentions => return webmentions::forget(db, &lower(email)).await,
        PersonalRows::Sessions => "DELETE FROM sessions WHERE person = $1",
        PersonalRows::SignInLinks => "DELETE FROM sign_in_links WHERE person = $1",
        PersonalRows::Passwords => "DELETE FROM passwords WHERE person = $1",
        PersonalRows::ModeratorAddresses => {
            "DELETE FROM moderator_addresses WHERE person = $1 OR address = $1"
        }
        PersonalRows::MailboxPlaces => {
            "DELETE FROM mailboxes WHERE strpos(lower(account), $1 || '@') = 1"
        }
    };
    db.change(statement, &[&lower(email)]).await
}

pub(super) async fn rename_decider(
    db: &Db,
    email: &EmailAddress,
    of: DecidedRows,
    name: &str,
) -> Sql<()> {
    let statement = match of {
        DecidedRows::Decisions => "UPDATE decisions SET decider = $2 WHERE lower(decider) = $1",
        DecidedRows::Blocks => "UPDATE blocks SET decider = $2 WHERE lower(decider) = $1",
    };
    db.change(statement, &[&lower(email), &name]).await
}

pub(super) async fn forget_blocks(db: &Db, email: &EmailAddress) -> Sql<()> {
    for (column, has_address) in [("blocked", BLOCKED), ("unblocked", UNBLOCKED)] {
        // The conditions have the address itself as $1, too.
        let statement = format!(
            "UPDATE decisions SET {column} = NULL WHERE {column} IS NOT NULL AND {has_address} AND $1 = $1"
        );
        db.change(&statement, &[&email.as_str(), &lower(email)])
            .await?;
    }
    Ok(())
}

pub(super) async fn tokens_named(db: &Db, email: &EmailAddress) -> Sql<Vec<i64>> {
    let sql =
        "SELECT id FROM api_tokens WHERE strpos(' ' || lower(name) || ' ', ' ' || $1 || ' ') > 0
         ORDER BY id";
    db.all(sql, &[&lower(email)], |row| row.at(0)).await
}

pub(super) async fn moderated_by(
    db: &Db,
    email: &EmailAddress,
) -> Sql<Vec<(SiteId, Vec<EmailAddress>)>> {
    let sql = "SELECT id, (overrides::json -> 'moderators')::text FROM sites WHERE EXISTS (SELECT 1
            FROM json_array_elements_text(overrides::json -> 'moderators') AS m (value) WHERE
            lower(m.value) = $1) ORDER BY id";
    db.all(sql, &[&lower(email)], |row| {
        let moderators: Vec<String> = serde_json::from_str(row.at(1)?)
            .map_err(|_| Failure::unreadable("the moderators of a site"))?;
        let moderators = moderators.into_iter().map(EmailAddress::stored);
        Ok((row.at(0)?, moderators.collect()))
    })
    .await
}

fn lower(email: &EmailAddress) -> String {
    email.as_str().to_lowercase()
}
