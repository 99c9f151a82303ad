//! No receiver hears a mail address, nor a hash by which it could be guessed.

use serde_json::json;

use super::world::World;
use crate::privacy::ADDRESSES;

#[tokio::test]
async fn no_event_of_a_comments_whole_life_holds_its_authors_address() {
    let world = World::start().await;
    let (ann, owner) = (world.server.visitor(), world.server.owner());
    for (number, address) in ADDRESSES.iter().enumerate() {
        let email = address.email.to_uppercase();
        let body =
            json!({"page": "/a/", "name": "Ann", "text": format!("Text {number}"), "email": email});
        let (id, token) = ann.submits(body).await.submitted();
        for action in ["approve", "spam", "approve", "pin"] {
            owner.has_decided(&id, action).await;
        }
        assert_eq!(ann.edits(&id, &token, "Another text").await.status, 200);
        owner.has_decided(&id, "reject").await;
        assert!(ann.deletes(&id, &token).await.status.is_success());
    }
    world.pass(super::world::QUIET * 2);
    world.all_sent().await;
    let heard = world.receiver.heard();
    assert!(heard.len() > 6, "{heard:#?}");
    for event in heard {
        for address in ADDRESSES {
            address.is_not_in(&format!("{:?}{}", event.headers, event.body));
        }
    }
}
