//! Signatures and keyed hashes with the server's secret: HMAC-SHA256 (RFC 2104), with a purpose in front, so that a
//! token of one kind is never valid as another.

use std::net::IpAddr;

use data_encoding::{BASE32_NOPAD, HEXLOWER};
use hmac::{Hmac, KeyInit, Mac};
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use siphasher::sip128::SipHasher13;
use subtle::ConstantTimeEq;

use afterword_model::change::PageNumber;
use afterword_model::{CommentId, PageKey};

/// The request header of `afterword doctor` at `/healthz`, and those of the answer: the client's address, as the server
/// believes it, and what the proxy's header said.
pub const PROBE: &str = "afterword-probe";
pub const BELIEVED_CLIENT: &str = "afterword-client";
pub const RECEIVED_FORWARDED: &str = "afterword-forwarded";
/// How long a probe holds, and before and after it once more: the clocks of one machine agree.
const PROBE_SECONDS: i64 = 60;

/// 128 bits.
const TOKEN_BYTES: usize = 16;
/// Of a page's number in [`Keys::page_token`]; the day of its end has two, and the signature the rest: 72 bits, which can
/// be tried only by sending mails.
const PAGE_BYTES: usize = 5;

#[derive(Clone)]
pub struct Keys {
    mac: Hmac<Sha256>,
    versions: SipHasher13,
}

impl Keys {
    #[must_use]
    pub fn new(secret: &[u8; 32]) -> Self {
        // A key of 32 bytes is a fine key for HMAC; the fallback can't be reached.
        let mac = Hmac::new_from_slice(secret).unwrap_or_else(|_| Hmac::new(&Default::default()));
        let mut keys = Self {
            mac,
            versions: SipHasher13::new(),
        };
        keys.versions = SipHasher13::new_with_key(&keys.pseudonym("version", b""));
        keys
    }

    /// The version of an answer's body, computed in a tenth of the time of SHA-256 on processors without instructions
    /// for that. The key survives restarts, so readers' cached copies stay valid.
    #[must_use]
    pub fn version(&self, body: &[u8]) -> [u8; TOKEN_BYTES] {
        self.versions.hash(body).as_bytes()
    }

    /// The token by which the author of a comment proves to be its author: 26 letters and digits. It follows from the
    /// id, so a repeated submission gets the same one.
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

    /// The pseudonym of an address's network, truncated first: this may be stored.
    #[must_use]
    pub fn network(&self, address: IpAddr) -> [u8; TOKEN_BYTES] {
        self.pseudonym("network", &truncated(address, 3, 6))
    }

    /// The pseudonym of one customer's address, for limits in memory: it is never stored. An IPv6 customer has at
    /// least a /64, so the lower half is ignored.
    #[must_use]
    pub fn address(&self, address: IpAddr) -> [u8; TOKEN_BYTES] {
        self.pseudonym("address", &truncated(address, 4, 8))
    }

    /// The token in an unsubscribe link; it works for ever.
    #[must_use]
    pub fn stop_token(&self, address: i64) -> String {
        let tag = self.pseudonym("stop", &address.to_be_bytes());
        let tag = BASE32_NOPAD.encode(&tag).to_ascii_lowercase();
        format!("{address}-{tag}")
    }

    /// The token in the address to which comments on a page are mailed: 26 letters and digits. Beside the signature it
    /// holds what is needed to check it. `None` for a page number or a day that do not fit, which none reaches.
    #[must_use]
    pub fn page_token(&self, page: PageNumber, last_day: u16, key: &PageKey) -> Option<String> {
        let page = u64::try_from(page.0).ok()?.to_be_bytes();
        let [0, 0, 0, page @ ..] = page else {
            return None;
        };
        let mut bytes = [0; TOKEN_BYTES];
        bytes[..PAGE_BYTES].copy_from_slice(&page);
        bytes[PAGE_BYTES..PAGE_BYTES + 2].copy_from_slice(&last_day.to_be_bytes());
        let tag = self.page_tag(&bytes, key);
        bytes[PAGE_BYTES + 2..].copy_from_slice(&tag);
        Some(BASE32_NOPAD.encode(&bytes).to_ascii_lowercase())
    }

    /// The page and the last day of a [`Keys::page_token`], which anybody may have written.
    #[must_use]
    pub fn page_of(token: &str) -> Option<(PageNumber, u16)> {
        let bytes = page_bytes(token)?;
        let mut page = [0; 8];
        page[8 - PAGE_BYTES..].copy_from_slice(&bytes[..PAGE_BYTES]);
        let page = i64::try_from(u64::from_be_bytes(page)).ok()?;
        let last_day = u16::from_be_bytes([bytes[PAGE_BYTES], bytes[PAGE_BYTES + 1]]);
        Some((PageNumber(page), last_day))
    }

    /// Whether the token is ours, for this page of its site. In constant time.
    #[must_use]
    pub fn is_page_token(&self, token: &str, key: &PageKey) -> bool {
        page_bytes(token).is_some_and(|bytes| {
            let right = self.page_tag(&bytes, key);
            right.ct_eq(&bytes[PAGE_BYTES + 2..]).into()
        })
    }

    fn page_tag(
        &self,
        bytes: &[u8; TOKEN_BYTES],
        key: &PageKey,
    ) -> [u8; TOKEN_BYTES - PAGE_BYTES - 2] {
        let (site, path) = key.parts();
        let site = site.0.to_be_bytes();
        let signed = [&bytes[..PAGE_BYTES + 2], &site, path.as_bytes()].concat();
        let full = self.pseudonym("page address", &signed);
        let mut short = [0; TOKEN_BYTES - PAGE_BYTES - 2];
        let length = short.len();
        short.copy_from_slice(&full[..length]);
        short
    }

    /// The token in the forms of a console session, so that no other page can send them.
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

    /// The address of a [`Keys::stop_token`]; compared in constant time.
    #[must_use]
    pub fn stopped_address(&self, token: &str) -> Option<i64> {
        let address = token.split_once('-')?.0.parse().ok()?;
        let right = self.stop_token(address);
        let is_right: bool = right.as_bytes().ct_eq(token.as_bytes()).into();
        is_right.then_some(address)
    }

    /// The signature of a challenge, covering all data of its salt.
    #[must_use]
    pub fn challenge_signature(&self, salt: &str, challenge: &str) -> String {
        // The challenge is in hex, so that the space ends it.
        let signed = format!("{challenge} {salt}");
        HEXLOWER.encode(&self.pseudonym("challenge", signed.as_bytes()))
    }

    /// In constant time.
    #[must_use]
    pub fn is_challenge_signature(&self, salt: &str, challenge: &str, signature: &str) -> bool {
        let right = self.challenge_signature(salt, challenge);
        right.as_bytes().ct_eq(signature.as_bytes()).into()
    }

    /// The value of [`PROBE`], by which a command on the machine proves that it has the server's secret.
    #[must_use]
    pub fn probe(&self, now: Timestamp) -> String {
        self.probe_of(now.as_second() / PROBE_SECONDS)
    }

    /// Whether it is of now, or of the minutes around. In constant time.
    #[must_use]
    pub fn is_probe(&self, probe: &str, now: Timestamp) -> bool {
        let slot = now.as_second() / PROBE_SECONDS;
        let right = [slot - 1, slot, slot + 1].map(|slot| self.probe_of(slot));
        right
            .iter()
            .any(|right| right.as_bytes().ct_eq(probe.as_bytes()).into())
    }

    fn probe_of(&self, slot: i64) -> String {
        HEXLOWER.encode(&self.pseudonym("probe", &slot.to_be_bytes()))
    }

    /// The same bytes give the same pseudonym on this server; it can't be reversed.
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

fn page_bytes(token: &str) -> Option<[u8; TOKEN_BYTES]> {
    let bytes = BASE32_NOPAD.decode(token.to_ascii_uppercase().as_bytes());
    bytes.ok()?.try_into().ok()
}

/// The first bytes of an address, by IP version.
fn truncated(address: IpAddr, v4_bytes: usize, v6_bytes: usize) -> Vec<u8> {
    match address.to_canonical() {
        IpAddr::V4(v4) => v4.octets()[..v4_bytes].to_vec(),
        IpAddr::V6(v6) => v6.octets()[..v6_bytes].to_vec(),
    }
}

/// A new token for a mail: 128 random bits as 26 letters and digits, which survive servers that change the case of
/// addresses.
///
/// # Errors
/// The operating system has no randomness.
pub fn mail_token() -> Result<String, getrandom::Error> {
    let bytes = random::<TOKEN_BYTES>()?;
    Ok(BASE32_NOPAD.encode(&bytes).to_ascii_lowercase())
}

/// The token for answers to a digest, which follows from a secret in the digest and from the comments in it: 128 bits
/// of SHA-256. The same digest has the same token at each attempt to send it, and another one has another.
#[must_use]
pub fn digest_token(secret: &str, comments: &[u8]) -> String {
    let mut hash = Sha256::new();
    hash.update("digest\0");
    hash.update(secret);
    hash.update([0]);
    hash.update(comments);
    let hash: [u8; 32] = hash.finalize().into();
    BASE32_NOPAD
        .encode(&hash[..TOKEN_BYTES])
        .to_ascii_lowercase()
}

/// The stored hash of what stands for one comment of a digest, by the hash of the digest's token: nobody has a token for
/// it.
#[must_use]
pub fn digest_item_hash(digest: &[u8; 32], number: u32) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update("digest item\0");
    hash.update(digest);
    hash.update(number.to_be_bytes());
    hash.finalize().into()
}

/// The stored hash of a token, independent of its case.
#[must_use]
pub fn token_hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.to_ascii_lowercase()).into()
}

/// Random bytes from the operating system.
///
/// # Errors
/// The operating system has none.
pub fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use afterword_model::SiteId;

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

    #[test]
    fn the_address_of_a_page_holds_for_that_page_and_day_only() {
        let keys = Keys::new(&[7; 32]);
        let key = |site, path| PageKey::of_key(SiteId(site), path);
        let (own, other) = (key(1, "/a"), key(1, "/b"));
        let token = keys.page_token(PageNumber(70_000), 20_800, &own);
        let token = token.unwrap();
        assert_eq!(token.len(), 26);
        assert_eq!(Keys::page_of(&token), Some((PageNumber(70_000), 20_800)));
        assert!(keys.is_page_token(&token, &own));
        assert!(keys.is_page_token(&token.to_ascii_uppercase(), &own));
        assert!(!keys.is_page_token(&token, &other));
        assert!(!keys.is_page_token(&token, &key(2, "/a")));
        assert!(!Keys::new(&[8; 32]).is_page_token(&token, &own));
        for page in [70_001, 0] {
            let changed = keys.page_token(PageNumber(page), 20_800, &own).unwrap();
            let mixed = format!("{}{}", &changed[..8], &token[8..]);
            assert!(!keys.is_page_token(&mixed, &own));
        }
        let later = keys.page_token(PageNumber(70_000), 20_801, &own).unwrap();
        let mixed = format!("{}{}", &later[..12], &token[12..]);
        assert!(!keys.is_page_token(&mixed, &own));
        for malformed in ["", "a", "1".repeat(26).as_str(), "ä".repeat(13).as_str()] {
            assert_eq!(Keys::page_of(malformed), None, "{malformed}");
            assert!(!keys.is_page_token(malformed, &own));
        }
        assert_eq!(keys.page_token(PageNumber(-1), 1, &own), None);
        assert_eq!(keys.page_token(PageNumber(1 << 40), 1, &own), None);
    }

    #[test]
    fn a_version_is_the_bodys_own_also_after_a_restart() {
        let keys = Keys::new(&[7; 32]);
        let version = keys.version(b"{\"counts\":{}}");
        assert_eq!(version, Keys::new(&[7; 32]).version(b"{\"counts\":{}}"));
        assert_ne!(version, keys.version(b"{\"counts\":{\"/\":1}}"));
        assert_ne!(version, Keys::new(&[8; 32]).version(b"{\"counts\":{}}"));
    }

    #[test]
    fn what_is_stored_of_an_address_tells_256_or_a_whole_house_of_neighbours_alike() {
        let keys = Keys::new(&[7; 32]);
        let network = |address: &str| keys.network(address.parse().unwrap());
        let address = |text: &str| keys.address(text.parse().unwrap());
        for (one, other, is_same_network, is_same_address) in [
            ("203.0.113.7", "203.0.113.7", true, true),
            ("203.0.113.7", "203.0.113.250", true, false),
            ("203.0.113.7", "203.0.114.7", false, false),
            ("203.0.113.7", "::ffff:203.0.113.7", true, true),
            ("2001:db8:1:2::7", "2001:db8:1:2::8", true, true),
            ("2001:db8:1:2::7", "2001:db8:1:3::7", true, false),
            ("2001:db8:1:2::7", "2001:db8:2:2::7", false, false),
        ] {
            assert_eq!(
                network(one) == network(other),
                is_same_network,
                "{one} {other}"
            );
            assert_eq!(
                address(one) == address(other),
                is_same_address,
                "{one} {other}"
            );
        }
        let other = Keys::new(&[8; 32]);
        let there = "203.0.113.7".parse().unwrap();
        assert_ne!(other.network(there), keys.network(there));
        assert_ne!(keys.address(there), keys.network(there));
    }
}
