//! Sites, the tokens of the owner's API, and what a database is born with.

use afterword_model::Origin;
use afterword_model::policy::{Moderation, SiteOverrides};
use afterword_store::{ApiToken, NewToken, SeenSite, SiteDraft, StoreError, TokenAdded};

use super::test_store::{TestStore, at, site};

tests!(
    sites:
    a_site_is_read_as_it_was_saved,
    saving_a_site_again_changes_it_and_keeps_its_number,
    sites_come_in_the_order_of_their_keys,
    a_token_is_known_by_its_hash_until_it_is_revoked,
    two_tokens_cannot_have_one_hash,
    a_database_keeps_the_secret_that_it_was_born_with,
    a_database_that_can_be_written_is_ready,
);

async fn a_site_is_read_as_it_was_saved(shelf: TestStore) {
    let saved = SiteDraft {
        title: "Ann's “blog”".to_owned(),
        origins: ["https://b.test", "http://a.test:8080"]
            .map(|origin| Origin::parse(origin).unwrap())
            .to_vec(),
        overrides: SiteOverrides {
            moderation: Some(Moderation::Publish),
            depth: Some(3),
            ..SiteOverrides::default()
        },
        ..site("anns")
    };
    let id = shelf.adds_site(saved.clone()).await;
    let sites = shelf.store.sites().await.unwrap();
    let read = sites.into_iter().find(|site| site.id == id).unwrap().draft;
    assert_eq!(
        (read.key, read.title, read.now),
        (saved.key, saved.title, saved.now)
    );
    assert_eq!(
        (read.origins, read.overrides),
        (saved.origins, saved.overrides)
    );
}

async fn saving_a_site_again_changes_it_and_keeps_its_number(shelf: TestStore) {
    let renamed = SiteDraft {
        title: "Another".to_owned(),
        now: at(9),
        ..site("blog")
    };
    let seen = shelf.store.sites().await.unwrap().remove(0).draft;
    let seen = SeenSite {
        title: seen.title,
        origins: seen.origins,
        overrides: seen.overrides,
    };
    let saved = shelf.store.save_site_if(renamed, Some(seen)).await.unwrap();
    assert_eq!(saved.unwrap().id, shelf.site);
    let sites = shelf.store.sites().await.unwrap();
    assert_eq!((sites.len(), sites[0].draft.title.as_str()), (1, "Another"));
}

async fn sites_come_in_the_order_of_their_keys(shelf: TestStore) {
    for key in ["zoo", "art"] {
        shelf.adds_site(site(key)).await;
    }
    let sites = shelf.store.sites().await.unwrap();
    let keys: Vec<_> = sites.iter().map(|site| site.draft.key.as_str()).collect();
    assert_eq!(keys, ["art", "blog", "zoo"]);
}

fn token(name: &str, hash: u8) -> NewToken {
    NewToken {
        name: name.to_owned(),
        hash: [hash; 32],
        scopes: vec!["read".to_owned(), "moderate".to_owned()],
        now: at(3),
    }
}

async fn adds_token(shelf: &TestStore, token: NewToken) -> ApiToken {
    match shelf.store.add_named_token(token).await.unwrap() {
        TokenAdded::New(added) => added,
        TokenAdded::Taken(taken) => panic!("{taken:?}"),
    }
}

async fn a_token_is_known_by_its_hash_until_it_is_revoked(shelf: TestStore) {
    let added = adds_token(&shelf, token("laptop", 1)).await;
    let other = adds_token(&shelf, token("phone", 2)).await;
    let expected = ApiToken {
        id: added.id,
        name: "laptop".to_owned(),
        scopes: vec!["read".to_owned(), "moderate".to_owned()],
        created: at(3),
        last_used: None,
        revoked: None,
    };
    assert_eq!(added, expected);
    let known = async |hash: u8| shelf.store.token_by_hash([hash; 32]).await.unwrap();
    assert_eq!(known(1).await, Some(added.clone()));
    assert_eq!(known(3).await, None);
    assert!(shelf.store.revoke_token(added.id, at(4)).await.unwrap());
    assert!(!shelf.store.revoke_token(added.id, at(5)).await.unwrap());
    assert!(!shelf.store.revoke_token(999, at(5)).await.unwrap());
    assert_eq!(known(1).await, None);
    let revoked = ApiToken {
        revoked: Some(at(4)),
        ..added
    };
    assert_eq!(shelf.store.tokens().await.unwrap(), [revoked, other]);
}

async fn two_tokens_cannot_have_one_hash(shelf: TestStore) {
    adds_token(&shelf, token("one", 1)).await;
    let refused = shelf.store.add_named_token(token("two", 1)).await;
    assert!(
        matches!(refused, Err(StoreError::Unavailable(_))),
        "{refused:?}"
    );
    assert_eq!(shelf.store.tokens().await.unwrap().len(), 1);
}

async fn a_database_keeps_the_secret_that_it_was_born_with(shelf: TestStore) {
    let secret = shelf.store.secret().await.unwrap();
    let shelf = shelf.reopened();
    assert_eq!(shelf.store.secret().await.unwrap(), secret);
    assert!(secret.iter().any(|byte| *byte != secret[0]));
}

async fn a_database_that_can_be_written_is_ready(shelf: TestStore) {
    for _ in 0..2 {
        shelf.store.ready().await.unwrap();
    }
}
