//! Ghost's export: an object with its tables. Comments may come before what they refer to, so the file is read twice; in
//! between, one entry for each article, member and liked comment is in memory.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::{Member, Owners, Post, RawComment, Surroundings};
use crate::reading::json::{self, JsonMatch, ValueError};
use crate::reading::loose::Loose;
use crate::reading::most::most;
use crate::record::Item;
use crate::source::{Broken, Source, Stop};

const COMMENTS: &[&str] = &["db[].data.comments[]", "data.comments[]"];
/// In pairs: as the API answers, and as old versions wrote it.
const TABLES: &[&str] = &[
    "db[].data.posts[]",
    "data.posts[]",
    "db[].data.members[]",
    "data.members[]",
    "db[].data.comment_likes[]",
    "data.comment_likes[]",
    "db[].data.users[]",
    "data.users[]",
    "db[].data.roles[]",
    "data.roles[]",
    "db[].data.roles_users[]",
    "data.roles_users[]",
];

pub(super) fn open(path: &Path) -> Result<Box<dyn Source>, Broken> {
    let has = |wanted: &[&str]| Ok::<_, Broken>(json::first(path, wanted)?.is_some());
    if has(&["db[].data.comments", "data.comments"])? && has(&["db[].data.posts", "data.posts"])? {
        return Ok(Box::new(Export {
            path: path.to_owned(),
        }));
    }
    Err(Broken::NotThis(match has(&["db[].data.posts"])? {
        true => "this is an export of Ghost without its comments: docs/import/ghost.md says how to get one with them",
        false => "this is no export of Ghost: it has no tables of comments and posts",
    }
    .to_owned()))
}

struct Export {
    path: PathBuf,
}

impl Source for Export {
    fn read(&mut self, each: &mut dyn FnMut(Item) -> Result<(), Stop>) -> Result<(), Broken> {
        let tables = Tables::read(&self.path)?;
        let owners = tables.owners();
        json::records(
            &self.path,
            COMMENTS,
            each,
            &mut |raw: RawComment, place, take| {
                let of = |id: &Loose| id.text().map(str::to_owned).unwrap_or_default();
                let around = Surroundings {
                    post: tables.posts.get(&of(&raw.post_id)),
                    member: tables.members.get(&of(&raw.member_id)),
                    likes: tables.likes.get(&of(&raw.id)).copied().unwrap_or(0),
                    owners: &owners,
                };
                Ok(take(raw.item(&around, place))?)
            },
        )
    }
}

/// What comments refer to by id.
#[derive(Default)]
struct Tables {
    posts: HashMap<String, Post>,
    members: HashMap<String, Member>,
    likes: HashMap<String, u32>,
    /// Addresses of people who can sign in to Ghost's administration, by their ids.
    staff: HashMap<String, String>,
    owner_roles: HashSet<String>,
    /// Roles by people.
    roles: Vec<(String, String)>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Like {
    comment_id: Loose,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct RoleOfUser {
    role_id: Loose,
    user_id: Loose,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Role {
    id: Loose,
    name: Loose,
}

impl Tables {
    fn read(path: &Path) -> Result<Self, Broken> {
        let mut tables = Self::default();
        // A file that breaks off lacks names, and what came without one would stay so.
        json::walk(path, TABLES, &mut |found| tables.take(found))?;
        Ok(tables)
    }

    fn take(&mut self, found: &JsonMatch<'_>) -> Result<(), Broken> {
        match found.wanted / 2 {
            0 => {
                if let Some(post) = parsed::<Post>(found)?
                    && let Some(id) = post.id.owned()
                {
                    self.posts.insert(id, post);
                }
            }
            1 => {
                if let Some(member) = parsed::<Member>(found)?
                    && let Some(id) = member.id.owned()
                {
                    self.members.insert(id, member);
                }
            }
            2 => {
                let like = parsed::<Like>(found)?.and_then(|like| like.comment_id.owned());
                if let Some(comment) = like {
                    let likes = self.likes.entry(comment).or_default();
                    *likes = likes.saturating_add(1);
                }
            }
            _ => self.take_staff(found)?,
        }
        self.fit()
    }

    fn fit(&self) -> Result<(), Broken> {
        most(self.posts.len(), "articles")?;
        most(self.members.len(), "members")?;
        most(self.likes.len(), "comments with likes")?;
        let staff = [self.staff.len(), self.owner_roles.len(), self.roles.len()];
        most(staff.into_iter().sum(), "users and roles")
    }

    fn take_staff(&mut self, found: &JsonMatch<'_>) -> Result<(), Broken> {
        match found.wanted / 2 {
            3 => {
                let user = parsed::<Member>(found)?.unwrap_or_default();
                if let (Some(id), Some(email)) = (user.id.owned(), user.email.owned()) {
                    self.staff.insert(id, email);
                }
            }
            4 => {
                let role = parsed::<Role>(found)?.unwrap_or_default();
                if role.name.text() == Some(Owners::ROLE)
                    && let Some(id) = role.id.owned()
                {
                    self.owner_roles.insert(id);
                }
            }
            _ => {
                let role = parsed::<RoleOfUser>(found)?.unwrap_or_default();
                if let (Some(role), Some(user)) = (role.role_id.owned(), role.user_id.owned()) {
                    self.roles.push((role, user));
                }
            }
        }
        Ok(())
    }

    fn owners(&self) -> Owners {
        let mut owners = Owners::default();
        for (role, user) in &self.roles {
            if self.owner_roles.contains(role)
                && let Some(email) = self.staff.get(user)
            {
                owners.add(email);
            }
        }
        owners
    }
}

/// `None` for what is no row: its comments report that it is missing.
fn parsed<T: DeserializeOwned>(found: &JsonMatch<'_>) -> Result<Option<T>, Broken> {
    match found.parse() {
        Ok(row) => Ok(Some(row)),
        Err(ValueError::Skip(_)) => Ok(None),
        Err(ValueError::Broken(broken)) => Err(broken),
    }
}
