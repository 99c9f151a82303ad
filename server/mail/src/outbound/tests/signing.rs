//! A DKIM signature that others can verify.

use std::borrow::Borrow;
use std::hash::Hash;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use mail_auth::common::parse::TxtRecordParser;
use mail_auth::common::verify::DomainKey;
use mail_auth::{
    AuthenticatedMessage, DkimResult, MessageAuthenticator, Parameters, ResolverCache, Txt,
};

use super::*;
use crate::outbound::DkimSigner;

/// Answers each question for a key without DNS.
struct Keys(Txt);

impl ResolverCache<Box<str>, Txt> for Keys {
    fn get<Q>(&self, _: &Q) -> Option<Txt>
    where
        Box<str>: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        Some(self.0.clone())
    }

    fn remove<Q>(&self, _: &Q) -> Option<Txt>
    where
        Box<str>: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        None
    }

    fn insert(&self, _: Box<str>, _: Txt, _: Instant) {}
}

struct Nothing;

impl<K, V> ResolverCache<K, V> for Nothing {
    fn get<Q>(&self, _: &Q) -> Option<V>
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        None
    }

    fn remove<Q>(&self, _: &Q) -> Option<V>
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        None
    }

    fn insert(&self, _: K, _: V, _: Instant) {}
}

const PUBLIC_KEY: &str = "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAy0UvwfpK4nnGi2YlxiQZq3bsnu+amm0HH58mpkFBTH/TdgqbeULTHemEkmWRIfMvXIhmN1IsO36ujDLRBLi3/hkWcxeK6XG9iIPTLyfCj4vtIfzWI3tzBkaezneSYZ9o1LWs/lRY8F2Lew3ov0465eJJ29U9+8+SHB0Hn0cI01/KdE8GwN0bzVkwp6KW08IF0odtB9+tWTH5BQXMiysN/VMcKZ2q1pSP69L4IgNevUxfGhPmcEhfTo5tWgqLNjcbXP6RLpkR4eHfXPEABxcwz0f/Gq3htf2shm7gQBXRe0nljx3dPyUn+DsyKuPsXL0vWBGaGDm3uv8edW9aOaKuPQIDAQAB";

async fn passes(message: &[u8]) -> bool {
    let record = format!("v=DKIM1; k=rsa; p={PUBLIC_KEY}");
    let key = DomainKey::parse(record.as_bytes()).unwrap();
    let keys = Keys(Txt::DomainKey(Arc::new(key)));
    let parsed = AuthenticatedMessage::parse(message).unwrap();
    let authenticator = MessageAuthenticator::new_cloudflare().unwrap();
    let outputs = authenticator
        .verify_dkim(Parameters {
            params: &parsed,
            cache_txt: Some(&keys),
            cache_mx: None::<&Nothing>,
            cache_ptr: None::<&Nothing>,
            cache_ipv4: None::<&Nothing>,
            cache_ipv6: None::<&Nothing>,
        })
        .await;
    assert_eq!(outputs.len(), 1);
    *outputs[0].result() == DkimResult::Pass
}

#[tokio::test]
async fn a_signed_mail_verifies_and_a_changed_one_does_not() {
    let key = Path::new("../../tests/fixtures/tls/rsa.key");
    let settings = Settings {
        addressing: Addressing::Plus,
        signer: Some(DkimSigner::load("mail2026", "blog.example", key).unwrap()),
    };
    let templates = Templates::load(None).unwrap();
    let mail = compose(&moderation(), &head(Texts::of("de")), &templates, &settings).unwrap();
    let message = String::from_utf8(mail.message).unwrap();
    assert!(message.starts_with("DKIM-Signature: "), "{message}");
    assert!(passes(message.as_bytes()).await);
    // Servers on the way fold headers anew.
    let refolded = message.replace("To: eva", "To:\r\n eva");
    assert!(passes(refolded.as_bytes()).await);
    for (old, new) in [("auto-generated", "auto-replied"), ("Disqus", "Elsewhere")] {
        let changed = message.replace(old, new);
        assert_ne!(changed, message);
        assert!(!passes(changed.as_bytes()).await, "{new}");
    }
}

#[test]
fn a_file_without_a_key_is_named() {
    let file = Path::new("../../tests/fixtures/tls/garbage.key");
    let error = DkimSigner::load("s", "blog.example", file)
        .unwrap_err()
        .to_string();
    assert!(
        error.contains("mail.dkim_key") && error.contains("garbage.key"),
        "{error}"
    );
}
