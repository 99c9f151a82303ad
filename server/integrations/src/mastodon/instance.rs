//! What a server says of itself (<https://docs.joinmastodon.org/entities/V1_Instance/>).

use serde::Deserialize;
use serde_json::Value;
use url::Url;

use crate::conversations::NetworkError;
use crate::conversations::api::Api;

/// In characters: what every server takes.
const LEAST_ROOM: usize = 500;
/// In bytes.
const MAX_INSTANCE: usize = 512 * 1024;

#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Instance {
    configuration: Configuration,
    /// As Pleroma and Akkoma say it.
    max_toot_chars: Option<usize>,
    /// Whatever it is: who can't read it posts all the same.
    urls: Value,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Configuration {
    statuses: Statuses,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Statuses {
    max_characters: Option<usize>,
}

impl Instance {
    /// # Errors
    /// [`NetworkError`].
    pub(super) async fn read(api: &Api) -> Result<Self, NetworkError> {
        api.read("api/v1/instance", MAX_INSTANCE).await
    }

    /// How much a status may have, in characters.
    pub(super) fn room(&self) -> usize {
        let told = self.configuration.statuses.max_characters;
        let told = told.or(self.max_toot_chars);
        told.unwrap_or(LEAST_ROOM).max(LEAST_ROOM)
    }

    /// The server that streams, if it is another one: large servers have one for that alone, which takes the same token.
    /// The token leaves no encryption.
    pub(super) fn streams_at(&self, server: &Url) -> Option<Url> {
        let told = self.urls.get("streaming_api")?.as_str()?;
        let mut url = Url::parse(told).ok()?;
        if !url.path().ends_with('/') {
            url.set_path(&format!("{}/", url.path()));
        }
        let scheme = match url.scheme() {
            "wss" | "https" => "https",
            "ws" | "http" if server.scheme() == "http" => "http",
            _ => return None,
        };
        url.set_scheme(scheme).ok()?;
        Some(url)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn instance(json: &str) -> Instance {
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn a_server_says_how_much_a_status_may_have() {
        let room = |json: &str| instance(json).room();
        let mastodon = r#"{"configuration": {"statuses": {"max_characters": 700}}}"#;
        assert_eq!(room(mastodon), 700);
        assert_eq!(room(r#"{"max_toot_chars": 5000}"#), 5000);
        assert_eq!(room("{}"), 500);
        assert_eq!(room(r#"{"urls": null}"#), 500);
    }

    #[test]
    fn a_server_says_where_it_streams_and_the_token_stays_encrypted() {
        let at = |server: &str, told: &str| {
            let told = format!(r#"{{"urls": {{"streaming_api": {told}}}}}"#);
            let url = instance(&told).streams_at(&Url::parse(server).unwrap());
            url.map(String::from)
        };
        let server = "https://social.example/";
        let other = Some("https://streaming.social.example/".to_owned());
        assert_eq!(at(server, r#""wss://streaming.social.example""#), other);
        assert_eq!(at(server, r#""https://streaming.social.example""#), other);
        for unusable in [
            r#""ws://streaming.social.example""#,
            r#""http://streaming.social.example""#,
            r#""ftp://streaming.social.example""#,
            r#""streaming""#,
            "null",
            "7",
        ] {
            assert_eq!(at(server, unusable), None, "{unusable}");
        }
        let below = at(server, r#""wss://social.example/streaming""#);
        assert_eq!(below.as_deref(), Some("https://social.example/streaming/"));
        let plain = at("http://127.0.0.1:1/", r#""ws://127.0.0.1:2""#);
        assert_eq!(plain.as_deref(), Some("http://127.0.0.1:2/"));
    }
}
