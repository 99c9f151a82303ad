//! Addresses for the wire: exactly one, in ASCII.

use lettre::Address;

use super::head::Head;
use afterword_config::Addressing;

/// An address with its domain in ASCII (RFC 5890); `None` if it is invalid, or has characters before the `@` that
/// only some servers accept (SMTPUTF8, RFC 6531).
pub(super) fn ascii(address: &str) -> Option<Address> {
    let (local, domain) = address.rsplit_once('@')?;
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "!#$%&'*+-/=?^_`{|}~.".contains(c);
    let is_local = (1..=64).contains(&local.len()) && local.chars().all(is_plain);
    let url::Host::Domain(domain) = url::Host::parse(domain).ok().filter(|_| is_local)? else {
        return None;
    };
    Address::new(local, domain).ok()
}

/// The bounce address of this mail: VERP if plus addressing works.
pub(super) fn bounces(bot: &Address, head: &Head, addressing: Addressing) -> Option<Address> {
    match addressing {
        Addressing::Plus => tagged(bot, &format!("v{}", head.mail_id.simple())),
        Addressing::CatchAll | Addressing::None => Some(bot.clone()),
    }
}

/// The reply address.
pub(super) fn answers(bot: &Address, token: &str, addressing: Addressing) -> Option<Address> {
    let is_token = token.bytes().all(|byte| byte.is_ascii_alphanumeric());
    match addressing {
        _ if !is_token => None,
        Addressing::Plus => tagged(bot, &format!("m{token}")),
        Addressing::CatchAll => Address::new(format!("m{token}"), bot.domain()).ok(),
        Addressing::None => Some(bot.clone()),
    }
}

fn tagged(bot: &Address, tag: &str) -> Option<Address> {
    Address::new(format!("{}+{tag}", bot.user()), bot.domain()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_domain_of_any_script_travels_in_ascii() {
        assert_eq!(
            ascii("ann@bücher.example").unwrap().to_string(),
            "ann@xn--bcher-kva.example"
        );
    }

    #[test]
    fn what_is_no_single_plain_address_is_none() {
        for address in [
            "änne@blog.example",
            "ann",
            "ann@",
            "@blog.example",
            "a@b.example>\r\nRCPT TO:<c@d.example",
            "a b@c.example",
            "a@[127.0.0.1]",
            "a@127.0.0.1",
            "a@b.example, c@d.example",
            "\"a b\"@c.example",
        ] {
            assert!(ascii(address).is_none(), "{address:?}");
        }
    }
}
