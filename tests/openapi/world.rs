//! A blog with all that the document's examples speak of.

use afterword_model::{
    Action, Author, BatchId, CommentId, Decider, DisplayName, Interface, PagePath, Status, Text,
};
use afterword_services::App;
use afterword_services::Changes as _;
use afterword_store::{ClosedPages, DecisionOrder, Mailing, NewComment};
use serde_json::json;
use uuid::Uuid;

use crate::support::TestServer;

/// The id of the document's examples.
const EXAMPLE: &str = "0192f0c4-5ae4-7c3b-9b1c-0c5f4f6f3c11";
/// The batch of its examples.
const BATCH: &str = "0192f0c6-1a2b-7c3d-8e4f-5a6b7c8d9e0f";

pub(super) struct World {
    pub(super) server: TestServer,
    /// Of the comment of the examples.
    pub(super) edit_token: String,
}

impl World {
    /// The comment of the examples, one of every status, and what else the owner's calls speak of.
    pub(super) async fn start() -> Self {
        // Mails go nowhere: nobody listens there.
        let server = TestServer::with(&[
            "mail.from=comments@example.org",
            "smtp.host=127.0.0.1",
            "smtp.port=9",
            "smtp.encryption=none",
        ])
        .await;
        let example = CommentId(Uuid::parse_str(EXAMPLE).unwrap());
        server
            .app
            .store
            .add_comment(comment(&server.app, example))
            .await
            .unwrap();
        server.came_from_disqus(example).await;
        let (ann, owner) = (server.visitor(), server.owner());
        for page in ["/a/", "/b/"] {
            for action in ["approve", "reject", "spam", "delete", ""] {
                let body = json!({"page": page, "title": "Hello", "name": "Ann", "email": "ann@example.org",
                                  "website": "https://ann.example", "text": format!("To {action}")});
                let (id, _) = ann.submits(body).await.submitted();
                if !action.is_empty() {
                    owner.has_decided(&id, action).await;
                }
            }
        }
        ann.replies("/a/", EXAMPLE, "An answer").await.submitted();
        let bea =
            json!({"page": "/a/", "name": "Bea", "email": "bea@example.org", "text": "To erase"});
        ann.submits(bea).await.submitted();
        strike(&server.app, example).await;
        let block = json!({"kind": "name", "value": "Mallory"});
        let block = owner.post("/blocks", &block).await.json();
        let token = json!({"name": "old", "scopes": ["read"]});
        let token = owner.post("/tokens", &token).await.json();
        assert_eq!(
            (&block["block"]["id"], &token["id"]),
            (&json!(1), &json!(1))
        );
        let edit_token = server.app.keys.edit_token(example);
        Self { server, edit_token }
    }
}

/// Decides about the comment in one batch.
async fn strike(app: &App, id: CommentId) {
    let order = DecisionOrder {
        id,
        action: Action::Pin,
        by: Decider {
            name: "deploy".to_owned(),
            interface: Interface::Api,
        },
        now: app.clock.now(),
        reply: None,
        text: None,
        revision: None,
        answering: None,
        marks: Vec::new(),
        batch: BatchId::parse(BATCH).unwrap(),
        undoes: None,
        mailing: Mailing::none(),
    };
    app.store.decide_all(vec![order]).await.unwrap();
}

fn comment(app: &App, id: CommentId) -> NewComment {
    NewComment {
        id,
        site: app.sites.current().by_key("blog").unwrap().id,
        path: PagePath::parse("/a/").unwrap(),
        title: None,
        parent: None,
        author: Author {
            name: DisplayName::parse("Ann", 80).unwrap(),
            email: None,
            website: None,
            owner: false,
            verified: false,
        },
        text: Text::parse("Good read.", 100).unwrap(),
        html: "<p>Good read.</p>\n".to_owned(),
        private: false,
        status: Status::Approved,
        reasons: Vec::new(),
        now: app.clock.now(),
        submission: None,
        challenge: None,
        closed_pages: ClosedPages::Accept,
        notify: false,
        follow: None,
        network: None,
        avatar: None,
        simhash: None,
        akismet: None,
        mailing: Mailing::none(),
        original: None,
        written: None,
    }
}
