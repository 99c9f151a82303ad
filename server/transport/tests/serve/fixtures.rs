//! Certificates and keys as settings name them.

use afterword_testkit::tls_fixtures::fixture;
use afterword_transport::PemFile;

pub(crate) fn certificate(name: &str) -> PemFile {
    PemFile {
        setting: "tls.certificate",
        path: fixture(name),
    }
}

pub(crate) fn key(name: &str) -> PemFile {
    PemFile {
        setting: "tls.key",
        path: fixture(name),
    }
}
