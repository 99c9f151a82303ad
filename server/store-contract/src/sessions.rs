//! Sessions of the console and passwords: who lost a password, or a session, is out.

use afterword_store::{NewSession, PasswordSet, PasswordSetter, Person};
use jiff::Timestamp;

use super::test_store::{TestStore, at};

tests!(
    sessions:
    a_session_begins_by_the_password_that_is_stored,
    a_session_that_has_ended_changes_no_password,
    a_password_is_changed_only_by_who_knew_the_latest,
    no_session_outlives_the_password_that_it_began_by,
);

fn mo() -> Person {
    Person::of("mo@example.org")
}

fn session(number: u8) -> NewSession {
    NewSession {
        hash: [number; 32],
        browser: "Firefox".to_owned(),
        replaces: None,
        now: at(60),
        begun_before: Timestamp::UNIX_EPOCH,
        unseen_since: Timestamp::UNIX_EPOCH,
    }
}

async fn begins(shelf: &TestStore, password: &str, number: u8) -> bool {
    let begun = shelf
        .store
        .begin_session(mo(), password.to_owned(), session(number));
    begun.await.unwrap().is_some()
}

async fn sets(shelf: &TestStore, password: Option<&str>, by: PasswordSetter) -> PasswordSet {
    let password = password.map(str::to_owned);
    let set = shelf.store.set_password(mo(), password, by, at(60));
    set.await.unwrap()
}

async fn hashes(shelf: &TestStore) -> Vec<u8> {
    let sessions = shelf.store.sessions(Some(mo())).await.unwrap();
    sessions.iter().map(|session| session.hash[0]).collect()
}

async fn a_session_begins_by_the_password_that_is_stored(shelf: TestStore) {
    assert!(!begins(&shelf, "first", 1).await);
    let set = sets(&shelf, Some("first"), PasswordSetter::Command).await;
    assert_eq!(set, PasswordSet::Done { had_one: false });
    assert!(begins(&shelf, "first", 2).await);
    assert!(!begins(&shelf, "second", 3).await);
    assert_eq!(hashes(&shelf).await, [2]);
    let removed = sets(&shelf, None, PasswordSetter::Command).await;
    assert_eq!(removed, PasswordSet::Done { had_one: true });
    assert!(!begins(&shelf, "first", 4).await);
    assert!(hashes(&shelf).await.is_empty());
}

fn by(number: u8, known: Option<&str>) -> PasswordSetter {
    PasswordSetter::Session {
        hash: [number; 32],
        known: known.map(str::to_owned),
    }
}

async fn a_session_that_has_ended_changes_no_password(shelf: TestStore) {
    sets(&shelf, Some("first"), PasswordSetter::Command).await;
    for number in [1, 2, 3] {
        assert!(begins(&shelf, "first", number).await);
    }
    let changed = sets(&shelf, Some("second"), by(1, Some("first"))).await;
    assert_eq!(changed, PasswordSet::Done { had_one: true });
    assert_eq!(hashes(&shelf).await, [1]);
    let refused = sets(&shelf, Some("third"), by(2, Some("second"))).await;
    assert_eq!(refused, PasswordSet::SessionEnded);
    assert_eq!(hashes(&shelf).await, [1]);
    assert!(begins(&shelf, "second", 4).await, "it is as it was");
    let eve = Person::of("eve@example.org");
    let of_another = shelf
        .store
        .set_password(eve, Some("hers".to_owned()), by(1, None), at(60));
    assert_eq!(of_another.await.unwrap(), PasswordSet::SessionEnded);
}

async fn a_password_is_changed_only_by_who_knew_the_latest(shelf: TestStore) {
    sets(&shelf, Some("first"), PasswordSetter::Command).await;
    assert!(begins(&shelf, "first", 1).await);
    let changed = sets(&shelf, Some("second"), by(1, Some("first"))).await;
    assert_eq!(changed, PasswordSet::Done { had_one: true });
    for known in [Some("first"), None] {
        let refused = sets(&shelf, Some("third"), by(1, known)).await;
        assert_eq!(refused, PasswordSet::Outdated);
    }
    assert!(begins(&shelf, "second", 2).await, "it is as it was");
}

async fn no_session_outlives_the_password_that_it_began_by(shelf: TestStore) {
    for number in 1..40 {
        let (old, new) = (format!("old {number}"), format!("new {number}"));
        sets(&shelf, Some(&old), PasswordSetter::Command).await;
        tokio::join!(
            begins(&shelf, &old, number),
            sets(&shelf, Some(&new), PasswordSetter::Command)
        );
        assert!(hashes(&shelf).await.is_empty(), "in round {number}");
    }
}
