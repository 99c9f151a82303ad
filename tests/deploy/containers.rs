//! The image and the compose file, as far as they can be read; `tests/deploy/image.sh` runs what the image holds.

use serde_json::{Value, json};

use super::{path, text};

#[test]
fn no_container_has_a_privilege_that_it_does_not_need() {
    let compose: Value = serde_saphyr::from_str(&text("deploy/compose.yaml")).unwrap();
    let services = compose["services"].as_object().unwrap();
    assert_eq!(services.len(), 2);
    for (name, service) in services {
        assert_eq!(service["read_only"], true, "{name}");
        assert_eq!(service["cap_drop"], json!(["ALL"]), "{name}");
        let safe = json!(["no-new-privileges:true"]);
        assert_eq!(service["security_opt"], safe, "{name}");
        assert!(service.get("privileged").is_none(), "{name}");
    }
    assert!(services["afterword"].get("cap_add").is_none());
    assert!(
        services["afterword"].get("ports").is_none(),
        "readers come by Caddy alone"
    );
}

#[test]
fn caddy_alone_is_trusted() {
    let compose: Value = serde_saphyr::from_str(&text("deploy/compose.yaml")).unwrap();
    let services = &compose["services"];
    let environment = &services["afterword"]["environment"];
    assert_eq!(
        environment["AFTERWORD__SERVER__TRUSTED_PROXIES"],
        services["caddy"]["networks"]["front"]["ipv4_address"]
    );
    let caddyfile = text("deploy/Caddyfile");
    for name in ["COMMENTS_HOST", "AFTERWORD"] {
        assert!(caddyfile.contains(&format!("{{${name}:")), "{name}");
        assert!(services["caddy"]["environment"].get(name).is_some());
    }
}

#[test]
fn the_image_gets_what_it_is_built_of_and_runs_as_nobody() {
    let dockerfile = text("deploy/Dockerfile");
    let allowed = text(".dockerignore");
    for line in dockerfile.lines().filter(|line| line.starts_with("COPY ")) {
        let words: Vec<&str> = line.split(' ').skip(1).collect();
        if words[0].starts_with("--from") {
            continue;
        }
        for source in &words[..words.len() - 1] {
            assert!(path(source).exists(), "{line}");
            let top = source.split('/').next().unwrap();
            let listed = format!("!{top}");
            assert!(
                allowed.lines().any(|allowed| allowed == listed),
                "{source} is not let in"
            );
        }
    }
    let last_stage = dockerfile.rsplit("\nFROM ").next().unwrap();
    assert!(!last_stage.contains("\nRUN "), "there is no shell in it");
    for line in [
        "USER 65532:65532",
        "VOLUME /var/lib/afterword",
        "ENTRYPOINT [\"/usr/bin/afterword\"]",
    ] {
        assert!(last_stage.contains(line), "{line}");
    }
    let health = "CMD [\"/usr/bin/afterword\", \"healthcheck\"]";
    assert!(last_stage.contains(health));
}
