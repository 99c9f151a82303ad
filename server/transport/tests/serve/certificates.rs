//! Certificate and key files: good, renewed and wrong ones.

use afterword_transport::{Limits, Listener, PemFile, Tls};
use tokio::net::TcpStream;

use super::fixtures::{certificate, key};
use super::server::Server;
use afterword_testkit::raw_http::{client_config, connect_with};
use afterword_testkit::tls_fixtures::fixture;

#[tokio::test]
async fn keys_may_be_pkcs8_sec1_or_rsa() {
    for (chain, private) in [
        ("blog.pem", "blog.key"),
        ("blog.pem", "blog.sec1.key"),
        ("rsa.pem", "rsa.key"),
    ] {
        let tls = Tls::from_files(certificate(chain), key(private)).unwrap();
        let server = Server::on(
            vec![Listener::bind("127.0.0.1:0").await.unwrap().with_tls(tls)],
            Limits::default(),
        );
        let stream = TcpStream::connect(server.address).await.unwrap();
        let config = client_config(chain, b"http/1.1", rustls::ALL_VERSIONS);
        assert_eq!(
            connect_with(config, stream)
                .await
                .unwrap()
                .get("/")
                .await
                .body,
            "hello"
        );
    }
}

#[tokio::test]
async fn a_renewed_certificate_is_taken_without_a_restart_and_a_broken_one_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let file = |setting, name| PemFile {
        setting,
        path: folder.path().join(name),
    };
    let install = |from: &str, to: &str| {
        std::fs::copy(certificate(from).path, folder.path().join(to)).unwrap()
    };
    install("blog.pem", "now.pem");
    install("blog.key", "now.key");
    let tls = Tls::from_files(file("certificate", "now.pem"), file("key", "now.key")).unwrap();
    let listener = Listener::bind("127.0.0.1:0")
        .await
        .unwrap()
        .with_tls(tls.clone());
    let server = Server::on(vec![listener], Limits::default());
    let shows = async |chain| {
        let config = client_config(chain, b"http/1.1", rustls::ALL_VERSIONS);
        connect_with(config, TcpStream::connect(server.address).await.unwrap())
            .await
            .is_ok()
    };
    assert!(shows("blog.pem").await && !shows("renewed.pem").await);
    install("renewed.pem", "now.pem");
    assert!(
        tls.reload()
            .unwrap_err()
            .to_string()
            .contains("does not belong to the certificate")
    );
    assert!(shows("blog.pem").await && !shows("renewed.pem").await);
    install("renewed.key", "now.key");
    tls.reload().unwrap();
    assert!(shows("renewed.pem").await && !shows("blog.pem").await);
}

/// Certificate, key, and what is said about which of them.
const MISTAKES: [(&str, &str, &str); 9] = [
    (
        "missing.pem",
        "blog.key",
        "tls.certificate: missing.pem: cannot be read: No such file",
    ),
    (
        "blog.pem",
        "missing.key",
        "tls.key: missing.key: cannot be read: No such file",
    ),
    (
        "blog.key",
        "blog.key",
        "tls.certificate: blog.key: contains no certificate",
    ),
    (
        "torn.pem",
        "blog.key",
        "tls.certificate: torn.pem: is not PEM: ",
    ),
    (
        "garbage.pem",
        "blog.key",
        "tls.certificate: garbage.pem: the first certificate cannot be used: ",
    ),
    (
        "blog.pem",
        "encrypted.key",
        "tls.key: encrypted.key: contains no private key (PKCS#8",
    ),
    (
        "blog.pem",
        "garbage.key",
        "tls.key: garbage.key: the private key cannot be used: ",
    ),
    (
        "blog.pem",
        "rsa.key",
        "tls.key: rsa.key: the private key does not belong to the certificate in ",
    ),
    (
        "blog.pem",
        "renewed.key",
        "tls.key: renewed.key: the private key does not belong to the certificate in ",
    ),
];

#[test]
fn an_error_names_the_setting_and_the_file() {
    let folder = fixture("").display().to_string();
    for (chain, private, said) in MISTAKES {
        let error = Tls::from_files(certificate(chain), key(private))
            .unwrap_err()
            .to_string();
        let error = error.replace(&folder, "");
        assert!(error.starts_with(said), "{chain}, {private}: {error}");
    }
}
