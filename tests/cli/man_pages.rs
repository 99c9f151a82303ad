//! What packages and watchers need: manual pages, completions, and whether the server lives.

use std::fs;
use std::process::Command;

use super::Home;

/// The commands that `--help` lists.
fn commands(home: &Home) -> Vec<String> {
    let help = home.run("--help").fine();
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let names = lines
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    names
        .filter(|name| !name.is_empty() && *name != "help")
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_command_has_a_page_and_every_page_that_is_named_is_there() {
    let home = Home::empty();
    home.run("man pages").fine();
    let read = |name: &str| fs::read_to_string(home.path().join("pages").join(name)).unwrap();
    let first = read("afterword.1");
    assert_eq!(first, home.run("man").fine());
    assert!(first.contains(".SH EXIT STATUS"), "{first}");
    for command in commands(&home) {
        assert!(first.contains(&format!("afterword\\-{command}(1)")));
        read(&format!("afterword-{command}.1"));
    }
    for page in fs::read_dir(home.path().join("pages")).unwrap() {
        let text = fs::read_to_string(page.unwrap().path()).unwrap();
        let named = text.lines().filter_map(|line| line.strip_suffix("(1)"));
        for name in named {
            read(&format!("{}.1", name.replace('\\', "")));
        }
    }
}

#[test]
fn shells_complete_every_command() {
    let home = Home::empty();
    let commands = commands(&home);
    assert!(commands.len() > 10, "{commands:?}");
    for shell in ["bash", "zsh", "fish"] {
        let script = home.run(&format!("completions {shell}")).fine();
        for command in &commands {
            assert!(script.contains(command), "{shell}: {command}");
        }
    }
    let script = home.run("completions bash").fine();
    let asks = "COMP_WORDS=(afterword mod) COMP_CWORD=1; _afterword afterword mod afterword; echo ${COMPREPLY[*]}";
    // A file: it is longer than an argument may be.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("asks.bash");
    std::fs::write(&file, format!("{script}\n{asks}")).unwrap();
    let bash = Command::new("bash").arg("-e").arg(&file).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&bash.stdout), "moderate\n");
    home.run("completions tcsh").failed(2);
}

#[test]
fn the_health_check_finds_a_server_that_lives_and_none_that_does_not() {
    let home = Home::begun();
    let server = home.serve();
    let listen = format!("server.listen={}", server.address);
    let asks = |words: &[&str]| {
        let all = [&["healthcheck", "--set", &listen], words].concat();
        home.run_all(&all)
    };
    assert_eq!(asks(&[]).fine(), "{\"status\":\"alive\"}\n");
    assert_eq!(asks(&["--ready"]).fine(), "{\"status\":\"ready\"}\n");
    let everywhere = format!("server.listen=0.0.0.0:{}", server.address.port());
    home.run_all(&["healthcheck", "--set", &everywhere]).fine();
    assert_eq!(server.stop("TERM"), 0);
    let error = asks(&[]).failed(1);
    assert!(error.contains("does not answer (server.listen)"), "{error}");
    let fixture = |name| format!("{}/tests/fixtures/tls/{name}", env!("CARGO_MANIFEST_DIR"));
    let off = [
        "healthcheck",
        "--set",
        "server.listen=",
        "--set",
        "tls.listen=127.0.0.1:0",
        "--set",
        &format!("tls.certificate={}", fixture("blog.pem")),
        "--set",
        &format!("tls.key={}", fixture("blog.key")),
    ];
    let error = home.run_all(&off).failed(1);
    assert!(error.contains("server.listen is off"), "{error}");
}
