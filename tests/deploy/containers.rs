//! The image, the compose file and the versions of what runs images, as far as they can be read;
//! `tests/deploy/image.sh` runs what the image holds, `tests/deploy/kubernetes.sh` builds the files for Kubernetes.

use serde_json::{Value, json};

use super::{path, text};

fn compose_file(name: &str) -> Value {
    serde_saphyr::from_str(&text(name)).unwrap()
}

#[test]
fn no_container_has_a_privilege_that_it_does_not_need() {
    for (file, number) in [("deploy/compose.yaml", 2), ("deploy/compose.nodes.yaml", 4)] {
        let compose = compose_file(file);
        let services = compose["services"].as_object().unwrap();
        assert_eq!(services.len(), number);
        for (name, service) in services {
            assert_eq!(service["read_only"], true, "{name}");
            assert_eq!(service["cap_drop"], json!(["ALL"]), "{name}");
            let safe = json!(["no-new-privileges:true"]);
            assert_eq!(service["security_opt"], safe, "{name}");
            assert!(service.get("privileged").is_none(), "{name}");
            let is_caddy = name == "caddy";
            assert_eq!(service.get("cap_add").is_some(), is_caddy, "{name}");
            let is_reached = service.get("ports").is_some();
            assert_eq!(is_reached, is_caddy, "{name}: readers come by Caddy alone");
        }
    }
}

#[test]
fn two_nodes_share_a_database_that_only_they_reach() {
    let compose = compose_file("deploy/compose.nodes.yaml");
    let services = &compose["services"];
    for node in ["node1", "node2"] {
        let node = &services[node];
        let environment = &node["environment"];
        let trusted = &environment["AFTERWORD__SERVER__TRUSTED_PROXIES"];
        assert_eq!(
            trusted,
            &services["caddy"]["networks"]["front"]["ipv4_address"]
        );
        let url = environment["AFTERWORD__STORE__URL"].as_str().unwrap();
        let database = services["postgres"]["environment"]["POSTGRES_DB"].as_str();
        assert!(
            url.contains(&format!("@postgres/{}?", database.unwrap())),
            "{url}"
        );
        let version = env!("CARGO_PKG_VERSION");
        let image = format!("${{AFTERWORD_IMAGE:-afterword/afterword:{version}}}");
        assert_eq!(node["image"], image);
    }
    assert_ne!(services["node1"]["volumes"], services["node2"]["volumes"]);
    assert_eq!(services["postgres"]["networks"], json!({"back": {}}));
    assert_eq!(compose["networks"]["back"]["internal"], true);
    let caddyfile = text("deploy/Caddyfile.nodes");
    for name in ["COMMENTS_HOST", "NODES"] {
        assert!(caddyfile.contains(&format!("{{${name}:")), "{name}");
        assert!(services["caddy"]["environment"].get(name).is_some());
    }
}

#[test]
fn an_image_is_pulled_by_its_version_and_built_only_on_request() {
    let version = env!("CARGO_PKG_VERSION");
    let compose = compose_file("deploy/compose.yaml");
    let server = &compose["services"]["afterword"];
    let image = format!("${{AFTERWORD_IMAGE:-afterword/afterword:{version}}}");
    assert_eq!(server["image"], image);
    assert!(server.get("build").is_none());
    let build = compose_file("deploy/compose.build.yaml");
    let build = &build["services"]["afterword"]["build"];
    let context = path("deploy").join(build["context"].as_str().unwrap());
    assert!(
        context
            .join(build["dockerfile"].as_str().unwrap())
            .is_file()
    );
}

#[test]
fn the_files_for_kubernetes_name_this_version() {
    let version = env!("CARGO_PKG_VERSION");
    let chart: Value = serde_saphyr::from_str(&text("deploy/helm/Chart.yaml")).unwrap();
    assert_eq!(chart["version"], version);
    assert_eq!(chart["appVersion"], version);
    let kustomize: Value =
        serde_saphyr::from_str(&text("deploy/kustomize/kustomization.yaml")).unwrap();
    assert_eq!(kustomize["images"][0]["newTag"], version);
}

#[test]
fn caddy_alone_is_trusted() {
    let compose = compose_file("deploy/compose.yaml");
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
