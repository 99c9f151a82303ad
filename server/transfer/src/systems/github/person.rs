//! Who wrote a comment, how many liked it, and whether it is hidden.

use serde::Deserialize;
use url::Url;

use crate::reading::loose::Loose;
use crate::record::AuthorRecord;
use afterword_model::Status;

/// GitHub's name for whoever deleted their account; its API has no author then.
const DELETED: &str = "ghost";

/// As GraphQL, `gh issue list` (without addresses) and REST (`html_url`) write it.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Account {
    login: Loose,
    url: Loose,
    html_url: Loose,
}

#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct ReactionGroup {
    content: Loose,
    users: Total,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct Total {
    total_count: Loose,
}

/// REST's form of reactions.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Reactions {
    #[serde(rename = "+1")]
    thumbs_up: Loose,
    heart: Loose,
    hooray: Loose,
    rocket: Loose,
}

/// `comment` is the comment's own address: the profile is on the same server.
pub(super) fn author(
    account: Option<&Account>,
    association: &Loose,
    comment: Option<&str>,
) -> AuthorRecord {
    let login = account.and_then(|account| account.login.text());
    let (Some(account), Some(login)) = (account, login.filter(|login| *login != DELETED)) else {
        return AuthorRecord {
            name: "Anonymous".to_owned(),
            ..AuthorRecord::default()
        };
    };
    // REST's `url` is one of its interface, and not for people.
    let given = account.html_url.owned().or_else(|| account.url.owned());
    AuthorRecord {
        name: login.to_owned(),
        website: given.or_else(|| profile(login, comment?)),
        owner: association.text() == Some("OWNER"),
        ..AuthorRecord::default()
    }
}

fn profile(login: &str, comment: &str) -> Option<String> {
    let is_login = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
    let server = Url::parse(comment).ok()?;
    (login.chars().all(is_login) && server.has_host())
        .then(|| format!("{}/{login}", server.origin().ascii_serialization()))
}

/// 👍, ❤️, 🎉 and 🚀: the others do not say that somebody liked it.
pub(super) fn liked(groups: &[ReactionGroup]) -> u32 {
    let is_like = |group: &&ReactionGroup| {
        matches!(
            group.content.text(),
            Some("THUMBS_UP" | "HEART" | "HOORAY" | "ROCKET")
        )
    };
    let liked = groups.iter().filter(is_like);
    liked.fold(0, |sum, group| {
        sum.saturating_add(group.users.total_count.count())
    })
}

impl Reactions {
    pub(super) fn liked(&self) -> u32 {
        [&self.thumbs_up, &self.heart, &self.hooray, &self.rocket]
            .into_iter()
            .fold(0, |sum, count| sum.saturating_add(count.count()))
    }
}

impl Total {
    pub(super) fn count(&self) -> u32 {
        self.total_count.count()
    }
}

/// Readers did not see what is minimized. Where the reason does not judge the comment, its owner decides.
pub(super) fn status(minimized: &Loose, reason: &Loose) -> Status {
    if !minimized.is_true() {
        return Status::Approved;
    }
    let reason = reason.text().unwrap_or_default().to_ascii_lowercase();
    match reason.replace('_', "-").as_str() {
        "spam" => Status::Spam,
        "abuse" | "off-topic" => Status::Rejected,
        _ => Status::Pending,
    }
}

/// The number in a comment's address, `…#issuecomment-123`: the same, whichever way the comment was fetched.
pub(super) fn number(url: Option<&str>, kind: &str) -> Option<String> {
    let (_, fragment) = url?.rsplit_once('#')?;
    let number = fragment.strip_prefix(kind)?;
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| number.to_owned())
}
