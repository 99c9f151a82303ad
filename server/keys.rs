//! What is signed or made unrecognisable with the server's secret: HMAC-SHA256 (RFC 2104),
//! with a purpose in front, so that one kind of token is never another.

use std::net::IpAddr;

use data_encoding::BASE32_NOPAD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::comments::CommentId;

/// 128 bits.
const TOKEN_BYTES: usize = 16;

#[derive(Clone)]
pub struct Keys {
    mac: Hmac<Sha256>,
}

impl Keys {
    #[must_use]
    pub fn new(secret: &[u8; 32]) -> Self {
        // A key of 32 bytes is a fine key for HMAC; the fallback can't be reached.
        let mac = Hmac::new_from_slice(secret).unwrap_or_else(|_| Hmac::new(&Default::default()));
        Self { mac }
    }

    /// What the author of a comment proves to be its author with: 26 letters and digits.
    /// It follows from the id, so a submission that comes again gets the same one.
    #[must_use]
    pub fn edit_token(&self, id: CommentId) -> String {
        let tag = self.pseudonym("edit", id.0.as_bytes());
        BASE32_NOPAD.encode(&tag).to_ascii_lowercase()
    }

    /// In constant time.
    #[must_use]
    pub fn is_edit_token(&self, id: CommentId, token: &str) -> bool {
        let right = self.edit_token(id);
        right.as_bytes().ct_eq(token.as_bytes()).into()
    }

    /// Stands for the network of an address.
    #[must_use]
    pub fn network(&self, address: IpAddr) -> [u8; TOKEN_BYTES] {
        self.pseudonym("network", &network(address))
    }

    /// What stands in a link by which a reader ends all mails; it works for ever.
    #[must_use]
    pub fn stop_token(&self, address: i64) -> String {
        let tag = self.pseudonym("stop", &address.to_be_bytes());
        let tag = BASE32_NOPAD.encode(&tag).to_ascii_lowercase();
        format!("{address}-{tag}")
    }

    /// What stands in the forms of a session of the console, so that no other page can send them.
    #[must_use]
    pub fn form_token(&self, session: &str) -> String {
        let tag = self.pseudonym("console form", session.as_bytes());
        BASE32_NOPAD.encode(&tag).to_ascii_lowercase()
    }

    /// In constant time.
    #[must_use]
    pub fn is_form_token(&self, session: &str, token: &str) -> bool {
        let right = self.form_token(session);
        right.as_bytes().ct_eq(token.as_bytes()).into()
    }

    /// The address that a [`Keys::stop_token`] stands for; compared in constant time.
    #[must_use]
    pub fn stopped_address(&self, token: &str) -> Option<i64> {
        let address = token.split_once('-')?.0.parse().ok()?;
        let right = self.stop_token(address);
        let is_right: bool = right.as_bytes().ct_eq(token.as_bytes()).into();
        is_right.then_some(address)
    }

    /// The same bytes give the same pseudonym on this server, and no way back.
    #[must_use]
    pub fn pseudonym(&self, purpose: &str, bytes: &[u8]) -> [u8; TOKEN_BYTES] {
        let mut mac = self.mac.clone();
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(bytes);
        let full: [u8; 32] = mac.finalize().into_bytes().into();
        let mut short = [0; TOKEN_BYTES];
        short.copy_from_slice(&full[..TOKEN_BYTES]);
        short
    }
}

/// An IPv6 customer has a /64, so the lower half says nothing.
fn network(address: IpAddr) -> Vec<u8> {
    match address.to_canonical() {
        IpAddr::V4(v4) => v4.octets().to_vec(),
        IpAddr::V6(v6) => v6.octets()[..8].to_vec(),
    }
}

/// A new token for a mail: 128 random bits as 26 letters and digits, which survive servers that change
/// the case of addresses.
///
/// # Errors
/// Where the operating system has no randomness.
pub fn mail_token() -> Result<String, getrandom::Error> {
    let bytes = random::<TOKEN_BYTES>()?;
    Ok(BASE32_NOPAD.encode(&bytes).to_ascii_lowercase())
}

/// What the store keeps of a token, however its case was changed on the way.
#[must_use]
pub fn token_hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.to_ascii_lowercase()).into()
}

/// Random bytes of the operating system.
///
/// # Errors
/// Where the operating system has none.
pub fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edit_token_opens_its_own_comment_only() {
        let keys = Keys::new(&[7; 32]);
        let (one, two) = (
            CommentId(uuid::Uuid::from_u128(1)),
            CommentId(uuid::Uuid::from_u128(2)),
        );
        let token = keys.edit_token(one);
        assert_eq!(token.len(), 26);
        assert!(keys.is_edit_token(one, &token));
        assert!(!keys.is_edit_token(two, &token));
        assert!(!keys.is_edit_token(one, ""));
        assert!(!Keys::new(&[8; 32]).is_edit_token(one, &token));
    }
}
