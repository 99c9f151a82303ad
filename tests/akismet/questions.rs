//! What is asked, and what each answer means.

use afterword_config::Secret;
use afterword_integrations::second_opinion::{
    AkismetError, Client, Opinion, Question, QuestionKind,
};
use afterword_model::{Author, DisplayName, EmailAddress, Website};
use afterword_outgoing::{self as outgoing, Options, OutgoingError};

use super::service::{Reply, Service};

const KEY: &str = "123YourAPIKey";

fn client(service: &Service) -> Client {
    let options = Options {
        private_hosts: vec!["127.0.0.1".to_owned()],
        private_hosts_setting: "outgoing.allow_private",
        timeout: std::time::Duration::from_secs(1),
        timeout_setting: "outgoing.timeout",
        certificate: None,
    };
    let base = format!("http://{}/1.1/", service.address).parse().unwrap();
    Client::new(
        outgoing::Client::new(options).unwrap(),
        Secret::new(KEY),
        base,
    )
}

fn author() -> Author {
    Author {
        name: DisplayName::parse("Ann & Bob", 80).unwrap(),
        email: Some(EmailAddress::parse("ann@reader.test").unwrap()),
        website: Some(Website::parse("https://ann.test/?a=1&b=2", 500).unwrap()),
        owner: false,
        verified: false,
    }
}

fn question(author: &Author) -> Question<'_> {
    Question {
        blog: "https://blog.test",
        address: "192.0.2.7".parse().unwrap(),
        permalink: "https://blog.test/a/",
        kind: QuestionKind::Reply,
        author,
        text: "Good *read*:\n100 % & more = “yes”",
        created: "2026-01-01T00:00:00Z".parse().unwrap(),
        language: "de",
    }
}

#[tokio::test]
async fn a_comment_is_told_as_the_manual_has_it() {
    let service = Service::saying([Reply::Says("false")]).await;
    let (client, author) = (client(&service), author());
    assert_eq!(
        client.check(&question(&author)).await.unwrap(),
        Opinion::Ham
    );
    let called = service.called().remove(0);
    assert_eq!(called.path, "/1.1/comment-check");
    let mut fields: Vec<(&str, &str)> = called
        .fields
        .iter()
        .map(|(n, v)| (n.as_str(), v.as_str()))
        .collect();
    fields.sort_unstable();
    let expected = [
        ("api_key", KEY),
        ("blog", "https://blog.test"),
        ("blog_charset", "UTF-8"),
        ("blog_lang", "de"),
        ("comment_author", "Ann & Bob"),
        ("comment_author_email", "ann@reader.test"),
        ("comment_author_url", "https://ann.test/?a=1&b=2"),
        ("comment_content", "Good *read*:\n100 % & more = “yes”"),
        ("comment_date_gmt", "2026-01-01T00:00:00Z"),
        ("comment_type", "reply"),
        ("permalink", "https://blog.test/a/"),
        ("user_ip", "192.0.2.7"),
    ];
    assert_eq!(fields, expected);
}

#[tokio::test]
async fn each_opinion_is_understood() {
    let discard = Reply::With("true", "x-akismet-pro-tip", "discard");
    let other = Reply::With("true", "x-akismet-pro-tip", "something new");
    let spared = Reply::With("false", "x-akismet-pro-tip", "discard");
    let says = Reply::Says;
    let service = Service::saying([says("true"), says("false\n"), discard, other, spared]).await;
    let (client, author) = (client(&service), author());
    for opinion in [
        Opinion::Spam,
        Opinion::Ham,
        Opinion::Discard,
        Opinion::Spam,
        Opinion::Ham,
    ] {
        assert_eq!(client.check(&question(&author)).await.unwrap(), opinion);
    }
}

#[tokio::test]
async fn a_key_is_tried_and_shows_in_no_error() {
    let help = "x-akismet-debug-help";
    let echo = Reply::With("invalid", help, "We don't know 123YourAPIKey");
    let service = Service::saying([Reply::Says("valid"), echo.clone(), echo]).await;
    let (client, author) = (client(&service), author());
    client.verify_key("https://blog.test").await.unwrap();
    let called = service.called().remove(0);
    assert_eq!(called.path, "/1.1/verify-key");
    assert_eq!(
        (
            called.fields["key"].as_str(),
            called.fields["api_key"].as_str()
        ),
        (KEY, KEY)
    );
    for error in [
        client.verify_key("https://blog.test").await.unwrap_err(),
        client.check(&question(&author)).await.unwrap_err(),
    ] {
        let told = format!("{error} {error:?}");
        assert!(matches!(error, AkismetError::InvalidKey(_)), "{told}");
        assert!(
            told.contains("We don't know (secret)") && !told.contains(KEY),
            "{told}"
        );
    }
}

#[tokio::test]
async fn silence_failures_and_other_words_are_no_opinion() {
    let help = "x-akismet-debug-help";
    let service = Service::saying([
        Reply::Silence,
        Reply::Status(500),
        Reply::Status(302),
        Reply::With("", help, "Empty \"user_ip\" value"),
        Reply::Says("<html>true</html>"),
    ])
    .await;
    let (client, author) = (client(&service), author());
    let mut errors = Vec::new();
    for _ in 0..5 {
        errors.push(client.check(&question(&author)).await.unwrap_err());
    }
    assert!(
        matches!(
            errors[0],
            AkismetError::Outgoing(OutgoingError::Slow { .. })
        ),
        "{errors:?}"
    );
    assert!(
        matches!(errors[1], AkismetError::Refused { status: 500 }),
        "{errors:?}"
    );
    assert!(
        matches!(errors[2], AkismetError::Refused { status: 302 }),
        "{errors:?}"
    );
    assert!(
        errors[3].to_string().contains("Empty \"user_ip\" value"),
        "{errors:?}"
    );
    assert!(matches!(errors[4], AkismetError::Unclear(_)), "{errors:?}");
}
